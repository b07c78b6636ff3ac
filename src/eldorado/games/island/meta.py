"""The Island's card in the lobby, read without loading the engine."""

from __future__ import annotations

from eldorado.core.info import GameInfo, Liked, Option, Preset

INFO = GameInfo(
    id="island",
    title="The Island of El Dorado",
    rules_version=2,
    seats=(1, 2, 3, 4, 5, 6, 7, 8),
    default_seats=4,
    options=(
        Option("edition", "choice", "second", choices=("first", "second")),
        Option("mode", "choice", "free", choices=("free", "thieves", "teams", "teams_thieves")),
        Option("radius", "number", 24, low=3, high=24),
        Option("rounds", "number", 100, low=0, high=500),
        Option("unlimited", "switch", False),
        Option("offers", "number", 3, low=0, high=12),
        Option("fort", "number", 0, low=0, high=6),
        Option("prices", "text", ""),
        Option("bridge", "switch", False),
        Option("sixth_board", "switch", False),
        Option("cave_tiles", "switch", False),
        Option("hard_tiles", "switch", False),
        Option("hard_rerolls", "switch", False),
        Option("hard_points", "switch", False),
    ),
    presets=(
        Preset("second", {"edition": "second"}, seats=(2, 3, 4, 5, 6)),
        Preset("first", {"edition": "first"}, seats=(2, 3, 4)),
        Preset(
            "hardcore", {"hard_tiles": True, "hard_rerolls": True, "hard_points": True}, seats=(2, 3, 4, 5, 6)
        ),
        Preset(
            "teams",
            {"mode": "teams", "bridge": True, "sixth_board": True, "cave_tiles": True},
            seats=(4, 6, 8),
        ),
        Preset("solo", {"bridge": True, "sixth_board": True}, seats=(1,)),
        Preset(
            "thieves",
            {"mode": "thieves", "bridge": True, "sixth_board": True, "cave_tiles": True},
            seats=(2, 3, 4, 5, 6, 7),
        ),
        Preset(
            "teams_thieves",
            {"mode": "teams_thieves", "bridge": True, "sixth_board": True, "cave_tiles": True},
            seats=(3, 5, 7),
        ),
    ),
    turns=("turn", "turn_team"),
    liked=(Liked("buys", "who", "what", "item"),),
    clauses="eldorado.games.island:rules.md",
)
