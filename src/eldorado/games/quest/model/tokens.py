"""The cave tokens, from data/caves.toml: lists indexed by token.

Tokens with a power come first, sorted by their symbol so that those that pay stand together; then the others.
"""

from __future__ import annotations

from typing import Final

from eldorado.games.quest.model.ground import ACTION, COIN, SYMBOLS
from eldorado.kit.data import Table, read, unique

EFFECTS: Final[list[str]] = [
    "draw",
    "remove",
    "replace",
    "keep_item",
    "pass_occupied",
    "free_move",
    "change_symbol",
]
DRAW: Final = 0
REMOVE: Final = 1
EXCHANGE: Final = 2
PRESERVE: Final = 3
PASS: Final = 4
NATIVE: Final = 5
CHANGE: Final = 6
NO_EFFECT: Final = -1  # of a token with a power


def read_tokens(file: Table) -> list[Table]:
    """Read the tokens in the order of their numbers, each one checked."""
    found = file.tables("token")
    unique(found)
    order = [*SYMBOLS[:3], *EFFECTS]
    for token in found:
        token.only(["id", "kind", "power", "count", "draw"])
        if token.word("kind", order) in SYMBOLS:
            token.number("power", 1, 9)
        token.number("count", 1, 40)
        token.number("draw", 1, 9, 1)
    file.table("pile").number("size", 1, 20)
    return sorted(found, key=lambda token: order.index(token.text("kind")))


_file = read("eldorado.games.quest", "caves")
_tokens = read_tokens(_file)
CAVE_SIZE: Final[int] = _file.table("pile").number("size", 1, 20)
KINDS: Final[int] = len(_tokens)
NAME: Final[list[str]] = [token.text("id") for token in _tokens]
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAME)}
_does: list[str] = [token.text("kind") for token in _tokens]
SYMBOL: Final[list[int]] = [SYMBOLS.index(kind) if kind in SYMBOLS else ACTION for kind in _does]
EFFECT: Final[list[int]] = [EFFECTS.index(kind) if kind in EFFECTS else NO_EFFECT for kind in _does]
POWER: Final[list[int]] = [token.number("power", 0, 9, 0) for token in _tokens]
DRAWS: Final[list[int]] = [token.number("draw", 1, 9, 1) for token in _tokens]
COPIES: Final[list[int]] = [token.number("count", 1, 40) for token in _tokens]
POWERED: Final[int] = sum(1 for symbol in SYMBOL if symbol != ACTION)  # tokens below this have a power
PAYING: Final[list[int]] = [token for token in range(KINDS) if SYMBOL[token] == COIN]
COIN_FIRST: Final[int] = PAYING[0] if PAYING else 0
COIN_END: Final[int] = COIN_FIRST + len(PAYING)
PAYS: Final[list[bool]] = [symbol == COIN for symbol in SYMBOL]
