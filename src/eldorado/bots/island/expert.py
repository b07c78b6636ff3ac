"""The strongest bot of the Island: the tuned policy with a search over how to play on."""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.island.thought import IslandThought
from eldorado.bots.island.weights import fitted, mood, table, weights
from eldorado.bots.thinker import Thinker
from eldorado.core.dice import Dice
from eldorado.core.game import Game

ROLLOUTS = 60  # for one search


def thought() -> IslandThought:
    """What the search and the review need to know of the Island."""
    moods = [mood(name) for name in table()["mood"]]
    return IslandThought(weights("tuned"), weights("alone"), moods, fitted())


def expert(game: Game[Any], seat: int, dice: Dice) -> Bot:
    return Thinker(game, seat, dice, thought(), ROLLOUTS)
