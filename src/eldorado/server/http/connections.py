"""Limits on open connections, so that idle ones never use up the file descriptors that players need."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import sys
import time
from collections import OrderedDict
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Protocol

from eldorado.server.http.limits import household

log = logging.getLogger("eldorado.server")
RESERVE = 128  # file descriptors reserved for the store, the workers and everything else
WANTED = 65_536  # file descriptors we request at the start
DEFAULT = 1024  # if the system does not say
QUIET = 60.0  # seconds between two log lines about the same problem


class Closable(Protocol):
    def cut(self) -> None: ...


class Gate:
    """Counts open connections. An address over its limit gets no more, and the longest idle ones are cut.

    Where all are taken and none is idle, as sockets never are, the address with the most makes room for one with fewer.

    A proxy carries everybody's connections, so addresses of this machine, and of configured proxies, have no limit
    of their own.
    """

    def __init__(self, most: int, per_address: int) -> None:
        self.most = most
        self.per_address = per_address
        self.open: dict[Closable, str] = {}
        self.idle: OrderedDict[Closable, None] = OrderedDict()  # waiting for a request, the longest first
        self.addresses: dict[str, dict[Closable, None]] = {}  # the newest connection last

    def enter(self, connection: Closable, address: str) -> bool:
        """Whether a new connection may stay."""
        place = household(address)
        if self.count(place) >= self.per_address and not local(address):
            return False
        while len(self.open) >= self.most:
            other = next(iter(self.idle), None) or self.one_too_many(place)
            if other is None:
                return False
            self.leave(other)
            other.cut()
        self.add(connection, place)
        self.idle[connection] = None
        return True

    def count(self, place: str) -> int:
        return len(self.addresses.get(place, ()))

    def one_too_many(self, place: str) -> Closable | None:
        """The newest connection of the address that has most, unless this one would have as many."""
        most = max(self.addresses, key=self.count, default=place)
        return next(reversed(self.addresses[most])) if self.count(most) > self.count(place) + 1 else None

    def add(self, connection: Closable, place: str) -> None:
        self.open[connection] = place
        self.addresses.setdefault(place, {})[connection] = None

    def busy(self, connection: Closable) -> None:
        self.idle.pop(connection, None)

    def rest(self, connection: Closable) -> None:
        if connection in self.open:
            self.idle[connection] = None

    def hand_over(self, old: Closable, new: Closable) -> None:
        """Note that a request became a WebSocket: the same connection under another protocol."""
        place = self.open.get(old)
        self.leave(old)
        if place is not None:
            self.add(new, place)

    def leave(self, connection: Closable) -> None:
        self.idle.pop(connection, None)
        place = self.open.pop(connection, None)
        if place is not None:
            del self.addresses[place][connection]
            if not self.addresses[place]:
                del self.addresses[place]


PROXIES = "FORWARDED_ALLOW_IPS"  # machines or networks trusted to name their callers, by uvicorn too


def proxies() -> list[IPv4Network | IPv6Network]:
    """Return the proxies on other machines."""
    found: list[IPv4Network | IPv6Network] = []
    for word in os.environ.get(PROXIES, "").split(","):
        with contextlib.suppress(ValueError):
            found.append(ip_network(word.strip(), strict=False))
    return found


def local(address: str) -> bool:
    """Whether a connection comes from this machine, or from a configured proxy."""
    with contextlib.suppress(ValueError):
        found = ip_address(address)
        return found.is_loopback or any(found in network for network in proxies())
    return False


def raise_file_limit() -> int:
    """Ask the system for more file descriptors; return how many there are."""
    if sys.platform == "win32":
        return DEFAULT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


class CalmErrors:
    """An event loop's exception handler that does not fill the log: one line a minute when descriptors run out."""

    def __init__(self) -> None:
        self.said = -QUIET

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
        elif time.monotonic() - self.said >= QUIET:
            self.said = time.monotonic()
            log.error("no file descriptors are left: new connections wait")
