"""Find the proven clauses: those whose own mutant makes a scenario that cites them fail.

Every mutant is tried in a copy of the package, in a process of its own, without compiled parts (they would shadow the
mutated source). The format of `tests/GAME/mutants.toml` is in docs/scenarios.md.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from eldorado.core.errors import BadScenario
from eldorado.core.plain import Plain
from eldorado.core.rulebook import Rulebook
from eldorado.core.scenarios.scenario import Scenario, read
from eldorado.core.system import toml
from eldorado.core.system.texts import read_text

SECONDS = 120  # a mutant that loops forever is stopped and counts as caught
LATER_TAG = "T"


@dataclass(frozen=True, slots=True)
class Mutant:
    """A small change of one file that breaks one clause."""

    clause: str
    file: str
    text: str
    replacement: str


@dataclass(slots=True)
class Mutants:
    """The mutants of one game, and the clauses that have none, with the reason."""

    mutants: list[Mutant] = field(default_factory=list)
    later: dict[str, str] = field(default_factory=dict)
    unmutable: dict[str, str] = field(default_factory=dict)


def read_mutants(path: Path, tree: Path, rulebook: Rulebook) -> Mutants:
    """Read the mutants of a file, each checked to change exactly one place in `tree`, the package they are made for."""
    name = str(path)
    try:
        data = tomllib.loads(read_text(path, "scenario.unreadable", BadScenario))
    except tomllib.TOMLDecodeError as error:
        raise BadScenario("scenario.not_toml", file=name, problem=toml.place(error).problem) from None
    for key in data:
        if key not in ("mutant", "later", "unmutable"):
            raise BadScenario(
                "scenario.unknown_key", file=name, key=key, choices=["mutant", "later", "unmutable"]
            )
    found = Mutants(later=dict(data.get("later", {})), unmutable=dict(data.get("unmutable", {})))
    for entry in data.get("mutant", []):
        for key in ("clause", "file", "text", "replacement"):
            if not isinstance(entry.get(key), str):
                raise BadScenario(
                    "scenario.lacks", file=name, key=f"mutant {entry.get('clause', '?')}: {key}"
                )
        mutant = Mutant(entry["clause"], entry["file"], entry["text"], entry["replacement"])
        found.mutants.append(mutant)
        check_mutant(mutant, name, tree)
    for clause in [*(m.clause for m in found.mutants), *found.later, *found.unmutable]:
        if clause not in rulebook:
            raise BadScenario("proof.unknown_clause", file=name, clause=clause)
    for clause in found.later:
        if LATER_TAG not in rulebook[clause].tags:
            raise BadScenario("proof.not_later", file=name, clause=clause)
    mutated = {mutant.clause for mutant in found.mutants}
    for clause in [c for c in (*found.later, *found.unmutable) if c in mutated]:
        raise BadScenario("proof.twice", file=name, clause=clause)
    return found


def narrowed(mutants: Mutants, clauses: set[str]) -> Mutants:
    """Keep only the mutants that concern these clauses."""
    return Mutants(
        [mutant for mutant in mutants.mutants if mutant.clause in clauses],
        {clause: reason for clause, reason in mutants.later.items() if clause in clauses},
        {clause: reason for clause, reason in mutants.unmutable.items() if clause in clauses},
    )


def check_mutant(mutant: Mutant, name: str, tree: Path) -> None:
    target = (tree / mutant.file).resolve()
    if not target.is_relative_to(tree.resolve()) or not target.is_file():
        raise BadScenario("proof.no_file", file=name, clause=mutant.clause, target=mutant.file)
    times = target.read_text(encoding="utf-8").count(mutant.text)
    if times != 1 or not mutant.text.strip():
        raise BadScenario("proof.not_once", file=name, clause=mutant.clause, target=mutant.file, times=times)
    if mutant.text == mutant.replacement:
        raise BadScenario("proof.no_change", file=name, clause=mutant.clause)


def read_scenarios(folder: Path, game: str, rulebook: Rulebook) -> list[Scenario]:
    """Read all scenarios below a folder; each must be of this game and cite clauses that exist."""
    found = [read(path) for path in sorted(folder.rglob("*.toml"))]
    for scenario in found:
        if scenario.game != game:
            raise BadScenario("proof.other_game", file=scenario.file, game=scenario.game, expected=game)
        for clause in scenario.proves:
            if clause not in rulebook:
                raise BadScenario("proof.unknown_clause", file=scenario.file, clause=clause)
    return found


def copy_tree(tree: Path, into: Path, file: str = "") -> Path:
    """Copy the package, with a real copy of `file` and links to all other folders and files.

    If there are compiled parts every file is copied except those, as they would shadow the mutated source.
    """
    source, target = tree.resolve(), into / tree.name
    if any(source.rglob("*.so")) or any(source.rglob("*.pyd")):
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.so", "*.pyd", "static"))
        return target
    target.mkdir()
    for part in Path(file).parts or ("",):
        for path in source.iterdir():
            if path.name != part:
                (target / path.name).symlink_to(path)
        source, target = source / part, target / part
        if part and source.is_dir():
            target.mkdir()
    if file:
        shutil.copy2(source, target)
    return into / tree.name


def run_copy(top: Path, package: str, files: Iterable[str]) -> Plain:
    """Play the scenarios in a process that imports from `top` first."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(top), *(p for p in sys.path if p)])}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    command = [sys.executable, "-m", "eldorado.core.scenarios.proof", str(top), package, *files]
    try:
        done = subprocess.run(
            command, env=environment, cwd=top, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return {"failed": "no end"}
    if done.returncode != 0:
        return {"broken": done.stderr.strip().splitlines()[-1:] or ["no output"]}
    return json.loads(done.stdout.splitlines()[-1])


def try_mutant(mutant: Mutant, tree: Path, package: str, files: list[str]) -> Plain:
    with tempfile.TemporaryDirectory(prefix="eldorado-mutant-") as folder:
        top = Path(folder)
        target = copy_tree(tree, top, mutant.file) / mutant.file
        source = target.read_text(encoding="utf-8")
        target.write_text(source.replace(mutant.text, mutant.replacement), encoding="utf-8")
        return run_copy(top, package, files)


def citations(scenarios: list[Scenario]) -> dict[str, list[str]]:
    """The files of the scenarios that cite each clause."""
    citing: dict[str, list[str]] = {}
    for scenario in scenarios:
        for clause in scenario.proves:
            citing.setdefault(clause, []).append(str(Path(scenario.file).resolve()))
    return citing


def unproven(rulebook: Rulebook, scenarios: list[Scenario], mutants: Mutants) -> list[str]:
    """The clauses that cannot be proven: no mutant, or no scenario that cites them. Runs no mutant."""
    citing = citations(scenarios)
    tried = {mutant.clause for mutant in mutants.mutants if mutant.clause in citing}
    return [c.id for c in rulebook.clauses if c.id not in tried | {*mutants.later, *mutants.unmutable}]


def prove(
    game: str,
    package: str,
    rulebook: Rulebook,
    scenarios: list[Scenario],
    mutants: Mutants,
    tree: Path,
    workers: int = 2,
    progress: Callable[[int, int], None] | None = None,
) -> Plain:
    """Compute what `eldorado rules GAME --coverage` prints. BadScenario for a mutant caught for the wrong reason."""
    citing = citations(scenarios)
    with tempfile.TemporaryDirectory(prefix="eldorado-sound-") as folder:
        copy_tree(tree, Path(folder))
        sound = run_copy(Path(folder), package, ["--all", *(str(Path(s.file).resolve()) for s in scenarios)])
    if "broken" in sound:
        raise BadScenario("proof.broken", file=package, clause="-", problem=str(sound["broken"]))
    failing = set(sound["failing"])
    tried = [m for m in mutants.mutants if usable(citing, m.clause, failing)]
    done = 0
    caught: dict[Mutant, bool] = {}
    with ThreadPoolExecutor(max_workers=workers) as pool:
        runs = pool.map(lambda m: try_mutant(m, tree, package, usable(citing, m.clause, failing)), tried)
        for mutant, outcome in zip(tried, runs, strict=True):
            if "broken" in outcome:
                raise BadScenario(
                    "proof.broken", file=mutant.file, clause=mutant.clause, problem=str(outcome["broken"])
                )
            caught[mutant] = bool(outcome["failed"])
            done += 1
            if progress:
                progress(done, len(tried))
    by_clause: dict[str, list[bool]] = {}
    for mutant, was_caught in caught.items():
        by_clause.setdefault(mutant.clause, []).append(was_caught)
    excused = {**mutants.later, **mutants.unmutable}
    survivors = [c.id for c in rulebook.clauses if c.id in by_clause and not all(by_clause[c.id])]
    return {
        "game": game,
        "clauses": len(rulebook),
        "proven": sum(all(results) for results in by_clause.values()),
        "missing": [c.id for c in rulebook.clauses if c.id not in by_clause and c.id not in excused],
        "survivors": survivors,
        "later": [c.id for c in rulebook.clauses if c.id in mutants.later],
        "unmutable": mutants.unmutable,
        "failing": sorted(Path(file).name for file in failing),
        "scenarios": len(scenarios),
        "mutants": len(mutants.mutants),
    }


def usable(citing: dict[str, list[str]], clause: str, failing: set[str]) -> list[str]:
    return [file for file in citing.get(clause, []) if file not in failing]


def worker(arguments: list[str]) -> None:
    """Play the scenarios inside the copy and print the outcome. A broken name is our fault, not a proof."""
    from importlib import import_module

    from eldorado.core.scenarios.scenario import Failed, run

    top, package, *files = arguments
    module = import_module(package + ".game")
    if not (module.__file__ or "").startswith(top + os.sep):
        raise SystemExit(f"{package} was not imported from the mutated copy")
    game: Any = module.GAME
    through_all = files[:1] == ["--all"]
    failing: list[str] = []
    said = ""
    for file in files[1:] if through_all else files:
        try:
            run(read(file), game)
        except (NameError, SyntaxError, ImportError):
            raise
        except Failed as failed:
            failing.append(file)
            said = str(failed)
        except Exception as error:
            failing.append(file)
            said = type(error).__name__
        if failing and not through_all:
            break
    print(json.dumps({"failing": failing, "failed": said}))


if __name__ == "__main__":
    worker(sys.argv[1:])
