"""The course of a turn: return, roll, gather, explore, hand limit (I-TURN)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.band_turn import add_band, begin_band_turn, give_speed
from eldorado.games.island.bank import add_bank
from eldorado.games.island.bridge import add_bridge
from eldorado.games.island.buying import add_purchases
from eldorado.games.island.cavein import add_holes
from eldorado.games.island.discovery import add_own, add_wolf, can_discover, give_back_secrets
from eldorado.games.island.events import tell
from eldorado.games.island.explorers import look, look_choice, thefts, victims
from eldorado.games.island.farmhouses import add_razes
from eldorado.games.island.gathering import gather_choice, gather_from
from eldorado.games.island.guardians import begin_round
from eldorado.games.island.map import occupation
from eldorado.games.island.movement import add_marches, add_steps
from eldorado.games.island.ranged import add_shots, add_sprint
from eldorado.games.island.shrines import over_limit
from eldorado.games.island.sides import deciders, offers_of_turn, seats_of, unit_of
from eldorado.games.island.state import (
    IslandState,
    base,
    drop,
    pop,
    push,
    take,
    to_stock,
)
from eldorado.games.island.tables import (
    A_DISCOVER,
    A_END,
    A_GIVE,
    A_RECALL,
    A_REROLL,
    A_SPEED,
    BELLONA,
    EMMA,
    F_DICE,
    F_EXPLORE,
    F_GATHER,
    F_LIMIT,
    F_LOOK,
    F_RETURN,
    F_ROSE,
    F_SHARE,
    F_STEAL,
    F_TITAN,
    FOOD,
    LAFFITE,
    NICOLAS,
    RESOURCES,
    STELLA,
    TIZOC,
)
from eldorado.games.island.teams import lucky_partner, partners_enter
from eldorado.games.island.trade import add_trades
from eldorado.games.island.treasures import speed_of_turn


def forget(s: IslandState) -> None:
    """The turn is over, and with it what its moves and ties meant."""
    for i in range(len(s.came)):
        s.came[i] = -1
        s.held[i] = 0
        s.speed[i] = 0
        s.fled[i] = 0
    s.ending = 0
    s.due = 0
    s.free = 0
    s.ended = 0
    s.pool = []  # the dice of the team before


def begin_turn(s: IslandState, out: list[Event] | None) -> None:
    """A new turn: what held in the last one is forgotten; a defeated explorer is put back before the roll."""
    forget(s)
    s.rest = 0
    s.die_a = 0
    s.die_b = 0
    seat = on_turn(s)
    if out is not None:
        who = [other for other in seats_of(s, s.turn) if (deciders(s, s.turn) >> other) & 1]
        kind = "turn" if len(who) == 1 else "turn_team"
        tell(out, kind, {"who": who[0] if len(who) == 1 else who, "round": s.round + 1})
    if s.turn == s.thieves:
        begin_band_turn(s)
        return
    push(s, F_STEAL, -1, seat)
    for other in seats_of(s, s.turn):
        if s.pos[unit_of(s, other)] < 0 and s.captor[other] >= 0:
            push(s, F_RETURN, other, s.captor[other])


def on_turn(s: IslandState) -> int:
    """The seat that speaks for the side on turn: in the first round of teams the one who began."""
    starter = s.starter[s.turn]
    return starter if starter >= 0 and s.round == 0 else s.rules.speaker[s.turn]


def paired(s: IslandState) -> bool:
    """Whether two partners play this turn (I-TEAM-3: from the second round on)."""
    return s.rules.teams and s.round > 0 and s.rules.partners[s.turn] != 1 << s.rules.speaker[s.turn]


def roll(s: IslandState, seat: int, dice: Dice, out: list[Event] | None) -> None:
    """I-TURN-2. Of partners each rolls two dice into the pool (I-TEAM-4)."""
    golden = s.rules.golden
    a = golden[dice.roll(len(golden)) - 1]
    b = golden[dice.roll(len(golden)) - 1]
    if s.pool:
        i = 2 * s.rules.first_figure[seat]
        s.pool[i] = a
        s.pool[i + 1] = b
    else:
        s.die_a = a
        s.die_b = b
    if out is not None:
        tell(out, "rolls", {"who": seat, "a": a, "b": b})


def roll_all(s: IslandState, dice: Dice, out: list[Event] | None) -> None:
    """Everybody who plays this turn rolls; the frame F_STEAL learns how often Laffite steals by his own dice."""
    i = base(s)
    s.frames[i + 1] = 0
    if paired(s):
        s.pool = [0, 0, 0, 0, -1, -1, -1, -1]
    mask = deciders(s, s.turn)
    for seat in range(s.seats):
        if (mask >> seat) & 1 and (s.rules.points == 0 or s.explorer[seat] == LAFFITE):
            roll(s, seat, dice, out)
            if s.explorer[seat] == LAFFITE:
                j = 2 * s.rules.first_figure[seat]
                s.frames[i + 1] = (
                    thefts(s, s.pool[j], s.pool[j + 1]) if s.pool else thefts(s, s.die_a, s.die_b)
                )
                s.frames[i + 2] = seat


def after_return(s: IslandState, dice: Dice, out: list[Event] | None) -> bool:
    """The frame F_STEAL: first the roll, then Laffite's thefts. True while he has to choose a victim."""
    i = base(s)
    if s.frames[i + 1] < 0:
        roll_all(s, dice, out)
    if s.frames[i + 1] > 0 and victims(s, s.frames[i + 2]):
        return True
    pop(s)
    if s.rules.points:
        push(s, F_GATHER)
        mask = deciders(s, s.turn)
        for seat in range(s.seats):
            if (mask >> seat) & 1:
                food_first(s, seat, out)
                gather_from(s, seat, s.rules.points - (1 if s.cursed == seat else 0), 1)
        smell_roses(s, mask)
    elif s.pool:
        push(s, F_SHARE, 1 if lucky_partner(s) >= 0 else 0)
    else:
        push(s, F_DICE, 1 if s.explorer[on_turn(s)] == NICOLAS else 0)
    return False


def smell_roses(s: IslandState, mask: int) -> None:
    """I-TREAS-2: before gathering."""
    seat = s.relic[1]
    if seat >= 0 and (mask >> seat) & 1:
        push(s, F_ROSE, seat)


# --- dice ------------------------------------------------------------------------------------------
def dice_legal(s: IslandState, seat: int) -> list[int]:
    legal = [A_SPEED]
    if s.die_a != s.die_b:
        legal.append(A_SPEED + 1)
    if s.frames[base(s) + 1]:
        legal.append(A_REROLL)
    add_bank(s, seat, legal)
    return legal


def dice_forced(s: IslandState) -> bool:
    """Two equal dice and no re-roll leave nothing to choose."""
    return s.die_a == s.die_b and not s.frames[base(s) + 1]


def dice_apply(s: IslandState, action: int, dice: Dice, out: list[Event] | None) -> None:
    if action == A_REROLL:
        s.frames[base(s) + 1] = 0
        roll(s, on_turn(s), dice, out)
        return
    seat = on_turn(s)
    speed = s.die_a if action == A_SPEED else s.die_b
    pop(s)
    push(s, F_GATHER)
    use_dice(s, seat, speed, s.die_a + s.die_b - speed, out)
    smell_roses(s, 1 << seat)


def use_dice(s: IslandState, seat: int, speed: int, gather: int, out: list[Event] | None) -> None:
    """One die is the seat's speed, another what it gathers."""
    if s.explorer[seat] == STELLA:
        speed += s.rules.speed_stella
    speed = speed_of_turn(s, seat, speed)
    unit = unit_of(s, seat)
    s.speed[unit] = speed if s.pos[unit] >= 0 else 0
    if out is not None:
        tell(out, "dice", {"who": seat, "speed": speed, "gather": gather})
    food_first(s, seat, out)
    gather_from(s, seat, gather, 0)


def food_first(s: IslandState, seat: int, out: list[Event] | None) -> None:
    """I-EXP-TIZOC."""
    if s.explorer[seat] == TIZOC:
        n = take(s, seat, FOOD, s.rules.food_tizoc)
        if out is not None and n:
            tell(out, "tizoc", {"who": seat})


def gather_waits(s: IslandState, dice: Dice, out: list[Event] | None) -> int:
    """Takes what leaves no choice and, when all have gathered, goes on to exploring; the mask of those who still have
    a choice (I-TURN-3)."""
    mask = 0
    playing = deciders(s, s.turn)
    for seat in range(s.seats):
        if (playing >> seat) & 1 and gather_choice(s, seat, out):
            mask |= 1 << seat
    if mask == 0:
        pop(s)
        push(s, F_EXPLORE)
        begin_explore(s, playing, dice, out)
    return mask


def begin_explore(s: IslandState, playing: int, dice: Dice, out: list[Event] | None) -> None:
    for i in range(3 * s.turn, 3 * s.turn + 3):
        s.lost[i] = 0  # I-BUY-10: what was lost can be bought from now on
    s.free = 0
    s.offers = offers_of_turn(s)
    s.due = 1
    if s.turn == s.thieves:
        s.offers = s.rules.offers
        give_speed(s)
        return
    for seat in range(s.seats):
        if not (playing >> seat) & 1:
            continue
        if s.explorer[seat] == BELLONA:
            s.free = 1
        elif s.explorer[seat] == EMMA:
            look(s, seat, dice, out)
            push(s, F_LOOK, 0, seat)
            if not look_choice(s):
                pop(s)


# --- exploring -------------------------------------------------------------------------------------
def explore_legal(s: IslandState, seat: int) -> list[int]:
    legal: list[int] = [A_END]
    side = s.side[seat]
    first = unit_of(s, seat)
    for figure in range(s.rules.own_figures[seat]):
        unit = first + figure
        add_steps(s, unit, figure, legal)
        if can_discover(s, unit):
            legal.append(A_DISCOVER + figure)
        add_own(s, seat, unit, figure, legal)
    add_purchases(s, seat, legal)
    if s.rules.expanded:
        taken = occupation(s)
        for figure in range(s.rules.own_figures[seat]):
            unit = first + figure
            add_bridge(s, seat, figure, taken, legal)
            add_sprint(s, seat, unit, legal)
            add_shots(s, seat, unit, taken, legal)
            add_holes(s, seat, unit, figure, legal)
        add_wolf(s, seat, legal)
    add_marches(s, seat, legal)
    add_razes(s, side, legal)
    add_trades(s, seat, legal)
    add_bank(s, seat, legal)
    if side == s.thieves:
        add_band(s, seat, legal)
    if s.ended:
        legal.append(A_RECALL)
    return legal


def declare_end(s: IslandState, seat: int) -> None:
    """I-TEAM-12: the turn is over when all who play it have declared the end."""
    s.ended |= 1 << seat
    if deciders(s, s.turn) & ~s.ended == 0:
        s.ending = 1


def end_explore(s: IslandState) -> None:
    """The hand limit comes before the next turn (I-TURN-7), for each partner (I-TEAM-13)."""
    pop(s)
    if s.rules.deals and s.round == s.rules.deal_turns - 1:
        give_back_secrets(s, s.turn)
    playing = deciders(s, s.turn)
    for seat in range(s.seats - 1, -1, -1):
        if (playing >> seat) & 1:
            push(s, F_LIMIT, seat)


# --- the hand limit --------------------------------------------------------------------------------
def limit_legal(s: IslandState, seat: int) -> list[int]:
    legal = [A_GIVE + r for r in range(3) if s.hand[3 * seat + r] > 0]
    add_bank(s, seat, legal)
    return legal


def limit_apply(s: IslandState, seat: int, resource: int, out: list[Event] | None) -> None:
    drop(s, seat, resource, 1)
    to_stock(s, resource, 1)
    if out is not None:
        tell(out, "gives_back", {"who": seat, "card": RESOURCES[resource]})


def limit_choice(s: IslandState, out: list[Event] | None) -> bool:
    """True while the owner has to choose what to give back."""
    seat = s.frames[base(s) + 1]
    while over_limit(s, seat):
        held = [r for r in range(3) if s.hand[3 * seat + r] > 0]
        if len(held) > 1:
            return True
        limit_apply(s, seat, held[0], out)
    return False


def next_turn(s: IslandState, out: list[Event] | None) -> None:
    """Clockwise (I-TURN-1); a bound on rounds ends the game (I-TURN-10)."""
    s.turn = (s.turn + 1) % s.sides
    if s.turn == s.first:
        s.round += 1
        if s.round == 1 and s.rules.teams:
            partners_enter(s, out)
        if s.rules.rounds and s.round >= s.rules.rounds:
            s.over = 3
            if out is not None:
                tell(out, "bound", {"n": s.round})
            return
    if s.rules.solo:
        forget(s)
        if begin_round(s):
            return
    if s.titan >= 0:
        forget(s)
        push(s, F_TITAN, -1)  # it walks before anything else (I-DWELL-1)
        return
    begin_turn(s, out)
