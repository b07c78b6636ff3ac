"""Describe positions in the words of the rulebook, secrets included, for scenarios to check."""

from __future__ import annotations

from eldorado.core.plain import Plain
from eldorado.games.quest.knowledge.view import bits
from eldorado.games.quest.model import actions, blockades, cards, ground, phases, tokens
from eldorado.games.quest.model.courses import layout
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.model.stock import SOURCES

ARRIVED = "el dorado"
FLAGS = ["final", "spending", "bought", "passing", "changing", "moved", "optional"]
NUMBERS = ["round", "start", "turn", "coins", "owed", "left", "given_up", "exchanged"]


def space_name(s: QuestState, at: int) -> str:
    return ARRIVED if at < 0 else f"{s.board.q[at]},{s.board.r[at]}"


def seam_name(s: QuestState, seam: int) -> str:
    tiles = layout(s.options["course"]).course.tiles
    return f"{tiles[seam].side}-{tiles[seam + 1].side}"


def target_name(s: QuestState) -> str | None:
    if s.target < 0:
        return None
    if s.target >= actions.OVERCOME:
        return seam_name(s, s.target - actions.OVERCOME)
    return f"{ground.DIRECTIONS[s.target % 6]} {s.target // 6 + 1}"


def describe_player(s: QuestState, seat: int) -> Plain:
    each = s.pieces_each
    mine = range(seat * each, seat * each + each)
    return {
        "pieces": [space_name(s, s.pieces[i]) for i in mine],
        "hand": cards.names_of(s.hands[seat]),
        "draw": cards.bag_names(s.draws[seat]),
        "discard": cards.bag_names(s.discards[seat]),
        "known": cards.names_of(s.known[seat]),
        "tokens": [tokens.NAME[token] for token in s.tokens[seat]],
        "blockades": bits(s.taken[seat], blockades.COUNT + 1),
        "near": [
            [space_name(s, s.board.caves[c]) for c in bits(s.near[i], len(s.board.caves))] for i in mine
        ],
    }


def describe(s: QuestState) -> Plain:
    """Describe the whole position, secrets included, in words."""
    told: Plain = {name: getattr(s, name) for name in (*FLAGS, *NUMBERS)}
    told.update(
        {
            "seats": s.seats,
            "options": dict(s.options),
            "phase": phases.NAME[s.phase],
            "players": [describe_player(s, seat) for seat in range(s.seats)],
            "played": cards.names_of(s.played),
            "new_hand": cards.names_of(s.new_hand),
            "new_draw": cards.names_of(s.new_draw),
            "new_discard": cards.names_of(s.new_discard),
            "market": {cards.NAME[kind]: s.market[kind] for kind in range(cards.STARTING, cards.KINDS)},
            "on_board": [cards.NAME[kind] for kind in bits(s.placed, cards.KINDS)],
            "removed": {cards.NAME[kind]: s.removed[kind] for kind in range(cards.KINDS) if s.removed[kind]},
            "blockades": {seam_name(s, seam): s.blockade[seam] for seam in bits(s.standing, s.board.seams)},
            "caves": {space_name(s, s.board.caves[c]): left for c, left in enumerate(s.cave_left)},
            "tokens_unseen": {tokens.NAME[t]: s.token_bag[t] for t in range(tokens.KINDS) if s.token_bag[t]},
            "symbol": ground.SYMBOLS[s.symbol],
            "source": SOURCES[s.source] if s.source >= 0 else None,
            "mover": s.mover + 1,
            "item": cards.NAME[s.item] if s.item >= 0 else None,
            "target": target_name(s),
        }
    )
    return told
