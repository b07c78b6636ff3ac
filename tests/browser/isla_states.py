"""The named states of Isla Dorada: drawn by `make shots`, checked by the tests, from committed records."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from browser.tables import TESTS, Laid

FIVE = "isla_dorada/records/5.jsonl"
SIX = "isla_dorada/records/6.jsonl"
TOGETHER = "isla_dorada/records/4-cooperative.jsonl"
ISLA_TABLES = [
    Laid("waybd5555555", FIVE, 410),
    Laid("wayam5555555", FIVE, 410),
    Laid("waypy5555555", FIVE, 208, (1,)),
    Laid("waydr5555555", FIVE, 70),
    Laid("waysg5555555", FIVE, 128, (1,)),
    Laid("waytr5555555", FIVE, 168),
    Laid("waybg5555555", FIVE, 480, (4,)),
    Laid("wayct4444444", TOGETHER, 95),
    Laid("wayhs5555555", FIVE, 410, (0, 1)),
    Laid("waysx6666666", SIX, 222),
]


def board(table: str, ready: str = "[data-act]") -> Callable[[Page], None]:
    """The board of a table, as soon as the question it waits with is there."""

    def show(page: Page) -> None:
        page.goto(f"/t/{table}")
        page.wait_for_selector("[data-site]")
        page.wait_for_selector("img[src^='data:image']")
        page.wait_for_selector(ready)
        page.wait_for_timeout(400)

    return show


def amount(page: Page) -> None:
    board("wayam5555555")(page)
    if page.locator(".amounts").count() == 0:  # the table remembers which way was named
        page.locator("[data-testid=more]:not([disabled])").first.click()
    page.wait_for_selector(".amounts")


def tab(number: int) -> Callable[[Page], None]:
    """A tab of the phone's sheet; a desktop shows everything at once."""

    def show(page: Page) -> None:
        board("wayct4444444")(page)
        tabs = page.get_by_role("tab")
        if tabs.count():
            tabs.nth(number).click()

    return show


def imported(page: Page) -> str:
    page.goto("/")
    page.locator("input[type=file]").set_input_files(TESTS / FIVE)
    page.wait_for_url("**/t/*")
    return page.url


def replay(page: Page) -> None:
    page.goto(imported(page) + "?at=300&seat=1")
    page.wait_for_selector("[data-site]")
    page.wait_for_timeout(500)


def result(page: Page) -> None:
    imported(page)
    page.wait_for_selector("dialog[open] [data-testid=sheet] dd")
    page.wait_for_timeout(300)


def contrast(page: Page) -> None:
    change = "w => localStorage.setItem('eldorado.settings', JSON.stringify({...JSON.parse(\
localStorage.getItem('eldorado.settings') ?? '{}'), theme: w}))"
    page.goto("/")
    page.evaluate(change, "contrast")
    board("waybd5555555")(page)
    page.evaluate(change, "dark")


def curtain(page: Page) -> None:
    page.goto("/t/wayhs5555555")
    page.wait_for_selector(".curtain")


ISLA_STATES: list[tuple[str, Callable[[Page], None]]] = [
    ("isla-bid", board("waybd5555555")),
    ("isla-pay", board("waypy5555555")),
    ("isla-draw", board("waydr5555555")),
    ("isla-sangaia", board("waysg5555555", "[data-testid=ask]")),
    ("isla-treasures", board("waytr5555555", "[data-testid=ask]")),
    ("isla-bigfoot", board("waybg5555555", "[data-testid=ask]")),
    ("isla-cooperative", board("wayct4444444")),
    ("isla-goals", tab(2)),
    ("isla-amount", amount),
    ("isla-six", board("waysx6666666")),
    ("isla-contrast", contrast),
    ("isla-curtain", curtain),
    ("isla-replay", replay),
    ("isla-result", result),
]
