"""The bots of the Island that search: the expert, and hard with a short look at few lines."""

from __future__ import annotations

from typing import Any

from eldorado.bots.bot import Bot
from eldorado.bots.island.thought import IslandThought
from eldorado.bots.island.weights import fitted, moods, weights
from eldorado.bots.thinker import Thinker
from eldorado.core.dice import Dice
from eldorado.core.game import Game

ROLLOUTS = 60  # for one search
SHORT, FEW = 12, 3  # the same for hard, and the ways it compares


def thought() -> IslandThought:
    """Return what the search and the review need to know about the Island."""
    return IslandThought(weights("tuned"), weights("alone"), moods("mood"), moods("raid"), fitted())


def hard(game: Game[Any], seat: int, dice: Dice) -> Bot:
    mind = thought()
    mind.most = FEW
    return Thinker(game, seat, dice, mind, SHORT)


def expert(game: Game[Any], seat: int, dice: Dice) -> Bot:
    return Thinker(game, seat, dice, thought(), ROLLOUTS)
