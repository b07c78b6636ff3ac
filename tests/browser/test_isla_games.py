"""Isla Dorada against bots, by tapping what the board offers: until all was asked, to the end in soak."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from browser.hands import call, n_of, table_of
from browser.isla import Ears, answer, enabled, everything_is_on_the_board, isla_table, nothing_overflows
from browser.isla_states import result
from browser.stage import Opened

ANNA_AND_TWO = [
    {"kind": "you", "name": "Anna"},
    {"kind": "bot", "level": "normal"},
    {"kind": "bot", "level": "normal"},
]


QUESTIONS = {"destiny", "bid", "free", "news"}


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["asked", "whole"])
def test_every_move_against_bots_is_on_the_board(open_page: Opened, whole: bool) -> None:
    page = open_page()
    ears = Ears(page)
    page.goto(f"/t/{isla_table(page, ANNA_AND_TWO)}")
    page.wait_for_selector("[data-site]")
    dice = random.Random(7)
    asked: Counter[str] = Counter()
    told = False
    for _ in range(400):
        if not ears.settle():
            break
        # The same question comes again and again: its first times are looked at closely, then every sixth.
        asked[ears.question] += 1
        times = asked[ears.question]
        if times <= 2 or times % 6 == 0:
            everything_is_on_the_board(page, ears)
            markers_agree(page, ears)
        told = told or a_way_out_of_reach_says_why(page, ears)
        if ears.question == "news":
            a_tap_does_what_the_card_says(page, ears)
        if times == 1:
            nothing_overflows(page)
        if told and set(asked) >= QUESTIONS and not whole:
            break
        answer(page, ears, dice, eager=0.5)
    assert set(asked) >= QUESTIONS, asked
    assert told, "every way could be bid for in every round"
    assert not ears.early, (
        "an answer that does not wait for the common pause shows that its seat could choose"
    )
    if not whole:
        result(page)  # of a game that was played before
    the_sheet_adds_up(page)


def a_way_out_of_reach_says_why(page: Page, ears: Ears) -> bool:
    """A tap on a way one cannot bid for names the clause, and nothing is played."""
    out_of_reach = page.locator("[data-testid=ways] li.off .pick")
    if ears.question not in ("open", "bid") or out_of_reach.count() == 0:
        return False
    before = n_of(page)
    out_of_reach.first.click()
    note = page.locator(".note.refused")
    expect(note).to_contain_text("D-BID-")
    note.locator(".shut").click()
    assert n_of(page) == before
    return True


def a_tap_does_what_the_card_says(page: Page, ears: Ears) -> None:
    """Of two treasures one taps the one to keep, of three the one to give back."""
    given = {m["action"]: m["move"]["args"]["treasure"] for m in ears.you["legal"]}
    for card in page.locator(".ask [data-treasure]").all():
        keeps = card.get_attribute("data-treasure") != given[int(card.get_attribute("data-act") or -1)]
        assert keeps == (len(given) == 2)
        expect(card).to_contain_text("Keep this one" if keeps else "Give this one back")


def markers_agree(page: Page, ears: Ears) -> None:
    placed = page.locator(".track .done").all_inner_texts()
    assert placed == [str(i + 1) for i in range(len(ears.view["markers"]))]


def the_sheet_adds_up(page: Page) -> None:
    """Every line of a player's sheet is a number, and they make the total."""
    box = page.get_by_test_id("sheet")
    expect(box).to_be_visible()
    table = table_of(page)
    sheets = box.locator("li")
    expect(sheets).to_have_count(len(table["seats"]))
    expect(box).to_contain_text("Destiny")
    for i in range(len(table["seats"])):
        sheet = sheets.nth(i)
        numbers = [int(x.replace("−", "-").replace("+", "")) for x in sheet.locator("dd").all_inner_texts()]
        assert sum(numbers[:-1]) == numbers[-1], numbers
        name = sheet.locator("header b").inner_text()
        seat = next(s["seat"] for s in table["seats"] if s["name"] == name)
        assert numbers[-1] == table["result"]["scores"][seat]


def test_bids_by_keys_and_another_amount(open_page: Opened) -> None:
    page = open_page()
    ears = Ears(page)
    page.goto(f"/t/{isla_table(page, ANNA_AND_TWO)}")
    page.wait_for_selector("[data-site]")
    dice = random.Random(3)
    bid = other = passed = False
    for _ in range(120):
        if (bid and other and passed) or not ears.settle():
            break
        before = n_of(page)
        more = page.locator("[data-testid=more]:not([disabled])")
        if ears.question in ("open", "bid") and more.count() and not other:
            more.first.click()
            ears.moved(before)
            ears.settle()
            assert ears.question == "amount"
            everything_is_on_the_board(page, ears)
            page.keyboard.press("Escape")  # back to the list of ways: nothing was said yet
            expect(page.get_by_test_id("ways")).to_be_visible()
            ears.settle()
            page.locator("[data-testid=more]:not([disabled])").first.click()
            expect(page.locator(".amounts [data-act]").last).to_be_visible()
            amounts = page.locator(".amounts [data-act]")
            before = n_of(page)
            amounts.last.click()
            ears.moved(before)
            other = True
        elif ears.question in ("open", "bid") and not bid and page.get_by_test_id("gold").is_enabled():
            page.keyboard.press("b")
            ears.moved(before)
            bid = True
        elif ears.question == "bid":
            page.keyboard.press("p")
            ears.moved(before)
            passed = True
        else:
            answer(page, ears, dice, eager=0)
    assert bid, "no bid by key"
    assert other, "no other amount"
    assert passed, "no pass by key"


def test_the_map_by_keys_and_goals_fly_there(open_page: Opened) -> None:
    page = open_page()
    ears = Ears(page)
    page.goto(f"/t/{isla_table(page, ANNA_AND_TWO)}")
    page.wait_for_selector("[data-site]")
    ears.settle()
    answer(page, ears, random.Random(1), eager=0)
    ears.settle()
    page.evaluate("() => document.activeElement?.blur?.()")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => document.activeElement?.dataset?.site")
    start = page.evaluate("() => document.activeElement.dataset.site")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("s => document.activeElement?.dataset?.site !== s", arg=start)
    label = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert "step" in label
    page.locator("[data-goal]").first.click()
    expect(page.locator(".pulse")).to_have_count(1)


def test_text_mode_lists_what_the_board_offers(open_page: Opened) -> None:
    page = open_page()
    ears = Ears(page)
    page.goto(f"/t/{isla_table(page, ANNA_AND_TWO)}")
    page.wait_for_selector("[data-site]")
    ears.settle()
    on_board = enabled(page)
    page.evaluate(
        "() => localStorage.setItem('eldorado.settings', JSON.stringify({coached: true, text: true}))"
    )
    page.reload()
    page.wait_for_selector("[data-action]")
    in_words = {
        int(b) for b in page.eval_on_selector_all("[data-action]", "all => all.map(e => e.dataset.action)")
    }
    assert in_words == on_board
    before = n_of(page)
    page.locator("[data-action]").first.click()
    ears.moved(before)
    expect(page.get_by_test_id("text-hand")).not_to_be_empty()


def test_a_spectator_sees_bids_and_no_secret(open_page: Opened) -> None:
    anna = open_page()
    ears = Ears(anna)
    table = isla_table(anna, ANNA_AND_TWO)
    anna.goto(f"/t/{table}")
    anna.wait_for_selector("[data-site]")
    guest = open_page(f"/t/{table}")
    guest.wait_for_selector("[data-site]")
    assert guest.locator("[data-goal], [data-card], [data-act]").count() == 0
    expect(guest.locator(".shown")).to_be_visible()
    ears.settle()
    answer(anna, ears, random.Random(1), eager=1)
    ears.settle()
    expect(guest.locator(".play")).to_have_attribute("data-n", str(n_of(anna)))
    assert call(guest, "GET", f"/api/tables/{table}")["you"]["seats"] == []
