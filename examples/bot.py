"""A bot for the Quest in one file outside the package: it takes whatever way leads nearest to El Dorado.

    eldorado simulate quest --code examples/bot.py --bots hurry,greedy --seats 2
    eldorado serve --code examples/bot.py

A bot gets what its seat may see and the legal actions, and puts the actions in order, best first.
"""

from eldorado import bots
from eldorado.bots.bot import Bot


class Hurry(Bot):
    def __init__(self, game, seat, dice):
        super().__init__(game, seat, dice)
        self.adviser = bots.make("greedy", game, seat, dice)

    def rank(self, view, legal):
        world = self.game.determinize(view, self.dice)  # a position that fits what the seat can see
        ways = [
            (self.left(world, plan.actions), plan.actions[0]) for plan in self.game.plans(world, self.seat)
        ]
        nearest, first = min(ways, default=(self.left(world, []), legal[0]))
        advised = self.adviser.rank(view, legal)
        return [first, *advised] if nearest < self.left(world, []) else advised

    def left(self, world, actions):
        """How far it is to El Dorado after these actions."""
        after = self.game.clone(world)
        for action in actions:
            self.game.apply(after, self.seat, action, self.dice)
        return sum(self.game.facts(after, self.seat)["distance"][self.seat])


bots.register(
    "hurry", "quest", Hurry, title="In a hurry", about="Takes whatever way leads nearest to El Dorado."
)
