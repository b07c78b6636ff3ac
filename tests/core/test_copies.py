"""Copies of matches, states and questions: `clone`, `copy.deepcopy` and `pickle` do the same, pure and compiled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import eldorado
from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.core.matches.match import Match
from eldorado.core.matches.replay import verify

games.register("toy", "toy")
NAMES = ["toy", "quest", "isla_dorada", "island"]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, pickled]


def started(name: str) -> Match:
    """A game that is long enough."""
    return eldorado.start(name, options={"rounds": 6} if name == "toy" else {}, seed=5)


def play(match: Match, seed: int, moves: int) -> Match:
    chance = QuickDice(seed)
    for _ in range(moves):
        if not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            match.push(legal[chance.below(len(legal))], seat)
    return match


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", [Match.clone, *WAYS])
def test_a_copied_match_goes_its_own_way(name: str, way: Callable[[Match], Match]) -> None:
    match = play(started(name), 1, 34)
    before = match.export()
    other = way(match)
    assert other.game is match.game
    assert other.export() == before
    play(other, 2, 6)
    other.undo(agreed=True)
    assert match.export() == before
    play(match, 2, 6)
    match.undo(agreed=True)
    assert match.export() == other.export(), "the same moves lead the copy the same way"
    other.finish("agreed")
    assert verify(other.record, other.game)["ok"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", WAYS)
def test_a_copied_state_is_independent(name: str, way: Callable[[Any], Any]) -> None:
    match = play(started(name), 1, 30)
    game, state = match.game, match.state
    key = game.key(state)
    other = way(state)
    assert type(other) is type(state)
    assert game.key(other) == key
    play(Match.start_from(game, other, match.record.options, 1), 3, 10)
    seat = match.actors[0]
    game.apply(other, seat, game.legal(other, seat)[0], QuickDice(1))
    assert game.key(state) == key != game.key(other)


@pytest.mark.parametrize("name", ["isla_dorada", "island"])
@pytest.mark.parametrize("way", [*WAYS, copy.copy])
def test_a_copied_question_is_equal_and_independent(name: str, way: Callable[[Any], Any]) -> None:
    match = eldorado.start(name, seed=6)
    met: set[str] = set()
    for step in range(25):
        for question in match.state.questions:
            other = way(question)
            assert other is not question
            assert type(other) is type(question)
            assert other.key() == question.key()
            met.add(question.name)
        play(match, step, 1)
    assert len(met) >= 3


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_itself_when_copied(name: str) -> None:
    game = games.load(name)
    assert all(way(game) is game for way in WAYS)
