"""Phases 2 and 3, passing the turn, arriving, and winning (Q-END, Q-TURN-1, Q-WIN)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.quest.model import blockades, cards, phases
from eldorado.games.quest.model.state import QuestState, look_around, look_on
from eldorado.games.quest.rules.deck import draw_cards, leave_hand


def has_arrived(s: QuestState, seat: int) -> bool:
    """Whether all pieces of the player are in El Dorado (Q-WIN-4)."""
    return all(s.pieces[seat * s.pieces_each + piece] < 0 for piece in range(s.pieces_each))


def arrive(s: QuestState, piece: int, out: list[Event] | None) -> None:
    """Move the piece onto El Dorado and free its space; the power left is lost (Q-WIN-1, -5)."""
    index = s.turn * s.pieces_each + piece
    s.pieces[index] = -1
    if s.near[index]:
        s.near = s.near[:]
        s.near[index] = 0
    if s.mover == piece:
        s.left = 0
    if out is not None:
        out.append(Event("arrived", {"seat": s.turn, "piece": piece}))
    if not has_arrived(s, s.turn) or s.final:
        return
    s.final = True
    if (s.turn + 1) % s.seats == s.start:
        finish(s, out)
    elif out is not None:
        out.append(Event("final", {"seat": s.turn}))


def finish(s: QuestState, out: list[Event] | None) -> None:
    s.phase = phases.OVER
    if out is not None:
        out.append(Event("over", {"winners": winners(s)}))


def end_playing(s: QuestState, dice: Dice, out: list[Event] | None) -> None:
    """Begin phase 2: played cards go to the discard pile (Q-END-1), and the cards of this turn become cards like
    any other."""
    seat = s.turn
    put_on_discard(s, s.played)
    s.played.clear()
    if s.new_discard:
        put_on_discard(s, s.new_discard)
        s.new_discard = []
    if s.new_draw or s.new_hand:
        settle_new(s)
    s.phase = phases.DISCARDING
    s.coins = 0
    if out is not None:
        out.append(Event("ended", {"seat": seat}))
    if not s.hands[seat]:
        draw_up(s, dice, out)


def put_on_discard(s: QuestState, kinds: list[int]) -> None:
    pile = s.discards[s.turn]
    for kind in kinds:
        pile[kind] = pile[kind] + 1
    s.discard_size[s.turn] = s.discard_size[s.turn] + len(kinds)


def settle_new(s: QuestState) -> None:
    seat = s.turn
    for kind in s.new_draw:
        s.draws[seat][kind] += 1
    s.draw_size[seat] += len(s.new_draw)
    s.hands[seat] = sorted(s.hands[seat] + s.new_hand)
    s.known[seat] = sorted([kind % cards.KINDS for kind in s.known[seat]])
    s.new_draw = []
    s.new_hand = []


def discard(s: QuestState, kind: int, dice: Dice, out: list[Event] | None) -> None:
    """Discard a card left in the hand (Q-END-2)."""
    leave_hand(s, kind)
    seat = s.turn
    pile = s.discards[seat]
    pile[kind] = pile[kind] + 1
    s.discard_size[seat] = s.discard_size[seat] + 1
    if out is not None:
        out.append(Event("discarded", {"seat": s.turn, "card": cards.NAME[kind]}))
    if not s.hands[s.turn]:
        draw_up(s, dice, out)


def draw_up(s: QuestState, dice: Dice, out: list[Event] | None) -> None:
    """Do phase 3, and go on to the next player (Q-END-3, Q-TURN-1)."""
    draw_cards(s, cards.HAND_SIZE - len(s.hands[s.turn]), dice, out)
    s.spending = False
    s.bought = False
    passed = s.passing
    s.passing = False
    s.changing = False
    s.item = -1
    s.exchanged = 0
    s.left = 0
    s.moved = False
    s.mover = 0
    s.symbol = 0
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.start:
        if s.final:
            finish(s, out)
            return
        s.round += 1
    s.phase = phases.PLAYING
    if passed:
        look_around(s)
    else:
        look_on(s)
    if out is not None:
        out.append(Event("turn", {"seat": s.turn, "round": s.round}))


def standing_of(s: QuestState, seat: int) -> int:
    """A number for comparing players, higher is better: 0 for one who has not arrived, then by the number of
    blockades, the highest power among them, and the highest number printed on one (Q-WIN-3)."""
    if not has_arrived(s, seat):
        return 0
    count = 0
    power = 0
    number = 0
    for blockade in range(1, blockades.COUNT + 1):
        if (s.taken[seat] >> blockade) & 1:
            count += 1
            power = max(power, blockades.POWER[blockade])
            number = blockade
    return 1000 + count * 100 + power * 10 + number


def winners(s: QuestState) -> list[int]:
    """The seats that have won, or would if the game ended now."""
    best = 0
    found: list[int] = []
    for seat in range(s.seats):
        mine = standing_of(s, seat)
        if mine > best:
            best = mine
            found = []
        if mine == best and mine > 0:
            found.append(seat)
    return found
