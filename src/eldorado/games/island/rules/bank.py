"""Trading with the bank (I-TRADE-1, I-TRADE-5): part of almost every decision in a player's own turn."""

from __future__ import annotations

from eldorado.core.game import Event, Refusal
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import RESOURCES
from eldorado.games.island.model.events import tell
from eldorado.games.island.model.explorer import explorer_of
from eldorado.games.island.model.hands import drop, take, to_stock
from eldorado.games.island.model.state import IslandState
from eldorado.games.island.rules.refusing import no


def rate(s: IslandState, seat: int) -> int:
    """The number of cards of one type that the bank takes for one card."""
    return explorer_of(s, seat).bank_rate(s.rules)


def add_bank(s: IslandState, seat: int, legal: list[int]) -> None:
    hand = s.hand
    i = 3 * seat
    price = s.rules.bank_least
    if hand[i] < price and hand[i + 1] < price and hand[i + 2] < price:
        return
    price = rate(s, seat)
    question = s.questions[-1]
    for give in range(3):
        if hand[i + give] >= price:
            for get in range(3):
                if get != give and question.may_take(s, seat, get):
                    legal.append(actions.BANK + 3 * give + get)


def trade_bank(s: IslandState, seat: int, code: int, out: list[Event] | None) -> None:
    give = code // 3
    get = code % 3
    price = rate(s, seat)
    drop(s, seat, give, price)
    to_stock(s, give, price)
    take(s, seat, get, 1)
    if s.questions[-1].sealed():
        s.taken[3 * seat + get] += 1
    if out is not None:
        tell(out, "bank", {"who": seat, "n": price, "give": RESOURCES[give], "get": RESOURCES[get]})


def refuse_bank(s: IslandState, seat: int, action: int) -> Refusal:
    give, get = divmod(action - actions.BANK, 3)
    question = s.questions[-1]
    if not question.bank_open(s, seat):
        return question.refuse_bank() or no(question.clause(s), "not_now")
    if give == get:
        return no("I-TRADE-1", "bank_same")
    if s.hand[3 * seat + give] < rate(s, seat):
        return no("I-TRADE-1", "bank_few", {"n": rate(s, seat), "what": RESOURCES[give]})
    assert not question.may_take(s, seat, get)
    return no("I-TURN-5", "stack_empty", {"what": RESOURCES[get]})
