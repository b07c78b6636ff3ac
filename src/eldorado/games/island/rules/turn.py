"""The course of turns: who is on turn, the roll, how a turn begins and ends (I-TURN)."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event
from eldorado.games.island.model.components import FLOWER, KINDS
from eldorado.games.island.model.events import land, spot, tell
from eldorado.games.island.model.sides import deciders, seats_of, unit_of
from eldorado.games.island.model.state import IslandState, ask, seat_of
from eldorado.games.island.solo.guardians import begin_round


def forget(s: IslandState) -> None:
    """Forget the moves and ties of the turn that is over."""
    units = len(s.pos)
    s.came = [-1] * units
    s.held = [0] * units
    s.speed = [0] * units
    s.fled = [0] * units
    s.ending = 0
    s.due = 0
    s.free = 0
    s.ended = 0
    s.pool = []  # the dice of the previous team


def on_turn(s: IslandState) -> int:
    """The seat that speaks for the side on turn: in the first round of teams the one who began."""
    starter = s.starter[s.turn]
    return starter if starter >= 0 and s.round == 0 else s.rules.speaker[s.turn]


def paired(s: IslandState) -> bool:
    """Whether two partners play this turn (I-TEAM-3: from the second round on)."""
    return s.rules.teams and s.round > 0 and s.rules.partners[s.turn] != 1 << s.rules.speaker[s.turn]


def begin_turn(s: IslandState, out: list[Event] | None) -> None:
    """Begin a new turn: forget what held in the last one, and put a defeated explorer back before the roll."""
    forget(s)
    s.rest = 0
    s.die_a = 0
    s.die_b = 0
    if out is not None:
        who = [other for other in seats_of(s, s.turn) if (deciders(s, s.turn) >> other) & 1]
        kind = "turn" if len(who) == 1 else "turn_team"
        tell(out, kind, {"who": who[0] if len(who) == 1 else who, "round": s.round + 1})
    if s.turn == s.thieves:
        begin_band_turn(s)
        return
    ask(s, "roll", -1, on_turn(s))
    for other in seats_of(s, s.turn):
        if s.pos[unit_of(s, other)] < 0 and s.captor[other] >= 0:
            ask(s, "return", other, s.captor[other])


def begin_band_turn(s: IslandState) -> None:
    """Begin the Thieves' turn: hiding, or gold or theft; the Golden Rose before that (I-TREAS-2)."""
    if s.hidden:
        ask(s, "hiding")
        return
    ask(s, "haul", 0, 0, 0)
    if s.relic[FLOWER] == seat_of(s, s.thieves):
        ask(s, "rose", s.relic[FLOWER])


def smell_roses(s: IslandState, mask: int) -> None:
    """Give the Golden Rose's card before gathering (I-TREAS-2)."""
    seat = s.relic[FLOWER]
    if seat >= 0 and (mask >> seat) & 1:
        ask(s, "rose", seat)


def roll(s: IslandState, seat: int, dice: Dice, out: list[Event] | None) -> None:
    """Roll two golden dice (I-TURN-2); partners roll theirs into the pool (I-TEAM-4)."""
    golden = s.rules.golden
    a = dice.face(golden)
    b = dice.face(golden)
    if s.pool:
        i = 2 * s.rules.first_figure[seat]
        s.pool[i] = a
        s.pool[i + 1] = b
    else:
        s.die_a = a
        s.die_b = b
    if out is not None:
        tell(out, "rolls", {"who": seat, "a": a, "b": b})


def end_explore(s: IslandState) -> None:
    """End the explore phase: the hand limit comes before the next turn (I-TURN-7), for each partner (I-TEAM-13)."""
    s.questions.pop()
    if s.rules.deals and s.round == s.rules.deal_turns - 1:
        give_back_secrets(s, s.turn)
    playing = deciders(s, s.turn)
    for seat in range(s.seats - 1, -1, -1):
        if (playing >> seat) & 1:
            ask(s, "limit", seat)


def give_back_secrets(s: IslandState, side: int) -> None:
    """Shuffle back the tiles left after a side's third turn (I-HARD-1); what Emma knew of the stack is gone."""
    back = 0
    for kind in range(KINDS):
        back += s.secret[KINDS * side + kind]
        s.bag[kind] += s.secret[KINDS * side + kind]
        s.secret[KINDS * side + kind] = 0
    if back:
        for kind in s.top:
            s.bag[kind] += 1
        s.top = []


def partners_enter(s: IslandState, out: list[Event] | None) -> None:
    """After the first round all at once, each on the partner's tile (I-TEAM-3). A player without a partner on the map
    is placed with him later."""
    for side in range(s.sides):
        if s.starter[side] < 0:
            continue
        at = s.pos[unit_of(s, s.starter[side])]
        for seat in seats_of(s, side):
            if seat != s.starter[side] and at >= 0:
                s.pos[unit_of(s, seat)] = at
                if out is not None:
                    tell(out, "enters", {"who": seat, "at": spot(s, at), "land": land(s, at)})


def next_turn(s: IslandState, out: list[Event] | None) -> None:
    """Pass the turn clockwise (I-TURN-1); a limit on rounds ends the game (I-TURN-10)."""
    s.turn = (s.turn + 1) % s.sides
    if s.turn == s.first:
        s.round += 1
        if s.round == 1 and s.rules.teams:
            partners_enter(s, out)
        if s.rules.rounds and s.round >= s.rules.rounds:
            s.over = 3
            if out is not None:
                tell(out, "bound", {"n": s.round})
            return
    if s.rules.solo:
        forget(s)
        if begin_round(s):
            return
    if s.titan >= 0:
        forget(s)
        ask(s, "titan", -1, 0)  # it walks before anything else (I-DWELL-1)
        return
    begin_turn(s, out)
