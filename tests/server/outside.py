"""A server in a process of its own, as people run it, and players that talk to it over the network."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from http.client import HTTPException, RemoteDisconnected
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect


class Server:
    """`eldorado serve`, started and killed."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self.flags = flags
        self.address = "127.0.0.1"
        self.within: tuple[str, ...] = ()  # a command that runs it elsewhere
        self.process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self, failpoint: str = "", *flags: str, files: int = 0) -> bool:
        """True once it is up; False if it was killed before. `files`: how many file descriptors it may have."""

        def limit() -> None:
            if files:
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        environment.pop("ELDORADO_FAILPOINT", None)
        if failpoint:
            environment["ELDORADO_FAILPOINT"] = failpoint
        self.port = 0  # any that is free: one of before may be somebody else's by now
        command = [sys.executable, "-c", "from eldorado.cli import main; main()", "serve", "--no-open"]
        where = ["--host", self.address, "--port", "0", "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*self.within, *command, *where, *self.flags, *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
            preexec_fn=limit,
        )
        said = ""
        while not self.port:
            line = self.process.stdout.readline() if self.process.stdout else ""
            if not line:
                break
            said += line
            found = re.search(r"http://localhost:(\d+)", line)
            if found:
                self.port = int(found[1])
        if self.port and self.healthy():
            return True
        code = self.process.wait(30)
        if code == -signal.SIGKILL:
            return False
        said += self.process.stdout.read() if self.process.stdout else ""
        raise AssertionError(f"the server ended with {code} and said: {said!r}")

    def healthy(self) -> bool:
        """Wait until it answers; False if it ends before. Importing everything takes a while on a busy machine."""
        until = time.monotonic() + 120
        while time.monotonic() < until:
            if self.process is None or self.process.poll() is not None:
                return False
            try:
                return bool(self.get("/healthz")["ok"])
            except (OSError, HTTPException):
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def lives(self, seconds: float) -> bool:
        """Whether it still runs after so long."""
        assert self.process is not None
        try:
            self.process.wait(seconds)
            return False
        except subprocess.TimeoutExpired:
            return True

    def strike(self) -> None:
        """Kill it without waiting."""
        if self.process is not None:
            self.process.kill()

    def kill(self) -> None:
        if self.process is not None:
            self.strike()
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
        return f"http://{self.address}:{self.port}"

    def get(self, path: str, cookie: str = "") -> Any:
        with urlopen(Request(self.base + path, headers={"Cookie": cookie}), timeout=60) as answer:
            return json.loads(answer.read())


class Witness:
    """What a player saw acknowledged and shown at one table."""

    def __init__(self, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.acked: dict[int, str] = {}  # entry number → notation, or where an undo leads
        self.seen: dict[int, tuple[int, str, str]] = {}  # entry number → whose, by whom, what
        self.doubtful: list[tuple[int, str]] = []  # sent, at n, and never answered


class Player:
    """A browser over the network that writes down every acknowledgement it gets."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        self.patience = 30.0  # seconds for a connection
        self.group = 0  # who play together
        self.table = ""
        self.seat = -1
        self.socket: ClientConnection | None = None
        self.position: Any = None
        self.status = ""
        self.witness = Witness("", -1)
        self.past: list[Witness] = []  # of games that are over
        self.last: tuple[int, str] | None = None
        self.broke: Exception | None = None

    def request(self, method: str, path: str, body: Any = None, tries: int = 3) -> Any:
        """Ask, and ask again if the process that should answer was too busy to take the connection over."""
        try:
            return self.request_once(method, path, body)
        except RemoteDisconnected:
            if tries == 1:
                raise
            return self.request(method, path, body, tries - 1)

    def request_once(self, method: str, path: str, body: Any = None) -> Any:
        sent = None if body is None else json.dumps(body).encode()
        request = Request(self.server.base + path, sent, {"Cookie": self.cookie}, method=method)
        try:
            with urlopen(request, timeout=60) as answer:
                if answer.headers.get("Set-Cookie"):
                    self.cookie = answer.headers["Set-Cookie"].split(";")[0]
                return json.loads(answer.read() or b"null")
        except HTTPError as error:
            if error.code == 307:  # to the process that has the table, as a browser does
                return self.request(method, error.headers["Location"], body)
            return json.loads(error.read())

    def sits(self, table: str, seat: int) -> None:
        self.table, self.seat = table, seat
        self.witness = Witness(table, seat)
        self.position, self.status = None, ""

    @property
    def acknowledged(self) -> int:
        return sum(len(one.acked) for one in (*self.past, self.witness))

    def again(self) -> None:
        """The game is over: to the rematch, once everybody has confirmed it."""
        new = self.request("POST", f"/api/tables/{self.table}/rematch", {})
        if "id" not in new:
            raise OSError(f"no rematch: {new}")
        self.past.append(self.witness)
        self.sits(new["id"], new["you"]["seats"][0])
        self.lost()
        self.open()

    def open(self) -> None:
        self.broke = None
        address = f"ws://{self.server.address}:{self.server.port}/api/tables/{self.table}/ws"
        self.closing = ExitStack()
        opened = connect(
            address, additional_headers={"Cookie": self.cookie}, open_timeout=self.patience, close_timeout=1
        )
        self.socket = self.closing.enter_context(opened)
        self.read(until="sync")

    def take(self, timeout: float) -> Any:
        """The next message, kept in mind."""
        assert self.socket is not None
        message = json.loads(self.socket.recv(timeout=timeout))
        if message.get("position"):
            self.position = message["position"]
        if message.get("table"):
            self.status = message["table"]["status"]
        for item in message.get("items", ()):
            if "n" in item:
                self.witness.seen[item["n"]] = (item["seat"], item["by"], item["is"])
        return message

    def read(self, until: str, ref: str | None = None) -> Any:
        while True:
            message = self.take(60)
            if message["on"] in (until, "refused", "error") or (ref and message.get("id") == ref):
                return message

    def wait(self, seconds: float) -> None:
        """See what others do, if anything."""
        with suppress(TimeoutError):
            self.take(seconds)

    def act(self, rnd: Random) -> bool:
        """Make a decision, or take one back, if one is owed: send, wait for the acknowledgement, write it down."""
        you = self.position["you"] if self.position else None
        if you is None or you["seq"] is None or self.status != "playing":
            return False
        assert self.socket is not None
        sent: dict[str, Any] = {"id": "x", "seat": you["seat"], "seq": you["seq"]}
        back = you["undo"]["to"]
        if back is not None and rnd.random() < 0.1:
            what = f"undo {back}"
            sent |= {"do": "undo", "to": back}
        else:
            move = rnd.choice(you["legal"])
            what = move["notation"]
            sent |= {"do": "act", "moves": [move["action"]]}
        self.last = (self.position["n"], what)
        self.socket.send(json.dumps(sent))
        answer = self.read("ack", ref="x")
        self.last = None
        if answer["on"] != "ack":
            return False
        assert answer["n"] not in self.witness.acked, "one number acknowledged twice"
        self.witness.acked[answer["n"]] = what
        self.read("step")
        return True

    def lost(self) -> None:
        """The connection broke: what was sent and not answered may or may not be there."""
        if self.last is not None:
            self.witness.doubtful.append(self.last)
            self.last = None
        if self.socket is not None:
            self.closing.close()
            self.socket = None


BROKEN = (WebSocketException, HTTPException, OSError, TimeoutError, EOFError)
