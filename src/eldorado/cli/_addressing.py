"""Speak to a player without a name: “You buy Scout”, where the words tell of somebody who buys.

The words tell what a player does in the third person. A sentence is put together with a mark in place of the
reader; English and Italian then speak to them, as the client in the browser does (`web/src/app/english.ts`,
`italian.ts`). In other languages the reader stands before or within the sentence as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from eldorado.core.language.words import Words

ME = "\ue000"
SUBJECT = re.compile(rf"(?:^|(?<=[.!?:] )){ME}( [^{ME}]*)")
Verb = Callable[[str], str]


def addressed(said: str, words: Words, lang: str) -> str:
    """A sentence with the mark of the reader in it, as it is said to them.

    >>> words = Words.read("en", "ui-seat-you = You\\nui-me-first = You:\\nui-me-within = you\\nui-me-of = your")
    >>> addressed(ME + " buys Scout.", words, "en"), addressed("Ada robs " + ME + ".", words, "en")
    ('You buy Scout.', 'Ada robs you.')
    >>> addressed("Round 2: " + ME + "'s turn.", words, "en")
    'Round 2: your turn.'
    """
    if ME not in said:
        return said
    told = re.sub(f"{ME}['’]s", lambda m: large(words.say("ui.me.of"), starts(said, m.start())), said)

    def speak(to: Verb) -> str:
        def turned(m: re.Match[str]) -> str:
            whole = to(m[1])
            return whole if starts(told, m.start()) else whole[0].lower() + whole[1:]

        return SUBJECT.sub(turned, told)

    if lang.startswith("en"):
        told = speak(lambda rest: words.say("ui.seat.you") + english(rest))
    elif lang.startswith("it"):
        told = within_italian(speak(italian))
    whole = told

    def left(m: re.Match[str]) -> str:
        first = starts(whole, m.start()) and whole[m.end() : m.end() + 1] == " "
        return words.say("ui.me.first" if first else "ui.me.within")

    return re.sub(ME, left, told)


def starts(text: str, at: int) -> bool:
    """Whether a sentence begins there."""
    return at == 0 or text[at - 2 : at] in (". ", "! ", "? ")


def large(word: str, first: bool = True) -> str:
    return word[:1].upper() + word[1:] if first else word


# --- English ---------------------------------------------------------------------------------------------------------
ODD = {"is": "are", "has": "have", "does": "do", "was": "were"}
# Verbs that follow another one: “leads and opens”. Nouns may stand there too (“cards and coins”).
VERBS = (
    "opens|gathers|takes|rules|draws|keeps|gives|goes|rests|plays|pays|wins|loses|has|is|does|gets|puts|buys|sells|"
    "steals|brings|finds|chooses|becomes|must|adds|throws|swaps|picks|wants|earns|leaves|stays|reaches|collects|discards"
)


def plain(verb: str) -> str:
    """The verb without its ending.

    >>> [plain(verb) for verb in ("buys", "passes", "carries", "has", "must")]
    ['buy', 'pass', 'carry', 'have', 'must']
    """
    if verb in ODD:
        return ODD[verb]
    if re.search(r"(ss|sh|ch|x|o)es$", verb):
        return verb[:-2]
    if re.search(r"[^aeiou]ies$", verb):
        return verb[:-3] + "y"
    return verb[:-1] if re.search(r"[^s]s$", verb) else verb


def english(rest: str) -> str:
    """What follows “You”, up to the end of its sentence.

    >>> english(" leads and opens the bidding. Ada passes.")
    ' lead and open the bidding. Ada passes.'
    """
    end = re.search(r"[.!?:]( |$)", rest)
    said, after = (rest[: end.start()], rest[end.start() :]) if end else (rest, "")
    said = re.sub(r"^ (\w+)", lambda m: " " + plain(m[1]), said)
    return re.sub(rf"( and )({VERBS})\b", lambda m: m[1] + plain(m[2]), said) + after


# --- Italian ---------------------------------------------------------------------------------------------------------
ODD_IT = {
    "ha": "hai",
    "è": "sei",
    "era": "eri",
    "va": "vai",
    "dà": "dai",
    "fa": "fai",
    "sta": "stai",
    "può": "puoi",
    "vuole": "vuoi",
    "si": "ti",
}
FOLLOWS = (
    "apre|attacca|gioca|governa|muove|nasconde|paga|pesca|prende|raccoglie|scarta|tiene"  # “guida e apre”
)
OWNED = re.compile(
    r"\b(l'|il |la |i |le |un'|una |un |(?:[nd]e|a|da|su)ll(?:'|a )|(?:ne|de|a|da|su)l )?"
    "(esploratore|avamposto|Lupo|ladro|forte|Juju|tesoro|posto|turno|"
    f"fattoria|mano|offerta|proposta|Ladri|carte) di {ME}",
    re.IGNORECASE,
)
FEMININE = ("fattoria", "mano", "offerta", "proposta")
BEHIND = re.compile(rf"(?<![a-zàèò])(Vince|Comincia|Decide|decide|Sta) ((?:pagando|decidendo) )?{ME}")


def second(verb: str) -> str:
    """The second person of a verb in the third; empty for a word that cannot be one.

    >>> [second(verb) for verb in ("compra", "paga", "finisce", "scambia", "dà", "e")]
    ['compri', 'paghi', 'finisci', 'scambi', 'dai', '']
    """
    if verb in ODD_IT:
        return ODD_IT[verb]
    if re.search(r"i[ae]$", verb):
        return verb[:-1]
    if re.search(r"[cg]a$", verb):
        return verb[:-1] + "hi"
    return verb[:-1] + "i" if re.search(r"..[ae]$", verb) else ""


def italian(rest: str) -> str:
    """What follows the reader at the beginning of a sentence, without a pronoun.

    >>> italian(" si siede."), italian(" guida e apre le offerte."), italian(" e Bruno giocano.")
    ('Ti siedi.', 'Guidi e apri le offerte.', 'Tu e Bruno giocano.')
    """
    found = re.match(r" (non )?(si )?([a-zàèò]+)", rest)
    verb = second(found[3]) if found else ""
    if not found or not verb:
        return f"Tu{rest}"
    after = re.sub(
        rf"( e )(si )?({FOLLOWS})\b",
        lambda m: m[1] + ("ti " if m[2] else "") + second(m[3]),
        rest[found.end() :],
    )
    return large((found[1] or "") + ("ti " if found[2] else "") + verb) + after


def owned(found: re.Match[str]) -> str:
    """What belongs to the reader, with the article or preposition before it."""
    article, thing = found[1] or "", found[2]
    many = {"Ladri": ("i", "tuoi"), "carte": ("le", "tue")}.get(thing)
    the, your = many or (("la", "tua") if thing in FEMININE else ("il", "tuo"))
    if re.fullmatch(r"l'|il |la |i |le |", article, re.IGNORECASE):
        return f"{large(the, article[:1].isupper())} {your} {thing}"
    if re.fullmatch(r"un'?a? ?", article, re.IGNORECASE):
        return f"{'una' if the == 'la' else 'un'} {your} {thing}"
    # “nell'offerta” is “nella tua offerta”, “nell'avamposto” is “nel tuo avamposto”
    apart = article[:-2] + ("la " if the == "la" else " ") if article.endswith("l'") else article
    return f"{apart}{your} {thing}"


def within_italian(said: str) -> str:
    """A sentence in which the reader is not the first word.

    >>> [within_italian(s.replace("ME", ME)) for s in ("Vince ME!", "Round 2: turno di ME.", "Ada attacca ME in 1,0.")]
    ['Vinci tu!', 'Round 2: il tuo turno.', 'Ada ti attacca in 1,0.']
    >>> within_italian("Ada aggiunge all'offerta di ME.".replace("ME", ME))
    'Ada aggiunge alla tua offerta.'
    """

    def behind(m: re.Match[str]) -> str:
        return f"{large(second(m[1].lower()), m[1][0].isupper())} {m[2] or ''}tu"

    told = BEHIND.sub(behind, said)
    told = re.sub(
        rf"\b(Poi) {ME} (lo )?([a-z]+)", lambda m: f"{m[1]} {m[2] or ''}{second(m[3]) or m[3]}", told
    )
    # Whom something is done to stands before the verb: “Ada ti attacca”.
    told = re.sub(rf" (attacca|propone a) {ME}", lambda m: f" ti {m[1].replace(' a', '')}", told)
    told = OWNED.sub(owned, told)
    told = re.sub(
        rf"\babitant([ei]) di {ME}", lambda m: "tuoi abitanti" if m[1] == "i" else "tuo abitante", told
    )
    told = re.sub(rf"\bVittoria di {ME}", "Hai vinto", told)
    return re.sub(rf"\bPrima {ME}", "Prima tu", told)
