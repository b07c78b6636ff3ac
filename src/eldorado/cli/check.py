"""Run scenarios."""

from __future__ import annotations

from pathlib import Path

from eldorado import games
from eldorado.cli._setup import print_json
from eldorado.core import rulebook
from eldorado.core.errors import BadScenario
from eldorado.core.plain import Plain
from eldorado.core.scenarios.scenario import Failed, read, run


def check(*files: Path, json: bool = False) -> int:
    """Run scenarios and say which do not hold; the exit code is 1 if any does not, and 2 if one cannot even be played.
    docs/scenarios.md has the format.

    Parameters
    ----------
    files
        scenario files, or folders of them
    json
        print one JSON document instead of text
    """
    if not files:
        raise BadScenario("cli.missing", command="check", argument="FILE")
    found = [file for given in files for file in scenarios(given)]
    if not found:
        raise BadScenario("scenario.no_files", choices=[str(file) for file in files])
    words = games.words()
    told: list[Plain] = []
    code = 0
    for file in found:
        scenario = read(file)
        known = {clause.id for clause in rulebook.load(games.info(scenario.game)).clauses}
        for clause in scenario.proves:
            if clause not in known:
                raise BadScenario("proof.unknown_clause", file=str(file), clause=clause)
        entry: dict[str, Plain] = {"file": str(file), "title": scenario.title, "proves": scenario.proves}
        try:
            run(scenario, games.load(scenario.game))
            entry["ok"] = True
        except Failed as failed:
            said = words.say(failed.key, failed.args_)
            entry |= {"ok": False, "play": failed.play, "why": said}
            code = max(code, 2 if failed.broken else 1)
            sentence = {"file": str(file), "play": failed.play, "said": said}
            if failed.broken and len(found) == 1 and not json:
                raise BadScenario("scenario.fails", **sentence) from None
            if not json:
                print(words.say("scenario.fails", sentence))
        told.append(entry)
    bad = sum(not entry["ok"] for entry in told)
    if json:
        print_json({"scenarios": told, "failed": bad})
    else:
        print(words.say("cli.check.hold", {"held": len(told) - bad, "of": len(told)}))
    return code


def scenarios(given: Path) -> list[Path]:
    return sorted(given.rglob("*.toml")) if given.is_dir() else [given]
