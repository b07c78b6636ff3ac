"""More than one person: by link, by code, at one screen, watching, and what they ask each other."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.hands import (
    ANNA_AND_BOTS,
    aims,
    call,
    end_turn,
    gold,
    make_table,
    n_of,
    play_now,
    tap_space,
    wait_for_entry,
)
from browser.stage import PATIENCE, Opened, Server

YOU_AND_A_FRIEND = [{"kind": "you", "name": "Anna"}, {"kind": "open"}]


def two_players(open_page: Opened, **more: Any) -> tuple[Page, Page]:
    """Anna makes a table in the set-up, Ben comes in with its code, in a browser that may have `more`."""
    anna = open_page("/new/quest")
    anna.get_by_role("radio", name="2", exact=True).click()
    anna.get_by_label("Name on seat 1").fill("Anna")
    anna.get_by_label("Who sits on seat 2").select_option("open")
    anna.get_by_role("button", name="Make the table").click()
    code = anna.locator(".code").inner_text()
    expect(anna.get_by_alt_text("The link as a QR code")).to_be_visible()
    ben = open_page("/", **more)
    ben.get_by_placeholder("Code").fill(code.lower())
    ben.get_by_role("button", name="Go").click()
    ben.get_by_label("Name", exact=True).fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    for page in (anna, ben):
        page.wait_for_selector("[data-space]")
    return anna, ben


def take_a_walk(page: Page) -> None:
    """A walk, or with a hand that leads nowhere, a card on the table for coins."""
    before = n_of(page)
    reach = aims(page)
    if reach:
        tap_space(page, reach[0]["space"])
        gold(page).click()
    else:
        page.locator("[data-card]").first.click()
        page.get_by_role("button", name=re.compile("^Spend ")).click()
    wait_for_entry(page, before)


def test_two_browsers_play_each_other_by_code(open_page: Opened) -> None:
    anna, ben = two_players(open_page)
    expect(anna.locator(".play")).to_have_attribute("data-mine", "true")
    expect(ben.locator("p.who")).to_contain_text("Anna to move")
    for _ in range(2):
        for here, there in ((anna, ben), (ben, anna)):
            expect(here.locator(".play")).to_have_attribute("data-mine", "true")
            take_a_walk(here)
            end_turn(here)
            expect(there.locator(".play")).to_have_attribute("data-n", str(n_of(here)))
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Chat").click()
    anna.get_by_label("Say something").fill("well played <b>Ben</b>")
    anna.get_by_role("button", name="Send").click()
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Chat").click()
    expect(ben.get_by_text("well played <b>Ben</b>").first).to_be_visible()
    ben.get_by_role("button", name="Mute Anna").click()
    expect(ben.get_by_role("dialog").get_by_text("well played")).to_have_count(0)


def test_one_button_leads_to_the_next_table_that_waits(open_page: Opened) -> None:
    anna, ben = two_players(open_page)
    expect(anna.locator(".play")).to_have_attribute("data-mine", "true")
    other = make_table(anna, ANNA_AND_BOTS)
    button = anna.get_by_test_id("next-table")
    expect(button).to_have_count(0)  # somebody waits for her here
    take_a_walk(anna)
    end_turn(anna)
    expect(button).to_have_attribute("aria-label", "1 other table waits for you")
    button.click()
    expect(anna).to_have_url(re.compile(other["id"]))
    expect(anna.locator(".play")).to_have_attribute("data-mine", "true")
    expect(ben.get_by_test_id("next-table")).to_have_count(0)  # it is hers


def test_undo_is_free_and_a_takeback_is_asked_for(open_page: Opened) -> None:
    anna, ben = two_players(open_page)
    hand = anna.locator("[data-card]").count()
    take_a_walk(anna)
    expect(anna.locator("[data-card]")).not_to_have_count(hand)
    anna.get_by_role("button", name="Undo", exact=True).first.click()  # however many cards the walk took
    expect(anna.locator("[data-card]")).to_have_count(hand)
    end_turn(anna)
    expect(ben.locator(".play")).to_have_attribute("data-mine", "true")
    anna.get_by_role("button", name="Ask to undo").click()
    expect(ben.get_by_role("alertdialog")).to_contain_text("Anna asks")
    ben.get_by_role("button", name="Agree").click()
    expect(anna.locator(".play")).to_have_attribute("data-mine", "true")
    expect(ben.locator(".play")).to_have_attribute("data-mine", "false")
    for page in (anna, ben):  # what was asked is off every screen once it is done
        expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_one_screen_two_people_and_a_curtain(open_page: Opened) -> None:
    page = open_page()
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "hot", "name": "Ben"}]
    table = make_table(page, seats)
    page.goto(f"/t/{table['id']}")
    for who in ("Anna", "Ben", "Anna"):
        expect(page.get_by_role("dialog", name=f"Pass the device to {who}")).to_be_visible()
        assert page.locator("[data-card]").count() == 0, "a hand shows behind the curtain"
        page.get_by_role("button", name=f"I am {who}").click()
        expect(page.locator("[data-card]")).to_have_count(4)
        end_turn(page)
    # Nor does looking back lift the curtain while the game runs.
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_label("Seen as").locator("option")).to_have_text(["as a spectator"])


def test_a_spectator_sees_the_race_and_no_hand(open_page: Opened) -> None:
    anna = open_page()
    table = make_table(anna, ANNA_AND_BOTS)
    anna.goto(f"/t/{table['id']}")
    anna.wait_for_selector("[data-card]")
    guest = open_page(f"/t/{table['id']}")
    guest.wait_for_selector("[data-space]")
    expect(guest.locator("[data-distance]")).to_have_count(3)
    assert guest.locator("[data-card]").count() == 0
    assert gold(guest).count() == 0
    assert guest.locator("[data-about='button:undo']").count() == 0, "a spectator has nothing to take back"
    take_a_walk(anna)
    expect(guest.locator(".play")).to_have_attribute("data-n", str(n_of(anna)))


def test_the_line_breaks_in_the_middle_of_a_payment(open_page: Opened) -> None:
    page = open_page()
    table = make_table(page, ANNA_AND_BOTS)
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile(r"/ws"), through)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("[data-card]")
    page.locator("[data-card=traveler], [data-card=explorer], [data-card=sailor]").first.click()
    before = n_of(page)
    page.get_by_role("button", name=re.compile("^Spend ")).click()
    wait_for_entry(page, before)
    spent = n_of(page)
    coins = page.locator("p.left").inner_text()
    lines[-1].close(code=1001, reason="gone")
    page.wait_for_function("() => document.querySelector('.play').dataset.online === 'true'")
    page.wait_for_timeout(600)
    assert len(lines) >= 2, "the page did not connect again"
    assert n_of(page) == spent
    assert page.locator("p.left").inner_text() == coins
    end_turn(page)
    assert n_of(page) > spent


def test_over_a_name_that_is_not_localhost(open_page: Opened, server: Server) -> None:
    page = open_page(None)
    page.goto(f"http://table.test:{server.port}/")
    assert page.evaluate("isSecureContext") is False
    play_now(page)
    page.wait_for_selector("[data-card]")
    take_a_walk(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_label("Send this link").input_value()
    assert link.startswith(f"http://table.test:{server.port}/t/")
    assert page.get_by_role("button", name="Copy").count() == 0, "copying is not allowed here"


def test_a_seat_moves_to_another_device(open_page: Opened) -> None:
    page = open_page()
    table = make_table(page, ANNA_AND_BOTS)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("[data-card]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="another device").click()
    said = page.locator(".transfer .code").inner_text()
    other = open_page("/", phone=True)
    other.get_by_placeholder("Code").fill(said)
    other.get_by_role("button", name="Go").click()
    # The first device says so, for some seconds: this is looked at before what stays.
    expect(page.locator(".notes .note")).to_contain_text("moved to another device")
    other.wait_for_selector("[data-card]")
    assert call(other, "GET", f"/api/tables/{table['id']}")["you"]["seats"] == [0]
    expect(page.locator("header .who")).to_contain_text("you are watching")


def test_the_rule_behind_a_refusal_is_one_tap_away(open_page: Opened) -> None:
    page = open_page()
    table = make_table(page, ANNA_AND_BOTS)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("[data-card]")
    far = page.locator("[data-space]").count() - 1
    tap_space(page, far)
    note = page.locator(".note.refused")
    expect(note).to_be_visible(timeout=PATIENCE)
    rule = note.get_by_role("button", name=re.compile("^Q-"))
    clause = rule.inner_text()
    rule.click()
    expect(page.locator(f"#clause-{clause}")).to_have_class(re.compile("here"))


def test_what_is_not_there_is_said_with_the_way_home(open_page: Opened) -> None:
    page = open_page("/t/AAAAAAAAAAAA")
    for path, text in (("/t/AAAAAAAAAAAA", "This table is not there"), ("/join/NOCODE", "NOCODE")):
        page.goto(path)
        expect(page.locator("main").get_by_role("alert")).to_contain_text(text)
        page.get_by_role("link", name="Home").last.click()
        expect(page.get_by_role("article").first).to_be_visible()
    answer = page.goto("/tabels")
    assert answer is not None
    assert answer.status == 404
    page.get_by_role("link", name="To the tables").click()
    expect(page.get_by_role("article").first).to_be_visible()
