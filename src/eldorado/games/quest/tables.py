"""What is derived once from the data: the kinds of cards and tokens, and the numbering of the actions.

Kinds are numbered so that a comparison tells what a card is: the starting cards come first, then the other cards with
a power, then the action cards. Lists indexed by kind follow that order.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final


def data(name: str) -> dict[str, Any]:
    """One of the game's data files.

    >>> len(data("cards")["kind"])
    18
    """
    text = files("eldorado.games.quest").joinpath("data", name + ".toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


SYMBOLS: Final[list[str]] = ["machete", "coin", "paddle", "joker", "action"]
TERRAINS: Final[list[str]] = ["jungle", "village", "water", "rubble", "camp", "mountain", "start"]
MACHETE: Final = 0  # a landscape's terrain is the number of its symbol: jungle 0, village 1, water 2
COIN: Final = 1
PADDLE: Final = 2
JOKER: Final = 3
ACTION: Final = 4
RUBBLE: Final = 3
CAMP: Final = 4
MOUNTAIN: Final = 5
START: Final = 6

# --- cards --------------------------------------------------------------------------------------------------------
_cards = data("cards")
_kinds: list[dict[str, Any]] = [
    *_cards["starting"],
    *[kind for kind in _cards["kind"] if kind["symbol"] != "action"],
    *[kind for kind in _cards["kind"] if kind["symbol"] == "action"],
]
KINDS: Final = 21
STARTING: Final = 3  # kinds below this are starting cards: they have no price
POWERED: Final = 15  # kinds below this have a power, those from here on are action cards

CARD: Final[list[str]] = [kind["id"] for kind in _kinds]
CARD_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD)}
SYMBOL: Final[list[int]] = [SYMBOLS.index(kind["symbol"]) for kind in _kinds]
POWER: Final[list[int]] = [int(kind.get("power", 0)) for kind in _kinds]
COST: Final[list[int]] = [int(kind.get("cost", 0)) for kind in _kinds]
ITEM: Final[list[bool]] = [bool(kind.get("item", False)) for kind in _kinds]
ON_BOARD: Final[list[bool]] = [bool(kind.get("market", False)) for kind in _kinds]
COPIES: Final[list[int]] = [int(kind["copies"]) for kind in _kinds]
DRAWS: Final[list[int]] = [int(kind.get("draw", 0)) for kind in _kinds]
REMOVES: Final[list[int]] = [int(kind.get("remove_up_to", 0)) for kind in _kinds]
COIN_CARD: Final[list[bool]] = [SYMBOL[kind] in (COIN, JOKER) for kind in range(KINDS)]
# what a card is worth in a purchase, in half coins (Q-BUY-2)
WORTH: Final[list[int]] = [2 * POWER[kind] if COIN_CARD[kind] else 1 for kind in range(KINDS)]
TRANSMITTER: Final = 15
NATIVE: Final = 20
HAND_SIZE: Final = 4
PLACES: Final = 6  # places for piles on the market board

# --- cave tokens --------------------------------------------------------------------------------------------------
_caves = data("caves")
_tokens: list[dict[str, Any]] = _caves["token"]
TOKENS: Final = 14
TOKEN: Final[list[str]] = [token["id"] for token in _tokens]
TOKEN_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(TOKEN)}
TOKEN_SYMBOL: Final[list[int]] = [
    SYMBOLS.index(token["kind"]) if token["kind"] in SYMBOLS else ACTION for token in _tokens
]
TOKEN_POWER: Final[list[int]] = [int(token.get("power", 0)) for token in _tokens]
TOKEN_COUNT: Final[list[int]] = [int(token["count"]) for token in _tokens]
POWER_TOKENS: Final = 7  # tokens below this have a power
COIN_TOKEN: Final = 3  # and the next one: the tokens that pay
DRAW_TOKEN: Final = 7
REMOVE_TOKEN: Final = 8
REPLACE_TOKEN: Final = 9
KEEP_TOKEN: Final = 10
PASS_TOKEN: Final = 11
FREE_TOKEN: Final = 12
SYMBOL_TOKEN: Final = 13
CAVE_SIZE: Final[int] = int(_caves["pile"]["size"])

# --- blockades ----------------------------------------------------------------------------------------------------
_blockades: list[dict[str, Any]] = data("blockades")["blockade"]
BLOCKADES: Final = 6
# by printed number 1 to 6; index 0 is «no blockade»
BLOCKADE_TERRAIN: Final[list[int]] = [MOUNTAIN, *[TERRAINS.index(b["terrain"]) for b in _blockades]]
BLOCKADE_POWER: Final[list[int]] = [0, *[int(b["power"]) for b in _blockades]]
BLOCKADE_NUMBER: Final[list[int]] = [0, *[int(b["number"]) for b in _blockades]]

# --- actions: one small int for each decision ---------------------------------------------------------------------
DIRECTIONS: Final[list[str]] = ["e", "se", "sw", "w", "nw", "ne"]
SEAMS: Final = 8  # most seams between terrain tiles: nine tiles in a chain
STEP: Final = 0  # + piece * 6 + direction
OVERCOME: Final = 12  # + seam
STOP: Final = OVERCOME + SEAMS  # give up the power left over
END: Final = STOP + 1  # end phase 1
DONE: Final = END + 1  # no more cards to remove, exchange or discard
GIVE: Final = DONE + 1  # + kind: for rubble, base camp, or the exchange token
SPEND: Final = GIVE + KINDS  # + kind: for coins
SPEND_AS_COIN: Final = SPEND + KINDS  # + kind below POWERED: at its power, by the symbol token
PLAY: Final = SPEND_AS_COIN + POWERED  # + (kind * 3 + symbol) * 2 + piece
ACT: Final = PLAY + POWERED * 6  # + kind - POWERED
BUY: Final = ACT + KINDS - POWERED  # + kind - STARTING
TAKE: Final = BUY + KINDS - STARTING  # + kind - STARTING
REMOVE: Final = TAKE + KINDS - STARTING  # + kind
REMOVE_NEW: Final = REMOVE + KINDS  # + kind - STARTING: a card bought or taken this turn
DISCARD: Final = REMOVE_NEW + KINDS - STARTING  # + kind
PLAY_TOKEN: Final = DISCARD + KINDS  # + token * 2 + piece: tokens with a power
SPEND_TOKEN: Final = PLAY_TOKEN + POWER_TOKENS * 2  # + token - COIN_TOKEN
USE_TOKEN: Final = SPEND_TOKEN + 2  # + token - POWER_TOKENS: tokens without power
ACTIONS: Final = USE_TOKEN + TOKENS - POWER_TOKENS

# --- phases: what is being asked ----------------------------------------------------------------------------------
PHASES: Final[list[str]] = ["play", "pay", "native", "remove", "exchange", "take", "discard", "over"]
PLAYING: Final = 0  # phase 1 of the turn, nothing pending
PAYING: Final = 1  # cards to give for rubble, base camp or a rubble blockade
NATIVE_STEP: Final = 2  # a Native was played: where to?
REMOVING: Final = 3  # cards of the hand may leave the game
EXCHANGING: Final = 4  # cards to play without effect, to draw as many
TAKING: Final = 5  # the Transmitter: which card?
DISCARDING: Final = 6  # phase 2: discard or keep what is left in the hand
OVER: Final = 7

# the numbers above are written out so that they are constants to the compiler; here is what they must agree with
_FIXED: Final[list[tuple[int, int]]] = [
    (len(CARD), KINDS),
    (len(TOKEN), TOKENS),
    (len(_blockades), BLOCKADES),
    (CARD.index("transmitter"), TRANSMITTER),
    (CARD.index("native"), NATIVE),
    (sum(SYMBOL[kind] != ACTION for kind in range(KINDS)), POWERED),
    (sum(TOKEN_SYMBOL[token] != ACTION for token in range(TOKENS)), POWER_TOKENS),
    (TOKEN.index("coin_1"), COIN_TOKEN),
    (TOKEN.index("draw_1"), DRAW_TOKEN),
    (TOKEN.index("remove_card"), REMOVE_TOKEN),
    (TOKEN.index("replace_hand"), REPLACE_TOKEN),
    (TOKEN.index("keep_item"), KEEP_TOKEN),
    (TOKEN.index("pass_occupied"), PASS_TOKEN),
    (TOKEN.index("free_move"), FREE_TOKEN),
    (TOKEN.index("change_symbol"), SYMBOL_TOKEN),
]
if any(found != fixed for found, fixed in _FIXED):
    raise ValueError("the Quest's data do not fit its tables")
