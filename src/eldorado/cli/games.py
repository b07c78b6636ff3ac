"""List the games."""

from __future__ import annotations

from eldorado import bots
from eldorado import games as known
from eldorado.bots import registry
from eldorado.bots.registry import Level
from eldorado.cli._setup import print_json
from eldorado.core.info import GameInfo, Option
from eldorado.core.language.words import Words


def games(*, json: bool = False) -> None:
    """List the games with their seats, options, presets and bots.

    Parameters
    ----------
    json
        print one JSON document instead of text
    """
    names = known.names()
    if json:
        print_json({"games": [{**known.info(name).plain(), "bots": bots.names(name)} for name in names]})
        return
    for name in names:
        describe(known.info(name), known.words())


def describe(info: GameInfo, words: Words) -> None:
    """Print one game, a line for each thing one can choose."""
    labels = {
        label: words.say(f"cli.games.label.{label}") for label in ("seats", "option", "presets", "bots")
    }
    width = max(len(label) for label in labels.values())

    def line(label: str, text: str) -> None:
        print(f"  {labels[label]:<{width}}  {text}".rstrip())

    title = f"{info.id}.title"
    print(f"{info.id}: {words.say(title) if title in words else info.title}")
    seats = ", ".join(str(n) for n in info.seats)
    line("seats", words.say("cli.games.seats", {"seats": seats, "usual": info.default_seats}))
    for option in info.options:
        key = f"{info.id}.option.{option.id}"
        line("option", f"{option.id}={choices(option)}  {words.say(key) if key in words else ''}")
    line("presets", ", ".join(preset.id for preset in info.presets) or "-")
    line("bots", ", ".join(bot_told(level, words) for level in registry.all_levels(info.id).values()))


def bot_told(level: Level, words: Words) -> str:
    """A bot's name for commands, and for people."""
    title = words.say(level.title) if level.title in words else level.title
    return f"{level.name} ({title})" if title else level.name


def choices(option: Option) -> str:
    """The values of an option, the default first.

    >>> choices(Option("rounds", "number", 3, low=1, high=6)), choices(Option("caves", "switch", False))
    ('3 (1..6)', 'false|true')
    """
    if option.kind == "switch":
        return "true|false" if option.default else "false|true"
    if option.kind == "number":
        return f"{option.default} ({option.low}..{option.high})"
    others = [choice for choice in option.choices if choice != option.default]
    return "|".join([str(option.default), *others]) + ("|@FILE" if option.kind == "text" else "")
