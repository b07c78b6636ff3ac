"""Proposals of several decisions at once: what a person does in one gesture.

`walk` is one card, token or Native and every space it reaches, with the way and its cost; `route` the cheapest cards to
a space that takes more than one; `clear` a blockade; `buy` a pile with a proposed payment; `pay`, `thin`, `exchange`
answer a question with the weakest cards; `end` the rest of the turn with what to keep. Only the seat's own cards are
looked at.
"""

from __future__ import annotations

from eldorado.core.game import Plan
from eldorado.games.quest.advice.routes import explore_routes, winning_cards
from eldorado.games.quest.advice.worth import Purse, weakest, worth_keeping
from eldorado.games.quest.model import actions, cards, ground, phases, tokens
from eldorado.games.quest.model.state import QuestState
from eldorado.games.quest.rules.market import places_free


def plans(s: QuestState, seat: int) -> list[Plan]:
    """All proposals for a seat; none unless it is to move."""
    if seat != s.turn:
        return []
    if s.phase == phases.PLAYING:
        return [*walks(s), *purchases(s), ending(s, [actions.END])]
    if s.phase == phases.PAYING:
        return [giving(s)]
    if s.phase == phases.REMOVING:
        return thinning(s)
    if s.phase == phases.EXCHANGING:
        return exchanging(s)
    if s.phase == phases.DISCARDING:
        return [ending(s, [])]
    return []


# --- moving -------------------------------------------------------------------------------------------------------
def walks(s: QuestState) -> list[Plan]:
    """Plans for every space in reach: with each card alone, and the cheapest way of all."""
    if s.spending:
        return []
    made: list[Plan] = []
    seen: set[tuple[tuple[int, ...], str]] = set()
    for reached in explore_routes(s):
        anchors = [f"piece:{s.turn}:{reached.piece}", *[f"space:{at}" for at in reached.spaces]]
        if reached.blockade:
            anchors.append(f"blockade:{reached.blockade}")
        mark = (tuple(reached.actions), anchors[-1])
        if mark in seen:
            continue
        seen.add(mark)
        kind = "clear" if reached.blockade else "walk" if reached.cards <= 1 else "route"
        args = {
            "cost": reached.cost,
            "steps": len(reached.spaces),
            "cards": [name.partition(":")[2] for name in reached.uses if name.startswith("card:")],
            "tokens": [name.partition(":")[2] for name in reached.uses if name.startswith("token:")],
            "removed": [cards.NAME[card] for card in reached.removed],
            "piece": reached.piece,
            "costs": list(reached.costs),
        }
        made.append(Plan(kind, reached.actions, args, anchors, reached.uses, reached.best))
    return keep_best_unique(made)


def keep_best_unique(made: list[Plan]) -> list[Plan]:
    """Keep the `best` mark only on the first plan for its kind and target."""
    taken: set[tuple[str, str]] = set()
    for plan in made:
        if plan.best:
            target = (plan.kind, plan.at[-1])
            plan.best = target not in taken
            taken.add(target)
    return made


# --- buying -------------------------------------------------------------------------------------------------------
def purchases(s: QuestState) -> list[Plan]:
    """Plans for every pile in reach, with the cards to spend."""
    if s.bought:
        return []
    made: list[Plan] = []
    anything = places_free(s.placed)
    purse = Purse(s.hands[s.turn], s.tokens[s.turn])
    for kind in range(cards.STARTING, cards.KINDS):
        if s.market[kind] == 0 or not (anything or (s.placed >> kind) & 1):
            continue
        paying = purse.pay(2 * cards.COST[kind] - s.coins)
        if paying is None:
            continue
        uses = [spent_anchor(action) for action in paying]
        args = {
            "card": cards.NAME[kind],
            "cost": cards.COST[kind],
            "cards": [name.partition(":")[2] for name in uses],
        }
        made.append(
            Plan(
                "buy",
                [*paying, actions.BUY + kind - cards.STARTING],
                args,
                [*uses, "pile:" + cards.NAME[kind]],
                uses,
                True,
            )
        )
    return made


def spent_anchor(action: int) -> str:
    if action >= actions.SPEND_TOKEN:
        return "token:" + tokens.NAME[action - actions.SPEND_TOKEN + tokens.COIN_FIRST]
    return "card:" + cards.NAME[action - actions.SPEND]


# --- answers ------------------------------------------------------------------------------------------------------
def giving(s: QuestState) -> Plan:
    """The plan that gives the weakest cards."""
    camp = False
    if s.target < actions.OVERCOME:
        at = s.pieces[s.turn * s.pieces_each + s.target // 6]
        camp = s.board.terrain[s.board.neighbours[at * 6 + s.target % 6]] == ground.CAMP
    given = weakest(s.hands[s.turn], s.owed, camp)
    uses = ["card:" + cards.NAME[kind] for kind in given]
    return Plan("pay", [actions.GIVE + kind for kind in given], {"cards": names(given)}, uses, uses, True)


def names(kinds: list[int]) -> list[str]:
    return [cards.NAME[kind] for kind in kinds]


def thinning(s: QuestState) -> list[Plan]:
    """Plans that remove starting cards, the weakest first, and keep everything else if allowed."""
    hand = s.hands[s.turn]
    wanted = [kind for kind in weakest(hand, s.owed, True) if kind < cards.STARTING or not s.optional]
    if not wanted:
        return [Plan("thin", [actions.DONE], {"cards": []}, [], [], True)] if s.optional else []
    answers = [actions.REMOVE + kind for kind in wanted]
    if s.optional and len(wanted) < s.owed and len(wanted) < len(hand) + len(s.new_hand):
        answers.append(actions.DONE)
    uses = ["card:" + cards.NAME[kind] for kind in wanted]
    return [Plan("thin", answers, {"cards": names(wanted)}, uses, uses, True)]


def exchanging(s: QuestState) -> list[Plan]:
    """Plans that exchange the starting cards of the hand, or the weakest card if there are none."""
    hand = s.hands[s.turn]
    wanted = [kind for kind in weakest(hand, s.owed, False) if kind < cards.STARTING] or weakest(
        hand, 1, False
    )
    answers = [actions.GIVE + kind for kind in wanted]
    if len(wanted) < s.owed and len(wanted) < len(hand):
        answers.append(actions.DONE)
    uses = ["card:" + cards.NAME[kind] for kind in wanted]
    return [Plan("exchange", answers, {"cards": names(wanted)}, uses, uses, True)]


def ending(s: QuestState, before: list[int]) -> Plan:
    """The plan that ends the turn, each leftover card kept or discarded as advised, in one gesture."""
    hand = sorted(s.hands[s.turn] + s.new_hand)
    kept = worth_keeping(hand, winning_cards(s, hand))
    dropped = hand[:]
    for kind in kept:
        dropped.remove(kind)
    answers = [*before, *[actions.DISCARD + kind for kind in dropped]]
    if kept or not answers:
        answers.append(actions.DONE)
    args = {"keep": names(kept), "discard": names(dropped), "kept": len(kept), "discarded": len(dropped)}
    return Plan("end", answers, args, ["card:" + cards.NAME[kind] for kind in hand], [], True)
