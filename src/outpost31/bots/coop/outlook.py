"""Outlook: is it better to leave now, or to stay for another test? (C-7.2, C-8.1, C-8.2)"""

from __future__ import annotations

from functools import cache

from outpost31.bots.coop.belief import best_guess, stopping_chance

FIRST_STRENGTH = 5
"""What the alien starts with when the first is exposed (C-6.2)."""
A_TEST_WITHOUT_BAG = 0.5
"""How likely a blood bag is found in time when there is none."""
QUIET_ROUND, HUNTED_ROUND = 0.9, 0.75
"""What a round of waiting leaves of the chances, without and with an exposed alien."""


@cache
def chance_of_winning(unknown: int, aliens: int, cards: int, strength: int, bags: int, rounds: int) -> float:
    """The chance with the best decision in each of the rounds in which one can still leave."""
    leaving = best_guess(unknown, aliens, cards) * (1.0 - stopping_chance(strength))
    return max(leaving, chance_of_waiting(unknown, aliens, cards, strength, bags, rounds))


@cache
def chance_of_waiting(unknown: int, aliens: int, cards: int, strength: int, bags: int, rounds: int) -> float:
    """Stay this round, test one of the unknown at its end if there is a blood bag, and decide again."""
    if rounds <= 0:
        return 0.0
    kept = HUNTED_ROUND if strength else QUIET_ROUND
    if not unknown:
        return kept * (1.0 - stopping_chance(strength))
    tested = 1.0 if bags else A_TEST_WITHOUT_BAG
    later = max(0, bags - 1)
    alien = aliens / cards
    stronger = strength + 1 if strength else FIRST_STRENGTH
    known = 0.0
    if aliens:
        known += alien * chance_of_winning(unknown - 1, aliens - 1, cards - 1, stronger, later, rounds - 1)
    if alien < 1.0:
        known += (1.0 - alien) * chance_of_winning(
            unknown - 1, aliens, cards - 1, strength, later, rounds - 1
        )
    idle = chance_of_winning(unknown, aliens, cards, strength, bags, rounds - 1) if tested < 1.0 else 0.0
    return kept * (tested * known + (1.0 - tested) * idle)
