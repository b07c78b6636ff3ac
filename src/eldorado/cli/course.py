"""Check or draw a course of the Quest."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from eldorado import games
from eldorado.cli._setup import print_json
from eldorado.core.errors import BadOption
from eldorado.core.system.texts import read_text
from eldorado.games.quest.advice.courses.report import report
from eldorado.games.quest.model.course import RECOMMENDED, Course
from eldorado.games.quest.model.courses import layout, read

ACTIONS = ("check", "draw")
FAULTY = 1


def course(
    action: str,
    file: str,
    *,
    games: int = 0,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    json: bool = False,
) -> int:
    """Check a course of the Quest, or draw it.

    Checked are whether it can be played, how long and how fair it is, and the rulebook's hints. The exit code is 1 if
    the course cannot be played.

    Parameters
    ----------
    action
        check or draw
    file
        a course file, or the name of a course: first-game, random:7
    games
        how many games of bots are played to find the length in rounds, with check
    out
        the picture's file, with draw, whose name ends in .svg or .png; PNG needs `eldorado[pictures]`. Without a file
        the course is drawn as text
    json
        print one JSON document instead of text, with check
    """
    if action not in ACTIONS:
        raise BadOption("option.bad_value", option="action", value=action, choices=list(ACTIONS))
    if games < 0:
        raise BadOption("option.too_small", option="games", least=0)
    found = read(file if file in RECOMMENDED or file.startswith("random:") else text_of(Path(file)))
    if action == "check":
        return check(found, games, json)
    draw(found, out)
    return 0


def text_of(file: Path) -> str:
    """Read a course file; a word that is no course is passed on, to be refused as one."""
    if not file.exists() and not file.suffix:
        return str(file)
    return read_text(file, "quest.course.unreadable", BadOption)


def check(found: Course, count: int, json: bool) -> int:
    from eldorado.lab.courses.races import races

    told = report(found)
    ran = races(found.text(), 0, count) if count and told["playable"] else []
    if json:
        print_json({**told, "races": [race.plain() for race in ran]})
        return 0 if told["playable"] else FAULTY
    words = games.words()
    name = found.name or found.id
    if not told["playable"]:
        print(words.say("course.not_playable", {"name": name}))
        for fault in told["faults"]:
            print("  " + words.say(fault["key"], fault["args"]))
        return FAULTY
    sizes = {"tiles": len(found.tiles), "blockades": told["blockades"]}
    print(words.say("course.playable", {"name": name, **sizes}))
    for start in told["starts"]:
        by = [words.say(f"quest.terrain.{terrain}", {}) + f" {n}" for terrain, n in start["by"].items() if n]
        print(
            "  " + words.say("course.start", {"start": start["start"], "effort": start["effort"], "by": by})
        )
    print(words.say("course.spread", {"spread": told["spread"]}))
    for hint in told["hints"]:
        key = f"quest.warning.{hint['kind']}"
        print(f"! {words.say(key, hint['args'])}: {words.say(key + '.about', hint['args'])}")
    rounds = sorted(race.rounds for race in ran if race.rounds)
    if rounds:
        args = {"games": len(ran), "low": rounds[0], "high": rounds[-1], "middle": rounds[len(rounds) // 2]}
        print(words.say("course.length" if rounds[0] < rounds[-1] else "course.length_same", args))
        wins = [f"{start}: {sum(start in race.winners for race in ran)}" for start in range(1, 5)]
        print(words.say("course.wins", {"wins": wins}))
    if len(rounds) < len(ran):
        print(words.say("course.unfinished", {"n": len(ran) - len(rounds)}))
    return 0


def draw(found: Course, out: Path | None) -> None:
    """Draw the course before a race: with the blockades it lays itself, without pieces."""
    from eldorado.core.dice import QuickDice
    from eldorado.games.quest.knowledge import drawing, scene
    from eldorado.games.quest.speech import board
    from eldorado.lab import pictures

    layout(found.text())  # raises if anything is wrong with it
    quest = games.load("quest")
    s = quest.new(4, quest.options(4, {"course": found.text()}), QuickDice(0))
    laid = {
        seam for seam, number in enumerate(found.blockades) if number > 0
    }  # others are drawn when a race starts
    later = {seam for seam in range(s.board.seams) if s.standing >> seam & 1} - laid
    s.standing = sum(1 << seam for seam in laid)
    if out is None:
        print(board.draw_course(s, later))
        return
    pictures.write(drawing.course(scene.scene(s), laid), out)
    print(out)
