"""Shared by the measurements of the server: a server in a process of its own, and printing of figures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

SERVER = """
import json, sys
from pathlib import Path
from eldorado.server import run
from eldorado.server.app import Application
from eldorado.server.config import Config
from eldorado.server.http.limits import Limits
app = Application(Config(Path(sys.argv[1]), limits=Limits(**json.loads(sys.argv[2]))))
listening = run.bind("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
run.run(app, [listening])
"""


@contextmanager
def serving(limits: dict[str, float]) -> Iterator[tuple[int, int]]:
    """A server with these limits instead of the usual ones; its process and its port."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, folder, json.dumps(limits)],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        try:
            port = int(server.stdout.readline()) if server.stdout else 0
            time.sleep(1.0)
            yield server.pid, port
        finally:
            server.terminate()
            server.wait()


def show(result: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(result, indent=1))
        return
    for key, value in result.items():
        print(f"{key:<24} {value}")
