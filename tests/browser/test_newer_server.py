"""A page that meets a server of a newer protocol says so and loads again, once."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.hands import ANNA_AND_BOTS, make_table
from browser.stage import Opened
from eldorado.server.ws.outgoing import PROTOCOL


def raise_protocol(page: Page) -> None:
    """From now on the page's socket tells of a newer server."""

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def onward(text: str | bytes) -> None:
            message = json.loads(text)
            if message["on"] == "sync":
                message["protocol"] = PROTOCOL + 1
            line.send(json.dumps(message))

        server.on_message(onward)

    page.route_web_socket(re.compile(r"/ws"), through)


def test_page_says_so_and_reloads_once(open_page: Opened) -> None:
    page = open_page("/")
    table = make_table(page, ANNA_AND_BOTS)
    raise_protocol(page)
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.goto(f"/t/{table['id']}")
    expect(page.get_by_text("The server was updated")).to_be_visible()
    page.wait_for_event("load")
    expect(page.get_by_text("The server was updated")).to_be_visible()
    page.wait_for_timeout(2500)
    assert len(loads) == 2  # the first, and the one reload
