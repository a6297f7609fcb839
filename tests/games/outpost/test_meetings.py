"""Dogs and meetings. (B-6.11 to B-6.20)"""

from __future__ import annotations

import pytest

from outpost31.games.outpost.encounters import ResolveEncounters
from tests.clauses import clause
from tests.games.outpost.scene import Scene

NOBODY = {"macready": "lying", "windows": "lying", "norris": "lying", "nauls": "alien lying"}


def meeting(**more: object) -> Scene:
    """The people named meet; the others are elsewhere and lie down."""
    people = dict(NOBODY)
    for name in ("macready", "windows", "norris", "nauls", "clark", "garry"):
        if name in more:
            people[name] = str(more.pop(name))
    return Scene(people, **more)  # type: ignore[arg-type]


def met(scene: Scene, *aliens: str) -> Scene:
    """Nobody withdraws; these aliens lay out an alien token, and everybody else two human ones."""
    scene.begins(ResolveEncounters()).all_answer("decline")
    for name in aliens:
        scene.answers(name, "one_alien")
    return scene.all_answer("two_human") if scene.asked[0][1] == "tokens_to_lay_out" else scene


# Dogs -------------------------------------------------------------------------------------------------------


@clause("B-6.11")
def test_two_characters_capture_a_dog_without_a_check_for_it():
    scene = meeting(macready="@shed", windows="@shed", dogs=["shed"]).begins(ResolveEncounters())
    assert scene.table.dogs[0] == "kennel" and not scene.told(None, "DogTokenSeen")
    assert scene.told(None, "DogCaptured") == [{"event": "DogCaptured", "room": "shed"}]
    assert "kennel" in scene.table.locations and not scene.view(None)["piles"]["kennel_card"]


@clause("B-6.11")
def test_a_second_captured_dog_brings_no_second_kennel_card():
    scene = meeting(macready="@shed", windows="@shed", dogs=["shed", "kennel"]).begins(ResolveEncounters())
    assert scene.table.locations.count("kennel") == 1


@clause("B-6.11", "B-2.3")
def test_under_the_beginner_rule_the_kennels_card_is_never_added():
    scene = meeting(macready="@shed", windows="@shed", dogs=["shed"], options={"kennel_card": False})
    scene.begins(ResolveEncounters())
    assert scene.table.dogs[0] == "kennel" and "kennel" not in scene.table.locations


@clause("B-6.11", "B-6.12")
def test_who_withdraws_still_counted_for_the_dog():
    scene = meeting(macready="@shed firearm", windows="@shed", dogs=["shed"]).begins(ResolveEncounters())
    scene.answers("macready", "firearm").declines("windows")
    assert scene.is_over and scene.table.dogs[0] == "kennel"
    assert (scene.disk("macready"), scene.disk("windows")) == (1, 1)


@clause("B-6.11", "B-6.14", "B-6.17")
def test_two_lock_up_a_dog_and_only_the_green_one_must_look_and_leaves_the_green_area():
    scene = met(meeting(macready="@boiler_room green", windows="@boiler_room disk:2", dogs=["boiler_room"]))
    assert scene.table.dogs[0] == "kennel"
    assert scene.told(None, "CharactersMet")[0]["laid_by"] == [1]
    assert (scene.disk("macready"), scene.disk("windows")) == (1, 2)
    assert scene.about("macready")["saw"] == "human" and scene.about("windows")["saw"] is None


@clause("B-6.15")
def test_one_alone_with_a_dog_sees_a_token_of_the_bag_in_secret_and_puts_it_back():
    scene = meeting(macready="@shed", dogs=["shed"]).fate(infection_token="human")
    scene.begins(ResolveEncounters())
    assert scene.asked == [("macready", "notice")] and scene.about("macready")["saw"] == "human"
    assert scene.told("macready", "DogTokenSeen")[0]["token"] == "human"
    assert scene.told("windows", "DogTokenSeen")[0]["token"] is None
    assert scene.disk("macready") == 2 and scene.role("macready") == "human"
    assert len(scene.table.contagion_bag) == 9 and scene.table.dogs[0] == "shed"


@clause("B-6.15")
def test_an_alien_alone_with_a_dog_is_asked_and_moved_like_a_human():
    scene = meeting(nauls="alien @shed", dogs=["shed"]).fate(infection_token="alien")
    scene.begins(ResolveEncounters())
    assert scene.asked == [("nauls", "notice")] and scene.disk("nauls") == 2
    assert len(scene.table.chain) == 1 and not scene.told("nauls", "RoleChanged")


@clause("B-6.15")
def test_nobody_else_learns_that_a_dogs_token_made_an_alien():
    scene = meeting(macready="@shed", dogs=["shed"]).fate(infection_token="alien").begins(ResolveEncounters())
    assert scene.role("macready") == "alien" and scene.told("macready", "RoleChanged")
    twin = meeting(macready="@shed", dogs=["shed"]).fate(infection_token="human").begins(ResolveEncounters())
    for who in ("windows", "nauls", None):
        assert scene.told(who) == twin.told(who) and scene.view(who) == twin.view(who)


@clause("B-6.12", "B-6.15")
def test_no_weapon_avoids_a_dog():
    scene = meeting(macready="@shed melee firearm flamethrower:2", dogs=["shed"]).begins(ResolveEncounters())
    assert scene.asked == [("macready", "notice")]


@clause("B-6.16")
def test_clark_alone_with_a_dog_has_no_encounter():
    scene = meeting(clark="@shed", dogs=["shed"]).begins(ResolveEncounters())
    assert scene.is_over and scene.disk("clark") == 1 and "shed" in scene.table.dogs


@clause("B-6.16")
def test_clark_counts_for_capturing_a_dog_and_meets_people_like_anybody():
    scene = meeting(clark="@shed", macready="@shed", dogs=["shed"]).begins(ResolveEncounters())
    assert scene.table.dogs[0] == "kennel" and len(scene.asked) == 2


# Withdrawing ------------------------------------------------------------------------------------------------


@clause("B-6.12")
def test_all_who_meet_are_asked_at_the_same_time_whether_they_withdraw():
    scene = meeting(macready="@shed dynamite", windows="@shed melee firearm", norris="@shed flamethrower:1")
    scene.begins(ResolveEncounters())
    assert scene.asked == [(name, "weapon_to_withdraw") for name in ("macready", "windows", "norris")]
    assert scene.offered("macready") == ["decline"]
    assert scene.offered("windows") == ["decline", "melee", "firearm"]
    assert scene.offered("norris") == ["decline", "reload"]


@clause("B-6.12", "B-9.6")
@pytest.mark.parametrize(("weapon", "kept"), [("melee", []), ("firearm", ["firearm"])])
def test_a_melee_weapon_leaves_the_game_and_a_firearm_is_kept(weapon, kept):
    scene = meeting(macready=f"@shed {weapon}", windows="@shed").begins(ResolveEncounters())
    scene.answers("macready", weapon).declines("windows")
    assert scene.things("macready") == kept and scene.is_over
    assert scene.told(None, "WeaponUsedToWithdraw") == [
        {"event": "WeaponUsedToWithdraw", "pawn": 0, "weapon": weapon}
    ]


@clause("B-6.12")
def test_a_flamethrower_withdraws_for_one_reload_and_no_card_of_the_stack():
    scene = meeting(macready="@shed flamethrower:6", windows="@shed", stack="use").begins(ResolveEncounters())
    scene.answers("macready", "reload").declines("windows")
    assert scene.reloads("macready") == (5,) and len(scene.table.stack) == 1 and scene.stands("macready")


@clause("B-6.12")
def test_if_one_of_three_withdraws_the_other_two_meet():
    scene = meeting(macready="@shed melee", windows="@shed", norris="@shed").begins(ResolveEncounters())
    scene.answers("macready", "melee").all_answer("decline")
    assert [name for name, _ in scene.asked] == ["windows", "norris"]
    scene.all_answer("two_human").all_answer("confirm")
    assert [scene.disk(name) for name in ("macready", "windows", "norris")] == [1, 2, 2]


@clause("B-6.12")
def test_if_two_of_three_withdraw_there_is_no_meeting():
    scene = meeting(macready="@shed melee", windows="@shed melee", norris="@shed").begins(ResolveEncounters())
    scene.answers("macready", "melee").answers("windows", "melee").declines("norris")
    assert scene.is_over and scene.table.suspicion == [1, 1, 1, 1]


# Tokens -----------------------------------------------------------------------------------------------------


@clause("B-6.13")
def test_a_human_lays_out_two_human_tokens_and_an_alien_as_it_likes():
    scene = meeting(macready="@shed", nauls="alien @shed").begins(ResolveEncounters()).all_answer("decline")
    assert scene.offered("macready") == ["two_human"]
    assert scene.offered("nauls") == ["two_human", "one_alien"]
    assert [kind for _, kind in scene.asked] == ["tokens_to_lay_out"] * 2


@clause("B-6.13")
def test_nobody_learns_which_tokens_another_laid_out():
    scenes = []
    for tokens in ("two_human", "one_alien"):
        scene = meeting(macready="@shed", nauls="alien @shed", norris="@shed").begins(ResolveEncounters())
        scene.all_answer("decline").answers("nauls", tokens).all_answer("two_human")
        scenes.append(scene)
    one, other = scenes
    for who in ("macready", "norris", "windows", None):
        assert one.view(who) == other.view(who) and one.told(who) == other.told(who)
        assert one.match.waiting == other.match.waiting
    assert one.view("macready")["people"][3]["laid"] == 2
    assert other.view("nauls")["people"][3]["tokens"] == ["alien", "human"]


@clause("B-6.13")
def test_an_infected_character_lays_out_tokens_as_an_alien_from_its_next_meeting_on():
    scene = met(meeting(macready="@shed", nauls="alien @shed").fate(token=[1, 0]), "nauls")
    assert scene.role("macready") == "alien"
    scene.all_answer("confirm").begins(ResolveEncounters()).all_answer("decline")
    assert scene.offered("macready") == ["two_human", "one_alien"]


@clause("B-6.14")
def test_of_two_who_meet_each_looks_at_the_other_and_both_disks_move():
    scene = met(
        meeting(macready="@generator_room", nauls="alien @generator_room").fate(token=[1, 0]), "nauls"
    )
    assert scene.role("macready") == "alien"
    assert (scene.disk("macready"), scene.disk("nauls")) == (2, 2)
    assert scene.about("macready")["saw"] == "alien" and scene.about("nauls")["saw"] == "human"


@clause("B-6.14")
def test_who_sees_the_human_token_of_an_alien_stays_human():
    scene = met(meeting(macready="@shed", nauls="alien @shed").fate(token=[0, 0]), "nauls")
    assert scene.role("macready") == "human" and scene.about("macready")["saw"] == "human"


@clause("B-6.14")
def test_of_three_each_picks_one_of_the_other_two_at_the_same_time():
    scene = met(meeting(macready="@shed", windows="@shed", norris="@shed"))
    assert scene.asked == [(name, "character_to_check") for name in ("macready", "windows", "norris")]
    assert scene.offered("windows") == ["macready", "norris"]


@clause("B-6.14")
@pytest.mark.parametrize(("first", "infected"), [(0, "norris"), (1, "macready")])
def test_two_who_pick_the_same_seat_get_one_token_each(first, infected):
    scene = meeting(macready="@shed", nauls="alien @shed", norris="@shed").fate(token=[first])
    scene = met(scene, "nauls")
    scene.answers("macready", "nauls").answers("norris", "nauls").answers("nauls", "macready")
    assert [name for name in ("macready", "norris") if scene.role(name) == "alien"] == [infected]
    assert [scene.disk(name) for name in ("macready", "norris", "nauls")] == [2, 2, 2]


@clause("B-6.14")
def test_who_picked_whom_is_public():
    scene = met(meeting(macready="@shed", windows="@shed", norris="@shed"))
    scene.answers("macready", "windows").answers("windows", "norris").answers("norris", "windows")
    picks = {(event["picker"], event["picked"]) for event in scene.told(None, "TokenSeen")}
    assert picks == {(0, 1), (1, 2), (2, 1)}
    assert {event["token"] for event in scene.told(None, "TokenSeen")} == {None}


@clause("B-6.14")
def test_two_green_disks_look_at_nothing_and_stay_where_they_are():
    scene = met(meeting(macready="@shed green", windows="@shed green"))
    assert scene.is_over and (scene.disk("macready"), scene.disk("windows")) == (0, 0)


@clause("B-6.14")
def test_of_two_green_disks_and_a_third_both_look_at_the_third_who_looks_at_nobody():
    scene = met(meeting(macready="@shed green", windows="@shed green", nauls="alien @shed disk:2"), "nauls")
    assert {kind for _, kind in scene.asked} == {"notice"}
    assert [scene.disk(name) for name in ("macready", "windows", "nauls")] == [1, 1, 2]
    assert sorted(scene.role(name) for name in ("macready", "windows")) == ["alien", "human"]


@clause("B-6.14", "B-8.9")
def test_one_infected_in_a_meeting_infects_nobody_in_it():
    scene = meeting(macready="@shed", nauls="alien @shed", norris="@shed").fate(token=[1, 0, 0])
    scene = met(scene, "nauls")
    scene.answers("macready", "nauls").answers("norris", "macready").answers("nauls", "norris")
    assert (scene.role("macready"), scene.role("norris")) == ("alien", "human")
    link = scene.table.chain[-1]
    assert (link.victim, link.by, link.how, link.room, link.round) == (0, 3, "meeting", "shed", 1)


@clause("B-6.17")
def test_a_green_disk_that_meets_a_dog_moves_up_like_any_other():
    scene = meeting(macready="@shed green", dogs=["shed"]).begins(ResolveEncounters())
    assert scene.disk("macready") == 1


@clause("B-6.18")
def test_under_the_option_those_in_the_dormitory_lay_out_tokens_and_their_disks_move():
    scene = meeting(
        macready="@dormitory", windows="@dormitory", options={"dormitory_contagion": True}, dogs=["shed"]
    )
    met(scene).all_answer("confirm")
    assert scene.is_over and scene.table.suspicion == [2, 2, 1, 1]


@clause("B-6.18")
def test_under_the_option_one_alone_in_the_dormitory_meets_nobody():
    scene = meeting(macready="@dormitory", options={"dormitory_contagion": True}).begins(ResolveEncounters())
    assert scene.is_over


@clause("B-6.19")
def test_who_was_picked_learns_which_token_each_picker_saw():
    scene = meeting(macready="@shed", nauls="alien @shed", norris="@shed").fate(token=[0])
    scene = met(scene, "nauls")
    scene.answers("macready", "nauls").answers("norris", "nauls").answers("nauls", "macready")
    seen = {(event["picker"], event["token"]) for event in scene.told("nauls", "TokenSeen")}
    assert {(0, "human"), (2, "alien")} <= seen
    assert {event["token"] for event in scene.told("macready", "TokenSeen") if event["picker"] == 2} == {None}


@clause("B-6.20")
def test_everybody_gets_the_same_notice_and_play_goes_on_when_all_have_confirmed():
    scene = met(meeting(macready="@shed", nauls="alien @shed").fate(token=[1, 0]), "nauls")
    assert scene.asked == [("macready", "notice"), ("nauls", "notice")]
    assert set(scene.about("macready")) == set(scene.about("nauls")) == {"pawn", "room", "of", "saw", "role"}
    assert scene.offered("macready") == scene.offered("nauls") == ["confirm"]
    scene.answers("nauls", "confirm")
    assert scene.asked == [("macready", "notice")] and not scene.is_over
    scene.answers("macready", "confirm")
    assert scene.is_over
