"""A server in a process of its own, as people run it, and players that talk to it over the network."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import ExitStack
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect


class Server:
    """`eldorado serve`, started and killed."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self, failpoint: str = "", *flags: str) -> bool:
        """True once it is up; False if it was killed before."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        if failpoint:
            environment["ELDORADO_FAILPOINT"] = failpoint
        port = str(self.port)  # 0 the first time: any; then the same again
        command = [sys.executable, "-c", "from eldorado.cli import main; main()", "serve", "--no-open"]
        self.process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--port", port, "--data", str(self.data), *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
        )
        said = ""
        while True:
            line = self.process.stdout.readline() if self.process.stdout else ""
            said += line
            found = re.search(r"http://localhost:(\d+)", line)
            if found:
                self.port = int(found[1])
            if not line:
                self.process.wait()
                if self.process.returncode == -signal.SIGKILL:
                    return False
                raise AssertionError(said)
            if self.port and self.healthy():
                return True

    def healthy(self) -> bool:
        for _ in range(400):
            if self.process is None or self.process.poll() is not None:
                return False
            try:
                return bool(self.get("/healthz")["ok"])
            except OSError:
                try:
                    self.process.wait(0.02)
                except subprocess.TimeoutExpired:
                    continue
        return False

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.wait()

    def wait(self) -> int:
        assert self.process is not None
        code = self.process.wait(30)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.wait()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, cookie: str = "") -> Any:
        with urlopen(Request(self.base + path, headers={"Cookie": cookie}), timeout=10) as answer:
            return json.loads(answer.read())


class Player:
    """A browser over the network that writes down every acknowledgement it gets."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        self.table = ""
        self.seat = -1
        self.socket: ClientConnection | None = None
        self.position: Any = None
        self.status = ""
        self.acked: dict[int, int] = {}  # entry number → action: the witness
        self.doubtful: list[tuple[int, int]] = []  # sent, at n, and never answered
        self.last: tuple[int, int] | None = None

    def request(self, method: str, path: str, body: Any = None) -> Any:
        sent = None if body is None else json.dumps(body).encode()
        request = Request(self.server.base + path, sent, {"Cookie": self.cookie}, method=method)
        try:
            with urlopen(request, timeout=10) as answer:
                if answer.headers.get("Set-Cookie"):
                    self.cookie = answer.headers["Set-Cookie"].split(";")[0]
                return json.loads(answer.read() or b"null")
        except HTTPError as error:
            return json.loads(error.read())

    def open(self) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/ws"
        self.closing = ExitStack()
        opened = connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=10)
        self.socket = self.closing.enter_context(opened)
        self.read(until="sync")

    def read(self, until: str, ref: str | None = None) -> Any:
        assert self.socket is not None
        while True:
            message = json.loads(self.socket.recv(timeout=20))
            if message.get("position"):
                self.position = message["position"]
            if message.get("table"):
                self.status = message["table"]["status"]
            if message["on"] in (until, "refused", "error") or (ref and message.get("id") == ref):
                return message

    def act(self, choice: int) -> bool:
        """Make a decision if one is owed: send, wait for the acknowledgement, write it down."""
        you = self.position["you"] if self.position else None
        if you is None or you["seq"] is None or self.status != "playing":
            return False
        assert self.socket is not None
        move = you["legal"][choice % len(you["legal"])]["action"]
        self.last = (self.position["n"], move)
        self.socket.send(
            json.dumps({"do": "act", "id": "x", "seat": you["seat"], "seq": you["seq"], "moves": [move]})
        )
        answer = self.read("ack", ref="x")
        if answer["on"] == "ack":
            assert answer["n"] not in self.acked, "one number acknowledged twice"
            self.acked[answer["n"]] = move
            self.last = None
            self.read("step")
            return True
        self.last = None
        return False

    def lost(self) -> None:
        """The connection broke: what was sent and not answered may or may not be there."""
        if self.last is not None:
            self.doubtful.append(self.last)
            self.last = None
        if self.socket is not None:
            self.closing.close()
            self.socket = None


BROKEN = (WebSocketException, HTTPException, OSError, TimeoutError, EOFError)
