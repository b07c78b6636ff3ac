"""Actions as words: the notation of a codec's families, read and written, and their readable moves.

How to use it (`speech/notation.py` of a game):

    SPEECH: Final = Speech(
        "quest", actions.CODEC,
        words={"tile": Words(spot, tile_at)},               # for each domain made by `by_position`
        details={"step": step_details},                     # what a move says beyond its declaration
        forms={"villager": lambda s, seat: int(is_band(s, seat))},   # which of several patterns is written
    )
    notation = SPEECH.notation                              # (s, seat, action) -> "give sailor"
    decode = SPEECH.decode                                  # -> Move
    encode = SPEECH.encode                                  # (s, seat, text, legal actions) -> action

Domains with fixed words need no hook, and may have one (a piece has no number when everybody has one piece).
`Words.word` gives the word of a value in a position: None if the value means nothing there (a tile that does not lie),
"" if it is not written. A word may consist of several, such as "blockade 5"; arguments that depend on each other are
best declared as one with such a word. `Words.find` is its inverse, -1 for none; without it all values are tried.

`details(s, seat, move, values)` completes a move in place: its kind, arguments, anchors, `reveals`; it raises BadAction
if the action means nothing. Reading ignores case and spare spaces and tries every family, so patterns need not begin
with a verb. If the text is the beginning of exactly one legal notation, that one is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from eldorado.core.errors import BadAction, BadNotation
from eldorado.core.game import Move, Refusal
from eldorado.core.plain import Plain
from eldorado.kit.codec import Codec, Domain, Family, shape

__all__ = ["Speech", "Words"]

MOST_WORDS = 4  # in the word of one argument
MOST_CHOICES = 16  # named in an error

Word = Callable[[Any, int, int], str | None]
Find = Callable[[Any, int, str], int]
Details = Callable[[Any, int, Move, list[int]], None]
Form = Callable[[Any, int], int]


class Words:
    """Words that depend on the position: `word(s, seat, value)` and its inverse `find(s, seat, word)`.

    >>> faces = Words(lambda s, seat, die: str(s[die]))
    >>> faces.word([5, 2], 0, 1), faces.find([5, 2], 0, "2", range(2))
    ('2', 1)
    """

    def __init__(self, word: Word, find: Find | None = None) -> None:
        self.word = word
        self.finder = find

    def find(self, s: Any, seat: int, word: str, values: range) -> int:
        if self.finder is not None:
            return self.finder(s, seat, word)
        for value in values:
            said = self.word(s, seat, value)
            if said is not None and said.lower() == word:
                return value
        return -1


class Failure:
    """The progress of reading, for the error: the number of words understood, and what was expected next."""

    def __init__(self) -> None:
        self.at = 0
        self.wanted: list[tuple[Family, int, str]] = []

    def note(self, at: int, kind: Family, form: int, arg: str) -> None:
        if at > self.at:
            self.at, self.wanted = at, []
        if at == self.at:
            self.wanted.append((kind, form, arg))


class Fixed:
    """What is known of an action whatever the position: worked out once, as every table offers the same few."""

    __slots__ = ("kind", "values", "hooked", "words", "args", "open", "at", "line")

    def __init__(self, kind: Family, values: list[int], hooks: dict[str, Words], forms: bool) -> None:
        self.kind = kind
        self.values = values
        self.hooked: list[tuple[str, Words, int]] = []  # arguments whose words depend on the position
        self.words: dict[str, str] = {}  # those of the others
        self.args: dict[str, Plain] = {}  # as a move says them, None where the words are wanted
        self.open: list[tuple[str, int]] = []  # those arguments
        for (arg, domain), value in zip(kind.args.items(), values, strict=True):
            hook = hooks.get(domain.name)
            if hook is None:
                self.words[arg] = domain.word(value)
            else:
                self.hooked.append((arg, hook, value))
            if domain.is_open:
                self.open.append((arg, value))
                self.args[arg] = None
            else:
                self.args[arg] = domain.told[value - domain.first]
        self.at: dict[int, list[str]] = {}  # the anchors by seat, unless they need words
        self.line: str | None = None  # the notation, if it is always the same
        if not self.hooked and not forms:
            self.line = written(kind.patterns[0], self.words)


def written(pattern: list[tuple[str, bool]], words: dict[str, str]) -> str:
    line = [words[word] if is_arg else word for word, is_arg in pattern]
    return " ".join([word for word in line if word])


class Speech:
    """The notation and the moves of a codec.

    >>> from eldorado.kit.codec import by_position, family, names
    >>> cards = names("card", ["scout", "sailor"])
    >>> codec = Codec(
    ...     family("give", {"card": cards}, clause="Q-PAY-1", at=["card:{card}"]),
    ...     family("coin", {"card": cards}, "spend {card} as coin"),
    ...     family("speed", {"die": by_position("die", 2)}),
    ... )
    >>> speech = Speech("quest", codec, words={"die": Words(lambda s, seat, die: str(s[die]))})
    >>> s = [5, 2]
    >>> [speech.notation(s, 0, action) for action in range(codec.size)]
    ['give scout', 'give sailor', 'spend scout as coin', 'spend sailor as coin', 'speed 5', 'speed 2']
    >>> speech.encode(s, 0, " Speed 2"), speech.encode(s, 0, "spend sailor", [3])
    (5, 3)
    >>> speech.decode(s, 0, 1), speech.decode(s, 0, 1).at
    (Move('give', {'card': 'sailor'}), ['card:sailor'])
    >>> speech.encode(s, 0, "give native")
    Traceback (most recent call last):
    eldorado.core.errors.BadNotation: “give native” cannot be read: “native” is not a card. Choose from: scout, sailor.
    """

    def __init__(
        self,
        game: str,
        codec: Codec,
        words: Mapping[str, Words] | None = None,
        details: Mapping[str, Details] | None = None,
        forms: Mapping[str, Form] | None = None,
    ) -> None:
        self.game = game
        self.codec = codec
        self.words = dict(words or {})
        self.details = dict(details or {})
        self.forms = dict(forms or {})
        wanted = {d.name for kind in codec.families for d in kind.domains if d.is_open}
        if wanted - set(self.words):
            raise ValueError(f"no words are given for {', '.join(sorted(wanted - set(self.words)))}")
        if {*self.details, *self.forms} - set(codec.by_name):
            unknown = sorted({*self.details, *self.forms} - set(codec.by_name))
            raise ValueError(f"there is no family called {', '.join(unknown)}")
        self.fixed: list[Fixed | None] = [None] * codec.size
        self.heads: dict[
            str, list[tuple[Family, int]]
        ] = {}  # by first word; "" for patterns that begin otherwise
        for kind in codec.families:
            for form, pattern in enumerate(kind.patterns):
                word, is_arg = pattern[0]
                self.heads.setdefault("" if is_arg else word.lower(), []).append((kind, form))

    # --- writing ------------------------------------------------------------------------------------------------------
    def family(self, action: int) -> Family:
        """Return the family of an action; BadAction for a number outside the space."""
        if not 0 <= action < self.codec.size:
            raise BadAction("action.unknown", action=action)
        return self.codec.each[action]

    def known(self, action: int) -> Fixed:
        """Return what never changes about an action; BadAction for a number outside the space."""
        kind = self.family(action)
        found = self.fixed[action]
        if found is None:
            found = self.fixed[action] = Fixed(
                kind, kind.values_of(action), self.words, kind.name in self.forms
            )
        return found

    def said(self, s: Any, seat: int, action: int, known: Fixed) -> dict[str, str]:
        """Return the word of each argument; BadAction if one of them means nothing in this position."""
        if not known.hooked:
            return known.words
        found = known.words.copy()
        for arg, hook, value in known.hooked:
            word = hook.word(s, seat, value)
            if word is None:
                raise BadAction("action.unknown", action=action)
            found[arg] = word
        return found

    def notation(self, s: Any, seat: int, action: int) -> str:
        """Return the action as one readable line; BadAction if it means nothing in this position."""
        known = self.known(action)
        if known.line is not None:
            return known.line
        kind = known.kind
        form = self.forms[kind.name](s, seat) if kind.name in self.forms else 0
        return written(kind.patterns[form], self.said(s, seat, action, known))

    def decode(self, s: Any, seat: int, action: int) -> Move:
        """Return the action as a move: its family's declaration, and the game's `details`."""
        known = self.known(action)
        kind, words, args = known.kind, self.said(s, seat, action, known), known.args.copy()
        for arg, value in known.open:
            args[arg] = words[arg] or value
        move = Move(kind.name, args, self.anchors(seat, known, args), kind.reveals)
        details = self.details.get(kind.name)
        if details is not None:
            details(s, seat, move, known.values)
        return move

    def anchors(self, seat: int, known: Fixed, args: dict[str, Plain]) -> list[str]:
        """Return where on the board the move is; a list of its own, which `details` may add to."""
        found = known.at.get(seat)
        if found is None:
            found = [anchor.format_map({"seat": seat, **args}) for anchor in known.kind.at]
            if known.open:
                return found
            known.at[seat] = found
        return found.copy()

    def refusal(self, s: Any, seat: int, action: int) -> Refusal:
        """Make the usual refusal: the clause of the family, `GAME.refusal.NAME`, and the arguments of the move."""
        kind = self.family(action)
        move = self.decode(s, seat, action)
        return Refusal(kind.clause, f"{self.game}.refusal.{kind.name}", move.args)

    def means(self, s: Any, seat: int, action: int) -> bool:
        """Whether the action means something in this position, legal or not."""
        try:
            self.notation(s, seat, action)
        except BadAction:
            return False
        return True

    # --- reading ------------------------------------------------------------------------------------------------------
    def encode(self, s: Any, seat: int, text: str, legal: Sequence[int] = ()) -> int:
        """Return the action meant, legal or not; BadNotation if it cannot be read or is ambiguous."""
        tokens = text.lower().split()
        failure = Failure()
        found: list[int] = []
        for kind, form in [*self.heads.get(tokens[0] if tokens else "", []), *self.heads.get("", [])]:
            for action in self.readings(s, seat, tokens, kind, form, failure):
                if action not in found:
                    found.append(action)
        if len(found) != 1 and tokens:
            found = [action for action in found if action in legal] or found
            found = found or self.beginnings(s, seat, tokens, legal)
        if len(found) == 1:
            return found[0]
        if found:
            choices = [self.notation(s, seat, action) for action in found[:MOST_CHOICES]]
            raise BadNotation("notation.ambiguous", text=text[:60], choices=choices)
        raise self.unreadable(s, seat, text, tokens, failure)

    def readings(
        self, s: Any, seat: int, tokens: list[str], kind: Family, form: int, failure: Failure
    ) -> Iterator[int]:
        """Yield every action of the family that the words can mean."""
        pattern = kind.patterns[form]

        def follow(part: int, at: int, values: dict[str, int]) -> Iterator[int]:
            if part == len(pattern):
                if at == len(tokens):
                    yield kind.code(*[values[arg] for arg in kind.args])
                return
            word, is_arg = pattern[part]
            if not is_arg:
                if at < len(tokens) and tokens[at] == word.lower():
                    yield from follow(part + 1, at + 1, values)
                else:
                    failure.note(at, kind, form, "")
                return
            domain = kind.args[word]
            hook = self.words.get(domain.name)
            understood = False
            for count in range(MOST_WORDS, -1, -1) if hook is not None else domain.lengths:
                if at + count > len(tokens):
                    continue
                phrase = " ".join(tokens[at : at + count])
                value = domain.find(phrase) if hook is None else hook.find(s, seat, phrase, domain.values)
                if value >= 0:
                    understood = True
                    yield from follow(part + 1, at + count, {**values, word: value})
            if not understood:
                failure.note(at, kind, form, word)

        return follow(0, 0, {})

    def beginnings(self, s: Any, seat: int, tokens: list[str], legal: Sequence[int]) -> list[int]:
        """The actions whose notation begins with these words: the legal ones, else all.

        Only families that can begin so are looked at: writing down every action of a large game takes a tenth of a
        second, which any misspelt move would cost.
        """
        start = " ".join(tokens) + " "
        kinds = {id(kind): kind for head in (tokens[0], "") for kind, _ in self.heads.get(head, [])}
        others = [action for kind in kinds.values() for action in range(kind.base, kind.base + kind.size)]
        for actions in (legal, others):
            found = [action for action in actions if self.line(s, seat, action).startswith(start)]
            if found:
                return found
        return []

    def line(self, s: Any, seat: int, action: int) -> str:
        """Return the notation in lower case, or "" if the action means nothing in this position."""
        try:
            return self.notation(s, seat, action).lower()
        except BadAction:
            return ""

    def unreadable(self, s: Any, seat: int, text: str, tokens: list[str], failure: Failure) -> BadNotation:
        """Make the most helpful error: the word that is wrong or missing, or otherwise how moves look."""
        args = [(kind, arg) for kind, _, arg in failure.wanted if arg]
        if failure.at and len({kind.args[arg].name for kind, arg in args}) == 1:
            domain = args[0][0].args[args[0][1]]
            choices = self.choices(s, seat, domain)
            if failure.at < len(tokens):
                word = tokens[failure.at][:60]
                return BadNotation(
                    "notation.bad_word", text=text[:60], word=word, what=domain.name, choices=choices
                )
            return BadNotation("notation.incomplete", text=text[:60], what=domain.name, choices=choices)
        wanted = [(kind, form) for kind, form, _ in failure.wanted] if failure.at else []
        every = [(kind, form) for kind in self.codec.families for form in range(len(kind.patterns))]
        shapes = list(dict.fromkeys(shape(kind, form) for kind, form in wanted or every))
        return BadNotation("notation.unreadable", text=text[:60], choices=shapes)

    def choices(self, s: Any, seat: int, domain: Domain) -> list[str]:
        """Return some words of a domain in this position."""
        hook = self.words.get(domain.name)
        if hook is None:
            return domain.words[:MOST_CHOICES]
        said = (hook.word(s, seat, value) for value in domain.values)
        return list(dict.fromkeys(word for word in said if word))[:MOST_CHOICES]
