"""The action cards. (S-5)"""

import pytest

from outpost31.games.stayaway.cards import CARDS, Kind
from outpost31.games.stayaway.table import HUMAN, INFECTED
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, Scene

ALL_SEE = ("palmer", "norris", "windows", "childs", None)


def acts(hand, **more):
    """Norris, a human between Palmer, who is The Thing, and Windows, has drawn and may act."""
    hands = {
        "palmer": "the_thing axe axe axe",
        "norris": f"{hand} axe axe axe",
        "windows": AXES,
        "childs": AXES,
    }
    return Scene(**hands | {"active": "norris"} | more).acts()


# Flamethrower ---------------------------------------------------------------------------------------------


@clause("S-5.1")
def test_flamethrower_a_neighbour_is_eliminated():
    scene = acts("flamethrower axe").plays("norris", "flamethrower", "windows").declines("windows")
    assert scene.circle == ["palmer", "norris", "childs"]
    assert "flamethrower" in scene.discarded


@clause("S-5.1", "S-6.4")
def test_flamethrower_unless_it_answers_with_no_barbecue():
    scene = acts("flamethrower axe", windows="no_barbecue axe axe axe").plays(
        "norris", "flamethrower", "windows"
    )
    scene.defends("windows", "no_barbecue")
    assert "windows" in scene.circle
    assert scene.discarded == ["flamethrower", "no_barbecue"]


@clause("S-5.1", "S-7.1")
def test_flamethrower_is_not_playable_by_a_seat_in_quarantine():
    assert "flamethrower" not in acts("flamethrower axe", quarantined=["norris"]).played_by("norris")


@clause("S-5.1")
def test_flamethrower_an_infected_may_use_it_on_the_thing_too():
    scene = acts("flamethrower infected", infected=["norris"]).plays("norris", "flamethrower", "palmer")
    assert scene.declines("palmer").reason == "the_thing_eliminated"


@clause("S-5.1", "S-3.2")
def test_flamethrower_the_exchange_is_with_the_seat_after_the_burned_one():
    scene = acts("flamethrower axe").plays("norris", "flamethrower", "windows").declines("windows")
    assert scene.answers("norris", "axe").asked == [("childs", "answer_to_offer")]


# Analysis and Suspicion -----------------------------------------------------------------------------------


@clause("S-5.2")
def test_analysis_a_neighbour_shows_you_its_whole_hand():
    scene = acts("analysis axe", windows="scary infected axe axe").plays("norris", "analysis", "windows")
    assert scene.told("norris", "HandShown")[0]["cards"] == ["infected", "axe", "axe", "scary"]


@clause("S-5.2")
def test_analysis_nobody_else_sees_it():
    scene = acts("analysis axe").plays("norris", "analysis", "windows")
    assert [scene.told(who, "HandShown")[0]["cards"] for who in ("palmer", "childs", None)] == [None] * 3


@clause("S-5.4")
@pytest.mark.parametrize(("pick", "card"), [(0, "axe"), (1, "whisky"), (2, "scary"), (3, "missed")])
def test_suspicion_you_see_one_random_card_of_a_neighbour(pick, card):
    scene = acts("suspicion axe", windows="scary missed whisky axe").fate(pick)
    scene.plays("norris", "suspicion", "windows")
    assert scene.told("norris", "CardSeen")[0]["card"] == card


@clause("S-5.4")
def test_suspicion_its_owner_knows_which_and_nobody_else():
    scene = acts("suspicion axe", windows="scary missed whisky axe").fate(0)
    scene.plays("norris", "suspicion", "windows")
    seen = {who: scene.told(who, "CardSeen")[0]["card"] for who in ALL_SEE}
    assert seen == {"palmer": None, "norris": "axe", "windows": "axe", "childs": None, None: None}


# Axe ------------------------------------------------------------------------------------------------------


@clause("S-5.3")
def test_axe_removes_a_quarantine_of_your_own():
    scene = acts("axe axe", quarantined=["norris"]).plays("norris", "axe", "norris", "quarantine")
    assert scene.quarantine("norris") == 0
    assert scene.discarded == ["axe", "quarantine"]


@clause("S-5.3")
def test_axe_removes_a_quarantine_of_a_neighbour():
    scene = acts("axe axe", quarantined=["palmer"]).plays("norris", "axe", "palmer", "quarantine")
    assert scene.quarantine("palmer") == 0


@clause("S-5.3")
def test_axe_removes_the_door_between_you_and_a_neighbour_by_being_played_on_yourself():
    scene = acts("axe axe", doors=[("norris", "windows")])
    assert scene.targets("norris", "axe") == [("norris", "door", "windows")]
    scene.plays("norris", "axe", "norris", "door", "windows")
    assert scene.barred == []
    assert scene.discarded == ["axe", "barred_door"]


@clause("S-5.3")
def test_axe_removes_a_door_beyond_a_neighbour():
    scene = acts("axe axe", doors=[("windows", "childs")])
    assert scene.targets("norris", "axe") == [("windows", "door", "childs")]
    assert scene.plays("norris", "axe", "windows", "door", "childs").barred == []


@clause("S-5.3")
def test_axe_what_is_behind_a_door_is_out_of_reach():
    scene = acts("axe axe", doors=[("norris", "windows"), ("windows", "childs")], quarantined=["windows"])
    assert scene.targets("norris", "axe") == [("norris", "door", "windows")]


@clause("S-5.3")
def test_axe_does_not_reach_who_is_no_neighbour():
    assert acts("axe axe", quarantined=["childs"]).targets("norris", "axe") == []


@clause("S-5.3")
def test_axe_removes_one_obstacle_of_several():
    scene = acts(
        "axe axe", doors=[("norris", "windows"), ("palmer", "childs")], quarantined=["palmer", "norris"]
    )
    assert set(scene.targets("norris", "axe")) == {
        ("norris", "quarantine"),
        ("norris", "door", "windows"),
        ("palmer", "quarantine"),
        ("palmer", "door", "childs"),
    }
    scene.plays("norris", "axe", "palmer", "door", "childs")
    assert scene.barred == [{"norris", "windows"}]
    assert (scene.quarantine("norris"), scene.quarantine("palmer")) == (1, 2)


@clause("S-5.3", "S-7.3")
def test_axe_between_two_living_opens_their_one_gap():
    scene = Scene(
        palmer="the_thing axe axe axe axe",
        norris=AXES,
        windows="",
        fallen={"windows": HUMAN},
        doors=[("palmer", "norris")],
    ).acts()
    assert scene.targets("palmer", "axe") == [("palmer", "door", "norris")]


# Whisky, Resolute, Watch your back -------------------------------------------------------------------


@clause("S-5.5")
def test_whisky_you_show_your_hand_to_all_and_whisky_has_left_it():
    scene = acts("whisky infected").plays("norris", "whisky")
    for who in ALL_SEE:
        assert scene.told(who, "HandShown")[0]["cards"] == ["infected", "axe", "axe", "axe"]


@clause("S-5.6")
def test_determination_draws_three_keeps_one_and_discards_two():
    scene = acts("determination axe", deck="scary missed whisky oops").plays("norris", "determination")
    assert scene.offered("norris") == ["whisky", "scary", "missed"]
    scene.answers("norris", "missed")
    assert scene.hand("norris") == ["axe", "axe", "axe", "axe", "missed"]
    assert scene.discarded == ["determination", "scary", "whisky"]


@clause("S-5.6")
def test_determination_one_of_the_three_is_kept():
    scene = acts("determination scary", deck="whisky whisky whisky whisky").plays("norris", "determination")
    assert scene.offered("norris") == ["whisky"]


@clause("S-5.6", "S-3.6")
def test_determination_skips_panic_cards():
    scene = acts("determination axe", deck="oops scary forgetful missed whisky").plays(
        "norris", "determination"
    )
    assert scene.offered("norris") == ["whisky", "scary", "missed"]
    assert [event["count"] for event in scene.told(None, "PanicSkipped")] == [2]


@clause("S-5.6", "S-3.4")
def test_determination_from_a_nearly_empty_deck_draws_on_from_the_shuffled_discards():
    scene = acts("determination axe", deck="scary", discards="missed missed missed")
    scene.plays("norris", "determination")
    assert scene.table.aside == ["scary", "missed", "missed"]
    assert scene.told(None, "DeckRemade") == [{"event": "DeckRemade", "cards": 3}]


@clause("S-5.6")
def test_determination_then_one_card_is_played_or_discarded():
    scene = acts("determination axe", deck="whisky whisky whisky whisky").plays("norris", "determination")
    scene.answers("norris", "whisky").plays("norris", "whisky")
    assert scene.asked == [("norris", "card_to_offer")]


@clause("S-5.6")
def test_determination_another_determination_may_follow():
    scene = acts("determination determination").plays("norris", "determination").answers("norris", "whisky")
    scene.plays("norris", "determination").answers("norris", "whisky").discards("norris", "axe")
    assert len(scene.hand("norris")) == 4


@clause("S-5.6")
def test_determination_only_its_player_sees_the_three():
    scene = acts("determination axe", deck="scary missed whisky oops").plays("norris", "determination")
    seen = {who: scene.told(who, "CardsConsidered")[0]["cards"] for who in ALL_SEE}
    assert seen.pop("norris") == ["whisky", "scary", "missed"]
    assert set(seen.values()) == {None}
    assert [scene.view(who)["drawn"] for who in ("palmer", None)] == [None, None]


@clause("S-5.6")
def test_determination_the_kept_card_is_told_as_kept_and_not_as_another_draw():
    scene = acts("determination axe", deck="scary missed whisky oops").plays("norris", "determination")
    scene.answers("norris", "missed")
    kept = {who: scene.told(who, "CardKept")[0]["card"] for who in ALL_SEE}
    assert kept.pop("norris") == "missed"
    assert set(kept.values()) == {None}
    assert [scene.told(who, "CardDrawn") for who in ALL_SEE] == [[]] * 5


@clause("S-5.7")
def test_watch_your_back_turns_the_direction_for_this_exchange_already():
    scene = acts("watch_your_back axe").plays("norris", "watch_your_back").answers("norris", "axe")
    assert scene.view(None)["direction"] == -1
    assert scene.asked == [("palmer", "answer_to_offer")]


@clause("S-5.7")
def test_watch_your_back_the_next_turn_goes_the_new_way_too():
    scene = acts("watch_your_back axe").plays("norris", "watch_your_back").answers("norris", "axe")
    assert scene.gives("palmer", "axe").asked == [("palmer", "draw")]


@clause("S-5.7")
def test_watch_your_back_a_second_one_turns_it_again():
    scene = acts("watch_your_back axe", direction=-1).plays("norris", "watch_your_back")
    assert scene.view(None)["direction"] == 1


# Changing places ------------------------------------------------------------------------------------------


@clause("S-5.8")
def test_change_places_with_a_neighbour():
    scene = acts("change_places axe").plays("norris", "change_places", "windows").declines("windows")
    assert scene.circle == ["palmer", "windows", "norris", "childs"]


@clause("S-5.8")
def test_change_places_with_neighbours_only():
    assert acts("change_places axe").targets("norris", "change_places") == ["windows", "palmer"]


@clause("S-5.8", "S-7.2")
def test_change_places_not_through_a_barred_door():
    scene = acts("change_places axe", doors=[("norris", "windows")])
    assert scene.targets("norris", "change_places") == ["palmer"]


@clause("S-5.8", "S-7.1")
@pytest.mark.parametrize(("who", "targets"), [("norris", []), ("windows", ["palmer"])])
def test_change_places_not_if_either_is_in_quarantine(who, targets):
    assert acts("change_places axe", quarantined=[who]).targets("norris", "change_places") == targets


@clause("S-5.9")
def test_better_run_with_anyone_doors_ignored():
    doors = [("norris", "windows"), ("norris", "palmer")]
    scene = acts("better_run axe", doors=doors)
    assert scene.targets("norris", "better_run") == ["palmer", "windows", "childs"]
    scene.plays("norris", "better_run", "childs").declines("childs")
    assert scene.circle == ["palmer", "childs", "windows", "norris"]


@clause("S-5.9", "S-7.1")
@pytest.mark.parametrize(("who", "targets"), [("norris", []), ("childs", ["palmer", "windows"])])
def test_better_run_not_if_either_is_in_quarantine(who, targets):
    assert acts("better_run axe", quarantined=[who]).targets("norris", "better_run") == targets


@clause("S-5.8", "S-5.9", "S-6.3")
@pytest.mark.parametrize("card", ["change_places", "better_run"])
def test_a_change_of_places_may_be_answered_with_im_fine_here(card):
    scene = acts(f"{card} axe", windows="im_fine_here axe axe axe").plays("norris", card, "windows")
    assert scene.offered("windows") == ["accept", ("defend", "im_fine_here")]
    scene.defends("windows", "im_fine_here")
    assert scene.circle == ["palmer", "norris", "windows", "childs"]


# Seduction ------------------------------------------------------------------------------------------------


@clause("S-5.10")
def test_seduction_exchanges_a_card_with_any_player():
    scene = acts("seduction axe", childs="scary axe axe axe").plays("norris", "seduction", "childs")
    scene.answers("norris", "axe").gives("childs", "scary")
    assert "scary" in scene.hand("norris")


@clause("S-5.10")
def test_seduction_reaches_neither_quarantine_nor_a_neighbour_behind_a_door():
    scene = acts(
        "seduction axe", quarantined=["palmer"], doors=[("norris", "windows"), ("windows", "childs")]
    )
    assert scene.targets("norris", "seduction") == ["childs"]


@clause("S-5.10", "S-7.1")
@pytest.mark.parametrize("option", ["out_only", "open", "none"])
def test_seduction_never_reaches_into_quarantine_and_may_be_played_from_it(option):
    options = {"quarantine_exchange": option}
    scene = acts("seduction axe", quarantined=["norris", "childs"], options=options)
    assert scene.targets("norris", "seduction") == ["palmer", "windows"]


@clause("S-5.10", "S-6.1")
@pytest.mark.parametrize("card", ["scary", "no_thanks", "missed"])
def test_seduction_may_be_answered_with_a_defence_against_exchanges(card):
    scene = acts("seduction axe", childs=f"{card} axe axe axe").plays("norris", "seduction", "childs")
    scene.answers("norris", "axe")
    assert ("defend", card) in scene.offered("childs")


@clause("S-5.10")
def test_seduction_ends_the_turn_without_the_ordinary_exchange():
    scene = acts("seduction axe").plays("norris", "seduction", "childs").answers("norris", "axe")
    assert scene.gives("childs", "axe").asked == [("windows", "draw")]


@clause("S-5.10")
def test_seduction_ends_the_turn_also_when_refused():
    scene = acts("seduction axe", childs="no_thanks axe axe axe").plays("norris", "seduction", "childs")
    scene.answers("norris", "axe").defends("childs", "no_thanks")
    assert scene.asked == [("windows", "draw")]


@clause("S-5.10", "S-4.1")
def test_seduction_by_the_thing_infects():
    scene = acts("axe", active="palmer", palmer="the_thing seduction infected axe axe")
    scene.plays("palmer", "seduction", "windows").answers("palmer", "infected").gives("windows", "axe")
    assert scene.role("windows") is INFECTED


@clause("S-5.10", "S-3.5")
def test_seduction_without_anybody_in_reach_cannot_be_played():
    scene = acts("seduction axe", quarantined=["palmer", "windows", "childs"])
    assert "seduction" not in scene.played_by("norris")


# What is no action ----------------------------------------------------------------------------------------


@clause("S-5.11")
@pytest.mark.parametrize(
    "card", [card.key for card in CARDS.values() if card.kind in (Kind.CONTAGION, Kind.DEFENCE)]
)
def test_contagion_and_defence_cards_cannot_be_played_as_actions(card):
    palmer = AXES if card == "the_thing" else "the_thing axe axe axe"
    scene = acts(f"{card} axe", palmer=palmer, doors=[("norris", "windows")])
    assert card not in scene.played_by("norris")
