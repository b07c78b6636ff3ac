"""The Quest's card in the lobby: seats, options and presets, without loading the engine."""

from __future__ import annotations

from eldorado.core.info import GameInfo, Option, Preset

COURSES = (
    "first-game",
    "hills-of-gold",
    "home-stretch",
    "winding-paths",
    "serpentine",
    "swamplands",
    "witch-cauldron",
)

INFO = GameInfo(
    id="quest",
    title="The Quest for El Dorado",
    rules_version=1,
    seats=(2, 3, 4),
    default_seats=4,
    options=(
        # a recommended course's id, "random" or "random:SEED", or the text of a course file
        Option("course", "text", "first-game", choices=(*COURSES, "random")),
        Option("caves", "switch", False),
        Option("strips", "choice", "large_only", choices=("large_only", "start_side", "every_seam")),
        Option("start", "choice", "first", choices=("first", "lots")),
    ),
    presets=(
        Preset("first", {"course": "first-game"}),
        Preset("caves", {"course": "first-game", "caves": True}),
        *(Preset(course, {"course": course, "caves": True}) for course in COURSES[1:]),
        Preset("random", {"course": "random", "caves": True}),
    ),
    clauses="eldorado.games.quest:rules.md",
)
