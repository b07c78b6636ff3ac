"""Tests of the locks: every package is pinned with hashes, and nothing that pyproject.toml asks for is missing."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = (
    *(f"requirements/{name}.txt" for name in ("run", "dev", "lab", "install")),
    "bench/requirements.txt",
)


def pins(name: str) -> dict[str, str]:
    """Packages and their versions; fails for a line that is not a pin with hashes."""
    found: dict[str, str] = {}
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        match = re.fullmatch(
            r"([\w.-]+)==([\w.]+)( ; [^#]+?)?((?:\s+--hash=sha256:[0-9a-f]{64})+)", line.rstrip()
        )
        assert match, f"{name}: {line[:80]}"
        found[match[1].lower().replace("_", "-")] = match[2]
    return found


def wanted(lines: list[str]) -> set[str]:
    return {re.split(r"[\[<>=~! ]", line)[0].lower().replace("_", "-") for line in lines}


@pytest.mark.parametrize("name", LOCKS)
def test_every_line_is_a_pin_with_hashes(name: str) -> None:
    assert pins(name)


def test_everything_asked_for_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    run = wanted(project["project"]["dependencies"])
    groups = project["dependency-groups"]
    assert run <= set(pins("requirements/run.txt"))
    assert run | wanted(project["project"]["optional-dependencies"]["lab"]) <= set(
        pins("requirements/lab.txt")
    )
    assert wanted(groups["install"]) == set(pins("requirements/install.txt"))
    assert run | wanted(groups["dev"]) | wanted(groups["build"]) <= set(pins("requirements/dev.txt"))


def test_both_locks_agree() -> None:
    run, dev = pins("requirements/run.txt"), pins("requirements/dev.txt")
    assert {name: dev.get(name) for name in run} == run
