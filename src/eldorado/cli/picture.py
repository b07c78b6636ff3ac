"""Draw a position of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import eldorado
from eldorado.core.errors import BadOption
from eldorado.core.game import SPECTATOR
from eldorado.lab import pictures


def picture(
    file: Path,
    *,
    at: int | None = None,
    as_: Annotated[int, Parameter(name="--as")] = SPECTATOR,
    out: Annotated[Path, Parameter(name=["--out", "-o"])],
) -> None:
    """Draw a position of a recorded game as a picture.

    Parameters
    ----------
    file
        the record
    at
        the position after this entry; by default the last one
    as_
        the seat whose eyes see it; -1 is a spectator
    out
        the picture's file, whose name ends in .svg or .png; PNG needs `eldorado[pictures]`
    """
    match = eldorado.load(file)
    seats = match.record.seats
    if not SPECTATOR <= as_ < seats:
        raise BadOption(
            "option.bad_value", option="as", value=as_, choices=[str(i) for i in range(-1, seats)]
        )
    match.state = match.at(match.n if at is None else at)
    pictures.write(match.svg(as_), out)
    print(out)
