"""The toy's rules: sealed choice, reaction window, trade offer, known top card, pairs that see each other's hands."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.errors import BadAction, BadNotation, BadOption
from eldorado.core.game import Event, Game, Move, Plan, Refusal, Result
from eldorado.core.info import complete
from eldorado.core.plain import Options, Plain
from toy import view
from toy.meta import INFO
from toy.state import ANSWER, DIG, GIVE, HAND, KINDS, PHASES, REACT, TO, TURN, WANT, Toy

# the action space: ten lines of names, an argument for some
PASS, BLOCK, PEEK, TAKE, OFFER, END, ACCEPT, DECLINE = range(16, 24)
NAMES = ["dig"] * 4 + ["to"] * 4 + ["give"] * 4 + ["want"] * 4
NAMES += ["pass", "block", "peek", "take", "offer", "end", "accept", "decline"]
PHASE_OF = [DIG] * 4 + [TO] * 4 + [GIVE] * 4 + [WANT] * 4 + [REACT] * 2 + [TURN] * 4 + [ANSWER] * 2
CLAUSE_OF = ["T-DIG-1", "T-BLOCK-1", "T-TURN-1", "T-TRADE-1", "T-TRADE-1", "T-TRADE-1", "T-TRADE-2"]


class ToyGame(Game[Toy]):
    info = INFO
    actions = 24

    def options(self, seats: int, given: Options) -> Options:
        if seats not in INFO.seats:
            raise BadOption("option.bad_seats", game="toy", seats=seats, choices=list(INFO.seats))
        full = complete(INFO, given)
        if full["teams"] and seats != 4:
            raise BadOption("option.bad_value", option="teams", value="true", choices=["false"])
        return full

    def new(self, seats: int, options: Options, dice: Dice) -> Toy:
        s = Toy(seats, options["rounds"], options["teams"])
        for seat in range(seats):
            draw(s, seat, dice, None)
        return s

    def actors(self, s: Toy) -> int:
        if s.round > s.rounds:
            return 0
        phase = s.frames[-1]
        if phase == DIG:
            return sum(1 << seat for seat in range(s.seats) if s.chosen[seat] < 0)
        if phase == REACT:
            return sum(
                1 << seat
                for seat in range(s.seats)
                if s.chosen[seat] < 0 and s.shields[seat] and seat != s.leader
            )
        return 1 << (s.offer[0] if phase == ANSWER else s.leader)

    def legal(self, s: Toy, seat: int) -> list[int]:
        if not (self.actors(s) >> seat) & 1:
            return []
        phase, hand = s.frames[-1], s.hands[seat]
        if phase == DIG:
            return [kind for kind in range(KINDS) if hand[kind]]
        if phase == REACT:
            return [PASS, BLOCK]
        if phase == TO:
            return [4 + other for other in range(s.seats) if other != seat]
        if phase == GIVE:
            return [8 + kind for kind in range(KINDS) if hand[kind]]
        if phase == WANT:
            return [12 + kind for kind in range(KINDS) if kind != s.offer[1]]
        if phase == ANSWER:
            return [ACCEPT, DECLINE] if hand[s.offer[2]] else [DECLINE]
        moves = [action for action, done in ((PEEK, s.done[0]), (TAKE, s.done[1])) if not done]
        if not s.done[2] and any(hand):
            moves.append(OFFER)
        return [*moves, END]

    def apply(self, s: Toy, seat: int, action: int, dice: Dice, out: list[Event] | None = None) -> None:
        if action < 4:
            s.chosen[seat] = action
            tell(out, Event("chosen", {"who": seat}))
            if self.actors(s) == 0:
                show(s, out)
                if self.actors(s) == 0:
                    self.find(s, out)
        elif action in (PASS, BLOCK):
            s.chosen[seat] = action - PASS
            tell(out, Event("answered", {"who": seat}))
            if self.actors(s) == 0:
                self.find(s, out)
        elif action == PEEK:
            s.done[0] = 1
            mask = 1 << seat | 1 << s.partner(seat)
            kind = s.pile.look(dice, mask)
            tell(out, Event("peeked", {"who": seat}, {"value": kind + 1}, mask, reveals=True))
        elif action == TAKE:
            s.done[1] = 1
            known = s.all_know_top()
            kind = s.pile.draw(dice)
            s.hands[seat][kind] += 1
            s.known[seat][kind] += known
            tell(out, Event("took", {"who": seat}, reveals=True))
        elif action == OFFER:
            s.done[2] = 1
            s.frames.append(TO)
        elif action < 16:
            s.offer[action // 4 - 1] = action % 4
            s.frames[-1] += 1
            if s.frames[-1] == ANSWER:
                told = {"who": seat, "whom": s.offer[0], "give": s.offer[1] + 1, "want": s.offer[2] + 1}
                tell(out, Event("offered", told))
        elif action in (ACCEPT, DECLINE):
            if action == ACCEPT:
                move(s, s.leader, seat, s.offer[1])
                move(s, seat, s.leader, s.offer[2])
            tell(out, Event("traded" if action == ACCEPT else "declined", {"who": seat, "whom": s.leader}))
            s.offer = [-1, -1, -1]
            s.frames.pop()
        else:
            s.pile.shuffle_in([0] * KINDS)
            for other in range(s.seats):
                draw(s, other, dice, out)
            s.round += 1
            s.frames, s.done = [DIG], [0, 0, 0]

    def find(self, s: Toy, out: list[Event] | None) -> None:
        """The reactions are in: carry them out clockwise from the finder (a leader of -1 - seat found nothing)."""
        order = [(s.leader + i) % s.seats for i in range(1, s.seats)]
        blockers = [seat for seat in order if s.chosen[seat] == 1] if s.frames == [REACT] else []
        if blockers:
            s.shields[blockers[0]] -= 1
            tell(out, Event("blocked", {"who": blockers[0], "whom": s.leader}, reveals=True))
        elif s.frames == [REACT]:
            s.gold[s.leader] += 1
            tell(out, Event("found", {"who": s.leader}, reveals=True))
        s.chosen = [-1] * s.seats
        s.frames = [TURN]

    def result(self, s: Toy) -> Result:
        scores = [s.gold[seat] + (s.gold[s.partner(seat)] if s.teams else 0) for seat in range(s.seats)]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        return Result(s.round > s.rounds, ranks, scores, "toy.result.gold", {"most": max(scores)})

    def clone(self, s: Toy) -> Toy:
        return view.load(view.dump(s))

    def dump(self, s: Toy) -> Plain:
        return view.dump(s)

    def load(self, data: Plain) -> Toy:
        return view.load(data)

    def describe(self, s: Toy) -> Plain:
        return view.describe(s)

    def position(self, given: Plain) -> Toy:
        return view.position(given)

    def conserved(self, s: Toy) -> Plain:
        pile = s.pile.counts()
        return [pile[kind] + sum(hand[kind] for hand in s.hands) for kind in range(KINDS)]

    def observe(self, s: Toy, seat: int) -> Plain:
        return view.observe(s, seat)

    def determinize(self, seen: Plain, dice: Dice) -> Toy:
        return view.determinize(seen, dice)

    def scene(self, s: Toy) -> Plain:
        return {"values": [1, 2, 3, 4], "teams": s.teams}

    def wish(self, word: str) -> int:
        return int(word) - 1

    def decode(self, s: Toy, seat: int, action: int) -> Move:
        if not 0 <= action < self.actions:
            raise BadAction("toy.refusal.not_asked")
        kind, phase = NAMES[action], PHASE_OF[action]
        if kind == "to":
            return Move(kind, {"who": action % 4}, [f"seat:{action % 4}"])
        args = {"value": action % 4 + 1} if action < 16 else {}
        at = [f"card:{action % 4 + 1}"] if action < 16 else ["pile"] if action in (PEEK, TAKE) else []
        return Move(
            kind, args, at, reveals=phase in (DIG, REACT, WANT, ANSWER) or action in (PEEK, TAKE, END)
        )

    def notation(self, s: Toy, seat: int, action: int) -> str:
        if action >= 16:
            return NAMES[action]
        return f"{NAMES[action]} {action % 4 + (0 if 4 <= action < 8 else 1)}"

    def encode(self, s: Toy, seat: int, text: str) -> int:
        for action in range(self.actions):
            if self.notation(s, seat, action) == text.strip():
                return action
        raise BadNotation("notation.unreadable", text=text, choices=sorted(set(NAMES)))

    def why_not(self, s: Toy, seat: int, action: int) -> Refusal | None:
        self.decode(s, seat, action)
        if action in self.legal(s, seat):
            return None
        if not (self.actors(s) >> seat) & 1:
            return Refusal("T-WHO-1", "toy.refusal.not_asked", {})
        phase = s.frames[-1]
        if PHASE_OF[action] != phase:
            return Refusal(CLAUSE_OF[phase], "toy.refusal.not_now", {"phase": PHASES[phase]})
        if phase == TURN:
            clause = {PEEK: "T-TURN-1", TAKE: "T-TURN-2", OFFER: "T-TRADE-1"}[action]
            return Refusal(clause, "toy.refusal.once", {})
        if phase == TO:
            return Refusal("T-TRADE-1", "toy.refusal.not_self", {})
        if phase == WANT:
            return Refusal("T-TRADE-1", "toy.refusal.same_value", {})
        kind = s.offer[2] if action == ACCEPT else action % 4
        return Refusal(CLAUSE_OF[phase], "toy.refusal.no_card", {"value": kind + 1})

    def plans(self, s: Toy, seat: int) -> list[Plan]:
        """The whole offer as one gesture."""
        if OFFER not in self.legal(s, seat):
            return []
        return [
            Plan(
                "trade",
                [OFFER, 4 + other, 8 + give, 12 + want],
                {"whom": other, "give": give + 1, "want": want + 1},
                [f"card:{give + 1}", f"seat:{other}"],
                [f"card:{give + 1}"],
            )
            for other in range(s.seats)
            for give in range(KINDS)
            for want in range(KINDS)
            if other != seat and give != want and s.hands[seat][give]
        ]

    def facts(self, s: Toy, seat: int) -> Plain:
        return {"worth": sum((kind + 1) * s.hands[seat][kind] for kind in range(KINDS)) if seat >= 0 else 0}

    def prompt(self, s: Toy, seat: int) -> Plain:
        phase = s.frames[-1]
        if not (self.actors(s) >> seat) & 1:
            over = s.round > s.rounds
            clause = "T-END-1" if over else "T-WHO-1"
            return {"key": f"toy.prompt.{'over' if over else 'wait'}", "args": {}, "clause": clause}
        args = {"who": s.leader, "give": s.offer[1] + 1, "want": s.offer[2] + 1}
        asked: Plain = {"key": f"toy.prompt.{PHASES[phase]}", "args": args, "clause": CLAUSE_OF[phase]}
        if phase == REACT:
            asked["pass"] = (
                PASS  # a reaction window: the table may decline for whoever does not want to be asked
            )
        return asked


def tell(out: list[Event] | None, event: Event) -> None:
    if out is not None:
        out.append(event)


def draw(s: Toy, seat: int, dice: Dice, out: list[Event] | None) -> None:
    drawn: list[int] = []
    while sum(s.hands[seat]) < HAND:
        kind = s.pile.draw(dice)
        s.hands[seat][kind] += 1
        drawn.append(kind + 1)
    if drawn:
        mask = 1 << seat | 1 << s.partner(seat)
        tell(out, Event("drew", {"who": seat, "n": len(drawn)}, {"values": sorted(drawn)}, mask))


def move(s: Toy, giver: int, taker: int, kind: int) -> None:
    s.hands[giver][kind] -= 1
    s.known[giver][kind] = max(0, s.known[giver][kind] - 1)
    s.hands[taker][kind] += 1
    s.known[taker][kind] += 1


def show(s: Toy, out: list[Event] | None) -> None:
    """All have chosen: the cards leave the hands, the finder's goes on top of the pile."""
    tell(out, Event("shown", {"values": [kind + 1 for kind in s.chosen]}, reveals=True))
    alone = [seat for seat in range(s.seats) if s.chosen.count(s.chosen[seat]) == 1]
    finder = max(alone, key=lambda seat: s.chosen[seat]) if alone else -1
    others = [0] * KINDS
    for seat in range(s.seats):
        kind = s.chosen[seat]
        s.hands[seat][kind] -= 1
        s.known[seat][kind] = max(0, s.known[seat][kind] - 1)
        others[kind] += seat != finder
    s.pile.shuffle_in(others)
    if finder >= 0:
        s.pile.put_on_top(s.chosen[finder], (1 << s.seats) - 1)
    s.leader = finder if finder >= 0 else (s.leader + 1) % s.seats
    s.chosen = [-1] * s.seats
    s.frames = [REACT] if finder >= 0 else [TURN]


GAME = ToyGame()
