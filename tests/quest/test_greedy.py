"""The greedy bot plays sensibly: it arrives, it buys, it thins its deck, and it may be seated at any moment."""

from __future__ import annotations

from itertools import product

import pytest

from eldorado.bots.quest.greedy import QuestGreedy
from eldorado.bots.quest.policy import own_deck
from eldorado.core.dice import QuickDice
from eldorado.games.quest.game import GAME
from eldorado.games.quest.meta import COURSES
from eldorado.games.quest.model import cards
from quest.playing import play, positions

EVERYWHERE = list(product(COURSES, (2, 3, 4), (False, True)))


@pytest.mark.slow
@pytest.mark.parametrize(("course", "seats", "caves"), EVERYWHERE[::5])
def test_it_arrives(course: str, seats: int, caves: bool) -> None:
    s = play(seats, {"course": course, "caves": caves}, 1, rounds=60)
    assert not GAME.actors(s)


@pytest.mark.soak
@pytest.mark.parametrize(("course", "seats", "caves"), EVERYWHERE)
def test_it_arrives_every_time(course: str, seats: int, caves: bool) -> None:
    for seed in range(100, 120):
        s = play(seats, {"course": course, "caves": caves}, seed, rounds=60)
        assert not GAME.actors(s), seed


@pytest.mark.slow
def test_four_of_them_need_fewer_than_nineteen_rounds() -> None:
    rounds = [play(4, {}, seed).round for seed in range(10)]
    assert sum(rounds) / len(rounds) <= 19


@pytest.mark.soak
def test_over_two_hundred_games_too() -> None:
    rounds = [play(4, {}, seed).round for seed in range(200)]
    assert sum(rounds) / len(rounds) <= 19


def test_it_buys_and_thins_its_deck() -> None:
    s = play(4, {"course": "first-game"}, 2)
    bought = 0
    thinned = 0
    for seat in range(4):
        s.turn = seat
        deck = own_deck(s)
        bought += sum(deck[cards.STARTING :])
        thinned += 8 - sum(deck[: cards.STARTING])
    assert bought >= 8
    assert thinned >= 1


def test_it_plays_on_from_any_view() -> None:
    """Another bot at every decision: what one of them remembers must not matter to what is legal."""
    for number, s in enumerate(positions(3, {"caves": True}, 5, whims=30, most=400)):
        if GAME.actors(s):
            legal = GAME.legal(s, s.turn)
            bot = QuestGreedy(GAME, s.turn, QuickDice(number))
            ranked = bot.rank(GAME.observe(s, s.turn), legal)
            assert ranked
            assert set(ranked) <= set(legal)
            assert len(set(ranked)) == len(ranked)
