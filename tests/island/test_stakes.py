"""What the engine says of a battle beforehand is what then happens: strengths, and odds played out in the engine."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado import games
from eldorado.core.dice import QuickDice, ScriptDice

GAME = games.load("island")
FARM: dict[str, Any] = {
    "tiles": {"0,0": "gold", "1,0": "food", "2,0": "wood", "0,1": "gold"},
    "players": {
        "0": {"explorer": "stella", "speed": 2},
        "1": {"at": "2,0", "farmhouses": ["0,0 n"], "villagers": {"1,0": 2}, "hand": {"gold": 1}},
    },
}


def position(given: dict[str, Any], seats: int = 2, **options: Any) -> Any:
    return GAME.position({"seats": seats, "options": GAME.options(seats, options), **given})


def told(s: Any, seat: int, fact: str) -> dict[str, dict[str, Any]]:
    """The odds the seat is shown, by notation."""
    return {GAME.notation(s, seat, entry["action"]): entry for entry in GAME.facts(s, seat)[fact]}


def test_who_comes_in_for_a_farmhouse_fights_without_it() -> None:
    s = position(FARM)
    GAME.apply(s, 0, GAME.encode(s, 0, "raze 1 farmhouse1 0,0"), QuickDice(1))
    stakes = told(s, 1, "stakes")
    assert stakes["done"]["defence"] == 1  # the farmhouse itself
    assert stakes["army 1,0 e"]["defence"] == 2  # two villagers, not three dice
    assert stakes["army 1,0 e"]["attack"] == 1


def test_every_way_into_a_battle_says_what_it_costs() -> None:
    """A reinforcement pays each tile of its way, an explorer pays in speed, who flees pays one tile (I-FIGHT-16)."""
    tiles = {
        "0,0": "gold",
        "1,0": "food",
        "2,0": "wood",
        "0,1": "gold",
        "1,1": "food",
        "2,-1": "wood",
        "1,-1": "gold",
    }
    given = {
        "tiles": tiles,
        "round": 3,
        "players": {
            "0": {
                "explorer": "stella",
                "at": "0,0",
                "speed": 3,
                "villagers": {"2,0": 2},
                "hand": {"gold": 3},
            },
            "1": {"explorer": "tizoc", "at": "1,1", "villagers": {"0,1": 2}, "hand": {"gold": 2}},
        },
    }
    s = position(given)
    GAME.apply(s, 0, GAME.encode(s, 0, "move se"), QuickDice(1))
    bills = told(s, 0, "bills")
    costs = {text: (bill["n"], bill["steps"], bill["cost"]) for text, bill in bills.items()}
    assert costs["army 2,0 ne"] == (2, 2, [0, 0, 2])  # by 1,0
    assert costs["army 2,0 nw"] == (2, 3, [0, 0, 3])  # a tile farther, by 0,0
    GAME.apply(s, 0, GAME.encode(s, 0, "done"), QuickDice(1))
    flights = told(s, 1, "bills")
    assert {(bill["n"], bill["steps"], tuple(bill["cost"])) for bill in flights.values()} >= {
        (2, 1, (0, 0, 1))
    }


def test_the_wolf_counts_among_the_stakes() -> None:
    given = {
        "tiles": {"0,0": "gold", "1,0": "food", "2,0": "wood", "0,1": "gold"},
        "players": {
            "0": {"explorer": "pedro", "speed": 2, "wolf": "0,0", "hand": {"food": 2}},
            "1": {"at": "1,0"},
        },
    }
    s = position(given, cave_tiles=True)
    assert told(s, 0, "attacks")["wolf e"]["attack"] == 1  # it could go alone
    GAME.apply(s, 0, GAME.encode(s, 0, "move e"), QuickDice(1))
    stakes = told(s, 0, "stakes")
    assert [stakes[text]["attack"] for text in ("done", "wolf w")] == [2, 3]


def test_guardians_have_odds_from_the_first_turn_on() -> None:
    given = {
        "tiles": {"0,0": "gold", "1,0": "food", "2,0": "wood", "0,1": "gold", "3,0": "shrine"},
        "round": 1,
        "guardians": {"wolf": "1,0"},
        "players": {"0": {"explorer": "pedro", "speed": 2}},
    }
    s = position(given, seats=1)
    assert told(s, 0, "attacks")["move e"]["defence"] == 1


def test_nobody_is_fought_in_the_first_round() -> None:
    given = {
        "tiles": {"0,0": "gold", "1,0": "food", "0,1": "gold"},
        "round": 1,
        "players": {"0": {"explorer": "pedro", "speed": 2}, "1": {"at": "1,0"}},
    }
    assert told(position(given), 0, "attacks") == {}


@pytest.mark.parametrize(("villagers", "against"), [(2, 1), (3, 3)])
def test_odds_against_battles_played_out(villagers: int, against: int) -> None:
    given = {
        "tiles": {"0,0": "gold", "1,0": "food", "2,0": "wood", "0,1": "gold"},
        "players": {
            "0": {"at": "0,1", "villagers": {"0,0": villagers}, "hand": {"gold": 1}},
            "1": {"at": "2,0", "villagers": {"1,0": against}},
        },
    }
    start = position(given)
    entry = told(start, 0, "attacks")["army 0,0 e"]
    assert (entry["attack"], entry["defence"]) == (villagers, against)
    dice = QuickDice(villagers)
    games_played = 1500
    counted = [0, 0, 0]
    for _ in range(games_played):
        s = GAME.clone(start)
        for text in ("army 0,0 e", f"amount {villagers}"):
            GAME.apply(s, 0, GAME.encode(s, 0, text), dice)
        after = [GAME.describe(s)["players"][seat]["villagers"].get("1,0", 0) for seat in (0, 1)]
        counted[0 if after[0] else 1 if after[1] and sum_of(s, 0) else 2] += 1
    for found, said in zip(counted, entry["odds"], strict=True):
        assert abs(found / games_played - said / 10000) < 0.04


def sum_of(s: Any, seat: int) -> int:
    """The villagers the seat still has on the map."""
    return sum(GAME.describe(s)["players"][seat]["villagers"].values())


def test_dice_that_may_be_rolled_again_say_what_that_leads_to() -> None:
    """The attacker does not know the other dice yet, the defender does (I-HARD-2)."""
    given = {
        "tiles": {"0,0": "gold", "1,0": "food", "2,0": "wood", "0,1": "gold"},
        "round": 3,
        "players": {
            "0": {"explorer": "pedro", "speed": 1, "hand": {"gold": 2}},
            "1": {"explorer": "tizoc", "at": "1,0", "hand": {"gold": 1}},
        },
    }
    s = position(given, hard_rerolls=True)
    dice = ScriptDice([6, 1, 5])
    GAME.apply(s, 0, GAME.encode(s, 0, "move e"), dice)  # nobody can bring anybody: the dice are rolled
    again = GAME.facts(s, 0)["again"]
    assert again["lowest"][0] == [10000, 0, 0]  # 7 against one die
    assert again["lowest"][1] == again["single"][1] == [10000, 0, 0]  # the 1: 7 to 12 against one die
    assert again["single"][0] == [5833, 1389, 2778]  # the 6: 2 to 7, the 1 is kept
    assert again["lowest"][2] == [8380, 694, 926]  # as two dice against one
    GAME.apply(s, 0, GAME.encode(s, 0, "done"), dice)
    again = GAME.facts(s, 1)["again"]  # 5 against 7, and a 6 would not do either
    assert again["lowest"] == [[10000, 0, 0], [10000, 0, 0]]


def test_before_they_roll_the_thieves_know_what_the_die_could_bring() -> None:
    """Face by face: one number is the reach, the other the steal (I-THIEF-4); a fort protects."""
    given = {
        "tiles": {"0,0": "gold", "1,0": "food", "2,0": "wood", "3,0": "food", "4,0": "gold", "0,1": "wood"},
        "round": 2,
        "turn": 2,
        "phase": "haul",
        "players": {
            "0": {"at": "2,0", "hand": {"gold": 4}},
            "1": {"at": "4,0", "hand": {"food": 9}, "fort": "4,0 n"},
            "2": {"thieves": ["0,0"], "hideout": "0,1 s"},
        },
    }
    s = position(given, seats=3, mode="thieves")
    near, safe = GAME.facts(s, 2)["haul"]
    assert s.rules.thief_die == [[1, 6], [1, 6], [2, 5], [2, 5], [3, 4], [3, 4]]
    assert near == {"to": 0, "loot": [1, 1, 4, 4, 4, 4], "sheltered": False}  # four cards are all there are
    assert safe == {"to": 1, "loot": [0, 0, 0, 0, 0, 0], "sheltered": True}


def test_every_number_of_villagers_says_its_odds() -> None:
    """How many go is asked with what each number leads to, on the march as into a battle; and for whom all are meant
    there is the number of all."""
    given = {
        "tiles": {"0,0": "gold", "1,0": "food", "2,0": "wood", "0,1": "gold"},
        "round": 3,
        "players": {
            "0": {"explorer": "stella", "at": "0,1", "villagers": {"0,0": 3}, "hand": {"gold": 2}},
            "1": {"at": "2,0", "villagers": {"1,0": 1}},
        },
    }
    s = position(given)
    army = GAME.encode(s, 0, "army 0,0 e")
    host = next(h for h in GAME.facts(s, 0)["hosts"] if h["action"] == army)
    assert host["n"] == 3
    whole = next(a for a in GAME.facts(s, 0)["attacks"] if a["action"] == army)
    GAME.apply(s, 0, army, QuickDice(1))
    asked = GAME.facts(s, 0)["attacks"]
    assert [a["attack"] for a in asked] == [1, 2, 3]
    assert [a["action"] for a in asked] == GAME.legal(s, 0)
    assert asked[-1]["action"] == host["all"]
    assert {k: v for k, v in asked[-1].items() if k != "action"} == {
        k: v for k, v in whole.items() if k != "action"
    }
    wins = [a["odds"][0] for a in asked]
    assert wins == sorted(wins)
    assert wins[0] < wins[-1]


def test_every_number_that_is_brought_says_its_odds() -> None:
    s = position(FARM)
    GAME.apply(s, 0, GAME.encode(s, 0, "raze 1 farmhouse1 0,0"), QuickDice(1))
    stake = told(s, 1, "stakes")["army 1,0 e"]
    GAME.apply(s, 1, GAME.encode(s, 1, "army 1,0 e"), QuickDice(1))
    asked = GAME.facts(s, 1)["attacks"]
    assert [a["defence"] for a in asked] == [1, 2]  # without the farmhouse
    assert (asked[-1]["attack"], asked[-1]["odds"]) == (stake["attack"], stake["odds"])


def test_the_cave_shrine_may_be_the_last_that_the_victor_lacks() -> None:
    """Whoever takes it with three offerings wins: either side is told that the game hangs on the battle."""
    tiles = {"0,0": "gold", "1,0": "food", "0,1": "shrine", "1,-1": "shrine", "0,-1": "shrine", "2,0": "wood"}
    given: dict[str, Any] = {
        "tiles": tiles,
        "round": 5,
        "players": {
            "0": {"explorer": "pedro", "at": "0,0", "speed": 2, "cave_shrine": True},
            "1": {"explorer": "tizoc", "at": "1,0", "offerings": ["0,1", "1,-1", "0,-1"]},
        },
    }
    attack = told(position(given), 0, "attacks")["move e"]
    assert attack["mine"]["ends"]
    assert not attack["theirs"].get("ends")
    given["players"]["1"]["offerings"] = ["0,1", "1,-1"]
    assert not told(position(given), 0, "attacks")["move e"]["mine"]["ends"]
