"""The actions: one small int for each decision, declared once by family. Other modules read `actions.STEP`.

Tiles, slots and seats are the numbers of the state. Of several arguments the last one runs fastest: a
step is `STEP + figure * DIRECTIONS + direction`. Numbers, notation and moves follow from the table below; what words
depend on the position for is in speech/words.py.
"""

from __future__ import annotations

from typing import Final

from eldorado.games.island.model.components import (
    BUILDINGS,
    FIGURES,
    GUARDIAN_NAMES,
    KIND_NAMES,
    MOST,
    RESOURCES,
    SIDES,
    TILES,
    TREASURES,
)
from eldorado.kit.cells import CORNER_NAMES, DIRECTION_NAMES
from eldorado.kit.codec import Codec, by_position, family, names, numbers

END: Final = 0
DONE: Final = 1
PASS: Final = 2
ACCEPT: Final = 3
REFUSE: Final = 4
COUNTER: Final = 5
REROLL: Final = 6
SPEED: Final = 7  # die
BANK: Final = 9  # give, get
TAKE: Final = 18  # resource
GIVE: Final = 21  # resource
SEAT: Final = 24  # seat: whom to rob, or whom to fight first
TRADE: Final = 32  # seat: offer a trade
AMOUNT: Final = 40  # number
MARK: Final = 80  # battle die to reroll
EXPLORER: Final = 120  # index on the player's board
NEXT: Final = 122  # which of the tiles Emma looks at goes back next
PLUNDER: Final = 125  # treasure
FIGHT: Final = 128  # guardian
DISCOVER: Final = 131  # figure
STEP: Final = 135  # figure, direction
PLACE: Final = 163  # direction
FARMHOUSE: Final = 169  # figure, corner
FORT: Final = 193  # figure, corner
REMOVE: Final = 217  # building
RAZE: Final = 220  # side, building, tile at its corner
OWN: Final = 292  # figure, kind: discover a tile dealt in secret
BRIDGE: Final = 384  # figure, direction, axis: build the bridge on the water tile there
UNBRIDGE: Final = 456
SPRINT: Final = 457  # Sequoia buys speed
SHOOT: Final = 458  # tile: Yanga
DIE: Final = 554  # battle die the Army of Jiménez rerolls
HOLE: Final = 594  # figure, direction from the entrance: out by the secret exit
ARMY_HOLE: Final = 618  # direction: of villagers
WOLF: Final = 624  # direction
WOLF_FIND: Final = 631  # the Wolf discovers
RECALL: Final = 632  # the partner may go on although this one has declared the end
MINE: Final = 633  # die of the pool, for speed
MINE_GATHER: Final = 637  # die of the pool, to gather with
HIDE: Final = 641  # the Thieves stay in hiding
ROLL: Final = 642  # the Thieves roll their die to steal
PAIR: Final = 643  # resource: two cards of a type for a doubloon
ROB: Final = 646  # die used as the reach, seat
FIGURE: Final = 662  # figure: a thief
EMERGE: Final = 666  # tile, corner: of the hideout, when coming out of hiding
VILLAGER: Final = 1242  # tile
OFFERING: Final = 1338  # tile
PUT: Final = 1434  # tile
ARMY: Final = 1530  # tile, direction
ACTIONS: Final = 2202

WAYS: Final = (*DIRECTION_NAMES, "through")

_resource = names("resource", RESOURCES)
_seat = numbers("seat", 0, SIDES - 1)
_die = by_position("die", 2)  # by its face
_pool_die = by_position("die of the pool", 4)
_battle_die = numbers("battle die", 1, MOST)
_tile = by_position("tile", TILES)  # by its coordinates
_figure = by_position("figure", FIGURES)  # the first one is not written
_thief = by_position("thief", FIGURES)
_way = names("way", WAYS)
_direction = names("direction", DIRECTION_NAMES)
_corner = names("corner", CORNER_NAMES)

CODEC: Final[Codec] = Codec(
    family("end", base=END, clause="I-TURN-6"),
    family("done", base=DONE, clause="I-TURN-6"),
    family("pass", base=PASS, clause="I-REACT-2"),
    family("accept", base=ACCEPT, clause="I-TRADE-4"),
    family("refuse", base=REFUSE, clause="I-TRADE-4"),
    family("counter", base=COUNTER, clause="I-TRADE-4"),
    family("reroll", base=REROLL, clause="I-EXP-NICOLAS"),
    family("speed", {"n": _die}, base=SPEED, clause="I-TURN-2"),
    family(
        "bank",
        {"give": _resource, "get": _resource},
        base=BANK,
        clause="I-TRADE-1",
        at=["resource:{give}", "resource:{get}"],
    ),
    family("take", {"what": _resource}, base=TAKE, clause="I-TURN-3", at=["resource:{what}"]),
    family("give", {"what": _resource}, base=GIVE, clause="I-TURN-7", at=["resource:{what}"]),
    family("choose", {"to": _seat}, base=SEAT, clause="I-FIGHT-15", at=["seat:{to}"]),
    family("trade", {"to": _seat}, base=TRADE, clause="I-TRADE-4", at=["seat:{to}"]),
    family("amount", {"n": numbers("amount", 0, MOST - 1)}, base=AMOUNT, clause="I-BUY-7"),
    family("mark", {"n": _battle_die}, base=MARK, clause="I-HARD-2"),
    family(
        "explorer",
        {"explorer": by_position("explorer", 2)},
        base=EXPLORER,
        clause="I-SETUP-5",
        at=["explorer:{explorer}"],
    ),
    family("next", {"what": by_position("tile looked at", 3)}, base=NEXT, clause="I-EXP-EMMA"),
    family(
        "plunder",
        {"what": names("treasure", TREASURES)},
        base=PLUNDER,
        clause="I-TREAS-5",
        at=["treasure:{what}"],
    ),
    family("fight", {"what": names("guardian", GUARDIAN_NAMES)}, base=FIGHT, clause="I-SOLO-6"),
    family("discover", {"figure": _figure}, base=DISCOVER, clause="I-MOVE-2"),
    family("move", {"figure": _figure, "way": _way}, base=STEP, clause="I-MOVE-1"),
    family("place", {"way": _direction}, base=PLACE, clause="I-MAP-1"),
    family(
        "farmhouse",
        {"figure": _figure, "corner": _corner},
        ["farmhouse {figure} {corner}", "outpost {figure} {corner}"],
        base=FARMHOUSE,
        clause="I-BUY-4",
    ),
    family(
        "fort",
        {"figure": _figure, "corner": _corner},
        ["fort {figure} {corner}", "hideout {figure} {corner}"],
        base=FORT,
        clause="I-BUY-5",
    ),
    family("remove", {"what": by_position("building", BUILDINGS)}, base=REMOVE, clause="I-BUY-6"),
    family("raze", {"what": by_position("farmhouse", SIDES * BUILDINGS * 3)}, base=RAZE, clause="I-FIGHT-11"),
    family("show", {"figure": _figure, "what": names("kind", KIND_NAMES)}, base=OWN, clause="I-HARD-1"),
    family(
        "bridge",
        {"figure": _figure, "way": _direction, "axis": names("axis", DIRECTION_NAMES[:3])},
        base=BRIDGE,
        clause="I-BRIDGE-1",
        at=["buy:bridge"],
    ),
    family("unbridge", base=UNBRIDGE, clause="I-BRIDGE-3"),
    family("sprint", base=SPRINT, clause="I-EXP-SEQUOIA", at=["buy:sequoia_speed"]),
    family("shoot", {"at": _tile}, base=SHOOT, clause="I-EXP-YANGA"),
    family("die", {"n": _battle_die}, base=DIE, clause="I-TREAS-3"),
    family("slip", {"figure": _figure, "way": _direction}, base=HOLE, clause="I-EVENT-SECRET"),
    family("slip_army", {"way": _direction}, base=ARMY_HOLE, clause="I-EVENT-SECRET"),
    family("wolf", {"way": _way}, base=WOLF, clause="I-DWELL-WOLF"),
    family("wolf_find", notation="wolf discover", base=WOLF_FIND, clause="I-DWELL-5"),
    family("recall", base=RECALL, clause="I-TEAM-12"),
    family("mine_speed", {"n": _pool_die}, "speed {n}", base=MINE, clause="I-TEAM-4"),
    family("mine_gather", {"n": _pool_die}, "gather {n}", base=MINE_GATHER, clause="I-TEAM-4"),
    family("hide", base=HIDE, clause="I-THIEF-2", at=["doubloon"]),
    family("steal", base=ROLL, clause="I-THIEF-4", at=["die:0"]),
    family("pair", {"what": _resource}, base=PAIR, clause="I-THIEF-6", at=["resource:{what}", "doubloon"]),
    family("rob", {"reach": _die, "to": _seat}, "rob {to} {reach}", base=ROB, clause="I-THIEF-4"),
    family("figure", {"n": _thief}, base=FIGURE, clause="I-TREAS-7"),
    family("emerge", {"at": by_position("corner of the map", TILES * 6)}, base=EMERGE, clause="I-THIEF-10"),
    family("villager", {"at": _tile}, ["villager {at}", "thief {at}"], base=VILLAGER, clause="I-BUY-2"),
    family("offering", {"at": _tile}, base=OFFERING, clause="I-BUY-3"),
    family("put", {"at": _tile}, base=PUT, clause="I-FIGHT-10"),
    family("army", {"from": _tile, "way": _way}, base=ARMY, clause="I-BUY-7"),
)
if CODEC.size != ACTIONS:
    raise ValueError(f"there are {CODEC.size} actions, not {ACTIONS}: correct the constant")
