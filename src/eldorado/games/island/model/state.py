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
from eldorado.games.island.model.components import DIRECTIONS, GONE, KINDS, SHRINE, WATER
from eldorado.games.island.model.edition import Rules
from eldorado.kit.cells import corner_cells, meets

OFF: Final = -1
ABSENT: Final = -2
UNANSWERED: Final = -1
LATER: Final[list[int]] = []  # in place of a list that whoever makes the state puts there; never changed

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

    def __init__(self, seats: int, rules: Rules, like: IslandState | None = None) -> None:
        """A state to be filled in; or, given one, a copy of it.

        The copy is made here because a compiled class has no other constructor. The lists that all may see are `LATER`
        at first, as most states are worlds, which get them from a view: `setup.empty_table` makes them.
        """
        super().__init__(seats)
        self.rules: Rules = rules
        if like is None:
            # the map; copies share `cell`, `near`, `grid` and `ground` until one of them changes (`change_map`)
            self.shared: bool = False
            # where a tile could be laid, once somebody has asked (`map.open_cells`)
            self.open_cells: list[int] | None = None
            self.kind: list[int] = LATER
            self.cell: list[int] = LATER
            self.near: list[int] = LATER
            self.grid: dict[int, int] = {}  # cell -> tile; derived from `cell`
            self.ground: list[int] = LATER  # by tile, -1 where pieces walk, else 0; derived from `kind`
            self.entrance: i64 = -1
            self.exit: i64 = -1
            self.bridge: i64 = -1  # the water tile with the bridge
            self.found: int = 0  # island shrines found
            # the stacks: tiles not laid, by kind; `top` are those Emma put back, uppermost first
            self.bag: list[int] = [0] * KINDS
            self.top: list[int] = []
            self.cave: list[int] = LATER  # anywhere in the cave stack…
            self.deep: list[int] = LATER  # …or below its first `upper` tiles
            self.upper: i64 = 0
            # with the expansion's cave tiles: how many went to the box unseen, and which are certainly in the stack
            self.boxed: i64 = 0
            self.sure: list[int] = LATER
            self.upper_exit: i64 = 0
            # who has Bavieca, the Rose, Jiménez: a seat, or -10 - dweller
            self.relic: list[int] = LATER
            self.cursed: i64 = -1
            self.totec: i64 = 0
            self.titan: i64 = -1
            self.titan_came: i64 = -1
            self.hole: i64 = -1  # the secret exit
            self.cave_in: i64 = -1
            self.voided: i64 = 0  # the Xs of the exit no longer count
            self.relic_used: i64 = 0
            # a solo game: see guardians.py
            self.guard: list[int] = LATER
            self.guard_came: i64 = -1
            self.rest: int = 0
            self.stolen: int = 0
            self.lair: i64 = -1  # the Thieves tile with its treasure
            self.stock: list[int] = LATER
            self.treasure: list[int] = LATER  # the Thieves tile's
            # the cave shrine: its tile on the map, its holder, the dweller that keeps it
            self.shrine_tile: i64 = -1
            self.shrine_seat: i64 = -1
            self.keeper: i64 = -1
            # seats
            self.board: list[int] = LATER
            self.explorer: list[int] = LATER
            self.side: list[int] = rules.side  # never changed
            self.hand: list[int] = [0] * (3 * (seats + 1))  # the last one: spoils that partners are to divide
            self.known: list[int] = LATER  # cards all know to be in it: see hands.py
            self.captor: list[int] = LATER  # the seat that will put the defeated explorer back
            self.bought: list[int] = LATER
            self.answers: list[int] = [UNANSWERED] * seats
            self.taken: list[int] = LATER  # from the bank, in the open window
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
            self.pos: list[int] = LATER
            self.came: list[int] = LATER
            self.held: list[int] = LATER
            self.speed: list[int] = LATER
            self.fled: list[int] = LATER
            self.build: list[int] = LATER  # corners
            # the tiles there; derived from `build` and `grid`
            self.beside: list[int] = LATER
            # villagers, farmhouses, forts waiting for the next explore phase
            self.lost: list[int] = LATER
            self.gifts: list[int] = LATER  # island shrines with an offering, a mask of tiles
            self.starter: list[int] = LATER  # teams: the seat that plays the first round
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
            # teams: four dice, then who took each as speed (seat), or to gather (8 + seat)
            self.pool: list[int] = LATER
            self.offer: list[int] = LATER  # the offered trade, both ways: see trade.py
            self.questions: list[IslandQuestion] = []  # questions being resolved; the last one is asked
            self.queue: list[int] = LATER  # battles begun during another one: tile, attacker, defenders
            # hardcore: tiles dealt in secret (side * KINDS + kind), those shown since, dice marked for a reroll
            self.secret: list[int] = [0] * (KINDS * sides)
            self.played: list[int] = LATER
            self.marks: list[int] = LATER
            self.rolled: list[int] = LATER  # the last battle: tile, attacker, defender, n, n dice, m, m dice
            return
        like.shared = True
        self.shared = True
        self.open_cells = like.open_cells
        self.side = like.side
        self.sides = like.sides
        self.figures = like.figures
        self.thieves = like.thieves
        self.stride = like.stride
        self.kind = like.kind[:]
        self.cell = like.cell
        self.near = like.near
        self.grid = like.grid
        self.ground = like.ground
        self.entrance = like.entrance
        self.exit = like.exit
        self.bridge = like.bridge
        self.found = like.found
        self.bag = like.bag[:]
        self.top = like.top[:]
        self.cave = like.cave[:]
        self.deep = like.deep[:]
        self.upper = like.upper
        self.stock = like.stock[:]
        self.treasure = like.treasure[:]
        self.shrine_tile = like.shrine_tile
        self.shrine_seat = like.shrine_seat
        self.keeper = like.keeper
        self.board = like.board[:]
        self.explorer = like.explorer[:]
        self.hand = like.hand[:]
        self.known = like.known[:]
        self.captor = like.captor[:]
        self.bought = like.bought[:]
        self.answers = like.answers[:]
        self.taken = like.taken[:]
        self.starter = like.starter[:]
        self.pos = like.pos[:]
        self.came = like.came[:]
        self.held = like.held[:]
        self.speed = like.speed[:]
        self.fled = like.fled[:]
        self.build = like.build[:]
        self.beside = like.beside[:]
        self.lost = like.lost[:]
        self.gifts = like.gifts[:]
        self.turn = like.turn
        self.first = like.first
        self.round = like.round
        self.die_a = like.die_a
        self.die_b = like.die_b
        self.free = like.free
        self.offers = like.offers
        self.due = like.due
        self.ending = like.ending
        self.over = like.over
        self.mask = like.mask
        self.offer = like.offer[:]
        self.questions = [question.copy() for question in like.questions]
        self.queue = like.queue[:]
        self.rolled = like.rolled[:]
        self.secret = like.secret[:]
        self.played = like.played[:]
        self.marks = like.marks[:]
        self.boxed = like.boxed
        self.sure = like.sure[:]
        self.upper_exit = like.upper_exit
        self.relic = like.relic[:]
        self.cursed = like.cursed
        self.totec = like.totec
        self.titan = like.titan
        self.titan_came = like.titan_came
        self.hole = like.hole
        self.cave_in = like.cave_in
        self.voided = like.voided
        self.relic_used = like.relic_used
        self.doubloons = like.doubloons
        self.hidden = like.hidden
        self.bearer = like.bearer
        self.cursed_unit = like.cursed_unit
        self.ended = like.ended
        self.done = like.done
        self.again = like.again
        self.pool = like.pool[:]
        self.pets = like.pets
        self.guard = like.guard[:]
        self.guard_came = like.guard_came
        self.rest = like.rest
        self.stolen = like.stolen
        self.lair = like.lair


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
    """An independent copy."""
    return IslandState(s.seats, s.rules, s)


def change_map(s: IslandState) -> None:
    """Call this before `cell`, `near`, `grid` or `ground` change: a copy of this state may have the same ones."""
    s.open_cells = None
    if s.shared:
        s.shared = False
        s.cell = s.cell[:]
        s.near = s.near[:]
        s.grid = s.grid.copy()
        s.ground = s.ground[:]


def look_up_tiles(s: IslandState) -> None:
    """Rebuild the unsaved, derived data: where tiles lie and which of them are next to buildings."""
    s.grid = {s.cell[t]: t for t in range(len(s.kind)) if s.kind[t] != GONE}
    s.ground = [-1 if walkable(kind) else 0 for kind in s.kind]
    s.beside = [-1] * (3 * len(s.build))
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
