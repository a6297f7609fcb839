"""The Thing must not keep a Flamethrower, and must not be seen with one. (S-4.5)"""

import pytest

from tests.clauses import clause
from tests.games.stayaway.scene import AXES, Scene

WITHOUT = {"thing_flamethrower": False}


def four(palmer="the_thing flamethrower axe axe axe", **more):
    """Palmer, who is The Thing with a Flamethrower, and three humans; it is Palmer's turn."""
    return Scene(**{"palmer": palmer, "norris": AXES, "windows": AXES, "childs": AXES} | more)


# With one Flamethrower ------------------------------------------------------------------------------------


@clause("S-4.5")
def test_holding_one_it_may_play_it():
    assert four().acts().targets("palmer", "flamethrower") == ["norris", "childs"]


@clause("S-4.5")
def test_holding_one_it_may_discard_it_or_another_card_and_then_offer_it():
    scene = four().acts()
    assert scene.played_by("palmer", "discard") == {"flamethrower", "axe"}
    assert scene.discards("palmer", "axe").offered("palmer") == ["flamethrower", "declare"]


@clause("S-4.5")
@pytest.mark.parametrize("obstacle", [{"doors": [("palmer", "norris")]}, {"quarantined": ["norris"]}])
def test_holding_one_it_may_discard_no_other_card_where_no_exchange_will_follow(obstacle):
    assert four(**obstacle).acts().played_by("palmer", "discard") == {"flamethrower"}


@clause("S-4.5", "S-7.1")
def test_in_a_quarantine_that_lets_nothing_out_it_may_discard_no_other_card():
    scene = four(quarantined=["palmer"], options={"quarantine_exchange": "none"}).acts()
    assert scene.played_by("palmer", "discard") == {"flamethrower"}


@clause("S-4.5")
@pytest.mark.parametrize(
    "card", ["whisky", "analysis", "suspicion", "watch_your_back", "change_places", "better_run", "seduction"]
)
def test_holding_one_it_may_play_a_card_that_an_exchange_will_follow(card):
    assert card in four(palmer=f"the_thing flamethrower {card} axe axe").acts().played_by("palmer")


@clause("S-4.5")
@pytest.mark.parametrize("card", ["whisky", "suspicion"])
@pytest.mark.parametrize("obstacle", [{"doors": [("palmer", "norris")]}, {"quarantined": ["norris"]}])
def test_holding_one_it_may_not_play_a_card_that_no_exchange_will_follow(card, obstacle):
    scene = four(palmer=f"the_thing flamethrower {card} scary scary", **obstacle).acts()
    assert scene.played_by("palmer") == {"flamethrower"}


@clause("S-4.5")
def test_an_exchange_follows_seduction_whatever_lies_before_the_next_seat():
    scene = four(palmer="the_thing flamethrower seduction axe axe", quarantined=["norris"]).acts()
    assert "seduction" in scene.played_by("palmer")


@clause("S-4.5")
def test_a_door_or_a_quarantine_may_be_laid_only_where_an_exchange_still_follows():
    scene = four(palmer="the_thing flamethrower barred_door quarantine axe").acts()
    assert scene.targets("palmer", "barred_door") == ["childs"]
    assert scene.targets("palmer", "quarantine") == ["childs"]


@clause("S-4.5")
def test_an_axe_that_opens_the_way_to_an_exchange_may_be_played():
    scene = four(doors=[("palmer", "norris"), ("palmer", "childs")]).acts()
    assert scene.targets("palmer", "axe") == [("palmer", "door", "norris")]


@clause("S-4.5")
def test_watch_your_back_may_be_played_if_the_other_side_is_open():
    scene = four(palmer="the_thing flamethrower watch_your_back axe axe", doors=[("palmer", "norris")]).acts()
    assert "watch_your_back" in scene.played_by("palmer")
    scene = four(palmer="the_thing flamethrower watch_your_back axe axe", doors=[("palmer", "childs")]).acts()
    assert "watch_your_back" not in scene.played_by("palmer")


@clause("S-4.5")
def test_a_change_of_places_must_leave_an_exchange_whether_it_is_refused_or_not():
    card = "the_thing flamethrower better_run scary scary"
    assert four(palmer=card, doors=[("palmer", "norris")]).acts().targets("palmer", "better_run") == []
    assert four(palmer=card, doors=[("norris", "windows")]).acts().targets("palmer", "better_run") == [
        "windows",
        "childs",
    ]


@clause("S-4.5")
def test_what_it_offers_on_its_own_turn_is_a_flamethrower():
    assert four(palmer="the_thing flamethrower infected axe").offers().offered("palmer") == [
        "flamethrower",
        "declare",
    ]


@clause("S-4.5")
def test_without_a_flamethrower_it_is_free_again():
    scene = four().acts().discards("palmer", "flamethrower")
    assert scene.offered("palmer") == ["axe", "declare"]


@clause("S-4.5")
def test_a_refused_offer_is_no_fault():
    scene = four(palmer="the_thing flamethrower axe axe", norris="no_thanks axe axe axe").offers()
    scene.answers("palmer", "flamethrower").defends("norris", "no_thanks")
    assert "flamethrower" in scene.hand("palmer")
    assert scene.asked == [("norris", "draw")]


# With more than one ---------------------------------------------------------------------------------------


@clause("S-4.5")
def test_holding_two_it_plays_or_discards_one():
    scene = four(palmer="the_thing flamethrower flamethrower whisky seduction").acts()
    assert scene.played_by("palmer") == {"flamethrower"}
    assert scene.played_by("palmer", "discard") == {"flamethrower"}


@clause("S-4.5")
def test_having_discarded_one_of_two_it_offers_the_other():
    scene = (
        four(palmer="the_thing flamethrower flamethrower axe axe").acts().discards("palmer", "flamethrower")
    )
    assert scene.offered("palmer") == ["flamethrower", "declare"]


@clause("S-4.5", "S-7.1")
def test_holding_one_in_quarantine_it_may_discard_it_or_go_on_to_an_exchange():
    scene = four(palmer="the_thing flamethrower whisky axe axe", quarantined=["palmer"]).acts()
    assert scene.played_by("palmer") == {"whisky", "axe"}
    assert scene.played_by("palmer", "discard") == {"flamethrower", "whisky", "axe"}


# Other things that it does on its own turn -----------------------------------------------------------------


@clause("S-4.5", "S-5.6")
@pytest.mark.parametrize(
    ("more", "discards"),
    [("axe axe", {"flamethrower", "axe", "whisky"}), ("flamethrower axe", {"flamethrower"})],
)
def test_determination_only_postpones_this(more, discards):
    scene = four(
        palmer=f"the_thing flamethrower determination {more}", deck="scary scary whisky scary"
    ).acts()
    scene.plays("palmer", "determination").answers("palmer", "whisky")
    assert scene.played_by("palmer", "discard") == discards


@clause("S-4.5", "S-5.6")
def test_a_flamethrower_kept_by_determination_counts():
    scene = four(palmer="the_thing determination axe axe axe", deck="flamethrower scary scary scary").acts()
    scene.plays("palmer", "determination").answers("palmer", "flamethrower")
    scene.discards("palmer", "axe")
    assert scene.offered("palmer") == ["flamethrower", "declare"]


@clause("S-4.5", "S-8.6")
def test_what_it_forgets_is_flamethrowers_first():
    scene = four(
        palmer="the_thing axe flamethrower axe", deck="forgetful whisky whisky whisky whisky"
    ).draws()
    assert scene.offered("palmer") == ["flamethrower"]
    scene.answers("palmer", "flamethrower")
    assert scene.offered("palmer") == ["axe"]


@clause("S-4.5", "S-8.9")
def test_what_it_lays_on_the_deck_is_a_flamethrower():
    scene = four(palmer="the_thing axe flamethrower axe", deck="blind_date whisky").draws()
    assert scene.offered("palmer") == ["flamethrower"]


@clause("S-4.5", "S-8.7")
def test_what_it_passes_around_on_its_own_turn_is_a_flamethrower():
    scene = four(palmer="the_thing axe flamethrower axe", deck="round_and_round whisky").draws()
    assert scene.offered("palmer") == ["flamethrower"]


@clause("S-4.5", "S-8.7")
def test_what_it_passes_around_on_another_turn_is_free():
    scene = four(
        palmer="the_thing axe flamethrower axe", deck="round_and_round whisky", active="norris"
    ).draws()
    assert scene.offered("palmer") == ["flamethrower", "axe"]


@clause("S-4.5", "S-8.8")
def test_what_it_gives_a_friend_is_a_flamethrower():
    scene = four(palmer="the_thing axe flamethrower axe", deck="cant_we_be_friends whisky").draws()
    scene.answers("palmer", "windows")
    assert scene.offered("palmer") == ["flamethrower", "declare"]


@clause("S-4.5")
def test_what_it_gives_outside_its_turn_is_free():
    scene = four(palmer="the_thing flamethrower axe scary", active="childs").offers().answers("childs", "axe")
    assert scene.played_by("palmer", "give") == {"flamethrower", "axe", "scary"}


@clause("S-4.5")
def test_it_may_receive_one_outside_its_turn():
    scene = four(palmer="the_thing axe axe axe", childs="flamethrower axe axe axe", active="childs").offers()
    scene.answers("childs", "flamethrower").gives("palmer", "axe")
    assert "flamethrower" in scene.hand("palmer")
    assert scene.outcome is None


@clause("S-4.5", "S-5.1")
def test_an_infected_is_free_to_keep_its_flamethrower():
    scene = four(
        palmer="the_thing axe axe axe",
        norris="flamethrower infected axe axe axe",
        infected=["norris"],
        active="norris",
    ).acts()
    assert scene.played_by("norris", "discard") == {"flamethrower", "axe"}


# Discovered -----------------------------------------------------------------------------------------------


@clause("S-4.5", "S-5.2", "S-9.2")
def test_analysis_that_shows_both_ends_the_game_and_the_living_humans_win():
    scene = four(
        palmer="the_thing flamethrower axe axe",
        norris=f"analysis {AXES}",
        windows="infected axe axe axe",
        infected=["windows"],
        active="norris",
    ).acts()
    scene.plays("norris", "analysis", "palmer")
    assert scene.reason == "the_thing_discovered"
    assert scene.winners == ["norris", "childs"]


@clause("S-4.5")
def test_analysis_of_the_thing_without_a_flamethrower_ends_nothing():
    scene = four(palmer="the_thing infected axe axe", norris=f"analysis {AXES}", active="norris").acts()
    assert scene.plays("norris", "analysis", "palmer").outcome is None


@clause("S-4.5")
def test_suspicion_shows_one_card_and_discovers_nothing():
    scene = four(palmer="the_thing flamethrower axe axe", norris=f"suspicion {AXES}", active="norris").acts()
    assert scene.fate(1).plays("norris", "suspicion", "palmer").outcome is None


@clause("S-4.5", "S-8.12")
def test_a_whole_hand_in_revelations_that_shows_both_ends_the_game():
    scene = four(palmer="the_thing flamethrower axe axe", deck="revelations whisky", active="childs").draws()
    scene.answers("childs", "keep").answers("palmer", "show_hand")
    assert scene.reason == "the_thing_discovered"
    assert scene.winners == ["norris", "windows", "childs"]


@clause("S-4.5", "S-8.12")
def test_an_infected_card_alone_in_revelations_discovers_nothing():
    scene = four(
        palmer="the_thing flamethrower infected axe", deck="revelations whisky", active="childs"
    ).draws()
    assert scene.answers("childs", "keep").answers("palmer", "show_infected").outcome is None


@clause("S-4.5", "S-8.11", "S-8.12", "S-5.5", "S-8.10")
def test_what_it_shows_on_its_own_turn_discovers_nothing():
    hand = "the_thing flamethrower axe axe"
    assert four(palmer=hand, deck="oops whisky").draws().outcome is None
    assert four(palmer=hand, deck="revelations whisky").draws().answers("palmer", "show_hand").outcome is None
    assert (
        four(palmer=hand, deck="just_between_us whisky").draws().answers("palmer", "norris").outcome is None
    )
    assert four(palmer=hand, deck="whisky whisky").draws().plays("palmer", "whisky").outcome is None


# Without the option ---------------------------------------------------------------------------------------


@clause("S-4.5")
def test_true_is_the_default():
    assert four().table.settings.thing_flamethrower is True


@clause("S-4.5")
def test_without_the_option_it_may_keep_a_flamethrower():
    scene = four(options=WITHOUT, doors=[("palmer", "norris")]).acts()
    assert scene.played_by("palmer", "discard") == {"flamethrower", "axe"}
    assert four(palmer="the_thing flamethrower axe axe", options=WITHOUT).offers().offered("palmer") == [
        "flamethrower",
        "axe",
        "declare",
    ]


@clause("S-4.5")
def test_without_the_option_nothing_is_discovered():
    scene = four(
        palmer="the_thing flamethrower axe axe", norris=f"analysis {AXES}", active="norris", options=WITHOUT
    ).acts()
    assert scene.plays("norris", "analysis", "palmer").outcome is None
