"""Questions: objects for what is being resolved, such as a payment, a battle, a bid, a reaction window.

A state keeps a stack of questions and the last one is asked. Everything about a question is in its class: who owes a
decision, what is legal, what an answer does, the prompt, the refusal and what the others may see. How to write one:

    class Toll(Question[RoadState]):
        \"\"\"The owner of the bridge asks for gold (R-TOLL-1).\"\"\"

        def __init__(self, payer: int, due: int = 1) -> None:
            self.payer: int = payer
            self.due: int = due

        def actors(self, s: RoadState) -> int:
            return 1 << self.payer if self.due else 0    # 0: nothing to ask, `resolve` goes on

        def legal(self, s: RoadState, seat: int) -> list[int]: ...
        def apply(self, s, seat, action, dice, out) -> None: ...

        def resolve(self, s, dice, out) -> None:
            s.questions.pop()                            # a question removes itself when it is done
            s.questions.append(QUESTIONS.make("cross", self.payer))

        def copy(self) -> Toll:
            return Toll(self.payer, self.due)

    QUESTIONS.add(Toll)                                  # the game's one `Registry`; the name is "toll". A field
                                                         # that numbers things is saved by name: core.shapes

The fields are the parameters of `__init__`, all of them, under the same names, and nothing else: ints, flags, texts,
and lists of these. From that follow saving, loading, pickling and comparing. `copy` has a slow default; a compiled
class overrides it as above, which costs about 90 ns, and `check` in the tests finds a field that was forgotten.

Questions of different files push each other through the registry, so they need not import each other; where there is
no cycle, calling the class itself is three times as fast. The loop of a game is `settle`. A class that is not compiled,
in a package of its own, works the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal, State
from eldorado.core.plain import Plain, canonical, digest
from eldorado.core.shapes import Shape

__all__ = ["Question", "Registry", "check", "settle"]

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """Something that is being resolved; see the module's text.

    >>> class Count(Question[State]):
    ...     def __init__(self, seat, left=3):
    ...         self.seat, self.left = seat, left
    >>> q = Count(1)
    >>> q.copy().dump(), q.name, q.copy().key() == q.key() != Count(2).key()
    ({'question': 'count', 'seat': 1, 'left': 3}, 'count', True)
    """

    # --- the rules ----------------------------------------------------------------------------------------------------
    def actors(self, s: S) -> int:
        """The bitmask of seats that owe a decision; 0 if there is nothing to ask, then `resolve` goes on."""
        raise NotImplementedError

    def legal(self, s: S, seat: int) -> list[int]:
        """The legal actions of a seat that owes a decision."""
        raise NotImplementedError

    def apply(self, s: S, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def resolve(self, s: S, dice: Dice, out: list[Event] | None) -> None:
        """Do what needs no decision; remove the question from the stack when done."""
        raise NotImplementedError

    # --- what is said about it ----------------------------------------------------------------------------------------
    def prompt(self, s: S, seat: int) -> Plain:
        """The question to the seat, as `Game.prompt`."""
        raise NotImplementedError

    def refuse(self, s: S, seat: int, action: int) -> Refusal | None:
        """Return why this question does not allow the action; None if it has no objection."""
        return None

    def show(self, s: S, eye: int) -> Plain:
        """Return what a seat or SPECTATOR may see of it: only its name unless the class shows more."""
        return {"question": self.name}

    # --- copying and saving -------------------------------------------------------------------------------------------
    @property
    def name(self) -> str:
        """The class's name in snake case, as in saved games and catalogues."""
        return snake(type(self).__name__)

    def copy(self) -> Question[S]:
        """An independent copy. Slow default; a compiled class calls its own constructor."""
        made: Question[S] = again(type(self), fields_of(self))
        return made

    def dump(self) -> dict[str, Plain]:
        """The name and the fields as they are. A saved game has the names of things instead: `Registry.save`."""
        return {"question": self.name, **fields_of(self)}

    def key(self) -> bytes:
        """Equal exactly for equal questions."""
        return digest(self.dump())

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, dict[str, Plain]]]:
        return again, (type(self), fields_of(self))

    def __repr__(self) -> str:
        said = ", ".join([f"{name}={value!r}" for name, value in fields_of(self).items()])
        return f"{type(self).__name__}({said})"


WORDS: dict[str, str] = {}  # class names in snake case; there are a few dozen


def snake(name: str) -> str:
    """Return the name of a class in snake case.

    >>> snake("ArmyMove")
    'army_move'
    """
    word = WORDS.get(name)
    if word is None:
        word = "".join(["_" + c.lower() if c.isupper() else c for c in name]).lstrip("_")
        WORDS[name] = word
    return word


def again(cls: Any, fields: dict[str, Plain]) -> Any:
    """Rebuild an object from its class and its fields, for pickle and copies."""
    return cls(**fields)


COMPILED: dict[Any, list[str]] = {}  # the fields of compiled classes
CLOSED: set[Any] = set()  # those whose objects have no other fields


def field_names(thing: Any) -> list[str]:
    """The fields of an object, compiled or not, in the order of declaration, those of its bases first."""
    kind = type(thing)
    names = COMPILED.get(kind)
    if names is None:
        names = []
        for cls in reversed(kind.__mro__):
            # A compiled class lists its own fields before those of its bases, which are already in the list.
            names += [name for name in cls.__dict__.get("__mypyc_attrs__", ()) if name not in names]
        names = [name for name in names if name != "__dict__"]
        COMPILED[kind] = names
        if not hasattr(thing, "__dict__"):
            CLOSED.add(kind)
    return names if kind in CLOSED else names + list(thing.__dict__)


def fields_of(thing: Any) -> dict[str, Plain]:
    """The fields with their values, lists copied."""
    found: dict[str, Plain] = {}
    for name in field_names(thing):
        value = getattr(thing, name)
        found[name] = list(value) if isinstance(value, list) else value
    return found


class Registry:
    """The questions of one game by name: to make, save and load them.

    >>> class Count(Question[State]):
    ...     def __init__(self, seat, left=3):
    ...         self.seat, self.left = seat, left
    >>> questions = Registry()
    >>> questions.add(Count)
    >>> questions.make("count", 2)
    Count(seat=2, left=3)
    >>> questions.load({"question": "count", "seat": 0, "left": 1})
    Count(seat=0, left=1)
    >>> questions.save(Count(2))
    {'question': 'count', 'seat': 2, 'left': 3}
    """

    def __init__(self) -> None:
        self.kinds: dict[str, Any] = {}
        self.shapes: dict[str, dict[str, Shape]] = {}

    def add(self, cls: Any, shapes: dict[str, Shape] | None = None) -> None:
        """Register a class under its name; call this at the end of its module. `shapes` says which of its fields
        are saved by name."""
        name = snake(cls.__name__)
        if name in self.kinds and self.kinds[name] is not cls:
            raise ValueError(f"two questions are called {name!r}")
        self.kinds[name] = cls
        self.shapes[name] = shapes or {}

    def make(self, name: str, *fields: Plain) -> Any:
        """Make a question from its fields, in the order of the constructor's parameters."""
        return self.kinds[name](*fields)

    def load(self, data: Plain) -> Any:
        """Read what `Question.dump` or `show` wrote; ValueError for anything else."""
        name = data["question"] if isinstance(data, dict) and "question" in data else None
        if not isinstance(name, str) or name not in self.kinds:
            raise ValueError("this is not a question of the game")
        fields = {field: list(v) if isinstance(v, list) else v for field, v in data.items()}
        del fields["question"]
        try:
            return self.kinds[name](**fields)
        except TypeError as error:
            raise ValueError(str(error)) from None

    def save(self, question: Any) -> dict[str, Plain]:
        """Return the question as saved games hold it: like `dump`, but with the names of things."""
        saved: dict[str, Plain] = question.dump()
        for name, shape in self.shapes[saved["question"]].items():
            saved[name] = shape.save(saved[name])
        return saved

    def restore(self, saved: Plain) -> Any:
        """Read a question that `save` wrote; ValueError for anything else."""
        if not isinstance(saved, dict):
            raise ValueError("this is not a question of the game")
        data = dict(saved)
        for name, shape in self.shapes.get(str(data.get("question")), {}).items():
            if name in data:
                data[name] = shape.load(data[name])
        return self.load(data)


def settle(s: S, questions: list[Question[S]], dice: Dice, out: list[Event] | None) -> int:
    """Resolve what needs no decision; return the bitmask of seats that owe one, 0 when no question is left.

    >>> class Count(Question[State]):
    ...     def __init__(self, left):
    ...         self.left = left
    ...     def actors(self, s):
    ...         return int(self.left == 1)
    ...     def resolve(self, s, dice, out):
    ...         self.left -= 1
    >>> stack = [Count(3)]
    >>> settle(State(2), stack, Dice(), None), stack
    (1, [Count(left=1)])
    """
    while questions:
        asked = questions[-1]
        mask = asked.actors(s)
        if mask:
            return mask
        asked.resolve(s, dice, out)
    return 0


def check(question: Any, registry: Registry) -> None:
    """Assert that the question copies and saves all its fields; call it with every question that random games meet.

    >>> class Half(Question[State]):
    ...     def __init__(self, seat, left=3):
    ...         self.seat, self.left = seat, left
    ...     def copy(self):
    ...         return Half(self.seat)
    >>> questions = Registry()
    >>> questions.add(Half)
    >>> check(Half(1), questions)
    >>> check(Half(1, 2), questions)
    Traceback (most recent call last):
    AssertionError: the copy of Half(seat=1, left=2) is Half(seat=1, left=3)
    """
    saved = question.dump()
    copied, loaded = question.copy(), registry.load(saved)
    if copied is question:
        raise AssertionError(f"{question} copies itself by reference")
    restored = registry.restore(registry.save(question))
    for name, other in (("copy", copied), ("load", loaded), ("restored", restored)):
        if type(other) is not type(question) or canonical(other.dump()) != canonical(saved):
            raise AssertionError(f"the {name} of {question} is {other}")
    for name, value in fields_of(question).items():
        if isinstance(value, list) and getattr(copied, name) is getattr(question, name):
            raise AssertionError(f"the copy of {question} shares {name}")
