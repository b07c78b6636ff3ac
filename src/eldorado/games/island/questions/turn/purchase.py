"""Purchases: villagers, offerings, farmhouses, forts, and removing buildings (I-BUY).

A purchase is announced with piece and place (I-BUY-11). If others may respond, a window opens first; then it
is paid and placed, or nothing happens at all.
"""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.core.plain import Plain
from eldorado.games.island.model import actions, naming
from eldorado.games.island.model.act import Act
from eldorado.games.island.model.components import BUILDINGS, FARMHOUSE, FORT, FORT_SLOT, OFFERING, VILLAGER
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.hands import can_pay, cards_of, pay
from eldorado.games.island.model.map import built_corners, corner_free, occupation, touched
from eldorado.games.island.model.sides import unit_of
from eldorado.games.island.model.state import OFF, QUESTIONS, IslandQuestion, IslandState, put_building
from eldorado.games.island.questions.turn.purchase_refusals import (
    refuse_building,
    refuse_offering,
    refuse_removal,
    refuse_villager,
)
from eldorado.games.island.questions.turn.window import open_window
from eldorado.games.island.rules.market import (
    farmhouses_left,
    fort_fits,
    forts_left,
    may_remove,
    offering_tiles,
    offerings_left,
    villager_tiles,
    villagers_left,
)
from eldorado.games.island.rules.movement import next_in_queue
from eldorado.games.island.rules.shrines import check_win, lift_shrine, shrine_free
from eldorado.games.island.thieves.band import free_thief, item_name, place_thief
from eldorado.kit.cells import corner_of, meets


def announce(s: IslandState, seat: int, item: int, place: int, out: list[Event] | None) -> None:
    if out is not None:
        tell(out, "announces", {"who": seat, "what": item_name(s, seat, item)})
    s.questions.append(Purchase(item, place, seat))
    s.due = 1 if item == OFFERING or s.rules.announce_all else 0


def remove(s: IslandState, seat: int, building: int, out: list[Event] | None) -> None:
    """Remove a building for its building price; the piece can be bought again at once (I-BUY-6)."""
    item = FORT if building == FORT_SLOT else FARMHOUSE
    pay(s, seat, item, 1)
    put_building(s, s.side[seat] * BUILDINGS + building, -1)
    s.due = 1
    if out is not None:
        tell(out, "removes", {"who": seat, "what": item_name(s, seat, item)})


class Buy(Act):
    """Announcing a purchase, or removing a building."""

    def codes(self) -> list[int]:
        found = list(range(actions.FARMHOUSE, actions.RAZE))
        return found + list(range(actions.VILLAGER, actions.PUT))

    def add(self, s: IslandState, seat: int, legal: list[int]) -> None:
        side = s.side[seat]
        if side != s.thieves and cards_of(s, seat) < s.rules.cheapest:
            return
        if can_pay(s, seat, VILLAGER, 1) and villagers_left(s, side) > 0:
            for t in villager_tiles(s, side):
                legal.append(actions.VILLAGER + t)
        farm = can_pay(s, seat, FARMHOUSE, 1)
        fort = can_pay(s, seat, FORT, 1)
        offering = can_pay(s, seat, OFFERING, 1) and s.found > 0 and offerings_left(s, side) > 0
        if not (farm or fort or offering):
            return
        build_farm = farm and farmhouses_left(s, side) > 0
        build_fort = fort and forts_left(s, side) > 0
        taken = occupation(s) if build_fort else []
        first = unit_of(s, seat)
        for figure in range(s.rules.own_figures[seat]):
            at = s.pos[first + figure]
            if at < 0:
                continue
            if offering:
                for t in offering_tiles(s, side, at):
                    if figure == 0 or actions.OFFERING + t not in legal:
                        legal.append(actions.OFFERING + t)
            cell = s.cell[at]
            if (build_farm or build_fort) and at != s.bridge:
                built = built_corners(s, cell)
                for i in range(6):
                    if not (built >> i) & 1:
                        corner = corner_of(cell, i)
                        if build_farm:
                            legal.append(actions.FARMHOUSE + figure * 6 + i)
                        if build_fort and fort_fits(s, side, corner, taken):
                            legal.append(actions.FORT + figure * 6 + i)
            if s.rules.removal and at != s.bridge:
                for b in range(BUILDINGS):
                    paid = fort if b == FORT_SLOT else farm
                    if (
                        paid
                        and may_remove(s, side, b, cell)
                        and (figure == 0 or actions.REMOVE + b not in legal)
                    ):
                        legal.append(actions.REMOVE + b)

    def apply(self, s: IslandState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        if action >= actions.OFFERING:
            announce(s, seat, OFFERING, action - actions.OFFERING, out)
        elif action >= actions.VILLAGER:
            announce(s, seat, VILLAGER, action - actions.VILLAGER, out)
        elif action >= actions.REMOVE:
            remove(s, seat, action - actions.REMOVE, out)
        else:
            fort = action >= actions.FORT
            code = action - (actions.FORT if fort else actions.FARMHOUSE)
            cell = s.cell[s.pos[unit_of(s, seat) + code // 6]]
            announce(s, seat, FORT if fort else FARMHOUSE, corner_of(cell, code % 6), out)

    def refuse(self, s: IslandState, seat: int, action: int) -> Refusal | None:
        if action >= actions.OFFERING:
            return refuse_offering(s, seat, action - actions.OFFERING)
        if action >= actions.VILLAGER:
            return refuse_villager(s, seat, action - actions.VILLAGER)
        if action >= actions.REMOVE:
            return refuse_removal(s, seat, action - actions.REMOVE)
        return refuse_building(s, seat, action)


class Purchase(IslandQuestion):
    """An announced purchase; it asks nobody, but windows and battles come before its payment."""

    def __init__(self, item: int, place: int, seat: int) -> None:
        self.item: int = item
        self.place: int = place  # a tile, or a corner for a building
        self.seat: int = seat

    def copy(self) -> Purchase:
        return Purchase(self.item, self.place, self.seat)

    def actors(self, s: IslandState) -> int:
        return 0

    def resolve(self, s: IslandState, dice: Dice, out: list[Event] | None) -> None:
        if s.queue:
            next_in_queue(s)
        elif shrine_free(s):
            lift_shrine(s, out)
        elif s.ending:
            self.withdraw(s, out)
        elif s.due:
            if not open_window(s):
                s.due = 0
        else:
            self.commit(s, out)

    def withdraw(self, s: IslandState, out: list[Event] | None) -> None:
        """Cancel the purchase: it has become impossible, or the turn is over (I-BUY-11, I-FIGHT-9)."""
        s.questions.pop()
        if out is not None:
            tell(out, "prevented", {"who": self.seat, "what": item_name(s, self.seat, self.item)})

    def commit(self, s: IslandState, out: list[Event] | None) -> None:
        """Pay and place after the window has closed, or do nothing at all."""
        s.due = 1
        if not self.still_possible(s):
            self.withdraw(s, out)
            return
        s.questions.pop()
        pay(s, self.seat, self.item, 1)
        side = s.side[self.seat]
        at = self.place
        if self.item == VILLAGER:
            self.place_villager(s, side)
        elif self.item == OFFERING:
            s.gifts[side] |= 1 << self.place
        else:
            self.build(s, side)
            if out is not None:
                at = s.pos[unit_of(s, self.seat)] if side != s.thieves else touched(s, self.place)[0]
        if out is not None:
            what = item_name(s, self.seat, self.item)
            tell(out, "buys", {"who": self.seat, "what": what, "at": spot(s, at), "land": land(s, at)})
        if self.item == OFFERING:
            check_win(s, out)

    def place_villager(self, s: IslandState, side: int) -> None:
        if side == s.thieves:
            place_thief(s, free_thief(s), self.place)
            return
        for u in range(side * s.stride + s.figures, (side + 1) * s.stride - s.pets):
            if s.pos[u] == OFF:
                s.pos[u] = self.place
                s.came[u] = -1
                s.held[u] = 0
                return

    def build(self, s: IslandState, side: int) -> None:
        first = side * BUILDINGS
        slot = first + FORT_SLOT
        if self.item == FARMHOUSE:
            slot = first if s.build[first] < 0 else first + 1
        put_building(s, slot, self.place)

    def still_possible(self, s: IslandState) -> bool:
        """Whether the purchase can still be made after the reactions."""
        item, place, seat = self.item, self.place, self.seat
        side = s.side[seat]
        if not can_pay(s, seat, item, 1):
            return False
        if item == VILLAGER:
            return villagers_left(s, side) > 0 and place in villager_tiles(s, side)
        first = unit_of(s, seat)
        there = False  # a figure that can place it
        for u in range(first, first + s.rules.own_figures[seat]):
            at = s.pos[u]
            if at < 0:
                continue
            if item == OFFERING:
                if offerings_left(s, side) > 0 and place in offering_tiles(s, side, at):
                    return True
            elif at != s.bridge and meets(place, s.cell[at]):
                there = True
        if not there or not corner_free(s, place):
            return False
        if item == FARMHOUSE:
            return farmhouses_left(s, side) > 0
        return forts_left(s, side) > 0 and fort_fits(s, side, place, occupation(s))

    def announced(self) -> int:
        return self.item

    @property
    def phase(self) -> str:
        return "buy"

    def clause(self, s: IslandState) -> str:
        return "I-BUY-11"

    def show(self, s: IslandState, eye: int) -> Plain:
        return {"what": self.phase, "item": item_name(s, self.seat, self.item), "seat": self.seat}


QUESTIONS.add(Purchase, {"item": naming.ITEM})
