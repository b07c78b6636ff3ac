"""A position in pieces, each encoded once, so that a step can be told as what has changed.

What a spectator sees is common to all: it is cut and compared once for everybody. Each eye has besides it only what it
sees otherwise, and what is asked of it. A piece has a name like `view/round`, `view/players/2` or `you/legal`: a
pointer (RFC 6901, without the first slash) into the position.
"""

from __future__ import annotations

from typing import Any

import msgspec

from eldorado.core.matches.telling import Said
from eldorado.core.plain import Plain
from eldorado.core.views import Inside, of_seats
from eldorado.server.ws import messages
from eldorado.server.ws import outgoing as out

Pieces = dict[str, bytes]
_places: dict[tuple[str, int | str | None], str] = {}  # the names of pieces; they are few
_names: dict[str, bytes] = {}


def escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")


def place(key: str, part: int | str | None = None) -> str:
    """
    >>> place("round"), place("players", 2), place("table", "bag"), place("a/b")
    ('view/round', 'view/players/2', 'view/table/bag', 'view/a~1b')
    """
    found = _places.get((key, part))
    if found is None:
        found = f"view/{escaped(key)}" if part is None else f"view/{escaped(key)}/{escaped(str(part))}"
        _places[key, part] = found
        _names[found] = messages.encode(found) + b":"
    return found


class Common:
    """What all see alike of one position, as a spectator sees it."""

    __slots__ = ("changed", "facts", "parted", "pieces", "seats", "size")

    def __init__(self, view: Plain, facts: Plain, seats: int, parted: tuple[str, ...] = ()) -> None:
        self.facts = facts
        self.seats = seats
        self.parted = parted
        self.pieces: Pieces = cut(view, seats, parted)
        self.size = sum(map(len, self.pieces.values()))
        self.changed: dict[Common, Pieces | None] = {}

    def since(self, before: Common) -> Pieces | None:
        """What is no longer as it was, with its name, worked out once; None if the position has another form."""
        if before not in self.changed:
            old, new = before.pieces, self.pieces
            alike = old.keys() == new.keys()
            self.changed[before] = (
                {where: _names[where] + piece for where, piece in new.items() if old[where] != piece}
                if alike
                else None
            )
        return self.changed[before]

    def let_go(self) -> None:
        """Everybody was told: forget what only helped to tell them."""
        self.facts = None
        self.changed = {}


def cut(view: dict[str, Any], seats: int, parted: tuple[str, ...] = ()) -> Pieces:
    """Each value of a view is a piece; of a list with something about each seat, and of a table that is parted, each
    of theirs."""
    made: Pieces = {}
    encode, known = messages.encode, _places.get
    for key, value in view.items():
        if type(value) is list and len(value) == seats and type(value[0]) is dict:
            for i in range(seats):
                made[known((key, i)) or place(key, i)] = encode(value[i])
        elif key in parted:
            for part, inner in value.items():
                made[known((key, part)) or place(key, part)] = encode(inner)
        else:
            made[known((key, None)) or place(key)] = encode(value)
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
    """The pieces of a view that differ for a seat."""
    own: Pieces = {}
    for key, value in seen.items():
        if isinstance(value, Inside) or of_seats(value):
            for part, one in value.items():
                own[place(key, part)] = messages.encode(one)
        else:
            own[place(key)] = messages.encode(value)
    return own


def compared(view: dict[str, Any], common: Common) -> Pieces | None:
    """The pieces of a view that are not what everybody sees; None if it has another form."""
    pieces = cut(view, common.seats, common.parted)
    if pieces.keys() != common.pieces.keys():
        return None
    return {where: piece for where, piece in pieces.items() if common.pieces[where] != piece}


def difference(before: Told, after: Told) -> bytes | None:
    """What changed between two positions as one eye sees them; None if it is better told whole.

    That follows from the two positions as the eye sees them and from nothing else, so it tells no more than they do.
    """
    was, own = before.own, after.own
    shared = after.common.since(before.common)
    if shared is None or was is None or own is None:
        return None
    old, new = before.common.pieces, after.common.pieces
    told = [part for where, part in shared.items() if where not in own and where not in was]
    told += [
        _names[where] + piece
        for where, piece in own.items()
        if (was[where] if where in was else old.get(where)) != piece
    ]
    for where in was.keys() - own.keys():
        if where not in new:
            return None
        if was[where] != new[where]:
            told.append(_names[where] + new[where])
    made = b"{" + b",".join(told) + b"}"
    if len(made) > after.common.size and len(made) > after.common.size + sum(map(len, own.values())):
        return None
    return made


def name(where: str) -> str:
    """A piece beside those of the view."""
    _names[where] = messages.encode(where) + b":"
    return where


N, ACTORS, RESULT, FACTS = map(name, ("n", "actors", "result", "facts"))
YOU = {field: name(f"you/{field}") for field in out.You.__struct_fields__}


def asked(you: out.You) -> Pieces:
    """The pieces that say what a seat is asked and may do."""
    encode = messages.encode
    made = {where: encode(getattr(you, field)) for field, where in ALWAYS}
    if you.seq is None:
        made.update(NOT_ASKED)
    else:
        made.update({where: encode(getattr(you, field)) for field, where in IF_ASKED})
    return made


ALWAYS = [(field, YOU[field]) for field in ("seat", "facts", "prompt", "undo")]
IF_ASKED = [(field, YOU[field]) for field in ("seq", "legal", "plans", "auto")]
NOT_ASKED = {YOU["seq"]: b"null", YOU["legal"]: b"[]", YOU["plans"]: b"[]", YOU["auto"]: b"false"}


class Heard:
    """Entries as they are told: by eye, those to which they look as to a spectator together."""

    __slots__ = ("apart", "items", "of")

    def __init__(self, of: object, apart: set[int]) -> None:
        self.of = of  # the entries
        self.apart = apart  # the seats that see them otherwise
        self.items: dict[int, msgspec.Raw] = {}


class Sights:
    """What has been worked out of a table's present position."""

    __slots__ = ("common", "heard", "said", "told", "whole")

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """The position is another one."""
        self.common: Common | None = None
        self.told: dict[int, Told] = {}
        self.whole: dict[int, bytes] = {}
        self.said: dict[tuple[int, int], Said] = {}  # of legal moves, by seat and action
        self.heard: Heard | None = None

    def rest(self) -> None:
        """Everybody was told: keep only what the next step is compared with."""
        if self.common is not None:
            self.common.let_go()
            self.common = None
