"""Positions given in part: dotted keys, laid over a whole description."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado.core.errors import BadPosition
from eldorado.core.scenarios.given import ABSENT, overlay, reach, unfold

WHOLE: dict[str, Any] = {
    "round": 1,
    "phase": "dig",
    "players": [{"gold": 0, "hand": []}, {"gold": 0, "hand": []}],
    "market": {},
    "top": None,
}


def test_dotted_keys_and_tables_meet() -> None:
    given = unfold({"players.0.gold": 3, "players": {"1": {"gold": 4}, "0.hand": ["a"]}})
    assert given == {"players": {"0": {"gold": 3, "hand": ["a"]}, "1": {"gold": 4}}}


def test_what_is_left_out_has_its_default() -> None:
    made = overlay(WHOLE, unfold({"players.1.hand": ["a", "b"], "market.scout": 3, "top": 4}))
    assert made["players"] == [{"gold": 0, "hand": []}, {"gold": 0, "hand": ["a", "b"]}]
    assert made["market"] == {"scout": 3}
    assert made["top"] == 4
    assert made["round"] == 1
    assert WHOLE["players"][1] == {"gold": 0, "hand": []}, "the default stays as it was"


def test_a_list_of_tables_replaces_the_list_and_each_has_its_defaults() -> None:
    assert overlay(WHOLE, {"players": [{"gold": 2}]})["players"] == [{"gold": 2, "hand": []}]


@pytest.mark.parametrize(
    ("given", "key", "place"),
    [
        ({"rond": 1}, "position.unknown", "rond"),
        ({"players.0.golds": 1}, "position.unknown", "players.0.golds"),
        ({"players.2.gold": 1}, "position.unknown", "players.2"),
        ({"players.x.gold": 1}, "position.unknown", "players.x"),
        ({"round": "one"}, "position.bad_value", "round"),
        ({"round": True}, "position.bad_value", "round"),
        ({"players.0.hand": 3}, "position.bad_value", "players.0.hand"),
    ],
)
def test_what_cannot_be_is_refused_by_its_path(given: dict[str, Any], key: str, place: str) -> None:
    with pytest.raises(BadPosition) as caught:
        overlay(WHOLE, unfold(given))
    assert caught.value.key == key
    assert caught.value.args_["key"] == place


@pytest.mark.parametrize(
    "given",
    [{"a": 1, "a.b": 2}, {"a.b": 2, "a": 1}, {"a.b": 1, "a": {"b": 2}}],
    ids=["leaf then table", "table then leaf", "twice"],
)
def test_nothing_is_given_twice(given: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        unfold(given)
    assert caught.value.key == "position.twice"


def test_reach() -> None:
    assert reach(WHOLE, "players.1.gold") == 0
    assert reach(WHOLE, "top") is None
    assert reach(WHOLE, "players.9") is ABSENT
    assert reach(WHOLE, "round.x") is ABSENT
