"""Roles: what infects, what may be given or discarded, what The Thing must do with fire. (S-4)"""

import pytest

from outpost31.games.stayaway.table import HUMAN, INFECTED, THE_THING
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, Scene


def four(**more):
    """Palmer, who is The Thing, and three humans; it is Palmer's turn."""
    hands = {"palmer": "the_thing infected axe axe", "norris": AXES, "windows": AXES, "childs": AXES}
    return Scene(**hands | more)


# Becoming Infected ----------------------------------------------------------------------------------------


@clause("S-4.1")
def test_a_human_handed_infected_by_the_thing_becomes_infected():
    scene = four().offers().answers("palmer", "infected").gives("norris", "axe")
    assert scene.role("norris") is INFECTED


@clause("S-4.1")
def test_a_human_that_offered_is_infected_by_the_answer_of_the_thing():
    scene = four(active="childs").offers().answers("childs", "axe").gives("palmer", "infected")
    assert scene.role("childs") is INFECTED


@clause("S-4.1")
def test_another_card_from_the_thing_infects_nobody():
    scene = four().offers().answers("palmer", "axe").gives("norris", "axe")
    assert scene.role("norris") is HUMAN


@clause("S-4.1")
def test_an_infected_that_gives_infected_to_the_thing_changes_no_role():
    scene = four(norris="infected infected axe axe", infected=["norris"]).offers()
    scene.answers("palmer", "axe").gives("norris", "infected")
    assert [scene.role(name) for name in ("palmer", "norris")] == [THE_THING, INFECTED]


@clause("S-4.1")
def test_drawing_an_infected_card_does_nothing():
    scene = four(active="norris", deck="infected whisky").draws()
    assert "infected" in scene.hand("norris")
    assert scene.role("norris") is HUMAN


@clause("S-4.1", "S-8.7")
def test_the_thing_infects_in_round_and_round():
    scene = four(deck="round_and_round whisky").draws().answers("palmer", "infected")
    for name in ("norris", "windows", "childs"):
        scene.answers(name, "axe")
    assert [scene.role(name) for name in scene.names] == [THE_THING, INFECTED, HUMAN, HUMAN]


# What may be given and discarded --------------------------------------------------------------------------


@clause("S-4.2")
def test_the_thing_card_is_never_offered():
    assert "the_thing" not in four().offers().offered("palmer")


@clause("S-4.2")
def test_the_thing_card_is_never_given_in_answer():
    scene = four(active="childs").offers().answers("childs", "axe")
    assert scene.offered("palmer") == [("give", "infected"), ("give", "axe")]


@clause("S-4.2")
def test_the_thing_card_is_never_discarded():
    assert "the_thing" not in four().draws().played_by("palmer", "discard")


@clause("S-4.2")
def test_a_human_never_gives_infected():
    scene = four(norris="infected infected axe whisky", active="norris").offers()
    assert scene.offered("norris") == ["axe", "whisky"]


@clause("S-4.2")
def test_a_human_never_gives_infected_to_the_thing_either():
    scene = four(norris="infected infected axe axe").offers().answers("palmer", "axe")
    assert scene.offered("norris") == [("give", "axe")]


@clause("S-4.2")
def test_a_human_may_discard_infected():
    scene = four(norris="infected axe axe axe axe", active="norris").acts()
    assert scene.played_by("norris", "discard") == {"infected", "axe"}


@clause("S-4.2")
def test_an_infected_gives_infected_to_the_thing():
    scene = four(childs="infected infected axe axe", infected=["childs"], active="childs").offers()
    assert scene.offered("childs") == ["infected", "axe"]


@clause("S-4.2")
def test_an_infected_gives_infected_to_nobody_but_the_thing():
    scene = four(norris="infected infected axe axe", infected=["norris", "windows"], active="norris").offers()
    assert scene.offered("norris") == ["axe"]


@clause("S-4.2")
def test_an_infected_keeps_its_last_infected_even_from_the_thing():
    scene = four(childs="infected axe axe axe", infected=["childs"], active="childs").offers()
    assert scene.offered("childs") == ["axe"]


@clause("S-4.2")
def test_an_infected_never_discards_its_last_infected():
    scene = four(norris="infected axe axe axe axe", infected=["norris"], active="norris").acts()
    assert scene.played_by("norris", "discard") == {"axe"}


@clause("S-4.2")
def test_an_infected_may_discard_one_of_several_infected():
    scene = four(norris="infected infected axe axe axe", infected=["norris"], active="norris").acts()
    assert scene.played_by("norris", "discard") == {"infected", "axe"}


@clause("S-4.2")
@pytest.mark.parametrize("infected", [[], ["norris"]])
def test_the_thing_may_give_infected_to_anyone(infected):
    scene = four(norris="infected axe axe axe", infected=infected).offers()
    assert scene.offered("palmer") == ["infected", "axe", "declare"]


@clause("S-4.2")
def test_the_thing_whose_other_cards_are_all_infected_must_give_one():
    scene = four(palmer="the_thing infected infected infected", active="childs").offers()
    scene.answers("childs", "axe")
    assert scene.offered("palmer") == [("give", "infected")]


@clause("S-4.2")
def test_limits_are_tested_on_the_hand_before_the_exchange():
    scene = four(norris="infected axe axe axe", infected=["norris"]).offers().answers("palmer", "infected")
    assert scene.offered("norris") == [("give", "axe")]


@clause("S-4.2")
def test_limits_are_tested_on_the_role_before_the_exchange():
    scene = four(norris="infected infected axe axe").offers().answers("palmer", "infected")
    assert scene.offered("norris") == [("give", "axe")]


# Who knows what -------------------------------------------------------------------------------------------


def roles_seen(scene, who):
    return {scene.names[player["seat"]]: player["role"] for player in scene.view(who)["players"]}


@clause("S-4.4")
def test_the_thing_knows_every_role():
    scene = four(infected=["windows"], windows="infected axe axe axe").begins_turn()
    assert roles_seen(scene, "palmer") == {
        "palmer": "the_thing",
        "norris": "human",
        "windows": "infected",
        "childs": "human",
    }


@clause("S-4.4")
def test_the_thing_knows_whom_it_infects():
    scene = four().offers().answers("palmer", "infected").gives("norris", "axe")
    assert roles_seen(scene, "palmer")["norris"] == "infected"


@clause("S-4.4")
def test_an_infected_knows_the_thing_and_not_the_other_infected():
    scene = four(infected=["windows"], windows="infected axe axe axe").offers()
    scene.answers("palmer", "infected").gives("norris", "axe")
    seen = {"palmer": "the_thing", "norris": "infected", "windows": None, "childs": None}
    assert roles_seen(scene, "norris") == seen
    assert roles_seen(scene, "windows")["norris"] is None


@clause("S-4.4")
def test_a_human_knows_its_own_role_only():
    scene = four().begins_turn()
    assert roles_seen(scene, "norris") == {"palmer": None, "norris": "human", "windows": None, "childs": None}


@clause("S-4.4")
@pytest.mark.parametrize(("card", "role"), [("infected", "infected"), ("axe", "human")])
def test_after_an_exchange_each_is_told_privately_what_it_is(card, role):
    scene = four().offers().answers("palmer", card).gives("norris", "axe")
    assert [event["role"] for event in scene.told("norris", "RoleNoticed")] == [role]
    assert scene.told("windows", "RoleNoticed") == scene.told(None, "RoleNoticed") == []


@clause("S-4.4", "S-6.2")
def test_who_got_infected_through_missed_is_told_privately_that_it_is_still_human():
    scene = (
        four(norris="missed axe axe axe").offers().answers("palmer", "infected").defends("norris", "missed")
    )
    scene.gives("windows", "axe")
    assert "infected" in scene.hand("windows")
    (noticed,) = scene.told("windows", "RoleNoticed")
    assert (noticed["role"], noticed["the_thing"]) == ("human", None)


@clause("S-4.4")
def test_who_is_infected_is_told_who_the_thing_is_and_nobody_else_is():
    scene = four().offers().answers("palmer", "infected").gives("norris", "axe")
    told = {who: [event["the_thing"] for event in scene.told(who, "RoleNoticed")] for who in scene.names}
    assert told == {"palmer": [None], "norris": [0], "windows": [], "childs": []}


# What is said, asked and shown ----------------------------------------------------------------------------


@clause("S-4.6")
def test_nobody_can_show_a_card_of_its_own_accord():
    scene = four(deck="whisky").draws()
    assert {option[0] for option in scene.offered("palmer") if option != "declare"} == {"play", "discard"}
    scene.discards("palmer", "axe").answers("palmer", "axe")
    assert {option[0] for option in scene.offered("norris")} == {"give"}


@clause("S-4.7")
def test_an_offer_is_asked_for_even_if_only_one_card_can_be_offered():
    scene = four(norris="infected infected infected axe", active="norris").offers()
    assert scene.offered("norris") == ["axe"]


@clause("S-4.7")
def test_an_answer_is_asked_for_even_if_only_one_card_can_be_given():
    scene = four(norris="infected infected infected axe").offers().answers("palmer", "axe")
    assert scene.offered("norris") == [("give", "axe")]


@clause("S-4.7", "S-6.5")
def test_nobody_is_skipped_because_it_could_not_have_reacted():
    scene = (
        four(norris=f"flamethrower {AXES}", active="norris").acts().plays("norris", "flamethrower", "windows")
    )
    assert scene.asked == [("windows", "answer_to_fire")]
    assert scene.offered("windows") == ["accept"]


@clause("S-4.7")
def test_the_thing_is_asked_in_the_same_words_as_a_human():
    thing, human = four().offers(), four(active="norris").offers()
    assert [kind for _, kind in thing.asked] == [kind for _, kind in human.asked]


@clause("S-4.7")
def test_forgetting_is_asked_card_by_card_even_if_there_is_no_choice():
    scene = four(deck="forgetful whisky whisky whisky whisky", palmer="the_thing axe axe axe").draws()
    for _ in range(3):
        assert scene.offered("palmer") == ["axe"]
        scene.answers("palmer", "axe")
    assert scene.hand("palmer") == ["the_thing", "whisky", "whisky", "whisky"]


@clause("S-4.8")
def test_the_public_event_of_an_exchange_is_the_same_whether_or_not_it_infected():
    told = []
    for card in ("infected", "axe"):
        scene = four().offers().answers("palmer", card).gives("norris", "axe")
        told.append([scene.told(who) for who in ("windows", "childs", None)])
    assert told[0] == told[1]


@clause("S-4.8")
def test_an_elimination_shows_no_role():
    scene = (
        four(norris=f"flamethrower {AXES}", active="norris").acts().plays("norris", "flamethrower", "windows")
    )
    scene.declines("windows")
    assert scene.told(None, "PlayerEliminated") == [
        {"event": "PlayerEliminated", "seat": 2, "cause": "flamethrower"}
    ]
    assert scene.view(None)["falls"][0]["role"] is None
    assert scene.view(None)["players"][2]["role"] is None


@clause("S-4.8")
def test_the_eliminated_see_what_spectators_see_and_what_they_knew():
    scene = four(
        norris=f"flamethrower {AXES}", active="norris", windows="infected axe axe axe", infected=["windows"]
    )
    scene.acts().plays("norris", "flamethrower", "windows").declines("windows")
    seen, public = scene.view("windows"), scene.view(None)
    assert roles_seen(scene, "windows") == {
        "palmer": "the_thing",
        "norris": None,
        "windows": "infected",
        "childs": None,
    }
    for view in (seen, public):
        view["you"] = None
        for player in view["players"]:
            player["role"] = None
    seen["players"][2]["hand"] = None
    assert seen == public


@clause("S-4.8")
def test_the_eliminated_are_asked_nothing_and_told_no_secret_any_more():
    scene = (
        four(norris=f"flamethrower {AXES}", active="norris").acts().plays("norris", "flamethrower", "windows")
    )
    scene.declines("windows")
    before = len(scene.told("windows"))
    scene.answers("norris", "axe").gives("childs", "axe").answers("childs", "draw").discards(
        "childs", "whisky"
    )
    since = scene.told("windows")[before:]
    assert since == scene.told(None)[-len(since) :]
