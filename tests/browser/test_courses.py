"""The course editor: a course is built from nothing, says why it cannot be played, is kept and played."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import Page, expect

from browser.stage import Opened


def expect_tiles(page: Page, sides: str) -> None:
    """These sides lie in the course, from the start on, and the finish."""
    laid = page.locator("[data-tile]")
    expect(laid).to_have_count(len(sides) + 1)
    for index, side in enumerate([*sides, "El Dorado"]):
        expect(laid.nth(index)).to_have_attribute("data-side", side)


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], turns: int = 0) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1] + 4)
    page.mouse.move(*end, steps=4)
    for turned in range(1, turns + 1):
        page.mouse.wheel(0, 100)
        expect(page.get_by_test_id("held")).to_have_attribute("data-turn", str(turned))
    page.mouse.up()


def test_a_course_is_built_by_mouse_and_played(open_page: Opened) -> None:
    page = open_page("/courses/edit")
    canvas = middle(page, "[data-testid=canvas]")
    play = page.get_by_test_id("play")
    expect(play).to_be_disabled()
    # a start tile, with its start spaces turned away, and a second tile that is drawn to it
    drag(page, middle(page, "[data-testid=side-B]"), canvas, turns=2)
    expect(page.locator("[data-tile='0']")).to_have_attribute("aria-label", re.compile("120"))
    expect_tiles(page, "B")
    start = middle(page, "[data-tile='0']")
    drag(page, middle(page, "[data-testid=side-C]"), (start[0] + 160, start[1] - 20))
    expect_tiles(page, "BC")
    expect(page.get_by_test_id("efforts")).to_be_visible()
    expect(play).to_be_enabled()
    # its back cannot be laid; on the start tile it cannot be played, which is said at the place; undo brings it back
    expect(page.get_by_test_id("side-D")).to_be_disabled()
    drag(page, middle(page, "[data-tile='1']"), middle(page, "[data-tile='0']"))
    expect(page.get_by_test_id("fault").first).to_contain_text("C lies on B")
    expect(page.get_by_test_id("wrong")).to_be_visible()
    expect(page.locator("[data-seam]")).to_have_count(0)  # nothing is between two that lie on each other
    expect(page.get_by_test_id("line")).to_contain_text("C lies on B")
    expect(page.get_by_role("link", name="Q-SETUP-10").first).to_have_attribute(
        "href", "/rules/quest#Q-SETUP-10"
    )
    expect(play).to_be_disabled()
    page.keyboard.press("u")
    expect(play).to_be_enabled()
    # keys: the selected tile is turned, taken out and given back
    page.locator("[data-tile='1']").focus()
    page.keyboard.press("r")
    expect(page.locator("[data-tile='1']")).to_have_attribute("aria-label", re.compile("60"))
    page.keyboard.press("Delete")
    expect_tiles(page, "B")
    page.get_by_test_id("undo").click()
    expect_tiles(page, "BC")
    # a blockade by hand, a name, kept; games of bots tell its length
    page.locator("[data-seam='0']").click()
    expect(page.locator("[data-seam='0']")).to_have_attribute(
        "aria-label", re.compile("jungle|village|water|rubble")
    )
    page.get_by_label("Name of the course").fill('The "Short" <b>Way</b>')
    page.get_by_test_id("save").click()
    expect(page.get_by_test_id("length")).to_be_visible()
    expect(play).to_be_enabled()
    # among my courses and in the set-up it has its name
    page.goto("/new/quest")
    own = page.get_by_test_id("own-course")
    expect(own).to_contain_text('The "Short" <b>Way</b>')
    own.click()
    expect(own).to_have_attribute("aria-checked", "true")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-space]")
    expect(page.locator("header .about")).to_contain_text('The "Short" <b>Way</b>')
    expect(page.locator("header .about")).not_to_contain_text("rotation")


def test_a_course_is_built_by_keys_alone(open_page: Opened) -> None:
    page = open_page("/courses/edit")
    expect(page.get_by_test_id("side-B")).to_be_visible()
    for side in "BC":
        page.get_by_test_id(f"side-{side}").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id(f"side-{side}")).to_be_focused()  # not lost when the side is in the course
    expect_tiles(page, "BC")
    # from the palette to the tile it names: arrows carry it round the one before, R turns it, U takes back
    page.keyboard.press("Enter")
    tile = page.locator("[data-tile='1']")
    expect(tile).to_be_focused()
    before = tile.get_attribute("transform")
    page.keyboard.press("ArrowRight")
    expect(tile).not_to_have_attribute("transform", before or "")
    page.keyboard.press("r")
    expect(tile).to_have_attribute("aria-label", re.compile("60"))
    page.keyboard.press("u")
    expect(tile).not_to_have_attribute("aria-label", re.compile("60"))
    page.keyboard.press("Delete")
    expect_tiles(page, "B")
    page.keyboard.press("u")
    # what is pressed keeps the focus, though there is nothing more to take back, to save or to lay
    page.get_by_test_id("undo").focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(page.locator("[data-tile]")).to_have_count(0)
    expect(page.get_by_test_id("undo")).to_be_disabled()
    expect(page.get_by_test_id("undo")).to_be_focused()
    page.get_by_test_id("redo").focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    expect_tiles(page, "BC")
    page.locator("[data-seam='0']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-seam='0']")).to_have_attribute("aria-label", re.compile("jungle"))
    page.get_by_label("Name of the course").focus()
    page.keyboard.type("By keys")
    page.get_by_test_id("save").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("save")).to_have_text("Saved")
    expect(page.get_by_test_id("save")).to_be_focused()
    expect(page.get_by_test_id("play")).to_be_enabled()
    page.get_by_test_id("play").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-space]")
    expect(page.locator("header .about")).to_contain_text("By keys")


def test_what_is_in_the_air_says_why_it_cannot_lie_there(open_page: Opened) -> None:
    page = open_page("/courses/edit")
    line = page.get_by_test_id("line")
    expect(line).not_to_have_class(re.compile("bad"))  # an empty table is no fault
    canvas = middle(page, "[data-testid=canvas]")

    def hold(start: tuple[float, float], end: tuple[float, float]) -> None:
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + 12, start[1] + 4)
        page.mouse.move(*end, steps=4)

    hold(middle(page, "[data-testid=side-C]"), canvas)
    expect(line).to_contain_text("C cannot come first")
    expect(line).to_have_class(re.compile("bad"))
    page.keyboard.press("Escape")
    page.mouse.up()
    for side in "BCO":  # the finish has a corner at a strip too
        page.get_by_test_id(f"side-{side}").click()
    play = page.get_by_test_id("play")
    expect(play).to_be_enabled()
    hold(middle(page, "[data-testid=side-K]"), middle(page, "[data-testid=side-K]"))
    expect(play).to_be_disabled()
    page.keyboard.press("Escape")
    page.mouse.up()
    # what nobody saved is kept when the page is left, and a copy of it can be played as well
    expect(play).to_be_enabled()
    page.get_by_role("link", name="My courses").click()
    page.get_by_role("button", name="Duplicate").click()
    expect(page.get_by_role("button", name="Play this course")).to_have_count(2)


def test_a_link_opens_a_course_and_a_bad_one_says_so(open_page: Opened) -> None:
    page = open_page("/courses/edit?c=B2_0_0.C5_7_-3.water0_11_-7.4&name=Linked")
    expect_tiles(page, "BC")
    expect(page.get_by_label("Name of the course")).to_have_value("Linked")
    expect(page.get_by_test_id("play")).to_be_enabled()
    # whoever looks at it closely keeps the view, until something is laid out of sight
    ground = page.locator("[data-testid=canvas] svg > g").first

    def scale() -> float:
        return float((ground.get_attribute("transform") or "").split("scale(")[1].rstrip(")"))

    x, y = middle(page, "[data-tile='0']")
    whole = scale()
    page.mouse.move(x - 60, y + 250)
    for _ in range(5):
        page.mouse.wheel(0, -300)
    page.wait_for_timeout(100)  # it would be put back in the next frame
    assert scale() > 1.5 * whole
    page.get_by_test_id("side-K").click()
    expect_tiles(page, "BCK")
    page.wait_for_timeout(100)
    assert scale() < whole
    page.goto("/courses/edit?c=B2_0_0.C5_7")
    expect(page.get_by_text("This link holds no course")).to_be_visible()
    page.goto("/courses/edit?id=deleted")
    expect(page.get_by_text("This course is not in this browser")).to_be_visible()


def test_a_course_that_is_to_be_kept_is_kept_once(open_page: Opened) -> None:
    """The address that “Keep this course” leads to after a game: nothing more has to be pressed."""
    page = open_page("/")
    for _ in range(2):
        page.goto("/courses/edit?from=random:7&keep=1")
        expect(page).to_have_url(re.compile(r"/courses/edit\?id="))
        expect(page.get_by_label("Name of the course")).to_have_value("Random course 7")
    page.goto("/courses")
    expect(page.get_by_role("button", name="Play this course")).to_have_count(1)


@pytest.mark.soak
def test_a_course_is_built_by_touch_and_played(open_page: Opened) -> None:
    page = open_page("/courses/edit", phone=True)
    expect(page.get_by_test_id("side-B")).to_be_visible()
    # one finger carries the first tile from the palette, a second one turns it, and it lies so when both let go
    x, y = middle(page, "[data-testid=canvas]")
    one_x, one_y = middle(page, "[data-testid=side-B]")
    hand = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": at[0], "y": at[1], "id": n} for n, at in enumerate(points)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    touch("touchStart", (one_x, one_y))
    for step in range(1, 7):
        touch("touchMove", (one_x + (x - one_x) * step / 6, one_y + (y - one_y) * step / 6))
    for angle in range(0, 121, 10):
        second = (x + 90 * math.cos(math.radians(angle)), y + 90 * math.sin(math.radians(angle)))
        touch("touchMove" if angle else "touchStart", (x, y), second)
    expect(page.get_by_test_id("held")).to_have_attribute("data-turn", "2")
    # Fingers that leave in motion throw what they touch, and the next tap only stops it.
    page.wait_for_timeout(300)
    touch("touchMove", (x, y), second)
    page.wait_for_timeout(200)
    touch("touchEnd")
    expect(page.locator("[data-tile='0']")).to_have_attribute("aria-label", re.compile("120"))
    for side in "CK":
        page.get_by_test_id(f"side-{side}").tap()
    expect_tiles(page, "BCK")
    page.locator("[data-tile='2']").tap()
    page.get_by_test_id("turn").tap()
    expect(page.locator("[data-tile='2']")).to_have_attribute("aria-label", re.compile("60"))
    page.get_by_test_id("tab-report").tap()
    expect(page.get_by_test_id("efforts")).to_be_visible()
    page.get_by_test_id("play").tap()
    page.wait_for_selector("[data-space]")
