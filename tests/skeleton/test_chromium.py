"""Tests that several tests asking for a browser on a fresh machine install it only once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# As Debian's does, it refuses to work beside another one, and its lists must be there before it can install; of several
# packages it installs all or, where it does not know one, none.
APT = """#!/bin/sh
cd "$(dirname "$0")"
mkdir busy || { echo "E: Could not get lock"; exit 100; }
sleep 0.3
case "$*" in
*update*) touch lists ;;
*install*)
  test -e lists || exit 100
  for name; do case $name in chromium*) grep -qx "$name" known || { rmdir busy; exit 100; } ;; esac; done
  for name; do case $name in chromium*) printf '#!/bin/sh\\n' >$name && chmod +x $name ;; esac; done
  echo once >>installs ;;
esac
rmdir busy
"""
WHOLE, SMALL = "chromium", "chromium-headless-shell"
ASK = "import os, sys, find_chromium; os.geteuid = lambda: 0; sys.exit(find_chromium.main(sys.argv[1:]))"
Told = tuple[int, str, str]


def asked(folder: Path, times: int, *words: str) -> list[Told]:
    """Ask so many times at once; the exit code, path and error output of each."""
    for name in ("sh", "mkdir", "rmdir", "sleep", "touch", "chmod", "dirname", "grep"):
        there = shutil.which(name)
        assert there, name
        if not (folder / name).exists():
            (folder / name).symlink_to(there)
    environment = {"PATH": str(folder), "PYTHONPATH": str(ROOT / "scripts"), "TMPDIR": str(folder)}
    started = [
        subprocess.Popen(
            [sys.executable, "-c", ASK, *words],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(times)
    ]
    told = [process.communicate() for process in started]
    return [(process.returncode, *told[i]) for i, process in enumerate(started)]


def machine(folder: Path, apt: str, *known: str) -> None:
    """A machine without a browser, whose package manager knows these packages."""
    (folder / "apt-get").write_text(apt, encoding="utf-8")
    os.chmod(folder / "apt-get", 0o755)
    (folder / "known").write_text("\n".join(known), encoding="utf-8")


def test_three_who_ask_at_once_get_the_browser_that_one_of_them_installs(tmp_path: Path) -> None:
    machine(tmp_path, APT, WHOLE, SMALL)
    told = asked(tmp_path, 3, "--small")
    assert [(code, out.strip()) for code, out, _ in told] == [(0, str(tmp_path / SMALL))] * 3, told
    assert (tmp_path / "installs").read_text(encoding="utf-8") == "once\n"


def test_a_machine_with_the_whole_browser_gets_the_small_one_too(tmp_path: Path) -> None:
    machine(tmp_path, APT, WHOLE, SMALL)
    (tmp_path / WHOLE).symlink_to("/bin/true")
    [(code, out, _)] = asked(tmp_path, 1)
    assert (code, out.strip()) == (0, str(tmp_path / WHOLE))
    [(code, out, _)] = asked(tmp_path, 1, "--small")
    assert (code, out.strip()) == (0, str(tmp_path / SMALL))


def test_where_there_is_no_small_browser_the_whole_one_does_its_work(tmp_path: Path) -> None:
    machine(tmp_path, APT, WHOLE)
    for words in ((), ("--small",)):
        [(code, out, complaint)] = asked(tmp_path, 1, *words)
        assert (code, out.strip()) == (0, str(tmp_path / WHOLE))
        assert "the whole browser does its work" in complaint
    assert (tmp_path / "installs").read_text(encoding="utf-8") == "once\n"


def test_where_it_cannot_be_installed_that_is_said_loudly(tmp_path: Path) -> None:
    machine(tmp_path, "#!/bin/sh\nexit 100\n")
    [(code, out, complaint)] = asked(tmp_path, 1)
    assert (code, out) == (1, "")
    assert "NO CHROMIUM" in complaint
