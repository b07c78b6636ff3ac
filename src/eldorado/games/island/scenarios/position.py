"""Make a state from a description in the words of the rulebook (describe.py), as scenarios give it.

Stacks follow from what lies elsewhere: tiles not laid are in their stack, cards in no hand are in theirs.
"""

from __future__ import annotations

from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadPosition
from eldorado.core.plain import Plain
from eldorado.core.scenarios.given import overlay
from eldorado.games.island.cave.treasures import Rose
from eldorado.games.island.explorers.nicolas import lucky_partner
from eldorado.games.island.model.components import (
    BUILDINGS,
    CAVE,
    CAVE_SHRINE,
    EMPTY,
    EXIT,
    EXPLORER_NAMES,
    FLOWER,
    FORT_SLOT,
    GIANT,
    GUARDIAN_NAMES,
    ISLAND,
    KIND_NAMES,
    KINDS,
    RESOURCES,
    SHRINE,
)
from eldorado.games.island.model.edition import Rules, rules_for
from eldorado.games.island.model.explorer import EXPLORERS, explorer_of
from eldorado.games.island.model.map import lay, walkable
from eldorado.games.island.model.sides import deciders, offers_of_turn, unit_of
from eldorado.games.island.model.state import ABSENT, OFF, UNANSWERED, IslandState, put_building
from eldorado.games.island.questions.thieves.haul import GOLD_OR_THEFT, Haul
from eldorado.games.island.questions.thieves.hiding import Hiding
from eldorado.games.island.questions.turn.choose import Choose
from eldorado.games.island.questions.turn.explore import Explore
from eldorado.games.island.questions.turn.gather import new_gather
from eldorado.games.island.questions.turn.golden_dice import GoldenDice
from eldorado.games.island.questions.turn.share import Share
from eldorado.games.island.rules.flow import run
from eldorado.games.island.rules.setup import empty_table
from eldorado.games.island.rules.turn import on_turn, paired
from eldorado.games.island.scenarios.describe import named
from eldorado.games.island.scenarios.given import number, place, read_corner, wrong
from eldorado.games.island.scenarios.stacks import fill_stacks
from eldorado.games.island.scenarios.thieves import blank_band, seat_band
from eldorado.kit.cells import CENTRE, cell_at

PHASES = ("choose", "dice", "gather", "explore", "hiding", "haul")


def blank(rules: Rules, seats: int) -> Plain:
    """The defaults for what is not given."""
    hand = dict.fromkeys(RESOURCES, 0)
    return {
        "turn": 0,
        "first": 0,
        "round": 2,
        "phase": "explore",
        "dice": [0, 0],
        "gather": [0, 0] if rules.teams else 0,
        "starters": None,
        "window": False,
        "treasure": named(rules.treasure),
        "tiles": None,
        "top": [],
        "secret": None,
        "cave_upper": -1,
        "relics": [-1, -1, -1],
        "cursed": -1,
        "titan": "",
        "guardians": dict.fromkeys(GUARDIAN_NAMES, ""),
        "waiting": [],
        "resting": [],
        "stolen": [],
        "keeper": "",
        "players": [
            {
                "explorer": EXPLORER_NAMES[rules.boards[rules.side[seat]][rules.first_figure[seat]]],
                "at": "0,0",
                "speed": 0,
                "hand": dict(hand),
                "known": dict(hand),
                "villagers": None,
                "farmhouses": [],
                "fort": "",
                "offerings": [],
                "cave_shrine": False,
                "wolf": "",
                "placed_by": -1,
                "bought": False,
            }
            for seat in range(seats - 1 if rules.thieves else seats)
        ]
        + ([blank_band(rules)] if rules.thieves else []),
    }


def position(given: Plain) -> IslandState:
    seats = int(given["seats"])
    rules = rules_for(seats, given["options"])
    said = {key: value for key, value in given.items() if key not in ("seats", "options")}
    want = overlay(blank(rules, seats), said)
    s = empty_table(seats, rules)
    for side in range(s.sides):
        for u in range(side * s.stride, (side + 1) * s.stride):
            s.pos[u] = OFF
        for u in range((side + 1) * s.stride - s.pets - rules.villagers_hector, (side + 1) * s.stride):
            s.pos[u] = ABSENT  # Hector's villager and the Wolf, unless given
        for figure in range(s.figures):
            s.pos[side * s.stride + figure] = ABSENT
        if rules.teams and side != s.thieves:
            s.starter[side] = rules.speaker[side]
    if want["phase"] not in PHASES:
        raise BadPosition("position.bad_value", key="phase", value=want["phase"], like=", ".join(PHASES))
    lay_tiles(s, want)
    for seat in range(seats):
        if s.side[seat] == s.thieves:
            seat_band(s, seat, want["players"][seat], f"players.{seat}.")
        else:
            seat_player(s, seat, want["players"][seat], f"players.{seat}.")
    fill_stacks(s, want)
    if s.thieves >= 0 and s.cursed == seats - 1 and want["players"][seats - 1]["cursed_thief"] >= 0:
        s.cursed_unit = s.thieves * s.stride + int(want["players"][seats - 1]["cursed_thief"])
    s.turn = s.side[number(want, "turn", 0, seats - 1)]
    s.first = s.side[number(want, "first", 0, seats - 1)]
    s.round = number(want, "round", 1, 1000) - 1
    for side, starter in enumerate(want["starters"] or []):
        s.starter[side] = int(starter)
    faces = [int(x) for x in want["dice"]]
    if len(faces) == 4:
        s.pool = [*faces, -1, -1, -1, -1]
    else:
        s.die_a, s.die_b = faces
    begin(s, want)
    run(s, QuickDice(0), None)
    return s


def lay_tiles(s: IslandState, want: Plain) -> None:
    s.bag = s.rules.tiles[:]
    s.cave = s.rules.cave[:]
    s.cave[CAVE_SHRINE] += 1
    tiles = want["tiles"] or {"0,0": "gold"}
    if "0,0" not in tiles or not walkable(
        KIND_NAMES.index(tiles["0,0"]) if tiles["0,0"] in KIND_NAMES else -1
    ):
        raise wrong("tiles.0,0", tiles.get("0,0", ""))
    ordered = ["0,0", *(at for at in tiles if at != "0,0")]
    for at in ordered:
        name = tiles[at]
        cave = at.startswith("c")
        if name not in KIND_NAMES:
            raise BadPosition("position.bad_value", key="tiles." + at, value=name, like=", ".join(KIND_NAMES))
        kind = KIND_NAMES.index(name)
        try:
            q, r = (int(x) for x in at.removeprefix("c").split(","))
        except ValueError:
            raise BadPosition("position.bad_value", key="tiles." + at, value=at, like="1,-1") from None
        cell = cell_at(CAVE if cave else ISLAND, q, r)
        if kind == EXIT:
            if at != "c0,0":
                raise wrong("tiles." + at, name)
        else:
            stack = s.cave if cave else s.bag
            if cave and kind == EMPTY and stack[EMPTY] == 0:  # a defeated dweller
                kind = next((k for k in range(GIANT, KINDS) if stack[k]), EMPTY)
            if stack[kind] == 0:
                raise wrong("tiles." + at, name)
            stack[kind] -= 1
        if name == KIND_NAMES[EMPTY]:
            kind = EMPTY
        tile = lay(s, kind, cell)
        if kind == CAVE_SHRINE:
            s.shrine_tile = tile
    if s.cell[0] != CENTRE:
        raise wrong("tiles.0,0", "")


def seat_player(s: IslandState, seat: int, want: Plain, key: str) -> None:
    rules = s.rules
    if want["explorer"] not in EXPLORER_NAMES:
        raise BadPosition(
            "position.bad_value", key=key + "explorer", value=want["explorer"], like=", ".join(EXPLORER_NAMES)
        )
    explorer = EXPLORER_NAMES.index(want["explorer"])
    boards = [b for b in range(len(rules.boards)) if explorer in rules.boards[b]]
    side = s.side[seat]
    others = [s.board[other] for other in range(seat) if s.side[other] != side]
    mates = [s.explorer[other] for other in range(seat) if s.side[other] == side]
    if not boards or boards[0] in others or explorer in mates or explorer in rules.barred:
        raise wrong(key + "explorer", want["explorer"])
    if mates and boards[0] != s.board[seat - 1]:
        raise wrong(key + "explorer", want["explorer"])
    s.board[seat] = boards[0]
    s.explorer[seat] = explorer
    first = side * s.stride
    unit = unit_of(s, seat)
    s.pos[unit] = OFF
    if EXPLORERS[explorer].villagers(rules):
        for u in range(first + s.stride - s.pets - rules.villagers_hector, first + s.stride - s.pets):
            s.pos[u] = OFF
    if want["wolf"]:
        s.pos[first + s.stride - 1] = place(s, want["wolf"], key + "wolf")
    if want["at"]:
        s.pos[unit] = place(s, want["at"], key + "at")
        if not walkable(s.kind[s.pos[unit]]):
            raise wrong(key + "at", want["at"])
    s.speed[unit] = number(want, "speed", 0, 40)
    for r in range(3):
        s.hand[3 * seat + r] = int(want["hand"][RESOURCES[r]])
        s.known[3 * seat + r] = min(int(want["known"][RESOURCES[r]]), s.hand[3 * seat + r])
    u = first + s.figures
    while u < first + s.stride - s.pets and s.pos[u] >= 0:
        u += 1  # the partner's entry may have given some of the team's
    for at, n in (want["villagers"] or {}).items():
        tile = place(s, at, key + "villagers")
        if not walkable(s.kind[tile]):
            raise wrong(key + "villagers", at)
        for _ in range(n):
            if u >= first + s.stride - s.pets or s.pos[u] == ABSENT:
                raise wrong(key + "villagers", n)
            s.pos[u] = tile
            u += 1
    if len(want["farmhouses"]) > FORT_SLOT:
        raise wrong(key + "farmhouses", len(want["farmhouses"]))
    if s.build[side * BUILDINGS] >= 0 and want["farmhouses"]:
        raise wrong(key + "farmhouses", want["farmhouses"])  # a team's buildings are given once
    houses = [*want["farmhouses"]] + [""] * (FORT_SLOT - len(want["farmhouses"])) + [want["fort"]]
    for i, text in enumerate(houses):
        if text:
            corner = read_corner(s, text, key)
            if corner in s.build:
                raise wrong(key + "farmhouses", text)
            put_building(s, side * BUILDINGS + i, corner)
    for at in want["offerings"]:
        tile = place(s, at, key + "offerings")
        if s.kind[tile] != SHRINE:
            raise wrong(key + "offerings", at)
        s.gifts[side] |= 1 << tile
    if want["cave_shrine"]:
        if s.shrine_seat >= 0:
            raise wrong(key + "cave_shrine", True)
        s.shrine_seat = seat
    s.captor[seat] = int(want["placed_by"])
    s.bought[seat] = 1 if want["bought"] else 0


def begin(s: IslandState, want: Plain) -> None:
    """Push the question that the position waits in."""
    phase = want["phase"]
    seat = on_turn(s)
    playing = [other for other in range(s.seats) if (deciders(s, s.turn) >> other) & 1]
    s.offers = offers_of_turn(s)
    if phase in ("hiding", "haul") and s.turn != s.thieves:
        raise wrong("phase", phase)
    if s.turn == s.thieves and phase not in ("choose", "hiding" if s.hidden else "haul", "explore"):
        raise wrong("phase", phase)
    if s.turn == s.thieves and s.hidden and phase == "explore":
        raise wrong("phase", phase)
    if phase == "choose":
        for other in range(s.seats):
            s.explorer[other] = -1
            s.answers[other] = UNANSWERED
            for r in range(3):
                s.stock[r] += s.hand[3 * other + r]
                s.hand[3 * other + r] = 0
                s.known[3 * other + r] = 0
        for u in range(len(s.pos)):
            s.pos[u] = ABSENT
        s.questions.append(Choose())
    elif phase == "dice" and s.pool:
        if not paired(s) or any(face not in s.rules.golden for face in s.pool[:4]):
            raise BadPosition("position.bad_value", key="dice", value=str(want["dice"]), like="[3, 5]")
        s.questions.append(Share(1 if lucky_partner(s) >= 0 else 0))
    elif phase == "dice":
        if s.die_a not in s.rules.golden or s.die_b not in s.rules.golden:
            raise BadPosition("position.bad_value", key="dice", value=str(want["dice"]), like="[3, 5]")
        s.questions.append(GoldenDice(1 if explorer_of(s, seat).rolls_again() else 0))
    elif phase in ("hiding", "haul"):
        s.questions.append(Hiding() if phase == "hiding" else Haul(GOLD_OR_THEFT, 0, 0))
        if phase == "haul" and s.relic[FLOWER] == seat:
            s.questions.append(Rose(seat))
    elif phase == "gather":
        gather = new_gather(s)
        for other in playing:
            n = want["gather"][s.rules.first_figure[other]] if s.rules.teams else number(want, "gather", 1, 6)
            gather.give(s, other, n, 1 if s.rules.points else 0)
    else:
        s.free = 1 if any(explorer_of(s, other).marches_free() for other in playing) else 0
        s.due = 1 if want["window"] else 0
        s.questions.append(Explore())
