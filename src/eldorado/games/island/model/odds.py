"""The exact chances of a battle: sums of dice by convolution (I-FIGHT-4)."""

from __future__ import annotations

_sums: dict[tuple[int, tuple[int, ...]], list[int]] = {}
_odds: dict[tuple[int, int, tuple[int, ...]], tuple[int, int, int]] = {}


def sums(n: int, faces: tuple[int, ...]) -> list[int]:
    """Count how many of the len(faces) ** n rolls have each sum.

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
    """Count the rolls in which the attacker wins, ties and loses; together len(faces) ** (attack + defence).

    >>> exact(1, 1, (1, 2, 3, 4, 5, 6))
    (15, 6, 15)
    """
    key = (attack, defence, faces)
    found = _odds.get(key)
    if found is None:
        found = compared(sums(attack, faces), sums(defence, faces))
        _odds[key] = found
    return found


def compared(attack: list[int], defence: list[int]) -> tuple[int, int, int]:
    """Count the ways in which the attacker wins, ties and loses, given each side's number of ways to each sum.

    >>> compared([0, 0, 1], sums(1, (1, 2, 3)))
    (1, 1, 1)
    """
    win = tie = loss = 0
    for mine, ways in enumerate(attack):
        if ways:
            win += ways * sum(defence[:mine])
            loss += ways * sum(defence[mine + 1 :])
            if mine < len(defence):
                tie += ways * defence[mine]
    return (win, tie, loss)


def chances(attack: int, defence: int, faces: tuple[int, ...]) -> tuple[int, int, int]:
    """Win, tie and loss in ten thousandths that add up to 10,000.

    >>> chances(3, 2, (1, 2, 3, 4, 5, 6))
    (7785, 695, 1520)
    """
    return shares(exact(attack, defence, faces))


def shares(ways: tuple[int, int, int]) -> tuple[int, int, int]:
    """Convert numbers of ways to ten thousandths that add up to 10,000.

    >>> shares((1, 1, 1))
    (3333, 3334, 3333)
    """
    win, tie, loss = ways
    whole = win + tie + loss
    a = (win * 10000 + whole // 2) // whole
    c = (loss * 10000 + whole // 2) // whole
    return (a, 10000 - a - c, c)
