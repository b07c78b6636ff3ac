"""The data keep what is published, and say what is the house's own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import eldorado
from eldorado.games.isla_dorada.model import board, cards, data


def test_adventure_cards_keep_what_is_published() -> None:
    facts = data.ADVENTURE.entries["published"]
    assert sum(cards.COUNT) == facts["total"] == 112
    for card in data.ADVENTURE.entries["card"]:
        name = card["id"]
        assert card.get("value", card.get("points")) == facts["values"].get(name)
        assert card.get("gold") == facts["gold"].get(name)
    assert len(cards.CARDS) == 26


def test_goal_cards_keep_what_is_published() -> None:
    facts = data.GOALS.entries["published"]
    treasures = data.GOALS.entries["treasure"]
    assert sum(t["starting"] for t in treasures) == facts["starting_treasures"] == 18
    assert sum(not t["starting"] for t in treasures) == facts["standard_treasures"] == 54
    assert len(data.GOALS.entries["curse"]) == facts["curses"] == 18
    assert len(data.GOALS.entries["destiny"]) == facts["destinies"] == 22
    assert any({"site": t["site"], "points": t["points"]} == facts["a_treasure"] for t in treasures)
    assert any(
        {"site": c["site"], "points": c["points"]} == facts["a_curse"] for c in data.GOALS.entries["curse"]
    )


def test_house_fields_are_fields() -> None:
    """What is marked as the house's own is really there, so that a renamed field does not lose its mark."""
    for file in (data.ADVENTURE.entries, data.BOARD.entries, data.GOALS.entries):
        house = file["house"]
        fields: list[str] = house["fields"] if isinstance(house, dict) else house
        for field in fields:
            table, _, name = field.partition(".")
            rows: list[Any] = file[table]
            assert not name or any(name in row for row in rows), field


def test_the_map_hangs_together() -> None:
    assert board.PLACES == 19
    assert board.PATHS == 45
    assert all(steps >= 0 for row in board.STEPS for steps in row), (
        "some place cannot be reached from another"
    )
    used = {path for ways in board.WAYS_FROM for way in ways for path in board.WAY_PATHS[way]}
    assert used == set(range(board.PATHS))
    assert sorted(board.NEIGHBOURS[board.CAMP]) == sorted(
        {board.PATH_TO[p] for p in range(board.PATHS) if board.PATH_FROM[p] == board.CAMP}
        | {board.PATH_FROM[p] for p in range(board.PATHS) if board.PATH_TO[p] == board.CAMP}
    )


# --- mistakes in the files ---
BROKEN = [
    ("adventure.toml", 'way = "sand"', 'way = "snow"', ["kamel", "way", "snow", "mountain, sand, jungle"]),
    ("adventure.toml", "value = 5", 'value = "five"', ["zeppelin", "value", "five", "1 to 9"]),
    ("adventure.toml", 'id = "kamel"', 'id = "yak"', ["yak", "id", "no other entry"]),
    ("adventure.toml", 'id = "shaman"', 'id = "witch"', ["shaman", "missing"]),
    ("adventure.toml", "per_symbol = 1", "per_simbol = 1", ["bonus", "per_simbol", "per_symbol"]),
    ("adventure.toml", 'id = "panda"', 'id = "koala"', ["koala", "id", "panda"]),
    ("adventure.toml", "[[card]]", "[[card", ["cannot be read"]),
    ("board.toml", 'start = "base_camp"', 'start = "camp"', ["start", "camp", "base_camp"]),
    ("board.toml", 'to = "bulo_mapo"', 'to = "bulo"', ["to", "bulo", "bulo_mapo"]),
    (
        "board.toml",
        '"bulo_mapo", "wahi_waha", "mana_hatu"]',
        '"bulo_mapo", "mana_hatu"]',
        ["river_west", "course"],
    ),
    ("goals.toml", 'site = "hora_pena"', 'site = "hora"', ["t01", "site", "hora", "hora_pena"]),
    ("goals.toml", 'symbol = "idol"', 'symbol = "idle"', ["t01", "symbol", "idle", "chalice"]),
    (
        "goals.toml",
        'card = "yak", at_least = 4',
        'card = "samedi", at_least = 4',
        ["condition", "card", "samedi"],
    ),
    (
        "goals.toml",
        'type = "gold_at_end", at_least = 8',
        'type = "gold_at_end"',
        ["condition", "at_least", "missing"],
    ),
]
TRY = """
import json, sys
from pathlib import Path
from eldorado.core.errors import BadData
from eldorado.core.language.languages import load as load_words
data, words, said = Path(sys.argv[1]), load_words("en", ["eldorado.games.isla_dorada"]), []
for file, text, instead, _ in json.loads(sys.stdin.read()):
    whole = (data / file).read_text("utf-8")
    assert text in whole, text
    (data / file).write_text(whole.replace(text, instead, 1), "utf-8")
    try:
        import eldorado.games.isla_dorada.game
        said.append("nothing")
    except BadData as error:
        said.append(words.error(error))
    (data / file).write_text(whole, "utf-8")
    for name in [name for name in sys.modules if name.startswith("eldorado.games.isla_dorada")]:
        del sys.modules[name]
print(json.dumps(said))
"""
PLAY = """
import eldorado
from eldorado.core.dice import QuickDice
match = eldorado.start("isla_dorada", seats=3, seed=5)
dice, taken = QuickDice(3), 0
while not match.over:
    seat = match.actors[0]
    legal = match.legal(seat)
    lamp = [a for a in legal if match.game.notation(match.state, seat, a) == "take lamp"]
    taken += len(lamp)
    match.push(lamp[0] if lamp else legal[dice.below(len(legal))], seat)
again = eldorado.load(match.export())
print(again.n == match.n, taken > 0, "lamp" in [card["id"] for card in match.game.scene(match.state)["cards"]])
"""
LAMP = """
[[card]]
id = "lamp"
name = "Lamp"
count = 20
kind = "trick"
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package again, without compiled parts, to change its data."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "static", "__pycache__")
    shutil.copytree(Path(eldorado.__file__).resolve().parent, tmp_path / "eldorado", ignore=ignored)
    return tmp_path


def run(copy: Path, code: str, given: str = "") -> str:
    env = {**os.environ, "PYTHONPATH": str(copy), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-c", code, str(copy / "eldorado/games/isla_dorada/data")]
    done = subprocess.run(command, env=env, cwd=copy, input=given, capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout


def test_a_broken_data_file_is_told(copy: Path) -> None:
    """With the file, the entry and what to write there, in one line."""
    said = json.loads(run(copy, TRY, json.dumps(BROKEN)))
    for (file, _, _, told), sentence in zip(BROKEN, said, strict=True):
        assert "\n" not in sentence
        for word in [file, *told]:
            assert word in sentence, sentence


def test_a_new_card_needs_data_and_nothing_else(copy: Path) -> None:
    path = copy / "eldorado/games/isla_dorada/data/adventure.toml"
    path.write_text(path.read_text(encoding="utf-8") + LAMP, encoding="utf-8")
    assert run(copy, PLAY) == "True True True\n"
