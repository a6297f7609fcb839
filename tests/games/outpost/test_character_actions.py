"""Phase 4.2: the cards of the active stack, cooperation and bonus cards. (B-7.3 to B-7.8)"""

from __future__ import annotations

import pytest

from outpost31.games.outpost.actions import PlayActionCards
from tests.clauses import clause
from tests.games.outpost.scene import Scene

OTHERS = {"garry": "lying", "norris": "lying", "nauls": "alien lying"}


def playing(people: dict[str, str], stack: str, *order: str, **more: object) -> Scene:
    """Phase 4.2 with this active stack, whose cards are revealed in this order."""
    scene = Scene(people, stack=stack, **more).fate(stack_card=list(order))  # type: ignore[arg-type]
    return scene.begins(PlayActionCards())


# The active stack -------------------------------------------------------------------------------------------


@clause("B-7.3", "B-7.4", "B-7.5")
def test_the_leader_plays_four_cards():
    people = {
        "macready": "@boiler_room",
        "blair": "@boiler_room",
        "bennings": "@weather_station",
        "clark": "@radio_room",
        "nauls": "alien lying",
    }
    scene = playing(
        people,
        "use sabotage repair use",
        *("use", "sabotage", "repair", "use"),
        leader="nauls",
        fuel={"boiler_room": 1},
        damage={"boiler_room": 2},
    )
    # Two stand at the Boiler: one USE brings two fuel, and one of them lies down.
    scene.answers("nauls", "macready").declines("macready")
    assert scene.table.fuel["boiler_room"] == 3 and scene.stands("blair")
    # SABOTAGE at the Weather Station costs one fuel of the Underground Warehouse.
    scene.answers("nauls", "go_on").answers("nauls", "bennings").declines("bennings")
    assert scene.table.fuel["underground"] == 10 - 2 - 1
    # REPAIR goes to the other at the Boiler, who stands alone there now.
    scene.answers("nauls", "go_on").answers("nauls", "blair").declines("blair")
    assert scene.table.damage["boiler_room"] == 1
    # Nobody else stands, and a damaged Radio Room has no use: the last card is lost.
    scene.answers("nauls", "go_on").declines("clark")
    assert scene.told(None, "CardLost") == [{"event": "CardLost", "card": "use"}]
    assert scene.is_over and not any(scene.table.standing)


@clause("B-7.3")
def test_the_leader_must_reveal_one_card_and_may_stop_after_each():
    people = {"windows": "@shed", "macready": "@shed"} | OTHERS
    scene = playing(people, "use use use", leader="garry")
    assert len(scene.told(None, "CardRevealed")) == 1 and scene.asked == [("garry", "character_to_assign")]
    scene.answers("garry", "windows").declines("windows").answers("windows", "refuel")
    assert scene.asked == [("garry", "next_card")] and scene.offered("garry") == ["go_on", "stop"]
    scene.answers("garry", "stop")
    assert scene.is_over and scene.stands("macready") and len(scene.table.stack) == 0
    assert scene.view(None)["piles"]["discards"] == 3


@clause("B-7.3")
def test_unrevealed_cards_are_discarded_unseen():
    people = {"windows": "@shed", "macready": "@shed"} | OTHERS
    scene = playing(people, "use repair sabotage", "use", leader="garry")
    scene.answers("garry", "windows").declines("windows").answers("windows", "nothing").answers(
        "garry", "stop"
    )
    assert "repair" not in str(scene.told("garry")) and "sabotage" not in str(scene.told("garry"))


@clause("B-7.3")
def test_without_a_standing_character_no_card_is_revealed():
    scene = playing({"windows": "lying"} | OTHERS, "use use")
    assert scene.is_over and not scene.told(None, "CardRevealed")
    assert scene.told(None, "StackDiscarded") == [{"event": "StackDiscarded", "count": 2}]


@clause("B-7.3")
def test_when_nobody_stands_any_more_the_phase_ends():
    scene = playing({"windows": "@shed"} | OTHERS, "use use").declines("windows")
    scene.answers("windows", "nothing")
    assert scene.is_over and len(scene.table.discards) == 2


@clause("B-7.3")
def test_without_a_card_left_the_phase_ends():
    people = {"windows": "@shed", "macready": "@shed"} | OTHERS
    scene = playing(people, "use").answers("windows", "windows").declines("windows")
    scene.answers("windows", "nothing")
    assert scene.is_over and scene.stands("macready")


@clause("B-7.3")
def test_an_empty_stack_is_no_card_to_reveal():
    scene = playing({"windows": "@shed", "macready": "@shed"} | OTHERS, "")
    assert scene.is_over and scene.stands("windows")


# Who is given a card ----------------------------------------------------------------------------------------


@clause("B-7.4")
def test_a_card_is_given_where_it_can_be_carried_out():
    people = {"windows": "@shed", "macready": "@armory", "blair": "@radio_room"} | OTHERS
    scene = Scene(people, leader="garry").reveals("repair")
    assert scene.asked == [("garry", "character_to_assign")]
    assert scene.offered("garry") == ["windows", "blair"] and scene.about("garry")["lost"] is False


@clause("B-7.4")
def test_a_card_that_can_be_carried_out_nowhere_is_lost_and_the_leader_lays_anybody_down():
    people = {"windows": "@armory", "macready": "@kitchen", "blair": "@weather_station"} | OTHERS
    scene = Scene(people, leader="garry").reveals("repair")
    assert scene.offered("garry") == ["windows", "macready", "blair"] and scene.about("garry")["lost"] is True
    scene.answers("garry", "macready").declines("macready")
    assert not scene.stands("macready") and scene.stands("windows") and scene.stands("blair")
    assert scene.told(None, "CardLost") == [{"event": "CardLost", "card": "repair"}]
    assert scene.table.discards.cards() == ["repair"]


@clause("B-7.4")
def test_whoever_is_given_a_card_is_laid_down_where_it_is():
    scene = Scene({"windows": "@shed"} | OTHERS, leader="garry").reveals("repair").declines("windows")
    assert (scene.where("windows"), scene.stands("windows")) == ("shed", False)


# Cooperation ------------------------------------------------------------------------------------------------


@clause("B-7.5")
@pytest.mark.parametrize(
    ("room", "card", "before", "after"),
    [
        ("helicopter", "repair", 3, 0),
        ("shed", "repair", 1, 0),
        ("boiler_room", "repair", 3, 0),
        ("radio_room", "repair", 5, 2),
        ("generator_room", "repair", 2, 0),
    ],
)
def test_three_who_stand_together_repair_three_as_far_as_there_is_damage(room, card, before, after):
    people = {
        "blair": f"@{room}",
        "macready": f"@{room}",
        "bennings": f"@{room}",
        "garry": "lying",
        "nauls": "",
    }
    scene = Scene(people, leader="garry", damage={room: before}).reveals(card)
    scene.answers("garry", "blair").declines("blair")
    assert scene.table.damage[room] == after
    assert [scene.stands(name) for name in ("blair", "macready", "bennings")] == [False, True, True]


@clause("B-7.5")
@pytest.mark.parametrize(("fuel", "store", "after"), [(0, 10, 3), (2, 10, 4), (0, 2, 2)])
def test_three_fill_three_fuel_as_far_as_there_is_fuel_and_space(fuel, store, after):
    people = dict.fromkeys(("blair", "macready", "bennings"), "@boiler_room") | OTHERS
    scene = Scene(people, leader="garry", fuel={"boiler_room": fuel, "underground": store}).reveals("use")
    scene.answers("garry", "blair").declines("blair")
    assert scene.table.fuel["boiler_room"] == after


@clause("B-7.5")
def test_three_in_the_laboratory_draw_three_tokens_all_for_the_one_who_was_given_the_card():
    people = dict.fromkeys(("windows", "macready", "bennings"), "@laboratory") | OTHERS
    scene = Scene(people, leader="garry", lab_bag="blood_bag failure blood_bag").reveals("use")
    scene.answers("garry", "macready").declines("macready")
    for _ in range(3):
        scene.answers("macready", "keep")
    assert scene.is_over and scene.things("macready") == ["blood_bag", "blood_bag", "failure"]


@clause("B-7.5")
def test_where_too_few_tokens_are_left_those_are_drawn():
    people = dict.fromkeys(("windows", "macready", "bennings"), "@laboratory") | OTHERS
    scene = Scene(people, leader="garry")
    for token in scene.table.lab_bag.empty():
        scene.table.send_to_box(token)
    scene.table.send_to_box("failure", -1)
    scene.table.lab_bag.drop("failure")
    scene.reveals("use").answers("garry", "macready").declines("macready").answers("macready", "keep")
    assert scene.is_over and scene.things("macready") == ["failure"]


@clause("B-7.5")
def test_blairs_one_token_more_is_not_multiplied():
    people = {"blair": "@laboratory", "macready": "@laboratory"} | OTHERS
    scene = Scene(people, leader="garry").reveals("use").answers("garry", "blair").declines("blair")
    for _ in range(3):
        scene.answers("blair", "discard")
    assert scene.is_over and len(scene.table.lab_bag) == 25 - 3


@clause("B-7.5")
@pytest.mark.parametrize("room", ["armory", "warehouse", "kitchen", "weather_station"])
def test_in_rooms_without_cooperation_one_card_is_done_once(room):
    people = dict.fromkeys(("windows", "macready", "bennings"), f"@{room}") | OTHERS
    scene = Scene(people, leader="garry", fuel={"boiler_room": 0}).reveals("sabotage")
    scene.answers("garry", "windows").declines("windows")
    lost = {"armory": len(scene.table.weapon_deck), "warehouse": len(scene.table.item_deck)}
    full = {"armory": 10, "warehouse": 10, "kitchen": 16, "weather_station": 14}
    now = lost | {"kitchen": scene.table.pantry, "weather_station": scene.table.fuel["underground"]}
    assert full[room] - now[room] == (2 if room == "kitchen" else 1)


@clause("B-7.5")
def test_sabotage_is_never_multiplied():
    people = dict.fromkeys(("windows", "macready", "bennings"), "@boiler_room") | OTHERS
    scene = Scene(people, leader="garry").reveals("sabotage").answers("garry", "windows").declines("windows")
    assert scene.table.damage["boiler_room"] == 1


@clause("B-7.5")
def test_who_lies_in_the_room_does_not_help():
    people = {"macready": "@boiler_room", "windows": "@boiler_room lying"} | OTHERS
    scene = Scene(people, leader="garry", damage={"boiler_room": 3}).reveals("repair").declines("macready")
    assert scene.table.damage["boiler_room"] == 2


# Bonus cards ------------------------------------------------------------------------------------------------


@clause("B-7.6")
def test_whoever_is_given_a_card_is_asked_for_bonus_cards_and_who_has_none_is_asked_alike():
    scene = Scene({"windows": "@armory"} | OTHERS, leader="garry").reveals("use")
    assert scene.asked == [("windows", "bonus_to_play")] and scene.offered("windows") == ["none"]


@clause("B-7.6")
@pytest.mark.parametrize(
    ("room", "store"),
    [
        ("boiler_room", "underground"),
        ("generator_room", "underground"),
        ("helicopter", "external"),
        ("shed", "external"),
    ],
)
def test_fuel_comes_from_the_store_that_belongs_to_the_room_and_leaves_the_game(room, store):
    people = {"windows": f"@{room} fuel_can"} | OTHERS
    scene = Scene(people, leader="garry", fuel={"boiler_room": 0, "generator_room": 0}).reveals("sabotage")
    before = scene.table.fuel[store]
    assert scene.offered("windows") == ["none", "fuel_can"]
    scene.answers("windows", "fuel_can").declines("windows")
    assert scene.table.fuel[room] == 1 and scene.table.fuel[store] == before - 1
    assert scene.things("windows") == [] and scene.table.box["fuel_can"] == 3


@clause("B-7.6")
def test_several_bonus_cards_may_be_played_before_the_card_is_carried_out():
    people = {"macready": "@boiler_room fuel_can fuel_can tools"} | OTHERS
    scene = Scene(people, leader="garry", fuel={"boiler_room": 0}, damage={"boiler_room": 2}).reveals(
        "repair"
    )
    scene.answers("macready", "fuel_can").answers("macready", "tools").answers("macready", "fuel_can")
    assert scene.offered("macready") == ["none"]
    assert scene.table.damage["boiler_room"] == 1
    scene.declines("macready")
    assert scene.table.fuel["boiler_room"] == 2 and scene.table.damage["boiler_room"] == 0


@clause("B-7.6")
def test_bonus_cards_may_be_played_with_a_card_that_is_lost():
    people = {"macready": "@radio_room tools"} | OTHERS
    scene = Scene(people, leader="garry").reveals("use").answers("macready", "tools").declines("macready")
    assert scene.table.damage["radio_room"] == 3 and scene.told(None, "CardLost")


@clause("B-7.6")
def test_bonus_cards_that_would_change_nothing_cannot_be_played():
    people = {"macready": "@boiler_room fuel_can tools"} | OTHERS
    assert Scene(people, leader="garry").reveals("sabotage").offered("macready") == ["none"]
    empty = {"boiler_room": 0, "underground": 0}
    assert Scene(people, leader="garry", fuel=empty).reveals("sabotage").offered("macready") == ["none"]
    people = {"macready": "@armory fuel_can tools"} | OTHERS
    assert Scene(people, leader="garry").reveals("sabotage").offered("macready") == ["none"]


@clause("B-7.6")
def test_tools_that_repair_the_last_damage_leave_a_repair_nothing_to_do():
    people = {"macready": "@shed tools"} | OTHERS
    scene = Scene(people, leader="garry").reveals("repair").answers("macready", "tools").declines("macready")
    assert scene.table.damage["shed"] == 0 and not scene.stands("macready")


@clause("B-7.7")
@pytest.mark.parametrize(("together", "after"), [("lying", 2), ("", 1)])
def test_windows_repairs_one_more_in_all(together, after):
    people = {"windows": "@radio_room", "macready": f"@radio_room {together}"} | OTHERS
    scene = Scene(people, leader="garry", damage={"radio_room": 4}).reveals("repair")
    if not together:
        scene.answers("garry", "windows")
    scene.declines("windows")
    assert scene.table.damage["radio_room"] == after


@clause("B-7.7")
def test_windows_beside_another_who_is_given_repair_is_one_like_any():
    people = {"windows": "@radio_room", "macready": "@radio_room"} | OTHERS
    scene = Scene(people, leader="garry", damage={"radio_room": 4}).reveals("repair")
    scene.answers("garry", "macready").declines("macready")
    assert scene.table.damage["radio_room"] == 2


# Vehicles ---------------------------------------------------------------------------------------------------

READY = {"damage": {"shed": 0, "helicopter": 0}, "fuel": {"shed": 3, "helicopter": 1, "external": 0}}


@clause("B-7.8")
@pytest.mark.parametrize("room", ["shed", "helicopter"])
def test_with_keys_in_a_vehicle_that_is_ready_one_may_start_the_escape(room):
    people = {"windows": f"@{room} keys", "macready": ""} | OTHERS
    scene = Scene(people, leader="garry", **READY)  # type: ignore[arg-type]
    scene.table.standing[1] = False
    scene.reveals("use").declines("windows")
    assert scene.offered("windows") == ["nothing", "escape"]
    scene.answers("windows", "escape")
    assert scene.told(None, "EscapeStarted") == [{"event": "EscapeStarted", "pawn": 0, "vehicle": room}]


@clause("B-7.8")
def test_without_keys_there_is_no_escape_in_a_ready_vehicle():
    people = {"windows": "@shed wire", "macready": "lying"} | OTHERS
    scene = Scene(people, leader="garry", **READY).reveals("use").declines("windows")  # type: ignore[arg-type]
    assert scene.offered("windows") == ["nothing"]
    scene.answers("windows", "nothing")
    assert scene.told(None, "CardLost") == [{"event": "CardLost", "card": "use"}]


@clause("B-7.8")
def test_who_could_escape_may_let_the_card_be_lost_and_nobody_is_told_why():
    told = []
    for words in ("keys", "wire"):
        people = {"windows": f"@shed {words}", "macready": "lying"} | OTHERS
        scene = Scene(people, leader="garry", **READY).reveals("use").declines("windows")  # type: ignore[arg-type]
        told.append(scene.answers("windows", "nothing").told("macready"))
    assert told[0] == told[1]


@clause("B-7.8", "B-9.1")
@pytest.mark.parametrize(
    ("fuel", "damage", "is_of_use"),
    [
        ({"shed": 3}, {"shed": 0}, True),
        ({"shed": 2}, {"shed": 1}, True),
        ({"shed": 3}, {"shed": 1}, False),
        ({"shed": 2, "external": 0}, {"shed": 0}, False),
    ],
)
def test_use_may_be_given_where_a_vehicle_takes_fuel_or_is_ready(fuel, damage, is_of_use):
    people = {"windows": "@shed keys", "macready": "lying"} | OTHERS
    scene = Scene(people, leader="garry", fuel=fuel, damage=damage).reveals("use")
    assert scene.told(None, "CardAssigned")[0]["lost"] == (not is_of_use)


@clause("B-7.8")
def test_tools_and_fuel_may_make_the_vehicle_ready_for_the_same_card():
    people = {"windows": "@shed keys tools fuel_can", "macready": "lying"} | OTHERS
    scene = Scene(people, leader="garry", fuel={"shed": 2, "external": 1}).reveals("use")
    scene.answers("windows", "tools").answers("windows", "fuel_can").declines("windows")
    assert "escape" in scene.offered("windows")
