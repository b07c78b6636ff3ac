"""The caves variant: exploring, and the tokens without power (Q-CAVE-1 to -13)."""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.quest.model import cards, phases, tokens
from eldorado.games.quest.model.state import QuestState, look_around
from eldorado.games.quest.rules.deck import added, draw_cards, put_away, use_card, without
from eldorado.games.quest.rules.native import can_step_free

EXCHANGE_MOST: Final = 4


def caves_next_to(s: QuestState, at: int) -> int:
    """The mask of caves next to a space, except those behind a standing blockade (Q-CAVE-2)."""
    board = s.board
    mask = 0
    for direction in board.cave_near[at]:
        crossed = board.seam[at * 6 + direction]
        if 0 <= crossed < board.seams and (s.standing >> crossed) & 1:
            continue
        mask |= 1 << board.cave_at[board.neighbours[at * 6 + direction]]
    return mask


def explore(s: QuestState, piece: int, dice: Dice, out: list[Event] | None) -> None:
    """Explore each cave next to a piece that stopped, unless it already stood next to that cave when it last
    stopped (Q-CAVE-3)."""
    index = s.turn * s.pieces_each + piece
    at = s.pieces[index]
    before = s.near[index]
    if at < 0 or not s.cave_left or (before == 0 and not s.board.cave_near[at]):
        return
    mask = caves_next_to(s, at)
    s.near = s.near[:]
    s.near[index] = mask
    fresh = mask & ~before
    if fresh == 0:
        return
    for cave in range(len(s.cave_left)):
        if (fresh >> cave) & 1 and s.cave_left[cave] > 0:
            total = 0
            for count in s.token_bag:
                total += count
            token = dice.pick(s.token_bag, total, tokens.NAME)
            s.token_bag = added(s.token_bag, token, -1)
            s.cave_left = added(s.cave_left, cave, -1)
            s.tokens = without(s.tokens, s.turn, sorted([*s.tokens[s.turn], token]))
            if out is not None:
                out.append(
                    Event(
                        "explored",
                        {"seat": s.turn, "space": s.board.caves[cave], "token": tokens.NAME[token]},
                    )
                )


def drop_token(s: QuestState, token: int) -> None:
    """Remove a token of the player to move from the game."""
    left = s.tokens[s.turn][:]
    left.remove(token)
    s.tokens = without(s.tokens, s.turn, left)


def can_use_token(s: QuestState, token: int) -> bool:
    """Whether a token without power has something to do."""
    effect = tokens.EFFECT[token]
    if effect == tokens.REMOVE:
        return len(s.hands[s.turn]) + len(s.new_hand) > 0
    if effect == tokens.EXCHANGE:
        return len(s.hands[s.turn]) > 0
    if effect == tokens.PRESERVE:
        return s.item >= 0
    if effect == tokens.PASS:
        return not s.passing
    if effect == tokens.NATIVE:
        return can_step_free(s)
    if effect == tokens.CHANGE:
        return not s.changing
    return True


def use_token(s: QuestState, token: int, dice: Dice, out: list[Event] | None) -> None:
    """Play a token without power; it leaves the game (Q-CAVE-4)."""
    drop_token(s, token)
    if out is not None:
        out.append(Event("token", {"seat": s.turn, "token": tokens.NAME[token]}))
    effect = tokens.EFFECT[token]
    if effect == tokens.PRESERVE:
        kind = s.item
        s.removed = added(s.removed, kind, -1)
        s.played.append(kind)
        if out is not None:
            out.append(Event("saved", {"seat": s.turn, "card": cards.NAME[kind]}))
    s.item = -1
    s.exchanged = 0
    if effect == tokens.DRAW:
        draw_cards(s, tokens.DRAWS[token], dice, out)
    elif effect == tokens.REMOVE:
        s.phase = phases.REMOVING
        s.owed = 1
        s.optional = False
    elif effect == tokens.EXCHANGE:
        s.phase = phases.EXCHANGING
        s.owed = EXCHANGE_MOST
    elif effect == tokens.PASS:
        s.passing = True
        look_around(s)
    elif effect == tokens.NATIVE:
        s.phase = phases.NATIVE_STEP
    elif effect == tokens.CHANGE:
        s.changing = True


def exchange(s: QuestState, kind: int, dice: Dice, out: list[Event] | None) -> None:
    """Play one more card without effect (Q-CAVE-8); after the fourth, or the last, draw as many."""
    use_card(s, kind)
    put_away(s, kind, False)
    s.owed -= 1
    if out is not None:
        out.append(Event("gave", {"seat": s.turn, "card": cards.NAME[kind]}))
    if s.owed == 0 or not s.hands[s.turn]:
        exchanged(s, dice, out)


def exchanged(s: QuestState, dice: Dice, out: list[Event] | None) -> None:
    count = EXCHANGE_MOST - s.owed
    s.owed = 0
    s.phase = phases.PLAYING
    s.exchanged = count
    draw_cards(s, count, dice, out)


def lay_tokens(s: QuestState, counts: list[int], size: int) -> None:
    """Lay a pile on each cave (Q-CAVE-1). The tokens in it are drawn when they are taken: until then nobody can
    tell them from those in the box."""
    for token in range(tokens.KINDS):
        s.token_bag[token] = counts[token]
    s.cave_left = [size] * len(s.board.caves)
