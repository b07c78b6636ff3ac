"""A game that brings no board: its door, its set-up, and whole games on the board that any game gets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.checks import axe_problems, layout_problems
from browser.hands import bots_at_once, until_mine_or_over
from browser.stage import DESKTOP, PATIENCE, PHONE, QUIET, Server
from skeleton.test_recipes import blocks as recipe_blocks
from skeleton.test_recipes import recipes


@pytest.fixture(scope="module")
def toy(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the toy game as well."""
    running = Server(tmp_path_factory.mktemp("toy"), games="toy")
    running.deal.write_text("toy", encoding="utf-8")
    yield running
    health = running.health()
    running.stop()
    assert health["exceptions"] == 0, running.log.read_text(errors="replace")


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Browser, toy: Server) -> Iterator[Page]:
    size = PHONE if request.param == "phone" else DESKTOP
    context = browser.new_context(**size, base_url=toy.url, **QUIET)
    context.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto("/")
    yield page
    context.close()
    assert not wrong


def first_at(size: str) -> pytest.MarkDecorator:
    """At one size before landing, at the other in the long run."""
    other = "phone" if size == "desktop" else "desktop"
    return pytest.mark.parametrize("page", [size, pytest.param(other, marks=pytest.mark.soak)], indirect=True)


def is_phone(page: Page) -> bool:
    return bool(page.viewport_size and page.viewport_size["width"] < 500)


def do_something(page: Page) -> None:
    """The highest card of the hand if one can be played, and gold; else the last button of the moves, which is gold
    where there is one move alone."""
    n = page.locator(".play").get_attribute("data-n")
    cards = page.locator(".hand .card:not(:disabled)")
    if cards.count() and page.get_by_role("button", name="Dig with").count():
        cards.last.click()
        gold = page.get_by_test_id("gold")
        expect(gold).to_contain_text("Dig with a")
        gold.click()
    else:
        moves = page.locator(".any section .btn[data-act]")
        (moves.last if moves.count() else page.get_by_test_id("gold")).click()
    page.wait_for_function("n => document.querySelector('.play').dataset.n !== n", arg=n)


@first_at("desktop")
def test_a_game_without_a_board_is_played_from_its_door_to_the_result(page: Page) -> None:
    door = page.get_by_role("article").filter(has_text="Diggers")
    expect(door).to_contain_text("small enough to read in one sitting")
    door.get_by_role("button", name="Play now").click()
    expect(page.locator(".any .hand")).to_be_visible()
    assert not layout_problems(page, is_phone(page))
    assert not axe_problems(page)
    bots_at_once(page)
    while until_mine_or_over(page):
        do_something(page)
    box = page.get_by_role("dialog", name="Result")
    expect(box).to_contain_text("Most gold")
    expect(box.get_by_role("button", name="Replay")).to_be_visible()
    # Nothing could judge this game.
    expect(box.get_by_role("button", name="Review the game")).to_have_count(0)
    page.goto("/new/toy")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(page.get_by_label("A review after the game")).to_have_count(0)


@first_at("phone")
def test_a_trade_is_put_together_gap_by_gap(page: Page) -> None:
    gaps = page.locator(".any .gaps")
    while not gaps.count():  # not every game comes to a trade
        page.goto("/new/toy")
        page.get_by_role("radio", name="One round").click()
        page.get_by_label("Rounds").fill("6")
        page.get_by_role("button", name="Start").click()
        bots_at_once(page)
        while until_mine_or_over(page) and not gaps.count():
            do_something(page)
    if is_phone(page):  # what one has oneself is in sight, beside what the others have
        own = page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="You")
        expect(own).to_contain_text("Gold")
        expect(own).to_contain_text("Shields")
    want = page.locator(".any .gaps label").filter(has_text="Want").locator("select")
    want.select_option(index=1)
    wanted = want.evaluate("e => e.selectedOptions[0].text")
    expect(page.get_by_test_id("gold")).to_contain_text(f"for a {wanted}")
    assert not layout_problems(page, is_phone(page))


def test_many_counters_fit_a_phone(browser: Browser, built: None, tmp_path: Path) -> None:
    """The game of the recipe in CONTRIBUTING.md, with its heap of fifteen pebbles."""
    code = tmp_path / "pebbles.py"
    for _, what, body in recipe_blocks(recipes()["A game"]):
        if what.startswith("new pebbles/"):
            file = tmp_path / what.removeprefix("new pebbles/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(body, encoding="utf-8")
    server = Server(tmp_path, "", "--code", str(code))
    context = browser.new_context(**PHONE, base_url=server.url, **QUIET)
    page = context.new_page()
    page.goto("/new/pebbles")
    page.get_by_role("button", name="Start").click()
    box = page.locator(".counters svg").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["viewport"]["width"]
    assert not layout_problems(page, True)
    context.close()
    server.stop()
