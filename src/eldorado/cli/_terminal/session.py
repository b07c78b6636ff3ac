"""One game at one keyboard."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from shutil import get_terminal_size

try:
    import readline  # from here on `input` supports arrow keys and history
except ImportError:  # not everywhere
    readline = None  # type: ignore[assignment]

from eldorado.bots.bot import Bot
from eldorado.cli._screen import Screen
from eldorado.cli._setup import drawn, fold, printable, put
from eldorado.cli._terminal.page import UNBOUNDED, Block, cut, fit
from eldorado.core.errors import Refused, UserError
from eldorado.core.game import SPECTATOR, Event
from eldorado.core.matches.match import Match
from eldorado.core.system.reasons import reason

FRAME = 5  # lines that are always there: empty ones, about the board, and the input line
# Events that tell nothing: several were asked at once, and what they said comes later; what is about to be bought, and
# the tile turned up, are told when it is done, and before that by the question to whoever may decide.
QUIET = {"answered", "announces", "flips"}
LEAST_MOVES, LEAST_PLANS, LEAST_FACTS, LEAST_OWN, LEAST_NEWS = 5, 3, 2, 3, 3
NEWS = 9  # lines that what happened may take at most: the log has all of it


def write(match: Match, file: Path) -> None:
    """Write the record; UserError for a place that cannot be written."""
    try:
        file.write_text(match.export(), encoding="utf-8")
    except OSError as error:
        raise UserError("play.not_saved", file=str(file), problem=reason(error)) from None


class Stop(Exception):
    """The player wants to stop."""


class Session:
    """One game at one keyboard."""

    def __init__(self, match: Match, bots: dict[int, Bot], screen: Screen, ask_all: bool = False) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.ask_all = ask_all  # also decisions with a single answer
        self.people = [seat for seat in range(match.record.seats) if seat not in bots]
        self.shown = (
            self.people[0] if len(self.people) == 1 else SPECTATOR
        )  # the seat whose secrets may be on the screen
        self.log: list[str] = []
        # On a screen that shows one decision at a time, what happened before it is a part of it.
        self.news: list[str] = []
        self.seen = False  # whether the news have been shown
        self.paged = sys.stdout.isatty()

    def say(self, key: str, **args: object) -> None:
        put(self.screen.tell(f"play.{key}", args))

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
        """Report events as the person here may know them; with several people only what all may know."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        if self.seen:
            self.news, self.seen = [], False
        for event in events:
            if event.kind in QUIET:
                continue
            line = self.screen.event(event, viewer)
            self.log.append(line)
            self.news.append(f"· {line}")
            if not self.paged:
                put(self.news[-1])

    def end(self) -> None:
        result = self.match.result()
        if self.paged and not self.seen:
            put("\n".join(self.news))
        print()
        print(self.board())
        for rank in sorted(set(result.ranks)):
            who = [seat for seat in range(len(result.ranks)) if result.ranks[seat] == rank]
            self.say("rank", rank=rank, who=who)
        put("\n".join(self.screen.sheet(result.args)))
        print(self.screen.tell(result.key, result.args))

    def board(self, whole: bool = False) -> str:
        """Draw the position; with `whole` all of its map, however tall that is."""
        named = self.screen.named(drawn(self.match.game, self.match.state, whole))
        return fold(
            named, get_terminal_size().columns
        )  # names are longer than the ids the lines were cut for

    # --- a person decides ---------------------------------------------------------------------------------------------
    def ask(self, seat: int) -> None:
        legal = self.match.legal(seat)
        if len(legal) == 1 and not self.ask_all:
            self.tell(self.match.push(legal[0], seat).events)
            return
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
        """Show a curtain between two people at one keyboard."""
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="")
        if readline is not None:
            readline.clear_history()  # earlier input is private
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

    def show(self, seat: int, whole: bool = False) -> None:
        """The position as the seat may know it, and what it can do: as much as the screen holds, unless the whole is
        asked for."""
        blocks = self.blocks(seat)
        size = get_terminal_size()
        tall = {
            block.name: [
                fold(line, size.columns).count("\n") + 1
                for line in (reversed(block.lines) if block.last else block.lines)
            ]
            for block in blocks
        }
        labels = sum(bool(block.lines) and block.name != "board" for block in blocks)
        bounded = sys.stdout.isatty() and not whole
        asked = fold(self.screen.prompt(self.match.state, seat), size.columns)
        room = size.lines - FRAME - labels - len(asked.splitlines())
        counts = fit(blocks, room if bounded else UNBOUNDED, tall)
        by_name = {block.name: block for block in blocks}
        print()
        for name in ("news", "board", "yours", "facts"):
            self.put_block(by_name[name], counts[name])
        self.seen = True
        print()
        put(asked)
        for name in ("moves", "plans"):
            self.put_block(by_name[name], counts[name])

    def put_block(self, block: Block, count: int) -> None:
        lines = cut(block, count)
        if block.name == "board":
            if not lines:
                self.say("board_hidden")
                return
            print("\n".join(lines))
            if marked := self.screen.marked():
                self.say("players", players=marked)
        elif lines:
            self.say(block.name)
            put("\n".join(lines))

    def blocks(self, seat: int) -> list[Block]:
        """The blocks that belong to a decision, in the order in which they get room."""
        state, screen = self.match.state, self.screen

        def listed(name: str, lines: list[str], least: int) -> Block:
            return Block(name, lines, least, "  " + screen.words.say(f"play.more_{name}", {"n": "{n}"}))

        return [
            listed("yours", screen.private(state, seat), LEAST_OWN),
            self.happened(),
            Block("board", self.board().splitlines()),
            listed("moves", screen.moves(state, seat, self.match.legal(seat)), LEAST_MOVES),
            listed("plans", self.plans(seat), LEAST_PLANS),
            listed("facts", screen.facts(state, seat), LEAST_FACTS),
        ]

    def happened(self) -> Block:
        """What happened since the last decision, where it is not on the screen yet."""
        more = "  " + self.screen.words.say("play.more_news", {"n": "{n}"})
        return Block("news", self.news if self.paged else [], LEAST_NEWS, more, last=True, most=NEWS)

    def plans(self, seat: int) -> list[str]:
        """List the plans by their numbers, the best ones first."""
        state, plans = self.match.state, self.match.game.plans(self.match.state, seat)
        order = sorted(range(len(plans)), key=lambda i: not plans[i].best)
        return [f"  p{i + 1:<3} {self.screen.plan(state, seat, plans[i])}" for i in order]

    def obey(self, seat: int, line: str) -> bool:
        """Carry out one line from a person; True if it was a decision, so that the position changed."""
        match = self.match
        word, _, rest = line.partition(" ")
        low = word.lower()
        if low in ("quit", "q", "exit"):
            raise Stop
        if low in ("help", "?", "h"):
            self.help(rest)
        elif low in ("", "show"):
            self.show(seat, whole=True)
        elif low == "board" and not rest:
            print(self.board(whole=True))
        elif low in ("moves", "plans", "facts", "yours") and not rest:
            block = next(block for block in self.blocks(seat) if block.name == low)
            self.put_block(block, len(block.lines))
        elif low == "log" and not rest:
            put("\n".join(self.log[-30:]) or self.screen.words.say("play.no_log"))
        elif low == "save":
            if not rest:
                raise UserError("play.save_where")
            write(match, Path(rest))
            self.say("saved", file=rest)
        elif low in ("undo", "u") and not rest:
            self.undo(seat)
            self.say("undone")
            self.log.append(self.screen.words.say("play.undone"))
            return True
        elif low.isdecimal() and not rest:
            self.tell(match.push(self.numbered(seat, low), seat).events)
            return True
        elif low[0] == "p" and low[1:].isdecimal() and not rest:
            plans = match.game.plans(match.state, seat)
            if not 1 <= int(low[1:]) <= len(plans):
                raise UserError("play.no_plan", number=int(low[1:]), last=len(plans))
            actions = plans[int(low[1:]) - 1].actions
            self.play(seat, actions, self.screen.steps(match.state, seat, actions))
            return True
        else:
            texts = [text.strip() for text in line.split(";") if text.strip()]
            # All numbers are those of the list on the screen.
            moves = [self.numbered(seat, text) if text.isdecimal() else text for text in texts]
            self.play(seat, moves, texts)
            return True
        return False

    def numbered(self, seat: int, number: str) -> int:
        """The move with a number in the list on the screen."""
        legal = self.match.legal(seat)
        if not 1 <= int(number) <= len(legal):
            raise UserError("play.no_number", number=int(number), last=len(legal))
        return legal[int(number) - 1]

    def play(self, seat: int, moves: Sequence[int | str], texts: list[str]) -> None:
        """Make several moves; stop after one that reveals something, and report it."""
        try:
            steps = self.match.push_plan(moves, seat)
        except UserError:
            if len(moves) > 1:
                self.say("none_played")
            raise
        for step in steps:
            self.tell(step.events)
        if left := texts[len(steps) :]:
            self.say("left", moves="; ".join(left), n=len(moves) - len(steps))

    def undo(self, seat: int) -> None:
        """Undo the last decision that had more than one answer: the others would be made again at once."""
        match = self.match
        match.undo(seat=seat)
        while not self.ask_all and len(match.legal(seat)) == 1 and match.undo_places(seat):
            match.undo(seat=seat)

    def help(self, word: str) -> None:
        if not word:
            self.say("help")
            return
        lines = self.screen.help(self.match.state, word)
        if not lines:
            self.say("no_help", word=word)
        for line in lines:
            put(line)
