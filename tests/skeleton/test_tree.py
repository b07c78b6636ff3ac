"""Tests of what must not be in the tree: addresses of registries, paths of a machine, compiled modules, loose ends."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BINARY = {".png", ".woff2", ".ttf", ".ico", ".gz", ".jpg", ".webp", ".ogg", ".mp3", ".sqlite3"}
# Each pattern is written so that it does not match this file.
FORBIDDEN = {
    "address of a package registry": r"https?://[\w.-]*(p[y]pi|n[p]mjs|registry|python[h]osted)[\w.-]*|--(extra-)?i[n]dex-url|--f[i]nd-links",
    "path of a machine": r"(?<![\w.}$~-])/(r[o]ot|h[o]me|w[o]rk|o[p]t|U[s]ers|t[m]p)/\w",
    "guillemet instead of a quotation mark": r"[\u00ab\u00bb]",
    "loose end": r"\b(T[O]DO|F[I]XME|X[X]X)\b",
}


def tracked() -> list[Path]:
    """The files that git tracks or would track."""
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return [path for name in done.stdout.splitlines() if (path := ROOT / name).is_file()]


def found(pattern: str, text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if re.search(pattern, line)]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_the_tree_holds_none(what: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {line[:100]}"
        for path in tracked()
        if path.suffix not in BINARY
        for line in found(FORBIDDEN[what], path.read_text(encoding="utf-8"))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("address of a package registry", '"from": "https://re' + 'gistry.example/svelte.tgz"'),
        ("address of a package registry", "--index" + "-url https://somewhere/simple"),
        ("path of a machine", "see /ho" + "me/anna/notes"),
        ("path of a machine", "open('/t" + "mp/board.svg')"),
        ("guillemet instead of a quotation mark", "say \u00abno\u00bb"),
        ("loose end", "# TO" + "DO later"),
    ],
)
def test_the_search_would_find_one(what: str, line: str) -> None:
    assert found(FORBIDDEN[what], line)


def test_no_compiled_module_hides_a_source() -> None:
    assert not [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]


def test_no_file_has_grown_out_of_one_idea() -> None:
    """Source files can be read in one sitting."""
    long = [
        f"{path.relative_to(ROOT)}: {lines}"
        for path in tracked()
        if path.suffix == ".py" and (lines := len(path.read_text(encoding="utf-8").splitlines())) > 600
    ]
    assert not long, "\n".join(long)
