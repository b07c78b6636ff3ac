"""What is asked now, in one sentence, and the clause it rests on."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.island.band import is_band, item_name, thieves_on_map
from eldorado.games.island.events import kind_name
from eldorado.games.island.gathering import gather_slot
from eldorado.games.island.guardians import GUARDIAN_NAMES
from eldorado.games.island.rerolls import first_die
from eldorado.games.island.sides import unit_of
from eldorado.games.island.spoils import SHRINE_PIECE
from eldorado.games.island.state import IslandState, base, cards_of, seat_of, top
from eldorado.games.island.tables import (
    A_DONE,
    A_PASS,
    ATTACKER,
    DEFENDER,
    F_ANSWER,
    F_BANISH,
    F_BATTLE,
    F_BEARER,
    F_BUY,
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
    F_LOOK,
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
    FORT,
    OFFERING,
    ROLL,
    WIDTH,
)
from eldorado.games.island.theft import LOOK
from eldorado.games.island.trade import GOODS, HALF

CLAUSES = {
    F_CHOOSE: "I-SETUP-5",
    F_STEAL: "I-EXP-LAFFITE",
    F_DICE: "I-TURN-2",
    F_GATHER: "I-TURN-3",
    F_LOOK: "I-EXP-EMMA",
    F_EXPLORE: "I-TURN-6",
    F_PLACE: "I-MAP-1",
    F_BUY: "I-BUY-11",
    F_WINDOW: "I-REACT-2",
    F_COUNT: "I-BUY-7",
    F_ORDER: "I-FIGHT-15",
    F_BATTLE: "I-FIGHT-2",
    F_LIMIT: "I-TURN-7",
    F_OFFER: "I-TRADE-4",
    F_ANSWER: "I-TRADE-4",
    F_ROSE: "I-TREAS-2",
    F_PLUNDER: "I-TREAS-5",
    F_TITAN: "I-DWELL-TITAN",
    F_RAID: "I-DWELL-3",
    F_SHARE: "I-TEAM-4",
    F_HEIR: "I-TEAM-10",
    F_DIVIDE: "I-TEAM-10",
    F_GUARD: "I-SOLO-3",
    F_BANISH: "I-SOLO-5",
    F_PACK: "I-SOLO-6",
    F_HIDING: "I-THIEF-2",
    F_HAUL: "I-THIEF-4",
    F_RIDER: "I-TREAS-1",
    F_BEARER: "I-TREAS-7",
}


def frame_clause(s: IslandState) -> str:
    frame = top(s)
    if frame == F_RETURN:
        return "I-FIGHT-9" if s.rules.return_at_once else "I-FIGHT-10"
    if frame == F_SPOILS:
        return "I-CAVE-5" if s.frames[base(s) + 3] < 0 else "I-FIGHT-10"
    if frame == F_BATTLE and s.frames[base(s) + 5] >= ROLL:
        return "I-HARD-2" if s.rules.rerolls else "I-HARD-3" if s.rules.points else "I-TREAS-3"
    if frame == F_GATHER and s.rules.points:
        return "I-HARD-3"
    if frame == F_CHOOSE and s.rules.teams:
        return "I-TEAM-7"
    if frame == F_HEIR and s.frames[base(s) + 2] == SHRINE_PIECE:
        return "I-TREAS-7"
    return CLAUSES.get(frame, "I-TURN-1")


def prompt(s: IslandState, seat: int) -> Plain:
    """The sentence a client always shows."""
    if s.over:
        return {"key": "island.prompt.over", "args": {}, "clause": "I-TURN-1"}
    frame = top(s)
    if seat < 0 or not (s.mask >> seat) & 1:
        waits = [other for other in range(s.seats) if (s.mask >> other) & 1]
        return {"key": "island.prompt.wait", "args": {"who": waits}, "clause": frame_clause(s)}
    key, args = question(s, seat, frame)
    asked: dict[str, Plain] = {"key": "island.prompt." + key, "args": args, "clause": frame_clause(s)}
    if frame == F_WINDOW:  # what declines, and whether a seat that is asked «only if it matters» is asked
        i = base(s)
        asked["pass"] = A_PASS
        asked["matters"] = i >= WIDTH and s.frames[i - WIDTH] == F_BUY and s.frames[i - WIDTH + 1] == OFFERING
    if frame == F_BATTLE and s.frames[base(s) + 5] == DEFENDER:  # for who always fights with what is here
        asked["stand"] = A_DONE
    return asked


def band_question(s: IslandState, frame: int) -> tuple[str, Plain]:
    i = base(s)
    if frame == F_HIDING:
        return "hiding", {"n": s.doubloons, "most": s.rules.doubloons, "cost": s.rules.coins[FORT]}
    if frame == F_HAUL:
        if s.frames[i + 1] == LOOK:
            return "loot", {"who": s.frames[i + 2], "n": s.frames[i + 3]}
        return ("rob", {"a": s.die_a, "b": s.die_b}) if s.frames[i + 1] else ("haul", {})
    return ("rider" if frame == F_RIDER else "bearer"), {}


def question(s: IslandState, seat: int, frame: int) -> tuple[str, Plain]:
    i = base(s)
    f = s.frames
    if frame == F_CHOOSE:
        return ("choose_begin" if s.rules.first_figure[seat] else "choose"), {}
    if frame == F_RETURN:
        return "return", {"to": f[i + 1]}
    if frame == F_STEAL:
        return "steal", {"n": f[i + 1]}
    if frame == F_DICE:
        return ("dice_reroll" if f[i + 1] else "dice"), {"a": s.die_a, "b": s.die_b}
    if frame == F_GATHER:
        j = gather_slot(s, seat)
        return ("points" if f[j + 2] else "gather"), {"n": f[j]}
    if frame == F_LOOK:
        return "look", {"n": f[i + 1] + 1}
    if frame >= F_HIDING:
        return band_question(s, frame)
    if frame == F_EXPLORE and is_band(s, seat):
        left = sum(s.speed[u] for u in thieves_on_map(s))
        return ("explore_band" if left else "explore_band_still"), {"n": left}
    if frame == F_EXPLORE:
        unit = unit_of(s, seat)
        if s.pos[unit] < 0:
            return "explore_off", {}
        if s.ended:
            return "explore_alone", {"n": s.speed[unit]}
        return ("explore" if s.speed[unit] else "explore_still"), {"n": s.speed[unit]}
    if frame == F_PLACE:
        return "place", {"what": kind_name(f[i + 2])}
    if frame == F_WINDOW:
        if i >= WIDTH and f[i - WIDTH] == F_BUY:
            return "window_buy", {
                "who": seat_of(s, s.turn),
                "what": item_name(s, f[i - WIDTH + 3], f[i - WIDTH + 1]),
            }
        return "window", {"who": seat_of(s, s.turn)}
    if frame == F_COUNT:
        return "count", {"n": f[i + 4]}
    if frame == F_ORDER:
        return "order", {}
    if frame == F_BATTLE:
        if f[i + 5] >= ROLL:
            return ("reroll" if s.rules.rerolls else "reroll_one"), {"dice": s.rolled[first_die(s) :]}
        return ("battle_attack" if f[i + 5] == ATTACKER else "battle_defend"), {}
    if frame == F_SPOILS:
        return "spoils", {"n": f[i + 2]}
    if frame == F_LIMIT:
        return "limit", {"n": s.rules.hand_limit, "over": cards_of(s, seat) - s.rules.hand_limit}
    if frame == F_OFFER:
        return "offer", {
            "to": f[i + 2],
            "field": ["give", "ask"][f[i + 3] // HALF],
            "what": field_name(f[i + 3]),
        }
    if frame == F_ROSE:
        return "rose", {}
    if frame == F_PLUNDER:
        return ("plunder_own" if f[i + 2] == seat else "plunder"), {"who": f[i + 2]}
    if frame == F_TITAN:
        return "titan", {"n": f[i + 1]}
    if frame == F_RAID:
        return "raid", {}
    if frame == F_SHARE:
        dice = s.pool[:4]
        return ("share_reroll" if f[i + 1] else "share"), {"dice": dice}
    if frame == F_HEIR:
        return "heir_" + ("cards", "shrine", "treasure")[min(f[i + 2], 2)], {}
    if frame == F_DIVIDE:
        return "divide", {"n": cards_of(s, s.seats)}
    if frame == F_GUARD:
        return "guardians", {"what": GUARDIAN_NAMES[f[i + 2]], "n": f[i + 1]}
    if frame == F_BANISH:
        return "banish", {"what": GUARDIAN_NAMES[f[i + 1]]}
    if frame == F_PACK:
        return "pack", {}
    return "answer", {"who": f[i + 1]}


def field_name(field: int) -> str:
    return GOODS[field % HALF]
