"""The race as the search sees it: one player going on alone, and when the others would arrive."""

from __future__ import annotations

from eldorado.bots.quest.policy import TurnPolicy
from eldorado.bots.quest.race import LONGEST, Race, alone
from eldorado.bots.quest.weights import weights
from eldorado.core.dice import QuickDice
from eldorado.games.quest.game import GAME
from eldorado.games.quest.meta import COURSES
from eldorado.games.quest.model.state import QuestState, clone
from eldorado.games.quest.rules.ending import has_arrived


def begun(seats: int, course: str = "first-game", caves: bool = False) -> QuestState:
    return GAME.new(seats, GAME.options(seats, {"course": course, "caves": caves}), QuickDice(seats))


def test_a_player_alone_arrives_and_nobody_else_moves() -> None:
    for seats, caves in ((2, True), (4, False)):
        s = begun(seats, COURSES[3] if caves else "first-game", caves)
        for seat in range(seats):
            world = clone(s)
            turns = alone(world, seat, TurnPolicy(weights("tuned")), QuickDice(1))
            assert 5 < turns < LONGEST
            assert has_arrived(world, seat)
            others = [one for one in range(seats) if one != seat]
            assert [world.hands[one] for one in others] == [s.hands[one] for one in others]
            assert [world.discards[one] for one in others] == [s.discards[one] for one in others]


def test_who_has_arrived_needs_no_turn() -> None:
    s = begun(3)
    s.pieces[1] = -1
    assert alone(s, 1, TurnPolicy(weights("tuned")), QuickDice(1)) == 0


def test_arriving_later_than_the_first_of_the_others_is_worth_less() -> None:
    s = begun(4)
    before = GAME.key(s)
    race = Race()
    race.begin([s, s], s.turn, TurnPolicy(weights("tuned")), QuickDice(1))
    assert GAME.key(s) == before
    assert len(race.arrivals) == 2
    assert all(5 < arrival < LONGEST for arrival in race.arrivals)
    chances = [race.chance(arrival) for arrival in range(3 * LONGEST)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.99
    assert chances[-1] < 0.01
    s.pieces[(s.turn + 1) % 4] = -1  # has just arrived: this is the last round
    race.begin([s], s.turn, TurnPolicy(weights("tuned")), QuickDice(1))
    assert race.arrivals == [-1]


def test_a_race_of_one_ends_too() -> None:
    s = begun(1)
    assert 5 < alone(clone(s), 0, TurnPolicy(weights("tuned")), QuickDice(1)) < LONGEST
    race = Race()
    race.begin([s], 0, TurnPolicy(weights("tuned")), QuickDice(1))
    assert race.arrivals == [LONGEST]
