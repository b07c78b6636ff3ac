"""What is told after a move says what happened: a tied shot makes nobody step back, the Thieves have no explorer."""

from __future__ import annotations

from typing import Any

from eldorado import games
from eldorado.core.dice import ReplayDice
from eldorado.core.game import Event

GAME: Any = games.load("island")
TILES = {"0,0": "gold", "1,0": "food", "2,0": "wood", "0,1": "wood"}


def told(
    seats: int, options: dict[str, Any], given: dict[str, Any], seat: int, move: str, faces: list[Any]
) -> list[str]:
    """The kinds of the events of a move, with the faces dice show."""
    s = GAME.position({"seats": seats, "options": GAME.options(seats, options), "tiles": TILES, **given})
    out: list[Event] = []
    GAME.apply(s, seat, GAME.encode(s, seat, move), ReplayDice(faces), out)
    return [event.kind for event in out]


def test_a_tied_shot_makes_nobody_step_back() -> None:
    players = {"0": {"explorer": "yanga"}, "1": {"explorer": "nicolas", "at": "2,0"}}
    kinds = told(2, {"sixth_board": True}, {"players": players}, 0, "shoot 2,0", [3, 3])
    assert "tie_shot" in kinds
    assert "tie" not in kinds


def test_beaten_thieves_are_told_as_thieves() -> None:
    players = {
        "0": {"explorer": "pedro", "speed": 1},
        "1": {"at": "2,0"},
        "2": {"hidden": False, "thieves": ["1,0", ""], "hideout": "2,0 es"},
    }
    kinds = told(3, {"mode": "thieves"}, {"players": players}, 0, "move e", [6, 6, 1, 1, 1])
    assert "band_defeated" in kinds
    assert "defeated" not in kinds


def test_a_march_off_turn_is_no_attack() -> None:
    players = {"1": {"at": "1,0", "villagers": {"1,0": 1}, "hand": {"gold": 2}}}
    given = {"window": True, "players": players}
    assert told(2, {"edition": "first"}, given, 1, "army 1,0 e", [])[0] == "marches"
    assert told(2, {"edition": "first"}, given, 1, "army 1,0 w", [6, 1])[0] == "reacts"
