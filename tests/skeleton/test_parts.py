"""Tests of scripts/run_parts.py: all parts run, failures are named, and nothing runs on a broken base."""

from __future__ import annotations

import importlib.util
import os
import signal
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, with three quick parts."""
    spec = importlib.util.spec_from_file_location("run_parts", ROOT / "scripts/run_parts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "run_parts", module)
    spec.loader.exec_module(module)
    made = (
        module.Part("good", (sys.executable, "-c", "print('all is well')")),
        module.Part("bad", (sys.executable, "-c", "raise SystemExit(7)")),
        module.Part("built-on-bad", (sys.executable, "-c", "print('never said')"), after=("bad",)),
    )
    monkeypatch.setattr(module, "PARTS", {part.name: part for part in made})
    monkeypatch.setattr(module, "LISTS", {"both": ("bad", "good")})
    return module


def test_all_hold(parts: ModuleType, capsys: Captured) -> None:
    assert parts.main(["good"]) == 0
    out = capsys.readouterr().out
    assert "all is well" in out
    assert "everything holds" in out


def test_bytecode_is_kept_whatever_the_machine_says(
    parts: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    part = parts.Part("kept", (sys.executable, "-c", "import sys; sys.exit(sys.dont_write_bytecode)"))
    monkeypatch.setattr(parts, "PARTS", {"kept": part})
    assert parts.main(["kept"]) == 0


# Works for as long as it is told to, then ends.
BUSY = "import time; end = time.process_time() + {}\nwhile time.process_time() < end: pass"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a process adopt others")
def test_work_of_what_lost_its_parent_is_counted(parts: ModuleType, capsys: Captured) -> None:
    """As a browser's children do that is closed, and a database server."""
    orphan = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {BUSY.format(0.2)!r}])"
    part = parts.Part("left", (sys.executable, "-c", f"{orphan}; raise SystemExit(7)"))
    done = parts.run(part, [], parts.Lock())
    assert done.outcome == "FAILED"
    assert done.work > 0.2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a process adopt others")
def test_what_stays_for_good_does_not_hold_a_part_up(parts: ModuleType, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    stays = [sys.executable, "-c", "import time; time.sleep(60)"]
    starts = (
        "import pathlib, subprocess; none = subprocess.DEVNULL;"
        f"left = subprocess.Popen({stays!r}, stdout=none, stderr=none);"
        f"pathlib.Path({str(pid)!r}).write_text(str(left.pid))"
    )
    try:
        done = parts.run(parts.Part("stays", (sys.executable, "-c", starts)), [], parts.Lock())
    finally:
        os.kill(int(pid.read_text()), signal.SIGKILL)
    assert done.ok
    assert done.seconds < 30


def test_one_fails_and_the_others_run(parts: ModuleType, capsys: Captured) -> None:
    assert parts.main(["both"]) == 1
    out = capsys.readouterr().out
    assert "all is well" in out
    assert "FAILED: bad" in out


def test_a_part_on_a_broken_base_is_not_run_and_not_passed(parts: ModuleType, capsys: Captured) -> None:
    assert parts.main(["built-on-bad"]) == 1
    out = capsys.readouterr().out
    assert "never said" not in out
    assert "FAILED: bad, built-on-bad" in out


@pytest.mark.parametrize(
    ("alone", "code", "said"), [("", 0, "UNSTEADY"), ("raise SystemExit(1)", 1, "FAILED: crowded")]
)
def test_what_failed_in_the_crowd_is_tried_once_more_alone(
    parts: ModuleType, capsys: Captured, monkeypatch: pytest.MonkeyPatch, alone: str, code: int, said: str
) -> None:
    crowded = "print('FAILED tests/x.py::test_y - late'); raise SystemExit(1)"
    part = parts.Part("crowded", (sys.executable, "-c", crowded), alone=(sys.executable, "-c", alone))
    monkeypatch.setattr(parts, "PARTS", {"crowded": part})
    assert parts.main(["crowded"]) == code
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("failed", [0, 7])
def test_what_names_no_test_or_too_many_gets_no_second_try(
    parts: ModuleType, monkeypatch: pytest.MonkeyPatch, failed: int
) -> None:
    crowded = "".join(f"print('FAILED tests/x.py::test_{i}');" for i in range(failed)) + "raise SystemExit(1)"
    part = parts.Part("crowded", (sys.executable, "-c", crowded), alone=(sys.executable, "-c", ""))
    monkeypatch.setattr(parts, "PARTS", {"crowded": part})
    assert parts.main(["crowded"]) == 1


@pytest.mark.parametrize(("test", "code"), [("tests/cli/x.py::test_y", 0), ("tests/quest/x.py::test_y", 1)])
def test_rules_get_no_second_try(
    parts: ModuleType, monkeypatch: pytest.MonkeyPatch, test: str, code: int
) -> None:
    crowded = f"print('FAILED tests/cli/x.py::test_z'); print('FAILED {test}'); raise SystemExit(1)"
    part = parts.Part(
        "unit",
        (sys.executable, "-c", crowded),
        alone=(sys.executable, "-c", ""),
        again=parts.WITH_PROCESSES,
    )
    monkeypatch.setattr(parts, "PARTS", {"unit": part})
    assert parts.main(["unit"]) == code


def test_what_may_be_tried_again_exists(parts: ModuleType) -> None:
    assert [name for name in parts.WITH_PROCESSES if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("words", [[], ["nonsense"]])
def test_unknown_parts_are_refused(parts: ModuleType, words: list[str]) -> None:
    with pytest.raises(SystemExit, match="run_parts: "):
        parts.main(words)


def test_every_listed_part_is_a_part() -> None:
    spec = importlib.util.spec_from_file_location("real_parts", ROOT / "scripts/run_parts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["real_parts"] = module
    spec.loader.exec_module(module)
    for name in module.LISTS:
        assert module.choose([name])
    for folder in module.OWN:
        assert (ROOT / "tests" / folder).is_dir(), f"tests/{folder} has a part and does not exist"
