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


def leave_cards_in_hand(match: Any, seat: Seat, veiled: Any) -> None:
    """Everybody's action cards are left in hand."""
    veiled.table.hands = match.table.hands[:]


def leave_the_stack(match: Any, seat: Seat, veiled: Any) -> None:
    """The active stack is left as it lies."""
    veiled.table.stack = match.table.stack.copy()


def leave_role_cards(match: Any, seat: Seat, veiled: Any) -> None:
    """Role cards are left under the characters."""
    veiled.table.role = match.table.role[:]


def leave_the_box(match: Any, seat: Seat, veiled: Any) -> None:
    """The role cards that nobody has are left in the box."""
    veiled.table.box = match.table.box.copy()


def leave_the_ambush(match: Any, seat: Seat, veiled: Any) -> None:
    """Which rooms the alien waits in is left."""
    veiled.table.ambush = match.table.ambush


def leave_locations(match: Any, seat: Seat, veiled: Any) -> None:
    """The location deck is left, which lacks the alien's cards."""
    veiled.table.locations = sorted(match.table.locations)


def leave_records(match: Any, seat: Seat, veiled: Any) -> None:
    """Dental records are left."""
    veiled.table.annex.records = match.table.annex.records[:]


def leave_tokens_laid_out(match: Any, seat: Seat, veiled: Any) -> None:
    """Contagion tokens lie open."""
    veiled.table.laid = match.table.laid[:]


def torn(hole: Hole) -> Callable[[Match, Seat], Veiled | None]:
    """The veil with a hole."""

    def draw(match: Match, seat: Seat) -> Veiled | None:
        veiled = veil(match, seat)
        if veiled is not None:
            hole(match, seat, veiled)
        return veiled

    return draw


CHANGED_PLACES = [
    ("stayaway", leave_a_hand),
    ("stayaway", leave_the_roles),
    ("stayaway", leave_who_knows_roles),
    ("stayaway", leave_the_chain),
    ("stayaway", leave_the_deck),
    ("stayaway", leave_what_was_told),
    ("boardgame", leave_cards_in_hand),
    ("boardgame", leave_the_stack),
    ("boardgame", leave_role_cards),
    ("boardgame", leave_the_chain),
    ("boardgame", leave_the_ambush),
    ("boardgame", leave_locations),
    ("norwegian", leave_records),
    ("coop", leave_role_cards),
    ("coop", leave_the_box),
]
CHOSEN_IN_SECRET = [
    ("stayaway", leave_the_agenda, None),
    ("stayaway", leave_sealed_answers, None),
    ("boardgame", leave_tokens_laid_out, "tokens_to_lay_out"),
    ("boardgame", leave_sealed_answers, None),
]


@pytest.mark.parametrize(("game", "hole"), CHANGED_PLACES)
def test_what_changed_places_shows_through_a_hole(game, hole):
    with pytest.raises(AssertionError, match="…"):
        compare_veils(game, 1500, torn(hole))


@pytest.mark.parametrize(("game", "hole", "asking"), CHOSEN_IN_SECRET)
def test_what_was_chosen_in_secret_shows_through_a_hole(game, hole, asking):
    with pytest.raises(AssertionError, match="…"):
        follow_two_worlds(game, 600, torn(hole), asking=asking)
