"""Grenades, Sniper Rifles, flashlights, and the dog on its way."""

from __future__ import annotations

from outpost31.games.outpost.burning import BurnRooms
from outpost31.games.outpost.dogs import ChangeLeader
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.norwegian.dog import MoveDog
from outpost31.games.outpost.norwegian.expansion import NORWEGIAN
from outpost31.games.outpost.testing import RunTests
from tests.clauses import clause
from tests.games.outpost.norwegian.scene import Scene

FOUR = {"lloyd": "", "carter": "", "jonas": "", "lars": "alien"}


@clause("N-2.1")
def test_a_grenade_drives_the_alien_away_and_leaves_the_game():
    people = FOUR | {"lloyd": "@kitchen grenade", "lars": "exposed"}
    scene = Scene(people, ambush={"kitchen": 2}, stack="use").begins(ResolveEncounters())
    assert scene.offered("lloyd") == ["decline", "grenade"]
    scene.answers("lloyd", "grenade")
    assert scene.table.strength == 1 and not scene.stands("lloyd")
    assert scene.things("lloyd") == [] and not len(scene.table.stack)


@clause("N-2.1")
def test_a_grenade_burns_a_room():
    scene = Scene(FOUR | {"lloyd": "@snow_cat_b grenade"}, stack="use repair", leader="carter")
    scene.begins(BurnRooms()).answers("lloyd", "grenade").answers("carter", "allow")
    assert scene.table.burned == ["snow_cat_b"] and scene.where("lloyd") == "leisure_room"


@clause("N-2.2")
def test_a_sniper_rifle_makes_the_dogs_track_longer_wherever_its_holder_is():
    scene = Scene(FOUR | {"lloyd": "@armory sniper_rifle", "jonas": "lying", "carter": "lying"}, dog=6)
    scene.table.standing[3] = False
    scene.reveals("use")
    assert scene.offered("lloyd") == ["none", "sniper_rifle"]
    scene.answers("lloyd", "sniper_rifle")
    assert scene.view(None)["dog"] == {"space": 6, "track": 11, "rifles_laid": 1}
    assert scene.told(None, "RifleLaid") == [{"event": "RifleLaid", "pawn": 0, "track": 11}]


@clause("N-2.2")
def test_only_one_sniper_rifle_is_ever_laid():
    scene = Scene(FOUR | {"lloyd": "@armory sniper_rifle"}, rifles_laid=1)
    scene.table.standing[1:] = [False] * 3
    scene.reveals("use")
    assert scene.offered("lloyd") == ["none"]


@clause("N-2.2")
def test_who_has_no_rifle_is_asked_alike():
    scene = Scene(FOUR | {"lloyd": "@armory"})
    scene.table.standing[1:] = [False] * 3
    assert scene.reveals("use").asked == [("lloyd", "bonus_to_play")]


@clause("N-2.3")
def test_a_blood_bag_tests_as_in_the_base_game():
    scene = Scene(FOUR | {"lloyd": "blood_bag", "lars": "alien disk:3"}).begins(RunTests())
    scene.answers("lloyd", "A").answers("lloyd", "carry_out").all_answer("decline").answers("lloyd", "lloyd")
    assert scene.status("lars") == "exposed"


def flashlight_test(**more: str) -> Scene:
    """Carter, with a Flashlight and two cards, is let to carry out test B."""
    people = {
        "lloyd": "fillings disk:3",
        "carter": "flashlight use repair",
        "jonas": "disk:2",
        "lars": "alien",
    }
    scene = Scene(people | more, leader="lloyd").begins(RunTests())
    scene.answers("lloyd", "B")
    scene.answers("carter", "carry_out").all_answer("decline")
    return scene.answers("lloyd", "carter")


@clause("N-2.3", "N-2.4")
def test_for_each_card_discarded_a_character_shows_its_dental_record_to_all():
    scene = flashlight_test()
    assert scene.offered("carter") == ["repair", "use"]
    scene.answers("carter", "repair")
    assert scene.offered("carter") == ["lloyd", "carter", "jonas", "lars"]
    scene.answers("carter", "lloyd")
    assert scene.told(None, "DentalRecordShown") == [
        {"event": "DentalRecordShown", "pawn": 0, "record": "fillings"}
    ]
    assert scene.disk("lloyd") == 0
    scene.answers("carter", "use").answers("carter", "jonas")
    assert scene.disk("jonas") == 2
    assert scene.view(None)["people"][2]["record_shown"] == "healthy"
    assert scene.hand("carter") == [] and scene.things("carter") == ["flashlight"]
    assert scene.asked[0][1] == "willing_to_test"


@clause("N-2.3")
def test_an_alien_shows_healthy_teeth_and_nothing_follows():
    scene = flashlight_test(lars="alien fillings disk:3")
    scene.answers("carter", "use").answers("carter", "lars")
    assert scene.told("jonas", "DentalRecordShown")[0]["record"] == "healthy"
    assert scene.disk("lars") == 3 and scene.status("lars") == "character"


@clause("N-2.3")
def test_the_cards_are_discarded_face_down_and_the_tester_may_stop():
    scene = flashlight_test()
    scene.answers("carter", "use").answers("carter", "jonas")
    assert scene.told("jonas", "HandDiscarded")[0]["cards"] is None
    assert scene.offered("carter") == ["enough", "repair"]
    scene.answers("carter", "enough")
    assert scene.hand("carter") == ["repair"]


@clause("N-2.3")
def test_only_who_has_a_flashlight_and_a_card_can_carry_out_test_b():
    people = {"lloyd": "flashlight", "carter": "flashlight use", "jonas": "use", "lars": "alien use"}
    scene = Scene(people, leader="lloyd").begins(RunTests()).answers("lloyd", "B")
    assert [len(scene.offered(name)) for name in scene.names] == [1, 2, 1, 1]


@clause("N-3.1")
def test_at_the_end_of_phase_8_the_dog_moves_one_space():
    assert NORWEGIAN.round[-2:] == (ChangeLeader(), MoveDog())
    scene = Scene(FOUR, dog=3).begins(MoveDog())
    assert scene.annex.dog == 4 and scene.outcome is None
    assert scene.told(None, "DogRan") == [{"event": "DogRan", "space": 4}]


@clause("N-3.1", "N-4.4")
def test_on_the_last_space_the_dog_has_escaped_and_the_aliens_win():
    scene = Scene(FOUR | {"jonas": "escaped"}, dog=7).begins(MoveDog())
    assert scene.reason == "dog_escaped"
    assert scene.winners() == ["jonas", "lars"]
