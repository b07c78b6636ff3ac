"""Numbers with names: resources, tiles, explorers, purchases, buildings."""

from __future__ import annotations

from typing import Final

# --- resources: also the first three kinds of tile, which produce them -----------------------------
FOOD: Final = 0
WOOD: Final = 1
GOLD: Final = 2
RESOURCES: Final = ("food", "wood", "gold")

# --- kinds of tile ---------------------------------------------------------------------------------
GARDEN: Final = 3
WATER: Final = 4
SHRINE: Final = 5
ENTRANCE: Final = 6
EMPTY: Final = 7  # a basic cave tile, or one whose dweller was defeated
EXIT: Final = 8
CAVE_SHRINE: Final = 9
GIANT: Final = 10
THIEVES: Final = 11
TIGER: Final = 12
BRIDGE: Final = 13  # a water tile with the bridge on it
BAVIECA: Final = 14
ROSE: Final = 15
JIMENEZ: Final = 16
CURSE: Final = 17
TITAN: Final = 18
WOLF: Final = 19
CAVE_IN: Final = 20
SECRET_EXIT: Final = 21
TOTEC: Final = 22
KINDS: Final = 23
KIND_NAMES: Final = (
    "food", "wood", "gold", "garden", "water", "shrine", "cave_entrance",
    "basic", "exit", "cave_shrine", "giant", "thieves", "tiger", "bridge",
    "bavieca", "golden_rose", "army_of_jimenez", "cursed_treasure", "titan", "wolf", "cave_in", "secret_exit",
    "totecs_garden",
)  # fmt: skip
# --- treasures: Bavieca, the Golden Rose, the Army of Jiménez -----------------------------------------
HORSE: Final = 0
FLOWER: Final = 1
HORDE: Final = 2
TREASURES: Final = KIND_NAMES[BAVIECA : BAVIECA + 3]

# --- guardians of a solo game, in the order they move -------------------------------------------------
GUARDIAN_NAMES: Final = ("wolf", "thief", "titan")

GONE: Final = -1  # a slot whose tile was lifted from the map
ISLAND: Final = 0
CAVE: Final = 1

# --- explorers -------------------------------------------------------------------------------------
STELLA: Final = 0
BELLONA: Final = 1
HECTOR: Final = 2
NICOLAS: Final = 3
TIZOC: Final = 4
EMMA: Final = 5
VICTORIA: Final = 6
PEDRO: Final = 7
WILLIAM: Final = 8
LAFFITE: Final = 9
SEQUOIA: Final = 10
YANGA: Final = 11
EXPLORER_NAMES: Final = (
    "stella", "bellona", "hector", "nicolas", "tizoc", "emma", "victoria", "pedro", "william", "laffite",
    "sequoia", "yanga",
)  # fmt: skip
NOBODY: Final = -1

# --- purchases -------------------------------------------------------------------------------------
VILLAGER: Final = 0
FARMHOUSE: Final = 1
FORT: Final = 2
OFFERING: Final = 3
ARMY_MOVE: Final = 4
FLEE: Final = 5
REROLL: Final = 6
BRIDGE_ITEM: Final = 7
SPRINT: Final = 8
WOLF_STEP: Final = 9
ITEMS: Final = 10
ITEM_NAMES: Final = (
    "villager",
    "farmhouse",
    "fort",
    "offering",
    "army_move",
    "flee",
    "reroll_die",
    "bridge",
    "sequoia_speed",
    "wolf_step",
)
BAND_ITEMS: Final = ("thief", "outpost", "hideout", "offering")  # what the first four are for the Thieves

# --- a side's buildings: two farmhouses, one fort --------------------------------------------------
BUILDINGS: Final = 3
FORT_SLOT: Final = 2

# --- bounds of the space of actions -----------------------------------------------------------------
# Tiles are numbered in the order they were laid, so the space is bounded by a tile count that no edition reaches.
TILES: Final = 96
SIDES: Final = 8
DIRECTIONS: Final = 7  # six, and the way between entrance and exit
THROUGH: Final = 6
MOST: Final = 40  # largest number an amount can be
FIGURES: Final = 4  # figures of a side that an action can name
