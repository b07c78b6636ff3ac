"""Make a page with plots of a file of simulated games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from eldorado import games
from eldorado.cli._setup import crew_of, print_json
from eldorado.core.errors import BadOption
from eldorado.core.system.reasons import reason


def report(
    file: Path,
    *,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    ray: str | None = None,
    json: bool = False,
) -> None:
    """Make one HTML page of a file that `eldorado simulate --out` wrote: who wins from where, and with what.

    Parameters
    ----------
    file
        games as .csv, .jsonl or .parquet
    out
        where to write the page; by default beside the file, with the ending .html
    ray
        a Ray cluster that draws the plots: HOST:PORT, auto for the one that runs here, local for a new one
    json
        print the figures as one JSON document instead of making a page
    """
    from eldorado.lab.report import page
    from eldorado.lab.report import report as figures
    from eldorado.lab.table import read_rows

    rows = read_rows(file)
    if json:
        print_json(figures(rows))
        return
    target = out or file.with_suffix(".html")
    with crew_of(1, ray) as share:
        text = page(rows, share)
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption("lab.unwritable", file=str(target), problem=reason(error)) from None
    print(games.words().say("cli.report.made", {"games": len(rows), "file": str(target)}))
