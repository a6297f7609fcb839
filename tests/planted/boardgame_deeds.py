"""Deeds planted in the boardgame: deals that show, an alien that is not asked, clocks that answer for people."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.games.outpost import uses
from outpost31.games.outpost.accusation import Accuse
from outpost31.games.outpost.attacks import Prevail, can_sabotage
from outpost31.games.outpost.table import Outpost
from outpost31.games.outpost.trading import AnswerDeals, OfferThings, things_of
from outpost31.kernel import Questions
from tests.games.outpost import test_attacks, test_character_actions, test_reactions
from tests.planted.planting import Bug, Plant, leak_into_view


def ask_only_who_proposes_what_they_put_in(patch: pytest.MonkeyPatch) -> None:
    """B-10.2: those who are waited for show that somebody proposed a deal."""

    def asked(self: OfferThings, table: Outpost) -> list[int]:
        return [pawn for pawn, _ in self.partners if things_of(table, pawn)]

    patch.setattr(OfferThings, "_asked", asked)


def count_proposals_for_all_to_see(patch: pytest.MonkeyPatch) -> None:
    """B-10.2: no view shows that anything was proposed."""

    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        step = table.agenda[-1]
        seen["proposals"] = len(step.proposals) if isinstance(step, AnswerDeals) else 0

    leak_into_view(patch, "boardgame", leak)


def force_the_alien_to_assimilate(patch: pytest.MonkeyPatch) -> None:
    """B-6.6: it chooses, even where nothing is left to break."""
    honest = Prevail.ask

    def ask(self: Prevail, table: Outpost) -> Questions:
        (question,) = honest(self, table)
        if not can_sabotage(table, self.room):
            question.options = tuple(option for option in question.options if option != "sabotage")
        return (question,)

    patch.setattr(Prevail, "ask", ask)


def offer_use_at_any_vehicle(patch: pytest.MonkeyPatch) -> None:
    """B-7.8: not where it is full and damaged."""
    patch.setattr(uses.USE_VEHICLE, "can", uses._always)


def let_a_clock_abstain(patch: pytest.MonkeyPatch) -> None:
    """A vote is no reaction."""
    honest = Accuse.ask

    def ask(self: Accuse, table: Outpost) -> Questions:
        questions = honest(self, table)
        for question in questions:
            question.decline = "abstain"
        return questions

    patch.setattr(Accuse, "ask", ask)


def a_useless_vehicle_is_not_on_offer() -> None:
    test_character_actions.test_use_may_be_given_where_a_vehicle_takes_fuel_or_is_ready(
        {"shed": 3}, {"shed": 1}, False
    )


def nobody_votes_by_clock() -> None:
    test_reactions.test_no_clock_answers_for_who_votes_trades_tests_or_boards("boardgame")


PLANTED: tuple[tuple[Plant, Any], ...] = (
    (ask_only_who_proposes_what_they_put_in, "two_worlds"),
    (count_proposals_for_all_to_see, "two_worlds"),
    (
        force_the_alien_to_assimilate,
        test_attacks.test_a_stronger_alien_may_spare_who_is_there_though_nothing_is_left_to_break,
    ),
    (offer_use_at_any_vehicle, a_useless_vehicle_is_not_on_offer),
    (let_a_clock_abstain, nobody_votes_by_clock),
)

BUGS = [Bug(getattr(plant, "__name__", ""), "boardgame", plant, caught_by) for plant, caught_by in PLANTED]
