"""The record of a game: the save, the replay, the bug report and the training data, as lines of JSON.

    {"eldorado": "record", "format": 1, "game": "quest", "rules": 1, "seats": 2, "options": {…}, "names": ["Ada", "Bo"],
     "commitment": "…", "deal": [3, 0, 5]}             the header; `deal` is the chance the set-up drew
    [0, 17, []]                                        an entry: seat, action, the chance it drew
    {"undo": 4, "by": 0}                               an entry too: back to the position after entry 4
    {"note": {…}}                                      what the table wants to remember; not an entry
    {"snapshot": 32, "state": {…}}                     the whole state after 32 entries
    {"end": "played", "result": {…}, "key": "…", "seed": "…"}     once it is over, and the seed may be known

Entries are counted from 1 and never removed. The position after an undo is the one after the entry it names; what is in
effect, the *path*, are the decisions not taken back. `commitment` is the SHA-256 of the seed, published before anything
is dealt, so that the seed in the last line cannot have been chosen afterwards.
"""

from __future__ import annotations

import hashlib
import json

from eldorado.core.errors import BadOption, BadRecord
from eldorado.core.plain import Options, Plain, canonical, is_plain

__all__ = ["Entry", "Record", "commit", "read", "seed_bytes"]

FORMAT = 1
SNAPSHOT_EVERY = 32
MOST_SEATS = 16


class Entry:
    """A decision (`action` is not negative), or an undo back to the position after entry `to`.

    >>> Entry(0, 3, []).is_undo, Entry(0, -1, [], to=2).is_undo
    (False, True)
    """

    __slots__ = ("seat", "action", "outcomes", "to")

    def __init__(self, seat: int, action: int, outcomes: list[int], to: int = -1) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes
        self.to = to

    def __repr__(self) -> str:
        if self.is_undo:
            return f"Entry({self.seat}, {self.action}, {self.outcomes}, to={self.to})"
        return f"Entry({self.seat}, {self.action}, {self.outcomes})"

    @property
    def is_undo(self) -> bool:
        return self.to >= 0


class Record:
    """A game as it was played.

    >>> record = Record("toy", 1, 2, {}, commit(bytes(32)), [1, 0])
    >>> record.entries.append(Entry(0, 3, []))
    >>> record, record.entries
    (<Record of toy, 2 seats, 1 entries>, [Entry(0, 3, [])])
    >>> [line[:20] for line in record.write().splitlines()]
    ['{"eldorado":"record"', '[0,3,[]]']
    >>> read(record.write()).entries[0].action
    3
    """

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: Options,
        commitment: str,
        deal: list[int],
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.commitment = commitment
        self.deal = deal
        self.names: list[str] = names or []
        self.entries: list[Entry] = []
        self.notes: list[tuple[int, Plain]] = []  # with the number of entries before it
        self.snapshots: dict[int, Plain] = {}
        self.end: str = ""  # how it ended: "played", "agreed", "resigned" …; empty while it goes on
        self.result: Plain = None
        self.key: str = ""
        self.seed: str = ""  # hexadecimal, once it may be known

    def __repr__(self) -> str:
        end = f", {self.end}" if self.end else ""
        return f"<Record of {self.game}, {self.seats} seats, {len(self.entries)} entries{end}>"

    def write(self) -> str:
        """The record as text, one line each."""
        header: dict[str, Plain] = {
            "eldorado": "record",
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
        }
        header |= {"seats": self.seats, "options": self.options, "names": self.names}
        header |= {"commitment": self.commitment, "deal": self.deal}
        lines = [line(header)]
        notes = list(self.notes)
        for number in range(len(self.entries) + 1):
            if number:
                entry = self.entries[number - 1]
                lines.append(
                    line({"undo": entry.to, "by": entry.seat})
                    if entry.is_undo
                    else line([entry.seat, entry.action, entry.outcomes])
                )
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
        >>> record.entries = [Entry(0, 3, []), Entry(0, 4, []), Entry(0, -1, [], to=1), Entry(0, 5, [])]
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
    """The commitment to a seed.

    >>> commit(bytes(32))[:8]
    '66687aad'
    """
    return hashlib.sha256(seed).hexdigest()


def read(text: str) -> Record:
    """A record from its text; BadRecord for anything damaged, foreign or newer.

    >>> read("1. e4 e5")
    Traceback (most recent call last):
    eldorado.core.errors.BadRecord: This is no record of a game of ours.
    """
    lines = text.rstrip().splitlines()
    header = loaded(lines[0], 1) if lines and lines[0].startswith("{") else None
    if not isinstance(header, dict) or header.get("eldorado") != "record":
        raise BadRecord("record.foreign")
    if not isinstance(header.get("format"), int) or header["format"] < 1:
        raise BadRecord("record.bad_line", line=1)
    if header["format"] > FORMAT:
        raise BadRecord("record.newer_format", format=header["format"], known=FORMAT)
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
    """A number that is not negative."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def numbers(value: Plain) -> bool:
    return isinstance(value, list) and all(whole(item) for item in value)


def read_header(header: dict[str, Plain]) -> Record:
    known = ("eldorado", "format", "game", "rules", "seats", "options", "names", "commitment", "deal")
    good = (
        set(header) <= set(known)
        and isinstance(header.get("game"), str)
        and whole(header.get("rules"))
        and whole(header.get("seats"))
        and 0 < header["seats"] <= MOST_SEATS
        and isinstance(header.get("options"), dict)
        and isinstance(header.get("commitment"), str)
        and numbers(header.get("deal"))
        and isinstance(header.get("names", []), list)
        and all(isinstance(name, str) for name in header.get("names", []))
        and len(header.get("names", [])) in (0, header["seats"])
    )
    if not good:
        raise BadRecord("record.bad_line", line=1)
    return Record(
        header["game"],
        header["rules"],
        header["seats"],
        header["options"],
        header["commitment"],
        header["deal"],
        header.get("names", []),
    )


def read_line(record: Record, data: Plain, number: int, path: list[int]) -> None:
    """One line after the header; `path` are the positions in effect, 0 the deal."""
    bad = BadRecord("record.bad_line", line=number)
    if isinstance(data, list):
        if len(data) != 3 or not whole(data[0]) or not whole(data[1]) or not numbers(data[2]):
            raise bad
        if data[0] >= record.seats:
            raise bad
        record.entries.append(Entry(data[0], data[1], data[2]))
        path.append(len(record.entries))
    elif not isinstance(data, dict):
        raise bad
    elif set(data) == {"undo", "by"}:
        if not whole(data["by"]) or data["by"] >= record.seats or not whole(data["undo"]):
            raise bad
        while path[-1] > data["undo"]:
            path.pop()
        if path[-1] != data["undo"]:
            raise bad  # back to something that was taken back itself
        record.entries.append(Entry(data["by"], -1, [], data["undo"]))
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
    """The 256-bit seed of a number, for games that shall be repeated; bytes are taken as they are.

    >>> len(seed_bytes(7)), seed_bytes(7) == seed_bytes(7) != seed_bytes(8)
    (32, True)
    """
    if isinstance(seed, bytes) and seed:
        return seed
    if not isinstance(seed, int):
        raise BadOption("option.bad_seed", seed=str(seed))
    return hashlib.sha256(canonical(["eldorado seed", seed])).digest()
