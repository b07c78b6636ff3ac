"""Why a move is not legal: the clause that forbids it. Asked only at the edge, never in a hot loop."""

from __future__ import annotations

from eldorado.core.errors import BadAction
from eldorado.core.game import Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.band import is_band
from eldorado.games.island.bank import may_take, rate
from eldorado.games.island.decoding import parts
from eldorado.games.island.gathering import gather_slot
from eldorado.games.island.legal import legal_of
from eldorado.games.island.prompts import frame_clause
from eldorado.games.island.refusals_band import band_refusal
from eldorado.games.island.refusals_battle import battle_refusal, window_refusal
from eldorado.games.island.refusals_explore import explore_refusal, place_refusal, trade_refusal
from eldorado.games.island.state import IslandState, base, top
from eldorado.games.island.tables import (
    A_ACCEPT,
    A_AMOUNT,
    A_BANK,
    A_COUNTER,
    A_EXPLORER,
    A_FARMHOUSE,
    A_GIVE,
    A_MINE,
    A_NEXT,
    A_PLACE,
    A_PUT,
    A_REROLL,
    A_SEAT,
    A_SPEED,
    A_STEP,
    A_TAKE,
    A_TRADE,
    ACTIONS,
    F_ANSWER,
    F_BANISH,
    F_BATTLE,
    F_BEARER,
    F_CHOOSE,
    F_COUNT,
    F_DICE,
    F_DIVIDE,
    F_EXPLORE,
    F_GATHER,
    F_GUARD,
    F_HAUL,
    F_HEIR,
    F_HIDING,
    F_LIMIT,
    F_OFFER,
    F_ORDER,
    F_PACK,
    F_PLACE,
    F_PLUNDER,
    F_RAID,
    F_RETURN,
    F_RIDER,
    F_ROSE,
    F_SHARE,
    F_SPOILS,
    F_STEAL,
    F_TITAN,
    F_WINDOW,
    GONE,
    ISLAND,
    RESOURCES,
    SHRINE,
    TILES,
    WATER,
)
from eldorado.games.island.teams import GATHER, wants
from eldorado.games.island.theft import LOOK


def no(clause: str, key: str, args: Plain = None) -> Refusal:
    return Refusal(clause, "island.refusal." + key, args or {})


def why_not(s: IslandState, seat: int, action: int) -> Refusal | None:
    if not 0 <= action < ACTIONS:
        raise BadAction("action.unknown", action=action)
    parts(s, seat, action)  # BadAction for what can mean nothing here
    if action in legal_of(s, seat):
        return None
    if s.over:
        return no("I-TURN-1", "over")
    if not (s.mask >> seat) & 1:
        return not_asked(s, seat, action)
    if A_BANK <= action < A_TAKE:
        return bank_refusal(s, seat, action)
    frame = top(s)
    found: Refusal | None = None
    if frame == F_EXPLORE:
        found = explore_refusal(s, seat, action)
    elif frame == F_WINDOW:
        found = window_refusal(s, seat, action)
    elif frame == F_BATTLE:
        found = battle_refusal(s, seat, action)
    elif frame >= F_HIDING:
        found = band_refusal(s, seat, action, frame)
    elif frame == F_PLACE and A_PLACE <= action < A_FARMHOUSE:
        found = place_refusal(s, action - A_PLACE)
    else:
        found = other_refusal(s, seat, action, frame)
    return found or no(frame_clause(s), "not_now")


def not_asked(s: IslandState, seat: int, action: int) -> Refusal:
    """Somebody else decides now."""
    frame = top(s)
    if frame == F_BATTLE:
        return no("I-REACT-5", "not_in_battle")
    if frame == F_WINDOW:
        return no("I-REACT-3", "not_asked")
    if frame == F_EXPLORE and (s.ended >> seat) & 1:
        return no("I-TEAM-12", "ended")
    if A_TRADE <= action < A_AMOUNT:
        return no("I-TRADE-4", "trade_off_turn")
    if frame == F_EXPLORE and s.rules.teams and s.side[seat] == s.turn:
        return no("I-TEAM-3", "first_round")
    return no("I-TURN-1", "not_yours")


def bank_refusal(s: IslandState, seat: int, action: int) -> Refusal:
    give, get = divmod(action - A_BANK, 3)
    frame = top(s)
    if frame == F_SPOILS:
        return no("I-TRADE-5", "bank_closed")
    if frame in (F_DIVIDE, F_HEIR):
        return no("I-TRADE-5", "bank_closed")
    if frame in (F_COUNT, F_OFFER, F_PLUNDER) or s.marks or shut_bank(s, seat):
        return no(frame_clause(s), "not_now")
    if give == get:
        return no("I-TRADE-1", "bank_same")
    if s.hand[3 * seat + give] < rate(s, seat):
        return no("I-TRADE-1", "bank_few", {"n": rate(s, seat), "what": RESOURCES[give]})
    assert not may_take(s, seat, get)
    return no("I-TURN-5", "stack_empty", {"what": RESOURCES[get]})


def shut_bank(s: IslandState, seat: int) -> bool:
    """Before explorers are chosen, and in the Thieves' frames in which nothing but the question is answered."""
    if is_band(s, seat):
        looks = top(s) == F_HAUL and s.frames[base(s) + 1] == LOOK
        return looks or top(s) in (F_HIDING, F_RIDER, F_BEARER)
    return s.explorer[seat] < 0


def other_refusal(s: IslandState, seat: int, action: int, frame: int) -> Refusal | None:
    i = base(s)
    if frame == F_GATHER and A_TAKE <= action < A_GIVE:
        what = action - A_TAKE
        if not (s.frames[gather_slot(s, seat) + 1] >> what) & 1:
            return no("I-TURN-3", "not_farmed", {"what": RESOURCES[what]})
        return no("I-TURN-5", "stack_empty", {"what": RESOURCES[what]})
    if frame == F_DICE:
        if action == A_REROLL:
            return no("I-EXP-NICOLAS", "no_reroll")
        if A_SPEED <= action < A_BANK:
            return no("I-TURN-2", "same_dice")
    if frame in (F_SPOILS, F_LIMIT) and A_GIVE <= action < A_SEAT:
        clause = "I-TURN-7" if frame == F_LIMIT else "I-FIGHT-10"
        return no(clause, "no_such_card", {"what": RESOURCES[action - A_GIVE]})
    if frame == F_STEAL and A_SEAT <= action < A_TRADE:
        return no("I-EXP-LAFFITE", "no_victim")
    if frame == F_ORDER and A_SEAT <= action < A_TRADE:
        return no("I-FIGHT-15", "not_there")
    if frame == F_COUNT and A_AMOUNT <= action < A_EXPLORER:
        return no("I-BUY-7", "amount", {"most": s.frames[i + 4]})
    if frame == F_OFFER and A_AMOUNT <= action < A_EXPLORER:
        return no("I-TRADE-4", "offer_amount")
    if frame == F_ANSWER:
        if action == A_ACCEPT:
            return no("I-TRADE-4", "cannot_accept")
        if action == A_COUNTER:
            return no("I-TRADE-4", "one_counter")
        if A_TRADE <= action < A_AMOUNT:
            return trade_refusal(s, seat, action - A_TRADE)
    if frame == F_RETURN and A_PUT <= action < A_PUT + TILES:
        return return_refusal(s, action - A_PUT)
    if frame == F_ROSE and A_TAKE <= action < A_GIVE:
        return no("I-TURN-5", "stack_empty", {"what": RESOURCES[action - A_TAKE]})
    if frame == F_PLUNDER and A_NEXT <= action < A_NEXT + 3:
        return no("I-TREAS-5", "no_treasure")
    if frame == F_SHARE and A_MINE <= action < A_MINE + 8:
        return share_refusal(s, seat, action - A_MINE)
    if frame == F_HEIR and A_SEAT <= action < A_TRADE:
        return no("I-TEAM-10", "no_partner")
    if frame == F_DIVIDE and A_TAKE <= action < A_GIVE:
        return no("I-TEAM-10", "not_in_pot", {"what": RESOURCES[action - A_TAKE]})
    if frame == F_CHOOSE and A_EXPLORER <= action < A_NEXT:
        return no("I-SOLO-1", "barred")
    if frame == F_GUARD and A_STEP <= action < A_PLACE:
        return no("I-SOLO-3", "guardian_way")
    if frame == F_BANISH and A_PUT <= action < A_PUT + TILES:
        if s.kind[action - A_PUT] != SHRINE:
            return no("I-SOLO-5", "banish_shrine")
        return no("I-SOLO-7", "banish_taken")
    if frame == F_PACK and A_NEXT <= action < A_NEXT + 3:
        return no("I-SOLO-6", "no_guardian")
    if frame == F_RAID and A_SEAT <= action < A_TRADE:
        return no("I-DWELL-3", "not_there")
    if frame == F_TITAN and A_STEP <= action < A_PLACE:
        return no("I-DWELL-TITAN", "titan_way")
    if A_NEXT <= action < A_NEXT + 3 and frame == 6:
        return no("I-EXP-EMMA", "no_such_tile")
    return None


def share_refusal(s: IslandState, seat: int, code: int) -> Refusal:
    """Of a die of the four."""
    if s.frames[base(s) + 1]:
        return no("I-TEAM-4", "reroll_first")
    if not wants(s, seat, GATHER if code >= 4 else 0):
        return no("I-TEAM-4", "one_die_each")
    return no("I-TEAM-4", "die_taken")


def return_refusal(s: IslandState, tile: int) -> Refusal:
    from eldorado.games.island.map import occupation

    seat = s.frames[base(s) + 1]
    kind = s.kind[tile]
    if kind == GONE or s.cell[tile] >> 12 != ISLAND:
        return no("I-FIGHT-20", "return_island")
    if kind in (WATER, SHRINE):
        return no("I-MAP-3", "not_walkable")
    if occupation(s)[tile] & ~(1 << s.side[seat]):
        return no("I-FIGHT-20", "return_occupied")
    return no("I-FIGHT-9" if s.rules.return_at_once else "I-FIGHT-10", "return_shrine")
