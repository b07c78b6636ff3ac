"""A position in pieces, each encoded once, so that a step can be told as what has changed.

What a spectator sees is common to all: it is cut and compared once for everybody. Each eye has besides it only what it
sees otherwise, and what is asked of it. A piece has a name like `view/round`, `view/players/2` or `you`: a pointer
(RFC 6901, without the first slash) into the position.
"""

from __future__ import annotations

from typing import Any

from eldorado.core.plain import Plain
from eldorado.core.views import of_seats
from eldorado.server.ws import messages

Pieces = dict[str, bytes]
_places: dict[tuple[str, int], str] = {}  # the names of pieces; they are few
_names: dict[str, bytes] = {}


def place(key: str, i: int = -1) -> str:
    """
    >>> place("round"), place("players", 2), place("a/b")
    ('view/round', 'view/players/2', 'view/a~1b')
    """
    found = _places.get((key, i))
    if found is None:
        escaped = key.replace("~", "~0").replace("/", "~1")
        found = _places[key, i] = f"view/{escaped}" if i < 0 else f"view/{escaped}/{i}"
        _names[found] = messages.encode(found) + b":"
    return found


class Common:
    """What all see alike of one position, as a spectator sees it."""

    __slots__ = ("changed", "facts", "pieces", "seats", "size", "view")

    def __init__(self, view: Plain, facts: Plain, seats: int) -> None:
        self.view = view
        self.facts = facts
        self.seats = seats
        self.pieces: Pieces = cut(view, seats)
        self.size = sum(map(len, self.pieces.values()))
        self.changed: dict[Common, Pieces | None] = {}

    def since(self, before: Common) -> Pieces | None:
        """What is no longer as it was, worked out once; None if the position has another form."""
        if before not in self.changed:
            old, new = before.pieces, self.pieces
            alike = old.keys() == new.keys()
            self.changed[before] = (
                {where: piece for where, piece in new.items() if old[where] != piece} if alike else None
            )
        return self.changed[before]

    def let_go(self) -> None:
        """Everybody was told: forget what only helped to tell them."""
        self.view = self.facts = None
        self.changed = {}


def cut(view: dict[str, Any], seats: int) -> Pieces:
    """Each value of a view is a piece; of a list with something about each seat, each of them."""
    made: Pieces = {}
    encode = messages.encode
    for key, value in view.items():
        if type(value) is list and len(value) == seats and type(value[0]) is dict:
            for i in range(seats):
                made[place(key, i)] = encode(value[i])
        else:
            made[place(key)] = encode(value)
    return made


class Told:
    """What one eye is told of one position, but for what changes with time."""

    __slots__ = ("common", "eye", "n", "own")

    def __init__(self, eye: int, n: int, common: Common, own: Pieces | None) -> None:
        self.eye = eye
        self.n = n
        self.common = common
        self.own = own  # None: the position has another form than a spectator's, and is told whole each time


def besides(seen: dict[str, Any]) -> Pieces:
    """The pieces of what a game says that a seat sees otherwise."""
    own: Pieces = {}
    for key, value in seen.items():
        if of_seats(value):
            for i, one in value.items():
                own[place(key, i)] = messages.encode(one)
        else:
            own[place(key)] = messages.encode(value)
    return own


def compared(view: dict[str, Any], common: Common) -> Pieces | None:
    """The pieces of a view that are not what everybody sees; None if it has another form."""
    pieces = cut(view, common.seats)
    if pieces.keys() != common.pieces.keys():
        return None
    return {where: piece for where, piece in pieces.items() if common.pieces[where] != piece}


def difference(before: Told, after: Told) -> bytes | None:
    """What changed between two positions as one eye sees them; None if it is better told whole."""
    was, own = before.own, after.own
    shared = after.common.since(before.common)
    if shared is None or was is None or own is None or was.keys() != own.keys():
        return None
    told = [_names[where] + piece for where, piece in shared.items() if where not in own]
    told += [_names[where] + piece for where, piece in own.items() if was[where] != piece]
    if sum(map(len, told)) > after.common.size + sum(map(len, own.values())):
        return None
    return b"{" + b",".join(told) + b"}"


def name(where: str) -> str:
    """A piece beside those of the view."""
    _names[where] = messages.encode(where) + b":"
    return where


N, ACTORS, RESULT, YOU, FACTS = map(name, ("n", "actors", "result", "you", "facts"))


class Sights:
    """What has been worked out of a table's present position."""

    __slots__ = ("common", "told", "whole")

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """The position is another one."""
        self.common: Common | None = None
        self.told: dict[int, Told] = {}
        self.whole: dict[int, bytes] = {}

    def rest(self) -> None:
        """Everybody was told: keep only what the next step is compared with."""
        if self.common is not None:
            self.common.let_go()
            self.common = None
