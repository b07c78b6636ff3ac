"""The engine against a second one, written from the rulebooks: movement and battles of random games."""

from __future__ import annotations

import pytest

from island.referee.compare import Table
from island.referee.tables import CROWDED, TABLES


def differences(number: int, seed: int, decisions: int) -> list[str]:
    """So many decisions at one of the tables; a game that ends is followed by another."""
    seats, options = TABLES[number]
    found: list[str] = []
    left, deal = decisions, 0
    while left > 0:
        table = Table(seats, options, seed + 1000 * number + deal)
        deal += 1
        while left > 0 and not table.over:
            where = f"{seats} seats, {options}, decision {table.decisions} of seed {table.seed}"
            found += [f"{where}: {difference}" for difference in table.decide()]
            left -= 1
    return found


@pytest.mark.slow
def test_the_engine_plays_by_the_rulebook() -> None:
    found = [difference for number in range(len(TABLES)) for difference in differences(number, 1, 150)]
    assert not found, "\n".join(found[:20])


WRONG = {
    "strength.of_piece": lambda pos, piece: 2,  # I-FIGHT-5
    "ground.walkable": lambda pos, tile: tile in pos.tiles,  # I-MAP-3
    "joining.occupied": lambda pos, tile, side: False,  # I-FIGHT-16
    "outcome.step_back": lambda pos, piece: None,  # I-FIGHT-7
    "returning.occupied": lambda pos, tile, side: False,  # I-FIGHT-20
}


@pytest.mark.parametrize("belief", sorted(WRONG))
def test_a_referee_with_a_wrong_belief_notices(belief: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"island.referee.{belief}", WRONG[belief])
    table = Table(3, CROWDED, 7)
    assert any(difference for _ in range(1500) for difference in ([] if table.over else table.decide()))


@pytest.mark.soak
@pytest.mark.parametrize(
    "number", range(len(TABLES))
)  # table by table: one says how it ended before the next begins
def test_the_engine_plays_by_the_rulebook_for_long(number: int) -> None:
    """200,000 decisions in all."""
    found = differences(number, 500_000, 10_000)
    assert not found, "\n".join(found[:20])
