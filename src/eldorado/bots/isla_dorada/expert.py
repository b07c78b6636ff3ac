"""The strongest bot of Isla Dorada: the tuned policy, with a search over its close decisions towards the end.

Only there a rollout can be played to the very end. Further away the search goes by the fitted value, and games were not
won by that (docs/bots.md).
"""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.isla_dorada.thought import IslaThought
from eldorado.bots.isla_dorada.weights import fitted, weights
from eldorado.bots.thinker import Thinker
from eldorado.core.dice import Dice
from eldorado.core.game import Game

ROLLOUTS = 60  # for one search
LATE = 6  # the search starts when this many markers are left to be placed
WHOLE = 1000  # rounds of a rollout: no game has so many


def thought() -> IslaThought:
    """Return what the search and the review need to know about Isla Dorada."""
    return IslaThought(weights("tuned"), fitted())


def expert(game: Game[Any], seat: int, dice: Dice) -> Bot:
    mind = thought()
    mind.late = LATE
    mind.span = WHOLE
    mind.decides = mind.fitted.sharp  # a few rollouts say too little about winning by a single point
    return Thinker(game, seat, dice, mind, ROLLOUTS)
