"""The base of all questions of Isla Dorada: prompts and refusals."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.core.question import Question
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.refusals import no

HIDDEN = -2  # in the data of `show`: a card that is there, but hidden from this viewer
UNSEEN = -1  # in the same place: nothing, or nothing the viewer may know of


def seats_of(mask: int, seats: int) -> list[int]:
    """Return the seats of a mask.

    >>> seats_of(0b101, 3)
    [0, 2]
    """
    return [seat for seat in range(seats) if (mask >> seat) & 1]


class IslaQuestion(Question[IslaState]):
    """A question of this game. A subclass defines who is asked and what is legal, and words for it."""

    # --- words --------------------------------------------------------------------------------------------------------
    def asks(self, s: IslaState, seat: int) -> str:
        """The name of the question, for prompts, refusals and scenarios."""
        return self.name

    def clause(self) -> str:
        """The clause of the question."""
        raise NotImplementedError

    def sentence(self, s: IslaState, seat: int) -> str:
        """The key of the prompt, if it is not the name of the question."""
        return self.asks(s, seat)

    def details(self, s: IslaState, seat: int) -> dict[str, Plain]:
        """The arguments of the prompt."""
        return {}

    def declines(self) -> int:
        """The declining action if this is a window in which the table may answer for a seat; otherwise -1."""
        return -1

    def prompt(self, s: IslaState, seat: int) -> Plain:
        mask = self.actors(s)
        key = "isla_dorada.prompt."
        if seat < 0 or not (mask >> seat) & 1:
            return {"key": key + "wait", "args": {"who": seats_of(mask, s.seats)}, "clause": self.clause()}
        asked: dict[str, Plain] = {
            "key": key + self.sentence(s, seat),
            "args": self.details(s, seat),
            "clause": self.clause(),
        }
        if self.declines() >= 0:
            asked["pass"] = self.declines()  # the table answers for a seat with nothing to decide (D-ROUND-2)
        return asked

    # --- refusals -----------------------------------------------------------------------------------------------------
    def not_asked(self, s: IslaState, seat: int) -> Refusal:
        """Explain why a seat that owes no decision cannot move."""
        return no("D-ROUND-2", "not_asked")

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        """Explain why the action is not legal; None if it does not answer the question at all."""
        return None

    def refuse(self, s: IslaState, seat: int, action: int) -> Refusal:
        if not (self.actors(s) >> seat) & 1:
            return self.not_asked(s, seat)
        why = self.reason(s, seat, action)
        return why or no(self.clause(), "other_question", question=self.asks(s, seat))

    # --- views -------------------------------------------------------------------------------------------------
    def show(self, s: IslaState, eye: int) -> Plain:
        """Return the question as saved, with hidden values replaced by HIDDEN or UNSEEN."""
        return self.dump()

    # --- cards to choose from -----------------------------------------------------------------------------------------
    def offers(self, seat: int) -> list[int]:
        """The goal cards drawn for the seat to choose from."""
        return []

    def offers_destinies(self) -> bool:
        """Whether these are destinies and not treasures."""
        return False

    # --- worlds that a view allows ------------------------------------------------------------------------------------
    def cards_seen(self) -> list[int]:
        """The goal cards of the question that the view shows."""
        return []

    def unhide(self, pile: list[int]) -> None:
        """Replace hidden cards by cards from a shuffled pile."""

    def imagine(self, s: IslaState, me: int, dice: Dice) -> None:
        """Choose the answers that others have given, or may be about to, at random among their possibilities."""


def one_of(items: list[int], dice: Dice) -> int:
    return items[dice.below(len(items))]


def asked(s: IslaState) -> IslaQuestion | None:
    """Return the current question; None when the game is over."""
    if not s.questions:
        return None
    question = s.questions[-1]
    assert isinstance(question, IslaQuestion)
    return question
