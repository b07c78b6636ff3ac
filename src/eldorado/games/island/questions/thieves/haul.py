"""The Thieves' first phase: one gold, or a theft with reach and look (I-THIEF-4, I-THIEF-9)."""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import BUILDINGS, DIRECTIONS, GOLD, RESOURCES, SIDES
from eldorado.games.island.model.events import tell, whisper
from eldorado.games.island.model.hands import cards_of, slip_over, take
from eldorado.games.island.model.map import fort_guards, secret_tiles, touched, walkable
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState, seat_of
from eldorado.games.island.questions.exploring import begin_explore
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.thieves.band import thieves_on_map

# The stages of a haul.
GOLD_OR_THEFT: Final = 0
ROLLED: Final = 1
LOOK: Final = 2
STAGES: Final = ("choose", "rolled", "look")


# --- reach ----------------------------------------------------------------------------------------
def distances(s: IslandState) -> list[int]:
    """Steps to every tile from the nearest thief (0 on its own) or building (1 to the tiles it touches), counted like
    movement; pieces do not block. -1 where no way leads."""
    far = [-1] * len(s.kind)
    line: list[int] = []
    for u in thieves_on_map(s):
        if far[s.pos[u]] < 0:
            far[s.pos[u]] = 0
            line.append(s.pos[u])
    for slot in range(s.thieves * BUILDINGS, (s.thieves + 1) * BUILDINGS):
        if s.build[slot] >= 0:
            for t in touched(s, s.build[slot]):
                if far[t] < 0 and walkable(s.kind[t]) and t != s.bridge:
                    far[t] = 1
                    line.append(t)
    for t in line:  # thieves come first, so the queue is in order of distance
        for d in range(DIRECTIONS):
            other = s.near[t * DIRECTIONS + d]
            if other >= 0 and far[other] < 0 and walkable(s.kind[other]):
                far[other] = far[t] + 1
                line.append(other)
        if t == s.hole:  # outward only
            for other in secret_tiles(s):
                if far[other] < 0:
                    far[other] = far[t] + 1
                    line.append(other)
    return far


def in_reach(s: IslandState, reach: int, far: list[int]) -> list[int]:
    """The seats that can be robbed: with cards, and their explorer within reach."""
    found: list[int] = []
    for seat in range(s.seats):
        if s.side[seat] == s.thieves or cards_of(s, seat) == 0:
            continue
        at = s.pos[unit_of(s, seat)]
        if at >= 0 and 0 <= far[at] <= reach and not fort_guards(s, at):
            found.append(seat)
    return found


def prospects(s: IslandState) -> Plain:
    """The most cards the thief die could bring from each explorer on the map, face by face; 0 out of reach."""
    far = distances(s)
    found: list[Plain] = []
    for seat in range(s.seats):
        at = s.pos[unit_of(s, seat)]
        if s.side[seat] == s.thieves or at < 0:
            continue
        loot: list[Plain] = []
        for a, b in s.rules.thief_die:
            most = 0
            for reach, steal in ((a, b), (b, a)):
                if seat in in_reach(s, reach, far):
                    most = max(most, min(steal, cards_of(s, seat)))
            loot.append(most)
        found.append({"to": seat, "loot": loot, "sheltered": fort_guards(s, at)})
    return found


def looking(s: IslandState, viewer: int) -> int:
    """The seat whose hand the Thieves are looking into, for them alone (I-THIEF-9); -1 for everybody else."""
    if s.thieves < 0 or viewer < 0 or s.side[viewer] != s.thieves or not s.questions:
        return -1
    question = s.questions[-1]
    return question.victim if isinstance(question, Haul) and question.stage == LOOK else -1


class Haul(IslandQuestion):
    """The choice between gold and a theft, then whom to rob, and which cards to take."""

    def __init__(self, stage: int, victim: int, left: int) -> None:
        self.stage: int = stage  # GOLD_OR_THEFT, ROLLED or LOOK
        self.victim: int = victim  # seat
        self.left: int = left  # cards that may still be taken

    def copy(self) -> Haul:
        return Haul(self.stage, self.victim, self.left)

    def actors(self, s: IslandState) -> int:
        if self.stage == ROLLED:
            longest = s.die_a if s.die_a > s.die_b else s.die_b
            if not in_reach(s, longest, distances(s)):
                return 0
        elif self.stage == LOOK and (self.left <= 0 or cards_of(s, self.victim) == 0):
            return 0
        return 1 << seat_of(s, s.thieves)

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return self.stage != LOOK

    def legal(self, s: IslandState, seat: int) -> list[int]:
        if self.stage == GOLD_OR_THEFT:
            return [actions.TAKE + GOLD, actions.ROLL]
        legal = [actions.DONE]
        if self.stage == ROLLED:
            far = distances(s)
            for k in range(2 if s.die_a != s.die_b else 1):
                for victim in in_reach(s, s.die_a if k == 0 else s.die_b, far):
                    legal.append(actions.ROB + SIDES * k + victim)
        else:
            for r in range(3):
                if s.hand[3 * self.victim + r] > 0:
                    legal.append(actions.TAKE + r)
        return legal

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action == actions.DONE:
            self.go_on(s, dice, out)
        elif action == actions.ROLL:
            self.roll(s, seat, dice, out)
        elif action >= actions.ROB:
            self.look(s, seat, action - actions.ROB, out)
        elif self.stage == GOLD_OR_THEFT:
            n = take(s, seat, GOLD, 1)
            if out is not None:
                tell(out, "gathers", {"who": seat, "n": n, "what": RESOURCES[GOLD]})
            self.go_on(s, dice, out)
        else:
            self.rob(s, seat, action - actions.TAKE, out)

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        if self.stage == ROLLED and out is not None:
            tell(out, "nobody_in_reach", {})
        self.go_on(s, dice, out)

    def go_on(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        """Go on with the turn: the Thieves have their gold or their haul."""
        s.questions.pop()
        begin_explore(s, 0, dice, out)

    def roll(self, s: IslandState, seat: int, dice: Dice, out: list[Event] | None) -> None:
        face = s.rules.thief_die[dice.roll(len(s.rules.thief_die)) - 1]
        s.die_a = face[0]
        s.die_b = face[1]
        self.stage = ROLLED
        if out is not None:
            tell(out, "thief_die", {"who": seat, "a": s.die_a, "b": s.die_b})

    def look(self, s: IslandState, seat: int, code: int, out: list[Event] | None) -> None:
        """Use one number as the reach, the other as the number of cards that may be taken."""
        reach = s.die_a if code < SIDES else s.die_b
        self.stage = LOOK
        self.victim = code % SIDES
        self.left = s.die_a + s.die_b - reach
        if out is not None:
            seen = s.hand[3 * self.victim : 3 * self.victim + 3]
            whisper(
                out,
                "looks_hand",
                {"who": seat, "from": self.victim, "reach": reach, "n": self.left},
                {"food": seen[0], "wood": seen[1], "gold": seen[2]},
                1 << seat,
            )

    def rob(self, s: IslandState, seat: int, resource: int, out: list[Event] | None) -> None:
        slip_over(s, self.victim, seat, resource)
        self.left -= 1
        if out is not None:
            seen = 1 << seat | 1 << self.victim
            whisper(out, "steals", {"who": seat, "from": self.victim}, {"card": RESOURCES[resource]}, seen)

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        if self.stage == LOOK:
            return "loot", {"who": self.victim, "n": self.left}
        return ("rob", {"a": s.die_a, "b": s.die_b}) if self.stage == ROLLED else ("haul", {})

    def clause(self, s: IslandState) -> str:
        return "I-THIEF-4"

    def show(self, s: IslandState, eye: int) -> Plain:
        victim = self.victim if self.stage == LOOK else -1
        return {"what": self.phase, "stage": STAGES[self.stage], "victim": victim, "n": self.left}

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.TAKE <= action < actions.GIVE:
            what = {"what": RESOURCES[action - actions.TAKE]}
            if self.stage == LOOK:
                return no("I-THIEF-4", "not_in_hand", what)
            return no("I-THIEF-4", "only_gold", what) if action != actions.TAKE + GOLD else None
        if actions.ROB <= action < actions.FIGURE and self.stage == ROLLED:
            return self.refuse_victim(s, action - actions.ROB)
        return None

    def refuse_victim(self, s: IslandState, code: int) -> Refusal:
        k, victim = divmod(code, SIDES)
        if s.side[victim] == s.thieves:
            return no("I-THIEF-4", "rob_self")
        at = s.pos[unit_of(s, victim)]
        if at < 0:
            return no("I-THIEF-9", "rob_off_map")
        if not 0 <= distances(s)[at] <= (s.die_a if k == 0 else s.die_b):
            return no("I-THIEF-4", "out_of_reach")
        if fort_guards(s, at):
            return no("I-THIEF-4", "fort_shelters")
        return no("I-THIEF-4", "no_victim") if cards_of(s, victim) == 0 else no("I-THIEF-4", "same_dice")


QUESTIONS.add(Haul)
