"""The process in which bots think: one question per line in, one answer per line out. It sees views, never states.

Its arguments are the files of `--code`.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import sys
import time
from functools import lru_cache
from typing import Any

from eldorado import bots, games
from eldorado.bots import hints
from eldorado.bots.bot import Bot
from eldorado.bots.outside import load_code
from eldorado.core.dice import QuickDice
from eldorado.core.game import Game
from eldorado.core.plain import Plain

REMEMBERED = 64  # seats whose bots are kept
PATIENCE = (
    1.4  # seconds a search may take, of which a turn has one or two; then it answers with its best so far
)
LOW = 10  # the priority of work that nobody waits for, or that strangers ask for


@lru_cache(maxsize=16)
def load(game: str, package: str) -> Game[Any]:
    if game not in games.OBJECTS:
        games.register(game, package)
    return games.load(game)


def answer(question: Plain) -> int:
    """Return the chosen action."""
    name, level = question["game"], question["level"]
    if level not in bots.names(name):  # a person's seat, or a bot that is no longer installed
        level = bots.default(name)
    bot = seated(name, question["package"], question["table"], question["seat"], level)
    return bot.choose(question["view"], question["legal"])


@lru_cache(maxsize=REMEMBERED)
def seated(name: str, package: str, table: str, seat: int, level: str) -> Bot:
    """Return the bot at a seat of a table: it thinks once for several decisions, and then follows its line."""
    bot = bots.make(level, load(name, package), seat, QuickDice(random.getrandbits(60)))
    bot.seconds = PATIENCE
    return bot


def reply(question: Plain) -> Plain:
    """The answer to a question: long work, a hint or advice if asked for, otherwise the chosen action and how long that
    took. With `wait` there is nothing to choose, which nobody shall see by the clock (pool.py)."""
    if question.get("low"):
        give_way()
    if "do" in question:
        return in_background(question)
    if question.get("hint"):
        game, dice = load(question["game"], question["package"]), QuickDice(0)
        return hints.hint(game, question["seat"], question["view"], question["legal"], dice)
    if question.get("advice"):
        game = load(question["game"], question["package"])
        return {"advice": hints.advice(game, question["seat"], question["view"], question["legal"])}
    if "wait" in question:
        time.sleep(question["wait"])
        return {"action": question["legal"][0]}
    began = time.monotonic()
    return {"action": answer(question), "seconds": time.monotonic() - began}


def in_background(question: Plain) -> Plain:
    """Check a stranger's data, or review a game, at a lower priority than everything else on the machine."""
    from eldorado.server.thinking import long_work  # bots think without loading it

    # A picture is drawn quickly, and somebody waits for it.
    if question["do"] != "png":
        give_way()
    for name, package in question["known"].items():
        if name not in games.names():
            games.register(name, package)
    return long_work.answer(question)


def give_way() -> None:
    """Lower the priority of this process, for good."""
    if hasattr(os, "nice") and os.nice(0) < LOW:
        os.nice(LOW - os.nice(0))


def main() -> None:
    for file in sys.argv[1:]:
        load_code(file)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin.buffer:
            print(json.dumps(reply(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
