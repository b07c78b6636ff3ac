"""Tests that the check of the layers notices an import in the wrong direction."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINT = [str(Path(sys.executable).parent / "lint-imports"), "--no-logo", "--no-cache"]


def test_an_import_upwards_breaks_the_contract(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    core = tmp_path / "src/eldorado/core/__init__.py"
    core.write_text(core.read_text(encoding="utf-8") + "\nimport eldorado.server\n", encoding="utf-8")
    done = subprocess.run(
        LINT,
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert "eldorado.core is not allowed to import eldorado.server" in done.stdout
