"""Scores of answers by question: one function for each class of question, in one table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eldorado.bots.island.alone.guardians import banish_score, fight_score, lead_score, pack_score
from eldorado.bots.island.alone.solo import gather_score
from eldorado.bots.island.band import Thief, bargain, bargain_answer
from eldorado.bots.island.cave import plunder_score, raid_score, titan_score
from eldorado.bots.island.dice import dice_score, points_score, share_score
from eldorado.bots.island.fights import battle_score, heir_score, return_score, window_score
from eldorado.bots.island.sense import Sense
from eldorado.games.island.cave.dwellers import dweller_strength
from eldorado.games.island.cave.raid import Raid
from eldorado.games.island.cave.stacks import stack_left
from eldorado.games.island.cave.titan import Titan
from eldorado.games.island.cave.treasures import Plunder, Rose
from eldorado.games.island.explorers.emma import Look
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import (
    ENTRANCE,
    EXPLORER_NAMES,
    GARDEN,
    ISLAND,
    SHRINE,
    TITAN,
    WATER,
)
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.sides import allied
from eldorado.games.island.model.state import IslandQuestion
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.battle.heir import Divide, Heir
from eldorado.games.island.questions.battle.order import Order
from eldorado.games.island.questions.battle.returning import Return
from eldorado.games.island.questions.battle.spoils import Spoils
from eldorado.games.island.questions.solo.banish import Banish
from eldorado.games.island.questions.solo.guardians import Guardians
from eldorado.games.island.questions.solo.pack import Pack
from eldorado.games.island.questions.turn.choose import Choose
from eldorado.games.island.questions.turn.gather import Gather
from eldorado.games.island.questions.turn.golden_dice import GoldenDice
from eldorado.games.island.questions.turn.limit import Limit
from eldorado.games.island.questions.turn.march import Count
from eldorado.games.island.questions.turn.place import Place
from eldorado.games.island.questions.turn.roll import Roll
from eldorado.games.island.questions.turn.share import Share
from eldorado.games.island.questions.turn.trade import HALF, Answer, Offer
from eldorado.games.island.questions.turn.window import Window
from eldorado.games.island.rules.shrines import island_shrines
from eldorado.games.island.rules.strength import defence
from eldorado.kit.cells import STEPS

Score = Callable[[Sense, Any, int], float]

# How gladly an explorer is played.
TASTE: Final = {
    "tizoc": 9, "stella": 8, "hector": 3, "nicolas": 6, "emma": 5, "victoria": 8, "pedro": 7, "bellona": 4,
    "william": 7, "laffite": 8, "sequoia": 5, "yanga": 7,
}  # fmt: skip


# Alone the army has to keep up: Bellona's marches for nothing.
TASTE_ALONE: Final = {**TASTE, "bellona": 9, "sequoia": 8}


def choose_score(sense: Sense, question: Choose, action: int) -> float:
    s = sense.s
    taste = TASTE_ALONE if s.rules.solo and sense.weights.sober else TASTE
    return float(taste[EXPLORER_NAMES[s.rules.boards[s.board[sense.seat]][action - actions.EXPLORER]]])


def theft_score(sense: Sense, question: Roll, action: int) -> float:
    """Score a theft: from whoever is nearest to winning, then who has most."""
    victim = action - actions.SEAT
    return 3 * sense.danger(victim) + cards_of(sense.s, victim)


def take_score(sense: Sense, question: Gather, action: int) -> float:
    if action == actions.DONE:  # turn points kept as speed
        return points_score(sense, question.left[sense.s.rules.first_figure[sense.seat]])
    resource = action - actions.TAKE
    return sense.need(resource) - 0.1 * sense.hand[resource]


def give_score(sense: Sense, question: IslandQuestion, action: int) -> float:
    """Score giving up cards, for the hand limit or after a defeat: the least needed first."""
    resource = action - actions.GIVE
    return sense.hand[resource] - sense.price[resource] - 0.5 * sense.need(resource)


def count_score(sense: Sense, question: Count, action: int) -> float:
    return float(action - actions.AMOUNT)


# --- trades ---------------------------------------------------------------------------------------------------------
def offer_score(sense: Sense, question: Offer, n: int) -> float:
    """Score an offer: one surplus card for a missing one."""
    s = sense.s
    field = question.field
    if allied(s, question.seat, question.other):  # ask the partner for what is missing
        ask = field - HALF
        return -abs(n - (sense.lacks[ask] if 0 <= ask < 3 else 0))
    surplus = max(range(3), key=lambda r: sense.hand[r] - sense.price[r])
    wanted = max(range(3), key=lambda r: sense.lacks[r])
    spare = sense.hand[surplus] > sense.price[surplus] and sense.lacks[wanted] > 0
    ask = field - HALF
    right = 1 if spare and (field == surplus or ask == wanted) else 0
    return -abs(n - right)


def answer_score(sense: Sense, giver: int, action: int) -> float:
    """Score an answer: a fair deal is taken, but never one that hands somebody a win."""
    s = sense.s
    if action == actions.REFUSE:
        return 0.0
    if action != actions.ACCEPT:
        return -1.0
    if allied(s, giver, sense.seat):  # what serves one serves the other
        return 1.0
    if (
        s.offer[HALF + 3]
        or any(s.offer[HALF + 4 :])
        or sense.danger(giver) >= 3
        or island_shrines(s, s.side[giver]) >= 2
    ):
        return -50.0
    worth = 30.0 * s.offer[3]
    for r in range(3):
        worth += s.offer[r] * sense.need(r)
        left = sense.hand[r] - s.offer[HALF + r]
        worth -= s.offer[HALF + r] * (10 if left < sense.price[r] else 2)
    return worth


def terms_score(sense: Sense, question: Offer, action: int) -> float:
    n = action - actions.AMOUNT
    return bargain(sense, question.field, n) if isinstance(sense, Thief) else offer_score(sense, question, n)


def deal_score(sense: Sense, question: Answer, action: int) -> float:
    if isinstance(sense, Thief):
        return bargain_answer(sense, question.seat, action)
    return answer_score(sense, question.seat, action)


def order_score(sense: Sense, question: Order, action: int) -> float:
    """Score opponents: the weakest first, and the one with most to win."""
    if action >= actions.FIGHT:
        return 4.0 - dweller_strength(sense.s, TITAN)
    side = sense.s.side[action - actions.SEAT]
    return sense.prize(side, question.tile) - defence(sense.s, side, question.tile)


def divide_score(sense: Sense, question: Divide, action: int) -> float:
    return 0.0 if action == actions.DONE else sense.need(action - actions.TAKE) - 3.5


def rose_score(sense: Sense, question: Rose, action: int) -> float:
    return float(sense.need(action - actions.TAKE))


def place_score(sense: Sense, question: Place, action: int) -> float:
    """Score places: land where it opens the way, water where it closes least."""
    s = sense.s
    kind = question.kind
    cell = s.cell[s.pos[question.unit]] + STEPS[action - actions.PLACE]
    laid = sum(1 for e in range(6) if cell + STEPS[e] in s.grid)
    land = sum(
        1
        for e in range(6)
        if s.grid.get(cell + STEPS[e], -1) >= 0 and s.kind[s.grid[cell + STEPS[e]]] <= GARDEN
    )
    if kind == WATER:
        return float(laid)
    if kind == SHRINE:
        return float(land)
    return float(6 - laid) + 0.3 * land


def look_score(sense: Sense, question: Look, action: int) -> float:
    """Score Emma's order: shrines and the entrance first, water last."""
    s = sense.s
    kind = s.top[question.placed + action - actions.NEXT]
    if sense.at < 0 or s.cell[sense.at] >> 12 != ISLAND or stack_left(s, ISLAND) == 0:
        return 0.0
    if kind == SHRINE:
        return 9.0
    if kind == ENTRANCE:
        return 8.0
    if kind == WATER:
        return -3.0
    return 4.0 if kind == GARDEN else float(sense.need(kind)) / 4


ANSWERS: Final[dict[type, Score]] = {
    Choose: choose_score,
    Roll: theft_score,
    GoldenDice: dice_score,
    Share: share_score,
    Gather: take_score,
    Look: look_score,
    Place: place_score,
    Window: window_score,
    Count: count_score,
    Offer: terms_score,
    Answer: deal_score,
    Limit: give_score,
    Battle: battle_score,
    Order: order_score,
    Spoils: give_score,
    Return: return_score,
    Heir: heir_score,
    Divide: divide_score,
    Rose: rose_score,
    Plunder: plunder_score,
    Titan: titan_score,
    Raid: raid_score,
}
# A solo game is played differently.
ALONE: Final[dict[type, Score]] = {
    **ANSWERS,
    Gather: gather_score,
    Battle: fight_score,
    Guardians: lead_score,
    Banish: banish_score,
    Pack: pack_score,
}
