"""Worlds consistent with a view: what the seat cannot know is drawn at random."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.plain import Plain
from eldorado.games.island.knowledge.table import fill, numbers
from eldorado.games.island.knowledge.view import HIDDEN, certain, unseen
from eldorado.games.island.model.components import ENTRANCE, KINDS
from eldorado.games.island.model.edition import rules_for
from eldorado.games.island.model.hands import cards_of, total
from eldorado.games.island.model.state import QUESTIONS, IslandState, look_up_tiles


def determinize(view: Plain, dice: Dice) -> IslandState:
    table: dict[str, Plain] = view["table"]
    seats: int = table["seats"]
    s = IslandState(seats, rules_for(seats, table["options"], table.get("components")))
    fill(s, table)
    s.questions = [QUESTIONS.load(question) for question in table["questions"]]
    look_up_tiles(s)
    bag = numbers(table["bag"])
    if total(table["secret"]):
        deal_tiles(s, view, bag, s.secret, dice)
    if isinstance(table["top"], int):
        for _ in range(table["top"]):
            kind = dice.pick(bag, total(bag))
            bag[kind] -= 1
            s.top.append(kind)
    else:
        s.top = numbers(table["top"])
    s.bag = bag
    deal_hands(s, view, dice)
    answer(s, view, dice)
    return s


def deal_tiles(s: IslandState, view: Plain, bag: list[int], secret: list[int], dice: Dice) -> None:
    """Deal the tiles that others hold in secret, out of those they may have."""
    seat: int = view["viewer"]
    mine = s.side[seat] if seat >= 0 else -1
    own = view["own_tiles"] or [0] * KINDS
    pool = unseen(s, own, bag)
    counts: list[int] = view["table"]["secret"]
    order = sorted(
        range(len(counts)), key=lambda side: side != s.thieves
    )  # the Thieves never have the cave entrance
    for other in order:
        if other == mine:
            secret[KINDS * other : KINDS * (other + 1)] = own
            continue
        for _ in range(counts[other]):
            could = [0 if other == s.thieves and k == ENTRANCE else pool[k] for k in range(KINDS)]
            kind = dice.pick(could, total(could))
            pool[kind] -= 1
            bag[kind] -= 1
            secret[KINDS * other + kind] += 1


def deal_hands(s: IslandState, view: Plain, dice: Dice) -> None:
    """Deal the cards nobody sees to the other hands; each first gets the cards all know to be in it."""
    counts: list[int] = view["table"]["counts"]
    open_hands: list[Plain] = view["hands"]
    rules = s.rules
    pool = [rules.resources[r] - s.stock[r] - s.treasure[r] for r in range(3)]
    if rules.unlimited:
        pool = [10**6] * 3
    sure = certain(s)
    for other in range(s.seats + 1):
        known = open_hands[other] if open_hands[other] is not None else sure[3 * other : 3 * other + 3]
        for r in range(3):
            s.hand[3 * other + r] = known[r]
            pool[r] -= known[r]
    for other in range(s.seats + 1):
        if open_hands[other] is not None:
            continue
        for _ in range(counts[other] - cards_of(s, other)):
            r = dice.pick([1, 1, 1], 3) if rules.unlimited else dice.pick(pool, total(pool))
            pool[r] -= 1
            s.hand[3 * other + r] += 1


def answer(s: IslandState, view: Plain, dice: Dice) -> None:
    """Draw the answers others have given and nobody has seen."""
    for seat in range(s.seats):
        given = view["table"]["answers"][seat]
        if given == HIDDEN:
            could = s.questions[-1].possible_answers(s, seat)
            s.answers[seat] = could[dice.below(len(could))]
        else:
            s.answers[seat] = given
