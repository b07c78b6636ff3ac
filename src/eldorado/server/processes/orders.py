"""Messages between a parent and its children: the orders at the start, and the children's reports."""

from __future__ import annotations

import msgspec

from eldorado.server.watch import logs

ALIVE, READY, RESTART = b".", b"+", b"!"  # “restart us all” is asked of one child by the command line


class Orders(msgspec.Struct):
    """The parent's orders to a child."""

    listening: int  # the common socket, as a file descriptor
    beats: int  # the pipe for heartbeats
    member: str
    machine: str
    data: str
    store: str
    links: tuple[str, ...]
    hosts: tuple[str, ...]
    workers: int
    metrics: bool
    lobby: bool
    behind: bool
    log: logs.Form
    code: tuple[str, ...]  # files with external games and bots
