"""Isla Dorada's card in the lobby."""

from __future__ import annotations

from eldorado.core.info import GameInfo, Liked, Option, Preset

INFO = GameInfo(
    id="isla_dorada",
    title="Isla Dorada",
    rules_version=1,
    seats=(3, 4, 5, 6),
    default_seats=4,
    options=(
        Option("cooperative", "switch", False),
        Option("two_treasures", "switch", False),
        Option("two_sea_journeys", "switch", False),
    ),
    presets=(
        Preset("classic", {}),
        Preset("cooperative", {"cooperative": True}),
    ),
    turns=("round",),
    liked=(Liked("took", "who", "card", "card"),),
    clauses="eldorado.games.isla_dorada:rules.md",
)
