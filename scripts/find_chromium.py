"""Print the path of Chromium; as root on Debian, install it first if it is missing.

The browser tests and the screenshots need it. If it is missing and cannot be installed, they fail and this says why.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find() -> str | None:
    named = os.environ.get("ELDORADO_CHROMIUM")
    return (
        shutil.which(named) if named else next((path for name in NAMES if (path := shutil.which(name))), None)
    )


def install() -> None:
    """Install it with apt-get, as root, fetching the package lists first: a fresh machine has none.

    Tests that run side by side all ask for a browser: one installs it while the others wait. A package manager that is
    busy is waited for too.
    """
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with (Path(tempfile.gettempdir()) / "eldorado-chromium.lock").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            if find() is None:
                print(f"find_chromium: apt-get {' '.join(words)}", file=sys.stderr)
                command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", *words]
                subprocess.run(command, env=quiet, stdout=sys.stderr, check=False)


def main() -> int:
    path = find()
    if (
        path is None
        and not os.environ.get("ELDORADO_CHROMIUM")
        and shutil.which("apt-get")
        and os.geteuid() == 0
    ):
        install()
        path = find()
    if path is None:
        print(
            "find_chromium: NO CHROMIUM. The browser tests cannot run. Install it (Debian: apt-get install chromium)"
            " or name it in ELDORADO_CHROMIUM.",
            file=sys.stderr,
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
