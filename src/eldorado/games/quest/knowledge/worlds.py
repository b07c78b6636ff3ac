"""Worlds consistent with a view: what the view does not show is dealt at random."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.plain import Plain
from eldorado.games.quest.model import cards, ground, phases, tokens
from eldorado.games.quest.model.courses import board_of
from eldorado.games.quest.model.state import QuestState, look_around
from eldorado.games.quest.model.stock import SOURCES


def determinize(view: Plain, dice: Dice) -> QuestState:
    """Draw a world in which the view's seat would see this view."""
    s = QuestState(view["seats"], dict(view["options"]), board_of(view["options"]["course"]))
    s.round = view["round"]
    s.start = view["start"]
    s.turn = view["turn"]
    s.phase = phases.NAME.index(view["phase"])
    s.final = view["final"]
    s.played = [cards.NUMBER[name] for name in view["played"]]
    for name, left in view["market"].items():
        s.market[cards.NUMBER[name]] = left
    for name in view["on_board"]:
        s.placed |= 1 << cards.NUMBER[name]
    for name, count in view["removed"].items():
        s.removed[cards.NUMBER[name]] = count
    for blockade in view["blockades"]:
        s.blockade[blockade["seam"]] = blockade["number"]
        if blockade["standing"]:
            s.standing |= 1 << blockade["seam"]
    s.cave_left = [cave["left"] for cave in view["caves"]]
    for name, count in view["tokens_unseen"].items():
        s.token_bag[tokens.NUMBER[name]] = count
    moving = view["moving"]
    s.mover = moving["piece"]
    s.symbol = ground.SYMBOLS.index(moving["symbol"])
    s.left = moving["left"]
    s.moved = moving["moved"]
    s.source = -1 if view["source"] is None else SOURCES.index(view["source"])
    s.given_up = view["given_up"]
    s.coins = view["coins"]
    s.spending = view["spending"]
    s.bought = view["bought"]
    s.passing = view["passing"]
    s.changing = view["changing"]
    s.item = cards.NUMBER[view["item"]] if view["item"] is not None else -1
    s.owed = view["owed"]
    s.target = view["target"]
    s.optional = view["optional"]
    s.exchanged = view["exchanged"]
    for seat, seen in enumerate(view["players"]):
        seat_player(s, seat, seen, dice)
    look_around(s)
    return s


def seat_player(s: QuestState, seat: int, seen: Plain, dice: Dice) -> None:
    """Set up one player's cards and pieces; what the view does not show is drawn."""
    each = s.pieces_each
    for piece in range(each):
        s.pieces[seat * each + piece] = seen["pieces"][piece]
        s.near[seat * each + piece] = sum(1 << cave for cave in seen["near"][piece])
    for name in seen["discard"]:
        s.discards[seat][cards.NUMBER[name]] += 1
    s.discard_size[seat] = len(seen["discard"])
    if seat == s.turn:
        s.new_discard = [cards.NUMBER[name] for name in seen["new"]]
    s.tokens[seat] = [tokens.NUMBER[name] for name in seen["tokens"]]
    s.taken[seat] = sum(1 << number for number in seen["blockades"])
    s.known[seat] = [cards.TAG_NUMBER[name] for name in seen["known"]]
    pile = [0] * (2 * cards.KINDS)
    hand: list[int] = []
    if "hand" in seen:
        hand = [cards.NUMBER[name] for name in seen["hand"]]
        hand += [cards.NUMBER[name] + cards.KINDS for name in seen["new_hand"]]
        for name in seen["draw"]:
            pile[cards.TAG_NUMBER[name]] += 1
    else:
        for name in seen["unseen"]:
            pile[cards.TAG_NUMBER[name]] += 1
        for kind in s.known[seat]:
            pile[kind] -= 1
        hand = s.known[seat][:]
        total = sum(pile)
        for _ in range(seen["hand_count"] - len(hand)):
            kind = dice.pick(pile, total)
            pile[kind] -= 1
            total -= 1
            hand.append(kind)
    s.hands[seat] = sorted(kind for kind in hand if kind < cards.KINDS)
    s.draws[seat] = pile[: cards.KINDS]
    s.draw_size[seat] = sum(s.draws[seat])
    if seat == s.turn:
        s.new_hand = sorted(kind - cards.KINDS for kind in hand if kind >= cards.KINDS)
        for kind in range(cards.KINDS):
            s.new_draw.extend([kind] * pile[kind + cards.KINDS])
