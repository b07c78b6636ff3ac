"""The review of a game in the replay: the curve, turning points, the expert's way on the board, and playing on."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

import eldorado
from browser.stage import Opened
from eldorado import bots
from eldorado.core.dice import QuickDice

PATIENCE = 300_000  # milliseconds: a review runs behind everything else, and machines that run tests are busy


def short_record(folder: Path) -> Path:
    """Two rounds of a race in which Anna makes nothing of her turns, so that the expert has something to say."""
    match = eldorado.start("quest", seats=2, seed=7, names=["Anna", "Ben"])
    ben = bots.make("greedy", match.game, 1, QuickDice(1))
    while match.state.round < 3:
        idle = [move for move in match.moves() if move in ("end", "done")]
        match.push(idle[0] if match.turn == 0 and idle else ben.choose(match.view(1), match.legal(1)))
    match.finish("agreed")
    file = folder / "short.jsonl"
    file.write_text(match.export(), encoding="utf-8")
    return file


def at(page: Page) -> int:
    found = re.search(r"[?&]at=(\d+)", page.url)
    return int(found[1]) if found else 0


def test_a_review_leads_through_the_game_and_back_into_it(open_page: Opened, tmp_path: Path) -> None:
    page = open_page("/")
    page.locator("input[type=file]").set_input_files(short_record(tmp_path))
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url.split("/t/")[1].split("?")[0]
    page.goto(f"/t/{table}?at=0")
    page.get_by_test_id("review-toggle").click()
    panel = page.get_by_test_id("review")
    expect(panel).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_test_id("chances").locator("polyline")).to_have_count(2)

    points = panel.get_by_test_id("point")
    assert points.count() >= 2
    points.last.click()
    expect(points.last).to_have_class(re.compile(r"\bon\b"))
    assert at(page) > 0
    expect(panel.get_by_test_id("verdict")).to_contain_text("chance to win went from")
    # A turn for which the expert has another way shows it on the board.
    panel.locator(".one:not(.same)").first.click()
    expect(panel.get_by_test_id("expert")).to_be_visible()
    marks = page.get_by_test_id("marks")
    assert marks.get_attribute("data-expert")

    # On a phone the board is one tap away, and shows the same.
    phone = open_page("/" + page.url.split("/", 3)[3], phone=True)
    expect(phone.get_by_test_id("review")).to_be_visible(timeout=PATIENCE)
    phone.get_by_test_id("on-board").click()
    expect(phone.get_by_test_id("marks")).to_have_attribute(
        "data-expert", marks.get_attribute("data-expert") or ""
    )
    phone.get_by_role("button", name="Back to the review").click()

    panel.get_by_test_id("play-on").click()
    expect(page).not_to_have_url(re.compile(table))
    page.wait_for_selector("[data-space]")
    expect(page.locator("[data-testid=gold], [data-testid=end]").first).to_be_visible()
