"""Moving cards: out of the hand, from the draw pile, through the shuffle (Q-END-4, Q-END-5, Q-BUY-8).

Here and in ending.py `counts[kind] = counts[kind] + 1` is written out: the compiler makes machine arithmetic of
it, but of `+=` on an item of a list it makes calls between objects.
"""

from __future__ import annotations

from mypy_extensions import i64

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.quest.model import cards
from eldorado.games.quest.model.state import QuestState


def each_kind(hand: list[int], base: int, out: list[int]) -> None:
    """Append `base + kind` for every kind of a sorted hand, once."""
    last = -1
    for kind in hand:
        if kind != last:
            last = kind
            out.append(base + kind)


def owns_nothing(s: QuestState, seat: int) -> bool:
    """Whether a seat has neither cards nor tokens left anywhere, so that it can never move or buy again."""
    if s.hands[seat] or s.tokens[seat] or s.draw_size[seat] or s.discard_size[seat]:
        return False
    return seat != s.turn or not (s.played or s.new_discard or s.new_draw or s.new_hand)


def leave_hand(s: QuestState, kind: int) -> None:
    """Remove a card from the hand of the player to move, openly."""
    hand = s.hands[s.turn]
    at = 0
    while hand[at] != kind:
        at += 1
    hand.pop(at)
    if s.known[s.turn]:
        forget(s, kind)


def forget(s: QuestState, kind: int) -> None:
    """Note that a card of that kind has left the hand: if everybody knew of one, they no longer do."""
    known = s.known[s.turn]
    for i in range(len(known)):
        if known[i] == kind:
            left = known[:]
            left.pop(i)
            s.known[s.turn] = left
            return


def without(lists: list[list[int]], seat: int, new: list[int]) -> list[list[int]]:
    """The lists with another one for a seat. Lists that seldom change are shared between copies of a state, so they are
    replaced and never changed."""
    changed = lists[:]
    changed[seat] = new
    return changed


def use_card(s: QuestState, kind: int) -> None:
    """Play a card of the hand for any purpose: it uses up a waiting symbol token (Q-CAVE-12), and an item
    used before it can no longer be saved (Q-CAVE-9)."""
    leave_hand(s, kind)
    s.changing = False
    s.item = -1
    s.exchanged = 0


def put_away(s: QuestState, kind: int, function: bool) -> None:
    """Put a played card away: an item used for its function leaves the game at once (Q-ITEM-1), all else waits above
    the expedition board for phase 2 (Q-ITEM-2)."""
    if function:
        s.removed = added(s.removed, kind, 1)
        s.item = kind
    else:
        s.played.append(kind)


def added(counts: list[int], index: int, count: int) -> list[int]:
    """Copy counts with one of them changed."""
    changed = counts[:]
    changed[index] = changed[index] + count
    return changed


def to_hand(hand: list[int], kind: int) -> None:
    """Add a card to a hand, which stays sorted."""
    at = len(hand)
    while at > 0 and hand[at - 1] > kind:
        at -= 1
    hand.insert(at, kind)


def shuffle(s: QuestState, out: list[Event] | None) -> None:
    """Turn the discard pile into the draw pile. Only the hand is hidden at this moment, so everybody
    can tell what is in it: that stays known."""
    seat = s.turn
    s.draws[seat], s.discards[seat] = s.discards[seat], s.draws[seat]
    s.draw_size[seat], s.discard_size[seat] = s.discard_size[seat], s.draw_size[seat]
    s.new_draw, s.new_discard = s.new_discard, s.new_draw
    known = s.hands[seat][:]
    for kind in s.new_hand:
        known.append(kind + cards.KINDS)
    s.known[seat] = known
    if out is not None:
        out.append(Event("shuffled", {"seat": seat}))


def draw_cards(s: QuestState, count: int, dice: Dice, out: list[Event] | None) -> None:
    """Draw cards for the player to move; shuffle only when a card is still needed; stop when none is left."""
    seat = s.turn
    if count <= 0:
        return
    drawn: list[str] | None = None if out is None else []
    hand = s.hands[seat]
    bag = s.draws[seat]
    size: i64 = s.draw_size[seat]
    for _ in range(count):
        if size == 0 and not s.new_draw:
            if s.discard_size[seat] == 0 and not s.new_discard:
                break
            shuffle(s, out)
            bag = s.draws[seat]
            size = s.draw_size[seat]
        if s.new_draw:
            kind = draw_mixed(s, dice)
            size = s.draw_size[seat]
        else:
            kind = dice.pick(bag, size, cards.NAME)
            bag[kind] = bag[kind] - 1
            size -= 1
            s.draw_size[seat] = size
            at = len(hand)  # as `to_hand` does it, without the call
            while at > 0 and hand[at - 1] > kind:
                at -= 1
            hand.insert(at, kind)
        if drawn is not None:
            drawn.append(cards.NAME[kind % cards.KINDS])
    if out is not None and drawn:
        out.append(Event("drew", {"seat": seat, "count": len(drawn)}, {"cards": drawn}, 1 << seat))


def draw_mixed(s: QuestState, dice: Dice) -> int:
    """Draw one card into the hand from a draw pile that holds cards of this turn too: those are numbered from KINDS on,
    and go to the hand apart."""
    seat = s.turn
    bag = s.draws[seat] + [0] * cards.KINDS
    for kind in s.new_draw:
        bag[cards.KINDS + kind] += 1
    kind = dice.pick(bag, s.draw_size[seat] + len(s.new_draw), cards.TAGGED)
    if kind >= cards.KINDS:
        pile = s.new_draw[:]
        pile.remove(kind - cards.KINDS)
        s.new_draw = pile
        s.new_hand = sorted([*s.new_hand, kind - cards.KINDS])
    else:
        s.draws[seat][kind] -= 1
        s.draw_size[seat] -= 1
        to_hand(s.hands[seat], kind)
    return kind
