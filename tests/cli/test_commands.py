"""Tests of the commands: output as text and JSON, and errors."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import eldorado
from eldorado import cli, games
from eldorado.cli.games import describe
from eldorado.core.dice import QuickDice

Captured = pytest.CaptureFixture[str]
TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.KNOWN, "toy", "toy")


def said(capsys: Captured, *words: str, code: int = 0) -> str:
    assert cli.run(list(words)) == code
    out, err = capsys.readouterr()
    assert err == ""
    return out


def data(capsys: Captured, *words: str, code: int = 0) -> Any:
    return json.loads(said(capsys, *words, "--json", code=code))


def refused(capsys: Captured, *words: str) -> str:
    """The one line of an error."""
    assert cli.run(list(words)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("eldorado: ")
    assert err.count("\n") == 1
    return err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A toy game with an undo in it, played to its end."""
    match = eldorado.start("toy", seats=3, options={"rounds": 4}, seed=3, names=["Ada", "Bo", "Cy"])
    chance = QuickDice(1)
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.push(legal[chance.below(len(legal))], seat)
        if match.n == 9:
            match.undo(5, seat=match.actors[0], agreed=True)
    file = tmp_path / "game.jsonl"
    file.write_text(match.export(), encoding="utf-8")
    return file


def test_games(capsys: Captured) -> None:
    listed = {entry["id"]: entry for entry in data(capsys, "games")["games"]}
    assert listed["quest"]["seats"] == [2, 3, 4]
    assert {option["id"] for option in listed["quest"]["options"]} >= {"course", "caves"}
    assert listed["quest"]["presets"]
    assert "greedy" in listed["quest"]["bots"]
    text = said(capsys, "games")
    assert "toy: Diggers" in text
    assert "rounds=3 (1..6)" in text


def test_games_are_described_in_the_language_that_was_chosen(capsys: Captured) -> None:
    describe(games.info("quest"), games.words("it"))
    first, *rest = capsys.readouterr().out.splitlines()
    assert first == "quest: La ricerca di El Dorado"
    assert any(line.endswith("  Percorso") for line in rest)


def test_simulate_says_who_won_and_repeats_itself(capsys: Captured) -> None:
    words = (
        "simulate",
        "toy",
        "--seats",
        "2",
        "--bots",
        "random",
        "--games",
        "5",
        "--seed",
        "1",
        "--workers",
        "1",
    )
    found = data(capsys, *words)
    again = data(capsys, *words)
    for key in ("seconds", "decisions_per_second", "games_per_second"):
        assert found.pop(key) >= 0
        again.pop(key)
    assert found == again
    assert found["games"] == found["finished"] == 5
    assert found["decisions"] > 0
    assert len(found["wins"]) == 2
    assert found["rounds"]["mean"] > 0
    assert "5 games of toy, 5 finished" in said(capsys, *words)


def test_simulate_takes_options_and_presets(capsys: Captured) -> None:
    found = data(capsys, "simulate", "toy", "--games", "1", "--preset", "short", "--option", "teams=false")
    assert found["options"] == {"rounds": 1, "teams": False}


@pytest.mark.parametrize(("preset", "seats"), [("solo", 1), ("teams", 4), ("teams_thieves", 3)])
def test_as_many_play_as_a_preset_needs(capsys: Captured, preset: str, seats: int) -> None:
    words = (
        "simulate",
        "island",
        "--games",
        "1",
        "--bots",
        "random",
        "--option",
        "rounds=1",
        "--preset",
        preset,
    )
    assert len(data(capsys, *words)["wins"]) == seats


def test_bench(capsys: Captured) -> None:
    found = data(capsys, "bench", "toy", "--seconds", "0.01")
    assert found["compiled"] == eldorado.compiled()
    assert found["toy"]["random"]["decisions_per_second"] > 0
    assert "toy: a copy takes" in said(capsys, "bench", "toy", "--seconds", "0.01")


def test_check_runs_files_and_folders(capsys: Captured, tmp_path: Path) -> None:
    folder = TESTS / "toy" / "scenarios"
    count = len(list(folder.glob("*.toml")))
    assert said(capsys, "check", str(folder)) == f"{count} of {count} scenarios hold\n"
    untrue = tmp_path / "untrue.toml"
    untrue.write_text(
        'title = "t"\nproves = []\ngame = "toy"\nseats = 2\n[[play]]\nthen = { leader = 1 }', encoding="utf-8"
    )
    assert "untrue.toml, play 1: “leader” is 0, not 1." in said(capsys, "check", str(untrue), code=1)
    found = data(capsys, "check", str(untrue), str(folder / "dig.toml"), code=1)
    given = 'title = "t"\nproves = ["{}"]\ngame = "toy"\nseats = {}\n[[play]]\nseat = 0\ndo = "dig 4"\n'
    untrue.write_text(given.format("T-DIG-1", 7), encoding="utf-8")
    assert "Diggers cannot be played by 7. Choose one of" in refused(capsys, "check", str(untrue))
    untrue.write_text(given.format("T-DIG-1", 2), encoding="utf-8")
    assert "refused by T-DIG-1: You hold no 4." in refused(capsys, "check", str(untrue))
    several = said(capsys, "check", str(untrue), str(folder / "dig.toml"), code=2)
    assert "refused by T-DIG-1" in several
    assert "1 of 2 scenarios hold" in several, "one that cannot be played does not hide the others"
    untrue.write_text(given.format("T-NO-1", 2), encoding="utf-8")
    assert "there is no clause “T-NO-1”" in refused(capsys, "check", str(untrue))
    assert found["failed"] == 1
    assert [entry["ok"] for entry in found["scenarios"]] == [False, True]


def test_rules(capsys: Captured) -> None:
    assert len(data(capsys, "rules", "toy")["clauses"]) == 11
    assert "T-DIG-2  When all have chosen" in said(capsys, "rules", "toy", "t-dig-2")
    assert {c["id"] for c in data(capsys, "rules", "toy", "shield")["clauses"]} == {"T-SETUP-1", "T-BLOCK-1"}


def test_replay(capsys: Captured, record: Path) -> None:
    text = said(capsys, "replay", str(record))
    assert "   1. Ada: dig" in text
    assert "back to 5" in text
    assert "Most gold" in text
    whole = data(capsys, "replay", str(record))
    assert len(whole["moves"]) == whole["entries"] == whole["at"]
    assert whole["result"]["over"]
    early = data(capsys, "replay", str(record), "--at", "5")
    assert early["key"] == data(capsys, "replay", str(record), "--at", "10")["key"] != whole["key"]
    assert early["actors"]
    assert "hands" in data(capsys, "replay", str(record), "--at", "0", "--seat", "1")["view"]


def test_verify(capsys: Captured, record: Path) -> None:
    assert data(capsys, "verify", str(record))["ok"] is True
    assert "The seed is the one committed to" in said(capsys, "verify", str(record))
    lines = record.read_text(encoding="utf-8").splitlines()
    drew = next(i for i, line in enumerate(lines) if line.startswith("[") and not line.endswith("[]]"))
    entry = json.loads(lines[drew])
    entry[2][0] = (entry[2][0] + 1) % 4
    lines[drew] = json.dumps(entry)
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "does not come from the seed" in refused(capsys, "verify", str(record))


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("simulate", "chess"), "quest"),
        (("simulate", "toy", "--seats", "9"), "2, 3, 4"),
        (("simulate", "toy", "--seed", "x"), "--seed"),
        (("simulate", "toy", "--bots", "smart"), "random"),
        (("simulate", "toy", "--bots", "random,random", "--seats", "3"), "2 bots for 3 seats"),
        (("simulate", "toy", "--option", "rounds=99"), "1..6"),
        (("simulate", "toy", "--option", "rounds"), "NAME=VALUE"),
        (("simulate", "toy", "--option", "hop=1"), "teams"),
        (("simulate", "toy", "--preset", "long"), "short"),
        (("simulate", "toy", "--games", "0"), "at least 1"),
        (("simulate", "quest", "--option", "course=nowhere"), "nowhere"),
        (("simulate", "quest", "--option", "course=@no/such/file"), "no/such/file"),
        (("bench", "chess"), "quest"),
        (("rules", "chess"), "quest"),
        (("check",), "“check” needs FILE"),
        (("rules", "toy", "zebra"), "zebra"),
        (("rules", "toy", "T-DIG-9"), "Near it: T-DIG-1, T-DIG-2"),
        (("rules", "toy", "--coverage", "--workers", "0"), "at least 1"),
        (("rules", "toy", "--coverage", "--tests", "no/such"), "no/such"),
        (("simulate", "toy", "--seats", "2.5"), "whole number"),
        (("simulate", "toy", "--seats=2.5"), "whole number"),
        (("simulate", "toy", "--workers", "-1"), "0..256"),
        (("simulate", "toy", "--workers", "1000000"), "0..256"),
        (("simulate",), "needs GAME"),
        (("bench", "toy", "--seconds", "0"), "0.01..3600"),
        (("bench", "toy", "--seconds", "nan"), "0.01..3600"),
        (("check", "no/such.toml"), "no/such.toml"),
        (("replay", "no/such"), "no/such"),
        (("verify", "no/such"), "no/such"),
        (("games", "--frob"), "--frob"),
    ],
)
def test_bad_input_is_one_line(capsys: Captured, words: tuple[str, ...], names: str) -> None:
    assert names in refused(capsys, *words)


def test_a_record_of_older_rules_says_what_it_shows(capsys: Captured, record: Path) -> None:
    first, rest = record.read_text(encoding="utf-8").split("\n", 1)
    other = re.sub(r'\[0,"dig \d"', '[0,"decline"', rest, count=1)  # a move the present rules do not allow
    assert other != rest
    record.write_text(first.replace('"rules":1', '"rules":0') + "\n" + other, encoding="utf-8-sig")
    out = said(capsys, "replay", str(record), "--at", "36")
    assert "it can be viewed but not played on" in out
    assert "saved after entry 32." in out
    assert data(capsys, "replay", str(record), "--at", "36")["shown"] == 32


def test_a_deal_from_another_seed(capsys: Captured, record: Path) -> None:
    first, rest = record.read_text(encoding="utf-8").split("\n", 1)
    header = json.loads(first)
    header["deal"][0] = (header["deal"][0] + 1) % 2
    record.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")
    assert "The deal does not come from the seed" in refused(capsys, "verify", str(record))


def test_a_record_that_is_none(capsys: Captured, tmp_path: Path, record: Path) -> None:
    foreign = tmp_path / "game.pgn"
    foreign.write_text("1. e4 e5\n", encoding="utf-8")
    assert "not an eldorado record" in refused(capsys, "replay", str(foreign))
    assert "no entry 999" in refused(capsys, "replay", str(record), "--at", "999")
    assert "seat" in refused(capsys, "replay", str(record), "--seat", "7")
    running = tmp_path / "running.jsonl"
    running.write_text(eldorado.start("toy", seed=1).export(), encoding="utf-8")
    assert "no seed yet" in refused(capsys, "verify", str(running))


def test_a_bar_shows_how_far_it_is_if_somebody_is_looking(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert cli.run(["simulate", "toy", "--games", "3", "--bots", "random", "--workers", "1", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["games"] == 3
    assert "3 games" in err


def test_simulated_games_go_into_a_file_that_report_reads(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    said(capsys, "simulate", "quest", "--seats", "2", "--games", "3", "--workers", "1", "--out", str(file))
    figures = data(capsys, "report", str(file))
    assert figures["games"] == figures["finished"] == 3
    assert figures["things"]["bought"]
    assert "games.txt" in refused(capsys, "simulate", "quest", "--out", str(tmp_path / "games.txt"))
    assert "no file" in refused(capsys, "report", str(tmp_path / "gone.csv"))
    file.write_text("a,b\n1,2\n")
    assert "not a file of games" in refused(capsys, "report", str(file))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "--lang", "it"], "A “play” serve GAME"),
        (["--lang", "it", "plya"], "Il comando “plya” non esiste"),
        (["simulate", "toy", "--games", "2.5", "--lang=it"], "vuole un numero intero"),
        (["replay", "no/such", "--lang", "it"], "il file o la cartella non esiste"),
        (["replay", ".", "--lang", "it"], "è una cartella"),
        (
            ["course", "draw", "first-game", "-o", "no/such.svg", "--lang", "it"],
            "il file o la cartella non esiste",
        ),
        (["words", "--words", "no/such", "--lang", "it"], "La cartella no/such"),
        (["games", "--lang", "tlh"], "no words for the language “tlh”"),
    ],
)
def test_what_cannot_be_read_is_told_in_the_language_that_was_chosen(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    monkeypatch.setenv("ELDORADO_LANG", "en")
    assert sentence in refused(capsys, *words)


def test_a_clause_is_told_in_one_language(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELDORADO_LANG", "en")
    assert "Ruling: a random course" in said(capsys, "rules", "quest", "Q-SETUP-3")
    told = said(capsys, "rules", "quest", "Q-SETUP-3", "--lang", "it")
    assert "Decisione: un percorso casuale" in told
    assert "Ruling" not in told


def test_what_a_command_prints_is_in_the_language_that_was_chosen(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ELDORADO_LANG", "en")  # restored afterwards: --lang sets it for worker processes too
    listed = said(capsys, "games", "--lang", "x-pseudo").splitlines()
    assert said(capsys, "--lang", "x-pseudo", "games").splitlines() == listed  # before the command as well
    assert sum("⟦šééáátš" in line for line in listed) == len(games.names())
    played = said(
        capsys, "simulate", "toy", "--games", "2", "--workers", "1", "--lang", "x-pseudo"
    ).splitlines()
    assert len(played) > 3
    assert all("⟦" in line for line in played)
