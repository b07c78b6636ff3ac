"""The catalogue: templates, fallbacks, the made-up language, and that every key the code raises has words."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from eldorado import games
from eldorado.core.errors import UserError
from eldorado.core.language import fluent, languages, words
from eldorado.core.language.check import faults
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


PLACES = [f"eldorado.games.{p.parent.name}" for p in SOURCE.glob("games/*/meta.py")]


def all_words(language: str = "en") -> Words:
    return languages.load(language, PLACES)


def test_every_error_raised_has_words_and_gives_what_they_need() -> None:
    catalogue = all_words()
    wrong: list[str] = []
    for file in sorted(SOURCE.rglob("*.py")):
        for line, key, names in raised(ast.parse(file.read_text(encoding="utf-8"))):
            place = f"{file.relative_to(SOURCE)}:{line}"
            if key not in catalogue:
                wrong.append(f"{place}: no words for {key}")
            elif names is not None:
                needed = {need.name for need in catalogue.needs(key)}
                wrong += [f"{place}: {key} needs {name}" for name in sorted(needed - names)]
    assert not wrong, "\n".join(wrong)


def test_the_scan_sees_a_missing_key() -> None:
    assert raised(ast.parse("raise BadOption('no.such', game=1)\nraise Refused('Q-1', 'x.y')")) == [
        (1, "no.such", {"game"}),
        (2, "x.y", set()),
    ]


CARDS = "{ $n ->\n [one] a card\n *[other] { $n } cards\n }"


@pytest.mark.parametrize(
    ("sentence", "args", "said"),
    [
        (CARDS, {"n": 1}, "a card"),
        (CARDS, {"n": 0}, "0 cards"),
        (CARDS, {"n": 1234567}, "1234567 cards"),
        (CARDS, {"n": "{n}"}, "{n} cards"),
        ("{ SEAT($who) } and { SEAT($all) }", {"who": 1, "all": [0, 2]}, "Bo and Ada, Player 3"),
        ('{ WORD($c, of: "card") }', {"c": ["a", "b"]}, "Ace, card.b"),
        ('{ WORD($c, of: "card") }', {"c": []}, ""),
        ("{ HALF($x) }", {"x": [5, 2]}, "2½, 1"),
        ("{ HALF($x) }", {"x": -1}, "-½"),
        ('{ WORD($on, of: "switch") }', {"on": True}, "yes"),
        ("{ $on ->\n [true] on\n *[other] off\n }", {"on": True}, "on"),
        ("{ $gone } stays visible", {}, "{$gone} stays visible"),
        ('write { "{" } side, q { "}" }', {"side": "A"}, "write { side, q }"),
        ('{ "" }', {}, ""),
        ("{ NUMBER($n, minimumFractionDigits: 1) }", {"n": 1234}, "1,234.0"),
    ],
)
def test_sentences(sentence: str, args: dict[str, object], said: str) -> None:
    catalogue = Words.read("en", f"s = {sentence}\nseat = Player {{ $n }}\ncard-a = Ace\nswitch-true = yes")
    assert catalogue.say("s", args, ["Ada", "Bo", ""]) == said


def test_each_language_counts_in_its_own_way() -> None:
    polish = Words.read("pl", "cards = { $n ->\n [one] karta\n [few] karty\n *[many] kart\n }")
    assert [polish.say("cards", {"n": n}) for n in (1, 3, 5, 22)] == ["karta", "karty", "kart", "karty"]
    nobodys = Words.read("tlh", "cards = { $n ->\n [one] a\n *[other] b\n }")
    assert [nobodys.say("cards", {"n": n}) for n in (1, 2)] == ["a", "b"]


def test_terms_and_their_grammar() -> None:
    italian = Words.read(
        "it",
        """
-city = città
    .gender = f
go = Vai { -city.gender ->
    [f] alla
   *[m] al
 } { -city }
twice = { go }, { go }
""",
    )
    assert italian.say("twice") == "Vai alla città, Vai alla città"


def test_an_argument_of_any_length_and_a_sentence_within_itself_are_said() -> None:
    catalogue = Words.read("en", 'a = { $x }\nround-a = { WORD($x, of: "round") }')
    assert catalogue.say("a", {"x": "x" * 5000}) == "x" * 2000 + "…"
    assert catalogue.say("round.a", {"x": "a"}) == "round.a"


def test_a_looked_up_sentence_may_use_the_same_arguments() -> None:
    catalogue = Words.read("en", 'use-spade = { $n } spades\ndid = { $who } used { WORD($what, of: "use") }')
    assert catalogue.say("did", {"who": "Bo", "what": "spade", "n": 2}) == "Bo used 2 spades"
    assert catalogue.problems("did", {"who": "Bo", "what": "spade"}) == ["argument n of use.spade"]


def test_problems_name_what_is_missing() -> None:
    catalogue = Words.read(
        "en", 'a = { $n ->\n [one] x\n *[other] y\n } { WORD($card, of: "card") }\ncard-b = B'
    )
    assert catalogue.problems("a", {"n": 1, "card": "b"}) == []
    assert catalogue.problems("a", {"n": "1", "card": ["b", "c"]}) == [
        "argument n of a is no number",
        "card.c",
    ]
    assert catalogue.problems("z") == ["z"]


@pytest.mark.slow
def test_the_made_up_language_is_longer_keeps_every_argument_and_is_bracketed() -> None:
    english = all_words()
    strange = Words("x-pseudo", pseudo(english.catalogues[0]))
    assert strange.entries.keys() == english.entries.keys()
    bare = [key for key in english.entries if not english.needs(key) and len(english.say(key)) > 20]
    assert bare
    for key in english.entries:
        assert strange.needs(key) == english.needs(key)
        assert strange.say(key)[0] == "⟦"
        assert strange.say(key)[-1] == "⟧"
    for key in bare:
        assert 1.3 < len(strange.say(key)) / len(english.say(key)) < 1.6, key


@pytest.mark.parametrize(
    ("source", "line", "problem"),
    [
        ("a = x\n\nb = Take { $n", 3, 'Expected token: "}"'),
        ("a = x\nb =\n", 2, 'Expected message "b" to have a value'),
        ("a = x\nb = { $n ->\n  [one] x\n }\n", 4, "marked as default"),
        ("a = x\n[core]\n", 2, "Expected an entry start"),
        ("a = x\nb y\n", 2, "a line begins with the name of a sentence"),
        ("a = x\na = y\n", 2, "“a” has a sentence already in line 1"),
        ("# Words\nseat = Giocatore { $no }\n", 2, "$no is no argument of this sentence; it has $n"),
        ("language-name = { $no }\n", 1, "$no is no argument of this sentence, which has none"),
        ("seat = { CHAIR($n) }\n", 1, "there is no function CHAIR; choose one of"),
        ("seat = { -city } { $n }\n", 1, "there is no sentence or term -city"),
    ],
)
def test_mistakes_are_named_with_file_and_line(
    source: str, line: int, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "words/xx"
    folder.mkdir(parents=True)
    (folder / "core.ftl").write_text(source, "utf-8")
    monkeypatch.setenv(languages.FOLDERS, str(tmp_path))
    try:
        (found,) = faults("xx", PLACES)
    except UserError as error:
        found = error
    assert f"core.ftl, line {line}, cannot be read as words: " in str(found)
    assert problem in str(found)


def test_a_sentence_that_cannot_be_read_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "words/xx").mkdir(parents=True)
    (tmp_path / "words/xx/core.ftl").write_text("seat = Sedia { $n\nlanguage-name = Xx\n", "utf-8")
    monkeypatch.setenv(languages.FOLDERS, str(tmp_path))
    said = languages.load("xx")
    assert [said.say("seat", {"n": 1}), said.say("language.name")] == ["Player 1", "Xx"]
    assert "core.ftl, line 1" in caplog.text


def test_files_of_the_old_form_and_of_another_encoding_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "words/xx"
    folder.mkdir(parents=True)
    monkeypatch.setenv(languages.FOLDERS, str(tmp_path))
    (folder / "core.ftl").write_bytes(b"a = x\nb = citt\xe0\n")
    with pytest.raises(UserError, match=r"core\.ftl, line 2.*not written in UTF-8"):
        languages.sentences("xx")
    (folder / "core.ftl").rename(folder / "core.toml")
    with pytest.raises(UserError, match=r"core\.toml is no file of sentences any more"):
        languages.sentences("xx")


def test_keys_and_messages_are_each_others() -> None:
    for key in all_words().entries:
        assert fluent.key_of(fluent.id_of(key)) == key


def test_a_language_without_a_file_speaks_english() -> None:
    assert languages.load("xx").say("seat", {"n": 1}) == languages.load("en").say("seat", {"n": 1})


def told(catalogue: Words, key: str) -> set[tuple[str, str, str]]:
    """What a sentence says of its arguments. What only chooses between words may differ between languages."""
    return {(need.name, need.how, need.of) for need in catalogue.needs(key) if not need.chooses}


@pytest.mark.parametrize("language", [code for code in languages.languages() if code != "en"])
def test_a_translation_says_the_same_things(language: str) -> None:
    english, own = all_words(), all_words(language)
    mine = set(own.catalogues[0].messages())
    assert not mine - set(english.entries), "these sentences are said nowhere any more"
    wrong = [key for key in mine if told(own, key) != told(english, key)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", languages.languages())
def test_our_own_catalogues_have_no_mistakes(language: str) -> None:
    assert [str(error) for error in faults(language, games.homes())] == []
