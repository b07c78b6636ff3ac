"""What the table refuses, with the status HTTP gives it. Refusals of the rules are the games' own."""

from __future__ import annotations

from eldorado.core.errors import UserError
from eldorado.core.plain import Plain


class Problem(UserError):
    status = 400


class Malformed(Problem):
    """Not understood."""


class NotYours(Problem):
    status = 403


class Unknown(Problem):
    """One answer for everything that is not there, so that asking tells nothing."""

    status = 404

    def __init__(self) -> None:
        super().__init__("wire.unknown")


class NotNow(Problem):
    status = 409


class TooLarge(Problem):
    status = 413


class NotKept(Problem):
    """The store cannot be written: the disk is full, or gone."""

    status = 503


class TooMany(Problem):
    status = 429

    def __init__(self, key: str, wait: int = 1, **args: Plain) -> None:
        super().__init__(key, **args)
        self.wait = wait
