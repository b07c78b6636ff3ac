"""The Island's expansion in the browser: alone to the end, two partners at two browsers, the Thieves as a person."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.hands import call, is_mine, n_of, table_of, until_mine_or_over, wait_for_entry
from browser.isla import Ears
from browser.island import everything_is_on_the_board, island_table
from browser.stage import Opened
from browser.test_island import step, view_of

BOT = {"kind": "bot", "level": "normal"}
ALL = {"bridge": True, "sixth_board": True, "cave_tiles": True}


def over(page: Page) -> bool:
    return page.get_by_role("dialog", name="Result").count() > 0


@pytest.mark.soak
def test_alone_to_the_end(open_page: Opened) -> None:
    page = open_page()
    ears = Ears(page)
    table = island_table(page, [{"kind": "you", "name": "Anna"}], preset="solo")
    page.goto(f"/t/{table}")
    page.wait_for_selector("g.tile")
    expect(page.get_by_test_id("guardians")).to_contain_text("not met yet")
    kinds: set[str] = set()
    for _ in range(2000):
        if not until_mine_or_over(page):
            break
        ears.settle()
        if ears.question not in kinds:
            everything_is_on_the_board(page, ears)
            kinds.add(ears.question)
        if (
            ears.question == "points"
        ):  # half of the points as cards, the rest as speed, unless one says otherwise
            expect(page.get_by_test_id("gold")).to_contain_text("as speed")
        step(page)
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    ended = table_of(page)["result"]["key"].rsplit(".", 1)[1]
    assert ended in ("won", "lost", "bound"), ended  # nearly always lost: guardians find who only explores
    assert "explore" in kinds, kinds


@pytest.mark.soak
def test_two_partners_at_two_browsers(open_page: Opened) -> None:
    anna = open_page()
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "open"}, BOT, BOT]
    table = island_table(anna, seats, preset="teams", options={**ALL, "mode": "teams", "rounds": 2})
    ben = open_page()
    call(ben, "POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "Ben"})
    for page in (anna, ben):
        page.goto(f"/t/{table}")
        page.wait_for_selector("g.tile")
    both = shared = False
    for _ in range(400):
        if over(anna) and over(ben):
            break
        mine = [page for page in (anna, ben) if is_mine(page) and not over(page)]
        if not mine:
            anna.wait_for_timeout(60)
            continue
        if (
            len(mine) == 2
            and not both
            and anna.locator(".buttons").count()
            and ben.locator(".buttons").count()
        ):
            both = True  # both explore at the same time: either may go first
            partners_see_each_other(anna, ben)
        if mine[-1].get_by_test_id("share").count():
            shared = True
        step(mine[-1])
    expect(anna.get_by_role("dialog", name="Result")).to_be_visible()
    expect(ben.get_by_role("dialog", name="Result")).to_be_visible()
    assert both, "the partners never explored at the same time"
    assert shared, "the four dice were never shared"


def partners_see_each_other(anna: Page, ben: Page) -> None:
    """Each sees the other's cards, and nobody else's."""
    one, other = view_of(anna), view_of(ben)
    assert one["players"][1]["hand"] == other["players"][1]["hand"] is not None
    assert other["players"][0]["hand"] == one["players"][0]["hand"] is not None
    assert [p["hand"] for p in one["players"][2:]] == [None, None]
    expect(anna.locator(".mate")).to_contain_text("Ben's cards")
    expect(ben.locator(".mate")).to_contain_text("Anna's cards")


def test_the_thieves_as_a_person(open_page: Opened) -> None:
    page = open_page()
    ears = Ears(page)
    seats = [BOT, BOT, {"kind": "you", "name": "Anna"}]
    table = island_table(page, seats, preset="thieves", options={**ALL, "mode": "thieves", "rounds": 4})
    page.goto(f"/t/{table}")
    page.wait_for_selector("g.tile")
    asked: set[str] = set()
    for _ in range(300):
        if not until_mine_or_over(page):
            break
        ears.settle()
        if ears.question not in asked:
            everything_is_on_the_board(page, ears)
            asked.add(ears.question)
        before = n_of(page)
        corner = page.locator("g.corner").first
        steal = page.get_by_role("button", name="Steal: roll the thief die")
        thief = page.locator("[data-buy=thief]:not(.no)")
        if ears.question == "hiding" and corner.count():  # out of hiding as soon as there is a place
            corner.dispatch_event("click")
            if n_of(page) == before:
                corner.dispatch_event("click")
            wait_for_entry(page, before)
        elif ears.question == "haul" and steal.count():
            steal.click()
            wait_for_entry(page, before)
        elif ears.question.startswith("explore_band") and thief.count():
            thief.click()
            if not page.get_by_test_id("gold").is_enabled():
                page.locator("g.tile.can").first.dispatch_event("click")
            page.get_by_test_id("gold").click()
            wait_for_entry(page, before)
        else:
            step(page)
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    assert {"hiding", "haul"} <= asked, asked
    assert asked & {"explore_band", "explore_band_still", "explore_band_off"}, asked


def test_set_up_offers_the_modes_and_refuses_what_does_not_exist(open_page: Opened) -> None:
    page = open_page("/new/island")
    page.locator(".preset").filter(has_text="Teams").first.click()
    expect(page.locator(".chairs")).to_contain_text("team 2")
    page.locator(".preset").filter(has_text="One of two to seven").click()
    expect(page.locator(".chairs li").last).to_contain_text("the Thieves")
    page.get_by_label("Mode").select_option("teams")  # four can, three cannot
    page.locator(".counts").get_by_text("3", exact=True).click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".note")).to_contain_text("not for 3")
    # The last chair is the Thieves': whoever sits there plays them.
    page.get_by_label("Mode").select_option("thieves")
    page.locator(".chairs select").last.select_option("you")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("g.tile")
    assert view_of(page)["players"][view_of(page)["viewer"]]["thieves"] is True
