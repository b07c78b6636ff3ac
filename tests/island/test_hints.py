"""Hints for the Island: every kind of move has a reason of its own, in words, with the odds the table shows."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado import bots, games
from eldorado.bots import hints
from eldorado.bots.island.reasons import PLAIN
from eldorado.core.dice import QuickDice
from eldorado.core.scenarios.given import unfold

ALL = {"bridge": True, "sixth_board": True, "cave_tiles": True}
WORDS = games.words()
NAMES = ["Anna", "Ben", "Sara", "Giovanni"]
SITUATION: dict[str, Any] = {
    "tiles": {
        "0,0": "gold",
        "1,0": "food",
        "0,1": "wood",
        "1,-1": "shrine",
        "-1,0": "garden",
        "2,-1": "food",
    },
    "round": 4,
    "players.0.explorer": "pedro",
    "players.0.at": "0,0",
    "players.0.speed": 3,
    "players.1.explorer": "emma",
    "players.1.at": "1,0",
}


def hint(given: dict[str, Any], *moves: str) -> dict[str, Any]:
    """What is said to the seat that decides after these moves from this position."""
    game = games.load("island")
    options = game.options(2, {})
    state = game.position({**unfold({**SITUATION, **given}), "seats": 2, "options": options})
    for text in moves:
        seat = (game.actors(state) & -game.actors(state)).bit_length() - 1
        game.apply(state, seat, game.encode(state, seat, text), QuickDice(3))
    seat = (game.actors(state) & -game.actors(state)).bit_length() - 1
    found: dict[str, Any] = hints.hint(
        game, seat, game.observe(state, seat), game.legal(state, seat), QuickDice(0)
    )
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options", "least"),
    [(3, {}, 9), (4, {"mode": "teams", **ALL}, 8), (4, {"mode": "thieves", **ALL}, 9), (1, {}, 6)],
    ids=["free", "teams", "thieves", "alone"],
)
def test_every_hint_of_a_game_has_its_own_reason(seats: int, options: dict[str, Any], least: int) -> None:
    """Followed by the advice, which is explained as a hint is and takes no search."""
    game = games.load("island")
    dice = QuickDice(5)
    state = game.new(seats, game.options(seats, options), dice)
    players = [bots.make("greedy", game, seat, QuickDice(seat)) for seat in range(seats)]
    keys: set[str] = set()
    for step in range(360):
        mask = game.actors(state)
        if not mask:
            break
        seat = (mask & -mask).bit_length() - 1
        legal = game.legal(state, seat)
        view = game.observe(state, seat)
        if len(legal) > 1 and step % 3 == 0:
            told = hints.advice(game, seat, view, legal)
            kind = told["moves"][-1]["move"]["kind"]
            assert told["why"]["key"].startswith("island.hint."), f"no reason of its own for {kind}"
            text = WORDS.say(told["why"]["key"], told["why"]["args"], NAMES)
            assert text != told["why"]["key"], text
            assert "{" not in text, text
            assert "island." not in text, text
            keys.add(told["why"]["key"])
        game.apply(state, seat, players[seat].choose(view, legal), dice)
    assert len(keys) >= least, sorted(keys)


def test_no_kind_of_move_is_without_words() -> None:
    missing = [kind for kind in sorted(PLAIN) if f"island.hint.{kind}" not in WORDS]
    assert not missing


ARMED: dict[str, Any] = {
    "players.0.villagers": {"0,1": 1},
    "players.0.hand": {"gold": 3},
    "players.1.villagers": {"1,0": 2},
    "players.1.hand": {"gold": 3},
}


def test_a_battle_is_told_with_the_odds_the_table_shows() -> None:
    attack = hint(ARMED, "move e")
    assert attack["why"]["key"] in ("island.hint.fight", "island.hint.bring"), attack
    assert all(0 < n < 100 for n in attack["why"]["args"].values()), attack
    held = hint(ARMED, "move e", "done")
    assert held["why"]["key"] in ("island.hint.hold", "island.hint.flee"), held
    assert 50 < held["why"]["args"]["win"] < 100, held  # three dice and the explorer's against two


def test_an_offering_is_told_with_what_it_brings() -> None:
    told = hint({"players.0.hand": {"food": 9, "wood": 9, "gold": 9}})
    assert told["why"] == {"key": "island.hint.offering", "args": {"n": 1, "strength": 3}}, told


def test_an_offering_in_reach_is_proposed_before_anything_else() -> None:
    """Neither the end of the turn nor a discovery is proposed while a shrine can be had, or won with."""
    game = games.load("island")
    given: dict[str, Any] = {
        "seats": 2,
        "options": game.options(2, {}),
        "tiles": {"0,0": "gold", "1,0": "shrine", "0,1": "food", "1,-1": "wood"},
        "players": {
            "0": {"at": "0,0", "speed": 3, "hand": {"food": 3, "wood": 3, "gold": 3}},
            "1": {"at": "1,-1"},
        },
    }
    s = game.position(given)
    told = hints.advice(game, 0, game.observe(s, 0), game.legal(s, 0))
    assert told["moves"][0]["move"]["kind"] == "offering"
    assert "tile:1,0" in told["moves"][0]["move"]["at"]
