"""A hint to be explained: where the seat stood, what is proposed, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass

from eldorado.core.game import Move
from eldorado.core.plain import Plain


@dataclass(frozen=True)
class Case:
    seat: int
    view: Plain  # the seat's own, before
    before: Plain  # facts
    after: Plain
    moves: list[Move]
    actions: list[int]


def said(key: str, **args: Plain) -> Plain:
    return {"key": key, "args": args}
