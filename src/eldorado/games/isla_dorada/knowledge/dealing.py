"""Hands of adventure cards that a view allows: they hold what is known of them and can pay what was bid."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.games.isla_dorada.model import board, cards, goals, phases
from eldorado.games.isla_dorada.model.state import IslaState
from eldorado.games.isla_dorada.questions.base import asked
from eldorado.games.isla_dorada.questions.bolts.diawas import lies_open
from eldorado.games.isla_dorada.questions.payment import Payment
from eldorado.games.isla_dorada.rules.payment import most

TRIES = 60  # deals of the hands until every bidder can pay; after a few the paying cards are dealt first
HAND_TRIES = 8  # deals of the hand of a player who must be able to pay


def unseen_cards(s: IslaState) -> list[int]:
    """The cards not in the open, by kind."""
    unseen = s.stock.counts["cards"][:]
    for kind in range(cards.KINDS):
        unseen[kind] = unseen[kind] - s.discard[kind] - s.gone[kind]
    for kind in s.pool:
        unseen[kind] -= 1
    for who in range(s.seats):
        for treasure in s.bonuses[who]:
            unseen[cards.BONUS + goals.TREASURE_SYMBOL[treasure]] -= 1
    if lies_open(s):
        unseen[cards.DIAWAS] -= 1
    return unseen


def deal_cards(s: IslaState, me: int, dice: Dice) -> None:
    """Deal the hands of the others; the rest is the deck."""
    unseen = unseen_cards(s)
    others: list[int] = []
    for who in range(s.seats):
        if who == me or s.phase == phases.OVER:
            hand = s.hand[who]
            for kind in range(cards.HELD):
                unseen[kind] = unseen[kind] - hand[kind]
        else:
            others.append(who)
    debts = [Debt(s, who) for who in others]
    # Less certain hands take the cards that the others leave.
    sure = sorted(others, key=s.loose[0].__getitem__)
    left = unseen
    for attempt in range(TRIES):
        left = unseen[:]
        for who in sure:
            s.hand[who] = keep_known(s, who, left, dice)
        owing = [i for i in range(len(debts)) if debts[i].amount > 0]
        dice.shuffle(owing)
        solved = True
        for i in owing + [i for i in range(len(debts)) if debts[i].amount == 0]:
            solved = fill_hand(s, debts[i], left, dice, attempt) and solved
        if solved:
            break
    s.deck = left
    s.deck_size = sum(left)


class Debt:
    """The amount a player must be able to pay: the share that is due, or the bid made this round."""

    def __init__(self, s: IslaState, who: int) -> None:
        self.who = who
        self.gold = s.gold[who]
        self.amount = s.share[who] if s.phase == phases.BIDDING or s.phase == phases.PAYING else 0
        self.way_class = board.WAY_CLASS[s.bid_way[who]] if s.bid_way[who] >= 0 else 0
        self.cap = cards.ZEPPELIN_VALUE
        self.turned = 0
        question = asked(s)
        if isinstance(question, Payment) and question.payer == who:
            self.amount = question.due
            self.cap = question.cap
            self.turned = question.turned

    def most(self, hand: list[int]) -> int:
        return most(hand, self.gold, self.way_class, self.cap, self.turned)

    def helps(self, hand: list[int], kind: int) -> bool:
        """Whether one more such card raises what the player can pay."""
        before = self.most(hand)
        hand[kind] += 1
        after = self.most(hand)
        hand[kind] -= 1
        return after > before


def keep_known(s: IslaState, who: int, left: list[int], dice: Dice) -> list[int]:
    """Draw which known cards of a hand are there in this world, taken out of `left`; loose ones may have gone."""
    hand = s.know[0][who * cards.HELD : who * cards.HELD + cards.HELD]
    loose = s.loose[0][who]
    total = 0
    for kind in range(cards.HELD):
        if hand[kind] > left[kind]:
            loose -= hand[kind] - left[kind]  # it has been seen elsewhere since
            hand[kind] = left[kind]
        total += hand[kind]
    size = s.hand_size[who]
    for _ in range(loose):
        if total > 0 and (total > size or dice.below(size + 1) < total):
            hand[dice.pick(hand, total)] -= 1
            total -= 1
    while total > size:
        hand[dice.pick(hand, total)] -= 1
        total -= 1
    if total:
        for kind in range(cards.HELD):
            if hand[kind]:
                left[kind] = left[kind] - hand[kind]
    return hand


def fill_hand(s: IslaState, debt: Debt, left: list[int], dice: Dice, attempt: int) -> bool:
    """Deal the unknown cards of a hand; False if the player cannot pay then. Later attempts deal paying cards first."""
    base = s.hand[debt.who]
    number = s.hand_size[debt.who] - sum(base)
    if debt.amount == 0:
        deal_random(base, left, number, dice)
        return True
    rest = left
    for _ in range(HAND_TRIES):
        hand = base[:]
        rest = left[:]
        s.hand[debt.who] = hand
        if attempt < 3:
            deal_random(hand, rest, number, dice)
        else:
            deal_paying(hand, rest, number, debt, dice)
        if debt.most(hand) >= debt.amount:
            left[:] = rest
            return True
    left[:] = rest
    return False


def deal_random(hand: list[int], rest: list[int], number: int, dice: Dice) -> None:
    """Deal so many cards of the rest at random; bolt cards come after the others and are not dealt."""
    total = 0
    for kind in range(cards.HELD):
        total += rest[kind]
    for _ in range(number):
        kind = dice.pick(rest, total)
        hand[kind] = hand[kind] + 1
        rest[kind] = rest[kind] - 1
        total -= 1


def deal_paying(hand: list[int], rest: list[int], number: int, debt: Debt, dice: Dice) -> None:
    """The same, but cards that help to pay until it is enough."""
    for _ in range(number):
        bag = rest[: cards.HELD]
        if debt.most(hand) < debt.amount:
            useful = [rest[kind] if debt.helps(hand, kind) else 0 for kind in range(cards.HELD)]
            if sum(useful) > 0:
                bag = useful
        kind = dice.pick(bag, sum(bag))
        hand[kind] += 1
        rest[kind] -= 1
