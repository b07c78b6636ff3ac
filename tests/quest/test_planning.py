"""How the policy of the Quest plans: its shortcuts against the long way, its choices frozen."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from eldorado.bots.quest.deck import Deck
from eldorado.bots.quest.map import chart_of, crossing_class, time_map
from eldorado.bots.quest.policy import TurnPolicy, own_deck
from eldorado.bots.quest.reach import reach_of
from eldorado.bots.quest.speed import POWERS
from eldorado.bots.quest.thought import QuestThought
from eldorado.bots.quest.weights import Weights, complete, fitted, table, weights
from eldorado.core.dice import QuickDice
from eldorado.games.quest.game import GAME
from eldorado.games.quest.meta import COURSES
from eldorado.games.quest.model import blockades, cards, ground
from eldorado.games.quest.model.distance import Ways, spread
from eldorado.games.quest.model.state import QuestState

# The frozen weights with others whose entries are not whole hundredths, as tuned ones are.
UNEVEN = {"joker": 57, "waste": -13, "wealth": -1, "prune": 35, "draws": 95, "guide": 85, "like_compass": 348}
# What the policy chose by them and the search was offered before planning became fast, after so many games.
FROZEN = {2: "69bb3aec98c700053f0f", 30: "a6f21ef6295095542752"}


def begun(number: int) -> tuple[QuestState, QuickDice]:
    """Game `number`: seats, courses and caves in turn."""
    seats = 2 + number % 3
    options = {"course": COURSES[number % len(COURSES)], "caves": bool(number % 2)}
    dice = QuickDice(4000 + number)
    return GAME.new(seats, GAME.options(seats, options), dice), dice


def told(number: int) -> tuple[str, int]:
    """The choices, plans and other openings of a game with random moves now and then; and the search's lines."""
    s, dice = begun(number)
    stray = Random(number)
    numbers = Weights({**complete(table(), "greedy"), **UNEVEN})
    minds = [TurnPolicy(numbers) for _ in range(s.seats)]
    thought = QuestThought(numbers, [fitted(1), fitted(2)])
    made: list[str] = []
    for _ in range(900):
        if not GAME.actors(s):
            break
        legal = GAME.legal(s, s.turn)
        action = legal[0]
        if len(legal) > 1:
            mind = minds[s.turn]
            action = mind.decide(s, legal)
            made.append(f"{action} {mind.plan} {mind.others()}")
            if len(made) % 7 == 0:
                lines = thought.lines(s, s.turn, legal)
                made.append(repr([(line.actions, line.prior) for line in lines]))
            if stray.random() < 0.1:
                action = stray.choice(legal)
        GAME.apply(s, s.turn, action, dice)
    return "\n".join(made), len(made)


@pytest.mark.parametrize("games", [2, pytest.param(30, marks=pytest.mark.soak)])
def test_planning_fast_chooses_as_before(games: int) -> None:
    """The strengths on record were measured with these choices."""
    digest = sha256()
    decisions = 0
    for number in range(games):
        text, count = told(number)
        digest.update(text.encode())
        decisions += count
    assert decisions > 300 * games
    assert digest.hexdigest()[:20] == FROZEN[games]


def plainly(s: QuestState, deck: Deck, standing: int, occupied: list[int], waiting: int) -> Ways:
    """The map of the whole board, without any shortcut."""
    board = s.board
    enter: list[int] = []
    for at in range(board.size):
        kind = board.terrain[at]
        if kind < ground.RUBBLE:
            enter.append(deck.time[kind * POWERS + board.power[at]])
        elif kind == ground.RUBBLE:
            enter.append(deck.weights.card * board.power[at])
        elif kind == ground.CAMP:
            enter.append(deck.camp_time * board.power[at])
        else:
            enter.append(-1)
    for at in occupied:
        if enter[at] >= 0:
            enter[at] += waiting
    crossing = [0] * (board.seams + 1)
    for seam in range(board.seams):
        if (standing >> seam) & 1:
            number = s.blockade[seam]
            index = crossing_class(number)
            crossing[seam] = deck.time[index] if index >= 0 else deck.weights.card * blockades.POWER[number]
    return spread(board, enter, crossing)


def test_a_map_has_the_cheapest_ways_however_it_is_asked() -> None:
    stray = Random(5)
    for number in range(28):
        s, _ = begun(number)
        counts = [stray.choice((0, 0, 1, 2)) for _ in range(cards.KINDS)]
        deck = Deck(counts, weights(stray.choice(("greedy", "tuned"))))
        standing = stray.randrange(1 << s.board.seams)
        places = [at for at in range(s.board.size) if s.board.terrain[at] != ground.MOUNTAIN]
        pieces, occupied = stray.sample(places, 2), stray.sample(places, 4)
        wanted = plainly(s, deck, standing, occupied, 700)
        found = time_map(chart_of(s.board), deck, s.blockade, standing, pieces, occupied, 700)
        for at in stray.sample(places, len(places)):
            assert found.cost(at) == wanted.cost[at]
            assert found.next(at) == wanted.next[at]


def test_a_map_goes_no_further_than_it_must() -> None:
    s, _ = begun(0)
    deck = Deck(own_deck(s), weights("tuned"))
    near = next(at for at in range(s.board.size) if s.board.finish[at])
    found = time_map(chart_of(s.board), deck, s.blockade, s.standing, [near], [], 0)
    assert found.cost(near) == 0
    untold = [at for at in range(s.board.size) if found.costs[at] > found.sure]
    assert len(untold) > s.board.size // 2


def test_a_card_more_or_less_is_counted_as_in_the_deck_itself() -> None:
    stray = Random(6)
    for _ in range(60):
        counts = [stray.choice((0, 1, 2)) for _ in range(cards.KINDS)]
        path = [stray.choice((0, 0, 3)) for _ in range(3 * POWERS)]
        kind = stray.choice([kind for kind in range(cards.KINDS) if not cards.ITEM[kind]])
        change = stray.choice((1, -1)) if counts[kind] else 1
        changed = counts[:]
        changed[kind] += change
        whole = Deck(changed, weights("greedy")).turns(path)  # whose cards all count in whole hundredths
        assert Deck(counts, weights("greedy")).turns_with(kind, change, path) == whole


def test_walks_kept_with_the_board_are_those_past_the_blockades_that_stand() -> None:
    stray = Random(7)
    for number in range(14):
        s, _ = begun(number)
        kept = reach_of(s.board)
        for _ in range(150):
            at, symbol, power = stray.randrange(s.board.size), stray.randrange(3), 1 + stray.randrange(6)
            standing = stray.randrange(1 << s.board.seams)
            walks = kept.ends(at, symbol, power, s.blockade, standing)
            afresh = kept.walk(at, symbol, power, s.blockade, standing)
            assert [(end.at, end.taken, end.left, end.actions()) for end in walks] == [
                (end.at, end.taken, end.left, end.actions()) for end in afresh
            ]
