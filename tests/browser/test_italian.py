"""Every named screen in Italian: no English sentence on it, and nothing that does not fit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.checks import layout_problems
from browser.place_states import PLACE_STATES
from browser.stage import DESKTOP, PATIENCE, PHONE, PICTURE, QUIET, Server
from browser.states import STATES, settings
from browser.tables import Looker
from browser.tongues import foreign, says

SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "desktop": DESKTOP,
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
}


@pytest.fixture
def italian(built: None, positions: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own for each size: going through the screens moves and forgets what was laid."""
    folder = tmp_path_factory.mktemp("italian")
    copytree(positions, folder / "data")
    running = Server(folder, "", "--lobby")
    yield running
    health = running.health()
    running.stop()
    assert health["exceptions"] == 0, running.log.read_text(errors="replace")


# Before landing a screen of every kind, and a third of the pages beside the tables; the long run looks at all.
CORE = {
    *("home", "setup", "board-buy", "result", "isla-bid", "island-window"),
    *[name for name, _ in PLACE_STATES][::3],
}


@pytest.mark.parametrize(
    ("size", "core"),
    [
        pytest.param("desktop", True, id="core"),
        *(pytest.param(size, False, marks=pytest.mark.soak, id=size) for size in SIZES),
    ],
)
def test_no_english_sentence_on_any_named_screen(
    browser: Browser, italian: Server, size: str, core: bool
) -> None:
    context = browser.new_context(**SIZES[size], base_url=italian.url, **QUIET)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    looker = Looker(italian.url)
    looker.enter(page)
    page.goto(PICTURE)
    settings(page, coached=True, name="Anna", lang="it")
    wrong: list[str] = []
    judged: dict[str, bool] = {}
    for state in STATES:
        if core and state.name not in CORE:
            continue
        looker.look(page, state.show)
        page.wait_for_timeout(150)
        wrong += [f"{state.name}: English “{text}”" for text in foreign(page, "it", judged)]
        if state.name != "board-first-steps":  # lies over the market in every language: see test_screens
            wrong += [f"{state.name}: {line}" for line in layout_problems(page, size == "phone")]
    context.close()
    assert len(judged) > (300 if core else 500)  # it looked at something
    assert not wrong, "\n".join(sorted(set(wrong)))


def test_the_title_is_whole_beside_long_buttons_on_a_phone(browser: Browser, italian: Server) -> None:
    context = browser.new_context(**SIZES["phone"], base_url=italian.url, locale="it", **QUIET)
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_test_id("lobby")).to_have_text("Sala")
    title = page.locator("header h1")
    assert title.evaluate("e => e.scrollWidth <= e.clientWidth")
    context.close()


def test_english_would_be_noticed() -> None:
    assert says("en", "Play now against bots")
    assert says("en", "It is Anna's turn.") or says("en", "Anna to move")
    assert not says("it", "Play now against bots")
    assert says("it", "Gioca subito contro i bot")
