"""Actions as moves: what each of the numbers means, legal or not."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.errors import BadAction
from eldorado.core.game import Event, Move
from eldorado.core.plain import Plain
from eldorado.games.island.acts import act
from eldorado.games.island.band import building_word, is_band
from eldorado.games.island.bank import rate
from eldorado.games.island.events import anchor, cell_anchor, land, spot
from eldorado.games.island.guardians import GUARDIAN_NAMES
from eldorado.games.island.legal import legal_of
from eldorado.games.island.movement import beyond
from eldorado.games.island.notation_band import band_moves
from eldorado.games.island.reinforce import door_of, leaves
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, base, clone, seat_of, top
from eldorado.games.island.tables import (
    A_ACCEPT,
    A_AMOUNT,
    A_ARMY,
    A_ARMY_HOLE,
    A_BANK,
    A_BRIDGE,
    A_COUNTER,
    A_DIE,
    A_DISCOVER,
    A_DONE,
    A_END,
    A_EXPLORER,
    A_FARMHOUSE,
    A_FORT,
    A_GIVE,
    A_HIDE,
    A_HOLE,
    A_MINE,
    A_NEXT,
    A_OFFERING,
    A_OWN,
    A_PASS,
    A_PLACE,
    A_PUT,
    A_RAZE,
    A_RECALL,
    A_REFUSE,
    A_REMOVE,
    A_REROLL,
    A_SEAT,
    A_SHOOT,
    A_SPEED,
    A_SPRINT,
    A_STEP,
    A_TAKE,
    A_TRADE,
    A_UNBRIDGE,
    A_VILLAGER,
    A_WOLF,
    A_WOLF_FIND,
    ACTIONS,
    BAVIECA,
    BUILDINGS,
    DIRECTIONS,
    EXPLORER_NAMES,
    F_BATTLE,
    F_CHOOSE,
    F_GUARD,
    F_LOOK,
    F_PACK,
    F_PLACE,
    F_PLUNDER,
    F_TITAN,
    F_WINDOW,
    FORT_SLOT,
    GONE,
    KIND_NAMES,
    KINDS,
    RESOURCES,
)
from eldorado.kit.cells import (
    CORNER_NAMES,
    DIRECTION_NAMES,
    STEPS,
    corner_cells,
    corner_of,
)

PLAIN_WORDS = {
    A_END: "end",
    A_DONE: "done",
    A_PASS: "pass",
    A_ACCEPT: "accept",
    A_REFUSE: "refuse",
    A_COUNTER: "counter",
    A_REROLL: "reroll",
}
WAYS = (*DIRECTION_NAMES, "through")


class Probe(Dice):
    """Dice that only notice that they were asked; never twice the same, so that ties come to an end."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def draw(self, n: int) -> int:
        self.asked += 1
        return self.asked % n


def lies(s: IslandState, tile: int) -> bool:
    return tile < len(s.kind) and s.kind[tile] != GONE


def reveals(s: IslandState, seat: int, action: int) -> bool:
    """Whether it draws chance, shows something hidden, or makes others decide: found by doing it to a copy. Who is
    asked follows from public knowledge, so this tells the seat nothing it may not know."""
    if action not in legal_of(s, seat):
        return False
    if A_DISCOVER <= action < A_STEP or action in (A_END, A_PASS):
        return True
    if top(s) in (F_WINDOW, F_CHOOSE) and not A_BANK <= action < A_TAKE:
        return True  # sealed: what the last answer brings about depends on the others
    other = clone(s)
    dice = Probe()
    told: list[Event] = []
    act(other, seat, action, dice, told)
    return dice.asked > 0 or other.mask != s.mask or any(event.reveals for event in told)


# --- decode -------------------------------------------------------------------------------------------------------
def decode(s: IslandState, seat: int, action: int) -> Move:
    if not 0 <= action < ACTIONS:
        raise BadAction("action.unknown", action=action)
    kind, args, at = parts(s, seat, action)
    return Move(kind, args, at, reveals(s, seat, action))


def parts(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    """Kind, arguments and anchors; BadAction for what can mean nothing here (a tile that does not lie)."""
    if action in PLAIN_WORDS:
        return PLAIN_WORDS[action], {}, []
    if action < A_BANK:
        face = s.die_a if action == A_SPEED else s.die_b
        return "speed", {"n": face, "gather": s.die_a + s.die_b - face}, [f"die:{action - A_SPEED}"]
    if action < A_TAKE:
        give, get = divmod(action - A_BANK, 3)
        args = {"n": rate(s, seat), "give": RESOURCES[give], "get": RESOURCES[get]}
        return "bank", args, [f"resource:{RESOURCES[give]}", f"resource:{RESOURCES[get]}"]
    if action < A_GIVE:
        return "take", {"what": RESOURCES[action - A_TAKE]}, [f"resource:{RESOURCES[action - A_TAKE]}"]
    if action < A_SEAT:
        return "give", {"what": RESOURCES[action - A_GIVE]}, [f"resource:{RESOURCES[action - A_GIVE]}"]
    if action < A_AMOUNT:
        other = action - (A_SEAT if action < A_TRADE else A_TRADE)
        if other >= s.seats:
            raise BadAction("action.unknown", action=action)
        return "choose" if action < A_TRADE else "trade", {"to": other}, [f"seat:{other}"]
    if action < A_EXPLORER:
        return "amount", {"n": action - A_AMOUNT}, []
    if action < A_NEXT:
        if s.board[seat] < 0:
            raise BadAction("action.unknown", action=action)
        name = EXPLORER_NAMES[s.rules.boards[s.board[seat]][action - A_EXPLORER]]
        kind = "begins" if s.rules.first_figure[seat] else "explorer"  # the second partner says who begins
        return kind, {"explorer": name}, [f"explorer:{name}"]
    if action < A_DISCOVER:
        if top(s) == F_PACK:
            return "fight", {"what": GUARDIAN_NAMES[action - A_NEXT]}, [f"guardian:{action - A_NEXT}"]
        if top(s) == F_PLUNDER:
            name = KIND_NAMES[BAVIECA + action - A_NEXT]
            return "plunder", {"what": name}, [f"treasure:{name}"]
        return "next", {"n": action - A_NEXT + 1, "what": tile_name(s, seat, action - A_NEXT)}, []
    if action < A_PLACE:
        return of_figure(s, seat, action)
    if action < A_FARMHOUSE:
        return placing(s, action - A_PLACE)
    if action < A_REMOVE:
        return building(s, seat, action)
    if action < A_RAZE:
        slot = s.side[seat] * BUILDINGS + action - A_REMOVE
        corner = s.build[slot]
        what = building_word(s, s.side[seat], action - A_REMOVE == FORT_SLOT)
        return "remove", {"what": what}, [f"corner:{corner}"] if corner >= 0 else []
    if action < A_OWN:
        return razing(s, action)
    if A_HIDE <= action < A_VILLAGER:
        return band_moves(s, seat, action)
    if A_BRIDGE <= action < A_VILLAGER:
        return crafts(s, seat, action)
    if action < A_BRIDGE:
        if action - A_OWN >= KINDS:
            raise BadAction("action.unknown", action=action)
        return "show", {"what": KIND_NAMES[action - A_OWN]}, [f"own:{KIND_NAMES[action - A_OWN]}"]
    if action < A_ARMY:
        first, kind = (
            (A_VILLAGER, "villager")
            if action < A_OFFERING
            else (A_OFFERING, "offering")
            if action < A_PUT
            else (A_PUT, "put")
        )
        if not lies(s, action - first):
            raise BadAction("action.unknown", action=action)
        if kind == "villager" and is_band(s, seat):
            kind = "thief"
        buys = [] if first == A_PUT else [f"buy:{kind}"]
        return (
            kind,
            {"at": spot(s, action - first), "land": land(s, action - first)},
            [*buys, anchor(s, action - first)],
        )
    return marching(s, seat, action)


def crafts(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    """The bridge, Sequoia's speed, Yanga's shots."""
    at = s.pos[unit_of(s, seat)]
    if action < A_UNBRIDGE:
        d, axis = divmod(action - A_BRIDGE, 3)
        water = s.grid.get(s.cell[at] + STEPS[d], -1) if at >= 0 else -1
        marks = [anchor(s, water)] if water >= 0 else []
        return "bridge", {"way": WAYS[d], "axis": WAYS[axis]}, ["buy:bridge", *marks]
    if action == A_UNBRIDGE:
        return "unbridge", {}, [anchor(s, s.bridge)] if s.bridge >= 0 else []
    if action == A_SPRINT:
        return "sprint", {}, ["buy:sequoia_speed"]
    if action >= A_DIE:
        return cave_moves(s, seat, action)
    tile = action - A_SHOOT
    if not lies(s, tile):
        raise BadAction("action.unknown", action=action)
    return "shoot", {"at": spot(s, tile), "land": land(s, tile)}, [anchor(s, tile)]


def cave_moves(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    """Jiménez's die, the secret exit, the Wolf."""
    if action < A_HOLE:
        return "die", {"n": action - A_DIE + 1}, [f"battledie:{action - A_DIE}"]
    if action < A_WOLF:
        army = action >= A_ARMY_HOLE
        d = (action - A_HOLE) % 6
        target = s.near[s.entrance * DIRECTIONS + d] if s.entrance >= 0 else -1
        marks = [anchor(s, target)] if target >= 0 else []
        return "slip_army" if army else "slip", {"way": WAYS[d]}, marks
    if action == A_RECALL:
        return "recall", {}, []
    if A_MINE <= action < A_MINE + 8 and s.pool:
        die = (action - A_MINE) % 4
        args = {"n": s.pool[die], "die": die}
        return ("mine_gather" if action >= A_MINE + 4 else "mine_speed"), args, [f"die:{die}"]
    if action > A_WOLF_FIND:
        raise BadAction("action.unknown", action=action)
    mark = f"figure:{s.side[seat]}:{s.stride - 1}"
    if action == A_WOLF_FIND:
        return "wolf_find", {}, [mark]
    return "wolf", {"way": WAYS[action - A_WOLF]}, [mark]


def tile_name(s: IslandState, seat: int, i: int) -> str:
    """What Emma is looking at; nobody else is told."""
    if top(s) == F_LOOK and (s.mask >> seat) & 1:
        placed = s.frames[base(s) + 1]
        if placed + i < len(s.top):
            return KIND_NAMES[s.top[placed + i]]
    return "unknown"


def of_figure(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    figure = action - A_DISCOVER if action < A_STEP else (action - A_STEP) // DIRECTIONS
    if figure >= s.rules.own_figures[seat]:
        raise BadAction("action.unknown", action=action)
    unit = unit_of(s, seat) + figure
    mark = f"figure:{s.side[seat]}:{unit % s.stride}"
    if action < A_STEP:
        return "discover", {}, [mark]
    d = (action - A_STEP) % DIRECTIONS
    if top(s) == F_BATTLE:
        tile = s.frames[base(s) + 1]
        door = door_of(s, tile, d)
        return "join", {"way": WAYS[d]}, [mark] + ([anchor(s, door)] if door >= 0 else [])
    at = s.pos[unit]
    if top(s) == F_TITAN:
        at = s.titan
    elif top(s) == F_GUARD:
        at = s.guard[s.frames[base(s) + 2]]
        mark = f"guardian:{s.frames[base(s) + 2]}"
    target = beyond(s, at, d) if at >= 0 else -1
    anchors = [anchor(s, target)] if target >= 0 else ["cave:0,0"] if target == -2 else []
    return "move", {"way": WAYS[d], "to": spot(s, target) if target != -2 else "c0,0"}, [mark, *anchors]


def placing(s: IslandState, d: int) -> tuple[str, Plain, list[str]]:
    unit = s.frames[base(s) + 1] if top(s) == F_PLACE else unit_of(s, seat_of(s, s.turn))
    at = s.pos[unit]
    anchors: list[str] = []
    if at >= 0:
        cell = s.cell[at] + STEPS[d]
        anchors = [cell_anchor(cell).replace("tile:", "frontier:").replace("cave:", "frontier:c")]
    return "place", {"way": WAYS[d]}, anchors


def building(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    first = A_FARMHOUSE if action < A_FORT else A_FORT
    kind = building_word(s, s.side[seat], first == A_FORT)
    figure, i = divmod(action - first, 6)
    if figure >= s.rules.own_figures[seat]:
        raise BadAction("action.unknown", action=action)
    at = s.pos[unit_of(s, seat) + figure]
    corner = [f"corner:{corner_of(s.cell[at], i)}"] if at >= 0 else []
    return kind, {"corner": CORNER_NAMES[i]}, [f"buy:{kind}", *corner]


def razing(s: IslandState, action: int) -> tuple[str, Plain, list[str]]:
    slot, k = divmod(action - A_RAZE, 3)
    if slot >= len(s.build) or s.build[slot] < 0 or slot % BUILDINGS == FORT_SLOT:
        raise BadAction("action.unknown", action=action)
    tile = s.grid.get(corner_cells(s.build[slot])[k], -1)
    if tile < 0:
        raise BadAction("action.unknown", action=action)
    owner = seat_of(s, slot // BUILDINGS)
    kind = "raze_outpost" if slot // BUILDINGS == s.thieves else "raze"
    return (
        kind,
        {"to": owner, "at": spot(s, tile), "land": land(s, tile)},
        [f"corner:{s.build[slot]}", anchor(s, tile)],
    )


def marching(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    tile, d = divmod(action - A_ARMY, DIRECTIONS)
    if not lies(s, tile):
        raise BadAction("action.unknown", action=action)
    if top(s) == F_BATTLE:
        battle = s.frames[base(s) + 1]
        if tile != battle and not leaves(s, s.side[seat], tile):
            door = door_of(s, battle, d)
            marks = [anchor(s, tile)] + ([anchor(s, door)] if door >= 0 else [])
            return "bring", {"from": spot(s, tile), "land": land(s, tile), "way": WAYS[d]}, marks
    target = beyond(s, tile, d)
    kind = "flee" if top(s) == F_BATTLE else "army"
    to = anchor(s, target) if target >= 0 else "cave:0,0"
    name = spot(s, target) if target != -2 else "c0,0"
    marks = [anchor(s, tile)] + ([to] if target != -1 else [])
    return kind, {"from": spot(s, tile), "land": land(s, tile), "way": WAYS[d], "to": name}, marks
