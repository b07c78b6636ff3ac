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
