"""The errors a user can cause.

Every mistake of a user is a `UserError`: a catalogue key and its arguments, never prose (the terminal, the browser and
`str` turn keys into sentences, see `core.language`). Any other exception is a defect in eldorado.
"""

from __future__ import annotations

from collections.abc import Callable

from eldorado.core.plain import Plain

__all__ = [
    "BadAction",
    "BadData",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadScenario",
    "Refused",
    "UserError",
]


class UserError(Exception):
    """Bad input. `key` names a sentence in the catalogue that says what is wrong and what to do.

    >>> error = BadOption("game.unknown", game="chess", choices=["quest"])
    >>> str(error)
    'There is no game “chess”. Choose one of: quest.'
    >>> error.key, error.args_["game"]
    ('game.unknown', 'chess')

    It can be pickled, so it survives the way back from another process.

    >>> import pickle
    >>> pickle.loads(pickle.dumps(Refused("Q-BUY-7", "quest.refusal.spend_first", cost=1))).clause
    'Q-BUY-7'
    """

    def __init__(self, key: str, /, **args: Plain) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_ = args

    def __reduce__(self) -> tuple[Callable[..., UserError], tuple[type[UserError], dict[str, Plain]]]:
        return again, (type(self), vars(self))

    def __str__(self) -> str:
        return VOICES[-1](self)


def again(kind: type[UserError], fields: dict[str, Plain]) -> UserError:
    """Rebuild an error from its fields.

    >>> again(BadOption, {"key": "game.unknown", "args_": {"game": "chess"}})
    BadOption('game.unknown', {'game': 'chess'})
    """
    error = kind.__new__(kind, fields["key"], fields["args_"])
    vars(error).update(fields)
    return error


# What renders errors: languages register theirs when this package is imported, then the games; the last one is used.
VOICES: list[Callable[[UserError], str]] = []


class BadOption(UserError):
    """An option, seat count or preset that does not exist or does not fit.

    >>> import eldorado
    >>> eldorado.start("quest", seats=9)
    Traceback (most recent call last):
    eldorado.core.errors.BadOption: The Quest for El Dorado cannot be played by 9. Choose one of: 2, 3, 4.
    """


class BadData(UserError):
    """A mistake in a data file of a game (cards, tiles); names the file, the entry and what to write.

    >>> from eldorado.kit.data import Table
    >>> Table({"id": "scout", "power": "2"}, "cards.toml", "kind 4").number("power", 1, 6)
    Traceback (most recent call last):
    eldorado.core.errors.BadData: cards.toml, scout: “power” is “2”. Write a whole number from 1 to 6.
    """


class BadPosition(UserError):
    """An impossible position (scenario, course, snapshot).

    >>> import eldorado
    >>> eldorado.games.load("quest").position({"seats": 2, "options": {}, "roound": 2})
    Traceback (most recent call last):
    eldorado.core.errors.BadPosition: ...roound...
    """


class BadNotation(UserError):
    """A move that cannot be read, or can be read in more than one way.

    >>> import eldorado
    >>> eldorado.start("quest", seats=2, seed=7).push("fly")
    Traceback (most recent call last):
    eldorado.core.errors.BadNotation: “fly” cannot be read as a move here. ...
    """


class BadAction(UserError):
    """An int that is not an action or a seat at all: an error in the protocol, not a breach of a rule.

    >>> import eldorado
    >>> eldorado.start("quest", seats=2, seed=7).push(-5)
    Traceback (most recent call last):
    eldorado.core.errors.BadAction: Seat 0 cannot choose action -5 here.
    """


class BadRecord(UserError):
    """A record that is damaged, not ours, or of a newer version.

    >>> import eldorado
    >>> eldorado.load("{}")
    Traceback (most recent call last):
    eldorado.core.errors.BadRecord: This is not an eldorado record.
    """


class BadScenario(UserError):
    """A scenario file that cannot be read or played.

    >>> from eldorado.core.scenarios.scenario import parse
    >>> parse("title = 4", "a.toml")
    Traceback (most recent call last):
    eldorado.core.errors.BadScenario: a.toml: “title” must be a text.
    """


class Refused(UserError):
    """A move the rules do not allow. Carries the clause that forbids it.

    >>> import eldorado
    >>> try:
    ...     eldorado.start("quest", seats=2, seed=7).push("buy scout")
    ... except Refused as refused:
    ...     print(refused.clause, "-", refused)
    Q-BUY-7 - ... (Q-BUY-7)
    """

    def __init__(self, clause: str, key: str, /, **args: Plain) -> None:
        super().__init__(key, **args)
        self.clause = clause
