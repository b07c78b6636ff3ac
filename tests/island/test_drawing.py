"""The table in a terminal: tiles with their places, pieces, buildings, what is known of hands, odds of the moves."""

from __future__ import annotations

from typing import Any

from eldorado import games
from eldorado.cli._screen import Screen
from eldorado.core import rulebook

GAME = games.load("island")
GIVEN: dict[str, Any] = {
    "tiles": {
        "0,0": "gold",
        "1,0": "garden",
        "2,0": "wood",
        "0,1": "shrine",
        "c0,0": "exit",
        "-1,0": "cave_entrance",
    },
    "players": {
        "0": {"explorer": "pedro", "speed": 3, "hand": {"food": 3, "wood": 4}, "known": {"wood": 1}},
        "1": {
            "explorer": "stella",
            "at": "c0,0",
            "villagers": {"1,0": 2},
            "farmhouses": ["1,0 s"],
            "offerings": ["0,1"],
        },
    },
}


def table() -> Any:
    return GAME.position({"seats": 2, "options": GAME.options(2, {}), **GIVEN})


def test_every_tile_says_its_place_and_who_is_there() -> None:
    lines = GAME.draw(table()).splitlines()
    row = next(i for i, line in enumerate(lines) if "0,0 gold" in line)
    assert lines[row].split() == ["-1,0", "CAVE", "0,0", "gold", "1,0", "GARDEN", "2,0", "wood"]
    for place, who in (("0,0 gold", "A"), ("1,0 GARDEN", "b2")):
        column = lines[row].index(place)
        assert lines[row + 1][column:].startswith(who)
    assert any("0,1 SHRINE" in line and "+B" in lines[i + 1] for i, line in enumerate(lines[:-1]))
    assert any("c0,0 EXIT" in line and "B" in lines[i + 1] for i, line in enumerate(lines[:-1]))


def test_it_names_buildings_and_what_all_know_and_no_more() -> None:
    text = GAME.draw(table())
    assert "A pedro: 7 cards (seen: 1 wood)" in text
    assert "farmhouse 1,0 s" in text
    assert "3 food" not in text  # the rest of the hand is secret


def test_odds_stand_beside_the_moves_and_the_hand_has_words() -> None:
    s = table()
    screen = Screen(GAME, games.words(), rulebook.load(GAME.info), ["Ada", "Bo"])
    moves = "\n".join(screen.moves(s, 0, GAME.legal(s, 0)))
    assert "(2 dice against 2: attacker wins 44 %, tie 11 %)" in moves
    assert screen.private(s, 0) == ["  your hand: 3 food, 4 wood, 0 gold"]
    assert screen.facts(s, 0) == []
