"""Running it for others: the files in deploy/ ask for what there is, and backups bring everything back."""

from __future__ import annotations

import asyncio
import inspect
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from eldorado import cli
from eldorado.cli.serve import serve
from eldorado.server.http.connections import PROXIES, Gate
from server.harness import Browser, running
from server.postgres import Cluster
from server.test_admin import everything, filled

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def known(flags: list[str]) -> None:
    """Every flag is one of `eldorado serve`."""
    names = {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters} | {"--no-open"}
    given = {flag.partition("=")[0] for flag in flags if flag.startswith("--")}
    assert given
    assert given <= names, given - names


def test_container_starts_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", text, re.M)
    assert entry is not None
    command: list[str] = yaml.safe_load(entry[1])
    assert command[1] == "serve"
    known(command)
    users = re.findall(r"^USER (\S+)$", text, re.M)
    assert users == ["10001"]
    assert "/readyz" in text
    for file in re.findall(r"-r (requirements/\S+)", text):
        assert (ROOT / file).is_file()


def test_lock_of_the_container_holds_both_extras_and_no_tools() -> None:
    pins = (ROOT / "requirements/serve.txt").read_text()
    names = set(re.findall(r"^([a-z0-9._-]+)==", pins, re.M | re.I))
    assert {"psycopg", "psycopg-binary", "prometheus-client", "litestar", "uvicorn"} <= names
    assert not names & {"pytest", "mypy", "playwright", "ruff"}
    assert "://" not in pins


def test_compose_file_fits_together() -> None:
    made: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = made["services"]
    known(services["eldorado"]["command"])
    subnet = made["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["eldorado"]["environment"][PROXIES] == subnet
    assert (ROOT / "deploy" / services["eldorado"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["eldorado"]["build"]["dockerfile"]).is_file()
    for service in services.values():
        for volume in service["volumes"]:
            assert volume.partition(":")[0] in made["volumes"]
        assert set(service.get("depends_on", [])) <= set(services)
        assert "ports" not in service or service is services["proxy"]  # nothing else is reached from outside


def test_unit_starts_what_there_is() -> None:
    text = (DEPLOY / "eldorado.service").read_text()
    line = re.search(r"^ExecStart=(.*)$", text, re.M)
    assert line is not None
    known(shlex.split(line[1]))
    assert "User=eldorado" in text
    assert "StateDirectory=eldorado" in text  # makes /var/lib/eldorado


class Caller:
    def cut(self) -> None:
        raise AssertionError("nobody is cut off")


def test_proxy_on_another_machine_brings_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(100, 2)
    assert [gate.enter(Caller(), "172.30.74.9") for _ in range(3)] == [True, True, False]
    monkeypatch.setenv(PROXIES, "10.1.1.1, 172.30.74.0/24, nonsense")
    assert gate.enter(Caller(), "172.30.74.9")
    assert gate.enter(Caller(), "127.0.0.1")
    assert [gate.enter(Caller(), "172.30.75.9") for _ in range(3)] == [True, True, False]


async def test_copy_of_a_running_server_is_a_backup(tmp_path: Path) -> None:
    """Restored into another folder with the key of the cookies, everybody has their seat."""
    live, saved = tmp_path / "live", tmp_path / "saved"
    host, table = await filled(live, live / "eldorado.sqlite3")
    async with running(live) as app:
        host.app = app
        before = (await host.sit(table)).position
        assert await asyncio.to_thread(cli.run, ["tables", "copy", str(live), str(saved)]) == 0
    shutil.copy(live / "secret", saved / "secret")
    async with running(saved) as app:
        again = Browser(app)
        again.cookie = host.cookie
        wire = await again.sit(table)
        assert wire.position == before
        assert wire.table["you"]["seats"] == [0]


def test_dump_of_a_database_is_a_backup(cluster: Cluster, tmp_path: Path) -> None:
    old, new = cluster.database(), cluster.database()
    asyncio.run(filled(tmp_path, old))
    file = tmp_path / "eldorado.dump"
    dumped = subprocess.run([cluster.programs / "pg_dump", "-Fc", old], stdout=subprocess.PIPE, check=True)
    file.write_bytes(dumped.stdout)
    subprocess.run([cluster.programs / "pg_restore", "-d", new, file], check=True)
    assert everything(new) == everything(old)
    assert any(everything(new).values())
