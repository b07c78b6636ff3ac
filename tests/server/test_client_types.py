"""The client's message types are made from the server's structs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    script = folder / "scripts/client_types.py"
    return subprocess.run(
        [sys.executable, str(script), "--check"], capture_output=True, text=True, check=False
    )


def test_generated_types_are_current() -> None:
    done = check(ROOT)
    assert done.returncode == 0, done.stderr


def test_types_that_differ_fail_the_check(tmp_path: Path) -> None:
    (tmp_path / "scripts").mkdir()
    (tmp_path / "web/src/net").mkdir(parents=True)
    (tmp_path / "scripts/client_types.py").write_text((ROOT / "scripts/client_types.py").read_text())
    kept = (ROOT / "web/src/net/generated.ts").read_text()
    (tmp_path / "web/src/net/generated.ts").write_text(kept.replace("watchers: number", "watchers: string"))
    assert check(tmp_path).returncode == 1
