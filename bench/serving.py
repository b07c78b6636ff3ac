"""Start a server in its own process, read its figures and print them, for all measurements of the server."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

# All players of a measurement share one address. Older servers do not have all of these limits.
FREE: dict[str, float] = {
    "requests": 1e9,
    "request_burst": 1e9,
    "makes": 1e9,
    "make_burst": 1e9,
    "tables": 10**6,
}
FREE |= {"messages": 1e9, "message_burst": 1e9, "connections": 10**6}
FREE |= {"together": 1e9, "together_burst": 1e9}

SERVER = """
import json, resource, sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from eldorado.server import run
from eldorado.server.app import Application
from eldorado.server.config import Config
present = find_spec("eldorado.server.http") is not None
Limits = import_module("eldorado.server.http.limits" if present else "eldorado.server.limits").Limits
most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
wanted = {name: value for name, value in json.loads(sys.argv[2]).items() if hasattr(Limits, name)}
app = Application(Config(Path(sys.argv[1]), limits=Limits(**wanted)))
listening = run.bind("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
run.run(app, [listening] if present else listening)
"""


@contextmanager
def serving(limits: dict[str, float], python: Path | str = sys.executable) -> Iterator[tuple[int, int]]:
    """Start a server with these limits, using the eldorado of an interpreter; yield its process and port."""
    with tempfile.TemporaryDirectory() as folder, serving_from(folder, limits, python) as (pid, port):
        time.sleep(1.0)
        yield pid, port


@contextmanager
def serving_from(
    folder: str, limits: dict[str, float], python: Path | str = sys.executable
) -> Iterator[tuple[int, int]]:
    """Start a server on the tables in a folder; it may not answer yet."""
    server = subprocess.Popen(
        [str(python), "-c", SERVER, folder, json.dumps(limits)], stdout=subprocess.PIPE, text=True
    )
    try:
        yield server.pid, int(server.stdout.readline()) if server.stdout else 0
    finally:
        server.terminate()
        server.wait()


def interpreter(given: str) -> Path:
    """The interpreter of a tree or an environment, or the one at the path itself."""
    path = Path(given)
    for place in (path, path / "bin" / "python", path / ".venv" / "bin" / "python"):
        if place.is_file():
            return place
    raise SystemExit(
        f"{given}: there is no environment with an interpreter. Run “make setup” in that tree first."
    )


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def processor(pid: int) -> float:
    """Seconds of processor time that the threads of a process have used, exact to the nanosecond."""
    spent = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        spent += int((thread / "schedstat").read_text().split()[0])
    return spent / 1e9


def at(values: list[float], share: float) -> float:
    """The percentile of the sorted values, in milliseconds."""
    return round(1000 * values[min(len(values) - 1, int(len(values) * share))], 1) if values else 0.0


def show(result: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(result, indent=1))
        return
    for key, value in result.items():
        print(f"{key:<24} {value}")
