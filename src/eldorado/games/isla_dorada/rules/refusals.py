"""Refusals that several questions give."""

from __future__ import annotations

from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import board
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.movement import open_path


def no(clause: str, key: str, **args: Plain) -> Refusal:
    return Refusal(clause, "isla_dorada.refusal." + key, args)


def upstream(way: int) -> bool:
    """Whether the way runs up a river: it has a number, but no place offers it (D-MOVE-2)."""
    return way < board.AIR_WAY and way not in board.WAYS_FROM[board.WAY_FROM[way]]


def closed(s: IslaState, way: int) -> Refusal | None:
    """Explain what closes a way: a monster, or the sea after two journeys."""
    for path in board.WAY_PATHS[way]:
        if path == s.bigfoot or path == s.leviathan:
            return no("D-BID-10", "monster", card="bigfoot" if path == s.bigfoot else "leviathan")
        if not open_path(s, path):
            return no("D-MOVE-3", "sea_closed")
    return None
