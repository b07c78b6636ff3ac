"""What a seat may answer now: each frame has its part of the rules."""

from __future__ import annotations

from eldorado.games.island.band_flow import band_legal
from eldorado.games.island.battle import (
    battle_legal,
    order_legal,
)
from eldorado.games.island.defeat import (
    return_legal,
    spoils_legal,
)
from eldorado.games.island.discovery import (
    place_legal,
)
from eldorado.games.island.explorers import look_legal, steal_legal
from eldorado.games.island.gathering import gather_legal
from eldorado.games.island.guardians import (
    banish_legal,
    guard_legal,
    pack_legal,
)
from eldorado.games.island.raid import raid_legal
from eldorado.games.island.reactions import window_legal
from eldorado.games.island.rerolls import reroll_legal
from eldorado.games.island.spoils import divide_legal, heir_legal
from eldorado.games.island.state import IslandState, base, top
from eldorado.games.island.tables import (
    A_AMOUNT,
    A_EXPLORER,
    F_ANSWER,
    F_BANISH,
    F_BATTLE,
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
    lucky_legal,
    share_legal,
)
from eldorado.games.island.titan import titan_legal
from eldorado.games.island.trade import answer_legal, offer_legal
from eldorado.games.island.treasures import plunder_legal, rose_legal
from eldorado.games.island.turn import (
    dice_legal,
    explore_legal,
    limit_legal,
)


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
