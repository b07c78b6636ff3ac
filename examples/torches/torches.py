"""A game and its bot in one file outside the package: take torches from the heap, but not the last one.

    eldorado play torches --code examples/torches/torches.py
    eldorado simulate torches --code examples/torches/torches.py --workers 2
    eldorado serve --code examples/torches/torches.py

`words/en/` beside this file says it in English, `rules.md` has the clauses; docs/adding-a-game.md explains the rest.
"""

from pathlib import Path

from eldorado import bots, games
from eldorado.bots.bot import Bot
from eldorado.core.game import Result
from eldorado.core.info import GameInfo, Option, Preset
from eldorado.kit.codec import Codec, family, numbers
from eldorado.kit.small import SmallGame, SmallState, tell
from eldorado.kit.speech import Speech

MOST = 3  # torches at a time
INFO = GameInfo(
    id="torches",
    title="The Last Torch",
    rules_version=1,
    seats=(2, 3, 4),
    default_seats=2,
    options=(Option("torches", "number", 21, low=5, high=60),),
    presets=(Preset("usual"), Preset("long", {"torches": 40})),
    clauses=str(Path(__file__).with_name("rules.md")),
)
CODEC = Codec(
    family("take", {"n": numbers("number", 1, MOST)}, question="take", clause="L-TAKE-1", at=["heap"])
)


class Heap(SmallState):
    def __init__(self, seats, options):
        super().__init__(seats, options, "take")
        self.torches = options["torches"]
        self.turn = 0


class Torches(SmallGame[Heap]):
    info, codec, speech, actions = INFO, CODEC, Speech("torches", CODEC), CODEC.size
    clause_who, clause_end = "L-WHO-1", "L-END-1"
    told = ("torches", "turn")

    def blank(self, seats, options):
        return Heap(seats, options)

    def new(self, seats, options, dice):
        return Heap(seats, options)

    def actors(self, s):
        return 1 << s.turn if s.torches else 0

    def legal(self, s, seat):
        taken = range(1, min(MOST, s.torches) + 1)
        return CODEC.codes("take", list(taken)) if self.actors(s) >> seat & 1 else []

    def apply(self, s, seat, action, dice, out=None):
        n = CODEC.parts(action)[1]
        s.torches -= n
        tell(out, "took", {"who": seat, "n": n, "left": s.torches})
        if s.torches:
            s.turn = (s.turn + 1) % s.seats

    def result(self, s):
        ranks = [1 + (seat == s.turn) for seat in range(s.seats)]
        return Result(
            not s.torches, ranks, [2 - rank for rank in ranks], "torches.result.dark", {"who": s.turn}
        )

    def observe(self, s, seat):
        return self.public(s, seat)  # nothing is hidden

    def determinize(self, view, dice):
        return self.world(view)

    def hides(self, s, seat):
        return False

    def position(self, given):
        return self.given(given, {})[0]

    def asks(self, s):
        return {"left": s.torches}


class Counting(Bot):
    """Leaves one more than a multiple of four, which is how two players win."""

    def rank(self, view, legal):
        return sorted(legal, key=lambda action: (view["torches"] - CODEC.parts(action)[1] - 1) % (MOST + 1))


games.register(Torches())
bots.register(
    "counting", "torches", Counting, title="Counting bot", about="Counts what is left.", default=True
)
