"""At a site: everybody may show treasures at the same time."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.isla_dorada.model import actions, board, cards, goals, stock
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.base import IslaQuestion, one_of
from eldorado.games.isla_dorada.rules.goal_cards import drop_treasure
from eldorado.games.isla_dorada.rules.hands import give_up
from eldorado.games.isla_dorada.rules.onlookers import left
from eldorado.games.isla_dorada.rules.refusals import no


class Treasures(IslaQuestion):
    """Showing treasures; choices are sealed until the last one is done (D-TREAS-1 to D-TREAS-5).

    Each treasure exists once, so one list holds the choices of all: a treasure belongs to its holder. The list
    is kept by seat, and within a seat in the order of choosing.
    """

    def __init__(self, waiting: int, chosen: list[int], crowned: list[int]) -> None:
        self.waiting: int = waiting  # mask
        self.chosen: list[int] = chosen  # treasures
        self.crowned: list[int] = crowned  # those that get a Bonus

    def copy(self) -> Treasures:
        return Treasures(self.waiting, self.chosen[:], self.crowned[:])

    def actors(self, s: IslaState) -> int:
        return self.waiting

    # --- what each has chosen -----------------------------------------------------------------------------------------
    def chosen_by(self, s: IslaState, seat: int) -> list[int]:
        """The treasures the seat is about to show, in the order of choosing."""
        held = s.treasures[seat]
        return [treasure for treasure in self.chosen if treasure in held]

    def crowned_by(self, s: IslaState, seat: int) -> list[int]:
        """Those of them that get a Bonus."""
        held = s.treasures[seat]
        return [treasure for treasure in self.crowned if treasure in held]

    def choose(self, s: IslaState, seat: int, action: int) -> None:
        """Add a treasure, or a Bonus for one, to the seat's choices."""
        if actions.FAMILY[action] == actions.BONUS:
            file(s, seat, self.crowned, self.may_crown(s, seat, action - actions.BONUS))
        else:
            file(s, seat, self.chosen, action - actions.PLAY)

    def bongos_left(self, s: IslaState, seat: int) -> int:
        """The number of Bongos not yet assigned to a treasure of a neighbouring site."""
        count = s.hand[seat][cards.BONGO]
        for treasure in self.chosen_by(s, seat):
            if goals.TREASURE_SITE[treasure] != s.place:
                count -= 1
        return count

    def may_crown(self, s: IslaState, seat: int, symbol: int) -> int:
        """The first chosen treasure of the symbol that has no Bonus yet, if the hand has one for it; else -1."""
        count = s.hand[seat][cards.BONUS + symbol]
        crowned = self.crowned_by(s, seat)
        for treasure in crowned:
            if goals.TREASURE_SYMBOL[treasure] == symbol:
                count -= 1
        if count > 0:
            for treasure in self.chosen_by(s, seat):
                if goals.TREASURE_SYMBOL[treasure] == symbol and treasure not in crowned:
                    return treasure
        return -1

    # --- the rules ----------------------------------------------------------------------------------------------------
    def legal(self, s: IslaState, seat: int) -> list[int]:
        found: list[int] = [actions.DONE]
        bongos = s.hand[seat][cards.BONGO]
        mine = False
        if self.chosen:
            bongos = self.bongos_left(s, seat)
            mine = len(self.chosen_by(s, seat)) > 0
        for treasure in s.treasures[seat]:
            site = goals.TREASURE_SITE[treasure]
            near = site == s.place or (bongos > 0 and board.NEAR[s.place][site])
            if near and not (mine and treasure in self.chosen):
                found.append(actions.PLAY + treasure)
        if mine:
            for symbol in range(len(cards.SYMBOLS)):
                if self.may_crown(s, seat, symbol) >= 0:
                    found.append(actions.BONUS + symbol)
        return found

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action != actions.DONE:
            self.choose(s, seat, action)
            return
        self.waiting &= ~(1 << seat)
        if out is not None:
            out.append(Event("answered", {"who": seat}))

    def resolve(self, s: IslaState, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        if self.chosen:
            for step in range(s.seats):
                self.reveal(s, (s.leader + step) % s.seats, out)

    def reveal(self, s: IslaState, seat: int, out: list[Event] | None) -> None:
        """Lay the chosen treasures face up beside the gold."""
        crowned = self.crowned_by(s, seat)
        for treasure in self.chosen_by(s, seat):
            site = goals.TREASURE_SITE[treasure]
            if site != s.place:
                give_up(s, seat, cards.BONGO)
                if out is not None:
                    out.append(Event("bongo", {"who": seat, "site": board.PLACE[site]}, None, 0, True))
            drop_treasure(s, seat, treasure)
            s.played[seat].append(treasure)
            if out is not None:
                points = goals.TREASURE_POINTS[treasure]
                args = {"who": seat, "treasure": goals.TREASURE[treasure], "points": points}
                out.append(Event("treasure", args, None, 0, True))
        for treasure in crowned:
            symbol = goals.TREASURE_SYMBOL[treasure]
            s.hand[seat][cards.BONUS + symbol] = s.hand[seat][cards.BONUS + symbol] - 1
            s.hand_size[seat] = s.hand_size[seat] - 1
            left(s, seat, cards.BONUS + symbol)
            s.bonuses[seat].append(treasure)  # it stays face up and is not discarded (D-TREAS-2)
            if out is not None:
                args = {"who": seat, "symbol": cards.SYMBOLS[symbol], "points": cards.BONUS_POINTS}
                out.append(Event("bonus", args, None, 0, True))

    # --- words --------------------------------------------------------------------------------------------------------
    def clause(self) -> str:
        return "D-TREAS-1"

    def sentence(self, s: IslaState, seat: int) -> str:
        """What is left to show once something was chosen, or what only a Bongo reaches."""
        if self.chosen_by(s, seat):
            return "treasures_more"
        here = [treasure for treasure in s.treasures[seat] if goals.TREASURE_SITE[treasure] == s.place]
        return "treasures" if here else "treasures_near"

    def details(self, s: IslaState, seat: int) -> dict[str, Plain]:
        return {"place": board.PLACE[s.place]}

    def declines(self) -> int:
        return actions.DONE

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        kind = actions.FAMILY[action]
        if kind == actions.BONUS:
            symbol = action - actions.BONUS
            held = s.hand[seat][cards.BONUS + symbol] > 0
            return no("D-TREAS-2", "no_such_treasure" if held else "no_bonus", symbol=cards.SYMBOLS[symbol])
        return self.not_played(s, seat, action - actions.PLAY) if kind == actions.PLAY else None

    def not_played(self, s: IslaState, seat: int, treasure: int) -> Refusal:
        name = goals.TREASURE[treasure]
        if treasure not in s.treasures[seat]:
            return no("D-TREAS-1", "treasure_not_held", treasure=name)
        if treasure in self.chosen:
            return no("D-TREAS-1", "treasure_chosen", treasure=name)
        site = goals.TREASURE_SITE[treasure]
        if board.NEAR[s.place][site] and self.bongos_left(s, seat) <= 0:
            return no("D-TREAS-3", "needs_bongo", site=board.PLACE[site])
        if s.place == board.CAMP:
            return no("D-TREAS-5", "camp", site=board.PLACE[site])
        if s.visited[site]:
            return no("D-TREAS-4", "new_visit", site=board.PLACE[site])
        if self.bongos_left(s, seat) > 0:
            return no("D-TREAS-3", "too_far", site=board.PLACE[site])
        return no("D-TREAS-1", "other_site", site=board.PLACE[site])

    # --- views -------------------------------------------------------------------------------------------------
    def show(self, s: IslaState, eye: int) -> Plain:
        own = eye >= 0
        return {
            "question": "treasures",
            "waiting": self.waiting,
            "chosen": self.chosen_by(s, eye) if own else [],
            "crowned": self.crowned_by(s, eye) if own else [],
        }

    def imagine(self, s: IslaState, me: int, dice: Dice) -> None:
        """Choose answers at random; most players show what they can."""
        for who in range(s.seats):
            while who != me:
                possible = self.legal(s, who)[1:]
                if not possible or dice.below(4) == 0:
                    break
                self.choose(s, who, one_of(possible, dice))


def holder(s: IslaState, treasure: int) -> int:
    """The seat that holds a treasure."""
    seat = 0
    while treasure not in s.treasures[seat]:
        seat += 1
    return seat


def file(s: IslaState, seat: int, chosen: list[int], treasure: int) -> None:
    """Put a treasure behind those of its seat, before those of later seats: so the order of answers leaves no trace."""
    at = len(chosen)
    while at > 0 and holder(s, chosen[at - 1]) > seat:
        at -= 1
    chosen.insert(at, treasure)


QUESTIONS.add(Treasures, {"chosen": stock.TREASURES, "crowned": stock.TREASURES})
