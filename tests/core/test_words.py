"""The catalogue: templates, fallbacks, the made-up language, and that every key the code raises has words."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from eldorado.core.language import languages, words
from eldorado.core.language.pseudo import pseudo
from eldorado.core.language.words import Words

SOURCE = Path(words.__file__).parents[2]
ERRORS = {
    "UserError", "BadOption", "BadPosition", "BadNotation", "BadAction", "BadRecord", "BadScenario",
}  # fmt: skip


def raised(tree: ast.AST) -> list[tuple[int, str, set[str] | None]]:
    """Line, key and argument names of every error the code raises with a literal key (None: names not literal)."""
    found: list[tuple[int, str, set[str] | None]] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        position = 0 if name in ERRORS else 1 if name == "Refused" else -1
        if position < 0 or len(node.args) <= position:
            continue
        key = node.args[position]
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            names = {k.arg for k in node.keywords if k.arg}
            found.append(
                (node.lineno, key.value, None if any(k.arg is None for k in node.keywords) else names)
            )
    return found


def all_words() -> Words:
    games = [f"eldorado.games.{p.parent.name}" for p in SOURCE.glob("games/*/meta.py")]
    return languages.load("en", games)


def test_every_error_raised_has_words_and_gives_what_they_need() -> None:
    catalogue = all_words()
    wrong: list[str] = []
    for file in sorted(SOURCE.rglob("*.py")):
        for line, key, names in raised(ast.parse(file.read_text(encoding="utf-8"))):
            place = f"{file.relative_to(SOURCE)}:{line}"
            if key not in catalogue:
                wrong.append(f"{place}: no words for {key}")
            elif names is not None:
                needed = {hole[0] for hole in words.HOLE.findall(catalogue.entries[key])}
                wrong += [f"{place}: {key} needs {name}" for name in sorted(needed - names)]
    assert not wrong, "\n".join(wrong)


def test_the_scan_sees_a_missing_key() -> None:
    assert raised(ast.parse("raise BadOption('no.such', game=1)\nraise Refused('Q-1', 'x.y')")) == [
        (1, "no.such", {"game"}),
        (2, "x.y", set()),
    ]


@pytest.mark.parametrize(
    ("template", "args", "said"),
    [
        ("{n} {n#card|cards}", {"n": 1}, "1 card"),
        ("{n} {n#card|cards}", {"n": 0}, "0 cards"),
        ("{who:seat} and {all:seat}", {"who": 1, "all": [0, 2]}, "Bo and Ada, Player 3"),
        ("{c:card}", {"c": ["a", "b"]}, "Ace, card.b"),
        ("{c:card}", {"c": []}, ""),
        ("{x:half}", {"x": [5, 2]}, "2½, 1"),
        ("{x:half}", {"x": -1}, "-½"),
        ("{on:switch}", {"on": True}, "yes"),
        ("{gone} stays visible", {}, "{gone} stays visible"),
        ("write { side, q }", {"side": "A"}, "write { side, q }"),
    ],
)
def test_templates(template: str, args: dict[str, object], said: str) -> None:
    catalogue = Words("en", {"seat": "Player {n}", "card.a": "Ace", "switch.true": "yes"})
    assert catalogue.fill(template, args, ["Ada", "Bo", ""]) == said


def test_braces_are_not_doubled_anywhere() -> None:
    """They need no escape here: a doubled one would be shown so."""
    assert [key for key, template in all_words().entries.items() if "{{" in template] == []


def test_a_looked_up_sentence_may_use_the_same_arguments() -> None:
    catalogue = Words("en", {"use.spade": "{n} spades", "did": "{who} used {what:use}"})
    assert catalogue.say("did", {"who": "Bo", "what": "spade", "n": 2}) == "Bo used 2 spades"
    assert catalogue.problems("did", {"who": "Bo", "what": "spade"}) == ["argument n of use.spade"]


def test_problems_name_what_is_missing() -> None:
    catalogue = Words("en", {"a": "{n#x|y} {card:card}", "card.b": "B"})
    assert catalogue.problems("a", {"n": 1, "card": "b"}) == []
    assert catalogue.problems("a", {"n": "1", "card": ["b", "c"]}) == [
        "argument n of a is no number",
        "card.c",
    ]
    assert catalogue.problems("z") == ["z"]


def test_the_made_up_language_is_longer_keeps_every_hole_and_is_bracketed() -> None:
    english = all_words()
    strange = pseudo(english)
    assert strange.entries.keys() == english.entries.keys()
    long_ones = [k for k, t in english.entries.items() if len(t) > 20]
    assert long_ones
    for key, template in english.entries.items():
        made = strange.entries[key]
        assert made[0] == "⟦"
        assert made[-1] == "⟧"
        assert [h[0] for h in words.HOLE.findall(made)] == [h[0] for h in words.HOLE.findall(template)]
    bare = [k for k in long_ones if not words.HOLE.search(english.entries[k])]
    for key in bare:
        grown = len(strange.entries[key]) / len(english.entries[key])
        assert 1.3 < grown < 1.6, key


def test_flatten_takes_the_leaf_of_a_parent_and_refuses_what_is_no_sentence() -> None:
    assert words.flatten({"a": {"_": "A", "b": {"c": "C"}}}) == {"a": "A", "a.b.c": "C"}
    with pytest.raises(ValueError, match=r"a\.b"):
        words.flatten({"a": {"b": 3}})


def test_a_language_without_a_file_speaks_english() -> None:
    assert languages.load("xx").say("seat", {"n": 1}) == languages.load("en").say("seat", {"n": 1})


def holes(template: str) -> set[tuple[str, str]]:
    """What a sentence needs: its arguments and how each is said. Words chosen by number differ between languages."""
    return {(name, rest if mark == ":" else "") for name, mark, rest in words.HOLE.findall(template)}


@pytest.mark.parametrize("language", [code for code in languages.languages() if code != "en"])
def test_a_translation_says_the_same_things(language: str) -> None:
    english = all_words().entries
    games = [f"eldorado.games.{p.parent.name}" for p in SOURCE.glob("games/*/meta.py")]
    own = languages.sentences(language, games)
    assert not set(own) - set(english), "these sentences are said nowhere any more"
    wrong = [f"{key}: {said}" for key, said in own.items() if holes(said) != holes(english[key])]
    assert not wrong, "\n".join(wrong)
