"""Write docs/licences.md: the licence of every package that an installed eldorado brings or carries.

    python scripts/licences.py           write the page
    python scripts/licences.py --check   exit code 1 if the page is out of date

Python packages are those of requirements/run.txt and, for a server with its extras, requirements/serve.txt, read from
their installed metadata; packages of the browser client are those its sources import, read from web/package-lock.json.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import files, metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IMPORT = re.compile(r"""(?:from|import|url)[\s(]+['"]([@\w][^'"]*)['"]""")
PAGE = ROOT / "docs" / "licences.md"
HEAD = """# Licences of what eldorado uses

eldorado itself is under the [MIT licence](../LICENSE). `scripts/licences.py` writes this page from the locks, and a
test checks that it is up to date.
"""
# Names in older metadata, and their names in the SPDX list.
SHORT = {
    "MIT License": "MIT",
    "BSD License": "BSD",
    "Apache Software License": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}


MIT = "Permission is hereby granted, free of charge, to any person obtaining a copy"


def by_text(package: str) -> str:
    """Recognise a licence by its text, for packages that state nothing else."""
    texts = [one.read_text() for one in files(package) or [] if one.name == "LICENSE"]
    return "MIT" if any(MIT in " ".join(text.split()) for text in texts) else "not stated"


def licence(package: str) -> str:
    """The licence of a Python package: its SPDX expression, classifier, wording, or the text it ships."""
    about = metadata(package)
    if "License-Expression" in about:
        return about["License-Expression"]
    classes = [
        c.rpartition(" :: ")[2] for c in about.get_all("Classifier") or [] if c.startswith("License :: ")
    ]
    named = [SHORT.get(name, name) for name in classes if name != "OSI Approved"]
    words = about["License"].partition("\n")[0] if "License" in about else by_text(package)
    return " AND ".join(named) or SHORT.get(words, words)


def pins(lock: str) -> list[tuple[str, str]]:
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    return re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE)


def python_rows(lock: str, without: str = "") -> list[tuple[str, str, str]]:
    """Name, version and licence of every package that is in one lock file and not in the other."""
    known = pins(without) if without else []
    return [(name, version, licence(name)) for name, version in pins(lock) if (name, version) not in known]


def client_rows() -> list[tuple[str, str, str]]:
    """The same for the packages that the client's sources import."""
    files = [
        path
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts")
    ]
    imported = {
        "/".join(name.split("/")[: 2 if name.startswith("@") else 1])
        for file in files
        for name in IMPORT.findall(file.read_text(encoding="utf-8"))
    }
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = {
        name: lock[f"node_modules/{name}"] for name in sorted(imported) if f"node_modules/{name}" in lock
    }
    return [(name, package["version"], package["license"]) for name, package in found.items()]


def table(rows: list[tuple[str, str, str]]) -> str:
    lines = ["| package | version | licence |", "|---|---|---|"]
    return "\n".join([*lines, *(f"| {name} | {version} | {terms} |" for name, version, terms in rows)])


def page() -> str:
    """The contents of the page."""
    parts = [HEAD, "## Python packages", "", table(python_rows("run.txt")), ""]
    parts += ["## With the extras of a server", "", table(python_rows("serve.txt", without="run.txt")), ""]
    return "\n".join([*parts, "## In the browser client", "", table(client_rows()), ""])


def main(words: list[str]) -> int:
    wanted = page()
    if words != ["--check"]:
        PAGE.write_text(wanted, encoding="utf-8")
        return 0
    if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == wanted:
        return 0
    print("docs/licences.md is out of date: run `make lock`, or python scripts/licences.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
