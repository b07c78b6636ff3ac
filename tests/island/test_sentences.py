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
    assert "thieves_lost" in kinds
    assert "defeated" not in kinds


def test_a_march_off_turn_is_no_attack() -> None:
    players = {"1": {"at": "1,0", "villagers": {"1,0": 1}, "hand": {"gold": 2}}}
    given = {"window": True, "players": players}
    assert told(2, {"edition": "first"}, given, 1, "army 1,0 e", [])[0] == "marches"
    assert told(2, {"edition": "first"}, given, 1, "army 1,0 w", [6, 1])[0] == "reacts"


def test_whoever_gets_the_wolf_is_told() -> None:
    players = {"0": {"explorer": "pedro", "speed": 1}, "1": {"at": "2,0", "wolf": "1,0"}}
    kinds = told(2, {"cave_tiles": True}, {"players": players}, 0, "move e", [6, 6, 1])
    assert "wolf_taken" in kinds


def test_what_a_cave_in_buries_is_told() -> None:
    tiles = {**TILES, "0,0": "cave_entrance", "c0,0": "exit", "c-1,0": "basic", "c-1,1": "basic"}
    players = {
        "0": {"at": "c-1,1", "speed": 1, "wolf": "c0,0"},
        "1": {"at": "c0,0", "villagers": {"c0,0": 2}},
        "2": {"hidden": False, "thieves": ["c0,0", "1,0"]},
    }
    given = {"tiles": tiles, "titan": "c0,0", "players": players}
    s = GAME.position(
        {"seats": 3, "options": GAME.options(3, {"mode": "thieves", "cave_tiles": True}), **given}
    )
    out: list[Event] = []
    GAME.apply(s, 0, GAME.encode(s, 0, "discover"), ReplayDice(["cave_in"]), out)
    if "place" in GAME.prompt(s, 0)["key"]:
        GAME.apply(s, 0, GAME.legal(s, 0)[0], ReplayDice([]), out)
    lost = {event.kind: event.args for event in out}
    assert lost["defeated"]["who"] == 1
    assert (lost["villagers_lost"]["n"], lost["thieves_lost"]["n"]) == (2, 1)
    assert lost["wolf_dies"]["who"] == 0
    assert lost["dweller_beaten"] == {"who": 0, "what": "titan"}


def reason(given: dict[str, Any], moves: list[tuple[int, str]], seat: int, move: str, **options: Any) -> str:
    """The name of the reason a move is refused for after these moves."""
    seats = len(given["players"])
    s = GAME.position({"seats": seats, "options": GAME.options(seats, options), "tiles": TILES, **given})
    for who, text in moves:
        GAME.apply(s, who, GAME.encode(s, who, text), ReplayDice([]))
    refusal = GAME.why_not(s, seat, GAME.encode(s, seat, move))
    return str(refusal.key).rpartition(".")[2]


def test_an_offer_is_answered_before_another_is_made() -> None:
    players = {"0": {"hand": {"food": 1}}, "1": {"hand": {"wood": 1}}}
    offer = [(0, "trade 1"), (0, "amount 1"), (0, "amount 0"), (0, "amount 0"), (0, "amount 0")]
    assert reason({"players": players}, offer, 1, "trade 0") == "not_now"


def test_reasons_speak_of_the_building_that_is_meant() -> None:
    players = {
        "0": {"at": "0,1"},
        "1": {"at": "0,1", "farmhouses": ["2,0 es"]},
        "2": {"hidden": False, "thieves": ["0,0", ""], "outposts": ["2,0 en"]},
    }
    given = {"players": players}
    assert reason(given, [], 0, "raze 2 outpost1 2,0", mode="thieves") == "not_at_outpost"
    assert reason(given, [], 0, "raze 1 farmhouse1 2,0", mode="thieves") == "not_at_farmhouse"


def test_a_trade_for_nothing_says_who_gives() -> None:
    players = {"0": {"at": "0,0", "hand": {"gold": 2}}, "1": {"at": "1,0", "hand": {"wood": 2}}}
    for gold, wood, way in ((1, 0, "gives"), (0, 1, "asks"), (1, 1, "swaps")):
        given = {"seats": 2, "options": GAME.options(2, {}), "tiles": TILES, "players": players}
        s, out = GAME.position(given), list[Event]()
        GAME.apply(s, 0, GAME.encode(s, 0, "trade 1"), ReplayDice([]), out)
        wanted = {("give", "gold"): gold, ("ask", "wood"): wood}
        while not any(event.kind == "offers" for event in out):
            args = GAME.prompt(s, 0)["args"]
            amount = wanted.get((args["field"], args["what"]), 0)
            GAME.apply(s, 0, GAME.encode(s, 0, f"amount {amount}"), ReplayDice([]), out)
        assert [event.args["way"] for event in out if event.kind == "offers"] == [way]
