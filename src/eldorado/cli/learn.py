"""Learn a game by playing it, one idea at a time."""

from __future__ import annotations

import json

from eldorado import games
from eldorado.cli._screen import Screen
from eldorado.cli._setup import drawn, printable, put
from eldorado.core import lessons, rulebook
from eldorado.core.errors import BadAction, Refused, UserError
from eldorado.core.language import languages
from eldorado.core.lessons import Lesson, Session
from eldorado.core.system.places import data_folder


def learn(game: str = "", lesson: str = "", *, again: bool = False, step: int = 0) -> None:
    """Learn a game in the terminal: prepared positions, one idea at a time, every move your own.

    Without a game, list the lessons. At each step: a number or a notation makes a move, `show` plays it for you, `next`
    and `back` go to another step, `again` begins the step again, `help WORD` explains a card or a clause, `quit` stops;
    the lesson goes on there next time.

    Parameters
    ----------
    game
        which game; `eldorado games` lists them
    lesson
        which of its lessons; by default the first
    again
        begin with the first step, wherever you left it
    step
        begin with this step
    """
    if not game:
        list_lessons()
        return
    known = lessons.available(game, games.home(game))
    chosen = lessons.read(game, games.home(game), lesson or (known[0].id if known else ""))
    if step and not 1 <= step <= len(chosen.steps):
        raise BadAction("lesson.no_step", step=step, n=len(chosen.steps))
    kept = Progress(chosen)
    number, made = (step - 1, []) if step else (0, []) if again else kept.read()
    Learning(chosen, kept).run(number, made)


def list_lessons() -> None:
    words = games.words()
    for game in games.names():
        for lesson in lessons.available(game, games.home(game)):
            args = {"game": game, "lesson": lesson.id, "minutes": lesson.minutes}
            put(words.say("learn.listed", {**args, "name": words.say(lesson.words)}))
            put(f"    {words.say(f'{lesson.words}.about')}")


class Progress:
    """The progress in lessons, stored in the user's data folder."""

    def __init__(self, lesson: Lesson) -> None:
        self.file = data_folder() / "lessons" / f"{lesson.game}-{lesson.id}.json"
        self.steps = len(lesson.steps)

    def read(self) -> tuple[int, list[str]]:
        try:
            data = json.loads(self.file.read_text(encoding="utf-8"))
            step, made = int(data["step"]), [str(move) for move in data["made"]]
        except (OSError, ValueError, KeyError, TypeError):
            return 0, []
        return (step, made) if 0 <= step < self.steps else (0, [])

    def write(self, step: int, made: list[str]) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps({"step": step, "made": made}), encoding="utf-8")
        except OSError:
            return  # without a place to store it lessons still work, but begin again next time

    def forget(self) -> None:
        self.write(0, [])


class Learning:
    """One lesson at one keyboard."""

    def __init__(self, lesson: Lesson, kept: Progress) -> None:
        self.lesson = lesson
        self.kept = kept
        self.game = games.load(lesson.game)
        self.words = games.words()
        seats = lesson.seats or self.game.info.default_seats
        names = [self.words.say("seat", {"n": seat + 1}) for seat in range(seats)]
        book = rulebook.load(self.game.info, languages.spoken())
        self.screen = Screen(self.game, self.words, book, names)

    def say(self, key: str, **args: object) -> None:
        put(self.words.say(key, args, self.screen.names))

    def run(self, number: int, made: list[str]) -> None:
        """Go from step to step until the end, or until the learner stops."""
        lesson = self.lesson
        self.say("learn.begin", name=self.words.say(lesson.words), n=len(lesson.steps))
        while number < len(lesson.steps):
            self.kept.write(number, made)
            went = self.take(self.session(number, made))
            if went is None:
                self.say("learn.stopped", game=lesson.game, lesson=lesson.id)
                return
            number, made = max(0, number + went), []
        self.kept.forget()
        self.say(f"{lesson.words}.end")

    def session(self, number: int, made: list[str]) -> Session:
        try:
            return Session(self.lesson, self.game, number, made)
        except UserError:  # the lesson has changed since: the step begins again
            return Session(self.lesson, self.game, number)

    def take(self, session: Session) -> int | None:
        """Take one step; return the number of steps to advance, None to stop."""
        self.show(session)
        while not session.done or not session.step.do:
            line = self.read(session)
            went = self.obey(session, line)
            if went is not None:
                return went if went != STOP else None
            self.kept.write(session.number, session.made)
        return 1

    def show(self, session: Session) -> None:
        step, number, screen = session.step, session.number, self.screen
        print()
        title = self.words.say(session.words)
        self.say("learn.step", n=number + 1, all=len(self.lesson.steps), title=title)
        print(drawn(self.game, session.state))
        put("\n".join(screen.private(session.state, session.seat)))
        print()
        self.say(f"{session.words}.say")
        if step.do:
            self.say(f"{session.words}.ask")
            put(
                "\n".join(
                    screen.moves(session.state, session.seat, self.game.legal(session.state, session.seat))
                )
            )
        else:
            self.say("learn.enter")

    def read(self, session: Session) -> str:
        try:
            return printable(input(f"{self.words.say('learn.you')}> ")).strip()
        except EOFError:
            print()
            return "quit"

    def obey(self, session: Session, line: str) -> int | None:
        """Carry out one line of the learner; return the number of steps to advance, None to stay."""
        word, _, rest = line.partition(" ")
        low = word.lower()
        if low in ("quit", "q", "exit"):
            return STOP
        if low in ("next", "skip") or (not line and not session.step.do):
            return 1
        if low == "back":
            return -1
        if low == "again":
            return 0
        if low in ("help", "?"):
            for text in self.screen.help(session.state, rest) if rest else [self.words.say("learn.help")]:
                put(text)
        elif low == "show":
            self.attempt(session, session.remaining())
        elif line and session.step.do:
            self.attempt(session, [text.strip() for text in line.split(";") if text.strip()])
        return None

    def attempt(self, session: Session, moves: list[str]) -> None:
        legal = self.game.legal(session.state, session.seat)
        first = moves[0] if moves else ""
        number = int(first) if first.isdecimal() else 0
        try:
            if first.isdecimal() and not 1 <= number <= len(legal):
                raise UserError("play.no_number", number=number, last=len(legal))
            verdict = session.try_moves([legal[number - 1], *moves[1:]] if number else moves)
        except Refused as error:
            put(self.words.error(error))
            return
        except UserError as error:
            put(self.words.error(error))
            return
        for event in verdict.events:
            put(f"· {self.screen.event(event, session.seat)}")
        if verdict.said:
            self.say(verdict.said)
        if verdict.right and not session.done:
            legal = self.game.legal(session.state, session.seat)
            put("\n".join(self.screen.moves(session.state, session.seat, legal)))


STOP = 10_000  # steps on: no lesson is so long
