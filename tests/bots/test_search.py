"""The search, on a game it knows nothing of: a heap of torches, of which nobody wants the last."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from eldorado import games
from eldorado.bots.outside import run
from eldorado.bots.search import Line, Policy, Search
from eldorado.core.dice import Dice, QuickDice
from eldorado.core.game import Game

TORCHES = Path(__file__).parents[2] / "examples/torches/torches.py"


@pytest.fixture
def torches(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    from eldorado.bots import registry

    monkeypatch.setattr(games, "KNOWN", dict(games.KNOWN))
    monkeypatch.setattr(games, "OBJECTS", {})
    monkeypatch.setattr(registry, "LEVELS", {})
    monkeypatch.setattr(registry, "DEFAULTS", {})
    run(TORCHES, "torches.py")
    return games.load("torches")


class Careless(Policy):
    """Takes any number, and likes one best."""

    span = 100

    def __init__(self, game: Game[Any], slow: float = 0.0) -> None:
        self.game = game
        self.slow = slow
        self.seen: list[tuple[int, int]] = []  # the torches and the first draw of each rollout

    def lines(self, s: Any, seat: int, legal: list[int]) -> list[Line]:
        return [Line([action], -0.01 * action) for action in legal]

    def play_on(self, s: Any, dice: Dice, until: int) -> None:
        self.seen.append((s.torches, QuickDice(dice.below(1000)).below(1000)))
        time.sleep(self.slow)
        while self.game.actors(s):
            seat = s.turn
            legal = self.game.legal(s, seat)
            self.game.apply(s, seat, legal[dice.below(len(legal))], dice)

    def clock(self, s: Any) -> int:
        return -int(s.torches)

    def value(self, s: Any, seat: int) -> float:
        return 1.0 if s.turn != seat else 0.0


def searching(game: Game[Any], torches: int, policy: Careless, seed: int = 1) -> Search:
    s = game.position({"seats": 2, "options": {}, "torches": torches, "turn": 0})
    return Search(game, policy, game.observe(s, 0), 0, seed)


@pytest.mark.parametrize(("torches_left", "wanted"), [(2, 0), (3, 1), (4, 2)])
def test_it_finds_what_the_policy_does_not_see(torches: Game[Any], torches_left: int, wanted: int) -> None:
    """Leaving exactly one torch wins at once."""
    policy = Careless(torches)
    search = searching(torches, torches_left, policy)
    lines = policy.lines(None, 0, torches.legal(search.game.determinize(search.view, QuickDice(1)), 0))
    assert search.best(lines, 120) == wanted
    assert search.rollouts <= 150


def test_what_is_clear_is_not_tried_any_longer(torches: Game[Any]) -> None:
    """Three torches: taking two wins every time, the others half of the time; where nothing differs, all is tried."""
    policy = Careless(torches)
    search = searching(torches, 3, policy)
    assert search.best([Line([0], 0.0), Line([1], 0.0), Line([0], 0.0)], 120) == 1
    assert search.rollouts <= 90
    search = searching(torches, 20, policy)
    assert search.best([Line([0], 0.0), Line([0], 0.0), Line([0], 0.0)], 120) == 0
    assert search.rollouts >= 110


def test_the_policy_s_choice_stands_where_nothing_is_better(torches: Game[Any]) -> None:
    policy = Careless(torches)
    for seed in range(5):
        search = searching(torches, 20, policy, seed)
        same = [Line([0], 0.0), Line([0], 0.0), Line([0], 0.0)]
        assert search.best(same, 60) == 0


def test_all_lines_are_tried_on_the_same_worlds_and_dice(torches: Game[Any]) -> None:
    policy = Careless(torches)
    search = searching(torches, 20, policy)
    search.best([Line([0], 0.0), Line([1], 0.0)], 20)
    ones = [draw for left, draw in policy.seen if left == 19]
    twos = [draw for left, draw in policy.seen if left == 18]
    assert len(ones) == len(twos) == 10
    assert ones == twos
    assert len(set(ones)) > 5


def test_the_same_seed_finds_the_same(torches: Game[Any]) -> None:
    found = []
    for _ in range(2):
        policy = Careless(torches)
        search = searching(torches, 9, policy, seed=4)
        found.append((search.best([Line([each], 0.0) for each in range(3)], 60), search.values))
    assert found[0] == found[1]


def test_time_that_runs_out_leaves_the_best_so_far(torches: Game[Any]) -> None:
    policy = Careless(torches, slow=0.01)
    search = searching(torches, 4, policy)
    began = time.monotonic()
    assert search.best([Line([each], 0.0) for each in range(3)], 100_000, seconds=1.0) == 2
    assert time.monotonic() - began < 30  # on a busy machine the last rollout may take long
    assert search.rollouts < 1000
