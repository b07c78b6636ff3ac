"""What the terminal says under “Good to know”: sentences of the game, and never the names of numbers."""

from __future__ import annotations

import pytest

import eldorado
from eldorado import bots, games
from eldorado.cli._screen import Screen
from eldorado.core.dice import QuickDice
from eldorado.core.rulebook import load

DECISIONS = 400


@pytest.mark.parametrize(("game_id", "seats"), [("quest", 2), ("isla_dorada", 4), ("island", 3)])
def test_every_fact_has_words(game_id: str, seats: int) -> None:
    words = games.words("it")
    match = eldorado.start(game_id, seats=seats, seed=1)
    game, s = match.game, match.state
    screen = Screen(game, words, load(game.info), [f"P{n}" for n in range(seats)])
    players = [bots.make("greedy", game, seat, QuickDice(seat)) for seat in range(seats)]
    dice = QuickDice(2)
    bare: set[str] = set()
    told = 0
    for _ in range(DECISIONS):
        actors = game.actors(s)
        if not actors:
            break
        seat = (actors & -actors).bit_length() - 1
        facts = game.facts(s, seat)
        keys = {name: f"{game_id}.fact.{name}" for name in facts}
        bare |= {name for name, key in keys.items() if key not in words and f"{key}.each" not in words}
        told += len(screen.facts(s, seat))
        game.apply(s, seat, players[seat].choose(game.observe(s, seat), game.legal(s, seat)), dice)
    assert told
    assert bare == set()
