"""Single values as people write them."""

from __future__ import annotations

from eldorado.core.plain import Plain

__all__ = ["halves", "plain_word"]


def plain_word(value: Plain) -> str:
    """Return a single value as a word: true and false as data files write them, nothing for None.

    >>> plain_word(True), plain_word(None), plain_word(3)
    ('true', '', '3')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def halves(value: Plain) -> str:
    """Render a count of half units.

    >>> halves(5), halves(1), halves(4), halves(0)
    ('2½', '½', '2', '0')
    """
    if not isinstance(value, int):
        return plain_word(value)
    whole, half = divmod(abs(value), 2)
    sign = "-" if value < 0 else ""
    return sign + ((str(whole) if whole or not half else "") + ("½" if half else ""))
