"""What became known to anybody cannot be taken back freely, whether or not chance was asked."""

from __future__ import annotations

from typing import Any

import pytest

from eldorado import games
from eldorado.core.dice import SeedDice
from eldorado.core.matches.match import Match
from eldorado.core.matches.record import Record, commit, seed_bytes
from eldorado.core.scenarios.given import unfold


def placed(name: str, seats: int, given: dict[str, Any]) -> Match:
    game = games.load(name)
    options = game.options(seats, {})
    state = game.position({**unfold(given), "seats": seats, "options": options})
    seed = seed_bytes(1)
    record = Record(name, game.info.rules_version, seats, options, commit(seed), [])
    return Match(game, record, state, SeedDice(seed))


@pytest.mark.parametrize("deck", [["sailor"], ["sailor", "traveler"], ["sailor", "explorer", "traveler"]])
def test_drawing_cannot_be_undone_however_few_cards_are_left(deck: list[str]) -> None:
    match = placed("quest", 2, {"players.0.hand": ["cartographer", "explorer"], "players.0.draw": deck})
    match.push("spend explorer", 0)
    assert match.undo_places(0) == [0]
    match.push("cartographer", 0)
    assert match.undo_places(0) == []


def test_last_sealed_answer_cannot_be_undone_though_nobody_played() -> None:
    hands = {f"players.{seat}.hand": ["yak"] for seat in range(3)}
    match = placed("isla_dorada", 3, hands)
    for move in ("jungle kilitiping", "bid 0", "pass", "pass"):
        match.push(move)
    assert match.actors == [0, 1, 2]
    for seat in (1, 2, 0):
        match.push("no", seat)
    assert match.actors == [0]  # asked last, and asked again: the set of those who decide has not changed
    assert match.undo_places(0) == []
