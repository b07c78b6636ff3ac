"""The named states of the Island's expansion: alone, in teams, with the Thieves, hardcore, treasures and beasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from browser.island_states import LATE, TILES, board, tab
from browser.staged import Given, Moment

ALL = {"bridge": True, "sixth_board": True, "cave_tiles": True}
TEAMS = {"mode": "teams", **ALL}
BAND = {"mode": "thieves", **ALL}
HARD = {"hard_tiles": True, "hard_rerolls": True, "hard_points": True}
When = Callable[[dict[str, Any], int], bool]


def asked(phase: str, least: int = 6) -> When:
    return lambda view, seat: (
        view["phase"] == phase and view["asked"] == [seat] and len(view["tiles"]) >= least
    )


def hunted(view: dict[str, Any], seat: int) -> bool:
    return view["phase"] == "explore" and any(g["at"] and g["targets"] for g in view["guardians"])


def robbed(view: dict[str, Any], seat: int) -> bool:
    return bool(view["looking_at"])


def shared(view: dict[str, Any], seat: int) -> bool:
    taken = len([die for die in view["dice_of"] if die["by"] >= 0])
    return taken == 2 and bool(view["phase"] == "share" and view["asked"] == [seat])


def secrets(view: dict[str, Any], seat: int) -> bool:
    return view["phase"] == "explore" and seat in view["asked"] and len(view["dealt"]["own"]) > 0


CAVES = {**TILES, "c-2,0": "secret_exit", "c-2,1": "totecs_garden", "c-1,1": "cave_in"}
WILD = {
    **LATE,
    "tiles": CAVES,
    "titan": "c-1,0",
    "relics": [1, 0, 3],
    "cursed": 2,
    "players.0.explorer": "yanga",
    "players.0.at": "2,-1",
    "players.0.wolf": "1,-1",
    "players.0.fort": "-1,0 s",
    "players.0.villagers": {"-1,0": 2},
    "players.2.at": "1,0",
}
BANDED = {
    **{key: value for key, value in LATE.items() if not key.startswith("players.3.")},
    "turn": 3,
    "players.3.thieves": ["0,2", "2,0"],
    "players.3.speeds": [4, 3],
    "players.3.hideout": "0,2 s",
    "players.3.outposts": ["2,0 n"],
    "players.3.doubloons": 4,
    "players.3.hand": {"food": 1, "wood": 2, "gold": 2},
}
HUNT = {
    **{key: value for key, value in LATE.items() if not key.startswith("players.")},
    "guardians": {"wolf": "2,-2", "titan": "1,0", "thief": "1,2"},
    "players.0.explorer": "stella",
    "players.0.at": "-1,0",
    "players.0.hand": {"food": 3, "wood": 2, "gold": 3},
    "players.0.villagers": {"1,-2": 2, "0,2": 1},
    "players.0.farmhouses": ["-1,0 s"],
    "players.0.fort": "0,2 n",
    "players.0.offerings": ["-2,-1"],
}
ALONE = {"bridge": True, "sixth_board": True}
THIEVES_TABLES: list[Moment | Given] = [
    Given(
        "wdway2222222",
        {**HUNT, "guardians": {"titan": "0,0"}, "players.0.villagers": {"2,0": 2}, "players.0.at": "-2,0"},
        ("end",),
        (4, 6, 6, 6, 6, 6, 6, 1),
        seats=1,
        options=ALONE,
    ),
    Given(
        "wdban2222222",
        {
            **HUNT,
            "players.0.at": "c-1,0",
            "players.0.hand": {"food": 3, "wood": 2},
            "players.0.speed": 2,
            "guardians": {"wolf": "2,-2", "titan": "1,2"},
        },
        ("discover", "done", "done"),
        ("wolf", 6, 1, 1),
        seats=1,
        options=ALONE,
    ),
    Given(
        "wdrad2222222",
        {**HUNT, "guardians": {"titan": "0,0"}, "players.0.villagers": {"1,0": 2}, "players.0.at": "-2,0"},
        ("end",),
        (4, 6, 6, 6, 6, 6, 6, 1),
        seats=1,
        options=ALONE,
    ),
    Moment("wdsea2222222", hunted, seats=1, options={"bridge": True, "sixth_board": True}),
    Moment("wdshr4444444", shared, options=TEAMS),
    Moment("wdtms4444444", asked("explore", 12), options=TEAMS),
    Moment("wdtms8888888", asked("explore", 14), seats=8, options=TEAMS),
    Moment("wdhde4444444", asked("hiding", 4), options=BAND),
    Moment("wdhau4444444", asked("haul", 6), options=BAND),
    Moment("wdrbb4444444", robbed, options=BAND),
    Given("wdbnd4444444", BANDED, options=BAND, mine=(3,)),
    Moment("wdhrd3333333", secrets, seats=3, options=HARD),
    Given("wdwyd4444444", WILD, options={**ALL}),
    Given(
        "wdbrg4444444", {**LATE, "players.0.at": "-1,1", "players.1.villagers": {"-3,0": 1}}, options={**ALL}
    ),
    Given("wdrrr4444444", LATE, ("move sw", "done", "1: done"), (6, 1, 5, 2, 3, 4, 1, 2), options=HARD),
]


def bridging(page: Page) -> None:
    board("wdbrg4444444")(page)
    tab(page, 1)
    page.locator("[data-buy=bridge]").click()
    page.wait_for_selector("[data-testid=gold]:not([disabled])")


ASK = "[data-testid=ask] button"
THIEVES_STATES: list[tuple[str, Callable[[Page], None]]] = [
    ("island-solo", board("wdsea2222222", "g.tile")),
    ("island-solo-way", board("wdway2222222", "g.tile.can")),
    ("island-solo-banish", board("wdban2222222", "g.tile.can")),
    ("island-solo-raid", board("wdrad2222222", ASK)),
    ("island-team-dice", board("wdshr4444444", "[data-testid=share] button")),
    ("island-team", board("wdtms4444444")),
    ("island-eight", board("wdtms8888888")),
    ("island-hiding", board("wdhde4444444", ASK)),
    ("island-haul", board("wdhau4444444", ASK)),
    ("island-rob", board("wdrbb4444444", ASK)),
    ("island-thieves", board("wdbnd4444444")),
    ("island-hardcore", board("wdhrd3333333")),
    ("island-wild", board("wdwyd4444444")),
    ("island-bridge", bridging),
    ("island-reroll", board("wdrrr4444444", ASK)),
]
