"""What a parent tells a child when it starts it, and what the child tells the parent afterwards."""

from __future__ import annotations

import msgspec

from eldorado.server.watch import logs

ALIVE, READY, RESTART = b".", b"+", b"!"  # “restart us all” is asked of one child by the command line


class Orders(msgspec.Struct):
    """What the parent tells a child."""

    listening: int  # the common socket, as a file descriptor
    beats: int  # the pipe for signs of life
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
    code: tuple[str, ...]  # files with games and bots from outside
