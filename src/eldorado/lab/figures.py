"""Shares with intervals, and the statistics of a file of games; all statistics are here."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import sqrt
from typing import Any

__all__ = ["by_thing", "margins", "rate", "rounds_of_things", "sources", "spread", "wins_by_seat"]

Z = 1.96  # 95 %
Row = dict[str, Any]


def rate(wins: int, games_played: int) -> dict[str, float]:
    """Return a share with Wilson's 95 % interval.

    >>> rate(50, 200)
    {'share': 0.25, 'low': 0.1951, 'high': 0.3143}
    >>> rate(0, 0)
    {'share': 0.0, 'low': 0.0, 'high': 1.0}
    """
    n = games_played
    if n == 0:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    p = wins / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return {
        "share": round(p, 4),
        "low": round(max(0.0, middle - half), 4),
        "high": round(min(1.0, middle + half), 4),
    }


def spread(values: list[int]) -> dict[str, float]:
    """The mean, the least and the most, and the values a tenth, half and nine tenths of the way up.

    >>> spread([1, 2, 6])
    {'mean': 3.0, 'min': 1, 'p10': 1, 'median': 2, 'p90': 2, 'max': 6}
    """
    if not values:
        return dict.fromkeys(("mean", "min", "p10", "median", "p90", "max"), 0)
    ordered = sorted(values)
    at = {"min": 0, "p10": 1, "median": 5, "p90": 9, "max": 10}
    return {
        "mean": round(sum(values) / len(values), 3),
        **{name: ordered[(len(ordered) - 1) * tenths // 10] for name, tenths in at.items()},
    }


def finished(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row["finished"]]


def wins_by_seat(rows: list[Row]) -> list[dict[str, float]]:
    """For each seat the share of finished games it won.

    >>> [seat["share"] for seat in wins_by_seat([{"finished": True, "ranks": [1, 2]}])]
    [1.0, 0.0]
    """
    done = finished(rows)
    seats = len(rows[0]["ranks"])
    return [rate(sum(row["ranks"][seat] == 1 for row in done), len(done)) for seat in range(seats)]


def by_thing(rows: list[Row], event: str) -> dict[str, Row]:
    """For each thing an event names (a card bought, an explorer taken): how often, and who wins with it.

    A share counts a seat of a finished game once, however many copies it has; `lift` is that share divided by the share
    of all seats, so 1 says that the thing makes no difference. What is nobody's has no seats.

    >>> rows = [{"finished": True, "ranks": [1, 2], "things": [["bought", 0, 3, "scout"]]}]
    >>> by_thing(rows, "bought")["scout"]["lift"]
    2.0
    """
    done = finished(rows)
    copies: Counter[str] = Counter()
    held: Counter[str] = Counter()
    won: Counter[str] = Counter()
    first: dict[str, list[int]] = defaultdict(list)
    for row in done:
        rounds: dict[tuple[int, str], int] = {}
        for kind, seat, round_, name in row["things"]:
            if kind == event:
                copies[name] += 1
                if seat >= 0:
                    rounds.setdefault((seat, name), round_)
        for (seat, name), round_ in rounds.items():
            held[name] += 1
            won[name] += row["ranks"][seat] == 1
            first[name].append(round_)
    seats = sum(len(row["ranks"]) for row in done)
    usual = sum(rank == 1 for row in done for rank in row["ranks"]) / seats if seats else 0.0
    return {
        name: {
            "copies": copies[name],
            "per_game": round(copies[name] / len(done), 3),
            "seats": held[name],
            **rate(won[name], held[name]),
            "lift": round(won[name] / held[name] / usual, 3) if usual and held[name] else 0.0,
            "first_round": spread(first[name]),
        }
        for name, _ in copies.most_common()
    }


def rounds_of_things(rows: list[Row], event: str) -> dict[str, Counter[int]]:
    """For each thing an event names, how many of them came in which round."""
    found: dict[str, Counter[int]] = defaultdict(Counter)
    for row in finished(rows):
        for kind, _, round_, name in row["things"]:
            if kind == event:
                found[name][round_] += 1
    return dict(found)


def margins(rows: list[Row]) -> list[int]:
    """How far the best score of each finished game is ahead of the next.

    >>> margins([{"finished": True, "scores": [31, 34, 20]}])
    [3]
    """
    ordered = [sorted(row["scores"], reverse=True) for row in finished(rows)]
    return [scores[0] - scores[1] for scores in ordered if len(scores) > 1]


def sources(rows: list[Row]) -> dict[str, float]:
    """The sources of points, for a seat on average; only games with score sheets have them.

    >>> sources([{"finished": True, "sheets": [{"gold": 2, "total": 2}, {"gold": 5, "total": 5}]}])
    {'gold': 3.5}
    """
    points: dict[str, int] = {}
    sheets = [sheet for row in finished(rows) for sheet in row.get("sheets", [])]
    for sheet in sheets:
        for source, many in sheet.items():
            if source != "total":
                points[source] = points.get(source, 0) + many
    return {source: round(many / len(sheets), 2) for source, many in points.items()}
