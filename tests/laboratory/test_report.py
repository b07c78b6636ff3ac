"""The page about a file of games, and Parquet, in the environment of the laboratory."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldorado.lab.crew import crew
from eldorado.lab.report import page
from eldorado.lab.simulate import simulate
from eldorado.lab.table import read_rows


@pytest.mark.parametrize(("game", "seats", "event"), [("quest", 2, "Bought"), ("island", 3, "Explorer")])
def test_a_page_about_games_has_plots_and_names_what_winners_have(
    tmp_path: Path, game: str, seats: int, event: str
) -> None:
    out = tmp_path / "games.parquet"
    options = {"rounds": 3} if game == "island" else {}
    simulate(game, seats, options, ["greedy"], count=2, out=out)
    rows = read_rows(out)
    text = page(rows)
    if game == "quest":
        with crew(2) as share:
            assert page(rows, share) == text  # to the last byte, whoever draws
    assert text.count("<svg") >= 4
    assert f"<h2>{event}</h2>" in text
    assert "<script" not in text


def test_parquet_is_taken_up_and_written_in_one_piece(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate("quest", 2, players=["greedy"], count=2, out=out)
    simulate("quest", 2, players=["greedy"], count=3, out=out)
    assert [row["number"] for row in read_rows(out)] == [0, 1, 2]
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]
