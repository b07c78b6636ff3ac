"""What can be wrong with what somebody gave us.

Everything a user can get wrong is a `UserError`: a catalogue key and its arguments, never prose (the terminal and the
browser turn keys into words, see `core.words`). Anything else that is raised is a defect of ours.
"""

from __future__ import annotations

from eldorado.core.plain import Plain


class UserError(Exception):
    """Bad input. `key` names a sentence in the catalogue that says what is wrong and what to do."""

    def __init__(self, key: str, /, **args: Plain) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_ = args

    def __str__(self) -> str:
        return self.key + (" " + str(self.args_) if self.args_ else "")


class BadOption(UserError):
    """An option, seat count or preset that does not exist or does not fit."""


class BadPosition(UserError):
    """A position (scenario, course, snapshot) that cannot be."""


class BadNotation(UserError):
    """A move that cannot be read, or can be read in more than one way."""


class BadAction(UserError):
    """An integer that is no action at all: a protocol error, not a rule."""


class BadRecord(UserError):
    """A record that is damaged, foreign, or of a newer version."""


class BadScenario(UserError):
    """A scenario file that does not say what it should."""


class Refused(UserError):
    """A move the rules do not allow. Carries the clause that forbids it."""

    def __init__(self, clause: str, key: str, /, **args: Plain) -> None:
        super().__init__(key, **args)
        self.clause = clause
