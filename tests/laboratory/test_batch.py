"""Many games at once: the same games as one by one, in arrays of the caller."""

from __future__ import annotations

import numpy as np
import pytest

from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadOption
from eldorado.lab.envs.batch import Arrays, Batch
from eldorado.lab.envs.rows import layout, rewards


def chosen(arrays: Arrays, chance: np.random.Generator) -> np.ndarray:
    """A legal action for each game."""
    return (arrays.masks * chance.random(arrays.masks.shape)).argmax(axis=1)


@pytest.mark.parametrize(("name", "seats"), [("quest", 2), ("isla_dorada", 3), ("island", 3)])
def test_a_batch_plays_the_games_one_would_play_alone(name: str, seats: int) -> None:
    game, rows = games.load(name), layout(name, seats)
    batch = Batch(name, 3, seats, seed=4)
    arrays, chance = batch.arrays(), np.random.default_rng(1)
    batch.reset(arrays)
    dice = [QuickDice(4 * 1_000_003 + number) for number in range(3)]
    alone = [game.new(seats, game.options(seats, {}), one) for one in dice]
    for _ in range(40):
        for number, s in enumerate(alone):
            waiting = game.actors(s)
            seat = (waiting & -waiting).bit_length() - 1
            assert arrays.seats[number] == seat
            assert arrays.rows[number].tolist() == rows.encode(game.observe(s, seat))
            assert np.flatnonzero(arrays.masks[number]).tolist() == sorted(game.legal(s, seat))
        actions = chosen(arrays, chance)
        for number, s in enumerate(alone):
            game.apply(s, int(arrays.seats[number]), int(actions[number]), dice[number])
        batch.step(actions, arrays)


def test_a_game_that_ends_begins_anew() -> None:
    batch = Batch("quest", 2, 2, max_decisions=25, seed=1)
    arrays, chance = batch.arrays(), np.random.default_rng(2)
    batch.reset(arrays)
    first = arrays.rows.copy()
    for step in range(1, 51):
        batch.step(chosen(arrays, chance), arrays)
        assert arrays.ended.tolist() == ([2, 2] if step % 25 == 0 else [0, 0])
        if step % 25 == 0:
            assert (np.abs(arrays.rewards).sum(axis=1) <= 2).all()
            assert arrays.rewards.sum() == 0
            assert arrays.masks.any(axis=1).all()
        else:
            assert not arrays.rewards.any()
    assert (arrays.rows != first).any()
    assert batch.stepper.dealt == 6
    assert rewards(batch.stepper.ranks[0]) == arrays.rewards[0].tolist()


def test_the_same_seed_gives_the_same_games() -> None:
    seen = []
    for _ in range(2):
        batch = Batch("quest", 4, 2, seed=9)
        arrays, chance = batch.arrays(), np.random.default_rng(3)
        batch.reset(arrays)
        for _ in range(30):
            batch.step(chosen(arrays, chance), arrays)
        seen.append(arrays.rows.tobytes())
    assert seen[0] == seen[1]


def test_a_race_that_is_cut_off_is_ranked_by_the_way_that_is_left() -> None:
    batch = Batch("quest", 6, 2, max_decisions=90, seed=1)
    arrays, chance = batch.arrays(), np.random.default_rng(2)
    batch.reset(arrays)
    game, states = batch.table.game, list(batch.stepper.states)
    for _ in range(90):
        batch.step(chosen(arrays, chance), arrays)
    ways = [[sum(way) for way in game.facts(s, 0)["distance"]] for s in states]
    assert any(way[0] != way[1] for way in ways)
    assert arrays.rewards[:, 0].tolist() == [float(np.sign(way[1] - way[0])) for way in ways]


def test_staggered_games_are_cut_off_one_after_the_other() -> None:
    batch = Batch("quest", 5, 2, max_decisions=25, seed=1, stagger=True)
    arrays, chance = batch.arrays(), np.random.default_rng(2)
    batch.reset(arrays)
    ended = []
    for _ in range(25):
        batch.step(chosen(arrays, chance), arrays)
        ended.append(arrays.ended.tolist())
    assert [step for step, row in enumerate(ended, 1) if any(row)] == [5, 10, 15, 20, 25]


def test_shaping_rewards_what_a_step_changes_in_the_chance_to_win() -> None:
    batch = Batch("quest", 2, 2, max_decisions=30, seed=6, shaping=0.5)
    arrays, chance = batch.arrays(), np.random.default_rng(6)
    batch.reset(arrays)
    values = np.array(batch.stepper.values)
    gained = np.zeros((2, 2))
    for _ in range(29):
        batch.step(chosen(arrays, chance), arrays)
        gained += arrays.rewards
    assert np.abs(gained).max() > 0
    assert np.allclose(gained, 0.5 * (np.array(batch.stepper.values) - values), atol=1e-5)


def test_bad_input_is_one_sentence() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        Batch("quest", 0)
