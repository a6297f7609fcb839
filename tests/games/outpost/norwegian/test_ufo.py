"""The endgame at the UFO."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.games.outpost.norwegian.figures import SECTORS
from outpost31.kernel import Pile, Secret
from tests.clauses import clause
from tests.games.outpost.norwegian.scene import Scene

SIX = {
    "lars": "alien @snow_cat_a keys",
    "lloyd": "@kitchen lying",
    "carter": "",
    "jonas": "",
    "adam": "alien",
    "edvard": "",
}


def ufo(strength: int | None = None, options: Any = None, **more: str) -> Scene:
    """Lars, an alien, reaches the UFO; Adam is an alien too, the others are human, and Lloyd leads."""
    scene = Scene(SIX | more, leader="lloyd", stack="use repair", options=options).reaches_ufo("lars")
    if strength is not None:
        scene.table.strength = strength
        scene = again(scene)
    return scene


def again(scene: Scene) -> Scene:
    """Look at the table anew after it was changed by hand."""
    scene._match = scene.match.imagine(scene.table, scene.fates)
    return scene


def haunts(scene: Scene, **sectors: int) -> Scene:
    """The team puts strength on sectors and holds the rest back."""
    for sector, strength in sectors.items():
        left = scene.table.strength
        scene.answers("lars", sector)
        if left > 1:
            scene.answers("adam", strength)
    return (
        scene.answers("lars", "done") if scene.table.strength and "done" in scene.offered("lars") else scene
    )


def enters(scene: Scene, **sectors: str) -> Scene:
    """The humans put their characters in sectors: unless said in sector 8, a fourth in sector 6."""
    for _ in range(len(scene.table.in_turn())):
        who = scene.asked[0][0]
        last = "sector_8" if "sector_8" in scene.offered(who) else "sector_6"
        scene.answers(who, sectors.get(who, last))
    return scene


def holds(scene: Scene, team: str = "", humans: str = "", sectors: int = 8) -> Scene:
    """These departure tokens were collected, and there are tokens left on this many sectors."""
    board = scene.ufo
    for tokens in (team + " " + humans).split():
        board.unseen.remove(tokens)
    board.team_tokens = Secret(tuple(team.split()), board.team_tokens.known_to)
    board.human_tokens = Secret(tuple(humans.split()), board.human_tokens.known_to)
    board.sectors_with_token = list(SECTORS[:sectors])
    return again(scene)


# N-5.1: the base is left behind ----------------------------------------------------------------------------


@clause("N-5.1")
def test_all_aliens_show_themselves_and_join_the_team():
    scene = ufo(adam="alien use use grenade")
    assert [scene.status(name) for name in ("lars", "adam", "lloyd")] == ["exposed", "exposed", "character"]
    assert scene.table.strength == 3 + 1
    assert [event["pawn"] for event in scene.told(None, "RoleShown")] == [0, 4]
    assert scene.told(None, "UfoReached") == [
        {"event": "UfoReached", "aliens": [0, 4], "humans": [1, 2, 3, 5]}
    ]


@clause("N-5.1")
def test_phase_4_breaks_off_and_living_humans_stand_up_and_keep_their_weapons():
    scene = ufo(carter="grenade melee", jonas="flamethrower:3 @dormitory")
    assert all(scene.stands(name) for name in ("lloyd", "carter", "jonas", "edvard"))
    assert scene.things("carter") == ["grenade", "melee"] and scene.reloads("jonas") == (3,)
    assert scene.asked == [("lars", "sector_to_haunt")]
    assert len(scene.table.stack) == 0 and scene.table.revealed is None
    assert scene.view(None)["phase"] == "sectors"
    assert set(scene.view(None)["rooms"]) == set(SECTORS)


@clause("N-5.1")
def test_the_sheet_goes_to_the_next_human():
    scene = Scene(SIX, leader="lars")
    scene.reaches_ufo("lars")
    assert scene.leader == "lloyd"
    scene = Scene(SIX | {"lloyd": "alien"}, leader="lars").reaches_ufo("lars")
    assert scene.leader == "carter"


@clause("N-5.1")
def test_a_token_lies_on_each_sector_and_the_rest_is_the_reserve():
    board = ufo().view(None)["ufo"]
    assert all(sector["token"] for sector in board["sectors"].values()) and len(board["sectors"]) == 8
    assert board["reserve"] == 16
    assert board["launch"] == {"costs": [2, 3, 4, 5, 6], "paid": 0}
    assert board["tokens"] == [["departure_1", 12], ["departure_2", 8], ["departure_3", 4]]
    minimums = [sector["minimum"] for sector in board["sectors"].values()]
    assert minimums == [1, 1, 1, 2, 2, 2, 3, 3] == [sector["value"] for sector in board["sectors"].values()]


@clause("N-5.1")
def test_weather_food_and_the_dogs_track_stop():
    scene = ufo()
    haunts(scene, sector_1=1)
    enters(scene).answers("lars", "wait")
    assert scene.ufo.round == 2 and scene.annex.dog == 0 and scene.table.pantry == 16
    assert not scene.told(None, "WeatherSet")


# N-5.2: strength and characters in sectors -----------------------------------------------------------------


@clause("N-5.2")
def test_each_card_takes_its_minimum_at_least():
    scene = ufo()
    assert scene.offered("lars") == [*SECTORS]
    scene.answers("adam", "sector_7")
    assert scene.offered("lars") == [3, 4]
    scene.answers("lars", 3)
    assert scene.offered("lars") == ["sector_1", "sector_2", "sector_3", "done"]
    assert scene.view("carter")["alien"] == scene.view(None)["alien"]
    assert scene.view("carter")["alien"]["cards"] == [3] and scene.view("carter")["alien"]["rooms"] is None
    assert scene.view("adam")["alien"]["rooms"] == ["sector_7"]


@clause("N-5.2")
def test_the_strength_is_asked_for_even_where_the_sector_leaves_no_choice():
    scene = ufo(strength=3).answers("lars", "sector_8")
    assert scene.asked == [("lars", "strength_to_place")] and scene.offered("lars") == [3]


@clause("N-5.2")
def test_the_team_is_asked_on_even_if_it_can_afford_no_sector():
    scene = ufo(strength=4, options={"figures": {f"{sector}_minimum": 2 for sector in SECTORS}})
    scene.answers("lars", "sector_1").answers("lars", 3)
    assert scene.offered("lars") == ["done"]
    scene = ufo(strength=1, options={"figures": {f"{sector}_minimum": 2 for sector in SECTORS}})
    assert scene.offered("lars") == ["done"]


@clause("N-5.2")
def test_from_the_leaders_left_humans_enter_sectors_at_most_three_in_one():
    scene = haunts(ufo(), sector_1=1)
    for name in ("carter", "jonas", "edvard"):
        assert scene.asked == [(name, "room_to_enter")]
        scene.answers(name, "sector_8")
    assert scene.offered("lloyd") == list(SECTORS[:7])


@clause("N-5.2")
def test_fire_costs_no_card_of_a_stack_but_lays_the_user_down():
    scene = haunts(ufo(carter="grenade"), sector_4=4)
    enters(scene, carter="sector_4", jonas="sector_4", edvard="sector_4")
    assert scene.offered("carter") == ["decline", "grenade"] and scene.offered("jonas") == ["decline"]
    scene.answers("carter", "grenade").all_answer("decline")
    assert scene.table.strength == 3 and scene.things("carter") == []
    # Jonas and Edvard still stand there: one token; Lloyd in sector 8 has another.
    assert len(scene.ufo.human_tokens.value) == 2 and scene.told(None, "StackCardLost") == []


@clause("N-5.2")
def test_a_weaker_alien_runs_away_and_an_equal_one_lays_everybody_down():
    scene = enters(haunts(ufo(), sector_1=1), carter="sector_1", jonas="sector_1").all_answer("decline")
    assert len(scene.ufo.human_tokens.value) == 2 and not scene.ufo.team_tokens.value
    scene = enters(haunts(ufo(), sector_1=2), carter="sector_1", jonas="sector_1").all_answer("decline")
    assert len(scene.ufo.human_tokens.value) == 1


# N-5.3: tokens ---------------------------------------------------------------------------------------------


@clause("N-5.3")
def test_an_alien_alone_collects_the_sectors_token_and_as_many_as_its_value():
    scene = enters(haunts(ufo(), sector_7=3), lloyd="sector_1")
    assert len(scene.ufo.team_tokens.value) == 4
    board = scene.view("carter")["ufo"]
    assert board["team"] == {"count": 4, "kinds": None}
    assert not board["sectors"]["sector_7"]["token"]
    assert board["reserve"] == 16 - 3 - 2  # the characters stand in sectors 1 and 8
    assert len(scene.view("adam")["ufo"]["team"]["kinds"]) == 4


@clause("N-5.3")
def test_a_stronger_alien_assimilates_or_collects():
    scene = enters(haunts(ufo(), sector_2=3), carter="sector_2", jonas="sector_2").all_answer("decline")
    assert scene.offered("adam") == ["carter", "jonas", "collect"]
    scene.answers("adam", "jonas")
    assert scene.status("jonas") == "dead" and scene.table.strength == 5
    assert not scene.ufo.team_tokens.value and len(scene.ufo.human_tokens.value) == 1
    scene = enters(haunts(ufo(), sector_2=3), carter="sector_2", jonas="sector_2").all_answer("decline")
    scene.answers("adam", "collect")
    assert len(scene.ufo.team_tokens.value) == 2 and len(scene.ufo.human_tokens.value) == 1


@clause("N-5.3")
def test_collected_tokens_are_face_down_to_the_other_side():
    scene = enters(haunts(ufo(), sector_7=3))
    humans = scene.view("lloyd")["ufo"]["humans"]
    assert humans["count"] == 2 and len(humans["kinds"]) == 2
    assert scene.view("lars")["ufo"]["humans"] == {"count": 2, "kinds": None}
    assert scene.view(None)["ufo"]["humans"] == {"count": 2, "kinds": None}
    told = {name: scene.told(name, "TokensCollected") for name in ("lars", "lloyd")}
    assert [event["tokens"] is None for event in told["lars"]] == [False, True, True]
    assert [event["tokens"] is None for event in told["lloyd"]] == [True, False, False]


@clause("N-5.3")
def test_when_the_reserve_is_empty_characters_take_the_token_of_their_sector():
    scene = ufo()
    scene.table.box |= {"departure_1": scene.table.box["departure_1"] + 6, "departure_2": 7}
    scene.ufo.unseen = Pile.shuffled(["departure_1"] * 3)
    scene.ufo.sectors_with_token = ["sector_1", "sector_2", "sector_8"]
    holds_all = ("departure_3",) * 4 + ("departure_2",) + ("departure_1",) * 3
    scene.ufo.team_tokens = Secret(holds_all, scene.ufo.team_tokens.known_to)
    again(scene)
    scene = enters(haunts(scene, sector_2=1), carter="sector_1", jonas="sector_1", edvard="sector_3")
    # Sector 2's own token for the alien; Carter and Jonas take theirs, Edvard finds none, Lloyd takes his.
    assert scene.ufo.sectors_with_token == [] and len(scene.ufo.unseen) == 0
    assert len(scene.ufo.human_tokens.value) == 2 and len(scene.ufo.team_tokens.value) == 9


# N-5.4 to N-5.6: the launch --------------------------------------------------------------------------------


def at_the_launch(team: str, **more: Any) -> Scene:
    """The team may pay, having these tokens and one of sector 1 and one of the reserve, both worth 1."""
    scene = haunts(holds(ufo(), team, **more), sector_1=1)
    return enters(scene.fate(departure_token=["departure_1", "departure_1"]))


@clause("N-5.4")
def test_the_team_pays_launch_cards_in_order_two_a_round_and_gets_no_change():
    scene = at_the_launch("departure_3 departure_3 departure_3")
    assert scene.about("lars") == {"cost": 2} and scene.offered("lars") == ["wait", "pay"]
    scene.answers("lars", "pay").answers("adam", "departure_3")
    assert scene.told(None, "LaunchCardPaid") == [
        {"event": "LaunchCardPaid", "number": 1, "cost": 2, "tokens": ["departure_3"]}
    ]
    assert scene.about("lars") == {"cost": 3}
    scene.answers("lars", "pay").answers("lars", "departure_1")
    assert scene.about("lars") == {"cost": 3, "down": ("departure_1",)}
    scene.answers("lars", "departure_1").answers("lars", "departure_3")
    assert scene.ufo.launch_cards_paid == 2 and scene.ufo.round == 2
    assert scene.ufo.team_tokens.value == ("departure_3",)


@clause("N-5.4")
def test_the_team_is_asked_whether_it_can_pay_or_not_and_may_wait():
    scene = at_the_launch("")
    scene.ufo.launch_cards_paid = 4
    again(scene)
    assert scene.offered("adam") == ["wait"]
    scene = at_the_launch("departure_3").answers("adam", "wait")
    assert scene.ufo.launch_cards_paid == 0 and scene.ufo.round == 2


@clause("N-5.4")
def test_without_tokens_nobody_is_asked_to_pay():
    scene = enters(haunts(ufo(), sector_1=1), lloyd="sector_1").answers("lloyd", "decline")
    assert scene.ufo.round == 2


@clause("N-5.5")
def test_when_the_last_launch_card_is_paid_the_aliens_win():
    scene = at_the_launch("departure_3 departure_3")
    scene.ufo.launch_cards_paid = 4
    again(scene).answers("lars", "pay").answers("lars", "departure_3").answers("lars", "departure_3")
    assert scene.reason == "ufo_launched" and scene.winners() == ["lars", "adam"]


@clause("N-5.5")
def test_when_no_human_is_left_the_aliens_win_and_the_escaped_have_won():
    scene = ufo(carter="dead", jonas="escaped", edvard="dead alien")
    enters(haunts(scene, sector_1=2), lloyd="sector_1").answers("lloyd", "decline").answers("lars", "lloyd")
    assert scene.reason == "no_human_left" and scene.winners() == ["lars", "jonas", "adam", "edvard"]


@clause("N-5.5")
def test_when_the_aliens_have_no_strength_left_the_humans_win():
    scene = ufo(strength=1, carter="grenade", edvard="dead")
    enters(haunts(scene, sector_1=1), carter="sector_1").answers("carter", "grenade")
    assert scene.reason == "alien_beaten" and scene.winners() == ["lloyd", "carter", "jonas", "edvard"]


@clause("N-5.5")
def test_when_the_tokens_within_reach_are_too_few_the_humans_win():
    humans = "departure_3 " * 4 + "departure_2 " * 4
    scene = holds(ufo(), humans=humans)
    scene.fate(departure_token=["departure_2", "departure_2", "departure_1"])
    # 40 in all, 20 of them taken before this round: one more and the launch cannot be paid any more.
    enters(haunts(scene, sector_1=1), carter="sector_1", jonas="sector_1").all_answer("decline")
    assert scene.reason == "ufo_grounded" and scene.winners() == ["lloyd", "carter", "jonas", "edvard"]


@clause("N-5.5")
def test_after_twenty_rounds_the_humans_win():
    scene = ufo()
    scene.ufo.round = 20
    enters(haunts(again(scene), sector_1=1)).answers("lars", "wait")
    assert scene.reason == "ufo_held" and scene.winners() == ["lloyd", "carter", "jonas", "edvard"]


@clause("N-5.6")
def test_everybody_takes_everything_back_and_no_tokens_are_added():
    scene = haunts(ufo(carter="grenade"), sector_4=3)
    enters(scene, carter="sector_4", jonas="sector_4").answers("carter", "grenade").all_answer("decline")
    assert scene.ufo.round == 2 and scene.table.strength == 3
    assert sorted(scene.table.locations) == list(SECTORS)
    assert scene.stands("carter") and scene.where("carter") == "ufo"
    assert len(scene.ufo.unseen) == 24 - len(scene.ufo.human_tokens.value)
    assert scene.told(None, "SectorsLeft") == [{"event": "SectorsLeft"}]


@clause("N-5.1")
@pytest.mark.parametrize("seats", [4, 8])
def test_any_alien_seat_answers_for_the_team_and_nobody_else(seats):
    names = ("lars", "lloyd", "carter", "jonas", "adam", "edvard", "juliette", "halvorson")[:seats]
    people = dict.fromkeys(names, "") | {"lars": "alien @snow_cat_b keys"}
    scene = Scene(people, leader="lloyd").reaches_ufo("lars")
    assert scene.match.questions[0].team == () and scene.table.strength == seats // 2
