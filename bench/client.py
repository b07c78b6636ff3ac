"""Measure the client: time to interactive, and frames per second while panning and zooming the largest course.

    python bench/client.py [--runs 5]

A real headless Chromium visits a real server; the figures are printed as JSON. Without a graphics card the processor
draws everything, so a machine in ordinary use is at least this fast.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.hands import ANNA_AND_BOTS, make_table  # noqa: E402
from browser.stage import DESKTOP, Server, chromium  # noqa: E402
from browser.states import settings  # noqa: E402
from eldorado import games  # noqa: E402
from eldorado.core.dice import QuickDice  # noqa: E402

# A long task delays taps: the page is interactive when the last one before a quiet moment has ended.
WATCH = """() => { window.busyUntil = 0
  const note = e => { busyUntil = Math.max(busyUntil, e.startTime + e.duration) }
  new PerformanceObserver(l => l.getEntries().forEach(note)).observe({type: 'longtask', buffered: true}) }"""
READY = """s => new Promise(done => { const look = () => {
  const found = document.querySelector(s)
  if (!found) return requestAnimationFrame(look)
  const shown = performance.now(); setTimeout(() => done(Math.max(shown, window.busyUntil)), 700) }; look() })"""
# One step of the gesture per frame, as a finger would do; only frames that were really drawn are counted.
FRAMES = """gesture => new Promise(done => {
  const view = document.querySelector('[role=group][aria-label]:has(svg.live)'), r = view.getBoundingClientRect()
  const x = r.x + r.width / 2, y = r.y + r.height / 2, times = []
  const fire = (kind, dx, dy) => view.dispatchEvent(new PointerEvent(kind, {pointerId: 7, pointerType: 'mouse',
    clientX: x + dx, clientY: y + dy, isPrimary: true, bubbles: true, button: kind === 'pointermove' ? -1 : 0}))
  const turn = d => view.dispatchEvent(new WheelEvent('wheel', {deltaY: d, clientX: x, clientY: y, cancelable: true}))
  if (gesture === 'pan') fire('pointerdown', 0, 0)
  let i = 0
  const frame = now => { times.push(now); i += 1
    if (gesture === 'pan') fire('pointermove', Math.sin(i / 9) * 260, Math.cos(i / 7) * 120)
    else turn(Math.sin(i / 14) > 0 ? -24 : 24)
    if (i < 90) requestAnimationFrame(frame)
    else { if (gesture === 'pan') fire('pointerup', 0, 0)
      const gaps = times.slice(1).map((t, k) => t - times[k]).sort((a, b) => a - b)
      done({fps: 1000 * gaps.length / (times.at(-1) - times[0]), slowest: gaps[Math.floor(gaps.length * 0.95)]}) } }
  requestAnimationFrame(frame) })"""


def largest_course() -> str:
    """The course with the most spaces."""
    game = games.load("quest")
    option = next(option for option in game.info.options if option.id == "course")
    sizes: dict[str, int] = {}
    for course in option.choices:
        state = game.new(2, game.options(2, {"course": course}), QuickDice(1))
        sizes[course] = len(game.scene(state)["hexes"])
    return max(sizes, key=lambda course: sizes[course])


def until_usable(browser: Browser, url: str, path: str, ready: str, cookies: Any = None) -> float:
    """Milliseconds from requesting the page until it is drawn and responds, with an empty cache."""
    context = browser.new_context(**DESKTOP, base_url=url)
    if cookies:
        context.add_cookies(cookies)
    context.add_init_script(f"({WATCH})()")
    page = context.new_page()
    page.goto(path, wait_until="commit")
    page.wait_for_function("() => document.body")
    found: float = page.evaluate(READY, ready)
    context.close()
    return found


def frames(page: Page, gesture: str, runs: int) -> dict[str, float]:
    found = []
    for _ in range(runs):
        found.append(page.evaluate(FRAMES, gesture))
        page.wait_for_timeout(400)
    return {
        "fps": round(statistics.median(run["fps"] for run in found), 1),
        "slowest_ms": round(statistics.median(run["slowest"] for run in found), 1),
    }


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--runs", type=int, default=5)
    runs = words.parse_args().runs
    with tempfile.TemporaryDirectory(prefix="eldorado-bench-") as folder, sync_playwright() as tools:
        server = Server(Path(folder))
        browser = tools.chromium.launch(executable_path=chromium())
        context = browser.new_context(**DESKTOP, base_url=server.url)
        page = context.new_page()
        page.goto("/")
        settings(page, coached=True)
        course = largest_course()
        table = make_table(page, ANNA_AND_BOTS, preset="first", options={"course": course})["id"]
        cookies = context.cookies()
        until_usable(browser, server.url, "/", ".door")  # the server's first answer warms it up
        home = [until_usable(browser, server.url, "/", ".door") for _ in range(runs)]
        board = [
            until_usable(browser, server.url, f"/t/{table}", "[data-card]", cookies) for _ in range(runs)
        ]
        page.goto(f"/t/{table}")
        page.wait_for_selector("[data-space]")
        page.wait_for_timeout(1500)
        told = {
            "interactive_ms": {
                "home": round(statistics.median(home)),
                "board": round(statistics.median(board)),
                "limit": 1500,
            },
            "course": course,
            "spaces": page.locator("[data-space]").count(),
            "pan": frames(page, "pan", runs),
            "zoom": frames(page, "zoom", runs),
            "least_fps": 30,
        }
        context.close()
        browser.close()
        server.stop()
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
