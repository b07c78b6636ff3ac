"""The plots of a page about games, as SVG drawn by matplotlib; any process can draw them, and they are the same."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import Any

from eldorado.lab.table import needs

__all__ = ["Plot", "plotted"]

Row = dict[str, Any]
GOLD, INK, MUTED = "#b8862b", "#2b2118", "#7f8c84"
MOST = 24  # things in one plot; the table below it has all
Plot = tuple[str, tuple[Any, ...]]  # a function of PLOTS and its data: figures, and the words beside them


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


def seats_plot(rates: list[dict[str, float]], bots: list[str], share: str) -> str:
    def draw(axes: Any) -> None:
        shares = [100 * rate["share"] for rate in rates]
        low = [100 * (rate["share"] - rate["low"]) for rate in rates]
        high = [100 * (rate["high"] - rate["share"]) for rate in rates]
        labels = [f"{seat + 1}: {bot}" for seat, bot in enumerate(bots)]
        axes.bar(labels, shares, yerr=[low, high], color=GOLD, ecolor=INK, capsize=5)
        axes.axhline(100 / len(rates), color=MUTED, linestyle="--")
        axes.set_ylabel(share)

    return drawing(7, 3, draw)


def rounds_plot(rounds: list[int], round_: str, games: str) -> str:
    def draw(axes: Any) -> None:
        bins = [n - 0.5 for n in range(min(rounds, default=0), max(rounds, default=0) + 2)]
        axes.hist(rounds, bins=bins, color=GOLD)
        axes.set_xlabel(round_)
        axes.set_ylabel(games)
        for axis in (axes.xaxis, axes.yaxis):
            axis.get_major_locator().set_params(integer=True)

    return drawing(7, 2.6, draw)


def lift_plot(things: dict[str, Row], share: str) -> str:
    best = sorted(things, key=lambda name: things[name]["share"])[-MOST:]

    def draw(axes: Any) -> None:
        shares = [100 * things[name]["share"] for name in best]
        low = [100 * (things[name]["share"] - things[name]["low"]) for name in best]
        high = [100 * (things[name]["high"] - things[name]["share"]) for name in best]
        axes.errorbar(shares, best, xerr=[low, high], fmt="o", color=GOLD, ecolor=INK, capsize=3)
        axes.set_xlabel(share)
        axes.grid(axis="x", alpha=0.3)

    return drawing(7, 0.8 + 0.26 * len(best), draw)


def when_plot(rounds: dict[str, Any], round_: str, many: str) -> str:
    names = sorted(rounds, key=lambda name: -sum(rounds[name].values()))[:MOST]
    last = max(number for name in names for number in rounds[name])

    def draw(axes: Any) -> None:
        cells = [[rounds[name][number] for number in range(last + 1)] for name in names]
        image = axes.imshow(cells, aspect="auto", cmap="YlOrBr")
        axes.set_yticks(range(len(names)), names)
        axes.set_xlabel(round_)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.figure.colorbar(image, label=many).locator.set_params(integer=True)

    return drawing(7, 0.9 + 0.26 * len(names), draw)


PLOTS: dict[str, Callable[..., str]] = {
    "seats": seats_plot,
    "rounds": rounds_plot,
    "lift": lift_plot,
    "when": when_plot,
}
