"""The choice of explorers from one's board, in secret; all are revealed together (I-SETUP-5, I-TEAM-7)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import EXPLORER_NAMES
from eldorado.games.island.model.events import reveal, tell
from eldorado.games.island.model.sides import seats_of
from eldorado.games.island.model.state import QUESTIONS, UNANSWERED, IslandQuestion, IslandState
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.setup import enter, roll_first
from eldorado.games.island.rules.turn import begin_turn


class Choose(IslandQuestion):
    """The choice of an explorer. `answers` holds the answers; the second partner chooses whose explorer begins."""

    def copy(self) -> Choose:
        return Choose()

    def actors(self, s: IslandState) -> int:
        mask = 0
        for seat in range(s.seats):
            if s.answers[seat] == UNANSWERED and s.side[seat] != s.thieves:
                mask |= 1 << seat
        return mask

    def sealed(self) -> bool:
        return True

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return False

    def legal(self, s: IslandState, seat: int) -> list[int]:
        pair = s.rules.boards[s.board[seat]]
        return [actions.EXPLORER + k for k in range(len(pair)) if pair[k] not in s.rules.barred]

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.answers[seat] = action - actions.EXPLORER

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        """Reveal the explorers and begin the first turn."""
        for side in range(s.rules.boards_needed):
            seats = seats_of(s, side)
            pair = s.rules.boards[s.board[seats[0]]]
            mine = s.answers[seats[0]]
            s.explorer[seats[0]] = pair[mine]
            if (
                len(seats) > 1
            ):  # the first partner chooses for both, the second says whose explorer begins (I-TEAM-7)
                s.explorer[seats[1]] = pair[1 - mine]
                s.starter[side] = seats[0] if s.answers[seats[1]] == mine else seats[1]
        for seat in range(s.seats):
            s.answers[seat] = UNANSWERED
            if out is not None and s.explorer[seat] >= 0:
                reveal(out, "explorer", {"who": seat, "explorer": EXPLORER_NAMES[s.explorer[seat]]})
        if out is not None and s.rules.teams:
            tell(out, "starters", {"who": [seat for seat in s.starter if seat >= 0]})
        s.questions.pop()
        enter(s)
        roll_first(s, dice, out)
        begin_turn(s, out)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return ("choose_begin" if s.rules.first_figure[seat] else "choose"), {}

    def clause(self, s: IslandState) -> str:
        return "I-TEAM-7" if s.rules.teams else "I-SETUP-5"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.EXPLORER <= action < actions.NEXT:
            return no("I-SOLO-1", "barred")
        return None

    def possible_answers(self, s: IslandState, seat: int) -> list[int]:
        return [0, 1]


QUESTIONS.add(Choose)
