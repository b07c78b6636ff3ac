"""What a battle ends with: who leaves the map, who steps back, who fights on (I-FIGHT-7 to I-FIGHT-15)."""

from __future__ import annotations

from eldorado.core.game import Event
from eldorado.core.plain import Plain
from eldorado.games.island.band import building_word, leave_if_gone, thief_dies
from eldorado.games.island.battlefield import for_farmhouse
from eldorado.games.island.cave import dweller_loses, shuffle_back
from eldorado.games.island.defeat import defeat_by_dweller, defeat_by_side
from eldorado.games.island.events import kind_name, land, spot, tell
from eldorado.games.island.guardians import GUARDIAN_NAMES
from eldorado.games.island.guardians import beaten as guardian_beaten
from eldorado.games.island.lair import claim, slink_off
from eldorado.games.island.map import fort_touches, occupation
from eldorado.games.island.movement import arrive, fight
from eldorado.games.island.raid import guardian_of
from eldorado.games.island.ranged import shooter
from eldorado.games.island.sides import player_of, unit_of
from eldorado.games.island.spoils import receiver_of
from eldorado.games.island.state import IslandState, base, pop, seat_of
from eldorado.games.island.tables import (
    AMBUSH,
    BUILDINGS,
    DWELLER,
    FARM,
    FORT_SLOT,
    PIECES,
    RAID,
    ROLL,
    SHOT,
    THIEVES,
    TITAN,
)


def outcome(s: IslandState, i: int, out: list[Event] | None) -> None:
    what = s.frames[i + 4]
    farm = what == FARM and s.frames[i + 9] != 1
    n = s.rolled[3]
    mine = sum(s.rolled[4 : 4 + n])
    theirs = sum(s.rolled[5 + n :])
    if out is not None:
        args: Plain = {
            "at": spot(s, s.frames[i + 1]),
            "land": land(s, s.frames[i + 1]),
            "attack": s.rolled[4 : 4 + n],
            "defence": s.rolled[5 + n :],
            "against": seat_of(s, s.frames[i + 3]) if s.frames[i + 3] >= 0 else -1,
        }
        if what == RAID:
            tell(out, "raided", {"what": GUARDIAN_NAMES[guardian_of(s.frames[i + 7])], **args})
        else:
            beast = kind_name(s.frames[i + 6]) if s.frames[i + 3] < 0 else ""
            if s.rules.solo and beast == "thieves":
                beast = "thief"
            kind = beast or ("lair" if what == AMBUSH else "pieces")
            if farm:
                kind = building_word(s, s.frames[i + 3], False)
            tell(out, "battle", {"who": seat_of(s, s.frames[i + 2]), "kind": kind, **args})
    if mine > theirs:
        attacker_wins(s, i, farm, out)
    elif mine < theirs:
        defender_wins(s, i, out)
    else:
        tie(s, i, out)


def remove_pieces(s: IslandState, side: int, tile: int, victor: int, out: list[Event] | None) -> int:
    """I-FIGHT-8: the side's villagers on the tile go to supply; the mask of seats whose explorers are among the
    defeated. The Wolf is taken over where it is, or dies for good by a dweller (I-DWELL-WOLF)."""
    beaten = 0
    first = side * s.stride
    dead = 0
    for u in range(side * s.stride, (side + 1) * s.stride):
        if s.pos[u] == tile:
            if s.pets and u == first + s.stride - 1:
                s.pos[u] = -2
                if victor >= 0:
                    taken = (victor + 1) * s.stride - 1
                    s.pos[taken] = tile
                    s.came[taken] = -1
                    s.held[taken] = 0
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
            else:
                dead += 1
    if not s.rules.rebuy_at_once:
        s.lost[3 * side] += dead  # I-BUY-10
    if dead and out is not None:
        tell(
            out,
            "villagers_lost",
            {"who": seat_of(s, side), "n": dead, "at": spot(s, tile), "land": land(s, tile)},
        )
    return beaten


def destroy(s: IslandState, slot: int, out: list[Event] | None) -> None:
    """A building returns to its owner's supply (I-FIGHT-8)."""
    side = slot // BUILDINGS
    is_fort = slot % BUILDINGS == FORT_SLOT
    s.build[slot] = -1
    if not s.rules.rebuy_at_once:
        s.lost[3 * side + (2 if is_fort else 1)] += 1
    if out is not None:
        tell(out, "destroyed", {"who": seat_of(s, side), "what": building_word(s, side, is_fort)})


def attacker_wins(s: IslandState, i: int, farm: bool, out: list[Event] | None) -> None:
    tile = s.frames[i + 1]
    attacker = s.frames[i + 2]
    defender = s.frames[i + 3]
    what = s.frames[i + 4]
    if farm or (what == RAID and s.frames[i + 6] >= 0 and s.frames[i + 9] != 1):
        slot = s.frames[i + 6]
        pop(s)
        destroy(s, slot, out)
        leave_if_gone(s, 0)
        return
    if what == RAID:
        if s.frames[i + 6] >= 0:
            s.frames[i + 5] = ROLL
            s.frames[i + 9] = 2  # who came in has lost: now the farmhouse itself
        else:
            pop(s)
        lost = remove_pieces(s, defender, tile, -1, out)
        if fort_touches(s, defender, tile):
            destroy(s, defender * BUILDINGS + FORT_SLOT, out)
        leave_if_gone(s, 0)
        defeat_by_dweller(s, lost, TITAN, out)
        return
    if what == SHOT and defender < 0:
        kind = s.frames[i + 6]
        pop(s)
        fall(s, tile, kind, attacker, out)
        return
    if what == DWELLER:
        kind = s.frames[i + 6]
        off_turn = s.frames[i + 8] == 1
        pop(s)
        if s.rules.solo:
            fall(s, tile, kind, attacker, out)
            arrive(s, attacker, tile, off_turn)  # another guardian there
            return
        if kind == TITAN:
            s.titan = -1
        # whoever else is there, or a fort that touches the place (I-MAP-7), once the spoils are shared
        arrive(s, attacker, tile, off_turn)
        fall(s, tile, kind, attacker, out)
        return
    beaten = remove_pieces(s, defender, tile, attacker, out)
    if what != SHOT and fort_touches(s, defender, tile):
        destroy(s, defender * BUILDINGS + FORT_SLOT, out)
    if what == FARM:
        s.frames[i + 5] = ROLL
        s.frames[i + 9] = 2  # the villagers lost: now the farmhouse itself (I-FIGHT-11)
    else:
        finish(s, True)
    if what == AMBUSH:
        arrive(s, attacker, tile, False)  # as above: when everything else is done
    leave_if_gone(s, 0)
    if what == AMBUSH:
        claim(s, attacker, tile, out)
    if beaten:
        heir = receiver_of(s, attacker, tile) if what != SHOT else shooter(s, attacker)
        defeat_by_side(s, beaten, attacker, heir, tile, out)


def defender_wins(s: IslandState, i: int, out: list[Event] | None) -> None:
    tile = s.frames[i + 1]
    attacker = s.frames[i + 2]
    defender = s.frames[i + 3]
    dweller = s.frames[i + 6] if s.frames[i + 4] == DWELLER else -1
    shot = s.frames[i + 4] == SHOT
    raider = s.frames[i + 7] if s.frames[i + 4] == RAID else -1
    ambush = s.frames[i + 4] == AMBUSH
    pop(s)
    if raider >= 0:
        fall(s, tile, raider, defender, out)
        return
    if shot:  # without risk, but he moves and shoots no more (I-EXP-YANGA)
        s.held[unit_of(s, shooter(s, attacker))] = 1
        return
    beaten = remove_pieces(s, attacker, tile, defender if dweller < 0 else -1, out)
    leave_if_gone(s, 0)
    if ambush:
        claim(s, defender, tile, out)
    if dweller >= 0:
        defeat_by_dweller(s, beaten, dweller, out)
        if dweller != TITAN and not (s.rules.solo and guardian_of(dweller) >= 0):  # the Titan stays
            shuffle_back(s, tile, dweller, out)
    elif beaten:
        defeat_by_side(s, beaten, defender, receiver_of(s, defender, tile), tile, out)


def fall(s: IslandState, tile: int, kind: int, victor: int, out: list[Event] | None) -> None:
    """A dweller, the Titan or a guardian is defeated."""
    if s.rules.solo and guardian_of(kind) >= 0:
        guardian_beaten(s, guardian_of(kind), out)
    else:
        dweller_loses(s, tile, kind, victor, out)


def tie(s: IslandState, i: int, out: list[Event] | None) -> None:
    """I-FIGHT-7, I-FIGHT-18, I-CAVE-6."""
    tile = s.frames[i + 1]
    attacker = s.frames[i + 2]
    defender = s.frames[i + 3]
    what = s.frames[i + 4]
    kind = s.frames[i + 6]
    off_turn = s.frames[i + 8] == 1
    found = s.frames[i + 7] == 1
    raider = s.frames[i + 7]
    alone = for_farmhouse(s, i) and s.frames[i + 9] != 1
    pop(s)
    if what == SHOT:
        s.held[unit_of(s, shooter(s, attacker))] = 1
    elif what == RAID and s.rules.solo:
        s.guard[guardian_of(raider)] = s.guard_came
    elif what == RAID:
        s.titan = s.titan_came  # back where it came from
    else:
        step_back(s, attacker, tile)
    if s.rules.tie_ends_turn:
        if not off_turn:
            s.ending = 1
    elif defender >= 0 and not alone:
        step_back(s, defender, tile)
    if what == AMBUSH:
        slink_off(s, tile, kind)
        shuffle_back(s, tile, THIEVES, out)
    if what == DWELLER and (kind != TITAN or found) and not (s.rules.solo and guardian_of(kind) >= 0):
        if kind == TITAN:
            s.titan = -1  # its piece is set aside
        shuffle_back(s, tile, kind, out)
    if out is not None:
        tell(out, "tie", {"at": "-" if what in (DWELLER, AMBUSH) else spot(s, tile)})


def step_back(s: IslandState, side: int, tile: int) -> None:
    """Every piece of the side in the battle that moved this turn returns to the tile it entered from; [2nd] none of
    them moves again this turn."""
    for u in range(side * s.stride, (side + 1) * s.stride):
        if s.pos[u] == tile:
            if s.came[u] >= 0:
                s.pos[u] = s.came[u]
                s.came[u] = -1
            if not s.rules.tie_ends_turn:
                s.held[u] = 1


def finish(s: IslandState, go_on: bool) -> None:
    """The battle is over; the attacker goes on against the other opponents on the tile, if any (I-FIGHT-15)."""
    i = base(s)
    tile = s.frames[i + 1]
    attacker = s.frames[i + 2]
    rest = s.frames[i + 7] if s.frames[i + 4] == PIECES else 0  # a raid keeps its raider there
    off_turn = s.frames[i + 8] == 1
    pop(s)
    if go_on and rest:
        meet(s, tile, attacker, rest, off_turn)


def meet(s: IslandState, tile: int, attacker: int, foes: int, off_turn: bool) -> None:
    """A battle with each side of the mask that still occupies the tile, as long as the attacker is there."""
    now = occupation(s)[tile]
    foes &= now
    if foes and (now >> attacker) & 1:
        fight(s, attacker, tile, foes, off_turn)


def next_in_queue(s: IslandState) -> None:
    """I-FIGHT-12: the battle that was started first."""
    tile = s.queue[0]
    attacker = s.queue[1]
    foes = s.queue[2]
    del s.queue[:3]
    meet(s, tile, attacker, foes, attacker != s.turn)
