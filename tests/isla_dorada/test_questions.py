"""Every question that games meet copies, saves and loads all its fields, and shows what can be loaded."""

from __future__ import annotations

from eldorado import games
from eldorado.core.dice import QuickDice
from eldorado.core.language import languages
from eldorado.core.question import check
from eldorado.games.isla_dorada.model import actions, cards
from eldorado.games.isla_dorada.model.state import QUESTIONS

GAME = games.load("isla_dorada")


def test_questions_copy_and_save_all_their_fields() -> None:
    met: set[str] = set()
    for seed in range(8):
        dice = QuickDice(seed)
        options = {"cooperative": seed % 2 == 1, "two_treasures": seed % 3 == 0}
        s = GAME.new(3 + seed % 4, GAME.options(3 + seed % 4, options), dice)
        while mask := GAME.actors(s):
            for question in s.questions:
                met.add(question.name)
                check(question, QUESTIONS)
                for eye in range(-1, s.seats):
                    assert QUESTIONS.load(question.show(s, eye)).name == question.name
            seat = (mask & -mask).bit_length() - 1
            legal = GAME.legal(s, seat)
            GAME.apply(s, seat, legal[dice.below(len(legal))], dice, None)
    # Refill never waits for anybody, so that no position at rest has it on top; below a bolt card it is met.
    assert met == set(QUESTIONS.kinds)


def test_every_bolt_card_is_a_question() -> None:
    assert set(cards.CARD[cards.HELD :]) <= set(QUESTIONS.kinds)


def test_literal_numbers_of_actions_are_those_of_the_codec() -> None:
    """What is written as a literal, for speed, is what the codec counts."""
    for kind in actions.CODEC.families:
        constant = kind.name.upper().replace("NO_SANGAIA", "NO")
        assert getattr(actions, constant) == kind.base, constant


def test_a_card_that_begins_with_a_vowel_has_its_article() -> None:
    said = languages.load("en", ["eldorado.games.isla_dorada"])
    for kind in ("discarded", "drew.secret", "stole_card.secret"):
        args = {"who": 0, "victim": 1}
        for card, told in (("ovetos", " an Ovetos"), ("yak", " a Yak")):
            assert told in said.say(f"isla_dorada.event.{kind}", {**args, "card": card}, ["Ada", "Bo"])
