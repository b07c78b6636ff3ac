"""What each answer in a battle does to its odds: fight as it is, bring pieces, flee (I-FIGHT-2, I-FIGHT-16)."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.battle import sides_strength
from eldorado.games.island.flow import legal_of
from eldorado.games.island.movement import movers
from eldorado.games.island.odds import chances
from eldorado.games.island.reinforce import leaves
from eldorado.games.island.sides import unit_of
from eldorado.games.island.state import IslandState, base
from eldorado.games.island.strength import figure_strength
from eldorado.games.island.tables import A_ARMY, A_DONE, A_PLACE, A_STEP, DIRECTIONS


def stakes(s: IslandState, seat: int) -> Plain:
    """For every legal answer: both strengths and the chances of the attacker, with all pieces that can go."""
    i = base(s)
    attack, defence = sides_strength(s, i)
    tile = s.frames[i + 1]
    side = s.side[seat]
    attacker = s.frames[i + 2] == side
    found: list[Plain] = []
    for action in legal_of(s, seat):
        if action == A_DONE:
            more = 0
        elif A_STEP <= action < A_PLACE:
            more = figure_strength(s, unit_of(s, seat) + (action - A_STEP) // DIRECTIONS)
        elif action >= A_ARMY:
            source = (action - A_ARMY) // DIRECTIONS
            if source != tile and leaves(s, side, source):
                continue  # further on the run: the battle goes on without them
            power = movers(s, side, source) * s.rules.villager_strength
            more = -power if source == tile else power
        else:
            continue
        mine, theirs = (attack + more, defence) if attacker else (attack, defence + more)
        if mine <= 0 or theirs <= 0:  # nobody is left: no battle, no odds
            continue
        found.append(
            {
                "action": action,
                "attack": mine,
                "defence": theirs,
                "odds": list(chances(mine, theirs, tuple(s.rules.battle))),
            }
        )
    return found
