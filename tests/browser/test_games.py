"""Whole games to the result screen by clicking; some turns by keyboard alone and in text mode, to the end in soak."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.hands import (
    ANNA_AND_BOTS,
    aims,
    bots_at_once,
    call,
    click_through_a_turn,
    is_mine,
    make_table,
    n_of,
    play_now,
    table_of,
    until_mine_or_over,
    wait_for_entry,
)
from browser.stage import Opened

MOMENTS = 10


class Witness:
    """What the screen showed at some moments, to be compared with the record."""

    def __init__(self) -> None:
        self.seen: dict[int, list[str]] = {}

    def look(self, page: Page) -> None:
        shown: dict[str, Any] | None = page.evaluate(
            "() => { const p = document.querySelector('.play'); return p && p.dataset.mine === 'true' ? "
            "{n: +p.dataset.n, far: [...document.querySelectorAll('[data-distance]')]"
            ".map(e => e.dataset.distance)} : null }"
        )
        if shown:
            self.seen[shown["n"]] = shown["far"]

    def agree(self, page: Page, moments: int = MOMENTS) -> None:
        """The record, replayed, has the distances that were on the screen."""
        assert len(self.seen) >= moments, f"only {len(self.seen)} moments were seen"
        table = table_of(page)["id"]
        wanted = sorted(self.seen)[:: max(1, len(self.seen) // moments)]
        for n in wanted:
            facts = call(page, "GET", f"/api/tables/{table}/replay?at={n}&seat=0")["position"]["facts"]
            order = [str(sum(pieces)) for pieces in facts["distance"]]
            assert self.seen[n] == order, f"at {n} the screen said {self.seen[n]}, the record {order}"


def the_result_is_shown(page: Page) -> None:
    box = page.get_by_role("dialog", name="Result")
    expect(box).to_be_visible()
    table = table_of(page)
    names = [table["seats"][i]["name"] for i, rank in enumerate(table["result"]["ranks"]) if rank == 1]
    expect(box.locator(".winner")).to_contain_text(names[0])
    expect(box.get_by_role("img", name="A line for each player")).to_be_visible()


# As long as the first two tiles of the first course: everything from the deal to the result is on it too.
SHORT = """id = "short"
name = "Short"
tiles = [
  { side = "B", rotation = 2, q = 0, r = 0 },
  { side = "C", rotation = 5, q = 7, r = -3 },
]
finish = { side = "water", rotation = 0, q = 12, r = -5 }
"""


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["short", "whole"])
def test_a_game_against_bots_by_clicking(open_page: Opened, whole: bool) -> None:
    page = open_page("/" if whole else None)
    if whole:
        play_now(page)
    else:
        page.goto(f"/t/{make_table(page, ANNA_AND_BOTS, options={'course': SHORT})['id']}")
    page.wait_for_selector("[data-space]")
    bots_at_once(page)
    witness = Witness()
    for _ in range(80):
        if not until_mine_or_over(page):
            break
        witness.look(page)
        click_through_a_turn(page)
    the_result_is_shown(page)
    # Nobody scrolled the log: however many lines came at once, its last one is in sight.
    page.wait_for_function(
        "() => { const log = document.querySelector('section.log ol');"
        " return log.scrollTop + log.clientHeight > log.scrollHeight - 24 }"
    )
    witness.agree(page, MOMENTS if whole else 3)


WHOLE = pytest.param(0, id="whole", marks=pytest.mark.soak)


@pytest.mark.parametrize("turns", [pytest.param(4, id="turns"), WHOLE])
def test_by_keyboard_alone(open_page: Opened, turns: int) -> None:
    page = open_page()
    table = make_table(page, ANNA_AND_BOTS)
    call(page, "POST", f"/api/tables/{table['id']}/settings", {"bot_pace": "instant"})
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("[data-space]")
    witness = Witness()
    for _ in range(turns or 80):
        if not until_mine_or_over(page):
            break
        witness.look(page)
        turn_by_keys(page)
    if not turns:
        the_result_is_shown(page)
    witness.agree(page, turns or MOMENTS)


def turn_by_keys(page: Page) -> None:
    """One walk with the arrows, one purchase, and the end of the turn: no pointer anywhere."""
    keys = page.keyboard
    reach = aims(page)
    if reach and walk_cursor_to(page, reach[0]["space"]):
        before = n_of(page)
        keys.press("Enter")  # propose
        keys.press("Enter")  # go
        wait_for_entry(page, before)
        if not is_mine(page):
            return
    before = n_of(page)
    if page.locator("li.able [data-pile]").count():
        keys.press("b")  # the first pile in reach has the focus now
        page.wait_for_function("() => document.activeElement?.dataset?.pile")
        keys.press("Enter")
        keys.press("Enter")
        wait_for_entry(page, before)
    before = n_of(page)
    keys.press("e")
    page.wait_for_function(
        "n => +document.querySelector('.play').dataset.n > n || document.querySelector('[data-leftover]')",
        arg=before,
    )
    if n_of(page) == before:
        keys.press("Enter")
        wait_for_entry(page, before)


def walk_cursor_to(page: Page, space: int) -> bool:
    """Arrow keys until the focus is on the space."""
    page.evaluate("() => document.activeElement?.blur?.()")
    page.keyboard.press("ArrowRight")
    where = """space => { const a = document.activeElement, b = document.querySelector(`[data-space="${space}"]`)
      if (a?.dataset?.space === undefined) return null
      const p = a.getBoundingClientRect(), q = b.getBoundingClientRect()
      return [q.x - p.x, q.y - p.y] }"""
    for _ in range(30):
        left = page.evaluate(where, space)
        if left is None:
            page.keyboard.press("ArrowRight")
            continue
        x, y = left
        if abs(x) < 4 and abs(y) < 4:
            return True
        sideways, upright = ("ArrowRight" if x > 0 else "ArrowLeft"), ("ArrowDown" if y > 0 else "ArrowUp")
        page.keyboard.press(upright if abs(y) > 4 else sideways)
    return False


@pytest.mark.parametrize("choices", [pytest.param(20, id="choices"), WHOLE])
def test_in_text_mode(open_page: Opened, choices: int) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Text mode").check()
    page.keyboard.press("Escape")
    table = make_table(page, ANNA_AND_BOTS)
    call(page, "POST", f"/api/tables/{table['id']}/settings", {"bot_pace": "instant"})
    page.goto(f"/t/{table['id']}")
    witness = Witness()
    for _ in range(choices or 400):
        if not until_mine_or_over(page):
            break
        witness.look(page)
        before = n_of(page)
        choose_in_words(page)
        wait_for_entry(page, before)
    if not choices:
        the_result_is_shown(page)
    witness.agree(page)


def choose_in_words(page: Page) -> None:
    """Step if there is a step, play a card for a step, otherwise end the turn and keep what is left."""
    moves = page.get_by_test_id("legal")
    for word in ("Step ", "The Native", "Play ", "Give", "Keep the rest", "No more", "End your turn"):
        found = moves.get_by_role("button", name=word)
        if found.count():
            found.first.click()
            return
    moves.get_by_role("button").first.click()
