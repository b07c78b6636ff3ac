"""A game of the Island in progress: ints and lists, and a stack of frames for what is being resolved.

Tiles are numbered in the order they were laid; `kind`, `cell` and `near` (seven neighbours each: six directions and the
way between entrance and exit) are indexed by that number. A lifted tile leaves its slot free (`kind` GONE) for
the next one.

Pieces that stand on tiles are *units*: each side has `figures` explorers followed by villagers, `stride` units in all.
`pos` is a unit's tile, OFF beside the map, ABSENT for a piece that is not in the game. `came` is the tile from which it
entered its own in this turn (-1: it has not moved), `held` whether a tie keeps it in place, `speed` what a figure has
left.

A *seat* is a person with a hand of cards, a *side* has pieces and a turn (sides.py). Without teams they are the same
number.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.game import State
from eldorado.core.plain import Plain
from eldorado.games.island.edition import Rules, rules_for
from eldorado.games.island.tables import BUILDINGS, DIRECTIONS, GONE, KINDS, OFFERING, WIDTH
from eldorado.kit import fields

OFF: Final = -1
ABSENT: Final = -2
UNANSWERED: Final = -1

FIELDS: Final = (
    "figures", "stride", "turn", "first", "round", "die_a", "die_b", "free", "offers", "due", "ending", "over", "upper",
    "entrance", "exit", "shrine_tile", "shrine_seat", "keeper", "mask", "found", "bridge", "ended", "done", "again",
    "boxed", "cursed", "totec", "titan", "titan_came", "hole", "cave_in", "voided", "relic_used", "upper_exit", "pets",
    "guard_came", "rest", "stolen", "lair",
    "doubloons", "hidden", "bearer", "cursed_unit",
    "kind", "cell", "near", "bag", "top", "cave", "deep", "stock", "treasure", "board", "explorer", "side", "hand",
    "pos", "came", "held", "speed", "fled", "build", "lost", "gifts", "captor", "bought", "answers", "taken", "offer",
    "frames", "queue", "rolled", "secret", "played", "marks",
    "sure", "relic", "starter", "pool", "guard", "known",
)  # fmt: skip


class IslandState(State):
    """See the module's text; the tables of tiles and units grow only at set-up and by discovery."""

    def __init__(self, seats: int, rules: Rules) -> None:
        super().__init__(seats)
        self.rules: Rules = rules
        # the map
        self.kind: list[int] = []
        self.cell: list[int] = []
        self.near: list[int] = []
        self.grid: dict[int, int] = {}  # cell -> tile; follows from `cell`
        self.entrance: int = -1
        self.exit: int = -1
        self.bridge: int = -1  # the water tile with the bridge
        self.found: int = 0  # island shrines found
        # the stacks: tiles not laid, by kind; `top` are those Emma has put back, the first one uppermost
        self.bag: list[int] = [0] * KINDS
        self.top: list[int] = []
        self.cave: list[int] = [0] * KINDS  # anywhere in the cave stack…
        self.deep: list[int] = [0] * KINDS  # …or below its first `upper` tiles
        self.upper: int = 0
        # with the expansion's cave tiles: how many went to the box unseen, and what is in the stack for sure
        self.boxed: int = 0
        self.sure: list[int] = [0] * KINDS
        self.upper_exit: int = 0
        self.relic: list[int] = [-1, -1, -1]  # who has Bavieca, the Rose, Jiménez: a seat, or -10 - dweller
        self.cursed: int = -1
        self.totec: int = 0
        self.titan: int = -1
        self.titan_came: int = -1
        self.hole: int = -1  # the secret exit
        self.cave_in: int = -1
        self.voided: int = 0  # the Xs of the exit hold no more
        self.relic_used: int = 0
        # a game alone: see guardians.py
        self.guard: list[int] = [-1, -1, -1]
        self.guard_came: int = -1
        self.rest: int = 0
        self.stolen: int = 0
        self.lair: int = -1  # the Thieves tile with its treasure
        self.stock: list[int] = [0, 0, 0]
        self.treasure: list[int] = [0, 0, 0]  # the Thieves tile's
        # the cave shrine: its tile on the map, who holds it, which dweller keeps it
        self.shrine_tile: int = -1
        self.shrine_seat: int = -1
        self.keeper: int = -1
        # seats
        self.board: list[int] = [-1] * seats
        self.explorer: list[int] = [-1] * seats
        self.side: list[int] = rules.side  # never changed
        self.hand: list[int] = [0] * (3 * (seats + 1))  # the last one: spoils that partners are to divide
        self.known: list[int] = [0] * (3 * (seats + 1))  # what all know to be in it: see hands.py
        self.captor: list[int] = [-1] * seats  # who will put the defeated explorer back
        self.bought: list[int] = [0] * seats
        self.answers: list[int] = [UNANSWERED] * seats
        self.taken: list[int] = [0] * (3 * seats)  # from the bank, in the open window
        # sides
        sides = rules.sides
        self.sides: int = sides
        self.figures: int = rules.figures
        self.thieves: int = sides - 1 if rules.thieves else -1  # their side (band.py)
        self.doubloons: int = 0
        self.hidden: int = 0  # the Thieves are in hiding
        self.bearer: int = -1  # the thief with the cave shrine
        self.cursed_unit: int = -1  # the thief under the curse
        self.pets: int = (
            1 if rules.cave_tiles and not rules.solo else 0
        )  # the last unit of a side is its Wolf
        self.stride: int = self.figures + rules.villagers + rules.villagers_hector + self.pets
        units = self.stride * sides
        self.pos: list[int] = [ABSENT] * units
        self.came: list[int] = [-1] * units
        self.held: list[int] = [0] * units
        self.speed: list[int] = [0] * units
        self.fled: list[int] = [0] * units
        self.build: list[int] = [-1] * (BUILDINGS * sides)  # corners
        self.lost: list[int] = [0] * (
            3 * sides
        )  # villagers, farmhouses, forts that wait for the next explore phase
        self.gifts: list[int] = [0] * sides  # island shrines with an offering, a mask of tiles
        self.starter: list[int] = [-1] * sides  # teams: the seat that plays the first round
        # the turn: `turn` and `first` are sides
        self.turn: int = 0
        self.first: int = 0
        self.round: int = 0
        self.die_a: int = 0
        self.die_b: int = 0
        self.free: int = 0  # free army movements left
        self.offers: int = 0  # trades that may still be proposed
        self.due: int = 0  # a window is to be opened
        self.ending: int = 0  # the turn is over as soon as everything is resolved
        self.over: int = 0  # 1 decided, 2 island closed, 3 bound on rounds, 4 lost (a game alone)
        self.mask: int = 0  # seats that owe a decision
        self.ended: int = 0  # partners who have declared the end of the turn (I-TEAM-12)
        self.done: int = 0  # partners who are done with the present stage of a battle
        self.again: int = 0  # the side that rolls has paid for its re-roll
        self.pool: list[
            int
        ] = []  # teams: four dice, then who took each as speed (seat), or to gather (8 + seat)
        self.offer: list[int] = [0] * 14  # the trade on the table, both ways: see trade.py
        self.frames: list[int] = []
        self.queue: list[int] = []  # battles begun while another is fought: tile, attacker, defenders
        # hardcore: tiles dealt in secret (side * KINDS + kind), those of them shown since, dice marked for a re-roll
        self.secret: list[int] = [0] * (KINDS * sides)
        self.played: list[int] = [0] * KINDS
        self.marks: list[int] = []
        self.rolled: list[int] = []  # the last battle: tile, attacker, defender, n, n dice, m, m dice

    def __str__(self) -> str:
        from eldorado.games.island.drawing import draw

        return draw(self)


def clone(s: IslandState) -> IslandState:
    c = IslandState(s.seats, s.rules)  # a compiled class is made by its constructor alone
    c.kind = s.kind[:]
    c.cell = s.cell[:]
    c.near = s.near[:]
    c.grid = s.grid.copy()
    c.entrance = s.entrance
    c.exit = s.exit
    c.bridge = s.bridge
    c.found = s.found
    c.bag = s.bag[:]
    c.top = s.top[:]
    c.cave = s.cave[:]
    c.deep = s.deep[:]
    c.upper = s.upper
    c.stock = s.stock[:]
    c.treasure = s.treasure[:]
    c.shrine_tile = s.shrine_tile
    c.shrine_seat = s.shrine_seat
    c.keeper = s.keeper
    c.board = s.board[:]
    c.explorer = s.explorer[:]
    c.hand = s.hand[:]
    c.known = s.known[:]
    c.captor = s.captor[:]
    c.bought = s.bought[:]
    c.answers = s.answers[:]
    c.taken = s.taken[:]
    c.starter = s.starter[:]
    c.pos = s.pos[:]
    c.came = s.came[:]
    c.held = s.held[:]
    c.speed = s.speed[:]
    c.fled = s.fled[:]
    c.build = s.build[:]
    c.lost = s.lost[:]
    c.gifts = s.gifts[:]
    c.turn = s.turn
    c.first = s.first
    c.round = s.round
    c.die_a = s.die_a
    c.die_b = s.die_b
    c.free = s.free
    c.offers = s.offers
    c.due = s.due
    c.ending = s.ending
    c.over = s.over
    c.mask = s.mask
    c.offer = s.offer[:]
    c.frames = s.frames[:]
    c.queue = s.queue[:]
    c.rolled = s.rolled[:]
    c.secret = s.secret[:]
    c.played = s.played[:]
    c.marks = s.marks[:]
    c.boxed = s.boxed
    c.sure = s.sure[:]
    c.upper_exit = s.upper_exit
    c.relic = s.relic[:]
    c.cursed = s.cursed
    c.totec = s.totec
    c.titan = s.titan
    c.titan_came = s.titan_came
    c.hole = s.hole
    c.cave_in = s.cave_in
    c.voided = s.voided
    c.relic_used = s.relic_used
    c.doubloons = s.doubloons
    c.hidden = s.hidden
    c.bearer = s.bearer
    c.cursed_unit = s.cursed_unit
    c.ended = s.ended
    c.done = s.done
    c.again = s.again
    c.pool = s.pool[:]
    c.pets = s.pets
    c.guard = s.guard[:]
    c.guard_came = s.guard_came
    c.rest = s.rest
    c.stolen = s.stolen
    c.lair = s.lair
    return c


def dump(s: IslandState) -> Plain:
    return {"seats": s.seats, "options": dict(s.rules.options), **fields.dump(s, FIELDS)}


def load(data: Plain) -> IslandState:
    s = IslandState(int(data["seats"]), rules_for(int(data["seats"]), data["options"]))
    # states kept before hands were watched know of nothing
    fields.load(s, data, [name for name in FIELDS if name != "known" or name in data])
    s.grid = {s.cell[t]: t for t in range(len(s.kind)) if s.kind[t] != GONE}
    return s


# --- frames ----------------------------------------------------------------------------------------
def push(
    s: IslandState,
    frame: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
    h: int = 0,
    i: int = 0,
) -> None:
    s.frames += [frame, a, b, c, d, e, f, g, h, i]


def pop(s: IslandState) -> None:
    del s.frames[len(s.frames) - WIDTH :]


def top(s: IslandState) -> int:
    """The kind of the uppermost frame; 0 if there is none."""
    n = len(s.frames)
    return s.frames[n - WIDTH] if n else 0


def base(s: IslandState) -> int:
    """Where the uppermost frame begins: its field a is at base + 1."""
    return len(s.frames) - WIDTH


# --- hands -----------------------------------------------------------------------------------------
def cards_of(s: IslandState, seat: int) -> int:
    i = 3 * seat
    return s.hand[i] + s.hand[i + 1] + s.hand[i + 2]


def can_pay(s: IslandState, seat: int, item: int, times: int) -> bool:
    if item <= OFFERING and s.side[seat] == s.thieves:  # I-THIEF-6
        return s.doubloons >= times * s.rules.coins[item]
    cost = s.rules.cost
    i = 3 * seat
    j = 3 * item
    hand = s.hand
    return (
        hand[i] >= times * cost[j]
        and hand[i + 1] >= times * cost[j + 1]
        and hand[i + 2] >= times * cost[j + 2]
    )


def pay(s: IslandState, seat: int, item: int, times: int) -> None:
    """I-BUY-1: to the stacks, in the open."""
    if item <= OFFERING and s.side[seat] == s.thieves:
        s.doubloons -= times * s.rules.coins[item]
        return
    for r in range(3):
        n = times * s.rules.cost[3 * item + r]
        if n:
            drop(s, seat, r, n)
            to_stock(s, r, n)
    s.bought[seat] = 1


def take(s: IslandState, seat: int, resource: int, n: int) -> int:
    """From the stacks, in the open, as far as there are any (I-TURN-5); how many it were."""
    if not s.rules.unlimited:
        if s.stock[resource] < n:
            n = s.stock[resource]
        s.stock[resource] -= n
    gain(s, seat, resource, n)
    return n


def gain(s: IslandState, seat: int, resource: int, n: int) -> None:
    """Cards come into a hand for all to see."""
    i = 3 * seat + resource
    s.hand[i] += n
    s.known[i] += n


def drop(s: IslandState, seat: int, resource: int, n: int) -> None:
    """Cards leave a hand for all to see."""
    i = 3 * seat + resource
    s.hand[i] -= n
    s.known[i] = s.known[i] - n if s.known[i] > n else 0


def to_stock(s: IslandState, resource: int, n: int) -> None:
    if not s.rules.unlimited:
        s.stock[resource] += n


def in_stock(s: IslandState, resource: int) -> bool:
    return s.rules.unlimited or s.stock[resource] > 0


def units_of(s: IslandState, side: int) -> range:
    return range(side * s.stride, (side + 1) * s.stride)


def villager_slots(s: IslandState, side: int) -> range:
    return range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets)


def seat_of(s: IslandState, side: int) -> int:
    """The seat that speaks for a side: of partners the first one."""
    return s.rules.speaker[side] if side >= 0 else -1


def neighbours(s: IslandState, tile: int) -> list[int]:
    i = tile * DIRECTIONS
    return s.near[i : i + DIRECTIONS]
