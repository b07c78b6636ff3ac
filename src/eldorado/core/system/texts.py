"""Read a text file named by the user."""

from __future__ import annotations

from pathlib import Path

from eldorado.core.errors import UserError
from eldorado.core.plain import Plain
from eldorado.core.system.reasons import reason

__all__ = ["read_text"]

LARGEST = 64 << 20  # bytes; a long game takes a few hundred thousand


def read_text(file: str | Path, key: str, wrong: type[UserError] = UserError) -> str:
    """Read a text file; if that fails, raise `wrong` with `key`, the file's name and the reason.

    >>> read_text("no/such/file", "record.unreadable")
    Traceback (most recent call last):
    eldorado.core.errors.UserError: no/such/file cannot be read: No such file or directory.
    """
    try:
        if Path(file).stat().st_size > LARGEST:
            large: Plain = {"key": "reason.large", "args": {"n": LARGEST >> 20}}
            raise wrong(key, file=str(file), problem=large)
        return Path(file).read_text(encoding="utf-8-sig")  # some editors begin a text with a mark
    except (OSError, ValueError) as error:
        raise wrong(key, file=str(file), problem=reason(error)) from None
