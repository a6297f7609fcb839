"""The Panic! cards. (S-8)"""

import pytest

from outpost31.games.stayaway.table import INFECTED
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, panic

ALL_INFECTED = "infected infected infected infected"


# Obstacles go ---------------------------------------------------------------------------------------------


@clause("S-8.1")
def test_rotten_ropes_all_quarantines_are_discarded_and_no_door():
    scene = panic("rotten_ropes", quarantined=["norris", "childs"], doors=[("palmer", "childs")])
    assert [scene.quarantine(name) for name in scene.names] == [0, 0, 0, 0]
    assert scene.discarded == ["quarantine", "quarantine", "rotten_ropes"]
    assert scene.barred == [{"palmer", "childs"}]


@clause("S-8.3")
def test_three_four_all_barred_doors_are_discarded_and_no_quarantine():
    doors = [("palmer", "norris"), ("norris", "windows"), ("palmer", "childs")]
    scene = panic("three_four", quarantined=["childs"], doors=doors)
    assert scene.barred == []
    assert scene.discarded == ["barred_door", "barred_door", "barred_door", "three_four"]
    assert scene.quarantine("childs") == 2


@clause("S-8.1", "S-8.3")
@pytest.mark.parametrize("card", ["rotten_ropes", "three_four"])
def test_the_exchange_follows_and_the_way_may_be_free_for_it(card):
    scene = panic(
        card, **{"rotten_ropes": {"quarantined": ["windows"]}}.get(card, {"doors": [("norris", "windows")]})
    )
    assert scene.asked == [("norris", "card_to_offer")]


# Forgetful ------------------------------------------------------------------------------------------------


@clause("S-8.6")
def test_forgetful_three_cards_are_discarded_then_three_drawn():
    scene = panic(
        "forgetful", norris="scary missed infected axe", deck="forgetful no_thanks whisky whisky axe"
    )
    for card in ("scary", "missed", "infected"):
        scene.answers("norris", card)
    assert scene.hand("norris") == ["axe", "no_thanks", "whisky", "whisky"]
    assert scene.discarded == ["forgetful", "infected", "missed", "scary"]
    assert scene.asked == [("norris", "card_to_offer")]


@clause("S-8.6", "S-3.6")
def test_forgetful_the_three_are_stay_away_cards():
    scene = panic("forgetful", deck="forgetful scary oops scary three_four scary whisky")
    for _ in range(3):
        scene.answers("norris", "axe")
    assert scene.hand("norris") == ["axe", "scary", "scary", "scary"]
    assert len(scene.told(None, "PanicSkipped")) == 2


@clause("S-8.6", "S-4.2")
def test_forgetful_only_cards_that_may_be_discarded():
    scene = panic("forgetful", norris="infected infected axe axe", infected=["norris"])
    assert scene.offered("norris") == ["infected", "axe"]
    assert scene.answers("norris", "infected").offered("norris") == ["axe"]


@clause("S-8.6", "S-4.2")
@pytest.mark.parametrize("hand", ["infected axe axe axe", ALL_INFECTED])
def test_forgetful_an_infected_always_has_three_such_cards(hand):
    scene = panic("forgetful", norris=hand, infected=["norris"])
    for _ in range(3):
        scene.answers("norris", hand.split()[-1])
    assert scene.hand("norris").count("infected") == 1


@clause("S-8.6", "S-4.2")
def test_forgetful_the_thing_keeps_its_card():
    scene = panic("forgetful", active="palmer")
    assert scene.offered("palmer") == ["axe"]


# Can't we be friends? -------------------------------------------------------------------------------------


@clause("S-8.8")
def test_cant_we_be_friends_an_exchange_with_any_player_in_reach():
    scene = panic("cant_we_be_friends", 5, quarantined=["childs"], doors=[("norris", "windows")])
    assert scene.offered("norris") == ["palmer", "blair"]
    scene.answers("norris", "blair").answers("norris", "axe").gives("blair", "axe")
    assert len(scene.told(None, "CardsExchanged")) == 1


@clause("S-8.8", "S-3.1")
def test_cant_we_be_friends_then_the_exchange_of_the_turn_follows():
    scene = (
        panic("cant_we_be_friends")
        .answers("norris", "childs")
        .answers("norris", "axe")
        .gives("childs", "axe")
    )
    assert scene.answers("norris", "axe").asked == [("windows", "answer_to_offer")]


@clause("S-8.8")
def test_cant_we_be_friends_also_after_a_refusal():
    scene = panic("cant_we_be_friends", childs="no_thanks axe axe axe").answers("norris", "childs")
    scene.answers("norris", "axe").defends("childs", "no_thanks")
    assert scene.asked == [("norris", "card_to_offer")]


@clause("S-8.8")
def test_cant_we_be_friends_may_be_made_from_quarantine():
    scene = panic("cant_we_be_friends", quarantined=["norris"])
    assert scene.offered("norris") == ["palmer", "windows", "childs"]


# Blind date -----------------------------------------------------------------------------------------------


@clause("S-8.9")
def test_blind_date_the_chosen_card_is_swapped_with_the_top_stay_away_card():
    scene = panic("blind_date", norris="missed axe axe axe", deck="blind_date scary whisky")
    scene.answers("norris", "missed")
    assert scene.hand("norris") == ["axe", "axe", "axe", "scary"]
    assert scene.deck == ["missed", "whisky"]


@clause("S-8.9")
def test_blind_date_the_turn_ends():
    assert panic("blind_date").answers("norris", "axe").asked == [("windows", "draw")]


@clause("S-8.9", "S-3.6")
def test_blind_date_panic_cards_on_top_are_discarded_unseen():
    scene = panic("blind_date", deck="blind_date oops forgetful scary whisky").answers("norris", "axe")
    assert "scary" in scene.hand("norris")
    assert scene.discarded == ["blind_date", "forgetful", "oops"]


@clause("S-8.9", "S-4.2")
def test_blind_date_only_a_card_that_may_be_discarded():
    scene = panic("blind_date", norris="infected axe axe axe", infected=["norris"])
    assert scene.offered("norris") == ["axe"]


@clause("S-8.9")
def test_blind_date_the_card_on_the_deck_is_laid_face_down():
    scene = panic("blind_date").answers("norris", "axe")
    assert [scene.told(who, "CardLaidOnDeck")[0]["card"] for who in ("norris", "windows", None)] == [
        "axe",
        None,
        None,
    ]


# Showing hands --------------------------------------------------------------------------------------------


@clause("S-8.10")
def test_just_between_us_the_hand_is_shown_to_a_neighbour_alone():
    scene = panic("just_between_us")
    assert scene.offered("norris") == ["windows", "palmer"]
    scene.answers("norris", "windows")
    seen = {who: scene.told(who, "HandShown")[0]["cards"] for who in (*scene.names, None)}
    hand = AXES.split()
    assert seen == {"palmer": None, "norris": hand, "windows": hand, "childs": None, None: None}
    assert scene.asked == [("norris", "card_to_offer")]


@clause("S-8.10")
def test_just_between_us_not_behind_a_barred_door():
    assert panic("just_between_us", doors=[("norris", "windows")]).offered("norris") == ["palmer"]


@clause("S-8.10", "S-7.1")
def test_just_between_us_quarantine_is_no_hindrance():
    assert panic("just_between_us", quarantined=["norris", "windows"]).offered("norris") == [
        "windows",
        "palmer",
    ]


@clause("S-8.11")
def test_oops_the_hand_is_shown_to_all():
    scene = panic("oops", norris="infected axe axe axe")
    for who in (*scene.names, None):
        assert scene.told(who, "HandShown")[0]["cards"] == ["infected", "axe", "axe", "axe"]


@clause("S-8.12")
@pytest.mark.parametrize(
    ("direction", "order"),
    [(1, ["norris", "windows", "childs", "palmer"]), (-1, ["norris", "palmer", "childs", "windows"])],
)
def test_revelations_from_you_on_in_the_direction_of_play(direction, order):
    scene = panic("revelations", direction=direction)
    for name in order:
        assert scene.asked == [(name, "hand_to_show")]
        scene.declines(name)
    assert scene.asked == [("norris", "card_to_offer")]


@clause("S-8.12")
def test_revelations_each_shows_its_hand_or_not():
    scene = panic("revelations")
    assert scene.offered("norris") == ["keep", "show_hand"]
    scene.answers("norris", "show_hand").answers("windows", "keep")
    assert scene.told(None, "HandShown")[0]["cards"] == AXES.split()
    assert scene.told(None, "HandKept") == [{"event": "HandKept", "seat": 2}]
    assert scene.asked == [("childs", "hand_to_show")]


@clause("S-8.12")
@pytest.mark.parametrize("answer", ["show_hand", "show_infected"])
def test_revelations_it_ends_after_the_first_who_shows_an_infected_card(answer):
    scene = panic("revelations", windows="infected axe axe axe").answers("norris", "keep")
    scene.answers("windows", answer)
    assert scene.asked == [("norris", "card_to_offer")]


@clause("S-8.12")
def test_revelations_a_holder_of_infected_may_show_that_card_alone():
    scene = panic("revelations", norris="infected axe axe axe")
    assert scene.offered("norris") == ["keep", "show_hand", "show_infected"]
    scene.answers("norris", "show_infected")
    assert scene.told(None, "InfectedShown") == [{"event": "InfectedShown", "seat": 1}]
    assert scene.told(None, "HandShown") == []


@clause("S-8.12")
def test_revelations_a_holder_of_infected_may_keep_it_hidden():
    scene = panic("revelations", norris="infected axe axe axe").answers("norris", "keep")
    assert scene.asked == [("windows", "hand_to_show")]


@clause("S-8.12")
@pytest.mark.parametrize("name", ["palmer", "windows"])
def test_revelations_the_last_one_may_end_it_too(name):
    direction = 1 if name == "palmer" else -1
    hand = "the_thing infected axe axe" if name == "palmer" else "infected axe axe axe"
    scene = panic("revelations", direction=direction, **{name: hand})
    for _ in range(3):
        scene.declines(scene.asked[0][0])
    assert scene.answers(name, "show_hand").asked == [("norris", "card_to_offer")]


@clause("S-8.12", "S-4.1")
def test_revelations_shows_cards_and_changes_no_role():
    scene = panic("revelations", norris="infected axe axe axe").answers("norris", "show_hand")
    assert INFECTED not in map(scene.role, scene.names)
