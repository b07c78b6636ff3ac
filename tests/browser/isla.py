"""What the tests do at a table of Isla Dorada, and what they check at every decision on the way."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from browser.hands import READY, call, n_of, wait_for_entry
from server.harness import changed

SEEN = f"n => {READY} && +document.querySelector('.play').dataset.n === n"


def isla_table(page: Page, seats: list[dict[str, str]], **more: Any) -> str:
    """A table whose bots do not dawdle; its id."""
    body = {"game": "isla_dorada", "seats": seats, "pace": {"kind": "relaxed"}, **more}
    made = call(page, "POST", "/api/tables", body)
    assert "id" in made, made
    call(page, "POST", f"/api/tables/{made['id']}/settings", {"bot_pace": "instant"})
    return str(made["id"])


class Ears:
    """What the server last told a page: the position its board has to show."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.position: dict[str, Any] = {}
        self.over = False
        self.seq = -1  # of the question that was last seen
        self.early: list[
            int
        ] = []  # milliseconds before the end of the common pause at which an answer was sent
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", self.hear)
        line.on("framesent", self.sent)

    def sent(self, frame: str | bytes) -> None:
        window = self.position.get("window")
        if window and json.loads(frame).get("do") == "act":
            early = window["until"] - int(time.time() * 1000)
            if early > 50:
                self.early.append(early)

    def hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told.get("position"):
            self.position = told["position"]
        elif "changes" in told:
            self.position = changed(self.position, told["changes"]) | told["moving"]
        if told.get("table"):
            self.over = told["table"]["status"] == "over"

    @property
    def you(self) -> dict[str, Any]:
        return self.position.get("you") or {}

    @property
    def asked(self) -> bool:
        return bool(self.you.get("legal")) and self.you["seq"] is not None and not self.you.get("auto")

    @property
    def question(self) -> str:
        return str(self.you["prompt"]["key"]).rsplit(".", 1)[1]

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.position["view"]
        return found

    @property
    def ready(self) -> bool:
        """Whether something is asked that the board shows, and no answer is on its way."""
        if self.asked and self.page.evaluate(SEEN, self.position["n"]):
            self.seq = self.you["seq"]
            return True
        return False

    def settle(self, seconds: int = 60) -> bool:
        """Waits until I am asked and the board shows it; false when the game is over."""
        for _ in range(seconds * 20):
            if self.over:
                return False
            if self.ready:
                return True
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing is asked of this page: {self.position.get('actors')}")

    def moved(self, before: int) -> None:
        """Waits until the question last seen is answered: where several are asked at once, others answer meanwhile."""
        wait_for_entry(self.page, before)
        for _ in range(1200):
            if self.over or not self.asked or self.you["seq"] != self.seq:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("the answer was not taken")


def enabled(page: Page) -> set[int]:
    """The actions that a tap on something visible of the board would begin with."""
    found: list[str] = page.eval_on_selector_all(
        "[data-act]",
        "all => all.filter(e => !e.disabled && e.checkVisibility()).map(e => e.dataset.act)",
    )
    return {int(action) for action in found}


def show_flights(page: Page, ears: Ears) -> None:
    """The row of the air journeys lists its destinations when it is tapped."""
    flights = [
        m for m in ears.you["legal"] if m["move"]["kind"] == "way" and m["move"]["args"]["type"] == "air"
    ]
    if flights and page.locator(".air").count() == 0:
        page.locator("[data-testid=ways] li").filter(has_text="Fly to").locator(".pick").click()
        expect(page.locator(".air")).to_be_visible()


def everything_is_on_the_board(page: Page, ears: Ears) -> None:
    """Each legal move can be begun on the board itself: nothing is left to text mode."""
    legal = {m["action"]: m for m in ears.you["legal"]}
    if ears.question in ("open", "bid"):
        show_flights(page, ears)
        if any(m["move"]["kind"] == "juju" for m in legal.values()):
            page.get_by_test_id("juju").click()
    missing = set(legal) - enabled(page)
    assert not missing, f"{ears.question}: only text mode has {[legal[a]['notation'] for a in missing]}"
    if (
        page.get_by_test_id("juju").count()
        and page.get_by_test_id("juju").get_attribute("aria-pressed") == "true"
    ):
        page.get_by_test_id("juju").click()


def tap(page: Page, action: int) -> None:
    """Tap what begins the action; shapes on the map get the click themselves, as they are curved."""
    spot = page.locator(f'[data-act="{action}"]:not([disabled])').first
    if spot.evaluate("e => e instanceof SVGElement"):
        spot.dispatch_event("click")
    else:
        spot.scroll_into_view_if_needed()
        spot.click()


def answer(page: Page, ears: Ears, dice: random.Random, eager: float) -> None:
    """One decision: `eager` is how often a bid is raised; all else is chosen by lot among what can be tapped."""
    before = n_of(page)
    able = []
    if ears.question in ("open", "bid"):
        both = (page.get_by_test_id("gold"), page.get_by_test_id("pass"))
        able = [button for button in both if button.count() and button.is_enabled()]
    # Neither, when a way out of reach was looked at and one must open: then by what the rows offer.
    if able:
        raised = ears.question == "open" or dice.random() < eager
        (able[0] if raised else able[-1]).click()
    else:
        tap(page, dice.choice(sorted(enabled(page))))
    ears.moved(before)


def nothing_overflows(page: Page) -> None:
    """No page scroll, and no panel beyond the window."""
    sizes = page.evaluate(
        "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(sizes) <= 0, f"the page scrolls by {sizes}"
    outside = page.eval_on_selector_all(
        ".isla > *",
        "all => all.filter(e => { const r = e.getBoundingClientRect(); "
        "return r.right > innerWidth + 1 || r.bottom > innerHeight + 1 }).map(e => e.className)",
    )
    assert not outside, outside
