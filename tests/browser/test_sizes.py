"""Every size of screen: the Quest's map gets most of a laptop's, cards stay legible on a tablet, nothing is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from browser.checks import layout_problems
from browser.isla_states import board as auction
from browser.island_states import board as isle
from browser.stage import DESKTOP, FLAGS, PATIENCE, PICTURE, QUIET, Server, chromium
from browser.states import STATES, board, card, settings
from browser.tables import Looker

SIZES: dict[str, dict[str, Any]] = {
    "laptop": DESKTOP,
    "small laptop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "tablet across": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "large": {"viewport": {"width": 1920, "height": 1080}},
    "huge": {"viewport": {"width": 2560, "height": 1440}},
}


@pytest.fixture(scope="module")
def looker(built: None, positions: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Looker]:
    folder = tmp_path_factory.mktemp("sizes")
    copytree(positions, folder / "data")
    running = Server(folder)
    yield Looker(running.url)
    running.stop()


@pytest.fixture
def page(browser: Browser, looker: Looker, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = browser.new_context(**SIZES[request.param], base_url=looker.url, **QUIET)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    looker.enter(page)
    page.goto(PICTURE)
    settings(page, coached=True, name="Anna")
    yield page
    context.close()


def at(*names: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("page", names, indirect=True)


WIDTHS = """sign => [...document.querySelectorAll(sign)].map(e => e.getBoundingClientRect())
  .map(r => ({w: r.width, in: r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight}))"""
COVERED = """() => [...document.querySelectorAll('[data-space]')].filter(e => {
  const r = e.getBoundingClientRect(), hit = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2)
  return !hit?.closest('svg.live') }).length"""


@at("laptop")
def test_a_laptop_shows_the_whole_first_course_in_spaces_of_38_pixels(page: Page, looker: Looker) -> None:
    looker.look(page, lambda p: board(p, "turn54444444"))
    page.wait_for_function(f"() => ({COVERED})() === 0")
    spaces = page.evaluate(WIDTHS, "[data-space]")
    assert all(space["in"] for space in spaces)
    assert min(space["w"] for space in spaces) >= 38
    # Where the others went since one's own last turn stays drawn until one moves.
    seats = page.eval_on_selector_all("[data-trail]", "all => all.map(e => e.dataset.trail)")
    assert set(seats) == {"1", "2"}
    # One tap each: the own piece from near, the whole course again, the market folded and open.
    page.get_by_test_id("mine").click()
    assert page.evaluate(WIDTHS, "[data-space]")[0]["w"] > 45
    page.get_by_test_id("whole").click()
    assert all(space["in"] for space in page.evaluate(WIDTHS, "[data-space]"))
    page.get_by_test_id("fold-market").click()
    page.wait_for_function("() => !document.querySelector('.market [data-pile]')")
    page.reload()
    page.wait_for_selector("[data-space]")
    assert page.locator(".market [data-pile]").count() == 0, "what is folded stays so"
    page.get_by_test_id("fold-market").click()
    page.wait_for_selector(".market [data-pile]")
    page.get_by_test_id("reserve").click()
    page.wait_for_selector(".reserve [data-pile]")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('.reserve [data-pile]')")


@at("tablet")
def test_cards_are_legible_on_an_upright_tablet(page: Page, looker: Looker) -> None:
    looker.look(page, card)
    assert min(shown["w"] for shown in page.evaluate(WIDTHS, "[data-card]")) >= 90
    assert min(shown["w"] for shown in page.evaluate(WIDTHS, ".board [data-pile]")) >= 90
    assert not layout_problems(page, False)
    # The course is too long for the map: a tap in its small picture looks at the end of it, and whoever is out of
    # sight then stands at the edge. Nothing behind the picture is pressed with it.
    spot = page.get_by_test_id("overview").bounding_box()
    assert spot
    own = page.locator("[data-beyond='piece:0:0']")
    assert not own.count()
    page.mouse.click(spot["x"] + spot["width"] - 12, spot["y"] + spot["height"] / 2)
    own.wait_for()
    assert not page.locator(".note.refused").count()
    own.click()
    own.wait_for(state="detached")


QUEST = [s for s in STATES if s.name.startswith("board-")]


@pytest.mark.soak
@at(*SIZES)
def test_the_quest_fits_every_screen(page: Page, looker: Looker) -> None:
    wrong = []
    for state in QUEST:
        looker.look(page, state.show)
        wrong += [f"{state.name}: {line}" for line in layout_problems(page, False)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.soak
@at("large")
def test_text_at_twice_its_size_still_fits(page: Page, looker: Looker) -> None:
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
    )
    looker.look(page, lambda p: board(p, "turn54444444"))
    assert not layout_problems(page, False)


@at("tablet across")
@pytest.mark.parametrize("table", ["wdatk4444444", "wddef4444444"])
def test_a_battle_is_read_whole_on_a_narrow_desk(page: Page, looker: Looker, table: str) -> None:
    """Both sides, what is at stake and every way out: nothing of it has to be scrolled for."""
    looker.look(page, isle(table, "[data-testid=ask] button"))
    hidden = page.eval_on_selector_all(
        "[data-testid=ask], [data-testid=ask] .cards", "all => all.map(e => e.scrollHeight - e.clientHeight)"
    )
    assert len(hidden) > 1
    assert max(hidden) <= 1, hidden


@pytest.mark.parametrize("size", ["laptop", "large"])
def test_letters_twice_as_large_make_no_page_longer(tools: Playwright, looker: Looker, size: str) -> None:
    """The browser's own letters, which the layout is measured in: a style of the page would not move its limits."""
    large = "--blink-settings=defaultFontSize=32"
    started = tools.chromium.launch(executable_path=chromium("--small"), args=[*FLAGS, large])
    page = started.new_context(**SIZES[size], base_url=looker.url, **QUIET).new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(PICTURE)
    settings(page, coached=True, name="Anna")
    for show in (auction("wayct4444444"), isle("wddef4444444", "[data-testid=ask] button")):
        looker.look(page, show)
        assert page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 32
        for side in ("Width", "Height"):
            assert page.evaluate(f"() => document.documentElement.scroll{side} - inner{side}") <= 0
    started.close()
