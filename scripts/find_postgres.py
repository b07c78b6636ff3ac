"""Print the folder of PostgreSQL's programs; as root on Debian, install it first if it is missing.

The tests of the store need it. If it is missing and cannot be installed, they fail and this says why.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
NEEDED = ("initdb", "pg_ctl", "postgres")


def find() -> Path | None:
    """Find Debian's newest version or the one on the path; ELDORADO_POSTGRES names another folder."""
    named = os.environ.get("ELDORADO_POSTGRES")
    if named:
        folders = [Path(named)]
    else:
        folders = sorted(DEBIAN.glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True)
        there = shutil.which("pg_ctl")
        folders += [Path(there).resolve().parent] if there else []
    return next((folder for folder in folders if all((folder / name).is_file() for name in NEEDED)), None)


def install() -> None:
    """Install it with apt-get, as root, once: tests that run side by side wait for each other.

    Debian would start a server of its own, which the tests do not need.
    """
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    with (Path(tempfile.gettempdir()) / "eldorado-postgres.lock").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        for words in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
            if find() is None:
                print(f"find_postgres: apt-get {' '.join(words)}", file=sys.stderr)
                command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", *words]
                subprocess.run(command, env=quiet, stdout=sys.stderr, check=False)


def found_or_installed() -> Path | None:
    if (
        find() is None
        and not os.environ.get("ELDORADO_POSTGRES")
        and shutil.which("apt-get")
        and os.geteuid() == 0
    ):
        install()
    return find()


def main() -> int:
    folder = found_or_installed()
    if folder is None:
        print(
            "find_postgres: NO POSTGRESQL. The tests of the store cannot run. Install it (Debian: apt-get install"
            " postgresql) or name the folder of its programs in ELDORADO_POSTGRES.",
            file=sys.stderr,
        )
        return 1
    print(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
