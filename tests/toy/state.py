"""The toy's state: ints and lists, nothing else."""

from __future__ import annotations

from eldorado.core.game import State
from eldorado.kit.pile import Pile

KINDS = 4  # values 1 to 4 are kinds 0 to 3
COPIES = 5
HAND = 2
DIG, REACT, TURN, TO, GIVE, WANT, ANSWER = range(7)
PHASES = ["dig", "react", "turn", "to", "give", "want", "answer"]


class Toy(State):
    """`frames` is the stack of what is being resolved: the last one asks. Hands are counts by kind."""

    def __init__(self, seats: int, rounds: int, teams: bool) -> None:
        super().__init__(seats)
        self.rounds = rounds
        self.teams = teams
        self.round = 1
        self.leader = 0
        self.frames = [DIG]
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.known = [[0] * KINDS for _ in range(seats)]  # cards of that hand all have seen taken
        self.pile = Pile(KINDS)
        self.pile.shuffle_in([COPIES] * KINDS)
        self.gold = [0] * seats
        self.shields = [1] * seats
        self.chosen = [-1] * seats  # a kind (DIG), or 0 / 1 for pass / block (REACT)
        self.offer = [-1, -1, -1]  # to whom, what is given, what is wanted
        self.done = [0, 0, 0]  # this turn: looked, took, traded

    def __str__(self) -> str:
        rows = [
            f"{'*' if seat == self.leader else ' '} seat {seat}: {sum(self.hands[seat])} cards,"
            f" {self.gold[seat]} gold, {self.shields[seat]} shields"
            for seat in range(self.seats)
        ]
        top = f"a {self.pile.cards[0][0] + 1} on top" if self.all_know_top() else "face down"
        return "\n".join([f"Round {self.round} of {self.rounds}, pile of {self.pile.size()}, {top}", *rows])

    def all_know_top(self) -> bool:
        return all(self.pile.top(seat) >= 0 for seat in range(self.seats))

    def partner(self, seat: int) -> int:
        return (seat + 2) % 4 if self.teams else seat

    def sees(self, viewer: int, seat: int) -> bool:
        return viewer >= 0 and seat in (viewer, self.partner(viewer))
