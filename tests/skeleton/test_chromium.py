"""Tests that several tests asking for a browser on a fresh machine install it only once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# As Debian's does, it refuses to work beside another one; its lists must be there before it can install.
APT = """#!/bin/sh
cd "$(dirname "$0")"
mkdir busy || { echo "E: Could not get lock"; exit 100; }
sleep 0.3
case "$*" in
*update*) touch lists ;;
*install*chromium*) test -e lists && printf '#!/bin/sh\\n' >chromium && chmod +x chromium; echo once >>installs ;;
esac
rmdir busy
"""
ASK = "import os, sys, find_chromium; os.geteuid = lambda: 0; sys.exit(find_chromium.main())"


def asked(folder: Path, times: int) -> list[tuple[int, str, str]]:
    """Ask so many times at once; the exit code, path and error output of each."""
    for name in ("sh", "mkdir", "rmdir", "sleep", "touch", "chmod", "dirname"):
        there = shutil.which(name)
        assert there, name
        (folder / name).symlink_to(there)
    environment = {"PATH": str(folder), "PYTHONPATH": str(ROOT / "scripts"), "TMPDIR": str(folder)}
    started = [
        subprocess.Popen(
            [sys.executable, "-c", ASK],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(times)
    ]
    told = [process.communicate() for process in started]
    return [(process.returncode, *told[i]) for i, process in enumerate(started)]


def test_three_who_ask_at_once_get_the_browser_that_one_of_them_installs(tmp_path: Path) -> None:
    (tmp_path / "apt-get").write_text(APT, encoding="utf-8")
    os.chmod(tmp_path / "apt-get", 0o755)
    told = asked(tmp_path, 3)
    assert [(code, out.strip()) for code, out, _ in told] == [(0, str(tmp_path / "chromium"))] * 3, told
    assert (tmp_path / "installs").read_text(encoding="utf-8") == "once\n"


def test_where_it_cannot_be_installed_that_is_said_loudly(tmp_path: Path) -> None:
    (tmp_path / "apt-get").write_text("#!/bin/sh\nexit 100\n", encoding="utf-8")
    os.chmod(tmp_path / "apt-get", 0o755)
    [(code, out, complaint)] = asked(tmp_path, 1)
    assert (code, out) == (1, "")
    assert "NO CHROMIUM" in complaint
