"""What Isla Dorada asks can be read whole before it is answered."""

from __future__ import annotations

from browser.hands import ANNA_AND_BOTS
from browser.isla import isla_table
from browser.stage import Opened

# Answers, or parts of them, that the scrolling body of the question or the window cuts off.
CUT = """() => [...document.querySelectorAll('[data-testid=ask] [data-act] > *')].filter(e => {
  const r = e.getBoundingClientRect(), body = e.closest('.body, footer').getBoundingClientRect()
  return r.top < body.top - 1 || r.bottom > body.bottom + 1 || r.bottom > innerHeight
}).map(e => e.innerText)"""


def test_both_destinies_are_read_whole_on_a_laptop(open_page: Opened) -> None:
    """Without scrolling, however low the window: the sheet takes what it needs from the foot of the map."""
    page = open_page("/")
    page.goto(f"/t/{isla_table(page, ANNA_AND_BOTS)}")
    page.wait_for_selector("[data-testid=ask] [data-act]")
    assert page.evaluate(CUT) == []
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function(f"() => innerHeight === 720 && ({CUT})().length === 0")
