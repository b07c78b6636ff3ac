"""The exact chances of a battle: sums of dice by convolution (I-FIGHT-4)."""

from __future__ import annotations

_sums: dict[tuple[int, tuple[int, ...]], list[int]] = {}
_odds: dict[tuple[int, int, tuple[int, ...]], tuple[int, int, int]] = {}


def sums(n: int, faces: tuple[int, ...]) -> list[int]:
    """How many of the len(faces) ** n rolls have each sum.

    >>> sums(2, (1, 2, 3, 4, 5, 6))[7]
    6
    """
    found = _sums.get((n, faces))
    if found is None:
        if n == 0:
            found = [1]
        else:
            less = sums(n - 1, faces)
            found = [0] * (len(less) + max(faces))
            for value, ways in enumerate(less):
                for face in faces:
                    found[value + face] += ways
        _sums[(n, faces)] = found
    return found


def exact(attack: int, defence: int, faces: tuple[int, ...]) -> tuple[int, int, int]:
    """Rolls in which the attacker wins, ties and loses; together len(faces) ** (attack + defence).

    >>> exact(1, 1, (1, 2, 3, 4, 5, 6))
    (15, 6, 15)
    """
    key = (attack, defence, faces)
    found = _odds.get(key)
    if found is None:
        win = tie = loss = 0
        theirs = sums(defence, faces)
        for mine, ways in enumerate(sums(attack, faces)):
            if ways:
                win += ways * sum(theirs[:mine])
                loss += ways * sum(theirs[mine + 1 :])
                if mine < len(theirs):
                    tie += ways * theirs[mine]
        found = (win, tie, loss)
        _odds[key] = found
    return found


def chances(attack: int, defence: int, faces: tuple[int, ...]) -> tuple[int, int, int]:
    """Win, tie and loss in ten thousandths that add up to 10,000.

    >>> chances(3, 2, (1, 2, 3, 4, 5, 6))
    (7785, 695, 1520)
    """
    win, tie, loss = exact(attack, defence, faces)
    whole = win + tie + loss
    a = (win * 10000 + whole // 2) // whole
    c = (loss * 10000 + whole // 2) // whole
    return (a, 10000 - a - c, c)
