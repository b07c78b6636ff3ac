"""The Thieves in hiding: they pay a doubloon to stay, or place the hideout where it fits (I-THIEF-2, I-THIEF-10)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import BUILDINGS, FORT, FORT_SLOT, GONE
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.hands import can_pay, pay
from eldorado.games.island.model.map import corner_free, occupation, touched, walkable
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState, put_building, seat_of
from eldorado.games.island.questions.exploring import begin_explore
from eldorado.games.island.rules.refusing import no, too_dear
from eldorado.games.island.rules.turn import end_explore
from eldorado.games.island.thieves.band import coin
from eldorado.kit.cells import corner_index, corner_of


def hideout_fits(s: IslandState, corner: int, taken: list[int]) -> bool:
    """Whether it is a free corner whose tiles no opponent occupies, at least one of them walkable (I-THIEF-10)."""
    if not corner_free(s, corner):
        return False
    land = False
    for t in touched(s, corner):
        if taken[t] & ~(1 << s.thieves):
            return False
        if walkable(s.kind[t]) and t != s.bridge:
            land = True
    return land


def emerge_code(s: IslandState, corner: int) -> int:
    """The action for a corner, named by the first of its tiles that was laid."""
    tile = min(touched(s, corner))
    return tile * 6 + corner_index(s.cell[tile], corner)


def emerge_corner(s: IslandState, code: int) -> int:
    """The corner an action names; -1 if it is not its proper name, or there is no such tile."""
    tile = code // 6
    if tile >= len(s.kind) or s.kind[tile] == GONE:
        return -1
    corner = corner_of(s.cell[tile], code % 6)
    return corner if min(touched(s, corner)) == tile else -1


class Hiding(IslandQuestion):
    """The choice to stay or come out. No bank: cards a Wolf may have won meanwhile have to wait (I-DWELL-4)."""

    def copy(self) -> Hiding:
        return Hiding()

    def actors(self, s: IslandState) -> int:
        seat = seat_of(s, s.thieves)
        return 1 << seat if len(self.legal(s, seat)) > 1 else 0

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return False

    def legal(self, s: IslandState, seat: int) -> list[int]:
        legal = [actions.HIDE]
        if can_pay(s, seat, FORT, 1):
            taken = occupation(s)
            for t in range(len(s.kind)):
                if s.kind[t] != GONE:
                    for i in range(6):
                        corner = corner_of(s.cell[t], i)
                        if min(touched(s, corner)) == t and hideout_fits(s, corner, taken):
                            legal.append(actions.EMERGE + t * 6 + i)
        return legal

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action == actions.HIDE:
            self.stay(s, out)
            return
        self.emerge(s, seat, action - actions.EMERGE, out)
        s.questions.pop()
        begin_explore(s, 0, dice, out)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        self.stay(s, out)

    def stay(self, s: IslandState, out: list[Event] | None) -> None:
        """Skip the turn for one doubloon."""
        before = s.doubloons
        coin(s, 1)
        if out is not None:
            tell(out, "hides", {"who": seat_of(s, s.thieves), "n": s.doubloons - before})
        end_explore(s)

    def emerge(self, s: IslandState, seat: int, code: int, out: list[Event] | None) -> None:
        """Buy and place the hideout; the explore phase follows, without gold or theft."""
        pay(s, seat, FORT, 1)
        put_building(s, s.thieves * BUILDINGS + FORT_SLOT, emerge_corner(s, code))
        s.hidden = 0
        if out is not None:
            tell(out, "emerges", {"who": seat, "at": spot(s, code // 6), "land": land(s, code // 6)})

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        full = s.doubloons >= s.rules.doubloons
        args = {"n": s.doubloons, "most": s.rules.doubloons, "cost": s.rules.coins[FORT]}
        return "hiding_full" if full else "hiding", args

    def clause(self, s: IslandState) -> str:
        return "I-THIEF-2"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.EMERGE <= action < actions.VILLAGER:
            return self.refuse_hideout(s, seat, emerge_corner(s, action - actions.EMERGE))
        if action == actions.ROLL or actions.TAKE <= action < actions.GIVE:
            return no("I-THIEF-2", "hidden_no_theft")
        if actions.FARMHOUSE <= action < actions.FORT:
            return no("I-THIEF-11", "outpost_hidden")
        return no("I-THIEF-2", "in_hiding")

    def refuse_hideout(self, s: IslandState, seat: int, corner: int) -> Refusal | None:
        if not corner_free(s, corner):
            return no("I-MAP-4", "corner_taken")
        taken = occupation(s)
        if not hideout_fits(s, corner, taken):
            held = any(taken[t] & ~(1 << s.thieves) for t in touched(s, corner))
            return no("I-THIEF-10", "hideout_occupied" if held else "hideout_land")
        return too_dear(s, seat, FORT)


QUESTIONS.add(Hiding)
