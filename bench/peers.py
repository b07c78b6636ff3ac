"""Measure the peers on one core, in an environment of their own (.venv-bench).

Prints one JSON document. Decisions with a single legal move are counted too, which favours the peers: eldorado's own
figures leave them out.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import numpy as np
import pyspiel
import rlcard  # type: ignore[import-not-found]
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from pettingzoo.classic import texas_holdem_v4

COPIES = 2000


def catanatron(seconds: float) -> dict[str, float]:
    """Whole games of four random players; copies are made half-way through an average game."""
    chance = random.Random(1)
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        game = new_catan(chance)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    return {
        "decisions_per_second": decisions / spent,
        "decisions_per_game": decisions / games,
        "copy_seconds": copying(new_catan(chance), decisions // games // 2),
    }


def new_catan(chance: random.Random) -> Any:
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(color) for color in colors], seed=chance.randrange(1 << 30))


def copying(game: Any, ticks: int) -> float:
    """Seconds for one Game.copy() after so many decisions."""
    for _ in range(ticks):
        game.play_tick()
    start = time.process_time()
    for _ in range(COPIES):
        game.copy()
    return (time.process_time() - start) / COPIES


def crazy_eights(seconds: float) -> dict[str, float]:
    """OpenSpiel's card game in C++, four players, stepped from Python with uniform choices."""
    chance = random.Random(1)
    pick = chance.random
    game = pyspiel.load_game("crazy_eights(players=4)")
    decisions = steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                action = chance.choices(actions, odds)[0]
            else:
                actions = state.legal_actions()
                action = actions[int(pick() * len(actions))]
                decisions += 1
            state.apply_action(action)
            steps += 1
    return {"decisions_per_second": decisions / spent, "steps_per_second": steps / spent}


# --- environments for learning: random choices among what the mask allows, observations included
def texas_holdem(seconds: float) -> dict[str, float]:
    """PettingZoo's, two players."""
    pick = random.Random(1).random
    env = texas_holdem_v4.env()
    steps = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        env.reset(seed=games)
        games += 1
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(pick() * len(legal))]))
            steps += 1
    return {"steps_per_second": steps / spent}


def rlcard_holdem(seconds: float) -> dict[str, float]:
    """The same game in the loop of rlcard, which PettingZoo wraps."""
    pick = random.Random(1).random
    env = rlcard.make("limit-holdem", config={"seed": 1})
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(pick() * len(legal))])
            steps += 1
    return {"steps_per_second": steps / spent}


def spiel_loop(seconds: float) -> dict[str, float]:
    """Step OpenSpiel from Python as its documentation does: crazy_eights in C++, with each tensor and mask."""
    chance = random.Random(1)
    game = pyspiel.load_game("crazy_eights(players=4)")
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
                continue
            np.asarray(state.observation_tensor(), np.float32)
            legal = np.flatnonzero(state.legal_actions_mask())
            state.apply_action(int(legal[int(chance.random() * len(legal))]))
            steps += 1
    return {"steps_per_second": steps / spent}


PEERS = {
    "catanatron": catanatron,
    "crazy_eights": crazy_eights,
    "texas_holdem": texas_holdem,
    "rlcard": rlcard_holdem,
    "open_spiel_loop": spiel_loop,
}

if __name__ == "__main__":
    budget = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    json.dump({name: measure(budget) for name, measure in PEERS.items()}, sys.stdout)
