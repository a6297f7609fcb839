"""What one box says and another does not: every value of the options that came of comparing them."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.games.outpost.actions import PlayBonus
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.food import EatFood
from outpost31.games.outpost.maintenance import MaintainBase
from outpost31.games.outpost.movement import MoveCharacters, TakeTurn
from outpost31.games.outpost.rescue import BoardAfterEncounters
from outpost31.games.outpost.trading import Trade
from tests.clauses import clause
from tests.games.outpost.scene import Scene
from tests.games.outpost.trades import agree, answer, lot

AT_ONCE = {"boiler_fails": "at_once", "generator_fails": "at_once"}
AFTER = {"rescue_boarding": "after_encounters"}
DOGS = {"weapons_avoid_dogs": True}
ALIENS = {"weapons_avoid_aliens": True}


def working(card: str, room: str, **more: Any) -> Scene:
    """MacReady is given a card in a room, the others lie down."""
    people = {"macready": f"@{room}", "windows": "lying", "norris": "lying", "nauls": "alien lying"}
    for name in list(people):
        people[name] = str(more.pop(name, people[name]))
    return Scene(people, **more).reveals(card)


# When the Boiler and the Generator break down ----------------------------------------------------------------


@clause("B-4.4")
@pytest.mark.parametrize(("fails", "freezing"), [("check", None), ("at_once", 0)])
def test_a_boilers_third_damage_destroys_it_at_the_next_check_or_at_once(fails, freezing):
    options = {"boiler_fails": fails}
    scene = working("sabotage", "boiler_room", damage={"boiler_room": 2}, options=options)
    scene.declines("macready")
    assert scene.table.damage["boiler_room"] == 3
    assert scene.table.freezing == freezing
    assert len(scene.told(None, "BoilerDestroyed")) == (freezing == 0)


@clause("B-4.4")
def test_a_boiler_destroyed_at_once_loses_fuel_and_card_and_can_be_neither_used_nor_repaired():
    people = {
        "macready": "@boiler_room tools fuel_can",
        "windows": "@boiler_room",
        "norris": "lying",
        "nauls": "alien lying",
    }
    scene = Scene(people, options=AT_ONCE, damage={"boiler_room": 2}).reveals("sabotage")
    scene.answers("macready", "windows").declines("windows")
    table = scene.table
    assert table.fuel["boiler_room"] == 0 and "boiler_room" not in table.locations
    assert not scene.view(None)["rooms"]["boiler_room"]["usable"]
    scene.begins(PlayBonus(0))
    assert scene.offered("macready") == ["none"]
    for card in ("repair", "use"):
        scene = Scene(people, options=AT_ONCE, freezing=0, damage={"boiler_room": 3}).reveals(card)
        assert scene.about("macready")["lost"], card


@clause("B-4.5")
def test_from_the_round_after_a_boiler_is_destroyed_at_once_the_base_freezes():
    scene = working(
        "sabotage", "boiler_room", damage={"boiler_room": 2}, options=AT_ONCE, weather="storm"
    ).declines("macready")
    assert scene.table.freezing == 0
    scene.begins(MaintainBase())
    assert scene.table.freezing == 2


@clause("B-4.4")
def test_the_check_destroys_a_boiler_once_though_it_breaks_down_at_once():
    scene = Scene(
        macready="", windows="", norris="", nauls="alien",
        options=AT_ONCE, damage={"boiler_room": 2}, fuel={"boiler_room": 1}, weather="storm",
    ).begins(MaintainBase())  # fmt: skip
    assert scene.table.freezing == 0
    assert len(scene.told(None, "BoilerDestroyed")) == 1


@clause("B-4.4", "B-6.2")
def test_the_alien_that_destroys_the_boiler_takes_its_card_out_of_the_deck():
    people = {"macready": "exposed", "windows": "lying", "norris": "lying", "nauls": "alien lying"}
    scene = Scene(people, leader="windows", ambush={"boiler_room": 3}, options=AT_ONCE)
    scene.begins(ResolveEncounters()).answers("macready", "sabotage")
    table = scene.table
    assert table.freezing == 0 and table.strength == 3
    assert "boiler_room" in table.locations_out and "boiler_room" not in table.locations


@clause("B-4.6")
@pytest.mark.parametrize(("fails", "dark"), [("check", False), ("at_once", True)])
def test_a_generators_second_damage_fails_the_power_at_the_next_check_or_at_once(fails, dark):
    options = {"generator_fails": fails}
    scene = working("sabotage", "generator_room", damage={"generator_room": 1}, options=options)
    scene.declines("macready")
    assert scene.table.dark == dark
    fuel = scene.table.fuel["generator_room"]
    scene.begins(MaintainBase())
    assert scene.table.dark
    assert scene.table.fuel["generator_room"] == (fuel if dark else fuel - 1)


@clause("B-4.6")
def test_a_generator_that_failed_at_once_gives_power_again_with_one_repair():
    scene = working(
        "repair", "generator_room", damage={"generator_room": 2}, dark=True, options=AT_ONCE
    ).declines("macready")
    assert not scene.table.dark


# What weapons avoid ------------------------------------------------------------------------------------------


def with_dog(options: dict[str, Any], **people: str) -> Scene:
    """A dog in the Kitchen and some people."""
    everybody = {"macready": "@kitchen", "windows": "lying", "norris": "lying", "nauls": "alien lying"}
    return Scene({**everybody, **people}, options=options, dogs=["kitchen"]).begins(ResolveEncounters())


@clause("B-6.12", "B-6.15")
def test_under_the_option_one_alone_with_a_dog_may_withdraw_by_a_weapon():
    scene = with_dog(DOGS, macready="@kitchen melee")
    assert scene.asked == [("macready", "weapon_to_withdraw")]
    scene.answers("macready", "melee")
    assert scene.is_over and scene.disk("macready") == 1
    assert scene.things("macready") == [] and scene.told(None, "DogTokenSeen") == []
    assert "kitchen" in scene.table.dogs


@clause("B-6.12")
def test_under_the_option_who_is_alone_with_a_dog_is_asked_with_and_without_a_weapon():
    scene = with_dog(DOGS)
    assert scene.offered("macready") == ["decline"]
    scene.answers("macready", "decline")
    assert scene.asked == [("macready", "notice")] and scene.disk("macready") == 2


@clause("B-6.12")
def test_without_the_option_nobody_alone_with_a_dog_is_asked_for_weapons():
    scene = with_dog({}, macready="@kitchen firearm")
    assert scene.asked == [("macready", "notice")]


@clause("B-6.12", "B-6.11")
@pytest.mark.parametrize(("options", "captured"), [({}, True), (DOGS, False)])
def test_who_withdraws_counts_for_the_dog_but_not_under_the_option(options, captured):
    scene = with_dog(options, macready="@kitchen firearm", windows="@kitchen")
    scene.answers("macready", "firearm").declines("windows")
    assert ("kennel" in scene.table.dogs) == captured
    # Under the option the other is alone with the dog.
    assert scene.is_over == captured
    assert scene.disk("windows") == (1 if captured else 2) and scene.disk("macready") == 1


@clause("B-6.12", "B-6.11")
def test_under_the_option_two_who_stay_lock_up_the_dog_and_meet():
    scene = with_dog(DOGS, macready="@kitchen firearm", windows="@kitchen", norris="@kitchen")
    scene.answers("macready", "firearm").all_answer("decline")
    assert "kennel" in scene.table.dogs
    assert [name for name, _ in scene.asked] == ["windows", "norris"]


@clause("B-6.12", "B-6.16")
def test_under_the_option_clark_left_alone_with_a_dog_has_no_encounter():
    people = {"clark": "@kitchen", "windows": "@kitchen melee", "norris": "lying", "nauls": "alien lying"}
    scene = Scene(people, options=DOGS, dogs=["kitchen"]).begins(ResolveEncounters())
    scene.answers("windows", "melee").declines("clark")
    assert scene.is_over and scene.disk("clark") == 1 and "kitchen" in scene.table.dogs


def attacked(strength: int, options: dict[str, Any], **people: str) -> Scene:
    """Nauls's alien waits in the Armory."""
    everybody = {"macready": "lying", "windows": "lying", "norris": "lying", "nauls": "exposed"}
    return Scene(
        {**everybody, **people}, options=options, ambush={"armory": strength}, stack="use repair"
    ).begins(ResolveEncounters())


@clause("B-6.12", "B-6.5")
def test_without_the_option_no_weapon_avoids_an_exposed_alien():
    scene = attacked(1, {}, macready="@armory firearm")
    assert scene.asked == [("macready", "fire_to_use")]


@clause("B-6.12", "B-6.6")
def test_under_the_option_who_withdraws_from_the_alien_neither_counts_nor_is_taken():
    scene = attacked(2, ALIENS, macready="@armory firearm", windows="@armory")
    assert {kind for _, kind in scene.asked} == {"weapon_to_withdraw"}
    assert scene.offered("windows") == ["decline"]
    scene.answers("macready", "firearm").declines("windows")
    assert scene.asked == [("windows", "fire_to_use")]
    scene.declines("windows")
    assert "macready" not in scene.offered("nauls") and "windows" in scene.offered("nauls")
    scene.answers("nauls", "sabotage")
    assert scene.where("windows") == "leisure_room" and scene.where("macready") == "armory"
    assert scene.table.standing[0] and scene.things("macready") == ["firearm"]


@clause("B-6.12", "B-6.3", "B-6.4")
def test_where_all_withdrew_the_alien_is_alone_and_may_sabotage():
    scene = attacked(2, ALIENS, macready="@armory firearm", windows="@armory flamethrower:2")
    scene.answers("macready", "firearm").answers("windows", "reload")
    assert scene.asked == [("nauls", "alien_deed")]
    assert scene.offered("nauls") == ["nothing", "sabotage"]
    scene.answers("nauls", "sabotage")
    assert scene.reloads("windows") == (1,)
    # Whoever still stands there goes on to the ordinary encounters (B-6.10).
    assert {kind for _, kind in scene.asked} == {"weapon_to_withdraw"}


# When the rescue helicopter is boarded ------------------------------------------------------------------------

FOUR = {
    "macready": "use disk:1",
    "windows": "use disk:2",
    "norris": "use disk:2",
    "nauls": "alien use disk:2",
}


@clause("B-8.2")
@pytest.mark.parametrize(("options", "on_turn"), [({}, True), (AFTER, False)])
def test_the_least_suspected_boards_on_its_turn_or_not_before_the_encounters(options, on_turn):
    scene = Scene(FOUR, options=options, rescue=10).begins(TakeTurn(0))
    assert ("board" in scene.offered("macready")) == on_turn


@clause("B-8.2")
def test_under_the_option_all_move_and_meet_before_the_least_suspected_is_asked():
    scene = Scene(FOUR, options=AFTER, rescue=10, leader="nauls")
    scene.begins(MoveCharacters(), ResolveEncounters(), BoardAfterEncounters())
    rooms = {"macready": "shed", "windows": "shed", "norris": "armory", "nauls": "kitchen"}
    for name, room in rooms.items():
        scene.answers(name, "move").answers(name, room).answers(name, "use")
    scene.all_answer("decline").all_answer("two_human").all_answer("confirm")
    # Both disks in the Shed moved up: MacReady and all others are at 2, and MacReady moved first.
    assert scene.asked == [("macready", "rescue_to_board")]
    scene.answers("macready", "board")
    assert scene.table.vehicle == "rescue_helicopter" and scene.table.aboard == [0]


@clause("B-8.2")
@pytest.mark.parametrize(
    ("people", "more"),
    [
        ({}, {"rescue": 9}),
        ({}, {"rescue": None}),
        ({"macready": "use disk:1 lying"}, {"rescue": 10}),
        ({"macready": "use disk:1 @dormitory"}, {"rescue": 10}),
    ],
)
def test_under_the_option_nobody_is_asked_before_it_is_there_or_while_the_least_suspected_lies(people, more):
    scene = Scene({**FOUR, **people}, options=AFTER, **more).begins(BoardAfterEncounters())
    assert scene.is_over


@clause("B-8.2")
def test_under_the_option_who_stays_ends_this_rounds_chance_for_all():
    scene = Scene(FOUR, options=AFTER, rescue=10).begins(BoardAfterEncounters())
    scene.answers("macready", "stay")
    assert scene.is_over


@clause("B-8.2")
def test_without_the_option_nobody_is_asked_after_the_encounters():
    assert Scene(FOUR, rescue=10).begins(BoardAfterEncounters()).is_over


# Trade and hunger --------------------------------------------------------------------------------------------


@clause("B-10.2")
@pytest.mark.parametrize("trades", [True, False])
def test_lab_tokens_change_hands_or_do_not(trades):
    people = {"macready": "blood_bag keys", "windows": "blood_bag", "norris": "", "nauls": "alien"}
    scene = Scene(people, options={"trade_lab_tokens": trades}).begins(Trade())
    scene.answers("macready", "windows").all_answer("none")
    assert (lot("keys", "blood_bag") in scene.offered("macready")) == trades
    things = ("keys", "blood_bag") if trades else ("keys",)
    scene.answers("macready", lot(*things))
    if trades:
        scene.all_answer(())  # Windows holds something to trade
    answer(scene, "windows", "macready")
    agree(scene, "macready")
    assert scene.things("windows") == sorted(["blood_bag", *things])


@clause("B-10.2")
def test_who_holds_nothing_but_lab_tokens_is_asked_for_a_partner_like_everybody():
    people = {"macready": "blood_bag", "windows": "keys", "norris": "", "nauls": "alien"}
    scene = Scene(people, options={"trade_lab_tokens": False}).begins(Trade())
    assert len(scene.asked) == 4
    people["windows"] = ""  # then nobody holds anything to trade
    assert Scene(people, options={"trade_lab_tokens": False}).begins(Trade()).is_over


@clause("B-10.9")
@pytest.mark.parametrize(("hunger", "hungry"), [("short", False), ("empty", True)])
def test_the_last_food_of_the_pantry_is_a_meal_or_the_beginning_of_hunger(hunger, hungry):
    people = {"macready": "use use use", "windows": "", "norris": "", "nauls": "alien"}
    scene = Scene(people, options={"hunger": hunger}, pantry=4).begins(EatFood())
    assert scene.table.hungry == hungry
    assert scene.offered("macready") == (["use"] if hungry else ["over"])


@clause("B-10.9")
@pytest.mark.parametrize("card", ["use", "sabotage"])
def test_under_the_option_hunger_comes_whatever_empties_the_pantry(card):
    for hunger, hungry in (("short", False), ("empty", True)):
        scene = working(card, "kitchen", pantry=2, options={"hunger": hunger}).declines("macready")
        assert scene.table.pantry == 0 and scene.table.hungry == hungry


@clause("B-10.9")
def test_under_the_option_too_little_to_eat_is_hunger_once():
    people = {"macready": "", "windows": "", "norris": "", "nauls": "alien"}
    scene = Scene(people, options={"hunger": "empty"}, pantry=3).begins(EatFood())
    assert len(scene.told(None, "HungerBegan")) == 1
