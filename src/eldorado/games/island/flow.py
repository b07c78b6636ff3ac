"""What is asked now, and what an answer does: the frames of the stack, one after the other.

`run` resolves what needs no decision and stops at the first frame that does; `legal_of` and `act` hand over to the part
of the rules a frame belongs to.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.band_flow import band_act, band_legal, band_waits
from eldorado.games.island.band_turn import band_explore
from eldorado.games.island.bank import trade_bank
from eldorado.games.island.battle import (
    ROLL,
    battle_actors,
    battle_apply,
    battle_legal,
    next_in_queue,
    next_stage,
    order_apply,
    order_legal,
    raze,
    roll_on,
)
from eldorado.games.island.bridge import build_bridge, remove_bridge
from eldorado.games.island.buying import announce, commit, remove, withdraw
from eldorado.games.island.cavein import slip, slip_army
from eldorado.games.island.defeat import (
    return_apply,
    return_legal,
    return_tiles,
    spoils_apply,
    spoils_forced,
    spoils_legal,
)
from eldorado.games.island.discovery import (
    discover,
    discover_own,
    place_apply,
    place_choices,
    place_legal,
    wolf_find,
)
from eldorado.games.island.events import reveal, tell
from eldorado.games.island.explorers import look_apply, look_choice, look_legal, steal, steal_legal
from eldorado.games.island.guardians import (
    banish,
    banish_legal,
    banish_waits,
    guard_legal,
    guard_step,
    guard_waits,
    pack_apply,
    pack_legal,
)
from eldorado.games.island.map import occupation
from eldorado.games.island.movement import MARCH, march, reach_tile, send, step
from eldorado.games.island.raid import raid, raid_legal, raid_waits
from eldorado.games.island.ranged import aims, shoot, sprint
from eldorado.games.island.reactions import close_window, open_window, window_actors, window_legal
from eldorado.games.island.rerolls import reroll_apply, reroll_legal
from eldorado.games.island.setup import enter, roll_first, set_up_anew
from eldorado.games.island.shrines import lift_shrine
from eldorado.games.island.sides import deciders, seats_of, unit_of
from eldorado.games.island.spoils import divide_apply, divide_legal, heir_apply, heir_legal, heir_waits
from eldorado.games.island.state import UNANSWERED, IslandState, base, cards_of, pop, push, seat_of, top
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
    A_SPEED,
    A_SPRINT,
    A_STEP,
    A_TAKE,
    A_TRADE,
    A_UNBRIDGE,
    A_VILLAGER,
    A_WOLF,
    A_WOLF_FIND,
    DIRECTIONS,
    EXPLORER_NAMES,
    F_ANSWER,
    F_BANISH,
    F_BATTLE,
    F_BUY,
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
    F_ORDER,
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
    VILLAGER,
)
from eldorado.games.island.teams import (
    GATHER,
    die_of,
    lucky_legal,
    lucky_partner,
    share_actors,
    share_forced,
    share_legal,
)
from eldorado.games.island.titan import titan_legal, titan_step, titan_waits
from eldorado.games.island.trade import answer_apply, answer_legal, offer_apply, offer_legal, propose
from eldorado.games.island.treasures import plunder_apply, plunder_legal, rose_apply, rose_legal, rose_types
from eldorado.games.island.turn import (
    after_return,
    begin_turn,
    declare_end,
    dice_apply,
    dice_forced,
    dice_legal,
    end_explore,
    explore_legal,
    gather_apply,
    gather_legal,
    gather_waits,
    keep_points,
    limit_apply,
    limit_choice,
    limit_legal,
    next_turn,
    on_turn,
    roll,
    smell_roses,
    use_dice,
)
from eldorado.games.island.wolf import wolf_step
from eldorado.kit.cells import corner_of


def run(s: IslandState, dice: Dice, out: list[Event] | None) -> None:
    """Resolves whatever needs nobody, and says in `mask` who owes a decision then."""
    while not s.over:
        frame = top(s)
        i = base(s)
        if frame == F_EXPLORE or frame == F_BUY:
            if s.queue:
                next_in_queue(s)
            elif s.shrine_tile >= 0 and s.shrine_tile not in s.pos and lifted(s, out):
                pass
            elif s.ending:
                if frame == F_EXPLORE:
                    end_explore(s)
                else:
                    withdraw(s, out)
            elif s.due:
                if not open_window(s):
                    s.due = 0
            elif frame == F_BUY:
                commit(s, out)
            else:
                s.mask = deciders(s, s.turn) & ~s.ended
                return
        elif frame == F_WINDOW:
            s.mask = window_actors(s)
            if s.mask:
                return
            close_window(s, out)
        elif frame == F_BATTLE:
            if s.frames[i + 5] >= ROLL:
                seat = roll_on(s, dice, out)
                if seat >= 0:
                    s.mask = 1 << seat
                    return
            else:
                s.mask = battle_actors(s)
                if s.mask:
                    return
                next_stage(s)
        elif frame == F_GATHER:
            s.mask = gather_waits(s, dice, out)
            if s.mask:
                return
        elif frame == F_DICE:
            if not dice_forced(s):
                s.mask = 1 << on_turn(s)
                return
            dice_apply(s, A_SPEED, dice, out)
        elif frame == F_STEAL:
            if after_return(s, dice, out):
                s.mask = 1 << s.frames[i + 2]
                return
        elif frame == F_PLACE:
            free = place_choices(s, s.frames[i + 3], s.frames[i + 1])
            if len(free) > 1:
                s.mask = 1 << s.frames[i + 3]
                return
            lay_tile(s, free[0], dice, out)
        elif frame == F_COUNT or frame == F_OFFER:
            s.mask = 1 << s.frames[i + 1]
            return
        elif frame == F_ANSWER:
            s.mask = 1 << s.frames[i + 2]
            return
        elif frame == F_SPOILS:
            spoils_forced(s, out)
            if len(s.frames) > i and top(s) == F_SPOILS:
                s.mask = 1 << s.frames[i + 1]
                return
        elif frame == F_LIMIT:
            if limit_choice(s, out):
                s.mask = 1 << s.frames[i + 1]
                return
            pop(s)
            if not s.frames:
                next_turn(s, out)
        elif frame == F_RETURN:
            free = return_tiles(s, s.frames[i + 1])
            if len(free) > 1:
                s.mask = deciders(s, s.side[s.frames[i + 2]])
                return
            if free:
                return_apply(s, free[0], out)
            else:
                pop(s)
        elif frame == F_LOOK:
            if look_choice(s):
                s.mask = 1 << s.frames[i + 2]
                return
            pop(s)
        elif frame == F_ORDER:
            s.mask = deciders(s, s.frames[i + 2])
            return
        elif frame == F_ROSE:
            types = rose_types(s)
            if len(types) > 1:
                s.mask = 1 << s.frames[i + 1]
                return
            if types:
                rose_apply(s, s.frames[i + 1], types[0], out)
            else:
                pop(s)
        elif frame == F_PLUNDER:
            spoils = plunder_legal(s)
            if len(spoils) > 1:
                s.mask = 1 << s.frames[i + 1]
                return
            plunder_apply(s, spoils[0] - A_NEXT, out)
        elif frame == F_TITAN:
            if titan_waits(s, dice, out):
                s.mask = deciders(s, s.turn)
                return
            if not s.frames:
                begin_turn(s, out)
        elif frame == F_RAID:
            if raid_waits(s):
                s.mask = deciders(s, s.turn)
                return
        elif frame == F_SHARE:
            if s.frames[i + 1]:
                s.mask = 1 << lucky_partner(s)
                return
            if not share_forced(s):
                s.mask = share_actors(s)
                return
            share_out(s, out)
        elif frame == F_HEIR:
            if heir_waits(s):
                s.mask = deciders(s, s.frames[i + 1])
                return
            pop(s)
        elif frame == F_DIVIDE:
            if cards_of(s, s.seats):
                s.mask = deciders(s, s.frames[i + 1])
                return
            pop(s)
        elif frame == F_GUARD:
            if guard_waits(s, dice, out):
                s.mask = deciders(s, s.turn)
                return
            if not s.frames:
                begin_turn(s, out)
        elif frame == F_BANISH:
            if banish_waits(s, out):
                s.mask = deciders(s, s.turn)
                return
        elif frame == F_PACK:
            s.mask = deciders(s, s.frames[i + 2])
            return
        elif frame >= F_HIDING:
            if band_waits(s, frame, dice, out):
                s.mask = 1 << seat_of(s, s.thieves)
                return
        elif frame == F_CHOOSE:
            s.mask = 0
            for seat in range(s.seats):
                if s.answers[seat] == UNANSWERED and s.side[seat] != s.thieves:
                    s.mask |= 1 << seat
            if s.mask:
                return
            all_chosen(s, dice, out)
        else:
            raise ValueError("no frame")
    s.mask = 0
    s.frames = []
    s.queue = []


def lifted(s: IslandState, out: list[Event] | None) -> bool:
    lift_shrine(s, out)
    return s.shrine_tile < 0


def all_chosen(s: IslandState, dice: Dice, out: list[Event] | None) -> None:
    """I-SETUP-5: the explorers are shown, and the first turn begins."""
    for side in range(s.rules.boards_needed):
        seats = seats_of(s, side)
        pair = s.rules.boards[s.board[seats[0]]]
        mine = s.answers[seats[0]]
        s.explorer[seats[0]] = pair[mine]
        if (
            len(seats) > 1
        ):  # I-TEAM-7: the first partner chooses for both, the second says whose explorer begins
            s.explorer[seats[1]] = pair[1 - mine]
            s.starter[side] = seats[0] if s.answers[seats[1]] == mine else seats[1]
    for seat in range(s.seats):
        s.answers[seat] = UNANSWERED
        if out is not None and s.explorer[seat] >= 0:
            reveal(out, "explorer", {"who": seat, "explorer": EXPLORER_NAMES[s.explorer[seat]]})
    if out is not None and s.rules.teams:
        tell(out, "starters", {"who": [seat for seat in s.starter if seat >= 0]})
    pop(s)
    enter(s)
    roll_first(s, dice, out)
    begin_turn(s, out)


def lay_tile(s: IslandState, d: int, dice: Dice, out: list[Event] | None) -> None:
    if place_apply(s, s.frames[base(s) + 3], d, out):
        set_up_anew(s, dice, out)
        begin_turn(s, out)


def share_out(s: IslandState, out: list[Event] | None) -> None:
    """All four dice are taken: both gather, then both explore (I-TEAM-4)."""
    pop(s)
    push(s, F_GATHER)
    for seat in seats_of(s, s.turn):
        use_dice(s, seat, die_of(s, seat, 0), die_of(s, seat, GATHER), out)
    smell_roses(s, deciders(s, s.turn))


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


def interleaved(s: IslandState) -> bool:
    """Partners act whenever they like, one act after the other (I-TEAM-12); explorers are chosen and windows answered
    by all at the same time."""
    return s.mask & (s.mask - 1) != 0 and top(s) != F_CHOOSE and top(s) != F_WINDOW


# --- legal --------------------------------------------------------------------------------------------------------
def legal_of(s: IslandState, seat: int) -> list[int]:
    if not (s.mask >> seat) & 1:
        return []
    frame = top(s)
    if frame == F_EXPLORE:
        return explore_legal(s, seat)
    if frame == F_WINDOW:
        return window_legal(s, seat)
    if frame == F_BATTLE:
        return reroll_legal(s, seat) if s.frames[base(s) + 5] >= ROLL else battle_legal(s, seat)
    if frame == F_GATHER:
        return gather_legal(s, seat)
    if frame == F_DICE:
        return dice_legal(s, seat)
    if frame == F_PLACE:
        return place_legal(s, seat)
    if frame == F_COUNT:
        return [A_AMOUNT + n for n in range(1, s.frames[base(s) + 4] + 1)]
    if frame == F_OFFER:
        return offer_legal(s)
    if frame == F_ANSWER:
        return answer_legal(s, seat)
    if frame == F_SPOILS:
        return spoils_legal(s, seat)
    if frame == F_LIMIT:
        return limit_legal(s, seat)
    if frame == F_RETURN:
        return return_legal(s, seat)
    if frame == F_STEAL:
        return steal_legal(s, seat)
    if frame == F_LOOK:
        return look_legal(s, seat)
    if frame == F_ORDER:
        return order_legal(s, seat)
    if frame == F_ROSE:
        return rose_legal(s, seat)
    if frame == F_PLUNDER:
        return plunder_legal(s)
    if frame == F_TITAN:
        return titan_legal(s, seat)
    if frame == F_RAID:
        return raid_legal(s, seat)
    if frame == F_SHARE:
        return lucky_legal(s, seat) if s.frames[base(s) + 1] else share_legal(s, seat)
    if frame == F_HEIR:
        return heir_legal(s)
    if frame == F_DIVIDE:
        return divide_legal(s)
    if frame == F_GUARD:
        return guard_legal(s, seat)
    if frame == F_BANISH:
        return banish_legal(s, seat)
    if frame == F_PACK:
        return pack_legal(s, seat)
    if frame >= F_HIDING:
        return band_legal(s, seat, frame)
    pair = s.rules.boards[s.board[seat]]
    return [A_EXPLORER + k for k in range(len(pair)) if pair[k] not in s.rules.barred]


# --- apply --------------------------------------------------------------------------------------------------------
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
