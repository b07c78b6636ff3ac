"""What the tests do at a table of the Island, and what they check at every decision on the way."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browser.hands import call
from browser.isla import Ears

# What can be begun now: a button, a place on the map, or the die that a swap brings to the front.
OFFERED = """() => {
  const seen = new Set()
  const add = (text) => { for (const a of String(text ?? '').split(' ')) if (a !== '') seen.add(+a) }
  for (const e of document.querySelectorAll('[data-act]')) if (!e.disabled) add(e.dataset.act)
  for (const e of document.querySelectorAll('[data-other]')) if (!e.disabled) add(e.dataset.other)
  for (const e of document.querySelectorAll('[data-acts]')) add(e.dataset.acts)
  return [...seen]
}"""


def island_table(page: Page, seats: list[dict[str, str]], **more: Any) -> str:
    """A table whose bots do not dawdle; its id."""
    body = {"game": "island", "seats": seats, "pace": {"kind": "relaxed"}, **more}
    made = call(page, "POST", "/api/tables", body)
    assert "id" in made, made
    call(page, "POST", f"/api/tables/{made['id']}/settings", {"bot_pace": "instant"})
    return str(made["id"])


def offered(page: Page) -> set[int]:
    found: list[int] = page.evaluate(OFFERED)
    return set(found)


def press(page: Page, selector: str) -> None:
    page.locator(selector).dispatch_event("click")


def open_tab(page: Page, number: int) -> None:
    tabs = page.get_by_role("tab")
    if tabs.count():
        tabs.nth(number).click()


def level(page: Page, below: bool) -> None:
    """A phone shows the island or the cave."""
    button = page.get_by_test_id("level")
    if button.count() and (button.get_attribute("aria-pressed") == "true") != below:
        button.click()


def in_hand(page: Page, ears: Ears) -> set[int]:
    """Purchases, army movements, bank and trades are begun by what is taken in hand first: each in turn."""
    found: set[int] = set()
    legal = ears.you["legal"]
    kinds = {m["move"]["kind"] for m in legal}
    open_tab(page, 1)
    found |= offered(page)
    for item in {a[4:] for m in legal for a in m["move"]["at"] if a.startswith("buy:")}:
        button = page.locator(f'[data-buy="{item}"]')
        if button.count() == 0 or button.get_attribute("data-act") is not None:
            continue
        button.dispatch_event("click")
        found |= offered(page)
        page.evaluate("() => document.activeElement?.blur?.()")
        page.keyboard.press("Escape")
        open_tab(page, 1)
    if "army" in kinds and ears.view["phase"] == "explore":
        for start in {m["move"]["at"][0] for m in legal if m["move"]["kind"] == "army"}:
            open_tab(page, 1)
            press(page, '[data-buy="army"]')
            level(page, start.startswith("cave:"))
            press(page, f'g.tile[data-at="{start}"]')
            found |= offered(page)
            page.keyboard.press("Escape")
    if "trade" in kinds:
        open_tab(page, 0)
        button = page.get_by_role("button", name="Offer a trade")
        if sum(m["move"]["kind"] == "trade" for m in legal) > 1:
            button.click()
        elif button.is_enabled():  # with one alone it is begun at once
            found |= {m["action"] for m in legal if m["move"]["kind"] == "trade"}
        open_tab(page, 2)
        seats = page.eval_on_selector_all(".pick", "all => all.map(e => +e.dataset.seat)")
        found |= {
            m["action"] for m in legal if m["move"]["kind"] == "trade" and m["move"]["args"]["to"] in seats
        }
        page.keyboard.press("Escape")
    if "bank" in kinds:
        open_tab(page, 1)
        gives = {
            m["move"]["args"]["give"]
            for m in legal
            if m["move"]["kind"] == "bank"
            and page.locator(f'[data-resource="{m["move"]["args"]["give"]}"]').is_enabled()
        }
        found |= {
            m["action"] for m in legal if m["move"]["kind"] == "bank" and m["move"]["args"]["give"] in gives
        }
    open_tab(page, 0)
    return found


def everything_is_on_the_board(page: Page, ears: Ears) -> None:
    """Each legal move can be begun on the board itself: nothing is left to text mode."""
    legal = {m["action"]: m for m in ears.you["legal"]}
    found = offered(page)
    if set(legal) - found:
        found |= in_hand(page, ears)
    seats = page.eval_on_selector_all(".pick", "all => all.map(e => +e.dataset.seat)")
    found |= {
        a for a, m in legal.items() if m["move"]["kind"] == "choose" and m["move"]["args"]["to"] in seats
    }
    if page.get_by_role("tab").count():  # a phone shows the cave, the players and the map one at a time
        for number in range(page.get_by_role("tab").count()):
            open_tab(page, number)
            found |= offered(page)
        open_tab(page, 0)
        level(page, True)
        found |= offered(page)
        level(page, False)
        found |= offered(page)
    missing = set(legal) - found
    assert not missing, f"{ears.question}: only text mode has {[legal[a]['notation'] for a in missing]}"


def nothing_overflows(page: Page) -> None:
    sizes = page.evaluate(
        "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(sizes) <= 0, f"the page scrolls by {sizes}"
