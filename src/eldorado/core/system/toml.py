"""Read TOML written by strangers: within limits, and with one kind of error.

The standard library's parser takes quadratic time for long dotted keys, recurses into brackets and raises ValueError
for numbers of thousands of digits. So the text is checked before it is parsed.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

__all__ = ["BadToml", "loads"]

LONGEST = 100_000  # characters
DOTS = 24  # in one line, outside quotation marks: keys of ours have only a few parts
DEPTH = 16  # brackets within brackets
DIGITS = 18  # in one number
QUOTED = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
LONG_NUMBER = re.compile(rf"\b[0-9][0-9a-fA-FoxX_]{{{DIGITS},}}")


class BadToml(ValueError):
    """The text is not TOML, or not within the limits; `str` of it says why.

    >>> loads("a =")
    Traceback (most recent call last):
    eldorado.core.system.toml.BadToml: Invalid value (at end of document)
    """


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
    except (ValueError, RecursionError) as error:  # TOMLDecodeError is a ValueError
        raise BadToml(str(error) or "brackets within brackets without end") from None


def check(text: str) -> None:
    """Refuse text that would take long to parse."""
    if len(text) > LONGEST:
        raise BadToml(f"more than {LONGEST} characters")
    depth = 0
    for number, line in enumerate(text.splitlines(), 1):
        plain = QUOTED.sub("''", line).partition("#")[0]
        if plain.count(".") > DOTS:
            raise BadToml(f"too many dots in line {number}")
        depth += plain.count("[") + plain.count("{") - plain.count("]") - plain.count("}")
        if depth > DEPTH or plain.count("[") + plain.count("{") > 64 * DEPTH:
            raise BadToml(f"too many brackets within brackets in line {number}")
        if LONG_NUMBER.search(plain):
            raise BadToml(f"a number of too many digits in line {number}")
