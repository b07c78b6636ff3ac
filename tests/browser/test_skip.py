"""What bots do can be skipped: by a tap on the map, by Enter, and by the button in place of the hint."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocket, expect

from browser.hands import ANNA_AND_BOTS, READY, make_table
from browser.stage import Opened


def skips_of(page: Page) -> list[str]:
    """The requests to skip that this page sends from now on."""
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        if '"do":"skip"' in str(frame):
            sent.append(str(frame))

    def listen(line: WebSocket) -> None:
        line.on("framesent", note)

    page.on("websocket", listen)
    return sent


def test_the_turns_of_bots_are_skipped(open_page: Opened) -> None:
    page = open_page("/")
    skips = skips_of(page)
    made = make_table(page, ANNA_AND_BOTS, bot_pace="slow")
    page.goto(f"/t/{made['id']}")
    for turn, way in enumerate(("map", "Enter", "button"), 1):
        page.wait_for_function(f"() => {READY}")
        page.get_by_test_id("end").click()
        page.get_by_test_id("confirm").click()
        skip = page.get_by_test_id("skip")
        expect(skip).to_be_visible()
        expect(page.get_by_test_id("recap")).to_have_count(0)
        if way == "map":
            page.locator("[data-map]").click(position={"x": 30, "y": 30})
        elif way == "Enter":
            page.keyboard.press("Enter")
        else:
            skip.press("Enter")
        page.wait_for_function(f"() => {READY}")
        expect(skip).to_have_count(0)
        expect(page.get_by_test_id("recap")).to_be_visible()  # what was skipped can be played again
        assert len(skips) == turn, way
