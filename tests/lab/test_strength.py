"""The table of strength in docs/bots.md says what the games in docs/strength say, and none of these is left out."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from eldorado import games
from eldorado.lab.strength import BETWEEN, ROWS, Row, summed

DOCS = Path(__file__).parents[2] / "docs"


def outcomes(game: str, place: int, row: Row) -> list[tuple[float, int]]:
    """The games of a row in the order of their deals."""
    with (DOCS / f"strength/{game}.csv").open(encoding="utf-8", newline="") as file:
        kept = {int(one["number"]): one for one in csv.DictReader(file) if one["row"] == row.name}
    first = place * BETWEEN
    assert sorted(kept) == list(range(first, first + len(kept))), row.name
    return [(float(kept[number]["won"]), int(kept[number]["rounds"])) for number in sorted(kept)]


def line(game: str, row: Row, played: list[tuple[float, int]]) -> str:
    told = summed(row, played)
    name = f"| {games.words().say(f'{game}.title')}: {row.name}"
    if row.alone:
        return f"{name} | {told['rounds']['mean']:.1f} rounds | | | {len(played)} |"
    share, low, high = (100 * told[key] for key in ("share", "low", "high"))
    return f"{name} | {share:.1f} % | {low:.1f} to {high:.1f} | {100 * row.bar:.0f} % | {len(played)} |"


@pytest.mark.parametrize("game", sorted(ROWS))
def test_documents_tell_the_strength_that_was_measured(game: str) -> None:
    document = (DOCS / "bots.md").read_text(encoding="utf-8")
    wanted = [
        line(game, row, played)
        for place, row in enumerate(ROWS[game])
        if (played := outcomes(game, place, row))
    ]
    assert len(wanted) >= 3
    missing = [one for one in wanted if one not in document]
    assert not missing, "\n".join(wanted)
