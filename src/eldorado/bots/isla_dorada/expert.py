"""The strongest bot of Isla Dorada: the tuned policy with a search over its close decisions."""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.isla_dorada.thought import IslaThought
from eldorado.bots.isla_dorada.weights import fitted, weights
from eldorado.bots.thinker import Thinker
from eldorado.core.dice import Dice
from eldorado.core.game import Game

ROLLOUTS = 60  # for one search


def thought() -> IslaThought:
    """What the search and the review need to know of Isla Dorada."""
    return IslaThought(weights("tuned"), fitted())


def expert(game: Game[Any], seat: int, dice: Dice) -> Bot:
    return Thinker(game, seat, dice, thought(), ROLLOUTS)
