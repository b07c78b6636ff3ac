"""Actions as lines of text: `move ne`, `army 0,1 w`, `bank food gold`; docs/island.md has the list."""

from __future__ import annotations

from eldorado.games.island.decoding import PLAIN_WORDS, WAYS, parts
from eldorado.games.island.events import spot
from eldorado.games.island.notation_band import band_notation
from eldorado.games.island.state import IslandState
from eldorado.games.island.tables import (
    A_ARMY,
    A_DISCOVER,
    A_FARMHOUSE,
    A_FORT,
    A_HIDE,
    A_RAZE,
    A_REMOVE,
    A_STEP,
    A_VILLAGER,
    BUILDINGS,
    DIRECTIONS,
)

BUILDING_WORDS = ("farmhouse1", "farmhouse2", "fort")
BAND_BUILDING_WORDS = ("outpost1", "outpost2", "hideout")
BEGINNINGS = [
    *sorted(PLAIN_WORDS.values()),
    *[
        "army",
        "bank",
        "choose",
        "discover",
        "explorer",
        "farmhouse",
        "fight",
        "fort",
        "gather",
        "give",
        "move",
        "next",
        "offering",
        "place",
        "put",
        "raze",
        "recall",
        "remove",
        "speed",
    ],
    *("bridge", "shoot", "show", "sprint", "take", "trade", "villager", "a number"),
    *("emerge", "figure", "hide", "hideout", "outpost", "pair", "rob", "steal", "thief"),
]


# --- text -----------------------------------------------------------------------------------------------------------
def notation(s: IslandState, seat: int, action: int) -> str:
    if action >= A_ARMY:
        tile, d = divmod(action - A_ARMY, DIRECTIONS)
        return f"army {spot(s, tile)} {WAYS[d]}"
    if A_HIDE <= action < A_VILLAGER:
        return band_notation(s, seat, action)
    kind, args, _ = parts(s, seat, action)
    if kind == "speed":
        return f"speed {args['n']}"
    if kind == "bank":
        return f"bank {args['give']} {args['get']}"
    if kind in ("take", "give", "show"):
        return f"{kind} {args['what']}"
    if kind in ("choose", "trade"):
        return f"{kind} {args['to']}"
    if kind == "amount":
        return str(args["n"])
    if kind in ("mine_speed", "mine_gather"):
        return f"{kind[5:]} {args['n']}"
    if kind in ("explorer", "begins"):
        return f"explorer {args['explorer']}"
    if kind in ("next", "plunder", "fight"):
        return f"{kind} {args['what']}"
    if kind == "discover":
        return with_figure("discover", action - A_DISCOVER)
    if kind in ("move", "join"):
        return with_figure("move", (action - A_STEP) // DIRECTIONS) + f" {args['way']}"
    if kind == "place":
        return f"place {args['way']}"
    if kind in ("farmhouse", "fort", "outpost", "hideout"):
        first = A_FARMHOUSE if action < A_FORT else A_FORT
        return with_figure(kind, (action - first) // 6) + f" {args['corner']}"
    if kind == "remove":
        return f"remove {slot_word(s, s.side[seat] * BUILDINGS + action - A_REMOVE)}"
    if kind in ("raze", "raze_outpost"):
        slot = (action - A_RAZE) // 3
        return f"raze {slot // BUILDINGS} {slot_word(s, slot)} {args['at']}"
    if kind in ("slip", "slip_army", "wolf"):
        return f"{kind} {args['way']}"
    if kind == "die":
        return f"die {args['n']}"
    if kind == "wolf_find":
        return "wolf discover"
    if kind == "bridge":
        return f"bridge {args['way']} {args['axis']}"
    if kind in ("villager", "thief", "offering", "put", "shoot"):
        return f"{kind} {args['at']}"
    return kind


def slot_word(s: IslandState, slot: int) -> str:
    words = BAND_BUILDING_WORDS if slot // BUILDINGS == s.thieves else BUILDING_WORDS
    return words[slot % BUILDINGS]


def with_figure(word: str, figure: int) -> str:
    return f"{word} {figure}" if figure else word
