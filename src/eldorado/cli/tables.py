"""List, export or remove the tables of a server's store."""

from __future__ import annotations

from pathlib import Path


def tables(
    action: str = "list", table: str | None = None, *, data: Path | None = None, json: bool = False
) -> None:
    """List the tables, export the record of one, or remove one.

    Parameters
    ----------
    action
        list, export or remove
    table
        the table's id, for export and remove
    data
        the server's data folder; without it the user's data folder
    json
        print one JSON document instead of a table
    """
    from eldorado.server import operator

    operator.tables(action, table, data, json)
