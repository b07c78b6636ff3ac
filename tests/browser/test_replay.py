"""Looking back: the scrubber, the eyes of others, a link to a moment, the record out and in again."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.hands import ANNA_AND_BOTS, call, make_table
from browser.stage import Opened


def finished(page: Page) -> dict[str, int | str]:
    """A game bots have played to its end."""
    table = make_table(page, ANNA_AND_BOTS, preset="caves")["id"]
    call(page, "POST", f"/api/tables/{table}/settings", {"bot_pace": "instant"})
    call(page, "POST", f"/api/tables/{table}/hold", {"seat": 0})
    while (found := call(page, "GET", f"/api/tables/{table}"))["status"] != "over":
        page.wait_for_timeout(400)
    return {"id": table, "n": found["n"]}


def test_replay_export_and_import(open_page: Opened, tmp_path: Path) -> None:
    page = open_page()
    made = finished(page)
    n = int(made["n"])
    page.goto(f"/t/{made['id']}?at=0")
    page.wait_for_selector("[data-space]")
    expect(page.locator("header .caption")).to_contain_text("As dealt")
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"at=1\b"))
    expect(page.locator("footer .count")).to_contain_text(f"1 of {n}")
    page.get_by_role("button", name="Next key moment").click()
    expect(page.locator("header .caption")).not_to_be_empty()
    page.get_by_label("Speed").select_option("8×")
    before = int(page.url.split("at=")[1].split("&")[0])
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("n => +new URLSearchParams(location.search).get('at') >= n + 5", arg=before)
    page.get_by_role("button", name="Pause").click()
    # Once it is over one may look as anybody.
    page.goto(f"/t/{made['id']}?at=0")
    page.get_by_label("Seen as").select_option("1")
    expect(page.locator("[data-card]")).to_have_count(4)
    # A link to a moment opens at that moment, in any browser.
    guest = open_page(f"/t/{made['id']}?at={n // 2}")
    guest.wait_for_selector("[data-space]")
    expect(guest.locator("footer .count")).to_contain_text(f"{n // 2} of {n}")
    # One that leads beyond the game shows its end.
    late = open_page(f"/t/{made['id']}?at=99999")
    expect(late.locator("footer .count")).to_contain_text(f"{n} of {n}")
    expect(late.get_by_text("There are only")).to_have_count(0)
    # Turns that are past are folded; the same done several times in a row is one line of the log.
    more = guest.locator("section.log button.more")
    expect(more.first).to_be_attached()
    while more.count():
        more.first.dispatch_event("click")
    expect(
        guest.locator("section.log li").filter(has_text=re.compile(r"moves \d spaces|spends [\w-]+, ")).first
    ).to_be_attached()

    page.goto(f"/t/{made['id']}")
    box = page.get_by_role("dialog", name="Result")
    with page.expect_download() as coming:
        box.get_by_role("link", name="Export the record").click()
    file = tmp_path / "record.jsonl"
    coming.value.save_as(file)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["game"] == "quest"

    other = open_page("/")
    other.locator("input[type=file]").set_input_files(file)
    expect(other).to_have_url(re.compile("/t/"))
    again = other.url.split("/t/")[1].split("?")[0]
    assert again != made["id"]
    for at in range(0, n, max(1, n // 10)):
        first, second = (
            call(other, "GET", f"/api/tables/{table}/replay?at={at}&seat=-1")["position"]["view"]
            for table in (made["id"], again)
        )
        assert first == second, f"the imported record differs at {at}"


def test_a_damaged_record_is_refused_in_words(open_page: Opened, tmp_path: Path) -> None:
    page = open_page("/")
    file = tmp_path / "damaged.jsonl"
    for text in ("", "no record", '{"game":"chess"}', "[1,2"):
        file.write_text(text, encoding="utf-8")
        page.reload()
        page.locator("input[type=file]").set_input_files(file)
        note = page.locator(".note.error")
        expect(note).to_be_visible()
        assert re.search(r"[a-z]{3,} [a-z]{2,}", note.inner_text()), f"{text!r}: a sentence, not a key"
