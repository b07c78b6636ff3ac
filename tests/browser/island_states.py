"""The named states of the Island: drawn by `make shots`, checked by the tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from browser.staged import Given, Moment

# --- an island far into the game, as a scenario would give it ---------------------------------------------------------
TILES = {
    "0,0": "garden", "1,0": "food", "2,0": "wood", "-1,0": "wood", "-2,0": "gold", "-3,0": "food", "3,0": "water",
    "0,-1": "gold", "1,-1": "food", "2,-1": "gold", "3,-1": "water", "-1,-1": "food", "-2,-1": "shrine",
    "0,-2": "wood", "1,-2": "food", "2,-2": "shrine", "-1,-2": "water",
    "-1,1": "gold", "0,1": "wood", "1,1": "cave_entrance", "-2,1": "water", "-3,1": "food", "2,1": "food",
    "-1,2": "food", "0,2": "food", "-2,2": "wood", "1,2": "shrine",
    "c0,0": "exit", "c-1,0": "basic", "c-1,1": "basic", "c-2,1": "basic", "c-2,0": "basic",
}  # fmt: skip
LATE: dict[str, Any] = {
    "tiles": TILES,
    "round": 7,
    "players.0.explorer": "pedro",
    "players.0.at": "0,0",
    "players.0.speed": 4,
    "players.0.hand": {"food": 3, "wood": 3, "gold": 4},
    "players.0.villagers": {"-1,0": 2},
    "players.0.fort": "0,-1 es",
    "players.0.farmhouses": ["-1,-1 es"],
    "players.0.offerings": ["2,-2", "-2,-1"],
    "players.1.explorer": "bellona",
    "players.1.at": "-2,0",
    "players.1.hand": {"food": 2, "wood": 1, "gold": 4},
    "players.1.villagers": {"-1,1": 2, "-3,0": 1},
    "players.1.farmhouses": ["-2,0 s"],
    "players.1.fort": "-3,0 s",
    "players.1.offerings": ["-2,-1"],
    "players.2.explorer": "emma",
    "players.2.at": "2,-1",
    "players.2.hand": {"food": 2, "wood": 2, "gold": 1},
    "players.2.villagers": {"-2,2": 1},
    "players.2.farmhouses": ["-2,2 n"],
    "players.2.cave_shrine": True,
    "players.3.explorer": "william",
    "players.3.at": "-1,2",
    "players.3.hand": {"food": 3, "wood": 3, "gold": 2},
    "players.3.villagers": {"0,2": 3},
    "players.3.farmhouses": ["1,1 ws"],
    "players.3.offerings": ["1,2"],
}


def phase(name: str, least: int = 8, cave: bool = False) -> Callable[[dict[str, Any], int], bool]:
    """The first moment in which a seat is in this phase, with so many tiles on the table."""

    def when(view: dict[str, Any], seat: int) -> bool:
        tiles = view["tiles"]
        return (
            view["phase"] == name
            and seat in view["asked"]
            and len(tiles) >= least
            and (not cave or sum(t["map"] == "cave" for t in tiles) > 2)
        )

    return when


# Ben has two armies next to two of Anna's; each of hers could flee.
TWO_FRONTS: dict[str, Any] = {
    "tiles": TILES,
    "round": 7,
    "players.0.explorer": "stella",
    "players.0.at": "2,0",
    "players.0.hand": {"gold": 2},  # a march each, and nothing to bring more with
    "players.0.villagers": {"-1,0": 1, "0,-2": 1},
    "players.1.explorer": "tizoc",
    "players.1.at": "2,1",
    "players.1.hand": {"food": 1, "gold": 2},
    "players.1.villagers": {"-1,1": 1, "1,-2": 1},
}
ISLAND_TABLES: list[Moment | Given] = [
    Moment("wdchs4444444", phase("choose", 0)),
    Moment("wddce4444444", phase("dice", 4)),
    Moment("wdgth4444444", phase("gather", 6)),
    Moment("wdput4444444", phase("place", 9)),
    Moment("wdexp4444444", phase("explore", 14)),
    Moment("wdmax4444444", phase("limit", 6)),
    Given("wdfar4444444", LATE),
    Given("wdbuy4444444", {**LATE, "players.0.hand": {"food": 3, "wood": 1, "gold": 3}}),
    Given("wdtrd4444444", {**LATE, "players.1.at": "-1,0", "players.0.villagers": {}}, ("trade 1",)),
    Given("wdgff4444444", {**LATE, "players.1.at": "-1,0", "players.0.villagers": {}},
          ("trade 1", *(f"amount {n}" for n in (1, 0, 0, 0, 1, 0))), mine=(1,)),
    Given("wddef4444444", LATE, ("move sw", "done"), mine=(1,)),
    Given("wdatk4444444", LATE, ("move sw",)),
    Given("wdwnd4444444", {**LATE, "turn": 1, "players.1.at": "1,-1", "players.0.villagers": {"0,-1": 2},
          "players.0.fort": "-1,0 s", "players.1.hand": {"food": 2, "wood": 2, "gold": 4}}, ("offering 2,-2",)),
    Given("wdwnn4444444", {**LATE, "players.0.at": "0,2", "players.0.cave_shrine": True, "players.2.cave_shrine": False,
          "players.1.villagers": {}, "players.2.villagers": {}, "players.3.villagers": {}, "players.3.farmhouses": []}),
    Given("wdtwq2222222", TWO_FRONTS, mine=(1,), guests=(0,), seats=2, orders="matters"),
    Moment("wdcav4444444", phase("explore", 12, cave=True), seed=2),
    Given("wdrqd4444444", {**LATE, "players.0.villagers": {}}, ("move sw", "done", "pass"),
          (6, 4, 5, 6, 1, 2, 2, 3, 1, 2, 3, 4)),
    Given("wdgfn4444444", {**LATE, "players.1.at": "-1,0", "players.1.hand": {"food": 2, "gold": 4},
          "players.0.villagers": {}}, ("trade 1", *(f"amount {n}" for n in (1, 0, 0, 0, 1, 0))), mine=(1,)),
]  # fmt: skip


def board(table: str, ready: str = "g.tile") -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(f"/t/{table}")
        page.wait_for_selector("g.tile", state="attached")
        page.wait_for_selector("img[src^='data:image'], image[href^='data:image']", state="attached")
        page.wait_for_selector(ready)
        page.wait_for_timeout(400)

    return show


def tab(page: Page, number: int) -> None:
    """A tab of the phone's sheet; a desktop shows everything at once."""
    tabs = page.get_by_role("tab")
    if tabs.count():
        tabs.nth(number).click()


def buying(page: Page) -> None:
    board("wdbuy4444444")(page)
    tab(page, 1)


def corners(page: Page) -> None:
    board("wdfar4444444")(page)
    tab(page, 1)
    page.locator("[data-buy=farmhouse]").click()
    page.wait_for_selector("g.corner")


def won(page: Page) -> None:
    """The fourth shrine: the offering is bought here, and the others let it pass."""
    board("wdwnn4444444", "g.tile, dialog")(page)
    if page.get_by_role("dialog").count() == 0:
        tab(page, 1)
        page.locator("[data-buy=offering]").click()
        page.get_by_test_id("gold").click()
    page.wait_for_selector("dialog[open] tbody tr", timeout=20_000)
    page.wait_for_timeout(300)


def cave(page: Page) -> None:
    board("wdcav4444444")(page)


def in_words(page: Page) -> None:
    page.evaluate(
        "() => localStorage.setItem('eldorado.settings', JSON.stringify({...JSON.parse("
        "localStorage.getItem('eldorado.settings') ?? '{}'), text: true}))"
    )
    page.goto("/t/wdfar4444444")
    page.wait_for_selector("[data-action]")
    page.evaluate(
        "() => localStorage.setItem('eldorado.settings', JSON.stringify({...JSON.parse("
        "localStorage.getItem('eldorado.settings') ?? '{}'), text: false}))"
    )


ISLAND_STATES: list[tuple[str, Callable[[Page], None]]] = [
    ("island-choose", board("wdchs4444444", "[data-testid=ask] button")),
    ("island-dice", board("wddce4444444", "[data-testid=ask] button")),
    ("island-gather", board("wdgth4444444", "[data-testid=ask] button")),
    ("island-place", board("wdput4444444", "g.front.can")),
    ("island-growing", board("wdexp4444444")),
    ("island-limit", board("wdmax4444444", "[data-testid=ask] button")),
    ("island-late", board("wdfar4444444")),
    ("island-buy", buying),
    ("island-corners", corners),
    ("island-trade", board("wdtrd4444444", "[data-testid=trade] button")),
    ("island-offer", board("wdgff4444444", "[data-testid=ask] button")),
    ("island-defend", board("wddef4444444", "[data-testid=ask] button")),
    ("island-attack", board("wdatk4444444", "[data-testid=ask] button")),
    ("island-window", board("wdwnd4444444", "[data-testid=ask] button")),
    ("island-cave", cave),
    ("island-text", in_words),
    ("island-won", won),
    ("island-rolled", board("wdrqd4444444", "[data-testid=rolled]")),
]
