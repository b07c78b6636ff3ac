"""Counts of all cards, wherever they are, which never change during a game."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import cards, goals
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.questions.base import asked
from eldorado.games.isla_dorada.questions.bolts.diawas import lies_open
from eldorado.games.isla_dorada.questions.news import CableNews


def counted(s: IslaState) -> Plain:
    """Count the adventure cards by kind, and list the goal cards in order."""
    adventure = [s.deck[k] + s.discard[k] + s.gone[k] + s.pool.count(k) for k in range(cards.KINDS)]
    for seat in range(s.seats):
        for kind in range(cards.HELD):
            adventure[kind] += s.hand[seat][kind]
        for treasure in s.bonuses[seat]:
            adventure[cards.BONUS + goals.TREASURE_SYMBOL[treasure]] += 1
    if lies_open(s):
        adventure[cards.DIAWAS] += 1
    treasures = s.box + [t for bag in s.treasure_deck for t in bag]
    destinies = [d for bag in s.destiny_deck for d in bag] + [d for d in s.destiny if d >= 0]
    curses = s.curse_deck[:]
    question = asked(s)
    if isinstance(question, CableNews):
        treasures += question.aside
    for seat in range(s.seats):
        treasures += s.treasures[seat] + s.played[seat]
        curses += s.curses[seat] + s.cursed[seat]
        if question is not None:
            drawn = destinies if question.offers_destinies() else treasures
            drawn += question.offers(seat)
    return {
        "adventure": adventure,
        "treasures": sorted(treasures),
        "destinies": sorted(destinies),
        "curses": sorted(curses),
    }
