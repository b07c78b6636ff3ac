"""What is heard: every sound as the page makes it, rendered by the browser and looked at sample by sample."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.stage import DESKTOP, PATIENCE, PICTURE, Server
from browser.states import settings
from browser.tables import Looker

SECONDS = 8  # of one piece of the tape
# In place of the loudspeaker a tape: the same nodes, heard by nobody, at the times at which they were played.
TAPE = f"""
window.piece = 0; window.since = 0; window.notes = []
class Tape extends OfflineAudioContext {{
  constructor() {{ super(1, 48000 * {SECONDS} * 6, 48000); window.tape = this }}
  get state() {{ return 'running' }}
  get currentTime() {{ return piece * {SECONDS} + (performance.now() - since) / 1000 }}
  async resume() {{}}
  async suspend() {{}}
  createOscillator() {{ notes.push([piece, 'tone']); return super.createOscillator() }}
  createBufferSource() {{ notes.push([piece, 'noise']); return super.createBufferSource() }}
}}
window.AudioContext = Tape
"""
NEXT = "() => { window.piece += 1; window.since = performance.now() }"
LAST = "() => notes.filter(([n]) => n === piece).length"
PLAYED = """async ([piece, seconds]) => {
  const all = (window.drawn ??= await tape.startRendering()).getChannelData(0)
  const part = all.subarray(piece * seconds * 48000, (piece + 1) * seconds * 48000)
  let loudest = 0, first = -1, last = 0, crossed = 0, before = 0
  part.forEach((x, i) => {
    loudest = Math.max(loudest, Math.abs(x))
    if (Math.abs(x) > 0.002) { last = i; if (first < 0) first = i }
    if (x * before < 0) crossed += 1
    if (x) before = x
  })
  const long = (last - Math.max(0, first)) / 48000
  return { loudest, long, pitch: long ? crossed / 2 / long : 0,
    notes: notes.filter(([n]) => n === piece).map(([, kind]) => kind) }
}"""


@dataclass(frozen=True)
class Heard:
    loudest: float
    long: float
    pitch: float
    notes: list[str]


@pytest.fixture(scope="module")
def looker(built: None, positions: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Looker]:
    folder = tmp_path_factory.mktemp("heard")
    copytree(positions, folder / "data")
    running = Server(folder)
    yield Looker(running.url)
    running.stop()


@pytest.fixture
def page(browser: Browser, looker: Looker) -> Iterator[Page]:
    context = browser.new_context(**DESKTOP, base_url=looker.url, service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(TAPE)
    page = context.new_page()
    looker.enter(page)
    page.goto(PICTURE)
    settings(page, coached=True, name="Anna")
    yield page
    context.close()


def sit(page: Page, looker: Looker, table: str, ready: str) -> None:
    """At a table, after a click: before one the browser forbids sound."""

    def show(page: Page) -> None:
        page.goto(f"/t/{table}")
        page.wait_for_selector(ready)
        page.mouse.click(700, 60)
        page.wait_for_timeout(700)  # what calls me to the table

    looker.look(page, show)


def during(page: Page, act: Callable[[], Any], seconds: float = 1.0) -> None:
    page.evaluate(NEXT)
    act()
    page.wait_for_timeout(int(seconds * 1000))


def heard(page: Page, piece: int) -> Heard:
    if not page.evaluate("() => !!window.tape"):
        return Heard(0, 0, 0, [])
    return Heard(**page.evaluate(PLAYED, [piece, SECONDS]))


def spend(page: Page) -> None:
    hand = page.locator("[data-card]")
    n = hand.count()
    hand.first.click()
    page.get_by_role("button", name=re.compile("^Spend ")).click()
    expect(hand).to_have_count(n - 1)


def take_back(page: Page) -> None:
    n = page.locator("[data-card]").count()
    page.get_by_role("button", name="Undo", exact=True).first.click()
    expect(page.locator("[data-card]")).to_have_count(n + 1)


def walk(page: Page) -> None:
    page.get_by_test_id("gold").click()


def fight(page: Page) -> None:
    page.locator("[data-testid=ask] button[data-act]").filter(
        has_text="Fight with what is here"
    ).first.click()
    page.wait_for_selector("[data-testid=rolled][data-still=false]")


def build(page: Page) -> None:
    page.locator("[data-buy=offering]").click()
    page.get_by_test_id("gold").click()
    page.wait_for_selector("dialog[open] tbody tr")


def test_every_sound_is_heard_and_is_like_no_other(page: Page, looker: Looker) -> None:
    """Neither silent nor clipped, short, and told from the others by its length or pitch."""
    found: dict[str, Heard] = {}
    sit(page, looker, "turn54444444", "[data-space]")
    during(page, lambda: spend(page))
    take_back(page)
    found["card"] = heard(page, 1)
    sit(page, looker, "wdfar4444444", "g.tile")
    during(page, lambda: walk(page))
    found["step"] = heard(page, 1)
    sit(page, looker, "wddef4444444", "[data-testid=ask] button")
    during(page, lambda: fight(page), 0.6)
    page.wait_for_selector("[data-testid=rolled][data-still=true]")
    expect(page.locator(".log")).to_contain_text(" against ")
    page.wait_for_timeout(700)
    found["battle"] = heard(page, 1)
    sit(page, looker, "wdwnn4444444", "g.tile")
    during(page, lambda: build(page))
    found["victory"] = heard(page, 1)
    assert found["card"].notes == ["noise"]
    assert found["step"].notes == ["tone"]
    assert found["battle"].notes[:5] == ["noise"] * 5, "the dice, and while they roll nothing else"
    assert {"noise", "tone"} <= set(found["battle"].notes[5:]), "the clash comes when the battle is told"
    assert found["victory"].notes.count("tone") >= 4
    for name, one in found.items():
        assert 0.05 < one.loudest < 0.95, (name, one)
        assert 0.04 < one.long < 4, (name, one)
    alone = [found[name] for name in ("card", "step", "battle", "victory")]
    for i, one in enumerate(alone):
        for other in alone[i + 1 :]:
            assert (
                one.long / other.long > 1.3
                or other.long / one.long > 1.3
                or one.pitch / other.pitch > 2
                or (other.pitch / one.pitch > 2)
            ), (one, other)


def test_a_purchase_rings_and_calls_nobody(page: Page, looker: Looker) -> None:
    sit(page, looker, "turn84444444", "[data-space]")
    page.locator("li.able [data-pile]").last.click()
    during(page, lambda: page.get_by_test_id("gold").click())
    bought = heard(page, 1)
    assert bought.notes.count("tone") == 2, "a purchase, and nobody is called by a move of their own"
    assert bought.loudest < 0.95


def test_volume_and_mute_are_kept_and_a_shared_screen_is_silent(page: Page, looker: Looker) -> None:
    loud = []
    for volume in (1.0, 0.2):
        settings(page, volume=volume)
        sit(page, looker, "turn54444444", "[data-space]")
        during(page, lambda: spend(page))
        loud.append(heard(page, 1).loudest)
        take_back(page)
    assert loud[0] > 3 * loud[1] > 0, loud
    page.keyboard.press("m")
    for _ in range(2):  # muted, also after a reload
        during(page, lambda: spend(page))
        assert not page.evaluate(LAST)
        take_back(page)
        page.reload()
        page.wait_for_selector("[data-space]")
    settings(page, sound=True)
    for shared in (False, True):
        settings(page, soundShared=shared)
        sit(page, looker, "hqts22222222", ".curtain")
        page.locator(".curtain button").first.click()
        page.wait_for_selector("[data-card]")
        during(page, lambda: spend(page))
        assert bool(page.evaluate(LAST)) == shared
        take_back(page)
