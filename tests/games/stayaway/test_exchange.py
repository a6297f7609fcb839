"""The exchange of cards, and what stops it. (S-3.2, S-3.3, S-4.3)"""

import pytest

from outpost31.games.stayaway.table import HUMAN, INFECTED
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, Scene

ALL_INFECTED = "infected infected infected infected"


def four(**more):
    """Palmer, who is The Thing, and three humans; it is Palmer's turn."""
    return Scene(
        **{"palmer": "the_thing axe axe axe", "norris": AXES, "windows": AXES, "childs": AXES} | more
    )


# Offer and answer -----------------------------------------------------------------------------------------


@clause("S-3.2")
@pytest.mark.parametrize(("direction", "taker"), [(1, "norris"), (-1, "childs")])
def test_a_card_is_offered_to_the_next_seat_in_the_direction_of_play(direction, taker):
    scene = four(direction=direction).offers().answers("palmer", "axe")
    assert scene.asked == [(taker, "answer_to_offer")]


@clause("S-3.2")
def test_a_card_is_offered_to_the_next_living_seat():
    scene = four(norris="", fallen={"norris": HUMAN}).offers().answers("palmer", "axe")
    assert scene.asked == [("windows", "answer_to_offer")]


@clause("S-3.2")
def test_the_offerer_is_told_to_whom_it_offers_and_the_taker_from_whom():
    scene = four().offers()
    assert scene.match.questions_for(0)[0].plain()["about"] == {"to": 1}
    scene.answers("palmer", "axe")
    assert scene.match.questions_for(1)[0].plain()["about"] == {"from": 0}


@clause("S-3.2", "S-6.1")
def test_the_taker_accepts_with_a_card_of_its_own_or_defends_itself_in_one_question():
    scene = four(norris="scary missed no_thanks no_barbecue").offers().answers("palmer", "axe")
    assert scene.played_by("norris", "give") == {"scary", "missed", "no_thanks", "no_barbecue"}
    assert scene.played_by("norris", "defend") == {"scary", "missed", "no_thanks"}


@clause("S-3.2")
def test_the_two_cards_change_hands():
    scene = four(palmer="the_thing whisky axe axe", norris="scary axe axe axe").offers()
    scene.answers("palmer", "whisky").gives("norris", "scary")
    assert scene.hand("palmer") == ["axe", "axe", "scary", "the_thing"]
    assert scene.hand("norris") == ["axe", "axe", "axe", "whisky"]


@clause("S-3.2")
def test_cards_change_hands_unseen_by_others():
    scene = four(palmer="the_thing whisky axe axe", norris="scary axe axe axe").offers()
    scene.answers("palmer", "whisky").gives("norris", "scary")
    seen = {who: scene.told(who, "CardsExchanged")[0] for who in (*scene.names, None)}
    for who, told in seen.items():
        cards = ("whisky", "scary") if who in ("palmer", "norris") else (None, None)
        assert (told["offered"], told["answered"]) == cards


@clause("S-3.2")
def test_the_taker_does_not_see_the_offered_card_before_it_answers():
    scene = four().offers().answers("palmer", "axe")
    assert scene.told("norris", "CardOffered") == [{"event": "CardOffered", "seat": 0, "to": 1, "card": None}]


@clause("S-3.2", "S-7.3")
@pytest.mark.parametrize("direction", [1, -1])
def test_two_living_exchange_with_each_other_in_either_direction(direction):
    scene = Scene(
        palmer="the_thing axe axe axe",
        norris=AXES,
        windows="",
        fallen={"windows": HUMAN},
        direction=direction,
    ).offers()
    scene.answers("palmer", "axe").gives("norris", "axe")
    assert scene.asked == [("norris", "draw")]


# Obstacles ------------------------------------------------------------------------------------------------


@clause("S-3.3", "S-7.2")
def test_there_is_no_exchange_through_a_barred_door():
    scene = four(doors=[("palmer", "norris")]).offers()
    assert scene.told(None, "ExchangeStopped")[0] == {
        "event": "ExchangeStopped",
        "seat": 0,
        "to": 1,
        "by": "barred_door",
    }
    assert scene.asked == [("norris", "draw")]


@clause("S-3.3")
def test_a_door_elsewhere_stops_nothing():
    scene = four(doors=[("palmer", "childs"), ("norris", "windows")]).offers()
    assert scene.asked == [("palmer", "card_to_offer")]


@clause("S-3.3", "S-7.1")
def test_there_is_no_exchange_with_a_next_seat_in_quarantine():
    scene = four(quarantined=["norris"]).offers()
    assert scene.told(None, "ExchangeStopped")[0]["by"] == "quarantine"
    assert scene.asked == [("norris", "draw")]


@clause("S-7.1")
@pytest.mark.parametrize(("option", "happens"), [("out_only", True), ("open", True), ("none", False)])
def test_the_offer_of_a_seat_in_quarantine(option, happens):
    scene = four(quarantined=["palmer"], options={"quarantine_exchange": option}).offers()
    assert scene.asked == [("palmer", "card_to_offer") if happens else ("norris", "draw")]


@clause("S-7.1")
@pytest.mark.parametrize(("option", "happens"), [("out_only", False), ("open", True), ("none", False)])
def test_the_offer_to_a_seat_in_quarantine(option, happens):
    scene = four(quarantined=["norris"], options={"quarantine_exchange": option}).offers()
    assert scene.asked == [("palmer", "card_to_offer") if happens else ("norris", "draw")]


@clause("S-7.1")
@pytest.mark.parametrize(("option", "happens"), [("out_only", False), ("open", True), ("none", False)])
def test_the_offer_from_one_quarantine_into_another(option, happens):
    scene = four(quarantined=["palmer", "norris"], options={"quarantine_exchange": option}).offers()
    assert scene.asked == [("palmer", "card_to_offer") if happens else ("norris", "draw")]


@clause("S-7.1")
def test_out_only_is_the_default():
    assert four().table.settings.quarantine_exchange == "out_only"


# Superinfection -------------------------------------------------------------------------------------------


@clause("S-4.3")
@pytest.mark.parametrize("infected", [[], ["norris"]])
def test_an_offerer_with_only_infected_cards_is_eliminated_before_it_chooses(infected):
    scene = four(norris=ALL_INFECTED, infected=infected, active="norris").offers()
    assert scene.circle == ["palmer", "windows", "childs"]
    assert scene.told(None, "CardOffered") == []


@clause("S-4.3")
@pytest.mark.parametrize("infected", [[], ["windows"]])
def test_a_taker_with_only_infected_cards_is_eliminated_before_a_defence_is_asked(infected):
    scene = four(windows=ALL_INFECTED, infected=infected, active="norris").offers()
    assert scene.circle == ["palmer", "norris", "childs"]
    assert scene.asked == [("childs", "draw")]


@clause("S-4.3")
def test_a_human_with_only_infected_cards_fails_even_with_the_thing():
    scene = four(norris=ALL_INFECTED).offers()
    assert "norris" not in scene.circle


@clause("S-4.3")
def test_an_infected_with_only_infected_cards_is_safe_when_the_thing_offers():
    scene = four(norris=ALL_INFECTED, infected=["norris"]).offers().answers("palmer", "axe")
    assert scene.offered("norris") == [("give", "infected")]


@clause("S-4.3")
def test_an_infected_with_only_infected_cards_is_safe_when_it_offers_to_the_thing():
    scene = four(childs=ALL_INFECTED, infected=["childs"], active="childs").offers()
    assert scene.offered("childs") == ["infected"]


@clause("S-4.3")
def test_the_superinfected_shows_its_hand_to_all():
    scene = four(windows=ALL_INFECTED, active="norris").offers()
    for who in (*scene.names, None):
        assert scene.told(who, "HandShown")[0]["cards"] == ALL_INFECTED.split()


@clause("S-4.3", "S-9.1")
def test_the_superinfected_discards_its_hand_after_showing_it():
    scene = four(windows=ALL_INFECTED, active="norris").offers()
    events = [event["event"] for event in scene.told(None)]
    assert events[:2] == ["HandShown", "PlayerEliminated"]
    assert scene.discarded == ALL_INFECTED.split()


@clause("S-4.3")
def test_when_one_side_fails_there_is_no_exchange_and_no_other_partner():
    scene = four(windows=ALL_INFECTED, active="norris").offers()
    assert scene.told(None, "CardOffered") == []
    assert scene.asked == [("childs", "draw")]


@clause("S-4.3")
def test_both_sides_are_tested_at_once():
    scene = four(norris=ALL_INFECTED, windows=ALL_INFECTED, infected=["windows"], active="norris").offers()
    assert scene.circle == ["palmer", "childs"]
    assert len(scene.told(None, "PlayerEliminated")) == 2


@clause("S-4.3")
@pytest.mark.parametrize("obstacle", [{"doors": [("norris", "windows")]}, {"quarantined": ["windows"]}])
def test_nobody_is_tested_when_an_obstacle_stops_the_exchange(obstacle):
    scene = four(norris=ALL_INFECTED, windows=ALL_INFECTED, active="norris", **obstacle).offers()
    assert scene.circle == scene.names
    assert scene.asked == [("windows", "draw")]


@clause("S-4.3")
def test_the_thing_never_fails():
    scene = four(palmer="the_thing infected infected infected", active="palmer").offers()
    assert scene.offered("palmer") == ["infected", "declare"]


@clause("S-4.3")
def test_who_holds_only_infected_cards_falls_at_its_exchange_and_not_before():
    scene = four(norris=ALL_INFECTED, deck="infected whisky", active="norris").draws()
    assert "norris" in scene.circle
    scene.discards("norris", "infected")
    assert "norris" not in scene.circle


@clause("S-4.3", "S-5.10")
def test_seduction_is_an_exchange_with_the_same_test():
    scene = four(norris=f"seduction {AXES}", childs=ALL_INFECTED, active="norris").acts()
    scene.plays("norris", "seduction", "childs")
    assert "childs" not in scene.circle
    assert scene.asked == [("windows", "draw")]


@clause("S-4.3", "S-8.8")
def test_making_friends_is_an_exchange_with_the_same_test_and_the_turn_goes_on():
    scene = four(childs=ALL_INFECTED, active="norris", deck="cant_we_be_friends whisky").draws()
    scene.answers("norris", "childs")
    assert "childs" not in scene.circle
    assert scene.asked == [("norris", "card_to_offer")]


@clause("S-4.3", "S-9.4")
def test_when_everybody_else_is_superinfected_the_thing_is_left_alone():
    scene = Scene(
        palmer="the_thing axe axe axe",
        norris=ALL_INFECTED,
        windows=ALL_INFECTED,
        infected=["norris"],
        active="norris",
    ).offers()
    assert scene.reason == "the_thing_alone"


@clause("S-4.1")
def test_an_exchange_between_humans_infects_nobody():
    scene = four(active="norris", windows="axe infected axe axe").offers()
    scene.answers("norris", "axe").gives("windows", "axe")
    assert [scene.role(name) for name in ("norris", "windows")] == [HUMAN, HUMAN]
    assert INFECTED not in map(scene.role, scene.names)
