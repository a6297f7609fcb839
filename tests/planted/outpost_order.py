"""Orders planted in the games on the outpost: things told as they came tell where they came from."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.games.outpost import movement, trading, view
from tests.planted.planting import Bug


def _as_it_came(kinds: Any) -> tuple[Any, ...]:
    return tuple(kinds)


def show_holdings_as_they_came(patch: pytest.MonkeyPatch) -> None:
    """A hand and what somebody holds are seen in the order in which they came."""
    patch.setattr(view, "_things", lambda secret: [*secret.value])


def tell_the_deck_as_it_lies(patch: pytest.MonkeyPatch) -> None:
    """B-5.10: who looks through the deck sees what is in it, not how it lies."""
    patch.setattr(movement, "in_order", _as_it_came)


def offer_things_as_they_came(patch: pytest.MonkeyPatch) -> None:
    """B-10.2: the partner sees what is offered, not which of it came last."""
    patch.setattr(trading, "in_order", _as_it_came)


BUGS = [
    *(
        Bug("show_holdings_as_they_came", game, show_holdings_as_they_came, "two_worlds")
        for game in ("boardgame", "coop", "norwegian")
    ),
    Bug("tell_the_deck_as_it_lies", "boardgame", tell_the_deck_as_it_lies, "two_worlds"),
    Bug("offer_things_as_they_came", "boardgame", offer_things_as_they_came, "two_worlds"),
]
