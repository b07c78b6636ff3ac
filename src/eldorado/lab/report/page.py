"""One HTML page about a file of games: wins by seat with intervals, length of games, the winners' things, and when.

The page needs nothing from outside: its plots are SVG inside it (plots.py), so that it can be mailed. It speaks the
language of the command, and calls cards and explorers by their titles.
"""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import Any

from eldorado import games
from eldorado.core.errors import BadOption
from eldorado.core.language.words import Words
from eldorado.lab.crew import Share
from eldorado.lab.figures import by_thing, finished, margins, rounds_of_things, sources, spread, wins_by_seat
from eldorado.lab.report.plots import Plot, plotted
from eldorado.lab.told import AT_THE_END, COUNTED

__all__ = ["page", "report"]

Row = dict[str, Any]
RACES = ("quest",)  # where a score only tells who came first, or how far
STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #2b2118; background: #faf6ec; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { line-height: 1.2 } h2 { margin-top: 2.5rem } nav a { color: #6b4d12; display: inline-block; margin-right: 1.2rem; padding: .4rem 0 }
.wide { overflow-x: auto } table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .15rem .7rem; text-align: right }
th, td { white-space: nowrap } th:first-child, td:first-child { text-align: left; white-space: normal } tr:nth-child(even) { background: #f1e8d2 }
svg { max-width: 100%; height: auto } .muted { color: #6d6557 }
@media (max-width: 40rem) { th, td { padding: .15rem .4rem; font-size: .85rem } .wide svg { min-width: 26rem } }
"""  # noqa: E501


def report(rows: list[Row]) -> dict[str, Any]:
    """The figures of the page as plain data."""
    if not rows:
        raise BadOption("lab.empty")
    missing = {"game", "bots", "finished", "ranks", "rounds", "scores", "things"} - set(rows[0])
    if missing:
        raise BadOption("lab.column_missing", columns=sorted(missing))
    there = {thing[0] for row in rows for thing in row["things"]}
    events = [event for event in rooms(rows[0]["game"]) if event in there]
    events += sorted(there - {*events})
    return {
        "game": rows[0]["game"],
        "bots": rows[0]["bots"],
        "options": rows[0].get("options", {}),
        "games": len(rows),
        "finished": len(finished(rows)),
        "ended": dict(Counter(row.get("ended", "") for row in rows).most_common()),
        "rounds": spread([row["rounds"] for row in finished(rows)]),
        "scores": spread([score for row in finished(rows) for score in row["scores"]]),
        "margins": spread(margins(rows)),
        "sources": sources(rows),
        "win_rates": wins_by_seat(rows),
        "things": {event: by_thing(rows, event) for event in events},
    }


def rooms(game: str) -> dict[str, str]:
    """The events of a game in the order of a page, each with the room of words where its things have their titles.

    >>> rooms("quest")["bought"]
    'quest.card'
    """
    told = (*COUNTED.get(game, ()), *AT_THE_END.get(game, ()))
    return {one.name: f"{game}.{one.room}" if one.room else "cli.report.thing" for one in told}


def page(rows: list[Row], share: Share = map, language: str = "") -> str:
    """The whole page as HTML; `share` draws the plots (see `lab.crew`)."""
    figures, words = report(rows), games.words(language)
    called = rooms(figures["game"])

    def say(key: str, **args: Any) -> str:
        return words.say(f"cli.report.{key}", args)

    def titled(event: str, things: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, one in things.items():
            said = title(f"{called.get(event, '')}.{name}", name, words)
            found[f"{said} ({name})" if said in found else said] = one
        return found

    heading = say("title", games=figures["games"], game=title(f"{figures['game']}.title", "", words))
    wanted: list[Plot] = [
        ("seats", (figures["win_rates"], figures["bots"], say("axis.seats"))),
        ("rounds", ([row["rounds"] for row in finished(rows)], say("axis.rounds"), say("axis.games"))),
    ]
    for event, things in figures["things"].items():
        wanted += [("lift", (titled(event, things), say("axis.won")))] if owned(things) else []
        when = titled(event, rounds_of_things(rows, event))
        wanted += [("when", (when, say("axis.round"), say("axis.many")))] if when else []
    plots = (f'<div class="wide">{plot}</div>' for plot in share(plotted, wanted))
    headings = {event: title(f"cli.report.event.{event}", event, words) for event in figures["things"]}
    links = "".join(f'<a href="#{event}">{escape(text)}</a>' for event, text in headings.items())
    parts = [f"<h1>{escape(heading)}</h1>", about(figures, words), f"<nav>{links}</nav>"]
    parts += [f"<h2>{escape(say('seats'))}</h2>", next(plots)]
    parts += [f"<h2>{escape(say('rounds'))}</h2>", next(plots)]
    parts += [f'<p class="muted">{escape(say("columns"))}</p>'] if headings else []
    for event, things in figures["things"].items():
        parts += [f'<h2 id="{event}">{escape(headings[event])}</h2>']
        if things:
            parts += [next(plots) if owned(things) else "", next(plots)]
            parts += [things_table(titled(event, things), words)]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def title(key: str, otherwise: str, words: Words) -> str:
    """What the words call it, with a capital; a name that has no words as it is."""
    if key not in words:
        return otherwise
    said = words.say(key)
    return said[:1].upper() + said[1:]


def about(figures: Row, words: Words) -> str:
    def say(key: str, **args: Any) -> str:
        return f"<p>{escape(words.say(f'cli.report.{key}', args))}</p>"

    rounds, scores = figures["rounds"], figures["scores"]
    lasted = {"mean": number(rounds["mean"], 1, words), "low": rounds["min"], "high": rounds["max"]}
    told = [
        say("bots", bots=", ".join(figures["bots"])),
        say("finished", finished=figures["finished"], games=figures["games"], **lasted),
    ]
    if figures["game"] not in RACES:
        reached = {"mean": number(scores["mean"], 1, words), "low": scores["min"], "high": scores["max"]}
        told += [say("scores", **reached, margin=number(figures["margins"]["mean"], 1, words))]
    if figures["sources"]:
        room = f"{figures['game']}.sheet"
        points = ", ".join(
            f"{title(f'{room}.{source}', source, words)} {number(many, 2, words)}"
            for source, many in figures["sources"].items()
        )
        told += [say("sources", points=points)]
    options = ", ".join(f"{key}: {value}" for key, value in figures["options"].items())
    return "".join(told) + f'<p class="muted">{escape(options)}</p>'


def owned(things: dict[str, Row]) -> bool:
    """Whether things belong to seats, so that they can be related to winning."""
    return any(one["seats"] for one in things.values())


def number(value: float, places: int, words: Words) -> str:
    """A number as the language writes it.

    >>> number(12.5, 1, games.words("it"))
    '12,5'
    """
    from babel.numbers import format_decimal

    return str(format_decimal(value, f"0.{'0' * places}", locale=words.language)).replace("-", "−")


COLUMNS = ("copies", "per_game", "seats", "won", "interval", "lift", "first")


def things_table(things: dict[str, Row], words: Words) -> str:
    columns = ["", *(words.say(f"cli.report.column.{column}") for column in COLUMNS)]
    head = "<tr>" + "".join(f"<th>{escape(column)}</th>" for column in columns) + "</tr>"

    def percent(value: float) -> str:
        return f"{number(100 * value, 1, words)}\u00a0%"

    rows = [
        f"<tr><td>{escape(name)}</td><td>{one['copies']}</td>"
        f"<td>{number(one['per_game'], 2, words)}</td><td>{one['seats']}</td><td>{percent(one['share'])}</td>"
        f"<td>{percent(one['low'])[:-2]}–{percent(one['high'])}</td><td>{number(one['lift'], 2, words)}</td>"
        f"<td>{number(one['first_round']['mean'], 1, words)}</td></tr>"
        for name, one in things.items()
    ]
    return f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'
