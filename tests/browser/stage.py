"""A real server and a real browser for the tests of the client."""

from __future__ import annotations

import fcntl
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

ROOT = Path(__file__).parents[2]
PATIENCE = 60_000  # milliseconds; machines that test are busy
expect.set_options(timeout=PATIENCE)


def chromium(*words: str) -> str:
    """The path of the browser; `--small` asks for the one without windows, which does the same with less work."""
    command = [sys.executable, str(ROOT / "scripts/find_chromium.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(done.stderr)
    return done.stdout.strip()


# Every window of a whole Chromium keeps the page of its address bar's suggestions running, though nobody sees it: a
# tenth of a core each, for as long as the window is open. Only the last list of features counts, so those that
# Playwright turns off are named again.
UNWANTED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
FLAGS = (
    *(f"--disable-features={','.join(UNWANTED)}", "--disable-gpu", "--disable-gpu-rasterization"),
    # Pages of one person share a process: it has read the client's programs and drawn its fonts before.
    "--process-per-site",
    # A page of a test lives for seconds: its programs end before it pays to make them fast, and its litter is hardly
    # worth a collection. A tenth of a page's work, and a third of what axe does.
    "--js-flags=--no-maglev --no-turbofan --min-semi-space-size=16",
)
# Of the site, and drawn in no time: for whoever only wants to put something into its memory.
PICTURE = "/favicon.svg"
RESOLVER = "--host-resolver-rules=MAP table.test 127.0.0.1"


class Server:
    """`eldorado serve` on a port and a folder of its own."""

    def __init__(self, folder: Path, games: str = "", *more: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://localhost:{self.port}"
        self.log = folder / "server.log"
        self.deal = folder / "deal"
        command = [sys.executable, str(ROOT / "tests/browser/dealt.py"), str(self.deal), "serve", "--no-open"]
        self.process = subprocess.Popen(
            [
                *command,
                "--port",
                str(self.port),
                "--data",
                str(folder / "data"),
                "--allow-host",
                "table.test",
                *more,
            ],
            stdout=self.log.open("wb"),
            stderr=subprocess.STDOUT,
            env={
                **os.environ,
                "PYTHONUNBUFFERED": "1",
                "PYTHONPATH": os.pathsep.join([str(ROOT / "tests"), str(ROOT / "src")]),
                "ELDORADO_TEST_GAMES": games,
            },
        )
        deadline = time.monotonic() + 60
        while True:
            try:
                self.health()
                return
            except OSError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    pytest.fail("the server did not start:\n" + self.log.read_text(errors="replace"))
                time.sleep(0.1)

    def health(self) -> dict[str, Any]:
        with urllib.request.urlopen(f"{self.url}/healthz", timeout=10) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="session")
def built() -> None:
    """The client, built from its present sources: by one of those who test side by side, while the others wait."""
    with (ROOT / "web/package.json").open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        done = subprocess.run(
            [sys.executable, str(ROOT / "hatch_build.py"), "web"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    health = running.health()
    running.stop()
    assert health["exceptions"] == 0, running.log.read_text(errors="replace")


@pytest.fixture(scope="session")
def tools() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(tools: Playwright) -> Iterator[Browser]:
    started = tools.chromium.launch(executable_path=chromium("--small"), args=[*FLAGS, RESOLVER])
    yield started
    started.close()


@pytest.fixture
def whole_browser(tools: Playwright, server: Server) -> Iterator[Strangers]:
    """For tests of what the small browser lacks: notifications."""
    started = tools.chromium.launch(executable_path=chromium(), args=[*FLAGS, RESOLVER])
    yield Strangers(started, server.url)
    started.close()


DESKTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
# Motion is looked at where it matters: everywhere else it is drawn for nobody. So is the service worker, which would
# answer in place of what a test puts before the server, and fetches everything once more in every new browser.
QUIET: dict[str, Any] = {"reduced_motion": "reduce", "service_workers": "block"}
Opened = Callable[..., Page]
COACHED = (
    "try{const k='eldorado.settings',s=JSON.parse(localStorage.getItem(k)||'{}');"
    "if(!('coached' in s)){s.coached=true;localStorage.setItem(k,JSON.stringify(s))}}catch(e){}"
)


class Strangers:
    """Browsers of people who have never been here, lent to one test after the other.

    Chromium needs a second to make a new one, and moments to make one forget who sat before it.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.free: dict[str, list[BrowserContext]] = {}
        # A page stays open in each, at a picture of the site: with the last one goes what took so long to make, and
        # with the last one of the site the process that has read the client.
        self.kept: dict[BrowserContext, Page] = {}

    def lend(self, phone: bool, coached: bool, **more: Any) -> tuple[str, BrowserContext]:
        """A browser, and its kind, which is to be told when it comes back."""
        more = {**QUIET, **more}
        kind = repr((phone, coached, sorted(more.items())))
        if self.free.setdefault(kind, []):
            return kind, self.free[kind].pop()
        size = PHONE if phone else DESKTOP
        context = self.browser.new_context(**{**size, "base_url": self.url, **more})
        context.set_default_timeout(PATIENCE)
        if coached:
            context.add_init_script(COACHED)
        return kind, context

    def take_back(self, kind: str, context: BrowserContext) -> None:
        """What it kept, its cookies and its pages are gone: whoever gets it next is a stranger."""
        if context.service_workers:
            # It is struck off with all that was kept, and lives on while tests listen to it: the next one would take
            # it for its own.
            context.close()
            return
        if context not in self.kept:
            self.kept[context] = context.new_page()
            self.kept[context].goto(self.url + PICTURE)
        kept = self.kept[context]
        for page in context.pages:
            if page is not kept:
                page.close()
        line = context.new_cdp_session(kept)
        line.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})
        line.detach()
        context.clear_cookies()
        context.clear_permissions()
        self.free[kind].append(context)


@pytest.fixture(scope="session")
def strangers(browser: Browser, server: Server) -> Strangers:
    return Strangers(browser, server.url)


@pytest.fixture
def open_page(server: Server, request: pytest.FixtureRequest) -> Iterator[Opened]:
    """A page in a browser of its own (its own cookie). What it complains about fails the test.

    Nothing is loaded unless a path is given: a test that makes its table by `call` begins there.
    """
    whole = "whole_browser" in request.fixturenames
    strangers: Strangers = request.getfixturevalue("whole_browser" if whole else "strangers")
    by_lot = request.node.get_closest_marker("soak")
    chosen = request.node.get_closest_marker("deal")
    name = f"{request.node.name} {chosen.args[0]}" if chosen else request.node.name
    server.deal.write_text("" if by_lot else name, encoding="utf-8")
    lent: list[tuple[str, BrowserContext]] = []
    wrong: list[str] = []

    def make(path: str | None = None, phone: bool = False, coached: bool = True, **more: Any) -> Page:
        lent.append(strangers.lend(phone, coached, **more))
        page = lent[-1][1].new_page()
        page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
        page.on(
            "console", lambda said: wrong.append(f"console: {said.text}") if said.type == "error" else None
        )
        if path is not None:
            page.goto(path)
        return page

    yield make
    for kind, context in lent:
        strangers.take_back(kind, context)
    noise = (
        "status of 404",
        "status of 400",
        "status of 409",
        "WebSocket",
        "Opener-Policy",
        "ERR_INTERNET_DISCONNECTED",
    )
    assert not [w for w in wrong if not any(n in w for n in noise)], wrong
