"""The replies that are shown before an attack, against everything a defender could do in the engine, and what is at
stake."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from eldorado import games
from eldorado.core.dice import QuickDice

GAME = games.load("island")
TILES = {
    "0,0": "gold",
    "1,0": "food",
    "2,0": "wood",
    "3,0": "gold",
    "0,1": "gold",
    "1,1": "food",
    "2,1": "wood",
    "2,-1": "wood",
    "0,-1": "food",
}


def position(given: dict[str, Any], seats: int = 2, **options: Any) -> Any:
    return GAME.position({"seats": seats, "options": GAME.options(seats, options), **given})


def attack(s: Any, text: str, seat: int = 0) -> dict[str, Any]:
    found = {GAME.notation(s, seat, entry["action"]): entry for entry in GAME.facts(s, seat)["attacks"]}
    return dict(found[text])


def best_defence(s: Any, seat: int) -> int:
    """The most dice the defender rolls after any answers but flight, all of them tried."""
    if s.questions[-1].phase not in ("battle", "count") or not (s.mask >> seat) & 1:
        return len(GAME.observe(s, seat)["last_battle"]["defence"])
    most = 0
    for action in GAME.legal(s, seat):
        move = GAME.decode(s, seat, action)
        if move.kind != "flee":
            after = GAME.clone(s)
            GAME.apply(after, seat, action, QuickDice(1))
            most = max(most, best_defence(after, seat))
    return most


# One gold a tile: two armies at different distances, one behind the attacker's back.
DEFENDERS: list[dict[str, Any]] = [
    {"villagers": {"1,0": 1, "2,0": 1, "3,0": 2}},
    {"villagers": {"1,0": 1, "2,1": 1, "0,-1": 2}},
    {"villagers": {"1,0": 2}, "fort": "2,0 n"},
    {"at": "1,0", "villagers": {"0,1": 1, "1,1": 1}},
]


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("case", range(len(DEFENDERS)))
def test_the_worst_reply_is_the_best_a_defender_has(case: int, edition: str) -> None:
    """Over every hand of three cards of which one is known, the strongest defence is the one foretold."""
    defender: dict[str, Any] = {"explorer": "tizoc", "at": "3,0", **DEFENDERS[case]}
    most = 0
    foretold: set[int] = set()
    for unseen in product(("food", "wood", "gold"), repeat=2):
        hand = {card: unseen.count(card) for card in ("food", "wood", "gold")}
        hand["gold"] += 1
        given = {
            "tiles": TILES,
            "round": 3,
            "players": {
                "0": {"explorer": "stella", "at": "0,0", "speed": 1},
                "1": {**defender, "hand": hand, "known": {"food": 0, "wood": 0, "gold": 1}},
            },
        }
        s = position(given, edition=edition)
        entry = attack(s, "move e")
        foretold.add(entry["worst"]["defence"] if "worst" in entry else entry["defence"])
        GAME.apply(s, 0, GAME.encode(s, 0, "move e"), QuickDice(1))
        most = max(most, best_defence(s, 1))
    assert foretold == {most}, "and it hangs on nothing that nobody has seen"


def test_a_likely_reply_has_an_average_hand() -> None:
    given = {
        "tiles": TILES,
        "round": 3,
        "players": {
            "0": {"explorer": "pedro", "at": "0,0", "speed": 1},
            "1": {
                "at": "3,0",
                "villagers": {"1,0": 1, "2,0": 1, "3,0": 2},
                "hand": {"food": 4, "gold": 1},
                "known": {"food": 2, "wood": 0, "gold": 0},
            },
        },
    }
    entry = attack(position(given), "move e")
    # Three unseen cards: at worst all gold (both armies, one and two tiles away), likely one of them.
    assert (entry["likely"]["villagers"], entry["likely"]["defence"]) == (1, 2)
    assert (entry["worst"]["villagers"], entry["worst"]["defence"]) == (3, 4)
    assert entry["odds"][0] > entry["likely"]["odds"][0] > entry["worst"]["odds"][0]


def test_an_explorer_joins_on_its_own_turn_only() -> None:
    """Off turn the attacked explorer's side is on turn: she walks over (I-FIGHT-2)."""
    players = {
        "0": {"explorer": "pedro", "at": "0,-1", "villagers": {"0,0": 2}, "hand": {"gold": 2}},
        "1": {"explorer": "stella", "at": "3,0", "speed": 2, "villagers": {"1,0": 1}},
    }
    away = attack(position({"tiles": TILES, "round": 3, "players": players}), "army 0,0 e")
    assert "worst" not in away
    given = {"tiles": TILES, "round": 3, "turn": 1, "window": True, "players": players}
    s = position(given)
    entry = attack(s, "army 0,0 e")
    assert (entry["worst"]["figures"], entry["worst"]["villagers"]) == (1, 0)
    assert entry["likely"] is None


def test_a_farmhouse_falls_only_after_those_who_came_in_for_it() -> None:
    given = {
        "tiles": TILES,
        "round": 3,
        "players": {
            "0": {"explorer": "stella", "at": "0,0", "speed": 1},
            "1": {"at": "3,0", "farmhouses": ["0,0 n"], "villagers": {"1,0": 1}, "hand": {"gold": 1}},
        },
    }
    entry = attack(position(given), "raze 1 farmhouse1 0,0")
    assert entry["odds"] == [4167, 1666, 4167]  # one die against one
    assert entry["worst"]["odds"][0] == round(4167 * 0.4167)  # won twice in a row
    assert entry["theirs"] == {"who": 1, "building": "farmhouse"}


@pytest.mark.parametrize(("edition", "cards"), [("first", 7), ("second", 3)])
def test_what_is_at_stake(edition: str, cards: int) -> None:
    given = {
        "tiles": TILES,
        "round": 3,
        "players": {
            "0": {"explorer": "stella", "at": "0,0", "speed": 1, "hand": {"food": 7}},
            "1": {"at": "1,0", "villagers": {"1,0": 2}, "hand": {"food": 5}},
        },
    }
    s = position(given, edition=edition)
    entry = attack(s, "move e")
    assert entry["mine"] == {
        "who": 0,
        "figures": [0],
        "thieves": False,
        "cards": cards,
        "of": 7,
        "shrine": False,
        "ends": False,
    }
    assert (entry["theirs"]["villagers"], entry["theirs"]["of"]) == (2, 5)
    # On the tile, in the battle, the same is told to both.
    GAME.apply(s, 0, GAME.encode(s, 0, "move e"), QuickDice(1))
    if s.questions[-1].phase == "battle":
        told = GAME.facts(s, 1)["battle"]
        assert (told["attacker"], told["defender"]) == (entry["mine"], entry["theirs"])
