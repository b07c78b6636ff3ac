"""Numbers with names: resources, tiles, explorers, purchases, and the codes of all actions."""

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

# --- frames: what is being resolved. Each is WIDTH ints on the stack, the last one on top -------------------
WIDTH: Final = 10
F_CHOOSE: Final = 1  # everybody chooses an explorer
F_RETURN: Final = 2  # a defeated explorer is put back. a: seat of the explorer, b: seat that places it
F_STEAL: Final = 3  # the roll, then Laffite steals. a: thefts left, -1 before the roll, b: seat
F_DICE: Final = 4  # which die is speed. a: a re-roll is possible
F_GATHER: Final = (
    5  # a: cards left, b: mask of types, c: 1 for turn points kept as speed; d, e, f: of the partner
)
F_LOOK: Final = 6  # Emma orders tiles. a: tiles placed so far, b: seat
F_EXPLORE: Final = 7
F_PLACE: Final = 8  # a flipped tile is laid. a: unit, b: kind, c: seat
F_BUY: Final = 9  # an announced purchase. a: item, b: place, c: seat
F_WINDOW: Final = (
    10  # who reacts. a: mask of seats asked, b, c, d: the stacks when it opened, e: partners asked next
)
F_COUNT: Final = (
    11  # how many villagers go. a: seat, b: from, c: to, d: most, e: purpose, f: steps to pay, g: door
)
F_ORDER: Final = 12  # which opponent first. a: tile, b: attacker, c: mask of opponents, d: off-turn
F_BATTLE: Final = 13  # see battlefield.py
F_SPOILS: Final = 14  # the loser gives cards. a: seat, b: cards left, c: receiver: a seat, STACKS or TREASURE
F_LIMIT: Final = 15  # surplus is given back. a: seat
F_OFFER: Final = (
    16  # a trade is put together, field by field. a: from, b: to, c: field, d: 1 for a counter-offer
)
F_ANSWER: Final = 17  # accept, refuse, counter. a: from, b: to, d: 1 for a counter-offer
F_ROSE: Final = 18  # a card of choice from the Golden Rose. a: seat
F_PLUNDER: Final = (
    19  # which treasure changes hands. a: who chooses, b: loser, c: receiver: a seat or -10 - dweller
)
F_TITAN: Final = 20  # the Titan moves between turns. a: steps left, -1 before its die is rolled
F_RAID: Final = 21  # whom the raider fights. a: tile, b: mask of sides, c: mask of farmhouses, d: its kind
F_SHARE: Final = 22  # partners share four dice (`pool`). a: Nicolas may roll his two again first
F_HEIR: Final = 23  # which partner gets something. a: side, b: what (spoils.py), c: loser
F_DIVIDE: Final = 24  # partners divide spoils: the last hand. a: side
F_GUARD: Final = 25  # the guardians' round. a: steps left, -1 before the die is rolled, b: whose turn
F_BANISH: Final = 26  # a shrine for a defeated guardian. a: which
F_PACK: Final = 27  # which guardian first. a: tile, b: attacker, c: mask of guardians, d: 1 for a shot
F_HIDING: Final = 28  # the Thieves in hiding: a doubloon, or the hideout
F_HAUL: Final = (
    29  # gold or a theft. a: 0 to choose, 1 rolled, 2 looking into a hand; b: victim, c: cards left
)
F_RIDER: Final = 30  # which thief has Bavieca in this phase
F_BEARER: Final = 31  # which thief carries the cave shrine. a: mask of figures
F_VANISH: Final = 32  # the last piece is lost: back into hiding. a: 1 by a cave-in
FRAME_NAMES: Final = (
    "over", "choose", "return", "steal", "dice", "gather", "look", "explore", "place", "buy", "window", "count",
    "order", "battle", "spoils", "limit", "offer", "answer",
    "rose", "plunder", "titan", "raid", "share", "heir", "divide", "guardians", "banish", "pack",
    "hiding", "haul", "rider", "bearer", "vanish",
)  # fmt: skip

# --- battles: what is attacked, and how far they have come ------------------------------------------
PIECES: Final = 0
FARM: Final = 1  # a farmhouse or an outpost alone
DWELLER: Final = 2
SHOT: Final = 3  # Yanga from afar
RAID: Final = 4  # by the Titan or a guardian
AMBUSH: Final = 5  # a thief met on the Thieves tile
ATTACKER: Final = 0
DEFENDER: Final = 1
ROLL: Final = 2
REROLL_ATTACK: Final = 3
ROLL_DEFENCE: Final = 4
REROLL_DEFENCE: Final = 5
OUTCOME: Final = 6

STACKS: Final = -1  # receivers of spoils that are no seat
TREASURE: Final = -2

# --- actions ---------------------------------------------------------------------------------------
# Tiles are numbered in the order they were laid, so a number of tiles that no edition reaches bounds the space.
TILES: Final = 96
SIDES: Final = 8
DIRECTIONS: Final = 7  # six and the way between entrance and exit
THROUGH: Final = 6
MOST: Final = 40  # largest number an amount can be

A_END: Final = 0
A_DONE: Final = 1
A_PASS: Final = 2
A_ACCEPT: Final = 3
A_REFUSE: Final = 4
A_COUNTER: Final = 5
A_REROLL: Final = 6
A_SPEED: Final = 7  # + die
A_BANK: Final = 9  # + 3 * give + get
A_TAKE: Final = 18  # + resource
A_GIVE: Final = 21  # + resource
A_SEAT: Final = 24  # + seat: whom to rob, whom to fight first
A_TRADE: Final = 32  # + seat: offer a trade
A_AMOUNT: Final = 40  # + number
A_EXPLORER: Final = 80  # + 0, 1
A_NEXT: Final = 82  # + which of the tiles Emma looks at comes next
A_DISCOVER: Final = 85  # + figure of the side
A_STEP: Final = 91  # + figure * DIRECTIONS + direction
A_PLACE: Final = 133  # + direction
A_FARMHOUSE: Final = 139  # + figure * 6 + corner
A_FORT: Final = 163  # + figure * 6 + corner
A_REMOVE: Final = 187  # + building
A_RAZE: Final = 190  # + (side * BUILDINGS + building) * 3 + cell of the corner
A_OWN: Final = 262  # + kind: discover a tile dealt in secret
A_BRIDGE: Final = 286  # + direction * 3 + axis: build the bridge on the water tile there
A_UNBRIDGE: Final = 304
A_SPRINT: Final = 305  # Sequoia buys speed
A_SHOOT: Final = 306  # + tile: Yanga
A_DIE: Final = 402  # + die: the Army of Jiménez re-rolls it
A_HOLE: Final = 442  # + direction from the entrance: the explorer leaves by the secret exit
A_ARMY_HOLE: Final = 448  # + direction: villagers do
A_WOLF: Final = 454  # + direction
A_WOLF_FIND: Final = 461  # the Wolf discovers
A_RECALL: Final = 462  # the partner may go on although he declared the end
A_MINE: Final = 463  # + die: my speed; + 4 + die: what I gather
A_HIDE: Final = 480  # the Thieves stay in hiding
A_ROLL: Final = 481  # the Thieves roll their die to steal
A_PAIR: Final = 482  # + resource: a matched pair for a doubloon
A_ROB: Final = 485  # + 8 * die that is the reach + seat
A_FIGURE: Final = 501  # + figure: which thief
A_OWN_MORE: Final = 507  # + (figure - 1) * KINDS + kind: as A_OWN, by another figure than the first
A_BRIDGE_MORE: Final = A_OWN_MORE + 3 * KINDS  # + (figure - 1) * 18 + code of A_BRIDGE
A_HOLE_MORE: Final = A_BRIDGE_MORE + 54  # + (figure - 1) * 6 + direction
A_EMERGE: Final = A_HOLE_MORE + 18  # + tile * 6 + corner: the hideout, out of hiding
A_VILLAGER: Final = A_EMERGE + TILES * 6  # + tile
A_OFFERING: Final = A_VILLAGER + TILES  # + tile
A_PUT: Final = A_OFFERING + TILES  # + tile
A_ARMY: Final = A_PUT + TILES  # + tile * DIRECTIONS + direction
ACTIONS: Final = A_ARMY + TILES * DIRECTIONS

FIGURES: Final = 6  # figures of a side an action can name
