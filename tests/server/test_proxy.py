"""The nginx of docs/hosting.md in front of a server, over https and on a port of its own."""

from __future__ import annotations

import json
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from server.crowd import QUICK
from server.machines import Machines, fell, machine
from server.outside import Player, Server
from server.postgres import Cluster, free_port

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(
    not shutil.which("nginx") or not shutil.which("openssl"), reason="needs nginx and openssl"
)


def configuration(folder: Path, port: int, behind: int) -> Path:
    """The example as it stands in the document, with our ports and a certificate of our own."""
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    example = text.partition("```nginx\n")[2].partition("```")[0]
    certificate = f"ssl_certificate {folder}/cert.pem; ssl_certificate_key {folder}/key.pem;"
    for old, new in (
        ("eldorado.example.org", "localhost"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl; {certificate}"),
        ("127.0.0.1:7440", f"127.0.0.1:{behind}"),
    ):
        assert old in example
        example = example.replace(old, new)
    return written(folder, example)


def written(folder: Path, example: str) -> Path:
    file = folder / "nginx.conf"
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{name}_temp_path {folder}/{name};" for name in kinds)
    file.write_text(
        f"daemon off; pid {folder}/pid; events {{}} http {{ access_log off; {places}\n{example} }}", "utf-8"
    )
    return file


@pytest.fixture
def site(tmp_path: Path) -> Iterator[int]:
    """The port of an https site."""
    port = free_port()
    make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    names = ["-keyout", f"{tmp_path}/key.pem", "-out", f"{tmp_path}/cert.pem", "-subj", "/CN=localhost"]
    subprocess.run([*make, *names], check=True, capture_output=True)
    server = Server(tmp_path / "data", "--url", f"https://localhost:{port}")
    assert server.start()
    try:
        with nginx(tmp_path, configuration(tmp_path, port, server.port)):
            yield port
    finally:
        server.kill()


@contextmanager
def nginx(folder: Path, settings: Path) -> Iterator[None]:
    proxy = subprocess.Popen(["nginx", "-p", folder, "-e", folder / "errors", "-c", settings])
    try:
        yield
    finally:
        proxy.terminate()
        proxy.wait(30)


def trusting() -> ssl.SSLContext:
    made = ssl.create_default_context()
    made.check_hostname, made.verify_mode = False, ssl.CERT_NONE  # it signed itself
    return made


def ask(port: int, path: str, body: object = None, origin: str = "") -> tuple[int, dict[str, str], bytes]:
    headers = {"Origin": origin} if origin else {}
    sent = json.dumps(body).encode() if body is not None else None
    request = Request(f"https://localhost:{port}{path}", sent, headers)
    for _ in range(100):
        try:
            with urlopen(request, timeout=30, context=trusting()) as answer:
                return answer.status, dict(answer.headers), answer.read()
        except HTTPError as error:
            return error.code, dict(error.headers), error.read()
        except OSError:  # nginx is starting
            time.sleep(0.1)
    raise AssertionError("nginx does not answer")


def test_site_behind_nginx_on_any_port(site: int) -> None:
    assert ask(site, "/readyz")[0] == 200
    assert ask(site, "/metrics")[0] == ask(site, "/nothing/here")[0] == 404
    wanted = {"game": "quest", "seats": [{"kind": "you"}, {"kind": "bot", "level": "easy"}]}
    assert ask(site, "/api/tables", wanted, origin="https://elsewhere.example")[0] == 403
    ours = f"https://localhost:{site}"
    status, headers, body = ask(site, "/api/tables", wanted, origin=ours)
    assert status in (200, 201), body
    cookie = headers["set-cookie"]
    assert cookie.startswith("__Host-eldorado=")  # as over https
    assert "Secure" in cookie
    table = json.loads(body)
    assert table["link"] == f"{ours}/t/{table['id']}"
    socket = f"wss://localhost:{site}/api/tables/{table['id']}/ws"
    with connect(
        socket, ssl=trusting(), origin=Origin(ours), additional_headers={"Cookie": cookie.split(";")[0]}
    ) as opened:
        assert json.loads(opened.recv(30))["table"]["you"]["seats"] == [0]


class Balanced(Machines):
    """Everybody comes through nginx, which chooses the machine."""

    def try_elsewhere(self, player: Player) -> None:
        """They see one address."""

    def answers(self) -> bool:
        with suppress(OSError, ValueError):
            return bool(self.server.get("/healthz")["ok"])
        return False


@pytest.mark.slow
def test_balancer_leads_people_to_the_machine_that_lives(cluster: Cluster, tmp_path: Path) -> None:
    store, port = cluster.database(), free_port()
    servers = [machine(tmp_path / str(i), f"127.0.0.{i}", store) for i in (2, 3)]
    crowd = Balanced(tmp_path, store, servers)
    crowd.server = Server(tmp_path)  # what people see
    crowd.server.port = port
    try:
        for server in servers:
            assert server.start()
        with nginx(tmp_path, written(tmp_path, balancing(port, servers))):
            crowd.whole()
            crowd.until(crowd.answers, "nginx does not answer")
            crowd.seat_all()
            crowd.live_all()
            crowd.goes_on()
            fell(servers[0])
            assert crowd.time_until_all_play() < QUICK
            print("until all play on:", [round(seconds, 1) for seconds in crowd.waits])
            assert crowd.finish() >= 4
    finally:
        crowd.end()


def balancing(port: int, servers: list[Server]) -> str:
    """The example for several machines, with what it takes over from the one above it."""
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    one, two = (part.partition("```")[0] for part in text.split("```nginx\n")[1:3])
    upstream, more = two.split("server {\n    …")
    lines = [line.partition("#")[0].strip() for line in more.splitlines()]
    added = " ".join(line for line in lines if line.startswith("proxy_") and "proxy_pass" not in line)
    assert "http_503" in added
    made = upstream + one.replace("listen 443 ssl;", f"listen 127.0.0.1:{port}; {added}")
    made = made.replace("http://127.0.0.1:7440", "http://eldorado").replace(
        "eldorado.example.org", "localhost"
    )
    for number, server in enumerate(servers):
        made = made.replace(f"10.0.0.{5 + number}:7440", f"{server.address}:{server.port}")
    return made
