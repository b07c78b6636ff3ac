"""What welcomes contributors: hooks, workflows, templates, licences and releases name things that exist."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def parsed(path: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def commands(workflow: dict[Any, Any]) -> Iterator[str]:
    """Every shell command of a workflow."""
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step), step
            yield from (line for line in step.get("run", "").splitlines() if line)


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def missing(command: str) -> list[str]:
    """The make targets, scripts, parts and requirement files a command names that are not there."""
    parts = re.findall(r'Part\(\s*"([\w-]+)"', (ROOT / "scripts/run_parts.py").read_text(encoding="utf-8"))
    lost = [f"make {word}" for word in re.findall(r"\bmake ([a-z-]+)", command) if word not in targets()]
    files = re.findall(r"\b((?:scripts|requirements|tests|docs)/[\w./-]+)", command)
    lost += [name for name in files if not (ROOT / name).exists()]
    after = command.partition("run_parts.py ")[2].split()
    return lost + [name for name in after if name not in parts]


def test_the_workflows_test_every_python_and_build_both_archives() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in WORKFLOWS}
    test = parsed(ROOT / ".github/workflows/test.yml")["jobs"]["test"]
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "classifiers"
    ]
    pythons = [line.rpartition(" :: ")[2] for line in classifiers if re.search(r":: 3\.\d+$", line)]
    assert test["strategy"]["matrix"]["python"] == pythons
    assert [step["run"] for step in test["steps"] if "run" in step][-1] == "make test"
    assert "cibuildwheel" in texts["release.yml"]
    assert "hatchling build -t sdist" in texts["release.yml"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_what_a_workflow_calls_is_there(path: Path) -> None:
    found = list(commands(parsed(path)))
    assert found
    assert [lost for command in found for lost in missing(command)] == []


def test_a_target_a_script_or_a_part_that_is_not_there_would_be_noticed() -> None:
    assert missing("make nonsense") == ["make nonsense"]
    assert missing("python scripts/nonsense.py") == ["scripts/nonsense.py"]
    assert missing("python scripts/run_parts.py docs nonsense") == ["nonsense"]


def test_wheels_are_built_for_the_pythons_that_are_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tested = parsed(ROOT / ".github/workflows/test.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    built = project["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{python.replace('.', '')}-*" for python in tested]


def test_the_hooks_are_local_and_call_tools_that_are_there() -> None:
    (repository,) = parsed(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    for hook in repository["hooks"]:
        tool = hook["entry"].split()[0].removeprefix(".venv/bin/")
        assert shutil.which(tool, path=str(Path(sys.executable).parent)), hook
        assert missing(hook["entry"]) == []


def test_every_extra_is_told_of_where_people_install() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    told = re.findall(r"^\| `eldorado\[(\w+)\]`", (ROOT / "docs/install.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(told) == sorted(project["project"]["optional-dependencies"])


def test_issue_templates_say_what_they_are_for() -> None:
    templates = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.md"))
    assert len(templates) >= 3
    for path in templates:
        head = yaml.safe_load(path.read_text(encoding="utf-8").split("---")[1])
        assert head["name"]
        assert head["about"]


def test_the_licences_of_dependencies_are_listed() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/licences.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "not stated" not in (ROOT / "docs/licences.md").read_text(encoding="utf-8")


def test_all_that_is_installed_is_audited_and_secrets_are_looked_for() -> None:
    """What a server with all extras installs holds what everybody does."""
    locks = ROOT / "requirements"
    run, serve = (
        set(re.findall(r"^[\w.-]+==\S+", (locks / f"{name}.txt").read_text("utf-8"), re.M))
        for name in ("run", "serve")
    )
    assert run < serve
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\naudit:")[2].partition("\n\n")[0]
    assert set(re.findall(r"pip-audit --require-hashes -r requirements/(\w+)", recipe)) == {"serve", "lab"}
    safety = " ".join(commands(parsed(ROOT / ".github/workflows/test.yml")))
    assert "make audit" in safety
    assert "gitleaks" in safety
    listed = (ROOT / "docs/licences.md").read_text("utf-8")
    assert [pin for pin in serve if "| {} | {} |".format(*pin.split("==")) not in listed] == []


@pytest.mark.parametrize("home", ["", "https://forge.example/us/eldorado"])
def test_no_link_of_the_package_leads_nowhere(tmp_path: Path, home: str) -> None:
    """As a package index gets it: without a public home there are no links, with one they lead there."""
    for file in ("hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, tmp_path)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(
        re.sub(r'(?m)^home = ".*"$', f'home = "{home}"', project), "utf-8"
    )
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"], cwd=tmp_path, capture_output=True, check=True
    )
    told = json.loads(done.stdout)
    links = re.findall(r"""\]\(([^)#]+)|<img src="([^"]+)""", told["readme"]["text"])
    addresses = ["".join(link) for link in links] + list(told.get("urls", {}).values())
    assert [link for link in addresses if not (home and link.startswith(home))] == []
    assert (len(addresses) > 10) == bool(home)


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """A repository with nothing but what the release script reads, ready to be released."""
    place = tmp_path / "tree"
    (place / "src/eldorado").mkdir(parents=True)
    (place / "scripts").mkdir()
    shutil.copy(ROOT / "scripts/release.py", place / "scripts")
    (place / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    (place / "src/eldorado/__init__.py").write_text('__version__ = "1.2.3"\n')
    (place / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3 (2026-11-17)\n", encoding="utf-8")
    git(place, "init", "--quiet")
    commit(place)
    return place


def git(place: Path, *words: str) -> None:
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    subprocess.run(["git", *who, *words], cwd=place, capture_output=True, check=True)


def commit(place: Path) -> None:
    git(place, "add", "--all")
    git(place, "commit", "--quiet", "--message", "Change something")


def check_release(place: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "scripts/release.py", "--check", *words],
        cwd=place,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


def test_a_release_needs_a_clean_tree_a_version_a_changelog_and_no_tag(release: Path) -> None:
    assert check_release(release) == (0, "")
    (release / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3 (not yet released)\n", encoding="utf-8")
    code, said = check_release(release)
    assert code == 1
    assert "not clean" in said
    assert "CHANGELOG.md has no entry" in said
    (release / "src/eldorado/__init__.py").write_text('__version__ = "1.2.2"\n')
    commit(release)
    code, said = check_release(release)
    assert code == 1
    assert "not clean" not in said
    assert "does not say that the version is 1.2.3" in said


def test_a_version_is_released_once(release: Path) -> None:
    assert check_release(release, "--tagged")[0] == 1
    git(release, "tag", "v1.2.3")
    assert check_release(release, "--tagged") == (0, "")
    code, said = check_release(release)
    assert code == 1
    assert "already a tag v1.2.3" in said
