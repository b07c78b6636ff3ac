"""Actions as moves and as lines of text: `move ne`, `army 0,1 w`, `bank food gold`; docs/island.md has the list."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.errors import BadAction, BadNotation
from eldorado.core.game import Event, Move
from eldorado.core.plain import Plain
from eldorado.games.island.bank import rate
from eldorado.games.island.events import anchor, cell_anchor, spot
from eldorado.games.island.flow import act, legal_of
from eldorado.games.island.movement import beyond
from eldorado.games.island.state import IslandState, base, clone, seat_of, top
from eldorado.games.island.tables import (
    A_ACCEPT,
    A_AMOUNT,
    A_ARMY,
    A_BANK,
    A_BRIDGE,
    A_COUNTER,
    A_DISCOVER,
    A_DONE,
    A_END,
    A_EXPLORER,
    A_FARMHOUSE,
    A_FORT,
    A_GIVE,
    A_NEXT,
    A_OFFERING,
    A_OWN,
    A_PASS,
    A_PLACE,
    A_PUT,
    A_RAZE,
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
    ACTIONS,
    BUILDINGS,
    CAVE,
    DIRECTIONS,
    EXPLORER_NAMES,
    F_BATTLE,
    F_CHOOSE,
    F_LOOK,
    F_PLACE,
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
    cell_at,
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
BUILDING_WORDS = ("farmhouse1", "farmhouse2", "fort")
BEGINNINGS = [
    *sorted(PLAIN_WORDS.values()),
    *[
        "army",
        "bank",
        "choose",
        "discover",
        "explorer",
        "farmhouse",
        "fort",
        "give",
        "move",
        "next",
        "offering",
        "place",
        "put",
        "raze",
        "remove",
        "speed",
    ],
    *("bridge", "shoot", "show", "sprint", "take", "trade", "villager", "a number"),
]


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
        name = EXPLORER_NAMES[s.rules.boards[s.board[seat]][action - A_EXPLORER]]
        return "explorer", {"explorer": name}, [f"explorer:{name}"]
    if action < A_DISCOVER:
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
        what = "fort" if action - A_REMOVE == FORT_SLOT else "farmhouse"
        return "remove", {"what": what}, [f"corner:{corner}"] if corner >= 0 else []
    if action < A_OWN:
        return razing(s, action)
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
        buys = [] if first == A_PUT else [f"buy:{kind}"]
        return kind, {"at": spot(s, action - first)}, [*buys, anchor(s, action - first)]
    return marching(s, seat, action)


def crafts(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    """The bridge, Sequoia's speed, Yanga's shots."""
    at = s.pos[s.side[seat] * s.stride]
    if action < A_UNBRIDGE:
        d, axis = divmod(action - A_BRIDGE, 3)
        water = s.grid.get(s.cell[at] + STEPS[d], -1) if at >= 0 else -1
        marks = [anchor(s, water)] if water >= 0 else []
        return "bridge", {"way": WAYS[d], "axis": WAYS[axis]}, ["buy:bridge", *marks]
    if action == A_UNBRIDGE:
        return "unbridge", {}, [anchor(s, s.bridge)] if s.bridge >= 0 else []
    if action == A_SPRINT:
        return "sprint", {}, ["buy:sequoia_speed"]
    tile = action - A_SHOOT
    if not lies(s, tile):
        raise BadAction("action.unknown", action=action)
    return "shoot", {"at": spot(s, tile)}, [anchor(s, tile)]


def tile_name(s: IslandState, seat: int, i: int) -> str:
    """What Emma is looking at; nobody else is told."""
    if top(s) == F_LOOK and (s.mask >> seat) & 1:
        placed = s.frames[base(s) + 1]
        if placed + i < len(s.top):
            return KIND_NAMES[s.top[placed + i]]
    return "unknown"


def of_figure(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    figure = action - A_DISCOVER if action < A_STEP else (action - A_STEP) // DIRECTIONS
    if figure >= s.figures:
        raise BadAction("action.unknown", action=action)
    unit = s.side[seat] * s.stride + figure
    mark = f"figure:{s.side[seat]}:{figure}"
    if action < A_STEP:
        return "discover", {}, [mark]
    d = (action - A_STEP) % DIRECTIONS
    if top(s) == F_BATTLE:
        tile = s.frames[base(s) + 1]
        door = s.near[tile * DIRECTIONS + d]
        return "join", {"way": WAYS[d]}, [mark] + ([anchor(s, door)] if door >= 0 else [])
    at = s.pos[unit]
    target = beyond(s, at, d) if at >= 0 else -1
    anchors = [anchor(s, target)] if target >= 0 else ["cave:0,0"] if target == -2 else []
    return "move", {"way": WAYS[d], "to": spot(s, target) if target != -2 else "c0,0"}, [mark, *anchors]


def placing(s: IslandState, d: int) -> tuple[str, Plain, list[str]]:
    unit = s.frames[base(s) + 1] if top(s) == F_PLACE else s.turn * s.stride
    at = s.pos[unit]
    anchors: list[str] = []
    if at >= 0:
        cell = s.cell[at] + STEPS[d]
        anchors = [cell_anchor(cell).replace("tile:", "frontier:").replace("cave:", "frontier:c")]
    return "place", {"way": WAYS[d]}, anchors


def building(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    first, kind = (A_FARMHOUSE, "farmhouse") if action < A_FORT else (A_FORT, "fort")
    figure, i = divmod(action - first, 6)
    if figure >= s.figures:
        raise BadAction("action.unknown", action=action)
    at = s.pos[s.side[seat] * s.stride + figure]
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
    return "raze", {"to": owner, "at": spot(s, tile)}, [f"corner:{s.build[slot]}", anchor(s, tile)]


def marching(s: IslandState, seat: int, action: int) -> tuple[str, Plain, list[str]]:
    tile, d = divmod(action - A_ARMY, DIRECTIONS)
    if not lies(s, tile):
        raise BadAction("action.unknown", action=action)
    if top(s) == F_BATTLE:
        battle = s.frames[base(s) + 1]
        if tile != battle:
            door = s.near[battle * DIRECTIONS + d]
            marks = [anchor(s, tile)] + ([anchor(s, door)] if door >= 0 else [])
            return "bring", {"from": spot(s, tile), "way": WAYS[d]}, marks
    target = beyond(s, tile, d)
    kind = "flee" if top(s) == F_BATTLE else "army"
    to = anchor(s, target) if target >= 0 else "cave:0,0"
    name = spot(s, target) if target != -2 else "c0,0"
    marks = [anchor(s, tile)] + ([to] if target != -1 else [])
    return kind, {"from": spot(s, tile), "way": WAYS[d], "to": name}, marks


# --- text -----------------------------------------------------------------------------------------------------------
def notation(s: IslandState, seat: int, action: int) -> str:
    if action >= A_ARMY:
        tile, d = divmod(action - A_ARMY, DIRECTIONS)
        return f"army {spot(s, tile)} {WAYS[d]}"
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
    if kind == "explorer":
        return f"explorer {args['explorer']}"
    if kind == "next":
        return f"next {args['what']}"
    if kind == "discover":
        return with_figure("discover", action - A_DISCOVER)
    if kind in ("move", "join"):
        return with_figure("move", (action - A_STEP) // DIRECTIONS) + f" {args['way']}"
    if kind == "place":
        return f"place {args['way']}"
    if kind in ("farmhouse", "fort"):
        first = A_FARMHOUSE if kind == "farmhouse" else A_FORT
        return with_figure(kind, (action - first) // 6) + f" {args['corner']}"
    if kind == "remove":
        return f"remove {BUILDING_WORDS[action - A_REMOVE]}"
    if kind == "raze":
        slot = (action - A_RAZE) // 3
        return f"raze {slot // BUILDINGS} {BUILDING_WORDS[slot % BUILDINGS]} {args['at']}"
    if kind == "bridge":
        return f"bridge {args['way']} {args['axis']}"
    if kind in ("villager", "offering", "put", "shoot"):
        return f"{kind} {args['at']}"
    return kind


def with_figure(word: str, figure: int) -> str:
    return f"{word} {figure}" if figure else word


def tile_at(s: IslandState, text: str) -> int:
    """The tile named by coordinates; -1 if none lies there."""
    cave = text.startswith("c")
    try:
        q, r = (int(x) for x in text.removeprefix("c").split(","))
    except ValueError:
        return -1
    if abs(q) > 31 or abs(r) > 31:
        return -1
    return s.grid.get(cell_at(CAVE if cave else 0, q, r), -1)


def encode(s: IslandState, seat: int, text: str) -> int:
    words = text.split()
    found = read(s, seat, words) if words else -1
    if found < 0:
        raise BadNotation("notation.unreadable", text=text[:60], choices=BEGINNINGS)
    return found


def read(s: IslandState, seat: int, words: list[str]) -> int:
    head, rest = words[0], words[1:]
    for action, word in PLAIN_WORDS.items():
        if head == word and not rest:
            return action
    if head.isdecimal() and not rest:
        return A_AMOUNT + int(head) if int(head) < A_EXPLORER - A_AMOUNT else -1
    if head == "discover" and not rest:
        return A_DISCOVER
    if head in ("unbridge", "sprint") and not rest:
        return A_UNBRIDGE if head == "unbridge" else A_SPRINT
    if not rest:
        return -1
    last = rest[-1]
    if head in ("move", "farmhouse", "fort", "discover"):
        figure = int(rest[0]) if rest[0].isdecimal() else 0
        if figure >= s.figures or len(rest) > 2:
            return -1
        if head == "discover":
            return A_DISCOVER + figure
        if head == "move":
            return A_STEP + figure * DIRECTIONS + WAYS.index(last) if last in WAYS else -1
        first = A_FARMHOUSE if head == "farmhouse" else A_FORT
        return first + figure * 6 + CORNER_NAMES.index(last) if last in CORNER_NAMES else -1
    if head == "army" and len(rest) == 2:
        tile = tile_at(s, rest[0])
        return A_ARMY + tile * DIRECTIONS + WAYS.index(last) if tile >= 0 and last in WAYS else -1
    if head == "bridge" and len(rest) == 2:
        known = rest[0] in DIRECTION_NAMES and last in DIRECTION_NAMES[:3]
        return A_BRIDGE + 3 * DIRECTION_NAMES.index(rest[0]) + DIRECTION_NAMES.index(last) if known else -1
    if head == "bank" and len(rest) == 2:
        known = rest[0] in RESOURCES and last in RESOURCES
        return A_BANK + 3 * RESOURCES.index(rest[0]) + RESOURCES.index(last) if known else -1
    if head == "raze" and len(rest) == 3 and rest[0].isdecimal() and rest[1] in BUILDING_WORDS:
        return read_raze(s, int(rest[0]), BUILDING_WORDS.index(rest[1]), tile_at(s, last))
    if len(rest) != 1:
        return -1
    return read_one(s, seat, head, last)


def read_one(s: IslandState, seat: int, head: str, word: str) -> int:
    """Moves of two words."""
    if head in ("take", "give") and word in RESOURCES:
        return (A_TAKE if head == "take" else A_GIVE) + RESOURCES.index(word)
    if head in ("choose", "trade") and word.isdecimal() and int(word) < s.seats:
        return (A_SEAT if head == "choose" else A_TRADE) + int(word)
    if head == "speed" and word.isdecimal():
        return A_SPEED if int(word) == s.die_a else A_SPEED + 1 if int(word) == s.die_b else -1
    if head == "explorer":
        names = [EXPLORER_NAMES[e] for e in s.rules.boards[s.board[seat]]]
        return A_EXPLORER + names.index(word) if word in names else -1
    if head == "next" and top(s) == F_LOOK:
        for i in range(A_DISCOVER - A_NEXT):
            if tile_name(s, seat, i) == word:
                return A_NEXT + i
        return -1
    if head == "show" and word in KIND_NAMES:
        return A_OWN + KIND_NAMES.index(word)
    if head == "place" and word in DIRECTION_NAMES:
        return A_PLACE + DIRECTION_NAMES.index(word)
    if head == "remove" and word in BUILDING_WORDS:
        return A_REMOVE + BUILDING_WORDS.index(word)
    if head in ("villager", "offering", "put", "shoot"):
        tile = tile_at(s, word)
        first = {"villager": A_VILLAGER, "offering": A_OFFERING, "put": A_PUT, "shoot": A_SHOOT}[head]
        return first + tile if tile >= 0 else -1
    return -1


def read_raze(s: IslandState, side: int, building_: int, tile: int) -> int:
    slot = side * BUILDINGS + building_
    if slot >= len(s.build) or s.build[slot] < 0 or tile < 0:
        return -1
    cells = corner_cells(s.build[slot])
    if s.cell[tile] not in cells:
        return -1
    return A_RAZE + 3 * slot + cells.index(s.cell[tile])
