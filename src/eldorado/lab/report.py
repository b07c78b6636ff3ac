"""One HTML page about a file of games: wins by seat, length of games, the winners' things, and when.

The page needs nothing from outside: plots are drawn by matplotlib as SVG inside it, so that it can be mailed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from html import escape
from io import StringIO
from typing import Any

from eldorado import games
from eldorado.core.errors import BadOption
from eldorado.lab.crew import Share
from eldorado.lab.figures import by_thing, finished, margins, rounds_of_things, sources, spread, wins_by_seat
from eldorado.lab.table import needs

__all__ = ["page", "report"]

Row = dict[str, Any]
GOLD, INK, MUTED = "#b8862b", "#2b2118", "#7f8c84"
MOST = 24  # things in one plot; the table below it has all
STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #2b2118; background: #faf6ec; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .15rem .7rem; text-align: right }
th:first-child, td:first-child { text-align: left } tr:nth-child(even) { background: #f1e8d2 }
svg { max-width: 100%; height: auto } .muted { color: #6d6557 }
"""  # noqa: E501


def report(rows: list[Row]) -> dict[str, Any]:
    """The figures of the page as plain data."""
    if not rows:
        raise BadOption("lab.empty")
    missing = {"game", "bots", "finished", "ranks", "rounds", "scores", "things"} - set(rows[0])
    if missing:
        raise BadOption("lab.column_missing", columns=sorted(missing))
    events = sorted({thing[0] for row in rows for thing in row["things"]})
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


def page(rows: list[Row], share: Share = map) -> str:
    """The whole page as HTML; `share` draws the plots (see `lab.crew`)."""
    figures = report(rows)
    title = f"{figures['games']} games of {games.info(figures['game']).title}"
    wanted: list[Plot] = [
        ("seats", (figures["win_rates"], figures["bots"])),
        ("rounds", ([row["rounds"] for row in finished(rows)],)),
    ]
    for event, things in figures["things"].items():
        wanted += [("lift", (things,))] if owned(things) else []
        wanted += [("when", (rounds_of_things(rows, event),))]
    plots = share(plotted, wanted)
    parts = [f"<h1>{escape(title)}</h1>", about(figures), "<h2>Wins by seat</h2>", next(plots)]
    parts += ["<h2>Rounds</h2>", next(plots)]
    for event, things in figures["things"].items():
        parts += [f"<h2>{escape(event.replace('_', ' ').capitalize())}</h2>"]
        parts += [next(plots) if owned(things) else "", next(plots), things_table(things)]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def about(figures: Row) -> str:
    options = ", ".join(f"{key}: {value}" for key, value in figures["options"].items())
    rounds, scores = figures["rounds"], figures["scores"]
    points = ", ".join(f"{source} {many}" for source, many in figures["sources"].items())
    return (
        f"<p>Bots by seat: {escape(', '.join(figures['bots']))}. {figures['finished']} of {figures['games']} games "
        f"finished, in {rounds['mean']} rounds on average ({rounds['min']} to {rounds['max']}).</p>"
        f"<p>Scores {scores['mean']} on average ({scores['min']} to {scores['max']}), the best ahead of the next by "
        f"{figures['margins']['mean']}{escape('; points of a seat: ' + points) if points else ''}.</p>"
        f'<p class="muted">{escape(options)}</p>'
    )


def owned(things: dict[str, Row]) -> bool:
    """Whether things belong to seats, so that they can be related to winning."""
    return any(one["seats"] for one in things.values())


Plot = tuple[str, tuple[Any, ...]]  # a function of PLOTS and its data


def plotted(plot: Plot) -> str:
    """Draw one plot, in any process."""
    name, data = plot
    return PLOTS[name](*data)


def drawing(width: float, height: float, draw: Callable[[Any], None]) -> str:
    """Make an SVG picture that `draw` paints on matplotlib's axes."""
    matplotlib = needs("matplotlib")
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "eldorado"  # the same figures make the same page, byte for byte
    figure, axes = needs("matplotlib.pyplot").subplots(figsize=(width, height), layout="constrained")
    axes.spines[["top", "right"]].set_visible(False)
    draw(axes)
    text = StringIO()
    figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    needs("matplotlib.pyplot").close(figure)
    return text.getvalue()[text.getvalue().index("<svg") :]


def seats_plot(rates: list[dict[str, float]], bots: list[str]) -> str:
    def draw(axes: Any) -> None:
        shares = [100 * rate["share"] for rate in rates]
        low = [100 * (rate["share"] - rate["low"]) for rate in rates]
        high = [100 * (rate["high"] - rate["share"]) for rate in rates]
        labels = [f"{seat + 1}: {bot}" for seat, bot in enumerate(bots)]
        axes.bar(labels, shares, yerr=[low, high], color=GOLD, ecolor=INK, capsize=5)
        axes.axhline(100 / len(rates), color=MUTED, linestyle="--")
        axes.set_ylabel("won, % (bars: 95 % interval)")

    return drawing(7, 3, draw)


def rounds_plot(rounds: list[int]) -> str:
    def draw(axes: Any) -> None:
        bins = [n - 0.5 for n in range(min(rounds, default=0), max(rounds, default=0) + 2)]
        axes.hist(rounds, bins=bins, color=GOLD)
        axes.set_xlabel("rounds")
        axes.set_ylabel("games")

    return drawing(7, 2.6, draw)


def lift_plot(things: dict[str, Row]) -> str:
    best = sorted(things, key=lambda name: things[name]["share"])[-MOST:]

    def draw(axes: Any) -> None:
        shares = [100 * things[name]["share"] for name in best]
        low = [100 * (things[name]["share"] - things[name]["low"]) for name in best]
        high = [100 * (things[name]["high"] - things[name]["share"]) for name in best]
        axes.errorbar(shares, best, xerr=[low, high], fmt="o", color=GOLD, ecolor=INK, capsize=3)
        axes.set_xlabel("seats with it that won, % (95 % interval)")
        axes.grid(axis="x", alpha=0.3)

    return drawing(7, 0.8 + 0.26 * len(best), draw)


def when_plot(rounds: dict[str, Any]) -> str:
    names = sorted(rounds, key=lambda name: -sum(rounds[name].values()))[:MOST]
    last = max(number for name in names for number in rounds[name])

    def draw(axes: Any) -> None:
        cells = [[rounds[name][number] for number in range(last + 1)] for name in names]
        image = axes.imshow(cells, aspect="auto", cmap="YlOrBr")
        axes.set_yticks(range(len(names)), names)
        axes.set_xlabel("round")
        axes.figure.colorbar(image, label="how many")

    return drawing(7, 0.9 + 0.26 * len(names), draw)


PLOTS: dict[str, Callable[..., str]] = {
    "seats": seats_plot,
    "rounds": rounds_plot,
    "lift": lift_plot,
    "when": when_plot,
}


def things_table(things: dict[str, Row]) -> str:
    columns = ("", "copies", "per game", "seats", "won", "95 %", "lift", "first in round")
    head = "<tr>" + "".join(f"<th>{column}</th>" for column in columns) + "</tr>"
    rows = [
        f"<tr><td>{escape(name)}</td><td>{one['copies']}</td>"
        f"<td>{one['per_game']:.2f}</td><td>{one['seats']}</td><td>{one['share']:.1%}</td>"
        f"<td>{one['low']:.1%}–{one['high']:.1%}</td><td>{one['lift']:.2f}</td>"
        f"<td>{one['first_round']['mean']:.1f}</td></tr>"
        for name, one in things.items()
    ]
    return f"<table>{head}{''.join(rows)}</table>"
