"""Lessons by clicks: every step to the end, wrong moves explained, left and taken up again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.stage import PATIENCE, Opened

QUEST = {
    "goal": [],
    "signs": ['[data-card="explorer"]', '[data-space="31"]', "gold"],
    "terrain": ['[data-space="24"]', "gold"],
    "power": ['[data-space="18"]', "gold"],
    "rubble": ['[data-space="60"]', "gold"],
    "camp": ['[data-space="2"]', "gold"],
    "blockade": ['[data-blockade="1"]', "gold", '[data-space="41"]', "gold"],
    "buy": ['[data-pile="trailblazer"]', "gold"],
    "turn": ["end", "confirm"],
    "finish": ['[data-space="185"]', "gold"],
}


GOLD = "gold"
OFFER = ["[data-buy=offering]", GOLD]
ISLAND = {
    "goal": [],
    "dice": [GOLD],
    "discover": [GOLD, '[data-at="frontier:1,-1"]'],
    "shrine": [GOLD, '[data-at="frontier:2,-1"]'],
    "build": [
        "[data-buy=farmhouse]",
        '[data-at^="corner:"]',
        GOLD,
        "[data-buy=villager]",
        '[data-at="tile:0,1"]',
    ],
    "gather": ['[data-act]:has-text("Take these")'],
    "offering": OFFER,
    "turn": [GOLD, GOLD],
    "strength": ['[data-at="tile:1,0"]', GOLD, '[data-act]:has-text("Bring 1 villager")'],
    "defeat": ['[data-at="tile:1,1"]', GOLD, GOLD],
    "cave": ['[data-act]:has-text("Move through")', GOLD, '[data-at^="frontier:c"]'],
    "win": [GOLD, '[data-at="frontier:c0,1"]'],
}
CHAPTERS: dict[str, dict[str, list[str]]] = {
    "quest/pieces": {
        "choose": ['[data-card="explorer"]', '[data-space="29"]', GOLD],
        "split": ['[data-card="scout"]', '[data-space="18"]', GOLD],
        "arrive": ['[data-space="186"]', GOLD],
        "both": ['[data-space="186"]', GOLD],
    },
    "isla_dorada/cooperative": {
        "open": ["[data-testid=more]", 'button:has-text("Bid 1")'],
        "add": [GOLD],
        "share": [GOLD],
        "bound": [],
    },
    "island/thieves": {
        "hiding": ['[data-at="corner:4543"]', GOLD],
        "thief": ["[data-buy=thief]", GOLD, '[data-at="tile:1,0"]', GOLD],
        "steal": ['[data-act]:has-text("Steal")', '[data-act]:has-text("Rob Orellana: reach 1")', GOLD],
        "doubloons": ['[data-act="645"]', '[data-act="643"]', *OFFER],
        "against": [],
    },
    "island/teams": {
        "partners": [],
        "dice": ['[data-act="633"]', '[data-act="638"]'],  # the 1 as speed, the 6 to gather
        "give": [
            'button:has-text("Offer a trade")',
            '[data-seat="1"]',
            ".trade section:nth-of-type(2) button.step:enabled",
            GOLD,
        ],
        "shrine": OFFER,
        "finish": ["[data-testid=end], [data-testid=gold]:enabled"],
        "win": [],
    },
    "island/solo": {
        "points": [GOLD],
        "shrine": [GOLD, '[data-at="frontier:1,-1"]'],
        "round": [GOLD],
        "fight": ['[data-at="tile:2,-1"]', GOLD, "[data-testid=reroll] button", GOLD],
        "thief": [GOLD],
        "goal": [],
    },
}


def bubble(page: Page, step: str) -> None:
    expect(page.locator(f'[data-testid="lesson"][data-step="{step}"][data-busy="false"]')).to_be_visible()


def press(page: Page, what: str) -> None:
    """Press a button by its test id, or a thing of the board; what cannot be pressed yet is waited for. On a small
    screen it may be on another page of the sheet."""
    spot = page.get_by_test_id(what) if what.isalpha() else page.locator(what).first
    tabs = page.get_by_role("tab")
    for number in (1, 2, 0) if tabs.count() and what.startswith("[data-") else ():
        if spot.is_visible():
            break
        tabs.nth(number).click()
    spot.click()
    expect(page.locator('[data-testid="lesson"][data-busy="false"]')).to_be_visible()


def take(page: Page, step: str, presses: list[str]) -> None:
    bubble(page, step)
    for what in presses:
        press(page, what)
    expect(page.locator('[data-testid="lesson"][data-done="true"]')).to_be_visible()
    page.get_by_test_id("lesson-next").click()


def test_the_quest_is_learned_to_the_end(open_page: Opened) -> None:
    page = open_page("/")
    page.get_by_test_id("learn-quest").click()
    for step, presses in QUEST.items():
        if step == "terrain":
            # A move that the rules allow and the lesson does not want is explained, and can be tried again.
            bubble(page, step)
            press(page, '[data-space="19"]')
            press(page, "gold")
            expect(page.get_by_test_id("told")).to_contain_text("it takes a paddle")
        if step == "camp":
            bubble(page, step)
            page.reload()  # left and taken up again
        take(page, step, presses)
    bubble(page, "end")
    page.get_by_test_id("lesson-next").click()
    page.wait_for_selector(".play")


@pytest.mark.soak
def test_the_quest_is_learned_on_a_phone(open_page: Opened) -> None:
    page = open_page("/learn/quest/first", phone=True)
    for step in QUEST:
        bubble(page, step)
        page.locator("[data-testid=lesson] .quiet, [data-testid=lesson-next]").first.click()
    bubble(page, "end")


@pytest.mark.soak
def test_the_island_is_learned_to_the_end(open_page: Opened) -> None:
    page = open_page("/learn/island/first")
    for step, presses in ISLAND.items():
        if step == "strength":
            # What is allowed but unwise is explained, and can be tried again.
            bubble(page, step)
            press(page, '[data-at="tile:1,0"]')
            press(page, GOLD)
            press(page, '[data-act]:has-text("Attack with what is here")')
            expect(page.get_by_test_id("told")).to_contain_text("a coin toss")
            press(page, presses[-1])
            presses = []
        take(page, step, presses)
    bubble(page, "end")


def test_a_step_begins_with_the_piece_in_sight_on_a_phone(open_page: Opened) -> None:
    """The bar with the race lies over the top of the course: nothing the lesson points at may be below it, nor below
    the lesson itself."""
    page = open_page("/learn/quest/first", phone=True)
    bubble(page, "goal")
    page.wait_for_function(
        """() => {
          const box = (one) => document.querySelector(one)?.getBoundingClientRect()
          const ring = box('.ring'), race = box('.race'), lesson = box('[data-testid=lesson]')
          return ring && race && ring.top >= race.bottom && (lesson.top >= ring.bottom || lesson.bottom <= ring.top)
        }""",
        timeout=PATIENCE,
    )


SIZES: dict[str, dict[str, Any]] = {
    "laptop": {},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "phone": {"phone": True},
}


@pytest.mark.soak
@pytest.mark.parametrize(
    ("lesson", "size"),
    [(lesson, size) for lesson in [*CHAPTERS, "island/first"] for size in SIZES if lesson != "quest/pieces"]
    + [("quest/pieces", "laptop")],
)
def test_a_chapter_is_learned_to_the_end(open_page: Opened, lesson: str, size: str) -> None:
    page = open_page(f"/learn/{lesson}", **SIZES[size])
    for step, presses in (CHAPTERS | {"island/first": ISLAND})[lesson].items():
        take(page, step, presses)
    bubble(page, "end")


def test_the_rules_begin_with_two_minutes_and_keep_to_the_table(open_page: Opened) -> None:
    page = open_page("/rules/quest")
    primer = page.get_by_test_id("primer")
    expect(primer).to_contain_text("Be the first to bring your piece to El Dorado")
    expect(primer).not_to_contain_text("Cave")
    expect(primer.locator(".signs svg")).to_have_count(8)
    expect(page.locator("#clause-Q-CAVE-2")).to_be_attached()
    # Opened from a table, here that of a lesson: no caves are on it, so none are spoken of.
    primer.get_by_role("link", name="Your first expedition").click()
    bubble(page, "goal")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".clause").first).to_have_id("clause-Q-WIN-1")
    expect(page.locator("#clause-Q-CAVE-2")).to_have_count(0)
    page.get_by_test_id("all-clauses").click()
    expect(page.locator("#clause-Q-CAVE-2")).to_be_attached()


# A ring lies round what it means once the sheet that holds it has slid in.
RINGED = """(what) => {
  const card = document.querySelector(what)?.getBoundingClientRect()
  const near = (a, b) => Math.abs(a - b) <= 6
  const round = (ring) => near(ring.top, card.top) && near(ring.bottom, card.bottom) && near(ring.left, card.left)
  return card && [...document.querySelectorAll('.rings .ring')].some((e) => round(e.getBoundingClientRect()))
}"""


def test_isla_dorada_is_learned_to_the_end(open_page: Opened) -> None:
    page = open_page("/learn/isla_dorada/first")
    ways = page.get_by_test_id("ways")
    for step in ("goal", "cards"):
        take(page, step, [])
    bubble(page, "open")
    ways.get_by_role("button", name="Bid 0").first.click()
    take(page, "open", [])
    bubble(page, "outbid")
    page.get_by_test_id("pass").click()
    expect(page.get_by_test_id("told")).to_contain_text("You can still bid 3")
    ways.get_by_role("button", name="Bid 3").first.click()
    expect(page.locator(".log li").first).to_be_visible()
    expect(page.locator(".log li button")).to_have_count(0)  # nothing of a lesson is kept to go back to
    take(page, "outbid", [])
    take(page, "pay", ["gold"])
    bubble(page, "treasure")
    page.wait_for_function(RINGED, arg=".ask .big", timeout=PATIENCE)
    press(page, "gold")
    if page.locator('[data-testid="lesson"][data-done="false"]').count():
        press(page, "gold")
    take(page, "treasure", [])
    bubble(page, "draw")
    page.locator("[data-act]:enabled", has_text="Gonogo").first.click()
    take(page, "draw", [])
    bubble(page, "purse")
    page.locator("[data-act]:enabled", has_text="Kamel").first.click()
    expect(page.get_by_test_id("told")).to_contain_text("costs a piece of gold")
    page.get_by_test_id("pass").click()
    take(page, "purse", [])
    for step, rings in (("curse", 2), ("scoring", 2)):
        bubble(page, step)
        expect(page.locator(".rings .ring")).to_have_count(rings)
        take(page, step, [])
    bubble(page, "end")
