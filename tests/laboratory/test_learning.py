"""The lesson on learning: a few steps of it run, and what it learns from is right."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

LESSON = Path(__file__).parents[2] / "examples" / "learn_quest.py"


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example as a module, with a handful of games."""
    spec = spec_from_file_location("learn_quest", LESSON)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "learn_quest", module)
    spec.loader.exec_module(module)
    for name, value in {"GAMES": 4, "STEPS": 24, "CUT": 20, "PIECE": 32, "LOOK": (2, 40)}.items():
        monkeypatch.setattr(module, name, value)
    return module


def test_a_few_steps_change_the_network_and_illegal_actions_have_no_chance(lesson: Any) -> None:
    network, curve = lesson.train(seconds=60, seed=2, rounds=2)
    assert network.steps > 0
    assert all(np.isfinite(part).all() for part in network.parts.values())
    ((_, decisions, won),) = curve
    assert decisions == 2 * 4 * 24
    assert 0 <= won <= 1
    batch = lesson.Batch("quest", 4, seats=2, seed=5)
    arrays = batch.arrays()
    batch.reset(arrays)
    _, chances, _ = network.think(lesson.seen(arrays.rows), arrays.masks)
    assert np.allclose(chances.sum(axis=1), 1, atol=1e-4)
    assert not chances[arrays.masks == 0].any()


def test_the_slopes_are_those_of_the_error(lesson: Any) -> None:
    """The chain rule by hand agrees with trying it: a step against the slopes makes good choices likelier."""
    chance = np.random.default_rng(3)
    batch = lesson.Batch("quest", 4, seats=2, seed=5)
    arrays = batch.arrays()
    batch.reset(arrays)
    network = lesson.Network(len(lesson.SEEN), arrays.masks.shape[1], chance)
    what = lesson.seen(arrays.rows)
    _, before, hoped = network.think(what, arrays.masks)
    actions = lesson.drawn(before, chance)
    lines = np.arange(4)
    better = np.array([1.0, -1.0, 1.0, -1.0])
    found = lesson.slopes(
        network, what, arrays.masks, actions, before[lines, actions], better, hoped + better
    )
    for name, slope in found.items():
        network.parts[name] -= np.float32(0.05) * slope.astype(np.float32)
    assert found.keys() == network.parts.keys()
    _, after, prospects = network.think(what, arrays.masks)
    gained = (after[lines, actions] / before[lines, actions] - 1) * better
    assert gained.sum() > 0
    assert (((prospects - hoped - better) ** 2).sum()) < ((better**2).sum())


def test_surprises_follow_each_seat_by_itself(lesson: Any) -> None:
    """Two seats by turns in one game: the reward of a seat is the way it gained until its own next decision."""
    lesson.GAMES, lesson.STEPS = 1, 4
    played = lesson.Played(3)
    played.seats[:, 0] = [0, 1, 0, 1]
    played.far[:, 0] = [60, 50, 40, 45]
    found, known = lesson.surprises(played)
    assert known[:, 0].tolist() == [True, True, False, False]
    assert found[:2, 0].tolist() == pytest.approx([20 * lesson.WAY, 5 * lesson.WAY])
    played.ended[3, 0], played.rewards[3, 0] = 1, [1, -1]
    found, known = lesson.surprises(played)
    assert known.all()
    assert found[2:, 0].tolist() == pytest.approx([1, -1])
    played.ended[3, 0] = 2  # broken off: nobody knows what would have followed
    found, known = lesson.surprises(played)
    assert known[:, 0].tolist() == [True, True, False, False]


@pytest.mark.soak
def test_it_learns_to_win_against_random(lesson: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bar of docs/lab.md, with the example as it is: 95 % of 200 games."""
    for name, value in {"GAMES": 128, "STEPS": 64, "CUT": 1000, "PIECE": 1024, "LOOK": (10, 1000)}.items():
        monkeypatch.setattr(lesson, name, value)
    network, _ = lesson.train(seconds=1200, seed=1, rounds=250)
    assert lesson.against_random(network, 200, 2000, seed=7_000_000) >= 0.95


def test_games_against_a_bot_are_counted(lesson: Any) -> None:
    """The other way to look: a network that knows nothing wins no race against greedy."""
    network = lesson.Network(len(lesson.SEEN), 295, np.random.default_rng(1))
    assert lesson.against(network, "greedy", 1, seed=3) == 0
