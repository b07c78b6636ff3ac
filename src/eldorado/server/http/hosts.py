"""The host names this server answers to.

A page anywhere can make its own name point to this machine (DNS rebinding) and then talk to us as if it were ours. It
cannot choose the name a browser puts into `Host`, so we answer to names we know, and to plain addresses.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9_.-]{1,253})(?::(?P<port>[0-9]{1,5}))?")


def parse(header: str) -> tuple[str, int | None] | None:
    """Name and port of a Host header; None if it is not one.

    >>> parse("Table.example:7440"), parse("[::1]:80"), parse("x:99999"), parse("a b")
    (('table.example', 7440), ('::1', 80), None, None)
    """
    found = HOST.fullmatch(header.strip().lower())
    if found is None:
        return None
    port = int(found["port"]) if found["port"] else None
    if port is not None and port > 65535:
        return None
    return found["name"].strip("[]").rstrip("."), port


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_names() -> set[str]:
    """Return this machine's names: its own, and those in the local network."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return {"localhost", name, first, f"{first}.local", f"{first}.lan", f"{first}.home", f"{first}.fritz.box"}


class Hosts:
    """The host names this server answers to: this machine's, those in its links, and those of --allow-host."""

    def __init__(self, links: tuple[str, ...], more: tuple[str, ...]) -> None:
        linked = {urlsplit(link).hostname or "" for link in links}
        self.names = own_names() | linked | {name.lower() for name in more}

    def ours(self, header: bytes | None) -> bool:
        """Whether a request is meant for us. Ancient programs send no Host; browsers always do."""
        if header is None:
            return True
        found = parse(header.decode("latin-1"))
        if found is None:
            return False
        name = found[0]
        return name in self.names or name.endswith(".localhost") or is_address(name)
