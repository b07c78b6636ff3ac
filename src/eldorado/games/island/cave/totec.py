"""Totec's garden (I-EVENT-GARDEN), and what tiles produce."""

from __future__ import annotations

from eldorado.games.island.model.components import GARDEN, TOTEC
from eldorado.games.island.model.state import IslandState


def produce(kind: int) -> int:
    """The mask of resources a kind of tile produces as a rule."""
    if kind < GARDEN:
        return 1 << kind
    return 7 if kind == GARDEN else 0


def yields(s: IslandState, tile: int) -> int:
    """What a tile produces now: Totec's garden like a garden, the island's then nothing."""
    kind = s.kind[tile]
    if kind == TOTEC:
        return 7
    return 0 if kind == GARDEN and s.totec else produce(kind)


def find_garden(s: IslandState) -> None:
    """From now on the gardens of the island produce nothing."""
    s.totec = 1
