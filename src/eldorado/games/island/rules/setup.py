"""Setting up (I-SETUP)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.model.components import (
    BUILDINGS,
    CAVE_SHRINE,
    ENTRANCE,
    EXPLORER_NAMES,
    KIND_NAMES,
    KINDS,
)
from eldorado.games.island.model.edition import Rules
from eldorado.games.island.model.events import kind_name, tell
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.hands import drop, take
from eldorado.games.island.model.map import lay, walkable
from eldorado.games.island.model.sides import seats_of, unit_of
from eldorado.games.island.model.state import ABSENT, OFF, UNANSWERED, IslandState, ask, put_building, seat_of
from eldorado.kit.cells import CENTRE


def empty_table(seats: int, rules: Rules) -> IslandState:
    """A table with a place for everything and nothing in it."""
    s = IslandState(seats, rules)
    units = s.stride * s.sides
    s.kind = []
    s.cell = []
    s.near = []
    s.ground = []
    s.cave = [0] * KINDS
    s.deep = [0] * KINDS
    s.sure = [0] * KINDS
    s.relic = [-1, -1, -1]
    s.guard = [-1, -1, -1]
    s.stock = [0, 0, 0]
    s.treasure = [0, 0, 0]
    s.board = [-1] * seats
    s.explorer = [-1] * seats
    s.known = [0] * (3 * (seats + 1))
    s.captor = [-1] * seats
    s.bought = [0] * seats
    s.taken = [0] * (3 * seats)
    s.pos = [ABSENT] * units
    s.came = [-1] * units
    s.held = [0] * units
    s.speed = [0] * units
    s.fled = [0] * units
    s.build = [-1] * (BUILDINGS * s.sides)
    s.beside = [-1] * (3 * BUILDINGS * s.sides)
    s.lost = [0] * (3 * s.sides)
    s.gifts = [0] * s.sides
    s.starter = [-1] * s.sides
    s.pool = []
    s.offer = [0] * 14
    s.queue = []
    s.played = [0] * KINDS
    s.marks = []
    s.rolled = []
    return s


def deal(rules: Rules, dice: Dice) -> IslandState:
    """Deal boards, stacks and the start tile; explorers are chosen next, or dealt [1st]."""
    s = empty_table(rules.seats, rules)
    left = [1] * len(rules.boards)
    for side in range(rules.boards_needed):
        board = dice.pick(left, sum(left), rules.colours)
        left[board] = 0
        for seat in seats_of(s, side):  # partners share one (I-TEAM-7)
            s.board[seat] = board
    lay_out(s, dice)
    if rules.choose_explorer:
        ask(s, "choose")
    else:
        for seat in range(s.seats):
            pair = rules.boards[s.board[seat]]
            s.explorer[seat] = pair[dice.below(len(pair), [EXPLORER_NAMES[one] for one in pair])]
        enter(s)
    return s


def lay_out(s: IslandState, dice: Dice) -> None:
    """Lay out the stacks and the start tile (I-SETUP-3, I-SETUP-4, I-CAVE-13)."""
    rules = s.rules
    s.kind = []
    s.cell = []
    s.near = []
    s.grid = {}
    s.ground = []
    s.entrance = -1
    s.exit = -1
    s.bridge = -1
    s.found = 0
    s.top = []
    s.bag = rules.tiles[:]
    s.cave = rules.cave[:]
    s.deep = [0] * KINDS
    s.sure = [0] * KINDS
    s.boxed = rules.boxed
    s.relic = [-1, -1, -1]
    s.cursed = -1
    s.totec = 0
    s.titan = -1
    s.titan_came = -1
    s.hole = -1
    s.cave_in = -1
    s.voided = 0
    s.upper_exit = 0
    s.guard = [-1, -1, -1]
    s.guard_came = -1
    s.rest = 0
    s.stolen = 0
    s.lair = -1
    n = sum(s.cave) - s.boxed
    if rules.deep_shrine:
        s.deep[CAVE_SHRINE] = 1
        s.upper = n - n // 2
    else:
        s.cave[CAVE_SHRINE] = 1
        s.upper = 0
    deal_secrets(s, dice)
    s.treasure = rules.treasure[:]
    s.stock = [rules.resources[r] - s.treasure[r] for r in range(3)]
    first = [s.bag[k] if walkable(k) else 0 for k in range(KINDS)]
    kind = dice.pick(first, sum(first), KIND_NAMES)
    s.bag[kind] -= 1
    lay(s, kind, CENTRE)


def deal_secrets(s: IslandState, dice: Dice) -> None:
    """Important tiles are taken out of the stack and dealt, a share for everybody at random (I-HARD-1); anew if the
    Thieves get the cave entrance."""
    s.secret = [0] * (KINDS * s.sides)
    s.played = [0] * KINDS
    left = [1] * len(s.rules.deals)
    shares = [" ".join([KIND_NAMES[kind] for kind in deal]) for deal in s.rules.deals]
    for side in range(s.sides if left else 0):
        share = dice.pick(left, sum(left), shares)
        left[share] = 0
        for kind in s.rules.deals[share]:
            s.bag[kind] -= 1
            s.secret[KINDS * side + kind] += 1
    if s.thieves >= 0 and s.secret[KINDS * s.thieves + ENTRANCE]:
        s.bag = s.rules.tiles[:]
        deal_secrets(s, dice)


def enter(s: IslandState) -> None:
    """Place everybody's pieces and deal the first cards (I-SETUP-2, I-SETUP-4, I-SETUP-6)."""
    rules = s.rules
    for side in range(s.sides):
        first = side * s.stride
        if side == s.thieves:
            enter_hiding(s)
            continue
        for u in range(first, first + s.stride):
            s.pos[u] = OFF
        for figure in range(s.figures):
            s.pos[first + figure] = ABSENT
        more = 0
        for seat in seats_of(s, side):
            more += explorer_of(s, seat).villagers(rules)
            s.pos[unit_of(s, seat)] = 0 if s.starter[side] < 0 or s.starter[side] == seat else OFF
            start = explorer_of(s, seat).start(rules)
            for r in range(3):
                drop(s, seat, r, s.hand[3 * seat + r])
                take(s, seat, r, start[r])
        for u in range(first + s.figures + rules.villagers, first + s.stride):
            s.pos[u] = OFF if more else ABSENT
        if s.pets:
            s.pos[first + s.stride - 1] = ABSENT


def enter_hiding(s: IslandState) -> None:
    """Start the Thieves in hiding: no cards, no piece on the map, the first doubloons (I-SETUP-10, I-THIEF-1)."""
    first = s.thieves * s.stride
    for u in range(first, first + s.stride):
        s.pos[u] = OFF if u < first + s.rules.band else ABSENT
    seat = s.rules.speaker[s.thieves]
    for r in range(3):
        drop(s, seat, r, s.hand[3 * seat + r])
    s.doubloons = s.rules.doubloons_start
    s.hidden = 1
    s.bearer = -1
    s.cursed_unit = -1


def roll_first(s: IslandState, dice: Dice, out: list[Event] | None) -> None:
    """Roll for the first turn (I-SETUP-7); only those tied roll again. A team rolls one die (I-SETUP-10)."""
    tied = list(range(s.sides))
    if s.thieves >= 0:  # the side to their left begins (I-SETUP-10)
        tied = [(s.thieves + 1) % s.sides]
    while len(tied) > 1:
        faces = [dice.face(s.rules.golden) for _ in tied]
        if out is not None:
            tell(out, "first_roll", {"seats": [seat_of(s, side) for side in tied], "faces": faces[:]})
        best = max(faces)
        tied = [tied[i] for i in range(len(tied)) if faces[i] == best]
    s.first = tied[0]
    s.turn = tied[0]
    if out is not None:
        tell(out, "begins", {"who": seat_of(s, tied[0])})


def set_up_anew(s: IslandState, dice: Dice, out: list[Event] | None) -> None:
    """Set up again with the same seats, explorers and first player: the start tile is shut in (I-SETUP-8)."""
    s.questions = []
    s.queue = []
    s.rolled = []
    s.marks = []
    for i in range(len(s.came)):
        s.came[i] = -1
        s.held[i] = 0
        s.speed[i] = 0
        s.fled[i] = 0
    for i in range(s.sides * BUILDINGS):
        put_building(s, i, -1)
        s.lost[i] = 0
    for side in range(s.sides):
        s.gifts[side] = 0
    s.ended = 0
    s.done = 0
    s.pool = []
    for seat in range(s.seats):
        s.captor[seat] = -1
        s.bought[seat] = 0
        s.answers[seat] = UNANSWERED
    s.shrine_tile = -1
    s.shrine_seat = -1
    s.keeper = -1
    s.due = 0
    s.ending = 0
    s.free = 0
    s.round = 0
    lay_out(s, dice)
    if out is not None:
        tell(out, "anew", {"what": kind_name(s.kind[0])})
    enter(s)
    s.turn = s.first
