"""Read TOML written by strangers: within limits, and with one kind of error.

The standard library's parser takes quadratic time for long dotted keys, recurses into brackets and raises ValueError
for numbers of thousands of digits. So the text is checked before it is parsed.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from eldorado.core.errors import UserError
from eldorado.core.plain import Plain

__all__ = ["BadToml", "loads", "place"]

LONGEST = 100_000  # characters
DOTS = 24  # in one line, outside quotation marks: keys of ours have only a few parts
DEPTH = 16  # brackets within brackets
DIGITS = 18  # in one number
QUOTED = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
LONG_NUMBER = re.compile(rf"\b[0-9][0-9a-fA-FoxX_]{{{DIGITS},}}")


PLACE = re.compile(r"(.+) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


class BadToml(UserError):
    """The text is not TOML, or not within the limits; `problem` is the reason, for `SAID` within another sentence.

    >>> loads("a =")
    Traceback (most recent call last):
    eldorado.core.system.toml.BadToml: Invalid value (at end of document)
    """

    @property
    def problem(self) -> Plain:
        return {"key": self.key, "args": self.args_}


def loads(text: str) -> dict[str, Any]:
    """Parse TOML from outside; BadToml for anything wrong with it.

    >>> loads("a.b = 1")
    {'a': {'b': 1}}
    >>> for hostile in ("." * 99, "a = " + "[" * 99, "a = " + "9" * 99, "a ="):
    ...     try:
    ...         loads(hostile)
    ...     except BadToml as error:
    ...         print(error)
    too many dots in line 1
    too many brackets within brackets in line 1
    a number of too many digits in line 1
    Invalid value (at end of document)
    """
    check(text)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadToml("reason.toml.depth") from None
    except ValueError as error:  # TOMLDecodeError is one
        raise place(error) from None


def place(error: ValueError) -> BadToml:
    """Take the line and the column out of what the parser says.

    >>> place(ValueError("Invalid value (at line 3, column 5)")).args_
    {'said': 'Invalid value', 'line': 3, 'column': 5}
    """
    found = PLACE.fullmatch(str(error))
    if found is None:
        return BadToml("reason.other", said=str(error))
    if found[2] is None:
        return BadToml("reason.toml.end", said=found[1])
    return BadToml("reason.toml.syntax", said=found[1], line=int(found[2]), column=int(found[3]))


def check(text: str) -> None:
    """Refuse text that would take long to parse."""
    if len(text) > LONGEST:
        raise BadToml("reason.toml.long", n=LONGEST)
    depth = 0
    for number, line in enumerate(text.splitlines(), 1):
        plain = QUOTED.sub("''", line).partition("#")[0]
        if plain.count(".") > DOTS:
            raise BadToml("reason.toml.dots", line=number)
        depth += plain.count("[") + plain.count("{") - plain.count("]") - plain.count("}")
        if depth > DEPTH or plain.count("[") + plain.count("{") > 64 * DEPTH:
            raise BadToml("reason.toml.brackets", line=number)
        if LONG_NUMBER.search(plain):
            raise BadToml("reason.toml.digits", line=number)
