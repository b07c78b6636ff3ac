"""Isla Dorada with several people: browsers that bid against each other or together, one screen, the phone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from browser.hands import n_of
from browser.isla import Ears, answer, everything_is_on_the_board, isla_table, nothing_overflows
from browser.stage import Opened

TWO_AND_A_BOT = [{"kind": "you", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "level": "normal"}]


def two_browsers(open_page: Opened, **options: bool) -> list[tuple[Page, Ears]]:
    anna = open_page()
    ears = Ears(anna)
    table = isla_table(anna, TWO_AND_A_BOT, options=options)
    anna.goto(f"/t/{table}")
    ben = open_page()
    heard = Ears(ben)
    ben.goto(f"/t/{table}")
    ben.get_by_label("Name", exact=True).fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    for page in (anna, ben):
        page.wait_for_selector("[data-site]")
    return [(anna, ears), (ben, heard)]


def who_is_asked(pairs: list[tuple[Page, Ears]]) -> tuple[Page, Ears]:
    """The one of them that owes a decision which its board shows."""
    for _ in range(1200):
        for page, ears in pairs:
            if ears.ready:
                return page, ears
        pairs[0][0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_browsers_bid_against_each_other(open_page: Opened) -> None:
    """Both bid, one of them over the other, and each screen tells what the other bid."""
    pairs = two_browsers(open_page)
    (anna, _), (ben, _) = pairs
    dice = random.Random(5)
    bidders: set[str] = set()
    outbid = False
    for _ in range(150):
        page, ears = who_is_asked(pairs)
        bids = ears.view["bidding"]
        gold = page.get_by_test_id("gold")
        if ears.question == "bid" and bids["last"] >= 0 and gold.is_enabled():
            name, there = ("Anna", ben) if page is anna else ("Ben", anna)
            before = n_of(page)
            gold.click()
            ears.moved(before)
            expect(there.locator(".log")).to_contain_text(f"{name} bids {bids['high'] + 1} for ")
            bidders.add(name)
            outbid = outbid or bids["last"] == 1 - ears.you["seat"]
        else:
            answer(page, ears, dice, eager=1)
        if outbid and bidders == {"Anna", "Ben"}:
            break
    assert bidders == {"Anna", "Ben"}
    assert outbid, "they did not bid against each other"


def test_cooperative_bidding_shares_a_bid(open_page: Opened) -> None:
    pairs = two_browsers(open_page, cooperative=True)
    dice = random.Random(9)
    shared = paid = False
    for _ in range(260):
        page, ears = who_is_asked(pairs)
        if ears.question == "bid":
            everything_is_on_the_board(page, ears)
            leader = ears.view["bidding"]["last"]
            way = (ears.view["bidding"]["for"] or {}).get("way")
            row = page.locator(f'[data-testid=ways] > li[data-way="{way}"]')
            if leader == 1 - ears.you["seat"] and row.count():
                bid = row.locator(".bid")
                if bid.is_enabled() and "Add" in bid.inner_text():
                    before = n_of(page)
                    bid.click()
                    ears.moved(before)
                    shared = True
                    continue
        if ears.question == "pay" and shared:
            paid = True
            everything_is_on_the_board(page, ears)
        before = n_of(page)
        if ears.question == "bid" and shared:
            page.get_by_test_id("pass").click()
            ears.moved(before)
        else:
            answer(page, ears, dice, eager=0.7)
        if shared and paid:
            break
    assert shared, "nobody added to another's bid"
    assert paid, "the shares were not paid"


@pytest.mark.soak
def test_a_curtain_between_people_at_one_screen(open_page: Opened) -> None:
    page = open_page()
    seats = [
        {"kind": "you", "name": "Anna"},
        {"kind": "hot", "name": "Ben"},
        {"kind": "bot", "level": "normal"},
    ]
    ears = Ears(page)
    page.goto(f"/t/{isla_table(page, seats)}")
    dice = random.Random(4)
    asked: set[str] = set()
    passed = 0
    for _ in range(120):
        if passed >= 6 and {"destiny", "bid"} <= asked and len(ears.view["markers"]) >= 1:
            break
        passed += take_the_device(page, ears)
        asked.add(ears.question)
        answer(page, ears, dice, eager=0.3)
    assert passed >= 6, passed
    assert {"destiny", "bid"} <= asked


def take_the_device(page: Page, ears: Ears) -> int:
    """Until something is asked that the board shows; how often the device was passed on the way.

    Behind the curtain nothing secret shows, and nothing can be done, until the next person has taken the device.
    """
    curtain = page.locator(".curtain")
    passed = 0
    for _ in range(1200):
        if curtain.count():
            assert page.locator("[data-goal], [data-card], [data-act]").count() == 0
            curtain.get_by_role("button").click()
            curtain.wait_for(state="detached")
            passed += 1
        elif ears.ready:
            return passed
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing is asked of this screen: {ears.position}")


def test_some_rounds_by_touch_on_a_phone(open_page: Opened) -> None:
    page = open_page(phone=True)
    ears = Ears(page)
    seats = [{"kind": "you", "name": "Anna"}] + [{"kind": "bot", "level": "normal"}] * 3
    page.goto(f"/t/{isla_table(page, seats)}")
    page.wait_for_selector("[data-site]")
    dice = random.Random(11)
    tabs = 0
    for _ in range(60):
        if not ears.settle() or (tabs == 4 and len(ears.view["markers"]) >= 2):
            break
        everything_is_on_the_board(page, ears)
        nothing_overflows(page)
        if tabs < 4:
            name, shown = (
                ("Cards", "[data-card]"),
                ("Goals", "[data-goal]"),
                ("Players", ".rail li"),
                ("Log", ".log li"),
            )[tabs]
            page.get_by_role("tab", name=name).tap()
            expect(page.locator(shown).first).to_be_visible()
            page.get_by_role("tab", name="Now").tap()
            tabs += 1
        small_targets(page)
        answer(page, ears, dice, eager=0.5)
    assert tabs == 4
    assert len(ears.view["markers"]) >= 2


def small_targets(page: Page) -> None:
    """What is tapped on the sheet is at least 44 pixels high."""
    small = page.eval_on_selector_all(
        ".sheet button",
        "all => all.filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 43.5)"
        ".map(e => e.outerHTML.slice(0, 120))",
    )
    assert not small, small
