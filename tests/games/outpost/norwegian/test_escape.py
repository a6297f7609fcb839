"""Ways out of the Norwegian outpost, alone or in groups, while the others play on."""

from __future__ import annotations

from outpost31.games.outpost.chain import DOG, Infection
from outpost31.games.outpost.contagion import infect
from outpost31.games.outpost.escape import StartEscape
from outpost31.games.outpost.leaving import assimilate
from outpost31.games.outpost.movement import RESCUE_HELICOPTER, TakeTurn
from outpost31.games.outpost.norwegian.encounters import ResolveNewEncounters
from tests.clauses import clause
from tests.games.outpost.norwegian.scene import Scene

FOUR = {"lloyd": "", "carter": "", "jonas": "", "lars": "alien"}


def leaves_alone(scene: Scene) -> Scene:
    """Whoever may ask to board stays."""
    while scene.table.vehicle and scene.outcome is None:
        scene.declines(scene.asked[0][0])
    return scene


@clause("N-4.1")
def test_who_leaves_without_an_alien_is_out_and_the_others_play_on():
    scene = leaves_alone(Scene(FOUR | {"lloyd": "@snow_cat_a"}).begins(StartEscape(0, "snow_cat_a")))
    assert scene.outcome is None and scene.status("lloyd") == "escaped"
    assert scene.told(None, "RoleShown") == [{"event": "RoleShown", "pawn": 0, "role": "human"}]
    assert scene.told(None, "HumansEscaped")[0]["pawns"] == [0]
    assert scene.view(None)["people"][0]["status"] == "escaped"


@clause("N-4.1")
def test_the_used_vehicle_is_gone_its_room_and_card_stay_and_nothing_works_there():
    scene = leaves_alone(Scene(FOUR | {"lloyd": "@snow_cat_a"}).begins(StartEscape(0, "snow_cat_a")))
    assert scene.view(None)["vehicles_gone"] == ["snow_cat_a"]
    assert "snow_cat_a" in scene.table.locations and scene.table.is_usable("snow_cat_a")
    for card in ("use", "sabotage", "repair"):
        scene = Scene(FOUR | {"carter": "@snow_cat_a keys", "lloyd": "lying"}, gone=["snow_cat_a"])
        scene.table.standing[2:] = [False, False]
        scene.reveals(card).answers("carter", "none")
        assert scene.told(None, "CardLost") == [{"event": "CardLost", "card": card}]


@clause("N-4.1")
def test_what_the_escaped_hold_leaves_the_game():
    people = FOUR | {"lloyd": "@helicopter use repair melee keys blood_bag flamethrower:4"}
    scene = leaves_alone(Scene(people).begins(StartEscape(0, "helicopter")))
    table = scene.table
    assert sorted(table.discards.cards()) == ["repair", "use"]
    assert [table.box[kind] for kind in ("melee", "keys", "blood_bag", "flamethrower", "reload")] == [
        2,
        1,
        9,
        2,
        4,
    ]
    assert scene.things("lloyd") == [] and table.reloads_left == 8


@clause("N-4.1")
def test_sheet_and_marker_of_the_escaped_pass_on():
    scene = Scene(FOUR | {"lloyd": "@helicopter"}, leader="lloyd")
    scene.table.marker_holder = 0
    leaves_alone(scene.begins(StartEscape(0, "helicopter")))
    assert scene.leader == "carter" and scene.table.marker_holder is None and scene.table.marker is None


@clause("N-4.1", "N-4.3")
def test_after_an_escape_with_a_card_the_phase_goes_on():
    scene = Scene(FOUR | {"lloyd": "@snow_cat_b keys", "carter": "@armory"}, leader="carter")
    scene.reveals("use").answers("carter", "lloyd").answers("lloyd", "none").answers("lloyd", "escape")
    assert scene.outcome is None and scene.is_over
    assert scene.table.discards.cards() == ["use"] and scene.table.revealed is None
    assert scene.view(None)["phase"] == "actions"
    assert scene.told(None, "CharactersLaidDown") == []


@clause("N-4.2")
def test_only_who_is_in_the_room_may_board_a_snow_cat():
    people = {"lloyd": "@snow_cat_a", "carter": "@snow_cat_a lying", "jonas": "", "lars": "alien @helicopter"}
    scene = Scene(people, leader="jonas").begins(StartEscape(0, "snow_cat_a"))
    assert scene.asked == [("carter", "wish_to_board")]
    scene.answers("carter", "board").answers("lloyd", "agree")
    assert scene.status("carter") == "escaped" and scene.status("jonas") == "character"


@clause("N-4.2")
def test_everybody_in_the_base_may_board_the_rescue_helicopter():
    people = {"lloyd": "use", "carter": "@kitchen lying", "jonas": "@armory", "lars": "alien @helicopter"}
    scene = Scene(people, leader="lloyd", rescue=10)
    scene.begins(TakeTurn(0))
    assert "board" not in scene.offered("lloyd")  # Carter moves first and is suspected as little.
    scene = Scene(people | {"lloyd": "use green"}, leader="lloyd", rescue=10).begins(TakeTurn(0))
    scene.answers("lloyd", "board")
    assert scene.table.aboard == [0] and not scene.told(None, "RoleShown")
    assert [scene.asked[0][0]] == ["carter"]
    scene.answers("carter", "board").answers("lloyd", "agree")
    leaves_alone(scene)
    assert [scene.status(name) for name in scene.names] == ["escaped", "escaped", "character", "character"]
    assert scene.table.rescue_gone and scene.view(None)["phase"] == "movement"


@clause("N-4.3")
def test_an_alien_who_joins_a_helicopter_wins_at_once():
    for vehicle in ("helicopter", RESCUE_HELICOPTER):
        scene = Scene(FOUR | {"lloyd": "@helicopter", "lars": "alien green @helicopter"})
        scene.begins(StartEscape(0, vehicle)).answers("lars", "board").answers("lloyd", "agree")
        assert scene.reason == "alien_aboard" and scene.winners() == ["lars"]
        assert scene.told(None, "VehicleLeft") == []


@clause("N-4.3")
def test_two_aliens_in_a_helicopter_win_at_once():
    people = FOUR | {"jonas": "alien @helicopter", "lars": "alien @helicopter"}
    scene = Scene(people).begins(StartEscape(2, "helicopter"))
    scene.answers("lars", "board").answers("jonas", "agree")
    assert scene.reason == "alien_aboard" and scene.winners() == ["jonas", "lars"]


@clause("N-4.3")
def test_an_alien_who_joins_a_human_in_a_snow_cat_ends_the_boarding_and_wins_at_once():
    people = FOUR | {"lloyd": "@snow_cat_a", "carter": "@snow_cat_a disk:3", "lars": "alien @snow_cat_a"}
    scene = Scene(people).begins(StartEscape(0, "snow_cat_a"))
    scene.answers("lars", "board").answers("lloyd", "agree")
    assert scene.reason == "alien_aboard" and scene.winners() == ["lars"]
    assert [event["pawn"] for event in scene.told(None, "RoleShown")] == [
        3,
        0,
    ]  # Carter is not asked any more


@clause("N-4.3", "N-5.1")
def test_two_aliens_in_a_snow_cat_come_to_the_ufo():
    people = FOUR | {"jonas": "alien @snow_cat_b keys", "lars": "alien @snow_cat_b"}
    scene = Scene(people, leader="lloyd").begins(StartEscape(2, "snow_cat_b"))
    scene.answers("lars", "board").answers("jonas", "agree")
    assert scene.outcome is None and scene.view(None)["ufo"]["round"] == 1
    assert [scene.status(name) for name in scene.names] == ["character", "character", "exposed", "exposed"]
    assert [event["pawn"] for event in scene.told(None, "RoleShown")] == [3, 2]
    assert scene.table.vehicle is None and scene.table.aboard == [] and scene.table.shown == []


@clause("N-4.3", "N-5.1")
def test_the_aliens_who_stayed_behind_show_themselves_too_when_two_reach_the_ufo():
    people = FOUR | {"carter": "alien", "jonas": "alien @snow_cat_b", "lars": "alien @snow_cat_b"}
    scene = Scene(people, leader="lloyd").begins(StartEscape(2, "snow_cat_b"))
    scene.answers("lars", "board").answers("jonas", "agree")
    assert scene.view(None)["ufo"] is not None and scene.status("carter") == "exposed"
    assert [event["pawn"] for event in scene.told(None, "RoleShown")] == [3, 2, 1]


@clause("N-4.3", "N-5.1")
def test_an_alien_who_joins_a_snow_cat_ends_the_boarding_though_others_would_board():
    people = FOUR | {"jonas": "alien @snow_cat_b", "lars": "alien green @snow_cat_b", "carter": "@snow_cat_b"}
    scene = Scene(people, leader="lloyd").begins(StartEscape(2, "snow_cat_b"))
    scene.answers("lars", "board").answers("jonas", "agree")
    assert (
        scene.outcome is None
        and scene.view(None)["ufo"] is not None
        and scene.status("carter") == "character"
    )


@clause("N-4.3")
def test_who_joins_shows_its_role_at_once_and_the_first_only_at_departure():
    people = FOUR | {"lars": "alien @snow_cat_a", "lloyd": "@snow_cat_a"}
    scene = Scene(people).begins(StartEscape(3, "snow_cat_a"))
    scene.answers("lloyd", "board").answers("lars", "agree")
    assert [event["pawn"] for event in scene.told(None, "RoleShown")] == [0, 3]
    assert scene.reason == "alien_aboard" and scene.winners() == ["lars"]


@clause("N-4.3")
def test_aliens_alone_in_a_helicopter_win():
    for vehicle in ("helicopter", RESCUE_HELICOPTER):
        scene = leaves_alone(Scene(FOUR | {"lars": "alien @helicopter"}).begins(StartEscape(3, vehicle)))
        assert scene.reason == "alien_aboard" and scene.winners() == ["lars"]


@clause("N-4.3", "N-5.1")
def test_an_alien_alone_in_a_snow_cat_comes_to_the_ufo():
    scene = Scene(FOUR | {"lars": "alien @snow_cat_b keys"}, leader="jonas").reaches_ufo("lars")
    assert scene.outcome is None and scene.view(None)["ufo"]["round"] == 1


@clause("N-4.4")
def test_after_a_departure_the_others_move_and_only_rooms_entered_since_have_encounters():
    people = {
        "lloyd": "use green",
        "carter": "@kitchen disk:2",
        "jonas": "@kitchen disk:2",
        "lars": "alien use disk:2",
        "adam": "@armory disk:2",
        "edvard": "use disk:2",
    }
    scene = Scene(people, leader="edvard", rescue=10, dogs=["armory"])
    scene.table.movers = [0, 1, 2, 3, 4, 5]
    scene.begins(TakeTurn(0), TakeTurn(3), TakeTurn(5), ResolveNewEncounters())
    scene.answers("lloyd", "board")
    # Carter and Jonas meet, Adam is alone with an NPC; then the helicopter leaves.
    scene.answers("edvard", "kitchen").all_answer("decline").all_answer("two_human").all_answer("confirm")
    scene.answers("adam", "confirm")
    leaves_alone(scene)
    assert scene.asked == [("lars", "turn")] and scene.where("carter") == "kitchen"
    scene.answers("lars", "move").answers("lars", "laboratory").answers("lars", "use")
    scene.answers("edvard", "move").answers("edvard", "laboratory").answers("edvard", "use")
    assert {who for who, _ in scene.asked} == {"lars", "edvard"}
    scene.all_answer("decline").all_answer("two_human").all_answer("confirm")
    assert scene.is_over and scene.annex.places_at_departure == ()


@clause("N-4.4")
def test_a_room_that_somebody_enters_after_the_departure_has_a_new_encounter():
    people = {
        "lloyd": "use green",
        "carter": "@kitchen disk:2",
        "jonas": "use disk:2",
        "lars": "alien disk:2",
    }
    scene = Scene(people, leader="lars", rescue=10).begins(TakeTurn(0), TakeTurn(2), ResolveNewEncounters())
    leaves_alone(scene.answers("lloyd", "board"))
    scene.answers("jonas", "move").answers("jonas", "kitchen").answers("jonas", "use")
    assert {who for who, _ in scene.asked} == {"carter", "jonas"}


@clause("N-4.4")
def test_the_aliens_cards_shown_for_a_departure_are_used_up():
    people = {
        "lloyd": "use green",
        "carter": "@kitchen disk:2",
        "jonas": "use disk:2",
        "lars": "exposed",
        "adam": "disk:2 lying",
    }
    scene = Scene(people, leader="adam", rescue=10, ambush={"kitchen": 1, "armory": 1})
    scene.begins(TakeTurn(0), TakeTurn(2), ResolveNewEncounters())
    scene.answers("lloyd", "board")
    scene.answers("carter", "decline")  # equal strength: the alien runs away, Carter is laid down
    leaves_alone(scene)
    assert scene.table.strength == 1 and scene.table.ambush.value == (("armory", 1),)
    scene.answers("jonas", "move").answers("jonas", "kitchen").answers("jonas", "use")
    assert [event["room"] for event in scene.told(None, "AlienRevealed")] == ["kitchen", "armory"]


@clause("N-4.4")
def test_when_the_last_human_escapes_the_humans_win():
    people = {"lloyd": "@snow_cat_a", "carter": "escaped", "jonas": "dead", "lars": "alien"}
    scene = leaves_alone(Scene(people).begins(StartEscape(0, "snow_cat_a")))
    assert scene.reason == "escaped" and scene.winners() == ["lloyd", "carter", "jonas"]
    assert [event["pawn"] for event in scene.told(None, "RoleShown")] == [0]


@clause("N-4.4")
def test_when_the_last_human_is_infected_or_assimilated_the_aliens_win_and_the_escaped_have_won():
    people = {"lloyd": "", "carter": "escaped", "jonas": "dead", "lars": "exposed"}
    scene = Scene(people)
    infect(scene.table, (Infection(0, None, DOG, "kitchen", 1),))
    scene.begins()
    assert scene.reason == "no_human_left" and scene.winners() == ["carter", "lars"]
    scene = Scene(people | {"lloyd": "@kitchen"})
    scene.table.lurking["kitchen"] = 2
    assimilate(scene.table, 0, "kitchen")
    scene.table.lurking.clear()
    scene.begins()
    assert scene.reason == "no_human_left" and scene.winners() == ["carter", "lars"]
