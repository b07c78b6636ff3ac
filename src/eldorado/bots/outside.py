"""Games and bots from a Python file outside installed packages: `--code FILE.py`.

The file is run once, as `python FILE.py` would find its neighbours, and registers what it brings with `games.register`
and `bots.register`. Worker and thinking processes get the paths and do the same.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from eldorado import games
from eldorado.bots import registry
from eldorado.core.errors import UserError

__all__ = ["load_code", "loaded"]

LOADED: list[str] = []


def loaded() -> list[str]:
    """The loaded files, for processes that need to know the same games and bots.

    >>> loaded()
    []
    """
    return list(LOADED)


def load_code(file: str | Path) -> None:
    """Run a file that registers games or bots; a UserError says in one sentence what is wrong with it.

    >>> load_code("no/such.py")
    Traceback (most recent call last):
    eldorado.core.errors.UserError: There is no file no/such.py with code.
    """
    path = Path(file).resolve()
    if str(path) in LOADED:
        return
    if not path.is_file():
        raise UserError("code.no_file", file=str(file))
    before = registered()
    run(path, str(file))
    if registered() == before:
        raise UserError("code.nothing", file=str(file))
    LOADED.append(str(path))


def registered() -> tuple[int, int]:
    return len(games.KNOWN), sum(map(len, registry.LEVELS.values()))


def run(path: Path, called: str) -> None:
    name = f"eldorado_code_{path.stem}"  # the name of the file alone could hide a module of the library
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise UserError("code.not_python", file=called)
    module = module_from_spec(spec)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except UserError:  # a name that is taken
        raise
    except (Exception, SystemExit) as error:
        problem = " ".join(f"{type(error).__name__}: {error}".split())
        raise UserError("code.broken", file=called, problem=problem) from error
