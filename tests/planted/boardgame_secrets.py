"""More leaks planted in the boardgame: secrets that are told only when somebody looks for them."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.games.outpost.attacks import FaceAlien
from outpost31.games.outpost.burning import AskWhoBurns, BurnRooms
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.events import DealAnswered, FingerPointed, ThingKept, WeaponUsedToWithdraw
from outpost31.games.outpost.ruins import RemoveThings
from outpost31.games.outpost.table import DEAD, Outpost
from outpost31.games.outpost.testing import PickTester, RunTests
from outpost31.games.outpost.trading import ConfirmDeals
from outpost31.kernel import Secret
from tests.games.outpost.scene import Scene
from tests.planted.planting import Bug, Plant, leak_into_view


def show_all_who_would_test(patch: pytest.MonkeyPatch) -> None:
    """B-10.5: only the leader sees it."""

    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        step = table.agenda[-1]
        seen["willing"] = list(step.willing) if isinstance(step, PickTester) else []

    leak_into_view(patch, "boardgame", leak)


def show_the_roles_of_the_dead(patch: pytest.MonkeyPatch) -> None:
    """B-6.7: the role of who was assimilated is not shown."""

    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        for person in seen["people"]:
            if person["status"] == DEAD:
                person["role"] = table.role[person["pawn"]].value

    leak_into_view(patch, "boardgame", leak)


def tell_all_what_was_refused(patch: pytest.MonkeyPatch) -> None:
    """B-10.2: what was refused is seen by the two only, and how much it was, too."""
    honest = ConfirmDeals.apply

    def apply(self: ConfirmDeals, table: Outpost, answers: tuple[Any, ...]) -> None:
        honest(self, table, answers)
        said = dict(zip(table.in_turn(), answers, strict=True))
        for proposer, partner, offer, _ in self.deals:
            if said[proposer] == "refuse":
                table.tell(DealAnswered(proposer, partner, (), (), len(offer)))

    patch.setattr(ConfirmDeals, "apply", apply)


def tell_all_what_somebody_would_burn_with(patch: pytest.MonkeyPatch) -> None:
    """B-7.1: a weapon is seen when it is used."""
    honest = AskWhoBurns.apply

    def apply(self: AskWhoBurns, table: Outpost, answers: tuple[Any, ...]) -> None:
        for pawn, means in zip(self.standing, answers, strict=True):
            if means != "decline":
                table.tell(WeaponUsedToWithdraw(pawn, means))
        honest(self, table, answers)

    patch.setattr(AskWhoBurns, "apply", apply)


def tell_all_who_else_would_have_used_fire(patch: pytest.MonkeyPatch) -> None:
    """B-6.5: the other answers stay secret."""
    honest = FaceAlien.apply

    def apply(self: FaceAlien, table: Outpost, answers: tuple[Any, ...]) -> None:
        for pawn, means in zip(self.standing, answers, strict=True):
            if means != "decline":
                table.tell(FingerPointed(pawn, None))
        honest(self, table, answers)

    patch.setattr(FaceAlien, "apply", apply)


def show_what_leaves_the_game_unseen(patch: pytest.MonkeyPatch) -> None:
    """B-9: sabotage takes the top thing out of the game unseen."""
    honest = RemoveThings.apply

    def apply(self: RemoveThings, table: Outpost, answers: tuple[Any, ...]) -> None:
        before = dict(table.box)
        honest(self, table, answers)
        for kind in table.box:
            if table.box[kind] > before.get(kind, 0):
                table.tell(ThingKept(0, self.shelf, Secret(kind, tuple(range(table.seats)))))

    patch.setattr(RemoveThings, "apply", apply)


# Scenes for what random play comes upon too seldom -----------------------------------------------------------


def the_second_who_would_use_fire_is_not_told() -> None:
    told = []
    for answer in ("dynamite", "decline"):
        people = {
            "macready": "exposed",
            "windows": "@armory dynamite",
            "norris": "@armory dynamite",
            "nauls": "",
        }
        scene = Scene(people, leader="windows", ambush={"armory": 1}, stack="use use")
        scene.begins(ResolveEncounters()).answers("windows", "dynamite").answers("norris", answer)
        told.append(scene.told("nauls"))
    assert told[0] == told[1]


def a_weapon_that_was_only_asked_for_stays_secret() -> None:
    told = []
    for means in ("dynamite", "reload"):
        people = {
            "macready": "@shed dynamite flamethrower:1",
            "windows": "lying",
            "norris": "lying",
            "nauls": "alien",
        }
        scene = Scene(people, leader="windows", stack="use").begins(BurnRooms())
        told.append(scene.answers("macready", means).answers("windows", "refuse").told("nauls"))
    assert told[0] == told[1]


def volunteers_are_for_the_leader_alone() -> None:
    seen = []
    for answer in ("carry_out", "decline"):
        people = {"macready": "", "windows": "blood_bag", "norris": "", "nauls": "alien"}
        scene = Scene(people).begins(RunTests()).answers("macready", "A").answers("windows", answer)
        seen.append(scene.all_answer("decline").view("norris"))
    assert seen[0] == seen[1]


PLANTED: tuple[tuple[Plant, Any], ...] = (
    (show_all_who_would_test, volunteers_are_for_the_leader_alone),
    (show_the_roles_of_the_dead, "two_worlds"),
    (tell_all_what_was_refused, "two_worlds"),
    (tell_all_what_somebody_would_burn_with, a_weapon_that_was_only_asked_for_stays_secret),
    (tell_all_who_else_would_have_used_fire, the_second_who_would_use_fire_is_not_told),
    (show_what_leaves_the_game_unseen, "two_worlds"),
)

BUGS = [Bug(getattr(plant, "__name__", ""), "boardgame", plant, caught_by) for plant, caught_by in PLANTED]
