"""The Island's board: every legal move is on it; whole games by keyboard and in words; a curtain between two people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.hands import is_mine, n_of, press_until_moved, until_mine_or_over, wait_for_entry
from browser.isla import Ears
from browser.island import everything_is_on_the_board, island_table, nothing_overflows, offered
from browser.island_states import ISLAND_TABLES
from browser.stage import DESKTOP, PATIENCE, PHONE, QUIET, Opened, Server
from browser.staged import Given, Moment
from browser.tables import GUEST, TOKEN
from browser.thieves_states import THIEVES_TABLES

LAID = [*ISLAND_TABLES, *THIEVES_TABLES]
EVERY = [table for table in LAID if not (isinstance(table, Given) and table.guests)]  # Anna is asked at once
ANNA_AND_TWO = [
    {"kind": "you", "name": "Anna"},
    {"kind": "bot", "level": "normal"},
    {"kind": "bot", "level": "normal"},
]


@pytest.fixture(scope="module")
def laid(built: None, positions: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("island")
    copytree(positions, folder / "data")
    running = Server(folder)
    yield running
    health = running.health()
    running.stop()
    assert health["exceptions"] == 0, running.log.read_text(errors="replace")


def seated(
    browser: Browser, laid: Server, size: dict[str, Any], who: str = TOKEN
) -> tuple[BrowserContext, Page]:
    """The browser of the one who sits at the laid tables, or of the guest."""
    context = browser.new_context(**size, base_url=laid.url, **QUIET)
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{"name": "eldorado", "value": who, "url": laid.url}])
    context.add_init_script("localStorage.setItem('eldorado.settings', JSON.stringify({coached: true}))")
    return context, context.new_page()


@pytest.mark.parametrize(
    ("size", "tables"),
    [
        pytest.param(DESKTOP, EVERY[::6], id="desktop"),
        pytest.param(DESKTOP, EVERY, id="desktop-all", marks=pytest.mark.soak),
        pytest.param(PHONE, EVERY, id="phone-all", marks=pytest.mark.soak),
    ],
)
def test_every_legal_move_is_on_the_board(
    browser: Browser, laid: Server, size: dict[str, Any], tables: list[Moment | Given]
) -> None:
    """In every named position, one after the other: nothing is left to text mode."""
    context, page = seated(browser, laid, size)
    kinds: set[str] = set()
    for table in tables:
        ears = Ears(page)
        page.goto(f"/t/{table.id}")
        page.wait_for_selector("g.tile", state="attached")
        ears.settle()
        kinds |= {m["move"]["kind"] for m in ears.you["legal"]}
        with_name(page, ears, table)
    context.close()
    assert len(kinds) >= (20 if tables is EVERY else 12), sorted(kinds)


def with_name(page: Page, ears: Ears, table: Moment | Given) -> None:
    try:
        everything_is_on_the_board(page, ears)
    except AssertionError as error:
        raise AssertionError(f"{table.id}: {error}") from None
    nothing_overflows(page)


def focus_and_press(page: Page, selector: str, keys: tuple[str, ...] = ("Enter",)) -> None:
    """Where Tab would lead in the end; then only keys."""
    page.locator(selector).first.focus()
    for key in keys:
        page.keyboard.press(key)


def step_by_keys(page: Page) -> None:
    """One decision without a pointer."""
    before = n_of(page)
    keys = page.keyboard
    page.evaluate("() => document.activeElement?.blur?.()")
    if page.locator("[data-testid=swap]").count():
        keys.press("s")
        keys.press("Enter")
    elif page.locator("[data-testid=ask] button[data-act]").count():
        keys.press("1")
    elif page.locator("[data-testid=ask]").count():  # a tile to be laid: over the map with the arrows
        focus_and_press(page, "g.front.can, g.tile.can", ("Enter",))
        if n_of(page) == before:
            keys.press("Enter")
    elif page.get_by_test_id("gold").is_enabled():
        keys.press("Enter")
    else:
        press_until_moved(page, before, "e")
    wait_for_entry(page, before)


def test_two_rounds_to_the_result_by_keyboard_alone(open_page: Opened) -> None:
    page = open_page()
    table = island_table(page, ANNA_AND_TWO, options={"rounds": 2})
    page.goto(f"/t/{table}")
    page.wait_for_selector("g.tile")
    steps = 0
    for _ in range(200):
        if not until_mine_or_over(page):
            break
        step_by_keys(page)
        steps += 1
    assert steps >= 6, "hardly anything was decided"
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()


def test_arrows_walk_over_the_map_and_a_purchase_by_number(browser: Browser, laid: Server) -> None:
    context, page = seated(browser, laid, DESKTOP)
    page.goto("/t/wdfar4444444")
    page.wait_for_selector("g.tile")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement?.dataset?.at")
    first = page.evaluate("() => document.activeElement.dataset.at")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("a => document.activeElement?.dataset?.at !== a", arg=first)
    page.keyboard.press("Enter")  # proposes the way there, and says so
    expect(page.get_by_test_id("gold")).to_contain_text("speed")
    page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement?.blur?.()")
    page.keyboard.press("2")
    expect(page.locator("g.corner").first).to_be_visible()
    focus_and_press(page, "g.corner")
    expect(page.get_by_test_id("gold")).to_contain_text("Farmhouse")
    context.close()


def march(page: Page, start: str, to: str) -> None:
    """An army goes: the purchase, from where, where to, and the gold button."""
    before = n_of(page)
    page.locator('[data-buy="army"]').click()
    for at in (start, to):
        page.locator(f'g.tile[data-at="{at}"]').dispatch_event("click")
    page.get_by_test_id("gold").click()
    wait_for_entry(page, before)


def test_a_standing_order_answers_the_next_attack(browser: Browser, laid: Server) -> None:
    """Given in the sheet of one attack, answered by hand: the next attack is fought without asking."""
    theirs, anna = seated(browser, laid, DESKTOP)
    other, ben = seated(browser, laid, DESKTOP, GUEST)
    for page in (anna, ben):
        page.goto("/t/wdtwq2222222")
        page.wait_for_selector("g.tile")
    fought = anna.locator(".logbox li", has_text="attacks Anna at")
    march(ben, "tile:-1,0", "tile:-1,1")
    sheet = anna.get_by_test_id("ask")
    expect(sheet).to_contain_text("Ben attacks you")
    sheet.get_by_test_id("standing").get_by_role("button", name="fight with what is here").click()
    expect(sheet.locator("[data-order=fight]")).to_have_attribute("aria-pressed", "true")
    expect(sheet).to_contain_text("Flee")  # this time she is still the one who answers
    sheet.locator("button.answer", has_text="Fight with what is here").click()
    expect(fought).to_have_count(1)
    order = anna.get_by_label("Attacked, fight with what is here")
    expect(order).to_be_checked()
    expect(ben.locator(".play")).to_have_attribute("data-mine", "true")
    march(ben, "tile:0,-2", "tile:1,-2")
    expect(fought).to_have_count(2)
    expect(sheet).to_have_count(0)
    for context in (theirs, other):
        context.close()


@pytest.mark.soak  # the Quest's and the keyboard's before landing
def test_two_rounds_to_the_result_in_words(open_page: Opened) -> None:
    page = open_page("/")
    page.evaluate(
        "() => localStorage.setItem('eldorado.settings', JSON.stringify({coached: true, text: true}))"
    )
    table = island_table(page, ANNA_AND_TWO, options={"rounds": 2})
    page.goto(f"/t/{table}")
    said: set[str] = set()
    for _ in range(200):
        if not until_mine_or_over(page):
            break
        before = n_of(page)
        said.add(page.locator(".prompt").inner_text().split(":")[0])
        moves = page.get_by_test_id("legal")
        for words in (
            "Discover",
            "Lay the tile",
            "Take 1",
            "Speed",
            "Play ",
            "Let it pass",
            "Done",
            "End the turn",
        ):
            found = moves.get_by_role("button", name=words)
            if found.count():
                found.first.click()
                break
        else:
            moves.get_by_role("button").first.click()
        wait_for_entry(page, before)
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    assert len(said) >= 4, said


def test_a_curtain_between_people_at_one_screen(open_page: Opened) -> None:
    page = open_page()
    seats = [{"kind": "you", "name": "Anna"}, {"kind": "hot", "name": "Ben"}]
    ears = Ears(page)
    page.goto(f"/t/{island_table(page, seats)}")
    for who in ("Anna", "Ben"):
        expect(page.get_by_role("dialog", name=f"Pass the device to {who}")).to_be_visible()
        assert offered(page) == set(), "something can be tapped behind the curtain"
        assert page.locator(".pile").count() == 0, "a hand is seen behind the curtain"
        page.get_by_role("button", name=f"I am {who}").click()
        ears.settle()
        assert ears.question == "choose"
        before = n_of(page)
        page.locator("[data-testid=ask] button[data-act]").first.click()
        wait_for_entry(page, before)
    # Whoever begins gets the device with the curtain between, unless it is in the same hands.
    curtain = page.get_by_role("button", name="I am ")
    page.wait_for_function("() => document.querySelector('.curtain, [data-testid=ask], .buttons')")
    if curtain.count():
        curtain.click()
    expect(page.locator(".pile")).to_have_count(3)
    assert is_mine(page)


def test_dice_are_marked_and_rolled_again_in_one_gesture(browser: Browser, laid: Server) -> None:
    context, page = seated(browser, laid, DESKTOP)
    page.goto("/t/wdrrr4444444")
    dice = page.get_by_test_id("reroll").get_by_role("button", name="Roll the")
    expect(dice).to_have_count(4)
    gold = page.get_by_test_id("gold")
    expect(gold).to_contain_text("Let them stand")
    odds = page.get_by_test_id("odds")
    expect(odds).to_contain_text("win 100 %")  # 14 against two dice
    dice.nth(0).click()
    expect(odds).not_to_contain_text("win 100 %")
    dice.nth(0).click()  # not the 6 after all
    dice.nth(3).click()
    dice.nth(1).click()
    expect(gold).to_contain_text("Roll 2 dice again")
    had = int(page.locator("[data-resource=gold]").inner_text())
    before = n_of(page)
    gold.click()
    wait_for_entry(page, before)
    expect(page.locator("[data-resource=gold]")).to_have_text(str(had - 2))
    expect(page.locator(".log")).to_contain_text("rolls 2 dice again")
    context.close()


def test_a_place_that_answers_a_question_is_confirmed_by_the_gold_button(
    browser: Browser, laid: Server
) -> None:
    context, page = seated(browser, laid, PHONE)
    page.goto("/t/wdway2222222")
    page.locator("g.tile.can").first.dispatch_event("click")
    expect(page.get_by_test_id("gold")).to_contain_text("Send the Titan here")
    before = n_of(page)
    page.get_by_test_id("gold").click()
    wait_for_entry(page, before)
    context.close()


def test_a_beast_that_attacks_is_named_and_rolls_its_own_dice(browser: Browser, laid: Server) -> None:
    context, page = seated(browser, laid, DESKTOP)
    page.goto("/t/wdrad2222222")
    sheet = page.get_by_test_id("ask")
    expect(sheet.locator("h3")).to_have_text("the Titan attacks you at the fields")
    rows = sheet.locator(".sides p")
    expect(rows.first).to_contain_text("the Titan")
    expect(rows.last).to_contain_text("Anna")
    expect(rows.last).to_contain_text("2 villagers")
    context.close()


def test_an_offer_that_cannot_be_accepted_says_why(browser: Browser, laid: Server) -> None:
    context, page = seated(browser, laid, DESKTOP)
    for table, short in (("wdgff4444444", 0), ("wdgfn4444444", 1)):
        page.goto(f"/t/{table}")
        expect(page.get_by_role("button", name="Refuse")).to_be_visible()
        expect(page.get_by_role("button", name="Accept")).to_have_count(1 - short)
        expect(page.get_by_text("You do not have what is asked for.")).to_have_count(short)
    context.close()


def test_before_an_attack_replies_and_stakes_are_told(browser: Browser, laid: Server) -> None:
    """Both replies of the defender with their odds, what winning and losing lead to, and passing without a scroll."""
    context, page = seated(browser, laid, PHONE)
    page.goto("/t/wdwnd4444444")
    odds = page.get_by_test_id("odds").first
    expect(odds).to_contain_text("Likely reply")
    expect(odds).to_contain_text("Worst reply")
    expect(odds.locator(".bar")).to_have_count(2)
    stakes = page.get_by_test_id("outcomes").first
    expect(stakes).to_contain_text("you get 4 of 8 cards")
    expect(stakes).to_contain_text("2 villagers go back to your supply")
    passing = page.get_by_role("button", name="Let it pass").bounding_box()
    assert passing is not None
    assert passing["y"] + passing["height"] <= PHONE["viewport"]["height"]
    context.close()


def test_the_way_one_is_about_to_walk_lies_on_the_map(browser: Browser, laid: Server) -> None:
    """A chosen tile is marked on any ground, the way to it is drawn from one's own piece, and a shrine that can be paid
    for is chosen like a tile."""
    context, page = seated(browser, laid, DESKTOP)
    page.goto("/t/wdfar4444444")
    page.wait_for_selector("g.tile.from")
    targets = page.locator("g.tile.can[data-at^='tile:']").evaluate_all(
        "all => all.map(e => [e.dataset.at, e.getAttribute('aria-label')])"
    )
    far = next(at for at, label in targets if label.endswith("Walk to the fields: 2 speed"))
    page.locator(f'g.tile[data-at="{far}"]').dispatch_event("click")
    expect(page.get_by_test_id("gold")).to_contain_text("Walk to the fields: 2 speed")
    expect(page.locator(".on > .seal:not(.under)")).to_have_count(1)
    road = page.get_by_test_id("road").get_attribute("d") or ""
    assert road.count("L") == 2, road  # two steps
    start, end = (
        page.locator(f'g.tile[data-at="{at}"]').get_attribute("transform") for at in ("tile:0,0", far)
    )
    assert start is not None
    assert end is not None
    assert road.startswith("M" + start[10:-1])
    assert road.endswith("L" + end[10:-1])
    page.keyboard.press("Escape")
    offering = next((at for at, label in targets if label.endswith("Offering onto the shrine")), None)
    assert offering is None, "no shrine without one's offering is next to the garden"
    context.close()


def test_a_battle_is_rolled_before_it_is_told(browser: Browser, laid: Server) -> None:
    context = browser.new_context(**DESKTOP, base_url=laid.url, service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{"name": "eldorado", "value": TOKEN, "url": laid.url}])
    context.add_init_script("localStorage.setItem('eldorado.settings', JSON.stringify({coached: true}))")
    page = context.new_page()
    page.goto("/t/wddef4444444")
    fight = (
        page.locator("[data-testid=ask] button[data-act]").filter(has_text="Fight with what is here").first
    )
    before = n_of(page)
    fight.click()
    rolled = page.get_by_test_id("rolled")
    page.wait_for_selector("[data-testid=rolled][data-still=false]")
    assert n_of(page) > before, "it is decided"
    assert " against " not in page.locator(".log").inner_text(), "and not told while the dice roll"
    expect(page.locator(".log")).to_contain_text(" against ")
    expect(rolled).to_have_attribute("data-still", "true")
    expect(rolled).to_have_count(0)  # gone when it is over
    context.close()


INSIDE = """() => {
  const box = document.querySelector('.mapbox').getBoundingClientRect()
  return [...document.querySelectorAll('.mapbox g.tile')].every(tile => {
    const at = tile.getBoundingClientRect()
    return at.left >= box.left - 2 && at.right <= box.right + 2 && at.top >= box.top - 2 && at.bottom <= box.bottom + 2
  })
}"""


def test_the_island_stays_whole_on_a_laptop_while_tiles_are_laid(open_page: Opened) -> None:
    """Questions come and go below the map; it neither goes away with them nor stays small. Enter lays the tile."""
    page = open_page()
    table = island_table(page, ANNA_AND_TWO)
    page.goto(f"/t/{table}")
    laid_tiles = 0
    for _ in range(40):
        until_mine_or_over(page)
        page.wait_for_timeout(500)  # a glide is over
        asked = page.locator(".prompt").inner_text()
        if "Where does the tile go?" in asked:
            assert page.evaluate(INSIDE), asked
            before = n_of(page)
            expect(page.get_by_test_id("gold")).to_be_enabled()
            page.keyboard.press("Enter")
            wait_for_entry(page, before)
            laid_tiles += 1
            if laid_tiles == 2:
                break
            continue
        if asked.startswith("Explore"):
            assert page.evaluate(INSIDE), asked
        if (
            asked.startswith("Explore")
            and page.get_by_test_id("discover")
            .or_(page.get_by_test_id("gold").filter(has_text="Discover"))
            .count()
        ):
            before = n_of(page)
            page.keyboard.press("d")
            wait_for_entry(page, before)
        elif asked.startswith(("Explore", "No speed")):
            page.keyboard.press("e")
            page.wait_for_timeout(300)
        else:
            press_until_moved(page, n_of(page), "Enter")
    assert laid_tiles == 2
    assert page.evaluate(INSIDE)
