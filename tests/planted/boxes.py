"""Bugs planted in what the boxes print differently: each must be caught where its option is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from outpost31.games.outpost import attacks, boxes, food, meetings, supplies, trading
from outpost31.games.outpost.attacks import AskWhoShunsAlien, ReturnAlien
from outpost31.games.outpost.dogs import capture_dog
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.movement import TakeTurn
from outpost31.games.outpost.rescue import BoardAfterEncounters
from outpost31.games.outpost.table import Outpost
from outpost31.games.outpost.trading import Trade
from outpost31.kernel import Match, Question, Questions, options
from tests.games.outpost.scene import Scene
from tests.planted.planting import Bug, Plant, replace


def repair_a_boiler_that_is_gone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(supplies, "_break_down_at_once", lambda table, room: None)


def put_the_card_of_a_destroyed_boiler_back(patch: pytest.MonkeyPatch) -> None:
    honest = ReturnAlien.apply

    def apply(self: ReturnAlien, table: Outpost, answers: tuple[Any, ...]) -> None:
        honest(self, table, answers)
        if table.settings.boiler in table.locations_out and table.settings.boiler not in table.burned:
            table.locations_out.remove(table.settings.boiler)
            table.locations.append(table.settings.boiler)

    patch.setattr(ReturnAlien, "apply", apply)


def feed_nobody_from_an_empty_pantry(patch: pytest.MonkeyPatch) -> None:
    replace(patch, food.notice_empty_pantry, lambda table: None)


def ask_only_the_armed_before_the_alien(patch: pytest.MonkeyPatch) -> None:
    honest = AskWhoShunsAlien.ask

    def has_a_choice(question: Question) -> bool:
        return len(question.options) > 1

    def ask(self: AskWhoShunsAlien, table: Outpost) -> Questions:
        return tuple(filter(has_a_choice, honest(self, table)))

    def apply(self: AskWhoShunsAlien, table: Outpost, answers: tuple[Any, ...]) -> None:
        given = iter(answers)
        asked = honest(self, table)
        carry_out(self, table, tuple(next(given) if has_a_choice(one) else "decline" for one in asked))

    carry_out = AskWhoShunsAlien.apply
    patch.setattr(AskWhoShunsAlien, "ask", ask)
    patch.setattr(AskWhoShunsAlien, "apply", apply)


def let_the_alien_take_who_withdrew(patch: pytest.MonkeyPatch) -> None:
    honest = attacks.alien_prevails

    def alien_prevails(table: Outpost, room: str, people: tuple[int, ...]) -> None:
        honest(table, room, tuple(table.standing_in(room)))

    replace(patch, attacks.alien_prevails, alien_prevails)
    edition = edition_of(Scene(garry="", blair="", norris="", nauls="alien").table)
    patch.setitem(edition.__dict__, "alien_prevails", alien_prevails)


def capture_the_dog_with_those_who_withdrew(patch: pytest.MonkeyPatch) -> None:
    honest = meetings.AskWhoWithdraws.apply

    def apply(self: meetings.AskWhoWithdraws, table: Outpost, answers: tuple[Any, ...]) -> None:
        if len(self.people) > 1 and self.room in table.dogs:
            capture_dog(table, self.room)
        honest(self, table, answers)

    patch.setattr(meetings.AskWhoWithdraws, "apply", apply)


def board_on_a_turn_whatever_the_table_says(patch: pytest.MonkeyPatch) -> None:
    honest = TakeTurn.ask

    def ask(self: TakeTurn, table: Outpost) -> Questions:
        (question,) = honest(self, table)
        question.options = (*question.options, "board")
        return (question,)

    patch.setattr(TakeTurn, "ask", ask)


def trade_what_is_not_traded(patch: pytest.MonkeyPatch) -> None:
    honest = trading.things_of

    def things_of(table: Outpost, pawn: int) -> tuple[trading.Thing, ...]:
        tokens = () if table.settings.trade_lab_tokens else table.lab[pawn].value
        return (*honest(table, pawn), *(("lab", token, 0) for token in tokens))

    replace(patch, trading.things_of, things_of)
    replace(patch, trading.holds_something, lambda table, pawn: bool(things_of(table, pawn)))


def let_the_box_have_the_last_word(patch: pytest.MonkeyPatch) -> None:
    honest = options._settle_one

    def settle_one(kind: Any, given: Any, printed: Any, seats: int) -> Any:
        return honest(kind, {**given, **printed}, printed, seats)

    patch.setattr(options, "_settle_one", settle_one)


def forget_the_weather_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(boxes, "ONE_CARD_FOR_ALL", ())


# Scenes ------------------------------------------------------------------------------------------------------


def who_withdraws_from_the_alien_is_safe() -> None:
    people = {"garry": "@shed firearm", "blair": "@shed", "norris": "lying", "nauls": "exposed"}
    scene = Scene(people, options={"weapons_avoid_aliens": True}, ambush={"shed": 2}, stack="use")
    scene.begins(ResolveEncounters()).answers("garry", "firearm").declines("blair").declines("blair")
    assert "garry" not in scene.offered("nauls")


def all_are_asked_before_the_alien() -> None:
    people = {"garry": "@shed firearm", "blair": "@shed", "norris": "lying", "nauls": "exposed"}
    scene = Scene(people, options={"weapons_avoid_aliens": True}, ambush={"shed": 2}, stack="use")
    assert len(scene.begins(ResolveEncounters()).asked) == 2


def one_who_stays_is_alone_with_the_dog() -> None:
    people = {"garry": "@shed firearm", "blair": "@shed", "norris": "lying", "nauls": "alien lying"}
    scene = Scene(people, options={"weapons_avoid_dogs": True}, dogs=["shed"]).begins(ResolveEncounters())
    scene.answers("garry", "firearm").declines("blair")
    assert "shed" in scene.table.dogs and scene.disk("blair") == 2


def nobody_boards_before_all_have_moved() -> None:
    after = {"rescue_boarding": "after_encounters"}
    people = {"garry": "use disk:0", "blair": "use", "norris": "use", "nauls": "alien use"}
    scene = Scene(people, options=after, rescue=10).begins(TakeTurn(0), BoardAfterEncounters())
    assert "board" not in scene.offered("garry")


def a_blood_bag_stays_with_who_drew_it() -> None:
    people = {"garry": "blood_bag", "blair": "", "norris": "", "nauls": "alien"}
    scene = Scene(people, options={"trade_lab_tokens": False}).begins(Trade())
    assert scene.is_over


def what_is_given_comes_before_the_box() -> None:
    match = Match.new("boardgame", 6, options={"edition": "pl", "first_boarder_shows": True})
    assert match.options["first_boarder_shows"] is True


def four_play_by_the_card_of_six() -> None:
    weather = Match.new("boardgame", 4, options={"edition": "pt"}).view(None)["limits"]["weather"]
    assert weather["boiler"]["snow"] == 2


PLANTED: tuple[tuple[Plant, str | Callable[[], None], dict[str, Any]], ...] = (
    (repair_a_boiler_that_is_gone, "conservation", {"edition": "pt"}),
    (put_the_card_of_a_destroyed_boiler_back, "conservation", {"edition": "pt"}),
    (feed_nobody_from_an_empty_pantry, "conservation", {"edition": "it"}),
    (ask_only_the_armed_before_the_alien, all_are_asked_before_the_alien, {}),
    (let_the_alien_take_who_withdrew, who_withdraws_from_the_alien_is_safe, {}),
    (capture_the_dog_with_those_who_withdrew, one_who_stays_is_alone_with_the_dog, {}),
    (board_on_a_turn_whatever_the_table_says, nobody_boards_before_all_have_moved, {}),
    (trade_what_is_not_traded, a_blood_bag_stays_with_who_drew_it, {}),
    (let_the_box_have_the_last_word, what_is_given_comes_before_the_box, {}),
    (forget_the_weather_card, four_play_by_the_card_of_six, {}),
)

BUGS = [
    Bug(getattr(plant, "__name__", ""), "boardgame", plant, caught_by, tuple(under.items()))
    for plant, caught_by, under in PLANTED
]
