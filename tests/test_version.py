"""The command answers, and with the version of the package."""

import subprocess
import sys
from importlib.metadata import version

import eldorado


def run(*args: str) -> subprocess.CompletedProcess[str]:
    code = "from eldorado.cli import main; main()"
    return subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, check=False)


def test_version_is_that_of_the_package() -> None:
    assert eldorado.__version__ == version("eldorado")
    assert run("--version").stdout.startswith(f"eldorado {eldorado.__version__}")


def test_unknown_command_is_one_line_and_exit_code_2() -> None:
    done = run("frobnicate")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("eldorado: ")
    assert done.stderr.count("\n") == 1
