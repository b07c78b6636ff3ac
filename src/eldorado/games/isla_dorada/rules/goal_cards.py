"""Goal cards face down: drawing treasures, destinies and curses, and putting them back."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.isla_dorada.model import goals
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.rules.onlookers import draw_unseen, treasure_left


def from_bags(bags: list[list[int]], seen: list[list[int]], names: list[str], seat: int, dice: Dice) -> int:
    """Draw a random card of the topmost bag; -1 if there is none."""
    if not bags:
        return -1
    top = bags[0]
    drawn = draw_unseen(top, seen[0], dice.pick_of(top, names), seat)
    if not top:
        bags.pop(0)
        seen.pop(0)
    return drawn


def draw_treasure(s: IslaState, seat: int, dice: Dice) -> int:
    return from_bags(s.treasure_deck, s.treasure_seen, goals.TREASURE, seat, dice)


def draw_destiny(s: IslaState, seat: int, dice: Dice) -> int:
    return from_bags(s.destiny_deck, s.destiny_seen, goals.DESTINY, seat, dice)


def draw_curse(s: IslaState, seat: int, dice: Dice, out: list[Event] | None) -> None:
    """Draw a curse from the bag into the hand; an empty deck gives none (D-BOLT-SAMEDI)."""
    if not s.curse_deck:
        return
    drawn = s.curse_deck.pop(dice.pick_of(s.curse_deck, goals.CURSE))
    s.curses[seat].append(drawn)
    s.curse_round[seat].append(s.round)
    if out is not None:
        out.append(Event("curse_drawn", {"who": seat}, {"curse": goals.CURSE[drawn]}, 1 << seat))


def hold_treasure(s: IslaState, seat: int, treasure: int) -> None:
    """Add a treasure to a hand; hands are sorted, so that their order reveals nothing."""
    held = s.treasures[seat]
    at = 0
    while at < len(held) and held[at] < treasure:
        at += 1
    held.insert(at, treasure)
    s.seen[seat].insert(at, 0)


def under(bags: list[list[int]], seen: list[list[int]], rejected: list[int], masks: list[int]) -> None:
    """Put shuffled cards at the bottom of a pile, as a bag of their own."""
    if rejected:
        order = sorted(range(len(rejected)), key=rejected.__getitem__)
        bags.append([rejected[i] for i in order])
        seen.append([masks[i] for i in order])


def treasures_in_deck(s: IslaState) -> int:
    count = 0
    for bag in s.treasure_deck:
        count += len(bag)
    return count


def drop_treasure(s: IslaState, seat: int, treasure: int) -> None:
    """Remove a treasure from a hand, openly or into the box."""
    at = s.treasures[seat].index(treasure)
    s.treasures[seat].pop(at)
    s.seen[seat].pop(at)
    treasure_left(s, seat, treasure)


def to_box(s: IslaState, treasure: int, mask: int) -> None:
    """Put a starting treasure into the box; `mask` are the seats that know it."""
    at = 0
    while at < len(s.box) and s.box[at] < treasure:
        at += 1
    s.box.insert(at, treasure)
    s.box_seen.insert(at, mask)
