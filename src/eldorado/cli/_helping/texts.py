"""The help of commands in the chosen language: words/LANGUAGE/help.ftl says what their docstrings say in English."""

from __future__ import annotations

from inspect import cleandoc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from eldorado.core.language.words import Words

PARAMETERS = "Parameters\n----------"


def read(doc: str) -> tuple[str, dict[str, str]]:
    """Split a docstring into the text about a command and about each of its parameters; each paragraph in one line.

    >>> read("Frob it.\\n\\nAll of\\nit.\\n\\nParameters\\n----------\\nwhat\\n    which thing,\\n    by name")
    ('Frob it.\\n\\nAll of it.', {'what': 'which thing, by name'})
    """
    about, _, listed = cleandoc(doc).partition(PARAMETERS)
    told: dict[str, str] = {}
    for line in listed.splitlines():
        if line and not line[0].isspace():
            name = line.strip()
            told[name] = ""
        elif line.strip():
            told[name] = f"{told[name]} {line.strip()}".strip()
    paragraphs = [" ".join(part.split()) for part in about.strip().split("\n\n")]
    return "\n\n".join(paragraphs), told


def keys(command: str, name: str) -> tuple[str, str]:
    """The keys of the sentence about a parameter: the command's own, and the one that all commands share.

    >>> keys("play", "seed")
    ('help.play.seed', 'help.all.seed')
    """
    return f"help.{command}.{name}", f"help.all.{name}"


def translated(command: str, doc: str, words: Words) -> str:
    """Translate a docstring into the language of the catalogue; missing parts stay in English."""
    about, told = read(doc)
    key = f"help.{command}.about"
    lines = [words.say(key) if key in words else about, "", PARAMETERS]
    for name, text in told.items():
        found = next((key for key in keys(command, name) if key in words), None)
        lines += [name, f"    {words.say(found) if found else text}"]
    return "\n".join(lines)


def summary(command: str, line: str, words: Words) -> str:
    """A command's line in the overview."""
    key = f"help.{command}"
    return words.say(key) if key in words else line
