"""Whatever people type stays text: no script runs, no layout breaks.

The same 200 texts go past all cleaning into everything it shows of others. Through the fields of the client goes every
twentieth before landing, since each is drawn as it is typed, and all of them in the long run.
"""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.checks import layout_problems
from browser.hands import make_table
from browser.stage import Opened
from eldorado.server.http import sanitize
from server.payloads import PAYLOADS

# Each text in turn, as fast as the page takes it, without the limits of the field: a script has none either.
TYPE = """async (field, texts) => {
  for (const text of texts) {
    field.value = text
    field.dispatchEvent(new Event('input', {bubbles: true}))
    field.dispatchEvent(new Event('change', {bubbles: true}))
    await new Promise(done => setTimeout(done))
  }
}"""
SAY = """async (field, texts) => {
  for (const text of texts) {
    field.value = text
    field.dispatchEvent(new Event('input', {bubbles: true}))
    await new Promise(done => setTimeout(done))
    field.form.requestSubmit()
    await new Promise(done => setTimeout(done))
  }
}"""


BRING = """async (field, texts) => {
  for (const text of texts) {
    const files = new DataTransfer()
    files.items.add(new File([text], 'x.jsonl', {type: 'text/plain'}))
    field.files = files.files
    field.dispatchEvent(new Event('change', {bubbles: true}))
    await new Promise(done => setTimeout(done, 5))
  }
}"""


TYPED = pytest.mark.parametrize("every", [60, pytest.param(1, marks=pytest.mark.soak)])


def unhurt(page: Page) -> None:
    assert page.evaluate("window.hurt") is None
    assert page.locator("script:not([src])").count() == 0
    assert page.locator("iframe, [onerror], [onload], [onmouseover], a[href^='javascript']").count() == 0
    assert page.evaluate("document.body.innerText.trim().length") > 0


def steady(page: Page) -> None:
    unhurt(page)
    assert not layout_problems(page, False)


@TYPED
def test_payloads_in_the_fields_of_the_client(open_page: Opened, every: int) -> None:
    """Search, code, own name, names of seats: what is typed is shown or refused, never run."""
    texts = PAYLOADS[::every]
    page = open_page("/rules/quest")
    page.wait_for_selector(".clause")
    page.get_by_label("Search the rules").evaluate(TYPE, texts)
    steady(page)
    page.goto("/new/quest")
    fields = page.locator("input[maxlength='24']")
    expect(fields.first).to_be_visible()
    fields.first.evaluate(TYPE, texts)  # the others are the same field once more
    steady(page)
    page.goto("/")
    page.get_by_placeholder("Code").evaluate(TYPE, texts)
    page.get_by_role("button", name="Go").click()
    expect(page.get_by_role("alert").first).to_be_visible()
    unhurt(page)
    page.goto("/")
    page.route("**/api/me", echo_name)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").locator("input[maxlength='24']").evaluate(TYPE, texts)
    steady(page)


def echo_name(route: Route) -> None:
    sent = json.loads(route.request.post_data or "{}")
    route.fulfill(json={"name": sent.get("name", ""), "version": "0", "links": []})


@TYPED
def test_payloads_as_codes_and_records_and_in_what_is_said_of_them(open_page: Opened, every: int) -> None:
    """Each text as a file that is brought in; the refusal repeats it, past all cleaning."""
    page = open_page("/")
    texts = PAYLOADS[::every]
    brought: set[str] = set()

    def refuse(route: Route) -> None:
        sent = route.request.post_data or ""
        brought.add(sent)
        args = {"game": sent, "choices": [sent]}
        route.fulfill(status=400, json={"key": "record.unknown_game", "args": args})

    page.route("**/api/import", refuse)
    assert len(PAYLOADS) == 200
    page.locator("input[type=file]").evaluate(BRING, texts)
    expect(page.get_by_role("alert").first).to_be_visible()
    for _ in range(100):
        if len(brought) == len(set(texts)):
            break
        page.wait_for_timeout(100)
    assert len(brought) == len(set(texts)), "not every text was brought in"
    unhurt(page)
    for guessed in (
        "**/api/codes/**",
        "**/api/transfer",
    ):  # of a table, or of a seat: long ones are tried as those
        page.route(guessed, lambda route: route.fulfill(status=404, json={"key": "wire.unknown", "args": {}}))
    for payload in PAYLOADS[:: 50 if every > 1 else 20]:  # each is a page of its own
        page.goto("/")
        page.get_by_placeholder("Code").fill(payload.replace("\n", " ")[:40])
        page.get_by_role("button", name="Go").click()
        expect(page.get_by_role("alert").first).to_be_visible()
        unhurt(page)


def test_payloads_as_names_in_the_list_of_tables(open_page: Opened) -> None:
    page = open_page("/")
    made = make_table(page, [{"kind": "you", "name": "Anna"}, *[{"kind": "open"}] * 3])
    rows = [
        {
            **made,
            "id": f"{made['id'][:9]}{i:03d}",
            "waiting": False,
            "seats": called(made["seats"], PAYLOADS[i * 4 :]),
        }
        for i in range(50)
    ]
    page.route("**/api/tables", lambda route: route.fulfill(json={"tables": rows}))
    page.goto("/")
    expect(page.locator("a[href^='/t/']")).to_have_count(50)
    unhurt(page)
    for row in rows:  # as the server would have cleaned them: nothing may be cut off either
        row["seats"] = [{**seat, "name": sanitize.name(seat["name"])} for seat in row["seats"]]
    page.goto("/")
    expect(page.locator("a[href^='/t/']")).to_have_count(50)
    steady(page)


def called(seats: list[dict[str, Any]], names: list[str]) -> list[dict[str, Any]]:
    return [{**seat, "kind": "human", "name": name} for seat, name in zip(seats, names, strict=False)]


@TYPED
def test_payloads_in_the_chat_and_as_names_at_the_table(open_page: Opened, every: int) -> None:
    """All 200 in the chat, typed and sent back as they are or said by others; all 200 as names of the seats, with the
    board on."""
    page = open_page()
    seats = [{"kind": "you", "name": "Anna"}, *[{"kind": "bot", "level": "easy"}] * 3]
    table = make_table(page, seats)
    lines: list[WebSocketRoute] = []
    numbers = itertools.count(900_001)

    def say(line: WebSocketRoute, text: str) -> int:
        number = next(numbers)
        said = {"no": number, "is": "chat", "seat": 1, "name": text, "text": text}
        line.send(json.dumps({"on": "chat", "no": number, "item": said}))
        return number

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def from_page(message: str | bytes) -> None:
            sent = json.loads(message)
            if sent.get("do") != "chat":
                server.send(message)
                return
            number = say(line, sent["text"])
            line.send(json.dumps({"on": "ack", "id": sent.get("id"), "n": 0, "no": number, "done": 0}))

        line.on_message(from_page)

    page.route_web_socket(re.compile("/ws"), through)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("[data-space]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").evaluate(SAY, PAYLOADS[::every])
    for number, text in enumerate(PAYLOADS):
        if number % every and text.strip():
            say(lines[-1], text)
    shown = sum(bool(payload.strip()) for payload in PAYLOADS)
    expect(page.locator("dialog .chat li")).to_have_count(shown)
    steady(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for cleaned in (False, True):
        for i in range(0, 200, 4):
            names = [sanitize.name(name) if cleaned else name for name in PAYLOADS[i : i + 4]]
            item = {"no": 910_000 + i, "is": "table", "what": "settings", "seat": None, "args": {}, "at": 0}
            now = {**table, "seats": called(table["seats"], names)}
            lines[-1].send(json.dumps({"on": "table", "no": item["no"], "item": item, "table": now}))
            if cleaned and i % 20 == 0:
                page.wait_for_timeout(30)
                steady(page)
        unhurt(page)


def test_payloads_as_names_where_people_sit_down(open_page: Opened) -> None:
    """Through the real server: a table of people with the worst names, and the field of who joins it."""
    host = open_page()
    worst = [PAYLOADS[i] for i in (10, 176)]
    table = make_table(host, [*({"kind": "you", "name": name[:200]} for name in worst), {"kind": "open"}])
    host.goto(f"/t/{table['id']}")
    host.wait_for_selector(".chat")
    steady(host)
    guest = open_page(f"/t/{table['id']}")
    field = guest.locator("label.name input")
    expect(field).to_be_visible()
    field.evaluate(TYPE, PAYLOADS[::10])  # the same field as in set-up
    steady(guest)
    host.goto("/")
    expect(host.locator("a[href^='/t/']").first).to_be_visible()
    steady(host)
