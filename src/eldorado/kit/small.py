"""The base of a small game: one whose actions mean the same in every position.

From its codec follow the numbers of the actions, their notation, the readable moves, most refusals and the prompts;
from the attributes of the state how it is saved and what of it is public. A large game does the last two by itself,
with plain ints for speed; a small one is finished sooner this way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from eldorado.core.errors import BadPosition
from eldorado.core.game import Event, Game, Move, Refusal, State
from eldorado.core.plain import Options, Plain
from eldorado.core.scenarios.given import overlay
from eldorado.kit import fields
from eldorado.kit.codec import Codec
from eldorado.kit.speech import Speech


class SmallState(State):
    """A state that consists of its attributes: numbers, flags, words, lists of them, and piles.

    `questions` is the stack of questions that are being resolved: the last one is asked. `secret` names the attributes
    that not everybody may know.

    >>> SmallState(2, {"rounds": 3}, "dig").public()
    ['options', 'questions']
    """

    secret: Sequence[str] = ()

    def __init__(self, seats: int, options: Options, question: str) -> None:
        super().__init__(seats)
        self.options = options
        self.questions = [question]

    def names(self) -> list[str]:
        return [name for name in vars(self) if name != "seats"]

    def public(self) -> list[str]:
        return [name for name in self.names() if name not in self.secret]


UNSEEN = ("options", "questions")  # public, but not lying on the table
S = TypeVar("S", bound=SmallState)


class SmallGame(Game[S]):
    """A game with a codec. `actors`, `legal`, `apply` and `observe` are its own; the rest is derived here.

    A subclass gives what is declared here, and `blank`. Each family names the question it answers. Words:
    `GAME.refusal.FAMILY` says why an action that is asked for cannot be done, `not_asked` and `not_now` the rest;
    `GAME.prompt.QUESTION`, `wait` and `over`.

    >>> from eldorado.kit.codec import family, numbers
    >>> CODEC = Codec(family("take", {"n": numbers("number", 1, 3)}, clause="N-1", question="take"))
    >>> class Nim(SmallGame[SmallState]):
    ...     codec, speech, actions = CODEC, Speech("nim", CODEC), CODEC.size
    ...     def legal(self, s, seat):
    ...         return [0, 1, 2]
    >>> s = SmallState(2, {}, "take")
    >>> Nim().notation(s, 0, 2), Nim().encode(s, 0, "take 3"), Nim().decode(s, 0, 1).args
    ('take 3', 2, {'n': 2})
    """

    codec: Codec  # and as `actions` its size
    speech: Speech
    clause_who: str  # the clause about who acts
    clause_end: str  # the clause about the end of the game
    told: Sequence[str]  # fields a scenario can give and check

    def clauses(self) -> dict[str, str]:
        """The questions, each with the clause of the first family that answers it."""
        return {kind.question: kind.clause for kind in reversed(self.codec.families)}

    def blank(self, seats: int, options: Options) -> S:
        """Make a state with nothing dealt."""
        raise NotImplementedError

    def asks(self, s: S) -> Plain:
        """Arguments for the prompt: public knowledge about the question."""
        return {}

    # --- copying and saving
    def dump(self, s: S) -> Plain:
        return {"seats": s.seats, **fields.dump(s, s.names())}

    def load(self, data: Plain) -> S:
        s = self.blank(data["seats"], self.options(data["seats"], data["options"]))
        fields.load(s, data, [name for name in s.names() if name != "options"])
        return s

    def describe(self, s: S) -> Plain:
        return {**fields.dump(s, self.told), "phase": s.questions[-1]}

    def given(self, given: Plain, start: Plain) -> tuple[S, Plain]:
        """What a scenario gives, laid over how it starts (`describe`, and what the game wants to know besides)."""
        seats = int(given["seats"])
        s = self.blank(seats, self.options(seats, given["options"]))
        said = {key: value for key, value in given.items() if key not in ("seats", "options")}
        want = overlay({**SmallGame.describe(self, s), **start}, said)
        fields.load(s, want, self.told)
        if want["phase"] not in self.clauses():
            questions = ", ".join(self.clauses())
            raise BadPosition("position.bad_value", key="phase", value=want["phase"], like=questions)
        s.questions = [want["phase"]]
        return s, want

    def conserved(self, s: S) -> Plain:
        """Return nothing; games override it to count their components."""
        return {}

    # --- knowing
    def public(self, s: S, seat: int) -> dict[str, Plain]:
        """What everybody may know, for `observe` to extend."""
        return {"viewer": seat, "seats": s.seats, **fields.dump(s, s.public())}

    def world(self, view: Plain) -> S:
        """Build a state from the public part of a view, for `determinize` to fill."""
        s = self.blank(view["seats"], view["options"])
        fields.load(s, view, s.public())
        return s

    # --- speaking
    def decode(self, s: S, seat: int, action: int) -> Move:
        return self.speech.decode(s, seat, action)

    def notation(self, s: S, seat: int, action: int) -> str:
        return self.speech.notation(s, seat, action)

    def encode(self, s: S, seat: int, text: str) -> int:
        return self.speech.encode(s, seat, text, self.legal(s, seat))

    def draw(self, s: S, width: int = 0) -> str:
        """Draw a line for each thing on the table and for each seat; a list with an entry per seat belongs to them."""
        told = {name: value for name, value in fields.dump(s, s.public()).items() if name not in UNSEEN}
        each = [name for name, value in told.items() if isinstance(value, list) and len(value) == s.seats]
        lines = [f"{spaced(name)}: {value}" for name, value in told.items() if name not in each]
        for seat in range(s.seats):
            own = [f"{spaced(name)} {shown(told[name][seat])}" for name in each if told[name][seat] != []]
            lines += [f"seat {seat}: {', '.join(own)}"] * bool(own)
        return "\n".join(lines)

    def why_not(self, s: S, seat: int, action: int) -> Refusal | None:
        usual = self.speech.refusal(s, seat, action)
        if action in self.legal(s, seat):
            return None
        words = self.info.id + ".refusal."
        if not (self.actors(s) >> seat) & 1:
            return Refusal(self.clause_who, words + "not_asked", {})
        question = s.questions[-1]
        if self.codec.family(action).question != question:
            return Refusal(self.clauses()[question], words + "not_now", {"question": question})
        return usual

    # --- advising
    def prompt(self, s: S, seat: int) -> Plain:
        words, actors = self.info.id + ".prompt.", self.actors(s)
        if not actors:
            return {"key": words + "over", "args": {}, "clause": self.clause_end}
        if seat < 0 or not (actors >> seat) & 1:
            return {"key": words + "wait", "args": {}, "clause": self.clause_who}
        question = s.questions[-1]
        asked = {"key": words + question, "args": self.asks(s), "clause": self.clauses()[question]}
        if "pass" in self.codec.by_name and self.codec.code("pass") in self.legal(s, seat):
            # A reaction window: the table may decline for players who do not want to be asked.
            asked["pass"] = self.codec.code("pass")
        return asked


def spaced(name: str) -> str:
    """Return a name from the data as people read it.

    >>> spaced("gold_coin")
    'gold coin'
    """
    return name.replace("_", " ")


def shown(value: Plain) -> str:
    """Return one value of a seat, or a list of them with blanks between.

    >>> shown(3), shown([1, 4])
    ('3', '1 4')
    """
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def tell(
    out: list[Event] | None,
    kind: str,
    args: Plain,
    secret: Plain = None,
    seats: int = 0,
    reveals: bool = False,
) -> None:
    """Report an event, if somebody listens.

    >>> heard = []
    >>> tell(heard, "found", {"who": 1})
    >>> tell(None, "found", {"who": 1})
    >>> heard[0].seen_by(0)
    {'kind': 'found', 'args': {'who': 1}}
    """
    if out is not None:
        out.append(Event(kind, args, secret, seats, reveals))
