"""Bugs planted in the game for 1 to 3 players: leaks and broken rules that the laws and scenes must catch."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.games.outpost.coop import actions, dice, escape, exposure, rounds, threat
from outpost31.games.outpost.coop.annex import Annex, annex_of
from outpost31.games.outpost.coop.setup import DealRoleCards
from outpost31.games.outpost.escape import KEYS
from outpost31.games.outpost.table import Outpost, without
from outpost31.kernel import Question, Secret
from tests.games.outpost.coop import test_dice, test_end, test_exposure
from tests.planted.planting import Bug, leak_into_view


def let_players_look_at_their_role_cards(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        for person in seen["people"]:
            if viewer is not None and person["player"] == viewer:
                person["role"] = table.role[person["pawn"]].value

    leak_into_view(patch, "coop", leak)


def show_the_role_cards_of_the_gone(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        for person in seen["people"]:
            if person["status"] != "character":
                person["role"] = table.role[person["pawn"]].value

    leak_into_view(patch, "coop", leak)


def show_what_went_back_to_the_box(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        seen["piles"]["box"] = dict(table.box)

    leak_into_view(patch, "coop", leak)


def open_every_hand_though_it_is_closed(patch: pytest.MonkeyPatch) -> None:
    def own(self: Outpost, pawn: int, kinds: tuple[str, ...]) -> Secret[tuple[str, ...]]:
        return Secret(kinds, range(self.seats))

    patch.setattr(Outpost, "own", own)


def ask_for_a_reroll_only_who_has_light(patch: pytest.MonkeyPatch) -> None:
    honest = dice.RerollDice.ask

    def ask(self: dice.RerollDice, table: Outpost) -> tuple[Question, ...]:
        questions = honest(self, table)
        return questions if len(questions) and len(questions[0].options) > 1 else ()

    patch.setattr(dice.RerollDice, "ask", ask)


def share_the_annex_with_copies(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Annex, "copy", lambda self: self)


def forget_the_role_cards_that_are_left_over(patch: pytest.MonkeyPatch) -> None:
    honest = DealRoleCards.apply

    def apply(self: DealRoleCards, table: Outpost, answers: tuple[Any, ...]) -> None:
        honest(self, table, answers)
        kind = next(kind for kind in ("role:human", "role:alien") if table.box.get(kind))
        table.box[kind] -= 1

    patch.setattr(DealRoleCards, "apply", apply)


def let_nobody_take_over(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(exposure.TakeOverCharacter, "_giver", lambda self, table: None)


def keep_the_sheet_with_who_is_gone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(exposure.SettleLeader, "apply", lambda self, table, answers: None)


def let_the_token_into_green(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(threat, "FIRST_SPACE", 0)


def look_at_the_token_only_when_it_stops(patch: pytest.MonkeyPatch) -> None:
    def apply(self: threat.MoveToken, table: Outpost, answers: tuple[Any, ...]) -> None:
        annex = annex_of(table)
        annex.threat = min(max(annex.threat + self.spaces, threat.FIRST_SPACE), threat.LAST_SPACE)
        table.first(threat.MeetToken())

    patch.setattr(threat.MoveToken, "apply", apply)


def pass_the_sheet_twice(patch: pytest.MonkeyPatch) -> None:
    def apply(self: rounds.PassSheet, table: Outpost, answers: tuple[Any, ...]) -> None:
        exposure.pass_sheet(table)

    patch.setattr(rounds.PassSheet, "apply", apply)


def lose_the_keys_with_a_stopped_escape(patch: pytest.MonkeyPatch) -> None:
    honest = escape.RollAgainstEscape.apply

    def apply(self: escape.RollAgainstEscape, table: Outpost, answers: tuple[Any, ...]) -> None:
        honest(self, table, answers)
        if table.vehicle is None and KEYS in table.items[self.pawn].value:
            table.items[self.pawn] = table.own(self.pawn, without(table.items[self.pawn].value, KEYS))
            table.send_to_box(KEYS)

    patch.setattr(escape.RollAgainstEscape, "apply", apply)


def go_on_after_a_stopped_escape(patch: pytest.MonkeyPatch) -> None:
    honest = escape.RollAgainstEscape.apply

    def apply(self: escape.RollAgainstEscape, table: Outpost, answers: tuple[Any, ...]) -> None:
        left = annex_of(table).assignments_left
        honest(self, table, answers)
        annex_of(table).assignments_left = left

    patch.setattr(escape.RollAgainstEscape, "apply", apply)


def assign_dice_to_who_is_in_the_dormitory(patch: pytest.MonkeyPatch) -> None:
    def assignable(table: Outpost) -> tuple[int, ...]:
        return tuple(pawn for pawn, stands in enumerate(table.standing) if stands)

    patch.setattr(dice, "assignable", assignable)
    patch.setattr(actions, "assignable", assignable)


BUGS = [
    Bug("let_players_look_at_their_role_cards", "coop", let_players_look_at_their_role_cards, "two_worlds"),
    Bug("show_the_role_cards_of_the_gone", "coop", show_the_role_cards_of_the_gone, "two_worlds"),
    Bug("show_what_went_back_to_the_box", "coop", show_what_went_back_to_the_box, "two_worlds"),
    Bug(
        "open_every_hand_though_it_is_closed",
        "coop",
        open_every_hand_though_it_is_closed,
        "two_worlds",
        (("open_hands", False),),
    ),
    Bug(
        "ask_for_a_reroll_only_who_has_light",
        "coop",
        ask_for_a_reroll_only_who_has_light,
        test_dice.test_in_darkness_a_flashlight_is_shown_and_kept_and_who_has_none_is_asked_alike,
    ),
    Bug("share_the_annex_with_copies", "coop", share_the_annex_with_copies, "copies"),
    Bug(
        "forget_the_role_cards_that_are_left_over",
        "coop",
        forget_the_role_cards_that_are_left_over,
        "conservation",
    ),
    Bug("let_nobody_take_over", "coop", let_nobody_take_over, "conservation"),
    Bug("keep_the_sheet_with_who_is_gone", "coop", keep_the_sheet_with_who_is_gone, "conservation"),
    Bug(
        "let_the_token_into_green",
        "coop",
        let_the_token_into_green,
        test_exposure.test_the_token_never_enters_green,
    ),
    Bug(
        "look_at_the_token_only_when_it_stops",
        "coop",
        look_at_the_token_only_when_it_stops,
        test_exposure.test_on_its_way_right_the_token_meets_disks_too,
    ),
    Bug(
        "pass_the_sheet_twice",
        "coop",
        pass_the_sheet_twice,
        test_exposure.test_the_sheet_of_a_leader_without_characters_goes_left_and_not_again_in_phase_9,
    ),
    Bug(
        "lose_the_keys_with_a_stopped_escape",
        "coop",
        lose_the_keys_with_a_stopped_escape,
        test_end.test_three_bad_faces_of_the_alien_stop_an_escape,
    ),
    Bug(
        "go_on_after_a_stopped_escape",
        "coop",
        go_on_after_a_stopped_escape,
        test_end.test_a_stopped_escape_ends_the_phase_though_others_stand,
    ),
    Bug(
        "assign_dice_to_who_is_in_the_dormitory",
        "coop",
        assign_dice_to_who_is_in_the_dormitory,
        test_dice.test_without_anybody_on_their_feet_there_is_no_assignment,
    ),
]
