"""What is asked now: the frames of the stack, one after the other.

`run` resolves what needs no decision and stops at the first frame that does. What may be answered then is in legal.py,
what an answer does in acts.py.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.band_flow import band_waits
from eldorado.games.island.battle import (
    battle_actors,
    next_stage,
    roll_on,
)
from eldorado.games.island.buying import commit, withdraw
from eldorado.games.island.defeat import (
    return_apply,
    return_tiles,
    spoils_forced,
)
from eldorado.games.island.discovery import (
    place_apply,
    place_choices,
)
from eldorado.games.island.events import reveal, tell
from eldorado.games.island.explorers import look_choice
from eldorado.games.island.guardians import (
    banish_waits,
    guard_waits,
)
from eldorado.games.island.outcome import next_in_queue
from eldorado.games.island.raid import raid_waits
from eldorado.games.island.reactions import close_window, open_window, window_actors
from eldorado.games.island.setup import enter, roll_first, set_up_anew
from eldorado.games.island.shrines import lift_shrine
from eldorado.games.island.sides import deciders, seats_of
from eldorado.games.island.spoils import heir_waits
from eldorado.games.island.state import UNANSWERED, IslandState, base, cards_of, pop, push, seat_of, top
from eldorado.games.island.tables import (
    A_NEXT,
    A_SPEED,
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
    ROLL,
)
from eldorado.games.island.teams import (
    GATHER,
    die_of,
    lucky_partner,
    share_actors,
    share_forced,
)
from eldorado.games.island.titan import titan_waits
from eldorado.games.island.treasures import plunder_apply, plunder_legal, rose_apply, rose_types
from eldorado.games.island.turn import (
    after_return,
    begin_turn,
    dice_apply,
    dice_forced,
    end_explore,
    gather_waits,
    limit_choice,
    next_turn,
    on_turn,
    smell_roses,
    use_dice,
)


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


def interleaved(s: IslandState) -> bool:
    """Partners act whenever they like, one act after the other (I-TEAM-12); explorers are chosen and windows answered
    by all at the same time."""
    return s.mask & (s.mask - 1) != 0 and top(s) != F_CHOOSE and top(s) != F_WINDOW
