"""Pages beside the tables as named states: own place, lobby, daily race, lessons, courses, sharing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from browser.hands import call

SEATS = [{"kind": "you", "name": "Anna"}, {"kind": "bot", "level": "easy"}]


def played(page: Page) -> None:
    """Two finished games, once for each browser."""
    page.goto("/")
    if len(call(page, "GET", "/api/me/history")["games"]) < 2:
        for game in ("quest", "isla_dorada"):
            seats = [*SEATS, {"kind": "bot", "level": "normal"}]
            table = call(page, "POST", "/api/tables", {"game": game, "seats": seats})
            call(page, "POST", f"/api/tables/{table['id']}/resign", {"seat": 0})


def profile(page: Page) -> None:
    played(page)
    page.goto("/me")
    page.wait_for_selector("#played li")


def statistics(page: Page) -> None:
    profile(page)
    page.locator("#tab-figures").click()
    page.wait_for_selector("#played table")


def hall(page: Page) -> None:
    page.goto("/")
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "open"}]
    call(page, "POST", "/api/tables", {"game": "quest", "seats": seats, "listed": True})
    page.goto("/lobby")
    page.wait_for_selector("main a[href^='/t/']")


def daily(page: Page) -> None:
    page.goto("/daily")
    page.wait_for_selector("[data-testid^=daily-]")
    page.wait_for_selector("main table, main .calendar, main ol")


def learn(page: Page) -> None:
    page.goto("/learn/quest/first")
    page.wait_for_selector("[data-testid=lesson]")
    page.wait_for_selector("[data-space]")
    page.wait_for_timeout(600)


def settings_box(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector(".door")
    page.locator("header button.btn").last.click()
    page.wait_for_selector("dialog[open]")


def courses(page: Page) -> None:
    page.goto("/courses")
    page.wait_for_selector("main")
    page.wait_for_timeout(400)


def editor(page: Page) -> None:
    page.goto("/courses/edit")
    page.wait_for_selector("[data-testid=canvas]")
    page.get_by_test_id("random").click()
    page.wait_for_selector("[data-testid=efforts]", state="attached")
    page.wait_for_selector("[data-testid=length]", state="attached")


def editor_wrong(page: Page) -> None:
    """A course that cannot be played yet, and why."""
    page.goto("/courses/edit")
    page.wait_for_selector("[data-testid=canvas]")
    page.get_by_test_id("side-B").click()
    page.wait_for_selector("[data-tile]")
    page.wait_for_timeout(600)


def share(page: Page) -> None:
    page.goto("/t/turn54444444?at=90&seat=0")
    page.wait_for_selector("[data-space]")
    page.get_by_test_id("share-picture").first.click()
    page.wait_for_selector("[data-testid=share]")
    page.wait_for_timeout(400)


PLACE_STATES: list[tuple[str, Callable[[Page], None]]] = [
    ("profile", profile),
    ("statistics", statistics),
    ("hall", hall),
    ("daily", daily),
    ("learn", learn),
    ("settings", settings_box),
    ("courses", courses),
    ("editor", editor),
    ("editor-wrong", editor_wrong),
    ("share", share),
]
