"""Help at the table: a hint with its reason, what happened since one left, cards that fly and that can be dragged."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.hands import (
    ANNA_AND_BOTS,
    aims,
    call,
    end_turn,
    gold,
    is_mine,
    make_table,
    n_of,
    play_now,
    tap_space,
    until_mine_or_over,
    wait_for_entry,
)
from browser.isla import Ears, isla_table
from browser.stage import Opened

LIVE = {"kind": "live", "minutes": 15, "increment": 10}


def quest(page: Page, **more: Any) -> str:
    made = make_table(page, ANNA_AND_BOTS, **more)
    page.goto(f"/t/{made['id']}")
    page.wait_for_selector("[data-space]")
    assert until_mine_or_over(page)
    return str(made["id"])


def quest_with_a_way(page: Page) -> None:
    """Four Travelers lead nowhere from the start: then another table is dealt."""
    quest(page)
    while not aims(page):
        quest(page)


def test_a_hint_says_what_and_why_and_does_it(open_page: Opened) -> None:
    page = open_page()
    quest_with_a_way(page)
    # The way that is meant has a box beside it: what is spent of how much, and what each space costs.
    tap_space(page, aims(page)[0]["space"])
    expect(page.get_by_test_id("callout")).to_have_text(re.compile(r"(\d of \d .*|\+ .*)→"))
    expect(gold(page)).to_have_text(re.compile("Move .*spends"))
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("callout")).to_have_count(0)
    page.get_by_test_id("hint-ask").click()
    box = page.get_by_test_id("hint")
    expect(box).to_be_visible()
    expect(box.locator("small")).to_have_text(re.compile("."))
    legal = page.evaluate("() => document.querySelector('[data-testid=hint]').dataset.actions")
    assert legal
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    page.keyboard.press("h")
    expect(box).to_be_visible()
    before = n_of(page)
    page.get_by_test_id("hint-do").click()
    wait_for_entry(page, before)
    expect(box).to_have_count(0)
    # What was done is told card by card; the leftovers can all be kept at once.
    expect(page.locator(".turn ol li b").first).not_to_be_empty()
    if page.get_by_test_id("keep-all").count():
        page.get_by_test_id("keep-all").click()
        expect(page.locator(".play")).to_have_attribute("data-mine", "false")


@pytest.mark.soak
def test_a_hint_for_the_auction_shows_the_way_it_means(open_page: Opened) -> None:
    page = open_page()
    seats = [{"kind": "you", "name": "Anna"}, *[{"kind": "bot", "level": "normal"}] * 2]
    ears = Ears(page)
    page.goto(f"/t/{isla_table(page, seats)}")
    for _ in range(6):
        assert ears.settle()
        before = n_of(page)
        page.get_by_test_id("hint-ask").click()
        page.get_by_test_id("hint-do").click()
        ears.moved(before)
    assert not ears.early, "what a hint proposes waits for the end of the common pause too"


def test_the_first_game_is_coached_step_by_step(open_page: Opened) -> None:
    page = open_page("/", coached=False)
    expect(page.locator(".first li")).to_have_count(4)
    quest(page)
    for step in range(1, 6):
        expect(page.locator(".coach")).to_contain_text(f"{step} of 5")
        expect(page.locator(".ring").first).to_be_visible()
        page.locator(".coach .gold").click()
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "phone"),
    [("Isla Dorada", True), pytest.param("The Island of El Dorado", False, marks=pytest.mark.soak)],
)
def test_first_steps_point_at_what_they_speak_of(open_page: Opened, game: str, phone: bool) -> None:
    page = open_page("/", coached=False, phone=phone)
    play_now(page, game)
    page.wait_for_selector(".play")
    # The set-up asks first (a destiny, an explorer, the dice): then the first steps are shown.
    for _ in range(400):
        if page.locator("span.ring").count():  # a sentence waits for what it speaks of
            break
        answer = page.locator("[data-act]:enabled:visible")
        if is_mine(page) and answer.count():
            answer.first.click()
        page.wait_for_timeout(150)
    halts = page.locator("kbd:visible", has_text="H")
    assert [k.inner_text() for k in halts.all()].count("H") <= 1  # Hint or Halt, never both
    for step in range(1, 6):
        expect(page.locator(".coach")).to_contain_text(f"{step} of 5")
        expect(page.locator("span.ring")).to_be_visible()
        inside = "e => { const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;"
        inside += " return x > 0 && y > 0 && x < innerWidth && y < innerHeight }"
        assert page.locator("span.ring").evaluate(inside)
        assert page.locator(".coach .gold").evaluate(inside)
        page.locator(".coach .gold").click()
    expect(page.locator(".coach")).to_have_count(0)


def test_no_hints_where_people_play_by_the_clock(open_page: Opened) -> None:
    anna, ben = open_page(), open_page()
    made = make_table(anna, [{"kind": "you", "name": "Anna"}, {"kind": "open"}], pace=LIVE)
    call(ben, "POST", f"/api/tables/{made['id']}/sit", {"name": "Ben"})
    anna.goto(f"/t/{made['id']}")
    anna.get_by_role("button", name="I am ready").click()
    ben.goto(f"/t/{made['id']}")
    for page in (anna, ben):
        page.wait_for_selector("[data-space]")
        expect(page.get_by_test_id("hint-ask")).to_have_count(0)
    # Round and clock are in the bar; the host may agree to hints for everybody.
    expect(anna.locator("header .stage")).to_have_text(re.compile(r"round 1 · 1\d:\d\d"))
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_label("Hints").select_option("on")
    expect(ben.get_by_test_id("hint-ask")).to_have_count(1)


def test_the_bar_says_which_table_this_is(open_page: Opened) -> None:
    page = open_page("/new/quest")
    # Every course is shown in small but the one that does not exist yet.
    expect(page.locator(".preset .mini svg")).to_have_count(8)
    page.get_by_label("Name of the table").fill("Friday race")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector("[data-space]")
    expect(page.locator("header .about")).to_contain_text("Friday race")
    expect(page.locator("header .stage")).to_have_text("round 1")
    page.goto("/")
    expect(page.locator("a[href^='/t/']").first).to_contain_text("Friday race")


def test_coming_back_one_is_told_what_happened(open_page: Opened) -> None:
    page = open_page()
    table = quest(page)
    call(page, "POST", f"/api/tables/{table}/settings", {"bot_pace": "fast"})
    end_turn(page)
    page.goto("/")
    for _ in range(120):
        if call(page, "GET", f"/api/tables/{table}")["actors"] == [0]:
            break
        page.wait_for_timeout(500)
    page.goto(f"/t/{table}")
    box = page.get_by_test_id("since")
    expect(box).to_be_visible()
    lines = box.get_by_role("listitem")
    assert lines.count() > 2
    page.get_by_test_id("since-step").click()
    expect(page).to_have_url(re.compile("since="))
    expect(page.locator("header .since")).to_contain_text("Since you left")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("header .caption")).not_to_be_empty()
    page.get_by_role("link", name="To the table").click()
    page.wait_for_selector("[data-card]")
    expect(box).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-card]")
    page.wait_for_timeout(300)
    expect(box).to_have_count(0)


COUNT = """() => { window.flown = 0; new MutationObserver(all => all.forEach(m => m.addedNodes.forEach(n => {
  if (n.classList?.contains('flight')) window.flown += 1 }))).observe(document.body, {childList: true}) }"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_fly_unless_motion_is_not_wanted(open_page: Opened, motion: str) -> None:
    page = open_page(reduced_motion=motion)
    quest_with_a_way(page)
    page.evaluate(COUNT)
    before = n_of(page)
    gone = aims(page)[0]["space"]
    page.locator(f'[data-space="{gone}"]').dispatch_event("click")
    gold(page).click()
    wait_for_entry(page, before)
    if is_mine(page):
        end_turn(page)
    page.wait_for_timeout(400)
    flown = page.evaluate("() => window.flown")
    assert (flown > 0) == (motion == "no-preference"), flown
    page.wait_for_function("() => !document.querySelector('.flight')")


def test_a_card_that_is_held_says_what_it_is_good_for(open_page: Opened) -> None:
    page = open_page()
    quest_with_a_way(page)
    expect(page.locator(".ask")).to_contain_text("Move, then buy")
    for card in page.locator("[data-card]").all():
        card.click()
        if aims(page):
            break
    name = page.locator(".held .name").inner_text()
    expect(page.locator(".ask")).to_contain_text(f"{name}: tap a lit space")
    expect(gold(page)).to_contain_text("Tap a lit space")
    # What was refused is no longer read when something else is meant.
    free = page.locator("[data-space]:not([data-aim])").last
    free.dispatch_event("click")
    expect(page.locator(".note.refused")).to_have_count(1)
    page.locator("[data-aim]").first.dispatch_event("click")
    expect(page.locator(".note.refused")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".ask")).to_contain_text("Move, then buy")


def test_while_a_bot_plays_for_one_it_is_not_ones_move_until_the_seat_is_taken_back(
    open_page: Opened,
) -> None:
    page = open_page()
    quest(page)
    expect(page.locator("header .who.mine")).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for Anna").click()
    expect(page.get_by_role("button", name="Take the seat back")).to_be_visible()
    expect(page.locator("header .who.mine")).to_have_count(0)
    expect(page).not_to_have_title(re.compile("Your move"))
    page.get_by_role("button", name="Take the seat back").click()
    expect(page.get_by_role("button", name="Take the seat back")).to_have_count(0)
    until_mine_or_over(page)
    expect(page).to_have_title(re.compile("Your move"))
    end_turn(page)  # and it is hers to decide


def test_the_preset_that_is_marked_is_the_one_that_will_be_played(open_page: Opened) -> None:
    page = open_page("/new/quest")
    marked = page.locator(".presets [aria-checked=true]")
    expect(marked).to_contain_text("First game")
    page.get_by_label("Caves").check()
    expect(marked).to_contain_text("First course with caves")
    page.locator(".options select").first.select_option(label="Winding Paths")
    expect(marked).to_contain_text("Winding Paths")
    page.get_by_label("Caves").uncheck()
    expect(marked).to_have_count(0)


def test_a_card_is_dragged_to_a_space(open_page: Opened) -> None:
    page = open_page()
    found = None
    while found is None:  # four Travelers lead nowhere from the start: deal again
        quest(page)
        found = reach_of_a_card(page)
    start, goal = found
    before = n_of(page)
    page.mouse.move(*start)
    page.mouse.down()
    # A quick hand: the mouse is next heard of where the card no longer is.
    page.mouse.move(start[0] + 10, start[1] - 160)
    expect(page.locator(".dragged")).to_have_count(1)
    page.mouse.move(*goal, steps=8)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    wait_for_entry(page, before)
    # Dropped where it cannot go, it says why and stays in the hand.
    if is_mine(page) and page.locator("[data-card]:enabled").count():
        before = n_of(page)
        card = page.locator("[data-card]").first.bounding_box()
        assert card is not None
        page.mouse.move(card["x"] + 30, card["y"] + 60)
        page.mouse.down()
        page.mouse.move(card["x"] + 60, card["y"] - 40, steps=3)
        page.keyboard.press("Escape")
        expect(page.locator(".dragged")).to_have_count(0)
        page.mouse.up()
        assert n_of(page) == before


def reach_of_a_card(page: Page) -> tuple[tuple[float, float], tuple[float, float]] | None:
    """The middle of a card that takes one somewhere, and of a space it reaches; None if no card does."""
    for i in range(page.locator("[data-card]").count()):
        card = page.locator("[data-card]").nth(i)
        card.click()
        reach = aims(page)
        if reach and card.get_attribute("aria-pressed") == "true":
            box, spot = (
                card.bounding_box(),
                page.locator(f'[data-space="{reach[0]["space"]}"]').bounding_box(),
            )
            assert box is not None
            assert spot is not None
            card.click()
            return (
                (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2),
                (spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2),
            )
    return None
