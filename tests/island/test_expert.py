"""The Island's expert: lines that can be played, chances that add up, and nothing known but its view."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado import bots
from eldorado.bots import hints
from eldorado.bots.island.band import thefts
from eldorado.bots.island.expert import thought
from eldorado.bots.island.greedy import policy_of
from eldorado.bots.island.policy import IslandPolicy
from eldorado.bots.island.value import BAND, EXPLORERS, LONE
from eldorado.bots.island.weights import fitted, table
from eldorado.bots.registry import room
from eldorado.bots.thinker import Thinker
from eldorado.core.dice import QuickDice
from eldorado.core.plain import Options
from eldorado.games.island.game import GAME
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.turn.explore import Explore
from eldorado.games.island.thieves.band import is_band

WITH_ALL: Options = {"bridge": True, "sixth_board": True, "cave_tiles": True}
KINDS: list[tuple[int, Options]] = [
    (2, {}),
    (4, {**WITH_ALL, "mode": "teams"}),
    (4, {**WITH_ALL, "mode": "thieves"}),
    (1, {}),
]


def begun(number: int, decisions: int) -> tuple[IslandState, QuickDice]:
    """A game of policies after so many decisions."""
    seats, options = KINDS[number]
    dice = QuickDice(2000 + number)
    s = GAME.new(seats, GAME.options(seats, dict(options)), dice)
    for _ in range(decisions):
        play(s, dice)
    return s, dice


def play(s: IslandState, dice: QuickDice) -> None:
    seat = asked_seat(s)
    action = policy_of("tuned", seat, s.seats == 1).decide(s, GAME.legal(s, seat))
    GAME.apply(s, seat, action, dice)


def asked_seat(s: IslandState) -> int:
    mask = GAME.actors(s)
    return (mask & -mask).bit_length() - 1


def thinker(seat: int, rollouts: int = 4) -> Thinker:
    return Thinker(GAME, seat, QuickDice(9), thought(), rollouts)


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_lines_are_legal_and_the_policy_s_own_is_first(number: int) -> None:
    s, dice = begun(number, 20)
    several = 0
    for _ in range(30):
        seat = asked_seat(s)
        legal = GAME.legal(s, seat)
        lines = thought().lines(s, seat, legal)
        assert lines[0].actions[0] == policy_of("tuned", seat, s.seats == 1).decide(s, legal)
        assert all(line.actions[0] in legal and line.prior <= 0.0 for line in lines)
        assert len({tuple(line.actions) for line in lines}) == len(lines)
        several += len(lines) > 1
        play(s, dice)
    assert several > 4 or s.seats == 1  # alone the policy plays


@pytest.mark.slow
def test_the_expert_knows_no_more_than_its_view() -> None:
    """What a seat may not know is dealt anew: the choice stays the same. Alone it does not search."""
    different = 0
    for number in range(len(KINDS) - 1):
        s, dice = begun(number, 120)
        compared = 0
        while compared < 2 and GAME.actors(s):
            seat = asked_seat(s)
            legal = GAME.legal(s, seat)
            if len(legal) > 1 and len(thought().lines(s, seat, legal)) > 1:
                other = GAME.permute(s, seat, dice)
                different += GAME.key(other) != GAME.key(s)
                chosen = thinker(seat).choose(GAME.observe(s, seat), legal)
                assert thinker(seat).choose(GAME.observe(other, seat), GAME.legal(other, seat)) == chosen
                compared += 1
            play(s, dice)
    assert different > 1


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_chances_are_shares_of_one(number: int) -> None:
    s, dice = begun(number, 150)
    mind = thought()
    by_side = mind.chances_of_sides(s)
    assert 0.0 < sum(by_side) < 1.0  # nobody has a share too
    assert [mind.value(s, seat) for seat in range(s.seats)] == [by_side[s.side[n]] for n in range(s.seats)]
    before = mind.clock(s)
    mind.play_on(s, dice, before + 2)
    assert not s.mask or mind.clock(s) == before + 2


def test_a_finished_game_is_worth_what_it_brought() -> None:
    s, dice = begun(0, 0)
    mind = thought()
    mind.play_on(s, dice, 1000)
    assert not GAME.actors(s)
    values = [mind.value(s, seat) for seat in range(2)]
    assert sum(values) == 1.0
    assert values[GAME.result(s).ranks.index(1)] > 0.0


def test_the_value_says_how_it_was_made() -> None:
    said: dict[str, Any] = table()["value"]
    names = {"explorers": EXPLORERS, "hunted": EXPLORERS, "band": BAND, "alone": LONE}
    assert len(said["how"]) > 40
    for kind, columns in names.items():
        assert list(said[kind]) == list(columns)
    assert fitted().points(solo=True, thieves=False, band=False) == list(said["alone"].values())


def test_a_line_is_followed_until_something_new_is_seen() -> None:
    """The rest of a line is played without thinking again, and dropped for another view."""
    s, dice = begun(0, 60)
    followed = 0
    bot = thinker(0, 0)
    for _ in range(120):
        if not GAME.actors(s):
            break
        seat = asked_seat(s)
        legal = GAME.legal(s, seat)
        if seat == 0 and len(legal) > 1:
            rest, foreseen = list(bot.rest), bot.foreseen
            view = GAME.observe(s, 0)
            action = bot.choose(view, legal)
            if rest and view == foreseen:
                assert action == rest[0]
                followed += 1
            GAME.apply(s, 0, action, dice)
        else:
            play(s, dice)
    assert followed > 5


def test_the_level_is_registered_with_a_sentence() -> None:
    level = bots.levels("island")[-1]
    assert (level.name, level.about) == ("expert", "bot.expert.about")


def test_hard_compares_fewer_ways_and_advice_none() -> None:
    """Hard thinks too, but only a little; what is proposed unasked is the same policy without a search."""
    hard, expert = (bots.make(name, GAME, 0, QuickDice(1)) for name in ("hard", "expert"))
    assert isinstance(hard, Thinker)
    assert isinstance(expert, Thinker)
    assert 0 < hard.rollouts < expert.rollouts
    most = [0, 0]
    s, dice = begun(0, 20)
    for _ in range(60):
        seat = asked_seat(s)
        legal = GAME.legal(s, seat)
        for i, bot in enumerate((hard, expert)):
            lines = bot.policy.lines(s, seat, legal)
            assert lines[0].actions[0] == policy_of("tuned", seat, s.seats == 1).decide(s, legal)
            most[i] = max(most[i], len(lines))
        play(s, dice)
    assert most == [3, 6]
    assert room("island").proposer not in [level.name for level in bots.levels("island")]


def test_a_hint_is_thought_over_and_names_what_else_was_weighed() -> None:
    s, dice = begun(0, 20)
    others = 0
    for _ in range(12):
        seat = asked_seat(s)
        legal = GAME.legal(s, seat)
        if len(legal) > 1 and not others:
            told = hints.hint(GAME, seat, GAME.observe(s, seat), legal, QuickDice(0))
            assert told["moves"] not in told["others"]
            others += len(told["others"])
        play(s, dice)
    assert others


def test_the_thieves_have_moods_of_their_own() -> None:
    """What the explorers' moods change means nothing to the Thieves: theirs lead to other turns."""
    s, dice = begun(2, 20)
    mind = thought()
    turns = differ = 0
    for _ in range(400):
        seat = asked_seat(s)
        if is_band(s, seat) and isinstance(s.questions[-1], Explore):
            ways = {
                tuple(mind.played(s, seat, IslandPolicy(one, seat))) for one in (mind.weights, *mind.raids)
            }
            turns += 1
            differ += len(ways) > 1
        play(s, dice)
        if not GAME.actors(s) or (turns > 20 and differ):
            break
    assert turns > 10
    assert differ


def test_a_thief_knows_what_it_could_steal_from_where() -> None:
    """Of faces 1/6, 2/5 and 3/4 one number is the reach, the other the cards: the nearer, the more."""
    s, _ = begun(2, 0)
    s.hand[0:3] = [3, 3, 3]
    assert [round(thefts(s, 0, far), 2) for far in (1, 2, 3, 4, 6, 7)] == [5.0, 3.33, 2.33, 2.0, 0.33, 0.0]
    s.hand[0:3] = [1, 0, 1]
    assert thefts(s, 0, 1) == 2.0
