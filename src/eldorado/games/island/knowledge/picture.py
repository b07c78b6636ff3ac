"""The table for clients to draw: tiles, pieces, corners and places with coordinates, and what is under way.

x and y are thousandths of a hexagon's radius, from the start tile (or the cave's exit), y downwards.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.game import SPECTATOR
from eldorado.core.plain import Plain
from eldorado.games.island.cave.dwellers import dweller_strength
from eldorado.games.island.cave.stacks import cave_left
from eldorado.games.island.knowledge.thieves import looking_at, reach_preview, view_band
from eldorado.games.island.model.components import (
    BUILDINGS,
    CAVE,
    DIRECTIONS,
    EXPLORER_NAMES,
    FORT_SLOT,
    GONE,
    GUARDIAN_NAMES,
    KIND_NAMES,
    KINDS,
    SHRINE,
    WOLF,
)
from eldorado.games.island.model.events import anchor, cell_anchor
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.hands import cards_of, total
from eldorado.games.island.model.map import open_cells
from eldorado.games.island.model.sides import eyes, player_of, seats_of, unit_of
from eldorado.games.island.model.state import IslandState, seat_of, units_of
from eldorado.games.island.questions.thieves.haul import looking
from eldorado.games.island.rules.market import farmhouses_left, forts_left, offerings_left, villagers_left
from eldorado.games.island.rules.shrines import explorer_strength, island_shrines
from eldorado.games.island.rules.spoils import pot_side
from eldorado.games.island.rules.strength import house_strength
from eldorado.games.island.rules.teams import GATHER
from eldorado.games.island.rules.turn import on_turn
from eldorado.games.island.solo.guardians import GUARDIANS, UNMET, WAITING, kind_of
from eldorado.games.island.solo.hunting import targets
from eldorado.games.island.thieves.band import building_word, thief_strength
from eldorado.kit.cells import q_of, r_of, sheet_of

SHEETS = ("island", "cave")


def xy(cell: int) -> tuple[int, int]:
    """The middle of a cell.

    >>> from eldorado.kit.cells import cell_at
    >>> xy(cell_at(0, 1, 0)), xy(cell_at(0, 0, 1))
    ((1732, 0), (866, 1500))
    """
    return ((2 * q_of(cell) + r_of(cell)) * 866025 + 500) // 1000, r_of(cell) * 1500


def corner_xy(corner: int) -> tuple[int, int]:
    x, y = xy(corner >> 1)
    return x, y + (1000 if corner & 1 else -1000)


def paint(view: dict[str, Plain], s: IslandState, seat: int) -> None:
    """Add what a client draws to a view."""
    paint_ground(view, s)
    paint_play(view, s, seat)
    view["players"] = [player(s, other, seat) for other in range(s.seats)]


def paint_ground(view: dict[str, Plain], s: IslandState) -> None:
    """Add what lies on the map and seldom changes; `view.ASIDE` has what it does not depend on."""
    view["tiles"] = tiles(s)
    view["frontier"] = frontier(s)
    view["buildings"] = buildings(s)


def paint_play(view: dict[str, Plain], s: IslandState, seat: int) -> None:
    """Add the rest, without the players."""
    view["edition"] = s.rules.edition
    view["round"] = s.round + 1
    view["turn"] = on_turn(s)
    view["sides"] = s.side[:]
    view["mode"] = s.rules.mode
    view["phase"] = phase(s)
    view["asked"] = [other for other in range(s.seats) if (s.mask >> other) & 1]
    view["dice"] = s.pool[:4] if s.pool else [s.die_a, s.die_b]
    view["dice_of"] = dice_of(s)
    view["ended"] = [other for other in range(s.seats) if (s.ended >> other) & 1]
    view["pot"] = pot(s, seat)
    view["stock"] = s.stock[:]
    view["treasure"] = s.treasure[:]
    view["stacks"] = {"island": len(s.top) + total(s.bag), "cave": cave_left(s)}
    view["pieces"] = pieces(s)
    view["under_way"] = under_way(s)
    view["last_battle"] = last_battle(s)
    view["relics"] = s.relic[:]
    view["cursed"] = s.cursed
    view["titan"] = anchor(s, s.titan) if s.titan >= 0 else None
    view["guardians"] = guardians(s) if s.rules.solo else None
    view["dealt"] = dealt(s, seat)
    view["looking_at"] = looking_at(s, seat)
    view["reach"] = reach_preview(s)
    view["looks_at"] = looks_at(s, seat)


def picture_besides(s: IslandState, seat: int) -> dict[str, Plain]:
    """How the seat's picture differs from a spectator's: hands, spoils and tiles."""
    found: dict[str, Plain] = {
        "players": {other: player(s, other, seat) for other in range(s.seats) if sees_hand(s, other, seat)}
    }
    if s.side[seat] == pot_side(s):
        found["pot"] = pot(s, seat)
    if s.rules.deals:
        found["dealt"] = dealt(s, seat)
    if looking(s, seat) >= 0:
        found["looking_at"] = looking_at(s, seat)
    if explorer_of(s, seat).knows_top():
        found["looks_at"] = looks_at(s, seat)
    return found


def looks_at(s: IslandState, seat: int) -> Plain:
    """The tiles on top of the stack, for the seat that put them there; None for everybody else."""
    if seat < 0 or not explorer_of(s, seat).knows_top():
        return None
    return [KIND_NAMES[k] for k in s.top]


def dice_of(s: IslandState) -> Plain:
    """For teams, for each of the four dice, the partner who rolled it, and who took it for what (I-TEAM-4)."""
    if not s.pool:
        return []
    rolled = seats_of(s, s.turn)
    found: list[Plain] = []
    for i in range(4):
        by = s.pool[4 + i]
        use = None if by < 0 else "gather" if by >= GATHER else "speed"
        found.append({"rolled": rolled[i // 2], "by": by % GATHER if by >= 0 else -1, "use": use})
    return found


def dealt(s: IslandState, seat: int) -> Plain:
    """The important tiles dealt in secret: how many each seat holds, and for the seat itself which (I-HARD-1)."""
    if not s.rules.deals:
        return None
    held = [s.secret[KINDS * side : KINDS * (side + 1)] for side in s.side]  # partners hold them together
    own = [KIND_NAMES[k] for k in range(KINDS) for _ in range(held[seat][k])] if seat >= 0 else []
    return {"own": own, "counts": [sum(tiles_) for tiles_ in held]}


def pot(s: IslandState, seat: int) -> Plain:
    """The spoils that partners divide: how many cards, and for the team itself which."""
    mine = seat >= 0 and s.side[seat] == pot_side(s)
    return {"n": cards_of(s, s.seats), "cards": s.hand[3 * s.seats :] if mine else None}


# What a view shows of such a tile wherever it lies, by cell and kind; each view gets a copy.
TILES: Final[dict[int, dict[str, Plain]]] = {}


def tile_of(cell: int, kind: int) -> dict[str, Plain]:
    """A plain tile of that kind on that cell, to be copied."""
    key = cell * KINDS + kind
    found = TILES.get(key)
    if found is None:
        x, y = xy(cell)
        found = {
            "at": cell_anchor(cell),
            "map": SHEETS[sheet_of(cell)],
            "q": q_of(cell),
            "r": r_of(cell),
            "x": x,
            "y": y,
            "kind": KIND_NAMES[kind],
            "offerings": None,
            "stolen": False,
            "ends": None,
            "crossed": None,
        }
        TILES[key] = found
    return found


def tiles(s: IslandState) -> Plain:
    found: list[Plain] = []
    for t in range(len(s.kind)):
        kind = s.kind[t]
        if kind == GONE:
            continue
        told = tile_of(s.cell[t], kind).copy()
        offerings: list[Plain] = []
        if kind == SHRINE:
            offerings = [seat_of(s, side) for side in range(s.sides) if (s.gifts[side] >> t) & 1]
        told["offerings"] = offerings
        if s.stolen:
            told["stolen"] = (s.stolen >> t) & 1 == 1
        ends: list[Plain] = []
        if t == s.bridge:
            ends = [d for d in range(6) if s.near[t * DIRECTIONS + d] >= 0]
        told["ends"] = ends
        crossed: list[Plain] = []
        if t == s.exit and not s.voided:
            crossed = [d for d in range(6) if (s.rules.crossed >> d) & 1]
        told["crossed"] = crossed
        found.append(told)
    return found


def guardians(s: IslandState) -> Plain:
    """The Wolf, Thief and Titan of a solo game: where they are, how strong, and their targets (I-SOLO-3)."""
    dice = (s.rules.battle, s.rules.thief_low, s.rules.golden)
    return [
        {
            "name": GUARDIAN_NAMES[k],
            "figure": f"guardian:{k}",
            "at": anchor(s, s.guard[k]) if s.guard[k] >= 0 else None,
            "met": s.guard[k] != UNMET,
            "waits": s.guard[k] == WAITING,
            "rests": (s.rest >> k) & 1 == 1,
            "strength": dweller_strength(s, kind_of(k)),
            "steps": [min(dice[k]), max(dice[k])],
            "targets": [anchor(s, t) for t in targets(s, k)],
        }
        for k in range(GUARDIANS)
    ]


FRONTIER: Final[dict[int, dict[str, Plain]]] = {}  # by cell; each view gets a copy


def frontier(s: IslandState) -> Plain:
    """The places where somebody standing next to them could lay a tile."""
    found: list[Plain] = []
    for cell in open_cells(s):
        told = FRONTIER.get(cell)
        if told is None:
            x, y = xy(cell)
            name = cell_anchor(cell).replace("tile:", "frontier:").replace("cave:", "frontier:c")
            told = {"at": name, "map": SHEETS[sheet_of(cell)], "x": x, "y": y}
            FRONTIER[cell] = told
        found.append(told.copy())
    return found


def pieces(s: IslandState) -> Plain:
    found: list[Plain] = []
    for side in range(s.sides):
        armies: dict[int, list[int]] = {}
        for u in units_of(s, side):
            if s.pos[u] < 0:
                continue
            figure = u - side * s.stride
            if s.pets and figure == s.stride - 1:
                power = s.rules.dweller_strength[WOLF]
                found.append(
                    {
                        "seat": seat_of(s, side),
                        "kind": "wolf",
                        "figure": f"figure:{side}:{figure}",
                        "at": anchor(s, s.pos[u]),
                        "n": 1,
                        "strength": power,
                        "held": s.held[u] != 0,
                    }
                )
            elif side == s.thieves:
                found.append(
                    {
                        "seat": player_of(s, u),
                        "kind": "thief",
                        "figure": f"figure:{side}:{figure}",
                        "at": anchor(s, s.pos[u]),
                        "n": 1,
                        "strength": thief_strength(s, u),
                        "speed": s.speed[u],
                        "held": s.held[u] != 0,
                    }
                )
            elif figure < s.figures:
                found.append(
                    {
                        "seat": player_of(s, u),
                        "kind": "explorer",
                        "figure": f"figure:{side}:{figure}",
                        "at": anchor(s, s.pos[u]),
                        "n": 1,
                        "strength": explorer_strength(s, player_of(s, u)),
                        "speed": s.speed[u],
                        "held": s.held[u] != 0,
                    }
                )
            else:
                armies.setdefault(s.pos[u], []).append(u)
        for tile in sorted(armies):
            army = armies[tile]
            found.append(
                {
                    "seat": seat_of(s, side),
                    "kind": "villager",
                    "at": anchor(s, tile),
                    "n": len(army),
                    "strength": len(army) * s.rules.villager_strength,
                    "held": all(s.held[u] for u in army),
                }
            )
    return found


def buildings(s: IslandState) -> Plain:
    found: list[Plain] = []
    for slot in range(len(s.build)):
        corner = s.build[slot]
        if corner >= 0:
            told = building_at(corner).copy()
            told["seat"] = seat_of(s, slot // BUILDINGS)
            told["kind"] = building_word(s, slot // BUILDINGS, slot % BUILDINGS == FORT_SLOT)
            told["number"] = slot % BUILDINGS
            told["touches"] = [anchor(s, t) for t in s.beside[3 * slot : 3 * slot + 3] if t >= 0]
            told["strength"] = wall_strength(s, slot)
            found.append(told)
    return found


# What a view shows of a building wherever it stands, by corner; each view gets a copy.
CORNERS: Final[dict[int, dict[str, Plain]]] = {}


def building_at(corner: int) -> dict[str, Plain]:
    """An unowned building on that corner, to be copied."""
    found = CORNERS.get(corner)
    if found is None:
        x, y = corner_xy(corner)
        found = {
            "seat": -1,
            "kind": "",
            "number": -1,
            "at": f"corner:{corner}",
            "map": SHEETS[1 if corner >> 13 == CAVE else 0],
            "x": x,
            "y": y,
            "touches": [],
            "strength": 0,
        }
        CORNERS[corner] = found
    return found


def wall_strength(s: IslandState, slot: int) -> int:
    if slot % BUILDINGS != FORT_SLOT:
        return house_strength(s, slot)
    return s.rules.hideout_strength if slot // BUILDINGS == s.thieves else s.rules.fort_strength


# A player nothing is known of, to be copied: a table that begins empty is moved again and again as it grows.
BLANK: Final[dict[str, Plain]] = dict.fromkeys((
    "seat", "side", "partner", "colour", "board", "explorer", "at", "speed", "strength", "cards", "hand",
    "known", "shrines", "cave_shrine", "villagers_left", "farmhouses_left", "forts_left", "offerings_left",
    "placed_by",
))  # fmt: skip


def player(s: IslandState, seat: int, viewer: int) -> Plain:
    side = s.side[seat]
    if side == s.thieves:
        return view_band(s, seat, viewer)
    known = s.explorer[seat] >= 0
    unit = unit_of(s, seat)
    at = s.pos[unit]
    told = BLANK.copy()
    told["seat"] = seat
    told["side"] = side
    told["partner"] = [other for other in seats_of(s, side) if other != seat]
    told["colour"] = s.rules.colours[s.board[seat]]
    told["board"] = [EXPLORER_NAMES[e] for e in s.rules.boards[s.board[seat]]]
    told["explorer"] = EXPLORER_NAMES[s.explorer[seat]] if known else None
    told["at"] = anchor(s, at) if at >= 0 else None
    told["speed"] = s.speed[unit]
    told["strength"] = explorer_strength(s, seat) if known else 0
    told["cards"] = cards_of(s, seat)
    told["hand"] = s.hand[3 * seat : 3 * seat + 3] if sees_hand(s, seat, viewer) else None
    told["known"] = s.known[3 * seat : 3 * seat + 3]
    told["shrines"] = island_shrines(s, side)
    told["cave_shrine"] = s.shrine_seat == seat
    told["villagers_left"] = villagers_left(s, side) if known else 0
    told["farmhouses_left"] = farmhouses_left(s, side)
    told["forts_left"] = forts_left(s, side)
    told["offerings_left"] = offerings_left(s, side)
    told["placed_by"] = s.captor[seat] if at < 0 else -1
    return told


def sees_hand(s: IslandState, seat: int, viewer: int) -> bool:
    return viewer >= 0 and ((eyes(s, seat) >> viewer) & 1 == 1 or looking(s, viewer) == seat)


def under_way(s: IslandState) -> Plain:
    """What is being resolved, from the outermost question inwards, in words a client can show."""
    return [question.show(s, SPECTATOR) for question in s.questions]


def phase(s: IslandState) -> str:
    """The word for the current question."""
    return s.questions[-1].phase if s.questions else "over"


def last_battle(s: IslandState) -> Plain:
    if not s.rolled:
        return None
    n = s.rolled[3]
    foe = s.rolled[2]
    return {
        "attacker": seat_of(s, s.rolled[1]),
        "defender": seat_of(s, foe) if foe >= 0 else -1,
        "dweller": KIND_NAMES[-2 - foe] if foe < -1 else None,
        "attack": s.rolled[4 : 4 + n],
        "defence": s.rolled[5 + n :],
    }
