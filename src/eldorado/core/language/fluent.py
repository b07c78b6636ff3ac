"""Catalogues in the form of Project Fluent: from files to entries, and from entries to what can be formatted.

A key of the engine is a message of Fluent: its dots are hyphens there, and a hyphen of the key is two (`card.scout` is
`card-scout`, `course.first-game` is `course-first--game`). Terms keep their leading hyphen.

A catalogue has thousands of sentences, and a command says a few dozen of them: so a file is only cut into entries at
first (a millisecond), and an entry is parsed when it is first said, and then kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from eldorado.core.errors import UserError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Message, Term

__all__ = ["Catalogue", "Entry", "cut", "id_of", "key_of", "parse"]

ENTRY = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")
GOES_ON = (" ", "}", "[", "*")  # the first characters of continuation lines of an entry
TERM = "-"
TERMINAL = ("cli.", "help.")  # sentences only commands use: browsers do not get them


class Entry(NamedTuple):
    """A sentence or a term as written, and its place."""

    text: str
    file: str
    line: int


def key_of(message: str) -> str:
    """Return the engine's key for a Fluent message.

    >>> key_of("quest-option-course-first--game"), key_of("-city")
    ('quest.option.course.first-game', '-city')
    """
    if message.startswith(TERM):
        return message
    return message.replace("--", "\0").replace("-", ".").replace("\0", "-")


def id_of(key: str) -> str:
    """Return the Fluent message for a key of the engine.

    >>> id_of("quest.option.course.first-game")
    'quest-option-course-first--game'
    """
    return key if key.startswith(TERM) else key.replace("-", "--").replace(".", "-")


def cut(source: str, file: str) -> dict[str, Entry]:
    """Cut a file into entries by their keys, without parsing them.

    >>> cut("# whom\\nseat = Player { $n }\\ncard-ace = Ace\\n", "core.ftl")["card.ace"]
    Entry(text='card-ace = Ace', file='core.ftl', line=3)
    >>> cut("seat = Player\\nwords to nobody\\n", "core.ftl")
    Traceback (most recent call last):
    eldorado.core.errors.UserError: core.ftl, line 2, cannot be read as words: a line begins with...
    """
    found: dict[str, Entry] = {}
    key, begun, lines = "", 0, list[str]()

    def close() -> None:
        if lines:
            found[key] = Entry("\n".join(lines).rstrip(), file, begun)
            lines.clear()

    for number, line in enumerate(source.splitlines(), 1):
        start = ENTRY.match(line)
        if start is not None:
            close()
            key, begun = key_of(start[1]), number
            if key in found:
                raise fault(file, number, "words.fault.twice", id=start[1], first=found[key].line)
            lines.append(line)
        elif lines and (not line or line.startswith(GOES_ON)):
            lines.append(line)
        elif line.startswith("#"):
            close()
        elif line.strip():
            raise fault(file, number, "words.fault.no_entry")
    close()
    return found


def fault(file: str, line: int, key: str, **args: object) -> UserError:
    """Describe a mistake in a catalogue: the file, the line, and what is wrong there."""
    return UserError("words.unreadable", file=file, line=line, problem={"key": key, "args": args})


def parse(entry: Entry) -> Message | Term:
    """Parse an entry into Fluent's syntax tree; a UserError names the place of a syntax error.

    >>> parse(Entry("seat = Player { $n", "core.ftl", 3))
    Traceback (most recent call last):
    eldorado.core.errors.UserError: core.ftl, line 3, cannot be read as words: Expected token: "}".
    """
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message, Term

    body = FluentParser(with_spans=False).parse(entry.text).body
    if len(body) == 1 and isinstance(body[0], Message | Term):
        return body[0]
    notes = [note for junk in body for note in getattr(junk, "annotations", ())]
    at = entry.line + entry.text.count("\n", 0, notes[0].span.start if notes else 0)
    problem = notes[0].message.rstrip(".") if notes else ""
    raise fault(entry.file, at, "words.fault.syntax", problem=problem)


class Catalogue:
    """The entries of one language, by key.

    >>> catalogue = Catalogue("en", cut("seat = Player { $n }", "core.ftl"))
    >>> catalogue.pattern("seat") is catalogue.pattern("seat"), catalogue.pattern("none")
    (True, None)
    """

    def __init__(self, language: str, entries: Mapping[str, Entry]) -> None:
        self.language = language
        self.entries = dict(entries)
        self.trees: dict[str, Message | Term] = {}

    def messages(self) -> Iterator[str]:
        """The keys of the sentences, without the terms they use."""
        return (key for key in self.entries if not key.startswith(TERM))

    def tree(self, key: str) -> Message | Term:
        """The syntax tree of an entry, parsed once; KeyError if there is none that can be read."""
        found = self.trees.get(key)
        if found is None:
            try:
                found = self.trees[key] = parse(self.entries[key])
            except UserError as error:
                import logging  # imported here because it is rarely needed

                logging.getLogger("eldorado").warning("%s", error)
                del self.entries[key]  # treated as missing: another language may have it
                raise KeyError(key) from None
        return found

    @cached_property
    def bundle(self) -> FluentBundle:
        from eldorado.core.language.bundle import bundle

        return bundle(self.language, self.tree)

    def pattern(self, key: str) -> Any:
        """Return the pattern to format, or None."""
        if key not in self.entries:
            return None
        try:
            return self.bundle.get_message(id_of(key)).value
        except LookupError:
            return None

    def source(self) -> str:
        """All entries as one text for a browser, without comments and without sentences that only commands use."""
        said = [entry.text for key, entry in self.entries.items() if not key.startswith(TERMINAL)]
        return "\n".join(said) + "\n"
