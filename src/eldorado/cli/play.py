"""Play a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

try:
    import readline  # from here on `input` knows arrow keys and the lines before
except ImportError:  # not everywhere
    readline = None  # type: ignore[assignment]

from eldorado import bots as players
from eldorado import games
from eldorado.bots.bot import Bot
from eldorado.cli._screen import Screen
from eldorado.cli._setup import drawn, options_of, printable, put, seats_of
from eldorado.core import rulebook
from eldorado.core.dice import QuickDice
from eldorado.core.errors import BadOption, Refused, UserError
from eldorado.core.game import SPECTATOR, Event
from eldorado.core.match import Match

PLANS = 12  # shown unless all are asked for


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
) -> None:
    """Play a game in the terminal, against bots or with others at the same keyboard.

    At each decision: a number or a notation plays a move, p1 a plan, `undo` takes back, `help WORD` explains a card or
    a clause, `quit` stops; `help` lists the rest.

    Parameters
    ----------
    game
        which game; `eldorado games` lists them
    seats
        how many play; left out, as many as usual, or as the preset needs
    people
        how many of them sit at this keyboard; bots play the others
    names
        what the people are called, as Ada,Bo
    bots
        which bot plays the other seats; left out, the best there is
    seed
        deal this game again; left out, nobody can know what comes
    preset
        a named set of options
    option
        one option, as caves=true or course=@FILE; can be given several times
    save
        write the record to this file when the game ends or is stopped
    """
    rules = games.load(game)
    count = seats_of(rules.info, seats, preset)
    chosen = rules.options(count, options_of(rules.info, preset, option or []))
    if not 0 <= people <= count:
        raise BadOption(
            "option.bad_value", option="people", value=people, choices=[str(i) for i in range(count + 1)]
        )
    name = players.names(game)[-1] if bots is None else bots
    called = (
        [printable(word).strip() for word in names.split(",")]
        if names
        else [f"Player {i + 1}" for i in range(people)]
    )
    if len(called) != people:
        raise BadOption("option.bad_names", n=len(called), seats=people)
    if len(set(called)) < people or "" in called:
        raise BadOption("option.same_names", names=[f"«{word}»" for word in called])
    called += [f"{name} {i + 1}" for i in range(people, count)]
    match = Match.start(rules, count, chosen, seed, called)
    thought = secrets.randbits(40) if seed is None else seed  # the bots' own chance, never the table's
    seated = {
        seat: players.make(name, rules, seat, QuickDice(thought * 31 + seat)) for seat in range(people, count)
    }
    if save is not None:
        write(match, save)  # whether it can be written is known before an evening is played, not after
    session = Session(match, seated, Screen(rules, games.words(), rulebook.load(rules.info), called))
    try:
        session.run()
    finally:
        if save is not None:
            write(match, save)


def write(match: Match, file: Path) -> None:
    """Write the record; UserError for a place where nothing can be written."""
    try:
        file.write_text(match.export(), encoding="utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UserError("play.not_saved", file=str(file), problem=reason) from None


class Stop(Exception):
    """The player wants no more."""


class Session:
    """One game at one keyboard."""

    def __init__(self, match: Match, bots: dict[int, Bot], screen: Screen) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.people = [seat for seat in range(match.record.seats) if seat not in bots]
        self.shown = (
            self.people[0] if len(self.people) == 1 else SPECTATOR
        )  # whose secrets may be on the screen
        self.log: list[str] = []

    def say(self, key: str, **args: object) -> None:
        put(self.screen.words.say(f"play.{key}", args, self.screen.names))

    def run(self) -> None:
        match = self.match
        try:
            while not match.over:
                seat = match.actors[0]
                if seat in self.bots:
                    step = match.push(self.bots[seat].choose(match.view(seat), match.legal(seat)), seat)
                    self.tell(step.events)
                else:
                    self.ask(seat)
        except Stop:
            self.say("stopped", n=match.n)
            return
        self.end()

    def tell(self, events: list[Event]) -> None:
        """What happened, as whoever sits here may know it; with several people only what all may know."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        for event in events:
            line = self.screen.event(event, viewer)
            self.log.append(line)
            put(f"· {line}")

    def end(self) -> None:
        result = self.match.result()
        print()
        print(drawn(self.match.state))
        for rank in sorted(set(result.ranks)):
            who = [seat for seat in range(len(result.ranks)) if result.ranks[seat] == rank]
            self.say("rank", rank=rank, who=who)
        print(self.screen.words.say(result.key, result.args, self.screen.names))

    # --- a person decides ---------------------------------------------------------------------------------------------
    def ask(self, seat: int) -> None:
        if seat != self.shown and len(self.people) > 1:
            self.hand_over(seat)
        self.show(seat)
        while True:
            line = self.read(seat)
            try:
                if self.obey(seat, line):
                    return
            except Refused as error:
                put(self.screen.words.error(error))
                for text in self.screen.help(self.match.state, error.clause):
                    put("  " + text)
            except UserError as error:
                put(self.screen.words.error(error))

    def hand_over(self, seat: int) -> None:
        """A curtain between two people at one keyboard."""
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="")
        if readline is not None:
            readline.clear_history()  # what somebody typed is nobody else's business
        self.say("hand_over", who=seat)
        self.read(seat)
        self.shown = seat

    def read(self, seat: int) -> str:
        try:
            line = input(f"{self.screen.names[seat]}> ")
        except EOFError:
            print()
            raise Stop from None
        except KeyboardInterrupt:
            print()  # the shell's prompt does not stand behind ours
            raise
        return printable(line).strip()

    def show(self, seat: int) -> None:
        """The position as the seat may know it, and what it can do."""
        match, screen = self.match, self.screen
        print()
        print(drawn(self.match.state))
        marked = screen.marked()
        if marked:
            self.say("players", players=marked)
        private = screen.private(match.state, seat)
        if private:
            self.say("yours")
            put("\n".join(private))
        facts = screen.facts(match.state, seat)
        if facts:
            self.say("facts")
            put("\n".join(facts))
        print()
        put(screen.prompt(match.state, seat))
        self.show_moves(seat)
        self.show_plans(seat, PLANS)

    def show_moves(self, seat: int) -> None:
        self.say("moves")
        put("\n".join(self.screen.moves(self.match.state, seat, self.match.legal(seat))))

    def show_plans(self, seat: int, most: int) -> None:
        plans = self.match.game.plans(self.match.state, seat)
        order = sorted(range(len(plans)), key=lambda i: not plans[i].best)
        if plans:
            self.say("plans")
        for i in sorted(order[:most]):
            put(f"  p{i + 1:<3} {self.screen.plan(self.match.state, seat, plans[i])}")
        if len(plans) > most:
            self.say("more_plans", n=len(plans) - most)

    def obey(self, seat: int, line: str) -> bool:
        """One line from a person; True if it was a decision, so that the position is another now."""
        match = self.match
        word, _, rest = line.partition(" ")
        low = word.lower()
        if low in ("quit", "q", "exit"):
            raise Stop
        if low in ("help", "?", "h"):
            self.help(rest)
        elif low in ("", "board", "show"):
            self.show(seat)
        elif low == "moves" and not rest:
            self.show_moves(seat)
        elif low == "plans" and not rest:
            self.show_plans(seat, 10_000)
        elif low == "log" and not rest:
            put("\n".join(self.log[-30:]) or self.screen.words.say("play.no_log"))
        elif low == "save":
            if not rest:
                raise UserError("play.save_where")
            write(match, Path(rest))
            self.say("saved", file=rest)
        elif low in ("undo", "u") and not rest:
            match.undo(seat=seat)
            self.say("undone")
            self.log.append(self.screen.words.say("play.undone"))
            return True
        elif low.isdecimal() and not rest:
            legal = match.legal(seat)
            if not 1 <= int(low) <= len(legal):
                raise UserError("play.no_number", number=int(low), last=len(legal))
            self.tell(match.push(legal[int(low) - 1], seat).events)
            return True
        elif low[0] == "p" and low[1:].isdecimal() and not rest:
            plans = match.game.plans(match.state, seat)
            if not 1 <= int(low[1:]) <= len(plans):
                raise UserError("play.no_plan", number=int(low[1:]), last=len(plans))
            for step in match.push_plan(plans[int(low[1:]) - 1].actions, seat):
                self.tell(step.events)
            return True
        else:
            for step in match.push_plan([text.strip() for text in line.split(";") if text.strip()], seat):
                self.tell(step.events)
            return True
        return False

    def help(self, word: str) -> None:
        if not word:
            self.say("help")
            return
        lines = self.screen.help(self.match.state, word)
        if not lines:
            self.say("no_help", word=word)
        for line in lines:
            put(line)
