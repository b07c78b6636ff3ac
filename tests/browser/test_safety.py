"""Whatever people type stays text: no script runs, no layout breaks."""

from __future__ import annotations

import itertools
import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.checks import layout_problems
from browser.hands import make_table
from browser.stage import Opened

CORES = [
    "<script>window.hurt=1</script>",
    "<img src=x onerror=window.hurt=1>",
    "<svg onload=window.hurt=1>",
    "'\"><b onmouseover=window.hurt=1>x</b>",
    "javascript:window.hurt=1",
    "{{constructor.constructor('window.hurt=1')()}}",
    "${window.hurt=1}",
    "{@html '<img src=x onerror=window.hurt=1>'}",
    "</title><script>window.hurt=1</script>",
    "<iframe srcdoc='<script>parent.hurt=1</script>'>",
    "<a href=javascript:window.hurt=1>x</a>",
    "<style>*{display:none}</style>",
    "<math><mtext></p><img src=x onerror=window.hurt=1>",
    "%3Cscript%3Ewindow.hurt=1%3C/script%3E",
    "{n#one|other}{who:seat}",
    "\u202edlrow\u202c",
    "A\u0301\u0301\u0301\u0301" * 6,
    "W" * 400,
    "\u200b\u200b\u200b",
    "𝕬𝖓𝖓𝖆 🗺️ 👩‍👩‍👧‍👦",
]
WRAPS = ["{}", " {} ", "x{}x", "<{}>", '"{}', "'{}", "{}\n{}", "&lt;{}", "<!--{}-->", "`{}`"]
PAYLOADS = [wrap.replace("{}", core) for core, wrap in itertools.product(CORES, WRAPS)]


def unhurt(page: Page) -> None:
    assert page.evaluate("window.hurt") is None
    assert page.locator("script:not([src])").count() == 0
    assert page.evaluate("document.body.innerText.trim().length") > 0


def test_there_are_200_payloads() -> None:
    assert len(set(PAYLOADS)) == 200


def test_payloads_in_the_fields_of_the_client(open_page: Opened) -> None:
    """Search, code, name: what is typed is shown or refused, never run."""
    page = open_page("/rules/quest")
    page.wait_for_selector(".clause")
    search = page.get_by_label("Search the rules")
    for payload in PAYLOADS:
        search.fill(payload)
    unhurt(page)
    page.goto("/")
    page.get_by_placeholder("Code").fill(PAYLOADS[0][:40])
    page.get_by_role("button", name="Go").click()
    expect(page.get_by_role("alert").first).to_be_visible()
    unhurt(page)


def test_payloads_as_names_and_in_the_chat(open_page: Opened) -> None:
    page = open_page("/")
    table = make_table(
        page, [{"kind": "you", "name": CORES[1]}, {"kind": "hot", "name": CORES[17][:190]}, {"kind": "open"}]
    )
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector(".chat")
    unhurt(page)
    assert not layout_problems(page, False)
    # All of them through the chat of a table, as fast as the server lets one talk.
    box = page.get_by_label("Say something")
    for payload in PAYLOADS[::10]:
        box.fill(payload.replace("\n", " "))
        box.press("Enter")
        page.wait_for_timeout(120)
    expect(page.locator(".chat li").nth(3)).to_be_visible()
    unhurt(page)
    page.goto("/")
    expect(page.locator("a[href^='/t/']").first).to_be_visible()
    unhurt(page)
    assert not layout_problems(page, False)


def test_payloads_in_what_the_table_sends(open_page: Opened) -> None:
    """All 200 as names and chat lines over the socket, past every cleaning: the client shows them as text."""
    page = open_page("/")
    table = make_table(page, [{"kind": "you", "name": "Anna"}, {"kind": "bot", "level": "easy"}])
    payloads = iter(PAYLOADS)

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            line.send(message)
            if '"on":"sync"' in str(message).replace(" ", ""):
                for no, payload in enumerate(payloads, 900_000):
                    said = {
                        "on": "chat",
                        "no": no,
                        "item": {"no": no, "is": "chat", "seat": 1, "name": payload, "text": payload},
                    }
                    line.send(json.dumps(said))

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/ws"), through)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("[data-space]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Chat").click()
    expect(page.locator("dialog .chat li")).to_have_count(200)
    unhurt(page)
    assert not layout_problems(page, False)
