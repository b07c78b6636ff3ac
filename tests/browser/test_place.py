"""A place of one's own that moves to another browser, and a stranger who finds a table in the lobby."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.checks import axe_problems, layout_problems
from browser.hands import call
from browser.stage import COACHED, DESKTOP, PATIENCE, PHONE, QUIET, Server

UNKNOWN = "This code brings nothing: it is misspelt, used already, or too old"


@pytest.fixture(scope="module")
def hall(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a lobby."""
    running = Server(tmp_path_factory.mktemp("hall"), "", "--lobby")
    yield running
    health = running.health()
    running.stop()
    assert health["exceptions"] == 0, running.log.read_text(errors="replace")


def visit(browser: Browser, server: Server, path: str, size: dict[str, Any]) -> Page:
    context = browser.new_context(**size, base_url=server.url, **QUIET)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(COACHED)
    page = context.new_page()
    page.goto(path)
    return page


def sound(page: Page, phone: bool) -> None:
    assert layout_problems(page, phone) == []
    assert axe_problems(page) == []


def test_profile_moves_to_another_browser(browser: Browser, hall: Server) -> None:
    anna = visit(browser, hall, "/me", DESKTOP)
    anna.get_by_label("Your name").fill("Anna <b>")
    anna.get_by_label("Your name").blur()
    expect(anna.get_by_role("heading", name="Anna <b>")).to_be_visible()
    anna.get_by_role("button", name="Hexagon").click()
    anna.get_by_role("button", name="Plum").click()
    expect(anna.get_by_role("button", name="Plum, choice 1")).to_have_attribute("aria-pressed", "true")
    seats = [{"kind": "you"}, {"kind": "bot", "level": "easy"}]
    for _ in range(2):
        done = call(anna, "POST", "/api/tables", {"game": "quest", "seats": seats})
        call(anna, "POST", f"/api/tables/{done['id']}/resign", {"seat": 0})
    running = call(anna, "POST", "/api/tables", {"game": "quest", "seats": seats})
    assert (running["seats"][0]["colour"], running["seats"][0]["emblem"]) == ("plum", "jade")
    anna.reload()
    games = anna.get_by_role("listitem").filter(has_text="Lost · The Quest for El Dorado")
    expect(games).to_have_count(2)
    anna.get_by_label("Result").select_option("won")
    expect(games).to_have_count(0)
    sound(anna, phone=False)
    anna.get_by_role("tab", name="Statistics").click()
    row = anna.get_by_role("row", name="Easy bot")
    expect(row).to_contain_text("2")
    anna.get_by_label("Show how strong I play").check()
    expect(anna.get_by_text("after five of them")).to_be_visible()
    sound(anna, phone=False)
    anna.get_by_role("button", name="Code for another browser").click()
    code = anna.get_by_test_id("profile-code").inner_text()

    phone = visit(browser, hall, "/me", PHONE)
    phone.get_by_label("A code from another browser").fill("WRONG-CODE")
    phone.get_by_role("button", name="Bring it here").click()
    expect(phone.get_by_text(UNKNOWN)).to_be_visible()
    phone.get_by_label("A code from another browser").fill(code.lower())
    phone.get_by_role("button", name="Bring it here").click()
    expect(phone.get_by_role("heading", name="Anna <b>")).to_be_visible()
    expect(phone.get_by_text(UNKNOWN)).to_have_count(0)  # it was about the attempt before
    phone.reload()  # what was said in passing is gone, so that nothing lies over the page
    expect(phone.get_by_role("link", name="Replay")).to_have_count(2)
    sound(phone, phone=True)
    phone.get_by_role("link", name="Replay").first.click()
    phone.wait_for_selector("[data-space]")
    phone.goto(f"/t/{running['id']}")
    expect(phone.locator(".play")).to_have_attribute("data-mine", "true")
    # one place, in one browser
    anna.reload()
    expect(anna.get_by_text("None yet. Each game you finish")).to_be_visible()
    expect(anna.get_by_role("heading", name="No name yet")).to_be_visible()
    # and away altogether, with the courses this browser keeps
    phone.goto("/courses/edit?from=random:7&keep=1")
    expect(phone).to_have_url(re.compile(r"/courses/edit\?id="))
    phone.goto("/me")
    phone.get_by_role("button", name="Delete everything").click()
    expect(phone.get_by_text("a bot plays on")).to_be_visible()
    sound(phone, phone=True)
    phone.locator("dialog").get_by_role("button", name="Delete everything").click()
    expect(phone.get_by_role("heading", name="No name yet")).to_be_visible()
    assert phone.request.get(f"/api/tables/{running['id']}").status == 404
    phone.goto("/courses")
    expect(phone.get_by_text("None yet. Make one")).to_be_visible()
    for page in (anna, phone):
        page.context.close()


def test_stranger_joins_an_open_table_of_the_lobby(browser: Browser, hall: Server) -> None:
    anna = visit(browser, hall, "/new/quest", DESKTOP)
    anna.get_by_role("radio", name="2", exact=True).click()
    expect(anna.get_by_test_id("listed")).to_have_count(0)  # nobody could come
    anna.get_by_label("Who sits on seat 2").select_option("open")
    anna.get_by_test_id("listed").check()
    anna.get_by_role("button", name="Make the table").click()
    expect(anna.get_by_label("Show it in the lobby")).to_be_checked()
    ben = visit(browser, hall, "/", PHONE)
    ben.get_by_test_id("lobby").click()
    sound(ben, phone=True)
    ben.get_by_role("link", name="Look in").click()
    ben.get_by_role("button", name="Sit here").click()
    for page in (anna, ben):
        page.wait_for_selector("[data-space]")
    eve = visit(browser, hall, "/lobby", DESKTOP)
    expect(eve.get_by_text("No table waits for players")).to_be_visible()
    expect(eve.get_by_role("link", name="Watch")).to_be_visible()
    sound(eve, phone=False)
    # on the machine of the server: closed, and its host shut out
    eve.get_by_role("button", name="Close the table").click()
    eve.get_by_label("Also shut out").select_option(index=1)
    eve.locator("dialog").get_by_role("button", name="Close the table").click()
    expect(eve.get_by_text("No game to watch")).to_be_visible()
    anna.goto("/new/quest")
    anna.get_by_role("button", name="Start", exact=True).click()
    expect(anna.get_by_text("has shut this browser out")).to_be_visible()
    for page in (anna, ben, eve):
        page.context.close()
