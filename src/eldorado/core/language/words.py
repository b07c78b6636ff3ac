"""From keys to words: the texts of terminal and browser, as Project Fluent sentences.

A sentence that its language lacks, or that cannot be read, is said in English. A key that is missing is shown as
itself, and an argument that is missing as `{$arg}`: visible, never an exception at a table. The conformance suite and
the tests find them first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from eldorado.core.errors import UserError
from eldorado.core.language.fluent import Catalogue, Entry, cut
from eldorado.core.language.needs import Need, needs
from eldorado.core.language.values import plain_word
from eldorado.core.plain import Plain

__all__ = ["Words"]


class Words:
    """The sentences of a language: its own catalogue first, then its fallbacks.

    >>> words = Words.read("en", '''
    ... pay = { SEAT($who) } pays { $n ->
    ...     [one] a coin
    ...    *[other] { $n } coins
    ... } for { WORD($card, of: "card") }
    ... card-scout = Scout
    ... ''')
    >>> words.say("pay", {"who": 0, "n": 1, "card": "scout"}, ["Ada"])
    'Ada pays a coin for Scout'
    >>> words.say("jump")
    'jump'
    """

    def __init__(self, language: str, *catalogues: Catalogue) -> None:
        self.language = language
        self.catalogues = catalogues
        self.entries: dict[str, Entry] = {}
        for catalogue in reversed(catalogues):
            self.entries.update((key, catalogue.entries[key]) for key in catalogue.messages())
        self.found: dict[str, tuple[Catalogue, Any]] = {}
        self.needed: dict[str, list[Need]] = {}

    @classmethod
    def read(cls, language: str, source: str) -> Self:
        """Read the words from one text in Fluent.

        >>> Words.read("en", "cost = { HALF($cost) } for { $what }").say("cost", {"cost": 5, "what": ["a", "b"]})
        '2½ for a, b'

        An argument that is a sentence itself, with key and args, is `SAID` within another one.

        >>> words = Words.read("en", "weak = Too weak.\\nno = No: { SAID($why) }!")
        >>> words.say("no", {"why": {"key": "weak", "args": {}}})
        'No: Too weak!'
        """
        return cls(language, Catalogue(language, cut(source, "")))

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def say(self, key: str, args: Plain = None, names: Sequence[str] | None = None, depth: int = 0) -> str:
        """Render the sentence `key` with its arguments; `names` are the players by seat, `depth` the nesting."""
        found = self.found.get(key) or self.find(key)
        if found is None:
            return key
        from eldorado.core.language.bundle import Given, formatted

        catalogue, pattern = found
        return formatted(catalogue.bundle, pattern, Given(self, args, names, depth))

    def find(self, key: str) -> tuple[Catalogue, Any] | None:
        for catalogue in self.catalogues:
            pattern = catalogue.pattern(key)
            if pattern is not None:
                self.found[key] = catalogue, pattern
                return catalogue, pattern
        return None

    def sources(self) -> list[tuple[str, str]]:
        """The catalogues as texts for browsers, each with its language; only its own if it lacks nothing.

        >>> Words.read("en", "# whom\\nseat = Player { $n }").sources()
        [('en', 'seat = Player { $n }\\n')]
        """
        own = self.catalogues[0]
        wanted = self.catalogues[:1] if all(key in own.entries for key in self.entries) else self.catalogues
        return [(catalogue.language, catalogue.source()) for catalogue in wanted]

    def seat(self, seat: Plain, names: Sequence[str] | None = None) -> str:
        """A player's name; “Player 2” for a nameless seat 1.

        >>> Words.read("en", "seat = Player { $n }").seat(1)
        'Player 2'
        """
        if not isinstance(seat, int):
            return plain_word(seat)
        if names is not None and 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self.say("seat", {"n": seat + 1})

    def error(self, error: UserError) -> str:
        """Render a user's mistake in one line; a refused move ends with the clause that forbids it.

        >>> from eldorado.core.errors import Refused
        >>> Words.read("en", "toy-refusal-weak = Too weak.").error(Refused("T-MOVE-1", "toy.refusal.weak"))
        'Too weak. (T-MOVE-1)'
        """
        clause = getattr(error, "clause", "")
        if error.key not in self:
            return f"{error.key} {error.args_}" if error.args_ else error.key
        return self.say(error.key, error.args_) + (f" ({clause})" if clause else "")

    def needs(self, key: str) -> list[Need]:
        """The arguments a sentence takes, in the language it is rendered in.

        >>> [need.name for need in Words.read("en", "a = { $n } of { SEAT($who) }").needs("a")]
        ['n', 'who']
        """
        if key not in self.needed:
            found = self.find(key)
            self.needed[key] = needs(found[0], key) if found else []
        return self.needed[key]

    def problems(self, key: str, args: Plain = None) -> list[str]:
        """What is missing to render this: the key itself, arguments of its sentence, keys it looks up.

        >>> Words.read("en", 'a = { $n } of { WORD($card, of: "card") }').problems("a", {"card": "x"})
        ['argument n of a', 'card.x']
        """
        if key not in self:
            return [key]
        given = args or {}
        found: list[str] = []
        for need in self.needs(key):
            if need.name not in given:
                found.append(f"argument {need.name} of {key}")
            elif need.how == "WORD":
                value = given[need.name]
                for word in value if isinstance(value, list) else [value]:
                    found.extend(self.problems(need.key(word), given))
            elif need.how == "count" and not isinstance(given[need.name], int):
                found.append(f"argument {need.name} of {key} is no number")
        return found
