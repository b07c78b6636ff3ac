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
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a little Spanish: what games share, one card of the Quest and one clause."""
    shared = tmp_path / "words/es"
    quest = tmp_path / "games/quest/words/es"
    shared.mkdir(parents=True)
    quest.mkdir(parents=True)
    (shared / "core.ftl").write_text("seat = Jugador { $n }\nlanguage-name = Español\n", "utf-8")
    (quest / "game.ftl").write_text("quest-title = La carrera\n", "utf-8")
    (quest / "rules.md").write_text("## Movimiento\n- **Q-MOVE-1** A un espacio adyacente.\n", "utf-8")
    monkeypatch.setenv(languages.FOLDERS, "")
    monkeypatch.setenv(languages.SPOKEN, "")
    return tmp_path


def test_a_folder_in_the_environment_is_found(spanish: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "es" not in languages.languages(games.homes())
    monkeypatch.setenv(languages.FOLDERS, str(spanish))
    assert languages.languages(games.homes()) == ["en", "es", "it"]
    assert languages.own_name("es") == "Español"
    words = games.words("es")
    assert words.say("seat", {"n": 2}) == "Jugador 2"
    assert words.say("quest.title") == "La carrera"
    assert words.say("island.title") == games.words("en").say("island.title")


def test_a_folder_in_the_data_folder_is_found(spanish: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = spanish / "data/eldorado/languages"
    place.parent.mkdir(parents=True)
    place.symlink_to(spanish, target_is_directory=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(spanish / "data"))
    assert "es" in languages.languages()


def test_rules_are_translated_clause_by_clause(spanish: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(languages.FOLDERS, str(spanish))
    info = games.info("quest")
    english, mixed = rulebook.load(info), rulebook.load(info, "es")
    assert [clause.id for clause in mixed.clauses] == [clause.id for clause in english.clauses]
    assert mixed["Q-MOVE-1"].text == "A un espacio adyacente."
    assert mixed["Q-MOVE-2"] == english["Q-MOVE-2"]


@pytest.mark.slow
def test_commands_speak_it(spanish: Path, capsys: Captured) -> None:
    folder = ["--words", str(spanish)]
    assert cli.run(["rules", "quest", "Q-MOVE-1", "--lang", "es", *folder]) == 0
    assert "A un espacio adyacente." in capsys.readouterr().out
    assert os.environ[languages.SPOKEN] == "es"  # so that processes started from here speak it too
    assert cli.run(["words", *folder]) == 0
    total = len(languages.sentences("en", games.homes()))
    assert capsys.readouterr().out.splitlines()[1] == f"es: 3 sentences, {total - 3} missing"
    assert cli.run(["words", "es", *folder]) == 0
    missing = capsys.readouterr().out
    assert "\nseat = " not in missing
    assert "\nisland-title = " in missing


def test_a_language_that_is_not_there(spanish: Path, capsys: Captured) -> None:
    assert cli.run(["games", "--lang", "de", "--words", str(spanish)]) == 2
    assert "“de”. Choose one of: en, es, it." in capsys.readouterr().err
    assert cli.run(["games", "--words", str(spanish / "none")]) == 2
    assert "There is no folder" in capsys.readouterr().err


def test_a_file_that_cannot_be_read_is_named(
    spanish: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    (spanish / "words/es/core.ftl").write_text("language-name = Español\nseat: Jugador\n", "utf-8")
    monkeypatch.setenv(languages.FOLDERS, str(spanish))
    with pytest.raises(UserError) as caught:
        languages.load("es")
    assert caught.value.key == "words.unreadable"
    assert cli.run(["games", "--lang", "es"]) == 2
    said = capsys.readouterr().err
    assert "core.ftl, line 2, cannot be read as words" in said
    assert said.count("\n") == 1


@pytest.mark.slow
def test_the_list_of_languages_names_mistakes(spanish: Path, capsys: Captured) -> None:
    (spanish / "words/es/more.ftl").write_text("play-undone = Deshecho { $que }\n", "utf-8")
    assert cli.run(["words", "--words", str(spanish)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("es: 4 sentences, ")
    assert "more.ftl, line 1, cannot be read as words: $que is no argument of this sentence" in lines[2]


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


@pytest.mark.slow
def test_a_server_does_not_start_with_a_catalogue_that_browsers_could_not_read(
    spanish: Path, capsys: Captured
) -> None:
    (spanish / "words/es/more.ftl").write_text("play-undone = Deshecho {\n", "utf-8")
    assert cli.run(["serve", "--words", str(spanish), "--port", "0"]) == 2
    assert "more.ftl, line 1, cannot be read as words" in capsys.readouterr().err


def test_every_list_of_games_is_in_words(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(languages.SPOKEN, "")
    assert cli.run(["games", "--lang", "it"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("quest: La ricerca di El Dorado\n")
    assert "  Percorso\n" in said
    assert "Entry(" not in said
