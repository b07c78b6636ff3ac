"""Helpers shared by several commands: reading options, printing JSON, progress bars, finding the tests."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from eldorado.core.errors import BadOption
from eldorado.core.info import GameInfo
from eldorado.core.plain import Options, Plain
from eldorado.core.system.texts import read_text

if TYPE_CHECKING:
    from eldorado.core.game import Game, State
    from eldorado.core.language.words import Words
    from eldorado.lab.crew import Share

MOST_WORKERS = 256  # a typing error must not start a million processes
NARROW = 20  # the least width of printed text
SWITCH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def seats_of(info: GameInfo, seats: int | None, preset: str | None) -> int:
    """The number of seats: as given, or the usual one for the game or the preset.

    >>> from eldorado.core.info import Preset
    >>> toy = GameInfo("toy", "Toy", 1, (1, 2, 3), 2, presets=(Preset("alone", seats=(1,)),))
    >>> seats_of(toy, None, None), seats_of(toy, 3, None), seats_of(toy, None, "alone")
    (2, 3, 1)
    >>> seats_of(toy, 2, "alone")
    Traceback (most recent call last):
    eldorado.core.errors.BadOption: Toy (alone) cannot be played by 2. Choose one of: 1.
    """
    if seats is None:
        return info.usual_seats(preset or "")
    chosen = next((p for p in info.presets if p.id == preset and p.seats), None)
    able = chosen.seats if chosen else info.seats
    if seats not in able:
        title = f"{info.title} ({preset})" if chosen else info.title
        raise BadOption("option.bad_seats", game=title, seats=seats, choices=[str(n) for n in able])
    return seats


def options_of(info: GameInfo, preset: str | None, given: list[str]) -> Options:
    """The options that a preset and words like `caves=true` name; `course=@FILE` takes the text of a file.

    >>> from eldorado.core.info import Option
    >>> choices = Option("caves", "switch", False), Option("rounds", "number", 3, high=9)
    >>> toy = GameInfo("toy", "Toy", 1, (2,), 2, choices)
    >>> options_of(toy, None, ["caves=yes", "rounds=2"])
    {'caves': True, 'rounds': 2}
    """
    options: Options = {}
    if preset is not None:
        presets = {p.id: p for p in info.presets}
        if preset not in presets:
            raise BadOption("option.unknown_preset", preset=preset, game=info.id, choices=list(presets))
        options.update(presets[preset].options)
    kinds = {option.id: option.kind for option in info.options}
    for word in given:
        key, equals, value = word.partition("=")
        if not equals:
            raise BadOption("option.not_a_pair", word=word, choices=list(kinds))
        options[key] = read_value(kinds.get(key, ""), value)
    return options


def read_value(kind: str, value: str) -> Plain:
    if kind == "switch":
        return SWITCH.get(value.lower(), value)
    if kind == "number" and value.lstrip("-").isdecimal():
        return int(value)
    if kind == "text" and value.startswith("@"):
        return read_text(value[1:], "option.unreadable", BadOption)
    return value


def titled(game: str, names: list[str], words: Words) -> list[str]:
    """The players of a game by their names for people: a bot, “normal 2” in a record, by its title.

    >>> from eldorado import games
    >>> titled("quest", ["Ada", "normal 2", "abnormal 3"], games.words("it"))
    ['Ada', 'Bot normale 2', 'abnormal 3']
    """
    from eldorado.bots import registry

    levels = registry.all_levels(game)
    told = []
    for name in names:
        bot, space, number = name.rpartition(" ")
        title = levels[bot].title if space and number.isdecimal() and bot in levels else ""
        told.append(f"{words.say(title) if title in words else title} {number}" if title else name)
    return told


def print_json(data: Plain) -> None:
    print(json.dumps(data, ensure_ascii=False))


def drawn(game: Game[Any], state: State, whole: bool = False) -> str:
    """Draw the position as text, to fit a terminal; with `whole` all of its map."""
    draw = game.chart if whole else game.draw
    if not sys.stdout.isatty():
        return draw(state)
    width = get_terminal_size().columns
    return fold(draw(state, width), width)


def put(text: str) -> None:
    """Print; on a terminal long lines are broken between words, with continuation lines indented."""
    print(fold(text, get_terminal_size().columns) if sys.stdout.isatty() else text)


def fold(text: str, width: int) -> str:
    """Wrap a text to this many columns; spaces within a line are kept, so that columns stay aligned.

    >>> print(fold("  p1  Buy Scout  [spend traveler]\\n\\nshort", 24))
      p1  Buy Scout  [spend
          traveler]
    <BLANKLINE>
    short
    """
    width = max(width, NARROW)
    lines: list[str] = []
    for line in text.splitlines():
        if len(line) <= width:
            lines.append(line)
            continue
        indent = min(len(line) - len(line.lstrip()) + 4, width // 2)
        lines += wrap(line, width, subsequent_indent=" " * indent, break_on_hyphens=False)
    return "\n".join(lines)


def printable(text: str) -> str:
    """Remove control characters from a text: from a stray key, or a stranger's record.

    >>> printable("Ada\\x1b[2J")
    'Ada[2J'
    """
    return "".join(mark for mark in text if mark.isprintable())


def cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers_of(given: int) -> int:
    """The number of processes meant; 0 is one for each core."""
    if not 0 <= given <= MOST_WORKERS:
        raise BadOption("option.bad_value", option="workers", value=given, choices=[f"0..{MOST_WORKERS}"])
    return given or cores()


def crew_of(workers: int, ray: str | None) -> AbstractContextManager[Share]:
    """Return the crew: a cluster, or processes of this machine (0 is one for each core)."""
    from eldorado.lab.crew import crew

    count = workers_of(workers)
    return crew(workers if ray else count, ray or "")


@contextmanager
def taken_up(out: Path | None) -> Iterator[None]:
    """Say after Ctrl-C, where a run writes a file, that nothing of it is lost."""
    try:
        yield
    except KeyboardInterrupt:
        if out is not None:
            from eldorado import games

            print(games.words().say("cli.taken_up", {"file": out.name}), file=sys.stderr)
        raise


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on stderr if it is a terminal; calls report progress."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def tests_folder(given: Path | None) -> Path:
    """The folder of scenarios and mutants: as given, or `tests` here or above, or beside the sources."""
    import eldorado

    if given is not None:
        places = [given]
    else:
        here = Path.cwd()
        places = [folder / "tests" for folder in (here, *here.parents)]
        places.append(Path(eldorado.__file__).resolve().parents[2] / "tests")
    for place in places:
        if any(place.glob("*/scenarios")):
            return place
    raise BadOption("rules.no_tests", folder=str(places[0]))
