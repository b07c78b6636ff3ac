"""A move made without a line: kept, made when the table answers again, and said if it no longer fits."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect
from websockets.sync.client import connect

from browser.hands import ANNA_AND_BOTS, is_mine, make_table, n_of, until_mine_or_over
from browser.stage import Opened, Server

KEPT = "You are offline: your move is kept"


class Line:
    """The socket of a page, to be cut and mended. `deaf`: the server hears what is said, and its answers get lost."""

    def __init__(self, page: Page) -> None:
        self.open: list[WebSocketRoute] = []
        self.cut = self.deaf = False
        page.route_web_socket(re.compile(r"/ws\?"), self.through)

    def through(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close(code=1012)
            return
        self.open.append(line)
        server = line.connect_to_server()
        server.on_message(lambda text: None if self.deaf else line.send(text))
        line.on_message(server.send)

    def break_off(self) -> None:
        self.cut = True
        for line in self.open:
            line.close(code=1012)
        self.open.clear()


def sit_down(page: Page) -> Line:
    table = make_table(page, ANNA_AND_BOTS)
    line = Line(page)
    page.goto(f"/t/{table['id']}")
    assert until_mine_or_over(page)
    return line


def end_turn(page: Page) -> None:
    page.get_by_test_id("end").click()
    page.get_by_test_id("confirm").click()


def test_a_move_made_offline_is_made_when_the_line_is_back(open_page: Opened) -> None:
    page = open_page()
    line = sit_down(page)
    before = n_of(page)
    line.break_off()
    expect(page.get_by_test_id("lost")).to_contain_text("The server does not answer")
    end_turn(page)
    expect(page.get_by_test_id("lost")).to_contain_text(KEPT)
    page.reload()  # it is kept over a reload too
    line.cut = False
    page.wait_for_function(f"() => +(document.querySelector('.play')?.dataset.n ?? 0) > {before}")
    assert until_mine_or_over(page)
    expect(page.get_by_test_id("lost")).to_have_count(0)
    assert page.evaluate("() => Object.keys(localStorage).filter((k) => k.includes('kept'))") == []


def test_a_move_that_arrived_is_not_made_twice(open_page: Opened) -> None:
    page = open_page()
    line = sit_down(page)
    line.deaf = True
    end_turn(page)
    page.wait_for_timeout(1500)
    line.break_off()
    expect(page.get_by_test_id("lost")).to_contain_text(KEPT)
    line.deaf = line.cut = False
    expect(page.get_by_test_id("lost")).to_have_count(0)
    expect(page.get_by_text("your move was not made")).to_have_count(0)


def test_a_move_that_no_longer_fits_is_said(open_page: Opened, server: Server) -> None:
    page = open_page()
    line = sit_down(page)
    line.break_off()
    expect(page.get_by_test_id("lost")).to_contain_text("The server does not answer")
    end_turn(page)
    expect(page.get_by_test_id("lost")).to_contain_text(KEPT)
    play_elsewhere(page, server)
    line.cut = False
    expect(page.get_by_text("your move was not made")).to_be_visible()
    assert is_mine(page) or until_mine_or_over(page)


def play_elsewhere(page: Page, server: Server) -> None:
    """The same seat plays on another device: its first legal move."""
    cookies = "; ".join(f"{c['name']}={c['value']}" for c in page.context.cookies())
    address = f"ws://localhost:{server.port}/api/tables/{page.url.rpartition('/')[2]}/ws"
    with connect(address, additional_headers={"Cookie": cookies}, max_size=None) as socket:
        you = json.loads(socket.recv(60))["position"]["you"]
        move = {"do": "act", "seat": 0, "seq": you["seq"], "moves": [you["legal"][0]["action"]], "id": "x"}
        socket.send(json.dumps(move))
        while json.loads(socket.recv(60))["on"] != "ack":
            pass


def test_a_kept_move_can_be_taken_back(open_page: Opened) -> None:
    page = open_page(phone=True)
    line = sit_down(page)
    before = n_of(page)
    line.break_off()
    end_turn(page)
    page.get_by_role("button", name="Do not make it").click()
    expect(page.get_by_test_id("lost")).to_contain_text("The server does not answer")
    line.cut = False
    assert until_mine_or_over(page)
    assert n_of(page) == before


INSTALL = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  offer.prompt = async () => { window.asked = (window.asked ?? 0) + 1 }
  dispatchEvent(offer)
  return offer.defaultPrevented
}"""


def test_the_offer_to_install_is_taken_up(open_page: Opened) -> None:
    page = open_page("/")
    expect(page.get_by_role("button", name="Install as an app")).to_have_count(0)
    assert page.evaluate(INSTALL)  # the browser's own strip stays away
    page.get_by_role("button", name="Install as an app").click()
    assert page.evaluate("() => window.asked") == 1
    expect(page.get_by_role("button", name="Install as an app")).to_have_count(0)
    page.evaluate(INSTALL)
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("install").click()
    assert page.evaluate("() => window.asked") == 2
