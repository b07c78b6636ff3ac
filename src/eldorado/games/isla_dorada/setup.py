"""Setting up: dealing, the pool without bolt cards, the leader by lot (D-SETUP)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.plain import Options
from eldorado.games.isla_dorada.drawing import turn_up
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    COUNT,
    CURSES,
    DEALT,
    DESTINIES,
    HELD,
    KINDS,
    POOL,
    STARTING,
    TREASURES,
    TREASURES_DEALT,
)


def set_options(s: IslaState, options: Options) -> None:
    s.cooperative = int(bool(options["cooperative"]))
    s.two_treasures = int(bool(options["two_treasures"]))
    s.two_sea_journeys = int(bool(options["two_sea_journeys"]))


def new(seats: int, options: Options, dice: Dice) -> IslaState:
    s = IslaState(seats)
    set_options(s, options)
    deal_adventure(s, dice)
    deal_goals(s, dice)
    s.leader = dice.below(seats)
    s.waiting = (1 << seats) - 1
    return s


def deal_adventure(s: IslaState, dice: Dice) -> None:
    """Hands and pool; bolt cards are replaced and go back into the deck only when all is dealt (D-SETUP-4)."""
    for kind in range(KINDS):
        s.deck[kind] = COUNT[kind]
        s.deck_size += COUNT[kind]
    bolts: list[int] = []
    for seat in range(s.seats):
        for _ in range(DEALT):
            kind = deal_one(s, dice, bolts)
            s.hand[seat][kind] += 1
            s.hand_size[seat] += 1
    for _ in range(POOL):
        s.pool.append(deal_one(s, dice, bolts))
    for kind in bolts:
        s.deck[kind] += 1
        s.deck_size += 1


def deal_one(s: IslaState, dice: Dice, bolts: list[int]) -> int:
    while True:
        kind = turn_up(s, dice)
        if kind < HELD:
            return kind
        bolts.append(kind)


def deal_goals(s: IslaState, dice: Dice) -> None:
    starting = [1 if STARTING[treasure] else 0 for treasure in range(TREASURES)]
    curses = [1] * CURSES
    destinies = [1] * DESTINIES
    for seat in range(s.seats):
        s.treasures[seat] = pick_some(starting, TREASURES_DEALT, dice)
        s.seen[seat] = [0] * TREASURES_DEALT
        s.curses[seat] = pick_some(curses, 1, dice)
        s.curse_round[seat] = [0]
        s.offer[seat] = pick_some(destinies, 2, dice)
        for row in s.starts:
            row[seat] = TREASURES_DEALT
    s.box = [treasure for treasure in range(TREASURES) if starting[treasure]]
    s.box_seen = [0] * len(s.box)
    s.treasure_deck = [[treasure for treasure in range(TREASURES) if not STARTING[treasure]]]
    s.treasure_seen = [[0] * len(s.treasure_deck[0])]
    s.curse_deck = [curse for curse in range(CURSES) if curses[curse]]
    s.destiny_deck = [[destiny for destiny in range(DESTINIES) if destinies[destiny]]]
    s.destiny_seen = [[0] * len(s.destiny_deck[0])]


def pick_some(counts: list[int], number: int, dice: Dice) -> list[int]:
    """So many different cards of a bag, in order."""
    found: list[int] = []
    for _ in range(number):
        card = dice.pick(counts, sum(counts))
        counts[card] -= 1
        found.append(card)
    found.sort()
    return found
