"""Games and bots from outside the package: files, entry points, names that are taken."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from eldorado import bots, games
from eldorado.bots import outside, registry
from eldorado.bots.random import Random
from eldorado.core.errors import BadOption, UserError

ROOT = Path(__file__).parents[2]
TORCHES = ROOT / "examples/torches/torches.py"


def eldorado(*words: str, path: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, so that nothing it registers stays."""
    found = os.pathsep.join([*sys.path, path] if path else sys.path)
    command = [sys.executable, "-c", "from eldorado.cli import main; main()", *words]
    return subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": found}, check=False
    )


@pytest.mark.slow
def test_example_game_is_simulated_by_worker_processes() -> None:
    words = ["simulate", "torches", "--code", str(TORCHES), "--bots", "counting,random", "--json"]
    done = eldorado(*words, "--games", "12", "--workers", "2")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["finished"] == 12
    assert figures["wins"] == [12, 0]  # 21 torches: whoever begins and counts wins


@pytest.mark.slow
def test_example_bot_is_simulated_by_worker_processes() -> None:
    words = ["simulate", "quest", "--code", str(ROOT / "examples/bot.py"), "--bots", "hurry,greedy"]
    done = eldorado(*words, "--seats", "2", "--games", "5", "--workers", "2", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert (figures["finished"], figures["bots"]) == (5, ["hurry", "greedy"])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "no file"),
        ("import no_such_module", "No module named 'no_such_module'"),
        ("def half(", "SyntaxError"),
        ("x = 1", "registers no game and no bot"),
        ("from eldorado import games\ngames.register('quest', 'mine')", "“quest” is taken"),
        ("from eldorado import bots\nbots.register('normal', 'quest', 'a:b')", "a bot “normal” for quest"),
        ("raise SystemExit(3)", "SystemExit"),
    ],
)
def test_what_is_wrong_with_a_file_is_one_sentence(tmp_path: Path, text: str | None, told: str) -> None:
    file = tmp_path / "mine.py"
    if text is not None:
        file.write_text(text)
    done = eldorado("games", "--code", str(file))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("eldorado: ")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def installed(folder: Path, name: str, points: str, text: str) -> None:
    """A package as an installer leaves it."""
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text(text)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(points)


@pytest.mark.slow
def test_installed_packages_bring_games_and_bots(tmp_path: Path) -> None:
    installed(tmp_path, "torchlight", "[eldorado.games]\ntorches = torchlight\n", "")
    for part, name in (("meta", "INFO"), ("game", "GAME")):
        (tmp_path / "torchlight" / f"{part}.py").write_text(
            TORCHES.read_text()
            .replace("games.register(Torches())", "GAME = Torches()")
            .split("class Counting")[0]
            + ("" if part == "meta" else "\nGAME = Torches()\n")
        )
        assert name in ("INFO", "GAME")
    brings = "from eldorado import bots\nfrom eldorado.bots.random import Random\n\n\ndef bring():\n"
    brings += "    bots.register('guess', 'torches', Random)\n"
    installed(tmp_path, "guesser", "[eldorado.bots]\nguess = guesser:bring\n", brings)
    listed = eldorado("games", "--json", path=str(tmp_path))
    assert listed.returncode == 0, listed.stderr
    found = {game["id"]: game for game in json.loads(listed.stdout)["games"]}
    assert found["torches"]["bots"] == ["random", "guess"]
    played = eldorado("simulate", "torches", "--games", "2", "--bots", "guess", "--json", path=str(tmp_path))
    assert json.loads(played.stdout)["finished"] == 2, played.stderr


@pytest.mark.slow
def test_an_installed_package_that_fails_spoils_nothing_else(tmp_path: Path) -> None:
    installed(tmp_path, "broken", "[eldorado.bots]\nx = broken\n\n[eldorado.games]\nbad = broken\n", "1 / 0")
    listed = eldorado("simulate", "quest", "--games", "1", "--bots", "random", "--json", path=str(tmp_path))
    assert listed.returncode == 0, listed.stderr
    told = eldorado("rules", "bad", path=str(tmp_path))
    assert told.returncode == 2
    assert "cannot be loaded from broken: ZeroDivisionError" in told.stderr


@pytest.fixture
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "LEVELS", {})
    monkeypatch.setattr(registry, "DEFAULTS", {})


@pytest.mark.usefixtures("_clean")
def test_a_new_bot_is_not_the_default_opponent() -> None:
    before = bots.default("quest")
    bots.register("zealous", "quest", Random)
    assert [level.name for level in bots.levels("quest")][-1] == "zealous"
    assert bots.default("quest") == before
    with pytest.raises(BadOption) as caught:
        bots.register("mine", "quest", Random, default=True)
    assert caught.value.key == "bot.default_taken"


@pytest.mark.usefixtures("_clean")
def test_a_name_can_be_registered_again_by_the_same_bot_only() -> None:
    bots.register("guess", "nothing", Random)
    bots.register("guess", "nothing", Random)
    with pytest.raises(BadOption) as caught:
        bots.register("guess", "nothing", "another:Bot")
    assert caught.value.key == "bot.taken"
    assert bots.default("nothing") == "guess"


def test_every_level_has_a_title_and_a_sentence() -> None:
    words = games.words()
    for game in ("quest", "island", "isla_dorada"):
        assert bots.default(game) in [level.name for level in bots.levels(game)]
        for level in registry.all_levels(game).values():
            assert level.title in words, level.name
            assert level.about in words, level.name


def test_a_file_is_loaded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "LOADED", [str(TORCHES)])
    outside.load_code(TORCHES)
    assert outside.loaded() == [str(TORCHES)]
    with pytest.raises(UserError):
        outside.load_code(TORCHES.with_name("none.py"))
