"""Phase 5: dice are rolled, assigned, rolled again, turned and cancelled."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.games.outpost.coop.actions import GiveDice, PlayDice
from tests.clauses import clause
from tests.games.outpost.coop.scene import Scene


def given(*faces: str, **words: object) -> Scene:
    """MacReady, alone on his feet, is given dice with these faces."""
    words.setdefault("macready", "@shed")
    scene = Scene(others="lying", **words)  # type: ignore[arg-type]
    return scene.fate(action_die=list(faces)).begins(GiveDice())


@clause("C-5.2")
def test_the_leader_rolls_three_dice_and_then_assigns_them():
    scene = Scene(macready="@shed", windows="@armory").fate(action_die=["use", "repair", "threat"])
    scene.begins(GiveDice())
    assert scene.asked == [("player 0", "character_to_assign")]
    assert scene.about("macready")["dice"] == ("use", "repair", "threat")
    assert scene.view(None)["dice"]["faces"] == ["use", "repair", "threat"]
    scene.answers("macready", "windows")
    assert scene.view(1)["dice"]["assigned"] == 1


@clause("C-5.2")
def test_in_darkness_the_leader_assigns_before_rolling():
    scene = Scene(macready="@shed", windows="@armory", dark=True).begins(GiveDice())
    assert scene.about("macready")["dice"] == () and scene.happened("DiceRolled") == []
    scene.answers("macready", "windows")
    assert len(scene.happened("DiceRolled")[0]["faces"]) == 3


@clause("C-7.3", "C-5.2")
def test_hungry_there_are_two_dice():
    scene = given("use", "use", hungry=True)
    assert scene.view(None)["dice"]["faces"] == ["use", "use"]


@clause("C-5.3", "C-5.9")
def test_garry_rerolls_any_one_die():
    scene = Scene(garry="@shed", others="lying").fate(action_die=["threat", "use", "sabotage", "repair"])
    scene.begins(GiveDice())
    assert scene.asked == [("garry", "die_to_reroll")] and scene.offered("garry") == ["none", 0, 1, 2]
    scene.answers("garry", 2)
    assert scene.annex.dice == ("threat", "use", "repair")
    assert scene.asked == [("garry", "die_to_cancel")]


@clause("C-5.3")
def test_in_darkness_norris_rerolls_each_die_at_most_once():
    scene = Scene(norris="@shed", others="lying", dark=True).begins(GiveDice())
    assert scene.offered("norris") == ["none", 0, 1, 2]
    scene.answers("norris", 1)
    assert scene.offered("norris") == ["none", 0, 2]
    scene.answers("norris", 0).answers("norris", 2)
    assert scene.asked[0][1] != "die_to_reroll" and len(scene.happened("DieRerolled")) == 3
    assert scene.happened("FlashlightShown") == []


@clause("C-5.3")
def test_in_darkness_a_flashlight_is_shown_and_kept_and_who_has_none_is_asked_alike():
    scene = given("use", "use", "threat", "use", dark=True, macready="@shed flashlight")
    scene.answers("macready", 2)
    assert len(scene.happened("FlashlightShown")) == 1 and scene.things("macready") == ["flashlight"]
    scene.answers("macready", "none")
    assert len(scene.happened("FlashlightShown")) == 1 and scene.annex.dice == ("use", "use", "use")
    scene = given("use", "use", "threat", dark=True)
    assert scene.offered("macready") == ["none"]


@clause("C-5.3")
def test_in_the_light_only_garry_rerolls():
    scene = given("use", "use", "threat", macready="@shed flashlight")
    assert scene.asked == [("macready", "die_to_cancel")]


@clause("C-5.4")
def test_who_stands_in_the_dormitory_turns_a_die_once_a_round():
    scene = Scene(macready="@shed", windows="@armory", nauls="@dormitory", others="lying")
    scene.fate(action_die=["use", "use", "threat", "use", "use", "threat"]).begins(PlayDice())
    assert scene.offered("macready") == ["macready", "windows"]
    scene.answers("macready", "macready")
    assert scene.asked == [("nauls", "die_to_turn")] and len(scene.offered("nauls")) == 10
    scene.answers("nauls", (2, "repair"))
    assert scene.annex.dice == ("use", "use", "repair") and not scene.stands("nauls")
    scene.answers("macready", "none").answers("macready", "none").answers("macready", "repair")
    scene.answers("macready", "go_on")
    assert scene.asked == [("windows", "die_to_cancel")]


@clause("C-5.4")
def test_who_stands_in_the_dormitory_is_asked_before_rerolls_and_after_them():
    scene = Scene(garry="@shed", nauls="@dormitory", others="lying")
    scene.fate(action_die=["threat", "use", "sabotage", "repair"]).begins(GiveDice())
    assert scene.asked == [("nauls", "die_to_turn")]
    scene.answers("nauls", "none").answers("garry", 2)
    assert scene.asked == [("nauls", "die_to_turn")]
    scene.answers("nauls", (0, "use"))
    assert scene.annex.dice == ("use", "use", "repair") and scene.asked == [("garry", "die_to_cancel")]


@clause("C-5.3", "C-5.4")
def test_a_die_turned_before_rerolls_may_be_rolled_again():
    scene = Scene(garry="@shed", nauls="@dormitory", others="lying")
    scene.fate(action_die=["threat", "use", "sabotage", "repair"]).begins(GiveDice())
    scene.answers("nauls", (0, "use"))
    assert scene.asked == [("garry", "die_to_reroll")] and scene.offered("garry") == ["none", 0, 1, 2]
    scene.answers("garry", 0)
    assert scene.annex.dice == ("repair", "use", "sabotage") and scene.asked == [("garry", "die_to_cancel")]


@clause("C-5.4")
def test_without_rerolls_the_one_in_the_dormitory_is_asked_once_before_the_first_cancelling():
    scene = given("use", "use", "threat", nauls="@dormitory")
    scene.answers("nauls", "none")
    assert scene.asked == [("macready", "die_to_cancel")]


@clause("C-5.4", "C-5.5")
def test_after_each_cancelled_die_the_one_in_the_dormitory_is_asked_again():
    scene = given("threat", "use", "sabotage", nauls="@dormitory")
    scene.answers("nauls", "none").answers("macready", 0)
    assert scene.asked == [("nauls", "die_to_turn")] and scene.about("nauls")["dice"] == ("use", "sabotage")
    scene.answers("nauls", (1, "repair"))
    assert scene.annex.dice == ("use", "repair") and not scene.stands("nauls")
    scene.answers("macready", 1)
    assert scene.asked == [("macready", "die_to_cancel")]  # once a round


@clause("C-5.4", "C-5.5")
def test_nobody_turns_a_die_when_none_is_left_or_its_character_is_gone():
    scene = given("threat", "use", "use", nauls="@dormitory", hungry=False)
    scene.answers("nauls", "none").answers("macready", 0).answers("nauls", "none").answers("macready", 0)
    scene.answers("nauls", "none").answers("macready", 0)
    assert scene.asked == [("macready", "bonus_to_play")] and scene.stands("nauls")
    scene = given("threat", "use", "use", macready="@shed disk:4", nauls="@dormitory", threat=5)
    scene.answers("nauls", "none").answers("macready", 0)
    assert scene.status("macready") == "exposed" and scene.is_over and scene.stands("nauls")


@clause("C-5.5")
def test_a_die_is_cancelled_at_the_price_of_suspicion():
    scene = given("threat", "use", "sabotage")
    assert scene.offered("macready") == ["none", 0, 1, 2]
    scene.answers("macready", 0).answers("macready", 1)
    assert scene.disk("macready") == 3 and scene.annex.dice == ("use",)
    scene.answers("macready", "none").answers("macready", "none")
    assert "use" in scene.offered("macready")


@clause("C-5.5")
def test_a_disk_on_red_cannot_cancel():
    scene = given("use", "use", "use", macready="@shed red", threat=8)
    assert scene.asked == [("macready", "bonus_to_play")]


@clause("C-5.5", "C-6.1")
def test_who_is_exposed_by_cancelling_loses_its_remaining_dice():
    scene = given("threat", "use", "sabotage", macready="@shed disk:4 keys", threat=5)
    scene.answers("macready", 0)
    assert scene.status("macready") == "exposed" and scene.threat == 5
    assert scene.happened("DiceLost")[0]["faces"] == ["use", "sabotage"]
    assert scene.is_over and scene.annex.dice == ()


@clause("C-5.6")
def test_bad_dice_are_all_carried_out_and_there_is_no_action():
    scene = given("sabotage", "threat", "use", macready="@kitchen")
    scene.answers("macready", "none").answers("macready", "none")
    assert scene.table.pantry == 14 and scene.threat == 5
    assert scene.is_over and not scene.stands("macready")


@clause("C-5.6")
def test_sabotage_that_cannot_be_done_does_nothing():
    scene = given("sabotage", "sabotage", "use", damage={"shed": 0})
    scene.answers("macready", "none").answers("macready", "none")
    assert scene.table.damage["shed"] == 1
    assert [event["faces"] for event in scene.happened("DiceLost")] == [["sabotage"]]


@clause("C-5.6")
def test_sabotage_comes_before_threat_in_whatever_order_the_dice_fell():
    scene = given("threat", "sabotage", "use", macready="@kitchen disk:5", threat=6)
    scene.answers("macready", "none").answers("macready", "none")
    assert scene.status("macready") == "exposed" and scene.table.pantry == 14
    assert [event["face"] for event in scene.happened("DieCarriedOut")] == ["sabotage", "threat"]


@clause("C-5.6", "C-6.1")
def test_every_step_of_the_token_is_looked_at():
    scene = given("threat", "threat", "threat", windows="lying disk:4", norris="lying disk:3", threat=6)
    scene.answers("macready", "none").answers("macready", "none")
    assert scene.status("windows") == scene.status("norris") == "exposed" and scene.threat == 3
    assert scene.table.strength == 6


@clause("C-5.7")
def test_one_action_with_one_die_with_cooperation():
    scene = Scene(macready="@radio_room", windows="@radio_room", norris="@radio_room", others="lying")
    scene.fate(action_die=["use", "repair", "repair"]).begins(GiveDice())
    scene.answers("macready", "windows").answers("windows", "none").answers("windows", "none")
    assert scene.offered("windows") == ["none", "repair"]
    scene.answers("windows", "repair")
    assert scene.table.damage["radio_room"] == 2  # three there, and Windows one more
    assert not scene.stands("windows") and scene.stands("norris")


@clause("C-5.7")
def test_bonus_cards_are_free():
    scene = given("use", "use", "use", macready="@shed tools fuel_can keys")
    scene.answers("macready", "none")
    assert scene.offered("macready") == ["none", "fuel_can", "tools"]
    scene.answers("macready", "tools").answers("macready", "none").answers("macready", "none")
    assert scene.table.damage["shed"] == 0 and scene.happened("DiceLost")[0]["faces"] == ["use"] * 3


@clause("C-5.7", "C-5.6")
def test_bonus_cards_come_before_bad_dice_too():
    scene = given("sabotage", "threat", "use", macready="@shed tools", damage={"shed": 1})
    scene.answers("macready", "none")
    assert scene.asked == [("macready", "bonus_to_play")] and scene.offered("macready") == ["none", "tools"]
    scene.answers("macready", "tools")
    assert scene.table.damage["shed"] == 0 and scene.happened("DieCarriedOut") == []
    scene.answers("macready", "none")
    assert scene.table.damage["shed"] == 1 and scene.threat == 5 and scene.is_over
    assert scene.happened("DiceLost") == []


@clause("C-5.7")
def test_who_has_no_bonus_card_is_asked_alike_with_bad_dice():
    scene = given("threat", "threat", "use").answers("macready", "none")
    assert scene.asked == [("macready", "bonus_to_play")] and scene.offered("macready") == ["none"]


@clause("C-5.7")
def test_a_room_is_burned_for_a_die():
    scene = given(
        "repair", "use", "use", macready="@kitchen dynamite flamethrower:1", windows="@kitchen lying"
    )
    scene.answers("macready", "none").answers("macready", "none")
    assert scene.offered("macready") == ["none", "use", ("burn", "dynamite"), ("burn", "reload")]
    scene.answers("macready", ("burn", "reload"))
    assert scene.table.burned == ["kitchen"] and scene.reloads("macready") == (0,)
    assert scene.where("windows") == scene.where("macready") == "leisure_room"
    assert scene.annex.fires == 0


@clause("C-5.7")
def test_with_all_dice_cancelled_there_is_no_action():
    scene = given("threat", "threat", "threat")
    scene.answers("macready", 0).answers("macready", 0).answers("macready", 0).answers("macready", "none")
    assert scene.is_over and scene.disk("macready") == 4 and scene.threat == 6


@clause("C-5.8")
def test_after_one_assignment_the_leader_may_stop_or_go_on():
    scene = Scene(macready="@shed", windows="@armory", others="lying").begins(PlayDice())
    scene.answers("macready", "macready")
    while scene.asked[0][1] != "next_dice":
        scene.answers("macready", "none")
    assert scene.offered("macready") == ["go_on", "stop"] and not scene.stands("macready")
    scene.answers("macready", "stop")
    assert scene.is_over and scene.stands("windows")


@clause("C-5.8")
def test_without_anybody_on_their_feet_there_is_no_assignment():
    scene = Scene(nauls="@dormitory", others="lying").begins(PlayDice())
    assert scene.is_over and scene.happened("DiceRolled") == []


@clause("C-5.9")
@pytest.mark.parametrize(("name", "room", "said"), [("nauls", "kitchen", 1), ("macready", "kitchen", 2)])
def test_abilities_that_speak_of_cards_apply_to_dice(name, room, said):
    people: dict[str, Any] = {name: f"@{room}"}
    scene = Scene(others="lying", **people).fate(action_die=["use", "use", "use"]).begins(GiveDice())
    scene.answers(name, "none").answers(name, "none").answers(name, "use")
    assert scene.table.kitchen == said


@clause("C-5.1")
def test_the_rescue_helicopter_may_be_boarded_before_the_first_dice():
    scene = Scene(macready="@shed", windows="@armory disk:2", others="disk:3 lying", rescue=10)
    scene.begins(PlayDice())
    assert scene.asked == [("macready", "rescue_to_board")]
    scene.answers("macready", "stay")
    assert scene.asked == [("player 0", "character_to_assign")]
    scene = Scene(macready="lying", windows="@armory disk:2", others="disk:3 lying", rescue=10)
    scene.begins(PlayDice())  # who lies down starts nothing, and nobody else may
    assert scene.asked == [("windows", "die_to_cancel")]
