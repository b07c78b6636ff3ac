"""The checks of rooms and questions notice what is planted; that the project holds is the part `layers`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def load() -> Any:
    spec = importlib.util.spec_from_file_location("structure", ROOT / "scripts/structure.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


structure = load()

QUESTIONS = ["Answer", "Bidding", "Choice", "Drawing", "Exploring", "Fight", "Gathering"]
GAME = {
    "game/__init__.py": "",
    "game/model/__init__.py": "",
    "game/model/state.py": "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from game.rules import pay\n",
    "game/rules/__init__.py": "",
    "game/rules/pay.py": "from game.model import state\n",
    "game/questions/__init__.py": "",
    "game/questions/all.py": "from game.rules import pay\n\n\nclass Question:\n    pass\n\n\n"
    + "\n".join(f"class {name}(Question):\n    pass\n\n" for name in QUESTIONS),
}


def planted(folder: Path, **files: str) -> list[str]:
    """What the checks say of a small game with these files, or with these lines added to its own."""
    more = {name.replace("__", "/") + ".py": text for name, text in files.items()}
    for name in {**GAME, **more}:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(GAME.get(name, "") + more.get(name, ""), encoding="utf-8")
    said: list[str] = structure.violations(folder, {})
    return said


def test_a_clean_game_holds(tmp_path: Path) -> None:
    """Imports for type checking alone make no circle."""
    assert planted(tmp_path) == []


@pytest.mark.parametrize(
    "line", ["from game.questions.all import Fight\n", "def f() -> None:\n    import game.questions.all\n"]
)
def test_rooms_in_a_circle_are_found(tmp_path: Path, line: str) -> None:
    """An import inside a function counts."""
    said = planted(tmp_path, game__rules__pay=line)
    assert [text.partition(":")[0] for text in said] == ["circle game"]
    assert "game.rules.pay imports game.questions.all" in said[0]


def test_a_large_room_is_found(tmp_path: Path) -> None:
    assert planted(tmp_path, **{f"game__rules__r{n}": "" for n in range(structure.MOST_MODULES - 1)}) == []
    said = planted(tmp_path, **{f"game__rules__r{n}": "" for n in range(structure.MOST_MODULES)})
    assert said == ["modules game.rules: more than 15 modules side by side"]


LADDERS = {
    "classes": "".join(f"    if isinstance(q, {name}):\n        return\n" for name in QUESTIONS),
    "tuples": f"    return isinstance(q, ({', '.join(QUESTIONS)}))\n",
    "names": "".join(f"    if q == {name.lower()!r}:\n        return\n" for name in QUESTIONS),
    "match": "    match q:\n"
    + "".join(f"        case {name}():\n            return\n" for name in QUESTIONS),
}


@pytest.mark.parametrize("ladder", LADDERS.values(), ids=LADDERS)
def test_a_ladder_over_questions_is_found(tmp_path: Path, ladder: str) -> None:
    said = planted(tmp_path, game__questions__ladder="def over(q: object) -> None:\n" + ladder)
    assert [text.partition(":")[0] for text in said] == ["ladder game.questions.ladder.over"]


def test_a_ladder_over_constants_of_frames_is_found(tmp_path: Path) -> None:
    frames = "".join(f"F_{name.upper()}: int = {n}\n" for n, name in enumerate(QUESTIONS))
    steps = "".join(f"    if q == F_{name.upper()}:\n        return\n" for name in QUESTIONS)
    said = planted(tmp_path, game__questions__ladder=f"{frames}\n\ndef over(q: int) -> None:\n{steps}")
    assert [text.partition(":")[0] for text in said] == ["ladder game.questions.ladder.over"]


def test_six_kinds_are_not_too_many(tmp_path: Path) -> None:
    steps = "".join(f"    if isinstance(q, {name}):\n        return\n" for name in QUESTIONS[:6])
    assert planted(tmp_path, game__questions__few="def few(q: object) -> None:\n" + steps) == []


@pytest.mark.parametrize(
    "line", ["x = s.frames[top + 3]\n", "s.frames[-1] = 2\n", "x = s.questions[-1][2]\n"]
)
def test_fields_by_number_are_found(tmp_path: Path, line: str) -> None:
    said = planted(tmp_path, game__questions__old=line)
    assert said == ["numbered game.questions.old: fields by number in line 1"]


def test_exceptions_have_a_limit_and_an_end(tmp_path: Path) -> None:
    planted(tmp_path, game__questions__old="x = s.frames[1] + s.frames[2]\n")
    assert structure.violations(tmp_path, {"numbered game.questions.old": 2}) == []
    assert len(structure.violations(tmp_path, {"numbered game.questions.old": 1})) == 1
    said = structure.violations(tmp_path, {"numbered game.questions.old": 2, "modules game.rules": 20})
    assert said == ["modules game.rules: holds now; remove it from the exceptions"]
