"""The caves variant: exploring, and the tokens without power (Q-CAVE-1 to -13)."""

from __future__ import annotations

from typing import Final

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.quest.cards import added, draw_cards, put_away, use_card, without
from eldorado.games.quest.state import QuestState, look_around
from eldorado.games.quest.tables import (
    CARD,
    DRAW_TOKEN,
    EXCHANGING,
    FREE_TOKEN,
    KEEP_TOKEN,
    NATIVE_STEP,
    PASS_TOKEN,
    PLAYING,
    REMOVE_TOKEN,
    REMOVING,
    REPLACE_TOKEN,
    SYMBOL_TOKEN,
    TOKEN,
    TOKENS,
)

EXCHANGE_MOST: Final = 4


def caves_next_to(s: QuestState, at: int) -> int:
    """The mask of caves next to a space: not those beyond a standing blockade (Q-CAVE-2)."""
    board = s.board
    mask = 0
    for direction in board.cave_near[at]:
        crossed = board.seam[at * 6 + direction]
        if 0 <= crossed < board.seams and (s.standing >> crossed) & 1:
            continue
        mask |= 1 << board.cave_at[board.neighbours[at * 6 + direction]]
    return mask


def explore(s: QuestState, piece: int, dice: Dice, out: list[Event] | None) -> None:
    """The piece has stopped: it explores each cave next to it, unless it already stood next to that cave when it last
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
            token = dice.pick(s.token_bag, total)
            s.token_bag = added(s.token_bag, token, -1)
            s.cave_left = added(s.cave_left, cave, -1)
            s.tokens = without(s.tokens, s.turn, sorted([*s.tokens[s.turn], token]))
            if out is not None:
                out.append(
                    Event("explored", {"seat": s.turn, "space": s.board.caves[cave], "token": TOKEN[token]})
                )


def drop_token(s: QuestState, token: int) -> None:
    """A token of the player to move leaves the game."""
    left = s.tokens[s.turn][:]
    left.remove(token)
    s.tokens = without(s.tokens, s.turn, left)


def use_token(s: QuestState, token: int, dice: Dice, out: list[Event] | None) -> None:
    """Play a token without power; it leaves the game (Q-CAVE-4)."""
    drop_token(s, token)
    if out is not None:
        out.append(Event("token", {"seat": s.turn, "token": TOKEN[token]}))
    if token == KEEP_TOKEN:
        kind = s.item
        s.removed = added(s.removed, kind, -1)
        s.played.append(kind)
        if out is not None:
            out.append(Event("saved", {"seat": s.turn, "card": CARD[kind]}))
    s.item = -1
    if token == DRAW_TOKEN:
        draw_cards(s, 1, dice, out)
    elif token == REMOVE_TOKEN:
        s.phase = REMOVING
        s.owed = 1
        s.optional = False
    elif token == REPLACE_TOKEN:
        s.phase = EXCHANGING
        s.owed = EXCHANGE_MOST
    elif token == PASS_TOKEN:
        s.passing = True
        look_around(s)
    elif token == FREE_TOKEN:
        s.phase = NATIVE_STEP
    elif token == SYMBOL_TOKEN:
        s.changing = True


def exchange(s: QuestState, kind: int, dice: Dice, out: list[Event] | None) -> None:
    """One more card is played without effect (Q-CAVE-8); after the fourth, or the last, as many are drawn."""
    use_card(s, kind)
    put_away(s, kind, False)
    s.owed -= 1
    if out is not None:
        out.append(Event("gave", {"seat": s.turn, "card": CARD[kind]}))
    if s.owed == 0 or not s.hands[s.turn]:
        exchanged(s, dice, out)


def exchanged(s: QuestState, dice: Dice, out: list[Event] | None) -> None:
    count = EXCHANGE_MOST - s.owed
    s.owed = 0
    s.phase = PLAYING
    draw_cards(s, count, dice, out)


def lay_tokens(s: QuestState, counts: list[int], size: int) -> None:
    """A pile on each cave (Q-CAVE-1). Which tokens lie where is settled when they are taken: until then nobody can
    tell them from those in the box."""
    for token in range(TOKENS):
        s.token_bag[token] = counts[token]
    s.cave_left = [size] * len(s.board.caves)
