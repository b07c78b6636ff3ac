"""Starting a server on this machine: folder, port, addresses, browser."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from types import FrameType
from typing import TextIO

import segno
import uvicorn

from eldorado import games
from eldorado.core.errors import UserError
from eldorado.server import memory, wire
from eldorado.server.app import Application
from eldorado.server.config import Config
from eldorado.server.protocol import Protocol, Requests
from eldorado.server.store import Store

PORT = 7440
TRIES = 40


def data_folder() -> Path:
    """Where a user's programs keep their data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "eldorado"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "eldorado"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "eldorado"


def bind(host: str, port: int) -> socket.socket | None:
    """A listening socket, or None if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
        made.listen(512)
    except PermissionError:
        made.close()
        raise UserError("serve.port_forbidden", port=port) from None
    except OSError as error:
        made.close()
        if isinstance(error, socket.gaierror) or error.errno in (99, 10049, 49):
            raise UserError("serve.bad_host", host=host) from None
        return None
    return made


def choose_port(host: str, wanted: int | None, folder: Path) -> socket.socket:
    """The port asked for, or the one of last time, or the usual one, or the next that is free."""
    if wanted is not None:
        made = bind(host, wanted)
        if made is None:
            raise UserError("serve.port_taken", port=wanted)
        return made
    file = folder / "port"
    last = wire.number(file.read_bytes().decode("latin-1").strip() if file.is_file() else "")
    first = [last] if last is not None and 0 < last < 65536 else []
    for port in [*first, *range(PORT, PORT + TRIES)]:
        made = bind(host, port)
        if made is not None:
            file.write_text(f"{made.getsockname()[1]}\n")
            return made
    raise UserError("serve.no_port", first=PORT, last=PORT + TRIES - 1)


def network_address() -> str | None:
    """The address other devices of the local network see. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("10.255.255.255", 1))
        found = str(probe.getsockname()[0])
        return None if found.startswith("127.") else found
    return None


class Running(UserError):
    """A server is open already with these tables, at an address that is known."""


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[TextIO]:
    """One server per folder: two would not know of each other's tables. The file says where the one is open."""
    try:
        file = (folder / "lock").open("a+")
    except OSError:
        raise UserError("serve.bad_folder", folder=str(folder)) from None
    try:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.seek(0)
                url = file.read(200).strip()
                if url.startswith("http"):
                    raise Running("serve.running_at", folder=str(folder), url=url) from None
                raise UserError("serve.running", folder=str(folder)) from None
        file.truncate(0)
        yield file
    finally:
        file.close()


@contextlib.contextmanager
def show_running(wanted: bool) -> Iterator[None]:
    try:
        yield
    except Running as there:
        if not wanted:
            raise
        print(there)
        webbrowser.open(str(there.args_["url"]))


def prepare(data: Path | None) -> Path:
    folder = data or data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "port").touch()
    except OSError:
        raise UserError("serve.bad_folder", folder=str(folder)) from None
    return folder


def static_folder() -> Path | None:
    found = Path(str(files("eldorado"))) / "static"
    return found if (found / "index.html").is_file() else None


def serve(
    host: str, port: int | None, data: Path | None, open_browser: bool, url: str | None, workers: int
) -> None:
    """Run until stopped. Who starts it a second time wants to play: they are shown the one that is open."""
    folder = prepare(data)
    with show_running(open_browser and port is None), alone(folder) as lock:
        Store(Config(folder).database).prepare()  # what is wrong with it is said before anything is promised
        listening = choose_port(host, port, folder)
        number = listening.getsockname()[1]
        local = f"http://localhost:{number}"
        print(local, file=lock, flush=True)
        lan = network_address() if host in ("0.0.0.0", "::") else None
        links = (url.rstrip("/"),) if url else (f"http://{lan}:{number}",) if lan else ()
        config = Config(folder, links=links, static=static_folder(), workers=workers)
        logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
        announce(local, links, folder)
        if open_browser:
            threading.Timer(0.8, webbrowser.open, (local,)).start()
        run(Application(config), listening)


class Server(uvicorn.Server):
    """Ctrl-C pressed twice does not stop it twice: it takes three seconds at most, and the store is closed in order."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            super().handle_exit(sig, frame)


def run(app: Application, listening: socket.socket) -> None:
    settings = uvicorn.Config(
        app,
        http=Requests,
        ws=Protocol,
        ws_max_size=app.hub.config.limits.frame,
        ws_per_message_deflate=False,  # small messages on a fast wire: not worth the time
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    memory.keep_tidy()
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how a server is meant to be stopped
        Server(settings).run(sockets=[listening])


def announce(local: str, links: tuple[str, ...], folder: Path) -> None:
    words = games.words()
    print(words.say("serve.local", {"url": local}))
    for link in links:
        print(words.say("serve.network", {"url": link}))
        if sys.stdout.isatty():
            segno.make(link).terminal(compact=True, border=1)
    print(words.say("serve.data", {"folder": str(folder)}))
    print(words.say("serve.stop"), flush=True)
