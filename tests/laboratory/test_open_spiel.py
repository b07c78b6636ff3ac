"""OpenSpiel's own tests on our games."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from eldorado.core.errors import BadOption
from eldorado.lab.envs import open_spiel

SHORT = [
    "python_eldorado_quest(players=2,max_decisions=40,deals=16)",
    "python_eldorado_isla_dorada(players=3,max_decisions=40,deals=16)",
    "python_eldorado_island(players=3,max_decisions=40,deals=16)",
]
MORE = [
    "python_eldorado_quest(players=4,max_decisions=200,deals=16,options=caves:true;course:random)",
    "python_eldorado_isla_dorada(players=6,deals=16,options=two_treasures:true)",
    "python_eldorado_island(players=4,max_decisions=200,deals=16,options=mode:teams;cave_tiles:true)",
    "python_eldorado_island(players=1,max_decisions=200,deals=16)",
]
EACH = pytest.mark.parametrize(
    "name", [*SHORT, *[pytest.param(name, marks=pytest.mark.soak) for name in MORE]]
)


@EACH
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "name", [SHORT[0], *[pytest.param(name, marks=pytest.mark.soak) for name in SHORT[1:]]]
)
def test_a_playthrough_says_what_happened(name: str) -> None:
    moves = [3]
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(3)
    said = []
    for _ in range(4):
        action = state.legal_actions()[0]
        said.append(state.action_to_string(state.current_player(), action))
        moves.append(action)
        state.apply_action(action)
    text = generate_playthrough.playthrough(name, moves, seed=1)
    assert "deal 3" in text
    assert all(f'"{move}"' in text for move in said)


def test_a_copy_is_independent_and_goes_on_alike() -> None:
    state = pyspiel.load_game(SHORT[0]).new_initial_state()
    state.apply_action(5)
    other = state.clone()
    chance = np.random.default_rng(1)
    for _ in range(30):
        action = int(chance.choice(state.legal_actions()))
        before = str(other)
        state.apply_action(action)
        assert str(other) == before
        other.apply_action(action)
        assert str(other) == str(state)


def test_a_game_that_is_cut_off_is_ranked_as_it_stands() -> None:
    state = pyspiel.load_game(SHORT[0]).new_initial_state()
    state.apply_action(2)
    chance = np.random.default_rng(2)
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert state.playing.decisions == 40
    assert state.returns() in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])


def test_options_that_cannot_be_read_are_refused() -> None:
    with pytest.raises(BadOption, match="caves:true;course:random"):
        open_spiel.read_options("caves")
