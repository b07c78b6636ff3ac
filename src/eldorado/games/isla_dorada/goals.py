"""Goal cards face down: drawing treasures, destinies and curses, the cable news, and the choice at set-up."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.isla_dorada.knowledge import draw_unseen, treasure_left
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_DESTINY,
    A_TREASURE,
    CAMP,
    CURSE,
    CURSES,
    DESTINIES,
    NEWS,
    RED_FIRST,
    RED_SECOND,
    TREASURE,
    TREASURES,
)


def from_bags(bags: list[list[int]], seen: list[list[int]], kinds: int, seat: int, dice: Dice) -> int:
    """A random card of the topmost bag; -1 if there is none."""
    if not bags:
        return -1
    top = bags[0]
    counts = [0] * kinds
    for card in top:
        counts[card] = 1
    drawn = dice.pick(counts, len(top))
    draw_unseen(top, seen[0], top.index(drawn), seat)
    if not top:
        bags.pop(0)
        seen.pop(0)
    return drawn


def draw_treasure(s: IslaState, seat: int, dice: Dice) -> int:
    return from_bags(s.treasure_deck, s.treasure_seen, TREASURES, seat, dice)


def draw_destiny(s: IslaState, seat: int, dice: Dice) -> int:
    return from_bags(s.destiny_deck, s.destiny_seen, DESTINIES, seat, dice)


def draw_curse(s: IslaState, seat: int, dice: Dice, out: list[Event] | None) -> None:
    """A curse from the bag into the hand; an empty deck gives none (D-BOLT-SAMEDI)."""
    if not s.curse_deck:
        return
    counts = [0] * CURSES
    for curse in s.curse_deck:
        counts[curse] = 1
    drawn = dice.pick(counts, len(s.curse_deck))
    s.curse_deck.remove(drawn)
    s.curses[seat].append(drawn)
    s.curse_round[seat].append(s.round)
    if out is not None:
        out.append(Event("curse_drawn", {"who": seat}, {"curse": CURSE[drawn]}, 1 << seat))


def hold_treasure(s: IslaState, seat: int, treasure: int) -> None:
    """A treasure comes into a hand; hands are kept in order, so that their order tells nothing."""
    held = s.treasures[seat]
    at = 0
    while at < len(held) and held[at] < treasure:
        at += 1
    held.insert(at, treasure)
    s.seen[seat].insert(at, 0)


def under(bags: list[list[int]], seen: list[list[int]], cards: list[int], masks: list[int]) -> None:
    """Shuffled cards to the bottom of a pile: a bag of their own."""
    if cards:
        order = sorted(range(len(cards)), key=cards.__getitem__)
        bags.append([cards[i] for i in order])
        seen.append([masks[i] for i in order])


def treasures_in_deck(s: IslaState) -> int:
    count = 0
    for bag in s.treasure_deck:
        count += len(bag)
    return count


# --- set-up: which destiny (and which treasures) to keep, all at the same time ---
def legal_keep(s: IslaState, seat: int) -> list[int]:
    if s.answer_destiny[seat] < 0:
        return [A_DESTINY + destiny for destiny in s.offer[seat]]
    return [A_TREASURE + treasure for treasure in s.treasures[seat]]


def apply_keep(s: IslaState, seat: int, action: int, out: list[Event] | None) -> bool:
    """A sealed choice; True when all have chosen and the game can begin."""
    if action >= A_DESTINY:
        s.answer_destiny[seat] = action - A_DESTINY
        if s.two_treasures:
            return False
    else:
        s.answer[seat] = action - A_TREASURE
    s.waiting &= ~(1 << seat)
    if out is not None:
        out.append(Event("answered", {"who": seat}))
    if s.waiting:
        return False
    rejected: list[int] = []
    masks: list[int] = []
    for who in range(s.seats):
        kept = s.answer_destiny[who]
        s.destiny[who] = kept
        for destiny in s.offer[who]:
            if destiny != kept:
                rejected.append(destiny)
                masks.append(1 << who)
        s.offer[who] = []
        s.answer_destiny[who] = -1
        if s.two_treasures:
            treasure = s.answer[who]
            at = s.treasures[who].index(treasure)
            s.treasures[who].pop(at)
            s.seen[who].pop(at)
            treasure_left(s, who, treasure)
            to_box(s, treasure, 1 << who)
        s.answer[who] = -1
    under(s.destiny_deck, s.destiny_seen, rejected, masks)
    return True


def to_box(s: IslaState, treasure: int, mask: int) -> None:
    at = 0
    while at < len(s.box) and s.box[at] < treasure:
        at += 1
    s.box.insert(at, treasure)
    s.box_seen.insert(at, mask)


# --- cable news ---
def news_size(s: IslaState) -> int:
    """How many treasures each draws now; 0 when the marker just placed is not red (D-NEWS-1)."""
    if s.place == CAMP:
        return 0
    if len(s.markers) == RED_FIRST:
        return 2
    if len(s.markers) == RED_SECOND:
        return 3
    return 0


def start_news(s: IslaState, dice: Dice, out: list[Event] | None) -> bool:
    """Draw; True if somebody has to choose. All at once while the deck has enough, else one after the other."""
    size = news_size(s)
    if size == 0:
        return False
    s.phase = NEWS
    s.waiting = 0
    if out is not None:
        out.append(Event("news", {"n": size, "keep": size - 1}))
    if treasures_in_deck(s) >= size * s.seats:
        for step in range(s.seats):
            seat = (s.leader + step) % s.seats
            draw_news(s, seat, size, dice, out)
            s.waiting |= 1 << seat
        s.drawer = -1
        return True
    s.drawer = s.leader
    return news_in_turn(s, size, dice, out)


def draw_news(s: IslaState, seat: int, size: int, dice: Dice, out: list[Event] | None) -> None:
    s.answer[seat] = -1
    s.offer[seat] = []
    for _ in range(size):
        if not s.treasure_deck and s.aside:
            under(s.treasure_deck, s.treasure_seen, s.aside, s.aside_seen)
            s.aside = []
            s.aside_seen = []
        drawn = draw_treasure(s, seat, dice)
        if drawn >= 0:
            s.offer[seat].append(drawn)
    s.offer[seat].sort()
    if out is not None:
        names = [TREASURE[t] for t in s.offer[seat]]
        out.append(Event("news_drawn", {"who": seat, "n": len(names)}, {"treasures": names}, 1 << seat))


def news_in_turn(s: IslaState, size: int, dice: Dice, out: list[Event] | None) -> bool:
    """The deck is short: draw clockwise from `drawer`, each choosing before the next draws."""
    while s.drawer >= 0:
        seat = s.drawer
        draw_news(s, seat, size, dice, out)
        if len(s.offer[seat]) == size:
            s.waiting = 1 << seat
            return True
        keep_news(s, seat)
        next_news(s)
    end_news(s)
    return False


def next_news(s: IslaState) -> None:
    s.drawer = (s.drawer + 1) % s.seats
    if s.drawer == s.leader:
        s.drawer = -1


def keep_news(s: IslaState, seat: int) -> None:
    """Keep what was drawn but the one that was rejected, which lies aside until all have chosen."""
    for treasure in s.offer[seat]:
        if treasure == s.answer[seat]:
            s.aside.append(treasure)
            s.aside_seen.append(1 << seat)
        else:
            hold_treasure(s, seat, treasure)
    s.offer[seat] = []
    s.answer[seat] = -1


def legal_news(s: IslaState, seat: int) -> list[int]:
    return [A_TREASURE + treasure for treasure in s.offer[seat]]


def apply_news(s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> bool:
    """Give one back; True when the cable news are over."""
    s.answer[seat] = action - A_TREASURE
    s.waiting &= ~(1 << seat)
    if out is not None:
        out.append(Event("answered", {"who": seat}))
    if s.waiting:
        return False
    if s.drawer >= 0:
        keep_news(s, seat)
        next_news(s)
        return not news_in_turn(s, news_size(s), dice, out)
    for step in range(s.seats):
        keep_news(s, (s.leader + step) % s.seats)
    end_news(s)
    return True


def end_news(s: IslaState) -> None:
    under(s.treasure_deck, s.treasure_seen, s.aside, s.aside_seen)
    s.aside = []
    s.aside_seen = []
