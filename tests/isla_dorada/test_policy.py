"""The policy of Isla Dorada: alike on states and views, frozen as the yardstick, blind to what is hidden."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from eldorado import bots
from eldorado.bots import hints
from eldorado.bots.bot import Bot
from eldorado.bots.isla_dorada.expert import LATE, thought
from eldorado.bots.isla_dorada.policy import IslaPolicy
from eldorado.bots.isla_dorada.thought import IslaThought, play_out
from eldorado.bots.isla_dorada.value import FEATURES, features
from eldorado.bots.isla_dorada.weights import Weights, fitted, read, table, weights
from eldorado.bots.isla_dorada.worth import Worth
from eldorado.bots.thinker import Thinker
from eldorado.core.dice import QuickDice
from eldorado.core.errors import UserError
from eldorado.games.isla_dorada.advice.worth import worth
from eldorado.games.isla_dorada.game import GAME
from eldorado.games.isla_dorada.model import actions, board, cards, goals, numbers, phases
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.questions.drawing import BUY, Drawing
from eldorado.games.isla_dorada.questions.sangaia import Sangaia

# What the first greedy bot chose, as long as it was code of its own: after three games and after thirty.
FROZEN = {3: "a60f3f8b49193eff6401", 30: "0fbbb2e36c18785e9855"}


def begun(number: int) -> tuple[IslaState, QuickDice]:
    """Game `number`: seats and bidding in turn."""
    seats = 3 + number % 4
    dice = QuickDice(1000 + number)
    return GAME.new(seats, GAME.options(seats, {"cooperative": bool(number % 2)}), dice), dice


def asked_seat(s: IslaState) -> int:
    mask = GAME.actors(s)
    return (mask & -mask).bit_length() - 1


@pytest.mark.parametrize("games", [3, pytest.param(30, marks=pytest.mark.soak)])
def test_greedy_is_frozen(games: int) -> None:
    """What others are measured against must not get better or worse: in thirty games over 10,000 decisions as ever."""
    digest = sha256()
    decisions = 0
    for number in range(games):
        s, dice = begun(number)
        seated = [bots.make("greedy", GAME, seat, QuickDice(seat)) for seat in range(s.seats)]
        while GAME.actors(s):
            seat = asked_seat(s)
            legal = GAME.legal(s, seat)
            action = legal[0] if len(legal) == 1 else seated[seat].choose(GAME.observe(s, seat), legal)
            decisions += len(legal) > 1
            digest.update(GAME.notation(s, seat, action).encode() + b"\n")
            GAME.apply(s, seat, action, dice)
    assert decisions > 300 * games
    assert digest.hexdigest()[:20] == FROZEN[games]


@pytest.mark.parametrize("level", ["greedy", "normal", "hard"])
def test_view_world_and_state_lead_to_the_same_choice(level: str) -> None:
    """The bot by its view, the policy on the table's state, and on a world made from the view."""
    policy_of = {"greedy": "greedy", "normal": "normal", "hard": "tuned"}[level]
    for number in (0, 1):
        s, dice = begun(number)
        by_view = [bots.make(level, GAME, seat, QuickDice(seat)) for seat in range(s.seats)]
        minds = [IslaPolicy(weights(policy_of), seat) for seat in range(s.seats)]
        for _ in range(150):
            seat = asked_seat(s)
            legal = GAME.legal(s, seat)
            view = GAME.observe(s, seat)
            action = minds[seat].decide(s, legal)
            assert by_view[seat].choose(view, legal) == action
            assert minds[seat].decide(GAME.determinize(view, QuickDice(5)), legal) == action
            GAME.apply(s, seat, action, dice)


def seated(level: str, seat: int) -> Bot:
    """A bot of a level; the expert thinks shortly."""
    dice = QuickDice(9)
    if level != "expert":
        return bots.make(level, GAME, seat, dice)
    return Thinker(GAME, seat, dice, thought(), 12)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_no_bot_sees_more_than_its_view(level: str) -> None:
    """What a seat may not know is dealt anew: the choice stays the same."""
    s, dice = begun(1)
    mover = [IslaPolicy(weights("greedy"), seat) for seat in range(s.seats)]
    different = 0
    for step in range(60 if level == "expert" else 200):
        seat = asked_seat(s)
        legal = GAME.legal(s, seat)
        if len(legal) > 1 and (level != "expert" or step % 6 == 0):
            other = GAME.permute(s, seat, dice)
            different += GAME.key(other) != GAME.key(s)
            chosen = seated(level, seat).choose(GAME.observe(s, seat), legal)
            assert seated(level, seat).choose(GAME.observe(other, seat), GAME.legal(other, seat)) == chosen
        GAME.apply(s, seat, mover[seat].decide(s, legal), dice)
    assert different > 3


def full_hand() -> IslaState:
    """A seat with a coin to spend and a full hand, each card of it worth more than what lies in the pool."""
    s, dice = begun(0)
    play_out(s, [IslaPolicy(weights("greedy"), seat) for seat in range(s.seats)], dice, 3)
    s.questions[-1:] = [Drawing(0, BUY)]
    s.owing = 1
    kayaks, zeppelins = s.hand[0][cards.KAYAK], s.hand[0][cards.ZEPPELIN]
    s.hand[0] = [0] * cards.HELD
    s.hand[0][cards.KAYAK], s.hand[0][cards.ZEPPELIN] = kayaks, zeppelins
    while sum(s.hand[0]) < numbers.HAND_LIMIT:
        s.hand[0][cards.KAYAK] += 1
    s.hand_size[0] = numbers.HAND_LIMIT
    s.gold[0] = 9
    return s


def test_no_card_is_bought_that_the_hand_limit_takes_at_once() -> None:
    s = full_hand()
    legal = GAME.legal(s, 0)
    assert actions.DONE in legal
    assert len(legal) > 1
    for name in ("normal", "tuned"):
        assert IslaPolicy(weights(name), 0).decide(s, legal) == actions.DONE
    told = hints.hint(GAME, 0, GAME.observe(s, 0), legal, QuickDice(1))
    assert told["moves"][0]["move"]["kind"] == "no_buy"


@pytest.mark.slow
def test_bought_cards_are_kept() -> None:
    """In whole games of the levels that give advice no bought card is the one discarded next."""
    bought = wasted = 0
    for number in range(12):
        s, dice = begun(number)
        minds = [IslaPolicy(weights("normal" if number % 2 else "tuned"), seat) for seat in range(s.seats)]
        last = -1
        while GAME.actors(s):
            seat = asked_seat(s)
            legal = GAME.legal(s, seat)
            action = minds[seat].decide(s, legal)
            question = s.questions[-1]
            if isinstance(question, Drawing):
                if question.step == BUY and actions.FAMILY[action] == actions.TAKE:
                    bought += 1
                    last = action - actions.TAKE
                elif actions.FAMILY[action] == actions.DISCARD:
                    wasted += action - actions.DISCARD == last
                else:
                    last = -1
            GAME.apply(s, seat, action, dice)
    assert bought > 20
    assert wasted == 0


def test_lines_are_legal_and_the_policy_s_own_is_first() -> None:
    s, dice = begun(0)
    thought = IslaThought(weights("tuned"), fitted())
    several = 0
    for _ in range(120):
        seat = asked_seat(s)
        legal = GAME.legal(s, seat)
        lines = thought.lines(s, seat, legal)
        own = IslaPolicy(weights("tuned"), seat).decide(s, legal)
        assert lines[0].actions == [own]
        assert all(line.actions[0] in legal and line.prior <= 0.0 for line in lines)
        several += len(lines) > 1
        GAME.apply(s, seat, own, dice)
    assert several > 20


def test_the_expert_thinks_towards_the_end_and_to_the_end() -> None:
    """Before that it plays as hard does; from then on its rollouts end with the game."""
    s, dice = begun(0)
    expert = bots.make("expert", GAME, 0, QuickDice(1))
    assert isinstance(expert, Thinker)
    mind = expert.policy
    several = {True: 0, False: 0}
    while s.phase != phases.OVER:
        seat = asked_seat(s)
        legal = GAME.legal(s, seat)
        several[numbers.MARKERS - len(s.markers) > LATE] += len(mind.lines(s, seat, legal)) > 1
        GAME.apply(s, seat, IslaPolicy(weights("tuned"), seat).decide(s, legal), dice)
    assert several[True] == 0
    assert several[False] > 10
    again, dice = begun(0)
    mind.play_on(again, dice, mind.clock(again) + mind.span)
    assert again.phase == phases.OVER
    assert sum(mind.value(again, seat) for seat in range(again.seats)) == pytest.approx(1.0)


def test_chances_add_up_and_features_are_fitted() -> None:
    s, dice = begun(2)
    thought = IslaThought(weights("tuned"), fitted())
    thought.play_on(s, dice, 6)
    assert sum(thought.value(s, seat) for seat in range(s.seats)) == pytest.approx(1.0)
    assert len(features(s, 0, weights("tuned"))) == len(FEATURES) == len(fitted().points)


def test_weights_say_how_they_were_made() -> None:
    said: dict[str, Any] = table()
    for name in ("greedy", "normal", "tuned", "value"):
        assert len(said[name]["how"]) > 40
    assert list(said["value"]["points"]) == list(FEATURES)
    with pytest.raises(UserError) as caught:
        read({**said, "tuned": {"coin": "much"}}, "tuned")
    assert caught.value.args_ == {"game": "Isla Dorada", "name": "tuned", "key": "coin"}
    assert Weights(read(said, "tuned")).full


def test_a_sangaia_that_is_kept_beside_points_says_why() -> None:
    """“No place is worth the card” is said only where none of the places it reaches is worth anything."""
    told: dict[str, int] = {}
    for number in range(0, 12, 2):
        s, dice = begun(number)
        minds = [IslaPolicy(weights("tuned"), seat) for seat in range(s.seats)]
        while GAME.actors(s):
            seat = asked_seat(s)
            legal = GAME.legal(s, seat)
            action = minds[seat].decide(s, legal)
            if action == actions.NO and isinstance(s.questions[-1], Sangaia) and len(legal) > 1:
                reason = hints.hint(GAME, seat, GAME.observe(s, seat), legal, QuickDice(1))["why"]
                ways = [one - actions.SANGAIA for one in legal if one != actions.NO]
                best = max(worth(s, seat, board.WAY_TO[way]) for way in ways)
                assert reason["key"] == "isla_dorada.hint." + ("keep_sangaia" if best > 0 else "no_sangaia")
                assert best <= 0 or reason["args"]["worth"] == best
                told[reason["key"]] = told.get(reason["key"], 0) + 1
            GAME.apply(s, seat, action, dice)
    assert len(told) == 2, told


def test_chances_are_those_that_games_show() -> None:
    """A treasure in hand is played about as often as the tuned policy believes, near or far, early or late."""
    believed: dict[tuple[bool, bool], list[float]] = {}
    for number in range(24):
        dice = QuickDice(7000 + number)
        s = GAME.new(4, GAME.options(4, {"cooperative": bool(number % 2)}), dice)
        minds = [IslaPolicy(weights("greedy" if seat else "tuned"), seat) for seat in range(4)]
        seen: list[tuple[int, tuple[bool, bool], float]] = []
        while GAME.actors(s):
            play_out(s, minds, dice, s.round + 1)
            mind = Worth(s, 0, weights("tuned"))
            for treasure in s.treasures[0]:
                steps = board.STEPS[s.place][goals.TREASURE_SITE[treasure]]
                seen.append((treasure, (steps > 1, mind.left > 7), mind.reach(steps, mind.left)))
        for treasure, kind, chance in seen:
            believed.setdefault(kind, []).append((treasure in s.played[0]) - chance)
    assert len(believed) == 4
    for kind, misses in believed.items():
        assert abs(sum(misses) / len(misses)) < 0.2, (kind, sum(misses) / len(misses))
