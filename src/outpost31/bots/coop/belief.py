"""Role cards: the 22 ways in which 2 aliens may lie under 6 characters, and what follows from those seen (C-1.3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from math import comb

from outpost31.games.outpost.shapes import PersonSeen

HUMAN_CARDS, ALIEN_CARDS, LEFT_OVER = 6, 2, 2
"""The role cards, and how many of them went back to the box."""
Aliens = frozenset[int]


@cache
def all_assignments(people: int) -> dict[Aliens, int]:
    """Every set of aliens that there may be, and in how many ways the cards can be dealt so."""
    return {
        frozenset(aliens): comb(LEFT_OVER, ALIEN_CARDS - count)
        for count in range(ALIEN_CARDS + 1)
        for aliens in combinations(range(people), count)
    }


@cache
def _weigh(shown: tuple[str | None, ...]) -> tuple[dict[Aliens, float], list[float]]:
    """How likely each set of aliens is, and each character an alien, with these cards shown in order of pawns."""
    possible = {
        aliens: ways
        for aliens, ways in all_assignments(len(shown)).items()
        if all(role is None or (pawn in aliens) == (role == "alien") for pawn, role in enumerate(shown))
    }
    total = sum(possible.values())
    weights = {aliens: ways / total for aliens, ways in possible.items()}
    alien = [
        sum(weight for aliens, weight in weights.items() if pawn in aliens) for pawn in range(len(shown))
    ]
    return weights, alien


class RoleBelief:
    """How likely each set of aliens is, given the role cards that were shown.

    Only a card that was shown tells anything: the token and the dogs take away whom they meet, human or not (C-6.2).
    """

    def __init__(self, people: Iterable[PersonSeen]) -> None:
        self.weights, self.alien = _weigh(tuple([one["role"] for one in people]))

    def departure(
        self, living: Iterable[int], aboard: Iterable[int] = (), left: Iterable[int] = ()
    ) -> tuple[float, Aliens]:
        """The best chance of a right departure, and whom to leave behind for it: the aliens, and nobody else (C-8.2).

        Those aboard are taken along and those left are not. Somebody has to board.
        """
        here, taken, stays = frozenset(living), frozenset(aboard), frozenset(left)
        chances: dict[Aliens, float] = {}
        for aliens, weight in self.weights.items():
            behind = aliens & here
            if not behind & taken and stays <= behind and behind != here:
                chances[behind] = chances.get(behind, 0.0) + weight
        if not chances:
            return 0.0, stays
        best = max(chances, key=lambda behind: (chances[behind], -len(behind), sorted(behind)))
        return chances[best], best


@cache
def best_guess(unknown: int, aliens: int, cards: int) -> float:
    """The chance to tell all unknown characters, if this many of the cards that nobody has seen are alien."""
    return max(
        comb(cards - unknown, aliens - among) / comb(cards, aliens)
        for among in range(min(unknown, aliens) + 1)
        if aliens - among <= cards - unknown
    )


@cache
def stopping_chance(strength: int) -> float:
    """How likely that many dice show 3 or more SABOTAGE or THREAT faces (C-8.1)."""
    return sum(
        comb(strength, bad) * (1 / 3) ** bad * (2 / 3) ** (strength - bad) for bad in range(3, strength + 1)
    )
