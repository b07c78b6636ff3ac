"""The recipes of CONTRIBUTING.md work: each is followed, block by block, in a copy of the sources.

The first line of a block says what to do with it:

    ```python new FILE      write the file
    ```toml add FILE        add the block at the end of the file
    ```diff FILE            replace the lines with a minus by those with a plus; lines with a space say where
    ```console run          run the commands after a dollar; they must succeed
    ```console fails        the same, and they must fail with exit code 1
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^( *)```(\w+) ([^\n]+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
PAGE = 60  # lines of a recipe without what is to be typed into files
LEFT_OUT = shutil.ignore_patterns("static", "node_modules", "*.so")


def recipes() -> dict[str, str]:
    """The recipes by title."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("\n## Recipes\n")[2]
    parts = re.split(r"^### (.+)$", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def blocks(recipe: str) -> list[tuple[str, str, str]]:
    """Kind, what to do, and content of every block that says what to do."""
    return [(kind, what, dedent(body)) for _, kind, what, body in BLOCK.findall(recipe)]


def change(file: Path, body: str) -> None:
    """Apply a diff without line numbers: every group of lines must be found exactly once."""
    text = file.read_text(encoding="utf-8")
    for group in re.findall(r"(?:^ .*\n)*(?:^-.*\n)*(?:^\+.*\n)+", body, re.MULTILINE):
        lines = group.splitlines()
        old = "\n".join(line[1:] for line in lines if line[0] in " -")
        new = "\n".join(line[1:] for line in lines if line[0] in " +")
        assert text.count(old) == 1, f"{file}: {text.count(old)} times\n{old}"
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def run(command: str, place: Path, wanted: int) -> None:
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(place / "src"),
        "XDG_DATA_HOME": str(place / "data"),
    }
    done = subprocess.run(
        command.split("  #")[0],
        shell=True,
        cwd=place,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == wanted, f"{command}\n{done.stdout}{done.stderr}"


def follow(place: Path, kind: str, what: str, body: str) -> None:
    """Do what a block says."""
    word, _, name = what.partition(" ")
    if kind == "console":
        for line in body.splitlines():
            if line.startswith("$ "):
                run(line[2:], place, {"run": 0, "fails": 1}[word])
    elif kind == "diff":
        change(place / what, body)
    elif word == "add":
        file = place / name
        file.write_text(file.read_text(encoding="utf-8") + body, encoding="utf-8")
    else:
        assert word == "new", f"what shall be done with: {kind} {what}"
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(body, encoding="utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What a contributor has: sources and tests."""
    place = tmp_path / "eldorado"
    for name in ("src", "tests/quest", "web/src/games/quest"):
        shutil.copytree(ROOT / name, place / name, ignore=LEFT_OUT)
    return place


def test_there_are_six() -> None:
    assert list(recipes()) == ["A card", "A course", "A language", "A bot", "A game", "A rule fix"]


@pytest.mark.parametrize("title", recipes())
def test_a_recipe_is_at_most_a_page(title: str) -> None:
    told = BLOCK.sub("", recipes()[title])
    assert len(told.splitlines()) <= PAGE


@pytest.mark.slow
@pytest.mark.parametrize("title", recipes())
def test_a_recipe_works(title: str, copy: Path) -> None:
    steps = blocks(recipes()[title])
    assert any(kind == "console" for kind, _, _ in steps)
    for kind, what, body in steps:
        follow(copy, kind, what, body)


def test_a_diff_that_fits_nowhere_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "file.txt"
    file.write_text("one\ntwo\n")
    change(file, "-two\n+three\n")
    assert file.read_text() == "one\nthree\n"
    with pytest.raises(AssertionError, match="0 times"):
        change(file, "-two\n+three\n")
