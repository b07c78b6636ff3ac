"""Measure the peers on one core, in an environment of their own (.venv-bench).

Prints one JSON document. All decisions of a player are counted, also those with a single legal move, which favours the
peers: eldorado does not count those of its own.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

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


if __name__ == "__main__":
    budget = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    json.dump({"catanatron": catanatron(budget), "crazy_eights": crazy_eights(budget)}, sys.stdout)
