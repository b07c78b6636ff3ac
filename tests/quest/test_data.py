"""Data files: a mistake is told with the file, the entry and what to write there; a new card needs nothing but data,
words and a picture."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import eldorado
from eldorado.core.errors import BadData
from eldorado.core.language.languages import load as load_words
from eldorado.games.quest.model.blockades import read_blockades
from eldorado.games.quest.model.cards import read_kinds
from eldorado.games.quest.model.tiles import read_sides
from eldorado.games.quest.model.tokens import read_tokens
from eldorado.kit.data import Table, parse

WORDS = load_words("en", ["eldorado.games.quest"])
TREE = Path(eldorado.__file__).resolve().parent
DATA = TREE / "games/quest/data"
HERMIT = """
[[kind]]
id = "hermit"
name = "Hermit"
name_de = "Einsiedler"
symbol = "paddle"
power = 6
cost = 7
copies = 3
item = false
market = false
"""
GUIDE = """
[[kind]]
id = "guide"
name = "Guide"
name_de = "Führer"
symbol = "action"
cost = 2
copies = 2
item = true
market = false
draw = 1
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package again, without compiled parts, to change its data."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "static", "__pycache__")
    shutil.copytree(TREE, tmp_path / "eldorado", ignore=ignored)
    return tmp_path


def data(copy: Path, name: str) -> Path:
    return copy / "eldorado/games/quest/data" / name


def run(copy: Path, code: str, *args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(copy), "PYTHONSAFEPATH": "1"}
    return subprocess.run(
        [sys.executable, "-c", code, *args], env=env, cwd=copy, capture_output=True, text=True
    )


BROKEN = [
    (
        "cards.toml",
        'symbol = "joker"',
        'symbol = "sword"',
        ["jack_of_all_trades", "symbol", "sword", "machete, coin"],
    ),
    ("cards.toml", "power = 5\n", 'power = "five"\n', ["pioneer", "power", "five", "1 to 9"]),
    ("cards.toml", 'id = "scout"', 'id = "sailor"', ["sailor", "id", "no other entry"]),
    ("cards.toml", "draw = 3", "drow = 3", ["compass", "drow", "draw"]),
    ("cards.toml", "draw = 2\nremove_up_to = 2", "remove_up_to = 2", ["travel_log", "draw", "take_free"]),
    (
        "cards.toml",
        "item = false\nmarket = true",
        "item = false\nmarket = false",
        ["kind", "market = true", "6 kinds"],
    ),
    ("cards.toml", "[[starting]]", "[[starting", ["cannot be read", "line 4"]),
    ("caves.toml", 'kind = "keep_item"', 'kind = "keep"', ["keep_item", "kind", "keep", "pass_occupied"]),
    ("caves.toml", "size = 4", "", ["pile", "size", "missing", "whole number"]),
    ("blockades.toml", "number = 3", "number = 4", ["blockade 3", "number", "3"]),
    ("blockades.toml", 'terrain = "water"', 'terrain = "camp"', ["blockade 4", "terrain", "rubble"]),
    ("tiles.toml", "M   J1  J1  V1", "X   J1  J1  V1", ["A", "hexes", "X"]),
    ("tiles.toml", "J1  B1  J1  J1\n", "J1  B1  J1\n", ["A", "hexes", "4, 5, 6, 7"]),
    ("tiles.toml", 'back = "D"', 'back = "B"', ["C", "back"]),
]


READERS: dict[str, Callable[[Table], object]] = {
    "cards.toml": read_kinds,
    "caves.toml": read_tokens,
    "blockades.toml": read_blockades,
    "tiles.toml": read_sides,
}


@pytest.mark.parametrize(
    ("file", "text", "instead", "told"), BROKEN, ids=[f"{b[0]}-{b[2][:18]}" for b in BROKEN]
)
def test_a_broken_data_file_is_told(file: str, text: str, instead: str, told: list[str]) -> None:
    whole = (DATA / file).read_text(encoding="utf-8")
    assert text in whole
    READERS[file](parse(whole, file))
    with pytest.raises(BadData) as caught:
        READERS[file](parse(whole.replace(text, instead, 1), file))
    said = WORDS.error(caught.value)
    assert "\n" not in said
    for word in [file, *told]:
        assert word in said


@pytest.mark.slow
def test_the_command_says_it_in_one_line(copy: Path) -> None:
    path = data(copy, "cards.toml")
    path.write_text(path.read_text(encoding="utf-8").replace("power = 5", "power = 50"), encoding="utf-8")
    done = run(
        copy,
        "import sys; from eldorado.cli import main; sys.argv = ['eldorado', 'simulate', 'quest']; main()",
    )
    assert done.returncode == 2
    assert done.stderr.startswith("eldorado: cards.toml, pioneer: “power” is “50”.")
    assert len(done.stderr.splitlines()) == 1


WORDS_TOO = """
quest-card-hermit = Hermit
quest-card-hermit-help = Paddle 6.
quest-card-guide = Guide
quest-card-guide-help = Draw a card, then it is removed.
"""
PLAY = """
import sys
from pathlib import Path
import eldorado
from eldorado.core.language.languages import load as load_words
from eldorado.core.matches.record import read
from eldorado.core.matches.replay import verify
from eldorado.core.dice import QuickDice
from eldorado.games.quest.game import GAME
from eldorado.games.quest.speech.notation import SPEECH

s = GAME.position({"seats": 4, "options": {}, "on_board": [], "players": {"0": {
    "pieces": ["24,-3"], "hand": ["hermit", "guide", "photographer", "captain"],
    "draw": ["sailor"]}}})
for text in ("guide", "hermit paddle", "e"):
    GAME.apply(s, 0, GAME.encode(s, 0, text), QuickDice(1))
assert GAME.describe(s)["players"][0]["pieces"] == ["el dorado"], GAME.describe(s)["players"][0]
assert GAME.describe(s)["removed"]["guide"] == 1
cards = {card["id"]: card for card in GAME.scene(s)["cards"]}
assert cards["hermit"]["power"] == 6 and cards["guide"]["draw"] == 1

match = eldorado.start("quest", seats=3, seed=5)
dice = QuickDice(3)
for _ in range(400):
    if match.over:
        break
    seat = match.actors[0]
    match.push(match.legal(seat)[dice.below(len(match.legal(seat)))], seat)
again = eldorado.load(match.export())
assert again.n == match.n

players = [eldorado.bots.make("greedy", GAME, seat, QuickDice(seat)) for seat in range(3)]
race = eldorado.start("quest", seats=3, options={"caves": True}, seed=6)
for _ in range(250):
    seat = race.actors[0]
    race.push(players[seat].choose(race.view(seat), race.legal(seat)), seat)

for file in sorted(Path(sys.argv[1]).glob("*.jsonl")):
    old = eldorado.load(file)
    assert "hermit" not in GAME.describe(old.state)["market"] or not GAME.describe(old.state)["market"]["hermit"]
    verify(read(file.read_text(encoding="utf-8")), GAME)
words = load_words("en", ["eldorado.games.quest"])
assert words.say("quest.card.hermit") == "Hermit"
print(SPEECH.notation(s, 0, GAME.encode(s, 0, "buy hermit")), "hermit" in GAME.draw(s))
"""


@pytest.mark.slow
def test_a_new_card_needs_data_and_words_and_leaves_old_records_as_they_are(copy: Path) -> None:
    path = data(copy, "cards.toml")
    path.write_text(path.read_text(encoding="utf-8") + HERMIT + GUIDE, encoding="utf-8")
    words = copy / "eldorado/games/quest/words/en/more.ftl"
    words.write_text(WORDS_TOO, encoding="utf-8")
    done = run(copy, PLAY, str(Path(__file__).parent / "records"))
    assert done.stderr == ""
    assert done.stdout == "buy hermit True\n"
