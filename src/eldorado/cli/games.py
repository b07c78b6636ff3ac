"""List the games."""

from __future__ import annotations

from eldorado import bots
from eldorado import games as known
from eldorado.cli._setup import print_json
from eldorado.core.info import Option


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
    words = known.words()
    for name in names:
        info = known.info(name)
        print(f"{name}: {info.title}")
        print(
            f"  seats    {', '.join(str(n) for n in info.seats)} ({info.default_seats} if not said otherwise)"
        )
        for option in info.options:
            said = words.say(f"{name}.option.{option.id}")
            print(f"  option   {option.id}={choices(option)}  {said if said != option.id else ''}".rstrip())
        print(f"  presets  {', '.join(preset.id for preset in info.presets) or '-'}")
        print(f"  bots     {', '.join(bots.names(name))}")


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
