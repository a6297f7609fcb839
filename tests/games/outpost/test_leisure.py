"""Phase 5: trading, accusations, aliens who expose themselves. (B-10.1 to B-10.4, B-10.8)"""

from __future__ import annotations

import pytest

from outpost31.games.outpost.accusation import Accuse, ExposeThemselves
from outpost31.games.outpost.actions import PlayActionCards
from outpost31.games.outpost.trading import MeetInLeisureRoom, Trade
from tests.clauses import clause
from tests.games.outpost.scene import Scene
from tests.games.outpost.trades import agree, answer, lot, propose


def trading(**more: str) -> Scene:
    """Everybody is asked for a partner."""
    return Scene({"macready": "", "windows": "", "norris": "", "nauls": "alien"} | more).begins(Trade())


# Trading ------------------------------------------------------------------------------------------------------


@clause("B-10.2")
def test_everybody_may_propose_a_deal_to_any_other_character():
    scene = trading(macready="keys", garry="exposed", blair="dead")
    assert [name for name, _ in scene.asked] == ["macready", "windows", "norris", "nauls"]
    assert scene.offered("norris") == ["none", "macready", "windows", "nauls"]


@clause("B-10.2")
def test_while_nobody_holds_anything_nobody_is_asked():
    assert trading(macready="use").is_over


@clause("B-10.2")
def test_weapons_items_and_lab_tokens_change_hands_when_both_agree():
    scene = trading(macready="melee keys blood_bag", windows="wire")
    propose(scene, "macready", "windows", "melee", "blood_bag")
    offered = (("weapons", ("melee",)), ("items", ()), ("lab", 1))
    assert scene.about("windows")["offers"] == ((0, offered),)
    answer(scene, "windows", "macready", "wire")
    assert scene.about("macready")["offered"] == offered
    assert scene.about("macready")["returned"] == (("weapons", ()), ("items", ("wire",)), ("lab", 0))
    agree(scene, "macready")
    assert scene.things("macready") == ["keys", "wire"]
    assert scene.things("windows") == ["blood_bag", "melee"]


@clause("B-10.2")
def test_any_selection_of_what_one_holds_may_be_put_in():
    scene = trading(macready="keys keys melee").answers("macready", "windows").all_answer("none")
    lots = [[kind for _, kind, _ in one] for one in scene.offered("macready")]
    assert lots == [[], ["melee"], ["keys"], ["melee", "keys"], ["keys", "keys"], ["melee", "keys", "keys"]]


@clause("B-10.2")
def test_of_very_many_things_the_small_selections_and_all_are_on_offer():
    hoard = "melee firearm dynamite keys wire tools fuel_can flashlight blood_bag failure"
    scene = trading(macready=hoard).answers("macready", "windows").all_answer("none")
    sizes = [len(one) for one in scene.offered("macready")]
    assert len(sizes) <= 128 and set(sizes) == {0, 1, 2, 10}


@clause("B-10.2")
def test_neither_sees_a_lab_token_before_the_deal_and_who_gets_it_sees_it_after():
    scene = propose(trading(macready="failure"), "macready", "windows", "failure")
    assert "failure" not in str(scene.told("windows")) and "failure" not in str(scene.about("windows"))
    agree(answer(scene, "windows", "macready"), "macready")
    assert scene.view("windows")["people"][1]["lab"] == ["failure"]
    assert scene.view("macready")["people"][1]["lab"] is None


@clause("B-10.2")
@pytest.mark.parametrize("who", ["windows", "macready"])
def test_unless_both_confirm_there_is_no_deal(who):
    scene = propose(trading(macready="keys"), "macready", "windows", "keys")
    if who == "macready":
        answer(scene, "windows", "macready")
    while scene.asked[0][1] != "trading_partner":
        scene.all_answer("refuse")
    assert scene.things("macready") == ["keys"] and not scene.told(None, "DealMade")
    assert scene.told("macready", "DealRefused") and scene.told("windows", "DealRefused")
    assert not scene.told("nauls", "DealRefused")


@clause("B-10.2")
def test_a_gift_is_a_deal_with_nothing_in_return():
    scene = propose(trading(macready="keys", windows="melee"), "macready", "windows", "keys")
    agree(answer(scene, "windows", "macready"), "macready")
    assert scene.things("windows") == ["keys", "melee"] and scene.things("macready") == []


@clause("B-10.2")
def test_nothing_for_nothing_is_no_deal():
    scene = propose(trading(macready="keys", windows="melee"), "macready", "windows")
    assert [option[1] for option in scene.offered("windows")[1:]] == [lot("melee")]


@clause("B-10.2")
def test_all_see_who_dealt_and_how_many_each_way_and_never_which():
    scene = propose(trading(macready="keys tools", windows="melee"), "macready", "windows", "keys", "tools")
    agree(answer(scene, "windows", "macready", "melee"), "macready")
    seen = scene.told(None, "DealMade")[0]
    assert (seen["proposer"], seen["partner"], seen["given"], seen["taken"]) == (0, 1, 2, 1)
    assert seen["given_things"] is None and seen["taken_things"] is None
    assert scene.told("norris", "DealMade") == [seen]
    assert scene.told("windows", "DealMade")[0]["given_things"] == ["keys", "tools"]
    assert not scene.told("norris", "DealProposed") and not scene.told("norris", "DealAnswered")


@clause("B-10.2", "B-9.8")
def test_an_open_flamethrower_is_seen_to_change_hands():
    scene = propose(trading(macready="flamethrower:4"), "macready", "windows", "flamethrower:4")
    agree(answer(scene, "windows", "macready"), "macready")
    assert scene.told(None, "DealMade")[0]["flamethrowers_given"] == 1
    assert scene.view(None)["people"][1]["flamethrowers"] == [4]


@clause("B-10.2")
def test_nobody_proposes_more_than_two_deals_a_round():
    scene = trading(macready="keys")
    for _ in range(2):
        propose(scene, "macready", "windows").all_answer("refuse").all_answer("refuse")
    assert scene.is_over
    scene.begins(MeetInLeisureRoom(), Trade())
    assert len(scene.asked) == 4


@clause("B-10.2")
def test_a_partner_may_still_propose_deals_of_its_own():
    scene = propose(trading(macready="keys", windows="melee"), "macready", "windows", "keys")
    scene.all_answer("refuse").all_answer("refuse")
    propose(scene, "windows", "macready", "melee")
    agree(answer(scene, "macready", "windows"), "windows")
    assert scene.things("macready") == ["keys", "melee"]


@clause("B-10.2")
def test_of_several_deals_proposed_to_one_it_answers_one():
    scene = trading(macready="keys", windows="melee", norris="tools")
    scene.answers("macready", "windows").answers("norris", "windows").all_answer("none")
    scene.answers("macready", lot("keys")).answers("norris", lot("tools")).all_answer(())
    assert [one for one, _ in scene.about("windows")["offers"]] == [0, 2]
    answer(scene, "windows", "norris", "melee")
    assert scene.told("macready", "DealRefused") and not scene.told("norris", "DealRefused")
    assert scene.offered("macready") == ["refuse"] and scene.offered("norris") == ["refuse", "agree"]


@clause("B-10.2")
def test_what_was_given_in_one_deal_cannot_be_given_in_another():
    scene = trading(macready="keys", norris="tools")
    scene.answers("macready", "windows").answers("norris", "macready").all_answer("none")
    scene.answers("macready", lot("keys")).answers("norris", lot("tools"))
    scene.answers("windows", ("macready", ())).answers("macready", ("norris", lot("keys"))).all_answer(
        "refuse"
    )
    scene.answers("macready", "agree").answers("norris", "agree").all_answer("refuse")
    assert scene.things("windows") == ["keys"] and scene.things("norris") == ["tools"]
    assert len(scene.told(None, "DealMade")) == 1
    assert scene.told("norris", "DealRefused") and not scene.told("windows", "DealRefused")


@clause("B-10.2")
def test_others_see_nothing_of_a_deal_that_was_refused_not_even_who_is_waited_for():
    seen: list[list[object]] = []
    for partner, things, reply in (
        ("none", (), "refuse"),
        ("windows", lot("keys"), ("macready", lot("melee"))),
    ):
        scene = trading(macready="keys", windows="melee", norris="wire")
        seen.append([])
        for who, said in (
            *(("macready", partner), ("windows", "none"), ("norris", "none"), ("nauls", "none")),
            *(("macready", things), ("windows", ()), ("norris", ())),
            *(("macready", "refuse"), ("windows", reply), ("norris", "refuse"), ("nauls", "refuse")),
            *(("macready", "refuse"), ("windows", "refuse"), ("norris", "refuse"), ("nauls", "refuse")),
        ):
            scene.answers(who, said)
            question = [one.plain() for one in scene.match.questions_for(2)]
            seen[-1].append((scene.match.waiting, question, scene.view("norris"), scene.told("norris")))
            seen[-1].append((scene.view(None), scene.told(None)))
    assert seen[0] == seen[1]


# Accusations --------------------------------------------------------------------------------------------------


@clause("B-10.3")
def test_the_votes_of_four():
    scene = Scene(macready="green", windows="disk:1", norris="disk:2", nauls="alien disk:1")
    scene.begins(Accuse())
    # Red is green, blue Windows, yellow Norris, green Nauls: two point at yellow.
    scene.answers("macready", "norris").answers("windows", "norris")
    scene.answers("norris", "nauls").answers("nauls", "windows")
    assert [scene.disk(name) for name in scene.names] == [0, 2, 4, 2]
    assert scene.view(None)["limits"]["red"] == 4


@clause("B-10.3")
def test_nobody_points_at_a_green_disk_or_at_itself_and_anybody_may_abstain():
    scene = Scene(macready="green", windows="", norris="", nauls="alien").begins(Accuse())
    assert scene.offered("windows") == ["abstain", "norris", "nauls"]
    assert scene.offered("macready") == ["abstain", "windows", "norris", "nauls"]
    scene.all_answer("abstain")
    assert scene.is_over and scene.table.suspicion == [0, 1, 1, 1]


@clause("B-10.3")
def test_all_point_at_the_same_time_and_then_all_see_it():
    scene = Scene(macready="", windows="", norris="", nauls="alien").begins(Accuse())
    scene.answers("macready", "nauls").answers("windows", "nauls").answers("nauls", "macready")
    assert not scene.told(None, "FingerPointed") and scene.disk("nauls") == 1
    scene.answers("norris", "abstain")
    pointed = [(event["pawn"], event["accused"]) for event in scene.told(None, "FingerPointed")]
    assert pointed == [(0, 3), (1, 3), (2, None), (3, 0)]
    assert scene.disk("nauls") == 3


@clause("B-10.3", "B-11.1")
def test_votes_move_no_disk_past_red():
    scene = Scene(macready="disk:3", windows="", norris="", nauls="alien").begins(Accuse())
    scene.all_answer("macready", "macready").answers("macready", "abstain")
    assert scene.disk("macready") == 4


# Exposed by its own will --------------------------------------------------------------------------------------


@clause("B-10.4")
def test_everybody_is_asked_alike_and_a_human_cannot_expose_itself():
    scene = Scene(macready="", windows="alien", norris="", nauls="exposed").begins(ExposeThemselves())
    assert scene.asked == [(name, "self_exposure") for name in ("macready", "windows", "norris")]
    assert scene.offered("macready") == ["stay_hidden"]
    assert scene.offered("windows") == ["stay_hidden", "expose"]
    scene.all_answer("stay_hidden")
    assert scene.is_over and scene.status("windows") == "character"


RICH = "alien use repair melee dynamite flamethrower:4 keys wire blood_bag failure disk:3"


@clause("B-10.8")
def test_what_an_exposed_alien_held_goes_back_unseen():
    scene = Scene(macready=RICH, windows="", norris="", nauls="", leader="windows").begins(ExposeThemselves())
    scene.answers("macready", "expose").all_answer("stay_hidden")
    table = scene.table
    assert sorted(table.weapon_deck.blocks[0]) == ["dynamite", "flamethrower", "melee"]
    assert sorted(table.item_deck.blocks[0]) == ["keys", "wire"]
    assert sorted(table.deck.blocks[0]) == ["repair", "use"] and len(table.discards) == 0
    assert (table.box["blood_bag"], table.box["failure"]) == (9, 13)
    assert table.reloads_left == 12 and scene.reloads("macready") == ()
    person = scene.view(None)["people"][0]
    assert (person["status"], person["where"], person["suspicion"]) == ("exposed", None, None)


@clause("B-10.8")
@pytest.mark.parametrize(("seats", "pool"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_the_first_exposed_alien_starts_the_pool_with_half_the_number_of_seats(seats, pool):
    names = ("macready", "windows", "norris", "nauls", "garry", "clark", "blair", "bennings")[:seats]
    scene = Scene(dict.fromkeys(names, "") | {"norris": "alien"}).begins(ExposeThemselves())
    scene.answers("norris", "expose").all_answer("stay_hidden")
    assert scene.view(None)["alien"]["pool"] == pool


@clause("B-10.8")
def test_each_later_one_adds_one_even_if_the_pool_was_beaten_to_nothing():
    for strength in (3, 0):
        scene = Scene(
            macready="exposed", windows="alien", norris="", nauls="", leader="norris", strength=strength
        )
        scene.begins(ExposeThemselves()).answers("windows", "expose").all_answer("stay_hidden")
        assert scene.table.strength == strength + 1
        assert scene.view(None)["alien"]["exposed"] == [0, 1]


@clause("B-10.8")
def test_of_two_who_expose_themselves_together_the_second_adds_one():
    scene = Scene(macready="alien", windows="alien", norris="", nauls="", garry="", clark="")
    scene.begins(ExposeThemselves()).answers("macready", "expose").answers("windows", "expose")
    scene.all_answer("stay_hidden")
    assert scene.table.strength == 3 + 1 and scene.leader == "norris"


@clause("B-10.8", "B-1.6")
def test_the_sheet_of_an_exposed_leader_goes_left_at_once_and_its_marker_is_out():
    scene = Scene(macready="", windows="alien", norris="dead", nauls="", leader="windows")
    scene.table.marker_holder = 1
    scene.begins(ExposeThemselves()).answers("windows", "expose").all_answer("stay_hidden")
    assert scene.leader == "nauls" and scene.table.marker_holder is None
    assert scene.told(None, "LeaderNamed") == [{"event": "LeaderNamed", "pawn": 3}]


@clause("B-10.8")
def test_a_marker_held_by_another_stays_with_it():
    scene = Scene(macready="", windows="alien", norris="", nauls="", leader="windows")
    scene.table.marker_holder = 0
    scene.begins(ExposeThemselves()).answers("windows", "expose").all_answer("stay_hidden")
    assert scene.table.marker_holder == 0


@clause("B-10.1")
def test_phase_5_comes_to_all_characters_wherever_they_were():
    scene = Scene(macready="@shed", windows="@dormitory", norris="", nauls="alien @armory lying", stack="use")
    scene.table.standing[2] = False
    scene.begins(PlayActionCards(), MeetInLeisureRoom()).declines("macready").answers("macready", "nothing")
    assert scene.table.where == ["leisure_room"] * 4 and scene.table.standing == [True] * 4
