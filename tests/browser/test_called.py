"""Called with no page open, from the switch in the settings to the notification: the page asks, the server signs and
encrypts, a push service of this test reads it, and the browser's worker shows it. Only what a browser's own push
service does in between is not there: it would need one of its makers' computers."""

from __future__ import annotations

import base64
import json
import os
import queue
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, Page, Playwright, expect

from browser.hands import call
from browser.stage import COACHED, DESKTOP, FLAGS, PATIENCE, PHONE, RESOLVER, Server, chromium
from browser.test_app import CONTROLLED, NOTES, registration

pytestmark = pytest.mark.soak
SUBSCRIBED = """PushManager.prototype.subscribe = (asked) =>
  Promise.resolve({ toJSON: () => ({ endpoint: '%s', keys: { p256dh: '%s', auth: '%s' } }) })"""


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Service:
    """A push service, and the keys of the one browser that is subscribed there."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        came: queue.Queue[bytes] = queue.Queue()
        self.came = came

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                came.put(self.rfile.read(int(self.headers["content-length"])))
                self.send_response(201)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.doors = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        threading.Thread(target=self.doors.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.doors.server_port}"

    @property
    def subscribed(self) -> str:
        """What a page finds in place of its browser's own push service."""
        form = serialization.PublicFormat.UncompressedPoint
        point = self.private.public_key().public_bytes(serialization.Encoding.X962, form)
        return SUBSCRIBED % (f"{self.origin}/one", coded(point), coded(self.auth))

    def message(self) -> str:
        body = self.came.get(timeout=60)
        plain: bytes = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return plain.decode()


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.doors.shutdown()


@pytest.fixture
def calling(
    built: None, service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    monkeypatch.setenv("ELDORADO_TEST_PUSH", service.origin)
    running = Server(tmp_path)
    yield running
    running.stop()


def end_turn(page: Page) -> None:
    """Discard everything: a key asks, the gold button does it."""
    expect(page.locator(".play")).to_have_attribute("data-mine", "true")
    page.keyboard.press("e")
    page.wait_for_timeout(1000)
    page.keyboard.press("Enter")
    expect(page.locator(".play")).to_have_attribute("data-mine", "false")


@pytest.fixture
def whole(tools: Playwright) -> Iterator[Browser]:
    started = tools.chromium.launch(executable_path=chromium(), args=[*FLAGS, RESOLVER])
    yield started
    started.close()


def test_who_has_closed_the_page_is_called(whole: Browser, calling: Server, service: Service) -> None:
    phone = whole.new_context(**PHONE, base_url=calling.url)
    phone.grant_permissions(["notifications"], origin=calling.url)
    phone.add_init_script(service.subscribed)
    desk = whole.new_context(**DESKTOP, base_url=calling.url, service_workers="block")
    for context in (phone, desk):
        context.set_default_timeout(PATIENCE)
        context.add_init_script(COACHED)
    anna, ben = phone.new_page(), desk.new_page()
    anna.goto("/")
    anna.wait_for_function(CONTROLLED)
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "open"}]
    pace = {"kind": "days", "days": 2}
    table = call(anna, "POST", "/api/tables", {"game": "quest", "seats": seats, "pace": pace})["id"]
    anna.get_by_role("button", name="Settings").click()
    with anna.expect_response(lambda each: "/api/push" in each.url and each.request.method == "POST") as told:
        anna.get_by_label("Notification when it is my move").check()
    assert told.value.ok
    ben.goto("/")
    call(ben, "POST", f"/api/tables/{table}/sit", {"name": "Ben"})
    for page in (anna, ben):
        page.goto(f"/t/{table}")
        page.wait_for_selector("[data-space]")
    if anna.locator(".play").get_attribute("data-mine") == "true":  # the lot decides who begins
        end_turn(anna)
    line, name = registration(phone)
    worker = phone.service_workers[0]
    anna.close()
    end_turn(ben)
    said = service.message()
    assert json.loads(said)["url"] == f"/t/{table}"
    push = {"origin": calling.url, "registrationId": name, "data": said}
    line.send("ServiceWorker.deliverPushMessage", push)
    wanted = [["It is your move", "The Quest for El Dorado", f"{calling.url}/t/{table}"]]
    until = time.monotonic() + 30
    while worker.evaluate(NOTES) != wanted:
        assert time.monotonic() < until, worker.evaluate(NOTES)
        time.sleep(0.1)
