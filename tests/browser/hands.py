"""What the tests do at a table, the way a person would: by pointing, tapping and pressing keys."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

ANNA_AND_BOTS = [
    {"kind": "you", "name": "Anna"},
    {"kind": "bot", "level": "normal"},
    {"kind": "bot", "level": "normal"},
]


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request of this page's browser, with its cookie; of the browser alone as long as the page is empty."""
    if page.url == "about:blank":
        said = page.context.request.fetch(path, method=method, data=body).text()
        try:
            return json.loads(said)
        except ValueError:
            return said
    script = """async ([method, path, body]) => {
      const answer = await fetch(path, {method, ...(body === null ? {} :
        {body: JSON.stringify(body), headers: {'Content-Type': 'application/json'}})})
      const text = await answer.text()
      try { return JSON.parse(text) } catch { return text }
    }"""
    return page.evaluate(script, [method, path, body])


def make_table(page: Page, seats: list[dict[str, str]], preset: str = "first", **more: Any) -> dict[str, Any]:
    body = {"game": "quest", "preset": preset, "seats": seats, "pace": {"kind": "relaxed"}, **more}
    made: dict[str, Any] = call(page, "POST", "/api/tables", body)
    assert "id" in made, made
    return made


def table_of(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = call(page, "GET", f"/api/tables/{page.url.split('/t/')[1].split('?')[0]}")
    return found


def bots_at_once(page: Page) -> None:
    """Through the menu, as a host would."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Bots move").select_option("instant")
    expect(page.get_by_role("dialog")).to_have_count(0)


def play_now(page: Page, game: str = "The Quest for El Dorado") -> None:
    """One click on the door of a game."""
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play now").first.click()


# Asked, and not still busy with the last answer: where several are asked at once, those of others may show before
# one's own is sent.
IDLE = "document.querySelector('.play')?.dataset.busy === 'false'"
READY = f"{IDLE} && document.querySelector('.play').dataset.mine === 'true'"


def n_of(page: Page) -> int:
    return int(page.locator(".play").get_attribute("data-n") or 0)


def is_mine(page: Page) -> bool:
    return bool(page.evaluate(READY))


def until_mine_or_over(page: Page) -> bool:
    """Waits for my move; false if the game is over instead."""
    page.wait_for_function(
        f"() => {READY} "
        "|| [...document.querySelectorAll('dialog')].some(d => d.getAttribute('aria-label') === 'Result')",
        polling=50,
    )
    return page.get_by_role("dialog", name="Result").count() == 0


def aims(page: Page) -> list[dict[str, Any]]:
    """The spaces that can be tapped with effect, the one furthest to the right first."""
    found: list[dict[str, Any]] = page.eval_on_selector_all(
        "[data-aim]",
        """all => all.map(e => { const {x, y} = e.getBoundingClientRect()
          return {space: +e.dataset.space, x, y} })""",
    )
    return sorted(found, key=lambda aim: -aim["x"])


def tap_space(page: Page, space: int) -> None:
    page.locator(f'[data-space="{space}"]').dispatch_event("click")


def gold(page: Page) -> Any:
    return page.get_by_test_id("gold")


def wait_for_entry(page: Page, after: int) -> None:
    """My own, with all that followed at once: an answer is on its way until its entry is on the screen."""
    page.wait_for_function(
        f"n => {IDLE} && +document.querySelector('.play').dataset.n > n", arg=after, polling=50
    )


def press_until_moved(page: Page, before: int, *keys: str) -> None:
    """A key pressed while the last move is on its way does nothing: then it is pressed again."""
    for _ in range(100):
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_timeout(150)
        if n_of(page) > before:
            return
    raise AssertionError(f"{keys} did nothing: {page.locator('main').inner_text()}")


def click_through_a_turn(page: Page) -> None:
    """Go as far as the table proposes, buy the dearest card in reach, end the turn with the advice."""
    for _ in range(6):
        reach = aims(page)
        if not reach:
            break
        before = n_of(page)
        tap_space(page, reach[0]["space"])
        gold(page).click()
        wait_for_entry(page, before)
        if not is_mine(page):
            return
    piles = page.locator("li.able [data-pile]")
    if piles.count():
        before = n_of(page)
        piles.last.click()
        gold(page).click()
        wait_for_entry(page, before)
    end_turn(page)


def end_turn(page: Page) -> None:
    """Waits for this page's move first: what bots do before it would look like the end of the turn."""
    page.wait_for_function(f"() => {READY}", polling=50)
    before = n_of(page)
    if page.get_by_test_id("end").is_enabled():
        page.get_by_test_id("end").click()
    page.wait_for_function(
        "n => +document.querySelector('.play').dataset.n > n || document.querySelector('[data-leftover]')",
        arg=before,
        polling=50,
    )
    if n_of(page) == before:
        page.get_by_test_id("confirm").click()
        wait_for_entry(page, before)
