"""The phone: touch, one sheet with tabs, nothing that needs a scroll of the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.checks import layout_problems
from browser.hands import (
    ANNA_AND_BOTS,
    aims,
    end_turn,
    gold,
    make_table,
    n_of,
    play_now,
    tap_space,
    until_mine_or_over,
    wait_for_entry,
)
from browser.stage import Opened


def test_a_turn_by_touch(open_page: Opened) -> None:
    page = open_page(phone=True)
    table = make_table(page, ANNA_AND_BOTS)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("[data-card]")
    walked = False
    for _ in range(3):
        reach = aims(page)
        if not reach:
            break
        target = page.locator(f'[data-space="{reach[-1]["space"]}"]')
        box = target.bounding_box()
        assert box is not None
        before = n_of(page)
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.touchscreen.tap(*spot)
        expect(page.locator(".hint.strong")).to_contain_text("tap the space again")
        page.touchscreen.tap(*spot)
        wait_for_entry(page, before)
        walked = True
    page.get_by_role("tab", name="Market").tap()
    piles = page.locator("li.able [data-pile]")
    if piles.count():
        before = n_of(page)
        piles.first.tap()
        expect(gold(page)).to_contain_text("Buy")
        gold(page).tap()
        wait_for_entry(page, before)
        # What is left to do is done with the hand: its tab is open again.
        expect(page.get_by_role("tab", name="Hand")).to_have_attribute("aria-selected", "true")
    assert walked or n_of(page) > 0
    end_turn(page)
    page.get_by_role("tab", name="Players").tap()
    expect(page.locator("[data-distance]").first).to_be_visible()
    page.get_by_role("tab", name="Log").tap()
    expect(page.get_by_role("region", name="Log").or_(page.locator("section.log")).first).to_be_visible()


def test_two_fingers_and_the_buttons_change_the_scale(open_page: Opened) -> None:
    page = open_page(phone=True)
    table = make_table(page, ANNA_AND_BOTS)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("[data-space]")
    size = "() => document.querySelector('[data-space]').getBoundingClientRect().width"
    before = page.evaluate(size)
    page.get_by_role("button", name="Closer").tap()
    closer = page.evaluate(size)
    assert closer > before * 1.2
    pinch = """() => { const view = document.querySelector('[role=group][aria-label]'), r = view.getBoundingClientRect()
      const x = r.x + r.width / 2, y = r.y + r.height / 3
      const fire = (kind, id, dx) => view.dispatchEvent(new PointerEvent(kind, {pointerId: id, pointerType: 'touch',
        clientX: x + dx, clientY: y, bubbles: true, button: kind === 'pointermove' ? -1 : 0}))
      fire('pointerdown', 1, -60); fire('pointerdown', 2, 60)
      fire('pointermove', 1, -30); fire('pointermove', 2, 30)
      fire('pointerup', 1, -30); fire('pointerup', 2, 30) }"""
    page.evaluate(pinch)
    assert page.evaluate(size) < closer * 0.7
    # However it was moved, one tap shows all of it.
    page.get_by_role("button", name="Closer").tap()
    page.get_by_role("button", name="Whole map").tap()
    page.wait_for_function(f"({size})() < {before * 0.6}")


def test_a_refusal_can_be_read_and_closed(open_page: Opened) -> None:
    page = open_page(phone=True)
    table = make_table(page, ANNA_AND_BOTS)
    page.goto(f"/t/{table['id']}")
    page.get_by_role("tab", name="Market").tap()
    page.locator("[data-pile=captain]").tap()
    refused = page.locator(".note.refused")
    for part in [
        refused,
        refused.get_by_role("button", name="Close"),
        refused.get_by_role("button", name="Q-BUY"),
    ]:
        box = part.bounding_box()
        assert box, part
        assert 0 <= box["x"] <= 390 - box["width"], box


def test_at_ones_own_move_the_map_is_back_where_one_stands(open_page: Opened) -> None:
    page = open_page(phone=True)
    table = make_table(page, ANNA_AND_BOTS, bot_pace="instant")
    page.goto(f"/t/{table['id']}")
    mine = page.locator(".piece .turn")
    expect(mine).to_be_in_viewport()
    page.get_by_role("button", name="Closer").tap()
    map_box = page.get_by_role("group", name="The course").bounding_box()
    assert map_box is not None
    page.evaluate(
        """([x, y]) => { const view = document.querySelector('[role=group][aria-label]')
      const fire = (kind, dx) => view.dispatchEvent(new PointerEvent(kind, {pointerId: 1, pointerType: 'touch',
        clientX: x + dx, clientY: y, bubbles: true, button: kind === 'pointermove' ? -1 : 0}))
      fire('pointerdown', 0); fire('pointermove', -20); fire('pointermove', -600); fire('pointerup', -600) }""",
        [map_box["x"] + 300, map_box["y"] + 150],
    )
    expect(mine).not_to_be_in_viewport()
    end_turn(page)
    assert until_mine_or_over(page)
    expect(mine).to_be_in_viewport()


def test_my_tables_say_who_is_waited_for(open_page: Opened) -> None:
    page = open_page("/", phone=True)
    make_table(page, ANNA_AND_BOTS)
    page.reload()
    waiting = page.locator("a.waiting").first
    expect(waiting).to_contain_text("your move")
    waiting.tap()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page).to_have_title(re.compile("Your move"))


def test_a_phone_held_across_and_text_twice_as_large(open_page: Opened) -> None:
    """844x390 is a phone held across; 683x384 is what 200 % of a browser leaves of 1366x768."""
    page = open_page("/")
    for game in ("The Quest for El Dorado", "Isla Dorada", "The Island of El Dorado"):
        page.goto("/")
        play_now(page, game)
        page.wait_for_selector(".play")
        for width, height in ((844, 390), (683, 384)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_selector("[role=tab]")
            page.wait_for_timeout(200)
            assert not layout_problems(page, True)
            sheet = page.locator(".sheet").bounding_box()
            assert sheet
            assert sheet["x"] > width / 3  # beside the map, not over it
        page.set_viewport_size({"width": 1366, "height": 768})


def test_after_a_walk_the_way_ahead_is_in_sight(open_page: Opened) -> None:
    """The map came back from watching the piece, to a place where the sentence covered the next spaces."""
    page = open_page(phone=True)
    table = make_table(page, ANNA_AND_BOTS, bot_pace="instant")
    page.goto(f"/t/{table['id']}")
    hidden = """() => { const ghost = document.querySelector('.ghost')
      const said = document.querySelector('.hint, .recapbox')
      return ghost && said ? ghost.getBoundingClientRect().bottom - said.getBoundingClientRect().top : -1 }"""
    for _ in range(4):
        before = n_of(page)
        reach = aims(page)
        if reach:
            low = max(reach, key=lambda aim: aim["y"])
            for _ in range(2):
                tap_space(page, low["space"])
            wait_for_entry(page, before)
            page.wait_for_timeout(900)
            assert page.evaluate(hidden) <= 4
        end_turn(page)
        assert until_mine_or_over(page)
    page.get_by_role("button", name="Whole map").tap()
    page.wait_for_timeout(500)
    bar, said = (
        page.locator(".pocket > .race").bounding_box(),
        page.locator(".hint, .recapbox").first.bounding_box(),
    )
    course = page.evaluate(
        """() => { const all = [...document.querySelectorAll('[data-space]')].map((e) => e.getBoundingClientRect())
      return { top: Math.min(...all.map((r) => r.top)), bottom: Math.max(...all.map((r) => r.bottom)) } }"""
    )
    assert bar
    assert said
    assert course["top"] >= bar["y"] + bar["height"] - 4
    assert course["bottom"] <= said["y"] + 8


def test_nothing_moves_under_a_finger_that_taps_twice(open_page: Opened) -> None:
    """The map was laid out around the chosen way, so that a second tap hit another space and meant that one."""
    page = open_page(phone=True)
    table = make_table(page, ANNA_AND_BOTS, bot_pace="instant")
    page.goto(f"/t/{table['id']}")
    tried = 0
    for _ in range(4):
        # Moved by hand to where not all around the piece is in sight, as one does who wants to see farther.
        box = page.locator("[data-map]").bounding_box()
        assert box
        page.mouse.move(200, box["y"] + 200)
        page.mouse.down()
        page.mouse.move(200, box["y"] + 90, steps=4)
        page.mouse.up()
        top, foot = box["y"] + 90, box["y"] + box["height"] - 130
        seen = [aim for aim in aims(page) if 20 < aim["x"] < 290 and top < aim["y"] < foot]
        before = n_of(page)
        if seen:
            far = max(seen, key=lambda aim: aim["y"])
            space = page.locator(f'[data-space="{far["space"]}"]')
            at = space.bounding_box()
            assert at
            x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
            page.touchscreen.tap(x, y)
            page.wait_for_timeout(500)
            after = space.bounding_box()
            assert after
            assert abs(after["x"] - at["x"]) < 2
            assert abs(after["y"] - at["y"]) < 2
            page.touchscreen.tap(x, y)
            wait_for_entry(page, before)
            tried += 1
        end_turn(page)
        assert until_mine_or_over(page)
    assert tried
