"""A position in pieces, each encoded once, so that a step can be told as what has changed.

The spectator's view is common to all: it is cut and compared once for everybody. Each eye adds only where it
sees otherwise, and what is asked of it. A piece has a name like `view/round`, `view/players/2` or `you/legal`: a
pointer (RFC 6901, without the first slash) into the position.
"""

from __future__ import annotations

from typing import Any

from eldorado.core.game import SPECTATOR, Event, State
from eldorado.core.matches.telling import Said
from eldorado.core.plain import Plain
from eldorado.core.views import Inside, of_seats
from eldorado.server.ws import messages
from eldorado.server.ws import outgoing as out
from eldorado.server.ws.letters import Letter

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


class Since:
    """The change for everybody: its pieces, and all of it in one."""

    __slots__ = ("alone", "pieces", "together")

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.together = b",".join([_names[where] + piece for where, piece in pieces.items()])
        self.alone = b"{" + self.together + b"}"  # for eyes to which nothing else has changed


class Common:
    """The part of a position that all see alike: all of it, or the possible changes since another."""

    __slots__ = ("changed", "facts", "facts_told", "pieces", "size")

    def __init__(self, made: Pieces, facts: Plain, before: Common | None = None) -> None:
        self.facts: Plain = facts
        self.facts_told: Pieces = {key: messages.encode(value) for key, value in facts.items()}
        if before is not None and before.facts_told == self.facts_told:
            self.facts_told = before.facts_told
        self.pieces: Pieces = made
        self.changed: dict[Common, Since | None] = {}
        if before is None or not self.follow(before, made):
            self.size = sum(map(len, self.pieces.values()))

    def follow(self, before: Common, made: Pieces) -> bool:
        """Take over what is not among the possible changes. Only these need to be compared, once for everybody who was
        told the position before. False if the position has another shape."""
        old, size = before.pieces, before.size
        new: Pieces = {}
        for where, piece in made.items():
            was = old.get(where)
            if was != piece:
                new[where] = piece
                size += len(piece) - (len(was) if was is not None else 0)
        self.pieces = {**old, **new}
        alike = len(self.pieces) == len(old)
        self.changed[before] = Since(new) if alike else None
        self.size = size
        return alike

    def since(self, before: Common) -> Since | None:
        """The changed pieces, worked out once; None if the position has another shape."""
        if before in self.changed:
            return self.changed[before]
        old, new = before.pieces, self.pieces
        made = None
        if old.keys() == new.keys():
            # Unchanged pieces are the same object, which is fast to see.
            made = Since({where: piece for where, piece in new.items() if old[where] != piece})
        self.changed[before] = made
        return made

    def tell(self, facts: dict[str, Any]) -> Pieces:
        """Encode a seat's facts, by their keys; those it shares with everybody are encoded already."""
        told, shared, encode = {}, self.facts, messages.encode
        for key, value in facts.items():
            told[key] = self.facts_told[key] if key in shared and shared[key] is value else encode(value)
        return told

    def let_go(self) -> None:
        """Forget what only helped to tell everybody, once that is done."""
        self.facts = {}
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
    """A position as told to one eye, except for what changes with time."""

    __slots__ = ("common", "eye", "facts", "n", "own", "state")

    def __init__(self, eye: int, n: int, common: Common, own: Pieces | None, facts: Pieces) -> None:
        self.eye = eye
        self.n = n
        self.common = common
        self.own = own  # None: the position has another form than a spectator's, and is told whole each time
        self.facts = facts  # by their keys
        self.state: State | None = None  # the position, if a later one can be compared with it

    def size(self) -> int:
        """The approximate length of the whole position."""
        own = sum(map(len, self.own.values())) if self.own is not None else 0
        return self.common.size + own + sum(map(len, self.facts.values()))


def besides(seen: dict[str, Any]) -> Pieces:
    """Return the pieces of a view that differ for a seat."""
    own: Pieces = {}
    encode, known = messages.encode, _places.get
    for key, value in seen.items():
        kind = type(value)
        if kind is Inside or (kind is dict and of_seats(value)):
            for part, one in value.items():
                own[known((key, part)) or place(key, part)] = encode(one)
        else:
            own[known((key, None)) or place(key)] = encode(value)
    return own


def compared(view: dict[str, Any], common: Common, seats: int, parted: tuple[str, ...]) -> Pieces | None:
    """Return the pieces of a view that differ from everybody's; None if it has another shape."""
    pieces = cut(view, seats, parted)
    pieces.update({where: common.pieces[where] for where in (N, ACTORS, RESULT)})
    if pieces.keys() != common.pieces.keys():
        return None
    return {where: piece for where, piece in pieces.items() if common.pieces[where] != piece}


def difference(before: Told, after: Told) -> bytes | None:
    """The changes between two positions as one eye sees them; None if the whole position is better.

    That follows from the two positions as the eye sees them and from nothing else, so it tells no more than they do.
    """
    was, own = before.own, after.own
    shared = after.common.since(before.common)
    if shared is None or was is None or own is None:
        return None
    if own is was and after.facts is before.facts and shared.pieces.keys().isdisjoint(own):
        return smaller(shared.alone, after)
    if was.keys() == own.keys() and shared.pieces.keys().isdisjoint(own):
        told = [_names[where] + piece for where, piece in own.items() if was[where] != piece]
        if shared.together:
            told.append(shared.together)
    else:
        found = crossed(before, after, shared, was, own)
        if found is None:
            return None
        told = found
    if after.facts is not before.facts:
        told += facts_changed(before.facts, after.facts, after.eye)
    return smaller(b"{" + b",".join(told) + b"}", after)


def smaller(made: bytes, after: Told) -> bytes | None:
    """The changes, unless they are longer than the whole position."""
    return None if len(made) > after.common.size and len(made) > after.size() else made


def facts_changed(was: Pieces, now: Pieces, eye: int) -> list[bytes]:
    """Return the facts that changed; all of them in one if they no longer have the same keys."""
    place_of = FACT if eye == SPECTATOR else FACT_OF_SEAT
    if was.keys() == now.keys():
        return [place_of(key) + piece for key, piece in now.items() if was[key] != piece]
    whole = b",".join([b"%b:%b" % (messages.encode(key), now[key]) for key in sorted(now)])
    return [place_of("") + b"{" + whole + b"}"]


def crossed(before: Told, after: Told, shared: Since, was: Pieces, own: Pieces) -> list[bytes] | None:
    """The same if the eye's differences are not in the same parts of the position, or changed for others too."""
    old, new = before.common.pieces, after.common.pieces
    told = [
        _names[where] + piece
        for where, piece in shared.pieces.items()
        if where not in own and where not in was
    ]
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
    return told


def name(where: str) -> str:
    """The name of a piece outside the view."""
    _names[where] = messages.encode(where) + b":"
    return where


class Place(dict[str, bytes]):
    """The names of facts, made when first needed; "" is all of them."""

    def __init__(self, below: str) -> None:
        super().__init__()
        self.below = below

    def __missing__(self, key: str) -> bytes:
        made = self[key] = messages.encode(f"{self.below}/{escaped(key)}" if key else self.below) + b":"
        return made


FACT, FACT_OF_SEAT = Place("facts").__getitem__, Place("you/facts").__getitem__
N, ACTORS, RESULT = map(name, ("n", "actors", "result"))
YOU = {field: name(f"you/{field}") for field in out.You.__struct_fields__}


def asked(you: out.You) -> Pieces:
    """Return the pieces with a seat's question and options, except its facts."""
    encode = messages.encode
    made = {where: encode(getattr(you, field)) for field, where in ALWAYS}
    if you.seq is None:
        made.update(NOT_ASKED)
    else:
        made.update({where: encode(getattr(you, field)) for field, where in IF_ASKED})
    return made


def still_unasked(own: Pieces, prompt: Plain, undo: out.Undo) -> Pieces:
    """The same for a seat that was asked nothing before and is asked nothing now: most often the very same pieces."""
    asked, way = messages.encode(prompt), messages.encode(undo)
    if own[PROMPT] == asked and own[UNDO] == way:
        return own
    return {**own, PROMPT: asked, UNDO: way}


PROMPT, UNDO = YOU["prompt"], YOU["undo"]
ALWAYS = [(field, YOU[field]) for field in ("seat", "prompt", "undo")]
IF_ASKED = [(field, YOU[field]) for field in ("seq", "legal", "plans", "auto")]
NOT_ASKED = {YOU["seq"]: b"null", YOU["legal"]: b"[]", YOU["plans"]: b"[]", YOU["auto"]: b"false"}


class Heard:
    """Entries as told, by eye; eyes that see them as a spectator does share one."""

    __slots__ = ("alike", "apart", "items", "of")

    def __init__(self, of: object, seats: set[int], events: list[Event]) -> None:
        self.of = of  # the entries
        # The seats that see them otherwise than a spectator: their own, and those that secrets are addressed to.
        self.apart = seats
        for event in events:
            if event.secret is not None:
                self.apart.update([i for i in range(event.seats.bit_length()) if event.seats >> i & 1])
        self.items: dict[int, bytes] = {}
        # To eyes that hear as a spectator does, by what changed, and since when.
        self.alike: dict[tuple[bytes, int], Letter] = {}


class Sights:
    """Cached results for a table's present position."""

    __slots__ = ("answers", "before", "common", "heard", "said", "told", "whole")

    def __init__(self) -> None:
        self.before: dict[int, Told] = {}  # by eye, an earlier position as told
        self.told: dict[int, Told] = {}
        self.clear()

    def clear(self) -> None:
        """Forget everything, because the position changed."""
        if self.told:
            self.before = self.told
        self.common: Common | None = None
        self.told = {}
        self.whole: dict[int, bytes] = {}
        self.answers: dict[int, int | None] = {}  # by seat, what the table answers for it
        self.said: dict[tuple[int, int], Said] = {}  # of legal moves, by seat and action
        self.heard: Heard | None = None

    def rest(self) -> None:
        """Keep only what the next step is compared with, once everybody was told."""
        if self.common is not None:
            self.common.let_go()
            self.common = None
