"""A toy game that uses every part of the protocol: sealed choice, reaction window, trade offer, a known top card,
pairs that see each other's hands. docs/adding-a-game.md walks through it."""

from __future__ import annotations

from bisect import insort
from itertools import product

from eldorado.core.dice import Dice
from eldorado.core.errors import BadOption, BadPosition
from eldorado.core.game import Event, Plan, Result, ranked
from eldorado.core.plain import Options, Plain
from eldorado.kit import pile
from eldorado.kit.small import Act, Acts, SmallGame, SmallState, tell
from toy.meta import INFO

VALUES = (1, 2, 3, 4)
COPIES = 5
HAND = 2

ACTS = Acts(
    Act("dig", "dig", "T-DIG-1", "value", VALUES, at="card", reveals=True),
    Act("pass", "react", "T-BLOCK-1", reveals=True),
    Act("block", "react", "T-BLOCK-1", reveals=True),
    Act("peek", "turn", "T-TURN-1", at="pile", reveals=True),
    Act("end", "turn", "T-TURN-2", reveals=True),
    Act("offer", "turn", "T-TRADE-1", "who", range(4), at="seat"),
    Act("give", "give", "T-TRADE-1", "value", VALUES, at="card"),
    Act("want", "want", "T-TRADE-1", "value", VALUES, at="card", reveals=True),
    Act("accept", "answer", "T-TRADE-2", reveals=True),
    Act("decline", "answer", "T-TRADE-2", reveals=True),
)
PASS, BLOCK, PEEK, END = range(4, 8)
ACCEPT, DECLINE = range(20, 22)
TRADE = ["offer", "give", "want", "answer"]  # an offer is asked field by field, and then answered


class Toy(SmallState):
    secret = ("hands", "chosen", "pile")

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options, "dig")
        self.round, self.leader = 1, 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # values, sorted
        self.known: list[list[int]] = [[] for _ in range(seats)]  # the cards of each hand that all have seen
        self.pile = pile_of(unseen([]))
        self.gold, self.shields = [0] * seats, [1] * seats
        self.chosen = [-1] * seats  # sealed: a value, or 1 / 0 to block or not
        self.offer = [-1, -1, -1]  # to whom, what is given, what is wanted
        self.done = [0, 0]  # this turn: looked, offered

    def side(self, seat: int) -> int:
        """The mask of who sees the seat's cards; empty for a spectator."""
        own = 1 << seat if seat >= 0 else 0
        return own | own << 2 & 15 | own >> 2 if self.options["teams"] else own

    def gain(self, seat: int, card: int, seen: bool) -> None:
        insort(self.hands[seat], card)
        self.known[seat] += [card] * seen

    def lose(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def all_know_top(self) -> bool:
        return all(self.pile.top(seat) > 0 for seat in range(self.seats))


def unseen(cards: list[int]) -> list[int]:
    """How many cards of each value are not among these."""
    return [0] + [COPIES - cards.count(value) for value in VALUES]


def pile_of(counts: list[int]) -> pile.Pile:
    made = pile.Pile(len(counts))
    made.shuffle_in(counts)
    return made


class ToyGame(SmallGame[Toy]):
    info, acts, actions = INFO, ACTS, len(ACTS.each)
    clause_who, clause_end = "T-WHO-1", "T-END-1"
    told = ("round", "leader", "hands", "gold", "shields")

    # --- setting up
    def options(self, seats: int, given: Options) -> Options:
        full = super().options(seats, given)
        if full["teams"] and seats != 4:
            raise BadOption("option.bad_value", option="teams", value="true", choices=["false"])
        return full

    def blank(self, seats: int, options: Options) -> Toy:
        return Toy(seats, options)

    def new(self, seats: int, options: Options, dice: Dice) -> Toy:
        s = Toy(seats, options)
        draw(s, dice, None)
        return s

    # --- playing
    def actors(self, s: Toy) -> int:
        question, waiting = s.frames[-1], [seat for seat in range(s.seats) if s.chosen[seat] < 0]
        if s.round > s.options["rounds"]:
            return 0
        if question == "dig":
            return sum(1 << seat for seat in waiting)
        if question == "react":  # who by public knowledge can react
            return sum(1 << seat for seat in waiting if s.shields[seat] and seat != s.leader)
        return 1 << (s.offer[0] if question == "answer" else s.leader)

    def legal(self, s: Toy, seat: int) -> list[int]:
        if not self.actors(s) >> seat & 1:
            return []
        question, hand = s.frames[-1], s.hands[seat]
        if question in ("dig", "give"):
            return ACTS.codes(question, hand)
        if question == "want":
            return ACTS.codes("want", [value for value in VALUES if value != s.offer[1]])
        if question == "answer":
            return [ACCEPT, DECLINE] if s.offer[2] in hand else [DECLINE]
        if question == "react":
            return [PASS, BLOCK]
        others = [other for other in range(s.seats) if other != seat and hand and not s.done[1]]
        return ACTS.codes("offer", others) + [PEEK] * (not s.done[0]) + [END]

    def apply(self, s: Toy, seat: int, action: int, dice: Dice, out: list[Event] | None = None) -> None:
        kind, value = ACTS.parts(action)
        if kind in ("dig", "pass", "block"):  # sealed: kept until the last one has answered
            s.chosen[seat] = value if kind == "dig" else int(kind == "block")
            tell(out, "chosen" if kind == "dig" else "answered", {"who": seat})
            if s.frames == ["dig"] and not self.actors(s):
                show(s, out)
            if s.frames == ["react"] and not self.actors(s):
                settle(s, out)
        elif kind in TRADE:
            s.done[1] = 1
            s.offer[TRADE.index(kind)] = value
            s.frames = ["turn", TRADE[TRADE.index(kind) + 1]]
            if kind == "give" and value not in s.known[seat]:
                s.known[seat].append(value)  # whoever offers a card is seen to have it
            elif kind == "want":
                whom, give, want = s.offer
                tell(out, "offered", {"who": seat, "whom": whom, "give": give, "want": want})
        elif kind in ("accept", "decline"):
            if kind == "accept":
                for giver, taker, card in ((s.leader, seat, s.offer[1]), (seat, s.leader, s.offer[2])):
                    s.lose(giver, card)
                    s.gain(taker, card, seen=True)
            tell(out, "traded" if kind == "accept" else "declined", {"who": seat, "whom": s.leader})
            s.offer = [-1, -1, -1]
            s.frames.pop()
        elif kind == "peek":
            s.done[0] = 1
            card = s.pile.look(dice, s.side(seat))
            tell(out, "peeked", {"who": seat}, {"value": card}, s.side(seat), reveals=True)
        else:
            draw(s, dice, out)
            s.round, s.frames, s.done = s.round + 1, ["dig"], [0, 0]

    def result(self, s: Toy) -> Result:
        scores = [sum(s.gold[i] for i in range(s.seats) if s.side(seat) >> i & 1) for seat in range(s.seats)]
        over = s.round > s.options["rounds"]
        return Result(over, ranked(scores), scores, "toy.result.gold", {"most": max(scores)})

    # --- knowing
    def observe(self, s: Toy, seat: int) -> Plain:
        """Public things as they are; hands and choices of the own side; of the others how many, and what was seen."""
        side = s.side(seat)
        # partners dig with open cards, but answer a find each for themselves
        mine = side if s.frames[-1] != "react" else side & 1 << max(seat, 0)
        return {
            **self.public(s, seat),
            "counts": [len(hand) for hand in s.hands],
            "hands": [s.hands[i][:] if side >> i & 1 else None for i in range(s.seats)],
            "chosen": [s.chosen[i] if mine >> i & 1 or s.chosen[i] < 0 else "?" for i in range(s.seats)],
            # what all players know a spectator may know too
            "pile": s.pile.view(0 if seat < 0 and s.all_know_top() else seat),
        }

    def determinize(self, seen: Plain, dice: Dice) -> Toy:
        s = self.world(seen)
        s.hands = [sorted(s.known[i] if hand is None else hand) for i, hand in enumerate(seen["hands"])]
        on_top = [card for part in seen["pile"] for card in part.get("row", [])]
        pool = unseen([card for hand in s.hands for card in hand] + on_top)
        for seat, hand in enumerate(s.hands):
            while len(hand) < seen["counts"][seat]:
                insort(hand, pile.taken(pool, dice))
            guess = dice.below(2) if s.frames[-1] == "react" else hand[dice.below(len(hand))] if hand else 0
            s.chosen[seat] = guess if seen["chosen"][seat] == "?" else seen["chosen"][seat]
        s.pile = pile.world(s.pile.kinds, seen["pile"], pool, dice)
        return s

    def hides(self, s: Toy, seat: int) -> bool:
        seen = self.observe(s, seat)
        unknown = [
            i for i in range(s.seats) if not s.side(seat) >> i & 1 and len(s.known[i]) < len(s.hands[i])
        ]
        return (
            bool(unknown) or "?" in seen["chosen"] or any(-1 in part.get("row", []) for part in seen["pile"])
        )

    # --- speaking and advising
    def asks(self, s: Toy) -> Plain:
        return {"who": s.leader, "give": s.offer[1], "want": s.offer[2]}

    def plans(self, s: Toy, seat: int) -> list[Plan]:
        """The whole offer as one gesture."""
        made = []
        others = ACTS.values("offer", self.legal(s, seat))
        for whom, give, want in product(others, sorted(set(s.hands[seat])), VALUES):
            actions = [ACTS.code("offer", whom), ACTS.code("give", give), ACTS.code("want", want)]
            args, at = {"whom": whom, "give": give, "want": want}, [f"card:{give}", f"seat:{whom}"]
            if give != want:
                made.append(Plan("trade", actions, args, at, at[:1]))
        return made

    # --- scenarios and checks
    def describe(self, s: Toy) -> Plain:
        top = s.pile.cards[0][0] if s.pile.form[0] == pile.ROW else 0
        return {**super().describe(s), "top": top, "pile": s.pile.size()}

    def position(self, given: Plain) -> Toy:
        s, want = self.given(given, {"hands": [[1, 2]] * given["seats"], "top": 0})
        cards = [card for hand in s.hands for card in hand] + [want["top"]] * (want["top"] != 0)
        for card in cards:
            if card not in VALUES or cards.count(card) > COPIES:
                raise BadPosition("position.not_there", key="hands", value=card)
        s.pile = pile_of(unseen(cards))
        if want["top"]:
            s.pile.put_on_top(want["top"], (1 << s.seats) - 1)
        return s

    def conserved(self, s: Toy) -> Plain:
        counts = s.pile.counts()
        return [counts[value] + sum(hand.count(value) for hand in s.hands) for value in VALUES]


def draw(s: Toy, dice: Dice, out: list[Event] | None) -> None:
    """All draw up to a full hand, the leader first: so nobody else gets a card the leader has looked at."""
    for seat in [(s.leader + i) % s.seats for i in range(s.seats)]:
        drawn = []
        while len(s.hands[seat]) < HAND:
            seen = s.all_know_top()
            drawn.append(s.pile.draw(dice))
            s.gain(seat, drawn[-1], seen)
        if drawn:
            tell(out, "drew", {"who": seat, "n": len(drawn)}, {"values": drawn}, s.side(seat))


def show(s: Toy, out: list[Event] | None) -> None:
    """All have chosen: the cards leave the hands, the finder's goes on top of the pile."""
    tell(out, "shown", {"values": s.chosen}, reveals=True)
    alone = [value for value in s.chosen if s.chosen.count(value) == 1]
    best = max(alone, default=-1)
    for seat, card in enumerate(s.chosen):
        s.lose(seat, card)
    s.pile.shuffle_in([s.chosen.count(value) - (value == best) for value in range(s.pile.kinds)])
    if alone:
        s.pile.put_on_top(best, (1 << s.seats) - 1)
    s.leader = s.chosen.index(best) if alone else (s.leader + 1) % s.seats
    s.chosen, s.frames = [-1] * s.seats, ["react" if alone else "turn"]


def settle(s: Toy, out: list[Event] | None) -> None:
    """The reactions are in: carried out clockwise from the finder, whoever answered first."""
    order = [(s.leader + i) % s.seats for i in range(1, s.seats)]
    blockers = [seat for seat in order if s.chosen[seat] == 1]
    if blockers:
        s.shields[blockers[0]] -= 1
        tell(out, "blocked", {"who": blockers[0], "whom": s.leader}, reveals=True)
    else:
        s.gold[s.leader] += 1
        tell(out, "found", {"who": s.leader}, reveals=True)
    s.chosen, s.frames = [-1] * s.seats, ["turn"]


GAME = ToyGame()
