"""The view of a seat: everything it may know, as plain data with the rulebook's ids.

For another player's hand a view has the cards known to be there (taken openly, or lost to that player), how many of
these may have left unseen, and how many cards there are. For one's own seat it holds the same as the public sees it.
"""

from __future__ import annotations

from eldorado.core.game import SPECTATOR
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import board, cards, goals, phases
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.model.stock import TODAY
from eldorado.games.isla_dorada.questions.base import asked, seats_of
from eldorado.games.isla_dorada.questions.bidding import Bidding
from eldorado.games.isla_dorada.questions.payment import Payment
from eldorado.games.isla_dorada.questions.treasures import Treasures
from eldorado.games.isla_dorada.rules.scoring import progress


def named(counts: list[int]) -> dict[str, Plain]:
    """Return counts by kind as a table of the cards that are there.

    >>> named([2, 0, 1])
    {'yak': 2, 'gonogo': 1}
    """
    found: dict[str, Plain] = {}
    for kind in range(len(counts)):
        if counts[kind]:
            found[cards.CARD[kind]] = counts[kind]
    return found


def figure(s: IslaState) -> dict[str, Plain]:
    """The figure's position: at its place, while bidding at the start of the highest bid's path (D-BID-13)."""
    path = -1
    if 0 <= s.way < board.AIR_WAY and (s.phase == phases.BIDDING or s.phase == phases.PAYING):
        path = board.WAY_PATHS[s.way][0]
    return {"place": board.PLACE[s.place], "path": path}


def way_plain(way: int) -> Plain:
    if way < 0:
        return None
    return {
        "way": way,
        "type": board.TYPES[board.WAY_TYPE[way]],
        "to": board.PLACE[board.WAY_TO[way]],
        "paths": board.WAY_PATHS[way][:],
    }


def bag(items: list[int], seen: list[int], seat: int, names: list[str]) -> dict[str, Plain]:
    """Describe a face-down bag: the number of cards, and those the seat knows."""
    known: list[str] = []
    if seat >= 0:
        for i in range(len(items)):
            if (seen[i] >> seat) & 1:
                known.append(names[items[i]])
    return {"n": len(items), "known": known}


def bags(items: list[list[int]], seen: list[list[int]], seat: int, names: list[str]) -> list[Plain]:
    return [bag(items[i], seen[i], seat, names) for i in range(len(items))]


def bidding(s: IslaState) -> dict[str, Plain]:
    """Describe the bids on the table; bidders, passes and silenced seats only while the bidding lasts."""
    told: dict[str, Plain] = {"turn": -1, "last": s.last, "high": s.high, "for": way_plain(s.way)}
    question = asked(s)
    silenced = 0
    passed = 0
    if isinstance(question, Bidding):
        told["turn"] = question.turn
        silenced = question.silenced
        passed = question.passed
    told["out"] = seats_of(silenced, s.seats)
    told["passed"] = seats_of(passed, s.seats)
    return told


def paying(s: IslaState) -> dict[str, Plain]:
    question = asked(s)
    if isinstance(question, Payment):
        return {"payer": question.payer, "due": question.due}
    return {"payer": -1, "due": 0}


def common(s: IslaState) -> dict[str, Plain]:
    """What everybody sees of the board and the piles."""
    visited: dict[str, Plain] = {}
    for place in range(board.PLACES):
        if s.visited[place]:
            visited[board.PLACE[place]] = s.visited[place]
    legs: dict[str, Plain] = {}
    for path_type in range(len(board.TYPES)):
        if s.legs[path_type]:
            legs[board.TYPES[path_type]] = s.legs[path_type]
    return {
        "game": "isla_dorada",
        "seats": s.seats,
        "options": {
            "cooperative": bool(s.cooperative),
            "two_treasures": bool(s.two_treasures),
            "two_sea_journeys": bool(s.two_sea_journeys),
        },
        "phase": phases.PHASE[s.phase],
        "round": s.round,
        "leader": s.leader,
        "place": board.PLACE[s.place],
        "figure": figure(s),
        "markers": [board.PLACE[place] for place in s.markers],
        "visited": visited,
        "legs": legs,
        "tokens": s.tokens[:],
        "bigfoot": s.bigfoot,
        "leviathan": s.leviathan,
        "pool": [cards.CARD[kind] for kind in s.pool],
        "deck": s.deck_size,
        "discard": named(s.discard),
        "gone": named(s.gone),
        "curse_deck": len(s.curse_deck),
        "bidding": bidding(s),
        "paying": paying(s),
    }


def player(s: IslaState, who: int, seat: int) -> dict[str, Plain]:
    """Describe one player as the seat knows them; oneself as the public does."""
    question = asked(s)
    eyes = s.seats if seat == who or seat == SPECTATOR else seat
    held = s.treasures[who]
    seen = s.seen[who]
    known: list[str] = []
    if seat >= 0 and seat != who:
        for i in range(len(held)):
            if (seen[i] >> seat) & 1:
                known.append(goals.TREASURE[held[i]])
    data: dict[str, Plain] = {
        "gold": s.gold[who],
        "cards": s.hand_size[who],
        "known": named(s.know[eyes][who * cards.HELD : who * cards.HELD + cards.HELD]),
        "loose": s.loose[eyes][who],
        "treasures": len(held),
        "known_treasures": known,
        "starting": s.starts[eyes][who],
        "curses": sorted(s.curse_round[who]),
        "offer": 0 if question is None else len(question.offers(who)),
        "played": [goals.TREASURE[t] for t in s.played[who]],
        "bonuses": [goals.TREASURE[t] for t in s.bonuses[who]],
        "symbols": [cards.SYMBOLS[goals.TREASURE_SYMBOL[t]] for t in s.bonuses[who]],
        "cursed": [goals.CURSE[c] for c in s.cursed[who]],
        "bid": way_plain(s.bid_way[who]),
        "share": s.share[who],
    }
    if s.phase == phases.OVER:
        # Destinies are judged in the open, some of them by the hand.
        data["destiny"] = goals.DESTINY[s.destiny[who]]
        data["hand"] = named(s.hand[who])
        have = progress(s, s.destiny[who], s.hand[who], s.gold[who])
        need = goals.NEEDED[s.destiny[who]]
        data["progress"] = [min(have, need), need]
    return data


def own(s: IslaState, seat: int) -> dict[str, Plain]:
    """The part of the view that only the seat itself sees."""
    question = asked(s)
    told: dict[str, Plain] = {
        "hand": named(s.hand[seat]),
        "treasures": [goals.TREASURE[t] for t in s.treasures[seat]],
        "curses": [goals.CURSE[c] for c in s.curses[seat]],
        "curse_rounds": s.curse_round[seat][:],
        "destiny": goals.DESTINY[s.destiny[seat]] if s.destiny[seat] >= 0 else None,
        "offer": offer_names(s, seat),
        "pending": [],
        "pending_bonus": [],
        "picked": -1,
    }
    if isinstance(question, Treasures):
        told["pending"] = [goals.TREASURE[t] for t in question.chosen_by(s, seat)]
        told["pending_bonus"] = [goals.TREASURE[t] for t in question.crowned_by(s, seat)]
    elif isinstance(question, Bidding) and question.turn == seat:
        told["picked"] = question.picked
    return told


def offer_names(s: IslaState, seat: int) -> list[str]:
    """The goal cards drawn for the seat to choose from."""
    question = asked(s)
    if question is None:
        return []
    names = goals.DESTINY if question.offers_destinies() else goals.TREASURE
    return [names[card] for card in question.offers(seat)]


def observe(s: IslaState, seat: int) -> Plain:
    data = common(s)
    data["seat"] = seat
    data["questions"] = [question.show(s, seat) for question in s.questions]
    data["waiting"] = seats_of(s.questions[-1].actors(s), s.seats) if s.questions else []
    data["treasure_deck"] = bags(s.treasure_deck, s.treasure_seen, seat, goals.TREASURE)
    data["destiny_deck"] = bags(s.destiny_deck, s.destiny_seen, seat, goals.DESTINY)
    data["box"] = bag(s.box, s.box_seen, seat, goals.TREASURE)
    data["players"] = [player(s, who, seat) for who in range(s.seats)]
    if s.stock is not TODAY:
        data["components"] = s.stock.plain()  # the game began before something was added to the data
    if seat >= 0:
        data["you"] = own(s, seat)
    return data


# --- differences from a spectator's view ------------------------------------------------------------------
def sees_besides(s: IslaState, seat: int) -> Plain:
    """Its own cards, the questions as it sees them, and what it knows of piles and of other players' cards."""
    data: dict[str, Plain] = {"seat": seat, "you": own(s, seat)}
    shown = [question.show(s, seat) for question in s.questions]
    if shown != [question.show(s, SPECTATOR) for question in s.questions]:
        data["questions"] = shown
    if knows_some(s.treasure_seen, seat):
        data["treasure_deck"] = bags(s.treasure_deck, s.treasure_seen, seat, goals.TREASURE)
    if knows_some(s.destiny_seen, seat):
        data["destiny_deck"] = bags(s.destiny_deck, s.destiny_seen, seat, goals.DESTINY)
    if knows_some([s.box_seen], seat):
        data["box"] = bag(s.box, s.box_seen, seat, goals.TREASURE)
    others: dict[int, Plain] = {}
    for who in range(s.seats):
        if who != seat and knows_more(s, seat, who):
            others[who] = player(s, who, seat)
    if others:
        data["players"] = others
    return data


def sees_since(a: IslaState, b: IslaState) -> Plain:
    """While ways are named and seats pass, the part of a spectator's view that changes; None otherwise."""
    if not goes_on_bidding(a, b):
        return None
    return {
        "bidding": bidding(b),
        "questions": [question.show(b, SPECTATOR) for question in b.questions],
        "waiting": seats_of(b.questions[-1].actors(b), b.seats),
    }


def goes_on_bidding(a: IslaState, b: IslaState) -> bool:
    """Whether nothing but the bidding of a round can have gone on between two positions: no card moved, no bid was
    made, nobody learned anything."""
    if len(a.questions) != 2 or len(b.questions) != 2:
        return False
    return (
        isinstance(a.questions[1], Bidding)
        and isinstance(b.questions[1], Bidding)
        and a.stock is b.stock
        and a.questions[0].dump() == b.questions[0].dump()
        and same_ground(a, b)
        and same_cards(a, b)
        and same_knowledge(a, b)
    )


def same_ground(a: IslaState, b: IslaState) -> bool:
    """Whether the expedition and the bids are the same."""
    return (
        a.high == b.high
        and a.last == b.last
        and a.way == b.way
        and a.place == b.place
        and a.phase == b.phase
        and a.round == b.round
        and a.leader == b.leader
        and a.bigfoot == b.bigfoot
        and a.leviathan == b.leviathan
        and a.bid_way == b.bid_way
        and a.share == b.share
        and a.tokens == b.tokens
        and a.markers == b.markers
        and a.visited == b.visited
        and a.legs == b.legs
    )


def same_cards(a: IslaState, b: IslaState) -> bool:
    """Whether every card lies where it lay."""
    return (
        a.hand == b.hand
        and a.gold == b.gold
        and a.treasures == b.treasures
        and a.curses == b.curses
        and a.curse_round == b.curse_round
        and a.destiny == b.destiny
        and a.played == b.played
        and a.bonuses == b.bonuses
        and a.cursed == b.cursed
        and a.pool == b.pool
        and a.deck == b.deck
        and a.discard == b.discard
        and a.gone == b.gone
        and a.treasure_deck == b.treasure_deck
        and a.destiny_deck == b.destiny_deck
        and a.curse_deck == b.curse_deck
        and a.box == b.box
    )


def same_knowledge(a: IslaState, b: IslaState) -> bool:
    """Whether everybody knows as much of the cards as before."""
    return (
        a.know == b.know
        and a.loose == b.loose
        and a.starts == b.starts
        and a.seen == b.seen
        and a.treasure_seen == b.treasure_seen
        and a.destiny_seen == b.destiny_seen
        and a.box_seen == b.box_seen
    )


def knows_some(seen: list[list[int]], seat: int) -> bool:
    """Whether the seat knows a card of some piles."""
    for masks in seen:
        for mask in masks:
            if (mask >> seat) & 1:
                return True
    return False


def knows_more(s: IslaState, seat: int, who: int) -> bool:
    """Whether the seat knows more about another player's cards than the public does."""
    first = who * cards.HELD
    public = s.seats
    return (
        s.loose[seat][who] != s.loose[public][who]
        or s.starts[seat][who] != s.starts[public][who]
        or s.know[seat][first : first + cards.HELD] != s.know[public][first : first + cards.HELD]
        or knows_some([s.seen[who]], seat)
    )
