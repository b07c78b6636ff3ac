"""“Your turn” where nobody looks: by title, icon, sound and, if it was allowed, a notification."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.hands import end_turn
from browser.stage import Opened
from browser.test_together import two_players

# What the page really starts is counted; whether it is looked at is ours to say.
WITNESS = """
window.looked = true
Object.defineProperty(document, 'hidden', { get: () => !window.looked })
window.tones = 0
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...at) { window.tones++; return start.apply(this, at) }
"""
NOTES = """async () => {
  const worker = await navigator.serviceWorker.getRegistration()
  return worker ? (await worker.getNotifications()).map((n) => [n.title, n.body]) : []
}"""


def close_dialogs(page: Page) -> None:
    """The settings, and the menu they were opened from."""
    for left in (1, 0):
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(left)


def settings(page: Page, name: str, on: bool) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=name, exact=True).set_checked(on)
    if name.startswith("Notification"):
        scope = page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)")
        assert scope == page.evaluate("location.origin + '/'")
        expect(page.locator(".notes .note")).to_have_count(1)  # nobody is called once the page is closed
        page.keyboard.press("Escape")
        expect(page.locator(".notes .note")).to_have_count(0)
    close_dialogs(page)


@pytest.mark.usefixtures("whole_browser")
def test_who_looks_elsewhere_is_called_if_it_is_wanted(open_page: Opened) -> None:
    anna, ben = two_players(open_page, service_workers="allow")
    ben.context.grant_permissions(["notifications"])
    # A browser without a profile of its own cannot be called once its page is closed: test_app has that.
    ben.route("**/api/push", lambda route: route.fulfill(json={"key": None}))
    ben.add_init_script(WITNESS)
    ben.reload()
    ben.wait_for_selector("[data-space]")
    icon = ben.locator("#favicon")
    expect(ben).to_have_title("The Quest for El Dorado")
    expect(icon).to_have_attribute("href", "/favicon.svg")

    settings(ben, "Sound", on=False)
    ben.evaluate("looked = false")
    end_turn(anna)
    expect(ben).to_have_title("● Your move · The Quest for El Dorado")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    ben.wait_for_timeout(700)
    assert ben.evaluate("tones") == 0
    assert ben.evaluate(NOTES) == []

    ben.evaluate("looked = true")
    settings(ben, "Sound", on=True)
    settings(ben, "Notification when it is my move", on=True)
    end_turn(ben)
    expect(ben).to_have_title("The Quest for El Dorado")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    ben.evaluate("looked = false")
    end_turn(anna)
    expect(ben).to_have_title("● Your move · The Quest for El Dorado")
    ben.wait_for_function("() => tones === 2")
    for _ in range(50):  # a promise is not waited for by wait_for_function
        if ben.evaluate(NOTES):
            break
        ben.wait_for_timeout(100)
    assert ben.evaluate(NOTES) == [["It is your move", "The Quest for El Dorado"]]
