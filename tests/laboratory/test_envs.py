"""The environments pass the tests of their own libraries."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from eldorado.core.errors import BadOption
from eldorado.core.plain import Options
from eldorado.lab import envs

SHORT: list[tuple[str, int, Options]] = [("quest", 2, {}), ("isla_dorada", 3, {}), ("island", 3, {})]
MORE: list[tuple[str, int, Options]] = [
    ("quest", 4, {"caves": True, "course": "random"}),
    ("isla_dorada", 6, {"two_treasures": True}),
    ("isla_dorada", 4, {"cooperative": True}),
    ("island", 1, {}),
    ("island", 8, {"mode": "teams", "cave_tiles": True}),
    ("island", 5, {"mode": "thieves", "hard_tiles": True}),
]
ALL = [*SHORT, *[pytest.param(*row, marks=pytest.mark.soak) for row in MORE]]
EACH = pytest.mark.parametrize(("game", "seats", "options"), ALL)


@EACH
def test_pettingzoo_accepts_the_environment(game: str, seats: int, options: Options) -> None:
    api_test(envs.aec(game, seats, options, max_decisions=60), num_cycles=100)
    seed_test(lambda: envs.aec(game, seats, options, max_decisions=60), num_cycles=60)


@EACH
def test_gymnasium_accepts_the_environment(game: str, seats: int, options: Options) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a row of bytes it thinks as of a picture
        check_env(envs.gym(game, seats, options, max_decisions=60), skip_render_check=True)


def rollout(env: Any, seed: int) -> tuple[int, float, bool, bool]:
    _, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    steps = 0
    while True:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, cut, info = env.step(action)
        steps += 1
        if over or cut:
            return steps, reward, over, cut


def test_a_random_quest_is_cut_off_and_counts_as_it_stands() -> None:
    steps, reward, over, cut = rollout(envs.gym("quest", 2, max_decisions=80), 3)
    assert (over, cut) == (False, True)
    assert 0 < steps < 80
    assert reward in (-1.0, 0.0, 1.0)


def test_seats_that_answer_together_see_nothing_of_each_other() -> None:
    """Destinies are chosen by all at the same time: whatever the first chooses, the next sees the same."""
    env = envs.aec("isla_dorada", 3).unwrapped
    env.reset(seed=4)
    playing = env.playing
    assert playing.table.game.actors(playing.state) == 0b111
    rows = set()
    for choice in playing.legal(0):
        env.reset(seed=4)
        env.step(choice)
        assert env.agent_selection == "seat_1"
        rows.add(env.observe("seat_1")["observation"].tobytes())
        env.chance = np.random.default_rng(4)
    assert len(rows) == 1


def test_an_illegal_action_ends_the_episode() -> None:
    env = envs.gym("quest", 2, seat=0)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, illegal)


def test_bad_input_is_one_sentence() -> None:
    with pytest.raises(BadOption, match="one bot for all"):
        envs.gym("quest", 4, bots=["random", "random"])
    with pytest.raises(BadOption, match="from 0 to 1"):
        envs.gym("quest", 2, seat=2)
    with pytest.raises(BadOption, match="at least 1"):
        envs.aec("quest", 2, max_decisions=0)
    for make in (envs.gym, envs.aec):
        with pytest.raises(BadOption, match=r"render_mode.*ansi, svg, rgb_array"):
            make("quest", 2, render_mode="human")
