"""Describe the whole state in the words of the rulebook, for scenarios to check."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.knowledge.view import figure, named, offer_names
from eldorado.games.isla_dorada.model import board, cards, goals, phases
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.questions.base import asked, seats_of
from eldorado.games.isla_dorada.questions.bidding import Bidding
from eldorado.games.isla_dorada.questions.payment import Payment
from eldorado.games.isla_dorada.rules.scoring import score
from eldorado.games.isla_dorada.speech.notation import way_word


def listed(counts: list[int]) -> list[str]:
    """Return counts by kind as a list of names."""
    return [cards.CARD[kind] for kind in range(len(counts)) for _ in range(counts[kind])]


def names(items: list[int], table: list[str]) -> list[str]:
    return [table[item] for item in items]


def describe(s: IslaState) -> Plain:
    question = asked(s)
    waiting = seats_of(question.actors(s), s.seats) if question is not None else []
    at = figure(s)
    return {
        "seats": s.seats,
        "options": {
            "cooperative": bool(s.cooperative),
            "two_treasures": bool(s.two_treasures),
            "two_sea_journeys": bool(s.two_sea_journeys),
        },
        "phase": phases.PHASE[s.phase],
        "asked": waiting,
        "question": question.asks(s, waiting[0]) if question is not None else "",
        "round": s.round,
        "leader": s.leader,
        "place": board.PLACE[s.place],
        "figure": board.path_word(at["path"]) if at["path"] >= 0 else at["place"],
        "markers": names(s.markers, board.PLACE),
        "visited": {board.PLACE[p]: s.visited[p] for p in range(board.PLACES) if s.visited[p]},
        "legs": {board.TYPES[t]: s.legs[t] for t in range(len(board.TYPES)) if s.legs[t]},
        "sea_tokens": [board.path_word(p) for p in s.tokens],
        "bigfoot": board.path_word(s.bigfoot) if s.bigfoot >= 0 else "",
        "leviathan": board.path_word(s.leviathan) if s.leviathan >= 0 else "",
        "pool": names(s.pool, cards.CARD),
        "deck": named(s.deck),
        "discard": named(s.discard),
        "treasure_deck": [names(bag, goals.TREASURE) for bag in s.treasure_deck],
        "destiny_deck": [names(bag, goals.DESTINY) for bag in s.destiny_deck],
        "curse_deck": names(s.curse_deck, goals.CURSE),
        "box": names(s.box, goals.TREASURE),
        "high": s.high,
        "way": way_word(s, s.way) if s.way >= 0 else "",
        "silenced": seats_of(question.silenced, s.seats) if isinstance(question, Bidding) else [],
        "due": question.due if isinstance(question, Payment) else 0,
        "players": [describe_player(s, seat) for seat in range(s.seats)],
    }


def describe_player(s: IslaState, seat: int) -> Plain:
    return {
        "gold": s.gold[seat],
        "hand": listed(s.hand[seat]),
        "treasures": names(s.treasures[seat], goals.TREASURE),
        "curses": names(s.curses[seat], goals.CURSE),
        "destiny": goals.DESTINY[s.destiny[seat]] if s.destiny[seat] >= 0 else "",
        "offer": offer_names(s, seat),
        "played": names(s.played[seat], goals.TREASURE),
        "bonuses": names(s.bonuses[seat], goals.TREASURE),
        "cursed": names(s.cursed[seat], goals.CURSE),
        "bid": way_word(s, s.bid_way[seat]) if s.bid_way[seat] >= 0 else "",
        "share": s.share[seat],
        "score": score(s, seat, s.phase == phases.OVER),
    }
