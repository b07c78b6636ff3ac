"""Every named state, desktop and phone: layout, accessibility, and a language nobody wrote."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.checks import AXE, axe_problems, layout_problems
from browser.hands import gold
from browser.stage import DESKTOP, PATIENCE, PHONE, PICTURE, QUIET, Server
from browser.states import STATES, State, board, settings
from browser.tables import Looker
from eldorado.server.tables.lobby import EXPLORERS

SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
LOOKERS: dict[str, Looker] = {}  # who looks at each server


@pytest.fixture(scope="module")
def laid(built: None, positions: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("laid")
    copytree(positions, folder / "data")
    running = Server(folder, "", "--lobby")
    LOOKERS[running.url] = Looker(running.url)
    yield running
    health = running.health()
    running.stop()
    assert health["exceptions"] == 0, running.log.read_text(errors="replace")


def look(browser: Browser, server: Server, size: str, **wanted: Any) -> tuple[BrowserContext, Page]:
    context = browser.new_context(**SIZES[size], base_url=server.url, **QUIET)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    LOOKERS[server.url].enter(page)
    page.goto(PICTURE)
    settings(page, coached=True, name="Anna", **wanted)
    return context, page


@pytest.fixture(scope="module")
def pages(browser: Browser, laid: Server) -> Iterator[dict[str, Page]]:
    """One browser window a size, like somebody who goes from screen to screen: opening a new one for each takes longer
    than looking at it."""
    made: dict[str, Page] = {}
    yield made
    for page in made.values():
        page.context.close()


# One screen of every kind, seen in every way; with some more on the phone, where it is narrow. The long run looks at
# all of them in every way.
CORE = {
    *("home", "setup", "lobby", "board-card", "board-buy", "menu", "rules", "replay", "result", "isla-bid"),
    *("isla-result", "island-late", "island-buy", "island-window"),
}
# What has colours of its own: the rest of the screens is made of the same.
COLOURED = {"board-buy", "isla-bid", "island-window"}
WORDY = {"setup", "board-buy", "isla-bid", "island-window"}
# axe costs more than drawing a screen: before landing it looks at one of each kind.
HEARD = {"home", "setup", "board-buy", "menu", "rules", "isla-bid", "island-window", "text-mode"}
NARROW = CORE | {
    "board-way",
    "text-mode",
    "isla-pay",
    "island-cave",
    "island-solo",
    "island-eight",
    "island-thieves",
}


def early(state: State, size: str) -> bool:
    """Whether it is looked at before landing."""
    return state.name in (NARROW if size == "phone" else CORE)


def asked_by_ear(state: State, size: str) -> bool:
    """Whether axe looks at it before landing, at one of the sizes."""
    return state.name in HEARD and size == ("desktop" if state.name in CORE else "phone")


def seen(state: State, size: str) -> Any:
    """A state at a size."""
    marks = [] if early(state, size) else [pytest.mark.soak]
    return pytest.param(state, size, marks=marks, id=f"{state.name}-{size}")


@pytest.mark.parametrize(("state", "size"), [seen(state, size) for size in SIZES for state in STATES])
def test_a_screen_fits_and_everybody_can_use_it(
    browser: Browser, laid: Server, pages: dict[str, Page], state: State, size: str
) -> None:
    if size not in pages:
        _, pages[size] = look(browser, laid, size)
    page = pages[size]
    LOOKERS[laid.url].look(page, state.show)
    page.wait_for_timeout(200)
    wrong = layout_problems(page, size == "phone")
    if asked_by_ear(state, size) or not early(state, size):
        wrong += axe_problems(page)
    assert not wrong, "\n".join(wrong)


def test_a_race_without_cards_says_so_and_can_be_given_up(
    browser: Browser, laid: Server, pages: dict[str, Page]
) -> None:
    if "phone" not in pages:
        _, pages["phone"] = look(browser, laid, "phone")
    page = pages["phone"]
    LOOKERS[laid.url].look(page, lambda p: board(p, "stcq33333333"))
    expect(page.get_by_text("You have no card left anywhere").first).to_be_visible()
    page.get_by_test_id("hopeless").get_by_role("button", name="Give up").click()
    expect(page.get_by_text("The game ends here and is lost for you")).to_be_visible()
    page.get_by_test_id("sure").click()
    expect(page.get_by_text("Nobody has reached El Dorado.")).to_be_visible()
    expect(page.get_by_text("Nobody wins.")).to_be_visible()
    expect(page.get_by_test_id("hopeless")).to_have_count(0)


def test_a_question_about_cards_is_answered_by_itself(
    pages: dict[str, Page], browser: Browser, laid: Server
) -> None:
    """Gold said “Move 3 spaces, spends Traveler” where the Traveler was removed for good, and nobody could keep it."""
    if "desktop" not in pages:
        _, pages["desktop"] = look(browser, laid, "desktop")
    page = pages["desktop"]
    LOOKERS[laid.url].look(page, lambda p: board(p, "sctq44444444"))
    expect(page.locator(".handhead")).to_contain_text("Choose a card to remove")
    expect(gold(page)).to_contain_text(re.compile("^(Remove|No more cards)"))
    page.get_by_role("button", name="No more cards").first.click()
    expect(page.locator(".handhead")).to_contain_text("Move, then buy")
    expect(page.locator("[data-card]")).to_have_count(3)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("state", "size"),
    [
        pytest.param(state, size, id=f"{state.name}-{size}")
        for size in SIZES
        for state in STATES
        if early(state, size) and not asked_by_ear(state, size)
    ],
)
def test_everybody_can_use_the_other_screens(
    browser: Browser, laid: Server, pages: dict[str, Page], state: State, size: str
) -> None:
    if size not in pages:
        _, pages[size] = look(browser, laid, size)
    LOOKERS[laid.url].look(pages[size], state.show)
    wrong = axe_problems(pages[size])
    assert not wrong, "\n".join(wrong)


# What is drawn, and who asks for the next picture: at rest nobody does.
ASKED = """() => { window.frames_asked = 0; const ask = window.requestAnimationFrame
  window.requestAnimationFrame = f => { window.frames_asked++; return ask.call(window, f) } }"""
MOVING = "() => document.getAnimations().filter(a => a.playState === 'running').map(a => a.animationName)"
AT_REST = (
    *("board-buy", "isla-bid"),
    *(pytest.param(name, marks=pytest.mark.soak) for name in ("home", "island-corners")),
)


@pytest.mark.parametrize("name", AT_REST, ids=lambda name: f"{name}-desktop")
def test_a_page_at_rest_draws_nothing(
    browser: Browser, laid: Server, pages: dict[str, Page], name: str
) -> None:
    """With motion allowed: what shines comes to rest, and nothing is styled, laid out or asked for after that."""
    if "desktop" not in pages:
        _, pages["desktop"] = look(browser, laid, "desktop")
    page = pages["desktop"]
    LOOKERS[laid.url].look(page, next(state for state in STATES if state.name == name).show)
    page.evaluate(ASKED)
    page.emulate_media(reduced_motion="no-preference")
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")

    def work() -> dict[str, float]:
        counted = {m["name"]: m["value"] for m in line.send("Performance.getMetrics")["metrics"]}
        return {key: counted[key] for key in ("LayoutCount", "RecalcStyleCount")}

    found: list[Any] = []
    for _ in range(15):
        before = work()
        page.wait_for_timeout(1000)
        after = work()
        found = [page.evaluate("() => frames_asked"), before, after, page.evaluate(MOVING)]
        if before == after and found[0] == 0 and not found[3]:
            break
        page.evaluate("() => { frames_asked = 0 }")
    else:
        pytest.fail(f"{name} is never at rest: {found}")
    line.detach()
    page.emulate_media(reduced_motion="reduce")


# Words on the screen that come from nobody's catalogue: names, keys on the keyboard, numbers and signs.
BARE = """() => {
  const bare = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let n = walk.nextNode(); n; n = walk.nextNode()) {
    const text = n.textContent.trim(), e = n.parentElement
    if (!/[A-Za-z]{2,}/.test(text) || e.closest('kbd, script, style, .code, [data-free], option')) continue
    bare.push([text, e.innerText ?? text])
  }
  return bare.filter(([text]) => !text.includes('⟦') && !text.includes('⟧')).map(([text]) => text)
}"""
FREE = {"Anna", "Ben", "Sara", "Giovanni", "Mateo", "Lucia", *EXPLORERS}


def twice(size: str) -> list[Any]:
    """The kinds of screens at one size; all of them at both in the long run."""
    core = pytest.param(size, True, id=f"{size}-core")
    return [core, *(pytest.param(every, False, marks=pytest.mark.soak, id=every) for every in SIZES)]


@pytest.mark.parametrize(("size", "core"), twice("phone"))
def test_no_bare_text_and_no_broken_layout_in_a_longer_language(
    browser: Browser, laid: Server, size: str, core: bool
) -> None:
    context, page = look(browser, laid, size, lang="x-pseudo")
    wrong: list[str] = []
    for state in STATES:
        if core and state.name not in WORDY:
            continue
        LOOKERS[laid.url].look(page, state.show)
        page.wait_for_timeout(200)
        found: list[str] = page.evaluate(BARE)
        wrong += [
            f"{state.name}: bare text “{text}”"
            for text in found
            if text not in FREE and not is_notation(text)
        ]
        wrong += [f"{state.name}: {line}" for line in layout_problems(page, size == "phone")]
    context.close()
    assert not wrong, "\n".join(sorted(set(wrong)))


def is_notation(text: str) -> bool:
    """Ids of clauses, and codes of tables."""
    return text.startswith("Q-") or text.upper() == text


CONTRAST = """() => axe.run(document, {runOnly: ['color-contrast', 'color-contrast-enhanced'],
  rules: {'color-contrast-enhanced': {enabled: true}}})"""


@pytest.mark.parametrize(("size", "core"), twice("desktop"))
def test_high_contrast_is_seven_to_one_everywhere(
    browser: Browser, laid: Server, size: str, core: bool
) -> None:
    """The theme for those who need it keeps WCAG's enhanced contrast for every text on every screen."""
    context, page = look(browser, laid, size, theme="contrast")
    wrong: list[str] = []
    for state in STATES:
        if state.name in ("board-contrast", "isla-contrast") or (core and state.name not in COLOURED):
            continue  # set the theme themselves, and back
        LOOKERS[laid.url].look(page, state.show)
        page.wait_for_timeout(200)
        assert page.evaluate("() => document.documentElement.dataset.theme") == "contrast"
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate(CONTRAST)
        wrong += [
            f"{state.name}: {node['any'][0]['message'][:150]} — {node['html'][:90]}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]
    context.close()
    assert not wrong, "\n".join(sorted(set(wrong)))


def test_the_motion_of_others_is_stilled_where_it_is_not_wanted(browser: Browser, laid: Server) -> None:
    context, page = look(browser, laid, "desktop")
    page.goto("/t/start4444444")
    page.wait_for_selector("[data-space]")
    moving = page.evaluate(
        "() => [...document.querySelectorAll('.piece')].map(e => getComputedStyle(e).transitionDuration)"
    )
    context.close()
    assert moving
    assert set(moving) == {"0s"}


def test_pan_and_zoom_stay_smooth(browser: Browser, laid: Server, tmp_path: Path) -> None:
    """The painted course is one picture: a drag moves it and repaints a light layer, nothing more."""
    context, page = look(browser, laid, "desktop")
    page.goto("/t/twqs22222222")
    page.wait_for_selector("[data-space]")
    shapes = page.locator("svg.live *").count()
    pictures = page.locator("img[src^='data:image/svg']").count()
    context.close()
    assert pictures == 1
    assert shapes < 3000, f"{shapes} live shapes: the light layer has grown heavy"
