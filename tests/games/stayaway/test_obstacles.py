"""Quarantines, barred doors, and places that close. (S-7)"""

import pytest

from outpost31.games.stayaway.places import close_place, swap_places
from outpost31.games.stayaway.table import HUMAN
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, Scene

ALL_INFECTED = "infected infected infected infected"
ALL_SEE = ("palmer", "norris", "windows", "childs", None)


def four(**more):
    """Palmer, who is The Thing, and three humans; it is Norris's turn."""
    hands = {"palmer": "the_thing axe axe axe", "norris": AXES, "windows": AXES, "childs": AXES}
    return Scene(**hands | {"active": "norris"} | more)


def seen_by_all(scene, event, field="card"):
    """What everybody was told in the latest event of a kind: one value if it is the same for all."""
    seen = [scene.told(who, event)[-1][field] for who in ALL_SEE]
    return seen[0] if all(one == seen[0] for one in seen) else seen


# Quarantine: how long -------------------------------------------------------------------------------------


@clause("S-7.1")
def test_quarantine_is_laid_on_a_neighbour():
    scene = four(norris=f"quarantine {AXES}").acts()
    assert scene.targets("norris", "quarantine") == ["windows", "palmer"]
    scene.plays("norris", "quarantine", "windows")
    assert scene.view(None)["players"][2]["quarantine"] == 2
    assert scene.discarded == []


@clause("S-7.1")
def test_quarantine_is_not_laid_on_one_already_in_quarantine():
    scene = four(norris=f"quarantine {AXES}", quarantined=["windows"]).acts()
    assert scene.targets("norris", "quarantine") == ["palmer"]


@clause("S-7.1")
def test_quarantine_may_be_laid_by_one_in_quarantine():
    scene = four(norris=f"quarantine {AXES}", quarantined=["norris"]).acts()
    assert scene.targets("norris", "quarantine") == ["windows", "palmer"]


def ends_turn(scene):
    """The active player draws, discards what it drew, and its exchange, if any, happens."""
    name = scene.active
    scene.answers(name, "draw").discards(name, "whisky")
    if scene.asked == [(name, "card_to_offer")]:
        (taker,) = [scene.names[scene.match.questions[0].plain()["about"]["to"]]]
        scene.answers(name, "axe").gives(taker, "axe")


@clause("S-7.1")
def test_quarantine_lasts_until_the_end_of_its_second_own_turn():
    scene = four(norris=f"quarantine {AXES}").acts().plays("norris", "quarantine", "windows")
    left: list[int] = []
    while len(left) < 6:
        assert scene.active == ["windows", "childs", "palmer", "norris", "windows", "childs"][len(left)]
        left.append(scene.quarantine("windows"))
        ends_turn(scene)
    assert left == [2, 1, 1, 1, 1, 0]
    assert "quarantine" in scene.discarded


@clause("S-7.1")
def test_quarantine_counts_only_its_own_turns():
    scene = four(quarantined={"childs": 1}).offers().answers("norris", "axe").gives("windows", "axe")
    assert scene.quarantine("childs") == 1


@clause("S-7.1")
def test_quarantine_counts_a_turn_that_panic_ended():
    scene = four(quarantined={"norris": 1}, deck="blind_date whisky whisky").draws().answers("norris", "axe")
    assert scene.quarantine("norris") == 0
    assert scene.told(None, "QuarantineLifted") == [{"event": "QuarantineLifted", "seat": 1}]


@clause("S-7.1")
def test_quarantine_follows_the_player():
    scene = four(quarantined=["windows"])
    swap_places(scene.table, 2, 0)
    scene.offers()
    assert scene.circle == ["windows", "norris", "palmer", "childs"]
    assert [scene.quarantine(name) for name in scene.names] == [0, 0, 2, 0]


# Quarantine: what it shows --------------------------------------------------------------------------------


@clause("S-7.1")
def test_quarantine_what_it_draws_in_its_turn_is_shown():
    assert seen_by_all(four(quarantined=["norris"], deck="scary whisky").draws(), "CardDrawn") == "scary"


@clause("S-7.1")
def test_quarantine_what_it_draws_after_a_defence_is_shown():
    scene = four(
        quarantined=["windows"], windows="no_thanks axe axe axe", options={"quarantine_exchange": "open"}
    )
    scene.offers().answers("norris", "axe").defends("windows", "no_thanks")
    assert seen_by_all(scene, "CardDrawn") == "whisky"


@clause("S-7.1", "S-5.6")
def test_quarantine_what_it_draws_for_determination_is_shown_at_once():
    scene = four(
        quarantined=["norris"], norris=f"determination {AXES}", deck="scary missed whisky oops"
    ).acts()
    scene.plays("norris", "determination")
    assert seen_by_all(scene, "CardsConsidered", "cards") == ["whisky", "scary", "missed"]
    assert [scene.view(who)["drawn"] for who in ALL_SEE] == [["whisky", "scary", "missed"]] * 5


@clause("S-7.1", "S-5.6")
def test_quarantine_what_it_keeps_and_discards_of_determination_is_shown():
    scene = four(
        quarantined=["norris"], norris=f"determination {AXES}", deck="scary missed whisky oops"
    ).acts()
    scene.plays("norris", "determination").answers("norris", "missed")
    assert seen_by_all(scene, "CardKept") == "missed"
    assert [event["card"] for event in scene.told(None, "CardDiscarded")] == ["whisky", "scary"]


@clause("S-7.1", "S-8.6", "S-8.9")
def test_quarantine_what_it_forgets_draws_and_lays_on_the_deck_is_shown():
    scene = four(quarantined=["norris"], deck="forgetful scary missed whisky oops").draws()
    for _ in range(3):
        scene.answers("norris", "axe")
    assert [event["card"] for event in scene.told(None, "CardDiscarded")] == ["axe"] * 3
    assert [event["card"] for event in scene.told(None, "CardDrawn")] == ["scary", "missed", "whisky"]
    scene = four(quarantined=["norris"], deck="blind_date scary whisky").draws().answers("norris", "axe")
    assert seen_by_all(scene, "CardDrawn") == "scary"
    assert seen_by_all(scene, "CardLaidOnDeck") == "axe"


@clause("S-7.1")
def test_quarantine_what_it_offers_is_shown_at_once_before_the_answer():
    scene = four(quarantined=["norris"]).offers().answers("norris", "axe")
    assert scene.asked == [("windows", "answer_to_offer")]
    assert seen_by_all(scene, "CardOffered") == "axe"
    assert scene.match.questions_for(2)[0].plain()["about"] == {"from": 1, "card": "axe"}


@clause("S-7.1")
def test_quarantine_what_it_offers_is_shown_and_what_it_receives_is_not():
    scene = four(quarantined=["norris"], windows="scary axe axe axe").offers()
    scene.answers("norris", "axe").gives("windows", "scary")
    assert seen_by_all(scene, "CardsExchanged", "offered") == "axe"
    assert seen_by_all(scene, "CardsExchanged", "answered") == [None, "scary", "scary", None, None]


@clause("S-7.1")
def test_quarantine_what_it_gives_in_answer_is_shown_and_what_it_receives_is_not():
    scene = four(
        quarantined=["windows"], windows="scary axe axe axe", options={"quarantine_exchange": "open"}
    )
    scene.offers().answers("norris", "axe").gives("windows", "scary")
    assert seen_by_all(scene, "CardsExchanged", "answered") == "scary"
    assert seen_by_all(scene, "CardsExchanged", "offered") == [None, "axe", "axe", None, None]


@clause("S-7.1")
def test_quarantine_what_it_discards_is_shown():
    assert (
        seen_by_all(four(quarantined=["norris"]).draws().discards("norris", "axe"), "CardDiscarded") == "axe"
    )


@clause("S-7.1")
def test_quarantine_the_rest_of_its_hand_is_not_shown():
    scene = four(quarantined=["norris"]).draws()
    assert [scene.view(who)["players"][1]["hand"] for who in ("palmer", "windows", None)] == [None] * 3


@clause("S-7.1")
def test_after_the_quarantine_everything_is_hidden_again():
    scene = four(quarantined={"norris": 1}).offers().answers("norris", "axe").gives("windows", "axe")
    assert scene.quarantine("norris") == 0
    for _ in ("windows", "childs", "palmer"):
        ends_turn(scene)
    assert scene.answers("norris", "draw").told("windows", "CardDrawn")[-1]["card"] is None


# Quarantine: what it forbids ------------------------------------------------------------------------------


@clause("S-7.1")
@pytest.mark.parametrize("card", ["flamethrower", "change_places", "better_run"])
def test_quarantine_forbids_fire_and_changes_of_places(card):
    assert card not in four(quarantined=["norris"], norris=f"{card} {AXES}").acts().played_by("norris")


@clause("S-7.1")
@pytest.mark.parametrize("card", ["flamethrower", "analysis", "suspicion"])
def test_who_is_in_quarantine_may_be_burned_analysed_and_suspected(card):
    scene = four(quarantined=["windows"], norris=f"{card} {AXES}").acts()
    assert "windows" in scene.targets("norris", card)


@clause("S-7.1")
@pytest.mark.parametrize("card", ["change_places", "better_run"])
def test_who_is_in_quarantine_is_no_target_of_a_change_of_places(card):
    scene = four(quarantined=["windows"], norris=f"{card} {AXES}").acts()
    assert "windows" not in scene.targets("norris", card)


@clause("S-7.1")
@pytest.mark.parametrize(
    "card", ["seduction", "analysis", "suspicion", "whisky", "determination", "barred_door"]
)
def test_who_is_in_quarantine_may_play_the_other_cards(card):
    assert card in four(quarantined=["norris"], norris=f"{card} {AXES}").acts().played_by("norris")


# Barred doors ---------------------------------------------------------------------------------------------


@clause("S-7.2")
def test_a_barred_door_is_laid_between_you_and_a_neighbour():
    scene = four(norris=f"barred_door {AXES}").acts()
    assert scene.targets("norris", "barred_door") == ["windows", "palmer"]
    scene.plays("norris", "barred_door", "palmer")
    assert scene.barred == [{"palmer", "norris"}]
    assert scene.discarded == []


@clause("S-7.2")
def test_a_door_bars_this_turns_exchange_already():
    scene = four(norris=f"barred_door {AXES}").acts().plays("norris", "barred_door", "windows")
    assert scene.asked == [("windows", "draw")]


@clause("S-7.2")
@pytest.mark.parametrize("name", ["norris", "windows"])
def test_a_door_bars_both_sides(name):
    doors = [("norris", "windows")]
    scene = four(active=name, **{name: f"analysis {AXES}"}, doors=doors).acts()
    assert {"norris", "windows"}.isdisjoint(scene.targets(name, "analysis"))


@clause("S-7.2")
def test_there_is_never_a_second_door_in_one_gap():
    scene = four(norris=f"barred_door {AXES}", doors=[("norris", "windows")]).acts()
    assert scene.targets("norris", "barred_door") == ["palmer"]


@clause("S-7.2")
def test_a_change_of_places_leaves_the_door_between_the_two_places():
    scene = four(norris=f"better_run {AXES}", doors=[("norris", "windows")]).acts()
    scene.plays("norris", "better_run", "childs").declines("childs")
    assert scene.circle == ["palmer", "childs", "windows", "norris"]
    assert scene.barred == [{"childs", "windows"}]


@clause("S-7.2")
def test_two_who_change_places_across_their_own_door_keep_it_between_them():
    scene = four(norris=f"better_run {AXES}", doors=[("norris", "windows")]).acts()
    scene.plays("norris", "better_run", "windows").declines("windows")
    assert scene.barred == [{"norris", "windows"}]


# Places that close ----------------------------------------------------------------------------------------


FIVE = ["palmer", "norris", "windows", "childs", "blair"]


def closed(name, **more):
    """A table of five at which somebody's place has closed."""
    scene = Scene(**dict.fromkeys(FIVE, AXES) | more)
    close_place(scene.table, scene.seat(name))
    return scene


def beside(name):
    """Who sits to the left and to the right of somebody at the table of five."""
    place = FIVE.index(name)
    return FIVE[(place + 1) % 5], FIVE[place - 1]


@clause("S-7.3")
@pytest.mark.parametrize("name", FIVE)
def test_the_places_beside_a_closed_one_become_neighbours(name):
    left, right = beside(name)
    scene = closed(name, **{left: f"analysis {AXES}"}, active=left)
    assert right in scene.acts().targets(left, "analysis")


@clause("S-7.3")
def test_the_quarantine_of_the_eliminated_is_discarded():
    scene = four(norris=f"flamethrower {AXES}", quarantined=["windows"]).acts()
    scene.plays("norris", "flamethrower", "windows").declines("windows")
    assert scene.quarantine("windows") == 0
    assert "quarantine" in scene.discarded


@clause("S-7.3")
@pytest.mark.parametrize("name", FIVE)
@pytest.mark.parametrize("side", [0, 1])
def test_a_door_on_either_side_of_a_closed_place_remains(name, side):
    left, right = beside(name)
    scene = closed(name, doors=[(name, (left, right)[side])], active=left).begins_turn()
    assert scene.barred == [{left, right}]
    assert scene.discarded == []


@clause("S-7.3")
@pytest.mark.parametrize("name", FIVE)
def test_of_two_doors_that_meet_one_is_discarded(name):
    left, right = beside(name)
    scene = closed(name, doors=[(name, left), (name, right)], active=left).begins_turn()
    assert scene.barred == [{left, right}]
    assert scene.discarded == ["barred_door"]


@clause("S-7.3")
def test_a_door_elsewhere_stays_where_it_is():
    scene = closed("norris", doors=[("childs", "blair"), ("blair", "palmer")]).begins_turn()
    assert scene.barred == [{"childs", "blair"}, {"blair", "palmer"}]


def three(**more):
    """Palmer, who is The Thing, Norris and Windows, who is superinfected and falls in its own turn."""
    hands = {"palmer": "the_thing axe axe axe", "norris": AXES, "windows": ALL_INFECTED}
    return Scene(**hands | {"active": "windows"} | more)


@clause("S-7.3")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_the_doors_of_three_collapse_into_the_one_gap_of_two(count):
    doors = [("palmer", "norris"), ("norris", "windows"), ("windows", "palmer")][:count]
    scene = three(doors=doors)
    close_place(scene.table, 2)
    assert scene.table.doors == [count > 0]
    assert scene.discarded == ["barred_door"] * max(0, count - 1)


@clause("S-7.3")
def test_of_two_living_each_is_the_others_neighbour_and_next():
    scene = three().offers()
    assert scene.circle == ["palmer", "norris"]
    scene.answers("palmer", "draw").discards("palmer", "axe").answers("palmer", "axe").gives("norris", "axe")
    assert scene.asked == [("norris", "draw")]


@clause("S-7.3")
def test_of_two_living_each_is_a_target_once():
    scene = Scene(
        palmer="the_thing suspicion axe axe axe", norris=AXES, windows="", fallen={"windows": HUMAN}
    )
    assert scene.acts().targets("palmer", "suspicion") == ["norris"]


@clause("S-7.3")
def test_the_one_door_of_two_living_stops_everything_between_them():
    scene = Scene(
        palmer="the_thing suspicion axe axe axe",
        norris=AXES,
        windows="",
        fallen={"windows": HUMAN},
        doors=[("palmer", "norris")],
    ).acts()
    assert scene.targets("palmer", "suspicion") == []
    assert scene.discards("palmer", "suspicion").asked == [("norris", "draw")]
