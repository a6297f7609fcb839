"""Who burned whom: friendly fire, from a finished match with nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from outpost31 import Match
from outpost31.lab.learn.truth import Truth
from outpost31.lab.tables import HUMAN

Burning = tuple[str, str]
"""The roles of the burner and of the burned, at that moment."""


def burnings_at_stay_away(match: Match) -> Iterator[Burning]:
    """Eliminations by Flamethrower. (S-5.1)"""
    truth = Truth(match.seats)
    aimed = ("", "")
    for event in truth.follow(match.chronicle()):
        if event["event"] == "CardPlayed" and event["card"] == "flamethrower":
            aimed = truth.roles[event["seat"]], truth.roles[event["target"][0]]
        elif event["event"] == "PlayerEliminated" and event["cause"] == "flamethrower":
            yield aimed


BURNINGS: dict[str, Callable[[Match], Iterator[Burning]]] = {"stayaway": burnings_at_stay_away}
"""The games in which people burn people, and how to find out who did."""


def friendly_fire(burnings: Counter[Burning]) -> tuple[int, int]:
    """How many humans were burned by humans, and how many players humans burned in all."""
    by_humans = {burned: count for (by, burned), count in burnings.items() if by == HUMAN}
    return by_humans.get(HUMAN, 0), sum(by_humans.values())
