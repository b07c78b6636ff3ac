"""Partners sharing their four dice (I-TEAM-4): each takes one for speed and one to gather with."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.explorers.nicolas import lucky_partner
from eldorado.games.island.model import actions
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.sides import deciders, seats_of
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.questions.turn.gather import new_gather, use_dice
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.teams import FREE, GATHER, die_of, wants
from eldorado.games.island.rules.turn import roll, smell_roses


class Share(IslandQuestion):
    """The choice of dice by both in any order; before that Nicolas may reroll his own two."""

    def __init__(self, again: int) -> None:
        self.again: int = again  # 1 while Nicolas is asked

    def copy(self) -> Share:
        return Share(self.again)

    def actors(self, s: IslandState) -> int:
        if self.again:
            return 1 << lucky_partner(s)
        left = [s.pool[i] for i in range(4) if s.pool[4 + i] == FREE]
        if not left or min(left) == max(left):
            return 0
        mask = 0
        for seat in seats_of(s, s.turn):
            if wants(s, seat, 0) or wants(s, seat, GATHER):
                mask |= 1 << seat
        return mask

    def legal(self, s: IslandState, seat: int) -> list[int]:
        """The dice still in the pool; of equal ones the first."""
        if self.again:
            return [actions.DONE, actions.REROLL]
        legal: list[int] = []
        for use in (0, GATHER):
            if wants(s, seat, use):
                seen: list[int] = []
                for i in range(4):
                    if s.pool[4 + i] == FREE and s.pool[i] not in seen:
                        seen.append(s.pool[i])
                        legal.append(actions.MINE + i + (4 if use else 0))
        return legal

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if self.again:
            self.again = 0
            if action == actions.REROLL:
                roll(s, seat, dice, out)
            return
        use, die = divmod(action - actions.MINE, 4)
        s.pool[4 + die] = seat + (GATHER if use else 0)
        if out is not None:
            tell(out, "takes_die", {"who": seat, "n": s.pool[die], "use": "gather" if use else "speed"})

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        """Hand out the dice that leave no choice: both gather, then both explore."""
        for seat in seats_of(s, s.turn):
            for use in (0, GATHER):
                if wants(s, seat, use):
                    s.pool[4 + s.pool[4:].index(FREE)] = seat + use
        s.questions.pop()
        gather = new_gather(s)
        for seat in seats_of(s, s.turn):
            use_dice(s, gather, seat, die_of(s, seat, 0), die_of(s, seat, GATHER), out)
        smell_roses(s, deciders(s, s.turn))

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        return ("share_reroll" if self.again else "share"), {"dice": s.pool[:4]}

    def clause(self, s: IslandState) -> str:
        return "I-TEAM-4"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if not actions.MINE <= action < actions.HIDE:
            return None
        if self.again:
            return no("I-TEAM-4", "reroll_first")
        if not wants(s, seat, GATHER if action >= actions.MINE_GATHER else 0):
            return no("I-TEAM-4", "one_die_each")
        return no("I-TEAM-4", "die_taken")


QUESTIONS.add(Share)
