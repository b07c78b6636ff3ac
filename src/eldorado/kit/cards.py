"""The base of a small card game: hands, one face-down pile, and choices that are sealed until all have made theirs.

What is hidden in such a game is always the same, and so is what a seat may know of it: its own cards and choice, of the
others how many, and whatever everybody has seen. `observe`, `determinize`, `hides` and what a scenario can say follow;
the rules are the game's own. Cards are kinds, small ints.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TypeVar

from eldorado.core.dice import Dice
from eldorado.core.errors import BadPosition
from eldorado.core.plain import Options, Plain
from eldorado.kit import pile
from eldorado.kit.small import SmallGame, SmallState

NONE = -1  # no choice made, or no known card on top
SEALED = "?"


class CardState(SmallState):
    """Hands and the pile. A card goes from one to the other by these methods, which remember what all have seen.

    >>> s = CardState(2, {}, "dig", [0, 2, 2])
    >>> s.gain(0, 1, seen=False)
    >>> s.hand_over(1, 0, 1)
    >>> s.hands, s.known, s.waiting()
    ([[], [1]], [[], [1]], [0, 1])
    """

    secret: Sequence[str] = ("hands", "chosen", "pile")

    def __init__(self, seats: int, options: Options, question: str, deck: list[int]) -> None:
        super().__init__(seats, options, question)
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each sorted
        self.known: list[list[int]] = [[] for _ in range(seats)]  # the cards of each hand that all have seen
        self.chosen = [NONE] * seats  # the chosen action of each, until all have chosen
        self.pile = pile.of(deck)

    @property
    def everybody(self) -> int:
        """The mask of all seats."""
        return (1 << self.seats) - 1

    def side(self, seat: int) -> int:
        """The mask of the seats that see this seat's cards; empty for a spectator. Games with partners override it."""
        return 1 << seat if seat >= 0 else 0

    def waiting(self) -> list[int]:
        """The seats that have not chosen yet."""
        return [seat for seat, value in enumerate(self.chosen) if value == NONE]

    def gain(self, seat: int, card: int, seen: bool) -> None:
        insort(self.hands[seat], card)
        self.known[seat] += [card] * seen

    def lose(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def show(self, seat: int, card: int) -> None:
        """Note that everybody sees that the seat holds such a card."""
        if card not in self.known[seat]:
            self.known[seat].append(card)

    def hand_over(self, card: int, giver: int, taker: int) -> None:
        """Move a card openly from hand to hand."""
        self.lose(giver, card)
        self.gain(taker, card, seen=True)

    def draw(self, seat: int, dice: Dice) -> int:
        """Draw the top card into a hand; if it lay open, all have seen it go there."""
        seen = self.pile.top(self.everybody) != NONE
        card = self.pile.draw(dice)
        self.gain(seat, card, seen)
        return card


C = TypeVar("C", bound=CardState)


class CardGame(SmallGame[C]):
    """A game with a `deck` (how many there are of each kind) and a `CardState`.

    >>> from eldorado.core.dice import QuickDice
    >>> class Snap(CardGame[CardState]):
    ...     deck = [1, 1]
    ...     def blank(self, seats, options):
    ...         return CardState(seats, options, "snap", self.deck)
    >>> s = Snap().blank(2, {})
    >>> s.draw(0, QuickDice(1)), Snap().hides(s, 0), Snap().hides(s, 1)
    (0, False, True)
    >>> Snap().observe(s, 1)["hands"], Snap().observe(s, 1)["counts"]
    ([None, []], [1, 0])
    """

    deck: list[int]

    def sealed(self, action: int) -> int:
        """Return what `chosen` keeps of an answer until all have answered: its argument, unless overridden."""
        return self.codec.parts(action)[1]

    # --- knowing
    def observe(self, s: C, seat: int) -> Plain:
        """Hands of the own side and the own choice; of the others how many cards, and whether they have chosen."""
        sides = s.side(seat)
        return {
            **self.public(s, seat),
            "counts": [len(hand) for hand in s.hands],
            "hands": [hand[:] if sides >> i & 1 else None for i, hand in enumerate(s.hands)],
            "chosen": [value if i == seat or value == NONE else SEALED for i, value in enumerate(s.chosen)],
            # a spectator may know what all players know
            "pile": s.pile.view(1 << seat if seat >= 0 else s.everybody),
        }

    def determinize(self, seen: Plain, dice: Dice) -> C:
        s = self.world(seen)
        s.hands = [sorted(s.known[i] if hand is None else hand) for i, hand in enumerate(seen["hands"])]
        pool = self.left([card for hand in s.hands for card in hand] + in_sight(seen["pile"]))
        for hand, count in zip(s.hands, seen["counts"], strict=True):
            while len(hand) < count:
                insort(hand, pile.taken(pool, dice))
        s.pile = pile.world(len(self.deck), seen["pile"], pool, dice)
        for seat, value in enumerate(seen["chosen"]):
            if value == SEALED:  # one of the answers the seat could have given
                could = self.legal(s, seat)
                value = self.sealed(could[dice.below(len(could))])
            s.chosen[seat] = value
        return s

    def hides(self, s: C, seat: int) -> bool:
        seen = self.observe(s, seat)
        held = [
            i for i, hand in enumerate(seen["hands"]) if hand is None and len(s.known[i]) < len(s.hands[i])
        ]
        covered = [part for part in seen["pile"] if NONE in part.get("row", [])]
        return bool(held or covered) or SEALED in seen["chosen"]

    # --- scenarios and checks
    def left(self, cards: list[int]) -> list[int]:
        """Count the cards of each kind that are not among these."""
        return [count - cards.count(kind) for kind, count in enumerate(self.deck)]

    def describe(self, s: C) -> Plain:
        return {**super().describe(s), "top": s.pile.top(), "pile": s.pile.size()}

    def position(self, given: Plain) -> C:
        s, want = self.given(given, {"top": NONE})
        cards = [card for hand in s.hands for card in hand] + [want["top"]] * (want["top"] != NONE)
        for card in cards:
            if not 0 <= card < len(self.deck) or cards.count(card) > self.deck[card]:
                raise BadPosition("position.not_there", key="hands", value=card)
        s.pile = pile.of(self.left(cards))
        if want["top"] != NONE:
            s.pile.put_on_top(want["top"], s.everybody)
        return s

    def conserved(self, s: C) -> Plain:
        held = [card for hand in s.hands for card in hand]
        return [count + held.count(kind) for kind, count in enumerate(s.pile.counts())]


def in_sight(view: Plain) -> list[int]:
    """The cards of a pile that its view shows.

    >>> in_sight([{"row": [3, -1], "known": [3, 1]}, {"bag": 9, "upper": -1}])
    [3]
    """
    return [card for part in view for card in part.get("row", []) if card != NONE]
