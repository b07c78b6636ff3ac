"""The process that thinks for bots: one question per line in, one answer per line out. It sees views, never states."""

from __future__ import annotations

import contextlib
import json
import random
import sys
from functools import lru_cache
from typing import Any

from eldorado import bots, games
from eldorado.bots import hints
from eldorado.core.dice import QuickDice
from eldorado.core.game import Game
from eldorado.core.plain import Plain

LAST = "random"  # a game nobody taught a level is played at random


@lru_cache(maxsize=16)
def load(game: str, package: str) -> Game[Any]:
    games.register(game, package)
    return games.load(game)


def answer(question: Plain) -> int:
    """The chosen action."""
    game = load(question["game"], question["package"])
    level = question["level"] if question["level"] in bots.names(question["game"]) else LAST
    bot = bots.make(level, game, question["seat"], QuickDice(random.getrandbits(60)))
    return bot.choose(question["view"], question["legal"])


def reply(question: Plain) -> Plain:
    """What goes back: a hint if one was asked for, otherwise the chosen action."""
    if question.get("hint"):
        game, dice = load(question["game"], question["package"]), QuickDice(0)
        return hints.hint(game, question["seat"], question["view"], question["legal"], dice)
    return {"action": answer(question)}


def main() -> None:
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin.buffer:
            print(json.dumps(reply(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
