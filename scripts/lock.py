"""Write the lock files: every package pinned with hashes, and no address of an index.

    python scripts/lock.py             add what pyproject.toml newly asks for, keep all other pins
    python scripts/lock.py --upgrade   raise every pin to the newest version that is allowed

`make lock` and `make upgrade` run it with pip-tools. requirements/pins.in holds versions that were tried together.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEAD = "# Written by `make lock`. Do not edit by hand.\n"


def lock(target: str, wanted: list[str], upgrade: bool) -> None:
    """Resolve `wanted` and write the pins with their hashes to `target`."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "wanted.in", Path(folder) / "made.txt"
        source.write_text("\n".join([*wanted, f"-c {ROOT / 'requirements/pins.in'}"]) + "\n")
        if (ROOT / target).is_file() and not upgrade:
            shutil.copy(ROOT / target, made)  # pip-tools keeps the pins it finds there
        options = "--quiet --generate-hashes --allow-unsafe --strip-extras --no-annotate --no-header"
        addresses = "--no-emit-index-url --no-emit-trusted-host --no-emit-find-links"
        subprocess.run(
            [
                sys.executable,
                "-m",
                "piptools",
                "compile",
                *options.split(),
                *addresses.split(),
                "-o",
                made,
                source,
            ],
            check=True,
        )
        lines = [line for line in made.read_text().splitlines() if line.strip() and not line.startswith("-")]
    (ROOT / target).write_text(HEAD + "\n".join(lines) + "\n")


def main() -> None:
    upgrade = "--upgrade" in sys.argv[1:]
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    run = project["project"]["dependencies"]
    groups = project["dependency-groups"]
    peers = (ROOT / "bench/requirements.in").read_text().splitlines()
    lock("requirements/run.txt", run, upgrade)
    extras = project["project"]["optional-dependencies"]
    # Small enough to be tested with everything else.
    served = [*extras["metrics"], *extras["postgres"], *extras["pictures"], *extras["push"]]
    lock("requirements/dev.txt", [*run, *served, *groups["dev"], *groups["docs"], *groups["build"]], upgrade)
    lock("requirements/serve.txt", [*run, *served], upgrade)
    lab = extras["lab"]
    lock("requirements/lab.txt", [*run, *lab, "pytest>=8.3"], upgrade)
    lock("requirements/ray.txt", [*run, *lab, *extras["ray"], "pytest>=8.3"], upgrade)
    lock("requirements/install.txt", groups["install"], upgrade)
    lock("requirements/tools.txt", groups["tools"], upgrade)
    lock("bench/requirements.txt", [line for line in peers if not line.startswith("#")], upgrade)


if __name__ == "__main__":
    main()
