"""The saved form of the state: tiles, resources, explorers and boards by name, and the initial components."""

from __future__ import annotations

from typing import Final

from eldorado.core.info import complete
from eldorado.core.plain import Options, Plain
from eldorado.core.shapes import Counts, Each, Many, One, Rows, Shape
from eldorado.games.island.meta import INFO
from eldorado.games.island.model import actions
from eldorado.games.island.model.components import EXPLORER_NAMES, KIND_NAMES, RESOURCES
from eldorado.games.island.model.edition import rules_for
from eldorado.games.island.model.naming import Keeper
from eldorado.games.island.model.state import FIELDS, QUESTIONS, IslandState, look_up_tiles
from eldorado.kit import fields

ANSWERS: Final = Many(actions.CODEC.labels())  # in a window; when explorers are chosen they are 0 or 1
WINDOW: Final = "window"

SHAPES: Final[dict[str, Shape]] = {
    "kind": Many(KIND_NAMES),
    "bag": Counts(KIND_NAMES),
    "top": Many(KIND_NAMES),
    "cave": Counts(KIND_NAMES),
    "deep": Counts(KIND_NAMES),
    "sure": Counts(KIND_NAMES),
    "played": Counts(KIND_NAMES),
    "secret": Rows(KIND_NAMES),
    "keeper": One(KIND_NAMES),
    "relic": Each(Keeper()),
    "stock": Counts(RESOURCES),
    "treasure": Counts(RESOURCES),
    "hand": Rows(RESOURCES),
    "known": Rows(RESOURCES),
    "taken": Rows(RESOURCES),
    "explorer": Many(EXPLORER_NAMES),
}


def save(s: IslandState) -> Plain:
    """Return the whole state, secrets included."""
    told: dict[str, Plain] = {
        "seats": s.seats,
        "options": dict(s.rules.options),
        "components": s.rules.components(),
        **fields.dump(s, FIELDS, SHAPES),
        "questions": [QUESTIONS.save(question) for question in s.questions],
    }
    told["board"] = Many(s.rules.colours).save(s.board)
    if any(question["question"] == WINDOW for question in told["questions"]):
        told["answers"] = ANSWERS.save(s.answers)
    return told


def restore(data: Plain) -> IslandState:
    """Rebuild a saved state; options that came later have their defaults."""
    seats = int(data["seats"])
    options: Options = complete(INFO, data["options"])
    rules = rules_for(seats, options, data["components"])
    asked = data["questions"]
    plain = dict(data, board=Many(rules.colours).load(data["board"]))
    if any(question["question"] == WINDOW for question in asked):
        plain["answers"] = ANSWERS.load(data["answers"])
    s = IslandState(seats, rules)
    fields.load(s, plain, FIELDS, SHAPES)
    s.questions = [QUESTIONS.restore(question) for question in asked]
    look_up_tiles(s)
    return s
