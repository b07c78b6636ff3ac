"""Compare random games of this tree with those of another one: legal moves, events and results must be the same.

    PYTHON_A scripts/same_as_tag.py trace --games 2000 > here.txt       with the interpreter of one tree …
    PYTHON_B scripts/same_as_tag.py trace --games 2000 > there.txt      … and with that of the other
    diff here.txt there.txt                                             a line for each game that differs
    PYTHON_A scripts/same_as_tag.py show "island 4 mode=teams" 17       one game, decision by decision

Actions may be numbered differently in the two trees, so moves are compared and chosen by their notation. `RENAMED` maps
notations that used to be bare numbers to today's names. The script uses only what both trees have: `games.load`, the
game protocol and `QuickDice`.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from typing import Any

from eldorado import games
from eldorado.core.dice import QuickDice

HARDCORE = {"hard_tiles": True, "hard_rerolls": True, "hard_points": True}
EXPANSION = {"bridge": True, "sixth_board": True, "cave_tiles": True}
RENAMED: dict[str, list[tuple[str, str | Callable[[re.Match[str]], str]]]] = {
    # Numbers of villagers and of goods, and battle dice to be rolled again, which were counted from 0.
    "island": [(r"^(\d+)$", r"amount \1"), (r"^mark (\d+)$", lambda found: f"amount {int(found[1]) - 1}")],
}

ROWS: list[tuple[str, int, dict[str, Any]]] = [
    *(("quest", seats, {}) for seats in (2, 3, 4)),
    *(("quest", 2 + n % 3, {"course": course, "caves": n % 2 == 0})
      for n, course in enumerate(
          ("hills-of-gold", "home-stretch", "winding-paths", "serpentine", "swamplands", "witch-cauldron"))),
    ("quest", 4, {"caves": True, "strips": "every_seam", "start": "lots"}),
    *(("isla_dorada", seats, {}) for seats in (3, 4, 5, 6)),
    *(("isla_dorada", seats, {"cooperative": True}) for seats in (3, 6)),
    ("isla_dorada", 5, {"cooperative": True, "two_treasures": True, "two_sea_journeys": True}),
    *(("island", seats, {}) for seats in (2, 4, 6)),
    *(("island", seats, {"edition": "first"}) for seats in (2, 3, 4)),
    ("island", 3, {"edition": "first", "fort": 4, "unlimited": True}),
    ("island", 4, {**EXPANSION}),
    ("island", 3, {**EXPANSION, **HARDCORE}),
    ("island", 1, {}),
    ("island", 1, {"bridge": True, "sixth_board": True}),
    ("island", 4, {"mode": "teams"}),
    ("island", 6, {"mode": "teams", **EXPANSION}),
    ("island", 4, {"mode": "teams", **HARDCORE, "cave_tiles": True}),
    ("island", 2, {"mode": "thieves"}),
    ("island", 4, {"mode": "thieves", **EXPANSION}),
    ("island", 5, {"mode": "thieves", "hard_tiles": True, "hard_rerolls": True, "cave_tiles": True}),
    ("island", 3, {"mode": "teams_thieves", **EXPANSION}),
    ("island", 5, {"mode": "teams_thieves", "hard_points": True, "hard_tiles": True}),
]  # fmt: skip


def name_of(row: tuple[str, int, dict[str, Any]]) -> str:
    game, seats, options = row
    return " ".join([game, str(seats), *(f"{key}={value}" for key, value in options.items())])


def named(game: str, text: str) -> str:
    for old, new in RENAMED.get(game, []):
        text = re.sub(old, new, text)
    return text


def decisions(row: tuple[str, int, dict[str, Any]], seed: int, most: int) -> Iterator[str]:
    """One line for each decision of a random game, and one for its result."""
    name, seats, options = row
    game: Any = games.load(name)
    dice, chooser = QuickDice(seed), QuickDice(seed + 1_000_000_007)
    s = game.new(seats, game.options(seats, dict(options)), dice)
    for _ in range(most):
        mask = game.actors(s)
        if not mask:
            break
        asked = [seat for seat in range(seats) if (mask >> seat) & 1]
        seat = asked[chooser.below(len(asked))]
        moves = sorted(
            (named(name, game.notation(s, seat, action)), action) for action in game.legal(s, seat)
        )
        text, action = moves[chooser.below(len(moves))]
        out: list[Any] = []
        game.apply(s, seat, action, dice, out)
        told = [[event.kind, event.args, event.secret, event.seats, event.reveals] for event in out]
        legal = [move for move, _ in moves]
        yield json.dumps([asked, seat, text, legal, told], sort_keys=True)
    result = game.result(s).plain()
    yield json.dumps([game.actors(s), result], sort_keys=True)


def trace(rows: list[tuple[str, int, dict[str, Any]]], count: int, most: int) -> None:
    for row in rows:
        for seed in range(count):
            digest, lines = hashlib.blake2b(digest_size=8), 0
            for line in decisions(row, seed, most):
                digest.update(line.encode())
                lines += 1
            print(name_of(row), seed, lines, digest.hexdigest())
        sys.stdout.flush()


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("trace", "show"))
    parser.add_argument("row", nargs="?", default="")
    parser.add_argument("seed", nargs="?", type=int, default=0)
    parser.add_argument("--games", type=int, default=2000, help="games of each row")
    parser.add_argument("--most", type=int, default=200, help="decisions of a game")
    given = parser.parse_args()
    rows = [row for row in ROWS if name_of(row).startswith(given.row)]
    if given.what == "show":
        for line in decisions(rows[0], given.seed, given.most):
            print(line)
    else:
        trace(rows, given.games, given.most)


if __name__ == "__main__":
    main()
