"""The codec and its speech: every action has one number and one line, and bad lines get an error that helps."""

from __future__ import annotations

import pytest

from eldorado.core.errors import BadAction, BadNotation
from eldorado.core.game import Move
from eldorado.kit.codec import Codec, by_position, family, names, numbers
from eldorado.kit.speech import Speech, Words

DIRECTIONS = names("direction", ["e", "w", "ne"])
PIECES = numbers("piece", 1, 2)
CARDS = names("card", ["scout", "sailor", "jack_of_all_trades"])
BOUGHT = names("card", ["sailor", "jack_of_all_trades"], first=1)
STEP, END = 0, 6


def declare() -> Codec:
    return Codec(
        family("step", {"piece": PIECES, "direction": DIRECTIONS}, "{direction} {piece}", base=STEP),
        family("end", base=END, clause="Q-1", reveals=True),
        family("give", {"card": CARDS}, at=["card:{card}", "hand:{seat}"], clause="Q-2"),
        family("coin", {"card": CARDS}, "spend {card} as coin"),
        family("spend", {"card": CARDS}),
        family("buy", {"card": BOUGHT}, ["buy {card}", "purchase {card}"]),
        family("lift", {"tile": by_position("tile", 4)}),
        family("overcome", {"seam": by_position("seam", 2)}, "{seam}"),
    )


class Position:
    def __init__(self, pieces: int = 2, tiles: tuple[str, ...] = ("0,0", "0,1", "C1,0")) -> None:
        self.pieces = pieces
        self.tiles = tiles


def piece_word(s: Position, seat: int, piece: int) -> str | None:
    return None if piece > s.pieces else str(piece) if s.pieces == 2 else ""


def tile_word(s: Position, seat: int, tile: int) -> str | None:
    return s.tiles[tile] if tile < len(s.tiles) else None


def tell_step(s: Position, seat: int, move: Move, values: list[int]) -> None:
    move.args["far"] = values[1] == 2


CODEC = declare()
SPEECH = Speech(
    "quest",
    CODEC,
    words={
        "piece": Words(piece_word),
        "tile": Words(tile_word),
        "seam": Words(lambda s, seat, seam: f"blockade {seam + 4}" if seam else "seam 1"),
    },
    details={"step": tell_step},
    forms={"buy": lambda s, seat: seat},
)


@pytest.mark.parametrize("s", [Position(), Position(1), Position(2, ())])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_meaningful_action_has_its_own_line_and_is_read_back(s: Position, seat: int) -> None:
    lines: dict[str, int] = {}
    for action in range(CODEC.size):
        if SPEECH.means(s, seat, action):
            line = SPEECH.notation(s, seat, action)
            assert line not in lines
            lines[line] = action
            assert SPEECH.encode(s, seat, f" {line.upper()}  ") == action
        else:
            with pytest.raises(BadAction):
                SPEECH.decode(s, seat, action)
    assert len(lines) >= 18


def test_numbers_follow_from_the_declaration() -> None:
    assert CODEC["step"].code(2, 1) == STEP + 1 * 3 + 1
    assert CODEC["step"].values_of(STEP + 4) == [2, 1]
    assert CODEC["buy"].code(1) == CODEC["buy"].base
    cards, bases = CODEC.column("card"), CODEC.bases()
    for action in range(CODEC.size):
        kind = CODEC.family(action)
        assert bases[action] == kind.base
        assert kind.code(*kind.values_of(action)) == action
        assert (cards[action] >= 0) == ("card" in kind.args)
    with pytest.raises(ValueError, match="0 is not a card"):
        CODEC["buy"].code(0)
    with pytest.raises(IndexError):
        CODEC.family(-1)


def test_moves_say_what_is_declared_and_what_the_game_adds() -> None:
    give = SPEECH.decode(Position(), 1, CODEC["give"].code(1))
    assert (give.kind, give.args, give.at, give.reveals) == (
        "give",
        {"card": "sailor"},
        ["card:sailor", "hand:1"],
        False,
    )
    assert SPEECH.decode(Position(1), 0, 2).args == {"piece": 1, "direction": "ne", "far": True}
    assert SPEECH.decode(Position(), 0, CODEC["lift"].code(2)).args == {"tile": "C1,0"}
    refusal = SPEECH.refusal(Position(), 0, CODEC["give"].code(0))
    assert (refusal.clause, refusal.key, refusal.args) == ("Q-2", "quest.refusal.give", {"card": "scout"})


def test_which_of_several_forms_is_written_depends_and_all_are_read() -> None:
    action = CODEC["buy"].code(2)
    assert SPEECH.notation(Position(), 0, action) == "buy jack_of_all_trades"
    assert SPEECH.notation(Position(), 1, action) == "purchase jack_of_all_trades"
    assert SPEECH.encode(Position(), 0, "purchase jack_of_all_trades") == action


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("", "notation.unreadable", {}),
        ("fly", "notation.unreadable", {}),
        ("give", "notation.ambiguous", {"choices": ["give scout", "give sailor", "give jack_of_all_trades"]}),
        ("give native", "notation.bad_word", {"word": "native", "what": "card"}),
        ("lift 7,7", "notation.bad_word", {"word": "7,7", "what": "tile", "choices": ["0,0", "0,1", "C1,0"]}),
        ("spend scout for coin", "notation.unreadable", {"choices": ["spend CARD as coin"]}),
        ("end now", "notation.unreadable", {}),
    ],
)
def test_a_line_that_cannot_be_read_says_what_is_wrong(text: str, key: str, args: dict[str, object]) -> None:
    with pytest.raises(BadNotation) as raised:
        SPEECH.encode(Position(), 0, text)
    assert raised.value.key == key
    assert {name: raised.value.args_[name] for name in args} == args
    assert str(raised.value)


def test_a_beginning_that_fits_one_legal_move_is_that_move() -> None:
    s = Position()
    assert SPEECH.encode(s, 0, "ne", [CODEC["step"].code(2, 2)]) == CODEC["step"].code(2, 2)
    assert SPEECH.encode(s, 0, "lift 0,1") == CODEC["lift"].code(1)
    with pytest.raises(BadNotation, match="several"):
        SPEECH.encode(s, 0, "ne", [CODEC["step"].code(piece, 2) for piece in (1, 2)])


def test_a_wrong_declaration_is_refused() -> None:
    with pytest.raises(ValueError, match="begins at 0, not at 4"):
        Codec(family("end", base=4))
    with pytest.raises(ValueError, match="same name"):
        Codec(family("end"), family("end"))
    with pytest.raises(ValueError, match="same word: scout"):
        names("card", ["scout", "scout"])
    with pytest.raises(ValueError, match="no words are given for tile"):
        Speech("quest", Codec(family("lift", {"tile": by_position("tile", 4)})))
    with pytest.raises(ValueError, match="no family called stepp"):
        Speech("quest", Codec(family("step")), forms={"stepp": lambda s, seat: 0})


def test_the_readable_list_names_every_family() -> None:
    assert ("buy CARD", "CARD: sailor, jack_of_all_trades", "") in CODEC.table()
    assert ("lift TILE", "TILE: a tile of the position", "") in CODEC.table()
    assert len(CODEC.table()) == len(CODEC.families)
