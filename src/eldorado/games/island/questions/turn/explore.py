"""The explore phase (I-TURN-6): one act after the other, in any order, until the end is declared."""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.cave.secret_exit import Slip
from eldorado.games.island.cave.wolf import WolfMoves
from eldorado.games.island.explorers.sequoia import Sprint
from eldorado.games.island.explorers.yanga import Shoot
from eldorado.games.island.model import actions
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.sides import deciders, unit_of
from eldorado.games.island.model.state import QUESTIONS, IslandQuestion, IslandState
from eldorado.games.island.questions.battle.raze import Raze
from eldorado.games.island.questions.thieves.bearer import HandOn
from eldorado.games.island.questions.thieves.pair import Pair
from eldorado.games.island.questions.turn.discovery import Discover, Show
from eldorado.games.island.questions.turn.march import March
from eldorado.games.island.questions.turn.purchase import Buy
from eldorado.games.island.questions.turn.step import Step
from eldorado.games.island.questions.turn.trade import Trade
from eldorado.games.island.questions.turn.window import open_window
from eldorado.games.island.rules.bridge import Bridges
from eldorado.games.island.rules.movement import next_in_queue
from eldorado.games.island.rules.refusing import no
from eldorado.games.island.rules.shrines import lift_shrine, shrine_free
from eldorado.games.island.rules.turn import end_explore
from eldorado.games.island.thieves.band import is_band, thieves_on_map


class Nothing(Act):
    """A stand-in for actions that do not belong to the explore phase."""

    def codes(self) -> list[int]:
        return []


# Lists of legal moves have the acts in this order.
ACTS: Final[list[Act]] = [
    Step(), Discover(), Show(), Buy(), Bridges(), Sprint(), Shoot(), Slip(), WolfMoves(), March(), Raze(), Trade(),
    Pair(), HandOn(),
]  # fmt: skip


def acts_by_code() -> list[Act]:
    found: list[Act] = [Nothing()] * actions.ACTIONS
    for act in ACTS:
        for code in act.codes():
            found[code] = act
    return found


# Without the acts that only options or the Thieves add to a game.
USUAL: Final[list[Act]] = [
    act for act in ACTS if not isinstance(act, Show | Bridges | Slip | WolfMoves | Pair | HandOn)
]


ACT_OF: Final[list[Act]] = acts_by_code()


class Explore(IslandQuestion):
    """The choice of the next act. Before it, battles begun off-turn are fought and windows opened."""

    def copy(self) -> Explore:
        return Explore()

    def actors(self, s: IslandState) -> int:
        if s.due or s.ending or s.queue or (s.shrine_tile >= 0 and shrine_free(s)):
            return 0
        return deciders(s, s.turn) & ~s.ended

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        if s.queue:
            next_in_queue(s)
        elif shrine_free(s):
            lift_shrine(s, out)
        elif s.ending:
            end_explore(s)
        elif not open_window(s):
            s.due = 0

    def legal(self, s: IslandState, seat: int) -> list[int]:
        legal: list[int] = [actions.END]
        rules = s.rules
        usual = not (rules.deals or rules.bridge or rules.cave_tiles or rules.thieves)
        for act in USUAL if usual else ACTS:
            act.add(s, seat, legal)
        if s.ended:
            legal.append(actions.RECALL)
        return legal

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action == actions.END:
            self.declare_end(s, seat)
        elif action == actions.RECALL:
            s.ended = 0
        else:
            ACT_OF[action].apply(s, seat, action, dice, out)

    def declare_end(self, s: IslandState, seat: int) -> None:
        """Declare the end; the turn is over when all who play it have done so (I-TEAM-12)."""
        s.ended |= 1 << seat
        if deciders(s, s.turn) & ~s.ended == 0:
            s.ending = 1

    def asks(self, s: IslandState, seat: int) -> tuple[str, Plain]:
        if is_band(s, seat):
            out = thieves_on_map(s)
            left = sum(s.speed[u] for u in out)
            if not out:
                return "explore_band_off", {}
            return ("explore_band" if left else "explore_band_still"), {"n": left}
        unit = unit_of(s, seat)
        if s.pos[unit] < 0:
            return "explore_off", {}
        if s.ended:
            return "explore_alone", {"n": s.speed[unit]}
        return ("explore" if s.speed[unit] else "explore_still"), {"n": s.speed[unit]}

    def clause(self, s: IslandState) -> str:
        return "I-TURN-6"

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if action == actions.RECALL:
            return no("I-TEAM-12", "nobody_ended")
        if actions.GIVE <= action < actions.SEAT and s.rules.hand_limit:
            rules = s.rules
            said = rules.cave_tiles or rules.teams or rules.thieves  # the base game knows only of the limit
            return no("I-TURN-9" if said else "I-TURN-7", "no_giving_back")
        if actions.DIE <= action < actions.HOLE:
            return no("I-TREAS-3", "no_reroll")
        if actions.HIDE <= action < actions.VILLAGER and not is_band(s, seat):
            return no(band_clause(action), "not_thieves")
        if actions.EMERGE <= action < actions.VILLAGER:
            return no("I-THIEF-2", "not_hiding")
        if action == actions.ROLL:
            return no("I-THIEF-4", "theft_first")
        return ACT_OF[action].refuse(s, seat, action)

    def refuse_others(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if (s.ended >> seat) & 1:
            return no("I-TEAM-12", "ended")
        if actions.TRADE <= action < actions.AMOUNT:
            return no("I-TRADE-4", "trade_off_turn")
        if s.rules.teams and s.side[seat] == s.turn:
            return no("I-TEAM-3", "first_round")
        return None


def band_clause(action: int) -> str:
    """The clause that reserves a move for the Thieves."""
    if action == actions.HIDE or action >= actions.EMERGE:
        return "I-THIEF-2"
    if actions.PAIR <= action < actions.ROB:
        return "I-THIEF-6"
    return "I-TREAS-6" if action >= actions.FIGURE else "I-THIEF-4"


QUESTIONS.add(Explore)
