"""Setting up: dealing, the pool without bolt cards, the leader by lot (D-SETUP)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.plain import Options
from eldorado.games.isla_dorada.model import cards, goals, numbers
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.drawing import turn_up


def set_options(s: IslaState, options: Options) -> None:
    s.cooperative = int(bool(options["cooperative"]))
    s.two_treasures = int(bool(options["two_treasures"]))
    s.two_sea_journeys = int(bool(options["two_sea_journeys"]))


def deal(s: IslaState, dice: Dice) -> list[int]:
    """Deal everything and draw lots for the leader; return the destinies to choose from, two for each seat."""
    deal_adventure(s, dice)
    destinies = deal_goals(s, dice)
    s.leader = dice.below(s.seats)
    return destinies


def deal_adventure(s: IslaState, dice: Dice) -> None:
    """Deal hands and pool; bolt cards are replaced and return to the deck only when all is dealt (D-SETUP-4)."""
    for kind in range(cards.KINDS):
        s.deck[kind] = s.stock.counts["cards"][kind]
        s.deck_size += s.deck[kind]
    bolts: list[int] = []
    for seat in range(s.seats):
        for _ in range(numbers.DEALT):
            kind = deal_one(s, dice, bolts)
            s.hand[seat][kind] += 1
            s.hand_size[seat] += 1
    for _ in range(numbers.POOL):
        s.pool.append(deal_one(s, dice, bolts))
    for kind in bolts:
        s.deck[kind] += 1
        s.deck_size += 1


def deal_one(s: IslaState, dice: Dice, bolts: list[int]) -> int:
    while True:
        kind = turn_up(s, dice)
        if kind < cards.HELD:
            return kind
        bolts.append(kind)


def deal_goals(s: IslaState, dice: Dice) -> list[int]:
    """Deal treasures and curses into the hands, the rest into piles; return the destinies dealt."""
    dealt: list[int] = []
    treasures = s.stock.counts["treasures"]
    starting = [treasures[one] if goals.STARTING[one] else 0 for one in range(goals.TREASURES)]
    curses = s.stock.counts["curses"][:]
    destinies = s.stock.counts["destinies"][:]
    for seat in range(s.seats):
        s.treasures[seat] = pick_some(starting, numbers.TREASURES_DEALT, goals.TREASURE, dice)
        s.seen[seat] = [0] * numbers.TREASURES_DEALT
        s.curses[seat] = pick_some(curses, 1, goals.CURSE, dice)
        s.curse_round[seat] = [0]
        dealt += pick_some(destinies, numbers.DESTINIES_DEALT, goals.DESTINY, dice)
        for row in s.starts:
            row[seat] = numbers.TREASURES_DEALT
    s.box = [treasure for treasure in range(goals.TREASURES) if starting[treasure]]
    s.box_seen = [0] * len(s.box)
    later = [one for one in range(goals.TREASURES) if treasures[one] and not goals.STARTING[one]]
    s.treasure_deck = [later]
    s.treasure_seen = [[0] * len(s.treasure_deck[0])]
    s.curse_deck = [curse for curse in range(goals.CURSES) if curses[curse]]
    s.destiny_deck = [[destiny for destiny in range(goals.DESTINIES) if destinies[destiny]]]
    s.destiny_seen = [[0] * len(s.destiny_deck[0])]
    return dealt


def pick_some(counts: list[int], number: int, names: list[str], dice: Dice) -> list[int]:
    """Draw that many different cards of a bag, in order."""
    found: list[int] = []
    left = sum(counts)
    for _ in range(number):
        card = dice.pick(counts, left, names)
        counts[card] = 0
        left -= 1
        found.append(card)
    found.sort()
    return found
