"""Rate limits: floods are slowed down so that honest players are not."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """Return the key for counting clients together: an IPv4 address, or the whole /64 of an IPv6 subscriber.

    >>> household("192.0.2.7"), household("2001:db8::1:2"), household("2001:db8::ffff"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '2001:db8::/64', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    mapped = found.ipv4_mapped
    return str(mapped) if mapped is not None else str(IPv6Network((found, 64), strict=False))


class Bucket:
    """A token bucket: `burst` at once, `rate` per second after that.

    >>> bucket = Bucket(rate=1.0, burst=2, now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)]
    [True, True, False, True]
    >>> bucket.take(-3600.0), bucket.take(-3599.0)  # a clock that is set back locks nobody out
    (False, True)
    """

    __slots__ = ("burst", "left", "rate", "refused", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = now
        self.refused = 0  # consecutive refusals

    def take(self, now: float, cost: float = 1.0) -> bool:
        self.left = min(self.burst, self.left + max(0.0, now - self.since) * self.rate)
        self.since = now
        if self.left < cost:
            self.refused += 1
            return False
        if 2 * self.left > self.burst:
            self.refused = 0
        self.left -= cost
        return True

    def wait(self, cost: float = 1.0) -> int:
        """Return the whole seconds until `cost` can be taken."""
        return max(1, round((cost - self.left) / self.rate + 0.5))


class Buckets:
    """One bucket per address or browser; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.all: OrderedDict[object, Bucket] = OrderedDict()

    def get(self, who: object, now: float) -> Bucket:
        bucket = self.all.get(who)
        if bucket is None:
            bucket = self.all[who] = Bucket(self.rate, self.burst, now)
            if len(self.all) > self.most:
                self.all.popitem(last=False)
        else:
            self.all.move_to_end(who)
        return bucket


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits for one browser or address. The defaults are far above what a person does and far below what hurts."""

    frame: int = 16_384  # bytes of one message
    body: int = 16_384
    record: int = 2_000_000  # bytes of an imported record
    uploads: int = 8  # records of one address that are on their way at once
    uploads_together: int = 64  # of all
    moves: int = 64  # in one plan
    messages: float = 20.0  # per second and socket
    message_burst: float = 60.0
    together: float = 300.0  # messages per second and address, over all its sockets: several classes
    together_burst: float = 1000.0
    patience: int = 100  # consecutive refused messages before the socket is closed
    pause: float = 0.02  # seconds without reading after a refused message
    requests: float = 30.0  # per second and address
    request_burst: float = 240.0
    guesses: float = 0.2  # codes tried, per second and address
    guess_burst: float = 10.0
    makes: float = 0.5  # tables made, per second and browser
    make_burst: float = 20.0
    chats: float = 0.5
    chat_burst: float = 8.0
    talk: float = (
        2.0  # lines of chat and first mutes at a table, per second and address: a new cookie costs nothing
    )
    talk_burst: float = 200.0  # a class
    hints: float = 0.5  # per second and browser: each keeps a worker busy
    hint_burst: float = 6.0
    hints_waiting: int = 32  # in total; the server thinks about them one at a time
    tables: int = 60  # unfinished tables per browser
    kept: int = 500  # all tables per browser
    listed: int = 3  # tables of one browser in the lobby
    lists: float = 1 / 60  # tables put into the lobby, per second and address
    list_burst: float = 30.0  # a class that begins at once
    # Of one game, undone ones too. People and good bots need up to 3,000, eight who play the Island at random more than
    # 12,000.
    entries: int = 30_000
    notes: int = 10_000  # lines of chat, questions, changes of settings and the like, of one table
    sockets: int = 4  # per browser and table
    watchers: int = 64  # sockets per table
    outbox: int = 256  # messages waiting for a slow socket
    outbox_bytes: int = 2_000_000  # of them; viewers who see the same share the same text
    unread: int = 65_536  # bytes waiting for a socket above which its own messages wait too
    long_work: int = 8  # records and courses being checked or waiting for it
    connections: int = 512  # open at once, per address
    control: float = 4.0  # pings, pongs and fragments, per second and socket
    control_burst: float = 64.0
