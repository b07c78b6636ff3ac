"""Tests of the command that waits for all it started: the exit code is that of the command, however soon it ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

COUNTED = str(Path(__file__).parents[2] / "scripts/counted.py")
# Starts the command, and goes on only when it has ended.
LATE = """
import os, runpy, subprocess, sys

class Late(subprocess.Popen):
    def __init__(self, *given):
        super().__init__(*given)
        os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT)

subprocess.Popen = Late
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
linux = pytest.mark.skipif(sys.platform != "linux", reason="used on Linux only")


@linux
@pytest.mark.parametrize("code", [0, 3])
def test_command_that_ends_at_once_keeps_its_exit_code(code: int) -> None:
    command = [sys.executable, "-c", LATE, COUNTED, sys.executable, "-c", f"raise SystemExit({code})"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (code, "")


@linux
def test_what_outlives_the_command_is_waited_for(tmp_path: Path) -> None:
    left = tmp_path / "left"
    command = f"(sleep 0.3; touch {left}) & exit 5"
    assert subprocess.run([sys.executable, COUNTED, "sh", "-c", command]).returncode == 5
    assert left.exists()
