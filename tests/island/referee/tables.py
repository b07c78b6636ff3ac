"""The tables the referee sits at: both editions and the main modes, as dealt and on small islands where everybody
meets, with cheap pieces."""

from __future__ import annotations

from typing import Any

EXPANSION = {"bridge": True, "sixth_board": True, "cave_tiles": True}
HARD = {"hard_tiles": True, "hard_rerolls": True, "hard_points": True}
CROWDED = {
    "radius": 4,
    "prices": "villager = 1 food; farmhouse = 1 wood; fort = 1 wood; offering = 1 food 1 wood 1 gold",
}

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {"edition": "first"}),
    (4, {"edition": "first"}),
    (2, {}),
    (3, {"cave_tiles": True}),
    (4, EXPANSION),
    (3, {"mode": "thieves", **EXPANSION}),
    (4, {"mode": "teams", **EXPANSION}),
    (5, {"mode": "teams_thieves", **EXPANSION}),
    (1, {"bridge": True, "sixth_board": True}),
    (3, {**HARD, **EXPANSION}),
]
TABLES = [*MODES, *((seats, options | CROWDED) for seats, options in MODES)]
