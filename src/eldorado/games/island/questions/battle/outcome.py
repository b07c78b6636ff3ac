"""The outcome of a battle: who leaves the map, who steps back, who fights on (I-FIGHT-7 to I-FIGHT-15)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.core.plain import Plain
from eldorado.games.island.cave.dwellers import dweller_loses
from eldorado.games.island.cave.lair import claim, slink_off
from eldorado.games.island.cave.stacks import shuffle_back
from eldorado.games.island.explorers.yanga import shooter
from eldorado.games.island.model.components import BUILDINGS, FORT_SLOT, GUARDIAN_NAMES, THIEVES, TITAN
from eldorado.games.island.model.events import kind_name, land, spot, tell, tell_losses
from eldorado.games.island.model.fighting import (
    AFTER_SHOT,
    AFTER_TIE,
    AMBUSH,
    DWELLER,
    FARM,
    RAID,
    ROLL,
    SHOT,
)
from eldorado.games.island.model.map import fort_touches
from eldorado.games.island.model.sides import player_of, unit_of
from eldorado.games.island.model.state import IslandState, put_building, seat_of
from eldorado.games.island.questions.battle.battlefield import CAME, LOST, Fight
from eldorado.games.island.questions.battle.defeat import defeat_by_dweller, defeat_by_side
from eldorado.games.island.rules.movement import arrive, meet
from eldorado.games.island.rules.spoils import receiver_of
from eldorado.games.island.solo.guardians import beaten, guardian_of
from eldorado.games.island.thieves.band import building_word, leave_if_gone, thief_dies


def outcome(s: IslandState, battle: Fight, out: list[Event] | None) -> None:
    """Compare the dice and apply the outcome."""
    n = s.rolled[3]
    mine = sum(s.rolled[4 : 4 + n])
    theirs = sum(s.rolled[5 + n :])
    if out is not None:
        tell_battle(s, battle, out)
    if mine > theirs:
        attacker_wins(s, battle, out)
    elif mine < theirs:
        defender_wins(s, battle, out)
    else:
        tie(s, battle, out)


def tell_battle(s: IslandState, battle: Fight, out: list[Event]) -> None:
    n = s.rolled[3]
    args: Plain = {
        "at": spot(s, battle.tile),
        "land": land(s, battle.tile),
        "attack": s.rolled[4 : 4 + n],
        "defence": s.rolled[5 + n :],
        "against": seat_of(s, battle.defender),
    }
    if battle.against == RAID:
        tell(out, "raided", {"what": GUARDIAN_NAMES[guardian_of(battle.dweller)], **args})
        return
    if battle.defender < 0:
        kind = "thief" if s.rules.solo and battle.dweller == THIEVES else kind_name(battle.dweller)
    elif battle.against == FARM and battle.relief != CAME:
        kind = building_word(s, battle.defender, False)
    else:
        kind = "lair" if battle.against == AMBUSH else "pieces"
    tell(out, "battle", {"who": seat_of(s, battle.attacker), "kind": kind, **args})


def remove_pieces(s: IslandState, side: int, tile: int, victor: int, out: list[Event] | None) -> int:
    """Send the side's villagers on the tile to supply; return the mask of seats whose explorers are among the
    defeated (I-FIGHT-8). The Wolf is taken over where it is, or dies for good by a dweller (I-DWELL-WOLF)."""
    beaten = 0
    first = side * s.stride
    dead = 0
    thieves = 0
    for u in range(side * s.stride, (side + 1) * s.stride):
        if s.pos[u] == tile:
            if s.pets and u == first + s.stride - 1:
                s.pos[u] = -2
                if victor >= 0:
                    taken = (victor + 1) * s.stride - 1
                    s.pos[taken] = tile
                    s.came[taken] = -1
                    s.held[taken] = 0
                if out is not None:
                    told = "wolf_taken" if victor >= 0 else "wolf_dies"
                    tell(out, told, {"who": seat_of(s, victor if victor >= 0 else side)})
                continue
            s.pos[u] = -1
            s.came[u] = -1
            s.held[u] = 0
            if u < first + s.figures:
                beaten |= 1 << player_of(s, u)
                s.speed[u] = 0
                if side == s.thieves:
                    thief_dies(s, u)
                    s.lost[3 * side] += 1
                    thieves += 1
            else:
                dead += 1
    if not s.rules.rebuy_at_once:
        s.lost[3 * side] += dead  # I-BUY-10
    if out is not None:
        tell_losses(s, side, tile, dead, thieves, out)
    return beaten


def destroy(s: IslandState, slot: int, out: list[Event] | None) -> None:
    """Return a building to its owner's supply (I-FIGHT-8)."""
    side = slot // BUILDINGS
    is_fort = slot % BUILDINGS == FORT_SLOT
    put_building(s, slot, -1)
    if not s.rules.rebuy_at_once:
        s.lost[3 * side + (2 if is_fort else 1)] += 1
    if out is not None:
        tell(out, "destroyed", {"who": seat_of(s, side), "what": building_word(s, side, is_fort)})


def attacker_wins(s: IslandState, battle: Fight, out: list[Event] | None) -> None:
    if battle.house >= 0 and battle.relief != CAME:
        s.questions.pop()
        destroy(s, battle.house, out)
        leave_if_gone(s, 0)
    elif battle.against == RAID:
        raider_wins(s, battle, out)
    elif battle.defender < 0:
        dweller_falls(s, battle, out)
    else:
        side_wins(s, battle, out)


def raider_wins(s: IslandState, battle: Fight, out: list[Event] | None) -> None:
    """Defeat the pieces that the Titan or a guardian met."""
    if battle.house >= 0:
        battle.stage = ROLL
        battle.relief = LOST  # those who came in have lost: now the farmhouse itself is attacked
    else:
        s.questions.pop()
    lost = remove_pieces(s, battle.defender, battle.tile, -1, out)
    if fort_touches(s, battle.defender, battle.tile):
        destroy(s, battle.defender * BUILDINGS + FORT_SLOT, out)
    leave_if_gone(s, 0)
    defeat_by_dweller(s, lost, TITAN, out)


def dweller_falls(s: IslandState, battle: Fight, out: list[Event] | None) -> None:
    tile, kind, attacker = battle.tile, battle.dweller, battle.attacker
    off_turn = battle.off_turn == 1
    s.questions.pop()
    if battle.against == SHOT:
        fall(s, tile, kind, attacker, shooter(s, attacker), out)
    elif s.rules.solo:
        fall(s, tile, kind, attacker, receiver_of(s, attacker, tile), out)
        arrive(s, attacker, tile, off_turn)  # another guardian there
    else:
        # anybody else there, or a fort that touches the place (I-MAP-7), once the spoils are shared
        if kind == TITAN:
            s.titan = -1
        if kind == TITAN and not battle.found:
            meet(s, tile, attacker, battle.foes, off_turn)
        else:
            arrive(s, attacker, tile, off_turn)
        fall(s, tile, kind, attacker, receiver_of(s, attacker, tile), out)


def side_wins(s: IslandState, battle: Fight, out: list[Event] | None) -> None:
    """Defeat pieces of another side for the attacker."""
    tile, attacker, defender = battle.tile, battle.attacker, battle.defender
    shot, ambush = battle.against == SHOT, battle.against == AMBUSH
    beaten = remove_pieces(s, defender, tile, attacker, out)
    if not shot and fort_touches(s, defender, tile):
        destroy(s, defender * BUILDINGS + FORT_SLOT, out)
    if battle.against == FARM:
        battle.stage = ROLL
        battle.relief = LOST  # the villagers lost: now the farmhouse itself (I-FIGHT-11)
    else:
        battle.finish(s, True)
    if ambush:
        arrive(s, attacker, tile, False)  # after everything else
    leave_if_gone(s, 0)
    if ambush:
        claim(s, attacker, tile, out)
    if beaten:
        heir = shooter(s, attacker) if shot else receiver_of(s, attacker, tile)
        defeat_by_side(s, beaten, attacker, heir, tile, out)


def defender_wins(s: IslandState, battle: Fight, out: list[Event] | None) -> None:
    tile, attacker, defender = battle.tile, battle.attacker, battle.defender
    s.questions.pop()
    if battle.against == RAID:
        fall(s, tile, battle.dweller, defender, receiver_of(s, defender, tile), out)
        return
    if battle.against == SHOT:  # without risk, but he moves and shoots no more (I-EXP-YANGA)
        s.held[unit_of(s, shooter(s, attacker))] = AFTER_SHOT
        return
    beaten = remove_pieces(s, attacker, tile, defender, out)
    leave_if_gone(s, 0)
    if battle.against == AMBUSH:
        claim(s, defender, tile, out)
    if battle.against == DWELLER:
        defeat_by_dweller(s, beaten, battle.dweller, out)
        if goes_back(s, battle.dweller) and battle.dweller != TITAN:  # the Titan stays
            shuffle_back(s, tile, battle.dweller, out)
    elif beaten:
        defeat_by_side(s, beaten, defender, receiver_of(s, defender, tile), tile, out)


def goes_back(s: IslandState, kind: int) -> bool:
    """Whether the tile of a dweller that is not defeated goes back into the stack; guardians have no tile."""
    return not (s.rules.solo and guardian_of(kind) >= 0)


def fall(s: IslandState, tile: int, kind: int, victor: int, heir: int, out: list[Event] | None) -> None:
    """Apply the defeat of a dweller, the Titan or a guardian."""
    if s.rules.solo and guardian_of(kind) >= 0:
        beaten(s, guardian_of(kind), out)
    else:
        dweller_loses(s, tile, kind, victor, heir, out)


def tie(s: IslandState, battle: Fight, out: list[Event] | None) -> None:
    """Step both sides back; a dweller goes back into the stack (I-FIGHT-7, I-FIGHT-18, I-CAVE-6)."""
    tile, what, kind = battle.tile, battle.against, battle.dweller
    s.questions.pop()
    # [2nd] nobody in the battle moves again this turn; if the Titan or a guardian attacked, the turn is over
    held = not s.rules.tie_ends_turn and what != RAID
    if what == RAID:
        s.questions[-1].halt()  # its move is over
    if what == SHOT:
        s.held[unit_of(s, shooter(s, battle.attacker))] = AFTER_SHOT
    elif what == RAID and s.rules.solo:
        s.guard[guardian_of(kind)] = s.guard_came
    elif what == RAID:
        s.titan = s.titan_came  # back to the tile it came from
    else:
        step_back(s, battle.attacker, tile, held)
    if s.rules.tie_ends_turn:
        if battle.off_turn != 1:
            s.ending = 1
    elif battle.defender >= 0 and (battle.house < 0 or battle.relief == CAME):
        step_back(s, battle.defender, tile, held)
    if what == AMBUSH:
        slink_off(s, tile, battle.hidden)
        shuffle_back(s, tile, THIEVES, out)
    if what == DWELLER and (kind != TITAN or battle.found) and goes_back(s, kind):
        if kind == TITAN:
            s.titan = -1  # its piece is set aside
        shuffle_back(s, tile, kind, out)
    if out is not None:
        said = "tie_shot" if what == SHOT else "tie_raid" if what == RAID else "tie"
        tell(out, said, {"at": "-" if what in (DWELLER, AMBUSH) else spot(s, tile)})


def step_back(s: IslandState, side: int, tile: int, held: bool) -> None:
    """Return every piece of the side in the battle that moved this turn to the tile it entered from; `held` ones do
    not move again this turn."""
    for u in range(side * s.stride, (side + 1) * s.stride):
        if s.pos[u] == tile:
            if s.came[u] >= 0:
                s.pos[u] = s.came[u]
                s.came[u] = -1
            if held:
                s.held[u] = AFTER_TIE
