"""The public part of a view is written out field by field: it must be all fields but the secret ones."""

from __future__ import annotations

from eldorado.core.dice import QuickDice
from eldorado.games import load
from eldorado.games.island.knowledge.table import SECRET, fill, public_part, same_for_others
from eldorado.games.island.model.state import FIELDS, LATER, IslandState, clone
from eldorado.kit import fields

PUBLIC = [name for name in FIELDS if name not in SECRET]


def test_the_public_part_is_every_field_that_is_not_secret_and_can_be_put_back() -> None:
    game, dice = load("island"), QuickDice(3)
    s = game.new(4, game.options(4, {"bridge": True, "cave_tiles": True}), dice)
    for _ in range(300):
        told = public_part(s)
        assert told == fields.dump(s, PUBLIC)
        assert all(told[name] is not getattr(s, name) for name in PUBLIC if isinstance(told[name], list))
        other = IslandState(4, s.rules)
        fill(other, told)
        assert fields.dump(other, PUBLIC) == told
        assert all(getattr(other, name) is not told[name] for name in PUBLIC if isinstance(told[name], list))
        if not (mask := game.actors(s)):
            break
        seat = (mask & -mask).bit_length() - 1
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[dice.below(len(legal))], dice)
    assert LATER == []  # what stands for a list to come is never written to


# What others do with these does not concern a seat that is not asked: it sees them as a spectator does.
OF_OTHERS = (
    "turn", "die_a", "die_b", "mask", "free", "queue", "rolled", "done", "again", "stock", "hand", "speed",
    "known", "offer", "offers", "due", "came",
)  # fmt: skip


def test_positions_are_the_same_for_others_only_if_every_field_is_that_concerns_them() -> None:
    game, dice = load("island"), QuickDice(3)
    s = game.new(4, game.options(4, {"bridge": True, "cave_tiles": True}), dice)
    assert same_for_others(s, clone(s))
    for name in FIELDS:
        other = clone(s)
        value = getattr(other, name)
        setattr(other, name, [*value, 7] if isinstance(value, list) else value + 1)
        assert same_for_others(s, other) == (name in OF_OTHERS), name
