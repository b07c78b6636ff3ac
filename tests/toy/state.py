"""The toy's state: ints and lists, nothing else."""

from __future__ import annotations

from eldorado.core.game import State

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
        self.bag = [COPIES] * KINDS
        self.top = -1  # the card on top of the pile, -1 if nobody knows anything about it
        self.top_known = 0  # the seats that know it
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
        public = self.top >= 0 and self.top_known == (1 << self.seats) - 1
        top = f"a {self.top + 1} on top" if public else "face down"
        pile = sum(self.bag) + (self.top >= 0)
        return "\n".join([f"Round {self.round} of {self.rounds}, pile of {pile}, {top}", *rows])

    def partner(self, seat: int) -> int:
        return (seat + 2) % 4 if self.teams else seat

    def sees(self, viewer: int, seat: int) -> bool:
        return viewer >= 0 and seat in (viewer, self.partner(viewer))
