"""The record of a game: the save, the replay, the bug report and the training data, as lines of JSON.

    {"eldorado": "record", "format": 2, "game": "quest", "rules": 1, "seats": 2, "options": {…}, "names": ["Ada", "Bo"],
     "commitment": "…", "components": {"cards": {"scout": 3, …}}, "deal": ["sailor", …]}
                                                       the header; `deal` is the chance the set-up drew
    [0, "spend traveler", []]                          an entry: seat, move in notation, the chance it drew
    [0, "buy scout", [], {"gesture": 4, "ms": 1200}]   the same, in a gesture that began with entry 4, after 1.2 s
    {"undo": 4, "by": 0}                               an entry too: back to the position after entry 4
    {"note": {…}}                                      what the table wants to remember; not an entry
    {"snapshot": 32, "state": {…}}                     the whole state after 32 entries
    {"end": "played", "result": {…}, "key": "…", "seed": "…"}     once it is over, and the seed may be known

Everything is named and nothing numbered by its place in a table: moves, what was drawn, the fields of a snapshot, the
components the game began with. So a card that is added to a game does not disturb the games that were played without
it. The header may also hold `start`, a position that was given instead of dealt (then `deal` is empty), `house`,
the values of house rules, and `dice`: "seats" if every seat has a stream of chance of its own.

Entries are counted from 1 and never removed. The position after an undo is the one after the entry it names; what is in
effect, the *path*, are the decisions not taken back. `commitment` is the SHA-256 of the seed, published before anything
is dealt, so that the seed in the last line cannot have been chosen afterwards.
"""

from __future__ import annotations

import hashlib
import json

from eldorado.core.errors import BadOption, BadRecord
from eldorado.core.plain import Options, Plain, canonical, is_plain

__all__ = ["SEATS", "Entry", "Record", "commit", "read", "seed_bytes"]

FORMAT = 2
OLD_FORMATS = {1: "0.1.0"}  # the release that opens each format this one does not
SNAPSHOT_EVERY = 32
MOST_SEATS = 16
SEATS = "seats"  # dice with a stream for each seat


class Entry:
    """A decision, its move in notation, or an undo back to the position after entry `to`.

    `action` is the number of the move in this version of the game, -1 until the entry was played or replayed. `gesture`
    is the entry with which a gesture of several moves began, 0 for a move by itself; `ms` how long the move took.

    >>> Entry(0, "end", []).is_undo, Entry(0, "", [], to=2).is_undo
    (False, True)
    """

    __slots__ = ("seat", "move", "outcomes", "to", "action", "gesture", "ms")

    def __init__(
        self,
        seat: int,
        move: str,
        outcomes: list[Plain],
        to: int = -1,
        action: int = -1,
        gesture: int = 0,
        ms: int = -1,
    ) -> None:
        self.seat = seat
        self.move = move
        self.outcomes = outcomes
        self.to = to
        self.action = action
        self.gesture = gesture
        self.ms = ms

    def __repr__(self) -> str:
        to = f", to={self.to}" if self.is_undo else ""
        return f"Entry({self.seat}, {self.move!r}, {self.outcomes}{to})"

    @property
    def is_undo(self) -> bool:
        return self.to >= 0

    def plain(self) -> Plain:
        """Return the entry as its line in the record."""
        more: dict[str, Plain] = {"gesture": self.gesture} if self.gesture else {}
        if self.ms >= 0:
            more["ms"] = self.ms
        if self.is_undo:
            return {"undo": self.to, "by": self.seat, **more}
        said: list[Plain] = [self.seat, self.move, self.outcomes]
        return [*said, more] if more else said


class Record:
    """The record of one game.

    >>> record = Record("toy", 1, 2, {}, commit(bytes(32)), ["gold", 0])
    >>> record.entries.append(Entry(0, "dig 3", []))
    >>> record, record.entries
    (<Record of toy, 2 seats, 1 entries>, [Entry(0, 'dig 3', [])])
    >>> [line[:20] for line in record.write().splitlines()]
    ['{"eldorado":"record"', '[0,"dig 3",[]]']
    >>> read(record.write()).entries[0].move
    'dig 3'
    """

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: Options,
        commitment: str,
        deal: list[Plain],
        names: list[str] | None = None,
        components: Plain = None,
        start: Plain = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.commitment = commitment
        self.deal = deal
        self.names: list[str] = names or []
        self.components: dict[str, Plain] = components or {}
        self.start = start  # the given position, as `Game.dump` writes it; None if it was dealt
        self.house: dict[str, Plain] = {}
        self.dice: str = (
            ""  # the kind of dice: "" draws everything from one stream, SEATS keeps the seats apart
        )
        self.entries: list[Entry] = []
        self.notes: list[tuple[int, Plain]] = []  # each with the number of entries before it
        self.snapshots: dict[int, Plain] = {}
        self.end: str = ""  # how it ended: "played", "agreed", "resigned" …; empty during the game
        self.result: Plain = None
        self.key: str = ""
        self.seed: str = ""  # hexadecimal, once it may be known

    def __repr__(self) -> str:
        end = f", {self.end}" if self.end else ""
        return f"<Record of {self.game}, {self.seats} seats, {len(self.entries)} entries{end}>"

    def header(self) -> dict[str, Plain]:
        """The first line; optional parts that are empty are left out."""
        told: dict[str, Plain] = {"eldorado": "record", "format": FORMAT}
        told |= {"game": self.game, "rules": self.rules, "seats": self.seats, "options": self.options}
        told |= {"names": self.names, "commitment": self.commitment, "components": self.components}
        told |= {"deal": self.deal}
        if self.start is not None:
            told["start"] = self.start
        if self.house:
            told["house"] = self.house
        if self.dice:
            told["dice"] = self.dice
        return told

    def blank(self) -> Record:
        """A record with the same header and no entries."""
        made = Record(
            self.game,
            self.rules,
            self.seats,
            self.options,
            self.commitment,
            list(self.deal),
            list(self.names),
            self.components,
            self.start,
        )
        made.house, made.dice = self.house, self.dice
        return made

    def write(self) -> str:
        """The record as text, one line each."""
        lines = [line(self.header())]
        notes = list(self.notes)
        for number in range(len(self.entries) + 1):
            if number:
                lines.append(line(self.entries[number - 1].plain()))
            if number in self.snapshots:
                lines.append(line({"snapshot": number, "state": self.snapshots[number]}))
            while notes and notes[0][0] <= number:
                lines.append(line({"note": notes.pop(0)[1]}))
        if self.end:
            lines.append(line({"end": self.end, "result": self.result, "key": self.key, "seed": self.seed}))
        return "\n".join(lines) + "\n"

    def path(self, n: int | None = None) -> list[int]:
        """The numbers of the decisions in effect after n entries.

        >>> record = Record("toy", 1, 2, {}, "", [])
        >>> record.entries = [Entry(0, "a", []), Entry(0, "b", []), Entry(0, "", [], to=1), Entry(0, "c", [])]
        >>> record.path(), record.path(2)
        ([1, 4], [1, 2])
        """
        found: list[int] = []
        for number, entry in enumerate(self.entries if n is None else self.entries[:n], 1):
            if not entry.is_undo:
                found.append(number)
            else:
                while found and found[-1] > entry.to:
                    found.pop()
        return found


def line(data: Plain) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def commit(seed: bytes) -> str:
    """Return the commitment to a seed.

    >>> commit(bytes(32))[:8]
    '66687aad'
    """
    return hashlib.sha256(seed).hexdigest()


def read(text: str) -> Record:
    """Read a record from its text; BadRecord if it is damaged, foreign or newer.

    >>> read("1. e4 e5")
    Traceback (most recent call last):
    eldorado.core.errors.BadRecord: This is not an eldorado record.
    """
    lines = text.rstrip().splitlines()
    header = loaded(lines[0], 1) if lines and lines[0].startswith("{") else None
    if not isinstance(header, dict) or header.get("eldorado") != "record":
        raise BadRecord("record.foreign")
    if not isinstance(header.get("format"), int) or header["format"] < 1:
        raise BadRecord("record.bad_line", line=1)
    if header["format"] > FORMAT:
        raise BadRecord("record.newer_format", format=header["format"], known=FORMAT)
    if header["format"] in OLD_FORMATS:
        raise BadRecord("record.old_format", version=OLD_FORMATS[header["format"]])
    record = read_header(header)
    path: list[int] = [0]
    for number, written in enumerate(lines[1:], 2):
        if record.end:
            raise BadRecord("record.after_end", line=number)
        try:
            data = loaded(written, number)
        except BadRecord:
            if number < len(lines):
                raise
            raise BadRecord("record.cut_off", line=number) from None
        read_line(record, data, number, path)
    return record


def loaded(written: str, number: int) -> Plain:
    try:
        data = json.loads(written, parse_constant=refuse_constant)
        if is_plain(data):
            return data
    except (ValueError, RecursionError):
        pass
    raise BadRecord("record.bad_line", line=number)


def refuse_constant(name: str) -> Plain:
    raise ValueError(name)


def whole(value: Plain) -> bool:
    """Whether this is a number that is not negative."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_outcomes(value: Plain) -> bool:
    """Whether this is a list of what was drawn or rolled: names and numbers."""
    return isinstance(value, list) and all(isinstance(item, str) or whole(item) for item in value)


def read_header(header: dict[str, Plain]) -> Record:
    known = (
        *("eldorado", "format", "game", "rules", "seats", "options", "names", "commitment"),
        *("components", "deal", "start", "house", "dice"),
    )
    good = (
        set(header) <= set(known)
        and isinstance(header.get("game"), str)
        and whole(header.get("rules"))
        and whole(header.get("seats"))
        and 0 < header["seats"] <= MOST_SEATS
        and isinstance(header.get("options"), dict)
        and isinstance(header.get("commitment"), str)
        and isinstance(header.get("components", {}), dict)
        and isinstance(header.get("house", {}), dict)
        and is_outcomes(header.get("deal"))
        and not ("start" in header and header["deal"])
        and isinstance(header.get("names", []), list)
        and all(isinstance(name, str) for name in header.get("names", []))
        and len(header.get("names", [])) in (0, header["seats"])
    )
    if not good:
        raise BadRecord("record.bad_line", line=1)
    record = Record(
        header["game"],
        header["rules"],
        header["seats"],
        header["options"],
        header["commitment"],
        header["deal"],
        header.get("names", []),
        header.get("components", {}),
        header.get("start"),
    )
    record.house = header.get("house", {})
    record.dice = header.get("dice", "")
    if record.dice not in ("", SEATS):
        raise BadRecord("record.unknown_dice", dice=str(record.dice)[:40])
    return record


def extras(record: Record, data: Plain) -> tuple[int, int] | None:
    """Read the gesture and the time of an entry; None if they are impossible."""
    if not isinstance(data, dict) or not set(data) <= {"gesture", "ms"}:
        return None
    gesture, ms = data.get("gesture", 0), data.get("ms", 0)
    if not whole(gesture) or gesture > len(record.entries) + 1 or not whole(ms):
        return None
    return gesture, data.get("ms", -1)


def read_line(record: Record, data: Plain, number: int, path: list[int]) -> None:
    """Read one line after the header; `path` are the positions in effect, 0 the deal."""
    bad = BadRecord("record.bad_line", line=number)
    if isinstance(data, list):
        more = extras(record, data[3] if len(data) == 4 else {})
        if not 3 <= len(data) <= 4 or more is None or not whole(data[0]) or data[0] >= record.seats:
            raise bad
        if not isinstance(data[1], str) or not data[1] or not is_outcomes(data[2]):
            raise bad
        record.entries.append(Entry(data[0], data[1], data[2], gesture=more[0], ms=more[1]))
        path.append(len(record.entries))
    elif not isinstance(data, dict):
        raise bad
    elif {"undo", "by"} <= set(data):
        more = extras(record, {name: value for name, value in data.items() if name not in ("undo", "by")})
        if more is None or not whole(data["by"]) or data["by"] >= record.seats or not whole(data["undo"]):
            raise bad
        while path[-1] > data["undo"]:
            path.pop()
        if path[-1] != data["undo"]:
            raise bad  # an undo to something that was itself undone
        record.entries.append(Entry(data["by"], "", [], data["undo"], -1, *more))
    elif set(data) == {"note"}:
        record.notes.append((len(record.entries), data["note"]))
    elif set(data) == {"snapshot", "state"}:
        if data["snapshot"] != len(record.entries):
            raise bad
        record.snapshots[data["snapshot"]] = data["state"]
    elif set(data) == {"end", "result", "key", "seed"}:
        texts = (data["end"], data["key"], data["seed"])
        if not all(isinstance(text, str) for text in texts) or not data["end"]:
            raise bad
        record.end, record.key, record.seed = texts
        record.result = data["result"]
    else:
        raise bad


def seed_bytes(seed: int | bytes) -> bytes:
    """Derive a 256-bit seed from an int, for reproducible games; bytes are taken as they are.

    >>> len(seed_bytes(7)), seed_bytes(7) == seed_bytes(7) != seed_bytes(8)
    (32, True)
    """
    if isinstance(seed, bytes) and seed:
        return seed
    if not isinstance(seed, int):
        raise BadOption("option.bad_seed", seed=str(seed))
    return hashlib.sha256(canonical(["eldorado seed", seed])).digest()
