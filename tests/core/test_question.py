"""Questions: an interpreted class outside the package copies, saves, pickles and is resolved like a compiled one."""

from __future__ import annotations

import copy
import pickle

import pytest

from eldorado.core.dice import Dice, QuickDice
from eldorado.core.game import SPECTATOR, Event, State
from eldorado.core.question import Question, Registry, check, settle


class Road(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.questions: list[Question[Road]] = []
        self.gold: list[int] = [3] * seats


class Toll(Question[Road]):
    def __init__(self, payer: int, due: int = 2, paid: list[int] | None = None, last: bool = False) -> None:
        self.payer: int = payer
        self.due: int = due
        self.paid: list[int] = [] if paid is None else paid
        self.last: bool = last

    def actors(self, s: Road) -> int:
        return 1 << self.payer if self.due else 0

    def legal(self, s: Road, seat: int) -> list[int]:
        return list(range(1, self.due + 1))

    def apply(self, s: Road, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        self.due -= action
        self.paid.append(action)
        s.gold[seat] -= action

    def resolve(self, s: Road, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        if not self.last:
            s.questions.append(QUESTIONS.make("toll", s.seats - 1 - self.payer, 1, None, True))


class Forgetful(Toll):
    def copy(self) -> Forgetful:
        return Forgetful(self.payer, self.due, self.paid)


QUESTIONS = Registry()
QUESTIONS.add(Toll)
QUESTIONS.add(Forgetful)


def test_questions_push_each_other_and_are_resolved() -> None:
    s, dice = Road(2), QuickDice(1)
    s.questions.append(Toll(0))
    assert settle(s, s.questions, dice, None) == 0b01
    s.questions[-1].apply(s, 0, s.questions[-1].legal(s, 0)[-1], dice, None)
    assert settle(s, s.questions, dice, None) == 0b10
    s.questions[-1].apply(s, 1, 1, dice, None)
    assert settle(s, s.questions, dice, None) == 0
    assert s.questions == []
    assert s.gold == [1, 2]


def test_all_ways_to_copy_are_independent() -> None:
    toll = Toll(1, 2, [1])
    copies = [toll.copy(), copy.copy(toll), copy.deepcopy(toll), pickle.loads(pickle.dumps(toll))]
    copies.append(QUESTIONS.load(toll.dump()))
    for other in copies:
        assert isinstance(other, Toll)
        assert other.key() == toll.key()
        other.paid.append(9)
        assert toll.paid == [1]
        assert other.key() != toll.key()


def test_saved_by_field_name() -> None:
    assert Toll(1).dump() == {"question": "toll", "payer": 1, "due": 2, "paid": [], "last": False}
    assert Toll(1).show(Road(2), SPECTATOR) == {"question": "toll"}


@pytest.mark.parametrize(
    "data", [None, [], {}, {"question": "bridge"}, {"question": "toll", "payer": 1, "colour": 2}]
)
def test_what_was_not_saved_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"not a question|colour"):
        QUESTIONS.load(data)


def test_a_copy_that_forgets_or_shares_is_found() -> None:
    check(Toll(0, 1, [2], True), QUESTIONS)
    with pytest.raises(AssertionError, match="shares paid"):
        check(Forgetful(0), QUESTIONS)
    with pytest.raises(AssertionError, match="the copy of Forgetful"):
        check(Forgetful(0, last=True), QUESTIONS)


def test_one_name_belongs_to_one_class() -> None:
    class Toll(Question[Road]):
        pass

    with pytest.raises(ValueError, match="two questions"):
        QUESTIONS.add(Toll)
