"""The page about a file of games, and Parquet, in the environment of the laboratory."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldorado import games
from eldorado.lab.crew import crew
from eldorado.lab.report import page, rooms
from eldorado.lab.simulate import simulate
from eldorado.lab.table import read_rows
from eldorado.lab.told import COUNTED


@pytest.mark.parametrize(
    ("game", "seats", "event"), [("quest", 2, "Cards bought"), ("island", 3, "Explorers")]
)
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
    assert f">{event}</h2>" in text
    assert "<script" not in text


def test_a_page_speaks_the_language_of_the_command_and_calls_cards_by_their_titles(
    tmp_path: Path,
) -> None:
    out = tmp_path / "games.jsonl"
    simulate("quest", 2, players=["greedy"], count=2, out=out)
    rows = read_rows(out)
    english, italian = page(rows), page(rows, language="it")
    assert '<html lang="en">' in english
    assert "<td>Trailblazer</td>" in english
    assert "trailblazer" not in english
    assert '<html lang="it">' in italian
    assert ">Carte comprate</h2>" in italian
    assert "Wins" not in italian


@pytest.mark.parametrize("game", ["quest", "isla_dorada", "island"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_whatever_a_row_lists_has_a_title(game: str, language: str) -> None:
    words = games.words(language)
    for event in rooms(game):
        assert f"cli.report.event.{event}" in words
    for one in COUNTED[game]:
        if not one.what:
            assert f"cli.report.thing.{one.kind}" in words or one.room


def test_parquet_is_taken_up_and_written_in_one_piece(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate("quest", 2, players=["greedy"], count=2, out=out)
    simulate("quest", 2, players=["greedy"], count=3, out=out)
    assert [row["number"] for row in read_rows(out)] == [0, 1, 2]
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]
