"""How many villagers can go: all of an army, and what each number of them does to the odds."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.advice.attacks import Assault, attack_entry, beast, odds_of, strongest
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import DIRECTIONS
from eldorado.games.island.model.map import occupation
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.questions.battle.battle import Battle
from eldorado.games.island.questions.battle.battlefield import CAME
from eldorado.games.island.questions.turn.march import Count
from eldorado.games.island.rules.flow import legal_of
from eldorado.games.island.rules.movement import BRING, FLIGHT, REACT, movers
from eldorado.games.island.rules.strength import defence


def while_counting(s: IslandState, seat: int, question: Count) -> dict[str, Plain]:
    """Like the odds of other attacks, with an entry for every number that can go; empty if nobody is attacked."""
    side = s.side[seat]
    found: list[Plain] = []
    for n in range(1, question.most + 1):
        entry = brought(s, side, n) if question.purpose == BRING else marched(s, side, question, n)
        if entry is not None:
            found.append({"action": actions.AMOUNT + n, **entry})
    return {"attacks": found}


def hosts(s: IslandState, seat: int) -> Plain:
    """For every army that could go now and has more than one villager: how many, and the number to answer so that all
    of them go, if that is meant."""
    side = s.side[seat]
    found: list[Plain] = []
    for action in legal_of(s, seat):
        n = movers(s, side, (action - actions.ARMY) // DIRECTIONS) if action >= actions.ARMY else 0
        if n > 1:
            found.append({"action": action, "n": n, "all": actions.AMOUNT + n})
    return found


def marched(s: IslandState, side: int, question: Count, n: int) -> dict[str, Plain] | None:
    if question.purpose == FLIGHT:
        return None
    foes = occupation(s)[question.target] & ~(1 << side) if s.round > 0 else 0
    if question.purpose == REACT and (foes >> s.turn) & 1:
        foes = 1 << s.turn
    monster = beast(s, question.target) > 0
    foe = -1 if monster else strongest(s, foes, question.target)
    if foe < 0 and not monster:
        return None
    army = Assault(question.target, n * s.rules.villager_strength, (), n, question.source)
    return attack_entry(s, side, army, foe)


def brought(s: IslandState, side: int, n: int) -> dict[str, Plain] | None:
    """Return the odds in the battle being prepared, with these units brought into it."""
    battle = next((q for q in reversed(s.questions) if isinstance(q, Battle)), None)
    if battle is None:
        return None
    attack, against = battle.strengths(s)
    more = n * s.rules.villager_strength
    if battle.attacker == side:
        attack += more
    elif battle.for_farmhouse() and battle.relief != CAME:  # they fight without it (I-FIGHT-11)
        against = defence(s, side, battle.tile) + more
    else:
        against += more
    return {"attack": attack, "defence": against, "odds": odds_of(s, attack, against)}
