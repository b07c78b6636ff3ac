"""The actions: each family is declared once; numbers, notation and moves follow.

pass · jungle kilitiping · bid 3 · bid 4 ovetos · juju 2      bidding: a way first, then the amount for it
pay drako                                                     card by card
no · sangaia river mana_hatu                                  sealed, after a move
play t12 · bonus idol · done                                  sealed, at a site
take kayak · deck · done · discard yak                        drawing
keep d05 · return t12                                         choices among goal cards
rob 2 · choose 2 · block sand hora_pena wahi_waha             bolt cards
"""

from __future__ import annotations

from typing import Final

from eldorado.games.isla_dorada.model import board, cards, goals, numbers
from eldorado.kit.codec import Codec, by_position, family, names
from eldorado.kit.codec import numbers as range_of

AMOUNTS: Final = range_of("amount", 0, numbers.MOST_BID)
SEATS: Final = range_of("victim", 0, numbers.MOST_SEATS - 1)
WAYS: Final = by_position("way", board.WAYS)
CARDS: Final = names("card", cards.CARD[: cards.HELD])
TREASURES: Final = names("treasure", goals.TREASURE)
DESTINIES: Final = names("destiny", goals.DESTINY)
PATHS: Final = names("path", [board.path_word(path) for path in range(board.PATHS)])

# Literals, so that compiled code folds them; the codec compares them. The most frequent come first: Python caches
# the numbers up to 256.
PASS: Final = 0
NO: Final = 1
DONE: Final = 2
DECK: Final = 3
JUJU: Final = 4
BID: Final = 10
WAY: Final = 42
CODEC: Final[Codec] = Codec(
    family("pass", base=PASS, clause="D-BID-2", reveals=True),
    family("no_sangaia", notation="no", base=NO, clause="D-MOVE-4", reveals=True),
    family("done", base=DONE, clause="D-ROUND-2", reveals=True),
    family("deck", base=DECK, clause="D-DRAW-1", at=["deck"], reveals=True),
    family("juju", {"victim": SEATS}, base=JUJU, clause="D-BID-8", at=["seat:{victim}", "card:juju"]),
    family("bid", {"amount": AMOUNTS}, base=BID, clause="D-BID-1", reveals=True),
    family("way", {"way": WAYS}, "{way}", base=WAY, clause="D-BID-1"),
    family("take", {"card": CARDS}, clause="D-DRAW-1", reveals=True),
    family("pay", {"card": CARDS}, clause="D-BID-3", at=["card:{card}"]),
    family("discard", {"card": CARDS}, clause="D-DRAW-2", at=["card:{card}"], reveals=True),
    family("bonus", {"symbol": names("symbol", cards.SYMBOLS)}, clause="D-TREAS-2", at=["card:bonus_{symbol}"]),
    family("play", {"treasure": TREASURES}, clause="D-TREAS-1", at=["treasure:{treasure}"]),
    family("bid_ovetos", {"amount": AMOUNTS}, "bid {amount} ovetos", clause="D-BID-7", at=["card:ovetos"],
           reveals=True),
    family("sangaia", {"way": WAYS}, clause="D-MOVE-4", reveals=True),
    family("return", {"treasure": TREASURES}, clause="D-NEWS-1", at=["treasure:{treasure}"], reveals=True),
    family("keep", {"destiny": DESTINIES}, clause="D-SETUP-2", at=["destiny:{destiny}"], reveals=True),
    family("rob", {"victim": SEATS}, clause="D-BOLT-1", at=["seat:{victim}"], reveals=True),
    family("choose", {"victim": SEATS}, clause="D-BOLT-1", at=["seat:{victim}"], reveals=True),
    family("block", {"path": PATHS}, clause="D-BID-10", reveals=True),
)  # fmt: skip
BID_OVETOS: Final[int] = CODEC["bid_ovetos"].base
ROB: Final[int] = CODEC["rob"].base
CHOOSE: Final[int] = CODEC["choose"].base
SANGAIA: Final[int] = CODEC["sangaia"].base
PAY: Final[int] = CODEC["pay"].base
DISCARD: Final[int] = CODEC["discard"].base
TAKE: Final[int] = CODEC["take"].base
BONUS: Final[int] = CODEC["bonus"].base
PLAY: Final[int] = CODEC["play"].base
RETURN: Final[int] = CODEC["return"].base
KEEP: Final[int] = CODEC["keep"].base
BLOCK: Final[int] = CODEC["block"].base
ACTIONS: Final[int] = CODEC.size

FAMILY: Final[list[int]] = CODEC.bases()  # FAMILY[action] == actions.BID
ARG: Final[list[int]] = [action - FAMILY[action] for action in range(ACTIONS)]  # its one argument, 0 for none
