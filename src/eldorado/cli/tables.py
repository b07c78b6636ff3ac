"""List, export, pause, remove or copy the tables of a server's store."""

from __future__ import annotations

from pathlib import Path


def tables(
    action: str = "list",
    table: str | None = None,
    to: str | None = None,
    *,
    data: Path | None = None,
    store: str | None = None,
    json: bool = False,
) -> None:
    """Look after the tables of a server, while it runs or not.

    Parameters
    ----------
    action
        list; browsers; export, pause, unpause or remove ID; block or unblock BROWSER;
        close or reopen the server to new tables; restart its processes one by one; copy FROM TO; rescue
    table
        the table's id; for block, a browser as `browsers` shows it; for copy, the folder or the
        postgresql:// address to copy from
    to
        for copy, the folder or the postgresql:// address to copy to
    data
        the server's data folder; by default the user's data folder
    store
        the PostgreSQL database of the server, if it has one
    json
        print one JSON document instead of a table
    """
    from eldorado.server import admin

    admin.tables(action, table, to, data, store, json)
