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
) -> None:
    """Start the table server: one address for this machine, one for the phones and friends of the local network.

    Parameters
    ----------
    host
        the address to listen on; 127.0.0.1 keeps other devices out
    port
        the port to listen on; without it the one of last time, then 7440, then the next free one
    open
        open the browser
    data
        the folder for tables and records; without it the user's data folder
    url
        the address players see, if a reverse proxy stands in front (for links and QR codes)
    workers
        how many processes think for bots
    """
    from eldorado.core.errors import UserError
    from eldorado.server import run

    if port is not None and not 0 <= port < 65536:
        raise UserError("serve.bad_port", port=port)
    if not 1 <= workers <= 64:
        raise UserError("serve.bad_workers", workers=workers)
    if url is not None and not re.fullmatch(r"https?://[^\s/?#]+(/[^\s?#]*)?", url):
        raise UserError("serve.bad_url", url=url)
    run.serve(host, port, data, open, url, workers)
