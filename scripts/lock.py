"""Write requirements/run.txt, dev.txt and bench/requirements.txt: every package, pinned with hashes, no address.

`make lock` runs it with pip-tools. requirements/pins.in holds versions that were found to work together; the rest is
the newest that pyproject.toml allows.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEAD = "# Written by `make lock`. Do not edit by hand.\n"


def lock(target: str, wanted: list[str]) -> None:
    """Resolve, and keep only the pins and their hashes."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "wanted.in", Path(folder) / "made.txt"
        source.write_text("\n".join([*wanted, f"-c {ROOT / 'requirements/pins.in'}"]) + "\n")
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
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    run = project["project"]["dependencies"]
    groups = project["dependency-groups"]
    lock("requirements/run.txt", run)
    lock("requirements/dev.txt", [*run, *groups["dev"], *groups["build"]])
    peers = (ROOT / "bench/requirements.in").read_text().splitlines()
    lock("bench/requirements.txt", [line for line in peers if not line.startswith("#")])


if __name__ == "__main__":
    main()
