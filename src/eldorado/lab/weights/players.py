"""Levels that only play by a policy, on the state: they choose the same as by their view, and many times faster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eldorado.bots.isla_dorada.policy import IslaPolicy
from eldorado.bots.isla_dorada.weights import weights as isla_weights
from eldorado.bots.island.greedy import policy_of

Decide = Callable[[Any, int, list[int]], int]
WEIGHTS = {
    "isla_dorada": {"greedy": "greedy", "normal": "normal", "hard": "tuned"},
    "island": {"greedy": "greedy", "normal": "normal", "tuned": "tuned"},
}


def by_state(game: str, level: str, seat: int, seats: int) -> Decide | None:
    """The policy of a level at a seat; None for a level that does more than play by one.

    >>> by_state("island", "expert", 0, 2) is None
    True
    """
    name = WEIGHTS.get(game, {}).get(level)
    if name is None:
        return None
    if game == "isla_dorada":
        isla = IslaPolicy(isla_weights(name), seat)
        return lambda s, seat, legal: isla.decide(s, legal)
    island = policy_of(name, seat, seats == 1)
    return lambda s, seat, legal: island.decide(s, legal)
