"""The end: destinies, scores and ranks (D-END-1 to D-END-3)."""

from __future__ import annotations

from eldorado.core.game import Result
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import board, cards, goals, numbers, phases
from eldorado.games.isla_dorada.model.state import IslaState


def progress(s: IslaState, destiny: int, hand: list[int], gold: int) -> int:
    """The progress towards a destiny's number, for a player with this hand and gold (D-END-2)."""
    sort = goals.SORT_NUMBER[destiny]
    have = 0
    if sort == goals.VISIT_ALL:
        for place in goals.SITES[destiny]:
            if s.visited[place] > 0:
                have += 1
    elif sort == goals.MOVES_BY_PATH:
        for path_type in goals.BY_TYPES[destiny]:
            have += s.legs[path_type]
    elif sort == goals.SEA_TOKENS:
        have = len(s.tokens)
        if goals.APART[destiny] and have == 2 and s.tokens[0] == s.tokens[1]:
            have = 1
    elif sort == goals.DIFFERENT_SITES:
        have = len(set(s.markers))
    elif sort == goals.ON_ONE_SITE:
        counts = [0] * board.PLACES
        for place in s.markers:
            counts[place] += 1
            have = max(have, counts[place])
    elif sort == goals.LAST_MARKER:
        have = 1 if len(s.markers) == numbers.MARKERS and s.markers[-1] in goals.SITES[destiny] else 0
    elif sort == goals.HAND_AT_END:
        have = hand[goals.HERD[destiny]]
    else:
        have = gold
    return have


def wanted(s: IslaState, destiny: int) -> list[int]:
    """The places where a visit now, or at the very end, advances a destiny about places."""
    sort = goals.SORT[destiny]
    if sort == "visit_all":
        return [place for place in goals.SITES[destiny] if s.visited[place] == 0]
    if sort == "last_marker_on":
        return goals.SITES[destiny] if len(s.markers) < numbers.MARKERS else []
    if sort == "markers_on_one_site" and s.markers:
        most = max(s.markers.count(place) for place in s.markers)
        return [place for place in range(board.PLACES) if most > 1 and s.markers.count(place) == most]
    return []


def furthers(s: IslaState, destiny: int, way: int) -> bool:
    """Whether moving the expedition that way advances an unfulfilled destiny."""
    sort = goals.SORT[destiny]
    place = board.WAY_TO[way]
    if sort == "last_marker_on":
        return len(s.markers) == numbers.MARKERS - 1 and place in goals.SITES[destiny]
    if sort in ("hand_at_end", "gold_at_end") or progress(s, destiny, [], 0) >= goals.NEEDED[destiny]:
        return False
    if sort == "moves_by_path":
        return board.WAY_TYPE[way] in goals.BY_TYPES[destiny]
    if sort == "sea_tokens_placed":
        if board.WAY_TYPE[way] != board.SEA or len(s.tokens) >= numbers.SEA_TOKENS:
            return False
        return not (goals.APART[destiny] and board.WAY_PATHS[way][0] in s.tokens)
    if sort == "different_sites_visited":
        return place != board.CAMP and place not in s.markers
    if sort == "markers_on_one_site":
        return place in s.markers and s.markers.count(place) == progress(s, destiny, [], 0)
    return place in wanted(s, destiny)


def fulfilled(s: IslaState, seat: int) -> bool:
    destiny = s.destiny[seat]
    return destiny >= 0 and progress(s, destiny, s.hand[seat], s.gold[seat]) >= goals.NEEDED[destiny]


def score(s: IslaState, seat: int, with_destiny: bool) -> int:
    total = s.gold[seat] + cards.BONUS_POINTS * len(s.bonuses[seat])
    for treasure in s.played[seat]:
        total += goals.TREASURE_POINTS[treasure]
    for curse in s.cursed[seat]:
        total += goals.CURSE_POINTS[curse]
    if with_destiny and fulfilled(s, seat):
        total += goals.DESTINY_POINTS[s.destiny[seat]]
    return total


def sheet(s: IslaState, seat: int) -> Plain:
    """The score of one player, item by item."""
    done = s.phase == phases.OVER and fulfilled(s, seat)
    return {
        "gold": s.gold[seat],
        "treasures": sum(goals.TREASURE_POINTS[t] for t in s.played[seat]),
        "bonuses": cards.BONUS_POINTS * len(s.bonuses[seat]),
        "destiny": goals.DESTINY_POINTS[s.destiny[seat]] if done else 0,
        "curses": sum(goals.CURSE_POINTS[c] for c in s.cursed[seat]),
        "total": score(s, seat, s.phase == phases.OVER),
    }


def result(s: IslaState) -> Result:
    """Scores and ranks. Before the end destinies are secret, so they count only when the game is over."""
    over = s.phase == phases.OVER
    scores = [score(s, seat, over) for seat in range(s.seats)]
    standing = [(scores[seat], len(s.played[seat])) for seat in range(s.seats)]
    ranks = [1 + sum(1 for other in standing if other > mine) for mine in standing]
    best = max(scores)
    winners = [seat for seat in range(s.seats) if ranks[seat] == 1]
    if len(winners) > 1:
        key = "isla_dorada.result.shared"
    elif scores.count(best) > 1:
        key = "isla_dorada.result.more_treasures"
    else:
        key = "isla_dorada.result.won"
    destinies: list[Plain] = []
    if over:
        destinies = [goals.DESTINY[d] for d in s.destiny]
    args: dict[str, Plain] = {
        "winners": winners,
        "points": best,
        "sheets": [sheet(s, seat) for seat in range(s.seats)],
        "destinies": destinies,
    }
    return Result(over, ranks, scores, key, args)
