"""The Quest's card in the lobby: seats, options and presets, without loading the engine."""

from __future__ import annotations

from eldorado.core.info import GameInfo, Liked, Option, Preset
from eldorado.kit.data import read

FIRST = "first-game"
# In the order of presentation.
COURSES = tuple(str(course["id"]) for course in read("eldorado.games.quest", "courses").entries["course"])

INFO = GameInfo(
    id="quest",
    title="The Quest for El Dorado",
    rules_version=1,
    seats=(2, 3, 4),
    default_seats=4,
    more_seats=(1,),
    options=(
        # a recommended course's id, "random" or "random:SEED", or the text of a course file
        Option("course", "text", FIRST, choices=(*COURSES, "random")),
        Option("caves", "switch", False),
        Option("strips", "choice", "large_only", choices=("large_only", "start_side", "every_seam")),
        Option("start", "choice", "first", choices=("first", "lots")),
    ),
    presets=(
        Preset("first", {"course": FIRST}),
        Preset("caves", {"course": FIRST, "caves": True}),
        *(Preset(course, {"course": course, "caves": True}) for course in COURSES if course != FIRST),
        Preset("random", {"course": "random", "caves": True}),
    ),
    turns=("turn",),
    liked=(Liked("bought", "seat", "card", "card"), Liked("took", "seat", "card", "card")),
    clauses="eldorado.games.quest:rules.md",
)
