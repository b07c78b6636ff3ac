"""English on a page that speaks another language: every visible text is held against all sentences of both."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import Page

from eldorado import games
from eldorado.core.language.words import Words

# Texts on the screen, and what is read aloud or shown when one points at something.
TEXTS = """() => {
  const found = new Set()
  const add = (s) => {
    const text = (s ?? '').replace(/\\s+/g, ' ').trim()
    if (/[A-Za-z]{3}/.test(text)) found.add(text)
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let n = walk.nextNode(); n; n = walk.nextNode())
    if (!n.parentElement.closest('script, style, kbd, option[lang], [data-free]')) add(n.textContent)
  for (const e of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(e.getAttribute(name))
  return [...found]
}"""
LEAST = 4  # letters of a sentence besides its arguments: less may be anybody's


def forms(node: Any) -> list[str]:
    """A pattern of Fluent as regular expressions: one for each form the sentence has."""
    made = [""]
    for part in node.elements:
        if type(part).__name__ == "TextElement":
            made = [each + re.escape(part.value) for each in made]
            continue
        variants = getattr(part.expression, "variants", None)
        literal = getattr(part.expression, "value", None)
        inner = [form for v in variants for form in forms(v.value)] if variants else [".+?"]
        if isinstance(literal, str):
            inner = [re.escape(literal)]
        made = [each + form for each in made for form in inner]
    return made


def letters(form: str) -> int:
    return sum(c.isalpha() for c in form.replace(".+?", ""))


@cache
def sentences(language: str) -> tuple[frozenset[str], list[re.Pattern[str]]]:
    """What can be said in a language: as it is, and with arguments."""
    words: Words = games.words(language)
    own = words.catalogues[0]
    said = [form for key in own.messages() for form in forms(own.tree(key).value)]
    bare = {re.sub(r"\\(.)", r"\1", form) for form in said if ".+?" not in form}
    filled = [re.compile(form) for form in set(said) if ".+?" in form and letters(form) >= LEAST]
    return frozenset(" ".join(text.split()) for text in bare), filled


def says(language: str, text: str) -> bool:
    bare, filled = sentences(language)
    if text in bare:
        return sum(c.isalpha() for c in text) >= LEAST
    return any(form.fullmatch(text) for form in filled)


def foreign(page: Page, language: str, seen: dict[str, bool]) -> list[str]:
    """The texts of a page that are English sentences and none of its language; `seen` remembers what was judged."""
    found: list[str] = page.evaluate(TEXTS)
    for text in found:
        if text not in seen:
            seen[text] = says("en", text) and not says(language, text)
    return [text for text in found if seen[text]]
