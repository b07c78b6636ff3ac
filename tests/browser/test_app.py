"""The client as an app: starts without a line and goes on with one, is called with no page open, has a daily race."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from websockets.sync.client import connect

from browser.hands import ANNA_AND_BOTS, make_table
from browser.stage import Opened, Server
from eldorado import bots, games
from eldorado.core.dice import QuickDice

CONTROLLED = "() => !!navigator.serviceWorker.controller"
ICONS = """async () => {
  const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json()
  const sizes = []
  for (const icon of manifest.icons.filter((i) => i.type === 'image/png')) {
    const image = new Image()
    image.src = icon.src
    await image.decode()
    sizes.push([icon.sizes, `${image.naturalWidth}x${image.naturalHeight}`])
  }
  return { display: manifest.display, start: manifest.start_url, sizes }
}"""
NOTES = (
    """() => self.registration.getNotifications().then((all) => all.map((n) => [n.title, n.body, n.data]))"""
)


def registration(context: BrowserContext) -> tuple[Any, str]:
    """A line to the debugging of service workers from an empty page, and the name of our worker's registration."""
    line = context.new_cdp_session(context.new_page())
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(
            each["registrationId"] for each in told["registrations"] if not each["isDeleted"]
        ),
    )
    line.send("ServiceWorker.enable")
    until = time.monotonic() + 30
    while not found and time.monotonic() < until:
        context.pages[-1].wait_for_timeout(50)
    return line, found[-1]


@pytest.mark.usefixtures("whole_browser")
def test_app_offline_and_back_and_called(open_page: Opened, server: Server) -> None:
    page = open_page("/", service_workers="allow")
    context = page.context
    context.grant_permissions(["notifications"])
    table = make_table(page, ANNA_AND_BOTS)
    page.wait_for_function(CONTROLLED)
    about = page.evaluate(ICONS)
    assert (about["display"], about["start"]) == ("standalone", "/")
    assert about["sizes"]
    assert all(said == real for said, real in about["sizes"])
    page.reload()
    row = page.locator(f"a[href='/t/{table['id']}']")
    expect(row).to_be_visible()

    context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("offline")).to_be_visible()
    expect(row).to_be_visible()
    expect(page.get_by_role("heading", name="The Quest for El Dorado")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_test_id("offline")).to_have_count(0)
    expect(page.get_by_text("Connected again")).to_be_visible()
    # What was waiting goes on: the table is played where it stood.
    row.click()
    page.wait_for_selector("[data-space]")

    line, name = registration(context)
    worker = context.service_workers[0]
    page.close()
    call = {"title": "It is your move", "body": "The Quest", "url": f"/t/{table['id']}", "tag": "x"}
    for data in (json.dumps(call), "not ours"):
        line.send(
            "ServiceWorker.deliverPushMessage", {"origin": server.url, "registrationId": name, "data": data}
        )
    wanted = [
        ["El Dorado", "", f"{server.url}/"],
        ["It is your move", "The Quest", f"{server.url}/t/{table['id']}"],
    ]
    until = time.monotonic() + 30
    while sorted(worker.evaluate(NOTES)) != wanted:
        assert time.monotonic() < until, worker.evaluate(NOTES)
        time.sleep(0.1)


def play_on(page: Page, server: Server, table: str) -> None:
    """Finish a race of this browser as the greedy bot would, over a socket of its own."""
    game = games.load("quest")
    bot = bots.make("greedy", game, 0, QuickDice(1))
    cookies = "; ".join(f"{c['name']}={c['value']}" for c in page.context.cookies())
    address = f"ws://localhost:{server.port}/api/tables/{table}/ws"
    said = ""
    with connect(address, additional_headers={"Cookie": cookies}, max_size=None) as socket:
        while True:
            told = json.loads(socket.recv(60))
            if told["on"] == "table" and told["table"]["status"] == "over":
                return
            if told.get("key") == "wire.too_fast":  # quicker than any person: the same again in a moment
                time.sleep(0.5)
                socket.send(said)
            position = told.get("position")
            if position is None or position["you"] is None or position["you"]["seq"] is None:
                continue
            you = position["you"]
            action = bot.choose(position["view"], [each["action"] for each in you["legal"]])
            said = json.dumps({"do": "act", "seat": 0, "seq": you["seq"], "moves": [action], "id": "x"})
            socket.send(said)


def test_daily_race_to_its_shared_picture(open_page: Opened, server: Server) -> None:
    page = open_page("/", phone=True)
    page.get_by_test_id("daily-offer").click()
    page.get_by_test_id("daily-alone").click()
    page.wait_for_selector("[data-space]")
    table = page.url.rpartition("/")[2]
    play_on(page, server, table)
    page.get_by_test_id("to-daily").click()
    expect(page.get_by_test_id("daily-result")).to_contain_text("rounds")
    text = page.get_by_test_id("daily-text").input_value()
    rounds = page.get_by_test_id("daily-result").locator("b").inner_text()
    assert f"{rounds} rounds, alone." in text
    page.get_by_test_id("share-picture").click()
    picture = page.get_by_alt_text("The picture that is shared")
    expect(page.get_by_test_id("share")).to_contain_text("shows the result and nothing of the race")
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('[data-testid=share] img').naturalWidth === 1200")
    with page.expect_download() as saved:
        page.get_by_test_id("share-png").click()
    assert saved.value.path().read_bytes()[:4] == b"\x89PNG"
    assert page.get_by_test_id("share-link").input_value() == f"{server.url}/t/{table}"
    page.keyboard.press("Escape")
    page.goto("/daily?lang=it")
    expect(page.get_by_role("heading", name="I migliori risultati di questo server")).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("daily-offer")).to_contain_text(rounds)
    expect(page.locator(f"a[href='/t/{table}']")).to_contain_text("Daily race")


def test_a_code_that_leads_nowhere_is_named_as_it_was_typed(open_page: Opened) -> None:
    page = open_page("/")
    page.get_by_placeholder("Code").fill("<b>zz</b>")
    page.get_by_role("button", name="Go").click()
    expect(page.get_by_text("There is no table with the code “<B>ZZ</B>”.")).to_be_visible()
    page.goto("/lobby")
    expect(page.get_by_text("This server has no lobby.")).to_be_visible()
