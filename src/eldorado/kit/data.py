"""A game's data files: TOML that is checked while it is read.

People who add cards or tiles edit these files, so errors name the file, the entry and what to write there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from eldorado.core.errors import BadData
from eldorado.core.system import toml


class Table:
    """A table of a data file. Every key must be asked for or named in `only`, so that a misspelt one is noticed.

    >>> card = Table({"id": "scout", "power": 2}, "cards.toml", "kind 1")
    >>> card.text("id"), card.number("power", 1, 6), card.number("cost", 0, 9, 0), card.flag("item")
    ('scout', 2, 0, False)
    >>> card.word("id", ["sailor", "native"])
    Traceback (most recent call last):
    eldorado.core.errors.BadData: cards.toml, scout: “id” is “scout”. Write one of: sailor, native.
    """

    def __init__(self, entries: dict[str, Any], file: str, entry: str) -> None:
        self.entries = entries
        self.file = file
        self.entry = entries["id"] if isinstance(entries.get("id"), str) else entry

    def wrong(self, key: str, wanted: str) -> BadData:
        """Make the error for a key: its value, and what it should be."""
        place = {"file": self.file, "entry": self.entry, "field": key, "wanted": wanted}
        if key not in self.entries:
            return BadData("data.missing", **place)
        value = self.entries[key]
        if isinstance(value, list | dict):
            return BadData("data.not_so", **place)
        return BadData("data.wrong", **place, value=" ".join(str(value).split())[:60])

    def text(self, key: str) -> str:
        """Read a text that is not empty."""
        value = self.entries.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(key, "a text")
        return value

    def word(self, key: str, choices: Sequence[str]) -> str:
        """Read one of several words."""
        value = self.entries.get(key)
        if value not in choices:
            raise self.wrong(key, "one of: " + ", ".join(choices))
        return str(value)

    def texts(self, key: str, choices: Sequence[str] = ()) -> list[str]:
        """A list of different texts, each one of the choices if there are any.

        >>> Table({"course": ["camp", "lake", "lak"]}, "board.toml", "river").texts("course", ["camp", "lake"])
        Traceback (most recent call last):
        eldorado.core.errors.BadData: board.toml, river: “course” cannot be like this. Write a list of ...
        """
        value = self.entries.get(key)
        words: list[Any] = value if isinstance(value, list) else []
        known = all(isinstance(word, str) and (not choices or word in choices) for word in words)
        if not words or not known or len(set(words)) < len(words):
            raise self.wrong(
                key, "a list of different " + (f"ones of: {', '.join(choices)}" if choices else "texts")
            )
        return [str(word) for word in words]

    def number(self, key: str, low: int, high: int, missing: int | None = None) -> int:
        """Read a whole number; `missing` is the value of a missing key."""
        value = self.entries.get(key, missing)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, f"a whole number from {low} to {high}")
        return value

    def flag(self, key: str) -> bool:
        """Read true or false; a missing key means false."""
        value = self.entries.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def tables(self, key: str) -> list[Table]:
        """Read the tables of a list, at least one."""
        value = self.entries.get(key)
        if not isinstance(value, list) or not value or not all(isinstance(part, dict) for part in value):
            raise self.wrong(key, f"at least one [[{key}]]")
        return [Table(part, self.file, f"{key} {i}") for i, part in enumerate(value, 1)]

    def table(self, key: str) -> Table:
        """Read a table within this one."""
        value = self.entries.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, f"a table [{key}]")
        return Table(value, self.file, key)

    def only(self, keys: Sequence[str]) -> None:
        """Refuse keys that have no meaning here."""
        for key in self.entries:
            if key not in keys:
                raise self.wrong(key, "one of these instead: " + ", ".join(keys))


def read(package: str, name: str) -> Table:
    """Read a data file of a package.

    >>> [tile.text("terrain") for tile in read("eldorado.games.quest", "blockades").tables("blockade")][:2]
    ['jungle', 'village']
    """
    file = f"{name}.toml"
    return parse(files(package).joinpath("data", file).read_text(encoding="utf-8"), file)


def parse(text: str, file: str) -> Table:
    """Parse a whole file.

    >>> parse("[[kind", "cards.toml")
    Traceback (most recent call last):
    eldorado.core.errors.BadData: cards.toml cannot be read: ... Correct that line.
    """
    try:
        return Table(tomllib.loads(text), file, "the file")
    except tomllib.TOMLDecodeError as error:
        raise BadData("data.not_toml", file=file, why=toml.place(error).problem) from None


def unique(tables: Sequence[Table], key: str = "id") -> None:
    """Refuse a name that is used twice.

    >>> unique([Table({"id": "scout"}, "cards.toml", ""), Table({"id": "scout"}, "cards.toml", "")])
    Traceback (most recent call last):
    eldorado.core.errors.BadData: cards.toml, scout: “id” is “scout”. Write a name that no other entry has.
    """
    seen: set[str] = set()
    for table in tables:
        name = table.text(key)
        if name in seen:
            raise table.wrong(key, "a name that no other entry has")
        seen.add(name)
