"""Start the table server and open it in the browser (also: `eldorado` alone)."""

from __future__ import annotations

import re
from pathlib import Path


def serve(
    *,
    host: str = "0.0.0.0",
    port: int | None = None,
    open: bool = True,  # noqa: A002 - the flag is --no-open
    data: Path | None = None,
    url: str | None = None,
    workers: int = 1,
    allow_host: tuple[str, ...] = (),
    metrics: bool = False,
    log: str = "text",
    store: str | None = None,
    processes: int | None = None,
    lobby: bool = False,
    machine: str | None = None,
) -> None:
    """Start the table server: one address for this machine, one for the phones and friends of the local network.

    Parameters
    ----------
    host
        the address to listen on; 127.0.0.1 keeps other devices out
    port
        the port to listen on; by default the one used last, then 7440, then the next free one
    open
        open the browser
    data
        the folder for tables, records and languages; by default the user's data folder
    url
        the address players see, if a reverse proxy stands in front (for links and QR codes)
    workers
        how many processes think for bots
    allow_host
        a further name under which browsers may call this server, such as one of your own network
    metrics
        show figures at /metrics, to this machine and to holders of the token in ELDORADO_METRICS_TOKEN
    log
        text, or json: one object a line
    store
        a PostgreSQL database for the tables, such as postgresql://user@host/name; by default a file in the folder
    processes
        how many processes serve the tables of the database, so that several cores help; they replace each other
    lobby
        show open tables and running games to all who come; each table's host decides whether it is shown
    machine
        this machine's address in the private network of all machines that serve the tables of the database
    """
    from eldorado import games
    from eldorado.core.errors import UserError
    from eldorado.core.language.check import refuse_faults
    from eldorado.core.language.languages import add_folder
    from eldorado.server import run
    from eldorado.server.watch import logs

    if port is not None and not 0 <= port < 65536:
        raise UserError("serve.bad_port", port=port)
    if not 1 <= workers <= 64:
        raise UserError("serve.bad_workers", workers=workers)
    if processes is not None and not 1 <= processes <= 64:
        raise UserError("serve.bad_workers", workers=processes)
    if url is not None and not re.fullmatch(r"https?://[^\s/?#]+(/[^\s?#]*)?", url):
        raise UserError("serve.bad_url", url=url)
    if log not in logs.FORMS:
        raise UserError("serve.bad_log", form=log, choices=list(logs.FORMS))
    if data is not None and (data / "languages").is_dir():
        add_folder(data / "languages")
    refuse_faults(games.homes())
    run.serve(
        host, port, data, open, url, workers, allow_host, metrics, log, store, processes, lobby, machine
    )
