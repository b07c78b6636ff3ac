"""Totec's garden (I-EVENT-GARDEN), and the resources tiles produce."""

from __future__ import annotations

from eldorado.games.island.model.components import GARDEN, TOTEC
from eldorado.games.island.model.state import IslandState


def produce(kind: int) -> int:
    """The mask of resources a kind of tile normally produces."""
    if kind < GARDEN:
        return 1 << kind
    return 7 if kind == GARDEN else 0


def yields(s: IslandState, tile: int) -> int:
    """The mask a tile produces now: Totec's garden like a garden, and the island's gardens then nothing."""
    kind = s.kind[tile]
    if kind == TOTEC:
        return 7
    return 0 if kind == GARDEN and s.totec else produce(kind)


def find_garden(s: IslandState) -> None:
    """Stop the gardens of the island from producing."""
    s.totec = 1
