"""Check the layers and the rooms: `python scripts/structure.py`; one line for each violation, exit code 1 if any.

- The contracts of import-linter in pyproject.toml: each layer imports only those below it.
- Rooms that import each other in a circle, imports inside functions included (those for type checking are left out).
- Rooms with more than 15 modules side by side.
- Functions that compare one value with more than six kinds of question: every new question would have to be added to
  such a ladder. What differs between questions belongs in their classes.
- Fields of a question read by their number.

`EXCEPTIONS` lists known violations and their limits. An exception that is no longer needed is an error too, so the list
only gets shorter.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINT = (str(Path(sys.executable).parent / "lint-imports"), "--no-logo")
MOST_MODULES = 15
MOST_KINDS = 6

# Known violations, and how far each may go.
EXCEPTIONS = {
    "modules eldorado.cli": 23,  # one for each command, as docs/architecture.md says
}


def modules(source: Path) -> dict[str, ast.Module]:
    """Every module below a folder by its dotted name, parsed."""
    found: dict[str, ast.Module] = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return found


# --- imports ---
def without_type_checking(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes except those below `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            for other in node.orelse:
                yield other
                yield from without_type_checking(other)
            continue
        yield node
        yield from without_type_checking(node)


def imports(tree: ast.Module, known: dict[str, ast.Module]) -> Iterator[str]:
    """The eldorado modules that a module imports, anywhere in its code."""
    for node in without_type_checking(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in known:
                    yield whole
                elif node.module in known:
                    yield node.module


def circles(edges: dict[str, set[str]]) -> list[list[str]]:
    """The groups of rooms that reach each other.

    >>> circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}})
    [['b', 'c']]
    """
    reach: dict[str, set[str]] = {}
    for start in edges:
        seen: set[str] = set()
        todo = list(edges[start])
        while todo:
            room = todo.pop()
            if room not in seen:
                seen.add(room)
                todo += edges.get(room, set())
        reach[start] = seen
    groups = {tuple(sorted(b for b in edges if b in reach[a] and a in reach[b])) for a in edges}
    return sorted(list(group) for group in groups if len(group) > 1)


def room_circles(trees: dict[str, ast.Module]) -> Iterator[tuple[str, int, str]]:
    """Circles among the rooms and modules of one package that involve at least one room."""
    packages = {name.rpartition(".")[0] for name in trees} - {""}
    imported = {name: set(imports(tree, trees)) for name, tree in trees.items()}
    for package in sorted(packages):
        edges: dict[str, set[str]] = {}
        why: dict[tuple[str, str], str] = {}
        for name, others in imported.items():
            if not name.startswith(package + "."):
                continue
            here = name[len(package) + 1 :].split(".")[0]
            edges.setdefault(here, set())
            for other in sorted(others):
                if other.startswith(package + "."):
                    there = other[len(package) + 1 :].split(".")[0]
                    if there != here:
                        edges[here].add(there)
                        why.setdefault((here, there), f"{name} imports {other}")
        for group in circles(edges):
            if any(f"{package}.{room}" in packages for room in group):
                reasons = "; ".join(text for (a, b), text in why.items() if a in group and b in group)
                yield f"circle {package}", len(group), f"{' '.join(group)}: {reasons}"


# --- sizes ---
def large_rooms(trees: dict[str, ast.Module]) -> Iterator[tuple[str, int, str]]:
    packages = {name.rpartition(".")[0] for name in trees} - {""}
    for package in sorted(packages):
        inside = [
            name
            for name in trees
            if name.rpartition(".")[0] == package and name not in packages and not name.endswith("__main__")
        ]
        if len(inside) > MOST_MODULES:
            yield f"modules {package}", len(inside), f"more than {MOST_MODULES} modules side by side"


# --- questions ---
def snake(name: str) -> str:
    return "".join(["_" + c.lower() if c.isupper() else c for c in name]).lstrip("_")


def question_kinds(trees: dict[str, ast.Module]) -> set[str]:
    """Words for kinds of question: the classes, their names in saved games, constants of frames and phases."""
    bases: dict[str, set[str]] = {}
    kinds: set[str] = set()
    for name, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases.setdefault(node.name, set()).update(ast.unparse(b).split("[")[0] for b in node.bases)
            target = node.target if isinstance(node, ast.AnnAssign) else None
            if isinstance(target, ast.Name) and (target.id.startswith("F_") or name.endswith(".phases")):
                kinds.add(target.id)
    found = {"Question"}
    while more := {name for name, of in bases.items() if of & found and name not in found}:
        found |= more
    found.discard("Question")
    return kinds | found | {snake(name) for name in found}


def kinds_in(node: ast.expr, kinds: set[str]) -> set[str]:
    """The kinds of question an expression names: one, or a tuple of them."""
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        return {kind for part in node.elts for kind in kinds_in(part, kinds)}
    word = node.value if isinstance(node, ast.Constant) else ast.unparse(node).rpartition(".")[2]
    return {word} if isinstance(word, str) and word in kinds else set()


def compared(function: ast.AST, kinds: set[str]) -> dict[str, set[str]]:
    """For each value, the kinds of question a function compares it with."""
    found: dict[str, set[str]] = {}

    def note(value: ast.expr, *against: ast.expr) -> None:
        named = {kind for other in against for kind in kinds_in(other, kinds)}
        if named:
            found.setdefault(ast.unparse(value), set()).update(named)

    for node in ast.walk(function):
        if isinstance(node, ast.Compare):
            note(node.left, *node.comparators)
            for other in node.comparators:
                note(other, node.left)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance" and len(node.args) == 2:
            note(*node.args)
        elif isinstance(node, ast.Match):
            patterns = [part for case in node.cases for part in ast.walk(case.pattern)]
            classes = [part.cls for part in patterns if isinstance(part, ast.MatchClass)]
            values = [part.value for part in patterns if isinstance(part, ast.MatchValue)]
            note(node.subject, *classes, *values)
    return found


def ladders(trees: dict[str, ast.Module]) -> Iterator[tuple[str, int, str]]:
    kinds = question_kinds(trees)
    for name, tree in trees.items():
        for function in ast.walk(tree):
            if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
                for value, against in compared(function, kinds).items():
                    if len(against) > MOST_KINDS:
                        text = f"compares {value} with {len(against)} kinds: {', '.join(sorted(against))}"
                        yield f"ladder {name}.{function.name}", len(against), text


def numbered_fields(trees: dict[str, ast.Module]) -> Iterator[tuple[str, int, str]]:
    """`frames[…]`, or a number behind the question of a stack: `questions[-1][2]`."""
    for name, tree in trees.items():
        lines: list[int] = []
        for node in ast.walk(tree):
            if isinstance(node, ast.Subscript):
                inner = node.value
                of = inner.value if isinstance(inner, ast.Subscript) else None
                if last_word(inner) == "frames" or (of is not None and last_word(of) == "questions"):
                    lines.append(node.lineno)
        if lines:
            yield (
                f"numbered {name}",
                len(lines),
                f"fields by number in line {', '.join(map(str, sorted(lines)))}",
            )


def last_word(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


# --- all together ---
def violations(source: Path, exceptions: dict[str, int]) -> list[str]:
    """Every violation in the sources, and every exception that is not needed."""
    trees = modules(source)
    found = [*room_circles(trees), *large_rooms(trees), *ladders(trees), *numbered_fields(trees)]
    said = [f"{name}: {text}" for name, size, text in found if size > exceptions.get(name, 0)]
    names = {name for name, _, _ in found}
    return said + [
        f"{name}: holds now; remove it from the exceptions" for name in exceptions if name not in names
    ]


def main() -> int:
    contracts = subprocess.run(LINT, cwd=ROOT, check=False).returncode
    said = violations(ROOT / "src", EXCEPTIONS)
    for line in said:
        print(line)
    print(f"Rooms and questions: {len(said)} violations, {len(EXCEPTIONS)} exceptions.")
    return 1 if contracts or said else 0


if __name__ == "__main__":
    sys.exit(main())
