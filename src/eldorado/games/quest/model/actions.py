"""The actions: one small int for each decision, declared once by family.

Their numbers, notation, moves and plain refusals follow from this table. The first families do not depend on the data,
so their numbers are literals that compiled code folds; everything after them moves along when a card is added.
"""

from __future__ import annotations

from typing import Final

from eldorado.games.quest.model import cards, tokens
from eldorado.games.quest.model.ground import DIRECTIONS, SYMBOLS
from eldorado.kit.codec import Codec, Domain, by_position, family, names

SEAMS: Final = 8  # most seams between terrain tiles: nine tiles in a chain

_piece = Domain("piece", ["1", "2"], [0, 1])  # not written if everybody has one piece
_direction = names("direction", DIRECTIONS)
_symbol = names("symbol", SYMBOLS[:3])
_seam = by_position("seam", SEAMS)  # named by its blockade, "blockade 5"; "seam 3" if there is none
_any = names("card", cards.NAME)
_powered = names("card", cards.NAME[: cards.POWERED])
_acting = names("card", cards.NAME[cards.POWERED :], first=cards.POWERED)
_for_sale = names("card", cards.NAME[cards.STARTING :], first=cards.STARTING)
_powered_token = names("token", tokens.NAME[: tokens.POWERED])
_coin_token = names("token", tokens.NAME[tokens.COIN_FIRST : tokens.COIN_END], first=tokens.COIN_FIRST)
_other_token = names("token", tokens.NAME[tokens.POWERED :], first=tokens.POWERED)

_card_here = ["card:{card}"]
_pile_here = ["pile:{card}"]
_token_here = ["token:{token}"]
_piece_here = "piece:{seat}:{piece}"

STEP: Final = 0  # + piece * 6 + direction
OVERCOME: Final = 12  # + seam
STOP: Final = 20  # give up the power left over
END: Final = 21  # end phase 1
DONE: Final = 22  # no more cards to remove, exchange or discard
GIVE: Final = 23  # + kind: for rubble, base camp, or the exchange token

CODEC: Final[Codec] = Codec(
    family(
        "step",
        {"piece": _piece, "direction": _direction},
        "{direction} {piece}",
        base=STEP,
        clause="Q-MOVE-1",
        at=[_piece_here],
    ),
    family("overcome", {"seam": _seam}, "{seam}", base=OVERCOME, clause="Q-BLOCK-1"),
    family("stop", base=STOP, clause="Q-MOVE-3"),
    family("end", base=END, clause="Q-TURN-2"),
    family("done", base=DONE, clause="Q-TURN-1"),
    family("give", {"card": _any}, base=GIVE, clause="Q-MOVE-6", at=_card_here),
    family("spend", {"card": _any}, clause="Q-BUY-7", at=_card_here),
    family("spend_as_coin", {"card": _powered}, "spend {card} as coin", clause="Q-CAVE-12", at=_card_here),
    family(
        "play",
        {"card": _powered, "symbol": _symbol, "piece": _piece},
        "{card} {symbol} {piece}",
        clause="Q-MOVE-1",
        at=[*_card_here, _piece_here],
    ),
    family("act", {"card": _acting}, "{card}", clause="Q-ACT-1", at=_card_here),
    family("buy", {"card": _for_sale}, clause="Q-BUY-7", at=_pile_here),
    family("take", {"card": _for_sale}, clause="Q-ACT-2", at=_pile_here),
    family("remove", {"card": _any}, clause="Q-ACT-5", at=_card_here),
    family("remove_new", {"card": _for_sale}, "remove new {card}", clause="Q-ACT-5", at=_card_here),
    family("discard", {"card": _any}, clause="Q-END-2", at=_card_here),
    family(
        "play_token",
        {"token": _powered_token, "piece": _piece},
        "token {token} {piece}",
        clause="Q-CAVE-5",
        at=[*_token_here, _piece_here],
    ),
    family("spend_token", {"token": _coin_token}, "spend token {token}", clause="Q-CAVE-5", at=_token_here),
    family("use_token", {"token": _other_token}, "token {token}", clause="Q-CAVE-4", at=_token_here),
)

SPEND: Final[int] = CODEC["spend"].base
SPEND_AS_COIN: Final[int] = CODEC["spend_as_coin"].base
PLAY: Final[int] = CODEC["play"].base  # + (kind * 3 + symbol) * 2 + piece
ACT: Final[int] = CODEC["act"].base  # + kind - POWERED
BUY: Final[int] = CODEC["buy"].base  # + kind - STARTING
TAKE: Final[int] = CODEC["take"].base  # + kind - STARTING
REMOVE: Final[int] = CODEC["remove"].base
REMOVE_NEW: Final[int] = CODEC["remove_new"].base  # + kind - STARTING: a card bought or taken this turn
DISCARD: Final[int] = CODEC["discard"].base
PLAY_TOKEN: Final[int] = CODEC["play_token"].base  # + token * 2 + piece
SPEND_TOKEN: Final[int] = CODEC["spend_token"].base  # + token - COIN_FIRST
USE_TOKEN: Final[int] = CODEC["use_token"].base  # + token - POWERED
COUNT: Final[int] = CODEC.size

# by action; -1 if it has no such part
FAMILY: Final[list[int]] = CODEC.bases()  # FAMILY[action] == actions.GIVE
CARD: Final[list[int]] = CODEC.column("card")
TOKEN: Final[list[int]] = CODEC.column("token")
SYMBOL: Final[list[int]] = CODEC.column("symbol")
PIECE: Final[list[int]] = CODEC.column("piece")
DIRECTION: Final[list[int]] = CODEC.column("direction")

# belongs to phase 1 without being played
NOT_PLAYED: Final[list[int]] = [STOP, END, BUY, TAKE, REMOVE, REMOVE_NEW]
