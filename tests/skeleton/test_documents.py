"""Tests of the documents: links lead somewhere, and what blocks marked `check` show works."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import eldorado

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+) check\n(.*?)^```", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"^```\w+ from (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!`)\[[^\]`]+\]\(([^)#\s]+)(?:#[^)]*)?\)")


def commands(text: str) -> list[str]:
    """The lines that start with a dollar, in order."""
    return [
        line[2:].split("  #")[0].strip()
        for kind, body in BLOCK.findall(text)
        if kind == "console"
        for line in body.splitlines()
        if line.startswith("$ ")
    ]


def programs(text: str) -> list[str]:
    """The Python blocks."""
    return [body for kind, body in BLOCK.findall(text) if kind == "python"]


def run(command: list[str] | str, place: Path) -> None:
    """Run it in an empty folder, with this environment's commands first on the path."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command,
        shell=isinstance(command, str),
        cwd=place,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


# Each program by itself, but all of a document in one process, which loads the games once.
ONE_BY_ONE = """
import json, sys
for program in json.load(open(sys.argv[1], encoding="utf-8")):
    print(program)
    exec(compile(program, "program", "exec"), {"__name__": "__main__"})
"""
SHOWING = [document for document in DOCUMENTS if BLOCK.search(document.read_text(encoding="utf-8"))]


@pytest.mark.slow
@pytest.mark.parametrize("document", SHOWING, ids=lambda path: path.name)
def test_what_is_shown_works(document: Path, tmp_path: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for command in commands(text):
        run(command, tmp_path)
    (tmp_path / "programs.json").write_text(json.dumps(programs(text)), encoding="utf-8")
    run([sys.executable, "-c", ONE_BY_ONE, "programs.json"], tmp_path)


def test_code_shown_from_a_file_is_in_the_file() -> None:
    shown = [
        (document.name, file, body)
        for document in DOCUMENTS
        for file, body in QUOTED.findall(document.read_text(encoding="utf-8"))
    ]
    assert len(shown) >= 5
    lost = [quote for quote in shown if quote[2] not in (ROOT / quote[1]).read_text(encoding="utf-8")]
    assert lost == []


def test_the_readme_shows_something_to_check() -> None:
    assert len(commands((ROOT / "README.md").read_text(encoding="utf-8"))) >= 2


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = [link for link in LINK.findall(document.read_text(encoding="utf-8")) if "://" not in link]
    lost = [link for link in links if not (document.parent / link).exists()]
    assert not lost


def test_every_document_is_in_the_index() -> None:
    index = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    pages = [path for path in (ROOT / "docs").glob("*.md") if path.name != "index.md"]
    assert len(pages) > 10
    assert [p.name for p in pages if f"({p.name})" not in index or f"\n{p.stem}\n" not in index] == []


def test_the_protocol_shows_a_position_as_it_is() -> None:
    shown = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```json\n(.*?)^```", shown, re.MULTILINE | re.DOTALL)
    you = next(json.loads(block) for block in blocks if '"legal"' in block)["you"]
    match = eldorado.start("quest", seats=4, seed=7)
    rules, state = match.game, match.state
    for row in you["legal"]:
        assert row["action"] in match.legal()
        assert row["notation"] == rules.notation(state, 0, row["action"])
        assert row["move"] == rules.decode(state, 0, row["action"]).plain()
    assert [
        plan for plan in you["plans"] if plan not in [real.plain() for real in rules.plans(state, 0)]
    ] == []
    assert you["prompt"] == rules.prompt(state, 0)


def test_keys_in_the_documents_are_in_the_catalogue() -> None:
    words = eldorado.games.words()
    quoted = {
        key
        for document in DOCUMENTS
        for key in re.findall(r'"key": "([a-z_.]+)"', document.read_text(encoding="utf-8"))
    }
    assert len(quoted) > 5
    assert [key for key in sorted(quoted) if key not in words and not key.endswith(".")] == []
