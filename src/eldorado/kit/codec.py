"""Numbers for actions: a game declares its families of actions once, and everything that numbers them follows.

How to declare (`model/actions.py` of a game; `kit.speech` turns the same declaration into words):

    PIECES: Final = numbers("piece", 1, 2)                  # an argument is a domain: its values, each with a word
    CARDS: Final = names("card", [kind["id"] for kind in data("cards")["kind"]])
    TILES: Final = by_position("tile", 96)                  # the words depend on the position

    STEP: Final = 0                                         # a literal: compiled code folds it
    END: Final = 12
    CODEC: Final = Codec(
        family("step", {"piece": PIECES, "direction": DIRECTIONS}, "{direction} {piece}", base=STEP,
               clause="Q-MOVE-1", at=["piece:{seat}:{piece}"]),
        family("end", base=END, clause="Q-TURN-2", reveals=True),
        family("give", {"card": CARDS}, clause="Q-PAY-1", at=["card:{card}"]),
    )
    GIVE: Final[int] = CODEC["give"].base                   # as many as there are cards: from the data, not a literal
    ACTIONS: Final[int] = CODEC.size
    FAMILY: Final[list[int]] = CODEC.bases()                # FAMILY[action] == actions.GIVE
    CARD_OF: Final[list[int]] = CODEC.column("card")        # the card an action names, -1 for none

Actions are numbered in the order of the families, and within a family the last argument runs fastest: a step is
`STEP + piece * 6 + direction`. Put families whose size does not depend on data first and give them a literal `base`: it
is compared here, at import, and the error says the right number. Everything after them is derived, so a new card in a
data file needs no change in Python. Where one number would mean different things at different times, declare several
families: "pay yak" and "discard yak" are two actions.

Other modules read the constants through the module (`actions.STEP`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from eldorado.core.plain import Plain

__all__ = ["Codec", "Domain", "Family", "by_position", "family", "names", "numbers"]


class Domain:
    """The values of an argument: `size` ints from `first` on, each with a word and with what `Move.args` says.

    >>> symbols = names("symbol", ["machete", "coin"])
    >>> list(symbols.values), symbols.word(1), symbols.find("Coin")
    ([0, 1], 'coin', 1)
    """

    def __init__(
        self, name: str, words: Sequence[str], told: Sequence[Plain], first: int = 0, size: int = 0
    ) -> None:
        self.name = name
        self.words = list(words)
        self.told = list(told)
        self.first = first
        self.size = size or len(self.words)
        self.values = range(first, first + self.size)
        self.numbers = {word.lower(): first + i for i, word in enumerate(self.words)}
        self.lengths = sorted({len(word.split()) for word in self.words}, reverse=True)
        if len(self.numbers) != len(self.words):
            twice = sorted({word for word in self.words if self.words.count(word) > 1})
            raise ValueError(f"two values of {name!r} have the same word: {', '.join(twice)}")

    @property
    def is_open(self) -> bool:
        """Whether the words depend on the position."""
        return not self.words

    def word(self, value: int) -> str:
        return self.words[value - self.first]

    def find(self, word: str) -> int:
        """Return the value of a word, or -1."""
        return self.numbers.get(word.lower(), -1)


def names(name: str, words: Sequence[str], first: int = 0) -> Domain:
    """Things with names; `first` is the value of the first one, for a domain that is a part of a longer list.

    >>> names("card", ["scout", "native"], first=3).find("native")
    4
    """
    return Domain(name, words, words, first)


def numbers(name: str, first: int, last: int) -> Domain:
    """A domain of plain numbers: a seat, an amount, a printed value.

    >>> numbers("value", 1, 4).words
    ['1', '2', '3', '4']
    """
    every = range(first, last + 1)
    return Domain(name, [str(value) for value in every], list(every), first)


def by_position(name: str, size: int) -> Domain:
    """Things whose words depend on the position, such as tiles named by their place; `Speech` is given the words.

    >>> by_position("tile", 96).is_open
    True
    """
    return Domain(name, [], [], 0, size)


class Family:
    """One kind of action with the ranges of its arguments; made by `family`.

    >>> cards, pieces = names("card", ["scout", "sailor"]), numbers("piece", 1, 2)
    >>> play = Codec(family("play", {"card": cards, "piece": pieces}))["play"]
    >>> play.size, play.strides, play.code(1, 2), play.values_of(3), play.notations
    (4, [2, 1], 3, [1, 2], ['play {card} {piece}'])
    """

    def __init__(
        self,
        name: str,
        args: Mapping[str, Domain],
        notations: Sequence[str],
        clause: str,
        at: Sequence[str],
        reveals: bool,
        question: str,
        base: int,
    ) -> None:
        self.name = name
        self.args = dict(args)
        self.domains = list(args.values())
        self.notations = list(notations) or [" ".join([name, *[f"{{{arg}}}" for arg in args]])]
        self.clause = clause
        self.at = list(at)
        self.reveals = reveals
        self.question = question
        self.base = base
        self.size = 1
        self.strides: list[int] = []
        for domain in reversed(self.domains):
            self.strides.insert(0, self.size)
            self.size *= domain.size
        self.patterns = [self.parts(text) for text in self.notations]

    def parts(self, text: str) -> list[tuple[str, bool]]:
        """Split a pattern into words and arguments (True); ValueError if an argument is missing or unknown."""
        found = [(word.strip("{}"), word.startswith("{")) for word in text.split()]
        if sorted(word for word, is_arg in found if is_arg) != sorted(self.args):
            raise ValueError(
                f"the notation {text!r} of {self.name!r} must name each of {list(self.args)} once"
            )
        return found

    def code(self, *values: int) -> int:
        """Return the action with these arguments, in the order of the declaration."""
        action = self.base
        for domain, stride, value in zip(self.domains, self.strides, values, strict=True):
            if value not in domain.values:
                raise ValueError(f"{value} is not a {domain.name}")
            action += (value - domain.first) * stride
        return action

    def values_of(self, action: int) -> list[int]:
        """Return the arguments of an action of this family."""
        left = action - self.base
        found: list[int] = []
        for domain, stride in zip(self.domains, self.strides, strict=True):
            found.append(domain.first + left // stride)
            left %= stride
        return found


def family(
    name: str,
    args: Mapping[str, Domain] | None = None,
    notation: str | Sequence[str] = (),
    *,
    clause: str = "",
    at: Sequence[str] = (),
    reveals: bool = False,
    question: str = "",
    base: int = -1,
) -> Family:
    """Declare a family of actions.

    `name` is the kind of its moves (`GAME.move.NAME` in the catalogue) and `clause` the rule that allows it. `notation`
    is a pattern such as "spend {card} as coin", by default the name followed by the arguments; of several patterns all
    are read and `Speech` decides which is written. `at` are anchors such as "card:{card}" or "piece:{seat}:{piece}".
    `reveals` says that the action always draws, reveals or ends a turn. `question` is the one it answers, in small
    games. `base` is the literal that the game's module uses, if it has one.

    >>> family("give", {"card": names("card", ["scout"])}, "give {kard}")
    Traceback (most recent call last):
    ValueError: the notation 'give {kard}' of 'give' must name each of ['card'] once
    """
    notations = [notation] if isinstance(notation, str) else notation
    return Family(name, args or {}, notations, clause, at, reveals, question, base)


class Codec:
    """All families of a game, numbered one after the other.

    >>> cards = names("card", ["scout", "sailor"])
    >>> codec = Codec(family("end", base=0), family("give", {"card": cards}), family("buy", {"card": cards}))
    >>> codec.size, codec["buy"].base, codec["buy"].code(1), codec.family(2).name
    (5, 3, 4, 'give')
    >>> codec.bases(), codec.column("card")
    ([0, 1, 1, 3, 3], [-1, 0, 1, 0, 1])
    >>> Codec(family("end", base=7))
    Traceback (most recent call last):
    ValueError: the family 'end' begins at 0, not at 7: correct its constant
    """

    def __init__(self, *families: Family) -> None:
        self.families = list(families)
        self.by_name = {kind.name: kind for kind in families}
        if len(self.by_name) != len(families):
            raise ValueError("two families have the same name")
        self.size = 0
        self.each: list[Family] = []
        for kind in families:
            if kind.base not in (-1, self.size):
                raise ValueError(
                    f"the family {kind.name!r} begins at {self.size}, not at {kind.base}: correct its constant"
                )
            kind.base = self.size
            self.size += kind.size
            self.each += [kind] * kind.size

    def __getitem__(self, name: str) -> Family:
        return self.by_name[name]

    def family(self, action: int) -> Family:
        """Return the family of an action; IndexError outside the space."""
        if action < 0:
            raise IndexError(action)
        return self.each[action]

    # --- flat lists for hot loops -------------------------------------------------------------------------------------
    def bases(self) -> list[int]:
        """For each action, the first number of its family, the constant that names it."""
        return [kind.base for kind in self.each]

    def column(self, arg: str) -> list[int]:
        """For each action, the value of the argument of that name; -1 if the family has none."""
        return [
            kind.values_of(action)[list(kind.args).index(arg)] if arg in kind.args else -1
            for action, kind in enumerate(self.each)
        ]

    def labels(self) -> list[str]:
        """For each action, a name independent of the position, for saving: "step 1 ne", "army 12 w"."""
        found: list[str] = []
        for action, kind in enumerate(self.each):
            words = [
                str(value) if domain.is_open else domain.word(value)
                for domain, value in zip(kind.domains, kind.values_of(action), strict=True)
            ]
            found.append(" ".join([kind.name, *words]))
        return found

    # --- for small games ----------------------------------------------------------------------------------------------
    def parts(self, action: int) -> tuple[str, int]:
        """The name of an action's family and its first argument, 0 if it has none."""
        kind = self.family(action)
        return kind.name, kind.values_of(action)[0] if kind.args else 0

    def code(self, name: str, *values: int) -> int:
        return self.by_name[name].code(*values)

    def codes(self, name: str, values: Iterable[int]) -> list[int]:
        """The actions of a family of one argument with these values, each once and in order."""
        kind = self.by_name[name]
        return [kind.code(value) for value in sorted(set(values))]

    def values(self, name: str, actions: Iterable[int]) -> list[int]:
        """The first arguments of those of the actions that are of this family."""
        kind = self.by_name[name]
        return [kind.values_of(action)[0] for action in actions if self.each[action] is kind]

    # --- to read ------------------------------------------------------------------------------------------------------
    def table(self) -> list[tuple[str, str, str]]:
        """A readable list: the notation of each family, its arguments' values, and its clause.

        >>> Codec(family("give", {"card": names("card", ["scout", "sailor"])}, clause="Q-PAY-1")).table()
        [('give CARD', 'CARD: scout, sailor', 'Q-PAY-1')]
        """
        return [(shape(kind, 0), ranges(kind), kind.clause) for kind in self.families]


def shape(kind: Family, form: int) -> str:
    """Write a notation with its arguments in capitals.

    >>> shape(family("spend", {"card": names("card", ["scout"])}, "spend {card} as coin"), 0)
    'spend CARD as coin'
    """
    return " ".join([word.upper() if is_arg else word for word, is_arg in kind.patterns[form]])


def ranges(kind: Family) -> str:
    """The values that the arguments of a family can take."""
    found: list[str] = []
    for arg, domain in kind.args.items():
        if domain.is_open:
            found.append(f"{arg.upper()}: a {domain.name} of the position")
        elif domain.size > 6 and domain.told == list(domain.values):
            found.append(f"{arg.upper()}: {domain.words[0]} to {domain.words[-1]}")
        else:
            found.append(f"{arg.upper()}: {', '.join(domain.words)}")
    return "; ".join(found)
