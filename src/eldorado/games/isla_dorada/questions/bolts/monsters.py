"""Bigfoot closes a path by land, Leviathan one by water."""

from __future__ import annotations

from eldorado.core.dice import Dice
from eldorado.core.game import Event, Refusal
from eldorado.games.isla_dorada.model import actions, board
from eldorado.games.isla_dorada.model.state import QUESTIONS, IslaState
from eldorado.games.isla_dorada.questions.bolts.bolt import Bolt
from eldorado.games.isla_dorada.rules.refusals import no


class Monster(Bolt):
    """Moving the monster to another path."""

    def wet(self) -> bool:
        """Whether it lives in the water."""
        raise NotImplementedError

    def path(self, s: IslaState) -> int:
        """The monster's path, or -1."""
        return s.leviathan if self.wet() else s.bigfoot

    def legal(self, s: IslaState, seat: int) -> list[int]:
        wet = self.wet()
        here = self.path(s)
        found: list[int] = []
        for path in range(board.PATHS):
            if board.PATH_WET[path] == wet and path != here:
                found.append(actions.BLOCK + path)
        return found

    def apply(self, s: IslaState, seat: int, action: int, dice: Dice, out: list[Event] | None) -> None:
        s.questions.pop()
        path = action - actions.BLOCK
        if self.wet():
            s.leviathan = path
        else:
            s.bigfoot = path
        if out is not None:
            out.append(Event("monster", {"who": seat, "card": self.name, **board.path_args(path)}))

    def reason(self, s: IslaState, seat: int, action: int) -> Refusal | None:
        if actions.FAMILY[action] != actions.BLOCK:
            return None
        right = board.PATH_WET[action - actions.BLOCK] == self.wet()
        return no(self.clause(), "there_already" if right else "wrong_path", card=self.name)


class Bigfoot(Monster):
    """The monster of the land (D-BOLT-BIGFOOT)."""

    def copy(self) -> Bigfoot:
        return Bigfoot(self.seat)

    def wet(self) -> bool:
        return False


class Leviathan(Monster):
    """The monster of the water (D-BOLT-LEVIATHAN)."""

    def copy(self) -> Leviathan:
        return Leviathan(self.seat)

    def wet(self) -> bool:
        return True


QUESTIONS.add(Bigfoot)
QUESTIONS.add(Leviathan)
