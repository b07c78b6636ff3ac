"""Tests of the comparison with peers: medians, ratios, missed targets."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_run", ROOT / "bench/run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "bench_run", module)
    spec.loader.exec_module(module)
    return module


def figures(pure: float, compiled: float, clone: float) -> dict[str, Any]:
    def ours(rate: float) -> dict[str, Any]:
        return {"quest": {"random": {"decisions_per_second": rate}, "clone_seconds": clone}}

    return {
        "pure": ours(pure),
        "compiled": ours(compiled),
        "catanatron": {"decisions_per_second": 15_000.0, "copy_seconds": 60e-6},
        "crazy_eights": {"decisions_per_second": 140_000.0},
    }


def test_medians_of_numbers(bench: ModuleType) -> None:
    rounds = [{"compiled": True, "quest": {"clone_seconds": x}} for x in (3.0, 1.0, 2.0)]
    assert bench.merge(rounds) == {"compiled": True, "quest": {"clone_seconds": 2.0}}


@pytest.mark.parametrize(
    ("given", "missed"),
    [
        ((150_000, 1_800_000, 3e-6), 0),
        ((149_000, 1_800_000, 3e-6), 1),
        ((150_000, 1_790_000, 3e-6), 1),
        ((150_000, 1_000_000, 3e-6), 2),
        ((150_000, 1_800_000, 3.1e-6), 1),
    ],
)
def test_targets(bench: ModuleType, given: tuple[float, float, float], missed: int) -> None:
    said: list[str] = []
    assert bench.judge(figures(*given), said.append) == (missed == 0)
    assert len(said) == 4, "games that were not measured are left out"
    assert sum("MISSED" in line for line in said) == missed
