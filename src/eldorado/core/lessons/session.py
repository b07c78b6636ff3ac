"""A learner's way through a lesson.

A learner's place is a step and the moves made in it, nothing else: a terminal keeps these two, a browser sends
them, and the position follows from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any

from eldorado.core.dice import Dice, QuickDice, ScriptDice
from eldorado.core.errors import BadAction, BadScenario, Refused, UserError
from eldorado.core.game import Event, Game, Move
from eldorado.core.lessons.form import Lesson, Step
from eldorado.core.plain import Plain
from eldorado.core.scenarios.given import unfold
from eldorado.core.scenarios.scenario import Failed, compare

__all__ = ["Session", "Verdict", "problems"]

SEED = 20  # for the chance in steps that may be played freely


class Verdict:
    """The outcome of a move: whether it was right, the key of the reply to the learner, and what happened.

    >>> Verdict(False, "lesson.wrong").right
    False
    """

    def __init__(self, right: bool, said: str = "", events: list[Event] | None = None) -> None:
        self.right = right
        self.said = said
        self.events = events or []


class Session:
    """A step of a lesson being played.

    >>> from eldorado import games
    >>> from eldorado.core.lessons.form import read
    >>> session = Session(read("quest", games.home("quest"), "first"), games.load("quest"), 1)
    >>> session.try_moves(["spend traveler"]).right
    False
    """

    def __init__(self, lesson: Lesson, game: Game[Any], step: int = 0, made: Sequence[str] = ()) -> None:
        if not 0 <= step < len(lesson.steps):
            raise BadAction("lesson.no_step", step=step + 1, n=len(lesson.steps))
        self.lesson = lesson
        self.game = game
        self.number = step
        self.seat = lesson.learner
        self.made: list[str] = []
        self.state: Any = self.position()
        self.dice = dice_of(self.step)
        for text in made:
            verdict = self.try_moves([text])
            if not verdict.right:
                raise BadAction("lesson.other_moves", move=text[:40])

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    # --- the position ---------------------------------------------------------------------------------------------
    def position(self) -> Any:
        """The position at the beginning of the step: its own, or the one after the steps before it."""
        lesson = self.lesson
        first = self.number
        while lesson.steps[first].given is None:
            first -= 1
        seats = lesson.seats or self.game.info.default_seats
        options = self.game.options(seats, dict(lesson.options))
        given = {**unfold(lesson.steps[first].given or {}), "seats": seats, "options": options}
        state = self.game.position(given)
        for step in lesson.steps[first : self.number]:
            dice = dice_of(step)
            for alternatives in step.do:
                play(self.game, state, self.seat, alternatives[0], dice)
            self.play_others(state, step, dice)
        return state

    def play_others(self, state: Any, step: Step, dice: Dice, out: list[Event] | None = None) -> None:
        """Play the moves that the lesson gives the other seats after a step."""
        for other in step.others:
            seat, _, text = other.partition(":")
            play(self.game, state, int(seat), text.strip(), dice, out)

    @property
    def done(self) -> bool:
        """Whether the learner has done what the step asks."""
        if self.step.until:
            return holds(self.game.describe(self.state), self.step.until)
        return len(self.made) == len(self.step.do)

    def remaining(self) -> list[str]:
        """The moves that a demonstration would play now; empty if the learner went their own way."""
        do, made = self.step.do, self.made
        if self.step.any_order:
            left = [alternatives[0] for alternatives in do]
            for text in made:
                if text in left:
                    left.remove(text)
            return left
        followed = all(text in alternatives for text, alternatives in zip(made, do, strict=False))
        return [alternatives[0] for alternatives in do[len(made) :]] if followed else []

    def demonstration(self) -> list[tuple[int, Move]]:
        """The remaining moves as actions, each decoded in the position it is made in."""
        game, world, dice = self.game, self.game.clone(self.state), again(self.dice)
        shown: list[tuple[int, Move]] = []
        for text in self.remaining():
            action = game.encode(world, self.seat, text)
            if action not in game.legal(world, self.seat):
                return []  # in a step that may be played freely the learner went another way
            shown.append((action, game.decode(world, self.seat, action)))
            game.apply(world, self.seat, action, dice)
        return shown

    # --- the learner's moves --------------------------------------------------------------------------------------
    def try_moves(self, moves: Sequence[int | str]) -> Verdict:
        """Make the moves of one gesture if they are right; otherwise change nothing and reply with what is wrong.

        Refused for a move that the rules forbid.
        """
        game, seat = self.game, self.seat
        world, made, events = game.clone(self.state), list(self.made), list[Event]()
        dice = again(self.dice)
        for move in moves:
            action = game.encode(world, seat, move) if isinstance(move, str) else move
            legal_or_raise(game, world, seat, action)
            wanted = self.wanted(world, made)
            text = wanted.get(action) or game.notation(world, seat, action)
            wrong = "" if action in wanted else self.mistake(text)
            if wrong:
                return Verdict(False, wrong)
            game.apply(world, seat, action, dice, events)
            made.append(text)
        self.state, self.made, self.dice = world, made, dice
        if self.done:
            self.play_others(self.state, self.step, self.dice, events)
        return Verdict(True, f"{self.words}.done" if self.done else "", events)

    def wanted(self, world: Any, made: list[str]) -> dict[int, str]:
        """The actions the lesson wants next, alternatives included, each with the lesson's own notation for it."""
        do = list(self.step.do) if self.step.any_order else self.step.do[len(made) : len(made) + 1]
        if self.step.any_order:
            for text in made:
                do.remove(next(one for one in do if text in one))
        found: dict[int, str] = {}
        for written in (text for alternatives in do for text in alternatives):
            try:
                found[self.game.encode(world, self.seat, written)] = written
            except UserError:
                continue  # an alternative that does not exist in this position
        return found

    def mistake(self, text: str) -> str:
        """The key of the reply to a move the step does not want; empty if any move will do."""
        for pattern, name in self.step.wrong.items():
            if fnmatchcase(text, pattern):
                return f"{self.words}.wrong.{name}"
        return "" if self.step.until else "lesson.wrong"

    @property
    def words(self) -> str:
        return f"{self.lesson.words}.{self.step.id}"


def dice_of(step: Step) -> Dice:
    return QuickDice(SEED) if step.until and not step.dice else ScriptDice(list(step.dice))


def again(dice: Dice) -> Dice:
    """Copy the dice with the same chance to come, so that a refused gesture does not use it up."""
    if isinstance(dice, ScriptDice):
        made = ScriptDice(dice.script)
        made.at = dice.at
        return made
    copied = QuickDice(SEED)
    if isinstance(dice, QuickDice):
        copied.first, copied.second = dice.first, dice.second
    return copied


def play(
    game: Game[Any], state: Any, seat: int, text: str, dice: Dice, out: list[Event] | None = None
) -> None:
    action = game.encode(state, seat, text)
    legal_or_raise(game, state, seat, action)
    game.apply(state, seat, action, dice, out)


def legal_or_raise(game: Game[Any], state: Any, seat: int, action: int) -> None:
    if not 0 <= action < game.actions:
        raise BadAction("action.unknown", action=action)
    if action in game.legal(state, seat):
        return
    refusal = game.why_not(state, seat, action)
    if refusal is None:
        raise BadAction("action.unknown", action=action)
    raise Refused(refusal.clause, refusal.key, **refusal.args)


def holds(data: Plain, wanted: Plain) -> bool:
    try:
        compare(data, wanted)
    except Failed:
        return False
    return True


# --- checking a lesson ----------------------------------------------------------------------------------------------
def problems(lesson: Lesson, game: Game[Any]) -> Iterator[str]:
    """Play a lesson as its file says and return what fails.

    Failures are an illegal move, a step that does not end, or an explanation that no move triggers.

    >>> from eldorado import games
    >>> from eldorado.core.lessons.form import read
    >>> list(problems(read("quest", games.home("quest"), "first"), games.load("quest")))
    []
    """
    for number, step in enumerate(lesson.steps):
        where = f"{lesson.game}/{lesson.id}, step {number + 1} ({step.id})"
        try:
            session = Session(lesson, game, number)
            if session.done and step.do:
                yield f"{where}: nothing is left to do at its beginning"
            told: set[str] = set()
            for text in session.remaining():
                told |= told_to_wrong(session)
                if not session.try_moves([text]).right:
                    yield f"{where}: its own move “{text}” is not right"
            if not session.done:
                yield f"{where}: it is not done after its own moves"
            if isinstance(session.dice, ScriptDice) and session.dice.at < len(session.dice.script):
                yield f"{where}: dice are left over"
        except (UserError, BadScenario) as error:
            yield f"{where}: {error}"
            continue
        for name in set(step.wrong.values()):
            if f"{session.words}.wrong.{name}" not in told:
                yield f"{where}: no legal move is told “{name}”"


def told_to_wrong(session: Session) -> set[str]:
    """The replies that the wrong ones among the legal moves of this moment get."""
    game, state, seat = session.game, session.state, session.seat
    wanted = session.wanted(state, session.made)
    others = [action for action in game.legal(state, seat) if action not in wanted]
    return {session.mistake(game.notation(state, seat, action)) for action in others}
