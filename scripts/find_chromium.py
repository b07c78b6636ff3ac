"""Print the path of Chromium; as root on Debian, install it first if it is missing.

    python scripts/find_chromium.py            the whole browser, and see to it that the small one is there too
    python scripts/find_chromium.py --small    the small one, or the whole one where there is no other

The browser tests and the screenshots need it. If it is missing and cannot be installed, they fail and this says why.
The small one, `chromium-headless-shell`, draws pages as the whole one does, but has no windows, menus and
notifications to start with. Debian has it; elsewhere the whole one does everything.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WHOLE = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
SMALL = ("chromium-headless-shell", "chrome-headless-shell")
# Both at once: they share files, so an installed one is brought to the same version.
PACKAGES = (("chromium", "chromium-headless-shell"), ("chromium",))


def find(names: tuple[str, ...]) -> str | None:
    """The first of these that is installed, or what ELDORADO_CHROMIUM names."""
    named = os.environ.get("ELDORADO_CHROMIUM")
    return next((path for name in ((named,) if named else names) if (path := shutil.which(name))), None)


def lacking(small: bool) -> bool:
    """Whether a browser must be installed; the small one only if there is none at all."""
    if small:
        return find((*SMALL, *WHOLE)) is None
    return find(WHOLE) is None or find(SMALL) is None


def may_install() -> bool:
    return not os.environ.get("ELDORADO_CHROMIUM") and bool(shutil.which("apt-get")) and os.geteuid() == 0


def install(small: bool) -> None:
    """Install it with apt-get, as root, fetching the package lists first: a fresh machine has none.

    Tests that run side by side all ask for a browser: one installs it while the others wait. A package manager that is
    busy is waited for too.
    """
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def run(*words: str) -> None:
        print(f"find_chromium: apt-get {' '.join(words)}", file=sys.stderr)
        command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", *words]
        subprocess.run(command, env=quiet, stdout=sys.stderr, check=False)

    with (Path(tempfile.gettempdir()) / "eldorado-chromium.lock").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        if not lacking(small):
            return
        run("update")
        for packages in PACKAGES:
            if find(WHOLE) is None or packages == PACKAGES[0]:
                run("install", "-y", "--no-install-recommends", *packages)


def main(words: list[str]) -> int:
    small = words == ["--small"]
    if lacking(small) and may_install():
        install(small)
    path = find((*SMALL, *WHOLE) if small else WHOLE)
    if path is None:
        print(
            "find_chromium: NO CHROMIUM. The browser tests cannot run. Install it (Debian: apt-get install chromium)"
            " or name it in ELDORADO_CHROMIUM.",
            file=sys.stderr,
        )
        return 1
    if find(SMALL) is None:
        print("find_chromium: no chromium-headless-shell; the whole browser does its work", file=sys.stderr)
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
