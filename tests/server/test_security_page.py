"""The threat model names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
PAGE = TESTS.parent / "docs/security.md"


def test_every_test_of_the_threat_model_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE.read_text(encoding="utf-8")))
    there: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        there |= set(re.findall(r"^(?:async )?def (test_\w+)\(", file.read_text(encoding="utf-8"), re.M))
    assert len(named) > 40
    assert named <= there, sorted(named - there)


def test_long_tests_of_the_threat_model_run_in_soak_and_others_before_landing() -> None:
    """As the page says: those whose names end in _soak, and only they, are marked."""
    named = set(re.findall(r"`(test_\w+)`", PAGE.read_text(encoding="utf-8")))
    marked: dict[str, bool] = {}
    for file in TESTS.rglob("test_*.py"):
        whole = file.read_text(encoding="utf-8")
        every = re.search(r"^pytestmark = .*mark\.soak", whole, re.M) is not None
        for marks, name in re.findall(r"^((?:@.*\n(?:[ )].*\n)*)*)(?:async )?def (test_\w+)\(", whole, re.M):
            marked[name] = every or "@pytest.mark.soak" in marks
    wrong = sorted(name for name in named if marked[name] is not name.endswith("_soak"))
    assert wrong == []
