"""Bugs planted in the boardgame: leaks and broken rules that the laws must catch."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from outpost31.games.outpost import (
    contagion,
    ending,
    hands,
    maintenance,
    movement,
    setup,
    supplies,
    table,
    weapons,
)
from outpost31.games.outpost.accusation import ExposeThemselves
from outpost31.games.outpost.attacks import FaceAlien
from outpost31.games.outpost.contagion import LayOutTokens, NoticeCheck
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.events import CardShown, PowerFailed, ThingsDrawn
from outpost31.games.outpost.finds import DrawLabToken
from outpost31.games.outpost.hands import DrawBlind, ShowFlashlight
from outpost31.games.outpost.movement import TakeTurn
from outpost31.games.outpost.table import ALIEN, Outpost
from outpost31.games.outpost.testing import AskForTest, PickTester, RunTests
from outpost31.games.outpost.trading import OfferThings
from outpost31.games.outpost.uses import UseVehicle
from outpost31.kernel import Question, Questions, Secret
from tests.games.outpost.scene import Scene
from tests.planted.planting import Bug, Plant, leak_into_view, replace


def _ask_only(
    patch: pytest.MonkeyPatch, step: type[Any], is_asked: Callable[[Question], bool], otherwise: Any
) -> None:
    """Put a question only to some, and answer for the others."""
    honest, carry_out = step.ask, step.apply

    def ask(self: Any, table: Outpost) -> Questions:
        return tuple(question for question in honest(self, table) if is_asked(question))

    def apply(self: Any, table: Outpost, answers: tuple[Any, ...]) -> None:
        given = iter(answers)
        asked = honest(self, table)
        carry_out(self, table, tuple(next(given) if is_asked(one) else otherwise for one in asked))

    patch.setattr(step, "ask", ask)
    patch.setattr(step, "apply", apply)


def _has_a_choice(question: Question) -> bool:
    return len(question.options) > 1


def show_every_hand(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        for person in seen["people"]:
            person["hand"] = list(table.hands[person["pawn"]].value)

    leak_into_view(patch, "boardgame", leak)


def show_the_team_the_hidden_aliens(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        if viewer in table.team():
            seen["aliens"] = [pawn for pawn, role in enumerate(table.role) if role.value == ALIEN]

    leak_into_view(patch, "boardgame", leak)


def show_all_which_rooms_are_haunted(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        seen["alien"]["rooms"] = [room for room, _ in table.ambush.value]

    leak_into_view(patch, "boardgame", leak)


def show_the_spectator_the_stack(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Outpost, viewer: int | None, seen: dict[str, Any]) -> None:
        if viewer is None:
            seen["piles"]["stack"] = table.stack.cards()

    leak_into_view(patch, "boardgame", leak)


def show_every_card_handed_over(patch: pytest.MonkeyPatch) -> None:
    honest = hands.hand_over

    def hand_over(table: Outpost, pawn: int, card: str, drawn_by: int | None = None) -> None:
        honest(table, pawn, card, drawn_by)
        table.tell(CardShown(pawn, card))

    replace(patch, hands.hand_over, hand_over)


def ask_only_aliens_for_tokens(patch: pytest.MonkeyPatch) -> None:
    _ask_only(patch, LayOutTokens, _has_a_choice, "two_human")


def ask_only_aliens_to_expose_themselves(patch: pytest.MonkeyPatch) -> None:
    _ask_only(patch, ExposeThemselves, _has_a_choice, "stay_hidden")


def ask_only_who_has_fire(patch: pytest.MonkeyPatch) -> None:
    _ask_only(patch, FaceAlien, _has_a_choice, "decline")


def ask_only_who_can_test(patch: pytest.MonkeyPatch) -> None:
    _ask_only(patch, AskForTest, _has_a_choice, "decline")


def ask_only_who_holds_a_flashlight(patch: pytest.MonkeyPatch) -> None:
    _ask_only(patch, ShowFlashlight, _has_a_choice, "decline")


def ask_only_who_can_use_the_vehicle(patch: pytest.MonkeyPatch) -> None:
    _ask_only(
        patch, UseVehicle, lambda question: "refuel" in question.options or _has_a_choice(question), "nothing"
    )


def ask_the_leader_only_about_volunteers(patch: pytest.MonkeyPatch) -> None:
    _ask_only(patch, PickTester, _has_a_choice, "none")


def notice_only_the_aliens(patch: pytest.MonkeyPatch) -> None:
    _ask_only(patch, NoticeCheck, lambda question: dict(question.about)["role"] == ALIEN, "confirm")


def ask_aliens_in_other_words(patch: pytest.MonkeyPatch) -> None:
    honest = LayOutTokens.ask

    def ask(self: LayOutTokens, table: Outpost) -> Questions:
        asked = honest(self, table)
        for question in asked:
            if _has_a_choice(question):
                question.kind = "contagion"
        return asked

    patch.setattr(LayOutTokens, "ask", ask)


def announce_infections(patch: pytest.MonkeyPatch) -> None:
    honest = contagion.infect

    def infect(table: Outpost, infections: tuple[Any, ...]) -> None:
        honest(table, infections)
        if infections:
            table.tell(PowerFailed())

    replace(patch, contagion.infect, infect)


def show_lab_tokens_to_all(patch: pytest.MonkeyPatch) -> None:
    honest = DrawLabToken.apply

    def apply(self: DrawLabToken, table: Outpost, answers: tuple[Any, ...]) -> None:
        honest(self, table, answers)
        if answers:
            everybody = tuple(range(table.seats))
            table.tell(ThingsDrawn(self.pawn, "lab", 1, Secret(table.drawn.value, everybody)))

    patch.setattr(DrawLabToken, "apply", apply)


def let_all_hear_offers(patch: pytest.MonkeyPatch) -> None:
    honest = OfferThings.apply

    def apply(self: OfferThings, table: Outpost, answers: tuple[Any, ...]) -> None:
        before = len(table.told)
        honest(self, table, answers)
        table.told[before:] = [getattr(event, "event", event) for event in table.told[before:]]

    patch.setattr(OfferThings, "apply", apply)


def lose_burned_fuel(patch: pytest.MonkeyPatch) -> None:
    def burn_fuel(table: Outpost, room: str, count: int) -> None:
        burned = min(count, table.fuel[room])
        table.fuel[room] -= burned
        supplies.add_damage(table, room, count - burned)

    replace(patch, maintenance.burn_fuel, burn_fuel)


def lose_reloads(patch: pytest.MonkeyPatch) -> None:
    honest = weapons.spend_reload

    def spend_reload(table: Outpost, pawn: int) -> None:
        honest(table, pawn)
        table.reloads_left -= 1

    replace(patch, weapons.spend_reload, spend_reload)


def keep_one_and_put_all_back(patch: pytest.MonkeyPatch) -> None:
    replace(patch, table.without, lambda kinds, kind: kinds)


def let_four_into_a_room(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(movement, "ROOM_LIMIT", 4)


def play_round_forty(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(setup, "LAST_ROUND", 10**9)
    replace(patch, ending.end_frozen, lambda table: None)


def share_the_dogs_with_copies(patch: pytest.MonkeyPatch) -> None:
    Outpost(4).copy()  # so that there is a derived one
    honest = Outpost.copy

    def copy(self: Outpost) -> Outpost:
        new = honest(self)
        new.suspicion, new.dogs = self.suspicion, self.dogs
        return new

    patch.setattr(Outpost, "copy", copy)


def draw_by_chance_of_its_own(patch: pytest.MonkeyPatch) -> None:
    honest = DrawBlind.apply

    def apply(self: DrawBlind, table: Outpost, answers: tuple[Any, ...]) -> None:
        honest(self, table, (random.randrange(len(table.hands[self.pawn].value)),))

    patch.setattr(DrawBlind, "apply", apply)


def forget_who_infected_whom(patch: pytest.MonkeyPatch) -> None:
    honest = contagion.infect

    def infect(table: Outpost, infections: tuple[Any, ...]) -> None:
        honest(table, infections)
        if infections:
            table.chain.pop()

    replace(patch, contagion.infect, infect)


# Scenes for what random play comes upon too seldom -----------------------------------------------------------


def a_vehicle_is_tried_without_keys() -> None:
    people = {"blair": "@shed", "garry": "lying", "norris": "lying", "nauls": "alien lying"}
    scene = Scene(people, damage={"shed": 0}, fuel={"shed": 2}).reveals("use").declines("blair")
    assert scene.asked == [("blair", "vehicle_use")]


def the_leader_is_asked_though_nobody_can_test() -> None:
    scene = Scene(blair="", garry="", norris="", nauls="alien").begins(RunTests()).answers("blair", "A")
    assert len(scene.asked) == 4
    scene.all_answer("decline")
    assert scene.asked == [("blair", "tester")]


def a_lab_token_is_seen_by_who_drew_it_alone() -> None:
    people = {"garry": "@laboratory", "blair": "lying", "norris": "lying", "nauls": "alien lying"}
    scene = Scene(people).reveals("use").declines("garry")
    assert [event["things"] for event in scene.told("blair", "ThingsDrawn")] == [None]


def a_reload_goes_back_to_the_supply() -> None:
    scene = Scene(blair="@shed flamethrower:2", garry="@shed", norris="", nauls="alien")
    scene.begins(ResolveEncounters()).answers("garry", "decline").answers("blair", "reload")
    assert scene.reloads("blair") == (1,)


def a_room_with_three_is_full() -> None:
    scene = Scene(blair="@shed", garry="@shed", norris="@shed", nauls="alien use").begins(TakeTurn(3))
    scene.answers("nauls", "move")
    assert "shed" not in scene.offered("nauls")


PLANTED: tuple[tuple[Plant, str | Callable[[], None]], ...] = (
    (show_every_hand, "two_worlds"),
    (show_the_team_the_hidden_aliens, "two_worlds"),
    (show_all_which_rooms_are_haunted, "two_worlds"),
    (show_the_spectator_the_stack, "two_worlds"),
    (show_every_card_handed_over, "two_worlds"),
    (ask_only_aliens_for_tokens, "two_worlds"),
    (ask_only_aliens_to_expose_themselves, "two_worlds"),
    (ask_only_who_has_fire, "two_worlds"),
    (ask_only_who_can_test, the_leader_is_asked_though_nobody_can_test),
    (ask_only_who_holds_a_flashlight, "two_worlds"),
    (ask_only_who_can_use_the_vehicle, a_vehicle_is_tried_without_keys),
    (ask_the_leader_only_about_volunteers, the_leader_is_asked_though_nobody_can_test),
    (notice_only_the_aliens, "two_worlds"),
    (ask_aliens_in_other_words, "two_worlds"),
    (announce_infections, "two_worlds"),
    (show_lab_tokens_to_all, a_lab_token_is_seen_by_who_drew_it_alone),
    (let_all_hear_offers, "two_worlds"),
    (lose_burned_fuel, "conservation"),
    (lose_reloads, a_reload_goes_back_to_the_supply),
    (keep_one_and_put_all_back, "conservation"),
    (let_four_into_a_room, a_room_with_three_is_full),
    (play_round_forty, "conservation"),
    (forget_who_infected_whom, "conservation"),
    (share_the_dogs_with_copies, "copies"),
    (draw_by_chance_of_its_own, "digests"),
)

BUGS = [Bug(getattr(plant, "__name__", ""), "boardgame", plant, caught_by) for plant, caught_by in PLANTED]
