"""Weights that a run of tuning has reached, kept in a file after every try: a run that was stopped goes on from there.

The file is written in one piece, and locked while a run has it: a second one would undo what the first has learned.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import BinaryIO

from eldorado.core.errors import BadOption, UserError
from eldorado.lab.table import check_folder, locked, unwritable

__all__ = ["Kept"]

Given = dict[str, int]


class Kept:
    """A file of weights, or none, for the time of a `with` block.

    >>> with Kept(None) as kept:
    ...     kept.save(1, {"coin": 3})
    ...     kept.resumed({"coin": 2})
    (0, {'coin': 2})
    """

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.held: BinaryIO | None = None

    def __enter__(self) -> Kept:
        if self.file is not None:
            check_folder(self.file)
            self.held = hold(self.file, self.file)
        return self

    def __exit__(self, *error: object) -> None:
        """Let go of the file; an empty one is removed."""
        if self.file is None or self.held is None:
            return
        if self.file.exists() and self.file.stat().st_size == 0:
            self.file.unlink()
        self.held.close()

    def resumed(self, start: Given) -> tuple[int, Given]:
        """The number of tries in the file and the weights they led to; the start if there are none yet."""
        if self.file is None:
            return 0, start
        try:
            text = self.file.read_text(encoding="utf-8")
            if not text:
                return 0, start
            kept = json.loads(text)
            return int(kept["tries"]), {key: int(kept["tuned"][key]) for key in start}
        except (OSError, ValueError, KeyError, TypeError):
            raise UserError("weights.unreadable", file=str(self.file)) from None

    def save(self, tries: int, best: Given) -> None:
        """Replace the file. The new one is locked before it takes its place, so that the lock is never open."""
        if self.file is None or self.held is None:
            return
        part = self.file.with_name(self.file.name + ".part")
        try:
            part.unlink(missing_ok=True)  # what a killed run may have left
            new = hold(part, self.file)
            part.write_text(json.dumps({"tries": tries, "tuned": best}, indent=1) + "\n", encoding="utf-8")
            part.replace(self.file)
        except OSError as error:
            raise unwritable(self.file, error) from None
        self.held.close()
        self.held = new


def hold(file: Path, named: Path) -> BinaryIO:
    """Open a file and lock it, or say that another run has it."""
    try:
        opened = file.open("ab")
    except OSError as error:
        raise unwritable(named, error) from None
    if not locked(opened, file):
        opened.close()
        raise BadOption("lab.in_use", file=named.name)
    return opened
