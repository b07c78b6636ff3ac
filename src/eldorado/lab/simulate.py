"""Many games of bots against each other, on several cores, repeatable to the last decision.

Every game has seeds of its own, made from the seed and its number, so the figures do not depend on how games are shared
out among the workers.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from eldorado import bots, games
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadOption, UserError
from eldorado.core.plain import Options
from eldorado.core.system.reasons import reason
from eldorado.lab.crew import Share
from eldorado.lab.figures import rate, spread
from eldorado.lab.playout import Count
from eldorado.lab.table import Table, read_rows
from eldorado.lab.told import Told, at_the_end, play_told, record_of
from eldorado.lab.weights.players import play_seated, seated

__all__ = ["simulate"]

MOST = 20_000  # decisions of one game
CHUNK = 4  # games handed to a worker at once: few, for a smooth progress bar

Outcome = dict[str, Any]


@dataclass(frozen=True)
class Job:
    """Games for one worker: `numbers` of a simulation that the rest describes."""

    game: str
    package: str  # included for games that are not built in
    seats: int
    options: Options
    players: list[str]
    seed: int
    most: int
    detail: bool = False  # events and every decision, not only the result
    records: bool = False  # the record of each game as well
    numbers: tuple[int, ...] = ()


def play_one(job: Job, number: int) -> Outcome:
    """Play game `number` of a simulation."""
    game = games.load(job.game)
    dice = QuickDice(job.seed * 1_000_003 + number)
    s = game.new(job.seats, job.options, dice)
    players = [
        seated(game, player, seat, job.seats, QuickDice((job.seed * 1_000_003 + number) * 31 + seat + 1))
        for seat, player in enumerate(job.players)
    ]
    count, told = Count(), Told()
    if job.detail:
        finished = play_told(game, s, players, dice, job.most, count, told)
    else:
        finished = play_seated(game, s, players, dice, job.most, count)
    result = game.result(s)
    extra: Outcome = {}
    if job.detail:
        things = told.things + (at_the_end(result, game.round_of(s)) if finished else [])
        extra = {"sheets": result.args.get("sheets", []), "things": things, "decided": told.decisions}
    if job.records:
        extra["record"] = record_of(
            game, job.seats, job.options, job.players, told, job.seed * 1_000_003 + number
        )
    return {
        "number": number,
        "finished": finished,
        "ended": result.key.rpartition(".")[2],
        "decisions": count.decisions,
        "turns": count.turns,
        "rounds": game.round_of(s),
        "ranks": list(result.ranks),
        "scores": list(result.scores),
        **extra,
    }


def write_whole(file: Path, text: str) -> None:
    """Write a file all or nothing, even if we are stopped."""
    part = file.with_suffix(".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    except OSError as error:
        raise UserError("lab.unwritable", file=str(file), problem=reason(error)) from None


def play_chunk(job: Job) -> list[Outcome]:
    """Play one worker's share. The job names the game's package, in case the game was registered from outside."""
    if job.game not in games.OBJECTS:
        games.register(job.game, job.package)
    return [play_one(job, number) for number in job.numbers]


def chunks(job: Job, numbers: list[int]) -> Iterator[Job]:
    for first in range(0, len(numbers), CHUNK):
        yield replace(job, numbers=tuple(numbers[first : first + CHUNK]))


def simulate(
    name: str,
    seats: int = 0,
    options: Options | None = None,
    players: list[str] | None = None,
    count: int = 100,
    seed: int = 1,
    share: Share = map,
    most: int = MOST,
    progress: Callable[[int], None] | None = None,
    offset: int = 0,
    out: Path | None = None,
    decisions: Path | None = None,
    records: Path | None = None,
) -> dict[str, Any]:
    """Play `count` games and sum them up. `players` are bots by seat; one name stands for all seats.

    The first game has the number `offset`, so that several runs can share out one simulation. `out` gets a row for each
    game and `decisions` one for each decision (see `lab.table`); games whose rows are there already are not played
    again. The folder `records` gets the record of each game that is played. `share` is who plays (see `lab.crew`).

    >>> from eldorado.lab.simulate import simulate
    >>> done = simulate("quest", seats=2, players=["random"], count=2, most=20)
    >>> done["games"], done["finished"], done["decisions"] <= 40
    (2, 0, True)
    """
    game = games.load(name)
    taken = seats or game.info.default_seats
    full = game.options(taken, dict(options or {}))
    named = players or [bots.reference(name)]
    by_seat = named * taken if len(named) == 1 else named
    if len(by_seat) != taken:
        raise BadOption("bot.how_many", n=len(by_seat), seats=taken)
    for player in by_seat:
        if player not in bots.names(name):
            raise BadOption("bot.unknown", bot=player, game=name, choices=bots.names(name))
    if count < 1:
        raise BadOption("option.too_small", option="games", least=1)
    if offset < 0:
        raise BadOption("option.too_small", option="offset", least=0)
    detail = any(given is not None for given in (out, decisions, records))
    job = Job(name, games.home(name), taken, full, by_seat, seed, most, detail, records is not None)
    began = time.perf_counter()
    with ExitStack() as held:
        data = Data(job, held, out, decisions, records)
        outcomes = data.kept(range(offset, offset + count))
        there = {outcome["number"] for outcome in outcomes}
        missing = [number for number in range(offset, offset + count) if number not in there]
        for done in share(play_chunk, chunks(job, missing)):
            outcomes.extend(data.write(done))
            if progress:
                progress(len(outcomes))
        data.close()
    seconds = time.perf_counter() - began
    return summary(name, taken, full, by_seat, seed, outcomes, seconds)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError("lab.unwritable", file=str(folder), problem=reason(error)) from None


class Data:
    """The files a simulation writes, if any. A game whose row is in `out` is complete: all else of it goes first."""

    def __init__(
        self, job: Job, held: ExitStack, out: Path | None, decisions: Path | None, records: Path | None
    ) -> None:
        self.same: Outcome = {
            "game": job.game,
            "rules": games.info(job.game).rules_version,
            "seats": job.seats,
            "options": job.options,
            "bots": job.players,
            "seed": job.seed,
        }
        if decisions is not None and out is None:
            raise BadOption("lab.decisions_alone")
        if out is not None and decisions is not None and out.resolve() == decisions.resolve():
            raise BadOption("lab.same_file", file=out.name)
        self.out = held.enter_context(Table(out, self.same)) if out else None
        self.decisions: Table | None = None
        if decisions:
            self.decisions = held.enter_context(Table(decisions, {"game": job.game, "seed": job.seed}))
        if self.out and self.decisions:
            self.decisions.keep(self.out.done)
        self.records = records
        if records is not None:
            make_folder(records)

    def kept(self, numbers: range) -> list[Outcome]:
        """Return the games written by an earlier run."""
        if self.out is None or not self.out.done:
            return []
        return [row for row in read_rows(self.out.lines) if row["number"] in numbers]

    def write(self, outcomes: list[Outcome]) -> list[Outcome]:
        """Write what is kept of games; return what the summary needs."""
        if self.records is not None:
            for one in outcomes:
                name = f"{self.same['game']}-{self.same['seed']}-{one['number']}.jsonl"
                write_whole(self.records / name, one.pop("record"))
        if self.decisions:
            names = ("round", "seat", "move", "choices")
            self.decisions.append(
                [
                    {"number": one["number"], "game": self.same["game"], "seed": self.same["seed"], "n": n}
                    | dict(zip(names, decision, strict=True))
                    for one in outcomes
                    for n, decision in enumerate(one["decided"])
                ]
            )
        rows = [{key: value for key, value in one.items() if key != "decided"} for one in outcomes]
        if self.out:
            self.out.append([{"number": row["number"]} | self.same | row for row in rows])
        return rows

    def close(self) -> None:
        for table in (self.out, self.decisions):
            if table:
                table.close()


def summary(
    name: str,
    seats: int,
    options: Options,
    players: list[str],
    seed: int,
    outcomes: list[Outcome],
    seconds: float,
) -> dict[str, Any]:
    finished = [outcome for outcome in outcomes if outcome["finished"]]
    decisions = sum(outcome["decisions"] for outcome in outcomes)
    firsts = [sum(outcome["ranks"][seat] == 1 for outcome in finished) for seat in range(seats)]
    return {
        "game": name,
        "seats": seats,
        "options": options,
        "bots": players,
        "seed": seed,
        "games": len(outcomes),
        "finished": len(finished),
        "shared": sum(outcome["ranks"].count(1) > 1 for outcome in finished),
        "wins": firsts,
        "win_rates": [rate(first, len(finished)) for first in firsts],
        "by_bot": by_bot(players, finished),
        "rounds": spread([outcome["rounds"] for outcome in finished]),
        "scores": [spread([outcome["scores"][seat] for outcome in finished]) for seat in range(seats)],
        "decisions": decisions,
        "turns": sum(outcome["turns"] for outcome in outcomes),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "games_per_second": round(len(outcomes) / seconds, 3) if seconds else 0,
    }


TIMES = ("seconds", "decisions_per_second", "games_per_second")  # may differ between two runs


def by_bot(players: list[str], finished: list[Outcome]) -> dict[str, Any]:
    """Count the wins of each kind of bot, per seat it held."""
    found: dict[str, Any] = {}
    for player in dict.fromkeys(players):
        held = [seat for seat in range(len(players)) if players[seat] == player]
        wins = sum(outcome["ranks"][seat] == 1 for outcome in finished for seat in held)
        found[player] = {"seats": len(held), "wins": wins, **rate(wins, len(finished) * len(held))}
    return found
