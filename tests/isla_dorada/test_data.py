"""The data keep what is published, and say what is the house's own."""

from __future__ import annotations

from typing import Any

from eldorado.games.isla_dorada.tables import (
    ADVENTURE,
    BOARD,
    CAMP,
    CARDS,
    COUNT,
    GOALS,
    NEIGHBOURS,
    PATH_FROM,
    PATH_TO,
    PATHS,
    PLACES,
    STEPS,
    WAY_PATHS,
    WAYS_FROM,
)


def test_adventure_cards_keep_what_is_published() -> None:
    facts = ADVENTURE["published"]
    assert sum(COUNT) == facts["total"] == 112
    for card in ADVENTURE["card"]:
        name = card["id"]
        assert card.get("value", card.get("points")) == facts["values"].get(name)
        assert card.get("gold") == facts["gold"].get(name)
    assert len(CARDS) == 26


def test_goal_cards_keep_what_is_published() -> None:
    facts = GOALS["published"]
    treasures = GOALS["treasure"]
    assert sum(t["starting"] for t in treasures) == facts["starting_treasures"] == 18
    assert sum(not t["starting"] for t in treasures) == facts["standard_treasures"] == 54
    assert len(GOALS["curse"]) == facts["curses"] == 18
    assert len(GOALS["destiny"]) == facts["destinies"] == 22
    assert any({"site": t["site"], "points": t["points"]} == facts["a_treasure"] for t in treasures)
    assert any({"site": c["site"], "points": c["points"]} == facts["a_curse"] for c in GOALS["curse"])


def test_house_fields_are_fields() -> None:
    """What is marked as the house's own is really there, so that a renamed field does not lose its mark."""
    for data in (ADVENTURE, BOARD, GOALS):
        house = data["house"]
        fields: list[str] = house["fields"] if isinstance(house, dict) else house
        for field in fields:
            table, _, name = field.partition(".")
            rows: list[Any] = data[table]
            assert not name or any(name in row for row in rows), field


def test_the_map_hangs_together() -> None:
    assert PLACES == 19
    assert PATHS == 45
    assert all(steps >= 0 for row in STEPS for steps in row), "some place cannot be reached from another"
    used = {path for ways in WAYS_FROM for way in ways for path in WAY_PATHS[way]}
    assert used == set(range(PATHS))
    assert sorted(NEIGHBOURS[CAMP]) == sorted(
        {PATH_TO[p] for p in range(PATHS) if PATH_FROM[p] == CAMP}
        | {PATH_FROM[p] for p in range(PATHS) if PATH_TO[p] == CAMP}
    )
