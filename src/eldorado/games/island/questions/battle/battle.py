"""The course of a battle: the attacker brings pieces, the defender brings or flees, both roll (I-FIGHT-2 to I-FIGHT-4).

Its fields are in battlefield.py, its outcome in outcome.py, rerolls in rerolls.py.
"""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.cave.secret_exit import Slip
from eldorado.games.island.cave.wolf import (
    add_wolf_battle,
    could_wolf,
    no_wolf,
    wolf_battle,
    wolf_of,
)
from eldorado.games.island.explorers.sequoia import add_sprint, refuse_sprint, sprint
from eldorado.games.island.model import actions, naming
from eldorado.games.island.model.components import ARMY_MOVE, DIRECTIONS, FLEE, KIND_NAMES, REROLL, WOLF_STEP
from eldorado.games.island.model.events import anchor, land, spot, tell
from eldorado.games.island.model.fighting import (
    ATTACKER,
    DEFENDER,
    DWELLER,
    FARM,
    OUTCOME,
    RAID,
    REROLL_ATTACK,
    REROLL_DEFENCE,
    ROLL,
    ROLL_DEFENCE,
    SHOT,
)
from eldorado.games.island.model.map import secret_doors, walkable
from eldorado.games.island.model.odds import chances
from eldorado.games.island.model.sides import deciders, unit_of
from eldorado.games.island.model.state import QUESTIONS, IslandState, seat_of
from eldorado.games.island.questions.battle.battlefield import BROUGHT, CAME, FLED, Fight
from eldorado.games.island.questions.battle.outcome import outcome
from eldorado.games.island.questions.battle.rerolls import (
    first_die,
    refuse_reroll,
    reroll_apply,
    reroll_legal,
    rerolling,
    roll_dice,
)
from eldorado.games.island.rules.movement import (
    BRING,
    FLIGHT,
    STOPPED,
    afford_steps,
    further_battle,
    movers,
    send,
)
from eldorado.games.island.rules.refusing import held_back, no, no_movers, price, too_dear
from eldorado.games.island.rules.reinforce import (
    FAR,
    add_brings,
    add_flights,
    can_flee,
    could_bring,
    could_flee,
    engaged,
    flights,
    flown,
    leaves,
    route_by,
    secret_flights,
    ways_in,
)
from eldorado.games.island.rules.strength import stands

STAGES: Final = ("attacker", "defender", "roll", "reroll_attack", "roll", "reroll_defence", "roll")
KINDS_OF_BATTLE: Final = ("pieces", "farmhouse", "dweller", "shot", "raid", "lair")


class Battle(Fight):
    """A battle of two sides on a tile, or of a side and a dweller."""

    def copy(self) -> Battle:
        return Battle(
            self.tile,
            self.attacker,
            self.defender,
            self.against,
            self.stage,
            self.house,
            self.dweller,
            self.foes,
            self.found,
            self.hidden,
            self.off_turn,
            self.relief,
            self.moved,
        )

    # --- actors
    def actors(self, s: IslandState) -> int:
        """The seats to ask; nobody when there is nothing to decide: then the battle goes on by itself (I-REACT-5)."""
        if self.stage < ROLL:
            return self.reinforcing(s)
        side = -1
        if self.stage == REROLL_ATTACK:
            side = self.attacker
        elif self.stage == REROLL_DEFENCE:
            side = self.defender
        return rerolling(s, self, side) if side >= 0 else 0

    def reinforcing(self, s: IslandState) -> int:
        """The seats asked to reinforce, by public knowledge. Partners on turn both bring their pieces
        (I-TEAM-12), off turn they are asked one after the other (I-TEAM-13)."""
        if self.stage == DEFENDER and self.against == DWELLER:
            return 0
        side = self.attacker if self.stage == ATTACKER else self.defender
        mask = 0
        left = deciders(s, side) & ~s.done
        seat = 0
        while left:
            if left & 1 and self.could_act(s, seat):
                mask |= 1 << seat
                if side != s.turn:
                    break
            left >>= 1
            seat += 1
        return mask

    def could_act(self, s: IslandState, seat: int) -> bool:
        tile = self.tile
        if self.stage == ATTACKER:
            return could_bring(s, seat, tile, True) or could_wolf(s, seat, tile, True, False)
        farm = self.for_farmhouse()
        if self.may_bring(s) and could_bring(s, seat, tile, not farm and self.against != RAID):
            return True
        if could_wolf(s, seat, tile, self.may_bring(s), self.may_flee(s)):
            return True
        return self.may_flee(s) and (could_flee(s, seat, tile) or flown(s, seat, tile))

    def may_bring(self, s: IslandState) -> bool:
        """Whether the defender may bring pieces: not if it fled, except in the first edition (I-FIGHT-2)."""
        return self.moved != FLED or s.rules.cross_occupied

    def may_flee(self, s: IslandState) -> bool:
        return not self.for_farmhouse() and (self.moved != BROUGHT or s.rules.cross_occupied)

    def bank_open(self, s: IslandState, seat: int) -> bool:
        return not s.marks

    # --- answers
    def legal(self, s: IslandState, seat: int) -> list[int]:
        if self.stage >= ROLL:
            return reroll_legal(s, self, seat)
        tile = self.tile
        legal = [actions.DONE]
        if self.stage == ATTACKER:
            add_brings(s, seat, tile, legal, True)
            if s.pets:
                add_wolf_battle(s, seat, tile, True, False, legal)
            if self.attacker == s.turn and s.pos[unit_of(s, seat)] != tile:
                add_sprint(s, seat, legal)
            return legal
        farm = self.for_farmhouse()
        walks = not farm and self.against != RAID  # no explorer moves between turns
        bring, flee = self.may_bring(s), self.may_flee(s)
        if bring:
            add_brings(s, seat, tile, legal, walks)
        if bring and self.defender == s.turn and walks and s.pos[unit_of(s, seat)] != tile:
            add_sprint(s, seat, legal)
        if s.pets:
            add_wolf_battle(s, seat, tile, bring, flee, legal)
        if flee:
            add_flights(s, seat, tile, legal)
        return legal

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if self.stage >= ROLL:
            reroll_apply(s, self, seat, action, dice, out)
        elif action == actions.DONE:
            s.done |= 1 << seat
        elif action == actions.SPRINT:
            sprint(s, seat, out)
        elif action >= actions.ARMY:
            self.move_army(s, seat, action, out)
        elif action >= actions.WOLF:
            if s.pos[wolf_of(s, s.side[seat])] == self.tile:
                self.moved = FLED
            else:
                self.come()
            wolf_battle(s, seat, self.tile, action - actions.WOLF, out)
        elif action >= actions.ARMY_HOLE:
            self.slip_out(s, seat, action - actions.ARMY_HOLE, out)
        else:
            self.join(s, seat, action, out)

    def come(self) -> None:
        """Note that pieces were brought; those that come in for a farmhouse fight without it (I-FIGHT-11)."""
        if self.stage == DEFENDER:
            self.moved = BROUGHT
            if self.for_farmhouse():
                self.relief = CAME

    def join(self, s: IslandState, seat: int, action: int, out: list[Event] | None) -> None:
        """Bring the explorer or a thief (I-FIGHT-16)."""
        figure, d = divmod(action - actions.STEP, DIRECTIONS)
        unit = unit_of(s, seat) + figure
        side = s.side[seat]
        old = s.pos[unit]
        target, steps, door = route_by(s, side, self.tile, old, d)
        s.speed[unit] -= steps
        s.pos[unit] = target
        s.came[unit] = door
        if target != self.tile:
            if out is not None:
                where = {"from": spot(s, old), "to": spot(s, target), "land": land(s, target)}
                tell(out, "step", {"who": seat, **where})
            further_battle(s, side, target)
            return
        self.come()
        if out is not None:
            tell(out, "joins", {"who": seat, "at": spot(s, self.tile), "land": land(s, self.tile)})

    def move_army(self, s: IslandState, seat: int, action: int, out: list[Event] | None) -> None:
        """Bring villagers, or let them flee from the tile."""
        tile = self.tile
        source, d = divmod(action - actions.ARMY, DIRECTIONS)
        if source == tile or (self.stage == DEFENDER and leaves(s, s.side[seat], source)):
            self.moved = FLED
            send(s, seat, source, s.near[source * DIRECTIONS + d], FLIGHT, 1, source, out)
            return
        side = s.side[seat]
        target, steps, door = route_by(s, side, tile, source, d)
        if target == tile:
            self.come()
        send(s, seat, source, target, BRING if target == tile else STOPPED, steps, door, out)

    def slip_out(self, s: IslandState, seat: int, d: int, out: list[Event] | None) -> None:
        """Let villagers flee by the secret exit (I-EVENT-2)."""
        self.moved = FLED
        send(s, seat, s.hole, s.near[s.entrance * DIRECTIONS + d], FLIGHT, 1, s.hole, out)

    # --- what needs no decision
    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        """Let the attacker roll, then the defender, then apply the outcome (I-FIGHT-3, I-FIGHT-4)."""
        if self.stage == ROLL:
            if not self.begin_roll(s, dice, out):
                return
        elif self.stage == ROLL_DEFENCE:
            s.relic_used = 0
            s.again = 0
            roll_dice(s, self.strengths(s)[1], dice)
        elif self.stage == OUTCOME:
            outcome(s, self, out)
            return
        self.stage += 1
        s.done = 0

    def begin_roll(self, s: IslandState, dice: Dice, out: list[Event] | None) -> bool:
        """Roll the attacker's dice; False if one of the sides is gone and there is no battle."""
        for u in range(len(s.fled)):
            s.fled[u] = 0  # flight counts only for this battle
        s.relic_used = 0
        s.again = 0
        if self.against != DWELLER and self.against != FARM and not self.defended(s):
            if out is not None:
                tell(out, "no_battle", {"at": spot(s, self.tile), "land": land(s, self.tile)})
            self.finish(s, True)
            return False
        if self.attacker >= 0 and self.against != SHOT and not stands(s, self.attacker, self.tile):
            self.finish(s, False)
            return False
        foe = self.defender if self.defender >= 0 else -2 - self.dweller
        s.rolled = [self.tile, self.attacker, foe]
        roll_dice(s, self.strengths(s)[0], dice)
        return True

    # --- prompts and refusals
    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        if self.stage >= ROLL:
            return ("reroll" if s.rules.rerolls else "reroll_one"), {"dice": s.rolled[first_die(s) :]}
        return ("battle_attack" if self.stage == ATTACKER else "battle_defend"), {}

    def prompt(self, s: IslandState, seat: int) -> Plain:
        """Prompt the seat; a defender also gets the action that fights with the pieces there."""
        asked: dict[str, Plain] = super().prompt(s, seat)
        if self.stage == DEFENDER:
            asked["stand"] = actions.DONE
        return asked

    def clause(self, s: IslandState) -> str:
        if self.stage < ROLL:
            return "I-FIGHT-2"
        return "I-HARD-2" if s.rules.rerolls else "I-HARD-3" if s.rules.points else "I-TREAS-3"

    def show(self, s: IslandState, eye: int) -> Plain:
        attack, against = self.strengths(s)
        return {
            "what": self.phase,
            "at": anchor(s, self.tile),
            "attacker": seat_of(s, self.attacker),
            "defender": seat_of(s, self.defender),
            "kind": KINDS_OF_BATTLE[self.against],
            "dweller": KIND_NAMES[self.dweller] if self.dweller >= 0 else None,
            "stage": STAGES[self.stage],
            "attack": attack,
            "defence": against,
            "odds": list(chances(attack, against, tuple(s.rules.battle))),
        }

    def promise(self, s: IslandState, need: list[int]) -> None:
        """Raise the need by the price of the dice marked for a reroll."""
        if s.marks:
            for seat in range(s.seats):
                if (s.mask >> seat) & 1:
                    for r in range(3):
                        i = 3 * seat + r
                        need[i] = max(need[i], len(s.marks) * s.rules.cost[3 * REROLL + r])

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if self.stage >= ROLL:
            return refuse_reroll(s, action)
        if actions.STEP <= action < actions.PLACE:
            return self.refuse_join(s, seat, action)
        if action == actions.SPRINT:
            return refuse_sprint(s, seat) or no("I-FIGHT-16", "no_way")
        if actions.DIE <= action < actions.HOLE:
            return no("I-TREAS-3", "no_reroll")
        if actions.ARMY_HOLE <= action < actions.WOLF and s.hole == self.tile and s.hole >= 0:
            return self.refuse_flight(s, seat, action - actions.ARMY_HOLE, True)
        if actions.HOLE <= action < actions.WOLF:
            return Slip().refuse(s, seat, action) or no("I-FIGHT-16", "no_way")
        if actions.WOLF <= action < actions.WOLF_FIND:
            return self.refuse_wolf(s, seat, action - actions.WOLF)
        return self.refuse_army(s, seat, action) if action >= actions.ARMY else None

    def refuse_wolf(self, s: IslandState, seat: int, d: int) -> Refusal | None:
        """Explain why the Wolf cannot come by a side of the battle tile, or flee from it (I-DWELL-4)."""
        side = s.side[seat]
        u = wolf_of(s, side)
        found = no_wolf(s, u)
        if found:
            return found
        flees = s.pos[u] == self.tile
        if flees and self.stage == ATTACKER:
            return no("I-FIGHT-2", "attacker_stays")
        if flees and self.for_farmhouse():
            return no("I-FIGHT-11", "villagers_only")
        if not (self.may_flee(s) if flees else self.may_bring(s)):
            return no("I-FIGHT-2", "bring_or_flee")
        if flees:
            return self.refuse_refuge(s, side, d) or too_dear(s, seat, WOLF_STEP)
        if s.fled[u]:
            return no("I-FIGHT-17", "fled_already")
        way = ways_in(s, side, self.tile, FAR, False)[d]
        if not way or way[s.pos[u]] <= 0:
            return no("I-FIGHT-16", "no_way")
        return no("I-BUY-1", "too_dear", price(s, WOLF_STEP))

    def refuse_join(self, s: IslandState, seat: int, action: int) -> Refusal:
        figure, d = divmod(action - actions.STEP, DIRECTIONS)
        unit = unit_of(s, seat) + figure
        if s.side[seat] != s.turn or self.against == RAID:
            return no("I-FIGHT-2", "join_off_turn")
        if self.for_farmhouse() and self.stage != ATTACKER:
            return no("I-FIGHT-11", "villagers_only")
        if s.pos[unit] < 0:
            return no("I-FIGHT-19", "off_map")
        if s.held[unit]:
            return held_back(s, unit)
        if not self.may_bring(s):
            return no("I-FIGHT-2", "bring_or_flee")
        side = s.side[seat]
        if engaged(s, side, s.pos[unit]):
            return no("I-FIGHT-2", "attacker_stays")
        if route_by(s, side, self.tile, s.pos[unit], d)[0] < 0:
            return no("I-FIGHT-16", "no_way")
        return no("I-TURN-6", "no_speed")

    def refuse_army(self, s: IslandState, seat: int, action: int) -> Refusal:
        side = s.side[seat]
        if side == s.thieves:
            return no("I-THIEF-13", "villagers_not_yours")
        source, d = divmod(action - actions.ARMY, DIRECTIONS)
        if source == self.tile:
            return self.refuse_flight(s, seat, d, False)
        if movers(s, side, source) == 0:
            return no_movers(s, side, source)
        if not self.may_bring(s):
            return no("I-FIGHT-2", "bring_or_flee")
        if engaged(s, side, source):
            return no("I-FIGHT-2", "attacker_stays")
        if self.stage == DEFENDER and leaves(s, side, source):
            return self.refuse_further_flight(s, side, source, d)
        target, steps, _ = route_by(s, side, self.tile, source, d)
        if target < 0:
            return no("I-FIGHT-16", "no_way")
        assert not afford_steps(s, seat, steps)
        return no("I-BUY-1", "too_dear", price(s, ARMY_MOVE))

    def refuse_further_flight(self, s: IslandState, side: int, source: int, d: int) -> Refusal:
        """Explain why those who have fled already flee no further (first edition)."""
        if s.near[source * DIRECTIONS + d] == self.tile:
            return no("I-FIGHT-17", "fled_already")
        if d not in flights(s, side, source):
            return no("I-FIGHT-2", "flee_blocked")
        return no("I-BUY-1", "too_dear", price(s, FLEE))

    def refuse_flight(self, s: IslandState, seat: int, d: int, secret: bool) -> Refusal:
        """Explain why villagers cannot flee from the battle tile, or from it by the secret exit."""
        side = s.side[seat]
        if self.stage == ATTACKER:
            return no("I-FIGHT-2", "attacker_stays")
        if self.for_farmhouse():
            return no("I-FIGHT-11", "villagers_only")
        if movers(s, side, self.tile) == 0:
            return no_movers(s, side, self.tile)
        if not self.may_flee(s):
            return no("I-FIGHT-2", "bring_or_flee")
        if secret and d not in secret_doors(s):
            return no("I-EVENT-2", "no_door")
        found = self.refuse_refuge(s, side, d, secret)
        assert found or not can_flee(s, seat)
        return found or no("I-BUY-1", "too_dear", price(s, FLEE))

    def refuse_refuge(self, s: IslandState, side: int, d: int, secret: bool = False) -> Refusal | None:
        """Explain why nobody can flee that way."""
        if d in (secret_flights(s, side, self.tile) if secret else flights(s, side, self.tile)):
            return None
        other = s.near[(s.entrance if secret else self.tile) * DIRECTIONS + d]
        blocked = other < 0 or not walkable(s.kind[other])
        return no("I-FIGHT-2", "flee_blocked" if blocked else "flee_occupied")

    def refuse_others(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        return no("I-REACT-5", "not_in_battle")


QUESTIONS.add(Battle, {"dweller": naming.KIND})
