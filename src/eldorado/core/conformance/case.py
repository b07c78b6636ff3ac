"""The case under test: game, seed and step, what was met, and how a broken promise is reported."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eldorado.core.dice import QuickDice
from eldorado.core.game import Event, Game, State
from eldorado.core.language.words import Words
from eldorado.core.plain import Options, Plain, canonical, is_plain
from eldorado.core.rulebook import Rulebook

Chooser = Callable[[Game[Any], State, int, list[int]], int]


class Broken(AssertionError):
    """A promise of the protocol that a game breaks; the message says where, and how to reproduce it."""


class Report:
    """The contents of a checked game. A check that never met its case proves nothing, so tests look at this too."""

    def __init__(self) -> None:
        self.games = 0
        self.steps = 0
        self.ended = 0
        self.kinds: dict[str, int] = {}  # moves made, by kind
        self.events: dict[str, int] = {}
        self.clauses: dict[str, int] = {}  # refusals met, by clause
        self.hidden_cases = 0  # worlds compared with another one that a seat cannot tell from it
        self.hidden_differed = 0  # … where the hidden part really differed
        self.refused = 0
        self.no_actions = 0  # ints of the action space that meant nothing in their position
        self.plans = 0
        self.unchanged = 0  # seats for which a game reported no change
        self.orders = 0  # simultaneous answers given in several orders
        self.trace = ""  # fingerprint of all positions: equal for equal play, pure or compiled

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in vars(self).items() if name != "trace")
        return f"Report({told})"

    def add(self, other: Report) -> None:
        for name in ("games", "steps", "ended", "hidden_cases", "hidden_differed", "refused", "no_actions"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.plans += other.plans
        self.unchanged += other.unchanged
        self.orders += other.orders
        for mine, others in (
            (self.kinds, other.kinds),
            (self.events, other.events),
            (self.clauses, other.clauses),
        ):
            for key, count in others.items():
                mine[key] = mine.get(key, 0) + count

    @property
    def hidden_share(self) -> float:
        """The share of fairness checks in which the hidden part really differed; 1.0 if there was nothing to check."""
        return self.hidden_differed / self.hidden_cases if self.hidden_cases else 1.0


class Case:
    """One game being checked. `doing` names the current call, for the message if it raises."""

    def __init__(
        self, game: Game[Any], seats: int, options: Options, seed: int, words: Words, rulebook: Rulebook
    ) -> None:
        self.game = game
        self.id = game.info.id
        self.seats = seats
        self.options = options
        self.seed = seed
        self.words = words
        self.rulebook = rulebook
        self.report = Report()
        self.chance = QuickDice(seed * 7919 + 13)  # for the checks; the game has dice of its own
        self.step = 0
        self.doing = "options"
        self.seat = -1
        self.action = -1
        self.met: dict[
            int, None
        ] = {}  # actions legal at some time in this game: the likeliest mistakes later on
        self.anchors: dict[str, None] = {}  # places on the board that moves and plans named
        self.said: set[bytes] = set()

    def where(self) -> str:
        text = f"{self.id}, {self.seats} seats, options {self.options}, seed {self.seed}, step {self.step}"
        if self.seat >= 0:
            text += f", seat {self.seat}"
        if self.action >= 0:
            text += f", action {self.action}"
        return text

    def fail(self, promise: str, detail: str = "") -> Broken:
        return Broken(f"{promise}{': ' + detail if detail else ''} [{self.where()}]")

    def plain(self, data: Plain, what: str) -> None:
        """Check that data leaving the engine is plain."""
        if not is_plain(data):
            raise self.fail(f"{what} is not plain data", repr(data)[:200])

    def speakable(self, key: str, args: Plain, what: str) -> None:
        """Check that there are words for this key, with every argument they need."""
        self.plain(args, f"arguments of {what} {key}")
        mark = canonical([key, args])
        if mark in self.said:
            return
        self.said.add(mark)
        if not isinstance(args, dict):
            raise self.fail(f"arguments of {what} {key} are no table", repr(args)[:100])
        missing = self.words.problems(key, args)
        if missing:
            raise self.fail(f"no words for {what} {key}", "; ".join(missing))

    def event(self, event: Event) -> None:
        self.report.events[event.kind] = self.report.events.get(event.kind, 0) + 1
        key = f"{self.id}.event.{event.kind}"
        self.speakable(key, event.args, "event")
        if event.secret is not None:
            self.plain(event.secret, f"secret of event {event.kind}")
            if key + ".secret" in self.words:
                self.speakable(key + ".secret", {**event.args, **event.secret}, "event")

    def clause(self, clause: str, what: str) -> None:
        if clause not in self.rulebook:
            raise self.fail(f"{what} cites clause {clause!r}, which is not in rules.md")

    def sample(self, items: list[int], most: int) -> list[int]:
        """Pick at most this many of the items, evenly spaced."""
        if len(items) <= most:
            return items
        pool = list(items)
        for i in range(most):
            j = i + self.chance.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:most]


def difference(a: Plain, b: Plain, path: str = "") -> str:
    """Return where two plain values first differ, for messages.

    >>> difference({"a": [1, 2]}, {"a": [1, 3]})
    'a.1: 2 became 3'
    """
    if isinstance(a, dict) and isinstance(b, dict):
        for key in sorted(set(a) | set(b)):
            if key not in a or key not in b:
                return f"{path}{key}: {'added' if key in b else 'gone'}"
            found = difference(a[key], b[key], f"{path}{key}.")
            if found:
                return found
        return ""
    if isinstance(a, list) and isinstance(b, list):
        if len(a) != len(b):
            return f"{path.rstrip('.')}: {len(a)} items became {len(b)}: {str(a)[:80]} became {str(b)[:80]}"
        for index in range(len(a)):
            found = difference(a[index], b[index], f"{path}{index}.")
            if found:
                return found
        return ""
    return "" if type(a) is type(b) and a == b else f"{path.rstrip('.')}: {str(a)[:80]} became {str(b)[:80]}"
