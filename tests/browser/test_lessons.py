"""Lessons by clicks: every step to the end, wrong moves explained, left and taken up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.stage import Opened

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


def bubble(page: Page, step: str) -> None:
    expect(page.locator(f'[data-testid="lesson"][data-step="{step}"][data-busy="false"]')).to_be_visible()


def press(page: Page, what: str) -> None:
    """Press a button by its test id, or a thing of the board; what cannot be pressed yet is waited for."""
    spot = page.locator(what).first if what.startswith("[") else page.get_by_test_id(what)
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
    take(page, "outbid", [])
    take(page, "pay", ["gold"])
    bubble(page, "treasure")
    press(page, "gold")
    if page.locator('[data-testid="lesson"][data-done="false"]').count():
        press(page, "gold")
    take(page, "treasure", [])
    bubble(page, "draw")
    page.locator("[data-act]:enabled", has_text="Gonogo").first.click()
    page.get_by_test_id("pass").click()
    take(page, "draw", [])
    for step in ("curse", "scoring"):
        take(page, step, [])
    bubble(page, "end")
