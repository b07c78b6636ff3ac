"""A world consistent with a view: hidden cards are dealt anew among all places where they can be.

What the view knows is kept: cards seen to come into a hand, cards one rejected oneself, curses that must have been
played at a visit, how many starting treasures a hand holds, and that whoever has bid can pay what they bid.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.bidding import legal_bid
from eldorado.games.isla_dorada.drawing import DIAWAS_END
from eldorado.games.isla_dorada.finding import legal_find, may_bonus
from eldorado.games.isla_dorada.goals import hold_treasure
from eldorado.games.isla_dorada.moving import onward
from eldorado.games.isla_dorada.payment import most
from eldorado.games.isla_dorada.setup import set_options
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_BID,
    A_CARD,
    A_DESTINY,
    A_TREASURE,
    A_WAY,
    BIDDING,
    BONUS,
    CARD,
    COUNT,
    CURSE,
    CURSE_SITE,
    CURSES,
    DESTINIES,
    DESTINY,
    DIAWAS,
    FINDING,
    HELD,
    KINDS,
    MOVING,
    NEWS,
    OVER,
    PASS,
    PAYING,
    PHASE,
    PLACE,
    SANGAIA,
    SET_UP,
    STARTING,
    TREASURE,
    TREASURE_SYMBOL,
    TREASURES,
    TYPES,
    VALUE,
    WAY_CLASS,
    ZEPPELIN,
)
from eldorado.games.isla_dorada.view import offers_destinies

TRIES = 60  # deals of the hands until every bidder can pay; after a few the paying cards are dealt first


def counts_of(table: Plain, size: int) -> list[int]:
    counts = [0] * size
    for name, count in table.items():
        counts[CARD.index(name)] = int(count)
    return counts


def mask_of(seats: Plain) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << int(seat)
    return mask


def ids(names: Plain, table: list[str]) -> list[int]:
    return [table.index(name) for name in names]


def determinize(view: Plain, dice: Dice) -> IslaState:
    s = public_part(view)
    me = int(view["seat"])
    if me >= 0:
        own_part(s, view["you"], me)
    deal_cards(s, view, me, dice)
    deal_treasures(s, view, me, dice)
    deal_curses(s, view, me, dice)
    deal_destinies(s, view, me, dice)
    seal_answers(s, me, dice)
    return s


def public_part(view: Plain) -> IslaState:
    s = IslaState(int(view["seats"]))
    set_options(s, view["options"])
    s.phase = PHASE.index(view["phase"])
    s.round = view["round"]
    s.leader = view["leader"]
    s.place = PLACE.index(view["place"])
    s.markers = ids(view["markers"], PLACE)
    for name, number in view["visited"].items():
        s.visited[PLACE.index(name)] = number
    for name, number in view["legs"].items():
        s.legs[TYPES.index(name)] = number
    s.tokens = list(view["tokens"])
    s.bigfoot = view["bigfoot"]
    s.leviathan = view["leviathan"]
    s.pool = ids(view["pool"], CARD)
    s.deck_size = view["deck"]
    s.discard = counts_of(view["discard"], KINDS)
    s.discard_size = sum(s.discard)
    s.gone = counts_of(view["gone"], KINDS)
    bidding = view["bidding"]
    s.turn = bidding["turn"]
    s.last = bidding["last"]
    s.high = bidding["high"]
    s.way = -1 if bidding["for"] is None else bidding["for"]["way"]
    s.out = mask_of(bidding["out"])
    s.passed = mask_of(bidding["passed"])
    s.joins = bidding["joins"]
    paying = view["paying"]
    s.payer = paying["payer"]
    s.due = paying["due"]
    s.cap = paying["cap"]
    s.turned = paying["turned"]
    s.leg = view["leg"]
    s.waiting = mask_of(view["waiting"])
    s.drawer = view["drawer"]
    s.stack = list(view["stack"])
    for who in range(s.seats):
        player_part(s, view["players"][who], who)
    return s


def player_part(s: IslaState, data: Plain, who: int) -> None:
    s.gold[who] = data["gold"]
    s.hand_size[who] = data["cards"]
    s.played[who] = ids(data["played"], TREASURE)
    s.bonuses[who] = ids(data["bonuses"], TREASURE)
    s.cursed[who] = ids(data["cursed"], CURSE)
    s.bid_way[who] = -1 if data["bid"] is None else data["bid"]["way"]
    s.share[who] = data["share"]
    s.joined[who] = data["joined"]
    known = counts_of(data["known"], HELD)
    for onlooker in range(s.seats + 1):
        for kind in range(HELD):
            s.know[onlooker][who * HELD + kind] = known[kind]
        s.loose[onlooker][who] = data["loose"]
        s.starts[onlooker][who] = data["starting"]
    if "destiny" in data:
        s.destiny[who] = DESTINY.index(data["destiny"])
        s.hand[who] = counts_of(data["hand"], HELD)


def own_part(s: IslaState, data: Plain, me: int) -> None:
    s.hand[me] = counts_of(data["hand"], HELD)
    s.treasures[me] = ids(data["treasures"], TREASURE)
    s.seen[me] = [0] * len(s.treasures[me])
    s.curses[me] = ids(data["curses"], CURSE)
    s.curse_round[me] = list(data["curse_rounds"])
    if data["destiny"] is not None:
        s.destiny[me] = DESTINY.index(data["destiny"])
    s.offer[me] = ids(data["offer"], DESTINY if offers_destinies(s) else TREASURE)
    s.answer[me] = data["answer"]
    s.answer_destiny[me] = data["answer_destiny"]
    s.pending[me] = ids(data["pending"], TREASURE)
    s.pending_bonus[me] = ids(data["pending_bonus"], TREASURE)
    s.picked = data["picked"]


# --- adventure cards ---
def deal_cards(s: IslaState, view: Plain, me: int, dice: Dice) -> None:
    """Hands that hold what is known of them and can pay what was bid; the rest is the deck."""
    unseen = [COUNT[kind] - s.discard[kind] - s.gone[kind] for kind in range(KINDS)]
    for kind in s.pool:
        unseen[kind] -= 1
    for who in range(s.seats):
        for treasure in s.bonuses[who]:
            unseen[BONUS + TREASURE_SYMBOL[treasure]] -= 1
    if DIAWAS_END in s.stack[0::3]:
        unseen[DIAWAS] -= 1
    others: list[int] = []
    for who in range(s.seats):
        if who == me or s.phase == OVER:
            for kind in range(HELD):
                unseen[kind] -= s.hand[who][kind]
        else:
            others.append(who)
    for attempt in range(TRIES):
        left = unseen[:]
        known = [keep_known(s, who, left, dice) for who in sorted(others, key=lambda w: s.loose[0][w])]
        for who, hand in known:
            s.hand[who] = hand
        debtors = [who for who in others if owes(s, who) > 0]
        dice.shuffle(debtors)
        solved = True
        for who in debtors + [w for w in others if w not in debtors]:
            solved = fill_hand(s, who, left, dice, attempt) and solved
        if solved:
            break
    s.deck = left
    s.deck_size = sum(left)


def owes(s: IslaState, who: int) -> int:
    """What the player must be able to pay: the share that is due, or the bid made this round."""
    if s.phase == PAYING:
        return s.due if who == s.payer else s.share[who]
    return s.share[who] if s.phase == BIDDING else 0


def can(s: IslaState, who: int) -> bool:
    amount = owes(s, who)
    if amount == 0:
        return True
    if s.phase == PAYING and who == s.payer:
        return most(s.hand[who], s.gold[who], WAY_CLASS[s.way], s.cap, s.turned) >= amount
    return most(s.hand[who], s.gold[who], WAY_CLASS[s.bid_way[who]], VALUE[ZEPPELIN], 0) >= amount


def keep_known(s: IslaState, who: int, left: list[int], dice: Dice) -> tuple[int, list[int]]:
    """The known cards of a hand that are there in this world, taken out of `left`: some of the loose ones are not."""
    row = s.know[0][who * HELD : who * HELD + HELD]
    hand = row[:]
    for kind in range(HELD):
        if hand[kind] > left[kind]:
            hand[kind] = left[kind]  # it has been seen elsewhere since
    gone = sum(row) - sum(hand)
    for _ in range(s.loose[0][who] - gone):
        total = sum(hand)
        if total > 0 and (total > s.hand_size[who] or dice.below(s.hand_size[who] + 1) < total):
            hand[dice.pick(hand, total)] -= 1
    while sum(hand) > s.hand_size[who]:
        hand[dice.pick(hand, sum(hand))] -= 1
    for kind in range(HELD):
        left[kind] -= hand[kind]
    return who, hand


def fill_hand(s: IslaState, who: int, left: list[int], dice: Dice, attempt: int) -> bool:
    """Deal the unknown cards of a hand; False if the player cannot pay then. Later attempts deal paying cards first."""
    base = s.hand[who]
    number = s.hand_size[who] - sum(base)
    for _ in range(8 if owes(s, who) else 1):
        hand = base[:]
        rest = left[:]
        s.hand[who] = hand
        for _ in range(number):
            bag = rest[:HELD]
            if attempt >= 3 and not can(s, who):
                bag = [rest[kind] if helps(s, who, kind) else 0 for kind in range(HELD)]
                if sum(bag) == 0:
                    bag = rest[:HELD]
            kind = dice.pick(bag, sum(bag))
            hand[kind] += 1
            rest[kind] -= 1
        if can(s, who):
            left[:] = rest
            return True
    left[:] = rest
    return False


def helps(s: IslaState, who: int, kind: int) -> bool:
    """Whether one more such card raises what the player can pay."""
    way_class = WAY_CLASS[s.way if s.phase == PAYING else s.bid_way[who]]
    cap, turned = (s.cap, s.turned) if s.phase == PAYING and who == s.payer else (VALUE[ZEPPELIN], 0)
    before = most(s.hand[who], s.gold[who], way_class, cap, turned)
    s.hand[who][kind] += 1
    after = most(s.hand[who], s.gold[who], way_class, cap, turned)
    s.hand[who][kind] -= 1
    return after > before


# --- goal cards ---
def take(cards: list[int], number: int) -> list[int]:
    """That many of a shuffled list."""
    taken = cards[len(cards) - number :] if number else []
    del cards[len(cards) - number :]
    return taken


def fill_bag(data: Plain, names: list[str], cards: list[int], me: int) -> tuple[list[int], list[int]]:
    """A bag of known and unknown cards, in order, with its masks."""
    known = ids(data["known"], names)
    items = sorted(known + take(cards, data["n"] - len(known)))
    return items, [(1 << me) if item in known else 0 for item in items]


def deal_treasures(s: IslaState, view: Plain, me: int, dice: Dice) -> None:
    found: set[int] = set()
    for who in range(s.seats):
        found.update(s.played[who])
        found.update(ids(view["players"][who]["known_treasures"], TREASURE))
    if me >= 0:
        found.update(s.treasures[me])
        if not offers_destinies(s):
            found.update(s.offer[me])
    for data in [view["box"], view["aside"], *view["treasure_deck"]]:
        found.update(ids(data["known"], TREASURE))
    first = [t for t in range(TREASURES) if STARTING[t] and t not in found]
    later = [t for t in range(TREASURES) if not STARTING[t] and t not in found]
    dice.shuffle(first)
    dice.shuffle(later)
    s.box, s.box_seen = fill_bag(view["box"], TREASURE, first, me)
    s.aside, s.aside_seen = fill_bag(view["aside"], TREASURE, later, me)
    for data in view["treasure_deck"]:
        items, masks = fill_bag(data, TREASURE, later, me)
        s.treasure_deck.append(items)
        s.treasure_seen.append(masks)
    doubtful: list[tuple[int, int]] = []
    for who in range(s.seats):
        data = view["players"][who]
        if who == me:
            continue
        if not offers_destinies(s):
            s.offer[who] = sorted(take(later, data["offer"]))
        known = ids(data["known_treasures"], TREASURE)
        number = data["treasures"] - len(known)
        for treasure in known:
            hold_treasure(s, who, treasure)
            s.seen[who][s.treasures[who].index(treasure)] = 1 << me
        if data["starting"] < 0:
            doubtful.append((who, number))
            continue
        starting = data["starting"] - sum(1 for t in known if STARTING[t])
        for treasure in take(first, starting) + take(later, number - starting):
            hold_treasure(s, who, treasure)
    rest = first + later  # only hands of which it is not known how many starting treasures they hold are left
    dice.shuffle(rest)
    for who, number in doubtful:
        for treasure in take(rest, number):
            hold_treasure(s, who, treasure)


def deal_curses(s: IslaState, view: Plain, me: int, dice: Dice) -> None:
    """A curse held since round r cannot be of a site visited after r: it would have been played (D-CURSE-1)."""
    found: set[int] = set(s.curses[me]) if me >= 0 else set()
    for who in range(s.seats):
        found.update(s.cursed[who])
    hidden = [c for c in range(CURSES) if c not in found]
    slots: list[tuple[int, int]] = []
    for who in range(s.seats):
        if who != me:
            slots += [(since, who) for since in view["players"][who]["curses"]]
    # The earlier a curse was received the fewer it can be; what an early one can be a later one can be too.
    for since, who in sorted(slots):
        possible = [c for c in hidden if s.visited[CURSE_SITE[c]] <= since]
        curse = possible[dice.below(len(possible))]
        hidden.remove(curse)
        s.curses[who].append(curse)
        s.curse_round[who].append(since)
    s.curse_deck = hidden


def deal_destinies(s: IslaState, view: Plain, me: int, dice: Dice) -> None:
    found: set[int] = {d for d in s.destiny if d >= 0}
    if me >= 0 and offers_destinies(s):
        found.update(s.offer[me])
    for data in view["destiny_deck"]:
        found.update(ids(data["known"], DESTINY))
    hidden = [d for d in range(DESTINIES) if d not in found]
    dice.shuffle(hidden)
    for data in view["destiny_deck"]:
        items, masks = fill_bag(data, DESTINY, hidden, me)
        s.destiny_deck.append(items)
        s.destiny_seen.append(masks)
    for who in range(s.seats):
        if who == me:
            continue
        if offers_destinies(s):
            s.offer[who] = sorted(take(hidden, view["players"][who]["offer"]))
        if s.phase != SET_UP and s.destiny[who] < 0:
            s.destiny[who] = take(hidden, 1)[0]


# --- sealed answers ---
def one_of(items: list[int], dice: Dice) -> int:
    return items[dice.below(len(items))]


def seal_answers(s: IslaState, me: int, dice: Dice) -> None:
    """What others have answered, or may be in the middle of answering, is any of their possibilities."""
    if s.phase == BIDDING and s.turn != me and dice.below(2):
        ways = [action - A_WAY for action in legal_bid(s, s.turn) if PASS < action < A_BID]
        if ways:
            s.picked = one_of(ways, dice)
    for who in range(s.seats):
        if who == me:
            continue
        done = not (s.waiting >> who) & 1
        if s.phase == SET_UP:
            if done or (s.two_treasures and dice.below(2)):
                s.answer_destiny[who] = one_of(s.offer[who], dice)
            if done and s.two_treasures:
                s.answer[who] = one_of(s.treasures[who], dice)
        elif s.phase == MOVING and done and s.hand_size[who] > 0:
            s.answer[who] = PASS
            if s.hand[who][SANGAIA] > 0 and dice.below(2):
                s.answer[who] = A_WAY + one_of(onward(s), dice)
        elif s.phase == NEWS and done and s.offer[who]:
            s.answer[who] = one_of(s.offer[who], dice)
        elif s.phase == FINDING:
            choose_treasures(s, who, dice)


def choose_treasures(s: IslaState, who: int, dice: Dice) -> None:
    """Most players show what they can."""
    while True:
        possible = [action for action in legal_find(s, who) if action != PASS]
        if not possible or dice.below(4) == 0:
            return
        action = one_of(possible, dice)
        if action >= A_TREASURE and action < A_DESTINY:
            s.pending[who].append(action - A_TREASURE)
        else:
            s.pending_bonus[who].append(may_bonus(s, who, action - A_CARD - BONUS))
