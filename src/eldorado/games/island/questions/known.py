"""Importing this registers every question and every explorer of the Island by name."""

from __future__ import annotations

from eldorado.games.island import explorers
from eldorado.games.island.cave import raid, titan, treasures
from eldorado.games.island.questions.battle import battle, heir, order, returning, spoils
from eldorado.games.island.questions.solo import banish, guardians, pack
from eldorado.games.island.questions.thieves import bearer, haul, hiding, rider, vanish
from eldorado.games.island.questions.turn import (
    choose,
    explore,
    gather,
    golden_dice,
    limit,
    march,
    place,
    purchase,
    roll,
    share,
    trade,
    window,
)

__all__ = [
    "banish", "battle", "bearer", "choose", "explore", "explorers", "gather", "golden_dice", "guardians", "haul",
    "heir", "hiding", "limit", "march", "order", "pack", "place", "purchase", "raid", "returning", "rider", "roll",
    "share", "spoils", "titan", "trade", "treasures", "vanish", "window",
]  # fmt: skip
