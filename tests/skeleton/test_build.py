"""Tests of the build: compiled if possible, else pure Python, and an error if compiling was demanded."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore")
GAMES = {"quest", "isla_dorada", "island"}  # a package itself: its name is imported, not its code
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.so")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources with nothing built, and only two modules to compile, to be quick."""
    place = tmp_path / "copy"
    place.mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, place)
    shutil.copytree(ROOT / "src", place / "src", ignore=LEFT_OUT)
    project = place / "pyproject.toml"
    text = project.read_text(encoding="utf-8")
    start = text.index("hot = [")
    end = text.index("\n]\n", start)
    project.write_text(
        text[:start] + 'hot = [\n    "core/dice.py",\n    "core/game.py",' + text[end:], encoding="utf-8"
    )
    return place


def build(place: Path, target: str = "wheel", **variables: str) -> tuple[int, str, Path | None]:
    """Build an archive and return exit code, output and the archive."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("ELDORADO_")} | variables
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    done = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
    kind = "*.whl" if target == "wheel" else "*.tar.gz"
    return done.returncode, done.stdout + done.stderr, next((place / "dist").glob(kind), None)


def extensions(wheel: Path) -> list[str]:
    return [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]


def version_said_by(wheel: Path, place: Path) -> str:
    """What `eldorado --version` prints from the unpacked wheel."""
    zipfile.ZipFile(wheel).extractall(place)
    code = "from eldorado.cli import main; main(['--version'])"
    variables = {**os.environ, "PYTHONPATH": str(place)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.slow
def test_without_a_c_compiler_the_wheel_is_pure_and_works(copy: Path, tmp_path: Path) -> None:
    code, said, wheel = build(copy, CC="no-such-compiler", ELDORADO_WITHOUT_WEB="1")
    assert code == 0, said
    assert "pure Python" in said
    assert "there is no C compiler (no-such-compiler is not found)" in said
    assert wheel is not None
    assert wheel.name.endswith("-py3-none-any.whl")
    assert extensions(wheel) == []
    assert "(pure Python)" in version_said_by(wheel, tmp_path / "unpacked")


@pytest.mark.slow
def test_where_compiling_is_demanded_its_failure_is_an_error(copy: Path) -> None:
    code, said, wheel = build(copy, CC="false", ELDORADO_REQUIRE_COMPILED="1", ELDORADO_WITHOUT_WEB="1")
    assert code != 0, said
    assert wheel is None


@pytest.mark.slow
def test_a_type_error_in_a_hot_module_falls_back_too(copy: Path) -> None:
    game = copy / "src/eldorado/core/game.py"
    game.write_text(game.read_text(encoding="utf-8") + '\nBROKEN: int = "no number"\n', encoding="utf-8")
    code, said, wheel = build(copy, ELDORADO_WITHOUT_WEB="1")
    assert code == 0, said
    assert wheel is not None
    assert extensions(wheel) == []


def test_pure_can_be_asked_for(copy: Path) -> None:
    code, said, wheel = build(copy, ELDORADO_PURE="1", ELDORADO_WITHOUT_WEB="1")
    assert code == 0, said
    assert wheel is not None
    assert extensions(wheel) == []
    names = zipfile.ZipFile(wheel).namelist()
    assert "eldorado/py.typed" in names
    assert "eldorado/words/en/core.ftl" in names


PAGE = "src/eldorado/static/index.html"
MAKE_PAGE = """
const fs = require('fs'), out = '../src/eldorado/static'
fs.mkdirSync(out + '/assets', { recursive: true })
fs.writeFileSync(out + '/index.html', fs.readFileSync('src/page.txt'))
fs.writeFileSync(out + '/assets/style.css', 'b {}')
"""


@pytest.fixture
def with_web(copy: Path) -> Path:
    """The sources with a front end so small that building it needs no packages."""
    (copy / "web/src").mkdir(parents=True)
    (copy / "web/src/page.txt").write_text("first")
    (copy / "web/make.cjs").write_text(MAKE_PAGE)
    name = {"name": "small", "version": "1.0.0"}
    package = {**name, "scripts": {"build": "node make.cjs"}}
    (copy / "web/package.json").write_text(json.dumps(package))
    (copy / "web/package-lock.json").write_text(
        json.dumps({**name, "lockfileVersion": 3, "packages": {"": name}})
    )
    return copy


@pytest.mark.slow
def test_the_front_end_is_built_into_both_archives(with_web: Path) -> None:
    code, said, wheel = build(with_web, ELDORADO_PURE="1")
    assert code == 0, said
    assert wheel is not None
    archive = zipfile.ZipFile(wheel)
    assert archive.read("eldorado/static/index.html") == b"first"
    assert "eldorado/static/assets/style.css" in archive.namelist()
    code, said, sdist = build(with_web, "sdist")
    assert code == 0, said
    assert sdist is not None
    with tarfile.open(sdist) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    assert {PAGE, "web/package.json", "web/src/page.txt", "hatch_build.py"} <= set(names)


def test_the_front_end_can_be_left_out(with_web: Path) -> None:
    (with_web / PAGE).parent.mkdir()
    (with_web / PAGE).write_text("old")
    code, said, wheel = build(with_web, ELDORADO_PURE="1", ELDORADO_WITHOUT_WEB="1")
    assert code == 0, said
    assert wheel is not None
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("eldorado/static")]


@pytest.mark.slow
def test_the_front_end_is_built_again_only_if_its_sources_changed(with_web: Path) -> None:
    page, source = with_web / PAGE, with_web / "web/src/page.txt"
    assert build(with_web, ELDORADO_PURE="1")[0] == 0
    page.write_text("kept")
    assert build(with_web, ELDORADO_PURE="1")[0] == 0
    assert page.read_text() == "kept"
    source.write_text("second")
    later = page.stat().st_mtime + 5
    os.utime(source, (later, later))
    assert build(with_web, ELDORADO_PURE="1")[0] == 0
    assert page.read_text() == "second"


@pytest.mark.slow
def test_a_front_end_that_cannot_be_built_is_an_error(with_web: Path) -> None:
    (with_web / "web/make.cjs").write_text("process.exit(3)")
    code, said, wheel = build(with_web, ELDORADO_PURE="1")
    assert code != 0, said
    assert wheel is None


def test_every_hot_module_exists_and_is_named_once() -> None:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["eldorado"]["hot"]
    assert len(listed) == len(set(listed))
    sys.path.insert(0, str(ROOT))
    try:
        from hatch_build import hot_modules
    finally:
        sys.path.remove(str(ROOT))
    for name in hot_modules(ROOT):
        assert (ROOT / "src" / name).is_file(), name


def test_entries_in_one_library_have_names_that_differ(tmp_path: Path) -> None:
    from hatch_build import BATCH, hot_modules, in_batches, leaf
    from setuptools import Extension

    names = [name.removesuffix(".py").replace("/", ".") for name in hot_modules(ROOT)]
    batches = in_batches(tmp_path, [Extension(name, [f"{name}.c"]) for name in names])
    assert sorted(one.name for batch in batches for one in batch) == sorted(names)
    for batch in batches:
        assert len({leaf(one) for one in batch}) == len(batch) <= BATCH
        (source,) = batch[0].sources
        told = Path(source).read_text(encoding="utf-8")
        assert all(f"{one.name}.c" in told for one in batch)


def test_what_is_compiled_calls_nothing_of_its_game_that_is_not() -> None:
    """One interpreted module called by `legal` or `apply` costs more than compiling all others gains."""
    cold = {"course", "courses", "stock", "naming", "saving", "weights"}  # read at set-up, and to save
    cold |= {"notation", "refusing", "unplayable"}  # asked at the edge: a question also says why not
    speaking = {"game.py", "picture.py"}  # these also hand over to what explains and draws
    hot = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["eldorado"]["hot"]
    compiled = {"eldorado." + name.removesuffix(".py").replace("/", ".") for name in hot}
    wrong: list[str] = []
    for name in hot:
        if Path(name).name in speaking:
            continue
        for node in ast.parse((ROOT / "src/eldorado" / name).read_text("utf-8")).body:
            for module in imported(node) if isinstance(node, ast.ImportFrom) else ():
                own = module.startswith(("eldorado.games.", "eldorado.bots.")) and module not in compiled
                if own and module.rpartition(".")[2] not in cold | GAMES:
                    wrong.append(f"{name}: {module}")
    assert wrong == []


def imported(node: ast.ImportFrom) -> set[str]:
    """The modules that `from … import …` loads code from: the imported names, if they are modules themselves."""
    folder = ROOT / "src" / str(node.module).replace(".", "/")
    return {
        f"{node.module}.{alias.name}" if (folder / f"{alias.name}.py").is_file() else str(node.module)
        for alias in node.names
    }


def test_libraries_know_of_each_others_classes_what_they_must() -> None:
    """All libraries are compiled together, but each knows only the subclasses of its own. A class with subclasses in
    another one says so (`allow_interpreted_subclasses`), or its methods are called past their overrides; and such a
    subclass has an `__init__` of its own, since mypyc fails where it would look into that of another library."""
    from hatch_build import compile_groups

    strangers: list[str] = []
    library: dict[str, str | None] = {}
    for names, group in compile_groups(ROOT):
        library |= dict.fromkeys((name.removesuffix(".py").replace("/", ".") for name in names), group)
    for module, group in library.items():
        for cls in vars(import_module(module)).values():
            if isinstance(cls, type) and cls.__module__ == module:
                maker = next(base for base in cls.__mro__ if "__init__" in vars(base))
                for base in cls.__mro__[1:]:
                    away = library.get(base.__module__, group) != group
                    told = "allow_interpreted_subclasses=True" in decorators(base) if away else True
                    if away and (base is maker or not told):
                        strangers.append(f"{cls.__name__} of {module}: {base.__name__}")
    assert strangers == []


def decorators(cls: type) -> str:
    """The decorators of a class, as text."""
    tree = ast.parse(Path(str(sys.modules[cls.__module__].__file__)).read_text(encoding="utf-8"))
    found = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == cls.__name__)
    return " ".join(ast.unparse(one) for one in found.decorator_list)
