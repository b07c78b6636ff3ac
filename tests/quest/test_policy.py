"""The policies of the Quest: alike on states and views, frozen as the yardstick, blind to what is hidden."""

from __future__ import annotations

from hashlib import sha256

import pytest

from eldorado import bots
from eldorado.bots.quest.expert import QuestExpert
from eldorado.bots.quest.greedy import QuestGreedy
from eldorado.bots.quest.policy import Plan, TurnPolicy, mark
from eldorado.bots.quest.thought import QuestThought
from eldorado.bots.quest.value import Ground, features
from eldorado.bots.quest.weights import FEATURES, fitted, read, table, weights
from eldorado.core.dice import QuickDice
from eldorado.core.errors import UserError
from eldorado.games.quest.game import GAME
from eldorado.games.quest.meta import COURSES
from eldorado.games.quest.model import actions, cards
from eldorado.games.quest.model.state import QuestState, look_around

FROZEN = {3: "380b6506848dd9b152a5", 30: "81407cf99cf784c5f8f2"}  # after so many games


def begun(number: int) -> tuple[QuestState, QuickDice]:
    """Game `number`: seats, courses and caves in turn."""
    seats = 2 + number % 3
    options = {"course": COURSES[number % len(COURSES)], "caves": bool(number % 2)}
    dice = QuickDice(1000 + number)
    return GAME.new(seats, GAME.options(seats, options), dice), dice


@pytest.mark.parametrize("games", [3, pytest.param(30, marks=pytest.mark.soak)])
def test_greedy_is_frozen(games: int) -> None:
    """What others are measured against must not get better or worse: in thirty games over 10,000 decisions as ever."""
    digest = sha256()
    decisions = 0
    for number in range(games):
        s, dice = begun(number)
        seated = [bots.make("greedy", GAME, seat, QuickDice(seat)) for seat in range(s.seats)]
        while GAME.actors(s):
            legal = GAME.legal(s, s.turn)
            action = legal[0] if len(legal) == 1 else seated[s.turn].choose(GAME.observe(s, s.turn), legal)
            decisions += len(legal) > 1
            digest.update(GAME.notation(s, s.turn, action).encode() + b"\n")
            GAME.apply(s, s.turn, action, dice)
    assert decisions > 340 * games
    assert digest.hexdigest()[:20] == FROZEN[games]


@pytest.mark.parametrize("number", [0, 1, 5])
def test_the_bot_by_view_is_the_policy_by_state(number: int) -> None:
    s, dice = begun(number)
    by_view = [QuestGreedy(GAME, seat, QuickDice(seat)) for seat in range(s.seats)]
    minds = [TurnPolicy(weights("greedy")) for _ in range(s.seats)]
    plans = [Plan() for _ in range(s.seats)]
    decisions = 0
    while GAME.actors(s) and decisions < 200:
        seat, legal = s.turn, GAME.legal(s, s.turn)
        action = legal[0]
        if len(legal) > 1:
            decisions += 1
            action = plans[seat].next(mark(s), legal)
            if action < 0:
                action = minds[seat].decide(s, legal)
                plans[seat].follow(s, [action, *minds[seat].plan])
            assert by_view[seat].choose(GAME.observe(s, seat), legal) == action
        GAME.apply(s, seat, action, dice)
    assert decisions == 200


@pytest.mark.slow
def test_the_expert_follows_its_line_and_sees_no_more_than_its_view() -> None:
    """In another world with the same view it chooses the same, and what it chooses is legal to the end of the turn."""
    s, dice = begun(1)
    expert = QuestExpert(GAME, 0, QuickDice(3), 24)
    twin = QuestExpert(GAME, 0, QuickDice(3), 24)
    others = [bots.make("greedy", GAME, seat, QuickDice(seat)) for seat in range(s.seats)]
    different = 0
    for _ in range(120):
        if not GAME.actors(s):
            break
        seat, legal = s.turn, GAME.legal(s, s.turn)
        if seat == 0:
            world = GAME.determinize(GAME.observe(s, 0), QuickDice(99))
            different += GAME.key(world) != GAME.key(s)
            action = expert.choose(GAME.observe(s, 0), legal)
            assert twin.choose(GAME.observe(world, 0), GAME.legal(world, 0)) == action
        else:
            action = others[seat].choose(GAME.observe(s, seat), legal)
        assert action in legal
        GAME.apply(s, seat, action, dice)
    assert different > 5


def test_the_lines_of_a_turn_are_different_and_the_policy_s_own_is_first() -> None:
    s, _ = begun(3)
    thought = QuestThought(weights("tuned"), [fitted(1), fitted(2)])
    legal = GAME.legal(s, s.turn)
    lines = thought.lines(s, s.turn, legal)
    own = TurnPolicy(weights("tuned"))
    assert lines[0].actions == [own.decide(s, legal), *own.plan]
    assert len(lines) > 1
    assert len({tuple(line.actions) for line in lines}) == len(lines)
    assert all(line.actions[0] in legal and line.prior <= 0.0 for line in lines)


def test_chances_of_all_seats_add_up() -> None:
    s, _ = begun(2)
    thought = QuestThought(weights("tuned"), [fitted(1), fitted(2)])
    assert sum(thought.value(s, seat) for seat in range(s.seats)) == pytest.approx(1.0)
    assert len(features(s, 0, Ground(), weights("tuned"))) == len(FEATURES) == len(fitted(1).turns)


def test_weights_say_how_they_were_made() -> None:
    said = table()
    for name in ("greedy", "tuned", "value"):
        assert len(said[name]["how"]) > 40
    for pieces in ("one", "two"):
        assert list(said["value"][pieces]["turns"]) == list(FEATURES)
    with pytest.raises(UserError) as caught:
        read({"tuned": {**said["tuned"], "buy": "much"}}, "tuned")
    assert caught.value.args_ == {"game": "the Quest", "name": "tuned", "key": "buy"}


def test_a_plan_ends_with_the_race() -> None:
    """The last of the round arrives first of all, with cards left that the plan would still have spent."""
    s, _ = begun(1)
    s.turn = s.seats - 1
    s.hands[s.turn] = list(range(cards.STARTING))
    near = next(
        at
        for at in range(s.board.size)
        if any(there >= 0 and s.board.finish[there] for there in s.board.neighbours[at * 6 : at * 6 + 6])
        and s.board.terrain[at] < 3
    )
    s.pieces[s.turn] = near
    look_around(s)
    home = [
        action for action in GAME.legal(s, s.turn) if actions.PLAY <= action < actions.PLAY + 6 * cards.KINDS
    ]
    line = next(found for found in (finishing(s, first) for first in home) if found)
    plan = Plan()
    plan.follow(s, [*line, actions.END, actions.END])
    assert len(plan.actions) == len(line) - 1


def finishing(s: QuestState, first: int) -> list[int]:
    """That action and a step that ends the race, if there is one."""
    world = GAME.clone(s)
    GAME.apply(world, world.turn, first, QuickDice(1))
    for step in GAME.legal(world, world.turn):
        there = GAME.clone(world)
        GAME.apply(there, there.turn, step, QuickDice(1))
        if not GAME.actors(there):
            return [first, step]
    return []
