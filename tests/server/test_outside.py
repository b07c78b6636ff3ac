"""Code and languages from outside at the tables of a real server, and tables whose game is gone."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from eldorado.core.language import languages
from server.outside import Player, Server

ROOT = Path(__file__).parents[2]
TORCHES = ["--code", str(ROOT / "examples/torches/torches.py")]


def test_bots_from_files_think_at_tables(tmp_path: Path) -> None:
    server = Server(tmp_path)
    assert server.start("", *TORCHES, "--code", str(ROOT / "examples/bot.py"))
    try:
        host = Player(server)
        cards = {card["id"]: card for card in host.request("GET", "/api/games")["games"]}
        assert cards["torches"]["default_level"] == "counting"
        assert cards["quest"]["default_level"] == "normal"
        assert {"name": "hurry", "title": "In a hurry"}.items() <= cards["quest"]["levels"][-1].items()
        for game, level, moves in (("torches", "counting", 2), ("quest", "hurry", 6)):
            seats = [{"kind": "bot", "level": level}] * 2
            made = host.request("POST", "/api/tables", {"game": game, "seats": seats, "bot_pace": "instant"})
            assert made["seats"][0]["level"] == level
            host.sits(made["id"], -1)
            host.open()
            while host.position["n"] < moves and host.status != "over":
                host.read("step")
            host.lost()
        wrong = {"game": "quest", "seats": [{"kind": "bot", "level": "counting"}] * 2}
        assert host.request("POST", "/api/tables", wrong)["key"] == "bot.unknown"
        health = server.get("/healthz")
        assert health["exceptions"] == 0
    finally:
        server.kill()


def test_a_table_of_a_game_that_is_gone_is_kept(tmp_path: Path) -> None:
    server = Server(tmp_path)
    host = Player(server)
    assert server.start("", *TORCHES)
    try:
        seats = [{"kind": "you", "name": "Ada"}, {"kind": "open"}]
        made = host.request("POST", "/api/tables", {"game": "torches", "seats": seats, "title": "Dusk"})
        table = f"/api/tables/{made['id']}"
        server.stop()
        assert server.start()
        refused = host.request("GET", table)
        assert (refused["key"], refused["args"]) == ("table.not_installed", {"game": "torches"})
        mine = host.request("GET", "/api/tables")
        assert mine["tables"] == []
        assert [(one["id"], one["title"]) for one in mine["kept"]] == [(made["id"], "Dusk")]
        assert host.request("POST", f"{table}/start", {})["key"] == "table.not_installed"
        assert server.get("/healthz")["exceptions"] == 0
        server.stop()
        assert server.start("", *TORCHES)
        assert host.request("GET", table)["title"] == "Dusk"
        assert host.request("GET", "/api/tables")["kept"] == []
    finally:
        server.kill()


@pytest.mark.parametrize("folder", ["tongues", "languages"], ids=["named", "in the data folder"])
def test_each_browser_gets_its_own_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    words = tmp_path / folder / "words/es"
    words.mkdir(parents=True)
    (words / "core.ftl").write_text("seat = Jugador { $n }\nlanguage-name = Español\n", "utf-8")
    monkeypatch.setenv(languages.FOLDERS, str(tmp_path / "tongues"))
    server = Server(tmp_path)
    assert server.start()
    try:
        for wish, lang, said in (("es-MX, en;q=0.5", "es", "Jugador"), ("fr", "en", "Player")):
            asked = {"Accept-Language": wish}
            with urlopen(Request(server.base + "/api/languages", headers=asked), timeout=60) as answer:
                told = json.loads(answer.read())
            assert told["preferred"] == lang
            assert {"code": "es", "name": "Español"} in told["languages"]
            with urlopen(Request(server.base + "/api/words", headers=asked), timeout=60) as answer:
                catalogue = json.loads(answer.read())
            first = catalogue["words"][0]
            assert (catalogue["lang"], first["lang"]) == (lang, lang)
            assert f"seat = {said} {{ $n }}\n" in first["ftl"]
            assert [words["lang"] for words in catalogue["words"][1:]] == ["en"] * (lang == "es")
        rules = server.get("/api/rules/quest?lang=es")
        assert len(rules["clauses"]) == len(server.get("/api/rules/quest")["clauses"])
    finally:
        server.kill()
