"""Copies: clone, dump and load, views that share nothing with the state, counts that never change."""

from __future__ import annotations

import json
from typing import Any

from eldorado.core.conformance.case import Case, difference
from eldorado.core.game import SPECTATOR
from eldorado.core.plain import Plain, canonical


def check_saved(case: Case, s: Any) -> None:
    """Check that dump is plain and complete, that load is its inverse, and that neither shares data with the state."""
    game = case.game
    key = game.key(s)
    case.doing = "dump"
    dump = game.dump(s)
    case.plain(dump, "dump")
    text = canonical(dump)
    case.doing = "load"
    loaded = game.load(json.loads(text))
    again = canonical(game.dump(loaded))
    if again != text:
        raise case.fail("load(dump) is another state", difference(dump, game.dump(loaded)))
    if game.key(loaded) != key:
        raise case.fail("load(dump) has another key")
    for seat in range(case.seats):
        if game.legal(loaded, seat) != game.legal(s, seat):
            raise case.fail(f"load(dump) has other legal actions for seat {seat}")
    case.doing = "dump"
    scramble(dump)
    if game.key(s) != key:
        raise case.fail("dump shares data with the state")
    case.doing = "clone"
    if canonical(game.dump(game.clone(s))) != text:
        raise case.fail("clone is another state", difference(game.dump(s), game.dump(game.clone(s))))
    if not game.same(game.clone(s), s):
        raise case.fail("clone is not the same state")
    case.doing = "describe"
    case.plain(game.describe(s), "describe")
    for seat in range(SPECTATOR, case.seats):
        case.doing = "observe"
        scramble(game.observe(s, seat))
        if game.key(s) != key:
            raise case.fail(f"the view of seat {seat} shares data with the state")


def scramble(data: Plain) -> None:
    """Change plain data in place, so that a state that shares a part of it changes too."""
    if isinstance(data, list):
        for item in data:
            scramble(item)
        data.append(-77)
    elif isinstance(data, dict):
        for item in list(data.values()):
            scramble(item)
        data["spoiled"] = -77


def check_conserved(case: Case, s: Any, counts: Plain) -> None:
    case.doing = "conserved"
    now = case.game.conserved(s)
    if canonical(now) != canonical(counts):
        raise case.fail("something was lost or made", difference(counts, now))
