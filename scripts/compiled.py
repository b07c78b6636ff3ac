"""Make .venv-compiled: the compiled wheel, with the tools of .venv on its path.

The front end is left out. Nothing happens if no source has changed since the last time. A module that cannot be
compiled is an error here. `--plain` makes .venv-compiled-plain instead, without the C compiler's optimisations: it
takes half the time and is enough for tests, which ask whether compiled code does the same, not how fast.

`--only GAME` makes build/only-GAME, a copy of the sources in which only that game's library and the shared one are
compiled, for work on the speed of one game. C files that have not changed are not compiled again.

    PYTHONPATH=build/only-island .venv/bin/python -c "…"
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAIN = "--plain" in sys.argv[1:]
HOME = ROOT / (".venv-compiled-plain" if PLAIN else ".venv-compiled")
WHEELS = ROOT / "build" / "wheel"
CHECK = """
import sys
sys.path.insert(0, ".")
from importlib import import_module
from hatch_build import hot_modules
from pathlib import Path
for name in hot_modules(Path(".")):
    module = import_module(name.removesuffix(".py").replace("/", "."))
    assert module.__file__.endswith((".so", ".pyd")), f"{module.__file__} is not compiled"
import eldorado
assert ".venv-compiled" in eldorado.__file__, eldorado.__file__
"""


def key() -> str:
    """A hash of the sources."""
    digest = hashlib.sha256(sys.version.encode())
    sources = [
        p
        for p in sorted((ROOT / "src").rglob("*"))
        if p.is_file() and not {"__pycache__", "static"} & {*p.parts}
    ]
    for path in (ROOT / "pyproject.toml", ROOT / "hatch_build.py", Path(__file__), *sources):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def make() -> None:
    """Build the wheel and install it into a fresh environment."""
    shutil.rmtree(HOME, ignore_errors=True)
    shutil.rmtree(WHEELS, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check"]
    variables = {**os.environ, "ELDORADO_REQUIRE_COMPILED": "1", "ELDORADO_WITHOUT_WEB": "1"}
    variables["ELDORADO_UNOPTIMISED"] = "1" if PLAIN else ""
    variables.pop("ELDORADO_PURE", None)
    command = [*pip, "wheel", ".", "--no-deps", "--no-build-isolation", "-w", str(WHEELS)]
    subprocess.run(command, cwd=ROOT, env=variables, check=True)
    (wheel,) = WHEELS.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(HOME)], check=True)
    python = str(HOME / "bin" / "python")
    # Most modules are never imported, so no bytecode is compiled in advance.
    install = ["install", "--no-deps", "--no-index", "--no-compile", str(wheel)]
    subprocess.run([*pip, "--python", python, *install], check=True)
    (site,) = HOME.glob("lib/python*/site-packages")
    # A path named in a .pth file is searched, but its own .pth files are not read: so the tools of .venv are
    # found, and its editable eldorado is not.
    (site / "tools.pth").write_text(sysconfig.get_path("purelib") + "\n")
    subprocess.run([python, "-c", CHECK], cwd=ROOT, check=True)


def make_only(game: str) -> None:
    """Compile one game beside a copy of all sources, to be run with PYTHONPATH."""
    sys.path.insert(0, str(ROOT))
    from hatch_build import run_compiler

    home, scratch = ROOT / "build" / f"only-{game}", ROOT / "build" / f"scratch-{game}"
    for part in ("lib", "types"):  # what is known of types is only good for all modules together
        shutil.rmtree(scratch / part, ignore_errors=True)
    run_compiler(ROOT, scratch, game)
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(ROOT / "src", home, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(scratch / "lib", home, dirs_exist_ok=True)
    print(f"compiled: {home.relative_to(ROOT)} holds {game} and what it shares")


def main() -> None:
    if "--only" in sys.argv[1:-1]:
        make_only(sys.argv[sys.argv.index("--only") + 1])
        return
    stamp = HOME / "made-from"
    wanted = key()
    if stamp.is_file() and stamp.read_text() == wanted:
        print("compiled: nothing has changed")
        return
    make()
    stamp.write_text(wanted)
    print(f"compiled: {HOME.name} holds the compiled wheel")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        raise SystemExit(
            f"compiled: {' '.join(map(str, error.cmd[:6]))} … ended with {error.returncode}"
        ) from None
