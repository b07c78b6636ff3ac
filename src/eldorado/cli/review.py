"""Review a recorded game: chances to win turn by turn, turning points, what the expert would have done."""

from __future__ import annotations

from pathlib import Path

import eldorado
from eldorado import games
from eldorado.bots.review import ROLLOUTS
from eldorado.bots.review import review as reviewed
from eldorado.cli._setup import print_json, printable, progress, put, titled
from eldorado.core.errors import BadOption
from eldorado.core.language.words import Words
from eldorado.core.plain import Plain

WIDE = 40  # columns of the curve
SMALL = 0.02  # a smaller cost is not mentioned


def review(file: Path, *, seat: int | None = None, rollouts: int = ROLLOUTS, json: bool = False) -> None:
    """Review a recorded game: everybody's chance to win after every turn, the five turns that changed it most, and what
    the expert would have done. Each turn is judged by what its player knew then.

    Parameters
    ----------
    file
        the record
    seat
        only the turns of this seat, counted from 0; the curve is everybody's
    rollouts
        how thoroughly each turn is looked at
    json
        print one JSON document instead of text
    """
    match = eldorado.load(file)
    if seat is not None and not 0 <= seat < match.seats:
        raise BadOption(
            "option.bad_value", option="seat", value=seat, choices=[str(i) for i in range(match.seats)]
        )
    if rollouts < 1:
        raise BadOption("option.too_small", option="rollouts", least=1)
    total = max(1, match.n)
    with progress(printable(file.name), total) as done:
        told = reviewed(match, rollouts, lambda at, of: done(total * at // of))
    if json:
        print_json(told)
        return
    words = games.words()
    names = titled(match.game.info.id, [printable(name) for name in match.record.names], words)
    who = [words.seat(each, names) for each in range(match.seats)]
    for turn in told["turns"]:
        put(curve(turn, who))
    print()
    for number in told["points"]:
        turn = told["turns"][number - 1]
        put(say(words, "review.point", turn, who, change=f"{100 * turn['change']:+.0f}"))
    print()
    for turn in told["turns"]:
        if (seat is None or turn["seat"] == seat) and turn["cost"] >= SMALL:
            expert = ", ".join(move["notation"] for move in turn["expert"])
            put(say(words, "review.cost", turn, who, cost=round(100 * turn["cost"]), expert=expert))
    judged = [turn for turn in told["turns"] if seat is None or turn["seat"] == seat]
    good = sum(turn["cost"] < SMALL for turn in judged)
    put(words.say("review.summary", {"good": good, "turns": len(judged)}))


def say(words: Words, key: str, turn: Plain, who: list[str], **args: Plain) -> str:
    played = ", ".join(turn["played"])
    return words.say(key, {"turn": turn["turn"], "who": who[turn["seat"]], "played": played, **args})


def curve(turn: Plain, who: list[str]) -> str:
    """A line of the curve: a letter for each seat where its chance is.

    >>> curve({"turn": 3, "seat": 1, "chances": [0.25, 0.75]}, ["Ada", "Ben"])
    '  3. Ada 25 %, Ben 75 %     |          1                   2          |'
    """
    row = [" "] * (WIDE + 1)
    for seat, chance in enumerate(turn["chances"]):
        row[round(WIDE * chance)] = str(seat + 1)
    shares = [f"{name} {100 * chance:.0f} %" for name, chance in zip(who, turn["chances"], strict=True)]
    return f"{turn['turn']:3}. {', '.join(shares):22} |{''.join(row)}|"
