"""What an answer does: each frame hands over to the part of the rules it belongs to, then the game runs on."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.band_flow import band_act
from eldorado.games.island.band_turn import band_explore
from eldorado.games.island.bank import trade_bank
from eldorado.games.island.battle import (
    battle_apply,
    order_apply,
    raze,
)
from eldorado.games.island.bridge import build_bridge, remove_bridge
from eldorado.games.island.buying import announce, remove
from eldorado.games.island.cavein import slip, slip_army
from eldorado.games.island.defeat import (
    return_apply,
    spoils_apply,
)
from eldorado.games.island.discovery import (
    discover,
    discover_own,
    wolf_find,
)
from eldorado.games.island.events import tell
from eldorado.games.island.explorers import look_apply, steal
from eldorado.games.island.flow import lay_tile, run
from eldorado.games.island.gathering import gather_apply, keep_points
from eldorado.games.island.guardians import (
    banish,
    guard_step,
    pack_apply,
)
from eldorado.games.island.map import occupation
from eldorado.games.island.movement import MARCH, march, reach_tile, send, step
from eldorado.games.island.raid import raid
from eldorado.games.island.ranged import aims, shoot, sprint
from eldorado.games.island.rerolls import reroll_apply
from eldorado.games.island.sides import unit_of
from eldorado.games.island.spoils import divide_apply, heir_apply
from eldorado.games.island.state import IslandState, base, pop, top
from eldorado.games.island.tables import (
    A_AMOUNT,
    A_ARMY,
    A_ARMY_HOLE,
    A_BANK,
    A_BRIDGE,
    A_DISCOVER,
    A_DONE,
    A_END,
    A_EXPLORER,
    A_FARMHOUSE,
    A_FORT,
    A_GIVE,
    A_HIDE,
    A_HOLE,
    A_MINE,
    A_NEXT,
    A_OFFERING,
    A_OWN,
    A_PLACE,
    A_PUT,
    A_RAZE,
    A_RECALL,
    A_REMOVE,
    A_REROLL,
    A_SEAT,
    A_SHOOT,
    A_SPRINT,
    A_STEP,
    A_TAKE,
    A_TRADE,
    A_UNBRIDGE,
    A_VILLAGER,
    A_WOLF,
    A_WOLF_FIND,
    DIRECTIONS,
    F_ANSWER,
    F_BANISH,
    F_BATTLE,
    F_CHOOSE,
    F_COUNT,
    F_DICE,
    F_DIVIDE,
    F_EXPLORE,
    F_GATHER,
    F_GUARD,
    F_HEIR,
    F_HIDING,
    F_LIMIT,
    F_LOOK,
    F_OFFER,
    F_PACK,
    F_PLACE,
    F_PLUNDER,
    F_RAID,
    F_RETURN,
    F_ROSE,
    F_SHARE,
    F_SPOILS,
    F_STEAL,
    F_TITAN,
    F_WINDOW,
    FARMHOUSE,
    FORT,
    OFFERING,
    ROLL,
    VILLAGER,
)
from eldorado.games.island.teams import (
    GATHER,
)
from eldorado.games.island.titan import titan_step
from eldorado.games.island.trade import answer_apply, offer_apply, propose
from eldorado.games.island.treasures import plunder_apply, rose_apply
from eldorado.games.island.turn import (
    declare_end,
    dice_apply,
    limit_apply,
    roll,
)
from eldorado.games.island.wolf import wolf_step
from eldorado.kit.cells import corner_of


def share_apply(s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    i = base(s)
    if s.frames[i + 1]:
        s.frames[i + 1] = 0
        if action == A_REROLL:
            roll(s, seat, dice, out)
        return
    code = action - A_MINE
    s.pool[4 + code % 4] = seat + (GATHER if code >= 4 else 0)
    if out is not None:
        tell(
            out, "takes_die", {"who": seat, "n": s.pool[code % 4], "use": "gather" if code >= 4 else "speed"}
        )


def act(s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    if A_BANK <= action < A_TAKE:
        trade_bank(s, seat, action - A_BANK, out)
        run(s, dice, out)
        return
    frame = top(s)
    if frame == F_EXPLORE:
        explore(s, seat, action, dice, out)
    elif frame == F_WINDOW or frame == F_CHOOSE:
        s.answers[seat] = action if frame == F_WINDOW else action - A_EXPLORER
    elif frame == F_BATTLE:
        if s.frames[base(s) + 5] >= ROLL:
            reroll_apply(s, seat, action, dice, out)
        else:
            battle_apply(s, seat, action, out)
    elif frame == F_GATHER:
        if action == A_DONE:
            keep_points(s, seat, out)
        else:
            gather_apply(s, seat, action - A_TAKE, 1, out)
    elif frame == F_DICE:
        dice_apply(s, action, dice, out)
    elif frame == F_PLACE:
        lay_tile(s, action - A_PLACE, dice, out)
    elif frame == F_COUNT:
        i = base(s)
        f = s.frames
        source, target, purpose, steps, door = f[i + 2], f[i + 3], f[i + 5], f[i + 6], f[i + 7]
        pop(s)
        march(s, seat, source, target, action - A_AMOUNT, purpose, steps, door, out)
    elif frame == F_OFFER:
        offer_apply(s, action - A_AMOUNT, out)
    elif frame == F_ANSWER:
        answer_apply(s, action, out)
    elif frame == F_SPOILS:
        spoils_apply(s, seat, action - A_GIVE, out)
    elif frame == F_LIMIT:
        limit_apply(s, seat, action - A_GIVE, out)
    elif frame == F_RETURN:
        return_apply(s, action - A_PUT, out)
    elif frame == F_STEAL:
        steal(s, seat, action - A_SEAT, dice, out)
    elif frame == F_LOOK:
        look_apply(s, action - A_NEXT)
    elif frame == F_ROSE:
        rose_apply(s, seat, action - A_TAKE, out)
    elif frame == F_PLUNDER:
        plunder_apply(s, action - A_NEXT, out)
    elif frame == F_TITAN:
        titan_step(s, action - A_STEP, out)
    elif frame == F_RAID:
        raid(s, 1 << s.side[action - A_SEAT])
    elif frame == F_SHARE:
        share_apply(s, seat, action, dice, out)
    elif frame == F_HEIR:
        heir_apply(s, action - A_SEAT, out)
    elif frame == F_DIVIDE:
        divide_apply(s, seat, action, out)
    elif frame == F_GUARD:
        guard_step(s, action - A_STEP, out)
    elif frame == F_BANISH:
        banish(s, action - A_PUT, out)
    elif frame == F_PACK:
        pack_apply(s, action - A_NEXT)
    elif frame >= F_HIDING:
        band_act(s, seat, frame, action, dice, out)
    else:
        order_apply(s, action)
    run(s, dice, out)


def explore(s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    """An act of the explore phase (I-TURN-6)."""
    side = s.side[seat]
    first = unit_of(s, seat)
    if action == A_END:
        declare_end(s, seat)
    elif action >= A_ARMY:
        source = (action - A_ARMY) // DIRECTIONS
        d = (action - A_ARMY) % DIRECTIONS
        send(s, seat, source, reach_tile(s, source, d, out), MARCH, 1, source, out)
    elif action >= A_OFFERING:
        announce(s, seat, OFFERING, action - A_OFFERING, out)
    elif action >= A_VILLAGER:
        announce(s, seat, VILLAGER, action - A_VILLAGER, out)
    elif action >= A_HIDE:
        band_explore(s, seat, action, dice, out)
    elif action == A_RECALL:
        s.ended = 0
    elif action == A_WOLF_FIND:
        wolf_find(s, seat, dice, out)
    elif action >= A_WOLF:
        wolf_step(s, seat, action - A_WOLF, out)
    elif action >= A_ARMY_HOLE:
        slip_army(s, seat, action - A_ARMY_HOLE, out)
    elif action >= A_HOLE:
        slip(s, seat, first, action - A_HOLE, out)
    elif action >= A_SHOOT:
        tile = action - A_SHOOT
        shoot(s, seat, tile, aims(s, side, tile, occupation(s)), out)
    elif action == A_SPRINT:
        sprint(s, seat, out)
        s.due = 1
    elif action == A_UNBRIDGE:
        remove_bridge(s, seat, out)
    elif action >= A_BRIDGE:
        build_bridge(s, seat, s.pos[first], action - A_BRIDGE, out)
    elif action >= A_OWN:
        discover_own(s, seat, first, action - A_OWN, out)
    elif action >= A_RAZE:
        raze(s, seat, action - A_RAZE, out)
    elif action >= A_REMOVE:
        remove(s, seat, action - A_REMOVE, out)
    elif action >= A_FORT:
        at = s.cell[s.pos[first + (action - A_FORT) // 6]]
        announce(s, seat, FORT, corner_of(at, (action - A_FORT) % 6), out)
    elif action >= A_FARMHOUSE:
        at = s.cell[s.pos[first + (action - A_FARMHOUSE) // 6]]
        announce(s, seat, FARMHOUSE, corner_of(at, (action - A_FARMHOUSE) % 6), out)
    elif action >= A_STEP:
        code = action - A_STEP
        step(s, seat, first + code // DIRECTIONS, code % DIRECTIONS, out)
    elif action >= A_DISCOVER:
        discover(s, seat, first + action - A_DISCOVER, dice, out)
    else:
        propose(s, seat, action - A_TRADE)
