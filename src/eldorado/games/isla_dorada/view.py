"""What a seat may know, as plain data with the rulebook's ids.

For another player's hand a view holds the cards known to be there (taken openly, or lost to that player), how many of
these may have left unseen, and how many cards there are. For one's own seat it holds the same as the public sees it.
"""

from __future__ import annotations

from eldorado.core.game import SPECTATOR
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.ending import NEEDED, progress
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    AIR_WAY,
    CARD,
    CURSE,
    DESTINY,
    DRAWING,
    HELD,
    ISTWA,
    OVER,
    PHASE,
    PLACE,
    SET_UP,
    SYMBOLS,
    TREASURE,
    TREASURE_SYMBOL,
    TYPES,
    WAY_PATHS,
    WAY_TO,
    WAY_TYPE,
)


def cards(counts: list[int]) -> Plain:
    """Counts by kind as a table of the cards that are there.

    >>> cards([2, 0, 1])
    {'yak': 2, 'gonogo': 1}
    """
    return {CARD[kind]: counts[kind] for kind in range(len(counts)) if counts[kind]}


def seats_of(mask: int, seats: int) -> list[int]:
    """The seats of a mask.

    >>> seats_of(0b101, 3)
    [0, 2]
    """
    return [seat for seat in range(seats) if (mask >> seat) & 1]


def figure(s: IslaState) -> Plain:
    """Where the figure stands: at its place, while bidding at the start of the highest bid's path (D-BID-13)."""
    path = -1
    if s.way >= 0 and s.way < AIR_WAY and PHASE[s.phase] in ("bidding", "paying"):
        path = WAY_PATHS[s.way][0]
    return {"place": PLACE[s.place], "path": path}


def way_plain(way: int) -> Plain:
    if way < 0:
        return None
    return {"way": way, "type": TYPES[WAY_TYPE[way]], "to": PLACE[WAY_TO[way]], "paths": list(WAY_PATHS[way])}


def bag(items: list[int], seen: list[int], seat: int, names: list[str]) -> Plain:
    """A face-down bag: how many cards, and those of them the seat knows."""
    known: list[str] = []
    if seat >= 0:
        known = [names[items[i]] for i in range(len(items)) if (seen[i] >> seat) & 1]
    return {"n": len(items), "known": known}


def bags(items: list[list[int]], seen: list[list[int]], seat: int, names: list[str]) -> Plain:
    return [bag(items[i], seen[i], seat, names) for i in range(len(items))]


def common(s: IslaState) -> dict[str, Plain]:
    """What everybody sees of the board and the piles."""
    return {
        "game": "isla_dorada",
        "seats": s.seats,
        "options": {
            "cooperative": bool(s.cooperative),
            "two_treasures": bool(s.two_treasures),
            "two_sea_journeys": bool(s.two_sea_journeys),
        },
        "phase": PHASE[s.phase],
        "round": s.round,
        "leader": s.leader,
        "place": PLACE[s.place],
        "figure": figure(s),
        "markers": [PLACE[place] for place in s.markers],
        "visited": {PLACE[place]: s.visited[place] for place in range(len(PLACE)) if s.visited[place]},
        "legs": {TYPES[t]: s.legs[t] for t in range(len(TYPES)) if s.legs[t]},
        "tokens": list(s.tokens),
        "bigfoot": s.bigfoot,
        "leviathan": s.leviathan,
        "pool": [CARD[kind] for kind in s.pool],
        "deck": s.deck_size,
        "discard": cards(s.discard),
        "gone": cards(s.gone),
        "curse_deck": len(s.curse_deck),
        "bidding": {
            "turn": s.turn,
            "last": s.last,
            "high": s.high,
            "for": way_plain(s.way),
            "out": seats_of(s.out, s.seats),
            "passed": seats_of(s.passed, s.seats),
            "joins": s.joins,
        },
        "paying": {"payer": s.payer, "due": s.due, "cap": s.cap, "turned": s.turned},
        "leg": s.leg,
        "waiting": seats_of(s.waiting, s.seats),
        "drawer": s.drawer,
        "stack": list(s.stack),
    }


def player(s: IslaState, who: int, seat: int) -> dict[str, Plain]:
    """One player as the seat knows them; oneself as the public does."""
    eyes = s.seats if seat in (who, SPECTATOR) else seat
    known = s.know[eyes][who * HELD : who * HELD + HELD]
    held = s.treasures[who]
    seen = s.seen[who]
    data: dict[str, Plain] = {
        "gold": s.gold[who],
        "cards": s.hand_size[who],
        "known": cards(known),
        "loose": s.loose[eyes][who],
        "treasures": len(held),
        "known_treasures": [
            TREASURE[held[i]] for i in range(len(held)) if seat >= 0 and seat != who and (seen[i] >> seat) & 1
        ],
        "starting": s.starts[eyes][who],
        "curses": sorted(s.curse_round[who]),
        "offer": len(s.offer[who]),
        "played": [TREASURE[t] for t in s.played[who]],
        "bonuses": [TREASURE[t] for t in s.bonuses[who]],
        "symbols": [SYMBOLS[TREASURE_SYMBOL[t]] for t in s.bonuses[who]],
        "cursed": [CURSE[c] for c in s.cursed[who]],
        "bid": way_plain(s.bid_way[who]),
        "share": s.share[who],
        "joined": s.joined[who],
    }
    if s.phase == OVER:
        # Destinies are judged in the open, and some of them by the hand.
        data["destiny"] = DESTINY[s.destiny[who]]
        data["hand"] = cards(s.hand[who])
        have = progress(s, s.destiny[who], s.hand[who], s.gold[who])
        need = NEEDED[s.destiny[who]]
        data["progress"] = [min(have, need), need]
    return data


def own(s: IslaState, seat: int) -> dict[str, Plain]:
    """What only the seat itself sees."""
    return {
        "hand": cards(s.hand[seat]),
        "treasures": [TREASURE[t] for t in s.treasures[seat]],
        "curses": [CURSE[c] for c in s.curses[seat]],
        "curse_rounds": list(s.curse_round[seat]),
        "destiny": DESTINY[s.destiny[seat]] if s.destiny[seat] >= 0 else None,
        "offer": offer_names(s, seat),
        "answer": s.answer[seat],
        "answer_destiny": s.answer_destiny[seat],
        "pending": [TREASURE[t] for t in s.pending[seat]],
        "pending_bonus": [TREASURE[t] for t in s.pending_bonus[seat]],
        "picked": s.picked if s.turn == seat else -1,
    }


def offers_destinies(s: IslaState) -> bool:
    """Whether what was drawn to choose from are destinies (set-up, Istwa) and not treasures."""
    return s.phase == SET_UP or (s.phase == DRAWING and s.stack[-3] == ISTWA)


def offer_names(s: IslaState, seat: int) -> list[str]:
    names = DESTINY if offers_destinies(s) else TREASURE
    return [names[card] for card in s.offer[seat]]


def observe(s: IslaState, seat: int) -> Plain:
    data = common(s)
    data["seat"] = seat
    data["treasure_deck"] = bags(s.treasure_deck, s.treasure_seen, seat, TREASURE)
    data["destiny_deck"] = bags(s.destiny_deck, s.destiny_seen, seat, DESTINY)
    data["box"] = bag(s.box, s.box_seen, seat, TREASURE)
    data["aside"] = bag(s.aside, s.aside_seen, seat, TREASURE)
    data["players"] = [player(s, who, seat) for who in range(s.seats)]
    if seat >= 0:
        data["you"] = own(s, seat)
    return data
