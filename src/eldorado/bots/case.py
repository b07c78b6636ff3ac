"""A hint to be explained: the position of the seat, the proposal, and its outcome."""

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
