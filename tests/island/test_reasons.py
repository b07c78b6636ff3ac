"""What is greyed out is told the reason that holds: the buy list, and taps on the map."""

from __future__ import annotations

from typing import Any

from eldorado import games
from eldorado.core.game import Refusal

GAME = games.load("island")
TILES = {"0,0": "gold", "1,0": "shrine", "0,1": "food", "1,-1": "wood", "-1,0": "water"}


def position(players: dict[str, Any]) -> Any:
    options = GAME.options(2, {})
    return GAME.position({"seats": 2, "options": options, "tiles": TILES, "players": players})


def listed(s: Any, item: str) -> str:
    """The reason the buy list gives."""
    told = next(fact for fact in GAME.facts(s, 0)["buy"] if fact["id"] == f"buy:{item}")["refusal"]
    return str(told["key"]).rpartition(".")[2] if told else ""


def tapped(s: Any, anchor: str) -> str:
    refusal: Refusal | None = GAME.explain(s, 0, {"to": anchor, "with": []})
    return refusal.key.rpartition(".")[2] if refusal else ""


def test_a_shrine_with_ones_own_offering_says_so() -> None:
    hand = {"food": 9, "wood": 9, "gold": 9}
    s = position({"0": {"at": "0,0", "hand": hand, "offerings": ["1,0"]}})
    assert listed(s, "offering") == tapped(s, "tile:1,0") == tapped(s, "buy:offering") == "has_offering"
    away = position({"0": {"at": "1,-1", "hand": hand}})
    assert tapped(away, "tile:1,0") == listed(away, "offering") == ""
    far = GAME.position(
        {
            "seats": 2,
            "options": GAME.options(2, {}),
            "tiles": {
                "0,0": "gold",
                "1,0": "food",
                "0,1": "wood",
                "2,-1": "shrine",
                "1,-1": "gold",
                "-1,1": "food",
            },
            "players": {"0": {"at": "-1,1", "hand": hand}},
        }
    )
    assert listed(far, "offering") == "not_next_to_shrine"


def test_a_building_that_cannot_be_paid_is_too_dear_whatever_stands_at_one_corner() -> None:
    """One corner is taken, others are free: food is what is short."""
    s = position({"0": {"at": "0,0", "hand": {}, "farmhouses": ["0,0 n"]}, "1": {"at": "0,1"}})
    assert listed(s, "farmhouse") == listed(s, "fort") == "too_dear"


def test_taps_on_the_map_are_answered() -> None:
    s = position({"0": {"at": "0,0", "hand": {}, "speed": 0}, "1": {"at": "0,1"}})
    assert tapped(s, "tile:-1,0") == "not_walkable"
    assert tapped(s, "tile:0,1") == "no_speed"
    assert tapped(s, "resource:gold") == "bank_few"
    assert tapped(s, "buy:villager") == "too_dear"
    assert tapped(s, "tile:9,9") == tapped(s, "nonsense") == ""


def test_an_army_movement_without_villagers_says_so() -> None:
    s = position({"0": {"at": "0,0", "hand": {"gold": 1}}})
    assert tapped(s, "buy:army_move") == "no_villagers"


def test_a_price_names_only_what_it_takes() -> None:
    s = position({"0": {"at": "0,0", "hand": {"food": 1}, "farmhouses": ["0,0 n"]}})
    refusal = GAME.explain(s, 0, {"to": "buy:villager", "with": []})
    told = games.words().say(refusal.key, refusal.args) if refusal else ""
    assert told == "You cannot pay for it: villager costs food ×2."


def test_a_villager_without_a_place_is_told_what_is_in_the_way() -> None:
    """Not that a building is lacking where one stands: an opponent is on its tiles, or nobody can enter them."""
    hand = {"food": 9, "wood": 9, "gold": 9}
    assert listed(position({"0": {"at": "0,0", "hand": hand}}), "villager") == "not_beside_building"
    built = {"at": "0,0", "hand": hand, "farmhouses": ["0,0 wn"]}
    assert listed(position({"0": built}), "villager") == "all_occupied"
    assert listed(position({"0": built, "1": {"at": "1,-1"}}), "villager") == ""
    assert listed(position({"0": {**built, "farmhouses": ["-1,0 wn"]}}), "villager") == "none_walkable"


def test_victoria_gives_no_card_back_before_she_has_bought() -> None:
    hand = {"food": 4, "wood": 4, "gold": 4}
    for bought, over in ((False, 0), (True, 3)):
        s = position({"0": {"explorer": "victoria", "at": "0,0", "hand": hand, "bought": bought}})
        assert GAME.facts(s, 0)["over"] == over
