"""The Island in the browser: a whole game against bots, a trade and an attack out of turn, and on the phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.hands import call, is_mine, n_of, press_until_moved, table_of, until_mine_or_over, wait_for_entry
from browser.stage import Opened, Server

CHEAP = "villager = 1 food; farmhouse = 1 wood; army_move = 1 gold"


def a_table(page: Page, seats: list[dict[str, str]], **options: Any) -> str:
    """A table of the Island with bots that do not keep anybody waiting."""
    body = {"game": "island", "seats": seats, "options": options, "pace": {"kind": "relaxed"}}
    made = call(page, "POST", "/api/tables", body)
    assert "id" in made, made
    call(page, "POST", f"/api/tables/{made['id']}/settings", {"bot_pace": "instant"})
    return str(made["id"])


def view_of(page: Page) -> dict[str, Any]:
    """What this browser sees: the view of its own seat."""
    found: dict[str, Any] = page.evaluate(
        """async () => {
          const id = location.pathname.split('/t/')[1], n = document.querySelector('.play').dataset.n
          const t = await (await fetch(`/api/tables/${id}`)).json()
          const r = await fetch(`/api/tables/${id}/replay?at=${n}&seat=${t.you.seats[0]}`)
          return (await r.json()).position.view
        }"""
    )
    return found


def step(page: Page) -> None:
    """One decision as the board proposes it: the sheet's first answer, a shining place (the same place again confirms
    it), the gold button, or the end; pressed again if the last move was still on its way."""
    page.wait_for_function(
        """n => {
          const play = document.querySelector('.play')
          if (+play.dataset.n > n || play.dataset.mine !== 'true') return true
          const first = (...all) => all.map((s) => document.querySelector(s)).find(Boolean)
          const what = document.querySelector('[data-testid=ask]')
            ? first('[data-testid=ask] button[data-act]:not([disabled])',
                '[data-testid=trade] [data-testid=gold]:not([disabled])', 'g.front.can', 'g.tile.can')
            : first('[data-testid=gold]:not([disabled])', '[data-testid=end]:not([disabled])')
          what?.dispatchEvent(new MouseEvent('click', {bubbles: true}))
          return false
        }""",
        arg=n_of(page),
        polling=120,
    )


def answer(page: Page) -> bool:
    """One decision outside exploring; false while exploring."""
    if page.locator("[data-testid=ask]").count() == 0:
        return False
    step(page)
    return True


def until_exploring(page: Page) -> bool:
    """Through explorer, dice and gathering; false if the turn went to somebody else on the way."""
    for _ in range(40):
        if not until_mine_or_over(page):
            return False
        if not answer(page):
            return True
    raise AssertionError("no end of questions")


def end(page: Page) -> None:
    before = n_of(page)
    page.evaluate("() => document.activeElement?.blur()")
    press_until_moved(page, before, "Escape", "e")
    while "Your hand is over" in page.locator(".prompt").inner_text() and is_mine(page):
        answer(page)


def discover(page: Page) -> None:
    press_until_moved(page, n_of(page), "d")
    while is_mine(page) and answer(page):
        pass


@pytest.mark.soak  # results are also come to by keys, alone and in teams
@pytest.mark.deal(2)  # in the first, she who buys nothing has all the wood at last, and the game its bound
def test_a_whole_game_against_a_bot(open_page: Opened) -> None:
    """To somebody's last shrine, with no end set, as the board proposes it."""
    page = open_page()
    table = a_table(page, [{"kind": "you", "name": "Anna"}, {"kind": "bot", "level": "normal"}])
    page.goto(f"/t/{table}")
    page.wait_for_selector("g.tile")
    steps = 0
    while until_mine_or_over(page) and steps < 1000:
        step(page)
        steps += 1
    box = page.get_by_role("dialog", name="Result")
    expect(box).to_be_visible()
    expect(box.locator("tbody tr")).to_have_count(2)
    assert table_of(page)["result"]["key"] == "island.result.won", table_of(page)["result"]


def two_browsers(open_page: Opened, **options: Any) -> tuple[Page, Page]:
    anna = open_page()
    table = a_table(anna, [{"kind": "you", "name": "Anna"}, {"kind": "open"}], **options)
    ben = open_page()
    call(ben, "POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "Ben"})
    for page in (anna, ben):
        page.goto(f"/t/{table}")
        page.wait_for_selector("g.tile")
    return anna, ben


def on_turn(anna: Page, ben: Page) -> tuple[Page, Page]:
    """Who is to move, and who is not."""
    for _ in range(200):
        if is_mine(anna):
            return anna, ben
        if is_mine(ben):
            return ben, anna
        anna.wait_for_timeout(50)
    raise AssertionError("nobody is to move")


def test_a_trade_between_two_browsers(open_page: Opened) -> None:
    """First edition: players trade wherever they are."""
    anna, ben = two_browsers(open_page, edition="first")
    mover, other = on_turn(anna, ben)
    assert until_exploring(mover)
    seat = view_of(mover)["viewer"]
    before = view_of(mover)["players"][seat]["hand"]
    has = view_of(other)["players"][1 - seat]["hand"]
    (asked,) = [i for i in (1, 2) if has[i]][:1]  # wood or gold, as the other one was dealt
    mover.get_by_role("button", name="Offer a trade").click()  # with the only other one
    form = mover.get_by_test_id("trade")
    expect(form).to_be_visible()
    form.locator("button.step:enabled").first.click()  # from now on what is proposed late changes nothing
    proposed = form.locator("button.step[aria-label^='one less']:enabled")
    while proposed.count():  # an offer of one's own instead
        proposed.first.click()
    at = n_of(mover)
    form.locator('[data-field="give:food"]').get_by_role("button", name="one more").click()
    form.locator(f'[data-field="ask:{["food", "wood", "gold"][asked]}"]').get_by_role(
        "button", name="one more"
    ).click()
    mover.get_by_role("button", name="Offer this to").click()
    wait_for_entry(mover, at)
    expect(other.locator(".play")).to_have_attribute("data-mine", "true")
    expect(other.locator(".prompt")).to_contain_text("offers you a trade")
    at = n_of(other)
    other.get_by_role("button", name="Accept").click()
    wait_for_entry(other, at)
    wait_for_entry(mover, at)
    after = view_of(mover)["players"][seat]["hand"]
    assert after == [before[0] - 1, *(before[i] + (i == asked) for i in (1, 2))], (before, after)


def where(page: Page) -> str:
    seen = view_of(page)
    return str(seen["players"][seen["viewer"]]["at"])


def until_asked_or_exploring(victim: Page, attacker: Page) -> None:
    """The victim goes through dice and gathering, until it explores or the other is asked."""
    for _ in range(100):
        if is_mine(attacker):
            return
        if is_mine(victim) and not answer(victim):
            return
        victim.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_an_attack_out_of_turn(open_page: Opened) -> None:
    anna, ben = two_browsers(open_page, prices=CHEAP)
    for page in (anna, ben):  # explorers are chosen at the same time
        expect(page.locator("[data-testid=ask] .card").first).to_be_visible()
        answer(page)
    attacker, victim = on_turn(anna, ben)
    # The attacker finds a tile next to the start, where the victim stays, and settles there with a card of gold left.
    start = view_of(attacker)["tiles"][0]["at"]
    for _ in range(6):
        assert until_exploring(attacker)
        # With no speed left the gold button ends the turn.
        while where(attacker) == start and "Discover" in attacker.get_by_test_id("gold").inner_text():
            discover(attacker)
        if where(attacker) != start:
            break
        end(attacker)
        assert until_exploring(victim)
        end(victim)
    for item in ("farmhouse", "villager"):
        at = n_of(attacker)
        attacker.locator(f'[data-buy="{item}"]').click()
        if (
            item == "farmhouse"
        ):  # six corners to choose from; the villager has one tile, which is proposed at once
            attacker.locator("g.corner").first.dispatch_event("click")
        expect(attacker.get_by_test_id("gold")).to_contain_text(item.capitalize())
        attacker.get_by_test_id("gold").click()
        wait_for_entry(attacker, at)
    attacker.get_by_label("When others act, ask me").select_option("always")
    end(attacker)
    for _ in range(3):  # no battle before everyone has finished a first turn
        until_asked_or_exploring(victim, attacker)
        if is_mine(attacker):
            break
        end(victim)
        assert until_exploring(attacker)
        end(attacker)
    expect(attacker.locator(".prompt")).to_contain_text("Attack")
    march = attacker.locator("[data-testid=ask] button", has_text="Attack").first
    expect(march.locator("[data-testid=odds]")).to_contain_text("win")
    at = n_of(attacker)
    march.click()
    wait_for_entry(attacker, at)
    for _ in range(12):  # how many go, then each side lets it be decided
        if view_of(attacker)["last_battle"]:
            break
        page, _ = on_turn(attacker, victim)
        before = n_of(page)
        done = page.get_by_role("button", name="with what is here")
        (done if done.count() else page.locator("[data-testid=ask] button[data-act]").last).click()
        wait_for_entry(page, before)
    expect(victim.get_by_test_id("rolled")).to_be_visible()


def test_on_the_phone(open_page: Opened, server: Server) -> None:
    page = open_page(phone=True)
    # One other: more of them can have found all that lies around the start before it is one's turn.
    table = a_table(page, [{"kind": "you", "name": "Anna"}, {"kind": "bot", "level": "normal"}])
    page.goto(f"/t/{table}")
    page.wait_for_selector("g.tile")
    assert until_exploring(page)
    discover(page)
    for tab in ("Buy", "Players", "Log", "Now"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        wide = page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")
        tall = page.evaluate("() => document.scrollingElement.scrollHeight > innerHeight")
        assert not wide, f"the page scrolls sideways at {tab}"
        assert not tall, f"the page scrolls at {tab}"
        small = page.eval_on_selector_all(
            "#sheet button, [role=tab]",
            "all => all.filter(e => { const r = e.getBoundingClientRect(); "
            "return r.width && r.height && (r.height < 43.5 || r.width < 43.5) }).map(e => e.textContent)",
        )
        assert not small, f"too small for a finger at {tab}: {small}"
    assert server.health()["exceptions"] == 0
