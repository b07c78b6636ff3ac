"""Everything can be asked what it is, and what the table proposes is the same on button, board and in the hint."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.hands import ANNA_AND_BOTS, make_table, n_of, until_mine_or_over
from browser.stage import Opened

# The first action of whatever is gold now, the marks on the map, and the actions of the hint.
PROPOSED = """() => {
  const gold = [...document.querySelectorAll('.gold:not([disabled]), .advised:not([disabled])')]
    .filter((e) => e.checkVisibility() && !e.closest('[data-testid=hint]'))
    .map((e) => (e.dataset.does ?? e.dataset.act ?? '').split(',')[0])
    .filter(Boolean)
  const marks = [...document.querySelectorAll('[data-mark]')].map((e) => e.dataset.mark)
  const hint = document.querySelector('[data-testid=hint]')?.dataset.actions ?? ''
  return { gold: [...new Set(gold)].map(Number), marks, hint: hint.split(',').filter(Boolean).map(Number) }
}"""


PRESET = {"quest": "first", "island": "second", "isla_dorada": "classic"}
# What is marked on the board and lies under the words of the hint.
HIDDEN = """() => {
  const box = document.querySelector('[data-testid=hint]').getBoundingClientRect()
  return [...document.querySelectorAll('[data-mark]')].filter((e) => {
    const r = e.getBoundingClientRect()
    return r.left + 4 < box.right && box.left < r.right - 4 && r.top + 4 < box.bottom && box.top < r.bottom - 4
  }).map((e) => e.dataset.mark)
}"""
# Presets, and where one sits among how many.
MODES = {
    "quest": ("quest", "first", 0, 3),
    "caves": ("quest", "first", 0, 3),
    "two": ("quest", "home-stretch", 0, 2),
    "isla_dorada": ("isla_dorada", "classic", 0, 3),
    "cooperative": ("isla_dorada", "cooperative", 0, 4),
    "island": ("island", "second", 0, 3),
    "first": ("island", "first", 0, 3),
    "hardcore": ("island", "hardcore", 0, 3),
    "solo": ("island", "solo", 0, 1),
    "teams": ("island", "teams", 0, 4),
    "thieves": ("island", "thieves", 2, 3),
}


def seated(page: Page, game: str) -> None:
    made = make_table(page, ANNA_AND_BOTS, preset=PRESET[game], game=game, bot_pace="instant")
    page.goto(f"/t/{made['id']}")
    assert until_mine_or_over(page)


def ask(page: Page, thing: Locator) -> Locator:
    thing.click(button="right", force=True)
    box = page.get_by_test_id("inspector")
    expect(box).to_be_visible()
    return box


def test_cards_piles_players_and_greyed_buttons_say_what_they_are(open_page: Opened) -> None:
    page = open_page()
    seated(page, "quest")
    box = ask(page, page.locator("[data-pile=transmitter]").first)
    expect(box.get_by_role("heading", name="Transmitter")).to_be_visible()
    expect(page.get_by_test_id("inspector-why")).to_contain_text("costs 4 coins")
    expect(box).to_contain_text("Q-BUY-2")
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    # A player and a pile that can only be looked at answer a plain tap; the keyboard asks by I.
    page.locator("[data-about='seat:1']").click()
    expect(box).to_contain_text("In hand or draw pile")
    page.keyboard.press("Escape")
    page.locator("[data-about^='draw:']").focus()
    page.keyboard.press("i")
    expect(box).to_contain_text("Draw pile")
    expect(box).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-about^='draw:']")).to_be_focused()
    # A greyed button can be pressed for its reason.
    page.locator("[data-about='button:undo']").click(force=True)
    expect(page.get_by_test_id("inspector-why")).to_have_text("There is nothing of yours to take back.")
    page.keyboard.press("Escape")
    # What a press brings under a pointer that rests is not asked about.
    before = n_of(page)
    page.get_by_test_id("gold").click()
    page.wait_for_function("n => Number(document.querySelector('.play').dataset.n) > n", arg=before)
    page.wait_for_timeout(1000)
    expect(box).to_have_count(0)


def proposed(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(PROPOSED)
    return found


def follow(page: Page, gestures: int) -> int:
    """Ask for a hint at each gesture, compare, and do what it says. How many had a mark on the map."""
    marked = 0
    for _ in range(gestures):
        if not until_mine_or_over(page):
            break
        page.wait_for_selector(".play[data-busy=false]")
        before = proposed(page)
        assert len(before["gold"]) <= 1, f"one thing is proposed: {before}"
        while not page.get_by_test_id("hint").count():  # who asks too fast is asked to wait
            page.keyboard.press("h")
            page.wait_for_timeout(500)
        after = proposed(page)
        assert after["hint"]
        assert after["gold"] in ([after["hint"][0]], []), f"gold follows the hint: {after}"
        assert after["gold"] or page.get_by_test_id("confirm").count() or not before["gold"], before
        page.wait_for_timeout(600)  # until the map has gone there, and the words have made room
        assert not page.evaluate(HIDDEN), "what the hint speaks of lies under its words"
        marked += bool(after["marks"])
        n = n_of(page)
        page.get_by_test_id("hint-do").click()
        page.wait_for_function("n => Number(document.querySelector('.play').dataset.n) > n", arg=n)
    return marked


@pytest.mark.parametrize("game", ["quest"])  # the others in the long run
def test_gold_and_marks_follow_the_hint(open_page: Opened, game: str) -> None:
    page = open_page()
    seated(page, game)
    follow(page, 4)


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
def test_fifty_gestures_agree(open_page: Opened, mode: str) -> None:
    page = open_page()
    game, preset, own, seats = MODES[mode]
    bot = {"kind": "bot", "level": "normal"}
    chairs = [{"kind": "you", "name": "Anna"} if i == own else bot for i in range(seats)]
    options = {"caves": True} if mode == "caves" else {}
    made = make_table(page, chairs, preset=preset, game=game, bot_pace="instant", options=options)
    page.goto(f"/t/{made['id']}")
    assert until_mine_or_over(page)
    follow(page, 50)
