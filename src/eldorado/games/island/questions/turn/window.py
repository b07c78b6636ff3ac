"""Windows in which everybody off turn may order an army movement (I-BUY-8, I-REACT)."""

from __future__ import annotations

from mypy_extensions import i64

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.cave.secret_exit import Slip
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import ARMY_MOVE, DIRECTIONS, OFFERING, THROUGH
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.map import bits, fort_guards, occupants, secret_doors, secret_tiles
from eldorado.games.island.model.state import QUESTIONS, UNANSWERED, IslandQuestion, IslandState, seat_of
from eldorado.games.island.questions.turn.march import refuse_march
from eldorado.games.island.rules.movement import REACT, add_marches, afford_steps, reach_tile, send
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.strength import stands
from eldorado.games.island.thieves.band import item_name


def exposed(s: IslandState) -> list[int]:
    """For each tile 1 if the on-turn side can be attacked: a piece of it, and no fort touching (I-FIGHT-6)."""
    aims = [0] * len(s.kind)
    for u in range(s.turn * s.stride, (s.turn + 1) * s.stride - s.pets):  # a lone Wolf is no army
        at = s.pos[u]
        if at >= 0 and not aims[at] and not fort_guards(s, at):
            aims[at] = 1
    return aims


def one_step_away(s: IslandState) -> list[int]:
    """For each tile 1 if a step leads to a tile where the on-turn side is exposed. Steps lead both ways, except two:
    between entrance and cave-in one goes only inward, and the secret exit only outward (I-EVENT-2)."""
    near = s.near
    close = [0] * len(s.kind)
    outside = secret_tiles(s) if s.hole >= 0 else []
    both_ways: i64 = DIRECTIONS if s.cave_in < 0 else THROUGH
    last: i64 = -1
    for u in range(i64(s.turn * s.stride), i64((s.turn + 1) * s.stride - s.pets)):
        at: i64 = s.pos[u]
        if at < 0 or at == last:  # pieces that stand together mostly follow each other
            continue
        last = at
        if fort_guards(s, at):
            continue
        i = at * DIRECTIONS
        for d in range(both_ways):
            other: i64 = near[i + d]
            if other >= 0:
                close[other] = 1
        if at == s.cave_in:
            close[s.entrance] = 1
        if outside and at in outside:
            close[s.hole] = 1
    return close


def could_react(s: IslandState) -> int:
    """The mask of seats that get a window, by public knowledge (I-REACT-3, I-REACT-4)."""
    rules = s.rules
    if not rules.react_anywhere and s.round == 0:
        return 0
    mask = 0
    close: list[int] = []
    for seat in range(s.seats):
        side = s.side[seat]
        if side == s.turn or cards_of(s, seat) < rules.cost_cards[ARMY_MOVE]:
            continue
        for u in range(i64(side * s.stride + s.figures), i64((side + 1) * s.stride - s.pets)):
            at: i64 = s.pos[u]
            if at < 0 or s.held[u]:
                continue
            if rules.react_anywhere:
                mask |= 1 << seat
                break
            if not close:
                close = one_step_away(s)
            if close[at]:
                mask |= 1 << seat
                break
    return mask


def open_window(s: IslandState) -> bool:
    """Partners are asked one after the other (I-TEAM-13): first one of each side, the others when all have passed."""
    mask = could_react(s)
    later = 0
    if s.rules.teams:
        for side in range(s.sides):
            mine = mask & s.rules.partners[side]
            later |= mine & (mine - 1)
    return open_for(s, mask & ~later, later)


def open_for(s: IslandState, mask: int, later: int) -> bool:
    """Ask these seats; return whether there was anybody to ask."""
    if mask == 0:
        return False
    s.questions.append(Window(mask, s.stock[:], later))
    for seat in range(s.seats):
        s.answers[seat] = UNANSWERED
    for i in range(3 * s.seats):
        s.taken[i] = 0
    return True


class Window(IslandQuestion):
    """The reactions. All who are asked answer at the same time; the answers are in `answers`."""

    def __init__(self, asked: int, stock: list[int], later: int) -> None:
        self.asked: int = asked  # mask of seats
        self.stock: list[int] = stock  # the stacks at the time it opened
        self.later: int = later  # partners asked next, if all pass

    def copy(self) -> Window:
        return Window(self.asked, self.stock[:], self.later)

    def actors(self, s: IslandState) -> int:
        mask = self.asked
        for seat in range(s.seats):
            if s.answers[seat] != UNANSWERED:
                mask &= ~(1 << seat)
        return mask

    def sealed(self) -> bool:
        return True

    def may_take(self, s: IslandState, seat: int, resource: int) -> bool:
        """Whether the seat may take a card: an equal share of the stacks at opening, so that nobody's answer depends on
        who was quicker."""
        return s.rules.unlimited or s.taken[3 * seat + resource] < self.stock[resource] // bits(self.asked)

    def legal(self, s: IslandState, seat: int) -> list[int]:
        legal = [actions.PASS]
        if s.rules.react_anywhere:
            add_marches(s, seat, legal)
        elif afford_steps(s, seat, 1):
            aims = exposed(s)
            done: list[int] = []
            for u in range(s.side[seat] * s.stride + s.figures, (s.side[seat] + 1) * s.stride - s.pets):
                at = s.pos[u]
                if at >= 0 and not s.held[u] and at not in done:
                    done.append(at)
                    for d in range(DIRECTIONS):
                        other = s.near[at * DIRECTIONS + d]
                        if other >= 0 and aims[other] and s.ground[other]:
                            legal.append(actions.ARMY + at * DIRECTIONS + d)
                    if at == s.hole:
                        for d in secret_doors(s):
                            if aims[s.near[s.entrance * DIRECTIONS + d]]:
                                legal.append(actions.ARMY_HOLE + d)
        return legal

    def possible_answers(self, s: IslandState, seat: int) -> list[int]:
        return self.legal(s, seat)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.answers[seat] = action

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        """Everyone has answered (I-REACT-2). The first one clockwise from the on-turn side's left who wants to, moves;
        then the window begins anew. It closes when all have passed."""
        s.questions.pop()
        start = seat_of(s, s.turn)
        for i in range(1, s.seats):
            seat = (start + i) % s.seats
            action = s.answers[seat]
            if action >= actions.ARMY_HOLE:
                source = s.hole
                if action >= actions.ARMY:
                    source = (action - actions.ARMY) // DIRECTIONS
                s.due = 1
                if action < actions.ARMY:
                    target = s.near[s.entrance * DIRECTIONS + action - actions.ARMY_HOLE]
                else:
                    target = reach_tile(s, source, (action - actions.ARMY) % DIRECTIONS, out)
                if out is not None:
                    attack = s.round and occupants(s, target) & ~(1 << s.side[seat])
                    tell(out, "reacts" if attack else "marches", {"who": seat})
                send(s, seat, source, target, REACT, 1, source, out)
                break
        else:
            if not open_for(s, self.later, 0):
                s.due = 0
        for seat in range(s.seats):
            s.answers[seat] = UNANSWERED

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        who = seat_of(s, s.turn)
        item = s.questions[-2].announced()
        if item >= 0:
            return "window_buy", {"who": who, "what": item_name(s, who, item)}
        return "window", {"who": who}

    def prompt(self, s: IslandState, seat: int) -> Plain:
        """Prompt the seat, with the declining action and whether the decision matters to it."""
        matters = s.questions[-2].announced() == OFFERING
        return {**super().prompt(s, seat), "pass": actions.PASS, "matters": matters}

    def clause(self, s: IslandState) -> str:
        return "I-REACT-2"

    def show(self, s: IslandState, eye: int) -> Plain:
        return {"what": self.phase, "seats": [k for k in range(s.seats) if (self.asked >> k) & 1]}

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if actions.ARMY_HOLE <= action < actions.WOLF:
            found = Slip().refuse(s, seat, action)
            tile, d = s.entrance, action - actions.ARMY_HOLE
        elif action < actions.ARMY:
            return None
        else:
            tile, d = divmod(action - actions.ARMY, DIRECTIONS)
            found = refuse_march(s, seat, tile, d)
        if found and found.clause != "I-BUY-1":
            return found
        if not s.rules.react_anywhere:
            other = s.near[tile * DIRECTIONS + d]
            if other < 0 or not exposed(s)[other]:
                if other >= 0 and stands(s, s.turn, other) and fort_guards(s, other):
                    return no("I-FIGHT-6", "fort_protects")
                return no("I-BUY-8", "no_target")
        return found

    def refuse_others(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        return no("I-REACT-4" if s.rules.react_anywhere else "I-REACT-3", "not_asked")


QUESTIONS.add(Window)
