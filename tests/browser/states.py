"""The named states of the client that are drawn by `make shots` and checked by the tests, from committed records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from browser.hands import aims, make_table, tap_space
from browser.isla_states import ISLA_STATES, ISLA_TABLES
from browser.island_states import ISLAND_STATES, ISLAND_TABLES
from browser.place_states import PLACE_STATES
from browser.staged import Given, Moment
from browser.tables import Laid
from browser.thieves_states import THIEVES_STATES, THIEVES_TABLES

FOUR = "quest/records/shots/four-in-caves.jsonl"
TWO = "quest/records/shots/two-home-stretch.jsonl"
LAST_CARD = {
    f"players.0.{key}": value
    for key, value in {"pieces": ["22,2"], "hand": ["traveler"], "draw": [], "discard": []}.items()
}
LAST_MOVES = ("sw", "give traveler")
# The Scientist has drawn a card and asks which one may go.
ASKED = {"players.0.hand": ["scientist", "traveler", "trailblazer"], "players.0.draw": ["explorer"]}
TABLES: list[Laid | Moment | Given] = [
    Laid("start4444444", FOUR, 0),
    Laid("turn54444444", FOUR, 121),
    Laid("turn84444444", FOUR, 233),
    Laid("turn5x444444", FOUR, 456),
    Laid("twqs22222222", TWO, 249),
    Laid("hqts22222222", TWO, 27, (0, 1)),
    Given("stck33333333", LAST_CARD, LAST_MOVES, game="quest", seats=1),
    Given("stcq33333333", LAST_CARD, LAST_MOVES, game="quest", seats=1),
    Given("sctq44444444", ASKED, ("scientist",), ("explorer",), game="quest", seats=3),
    *ISLA_TABLES,
    *ISLAND_TABLES,
    *THIEVES_TABLES,
]


def settings(page: Page, **wanted: object) -> None:
    page.evaluate(
        "w => localStorage.setItem('eldorado.settings', JSON.stringify({...JSON.parse("
        "localStorage.getItem('eldorado.settings') ?? '{}'), ...w}))",
        wanted,
    )


def board(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-space]")
    page.wait_for_selector("img[src^='data:image']")
    page.wait_for_timeout(400)


def home(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector(".door")
    page.wait_for_selector("li a[href^='/t/']")


def setup(page: Page) -> None:
    page.goto("/new/quest")
    page.wait_for_selector(".chairs li")


def lobby(page: Page) -> None:
    page.goto("/")
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    table = make_table(page, seats, preset="home-stretch")
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector(".invite img")


def coach(page: Page) -> None:
    settings(page, coached=False)
    board(page, "start4444444")
    page.wait_for_selector(".coach")
    settings(page, coached=True)


def card(page: Page) -> None:
    board(page, "turn54444444")
    hand_tab(page)
    page.locator("[data-card=trailblazer]").click()


def way(page: Page) -> None:
    card(page)
    tap_space(page, aims(page)[0]["space"])


def buy(page: Page) -> None:
    board(page, "turn84444444")
    if page.locator("#tab-market").count():
        page.locator("#tab-market").click()
    page.locator("li.able [data-pile]").last.click()


def hand_tab(page: Page) -> None:
    if page.locator("#tab-hand").count():
        page.locator("#tab-hand").click()


def end(page: Page) -> None:
    board(page, "turn54444444")
    page.get_by_test_id("end").click()
    page.wait_for_selector("[data-leftover]")


def two(page: Page) -> None:
    board(page, "twqs22222222")
    hand_tab(page)
    page.locator("[data-card]").first.click()


def curtain(page: Page) -> None:
    page.goto("/t/hqts22222222")
    page.wait_for_selector(".curtain")


def refusal(page: Page) -> None:
    board(page, "turn54444444")
    tap_space(page, page.locator("[data-space]").count() - 1)
    page.wait_for_selector(".note.refused")


def rules(page: Page) -> None:
    page.goto("/rules/quest#Q-MOVE-2")
    page.wait_for_selector("#clause-Q-MOVE-2")


def text(page: Page) -> None:
    settings(page, text=True)
    page.goto("/t/turn54444444")
    page.wait_for_selector("[data-action]")
    settings(page, text=False)


def contrast(page: Page) -> None:
    settings(page, theme="contrast")
    board(page, "turn84444444")
    settings(page, theme="dark")


def hint(page: Page) -> None:
    board(page, "turn54444444")
    page.get_by_test_id("hint-ask").click()
    page.wait_for_selector("[data-testid=hint]")


def since(page: Page) -> None:
    page.goto("/")
    page.evaluate("() => localStorage.setItem('eldorado.seen', JSON.stringify({turn84444444: 214}))")
    board(page, "turn84444444")
    page.wait_for_selector("[data-testid=since]")


def menu(page: Page) -> None:
    board(page, "turn54444444")
    page.get_by_test_id("menu").click()
    page.wait_for_selector("dialog[open]")


def stranded(page: Page) -> None:
    """Alone, and the last card has gone for a base camp."""
    board(page, "stck33333333")
    page.wait_for_selector("[data-testid=hopeless]")


def imported(page: Page) -> str:
    """The finished game of the record, brought in once for each browser."""
    from browser.tables import TESTS

    page.goto("/")
    page.locator("input[type=file]").set_input_files(TESTS / FOUR)
    page.wait_for_url("**/t/*")
    return page.url


def replay(page: Page) -> None:
    page.goto(imported(page) + "?at=240&seat=2")
    page.wait_for_selector("[data-space]")
    page.wait_for_timeout(500)


def result(page: Page) -> None:
    imported(page)
    page.wait_for_selector("dialog[open] polyline")


@dataclass(frozen=True)
class State:
    name: str
    show: Callable[[Page], None]
    one_page: bool = True  # fits the screen; the others are lists that scroll within themselves


STATES = [
    State("home", home, False),
    State("setup", setup, False),
    State("lobby", lobby, False),
    State("board-first-steps", coach),
    State("board-card", card),
    State("board-way", way),
    State("board-buy", buy),
    State("board-end-of-turn", end),
    State("board-two-pieces", two),
    State("board-contrast", contrast),
    State("curtain", curtain),
    State("refusal", refusal),
    State("hint", hint),
    State("since", since),
    State("menu", menu),
    State("stranded", stranded),
    State("rules", rules, False),
    State("text-mode", text, False),
    State("replay", replay),
    State("result", result),
    *(State(name, show, False) for name, show in PLACE_STATES),
    *(State(name, show) for name, show in [*ISLA_STATES, *ISLAND_STATES, *THIEVES_STATES]),
]
