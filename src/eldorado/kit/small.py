"""The base of a small game: one whose actions mean the same in every position, so that a table can list them.

From the table follow the numbers of the actions, their notation, the readable moves, most refusals and the prompts;
from the attributes of the state how it is saved and what of it is public. A large game writes these by hand, with plain
ints for speed; a small one is finished sooner this way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from eldorado.core.errors import BadAction, BadPosition
from eldorado.core.game import Event, Game, Move, Refusal, State
from eldorado.core.given import overlay
from eldorado.core.plain import Options, Plain
from eldorado.kit import fields


@dataclass(frozen=True)
class Act:
    """One line of the table: what is done, in answer to which question, and the clause that says when it may be.

    With an argument it stands for one action for each of its values; `at` is the sort of thing on the table it belongs
    to, "card" for "card:3". What it says of `reveals` is what `Move` does.

    >>> Act("dig", "dig", "T-DIG-1", "value", (1, 2, 3), at="card").lines()
    ['dig 1', 'dig 2', 'dig 3']
    """

    kind: str
    question: str
    clause: str
    arg: str = ""
    values: Sequence[int] = (0,)
    at: str = ""
    reveals: bool = False

    def lines(self) -> list[str]:
        return [f"{self.kind} {value}" if self.arg else self.kind for value in self.values]

    def move(self, value: int) -> Move:
        args = {self.arg: value} if self.arg else {}
        anchors = [f"{self.at}:{value}" if self.arg else self.at] if self.at else []
        return Move(self.kind, args, anchors, self.reveals)


class Acts:
    """The table: actions are numbered in its order.

    >>> acts = Acts(Act("dig", "dig", "T-DIG-1", "value", (1, 2)), Act("pass", "block", "T-BLOCK-1"))
    >>> acts.lines, acts.parts(1), acts.code("pass"), acts.codes("dig", [2, 1])
    (['dig 1', 'dig 2', 'pass'], ('dig', 2), 2, [0, 1])
    """

    def __init__(self, *table: Act) -> None:
        self.each = [(act, value) for act in table for value in act.values]
        self.lines = [line for act in table for line in act.lines()]
        self.numbers = {(act.kind, value): number for number, (act, value) in enumerate(self.each)}
        # of a question: that of its first act
        self.clauses = {act.question: act.clause for act in reversed(table)}

    def parts(self, action: int) -> tuple[str, int]:
        """The kind of an action, and the value of its argument."""
        act, value = self.each[action]
        return act.kind, value

    def code(self, kind: str, value: int = 0) -> int:
        return self.numbers[kind, value]

    def codes(self, kind: str, values: Iterable[int]) -> list[int]:
        """The actions of one kind with these values, each once and in order."""
        return [self.numbers[kind, value] for value in sorted(set(values))]

    def values(self, kind: str, actions: Iterable[int]) -> list[int]:
        """The values of those of the actions that are of this kind."""
        return [self.each[action][1] for action in actions if self.each[action][0].kind == kind]


class SmallState(State):
    """A state whose attributes are all there is to it: numbers, flags, words, lists of them, and piles.

    `frames` is the stack of questions that are being resolved: the last one is asked. `secret` names the attributes
    that not everybody may know.

    >>> print(SmallState(2, {"rounds": 3}, "dig"))
    options: {'rounds': 3}
    frames: ['dig']
    """

    secret: Sequence[str] = ()

    def __init__(self, seats: int, options: Options, question: str) -> None:
        super().__init__(seats)
        self.options = options
        self.frames = [question]

    def names(self) -> list[str]:
        return [name for name in vars(self) if name != "seats"]

    def public(self) -> list[str]:
        return [name for name in self.names() if name not in self.secret]

    def __str__(self) -> str:
        told = fields.dump(self, self.public())
        return "\n".join(f"{name}: {told[name]}" for name in told)


S = TypeVar("S", bound=SmallState)


class SmallGame(Game[S]):
    """A game with a table of acts. `actors`, `legal`, `apply` and `observe` are its own; this is what follows.

    A subclass gives what is declared here, and `blank`. Words: `GAME.refusal.KIND` says why an act that is asked for
    cannot be done, `not_asked` and `not_now` the rest; `GAME.prompt.QUESTION`, `wait` and `over`.

    >>> class Nim(SmallGame[SmallState]):
    ...     acts, actions = Acts(Act("take", "take", "N-1", "n", (1, 2, 3))), 3
    >>> s = SmallState(2, {}, "take")
    >>> Nim().notation(s, 0, 2), Nim().encode(s, 0, "take 3"), Nim().decode(s, 0, 1).args
    ('take 3', 2, {'n': 2})
    """

    acts: Acts  # and as `actions` how many they are: len(acts.each)
    clause_who: str  # the clause that says who acts
    clause_end: str  # the one that says when the game is over
    told: Sequence[str]  # fields a scenario can give and check

    def blank(self, seats: int, options: Options) -> S:
        """A state with nothing dealt."""
        raise NotImplementedError

    def asks(self, s: S) -> Plain:
        """Arguments for the prompt: what everybody may know of the question."""
        return {}

    # --- copying and saving
    def dump(self, s: S) -> Plain:
        return {"seats": s.seats, **fields.dump(s, s.names())}

    def load(self, data: Plain) -> S:
        s = self.blank(data["seats"], data["options"])
        fields.load(s, data, s.names())
        return s

    def describe(self, s: S) -> Plain:
        return {**fields.dump(s, self.told), "phase": s.frames[-1]}

    def given(self, given: Plain, start: Plain) -> tuple[S, Plain]:
        """What a scenario gives, laid over how it starts (`describe`, and what the game wants to know besides)."""
        seats = int(given["seats"])
        s = self.blank(seats, self.options(seats, given["options"]))
        said = {key: value for key, value in given.items() if key not in ("seats", "options")}
        want = overlay({**SmallGame.describe(self, s), **start}, said)
        fields.load(s, want, self.told)
        if want["phase"] not in self.acts.clauses:
            questions = ", ".join(self.acts.clauses)
            raise BadPosition("position.bad_value", key="phase", value=want["phase"], like=questions)
        s.frames = [want["phase"]]
        return s, want

    # --- knowing
    def public(self, s: S, seat: int) -> dict[str, Plain]:
        """What everybody may know, for `observe` to add to."""
        return {"viewer": seat, "seats": s.seats, **fields.dump(s, s.public())}

    def world(self, view: Plain) -> S:
        """The public part of a view as a state, for `determinize` to fill."""
        s = self.blank(view["seats"], view["options"])
        fields.load(s, view, s.public())
        return s

    # --- speaking
    def decode(self, s: S, seat: int, action: int) -> Move:
        if not 0 <= action < self.actions:
            raise BadAction("action.unknown", action=action)
        act, value = self.acts.each[action]
        return act.move(value)

    def notation(self, s: S, seat: int, action: int) -> str:
        return self.acts.lines[action]

    def why_not(self, s: S, seat: int, action: int) -> Refusal | None:
        move = self.decode(s, seat, action)
        if action in self.legal(s, seat):
            return None
        words = self.info.id + ".refusal."
        if not (self.actors(s) >> seat) & 1:
            return Refusal(self.clause_who, words + "not_asked", {})
        act, question = self.acts.each[action][0], s.frames[-1]
        if act.question != question:
            return Refusal(self.acts.clauses[question], words + "not_now", {"question": question})
        return Refusal(act.clause, words + act.kind, move.args)

    # --- advising
    def prompt(self, s: S, seat: int) -> Plain:
        words, actors = self.info.id + ".prompt.", self.actors(s)
        if not actors:
            return {"key": words + "over", "args": {}, "clause": self.clause_end}
        if seat < 0 or not (actors >> seat) & 1:
            return {"key": words + "wait", "args": {}, "clause": self.clause_who}
        question = s.frames[-1]
        asked = {"key": words + question, "args": self.asks(s), "clause": self.acts.clauses[question]}
        if self.acts.numbers.get(("pass", 0)) in self.legal(s, seat):
            # A reaction window: the table may decline for whoever does not want to be asked.
            asked["pass"] = self.acts.code("pass")
        return asked


def tell(
    out: list[Event] | None,
    kind: str,
    args: Plain,
    secret: Plain = None,
    seats: int = 0,
    reveals: bool = False,
) -> None:
    """Say what happened, if somebody listens.

    >>> heard = []
    >>> tell(heard, "found", {"who": 1})
    >>> tell(None, "found", {"who": 1})
    >>> heard[0].seen_by(0)
    {'kind': 'found', 'args': {'who': 1}}
    """
    if out is not None:
        out.append(Event(kind, args, secret, seats, reveals))
