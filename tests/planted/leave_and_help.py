"""Bugs planted where fire needs leave, dice are helped, and people leave: laws and scenes must catch them."""

from __future__ import annotations

from dataclasses import replace as changed
from typing import Any

import pytest

from outpost31 import Match
from outpost31.games.outpost import burning
from outpost31.games.outpost.actions import PlayBonus
from outpost31.games.outpost.coop import actions, dice, escape
from outpost31.games.outpost.coop import options as coop_options
from outpost31.games.outpost.coop.annex import annex_of
from outpost31.games.outpost.coop.events import DieCancelled
from outpost31.games.outpost.coop.threat import raise_disks
from outpost31.games.outpost.editions import EDITIONS
from outpost31.games.outpost.ending import ALIEN_ABOARD, end
from outpost31.games.outpost.escape import board, start_escape
from outpost31.games.outpost.events import BurningAsked, BurningRefused
from outpost31.games.outpost.norwegian import escape as norwegian_escape
from outpost31.games.outpost.table import ALIEN, SABOTAGE, Outpost
from outpost31.games.outpost.weapons import DECLINE
from outpost31.kernel import NotAllowed, Questions
from tests.games.outpost import test_burning
from tests.games.outpost.coop import test_dice, test_end, test_fire, test_random_play
from tests.games.outpost.norwegian import test_escape
from tests.planted.planting import Bug

# The leader's leave ---------------------------------------------------------------------------------------------


def burn_without_leave(patch: pytest.MonkeyPatch) -> None:
    honest = actions.TakeAction.apply

    def apply(self: actions.TakeAction, table: Outpost, answers: tuple[Any, ...]) -> None:
        if answers and isinstance(answers[0], tuple):
            actions.burn_for_die(table, self.pawn, answers[0][1])
        else:
            honest(self, table, answers)

    patch.setattr(actions.TakeAction, "apply", apply)


def ask_leave_of_oneself(patch: pytest.MonkeyPatch) -> None:
    honest = actions.TakeAction.apply

    def apply(self: actions.TakeAction, table: Outpost, answers: tuple[Any, ...]) -> None:
        if answers and isinstance(answers[0], tuple):
            table.tell(BurningAsked(self.pawn, table.where[self.pawn]))
            table.first(actions.AllowFire(self.pawn, answers[0][1]))
        else:
            honest(self, table, answers)

    patch.setattr(actions.TakeAction, "apply", apply)


def burn_though_the_leader_refused(patch: pytest.MonkeyPatch) -> None:
    honest = actions.AllowFire.apply

    def apply(self: actions.AllowFire, table: Outpost, answers: tuple[Any, ...]) -> None:
        honest(self, table, answers)
        if answers[0] == burning.REFUSE:
            actions.burn_for_die(table, self.pawn, self.means)

    patch.setattr(actions.AllowFire, "apply", apply)


def take_the_dice_of_who_is_refused(patch: pytest.MonkeyPatch) -> None:
    def apply(self: actions.AllowFire, table: Outpost, answers: tuple[Any, ...]) -> None:
        if answers[0] == burning.ALLOW:
            actions.burn_for_die(table, self.pawn, self.means)
        else:
            table.tell(BurningRefused(self.pawn))

    patch.setattr(actions.AllowFire, "apply", apply)


def ask_for_leave_that_nobody_needs(patch: pytest.MonkeyPatch) -> None:
    def apply(self: burning.AskWhoBurns, table: Outpost, answers: tuple[Any, ...]) -> None:
        for pawn, means in zip(self.standing, answers, strict=True):
            if means != DECLINE:
                table.tell(BurningAsked(pawn, table.where[pawn]))
                table.first(burning.AllowBurning(pawn, means))

    patch.setattr(burning.AskWhoBurns, "apply", apply)


# Help and bonus cards -------------------------------------------------------------------------------------------


def help_only_before_cancelling(patch: pytest.MonkeyPatch) -> None:
    def apply(self: dice.CancelDice, table: Outpost, answers: tuple[Any, ...]) -> None:
        if not answers or answers[0] == dice.NONE:
            return
        annex, die, pawn = annex_of(table), answers[0], dice.assigned_to(table)
        table.tell(DieCancelled(pawn, annex.dice[die]))
        annex.dice = annex.dice[:die] + annex.dice[die + 1 :]
        table.first(self)
        raise_disks(table, (pawn,))

    patch.setattr(dice.CancelDice, "apply", apply)


def help_only_after_rerolls(patch: pytest.MonkeyPatch) -> None:
    def apply(self: actions.ImproveDice, table: Outpost, answers: tuple[Any, ...]) -> None:
        table.first(dice.RerollDice(), dice.TurnDie(), dice.CancelDice())

    patch.setattr(actions.ImproveDice, "apply", apply)


def help_who_is_gone(patch: pytest.MonkeyPatch) -> None:
    def ask(self: dice.TurnDie, table: Outpost) -> Questions:
        for pawn in table.standing_in("dormitory"):
            return (dice._die_question(table, pawn, "die_to_turn", annex_of(table).dice, (dice.NONE,)),)
        return ()

    patch.setattr(dice.TurnDie, "ask", ask)


def give_bonus_actions_only_to_good_dice(patch: pytest.MonkeyPatch) -> None:
    honest = actions.CarryOutDice.apply

    def apply(self: actions.CarryOutDice, table: Outpost, answers: tuple[Any, ...]) -> None:
        honest(self, table, answers)
        faces = annex_of(table).dice
        if SABOTAGE in faces or dice.THREAT in faces:
            assert isinstance(table.agenda[-1], PlayBonus)
            table.agenda.pop()

    patch.setattr(actions.CarryOutDice, "apply", apply)


def ask_for_a_bonus_before_bad_dice_only_who_has_one(patch: pytest.MonkeyPatch) -> None:
    honest = PlayBonus.ask

    def ask(self: PlayBonus, table: Outpost) -> Questions:
        questions = honest(self, table)
        bad = SABOTAGE in annex_of(table).dice or dice.THREAT in annex_of(table).dice
        return () if bad and len(questions[0].options) == 1 else questions

    def apply(self: PlayBonus, table: Outpost, answers: tuple[Any, ...]) -> None:
        if answers:
            carry_out(self, table, answers)

    carry_out = PlayBonus.apply
    patch.setattr(PlayBonus, "ask", ask)
    patch.setattr(PlayBonus, "apply", apply)


# Leaving --------------------------------------------------------------------------------------------------------


def board_though_an_escape_wins(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(escape, "get_away", start_escape)


def win_every_escape_at_once(patch: pytest.MonkeyPatch) -> None:
    def get_away(table: Outpost, pawn: int, vehicle: str) -> None:
        annex_of(table).escape_wins = True
        honest(table, pawn, vehicle)

    honest = escape.get_away
    patch.setattr(escape, "get_away", get_away)


def start_the_disks_on_the_token(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(coop_options, "THREAT_START", 9)


def let_every_alien_who_joins_win(patch: pytest.MonkeyPatch) -> None:
    _change_norwegian(patch, board=board)


def go_on_boarding_with_an_alien_shown(patch: pytest.MonkeyPatch) -> None:
    _change_norwegian(patch, may_board=lambda table, pawn: table.where[pawn] == table.vehicle)


def bring_only_a_lonely_driver_to_the_ufo(patch: pytest.MonkeyPatch) -> None:
    def depart(table: Outpost) -> None:
        if len(table.aboard) > 1 and table.role[table.aboard[0]].value == ALIEN:
            end(table, ALIEN_ABOARD, ALIEN)
        else:
            norwegian_escape.depart(table)

    _change_norwegian(patch, depart=depart)


def _change_norwegian(patch: pytest.MonkeyPatch, **parts: Any) -> None:
    for key, edition in list(EDITIONS.items()):
        if key.startswith("norwegian"):
            patch.setitem(EDITIONS, key, changed(edition, **parts))


def disks_on_the_token() -> None:
    """Figures that put the disks where the token lies are refused."""
    figures = {"suspicion_start": 6, "suspicion_red": 8}
    try:
        Match.new("coop", 2, options={"figures": figures})
    except NotAllowed:
        return
    raise AssertionError(f"{figures} were taken")


def random_fires() -> None:
    """Random play of people who like fire."""
    test_random_play.play_with_fire()


BUGS = [
    Bug(
        "burns without leave",
        "coop",
        burn_without_leave,
        test_fire.test_another_players_leader_is_asked_for_leave,
    ),
    Bug("burns without leave in random play", "coop", burn_without_leave, random_fires),
    Bug("asks leave of oneself", "coop", ask_leave_of_oneself, random_fires),
    Bug("burns though the leader refused", "coop", burn_though_the_leader_refused, random_fires),
    Bug(
        "takes the dice of who is refused",
        "coop",
        take_the_dice_of_who_is_refused,
        test_fire.test_who_is_refused_keeps_fire_and_dice_and_may_do_something_else,
    ),
    Bug(
        "asks for leave that nobody needs",
        "boardgame",
        ask_for_leave_that_nobody_needs,
        test_burning.test_where_the_table_knows_no_leave_whoever_has_fire_burns_in_turn_order,
    ),
    Bug(
        "helps only before cancelling",
        "coop",
        help_only_before_cancelling,
        test_dice.test_after_each_cancelled_die_the_one_in_the_dormitory_is_asked_again,
    ),
    Bug(
        "helps only after rerolls",
        "coop",
        help_only_after_rerolls,
        test_dice.test_who_stands_in_the_dormitory_is_asked_before_rerolls_and_after_them,
    ),
    Bug(
        "helps who is gone",
        "coop",
        help_who_is_gone,
        test_dice.test_nobody_turns_a_die_when_none_is_left_or_its_character_is_gone,
    ),
    Bug(
        "gives bonus actions only to good dice",
        "coop",
        give_bonus_actions_only_to_good_dice,
        test_dice.test_bonus_cards_come_before_bad_dice_too,
    ),
    Bug(
        "asks for a bonus before bad dice only who has one",
        "coop",
        ask_for_a_bonus_before_bad_dice_only_who_has_one,
        test_dice.test_who_has_no_bonus_card_is_asked_alike_with_bad_dice,
    ),
    Bug(
        "boards though an escape wins",
        "coop",
        board_though_an_escape_wins,
        test_end.test_where_an_escape_wins_a_roll_that_does_not_stop_it_wins_at_once,
    ),
    Bug(
        "wins every escape at once",
        "coop",
        win_every_escape_at_once,
        test_end.test_who_boards_shows_its_card_and_with_only_aliens_left_behind_all_players_have_won,
    ),
    Bug("starts the disks on the token", "coop", start_the_disks_on_the_token, disks_on_the_token),
    Bug(
        "lets every alien who joins win",
        "norwegian",
        let_every_alien_who_joins_win,
        test_escape.test_two_aliens_in_a_snow_cat_come_to_the_ufo,
    ),
    Bug(
        "goes on boarding with an alien shown",
        "norwegian",
        go_on_boarding_with_an_alien_shown,
        test_escape.test_an_alien_who_joins_a_snow_cat_ends_the_boarding_though_others_would_board,
    ),
    Bug(
        "brings only a lonely driver to the UFO",
        "norwegian",
        bring_only_a_lonely_driver_to_the_ufo,
        test_escape.test_two_aliens_in_a_snow_cat_come_to_the_ufo,
    ),
]
