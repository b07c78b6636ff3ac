"""What a whole game by hand showed: nothing that is said lies under a panel, a click leaves Enter to the gold button,
the reserve can be read and gets out of the way, the whole island is in sight, and a replay on the board says so."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.hands import (
    ANNA_AND_BOTS,
    aims,
    bots_at_once,
    end_turn,
    gold,
    make_table,
    n_of,
    press_until_moved,
    until_mine_or_over,
    wait_for_entry,
)
from browser.isla import isla_table
from browser.stage import Opened

OVERLAPS = """([one, others]) => {
  const a = document.querySelector(one).getBoundingClientRect()
  return [...document.querySelectorAll(others)].some((e) => {
    const b = e.getBoundingClientRect()
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  })
}"""


def quest(page: Page) -> Page:
    made = make_table(page, ANNA_AND_BOTS)
    page.goto(f"/t/{made['id']}")
    page.wait_for_selector("[data-space]")
    bots_at_once(page)
    until_mine_or_over(page)
    return page


def click_space(page: Page, space: int) -> None:
    """With the mouse, where a hand would click: only that gives the space the focus."""
    box: dict[str, float] = page.locator(f'[data-space="{space}"]').evaluate(
        "e => { const r = e.getBoundingClientRect(); return {x: r.x + r.width / 2, y: r.y + r.height / 2} }"
    )
    page.mouse.click(box["x"], box["y"])


def test_a_click_on_the_map_leaves_enter_to_the_gold_button(open_page: Opened) -> None:
    page = quest(open_page())
    before = n_of(page)
    click_space(page, aims(page)[0]["space"])
    expect(gold(page)).to_contain_text("Move")
    page.keyboard.press("Enter")
    wait_for_entry(page, before)
    # The space that was clicked is where one stands now: Enter on it did nothing at all.
    expect(gold(page)).to_be_enabled()
    press_until_moved(page, n_of(page), "Enter")


def test_the_reserve_can_be_read_and_nothing_said_lies_under_it(open_page: Opened) -> None:
    page = quest(open_page())
    page.get_by_test_id("reserve").click()
    drawer = page.locator("ul.over")
    expect(drawer.locator("[data-pile]")).to_have_count(12)
    sizes: list[dict[str, Any]] = drawer.locator(".under").evaluate_all(
        "all => all.map(e => ({size: parseFloat(getComputedStyle(e).fontSize),"
        " cut: e.scrollWidth > e.clientWidth + 1, text: e.textContent}))"
    )
    assert all(s["text"] and s["size"] >= 11 and not s["cut"] for s in sizes), sizes
    for aim in aims(page)[:12]:
        page.locator(f'[data-space="{aim["space"]}"]').dispatch_event("click")
        expect(page.get_by_test_id("callout")).to_be_visible()
        covered = page.evaluate(OVERLAPS, ["[data-testid=callout]", ".marketbox, ul.over"])
        assert not covered, f"what is said of space {aim['space']} lies under the market"
    # Once something is bought the drawer would only lie over the course.
    page.keyboard.press("Escape")
    page.get_by_test_id("reserve").click()
    before = n_of(page)
    page.locator("li.able [data-pile]").first.click()
    gold(page).click()
    wait_for_entry(page, before)
    expect(page.locator("ul.over")).to_have_count(0)


def test_what_is_played_again_says_so_and_can_be_stopped_all_the_time(open_page: Opened) -> None:
    page = quest(open_page())
    end_turn(page)
    until_mine_or_over(page)
    page.get_by_test_id("recap-again").click()
    bar = page.get_by_test_id("again")
    expect(bar).to_contain_text("Played again")
    n = n_of(page)
    bar.get_by_role("button", name="Stop").click()
    expect(bar).to_have_count(0)
    assert n_of(page) == n


def test_the_gold_button_keeps_its_place(open_page: Opened) -> None:
    page = quest(open_page())
    page.keyboard.press("Escape")

    def height() -> float:
        end = page.get_by_test_id("end").bounding_box()
        assert end
        return end["y"]

    tops = {height()}
    for aim in aims(page)[:8]:
        page.locator(f'[data-space="{aim["space"]}"]').dispatch_event("click")
        tops.add(height())
    for pile in page.locator("li.able [data-pile]").all():
        pile.click()
        tops.add(height())
    assert len(tops) == 1, tops


def test_the_whole_island_is_in_sight_on_a_large_screen(open_page: Opened) -> None:
    page = open_page()
    page.goto(f"/t/{isla_table(page, ANNA_AND_BOTS)}")
    page.wait_for_selector("[data-site]")
    outside = page.evaluate("""() => {
      const map = document.querySelector('[data-site]').closest('svg').parentElement.getBoundingClientRect()
      return [...document.querySelectorAll('[data-site]')].filter((e) => {
        const r = e.getBoundingClientRect()
        return r.left < map.left || r.right > map.right || r.top < map.top || r.bottom > map.bottom
      }).map((e) => e.dataset.site)
    }""")
    assert outside == []
