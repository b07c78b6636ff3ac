"""`eldorado course`: check and draw, of a name or a file, and what is not a course."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from eldorado import cli
from eldorado.games.quest.model.courses import read

Captured = pytest.CaptureFixture[str]


def said(capsys: Captured, *words: str, code: int = 0) -> str:
    assert cli.run(["course", *words]) == code
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: Captured, *words: str) -> str:
    assert cli.run(["course", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_a_course_is_checked(capsys: Captured) -> None:
    told = said(capsys, "check", "first-game", "--games", "2")
    assert told.startswith("First Game: can be played. 5 tiles, 4 blockades.")
    assert "start space 1: least effort 35 (jungle 18, village 7, water 9, base camp 1)" in told
    assert "2 simulated games: " in told
    data = json.loads(said(capsys, "check", "first-game", "--json"))
    assert data["playable"]
    assert data["races"] == []


def test_a_course_that_cannot_be_played_says_why(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "apart.toml"
    file.write_text(read("first-game").text().replace("q = 25", "q = 30"), encoding="utf-8")
    told = said(capsys, "check", str(file), code=1)
    assert "cannot be played" in told
    assert "El Dorado follows tile K but does not touch it" in told
    assert "does not touch" in refused(capsys, "draw", str(file))


def test_a_file_that_is_no_toml_says_where_in_the_language_asked_for(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ELDORADO_LANG", "en")  # restored afterwards
    file = tmp_path / "broken.toml"
    for text, told in (
        ('name = "x"\n[[[', "alla riga 2, colonna 3"),
        ("tiles =", "finisce prima del previsto"),
        ("a = " + "[" * 99, "troppe parentesi dentro parentesi alla riga 1"),
        ("a = " + "9" * 99, "troppe cifre alla riga 1"),
    ):
        file.write_text(text, encoding="utf-8")
        assert told in refused(capsys, "check", str(file), "--lang", "it")
    file.write_bytes(b"\xff\xfe")
    assert "non è un testo" in refused(capsys, "check", str(file), "--lang", "it")
    said(capsys, "check", "first-game", "--lang", "en")


def test_a_finish_on_a_tile_has_its_name(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "over.toml"
    file.write_text(read("first-game").text().replace("q = 25", "q = 23"), encoding="utf-8")
    assert "El Dorado overlaps tile K on hex" in said(capsys, "check", str(file), code=1)


def test_a_course_is_drawn(capsys: Captured, tmp_path: Path) -> None:
    file, out = tmp_path / "mine.toml", tmp_path / "mine.svg"
    file.write_text(
        read("first-game").text() + 'blockades = [3, "drawn", "none", "none"]\n', encoding="utf-8"
    )
    assert said(capsys, "draw", str(file), "-o", str(out)).strip() == str(out)
    with_one = out.read_text(encoding="utf-8")
    said(capsys, "draw", "first-game", "-o", str(out))
    assert len(with_one) > len(out.read_text(encoding="utf-8")) > 10_000
    assert said(capsys, "draw", "first-game").count("\n") > 10


def test_what_is_no_course_is_refused(capsys: Captured, tmp_path: Path) -> None:
    assert "no course" in refused(capsys, "check", "nowhere")
    assert "cannot be read" in refused(capsys, "check", str(tmp_path / "no.toml"))
    assert "check" in refused(capsys, "look", "first-game")
    bad = tmp_path / "bad.toml"
    bad.write_text("a = " + "[" * 999, encoding="utf-8")
    assert "cannot be read" in refused(capsys, "check", str(bad))
