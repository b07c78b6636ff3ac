"""Tables as people expect: undo by gesture and turn, ready before clocks run, one refusal at a time, Enter is gold."""

from __future__ import annotations

import os
import re

from playwright.sync_api import Page, expect

from browser.hands import call, end_turn, gold, make_table, n_of, play_now, table_of, wait_for_entry
from browser.stage import Opened

LIVE = {"kind": "live", "minutes": 15, "increment": 10}
SHOTS = os.environ.get("SHOTS_OF_COMPANY", "")


def shoot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png")


def spend(page: Page) -> None:
    before = n_of(page)
    page.locator("[data-card]").first.click()
    page.get_by_role("button", name=re.compile("^Spend ")).click()
    wait_for_entry(page, before)


def test_one_button_takes_back_a_gesture_and_another_the_turn(open_page: Opened) -> None:
    page = open_page("/")
    play_now(page)
    page.wait_for_selector("[data-space]")
    expect(page.get_by_test_id("undo-turn")).to_have_count(0)
    spend(page)
    expect(page.get_by_test_id("undo-turn")).to_have_count(0)  # the gesture is all there is
    spend(page)
    expect(page.locator("[data-card]")).to_have_count(2)
    shoot(page, "undo")
    page.get_by_role("button", name="Undo", exact=True).first.click()
    expect(page.locator("[data-card]")).to_have_count(3)
    spend(page)
    page.get_by_test_id("undo-turn").click()
    expect(page.locator("[data-card]")).to_have_count(4)
    # The end of a turn is one gesture, and the turn it ended can be asked for: among bots there is nobody to ask.
    spend(page)
    end_turn(page)
    expect(page.locator(".play")).to_have_attribute("data-mine", "true")
    # What the others did is told at one's move, and one tap plays it again.
    expect(page.get_by_test_id("recap")).to_contain_text(re.compile(r"\w+: moved \d"))
    shoot(page, "recap")
    page.get_by_test_id("recap-again").click()
    # On this board, and then it is one's move again.
    expect(page.get_by_test_id("recap-again")).to_have_text("■ Stop")
    expect(page.get_by_test_id("gold")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("gold")).to_be_visible()
    assert "at=" not in page.url
    page.keyboard.press("Shift+U")
    expect(page.locator("[data-card]")).to_have_count(4)
    assert "Player 1" not in page.locator("main").inner_text()


def test_clocks_wait_until_everybody_is_ready(open_page: Opened) -> None:
    anna, ben = open_page(), open_page()
    made = make_table(anna, [{"kind": "you", "name": "Anna"}, {"kind": "open"}], pace=LIVE)
    anna.goto(f"/t/{made['id']}")
    call(ben, "POST", f"/api/tables/{made['id']}/sit", {"name": "Ben"})
    expect(anna.locator("li", has_text="Ben")).to_contain_text("ready")
    expect(anna.locator("li", has_text="Anna")).to_contain_text("not ready yet")
    assert "First Game" in anna.locator("main").inner_text()
    shoot(anna, "lobby")
    anna.get_by_test_id("ready").click()
    anna.wait_for_selector("[data-space]")
    assert table_of(anna)["status"] == "playing"
    # Whoever comes to watch does not put one of the two clocks back.
    anna.wait_for_timeout(1500)
    ben.goto(f"/t/{made['id']}")
    ben.wait_for_selector("[data-space]")
    page_clocks = anna.get_by_role("timer").all_inner_texts()
    seconds = [int(m) * 60 + int(s) for m, s in (text.split(":") for text in page_clocks)]
    assert len(seconds) == 3
    assert abs(seconds[0] - seconds[1]) <= 1, f"header and list tell the same clock: {page_clocks}"


def test_refusals_do_not_stack_and_enter_is_gold_after_a_click(open_page: Opened) -> None:
    page = open_page("/")
    play_now(page)
    page.wait_for_selector("[data-space]")
    far = page.locator("[data-space]:not([data-aim])")
    for i in (20, 40, 60):
        far.nth(i).dispatch_event("click")
        expect(page.locator(".note.refused")).to_have_count(1)
    shoot(page, "refused")
    page.keyboard.press("Escape")
    expect(page.locator(".notes .note")).to_have_count(0)
    spend(page)
    pile = page.locator("li.able [data-pile]").first
    pile.click()
    expect(gold(page)).to_be_enabled()
    before = n_of(page)
    page.keyboard.press("Enter")
    wait_for_entry(page, before)
    assert any("bought" in str(item) for item in items_of(page))


def items_of(page: Page) -> list[object]:
    found: list[object] = call(page, "GET", f"/api/tables/{table_of(page)['id']}/replay")["items"]
    return found
