"""The server's errors with their HTTP status. Refusals by the rules come from the games."""

from __future__ import annotations

from eldorado.core.errors import UserError
from eldorado.core.plain import Plain


class Problem(UserError):
    status = 400


class Malformed(Problem):
    """The request cannot be understood."""


class NotYours(Problem):
    status = 403


class Unknown(Problem):
    """One error for everything that does not exist, so that probing reveals nothing."""

    status = 404

    def __init__(self) -> None:
        super().__init__("wire.unknown")


class NoProfile(Problem):
    """One error for every code without effect: wrong, used, or too old."""

    status = 404

    def __init__(self) -> None:
        super().__init__("profile.no_code")


class NotInstalled(Problem):
    """A table of a game that is no longer installed; it is kept until the game is back."""

    status = 409

    def __init__(self, game: str) -> None:
        super().__init__("table.not_installed", game=game)


class NotNow(Problem):
    status = 409


class TooLarge(Problem):
    status = 413


class TookTooLong(Problem):
    """Work that was abandoned: it is too much, or the machine is busy."""

    status = 503


class Damaged(Problem):
    """The store's data of a table cannot be read."""

    status = 503

    def __init__(self) -> None:
        super().__init__("table.damaged")


class NotKept(Problem):
    """The store cannot be written: the disk is full or gone."""

    status = 503


class InDoubt(NotKept):
    """The connection to the store was lost during the commit: it is unknown whether the move was saved."""

    def __init__(self) -> None:
        super().__init__("wire.in_doubt")


class Elsewhere(NotKept):
    """Another process has the table."""

    def __init__(self, table: str) -> None:
        super().__init__("wire.elsewhere")
        self.table = table


class TooMany(Problem):
    status = 429

    def __init__(self, key: str, wait: int = 1, **args: Plain) -> None:
        super().__init__(key, **args)
        self.wait = wait
