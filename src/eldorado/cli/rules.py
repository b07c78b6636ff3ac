"""Show the rules of a game, clause by clause, or which of them are proven."""

from __future__ import annotations

from pathlib import Path

from eldorado import games
from eldorado.cli._setup import print_json, progress, put, tests_folder
from eldorado.core import rulebook
from eldorado.core.errors import BadOption
from eldorado.core.language import languages
from eldorado.core.plain import Plain


def rules(
    game: str,
    word: str = "",
    *,
    coverage: bool = False,
    tests: Path | None = None,
    workers: int = 2,
    json: bool = False,
) -> int:
    """Show the clauses of a game: all, one by its id, or those that carry a word.

    With --coverage: which of these clauses are proven, by mutants that the scenarios citing them must notice; the exit
    code is 1 unless all are. docs/scenarios.md says what counts.

    Parameters
    ----------
    game
        which game; `eldorado games` lists them
    word
        a clause such as Q-MOVE-1, or a word to look for
    coverage
        run the mutants
    tests
        the folder with scenarios and mutants; by default it is searched for
    workers
        how many mutants are run at the same time
    json
        print one JSON document instead of text
    """
    info = games.info(game)
    book = rulebook.load(info, languages.spoken())
    if workers < 1:
        raise BadOption("option.too_small", option="workers", least=1)
    clauses = found_in(book, word, game)
    if coverage:
        return proof(game, book, clauses, tests_folder(tests), workers, json)
    if json:
        print_json({"game": game, "clauses": [clause.plain() for clause in clauses]})
        return 0
    section, ruling = "", games.words().say("ui.rules.ruling")
    for clause in clauses:
        if clause.section != section:
            print(f"\n{clause.section}" if section else clause.section)
            section = clause.section
        put(f"  {clause.id}  {clause.told(ruling)}")
    return 0


def found_in(book: rulebook.Rulebook, word: str, game: str) -> list[rulebook.Clause]:
    """The clauses a word selects: all without a word, one by its id, or those that contain it."""
    if not word:
        return book.clauses
    clauses = [book.by_id[word.upper()]] if word.upper() in book else book.find(word)
    if not clauses and word.upper()[:4] in {clause.id[:4] for clause in book.clauses}:
        raise BadOption("rules.unknown_clause", clause=word, choices=book.near(word))
    if not clauses:
        raise BadOption("rules.not_found", word=word, game=game)
    return clauses


def proof(
    game: str,
    book: rulebook.Rulebook,
    clauses: list[rulebook.Clause],
    tests: Path,
    workers: int,
    json: bool,
) -> int:
    """Run the mutants of these clauses against the scenarios that cite them."""
    import eldorado
    from eldorado.core.scenarios.proof import narrowed, prove, read_mutants, read_scenarios

    tree = Path(eldorado.__file__).resolve().parent
    asked = {clause.id for clause in clauses}
    mutants = narrowed(read_mutants(tests / game / "mutants.toml", tree, book), asked)
    scenarios = [s for s in read_scenarios(tests / game / "scenarios", game, book) if asked & set(s.proves)]
    part = rulebook.Rulebook(clauses)
    with progress("mutants", len(mutants.mutants)) as bar:
        found = prove(
            game, games.home(game), part, scenarios, mutants, tree, workers, lambda done, of: bar(done)
        )
    if json:
        print_json(found)
    else:
        show(found)
    return 1 if found["missing"] or found["survivors"] or found["failing"] else 0


def show(found: Plain) -> None:
    print(f"{found['game']}: {found['proven']} of {found['clauses']} clauses proven, ", end="")
    print(f"{found['scenarios']} scenarios, {found['mutants']} mutants")
    for name in ("missing", "survivors", "later", "failing"):
        if found[name]:
            print(f"  {name}: {', '.join(found[name])}")
    for clause, reason in found["unmutable"].items():
        print(f"  no mutant for {clause}: {reason}")
