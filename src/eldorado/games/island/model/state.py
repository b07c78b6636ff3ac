"""A game of the Island in progress: ints and lists, and a stack of questions for what is being resolved.

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

from mypy_extensions import i64

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal, State
from eldorado.core.plain import Plain
from eldorado.core.question import Question, Registry
from eldorado.games.island.model.components import BUILDINGS, DIRECTIONS, GONE, KINDS, SHRINE, WATER
from eldorado.games.island.model.edition import Rules
from eldorado.kit.cells import corner_cells, meets

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
    "queue", "rolled", "secret", "played", "marks",
    "sure", "relic", "starter", "pool", "guard", "known",
)  # fmt: skip


QUESTIONS: Final = Registry()


class IslandState(State):
    """See the module's text; the tables of tiles and units grow only at set-up and by discovery."""

    def __init__(self, seats: int, rules: Rules) -> None:
        super().__init__(seats)
        self.rules: Rules = rules
        # the map
        self.kind: list[int] = []
        self.cell: list[int] = []
        self.near: list[int] = []
        self.grid: dict[int, int] = {}  # cell -> tile; derived from `cell`
        self.ground: list[int] = []  # by tile, -1 where pieces walk, else 0; derived from `kind`
        self.entrance: i64 = -1
        self.exit: i64 = -1
        self.bridge: i64 = -1  # the water tile with the bridge
        self.found: int = 0  # island shrines found
        # the stacks: tiles not laid, by kind; `top` are those Emma put back, uppermost first
        self.bag: list[int] = [0] * KINDS
        self.top: list[int] = []
        self.cave: list[int] = [0] * KINDS  # anywhere in the cave stack…
        self.deep: list[int] = [0] * KINDS  # …or below its first `upper` tiles
        self.upper: i64 = 0
        # with the expansion's cave tiles: how many went to the box unseen, and which are certainly in the stack
        self.boxed: i64 = 0
        self.sure: list[int] = [0] * KINDS
        self.upper_exit: i64 = 0
        self.relic: list[int] = [-1, -1, -1]  # who has Bavieca, the Rose, Jiménez: a seat, or -10 - dweller
        self.cursed: i64 = -1
        self.totec: i64 = 0
        self.titan: i64 = -1
        self.titan_came: i64 = -1
        self.hole: i64 = -1  # the secret exit
        self.cave_in: i64 = -1
        self.voided: i64 = 0  # the Xs of the exit no longer count
        self.relic_used: i64 = 0
        # a solo game: see guardians.py
        self.guard: list[int] = [-1, -1, -1]
        self.guard_came: i64 = -1
        self.rest: int = 0
        self.stolen: int = 0
        self.lair: i64 = -1  # the Thieves tile with its treasure
        self.stock: list[int] = [0, 0, 0]
        self.treasure: list[int] = [0, 0, 0]  # the Thieves tile's
        # the cave shrine: its tile on the map, its holder, the dweller that keeps it
        self.shrine_tile: i64 = -1
        self.shrine_seat: i64 = -1
        self.keeper: i64 = -1
        # seats
        self.board: list[int] = [-1] * seats
        self.explorer: list[int] = [-1] * seats
        self.side: list[int] = rules.side  # never changed
        self.hand: list[int] = [0] * (3 * (seats + 1))  # the last one: spoils that partners are to divide
        self.known: list[int] = [0] * (3 * (seats + 1))  # cards all know to be in it: see hands.py
        self.captor: list[int] = [-1] * seats  # the seat that will put the defeated explorer back
        self.bought: list[int] = [0] * seats
        self.answers: list[int] = [UNANSWERED] * seats
        self.taken: list[int] = [0] * (3 * seats)  # from the bank, in the open window
        # sides
        sides = rules.sides
        self.sides: int = sides
        self.figures: i64 = rules.figures
        self.thieves: i64 = sides - 1 if rules.thieves else -1  # their side (band.py)
        self.doubloons: int = 0
        self.hidden: i64 = 0  # the Thieves are in hiding
        self.bearer: i64 = -1  # the thief with the cave shrine
        self.cursed_unit: i64 = -1  # the thief under the curse
        self.pets: i64 = rules.pets
        self.stride: i64 = rules.stride
        units = self.stride * sides
        self.pos: list[int] = [ABSENT] * units
        self.came: list[int] = [-1] * units
        self.held: list[int] = [0] * units
        self.speed: list[int] = [0] * units
        self.fled: list[int] = [0] * units
        self.build: list[int] = [-1] * (BUILDINGS * sides)  # corners
        self.beside: list[int] = [-1] * (
            3 * BUILDINGS * sides
        )  # the tiles there; derived from `build` and `grid`
        self.lost: list[int] = [0] * (
            3 * sides
        )  # villagers, farmhouses, forts waiting for the next explore phase
        self.gifts: list[int] = [0] * sides  # island shrines with an offering, a mask of tiles
        self.starter: list[int] = [-1] * sides  # teams: the seat that plays the first round
        # the turn: `turn` and `first` are sides
        self.turn: i64 = 0
        self.first: i64 = 0
        self.round: int = 0
        self.die_a: i64 = 0
        self.die_b: i64 = 0
        self.free: i64 = 0  # free army movements left
        self.offers: i64 = 0  # trades that may still be proposed
        self.due: i64 = 0  # a window is due
        self.ending: i64 = 0  # the turn ends as soon as everything is resolved
        self.over: i64 = 0  # 1 decided, 2 island closed, 3 limit on rounds, 4 lost (a solo game)
        self.mask: i64 = 0  # seats that owe a decision
        self.ended: i64 = 0  # partners who have declared the end of the turn (I-TEAM-12)
        self.done: i64 = 0  # partners who are done with the current stage of a battle
        self.again: i64 = 0  # the side that rolls has paid for its reroll
        self.pool: list[
            int
        ] = []  # teams: four dice, then who took each as speed (seat), or to gather (8 + seat)
        self.offer: list[int] = [0] * 14  # the offered trade, both ways: see trade.py
        self.questions: list[IslandQuestion] = []  # questions being resolved; the last one is asked
        self.queue: list[int] = []  # battles begun during another one: tile, attacker, defenders
        # hardcore: tiles dealt in secret (side * KINDS + kind), those shown since, dice marked for a reroll
        self.secret: list[int] = [0] * (KINDS * sides)
        self.played: list[int] = [0] * KINDS
        self.marks: list[int] = []
        self.rolled: list[int] = []  # the last battle: tile, attacker, defender, n, n dice, m, m dice


class IslandQuestion(Question[IslandState]):
    """The base of all questions of the Island, with the defaults most of them use."""

    # --- the rules
    def actors(self, s: IslandState) -> int:
        raise NotImplementedError

    def legal(self, s: IslandState, seat: int) -> list[int]:
        """The answers of this question only; rules/flow.py adds the bank where it is open."""
        raise NotImplementedError

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        raise NotImplementedError

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        raise NotImplementedError

    def copy(self) -> IslandQuestion:
        raise NotImplementedError

    def bank_open(self, s: IslandState, seat: int) -> bool:
        """Whether the seat may trade with the bank before it answers (I-TRADE-5)."""
        return True

    def may_take(self, s: IslandState, seat: int, resource: int) -> bool:
        """Whether the stacks have a card for this seat."""
        return s.rules.unlimited or s.stock[resource] > 0

    def look_again(self) -> None:
        """Forget what was derived from the stacks, because the seat asked has traded with the bank."""

    def sealed(self) -> bool:
        """Whether all answer at the same time, and nobody sees the others' answers before the last one is given."""
        return False

    def announced(self) -> int:
        """The item of an announced purchase; -1 for other questions."""
        return -1

    def halt(self) -> None:
        """End the move between turns, because the piece that moved was defeated or sent back."""

    # --- prompts and refusals
    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        """The key of the prompt, without `island.prompt.`, and its arguments."""
        raise NotImplementedError

    def clause(self, s: IslandState) -> str:
        """The clause that the question applies."""
        raise NotImplementedError

    def prompt(self, s: IslandState, seat: int) -> Plain:
        key, args = self.asks(s, seat)
        return {"key": "island.prompt." + key, "args": args, "clause": self.clause(s)}

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        return None

    def refuse_others(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        """Explain why a seat that is not asked may not act, if the question has a reason of its own."""
        return None

    def refuse_bank(self) -> Refusal | None:
        """Explain why the bank is closed, if the question has a reason of its own."""
        return None

    @property
    def phase(self) -> str:
        """The word for this question in views and scenarios."""
        return self.name

    def show(self, s: IslandState, eye: int) -> Plain:
        return {"what": self.phase}

    # --- public knowledge
    def promise(self, s: IslandState, need: list[int]) -> None:
        """Raise `need`, by hand and resource, to the cards that answers prove somebody holds."""

    def possible_answers(self, s: IslandState, seat: int) -> list[int]:
        """The answers a seat may have given to a sealed question."""
        return []

    def divided_by(self) -> int:
        """The side that is to divide the spoils in the last hand; -1 for other questions."""
        return -1


def ask(s: IslandState, name: str, *args: int) -> None:
    """Push a question by its name, for modules below the one with its class."""
    s.questions.append(QUESTIONS.kinds[name](*args))


def top(s: IslandState) -> IslandQuestion:
    """The question asked now; only while the game goes on."""
    return s.questions[-1]


def clone(s: IslandState) -> IslandState:
    c = IslandState(s.seats, s.rules)  # a compiled class is created only by its constructor
    c.kind = s.kind[:]
    c.cell = s.cell[:]
    c.near = s.near[:]
    c.grid = s.grid.copy()
    c.ground = s.ground[:]
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
    c.beside = s.beside[:]
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
    c.questions = [q.copy() for q in s.questions]
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


def look_up_tiles(s: IslandState) -> None:
    """Rebuild the unsaved, derived data: where tiles lie and which of them are next to buildings."""
    s.grid = {s.cell[t]: t for t in range(len(s.kind)) if s.kind[t] != GONE}
    s.ground = [-1 if walkable(kind) else 0 for kind in s.kind]
    look_beside(s)


def walkable(kind: i64) -> bool:
    """Whether pieces may stand on tiles of this kind (I-MAP-3)."""
    return kind >= 0 and kind != WATER and kind != SHRINE


def look_beside(s: IslandState, cell: i64 = -1) -> None:
    """Find the tiles at the corners of buildings after the map has changed, at one cell or anywhere."""
    for slot in range(len(s.build)):
        corner: i64 = s.build[slot]
        if corner >= 0 and (cell < 0 or meets(corner, cell)):
            put_building(s, slot, corner)


def put_building(s: IslandState, slot: int, corner: int) -> None:
    """Put a building on a corner, or into the supply (-1)."""
    s.build[slot] = corner
    at = 3 * slot
    if corner < 0:
        for i in range(at, at + 3):
            s.beside[i] = -1
        return
    for cell in corner_cells(corner):
        s.beside[at] = s.grid.get(cell, -1)
        at += 1


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
