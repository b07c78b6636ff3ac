"""Play a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import eldorado
from eldorado import bots as players
from eldorado import games
from eldorado.cli._screen import Screen
from eldorado.cli._setup import options_of, printable, seats_of, titled
from eldorado.cli._terminal.session import Session, write
from eldorado.core import rulebook
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadOption, UserError
from eldorado.core.language import languages
from eldorado.core.matches.match import Match


def play(
    game: str,
    *,
    seats: int | None = None,
    people: int = 1,
    names: str = "",
    bots: str | None = None,
    seed: int | None = None,
    preset: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    save: Path | None = None,
    ask_all: bool = False,
) -> None:
    """Play a game in the terminal, against bots or with others at the same keyboard, or go on with a saved one.

    At each decision: a number or a notation plays a move, p1 a plan, `undo` takes back, `help WORD` explains a card or
    a clause, `quit` stops; `help` lists the rest.

    Parameters
    ----------
    game
        which game; `eldorado games` lists them; or the file of a record, to go on with it
    seats
        the number of seats; by default as usual for the game or the preset
    people
        how many of them sit at this keyboard; bots play the others
    names
        what the people are called, as Ada,Bo
    bots
        which bot plays the other seats; by default the one the game names
    seed
        the seed, to deal the same game again; by default a secret one
    preset
        a named set of options
    option
        one option, as caves=true or course=@FILE; can be given several times
    save
        write the record to this file when the game ends or is stopped
    ask_all
        ask even where there is only one answer
    """
    if Path(game).is_file():
        if any(given for given in (seats, names, preset, option)):
            raise UserError("play.kept_as_it_was", file=game)
        match, name = resumed(Path(game), bots, seed)
        people = check_people(people, match.record.seats)
    else:
        match, name = started(game, seats, people, names, bots, seed, options_given=(preset, option or []))
    rules, words = match.game, games.words()
    called = titled(rules.info.id, match.record.names, words)
    thought = secrets.randbits(40) if seed is None else seed  # the bots' own dice, never the table's
    seated = {
        seat: players.make(name, rules, seat, QuickDice(thought * 31 + seat))
        for seat in range(people, match.record.seats)
    }
    if save is not None:
        write(match, save)  # report an unwritable file before an evening is played, not after
    book = rulebook.load(rules.info, languages.spoken())
    alone = people == 1 and match.record.names[0] == words.say("seat", {"n": 1})
    screen = Screen(rules, words, book, called, me=0 if alone else None)
    session = Session(match, seated, screen, ask_all)
    try:
        session.run()
    finally:
        if save is not None:
            write(match, save)


def check_people(people: int, seats: int) -> int:
    if not 0 <= people <= seats:
        raise BadOption(
            "option.bad_value", option="people", value=people, choices=[str(i) for i in range(seats + 1)]
        )
    return people


def started(
    game: str,
    seats: int | None,
    people: int,
    names: str,
    bots: str | None,
    seed: int | None,
    options_given: tuple[str | None, list[str]],
) -> tuple[Match, str]:
    """Start a new game; return it with the name of its bot."""
    rules = games.load(game)
    preset, option = options_given
    count = seats_of(rules.info, seats, preset)
    chosen = rules.options(count, options_of(rules.info, preset, option))
    check_people(people, count)
    name = players.default(game) if bots is None else bots
    called = (
        [printable(word).strip() for word in names.split(",")]
        if names
        else [games.words().say("seat", {"n": i + 1}) for i in range(people)]
    )
    if len(called) != people:
        raise BadOption("option.bad_names", n=len(called), seats=people)
    if len(set(called)) < people or "" in called:
        raise BadOption("option.same_names", names=[f"“{word}”" for word in called])
    called += [f"{name} {i + 1}" for i in range(people, count)]
    return Match.start(rules, count, chosen, seed, called), name


def resumed(file: Path, bots: str | None, seed: int | None) -> tuple[Match, str]:
    """A saved game, and which bot goes on playing in it. A record does not tell its seed before the end: without it
    the game goes on from its position with new chance."""
    match = eldorado.load(file, seed)
    if match.over:
        raise UserError("play.over", file=str(file))
    if seed is None:
        match = match.branch()
    words = games.words()
    match.record.names = match.record.names or [
        words.say("seat", {"n": i + 1}) for i in range(match.record.seats)
    ]
    known = players.names(match.game.info.id)
    told = [name.rpartition(" ")[0] for name in match.record.names]
    usual = next((name for name in reversed(told) if name in known), players.default(match.game.info.id))
    return match, usual if bots is None else bots
