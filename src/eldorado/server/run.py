"""Start a server on this machine: folder, port, addresses, browser."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from types import FrameType
from typing import TextIO

import segno
import uvicorn

from eldorado import games
from eldorado.bots.outside import loaded
from eldorado.core.errors import UserError
from eldorado.core.system import extras
from eldorado.core.system.places import data_folder
from eldorado.server import garbage
from eldorado.server.app import Application
from eldorado.server.config import Config
from eldorado.server.http.connections import RESERVE, Gate, raise_file_limit
from eldorado.server.http.identity import secret_of
from eldorado.server.http.timeouts import HttpProtocol, WebSocketProtocol
from eldorado.server.processes import others
from eldorado.server.processes.orders import Orders
from eldorado.server.processes.parent import Parent
from eldorado.server.push import keys
from eldorado.server.store import health
from eldorado.server.store.store import Store
from eldorado.server.watch import logs
from eldorado.server.ws import messages

PORT = 7440
TRIES = 40
LOOK_EVERY = 0.4  # seconds between two checks whether the server should stop


def bind(host: str, port: int) -> socket.socket | None:
    """Return a listening socket, or None if the port is taken."""
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
    """Bind the requested port, or last time's, the usual one or the next free one."""
    if wanted is not None:
        made = bind(host, wanted)
        if made is None:
            raise UserError("serve.port_taken", port=wanted)
        return made
    file = folder / "port"
    last = messages.number(file.read_bytes().decode("latin-1").strip() if file.is_file() else "")
    first = [last] if last is not None and 0 < last < 65536 else []
    for port in [*first, *range(PORT, PORT + TRIES)]:
        made = bind(host, port)
        if made is not None:
            file.write_text(f"{made.getsockname()[1]}\n")
            return made
    raise UserError("serve.no_port", first=PORT, last=PORT + TRIES - 1)


def network_address() -> str | None:
    """Return the address of this machine in the local network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("10.255.255.255", 1))
        found = str(probe.getsockname()[0])
        return None if found.startswith("127.") else found
    return None


class Running(UserError):
    """A server with this folder is already running, at a known address."""


@contextlib.contextmanager
def lock_folder(folder: Path) -> Iterator[TextIO]:
    """Lock the folder for one server, as two would not know of each other's tables. The file holds its address."""
    try:
        file = (folder / "lock").open("a+")
    except OSError:
        raise UserError("serve.bad_folder", folder=str(folder)) from None
    with file, held(folder):
        file.truncate(0)
        yield file


@contextlib.contextmanager
def held(folder: Path) -> Iterator[None]:
    """Lock the folder itself: a file in it could be deleted, and another server would lock a new one."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    opened = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(opened)
        url = (folder / "lock").read_text(errors="replace")[:200].strip()
        if url.startswith("http"):
            raise Running("serve.running_at", folder=str(folder), url=url) from None
        raise UserError("serve.running", folder=str(folder)) from None
    try:
        yield
    finally:
        os.close(opened)


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
        for file in folder.glob("eldorado.sqlite3*"):
            if file.is_file():
                file.chmod(0o600)
    except OSError:
        raise UserError("serve.bad_folder", folder=str(folder)) from None
    return folder


def static_folder() -> Path | None:
    found = Path(str(files("eldorado"))) / "static"
    return found if (found / "index.html").is_file() else None


def serve(
    host: str,
    port: int | None,
    data: Path | None,
    open_browser: bool,
    url: str | None,
    workers: int,
    hosts: tuple[str, ...] = (),
    metrics: bool = False,
    log: logs.Form = "text",
    store: str | None = None,
    processes: int | None = None,
    lobby: bool = False,
    machine: str | None = None,
) -> None:
    """Run until stopped. If a server is already running, open that one in the browser."""
    if processes is not None and store is None:
        raise UserError("serve.processes_need_database")
    if machine is not None and processes is None:
        raise UserError("serve.machine_needs_processes")
    if metrics:
        extras.load("prometheus_client", "metrics")  # reported before addresses are announced
    os.umask(0o077)  # hidden information is nobody else's business on this machine
    folder = prepare(data)
    with show_running(open_browser and port is None), lock_folder(folder) as lock:
        if store is None:
            health.check(Config(folder).database)
        # Report a bad store before announcing addresses.
        Store(Config(folder, store=store).place, shared=processes is not None).prepare()
        if processes is not None:
            others.check(store, machine)
        listening = choose_port(host, port, folder)
        number = listening.getsockname()[1]
        local = f"http://localhost:{number}"
        print(local, file=lock, flush=True)
        lan = network_address() if host in ("0.0.0.0", "::") else None
        links = (url.rstrip("/"),) if url else (f"http://{lan}:{number}",) if lan else ()
        config = Config(
            folder,
            store=store,
            links=links,
            hosts=hosts,
            static=static_folder(),
            workers=workers,
            metrics=metrics,
            lobby=lobby,
            behind=url is not None,
        )
        logs.set_up(log)
        secret_of(folder)  # created once, before several want it
        if keys.installed():
            keys.pem_of(folder)
        announce(local, links, str(folder) if store is None else Store(store).name)
        if open_browser:
            threading.Timer(0.8, webbrowser.open, (local,)).start()
        if processes is None or store is None:
            run(Application(config), [listening])
            return
        orders = Orders(
            listening=listening.fileno(),
            beats=-1,
            member="",
            machine=machine or "",
            data=str(folder),
            store=store,
            links=links,
            hosts=hosts,
            workers=workers,
            metrics=metrics,
            lobby=lobby,
            behind=url is not None,
            log=log,
            code=tuple(loaded()),
        )
        code = Parent(orders, processes, listening).run()
        if code:
            raise SystemExit(code)


class Server(uvicorn.Server):
    """Ignore a second Ctrl-C: stopping takes three seconds at most and closes the store in order."""

    async def main_loop(self) -> None:
        """Check now and then whether to stop; uvicorn's ten checks a second are noticeable on an idle machine."""
        while not await self.on_tick(0):
            await asyncio.sleep(LOOK_EVERY)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            super().handle_exit(sig, frame)


def run(
    app: Application,
    sockets: list[socket.socket],
    make: Callable[[uvicorn.Config], uvicorn.Server] = Server,
    http: type[HttpProtocol] = HttpProtocol,
) -> None:
    settings = uvicorn.Config(
        app,
        http=http,
        ws=WebSocketProtocol,
        ws_max_size=app.registry.config.limits.frame,
        ws_per_message_deflate=False,  # not worth the time for small messages
        log_level="warning",
        log_config=None,  # one format for all lines
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    limits = app.registry.config.limits
    HttpProtocol.gate = Gate(raise_file_limit() - RESERVE, limits.connections)
    WebSocketProtocol.limits = limits
    garbage.limit_pauses()
    with contextlib.suppress(KeyboardInterrupt):  # the usual way to stop a server
        make(settings).run(sockets=sockets)


def announce(local: str, links: tuple[str, ...], where: str) -> None:
    words = games.words()
    print(words.say("serve.local", {"url": local}))
    for link in links:
        print(words.say("serve.network", {"url": link}))
        if sys.stdout.isatty():
            segno.make(link).terminal(compact=True, border=1)
    print(words.say("serve.data", {"folder": where}))
    print(words.say("serve.stop"), flush=True)
