"""A toy game that uses every part of the protocol: sealed choice, reaction window, trade offer, a known top card,
pairs that see each other's hands. docs/adding-a-game.md walks through it."""

from __future__ import annotations

from itertools import product

from eldorado.core.dice import Dice
from eldorado.core.errors import BadOption
from eldorado.core.game import Event, Plan, Result, belongs, ranked
from eldorado.core.plain import Options, Plain
from eldorado.kit.cards import NONE, CardGame, CardState
from eldorado.kit.codec import Codec, family, numbers
from eldorado.kit.small import tell
from eldorado.kit.speech import Speech
from toy.meta import INFO

VALUES = (1, 2, 3, 4)
COPIES = 5
HAND = 2

CARDS, OTHERS = numbers("card", VALUES[0], VALUES[-1]), numbers("seat", 0, 3)
ACTS = Codec(
    family("dig", {"value": CARDS}, question="dig", clause="T-DIG-1", at=["card:{value}"], reveals=True),
    family("pass", question="react", clause="T-BLOCK-1", reveals=True),
    family("block", question="react", clause="T-BLOCK-1", reveals=True),
    family("peek", question="turn", clause="T-TURN-1", at=["pile"], reveals=True),
    family("end", question="turn", clause="T-TURN-2", reveals=True),
    family("offer", {"who": OTHERS}, question="turn", clause="T-TRADE-1", at=["seat:{who}"]),
    family("give", {"value": CARDS}, question="give", clause="T-TRADE-1", at=["card:{value}"]),
    family("want", {"value": CARDS}, question="want", clause="T-TRADE-1", at=["card:{value}"], reveals=True),
    family("accept", question="answer", clause="T-TRADE-2", reveals=True),
    family("decline", question="answer", clause="T-TRADE-2", reveals=True),
)
PASS, BLOCK, PEEK, END, ACCEPT, DECLINE = (
    ACTS.code(name) for name in ("pass", "block", "peek", "end", "accept", "decline")
)
TRADE = ["offer", "give", "want", "answer"]  # an offer is asked field by field, and then answered


class Toy(CardState):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options, "dig", ToyGame.deck)
        self.round, self.leader = 1, 0
        self.gold, self.shields = [0] * seats, [1] * seats
        self.offer = [-1, -1, -1]  # to whom, what is given, what is wanted
        self.done = [0, 0]  # this turn: looked, offered

    def side(self, seat: int) -> int:
        own = super().side(seat)
        return own | own << 2 & 15 | own >> 2 if self.options["teams"] else own

    def clockwise(self, first: int) -> list[int]:
        return [(first + i) % self.seats for i in range(self.seats)]


class ToyGame(CardGame[Toy]):
    info, codec, speech, actions = INFO, ACTS, Speech("toy", ACTS), ACTS.size
    clause_who, clause_end = "T-WHO-1", "T-END-1"
    told = ("round", "leader", "hands", "gold", "shields")
    deck = [0] + [COPIES] * len(VALUES)

    def options(self, seats: int, given: Options) -> Options:
        full = super().options(seats, given)
        if full["teams"] and seats != 4:
            raise BadOption("option.bad_value", option="teams", value="true", choices=["false"])
        return full

    def sealed(self, action: int) -> int:
        return 1 if action == BLOCK else super().sealed(action)

    def blank(self, seats: int, options: Options) -> Toy:
        return Toy(seats, options)

    def new(self, seats: int, options: Options, dice: Dice) -> Toy:
        s = Toy(seats, options)
        fill(s, dice, None)
        return s

    def actors(self, s: Toy) -> int:
        question, asked = s.questions[-1], s.waiting()
        if s.round > s.options["rounds"]:
            return 0
        if question == "react":  # who by public knowledge can react
            asked = [seat for seat in asked if s.shields[seat] and seat != s.leader]
        elif question != "dig":
            asked = [s.offer[0] if question == "answer" else s.leader]
        return sum(1 << seat for seat in asked)

    def legal(self, s: Toy, seat: int) -> list[int]:
        if not self.actors(s) >> seat & 1:
            return []
        question, hand = s.questions[-1], s.hands[seat]
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
            s.chosen[seat] = self.sealed(action)
            tell(out, "chosen" if kind == "dig" else "answered", {"who": seat})
            if s.questions == ["dig"] and not self.actors(s):
                show(s, out)
            if s.questions == ["react"] and not self.actors(s):
                settle(s, out)
        elif kind in TRADE:
            s.done[1] = 1
            s.offer[TRADE.index(kind)] = value
            s.questions = ["turn", TRADE[TRADE.index(kind) + 1]]
            if kind == "give":
                s.show(seat, value)  # whoever offers a card is seen to have it
            elif kind == "want":
                whom, give, want = s.offer
                tell(out, "offered", {"who": seat, "whom": whom, "give": give, "want": want})
        elif kind in ("accept", "decline"):
            if kind == "accept":
                s.hand_over(s.offer[1], s.leader, seat)
                s.hand_over(s.offer[2], seat, s.leader)
            tell(out, "traded" if kind == "accept" else "declined", {"who": seat, "whom": s.leader})
            s.offer = [-1, -1, -1]
            s.questions.pop()
        elif kind == "peek":
            s.done[0] = 1
            card = s.pile.look(dice, s.side(seat))
            tell(out, "peeked", {"who": seat}, {"value": card}, s.side(seat), reveals=True)
        else:
            fill(s, dice, out)
            s.round, s.questions, s.done = s.round + 1, ["dig"], [0, 0]

    def result(self, s: Toy) -> Result:
        scores = [sum(s.gold[i] for i in range(s.seats) if s.side(seat) >> i & 1) for seat in range(s.seats)]
        over = s.round > s.options["rounds"]
        return Result(over, ranked(scores), scores, "toy.result.gold", {"most": max(scores)})

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


def fill(s: Toy, dice: Dice, out: list[Event] | None) -> None:
    """All draw up to a full hand, the leader first: so nobody else gets a card the leader has looked at."""
    for seat in s.clockwise(s.leader):
        drawn = [s.draw(seat, dice) for _ in range(HAND - len(s.hands[seat]))]
        if drawn:
            tell(out, "drew", {"who": seat, "n": len(drawn)}, {"values": drawn}, s.side(seat))


def show(s: Toy, out: list[Event] | None) -> None:
    """All have chosen: the cards leave the hands, the finder's goes on top of the pile."""
    tell(out, "shown", {"values": s.chosen}, reveals=True)
    alone = [value for value in s.chosen if s.chosen.count(value) == 1]
    best = max(alone, default=NONE)
    for seat, card in enumerate(s.chosen):
        s.lose(seat, card)
    s.pile.shuffle_in([s.chosen.count(value) - (value == best) for value in range(s.pile.kinds)])
    if alone:
        s.pile.put_on_top(best, s.everybody)
    s.leader = s.chosen.index(best) if alone else s.clockwise(s.leader)[1]
    s.chosen, s.questions = [NONE] * s.seats, ["react" if alone else "turn"]


def settle(s: Toy, out: list[Event] | None) -> None:
    """The reactions are in: carried out clockwise from the finder, whoever answered first."""
    blockers = [seat for seat in s.clockwise(s.leader) if s.chosen[seat] == 1]
    if blockers:
        s.shields[blockers[0]] -= 1
        tell(out, "blocked", {"who": blockers[0], "whom": s.leader}, reveals=True)
    else:
        s.gold[s.leader] += 1
        tell(out, "found", {"who": s.leader}, reveals=True)
    s.chosen, s.questions = [NONE] * s.seats, ["turn"]


GAME = ToyGame()
belongs(Toy, __name__)
