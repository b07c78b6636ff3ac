"""The toy's card in the lobby."""

from __future__ import annotations

from eldorado.core.info import GameInfo, Option, Preset

INFO = GameInfo(
    id="toy",
    title="Diggers",
    rules_version=1,
    seats=(2, 3, 4),
    default_seats=3,
    options=(Option("rounds", "number", 3, low=1, high=6), Option("teams", "switch", False)),
    presets=(Preset("short", {"rounds": 1}), Preset("pairs", {"teams": True}, (4,))),
    clauses="toy:rules.md",
)
