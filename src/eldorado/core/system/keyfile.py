"""A key in a file that only its user can read, made when first needed: whole, or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

__all__ = ["key_in"]


def key_in(file: Path, make: Callable[[], bytes]) -> bytes:
    """Return the key in a file; make one if there is none, or an empty file that a full disk or a crash has left.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     key_in(Path(folder) / "key", lambda: b"first"), key_in(Path(folder) / "key", lambda: b"second")
    (b'first', b'first')
    """
    kept = file.read_bytes() if file.is_file() else b""
    if kept:
        return kept
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh, made = file.with_name(file.name + ".new"), make()
    fresh.unlink(missing_ok=True)
    opened = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(opened, "wb") as out:
        out.write(made)
        out.flush()
        os.fsync(opened)
    fresh.replace(file)
    return made
