"""Isla Dorada to the score sheet by keyboard alone and in text mode; the record agrees with what the screen said."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.hands import call, n_of, table_of
from browser.isla import Ears, isla_table
from browser.stage import Opened

ANNA_AND_TWO = [
    {"kind": "you", "name": "Anna"},
    {"kind": "bot", "level": "normal"},
    {"kind": "bot", "level": "normal"},
]
MOMENTS = 10
NUMBERS = ("cards", "gold", "treasures", "played", "curses")


# On the board each number is in bold; in text mode the line says them in a row, after the bold name.
READ = """all => all.map(e => e.matches('[data-player]') ? e.textContent.replace(e.querySelector('b').textContent, '')
  : [...e.querySelectorAll('b')].map(b => b.textContent).join(' '))"""


class Witness:
    """What the screen said of every player at some moments: cards, gold, treasures, curses."""

    def __init__(self, page: Page, selector: str, numbers: tuple[str, ...]) -> None:
        self.page, self.selector, self.numbers = page, selector, numbers
        self.seen: dict[int, list[list[int]]] = {}

    def look(self, n: int) -> None:
        lines = self.page.eval_on_selector_all(self.selector, READ)
        shown = [[int(x) for x in re.findall(r"\d+", line)] for line in lines]
        if n_of(self.page) == n:
            self.seen[n] = [line[: len(self.numbers)] for line in shown]

    def agree(self) -> None:
        assert len(self.seen) >= MOMENTS, f"only {len(self.seen)} moments were seen"
        table = table_of(self.page)["id"]
        for n in sorted(self.seen)[:: max(1, len(self.seen) // MOMENTS)]:
            moment = call(self.page, "GET", f"/api/tables/{table}/replay?at={n}&seat=0")["position"]
            told = [[number(p, word) for word in self.numbers] for p in moment["view"]["players"]]
            assert self.seen[n] == told, f"at {n} the screen said {self.seen[n]}, the record {told}"


def number(player: dict[str, Any], word: str) -> int:
    found = player[word]
    return len(found) if isinstance(found, list) else int(found)


def the_sheet_is_shown(page: Page) -> None:
    expect(page.get_by_test_id("sheet")).to_be_visible()
    table = table_of(page)
    best = max(table["result"]["scores"])
    expect(page.locator("[data-testid=sheet] li").first.locator(".total")).to_have_text(
        str(best).replace("-", "−")
    )


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(open_page: Opened) -> None:
    page = open_page()
    ears = Ears(page)
    page.goto(f"/t/{isla_table(page, ANNA_AND_TWO)}")
    page.wait_for_selector("[data-site]")
    dice = random.Random(2)
    witness = Witness(page, "[data-fly^=seat] .counts", ("cards", "gold", "treasures"))
    for _ in range(400):
        if not ears.settle():
            break
        if ears.question == "bid":
            witness.look(ears.position["n"])
        by_keys(page, ears, dice)
    the_sheet_is_shown(page)
    witness.agree()


def by_keys(page: Page, ears: Ears, dice: random.Random) -> None:
    """One decision: B bids, P passes, Enter takes the proposal; what has no key of its own is reached with Tab."""
    keys, before = page.keyboard, n_of(page)
    gold = page.get_by_test_id("gold")
    if ears.question in ("open", "bid"):
        if dice.random() < 0.5:
            keys.press(str(dice.randint(1, 3)))  # look at another way first
        for way in "123456789":  # who opens must bid: on to a way within reach
            if ears.question != "open" or gold.is_enabled():
                break
            keys.press(way)
        raises = gold.count() and gold.is_enabled() and (ears.question == "open" or dice.random() < 0.4)
        keys.press("b" if raises else "p")
    elif ears.view["phase"] == "paying" and gold.count() and gold.is_enabled():
        page.evaluate("() => document.activeElement?.blur?.()")
        keys.press("Enter")
    else:
        able = "[data-act]:not([disabled]), [data-testid=gold]:not([disabled])"
        wanted = min(dice.randint(1, 3), page.locator(able).count())
        for _ in range(200):
            keys.press("Tab")
            wanted -= page.evaluate("able => !!document.activeElement?.matches(able)", able)
            if wanted <= 0:
                break
        assert wanted <= 0, f"{ears.question}: Tab does not reach what can be done"
        keys.press("Enter")
    ears.moved(before)


@pytest.mark.soak
def test_a_whole_game_in_text_mode(open_page: Opened) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Text mode").check()
    page.keyboard.press("Escape")
    ears = Ears(page)
    page.goto(f"/t/{isla_table(page, ANNA_AND_TWO)}")
    page.wait_for_selector("[data-action]")
    dice = random.Random(8)
    witness = Witness(page, "[data-player]", NUMBERS)
    for _ in range(500):
        if not ears.settle():
            break
        witness.look(ears.position["n"])
        buttons = page.get_by_test_id("legal").get_by_role("button")
        expect(buttons).to_have_count(len(ears.you["legal"]))
        before = n_of(page)
        buttons.nth(dice.randrange(buttons.count())).click()
        ears.moved(before)
    the_sheet_is_shown(page)
    witness.agree()
