"""Worlds consistent with a view: hidden cards are dealt anew among all places where they can be.

What the view knows is kept: cards seen to come into a hand, cards one rejected oneself, curses that must have been
played at a visit, how many starting treasures a hand holds, and that whoever has bid can pay what they bid.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.knowledge.dealing import deal_cards
from eldorado.games.isla_dorada.knowledge.known import DESTINY, TREASURE, ids, own_part, public_part
from eldorado.games.isla_dorada.model import goals, phases
from eldorado.games.isla_dorada.model.state import IslaState, find_owing
from eldorado.games.isla_dorada.questions.base import asked
from eldorado.games.isla_dorada.rules.goal_cards import hold_treasure


def determinize(view: Plain, dice: Dice) -> IslaState:
    s = public_part(view)
    me = int(view["seat"])
    if me >= 0:
        own_part(s, view["you"], me)
    deal_cards(s, me, dice)
    deal_treasures(s, view, me, dice)
    deal_curses(s, view, me, dice)
    deal_destinies(s, view, me, dice)
    question = asked(s)
    if question is not None:
        question.imagine(s, me, dice)
    find_owing(s)
    return s


def take(pile: list[int], number: int) -> list[int]:
    """Take that many cards from a shuffled pile."""
    taken = pile[len(pile) - number :] if number else []
    del pile[len(pile) - number :]
    return taken


def fill_bag(data: Plain, names: dict[str, int], pile: list[int], me: int) -> tuple[list[int], list[int]]:
    """Return a bag of known and unknown cards, in order, with its masks."""
    known = ids(data["known"], names)
    items = known + take(pile, data["n"] - len(known))
    items.sort()
    if not known:
        return items, [0] * len(items)
    return items, [(1 << me) if item in known else 0 for item in items]


def places_seen(s: IslaState, view: Plain, me: int) -> list[bool]:
    """For each treasure, whether the view shows where it is."""
    seen = [False] * goals.TREASURES
    found: list[int] = []
    for who in range(s.seats):
        found += s.played[who]
        found += ids(view["players"][who]["known_treasures"], TREASURE)
    if me >= 0:
        found += s.treasures[me]
    question = asked(s)
    if question is not None and not question.offers_destinies():
        found += question.cards_seen()
    found += ids(view["box"]["known"], TREASURE)
    for data in view["treasure_deck"]:
        found += ids(data["known"], TREASURE)
    for treasure in found:
        seen[treasure] = True
    return seen


def deal_treasures(s: IslaState, view: Plain, me: int, dice: Dice) -> None:
    seen = places_seen(s, view, me)
    counts = s.stock.counts["treasures"]
    first: list[int] = []
    later: list[int] = []
    for treasure in range(goals.TREASURES):
        if not seen[treasure] and counts[treasure]:
            if goals.STARTING[treasure]:
                first.append(treasure)
            else:
                later.append(treasure)
    dice.shuffle(first)
    dice.shuffle(later)
    s.box, s.box_seen = fill_bag(view["box"], TREASURE, first, me)
    for data in view["treasure_deck"]:
        items, masks = fill_bag(data, TREASURE, later, me)
        s.treasure_deck.append(items)
        s.treasure_seen.append(masks)
    question = asked(s)
    if question is not None and not question.offers_destinies():
        question.unhide(later)
    doubtful: list[tuple[int, int]] = []
    players: list[dict[str, Plain]] = view["players"]
    for who in range(s.seats):
        if who == me:
            continue
        player = players[who]
        known = ids(player["known_treasures"], TREASURE)
        number: int = player["treasures"] - len(known)
        starting: int = player["starting"]
        if starting < 0:
            doubtful.append((who, number))
            hold(s, who, known, [], me)
            continue
        for treasure in known:
            if goals.STARTING[treasure]:
                starting -= 1
        hold(s, who, known, take(first, starting) + take(later, number - starting), me)
    rest = first + later  # only hands with an unknown number of starting treasures are left
    dice.shuffle(rest)
    for who, number in doubtful:
        for treasure in take(rest, number):
            hold_treasure(s, who, treasure)


def hold(s: IslaState, who: int, known: list[int], unknown: list[int], me: int) -> None:
    """Put treasures into a hand, in order."""
    held = known + unknown
    held.sort()
    s.treasures[who] = held
    s.seen[who] = [(1 << me) if treasure in known else 0 for treasure in held] if known else [0] * len(held)


def not_found(counts: list[int], found: list[int]) -> list[int]:
    """The cards of the game that have not been found yet, in order."""
    left = counts[:]
    for card in found:
        left[card] = 0
    return [card for card in range(len(left)) if left[card]]


def deal_curses(s: IslaState, view: Plain, me: int, dice: Dice) -> None:
    """A curse held since round r cannot be of a site visited after r: it would have been played (D-CURSE-1)."""
    found: list[int] = s.curses[me][:] if me >= 0 else []
    for who in range(s.seats):
        found += s.cursed[who]
    hidden = not_found(s.stock.counts["curses"], found)
    slots: list[tuple[int, int]] = []
    players: list[dict[str, Plain]] = view["players"]
    for who in range(s.seats):
        if who != me:
            received: list[int] = players[who]["curses"]
            for since in received:
                slots.append((since, who))
    # The earlier a curse was received, the fewer it can be; all of these fit a later one too.
    for since, who in sorted(slots):
        possible = [c for c in hidden if s.visited[goals.CURSE_SITE[c]] <= since]
        curse = possible[dice.below(len(possible))]
        hidden.remove(curse)
        s.curses[who].append(curse)
        s.curse_round[who].append(since)
    s.curse_deck = hidden


def deal_destinies(s: IslaState, view: Plain, me: int, dice: Dice) -> None:
    question = asked(s)
    drawn = question is not None and question.offers_destinies()
    found = [d for d in s.destiny if d >= 0]
    if question is not None and drawn:
        found += question.cards_seen()
    for data in view["destiny_deck"]:
        found += ids(data["known"], DESTINY)
    hidden = not_found(s.stock.counts["destinies"], found)
    dice.shuffle(hidden)
    for data in view["destiny_deck"]:
        items, masks = fill_bag(data, DESTINY, hidden, me)
        s.destiny_deck.append(items)
        s.destiny_seen.append(masks)
    if question is not None and drawn:
        question.unhide(hidden)
    for who in range(s.seats):
        if who != me and s.phase != phases.SET_UP and s.destiny[who] < 0:
            s.destiny[who] = hidden.pop()
