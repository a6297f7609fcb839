"""A veil with a hole in it does not pass: small leaks are planted, and the tests must find each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from outpost31 import Match
from outpost31.imagination import Veiled, veil
from outpost31.kernel import Seat
from tests.imagination.looking import compare_veils, follow_two_worlds

Hole = Callable[[Any, Seat, Any], None]


def leave_a_hand(match: Any, seat: Seat, veiled: Any) -> None:
    """One hand is left in place."""
    other = (seat + 1) % match.seats
    veiled.table.hands[other] = match.table.hands[other]


def leave_the_roles(match: Any, seat: Seat, veiled: Any) -> None:
    """Roles stay, as secrets of others."""
    veiled.table.roles = match.table.roles[:]


def leave_who_knows_roles(match: Any, seat: Seat, veiled: Any) -> None:
    """Roles are blank, but who knows them is left."""
    for blanked, role in zip(veiled.table.roles, match.table.roles, strict=True):
        blanked.known_to = tuple(sorted(role.known_to))


def leave_the_chain(match: Any, seat: Seat, veiled: Any) -> None:
    """Who infected whom is left."""
    veiled.table.chain = match.table.chain[:]


def leave_the_deck(match: Any, seat: Seat, veiled: Any) -> None:
    """The deck is left as it lies."""
    veiled.table.deck = match.table.deck.copy()


def leave_what_was_told(match: Any, seat: Seat, veiled: Any) -> None:
    """Everything that was told to anybody goes along."""
    veiled.table.told = match.all_told[:]


def leave_the_agenda(match: Any, seat: Seat, veiled: Any) -> None:
    """A step still carries the card that lies face down."""
    veiled.table.agenda = match.table.agenda[:]


def leave_sealed_answers(match: Any, seat: Seat, veiled: Any) -> None:
    """Everybody's sealed answers go along."""
    veiled.sealed = tuple(match._sealed.items())


def torn(hole: Hole) -> Callable[[Match, Seat], Veiled]:
    """The veil with a hole."""

    def draw(match: Match, seat: Seat) -> Veiled:
        veiled = veil(match, seat)
        hole(match, seat, veiled)
        return veiled

    return draw


@pytest.mark.parametrize(
    "hole",
    [
        leave_a_hand,
        leave_the_roles,
        leave_who_knows_roles,
        leave_the_chain,
        leave_the_deck,
        leave_what_was_told,
    ],
)
def test_what_changed_places_shows_through_a_hole(hole):
    with pytest.raises(AssertionError, match="…"):
        compare_veils("stayaway", 1500, torn(hole))


@pytest.mark.parametrize("hole", [leave_the_agenda, leave_sealed_answers])
def test_what_was_chosen_in_secret_shows_through_a_hole(hole):
    with pytest.raises(AssertionError, match="…"):
        follow_two_worlds("stayaway", 600, torn(hole))
