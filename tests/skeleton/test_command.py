"""Tests of the command line: the version, the help, and errors in one line with exit code 2."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

import pytest

import eldorado
from eldorado import cli
from eldorado.cli import _commands
from eldorado.cli._common import explained
from eldorado.cli._helping import texts
from eldorado.core.errors import Refused, UserError
from eldorado.core.language import languages

Captured = pytest.CaptureFixture[str]
GENERAL = ("title", "usage", "command", "options", "options_word", "default", "required", "help", "more")


def a_command(monkeypatch: pytest.MonkeyPatch, function: Callable[..., object]) -> None:
    """Add the command `frob`, as if there were a file for it."""
    module = ModuleType("eldorado.cli.frob")
    setattr(module, "frob", function)  # noqa: B010
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(_commands, "names", lambda: ["frob", "two-words"])


def complaint(code: int, captured: Captured) -> str:
    """The one line on stderr, after checking that it is one line in the right form."""
    out, err = captured.readouterr()
    assert code == 2
    assert out == ""
    assert err.startswith("eldorado: ")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def test_version_is_that_of_the_package_and_says_how_it_was_built(capsys: Captured) -> None:
    assert cli.run(["--version"]) == 0
    how = "compiled" if eldorado.compiled() else "pure Python"
    assert capsys.readouterr().out == f"eldorado {version('eldorado')} ({how})\n"


def test_the_package_can_be_run_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "eldorado", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(f"eldorado {version('eldorado')} (")


def test_compiled_means_that_the_game_protocol_is_an_extension() -> None:
    from eldorado.core import game

    assert game.__file__ is not None
    assert eldorado.compiled() == (Path(game.__file__).suffix != ".py")


def test_overview_lists_every_command_with_its_first_line(capsys: Captured) -> None:
    assert cli.run(["--help"]) == 0
    out = capsys.readouterr().out
    for name in _commands.names():
        assert f"  {name}" in out
        assert _commands.summary(name)
        assert _commands.summary(name) in out


def test_every_command_explains_itself(capsys: Captured) -> None:
    for name in _commands.names():
        assert callable(_commands.load(name))
        assert cli.run([name, "--help"]) == 0
        assert f"eldorado {name}" in capsys.readouterr().out


def test_help_is_what_the_docstrings_say_and_speaks_italian(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """words/en/help.ftl says what the docstrings say and nothing else, and all of it is said in Italian too."""
    monkeypatch.setenv("ELDORADO_LANG", "en")
    english, italian = (languages.load(code) for code in ("en", "it"))
    wanted = {f"help.{word}" for word in GENERAL}
    for name in _commands.names():
        about, told = texts.read(explained(_commands.load(name).__doc__ or ""))
        said = {f"help.{name}": _commands.summary(name), f"help.{name}.about": about}
        said |= {next(k for k in texts.keys(name, one) if k in english): text for one, text in told.items()}
        for key, text in said.items():
            assert english.say(key).split() == text.split(), key
            assert italian.say(key) != text, key
        wanted |= set(said)
        assert cli.run([name, "--help", "--lang", "it"]) == 0
        out = capsys.readouterr().out
        assert "Uso: eldorado" in out
        assert "mostra questo messaggio" in out
    assert {key for key in english.entries if key.startswith("help.")} == wanted
    assert cli.run(["--lang", "it", "--help"]) == 0
    assert "Gioca una partita nel terminale." in capsys.readouterr().out
    assert "help-" not in str(english.sources())


def test_alone_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    def frob(*, open: bool = True) -> None:  # noqa: A002
        seen.append(open)

    a_command(monkeypatch, frob)
    assert _commands.DEFAULT == "serve"
    monkeypatch.setattr(_commands, "DEFAULT", "frob")
    assert cli.run([]) == 0
    assert cli.run(["--no-open"]) == 0
    assert seen == [True, False]


def test_unknown_command_names_the_choices(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    a_command(monkeypatch, lambda: None)
    assert "frob" in complaint(cli.run(["frobnicate"]), capsys)


def test_arguments_are_read_and_the_exit_code_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def frob(game: str, *, seats: int = 4) -> int:
        seen.append((game, seats))
        return 3

    a_command(monkeypatch, frob)
    assert cli.run(["frob", "quest", "--seats", "2"]) == 3
    assert seen == [("quest", 2)]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["frob"], "GAME"),
        (["frob", "quest", "--seats"], "--seats needs a value"),
        (["frob", "quest", "--seats", "many"], "many"),
        (["frob", "quest", "--color", "red"], "--color"),
        (["frob", "quest", "island"], "island"),
    ],
)
def test_bad_arguments_are_one_line(
    words: list[str], says: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def frob(game: str, /, *, seats: int = 4) -> None:
        raise AssertionError(game, seats)

    a_command(monkeypatch, frob)
    line = complaint(cli.run(words), capsys)
    assert says in line
    assert "eldorado frob --help" in line


def test_a_user_error_is_said_in_the_catalogue_s_words(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def frob() -> None:
        raise UserError("game.unknown", game="chess", choices=["quest"])

    a_command(monkeypatch, frob)
    assert "There is no game “chess”" in complaint(cli.run(["frob"]), capsys)


def test_a_refused_move_names_its_clause(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def frob() -> None:
        raise Refused("Q-MOVE-1", "game.unknown", game="x", choices=[])

    a_command(monkeypatch, frob)
    assert complaint(cli.run(["frob"]), capsys).endswith("(Q-MOVE-1)\n")


def test_even_a_defect_is_one_line_unless_debugging(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def frob() -> None:
        raise KeyError("several\nlines")

    a_command(monkeypatch, frob)
    monkeypatch.delenv("ELDORADO_DEBUG", raising=False)
    assert "KeyError" in complaint(cli.run(["frob"]), capsys)
    monkeypatch.setenv("ELDORADO_DEBUG", "1")
    with pytest.raises(KeyError):
        cli.run(["frob"])


def test_ctrl_c_says_nothing(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def frob() -> None:
        raise KeyboardInterrupt

    a_command(monkeypatch, frob)
    assert cli.run(["frob"]) == 130
    assert capsys.readouterr() == ("", "")
