"""Moving: power and what remains of it, rubble and base camp, blockades, the Native (Q-MOVE, Q-BLOCK, Q-ACT-7)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.quest.model import actions, blockades, cards, ground, phases, tokens
from eldorado.games.quest.model.state import QuestState, look_around
from eldorado.games.quest.rules.caves import drop_token, explore
from eldorado.games.quest.rules.deck import added, put_away, use_card
from eldorado.games.quest.rules.ending import arrive


def stop(s: QuestState, dice: Dice, out: list[Event] | None) -> None:
    """Give up the power left over; a piece that moved has now stopped (Q-MOVE-3, Q-CAVE-2)."""
    if s.left > 0:
        s.left = 0
        if s.moved:
            explore(s, s.mover, dice, out)


def give_up(s: QuestState, symbol: int) -> None:
    """Remember the power lost by playing another card: the two are not combined (Q-MOVE-4)."""
    if s.left > 0 and s.symbol == symbol:
        s.given_up += s.left
    else:
        s.given_up = 0


def play_power(
    s: QuestState, kind: int, symbol: int, piece: int, dice: Dice, out: list[Event] | None
) -> None:
    """Play a card for its power; the move begins with the next decision."""
    give_up(s, symbol)
    stop(s, dice, out)
    use_card(s, kind)
    put_away(s, kind, cards.ITEM[kind])
    s.left = cards.POWER[kind]
    s.symbol = symbol
    s.source = kind
    s.mover = piece
    s.moved = False
    if out is not None:
        args = {
            "seat": s.turn,
            "card": cards.NAME[kind],
            "symbol": ground.SYMBOLS[symbol],
            "power": s.left,
            "piece": piece,
        }
        out.append(Event("played", args))


def play_token(s: QuestState, token: int, piece: int, dice: Dice, out: list[Event] | None) -> None:
    """Play a token for its power (Q-CAVE-5)."""
    give_up(s, tokens.SYMBOL[token])
    stop(s, dice, out)
    drop_token(s, token)
    s.item = -1
    s.exchanged = 0
    s.left = tokens.POWER[token]
    s.symbol = tokens.SYMBOL[token]
    s.source = cards.KINDS + token
    s.mover = piece
    s.moved = False
    if out is not None:
        out.append(Event("token", {"seat": s.turn, "token": tokens.NAME[token]}))


def enter(s: QuestState, piece: int, there: int, dice: Dice, out: list[Event] | None) -> None:
    """Put the piece on that space."""
    index = s.turn * s.pieces_each + piece
    if out is not None:
        args = {"seat": s.turn, "piece": piece, "from": s.pieces[index], "to": there}
        out.append(Event("step", args))
    s.pieces[index] = there
    if s.board.finish[there]:
        arrive(s, piece, out)
    look_around(s)


def step(s: QuestState, piece: int, direction: int, dice: Dice, out: list[Event] | None) -> None:
    """Make a step in phase 1: onto a landscape with the power left, or into a payment with cards."""
    board = s.board
    there = board.neighbours[s.pieces[s.turn * s.pieces_each + piece] * 6 + direction]
    if board.terrain[there] >= ground.RUBBLE:
        stop(s, dice, out)
        s.phase = phases.PAYING
        s.target = piece * 6 + direction
        s.owed = board.power[there]
        return
    s.left -= board.power[there]
    s.moved = True
    enter(s, piece, there, dice, out)
    if s.left == 0:
        explore(s, piece, dice, out)


def take_blockade(s: QuestState, seam: int, out: list[Event] | None) -> None:
    """Take the blockade; the seam is open for everyone (Q-BLOCK-2, -3)."""
    number = s.blockade[seam]
    s.standing &= ~(1 << seam)
    s.taken = added(s.taken, s.turn, 1 << number)
    look_around(s)
    if out is not None:
        out.append(Event("overcame", {"seat": s.turn, "blockade": number}))


def overcome(s: QuestState, seam: int, dice: Dice, out: list[Event] | None) -> None:
    """Overcome a blockade with the power left, or begin to pay a rubble blockade in cards."""
    number = s.blockade[seam]
    if blockades.TERRAIN[number] >= ground.RUBBLE:
        stop(s, dice, out)
        s.phase = phases.PAYING
        s.target = actions.OVERCOME + seam
        s.owed = blockades.POWER[number]
        return
    s.left -= blockades.POWER[number]
    take_blockade(s, seam, out)
    if s.left == 0 and s.moved:
        explore(s, s.mover, dice, out)


def pay(s: QuestState, kind: int, dice: Dice, out: list[Event] | None) -> None:
    """Give one card; with the last one the piece moves or the blockade is taken (Q-MOVE-6, -7, Q-BLOCK-1)."""
    use_card(s, kind)
    target = s.target
    there = -1
    if target < actions.OVERCOME:
        there = s.board.neighbours[s.pieces[s.turn * s.pieces_each + target // 6] * 6 + target % 6]
    camp = there >= 0 and s.board.terrain[there] == ground.CAMP
    if camp:
        s.removed = added(s.removed, kind, 1)
    else:
        put_away(s, kind, False)
    if out is not None:
        out.append(Event("removed" if camp else "gave", {"seat": s.turn, "card": cards.NAME[kind]}))
    s.owed -= 1
    if s.owed > 0:
        return
    s.phase = phases.PLAYING
    s.target = -1
    if there < 0:
        take_blockade(s, target - actions.OVERCOME, out)
        return
    enter(s, target // 6, there, dice, out)
    explore(s, target // 6, dice, out)


def native_step(s: QuestState, piece: int, direction: int, dice: Dice, out: list[Event] | None) -> None:
    """Make a Native's step: whatever the space asks for. A piece with power left goes on from there (Q-MOVE-3)."""
    there = s.board.neighbours[s.pieces[s.turn * s.pieces_each + piece] * 6 + direction]
    s.phase = phases.PLAYING
    going_on = s.left > 0 and piece == s.mover
    enter(s, piece, there, dice, out)
    if going_on:
        s.moved = True
    else:
        explore(s, piece, dice, out)


def native_blockade(s: QuestState, seam: int, out: list[Event] | None) -> None:
    """Take a blockade with a Native instead (Q-BLOCK-4)."""
    s.phase = phases.PLAYING
    take_blockade(s, seam, out)
