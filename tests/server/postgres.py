"""A PostgreSQL of the tests' own: started on a free port, with its data in a folder of its own, and stopped after them.

PostgreSQL refuses to run as root; then it runs as the user its package made, or as nobody.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import psycopg

ROOT = Path(__file__).resolve().parents[2]


def programs() -> Path:
    """The folder of its programs; without one the tests fail, and say how to get it."""
    done = subprocess.run(
        [sys.executable, ROOT / "scripts/find_postgres.py"], stdout=subprocess.PIPE, text=True, check=False
    )
    assert done.returncode == 0, "there is no PostgreSQL, see above"
    return Path(done.stdout.strip())


def other_user() -> pwd.struct_passwd | None:
    """Who runs it, if we may not."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise AssertionError("root may not run PostgreSQL, and there is neither a user “postgres” nor “nobody”")


class Cluster:
    def __init__(self) -> None:
        self.programs = programs()
        self.user = other_user()
        self.folder = Path(tempfile.mkdtemp(prefix="eldorado-postgres-"))
        self.data = self.folder / "data"
        if self.user is not None:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.port = free_port()
        self.made = 0
        self.run("initdb", "-D", str(self.data), "-U", "eldorado", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def run(self, program: str, *words: str) -> None:
        user = self.user
        done = subprocess.run(
            [self.programs / program, *words],
            user=user.pw_uid if user else None,
            group=user.pw_gid if user else None,
            extra_groups=[] if user else None,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            check=False,
        )
        log = self.folder / "log"
        assert done.returncode == 0, (program, done.stdout, log.read_text() if log.is_file() else "")

    def start(self) -> None:
        settings = (
            f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder}"
        )
        small = "-c shared_buffers=16MB -c max_connections=60"  # fsync stays on: that is what is tested
        log = str(self.folder / "log")
        self.run(
            "pg_ctl", "-D", str(self.data), "-w", "-t", "120", "-l", log, "-o", f"{settings} {small}", "start"
        )

    def stop(self, how: str = "fast") -> None:
        """`immediate` is as if the power went: it recovers when it starts again."""
        self.run("pg_ctl", "-D", str(self.data), "-w", "-t", "120", "-m", how, "stop")

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"t{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name}".encode())
        return self.address(name)

    def address(self, database: str) -> str:
        return f"postgresql://eldorado@127.0.0.1:{self.port}/{database}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
