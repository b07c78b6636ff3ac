"""Languages from outside: found by themselves, said sentence by sentence, English for the rest."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from eldorado import cli, games
from eldorado.core import rulebook
from eldorado.core.errors import UserError
from eldorado.core.language import languages

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def italian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a little Italian: what games share, one card of the Quest and one clause."""
    shared = tmp_path / "words/it"
    quest = tmp_path / "games/quest/words/it"
    shared.mkdir(parents=True)
    quest.mkdir(parents=True)
    (shared / "core.toml").write_text('seat = "Giocatore {n}"\n[language]\nname = "Italiano"\n', "utf-8")
    (quest / "game.toml").write_text('[quest]\ntitle = "La corsa"\n', "utf-8")
    (quest / "rules.md").write_text("## Movimento\n- **Q-MOVE-1** Su uno spazio adiacente.\n", "utf-8")
    monkeypatch.setenv(languages.FOLDERS, "")
    monkeypatch.setenv(languages.SPOKEN, "")
    return tmp_path


def test_a_folder_in_the_environment_is_found(italian: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "it" not in languages.languages(games.homes())
    monkeypatch.setenv(languages.FOLDERS, str(italian))
    assert languages.languages(games.homes()) == ["en", "it"]
    assert languages.own_name("it") == "Italiano"
    words = games.words("it")
    assert words.say("seat", {"n": 2}) == "Giocatore 2"
    assert words.say("quest.title") == "La corsa"
    assert words.say("island.title") == games.words("en").say("island.title")


def test_a_folder_in_the_data_folder_is_found(italian: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = italian / "data/eldorado/languages"
    place.parent.mkdir(parents=True)
    place.symlink_to(italian, target_is_directory=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(italian / "data"))
    assert "it" in languages.languages()


def test_rules_are_translated_clause_by_clause(italian: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(languages.FOLDERS, str(italian))
    info = games.info("quest")
    english, mixed = rulebook.load(info), rulebook.load(info, "it")
    assert [clause.id for clause in mixed.clauses] == [clause.id for clause in english.clauses]
    assert mixed["Q-MOVE-1"].text == "Su uno spazio adiacente."
    assert mixed["Q-MOVE-2"] == english["Q-MOVE-2"]


def test_commands_speak_it(italian: Path, capsys: Captured) -> None:
    folder = ["--words", str(italian)]
    assert cli.run(["rules", "quest", "Q-MOVE-1", "--lang", "it", *folder]) == 0
    assert "Su uno spazio adiacente." in capsys.readouterr().out
    assert os.environ[languages.SPOKEN] == "it"  # so that processes started from here speak it too
    assert cli.run(["words", *folder]) == 0
    total = len(languages.sentences("en", games.homes()))
    assert capsys.readouterr().out.splitlines()[1] == f"it: 3 sentences, {total - 3} missing"
    assert cli.run(["words", "it", *folder]) == 0
    missing = capsys.readouterr().out
    assert "\nseat = " not in missing
    assert "island.title = " in missing


def test_a_language_that_is_not_there(italian: Path, capsys: Captured) -> None:
    assert cli.run(["games", "--lang", "de", "--words", str(italian)]) == 2
    assert "“de”. Choose one of: en, it." in capsys.readouterr().err
    assert cli.run(["games", "--words", str(italian / "none")]) == 2
    assert "There is no folder" in capsys.readouterr().err


def test_a_file_that_cannot_be_read_is_named(
    italian: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    (italian / "words/it/core.toml").write_text("seat = ", "utf-8")
    monkeypatch.setenv(languages.FOLDERS, str(italian))
    with pytest.raises(UserError) as caught:
        languages.load("it")
    assert caught.value.key == "words.unreadable"
    assert cli.run(["games", "--lang", "it"]) == 2
    said = capsys.readouterr().err
    assert "core.toml cannot be read as words" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("wishes", "wanted"),
    [
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("en-GB,it;q=0.9", "en"),
        ("de,fr", "en"),
        ("it;q=0", "en"),
        ("*", "en"),
        ("it;q=banana", "it"),
        (";;;,,,", "en"),
        ("IT", "it"),
    ],
)
def test_what_a_browser_prefers(wishes: str, wanted: str) -> None:
    assert languages.preferred(wishes, ["en", "it"]) == wanted
