"""Record games for tests/GAME/records: `python tests/games/make.py`, after a rules version was raised.

Only what is missing is made. A record is never changed otherwise: it is the proof that the same rules still lead to the
same position. Remove one and make it again only before the rules it follows have been released.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from eldorado import bots, games
from eldorado.core.dice import QuickDice
from eldorado.core.matches.match import Match

TESTS = Path(__file__).parents[1]
MOST = 400  # entries; a game that is not over by then is recorded as agreed


def record(name: str, seats: int, options: dict[str, Any], seed: int) -> Match:
    """Bots play, the greedy one if there is one, and take a decision back now and then."""
    game = games.load(name)
    bot = "greedy" if "greedy" in bots.names(name) else "random"
    match = Match.start(game, seats, options, seed)
    players = [bots.make(bot, game, seat, QuickDice(seed * 31 + seat)) for seat in range(seats)]
    chance = QuickDice(seed)
    while not match.over and match.n < MOST:
        seat = match.actors[0]
        match.push(players[seat].choose(match.view(seat), match.legal(seat)), seat)
        if not match.over and chance.below(25) == 0 and match.undo_places(seat):
            match.undo(seat=seat)
    if not match.over:
        match.finish("agreed")
    return match


# The Island by edition and mode: its fewest and most seats are of different modes.
ALL = {"bridge": True, "sixth_board": True, "cave_tiles": True}
ISLAND: list[tuple[int, dict[str, Any], int]] = [
    (2, {"edition": "first"}, 1),
    (4, {}, 2),
    (1, {"bridge": True, "sixth_board": True}, 3),
    (4, {"mode": "teams", **ALL}, 4),
    (3, {"mode": "thieves", "hard_tiles": True, "hard_rerolls": True, **ALL}, 5),
]


def wanted() -> list[tuple[str, int, dict[str, Any], int]]:
    """Every game with its fewest and most seats, and one preset in the middle; the Island by its modes."""
    found: list[tuple[str, int, dict[str, Any], int]] = []
    for name in games.names():
        info = games.info(name)
        if name == "island":
            found += [("island", *one) for one in ISLAND]
            continue
        found += [(name, min(info.seats), {}, 1), (name, max(info.seats), {}, 2)]
        if len(info.presets) > 1:
            preset = info.presets[1]
            found.append((name, (preset.seats or info.seats)[0], dict(preset.options), 3))
    return found


if __name__ == "__main__":
    for name, seats, options, seed in wanted():
        if name == "isla_dorada":
            continue  # has records of its own
        version = games.info(name).rules_version
        file = TESTS / name / "records" / f"v{version}-{seats}-{seed}.jsonl"
        if not file.exists():
            file.write_text(record(name, seats, options, seed).export(), encoding="utf-8")
            print(file.relative_to(TESTS))
