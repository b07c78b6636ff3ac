"""A bot for Isla Dorada that leaves its destiny to chance and plays on like `greedy`: so that destinies are tried that
`greedy` never keeps.

    eldorado simulate isla_dorada --code examples/by_lot.py --bots by_lot --games 600 --out lot.csv
    eldorado report lot.csv
"""

from eldorado import bots
from eldorado.bots.bot import Bot


class ByLot(Bot):
    def __init__(self, game, seat, dice):
        super().__init__(game, seat, dice)
        self.adviser = bots.make("greedy", game, seat, dice)

    def rank(self, view, legal):
        if view["phase"] == "set_up":
            drawn = list(legal)
            self.dice.shuffle(drawn)
            return drawn
        return self.adviser.rank(view, legal)


bots.register("by_lot", "isla_dorada", ByLot, title="By lot", about="Leaves its destiny to chance.")
