"""Numbers a player wants to know: reach, prices with reasons, odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eldorado.core.game import SPECTATOR
from eldorado.core.plain import Plain
from eldorado.games.island.advice.attacks import attack_entry, attack_odds, beast, odds_of, strongest, walk_in
from eldorado.games.island.advice.buying import buy
from eldorado.games.island.advice.counting import hosts, while_counting
from eldorado.games.island.advice.plans import walks
from eldorado.games.island.advice.stakes import at_stake, bills, second_roll, stakes
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import FARMHOUSE, FORT, OFFERING, RESOURCES, VILLAGER
from eldorado.games.island.model.events import anchor
from eldorado.games.island.model.fighting import ROLL
from eldorado.games.island.model.hands import cards_of
from eldorado.games.island.model.map import occupation
from eldorado.games.island.model.sides import allied, unit_of
from eldorado.games.island.model.state import IslandQuestion, IslandState
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.thieves.haul import GOLD_OR_THEFT, Haul, prospects
from eldorado.games.island.questions.turn.explore import Explore
from eldorado.games.island.questions.turn.gather import farmed
from eldorado.games.island.questions.turn.golden_dice import GoldenDice
from eldorado.games.island.questions.turn.march import Count
from eldorado.games.island.questions.turn.share import Share
from eldorado.games.island.questions.turn.trade import GOODS, HALF, OFFER_FIELDS, SHRINE_FIELD, Offer
from eldorado.games.island.questions.turn.window import Window
from eldorado.games.island.rules.movement import free_steps
from eldorado.games.island.rules.shrines import explorer_strength, over_limit, shrines
from eldorado.games.island.thieves.band import is_band


def facts(s: IslandState, seat: int) -> Plain:
    """The numbers of all sides and of a battle; for a seat also prices and help with its question."""
    if seat >= 0:
        return facts_beside(s, seat, facts(s, SPECTATOR))
    found: dict[str, Plain] = {
        "shrines": [shrines(s, s.side[other]) for other in range(s.seats)],
        "strength": [
            explorer_strength(s, other) if s.explorer[other] >= 0 or is_band(s, other) else 0
            for other in range(s.seats)
        ],
        "cards": [cards_of(s, other) for other in range(s.seats)],
        "round": s.round + 1,  # of the game as a whole, for the plot of its rounds
    }
    question = s.questions[-1] if not s.over else None
    if isinstance(question, Battle):
        attack, against = question.strengths(s)
        odds = odds_of(s, attack, against)
        found["battle"] = {"attack": attack, "defence": against, "odds": odds, **at_stake(s, question)}
    return found


def facts_beside(s: IslandState, seat: int, other: Plain) -> Plain:
    """Like `facts`, but reusing the spectator's facts for what is common to all."""
    found: dict[str, Plain] = {name: value for name, value in other.items() if name != "round"}
    if s.over or (s.explorer[seat] < 0 and not is_band(s, seat)):
        return found
    question = s.questions[-1]
    found["buy"] = [buy(s, seat, item) for item in (VILLAGER, FARMHOUSE, FORT, OFFERING)]
    if (s.mask >> seat) & 1:
        found["attacks"] = []
        helpful = ASKED.get(type(question))
        if helpful is not None:
            found.update(helpful(s, seat, question))
    return found


# --- help with the seat's question ---------------------------------------------------------------
def while_exploring(s: IslandState, seat: int, question: Explore) -> dict[str, Plain]:
    return {
        "reach": reach(s, seat),
        "free_march": free_steps(s, seat),
        "attacks": attack_odds(s, seat, False),
        "hosts": hosts(s, seat),
        "over": over_limit(s, seat),
    }


def in_window(s: IslandState, seat: int, question: Window) -> dict[str, Plain]:
    return {"attacks": attack_odds(s, seat, True), "hosts": hosts(s, seat)}


def with_dice(s: IslandState, seat: int, question: IslandQuestion) -> dict[str, Plain]:
    return {"farms": [RESOURCES[r] for r in range(3) if (farmed(s, seat) >> r) & 1]}


def while_offering(s: IslandState, seat: int, question: Offer) -> dict[str, Plain]:
    return {"offer": offer(s, question)}


def in_battle(s: IslandState, seat: int, question: Battle) -> dict[str, Plain]:
    if question.stage < ROLL:
        return {
            "stakes": stakes(s, question, seat),
            "bills": bills(s, question, seat),
            "hosts": hosts(s, seat),
        }
    return {"again": second_roll(s, question)}


def before_haul(s: IslandState, seat: int, question: Haul) -> dict[str, Plain]:
    return {"haul": prospects(s)} if question.stage == GOLD_OR_THEFT else {}


ASKED: Final[dict[type, Callable[[IslandState, int, Any], dict[str, Plain]]]] = {
    Explore: while_exploring,
    Window: in_window,
    Count: while_counting,
    GoldenDice: with_dice,
    Share: with_dice,
    Offer: while_offering,
    Battle: in_battle,
    Haul: before_haul,
}


def reach(s: IslandState, seat: int) -> Plain:
    """Tiles the explorer, or each thief, can get to with the speed left, and the steps; a tile of an opponent is where
    it stops."""
    first = unit_of(s, seat)
    found: list[Plain] = []
    for figure in range(s.rules.own_figures[seat]):
        found += figure_reach(s, seat, first + figure)
    return found


def figure_reach(s: IslandState, seat: int, unit: int) -> list[Plain]:
    side = s.side[seat]
    taken = occupation(s)
    found: list[Plain] = []
    for t, way, battle in walks(s, unit, side):
        entry: dict[str, Plain] = {"at": anchor(s, t), "cost": len(way), "battle": battle}
        if is_band(s, seat):
            entry["figure"] = f"figure:{side}:{unit % s.stride}"
        if battle:
            foe = -1 if beast(s, t) else strongest(s, taken[t] & ~(1 << side), t)
            entry.update(attack_entry(s, side, walk_in(s, t, unit), foe))
        found.append(entry)
    return found


def offer(s: IslandState, question: Offer) -> Plain:
    """A trade as one form: the fields still to fill in, each with its maximum and the action of every number. Of
    cards nobody shows, `shared` ones are bounded together: what is asked of one type is not left for the next."""
    fields: list[Plain] = []
    for field in range(question.field, OFFER_FIELDS):
        most = question.most_of(s, field)
        if most > 0:
            hidden = not allied(s, question.seat, question.other)
            shared = field >= HALF and field % HALF < SHRINE_FIELD and hidden
            half = ("give", "ask")[field // HALF]
            fields.append({"half": half, "what": GOODS[field % HALF], "most": most, "shared": shared})
    amounts = [actions.AMOUNT + n for n in range(1 + max([f["most"] for f in fields], default=0))]
    return {"to": question.other, "fields": fields, "amounts": amounts}
