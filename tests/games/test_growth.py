"""Saved games outlive additions: a copy of the package gets a card, a course, a cave token, an option …, and goes on
playing the records and the table of the package as it is."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import eldorado
from eldorado.core.dice import QuickDice
from eldorado.core.matches.record import seed_bytes
from server.harness import Browser, running

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"


def insert(file: Path, before: str, text: str) -> None:
    """Put text before the first place of another."""
    kept = file.read_text(encoding="utf-8")
    assert before in kept, f"{file.name} has changed: {before!r} is not in it"
    file.write_text(kept.replace(before, text + before, 1), encoding="utf-8")


def add_cards(package: Path) -> None:
    """In the middle of the list, so that the numbers of all later cards and actions move."""
    cards = package / "games/quest/data/cards.toml"
    common = 'name_de = "{0}"\ncost = 2\ncopies = 3\nitem = false\nmarket = false\n\n'
    ranger = '[[kind]]\nid = "ranger"\nname = "Ranger"\nsymbol = "machete"\npower = 3\n' + common.format(
        "Wildhüter"
    )
    herald = '[[kind]]\nid = "herald"\nname = "Herald"\nsymbol = "action"\ndraw = 1\n' + common.format(
        "Herold"
    )
    insert(cards, '[[kind]]\nid = "scout"', ranger + herald)


def add_course(package: Path) -> None:
    insert(
        package / "games/quest/data/courses.toml",
        '[[course]]\nid = "first-game"',
        """[[course]]
id = "short-cut"
name = "Short Cut"
difficulty = "easy"
tiles = [
  { side = "B", rotation = 2, q = 0, r = 0 },
  { side = "C", rotation = 5, q = 7, r = -3 },
  { side = "N", rotation = 2, q = 11, r = 0 },
  { side = "I", rotation = 2, q = 14, r = 4 },
  { side = "K", rotation = 0, q = 21, r = 0 },
]
finish = { side = "water", rotation = 0, q = 25, r = -4 }

""",
    )


def add_token(package: Path) -> None:
    token = '[[token]]\nid = "machete_4"\nkind = "machete"\npower = 4\ncount = 2\n\n'
    insert(package / "games/quest/data/caves.toml", '[[token]]\nid = "machete_1"', token)


def add_options(package: Path) -> None:
    for game, first in (("quest", "course"), ("isla_dorada", "cooperative"), ("island", "edition")):
        insert(package / f"games/{game}/meta.py", f'Option("{first}"', 'Option("later", "switch", False), ')


def add_goals(package: Path) -> None:
    goals = package / "games/isla_dorada/data/goals.toml"
    kept = goals.read_text(encoding="utf-8")
    start = kept.index("[[treasure]]")
    first = kept[start : kept.index("[[treasure]]", start + 1)]
    insert(goals, "[[treasure]]", first.replace('"t01"', '"t00"'))


def add_tiles(package: Path) -> None:
    data = package / "games/island/data/island.toml"
    kept = data.read_text(encoding="utf-8")
    grown = kept.replace("garden = ", "garden = 1")  # ten and more gardens
    assert grown != kept
    data.write_text(grown, encoding="utf-8")


GROWTH: list[Callable[[Path], None]] = [add_cards, add_course, add_token, add_options, add_goals, add_tiles]


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a package with everything added."""
    place = tmp_path_factory.mktemp("grown")
    skipped = shutil.ignore_patterns("static", "*.so")
    shutil.copytree(ROOT / "src/eldorado", place / "eldorado", ignore=skipped)
    for add in GROWTH:
        add(place / "eldorado")
    return place


def play_on(package: Path, *folders: Path) -> None:
    """Let the other package go on with what is kept in the folders."""
    path = os.pathsep.join([str(package), str(TESTS)])
    command = [sys.executable, str(TESTS / "games/growing.py"), *map(str, folders)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr[-3000:]


def test_the_copy_has_grown(grown: Path) -> None:
    script = (
        "import eldorado; from eldorado.games.quest.model import cards, tokens;"
        "from eldorado.games.isla_dorada.model import goals;"
        "assert {'ranger', 'herald'} <= set(cards.NAME) and 'machete_4' in tokens.NAME and 't00' in goals.TREASURE;"
        "match = eldorado.start('quest', options={'course': 'short-cut', 'later': True});"
        "assert match.record.components['cards']['ranger'] == 3;"
        "print(eldorado.start('island').record.components['tiles']['garden'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(grown)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 10


@pytest.mark.slow
def test_every_bot_plays_with_what_was_added(grown: Path) -> None:
    """Weights and fitted values are older than a new card; none of them is found by its place in a list."""
    script = (
        "import eldorado\n"
        "for game in eldorado.games.names():\n"
        "    match = eldorado.start(game, seed=3)\n"
        "    seat = match.actors[0]\n"
        "    for level in eldorado.bots.levels(game):\n"
        "        bot = eldorado.bots.make(level.name, match.game, seat)\n"
        "        assert bot.choose(match.view(seat), match.legal(seat)) in match.legal(seat)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(grown)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]


RECORDS = sorted(TESTS.glob("*/records/*.jsonl"))
# A short one of each game and version of its rules before landing, and what options add; the long run has them all.
SOME = [
    file for file in RECORDS if file.stem in ("3", "4-cooperative", "v1-1-3", "v2-1-3", "v1-2-1", "v1-4-2")
]


@pytest.mark.slow
@pytest.mark.parametrize(
    "files", [SOME, pytest.param(RECORDS, marks=pytest.mark.soak)], ids=["some", "every"]
)
def test_finished_records_stay_what_they_are(grown: Path, tmp_path: Path, files: list[Path]) -> None:
    assert {file.parents[1] for file in files} == {file.parents[1] for file in RECORDS}
    (tmp_path / "records").mkdir()
    for file in files:
        shutil.copy(file, tmp_path / "records" / f"{file.parents[1].name}-{file.name}")
    play_on(grown, tmp_path)


RUNNING: list[tuple[str, int, dict[str, object]]] = [
    ("quest", 2, {}),
    ("quest", 4, {"caves": True, "course": "random"}),
    ("isla_dorada", 3, {}),
    ("island", 3, {}),
]


@pytest.mark.slow
def test_a_record_is_played_on(grown: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    records.mkdir()
    for number, (name, seats, options) in enumerate(RUNNING):
        match = eldorado.start(name, seats=seats, options=options, seed=11)
        chance = QuickDice(4)
        for _ in range(150):
            seat = match.actors[0]
            legal = match.legal(seat)
            match.push(legal[chance.below(len(legal))], seat)
        (records / f"{number}.jsonl").write_text(match.export(), encoding="utf-8")
        (records / f"{number}.seed").write_text(seed_bytes(11).hex())
    play_on(grown, tmp_path)


async def leave_table(folder: Path, name: str, options: dict[str, object]) -> None:
    """A table that has been played for a while, and what it showed."""
    (folder / "records").mkdir(parents=True)
    async with running(folder) as app:
        browser = Browser(app)
        table = await browser.make(["you", "hot", "hot"], game=name, options=options)
        wire = await browser.sit(table["id"])
        for _ in range(40):
            seat = (await wire.ask(do="resync"))["position"]["actors"][0]
            await wire.ask(do="look", seat=seat)
            if legal := wire.you["legal"]:  # none if the table has answered by itself meanwhile
                await wire.act(legal[-1]["action"])
        shown = await browser.get(f"/api/tables/{table['id']}/replay?at=20&seat=0")
        now = await browser.get(f"/api/tables/{table['id']}")
        kept = {"id": table["id"], "cookie": browser.cookie, "n": now["n"], "view": shown["position"]["view"]}
        (folder / "table.json").write_text(json.dumps(kept))


@pytest.mark.slow
async def test_a_running_table_is_played_on(grown: Path, tmp_path: Path) -> None:
    tables: dict[str, dict[str, object]] = {"quest": {"caves": True}, "isla_dorada": {}, "island": {}}
    for name, options in tables.items():
        await leave_table(tmp_path / name, name, options)
    play_on(grown, *(tmp_path / name for name in tables))
