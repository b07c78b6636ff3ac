"""Check, test, build and tag a release. Pushes and uploads nothing.

python scripts/release.py                    everything; `make release`
python scripts/release.py --check            say whether a release could be made now, and change nothing
python scripts/release.py --check --tagged   the same for a checkout that already has the tag
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".venv-tools" / "bin"


def git(root: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=root, capture_output=True, text=True, check=True
    ).stdout.strip()


def version_of(root: Path) -> str:
    """The version that pyproject.toml states."""
    return str(tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def problems(root: Path, tagged: bool) -> list[str]:
    """Everything that forbids a release of the tree as it is, one sentence each."""
    version = version_of(root)
    found = []
    if git(root, "status", "--porcelain"):
        found.append("The working tree is not clean: commit or remove what `git status` shows.")
    source = (root / "src/eldorado/__init__.py").read_text(encoding="utf-8")
    if f'__version__ = "{version}"' not in source:
        found.append(f"src/eldorado/__init__.py does not say that the version is {version}.")
    if (f"v{version}" in git(root, "tag", "--list").split()) != tagged:
        found.append(f"There is {'no' if tagged else 'already a'} tag v{version}.")
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changes, re.MULTILINE):
        found.append(f"CHANGELOG.md has no entry “## {version} (YYYY-MM-DD)”.")
    return found


def run(*command: str | Path, root: Path = ROOT) -> str:
    """Run a command, or stop with its output."""
    print("release:", *command, flush=True)
    done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{done.stdout}release: {command[0]} ended with {done.returncode}")
    return done.stdout


def build(version: str) -> None:
    """Both archives into dist/, the wheel from the source archive, as an index would get them."""
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    run(TOOLS / "python", "-m", "build", "--outdir", ROOT / "dist")
    run(TOOLS / "twine", "check", "--strict", *sorted((ROOT / "dist").iterdir()))
    (wheel,) = (ROOT / "dist").glob("*.whl")
    with tempfile.TemporaryDirectory() as place:
        run(sys.executable, "-m", "venv", place)
        python = Path(place) / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        run(
            python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", ROOT / "requirements/run.txt"
        )
        run(python, "-m", "pip", "install", "--quiet", "--no-deps", wheel)
        said = run(python, "-m", "eldorado", "--version", root=Path(place))
    if not said.startswith(f"eldorado {version} (compiled"):
        raise SystemExit(f"release: the wheel says it is {said}")
    print("release:", said.strip())


def main(words: list[str]) -> int:
    found = problems(ROOT, "--tagged" in words)
    for sentence in found:
        print("release:", sentence, file=sys.stderr)
    if found or "--check" in words:
        return 1 if found else 0
    version = version_of(ROOT)
    run("make", "test")
    build(version)
    run("git", "tag", "--annotate", f"v{version}", "--message", f"eldorado {version}")
    print(f"release: dist/ and the tag v{version} are ready. Push the tag when you are.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
