"""Rooms stay small, and questions are told apart by their classes, not by long ladders of comparisons."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "eldorado" / "games"
BOTS = Path(__file__).parents[2] / "src" / "eldorado" / "bots"
ROOMS = sorted({file.parent for file in [*GAMES.rglob("*.py"), *BOTS.rglob("*.py")]})
MOST_MODULES = 15
MOST_KINDS = 6


def modules(room: Path) -> list[Path]:
    return [file for file in room.glob("*.py") if file.name != "__init__.py"]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(GAMES.parent)))
def test_a_room_has_at_most_fifteen_modules(room: Path) -> None:
    assert len(modules(room)) <= MOST_MODULES


def questions() -> set[str]:
    """The names of all classes of questions: derived from something called a question, or from such a class."""
    bases: dict[str, list[str]] = {}
    for file in GAMES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
    found = {name for name in bases if name.endswith("Question")}
    while grown := {name for name, above in bases.items() if set(above) & found} - found:
        found |= grown
    return found


def compared(function: ast.AST, known: set[str]) -> dict[str, set[str]]:
    """For each value the kinds of question it is compared with by `isinstance`."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            kinds = {name.id for name in ast.walk(node.args[1]) if isinstance(name, ast.Name)} & known
            found.setdefault(ast.unparse(node.args[0]), set()).update(kinds)
    return found


def ladders(source: str, known: set[str]) -> list[str]:
    """The functions that compare one value with too many kinds of question."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        and any(len(kinds) > MOST_KINDS for kinds in compared(node, known).values())
    ]


def test_no_function_compares_a_value_with_many_kinds_of_question() -> None:
    known = questions()
    assert len(known) > 30
    wrong = {
        str(file.relative_to(GAMES.parent)): found
        for file in [*GAMES.rglob("*.py"), *BOTS.rglob("*.py")]
        if (found := ladders(file.read_text(encoding="utf-8"), known))
    }
    assert not wrong


def test_a_ladder_would_be_found() -> None:
    known = {f"Kind{n}" for n in range(8)}
    body = "\n".join(f"    if isinstance(q, Kind{n}): return {n}" for n in range(7))
    assert ladders(f"def ladder(q):\n{body}\n", known) == ["ladder"]
    assert ladders("def few(q):\n    return isinstance(q, Kind1 | Kind2)\n", known) == []


def test_the_tree_of_the_quest_is_printed_as_it_is() -> None:
    """docs/architecture.md names every room and module of the Quest, and none that is gone."""
    document = (GAMES.parents[2] / "docs/architecture.md").read_text(encoding="utf-8")
    tree = document.partition("### The tree of the Quest")[2].partition("```")[2].partition("```")[0]
    shown: dict[str, str] = {}
    room = ""
    for line in tree.strip().splitlines()[1:]:
        begins, rest = line[:16].strip(), line[16:]
        room = begins.rstrip("/") if begins else room
        shown[room] = shown.get(room, "") + " " + rest
    there = {path.name for path in (GAMES / "quest").iterdir() if not path.name.startswith("__")}
    assert set(shown) | {"rules.md", "rules.toml"} == there
    for room in shown:
        for file in (GAMES / "quest" / room).glob("*.py"):
            assert file.stem == "__init__" or file.stem in shown[room].split(), f"{room}/{file.name}"
