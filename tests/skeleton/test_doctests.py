"""Tests that every public name of the library has an example; doctest runs the examples."""

from __future__ import annotations

import inspect
import pkgutil
import subprocess
import sys
from importlib import import_module

import pytest

import eldorado.core
import eldorado.kit

# Parts of the machinery around the games, which nobody imports to play with: their tests show how they are used.
INNER = {"eldorado.core.scenarios.proof", "eldorado.core.conformance"}
MODULES = [
    "eldorado",
    "eldorado.games",
    "eldorado.bots",
    "eldorado.bots.bot",
    "eldorado.lab.simulate",
    "eldorado.lab.playout",
    "eldorado.lab.bench",
    *(
        f"{package.__name__}.{module.name}"
        for package in (eldorado.core, eldorado.kit)
        for module in pkgutil.iter_modules(package.__path__)
        if f"{package.__name__}.{module.name}" not in INNER
    ),
]


def shows(thing: object) -> bool:
    """Whether a function, or a class or one of its methods, has an example."""
    members = list(vars(thing).values()) if inspect.isclass(thing) else []
    return any(">>>" in (inspect.getdoc(part) or "") for part in [thing, *members])


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_has_an_example(name: str) -> None:
    module = import_module(name)
    public = getattr(module, "__all__", None) or [
        word
        for word, thing in vars(module).items()
        if not word.startswith("_") and getattr(thing, "__module__", "") == name and callable(thing)
    ]
    things = {word: getattr(module, word) for word in public}
    assert [word for word, thing in things.items() if not inspect.ismodule(thing) and not shows(thing)] == []


def test_the_first_import_is_enough() -> None:
    """After `import eldorado` alone, every name it lists is there."""
    program = (
        "import eldorado; print(eldorado.games.names(), all(hasattr(eldorado, n) for n in dir(eldorado)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "['quest', 'isla_dorada', 'island'] True\n"
    assert not hasattr(eldorado, "chess")
