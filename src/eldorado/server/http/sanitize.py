"""Clean typed text: no control characters, no right-to-left overrides, no empty names."""

from __future__ import annotations

import unicodedata

from eldorado.core.plain import Plain

NAME = 24
CHAT = 400
TITLE = 40

# Format characters that people need in their own scripts: the joiners of emoji and of Indic and Persian writing.
JOINERS = {"\u200c", "\u200d"}


def text(given: str, longest: int) -> str:
    """Return one line of at most `longest` characters.

    Control and format characters (line breaks, zero-width marks, direction overrides), lone surrogates and private-use
    characters go; stacks of more than two combining marks are cut, so that no text climbs over its neighbours.

    >>> text("  Anna\\u202e\\n  Maria ", 24)
    'Anna Maria'
    """
    made: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", given[: longest * 8]):
        kind = unicodedata.category(letter)
        if kind in ("Mn", "Me"):
            marks += 1
            if marks > 2:
                continue
        else:
            marks = 0
        if letter.isspace():
            made.append(" ")
        elif (kind[0] != "C" and kind not in ("Zl", "Zp")) or letter in JOINERS:
            made.append(letter)
    return " ".join("".join(made).split())[:longest].strip()


def visible(given: str) -> bool:
    """Whether a text has any visible character."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in given)


def name(given: str) -> str:
    """Return a player's name, or "" if nothing readable is left.

    >>> name("\\u200d \\x07"), name("Bea")
    ('', 'Bea')
    """
    cleaned = text(given, NAME)
    return cleaned if visible(cleaned) else ""


def title(given: str) -> str:
    """Return the name of a table, or "" if nothing readable is left."""
    cleaned = text(given, TITLE)
    return cleaned if visible(cleaned) else ""


def chat(given: str) -> str:
    """Return a line of chat, or "" if there is nothing to read."""
    cleaned = text(given, CHAT)
    return cleaned if visible(cleaned) else ""


def told(data: Plain) -> Plain:
    """Clean every text in the arguments of an error, which may quote what a client sent.

    >>> told({"game": "a\\nb", "choices": ["x"]})
    {'game': 'a b', 'choices': ['x']}
    """
    if isinstance(data, str):
        return text(data, CHAT)
    if isinstance(data, dict):
        return {key: told(value) for key, value in data.items()}
    if isinstance(data, list):
        return [told(value) for value in data]
    return data
