"""Isla Dorada's views as rows of numbers (kit/encoding.py)."""

from __future__ import annotations

from eldorado.core.plain import Options, Plain
from eldorado.games.isla_dorada.model import board, cards, goals, phases
from eldorado.games.isla_dorada.model.state import QUESTIONS
from eldorado.kit.asking import Asked
from eldorado.kit.encoding import (
    Choice,
    Counts,
    Each,
    Eyes,
    Field,
    Flags,
    Group,
    Layout,
    Number,
    PerSeat,
    Seat,
    Seats,
)

ROUNDS = 16
DECKS = 6  # segments of a face-down pile with different knowledge
SEAT_FIELDS = ("turn", "seat", "payer", "drawer")
MASK_FIELDS = ("silenced", "passed", "waiting")


def way() -> Group:
    return Group(
        {"way": Number(len(board.WAY_TO), low=-1), "type": Choice(board.TYPES), "to": Choice(board.PLACE)},
        {"paths": "follow from the way"},
    )


def pile(names: list[str]) -> Each:
    return Each(DECKS, bag(names))


def bag(names: list[str]) -> Group:
    return Group({"n": Number(60), "known": Counts(names, 1)})


def player() -> Group:
    return Group(
        {
            "gold": Number(20),
            "cards": Number(12),
            "known": Counts(cards.CARD),
            "loose": Number(6),
            "treasures": Number(8),
            "known_treasures": Counts(goals.TREASURE, 1),
            "starting": Number(4),
            "curses": Each(8, Number(ROUNDS)),
            "offer": Number(4),
            "played": Counts(goals.TREASURE, 1),
            "bonuses": Counts(goals.TREASURE, 1),
            "cursed": Counts(goals.CURSE, 1),
            "bid": way(),
            "share": Number(20),
            "destiny": Choice(goals.DESTINY),
            "hand": Counts(cards.CARD),
            "progress": Each(2, Number(8)),
        },
        {"symbols": "follow from the bonuses"},
    )


def own() -> Group:
    return Group(
        {
            "hand": Counts(cards.CARD),
            "treasures": Counts(goals.TREASURE, 1),
            "curses": Counts(goals.CURSE, ROUNDS),
            "destiny": Choice(goals.DESTINY),
            "offer": Counts([*goals.TREASURE, *goals.DESTINY], 1),
            "pending": Counts(goals.TREASURE, 1),
            "pending_bonus": Counts(goals.TREASURE, 1),
            "picked": Number(len(board.WAY_TO), low=-1),
        },
        {"curse_rounds": "said with the curses: 1 and the round in which each was taken"},
    )


def layout(seats: int, options: Options) -> Layout:
    told: dict[str, Field] = {
        "seat": Choice(seats),
        "phase": Choice(phases.PHASE),
        "round": Number(ROUNDS),
        "leader": Seat(seats),
        "place": Choice(board.PLACE),
        "figure": Group({"path": Number(board.PATHS, low=-1)}, {"place": "said by `place`"}),
        "markers": Each(ROUNDS + 2, Choice(board.PLACE)),
        "visited": Counts(board.PLACE, 3),
        "legs": Counts(board.TYPES, 8),
        "tokens": Flags(board.PATHS),
        "bigfoot": Number(board.PATHS, low=-1),
        "leviathan": Number(board.PATHS, low=-1),
        "pool": Counts(cards.CARD, 2),
        "deck": Number(120),
        "discard": Counts(cards.CARD, 8),
        "gone": Counts(cards.CARD, 4),
        "curse_deck": Number(20),
        "bidding": Group(
            {
                "turn": Seat(seats),
                "last": Seat(seats),
                "high": Number(20),
                "for": way(),
                "out": Seats(seats),
                "passed": Seats(seats),
            }
        ),
        "paying": Group({"payer": Seat(seats), "due": Number(20)}),
        "questions": Asked(list(QUESTIONS.kinds), SEAT_FIELDS, MASK_FIELDS, depth=3, width=64),
        "waiting": Seats(seats),
        "treasure_deck": pile(goals.TREASURE),
        "destiny_deck": pile(goals.DESTINY),
        "box": bag(goals.TREASURE),
        "players": PerSeat(seats, player()),
        "you": own(),
    }
    left_out = {
        "game": "always the same",
        "seats": "fixed for a layout",
        "options": "fixed for a layout",
        "components": "fixed for a game: what it began with",
    }
    return Layout(Group(told, left_out), lambda view: Eyes(seats, view["seat"]), arranged)


def arranged(view: Plain) -> Plain:
    """Arrange the viewer's curses as a table, with the round each came into the hand."""
    mine = view["you"]
    since = zip(mine["curses"], mine["curse_rounds"], strict=True)
    return {**view, "you": {**mine, "curses": {curse: 1 + number for curse, number in since}}}
