"""A face-down pile by what is known of it: a short list of parts, top first, each in known order or a bag.

A bag has no order: a card is drawn from it when it is drawn, so there is no hidden order to leak. Cards put back on
top, a card somebody looked at, cards shuffled under the pile or into its lower half make parts of their own. Cards are
kinds, small ints; who knows a card in a row is a mask of seats.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.plain import Plain

ROW = 0
BAG = 1
WHOLE = -1


class Pile:
    """A pile of cards of `kinds` kinds.

    >>> pile = of([2, 0, 1])
    >>> pile.put_on_top(1, 0b11)
    >>> pile.size(), pile.counts(), pile.view(0b01)
    (4, [2, 1, 1], [{'row': [1], 'known': [3]}, {'bag': 3, 'upper': -1}])
    """

    def __init__(self, kinds: int) -> None:
        self.kinds: int = kinds
        self.form: list[int] = []  # for each part: ROW or BAG
        self.cards: list[list[int]] = []  # a row's cards, top first; a bag's counts by kind
        self.known: list[list[int]] = []  # for a row, masks of the seats that know each card; empty for a bag
        self.upper: list[int] = []  # a bag's cards before the rest falls into the next part; WHOLE: all

    # --- contents ------------------------------------------------------------------------------------------------
    def size(self) -> int:
        total = 0
        for part in range(len(self.form)):
            total += self.part_size(part)
        return total

    def part_size(self, part: int) -> int:
        if self.form[part] == ROW:
            return len(self.cards[part])
        total = 0
        for count in self.cards[part]:
            total += count
        return total

    def counts(self) -> list[int]:
        """Count the cards of each kind, wherever they lie."""
        found = [0] * self.kinds
        for part in range(len(self.form)):
            if self.form[part] == ROW:
                for kind in self.cards[part]:
                    found[kind] += 1
            else:
                for kind in range(self.kinds):
                    found[kind] += self.cards[part][kind]
        return found

    # --- adding ---------------------------------------------------------------------------------------------------
    def insert(self, part: int, form: int, cards: list[int], known: list[int], upper: int) -> None:
        self.form.insert(part, form)
        self.cards.insert(part, cards)
        self.known.insert(part, known)
        self.upper.insert(part, upper)

    def remove(self, part: int) -> None:
        self.form.pop(part)
        self.cards.pop(part)
        self.known.pop(part)
        self.upper.pop(part)

    def put_on_top(self, kind: int, mask: int) -> None:
        """Put a card on top, known to the seats of the mask."""
        if self.form and self.form[0] == ROW:
            self.cards[0].insert(0, kind)
            self.known[0].insert(0, mask)
        else:
            self.insert(0, ROW, [kind], [mask], WHOLE)

    def put_under(self, kind: int, mask: int) -> None:
        """Put a card under the pile, known to the seats of the mask."""
        last = len(self.form) - 1
        if last >= 0 and self.form[last] == ROW:
            self.cards[last].append(kind)
            self.known[last].append(mask)
        else:
            self.insert(last + 1, ROW, [kind], [mask], WHOLE)

    def shuffle_under(self, counts: list[int]) -> None:
        """Shuffle cards and put them under the pile."""
        if sum(counts) > 0:
            self.insert(len(self.form), BAG, counts[:], [], WHOLE)

    def shuffle_in(self, counts: list[int]) -> None:
        """Shuffle cards into the whole pile: nothing is known of its order any more."""
        found = self.counts()
        for kind in range(self.kinds):
            found[kind] += counts[kind]
        self.form = []
        self.cards = []
        self.known = []
        self.upper = []
        self.shuffle_under(found)

    def shuffle_into_lower_half(self, counts: list[int]) -> None:
        """Shuffle the pile, then these cards into its lower half (the smaller one if the pile is odd)."""
        above = self.size() - self.size() // 2
        self.shuffle_in([0] * self.kinds)
        if self.form and above > 0:
            self.upper[0] = above
        self.insert(len(self.form), BAG, counts[:], [], WHOLE)

    # --- drawing ---------------------------------------------------------------------------------------------------
    def settle(self) -> None:
        """Remove empty parts; a bag whose upper cards are used up falls into the bag below it."""
        while self.form:
            if self.form[0] == BAG and self.upper[0] == 0 and len(self.form) > 1 and self.form[1] == BAG:
                for kind in range(self.kinds):
                    self.cards[1][kind] += self.cards[0][kind]
                self.remove(0)
            elif self.part_size(0) == 0:
                self.remove(0)
            else:
                return

    def draw(self, dice: Dice) -> int:
        """Draw the top card; ValueError from an empty pile."""
        self.settle()
        if not self.form:
            raise ValueError("draw from an empty pile")
        if self.form[0] == ROW:
            dice.asked += 1  # its order was settled before, but not everybody knew the card
            kind = self.cards[0].pop(0)
            self.known[0].pop(0)
        else:
            kind = dice.pick(self.cards[0], self.part_size(0))
            self.cards[0][kind] -= 1
            if self.upper[0] > 0:
                self.upper[0] -= 1
        self.settle()
        return kind

    def look(self, dice: Dice, mask: int) -> int:
        """Let the seats of the mask look at the top card, which stays there."""
        self.settle()
        if self.form and self.form[0] == ROW:
            self.known[0][0] |= mask
            return self.cards[0][0]
        kind = self.draw(dice)
        self.put_on_top(kind, mask)
        return kind

    def top(self, mask: int = 0) -> int:
        """The top card if all seats of the mask know it (or the pile itself, if the mask is empty), else -1."""
        if not self.form or self.form[0] == BAG or self.known[0][0] & mask != mask:
            return -1
        return self.cards[0][0]

    # --- copies -------------------------------------------------------------------------------------------------------
    def clone(self) -> Pile:
        other = Pile(self.kinds)
        other.form = self.form[:]
        other.cards = [part[:] for part in self.cards]
        other.known = [part[:] for part in self.known]
        other.upper = self.upper[:]
        return other

    def dump(self) -> Plain:
        other = self.clone()
        return [
            [f, c, k, u] for f, c, k, u in zip(other.form, other.cards, other.known, other.upper, strict=True)
        ]

    # --- knowing ------------------------------------------------------------------------------------------------------
    def view(self, mask: int) -> Plain:
        """What all seats of the mask know: rows with these cards (-1 for the others), bags by their size."""
        seen: list[Plain] = []
        for part in range(len(self.form)):
            if self.form[part] == BAG:
                seen.append({"bag": self.part_size(part), "upper": self.upper[part]})
                continue
            row: list[int] = []
            for place in range(len(self.cards[part])):
                seen_by_all = self.known[part][place] & mask == mask
                row.append(self.cards[part][place] if seen_by_all else -1)
            seen.append({"row": row, "known": self.known[part][:]})
        return seen


def of(counts: list[int]) -> Pile:
    """Make a shuffled pile with these counts of each kind.

    >>> of([0, 2]).counts()
    [0, 2]
    """
    pile = Pile(len(counts))
    pile.shuffle_in(counts)
    return pile


def load(kinds: int, data: Plain) -> Pile:
    """Rebuild a pile that was dumped.

    >>> pile = of([1, 1])
    >>> load(2, pile.dump()).dump() == pile.dump()
    True
    """
    pile = Pile(kinds)
    for form, cards, known, upper in data:
        pile.insert(len(pile.form), form, list(cards), list(known), upper)
    return pile


def world(kinds: int, view: Plain, pool: list[int], dice: Dice) -> Pile:
    """Draw a pile that looks like the view, its unknown cards taken from the pool.

    >>> from eldorado.core.dice import QuickDice
    >>> pool = [1, 1]
    >>> world(2, [{"row": [0, -1], "known": [1, 2]}, {"bag": 1, "upper": -1}], pool, QuickDice(1)).counts(), pool
    ([2, 1], [0, 0])
    """
    pile = Pile(kinds)
    for part in view:
        if "row" in part:
            row: list[int] = []
            for kind in part["row"]:
                row.append(kind if kind >= 0 else taken(pool, dice))
            pile.insert(len(pile.form), ROW, row, list(part["known"]), WHOLE)
        else:
            counts = [0] * kinds
            for _ in range(part["bag"]):
                counts[taken(pool, dice)] += 1
            pile.insert(len(pile.form), BAG, counts, [], part["upper"])
    return pile


def taken(pool: list[int], dice: Dice) -> int:
    """Draw one of a bag of counts, by its index, and take it out.

    >>> from eldorado.core.dice import ScriptDice
    >>> bag = [2, 1]
    >>> taken(bag, ScriptDice([1])), bag
    (1, [2, 0])
    """
    kind = dice.pick(pool, sum(pool))
    pool[kind] -= 1
    return kind
