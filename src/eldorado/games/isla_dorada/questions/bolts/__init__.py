"""The nine bolt cards, each with everything it does (D-BOLT-…)."""

from __future__ import annotations

from eldorado.games.isla_dorada.model.data import ADVENTURE
from eldorado.games.isla_dorada.model.state import QUESTIONS
from eldorado.games.isla_dorada.questions.bolts import antik, diawas, istwa, monsters, panda, robbers, samedi
from eldorado.games.isla_dorada.questions.bolts.bolt import Bolt

__all__ = ["antik", "diawas", "istwa", "monsters", "panda", "robbers", "samedi"]

KNOWN = [
    name for name, kind in QUESTIONS.kinds.items() if issubclass(kind, Bolt) and kind is not panda.PandaLoss
]
for entry in ADVENTURE.tables("card"):
    if entry.text("kind") == "bolt":
        entry.word("id", KNOWN)  # a bolt card unknown to the rules is refused
