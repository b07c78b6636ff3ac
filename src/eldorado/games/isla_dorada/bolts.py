"""The nine bolt cards: each a frame on the stack, worked off at once or asking its player (D-BOLT-…)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.isla_dorada.drawing import (
    DIAWAS_DRAW,
    DIAWAS_END,
    PANDA_LOSES,
    REFILL,
    discard,
    legal_discard,
    legal_take,
    pop,
    push,
    take,
)
from eldorado.games.isla_dorada.goals import draw_curse, draw_destiny, draw_treasure, hold_treasure, under
from eldorado.games.isla_dorada.knowledge import stolen, treasure_stolen
from eldorado.games.isla_dorada.state import IslaState
from eldorado.games.isla_dorada.tables import (
    A_CARD,
    A_DESTINY,
    A_PATH,
    A_SEAT,
    A_TREASURE,
    ANTIK,
    BIGFOOT,
    CARD,
    DESTINY,
    DIAWAS,
    ISTWA,
    KINDS,
    LEVIATHAN,
    MAKAKS,
    MARABOUT,
    PANDA,
    PANDA_LOSS,
    PATH_WET,
    PATHS,
    SAMEDI,
    TREASURE,
    TREASURES,
    path_args,
)


def bolt_waits(s: IslaState, frame: int, seat: int, dice: Dice, out: list[Event] | None) -> bool:
    """Whether the bolt card on top needs a decision. What can be done without one is done, and its frame taken off."""
    if frame == ANTIK:
        if s.stack[-1] < 0:
            s.stack[-1] = 0
            draw_antik(s, seat, dice, out)
        if s.offer[seat]:
            return True
        pop(s)
        return False
    if frame == ISTWA:
        if s.stack[-1] < 0:
            s.stack[-1] = 0
            drawn = draw_destiny(s, seat, dice)
            if drawn >= 0:
                s.offer[seat] = [drawn]
                if out is not None:
                    out.append(Event("istwa", {"who": seat}, {"destiny": DESTINY[drawn]}, 1 << seat))
        if s.offer[seat]:
            return True
        pop(s)
        return False
    if frame == DIAWAS:
        pop(s)
        shuffle_all(s, seat, out)
        return False
    if frame == DIAWAS_DRAW:
        if legal_take(s):
            return True
        pop(s)
        return False
    if frame == DIAWAS_END:
        pop(s)
        s.discard[DIAWAS] += 1
        s.discard_size += 1
        return False
    if frame == PANDA_LOSES:
        if s.stack[-1] > 0 and s.hand_size[seat] > 0:
            return True
        pop(s)
        return False
    if (frame in (MAKAKS, MARABOUT)) and not victims(s, seat, frame):
        pop(s)
        return False
    return True


def draw_antik(s: IslaState, seat: int, dice: Dice, out: list[Event] | None) -> None:
    drawn: list[int] = []
    for _ in range(2):
        treasure = draw_treasure(s, seat, dice)
        if treasure >= 0:
            drawn.append(treasure)
    drawn.sort()
    if out is not None:
        names = [TREASURE[t] for t in drawn]
        out.append(Event("antik", {"who": seat, "n": len(drawn)}, {"treasures": names}, 1 << seat))
    if len(drawn) == 2:
        s.offer[seat] = drawn
    elif drawn:
        hold_treasure(s, seat, drawn[0])


def shuffle_all(s: IslaState, seat: int, out: list[Event] | None) -> None:
    """Diawas: deck, discards and pool become one; four new cards are turned up before one is drawn."""
    for kind in range(KINDS):
        s.deck[kind] += s.discard[kind]
        s.discard[kind] = 0
    for kind in s.pool:
        s.deck[kind] += 1
    s.deck_size += s.discard_size + len(s.pool)
    s.discard_size = 0
    s.pool = []
    if out is not None:
        out.append(Event("shuffled", {"who": seat}))
    push(s, DIAWAS_END, seat, 0)
    push(s, DIAWAS_DRAW, seat, 0)
    push(s, REFILL, seat, 0)


def victims(s: IslaState, seat: int, frame: int) -> list[int]:
    """Whom a Makaks or Marabout can rob."""
    found: list[int] = []
    for other in range(s.seats):
        if other != seat:
            if frame == MAKAKS:
                if s.hand_size[other] > 0:
                    found.append(A_SEAT + other)
            elif s.treasures[other]:
                found.append(A_SEAT + other)
    return found


def legal_bolt(s: IslaState, frame: int, seat: int, argument: int) -> list[int]:
    found: list[int] = []
    if frame in (MAKAKS, MARABOUT):
        return victims(s, seat, frame)
    if frame in (BIGFOOT, LEVIATHAN):
        for path in range(PATHS):
            if PATH_WET[path] == (frame == LEVIATHAN) and path != (
                s.bigfoot if frame == BIGFOOT else s.leviathan
            ):
                found.append(A_PATH + path)
    elif frame == ANTIK:
        for treasure in s.offer[seat]:
            found.append(A_TREASURE + treasure)
    elif frame == ISTWA:
        found.append(A_DESTINY + s.destiny[seat])
        found.append(A_DESTINY + s.offer[seat][0])
    elif frame == DIAWAS_DRAW:
        return legal_take(s)
    elif frame == PANDA_LOSES:
        return legal_discard(s, seat)
    else:  # Panda and Samedi: two different players
        for other in range(s.seats):
            if other != argument:
                found.append(A_SEAT + other)
    return found


def apply_bolt(s: IslaState, frame: int, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
    if frame == MAKAKS:
        pop(s)
        rob_card(s, seat, action - A_SEAT, dice, out)
    elif frame == MARABOUT:
        pop(s)
        rob_treasure(s, seat, action - A_SEAT, dice, out)
    elif frame == BIGFOOT:
        pop(s)
        s.bigfoot = action - A_PATH
        if out is not None:
            out.append(Event("monster", {"who": seat, "card": CARD[BIGFOOT], **path_args(s.bigfoot)}))
    elif frame == LEVIATHAN:
        pop(s)
        s.leviathan = action - A_PATH
        if out is not None:
            out.append(Event("monster", {"who": seat, "card": CARD[LEVIATHAN], **path_args(s.leviathan)}))
    elif frame == ANTIK:
        pop(s)
        given = action - A_TREASURE
        for treasure in s.offer[seat]:
            if treasure != given:
                hold_treasure(s, seat, treasure)
        s.offer[seat] = []
        under(s.treasure_deck, s.treasure_seen, [given], [1 << seat])
    elif frame == ISTWA:
        pop(s)
        kept = action - A_DESTINY
        given = s.destiny[seat] if kept == s.offer[seat][0] else s.offer[seat][0]
        s.destiny[seat] = kept
        s.offer[seat] = []
        under(s.destiny_deck, s.destiny_seen, [given], [1 << seat])
    elif frame == DIAWAS_DRAW:
        pop(s)
        take(s, seat, action, dice, out)
    elif frame == PANDA_LOSES:
        s.stack[-1] -= 1
        discard(s, seat, action - A_CARD, out)
    elif s.stack[-1] < 0:
        s.stack[-1] = action - A_SEAT
    else:
        first = s.stack[-1]
        pop(s)
        both_suffer(s, frame, seat, first, action - A_SEAT, dice, out)


def both_suffer(
    s: IslaState, frame: int, seat: int, first: int, second: int, dice: Dice, out: list[Event] | None
) -> None:
    """Panda and Samedi fall on two players, clockwise beginning with who drew the card."""
    if (second - seat) % s.seats < (first - seat) % s.seats:
        first, second = second, first
    if out is not None:
        out.append(Event("chosen", {"who": seat, "card": CARD[frame], "first": first, "second": second}))
    if frame == PANDA:
        push(s, PANDA_LOSES, second, PANDA_LOSS)
        push(s, PANDA_LOSES, first, PANDA_LOSS)
    elif frame == SAMEDI:
        draw_curse(s, first, dice, out)
        draw_curse(s, second, dice, out)


def rob_card(s: IslaState, seat: int, victim: int, dice: Dice, out: list[Event] | None) -> None:
    kind = dice.pick(s.hand[victim], s.hand_size[victim])
    s.hand[victim][kind] -= 1
    s.hand_size[victim] -= 1
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    stolen(s, seat, victim, kind)
    if out is not None:
        both = (1 << seat) | (1 << victim)
        out.append(Event("stole_card", {"who": seat, "victim": victim}, {"card": CARD[kind]}, both))


def rob_treasure(s: IslaState, seat: int, victim: int, dice: Dice, out: list[Event] | None) -> None:
    counts = [0] * TREASURES
    for treasure in s.treasures[victim]:
        counts[treasure] = 1
    drawn = dice.pick(counts, len(s.treasures[victim]))
    at = s.treasures[victim].index(drawn)
    s.treasures[victim].pop(at)
    mask = s.seen[victim].pop(at)
    hold_treasure(s, seat, drawn)
    treasure_stolen(s, seat, victim, drawn, mask)
    if out is not None:
        both = (1 << seat) | (1 << victim)
        out.append(
            Event("stole_treasure", {"who": seat, "victim": victim}, {"treasure": TREASURE[drawn]}, both)
        )
