"""Make an environment, if it is not there, and install a lock file into it; every package must have a pinned hash.

    python3 scripts/install.py .venv requirements/dev.txt

pip takes half a minute of work for what uv does in six seconds. So pip installs uv, pinned like everything else, and uv
installs the rest from where pip would take it. Where uv cannot be had, or does not manage, pip does it all.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
QUIET = ("-m", "pip", "-qq", "--disable-pip-version-check")
# pip's settings about package indexes, and the names uv has for them.
OPTIONS = {
    "index-url": "default-index",
    "extra-index-url": "index",
    "find-links": "find-links",
    "no-index": "no-index",
    "trusted-host": "allow-insecure-host",
}


def places(told: str) -> list[str]:
    """Translate the package indexes that `pip config list` prints into options of uv.

    >>> places("global.extra-index-url='file:///a file:///b'\\n:env:.no-index='1'\\n:env:.timeout='9'")
    ['--index', 'file:///a', '--index', 'file:///b', '--no-index']
    """
    found: dict[str, str] = {}
    for line in told.splitlines():  # what the environment says comes last, and holds
        name, _, value = line.partition("=")
        found[name.rpartition(".")[2]] = str(ast.literal_eval(value))
    options: list[str] = []
    for name, option in OPTIONS.items():
        if name == "no-index":
            options += [f"--{option}"] * (found.get(name, "").lower() in ("1", "true", "yes", "on"))
        else:
            options += [word for value in found.get(name, "").split() for word in (f"--{option}", value)]
    return options


def by_uv(python: Path, lock: str) -> bool:
    """Let uv install the lock file; false if it could not."""
    uv = python.parent / "uv"
    if by_pip(python, str(ROOT / "requirements/install.txt")) or not uv.exists():
        return False
    told = subprocess.run(
        [python, "-m", "pip", "config", "list"], capture_output=True, text=True, check=True
    ).stdout
    # The hashes say which file is meant, so it may come from any of the places.
    command = [str(uv), "pip", "install", "--quiet", "--python", str(python)]
    command += ["--require-hashes", "--index-strategy", "unsafe-best-match", *places(told), "-r", lock]
    return subprocess.run(command, check=False).returncode == 0


def by_pip(python: Path, lock: str) -> int:
    """Let pip install the lock file; its exit code."""
    # No bytecode is compiled here: most of what is installed is never imported.
    command = [str(python), *QUIET, "install", "--no-compile", "--require-hashes", "-r", lock]
    return subprocess.run(command, check=False).returncode


def main(home: str, lock: str) -> int:
    """Install, and return the exit code."""
    python = (Path(home) / "bin/python").absolute()
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", home], check=True)
    if by_uv(python, lock):
        return 0
    print("install: not by uv; pip takes longer", file=sys.stderr)
    return by_pip(python, lock)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit("usage: python3 scripts/install.py FOLDER LOCK")
    sys.exit(main(*sys.argv[1:]))
