"""Pictures to share and previews of links: right, harmless, and nothing that a spectator may not see."""

from __future__ import annotations

import re
import struct
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from eldorado.games.quest.model.courses import read
from eldorado.lab import pictures
from eldorado.server.app import Application
from eldorado.server.http.limits import Limits
from server.harness import Browser, running

pytestmark = pytest.mark.anyio
NASTY = '"><b>&x'


class Tags(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.others: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        key = told.get("property") or told.get("name")
        if tag == "meta" and key:
            self.found[key] = told.get("content") or ""
        else:
            self.others.append(tag)


async def page(browser: Browser, path: str, **headers: str) -> Tags:
    answer = await browser.request("GET", path, None, headers)
    assert answer.status == 200
    return Tags(answer.body.decode())


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(
        "<!doctype html><html><head><title>x</title></head><body></body></html>"
    )
    return folder


async def test_links_show_themselves(tmp_path: Path, static: Path) -> None:
    """A table's page tells of it, in the reader's language; what people typed stays text; pictures are pictures."""
    async with running(tmp_path / "data", static=static) as app:
        browser = Browser(app)
        seats = [{"kind": "you", "name": NASTY}, {"kind": "bot", "level": "easy", "name": "Bo"}]
        table = await browser.post(
            "/api/tables", {"game": "quest", "seats": seats, "title": NASTY, "bot_pace": "slow"}, 201
        )
        stranger = Browser(app, "10.0.0.9")
        tags = await page(stranger, f"/t/{table['id']}")
        assert tags.found["og:title"] == f"The Quest for El Dorado · {NASTY}"
        assert tags.found["og:description"] == f"{NASTY} to move · {NASTY}, Bo"
        assert set(tags.others) == {"html", "head", "title", "body"}
        italian = await page(stranger, f"/t/{table['id']}?at=0", **{"accept-language": "it"})
        assert italian.found["og:description"].startswith("Tocca a")
        image = tags.found["og:image"]
        assert image.startswith("http://table.test/api/tables/")
        png = await stranger.request("GET", image.removeprefix("http://table.test"))
        assert (png.status, png.headers["content-type"]) == (200, "image/png")
        assert struct.unpack(">II", png.body[16:24]) == (1200, 630)
        svg = await stranger.request("GET", f"/api/tables/{table['id']}/share/picture.svg")
        assert svg.headers["content-type"] == "image/svg+xml"
        drawn = "".join(ElementTree.fromstring(svg.body).itertext())
        assert NASTY in drawn
        assert "Bo" in drawn
        assert (await page(stranger, "/t/" + "2" * 12)).found == {}
        for bad in ("picture.gif", "picture.", "svg"):
            assert (await stranger.request("GET", f"/api/tables/{table['id']}/share/{bad}")).status == 404
        too_far = await stranger.request("GET", f"/api/tables/{table['id']}/share/picture.svg?at=99")
        assert too_far.json()["key"] == "table.no_such_entry"


async def test_places_in_a_picture_are_named_in_its_language(app: Application, browser: Browser) -> None:
    table = await browser.make(["you", "hot", "hot"], game="isla_dorada")
    path = f"/api/tables/{table['id']}/share/picture.svg?lang="
    for language, here, elsewhere in (("en", "Base Camp", "Campo base"), ("it", "Campo base", "Base Camp")):
        drawn = (await browser.request("GET", path + language)).body.decode()
        assert here in drawn
        assert elsewhere not in drawn


async def test_a_picture_shows_what_a_spectator_sees(app: Application, browser: Browser) -> None:
    """The host's own picture is the one of a stranger: no open hand in it, however it is asked for."""
    table = await browser.make(["you", "hot"], game="quest")
    path = f"/api/tables/{table['id']}/share/picture.svg"
    mine = (await browser.request("GET", path + "?seat=0&as=0")).body
    assert mine == (await Browser(app, "10.0.0.9").request("GET", path)).body
    match = app.registry.tables[table["id"]].history.match  # type: ignore[union-attr]
    inner = re.sub(rb"^.*?viewBox[^>]*>", b"", match.svg().encode()).removesuffix(b"</svg>")
    assert inner[-2000:] in mine
    assert (
        re.sub(rb"^.*?viewBox[^>]*>", b"", match.svg(0).encode()).removesuffix(b"</svg>")[-2000:] not in mine
    )


async def test_courses_have_pictures(tmp_path: Path, static: Path) -> None:
    code = "B0_0_0.C2_6_-2.jungle3_10_-4"
    async with running(tmp_path / "data", static=static) as app:
        browser = Browser(app)
        tags = await page(browser, f"/courses/edit?c={code}&name=%3Cb%3EUp")
        assert tags.found["og:title"] == "<b>Up"
        assert "b" not in tags.others
        assert (await page(browser, "/courses/edit?c=<script>")).found == {}
        assert (await browser.request("GET", "/api/courses/share/picture.svg?c=B9")).status == 400
        made = await browser.request("GET", f"/api/courses/share/picture.svg?c={code}&name=Up")
        if made.status != 200:  # tiles that do not lie as they should are refused with a sentence
            assert made.json()["key"].startswith("quest.course.")


async def test_a_table_shows_the_name_of_its_own_course(tmp_path: Path, static: Path) -> None:
    course = read("first-game").text().replace('name = "First Game"', 'name = "The <i>Long</i> Way"')
    async with running(tmp_path / "data", static=static) as app:
        browser = Browser(app)
        table = await browser.make(["you", "hot"], game="quest", options={"course": course})
        tags = await page(browser, f"/t/{table['id']}")
        assert tags.found["og:title"] == "The Quest for El Dorado · The <i>Long</i> Way"
        plain = await browser.make(["you", "hot"], game="quest")
        tags = await page(browser, f"/t/{plain['id']}")
        assert tags.found["og:title"] == "The Quest for El Dorado"


async def test_pictures_are_limited_and_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing pixels is asked of the worker once for a position; an address that asks too much is told to wait."""
    async with running(tmp_path, limits=Limits(requests=0.001, request_burst=40)) as app:
        browser = Browser(app)
        table = await browser.make(["you", "hot"], game="quest")
        asked: list[str] = []
        real = app.registry.long_work

        async def counted(question: Any) -> Any:
            asked.append(question["do"])
            return await real(question)

        monkeypatch.setattr(app.registry, "long_work", counted)
        path = f"/api/tables/{table['id']}/share/picture.png"
        seen = [(await browser.request("GET", path)).status for _ in range(12)]
        assert asked == ["png"]
        assert seen[:3] == [200, 200, 200]
        assert seen[-1] == 429


async def test_without_the_extra_there_is_svg(
    tmp_path: Path, static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "can_png", lambda: False)
    async with running(tmp_path / "data", static=static) as app:
        browser = Browser(app)
        table = await browser.make(["you", "hot"], game="quest")
        tags = await page(browser, f"/t/{table['id']}")
        assert "og:image" not in tags.found
        answer = await browser.request("GET", f"/api/tables/{table['id']}/share/picture.png")
        assert (answer.status, answer.json()["key"]) == (501, "extra.missing")
        assert (await browser.request("GET", f"/api/tables/{table['id']}/share/picture.svg")).status == 200


async def test_a_game_without_pictures_says_so(browser: Browser) -> None:
    table = await browser.make(["you", "hot"])
    answer = await browser.request("GET", f"/api/tables/{table['id']}/share/picture.svg")
    assert (answer.status, answer.json()["key"]) == (501, "match.no_picture")
