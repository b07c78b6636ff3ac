"""The reasons of a bot's move in the Quest, for the player who asked for a hint."""

from __future__ import annotations

from itertools import takewhile

from eldorado.bots.case import Case, said
from eldorado.core.plain import Plain

ENDINGS = ("end", "done", "keep", "stop")


def why(case: Case) -> Plain:
    """Explain the move: nearer to El Dorado, a better deck, or nothing more to do."""
    after, moves, seat = case.after, case.moves, case.seat
    far, left = sum(case.before["distance"][seat]), sum(after["distance"][seat])
    # The end of the turn, and discarding then, is no reason for what came before.
    done = list(takewhile(lambda move: move.kind not in ENDINGS, moves))
    last = done[-1] if done else moves[-1]
    kind = last.kind
    if left < far:
        return said("quest.hint.closer", by=far - left, left=left)
    if kind in ("step", "native_step", "pay_step"):
        return said("quest.hint.onward", left=left)
    if kind in ("overcome", "pay_blockade", "native_blockade"):
        return said("quest.hint.blockade")
    if kind in ("buy", "take"):
        return said("quest.hint.buy", card=last.args["card"])
    if kind in ("spend", "spend_as_coin", "spend_token"):
        return said("quest.hint.coins", half=after["coins"])
    if kind in ("remove", "remove_new"):
        return said("quest.hint.thin", card=last.args["card"])
    if kind in ("give", "exchange", "discard"):
        return said("quest.hint.least", card=last.args["card"])
    if kind in ("act", "use_token"):
        return said("quest.hint.first")
    if kind in ENDINGS:
        return said("quest.hint.end")
    return None
