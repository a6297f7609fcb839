"""The defence cards. (S-6)"""

from typing import Any

import pytest

from outpost31.games.stayaway.table import HUMAN, INFECTED
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, Scene

ALL_INFECTED = "infected infected infected infected"
ALL_SEE = ("palmer", "norris", "windows", "childs", None)


def offered(card="axe", **more):
    """Palmer, who is The Thing, has offered a card to Norris; Windows and Childs follow."""
    hands = {"palmer": "the_thing infected axe axe", "norris": AXES, "windows": AXES, "childs": AXES} | more
    scene = Scene(**hands).offers()
    return scene.answers(scene.active, card)


def missed(card="axe", **more):
    """Norris has answered Palmer's offer with Missed!."""
    return offered(card, **{"norris": "missed axe axe axe"} | more).defends("norris", "missed")


# Refusing an exchange -------------------------------------------------------------------------------------


@clause("S-6.1")
@pytest.mark.parametrize("card", ["scary", "no_thanks"])
def test_scary_and_no_thanks_the_exchange_does_not_happen(card):
    scene = offered("infected", norris=f"{card} axe axe axe").defends("norris", card)
    assert scene.told(None, "CardsExchanged") == []
    assert scene.hand("palmer") == ["axe", "axe", "infected", "the_thing"]
    assert scene.role("norris") is HUMAN
    assert scene.asked == [("norris", "draw")]


@clause("S-6.1", "S-3.6")
@pytest.mark.parametrize("card", ["scary", "no_thanks", "missed"])
def test_who_defends_itself_discards_the_defence_and_draws_a_card(card):
    scene = offered(norris=f"{card} axe axe axe", deck="determination whisky").defends("norris", card)
    assert scene.hand("norris") == ["axe", "axe", "axe", "determination"]
    assert card in scene.discarded


@clause("S-6.1")
def test_scary_the_refuser_alone_sees_the_offered_card():
    scene = offered("infected", norris="scary axe axe axe").defends("norris", "scary")
    seen = {who: scene.told(who, "OfferSeen")[0]["card"] for who in ALL_SEE}
    assert seen == {"palmer": "infected", "norris": "infected", "windows": None, "childs": None, None: None}


@clause("S-6.1")
@pytest.mark.parametrize("card", ["no_thanks", "missed"])
def test_no_other_defence_shows_the_offered_card(card):
    scene = offered(norris=f"{card} axe axe axe").defends("norris", card)
    assert scene.told("norris", "OfferSeen") == []


@clause("S-6.1")
@pytest.mark.parametrize("card", ["scary", "no_thanks", "missed"])
def test_the_defence_is_played_for_all_to_see(card):
    scene = offered(norris=f"{card} axe axe axe").defends("norris", card)
    for who in ALL_SEE:
        assert scene.told(who, "DefencePlayed")[0]["card"] == card


@clause("S-6.1", "S-8.8")
@pytest.mark.parametrize("card", ["scary", "no_thanks", "missed"])
def test_they_answer_an_exchange_among_friends_too(card):
    scene = Scene(
        palmer="the_thing axe axe axe",
        norris=AXES,
        windows=f"{card} axe axe axe",
        childs=AXES,
        deck="cant_we_be_friends whisky whisky",
    ).draws()
    scene.answers("palmer", "windows").answers("palmer", "axe")
    assert ("defend", card) in scene.offered("windows")


@clause("S-6.1")
@pytest.mark.parametrize("card", ["im_fine_here", "no_barbecue"])
def test_other_defences_do_not_answer_an_exchange(card):
    assert offered(norris=f"{card} axe axe axe").played_by("norris", "defend") == set()


# Missed! --------------------------------------------------------------------------------------------------


@clause("S-6.2")
@pytest.mark.parametrize(
    ("direction", "refuser", "substitute"), [(1, "norris", "windows"), (-1, "childs", "windows")]
)
def test_missed_the_seat_after_the_refuser_in_the_direction_of_play_takes_part(
    direction, refuser, substitute
):
    hands = {"palmer": "the_thing axe axe axe", "norris": AXES, "windows": AXES, "childs": AXES}
    scene = Scene(**hands | {refuser: "missed axe axe axe"}, direction=direction).offers()
    scene.answers("palmer", "axe").defends(refuser, "missed")
    assert scene.asked == [(substitute, "answer_to_offer")]


@clause("S-4.10", "S-6.2")
def test_missed_the_substitute_is_told_that_it_stands_in_and_for_whom():
    scene = missed("infected")
    (question,) = scene.match.questions
    assert dict(question.about) == {"from": 0, "stands_in_for": 1}
    for who in (*scene.names, None):
        assert scene.told(who, "StandInCalled") == [
            {"event": "StandInCalled", "seat": 2, "other": 1, "offerer": 0}
        ]


@clause("S-4.10")
def test_whoever_is_offered_a_card_first_stands_in_for_nobody():
    scene = Scene(palmer="the_thing axe axe axe", norris=AXES, windows=AXES, childs=AXES).offers()
    (question,) = scene.answers("palmer", "axe").match.questions
    assert dict(question.about) == {"from": 0}
    assert scene.told(None, "StandInCalled") == []


@clause("S-6.2")
def test_missed_the_substitute_receives_the_card_already_offered():
    scene = missed("infected").gives("windows", "axe")
    assert "infected" in scene.hand("windows")
    assert scene.hand("palmer") == ["axe", "axe", "axe", "the_thing"]


@clause("S-6.2")
def test_missed_the_offerer_is_not_asked_again_even_if_it_could_not_have_offered_that_card():
    scene = missed(
        "infected",
        palmer="infected infected axe axe",
        infected=["palmer"],
        norris="the_thing missed axe axe",
    )
    assert scene.asked == [("windows", "answer_to_offer")]
    scene.gives("windows", "axe")
    assert "infected" in scene.hand("windows")
    assert scene.role("windows") is HUMAN


@clause("S-6.2", "S-4.3")
def test_missed_the_substitute_is_tested_for_superinfection():
    scene = missed(windows=ALL_INFECTED)
    assert scene.circle == ["palmer", "norris", "childs"]
    assert scene.told(None, "CardsExchanged") == []
    assert scene.asked == [("norris", "draw")]


@clause("S-6.2", "S-4.3")
def test_missed_an_infected_substitute_is_safe_with_the_thing():
    scene = missed(windows=ALL_INFECTED, infected=["windows"])
    assert scene.offered("windows") == [("give", "infected")]


@clause("S-6.2")
@pytest.mark.parametrize("card", ["scary", "no_thanks"])
def test_missed_the_substitute_may_defend_itself(card):
    scene = missed(windows=f"{card} axe axe axe").defends("windows", card)
    assert scene.told(None, "CardsExchanged") == []
    assert scene.asked == [("norris", "draw")]


@clause("S-6.2")
def test_missed_scary_shows_the_substitute_the_card_too():
    scene = missed("infected", windows="scary axe axe axe").defends("windows", "scary")
    assert scene.told("windows", "OfferSeen")[0]["card"] == "infected"


@clause("S-6.2")
def test_missed_on_missed_the_next_seat_takes_part_and_is_protected_too():
    scene = missed("infected", windows="missed axe axe axe").defends("windows", "missed")
    assert scene.asked == [("childs", "answer_to_offer")]
    scene.gives("childs", "axe")
    assert "infected" in scene.hand("childs")
    assert scene.role("childs") is HUMAN


@clause("S-6.2")
def test_missed_all_round_the_table_ends_where_the_substitute_would_be_the_offerer():
    scene = missed(windows="missed axe axe axe", childs="missed axe axe axe")
    scene.defends("windows", "missed").defends("childs", "missed")
    assert scene.told(None, "CardsExchanged") == []
    assert scene.asked == [("norris", "draw")]


@clause("S-6.2", "S-4.1")
def test_missed_a_substitute_handed_infected_by_the_thing_does_not_become_infected():
    scene = missed("infected").gives("windows", "axe")
    assert scene.role("windows") is HUMAN


@clause("S-6.2", "S-4.1")
def test_missed_the_refuser_does_not_become_infected_either():
    assert missed("infected").gives("windows", "axe").role("norris") is HUMAN


@clause("S-6.2", "S-4.1")
def test_missed_the_offerer_has_no_such_protection():
    scene = missed(palmer=AXES, windows="the_thing infected axe axe").gives("windows", "infected")
    assert scene.role("palmer") is INFECTED


@clause("S-6.2")
@pytest.mark.parametrize("active", ["childs", "palmer"])
def test_missed_no_exchange_if_the_substitute_would_be_the_offerer(active):
    fallen = {"norris": HUMAN, "windows": HUMAN}
    other = "palmer" if active == "childs" else "childs"
    hands: dict[str, Any] = {
        "palmer": "the_thing missed axe axe",
        "norris": "",
        "windows": "",
        "childs": "missed axe axe axe",
    }
    scene = (
        Scene(**hands, fallen=fallen, active=active).offers().answers(active, "axe").defends(other, "missed")
    )
    assert scene.told(None, "CardsExchanged") == []
    assert scene.asked == [(other, "draw")]


@clause("S-6.2")
def test_missed_no_exchange_if_a_door_lies_between_refuser_and_substitute():
    assert missed(doors=[("norris", "windows")]).asked == [("norris", "draw")]


@clause("S-6.2")
def test_missed_no_exchange_if_a_door_lies_between_offerer_and_substitute():
    scene = missed(childs="", fallen={"childs": HUMAN}, doors=[("palmer", "windows")])
    assert scene.asked == [("norris", "draw")]


@clause("S-6.2")
def test_missed_a_door_behind_the_substitute_does_not_matter():
    assert missed(doors=[("windows", "childs")]).asked == [("windows", "answer_to_offer")]


@clause("S-6.2")
@pytest.mark.parametrize("option", ["out_only", "open", "none"])
def test_missed_no_exchange_if_the_substitute_is_in_quarantine(option):
    scene = missed(quarantined=["windows"], options={"quarantine_exchange": option})
    assert scene.asked == [("norris", "draw")]


@clause("S-6.2")
def test_missed_the_next_turn_is_that_of_the_seat_after_the_offerer():
    assert missed().gives("windows", "axe").asked == [("norris", "draw")]


@clause("S-6.2", "S-5.10")
def test_missed_in_answer_to_seduction_counts_from_the_refuser():
    scene = Scene(
        palmer=f"seduction {AXES}",
        norris=AXES,
        windows="missed axe axe axe",
        childs="the_thing axe axe axe",
        blair=AXES,
    ).acts()
    scene.plays("palmer", "seduction", "windows").answers("palmer", "axe").defends("windows", "missed")
    assert scene.asked == [("childs", "answer_to_offer")]
    assert scene.gives("childs", "axe").asked == [("norris", "draw")]


@clause("S-6.2", "S-3.6")
def test_missed_the_refuser_draws_before_the_substitute_is_asked():
    scene = missed(deck="oops scary whisky")
    assert scene.hand("norris") == ["axe", "axe", "axe", "scary"]
    assert scene.asked == [("windows", "answer_to_offer")]


# I'm comfortable and No barbecue! ---------------------------------------------------------------------------


@clause("S-6.3", "S-3.6")
def test_im_fine_here_is_discarded_and_a_card_drawn():
    scene = Scene(
        palmer="the_thing better_run axe axe axe",
        norris=AXES,
        windows="im_fine_here axe axe axe",
        childs=AXES,
        deck="scary whisky",
    ).acts()
    scene.plays("palmer", "better_run", "windows").defends("windows", "im_fine_here")
    assert scene.hand("windows") == ["axe", "axe", "axe", "scary"]
    assert scene.discarded == ["better_run", "im_fine_here"]


@clause("S-6.3")
def test_im_fine_here_the_active_player_exchanges_from_its_old_place():
    scene = Scene(
        palmer="the_thing better_run axe axe axe",
        norris=AXES,
        windows="im_fine_here axe axe axe",
        childs=AXES,
    ).acts()
    scene.plays("palmer", "better_run", "windows").defends("windows", "im_fine_here").answers("palmer", "axe")
    assert scene.asked == [("norris", "answer_to_offer")]


@clause("S-6.4", "S-3.6")
def test_no_barbecue_cancels_a_flamethrower_and_a_card_is_drawn():
    scene = Scene(
        palmer="the_thing axe axe axe",
        norris=f"flamethrower {AXES}",
        windows="no_barbecue axe axe axe",
        childs=AXES,
        active="norris",
        deck="oops scary whisky",
    ).acts()
    scene.plays("norris", "flamethrower", "windows").defends("windows", "no_barbecue")
    assert scene.circle == scene.names
    assert scene.hand("windows") == ["axe", "axe", "axe", "scary"]


@clause("S-6.4")
def test_who_holds_no_barbecue_may_burn_all_the_same():
    scene = Scene(
        palmer="the_thing no_barbecue axe axe", norris=f"flamethrower {AXES}", windows=AXES, active="norris"
    ).acts()
    scene.plays("norris", "flamethrower", "palmer").declines("palmer")
    assert scene.reason == "the_thing_eliminated"


# Everybody is asked ---------------------------------------------------------------------------------------


@clause("S-6.5")
@pytest.mark.parametrize("hand", [AXES, "no_thanks axe axe axe"])
def test_an_offer_is_put_to_everybody_in_the_same_words(hand):
    assert offered(norris=hand).asked == [("norris", "answer_to_offer")]


@clause("S-6.5")
@pytest.mark.parametrize("hand", [AXES, "no_barbecue axe axe axe"])
def test_fire_is_put_to_everybody_in_the_same_words(hand):
    scene = Scene(
        palmer="the_thing axe axe axe", norris=f"flamethrower {AXES}", windows=hand, active="norris"
    )
    scene.acts().plays("norris", "flamethrower", "windows")
    assert scene.asked == [("windows", "answer_to_fire")]


@clause("S-6.5")
@pytest.mark.parametrize("hand", [AXES, "im_fine_here axe axe axe"])
@pytest.mark.parametrize("card", ["change_places", "better_run"])
def test_a_change_of_places_is_put_to_everybody_in_the_same_words(hand, card):
    scene = Scene(palmer="the_thing axe axe axe", norris=f"{card} {AXES}", windows=hand, active="norris")
    scene.acts().plays("norris", card, "windows")
    assert scene.asked == [("windows", "answer_to_swap")]
