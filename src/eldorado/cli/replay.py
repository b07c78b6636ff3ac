"""Show a recorded game."""

from __future__ import annotations

from pathlib import Path

import eldorado
from eldorado import games
from eldorado.cli._setup import drawn, print_json, printable, titled
from eldorado.core.errors import BadOption
from eldorado.core.game import SPECTATOR
from eldorado.core.matches.match import Match
from eldorado.core.plain import Plain


def replay(file: Path, *, at: int | None = None, seat: int = SPECTATOR, json: bool = False) -> None:
    """Show a recorded game: its moves, and the position after any of them. Every entry is checked on the way.

    Parameters
    ----------
    file
        the record
    at
        show the position after this entry; by default all moves and the last position
    seat
        whose view --json shows; -1 is a spectator
    json
        print one JSON document instead of text
    """
    match = eldorado.load(file)
    record = match.record
    number = match.n if at is None else at
    if not SPECTATOR <= seat < record.seats:
        raise BadOption(
            "option.bad_value", option="seat", value=seat, choices=[str(i) for i in range(-1, record.seats)]
        )
    state = match.at(number)
    older = record.rules != match.game.info.rules_version
    entries = [] if at is not None else lines(match)
    if json:
        mask = match.game.actors(state)
        told: dict[str, Plain] = {
            "game": record.game,
            "rules": record.rules,
            "options": record.options,
            "names": record.names,
            "entries": match.n,
            "at": number,
            "actors": [i for i in range(record.seats) if (mask >> i) & 1],
            "key": match.game.key(state).hex(),
            "view": match.game.observe(state, seat),
            "result": match.game.result(state).plain(),
            "end": record.end,
        }
        if at is None:
            told["moves"] = entries
        if older:
            told["shown"] = match.nearest(number)[0]  # of other rules only what was kept can be shown
        print_json(told)
        return
    words = games.words()
    names = titled(match.game.info.id, [printable(name) for name in record.names], words)
    for entry in entries:
        who = words.seat(entry["seat"], names)
        print(f"{entry['n']:4}. {who}: {entry['notation']}")
    print(f"\n{words.say('replay.after', {'at': number, 'of': match.n})}\n{drawn(match.game, state)}")
    if older:
        rules = {"rules": record.rules, "known": match.game.info.rules_version}
        print(words.say("record.older_rules", rules))
        print(words.say("record.older_shown", {"entry": match.nearest(number)[0]}))
    result = match.game.result(state)
    if result.over:
        print(words.say(result.key, result.args, names))


def lines(match: Match) -> list[Plain]:
    """The entries with their notation."""
    told: list[Plain] = []
    for number, entry in enumerate(match.record.entries, 1):
        if entry.is_undo:
            told.append(
                {"n": number, "seat": entry.seat, "undo": entry.to, "notation": f"back to {entry.to}"}
            )
        else:
            told.append({"n": number, "seat": entry.seat, "notation": entry.move})
    return told
