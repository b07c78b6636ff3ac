"""Tests of the installer of locks: without uv pip does it, and a package that is not the pinned one is refused."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """A package of one line."""
    (tmp_path / "wheels").mkdir()
    made = tmp_path / "wheels/pebble-1.0-py3-none-any.whl"
    about = "pebble-1.0.dist-info"
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("pebble.py", "WEIGHT = 7\n")
        archive.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: pebble\nVersion: 1.0\n")
        archive.writestr(
            f"{about}/WHEEL",
            "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        )
        archive.writestr(
            f"{about}/RECORD", f"pebble.py,,\n{about}/METADATA,,\n{about}/WHEEL,,\n{about}/RECORD,,\n"
        )
    return made


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="what make calls; install.md says what Windows does")
def test_where_uv_cannot_be_had_pip_installs_what_is_pinned_and_nothing_else(
    wheel: Path, tmp_path: Path
) -> None:
    home, lock = tmp_path / "home", tmp_path / "lock.txt"
    # The pip of this Python: a copy of it takes longer than the whole test.
    subprocess.run(
        [sys.executable, "-m", "venv", "--without-pip", "--system-site-packages", home], check=True
    )
    here = subprocess.run(
        [sys.executable, "-c", "import pip; print(pip.__path__[0])"],
        capture_output=True,
        text=True,
        check=True,
    )
    environment = {
        **os.environ,
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(wheel.parent),
        "PYTHONPATH": str(Path(here.stdout.strip()).parent),
    }

    def install(digest: str) -> subprocess.CompletedProcess[str]:
        lock.write_text(f"pebble==1.0 --hash=sha256:{digest}\n", encoding="utf-8")
        command = [sys.executable, str(ROOT / "scripts/install.py"), str(home), str(lock)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    refused = install("0" * 64)
    assert refused.returncode != 0
    assert "DO NOT MATCH THE HASHES" in refused.stderr
    assert not list(home.rglob("pebble.py"))
    done = install(hashlib.sha256(wheel.read_bytes()).hexdigest())
    assert done.returncode == 0, done.stderr
    assert "not by uv" in done.stderr
    assert list(home.rglob("pebble.py"))
