"""From keys to words: one catalogue per language, shared by terminal and browser.

A catalogue is a set of TOML files whose tables are flattened to dotted keys; a key that is both a sentence and a parent
is written as `"_"` inside its table. The templates know five things and no more, so that the browser's formatter stays
as small as this one:

- `{arg}`: the argument; a list is joined with ", ".
- `{arg:prefix}`: the sentence `prefix.VALUE`; for a list, each of them, joined.
- `{arg:half}`: a number of half units, 5 as 2½.
- `{arg:seat}`: a seat number as the player's name.
- `{arg#one|other}`: one of two words, by number.

A key that is missing is shown as itself, and an argument that is missing as `{arg}`: visible, never an exception at a
table. The conformance suite and the tests find them first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from eldorado.core.errors import UserError
from eldorado.core.plain import Plain

__all__ = ["Words", "flatten", "halves", "plain_word"]

HOLE = re.compile(r"\{(\w+)(?:([:#])([^{}]*))?\}")


class Words:
    """A catalogue.

    >>> words = Words("en", {"move.pay": "{who:seat} pays {n} {n#coin|coins} for {card:card}", "card.scout": "Scout"})
    >>> words.say("move.pay", {"who": 0, "n": 1, "card": "scout"}, ["Ada"])
    'Ada pays 1 coin for Scout'
    >>> words.say("move.jump")
    'move.jump'
    """

    def __init__(self, language: str, entries: Mapping[str, str]) -> None:
        self.language = language
        self.entries = dict(entries)

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def say(self, key: str, args: Plain = None, names: Sequence[str] | None = None) -> str:
        """The sentence `key` with its arguments; `names` are the players' names by seat."""
        template = self.entries.get(key)
        return key if template is None else self.fill(template, args or {}, names)

    def fill(self, template: str, args: Plain, names: Sequence[str] | None = None) -> str:
        """A template with its holes filled.

        >>> Words("en", {}).fill("{cost:half} for {what}", {"cost": 5, "what": ["a", "b"]})
        '2½ for a, b'

        An argument that is a sentence itself, with key and args, is `said` within another one.

        >>> Words("en", {"weak": "Too weak."}).fill("No: {why:said}!", {"why": {"key": "weak", "args": {}}})
        'No: Too weak!'
        """

        def hole(found: re.Match[str]) -> str:
            name, mark, rest = found[1], found[2], found[3]
            if name not in args:
                return "{" + name + "}"
            value = args[name]
            if mark == "#":
                return rest.split("|")[0 if value == 1 else -1]
            values = value if isinstance(value, list) else [value]
            if mark is None:
                return ", ".join(plain_word(v) for v in values)
            if rest == "half":
                return ", ".join(halves(v) for v in values)
            if rest == "said":
                return ", ".join(self.say(v["key"], v["args"], names).rstrip(".") for v in values)
            if rest == "seat":
                return ", ".join(self.seat(v, names) for v in values)
            return ", ".join(self.say(f"{rest}.{plain_word(v)}", args, names) for v in values)

        return HOLE.sub(hole, template)

    def seat(self, seat: Plain, names: Sequence[str] | None = None) -> str:
        """A player's name; “Player 2” for a nameless seat 1.

        >>> Words("en", {"seat": "Player {n}"}).seat(1)
        'Player 2'
        """
        if not isinstance(seat, int):
            return plain_word(seat)
        if names is not None and 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self.say("seat", {"n": seat + 1})

    def error(self, error: UserError) -> str:
        """One line for something a user got wrong; a refused move ends with the clause that forbids it.

        >>> from eldorado.core.errors import Refused
        >>> Words("en", {"toy.refusal.weak": "Too weak."}).error(Refused("T-MOVE-1", "toy.refusal.weak"))
        'Too weak. (T-MOVE-1)'
        """
        clause = getattr(error, "clause", "")
        if error.key not in self:
            return f"{error.key} {error.args_}" if error.args_ else error.key
        return self.say(error.key, error.args_) + (f" ({clause})" if clause else "")

    def problems(self, key: str, args: Plain = None) -> list[str]:
        """What is missing to say this: the key itself, arguments of its template, keys it looks up.

        >>> Words("en", {"a": "{n} of {card:card}"}).problems("a", {"card": "x"})
        ['argument n of a', 'card.x']
        """
        template = self.entries.get(key)
        if template is None:
            return [key]
        given = args or {}
        found: list[str] = []
        for name, mark, rest in HOLE.findall(template):
            if name not in given:
                found.append(f"argument {name} of {key}")
            elif mark == ":" and rest not in ("half", "seat", "said"):
                value = given[name]
                for v in value if isinstance(value, list) else [value]:
                    found.extend(self.problems(f"{rest}.{plain_word(v)}", given))
            elif mark == "#" and not isinstance(given[name], int):
                found.append(f"argument {name} of {key} is no number")
        return found


def plain_word(value: Plain) -> str:
    """A single value as a word: true and false as in TOML, nothing for None.

    >>> plain_word(True), plain_word(None), plain_word(3)
    ('true', '', '3')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def halves(value: Plain) -> str:
    """A count of half units.

    >>> halves(5), halves(1), halves(4), halves(0)
    ('2½', '½', '2', '0')
    """
    if not isinstance(value, int):
        return plain_word(value)
    whole, half = divmod(abs(value), 2)
    sign = "-" if value < 0 else ""
    return sign + ((str(whole) if whole or not half else "") + ("½" if half else ""))


def flatten(tables: Mapping[str, Plain], above: str = "") -> dict[str, str]:
    """Nested tables as dotted keys.

    >>> flatten({"card": {"_": "Card", "scout": "Scout"}})
    {'card': 'Card', 'card.scout': 'Scout'}
    """
    flat: dict[str, str] = {}
    for name, value in tables.items():
        key = above if name == "_" else f"{above}.{name}" if above else name
        if isinstance(value, Mapping):
            flat.update(flatten(value, key))
        elif isinstance(value, str):
            flat[key] = value
        else:
            raise ValueError(f"catalogue key {key}: a sentence is wanted, not {value!r}")
    return flat
