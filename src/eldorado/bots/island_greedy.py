"""The Island's greedy bot: explores, farms, builds, arms itself by odds, and goes for offerings and the cave.

Every decision is scored by itself; the best score is played. It sees its view: what is hidden from it is filled in at
random and not looked at.
"""

from __future__ import annotations

from eldorado.bots.bot import Bot
from eldorado.bots.island_acts import explore_scores
from eldorado.bots.island_band import (
    Thief,
    band_score,
    band_scores,
    bargain,
    bargain_answer,
    sense_of,
)
from eldorado.bots.island_cave import cave_score
from eldorado.bots.island_deals import answer_score, offer_score
from eldorado.bots.island_dice import dice_score, points_score, share_score
from eldorado.bots.island_fights import battle_score, heir_score, return_score, window_score
from eldorado.bots.island_guardians import banish_score, fight_score, lead_score, pack_score
from eldorado.bots.island_sense import Sense
from eldorado.bots.island_solo import gather_score, lone_scores
from eldorado.bots.island_tiles import look_score, place_score
from eldorado.core.plain import Plain
from eldorado.games.island.band import is_band
from eldorado.games.island.state import IslandState, base, cards_of, top
from eldorado.games.island.strength import defence
from eldorado.games.island.tables import (
    A_AMOUNT,
    A_BANK,
    A_DONE,
    A_EXPLORER,
    A_GIVE,
    A_NEXT,
    A_PLACE,
    A_PUT,
    A_SEAT,
    A_STEP,
    A_TAKE,
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
)

# how gladly an explorer is played
TASTE = {
    "tizoc": 9, "stella": 8, "hector": 3, "nicolas": 6, "emma": 5, "victoria": 8, "pedro": 7, "bellona": 4,
    "william": 7, "laffite": 8, "sequoia": 5, "yanga": 7,
}  # fmt: skip


class IslandGreedy(Bot):
    def rank(self, view: Plain, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return list(legal)
        s: IslandState = self.game.determinize(view, self.dice)
        scores = self.scores(s, legal)
        order = sorted(range(len(legal)), key=lambda i: -scores[i])
        return [legal[i] for i in order]

    def scores(self, s: IslandState, legal: list[int]) -> list[float]:
        frame = top(s)
        if is_band(s, self.seat):
            if frame == F_EXPLORE:
                return band_scores(s, self.seat, legal)
            if frame >= F_HIDING:
                return [-1000.0 if A_BANK <= a < A_TAKE else band_score(s, self.seat, a) for a in legal]
        sense = sense_of(s, self.seat)
        if frame == F_EXPLORE:
            return lone_scores(sense, legal) if s.rules.solo else explore_scores(sense, legal)
        bank = [A_BANK <= a < A_TAKE for a in legal]
        found = [-1000.0 if bank[i] else self.score(sense, frame, legal[i]) for i in range(len(legal))]
        if frame == F_LIMIT:  # better five for one than nothing for one
            for i, action in enumerate(legal):
                if bank[i] and sense.need((action - A_BANK) % 3) > sense.need((action - A_BANK) // 3):
                    found[i] = 50.0
        return found

    def score(self, sense: Sense, frame: int, action: int) -> float:
        s = sense.s
        i = base(s)
        if s.rules.solo:
            if frame == F_GATHER:
                return gather_score(sense, action)
            if frame == F_BATTLE:
                return fight_score(sense, action)
            if frame == F_GUARD:
                return lead_score(sense, action - A_STEP)
            if frame == F_BANISH:
                return banish_score(sense, action - A_PUT)
            if frame == F_PACK:
                return pack_score(sense, action - A_NEXT)
        if frame == F_GATHER:
            if action == A_DONE:  # turn points kept as speed
                return points_score(sense, s.frames[i + 1])
            r = action - A_TAKE
            return sense.need(r) - 0.1 * sense.hand[r]
        if frame == F_DICE:
            return dice_score(sense, action)
        if frame == F_WINDOW:
            return window_score(sense, action)
        if frame == F_BATTLE:
            return battle_score(sense, action)
        if frame == F_PLACE:
            return place_score(sense, action - A_PLACE)
        if frame == F_COUNT:
            return float(action - A_AMOUNT)
        if frame in (F_SPOILS, F_LIMIT):
            r = action - A_GIVE
            return sense.hand[r] - sense.price[r] - 0.5 * sense.need(r)
        if isinstance(sense, Thief) and frame in (F_OFFER, F_ANSWER):
            if frame == F_OFFER:
                return bargain(sense, s.frames[i + 3], action - A_AMOUNT)
            return bargain_answer(sense, action)
        if frame == F_OFFER:
            return offer_score(sense, s.frames[i + 3], action - A_AMOUNT)
        if frame == F_ANSWER:
            return answer_score(sense, action)
        if frame == F_RETURN:
            return return_score(sense, s.frames[i + 1], action - A_PUT)
        if frame in (F_STEAL, F_ORDER):
            other = action - A_SEAT
            if frame == F_STEAL:
                return 3 * sense.danger(other) + cards_of(s, other)
            return -defence(s, s.side[other], s.frames[i + 1]) + sense.prize(s.side[other], s.frames[i + 1])
        if frame == F_SHARE:
            return share_score(sense, action)
        if frame == F_HEIR:
            return heir_score(sense, action - A_SEAT)
        if frame == F_DIVIDE:
            return 0.0 if action == A_DONE else sense.need(action - A_TAKE) - 3.5
        if frame in (F_TITAN, F_RAID, F_PLUNDER):
            return cave_score(sense, frame, action)
        if frame == F_ROSE:
            return float(sense.need(action - A_TAKE))
        if frame == F_LOOK:
            return look_score(sense, s.top[s.frames[i + 1] + action - A_NEXT])
        if frame == F_CHOOSE:
            from eldorado.games.island.tables import EXPLORER_NAMES

            return float(TASTE[EXPLORER_NAMES[s.rules.boards[s.board[self.seat]][action - A_EXPLORER]]])
        return 0.0
