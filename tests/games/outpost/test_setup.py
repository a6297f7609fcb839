"""Set-up, and the phases of a round. (B-2, B-3)"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from outpost31 import Match
from outpost31.games.outpost.boardgame import BOARDGAME, ROUND
from outpost31.games.outpost.contagion import LayOutTokens
from outpost31.games.outpost.setup import BeginRound
from tests.clauses import clause
from tests.games.outpost.conservation import BOX, components
from tests.games.outpost.scene import Scene
from tests.games.outpost.test_random_play import play

EVERY_NUMBER = pytest.mark.parametrize("seats", range(4, 9))
FOUR = {"macready": "use use", "windows": "use use", "norris": "use use", "nauls": "alien use use"}


def table_of(match: Match) -> Any:
    """Everything that lies on the table, secrets included."""
    return match.table


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    return [event for event in match.events(None) if event["event"] == kind]


@clause("B-2.2")
@EVERY_NUMBER
def test_boiler_and_generator_are_full_and_only_vehicles_and_radio_are_damaged(seats):
    names = [kind.key for kind in BOARDGAME.characters]
    table = Scene(dict.fromkeys(names[:seats], "")).table
    rooms = ("boiler_room", "generator_room", "helicopter", "shed")
    assert [table.fuel[room] for room in rooms] == [4, 4, 0, 0]
    assert {room: count for room, count in table.damage.items() if count} == {
        "helicopter": seats - 2,
        "radio_room": seats,
        "shed": 1,
    }


@clause("B-2.3")
def test_the_location_deck_is_the_ten_green_cards_and_the_kennels_lies_at_the_kennel():
    match = Match.new("boardgame", 5, seed=3)
    piles = match.view(None)["piles"]
    assert (piles["locations"], piles["kennel_card"]) == (10, True)


@clause("B-2.3")
def test_a_card_revealed_for_the_leader_marker_is_shuffled_back():
    rooms = set()
    for seed in range(60):
        match = Match.new("boardgame", 4, seed=seed)
        first = told(match, "MarkerPlaced")[0]["room"]
        rooms.add(first)
        assert first in table_of(match).locations and match.view(None)["piles"]["locations_drawn"] == []
    assert len(rooms) == 10


@clause("B-2.3")
def test_a_captured_dog_never_gets_out_under_the_beginner_rule():
    scene = Scene(FOUR, dogs=["kennel"] * 4, options={"kennel_card": False})
    assert "kennel" not in scene.table.locations and scene.table.kennel_card
    for _ in range(5):
        scene.begins(*ROUND[-2:])
        assert scene.table.dogs == ["kennel"] * 4


@clause("B-2.4")
@EVERY_NUMBER
def test_each_seat_is_dealt_two_of_51_action_cards(seats):
    match = Match.new("boardgame", seats, seed=seats)
    events = [event["event"] for event in match.events(None)]
    dealt = match.events(None)[: events.index("LeaderNamed")]
    assert Counter(event["pawn"] for event in dealt if event["event"] == "CardDrawn") == Counter(
        [*range(seats)] * 2
    )
    found = components(table_of(match))
    assert [found[f"card:{card}"] for card in ("use", "repair", "sabotage")] == [17, 17, 17]


@clause("B-2.5")
def test_each_has_two_human_tokens_and_one_alien_token():
    scene = Scene(macready="alien @shed", windows="@shed", norris="", nauls="")
    scene.begins(LayOutTokens("shed", (0, 1)))
    assert scene.offered("macready") == ["two_human", "one_alien"]
    scene.answers("macready", "one_alien")
    scene.answers("windows", "two_human")
    assert scene.told("macready", "CharactersMet")[0]["laid_by"] == [0, 1]


@clause("B-2.6")
def test_characters_are_dealt_at_random_and_start_in_the_leisure_room():
    seen = set()
    for seed in range(40):
        people = Match.new("boardgame", 4, seed=seed).view(None)["people"]
        seen.add(people[0]["character"])
        assert len({person["character"] for person in people}) == 4
        assert {person["where"] for person in people} == {"leisure_room"}
    assert seen == {"bennings", "clark", "windows", "macready", "garry", "norris", "blair", "nauls"}


@clause("B-2.6")
def test_a_character_that_is_taken_cannot_be_chosen():
    match = Match.new("boardgame", 4, seed=1, options={"characters": "choose"})
    match.answer(0, "nauls")
    assert "nauls" not in match.questions[0].options and len(match.questions[0].options) == 7


@clause("B-2.7")
@EVERY_NUMBER
def test_exactly_one_is_alien_at_first_and_anybody_may_be(seats):
    first = set()
    for seed in range(60):
        match = Match.new("boardgame", seats, seed=seed)
        aliens = [seat for seat in range(seats) if match.view(seat)["people"][seat]["role"] == "alien"]
        assert len(aliens) == 1
        first.update(aliens)
    assert first == set(range(seats))


@clause("B-2.7")
def test_all_nine_infection_tokens_go_into_the_contagion_bag():
    match = Match.new("boardgame", 4, seed=1)
    assert Counter(table_of(match).contagion_bag) == {"human": 7, "alien": 2}
    assert match.view(None)["piles"]["contagion_bag"] == 9


@clause("B-2.8")
def test_the_dogs_enter_in_phase_8_of_round_1():
    match = Match.new("boardgame", 4, seed=5)
    while table_of(match).round == 1:
        assert table_of(match).dogs == ["off_board"] * 4
        play(match, len(match.answers), most=1)
    assert table_of(match).dogs.count("off_board") == 0
    assert [event["count"] for event in told(match, "DogsGathered")] == [4]


@clause("B-2.9")
@EVERY_NUMBER
def test_any_seat_may_be_the_first_leader(seats):
    leaders = {Match.new("boardgame", seats, seed=seed).view(None)["leader"] for seed in range(80)}
    assert leaders == set(range(seats))


@clause("B-2.10")
@pytest.mark.parametrize("seats", range(4, 9))
def test_at_every_moment_each_component_is_in_exactly_one_place(seats):
    match = Match.new("boardgame", seats, seed=seats)
    for number in range(60):
        play(match, number, most=1)
        assert components(table_of(match)) == Counter(BOX)
    limits = ("damage", "fuel", "fire", "food", "reload")
    assert [BOX[kind] for kind in limits] == [20, 34, 6, 16, 12]


PHASES = ["weather", "maintenance", "movement", "encounters", "burning", "actions"]
PHASES += ["leisure", "tests", "food", "dogs"]


@clause("B-3.1")
def test_a_round_goes_through_its_phases_in_order():
    match = Match.new("boardgame", 4, seed=2)
    while table_of(match).round < 2 and match.outcome is None:
        play(match, len(match.answers), most=1)
    phases = [event["phase"] for event in told(match, "PhaseBegan")]
    assert phases[: len(PHASES)] == PHASES


@clause("B-3.1")
@pytest.mark.parametrize(("strength", "asked"), [(0, "movement"), (1, "alien")])
def test_phase_3_is_only_for_an_exposed_alien_that_has_strength(strength, asked):
    people = FOUR | {"windows": "exposed"}
    scene = Scene(people, strength=strength).begins(BeginRound())
    assert scene.view(None)["phase"] == asked


@clause("B-3.1")
def test_without_an_exposed_alien_phase_3_is_left_out():
    scene = Scene(FOUR).begins(BeginRound())
    assert "alien" not in [event["phase"] for event in scene.told(None, "PhaseBegan")]
