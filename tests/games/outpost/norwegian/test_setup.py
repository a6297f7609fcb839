"""How the Norwegian Outpost is laid out, read against its tables."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31 import Match
from outpost31.games.outpost.chain import MEETING, Infection
from outpost31.games.outpost.contagion import infect
from outpost31.games.outpost.dogs import MoveDogs
from outpost31.games.outpost.hands import DrawActionCards, HandOverCard
from outpost31.games.outpost.meetings import ResolveMeetings
from outpost31.games.outpost.supplies import add_damage
from outpost31.games.outpost.table import OFF_BOARD
from tests.clauses import clause
from tests.games.outpost.norwegian.conservation import components
from tests.games.outpost.norwegian.scene import Scene
from tests.laws.play import Chooser

FOUR = {"lloyd": "", "carter": "", "jonas": "", "lars": "alien"}
EIGHT = dict.fromkeys(("lloyd", "carter", "jonas", "edvard", "juliette", "adam", "halvorson", "lars"), "")
SEATS = range(4, 9)


def new(seats: int = 4, seed: int = 1, **figures: int) -> Match:
    return Match.new("norwegian", seats, seed=seed, options={"figures": figures})


@clause("N-1.1")
def test_two_snow_cats_and_the_shack_stand_in_place_of_shed_and_kennel():
    rooms = new().view(None)["rooms"]
    assert {"snow_cat_a", "snow_cat_b", "shack", "helicopter"} <= set(rooms)
    assert not {"shed", "kennel", "snow_cat_c"} & set(rooms)
    assert [rooms[room]["colour"] for room in ("snow_cat_a", "snow_cat_b", "shack")] == [
        "green",
        "green",
        "lilac",
    ]
    table: Any = new().table
    assert sorted(table.locations) == sorted(room for room in rooms if rooms[room]["colour"] == "green")
    assert table.kennel_card


@clause("N-1.1")
def test_the_number_of_snow_cats_and_of_npcs_is_a_figure():
    view = new(snow_cats=1, npcs=3).view(None)
    assert "snow_cat_b" not in view["rooms"]
    assert view["base"]["dogs_off_board"] == 3
    assert "snow_cat_c" in new(snow_cats=3).view(None)["rooms"]


@clause("N-1.1")
def test_npcs_come_in_phase_8_and_are_captured_into_the_shack():
    scene = Scene(FOUR)
    assert scene.table.dogs == [OFF_BOARD] * 4
    scene.begins(MoveDogs())
    assert OFF_BOARD not in scene.table.dogs and len(set(scene.table.dogs)) == 4
    scene = Scene(FOUR | {"lloyd": "@kitchen", "carter": "@kitchen"}, dogs=["kitchen"])
    scene.begins(ResolveMeetings())
    assert scene.table.dogs[0] == "shack"
    assert "shack" in scene.table.locations and not scene.table.kennel_card
    assert sorted(scene.table.contagion_bag) == ["alien"] * 2 + ["human"] * 7


@clause("N-1.1")
def test_the_card_of_the_shack_lets_all_npcs_out():
    scene = Scene(FOUR, dogs=["shack", "shack"]).fate(location="shack").begins(MoveDogs())
    assert "shack" not in scene.table.dogs and scene.table.kennel_card
    assert scene.told(None, "KennelOpened") == [{"event": "KennelOpened", "dogs": 2}]


@clause("N-1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_no_room_starts_damaged_and_vehicles_take_no_fuel(seats):
    view = new(seats).view(None)
    assert {room["damage"] for room in view["rooms"].values()} == {0, None}
    assert view["limits"]["fuel"] == {"boiler_room": 4, "generator_room": 4}
    assert set(view["base"]["stores"]) == {"underground", "operations"}
    assert view["limits"]["damage"] == {
        "radio_room": seats,
        "helicopter": seats - 2,
        "snow_cat_a": 1,
        "snow_cat_b": 1,
        "boiler_room": 3,
        "generator_room": 2,
    }


@clause("N-1.2")
def test_never_more_than_20_damage_counters_are_in_play():
    scene = Scene(EIGHT)
    for room, limit in scene.table.settings.damage_limit.items():
        add_damage(scene.table, room, limit)
    assert sum(scene.table.settings.damage_limit.values()) == 21
    assert sum(scene.table.damage.values()) == 20 and scene.table.damage_left == 0


@clause("N-1.2")
def test_use_in_a_vehicle_is_only_the_escape():
    scene = Scene(
        FOUR | {"lloyd": "@snow_cat_a", "carter": "@helicopter keys"},
        leader="jonas",
        damage={"helicopter": 1},
    )
    scene.reveals("use").answers("lloyd", "none")  # B-7.8: a damaged vehicle is of no use
    assert scene.offered("lloyd") == ["nothing"]
    scene = Scene(FOUR | {"lloyd": "@snow_cat_a keys"}, leader="jonas", damage={})
    scene.table.standing[1:] = [False] * 3
    scene.reveals("use").answers("lloyd", "none")
    assert scene.offered("lloyd") == ["nothing", "escape"]


@clause("N-1.2")
def test_fuel_serves_boiler_and_generator_alone():
    scene = Scene(FOUR | {"lloyd": "@helicopter fuel_can"}, fuel={"boiler_room": 2, "generator_room": 3})
    scene.table.standing[1:] = [False] * 3
    scene.reveals("use")
    assert scene.offered("lloyd") == ["none"]
    scene = Scene(FOUR | {"lloyd": "@weather_station"}, fuel={"boiler_room": 2, "generator_room": 3})
    scene.table.standing[1:] = [False] * 3
    scene.reveals("use").answers("lloyd", "none")
    assert scene.offered("lloyd") == ["boiler_room", "generator_room"]


@clause("N-1.3")
@pytest.mark.parametrize(
    ("seats", "weapons", "items"),
    [
        (4, (3, 1, 1, 3, 3), (3, 2, 2, 2)),
        (5, (3, 1, 1, 3, 3), (3, 2, 2, 2)),
        (6, (3, 2, 1, 4, 3), (3, 3, 2, 2)),
        (7, (3, 2, 1, 4, 3), (3, 3, 3, 3)),
        (8, (3, 2, 2, 4, 4), (3, 3, 4, 4)),
    ],
)
def test_weapons_and_items_by_number_of_players(seats, weapons, items):
    table: Any = new(seats).table
    kinds: tuple[str, ...] = ("sniper_rifle", "firearm", "flamethrower", "melee", "grenade")
    held = table.weapon_deck.cards()
    assert tuple(map(held.count, kinds)) == weapons and len(held) == sum(weapons)
    kinds = ("keys", "flashlight", "fuel_can", "tools")
    held = table.item_deck.cards()
    assert tuple(map(held.count, kinds)) == items and len(held) == sum(items)


@clause("N-1.4")
def test_each_has_one_record_at_random_and_an_alien_a_healthy_one():
    seen = set()
    for seed in range(30):
        match = new(6, seed)
        people = [match.view(seat)["people"] for seat in range(6)]
        for seat in range(6):
            own = people[seat][seat]
            assert [other["record"] is None for other in people[seat]] == [at != seat for at in range(6)]
            seen.add((own["role"], own["record"]))
    assert seen == {("human", "healthy"), ("human", "fillings"), ("alien", "healthy")}
    assert all(person["record"] is None for person in match.view(None)["people"])


@clause("N-1.4")
def test_who_becomes_alien_changes_to_healthy_in_secret():
    scene = Scene(FOUR | {"lloyd": "fillings", "carter": "fillings"})
    infect(scene.table, (Infection(0, 3, MEETING, "kitchen", 1),))
    scene.begins()
    assert scene.record("lloyd") == "healthy" and scene.record("carter") == "fillings"
    assert scene.view("carter")["people"][0]["record"] is None


@clause("N-1.5")
def test_the_dog_stands_on_the_first_space_of_its_track():
    assert new().view(None)["dog"] == {"space": 0, "track": 8, "rifles_laid": 0}
    assert new(dog_track=5).view(None)["dog"]["track"] == 5


@clause("N-1.6")
def test_the_eight_characters():
    match = new(8)
    assert {person["character"] for person in match.view(None)["people"]} == set(EIGHT)


@clause("N-1.6")
def test_lloyd_draws_a_token_more_and_carter_repairs_one_more():
    scene = Scene(FOUR | {"lloyd": "@laboratory"}, leader="jonas")
    scene.table.standing[1:] = [False] * 3
    scene.reveals("use").answers("lloyd", "none").answers("lloyd", "keep").answers("lloyd", "keep")
    assert len(scene.things("lloyd")) == 2 and scene.is_over
    scene = Scene(FOUR | {"carter": "@radio_room"}, damage={"radio_room": 3}, leader="jonas")
    scene.reveals("repair").answers("carter", "none")
    assert scene.table.damage["radio_room"] == 1


@clause("N-1.6")
def test_jonas_draws_three_items_and_juliette_cooks_with_one_food():
    scene = Scene(FOUR | {"jonas": "@warehouse"}, item_deck="keys tools flashlight", leader="lloyd")
    scene.table.standing[:] = [False, False, True, False]
    scene.reveals("use").answers("jonas", "none")
    assert scene.offered("jonas") == ["flashlight", "keys", "tools"]
    scene = Scene(
        {"juliette": "@kitchen", "lloyd": "lying", "carter": "lying", "lars": "lying"}, leader="lloyd"
    )
    scene.reveals("use").answers("juliette", "none")
    assert (scene.table.pantry, scene.table.kitchen) == (15, 1)


@clause("N-1.6")
def test_edvard_swaps_a_card_and_adam_rolls_twice():
    scene = Scene(
        {"edvard": "use use use", "lloyd": "use use use", "carter": "use use use", "lars": "use use use"}
    )
    scene.begins(DrawActionCards())
    assert scene.asked == [("edvard", "card_to_swap")]
    scene = Scene(
        {"adam": "@weather_station", "lloyd": "lying", "carter": "lying", "lars": "lying"}, leader="lloyd"
    )
    scene.fate(weather_die=["sun", "storm"]).reveals("use").answers("adam", "none")
    assert sorted(scene.offered("adam")) == ["storm", "sun"]


@clause("N-1.6")
def test_halvorson_sees_in_the_dark_and_npcs_shun_lars():
    scene = Scene({"halvorson": "use repair", "lloyd": "use", "carter": "", "lars": ""}, dark=True)
    scene.begins(HandOverCard(0))
    assert scene.asked == [("halvorson", "card_to_hand_over")]
    scene = Scene(
        {"lars": "@kitchen", "lloyd": "@armory", "carter": "", "jonas": "alien"}, dogs=["kitchen", "armory"]
    )
    scene.begins(ResolveMeetings())
    assert scene.asked == [("lloyd", "notice")]


@clause("N-5.1")
@pytest.mark.parametrize(
    "figures",
    [
        {"snow_cats": 0},
        {"snow_cats": 4},
        {"dog_track": 0},
        {"sector_1_minimum": 0},
        {"departure_1": 0, "departure_2": 0},
        {"departure_1": 19, "departure_2": 0, "departure_3": 0},
        {"shed_fuel": 2},
        {"die_sun": 3},
    ],
)
def test_figures_that_do_not_fit_are_refused(figures):
    with pytest.raises(ValueError, match="figure"):
        new(**figures)


@clause("N-1.2")
def test_a_figure_may_be_typed_in_at_every_number_of_players():
    for seats in SEATS:
        assert new(seats, snow_cat_damage=2).view(None)["limits"]["damage"]["snow_cat_a"] == 2


@clause("N-1.2", "N-4.3")
def test_options_that_make_no_sense_here_are_not_there():
    for name in ("station_fuel", "first_boarder_shows", "helicopter_coop_use"):
        with pytest.raises(ValueError, match="no option"):
            Match.new("norwegian", 4, options={name: True})
    Match.new("norwegian", 4, options={"boarding": "majority", "kennel_card": False, "characters": "choose"})


@clause("N-1.1", "N-1.5", "N-5.1")
def test_games_with_figures_typed_in_come_to_their_end():
    figures = {"npcs": 8, "dog_track": 3, "sector_3_minimum": 8, "departure_1": 0, "departure_2": 5}
    for seats in SEATS:
        match = new(seats, seats, snow_cats=1 + seats % 3, **figures)
        chooser, everything = Chooser(seats), components(match.table)  # type: ignore[arg-type]
        while match.outcome is None:
            chooser.answer(match)
            assert components(match.table) == everything  # type: ignore[arg-type]
        assert match.view(None)["dog"]["track"] in (3, 6)
