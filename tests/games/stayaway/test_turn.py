"""A turn: draw, play or discard; the deck; reach; who is next. (S-3)"""

import pytest

from outpost31.games.stayaway.exchange import ExchangeAtTurnEnd
from outpost31.games.stayaway.table import HUMAN
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, Scene


def four(**more):
    """Palmer, who is The Thing, and three humans; it is Palmer's turn."""
    return Scene(
        **{"palmer": "the_thing axe axe axe", "norris": AXES, "windows": AXES, "childs": AXES} | more
    )


def finish_turn(scene, offered="axe", answered="axe"):
    """The exchange at the end of the active player's turn."""
    (name, kind), *_ = scene.asked
    assert kind == "card_to_offer"
    scene.answers(name, offered)
    (taker, _), *_ = scene.asked
    return scene.gives(taker, answered)


# Draw, then play or discard -------------------------------------------------------------------------------


@clause("S-3.1")
def test_a_turn_opens_with_its_player_being_asked_to_draw():
    scene = four(active="norris").begins_turn()
    assert scene.asked == [("norris", "draw")]
    assert scene.offered("norris") == ["draw"]


@clause("S-3.1")
def test_a_drawn_stay_away_card_joins_the_hand():
    scene = four(deck="scary whisky").draws()
    assert "scary" in scene.hand("palmer")
    assert scene.asked == [("palmer", "card_to_use")]


@clause("S-3.1")
def test_after_drawing_one_card_is_discarded_and_the_exchange_follows():
    scene = four(deck="scary whisky").draws().discards("palmer", "scary")
    assert scene.asked == [("palmer", "card_to_offer")]
    assert scene.discarded == ["scary"]


@clause("S-3.1")
def test_after_drawing_one_card_is_played_and_the_exchange_follows():
    scene = four(deck="whisky whisky").draws().plays("palmer", "whisky")
    assert scene.asked == [("palmer", "card_to_offer")]
    assert scene.discarded == ["whisky"]


@clause("S-3.1")
def test_a_player_must_play_or_discard():
    options = four(deck="whisky").draws().offered("palmer")
    assert {option[0] for option in options if option != "declare"} == {"play", "discard"}


@clause("S-3.1")
def test_a_drawn_panic_card_is_carried_out_at_once_discarded_and_the_exchange_follows():
    scene = four(deck="oops whisky").draws()
    assert scene.told(None, "PanicDrawn") == [{"event": "PanicDrawn", "seat": 0, "card": "oops"}]
    assert scene.discarded == ["oops"]
    assert scene.asked == [("palmer", "card_to_offer")]


@clause("S-3.1")
def test_a_panic_card_that_ends_the_turn_leaves_no_exchange():
    scene = four(deck="blind_date whisky whisky").draws().answers("palmer", "axe")
    assert scene.asked == [("norris", "draw")]


@clause("S-3.2")
def test_after_the_exchange_everybody_holds_four_cards_and_the_next_seat_is_up():
    scene = finish_turn(four().draws().discards("palmer", "axe"))
    assert [len(scene.hand(name)) for name in scene.names] == [4, 4, 4, 4]
    assert scene.asked == [("norris", "draw")]


# The deck and the discards --------------------------------------------------------------------------------


@clause("S-3.4")
def test_cards_are_discarded_face_down():
    scene = four().draws().discards("palmer", "axe")
    seen = {who: scene.told(who, "CardDiscarded")[0]["card"] for who in (*scene.names, None)}
    assert seen == {"palmer": "axe", "norris": None, "windows": None, "childs": None, None: None}


@clause("S-3.4")
def test_an_empty_deck_shows_no_back():
    scene = four(deck="whisky", discards="scary").draws()
    assert scene.view(None)["deck"] == {"cards": 0, "back": None}


@clause("S-3.4")
def test_the_discards_are_not_shuffled_before_a_card_must_be_drawn():
    scene = finish_turn(four(deck="whisky", discards="scary").draws().discards("palmer", "axe"))
    assert scene.view(None)["deck"]["cards"] == 0
    assert scene.view(None)["discards"] == 2


@clause("S-3.4")
def test_when_a_card_must_be_drawn_from_an_empty_deck_the_shuffled_discards_are_the_new_deck():
    scene = four(deck="", discards="scary oops whisky").fate(1).begins_turn()
    scene.fate(0).answers("palmer", "draw")
    assert scene.told(None, "DeckRemade") == [{"event": "DeckRemade", "cards": 3}]
    assert scene.told(None, "PanicDrawn") == [{"event": "PanicDrawn", "seat": 0, "card": "oops"}]
    assert scene.view(None)["deck"]["back"] == "stay_away"


@clause("S-3.4")
def test_a_card_being_carried_out_is_not_shuffled_into_the_new_deck():
    scene = four(palmer="the_thing determination axe axe axe", deck="", discards="scary scary whisky").acts()
    scene.plays("palmer", "determination")
    assert sorted(scene.table.aside) == ["scary", "scary", "whisky"]


# Reach ----------------------------------------------------------------------------------------------------

ON_A_NEIGHBOUR = ["flamethrower", "analysis", "suspicion", "change_places", "quarantine", "barred_door"]


@clause("S-3.5")
@pytest.mark.parametrize("card", ON_A_NEIGHBOUR)
def test_a_card_reaches_only_the_neighbours(card):
    scene = four(palmer=AXES, norris=AXES, windows=f"{card} {AXES}", active="windows").acts()
    assert scene.targets("windows", card) == ["childs", "norris"]


@clause("S-3.5")
@pytest.mark.parametrize("card", ON_A_NEIGHBOUR)
def test_a_card_does_not_reach_through_a_barred_door(card):
    scene = four(windows=f"{card} {AXES}", active="windows", doors=[("windows", "childs")]).acts()
    assert scene.targets("windows", card) == ["norris"]


@clause("S-3.5")
@pytest.mark.parametrize("card", ON_A_NEIGHBOUR)
def test_neighbours_are_the_living_ones(card):
    scene = four(windows=f"{card} {AXES}", active="windows", childs="", fallen={"childs": HUMAN}).acts()
    assert scene.targets("windows", card) == ["palmer", "norris"]


@clause("S-3.5")
@pytest.mark.parametrize("card", ON_A_NEIGHBOUR)
def test_a_card_without_a_lawful_target_can_only_be_discarded(card):
    doors = [("windows", "childs"), ("windows", "norris")]
    scene = four(windows=f"{card} whisky axe axe axe", active="windows", doors=doors).acts()
    assert scene.targets("windows", card) == []
    assert ("discard", card) in scene.offered("windows")


@clause("S-3.5")
def test_a_card_without_a_lawful_target_can_be_offered():
    scene = four(windows=AXES, active="windows").offers()
    assert scene.offered("windows") == ["axe"]


@clause("S-3.5")
def test_an_axe_without_an_obstacle_cannot_be_played():
    assert "axe" not in four().draws().played_by("palmer")


# Drawing outside one's own draw step -----------------------------------------------------------------------


def refused(**more):
    """Norris refuses Palmer's offer and draws a card."""
    scene = four(norris="no_thanks axe axe axe", **more).offers()
    return scene.answers("palmer", "axe").defends("norris", "no_thanks")


@clause("S-3.6")
def test_who_must_draw_in_answer_discards_panic_cards_until_a_stay_away_card_comes():
    scene = refused(deck="oops forgetful scary whisky")
    assert scene.hand("norris") == ["axe", "axe", "axe", "scary"]
    assert scene.discarded == ["forgetful", "no_thanks", "oops"]


@clause("S-3.6")
def test_the_skipped_panic_cards_are_unseen_and_their_number_is_public():
    scene = refused(deck="oops forgetful scary whisky")
    for who in (*scene.names, None):
        assert scene.told(who, "PanicSkipped") == [{"event": "PanicSkipped", "seat": 1, "count": 2}]


@clause("S-3.6")
def test_skipped_panic_cards_are_not_carried_out():
    scene = refused(deck="is_this_the_party scary whisky", quarantined=["childs"])
    assert scene.quarantine("childs") == 2


@clause("S-3.6")
def test_a_defence_card_is_discarded_before_its_draw():
    scene = refused(deck="", discards="")
    assert scene.hand("norris") == ["axe", "axe", "axe", "no_thanks"]


@clause("S-3.6")
def test_a_panic_card_is_discarded_after_its_effect():
    scene = four(deck="forgetful", discards="scary scary scary").draws()
    for _ in range(3):
        scene.answers("palmer", "axe")
    assert "forgetful" not in scene.hand("palmer") + scene.deck
    assert scene.discarded == ["forgetful"]


# After a change of places ---------------------------------------------------------------------------------


def swapped(other, card="better_run", **more):
    """Norris, in the circle Palmer Norris Windows Childs, changes places with somebody."""
    scene = four(norris=f"{card} {AXES}", active="norris", **more).acts()
    return scene.plays("norris", card, other).declines(other)


@clause("S-3.7")
@pytest.mark.parametrize("option", ["mover", "swapped"])
@pytest.mark.parametrize(
    ("other", "taker"), [("palmer", "palmer"), ("windows", "childs"), ("childs", "palmer")]
)
def test_after_a_change_of_places_the_card_is_offered_from_the_new_place(other, taker, option):
    scene = swapped(other, options={"turn_after_swap": option}).answers("norris", "axe")
    assert scene.asked == [(taker, "answer_to_offer")]


@clause("S-3.7")
@pytest.mark.parametrize(
    ("other", "after"), [("palmer", "palmer"), ("windows", "childs"), ("childs", "palmer")]
)
def test_mover_the_seat_after_the_new_place_is_next(other, after):
    scene = finish_turn(swapped(other, options={"turn_after_swap": "mover"}))
    assert scene.asked == [(after, "draw")]


@clause("S-3.7")
@pytest.mark.parametrize("other", ["palmer", "windows", "childs"])
def test_swapped_the_player_it_changed_places_with_is_next(other):
    scene = finish_turn(swapped(other, options={"turn_after_swap": "swapped"}))
    assert scene.asked == [(other, "draw")]


@clause("S-3.7")
def test_mover_is_the_default():
    assert four().table.settings.turn_after_swap == "mover"


@clause("S-3.7")
def test_the_next_turn_goes_on_in_the_direction_of_play():
    scene = finish_turn(swapped("windows", direction=-1))
    assert scene.circle == ["palmer", "windows", "norris", "childs"]
    assert scene.asked == [("windows", "draw")]


@clause("S-3.7")
@pytest.mark.parametrize(("option", "after"), [("mover", "childs"), ("swapped", "windows")])
def test_a_change_of_places_by_a_panic_card_moves_the_next_turn_too(option, after):
    scene = four(deck="get_out_of_here whisky", active="norris", options={"turn_after_swap": option}).draws()
    scene.answers("norris", "windows")
    assert scene.asked == [("norris", "card_to_offer")]
    assert finish_turn(scene).asked == [(after, "draw")]


@clause("S-3.7", "S-8.4")
@pytest.mark.parametrize(("option", "after"), [("mover", "palmer"), ("swapped", "windows")])
def test_after_the_party_the_own_partner_is_next_if_the_swapped_one_is(option, after):
    scene = four(
        deck="is_this_the_party whisky", active="norris", options={"turn_after_swap": option}
    ).draws()
    assert scene.circle == ["childs", "windows", "norris", "palmer"]
    scene.answers("norris", "axe").gives("palmer", "axe")
    assert scene.asked == [(after, "draw")]


@clause("S-3.7")
@pytest.mark.parametrize("option", ["mover", "swapped"])
def test_a_cancelled_change_leaves_the_normal_order(option):
    scene = four(
        norris=f"better_run {AXES}",
        childs="im_fine_here axe axe axe",
        active="norris",
        options={"turn_after_swap": option},
    ).acts()
    scene.plays("norris", "better_run", "childs").defends("childs", "im_fine_here")
    scene.answers("norris", "axe").gives("windows", "axe")
    assert scene.asked == [("windows", "draw")]


@clause("S-3.7")
def test_swapped_lasts_for_one_turn_only():
    scene = finish_turn(swapped("childs", options={"turn_after_swap": "swapped"}))
    finish_turn(scene.answers("childs", "draw").discards("childs", "axe"))
    assert scene.circle == ["palmer", "childs", "windows", "norris"]
    assert scene.asked == [("windows", "draw")]


@clause("S-3.7", "S-3.8")
def test_swapped_if_the_one_to_be_next_falls_the_first_living_seat_after_it_is_next():
    scene = four(
        norris=f"change_places {AXES}",
        palmer="infected infected infected infected",
        childs="the_thing axe axe axe",
        active="norris",
        options={"turn_after_swap": "swapped"},
    ).acts()
    scene.plays("norris", "change_places", "palmer").declines("palmer")
    assert scene.circle == ["norris", "windows", "childs"]
    assert scene.asked == [("windows", "draw")]


# Eliminated in one's own turn -----------------------------------------------------------------------------

ALL_INFECTED = "infected infected infected infected"


@clause("S-3.8")
@pytest.mark.parametrize(("direction", "after"), [(1, "windows"), (-1, "palmer")])
def test_a_player_eliminated_in_its_own_turn_is_followed_by_the_first_living_seat_after_its_place(
    direction, after
):
    scene = four(norris=ALL_INFECTED, active="norris", direction=direction).offers()
    assert scene.circle == ["palmer", "windows", "childs"]
    assert scene.asked == [(after, "draw")]


@clause("S-3.8")
def test_if_the_next_seat_falls_with_it_the_one_after_is_next():
    scene = four(norris=ALL_INFECTED, windows=ALL_INFECTED, active="norris").offers()
    assert scene.circle == ["palmer", "childs"]
    assert scene.asked == [("childs", "draw")]


@clause("S-3.8")
def test_the_turn_ends_at_once_and_what_was_being_carried_out_is_discarded():
    scene = four(norris=f"seduction {ALL_INFECTED}", active="norris").acts()
    scene.plays("norris", "seduction", "childs")
    assert scene.asked == [("windows", "draw")]
    assert scene.view(None)["in_play"] == []
    assert scene.discarded == sorted(["seduction", *ALL_INFECTED.split()])


@clause("S-3.8", "S-8.8")
def test_who_falls_while_making_friends_has_no_exchange_afterwards():
    scene = four(norris=ALL_INFECTED, active="norris", deck="cant_we_be_friends whisky").draws()
    scene.answers("norris", "childs")
    assert scene.asked == [("windows", "draw")]
    assert "cant_we_be_friends" in scene.discarded


@clause("S-3.8")
@pytest.mark.parametrize("option", ["mover", "swapped"])
def test_who_falls_after_changing_places_is_followed_by_the_seat_after_its_new_place(option):
    scene = four(
        norris=f"better_run {ALL_INFECTED}", active="norris", options={"turn_after_swap": option}
    ).acts()
    scene.plays("norris", "better_run", "childs").declines("childs")
    assert scene.circle == ["palmer", "childs", "windows"]
    assert scene.asked == [("palmer", "draw")]


@clause("S-3.2")
def test_a_turn_begins_for_all_to_see():
    scene = four().begins(ExchangeAtTurnEnd(0)).answers("palmer", "axe").gives("norris", "axe")
    assert scene.told(None, "TurnBegan") == [{"event": "TurnBegan", "seat": 1, "turn": 2}]
