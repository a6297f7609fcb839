"""Set-up and the round for 1 to 3 players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from outpost31 import Match, rulebook
from outpost31.games.outpost.boardgame import BOARDGAME
from outpost31.games.outpost.coop import COOP, GAME
from outpost31.games.outpost.coop.dice import DICE, FACES
from outpost31.games.outpost.coop.game import ROUND
from outpost31.games.outpost.table import EXTERNAL, UNDERGROUND
from outpost31.kernel import NotAllowed
from tests.clauses import clause
from tests.games.outpost.coop.scene import Scene

SEATS = GAME.seats


def new(seats: int, seed: int = 1, **options: object) -> Match:
    return Match.new("coop", seats, seed=seed, options=options)


@clause("C-1.1")
@pytest.mark.parametrize(
    ("seats", "players"), [(1, [0] * 6), (2, [0, 0, 0, 1, 1, 1]), (3, [0, 0, 1, 1, 2, 2])]
)
def test_six_characters_are_divided_among_the_players(seats, players):
    people = new(seats).view(None)["people"]
    assert [person["player"] for person in people] == players
    assert len({person["character"] for person in people}) == 6


@clause("C-1.1")
def test_characters_may_be_chosen():
    match = new(2, characters="choose")
    for seat, name in zip(
        (0, 0, 0, 1, 1, 1), ("nauls", "garry", "clark", "windows", "blair", "norris"), strict=True
    ):
        assert match.questions[0].kind == "character_to_play" and match.questions[0].seat == seat
        match.answer(seat, name)
    assert match.view(0)["people"][5]["character"] == "norris"


@clause("C-1.2")
def test_the_table_is_laid_out_as_the_rulebook_says():
    said = [int(number) for row in rulebook.clause("C-1.2").tables[0].rows for number in row[1].split("/")]
    table: Any = new(1).table
    weapons, items = Counter(table.weapon_deck.cards()), Counter(table.item_deck.cards())
    lab = Counter(table.lab_bag.cards())
    laid = [weapons[kind] for kind in ("flamethrower", "dynamite", "melee", "firearm")]
    laid += [items[kind] for kind in ("keys", "flashlight", "tools", "fuel_can", "wire")]
    laid += [table.fuel[UNDERGROUND], table.fuel[EXTERNAL]]
    laid += [table.damage[room] for room in ("helicopter", "radio_room", "shed")]
    laid += [lab["blood_bag"], lab["failure"]]
    assert laid == said and table.settings.boiler_burns == {"sun": 1, "snow": 2, "storm": 2}


@clause("C-1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_knows_a_role_card(seats):
    aliens = set()
    for seed in range(20):
        match = new(seats, seed)
        table: Any = match.table
        aliens.add([role.value for role in table.role].count("alien"))
        for viewer in (None, *range(seats)):
            assert {person["role"] for person in match.view(viewer)["people"]} == {None}
    assert aliens == {0, 1, 2}


@clause("C-1.4")
def test_disks_are_on_yellow_and_the_threat_token_on_6():
    view = new(3).view(None)
    assert {person["suspicion"] for person in view["people"]} == {1}
    assert view["threat"]["space"] == 6


@clause("C-1.5")
def test_an_action_die_has_six_faces():
    assert Counter(FACES) == {"use": 2, "repair": 2, "sabotage": 1, "threat": 1} and DICE == 3


@clause("C-1.6")
def test_with_open_hands_all_players_see_what_a_character_holds():
    scene = Scene(players=3, windows="keys melee blood_bag").begins()
    for viewer in range(3):
        assert scene.person(viewer, "windows")["items"] == ["keys"]
        assert scene.person(viewer, "windows")["lab"] == ["blood_bag"]
    assert scene.person(None, "windows")["items"] is None


@clause("C-1.6")
def test_without_open_hands_a_players_finds_are_its_own():
    scene = Scene(players=3, options={"open_hands": False}, windows="keys melee blood_bag", nauls="").begins()
    assert scene.person("nauls", "windows")["weapons"] == ["melee"]
    for viewer in (1, 2, None):
        seen = scene.person(viewer, "windows")
        assert seen["items"] is seen["weapons"] is seen["lab"] is None
        assert seen["item_count"] == 1


@clause("C-2.1")
def test_the_phases_of_a_round_in_their_order():
    match = new(1)
    while match.view(None)["round"] < 2 and match.outcome is None:
        question = match.questions[0]
        option = question.options[0] if question.decline is None else question.decline
        match.answer(0, option, question.id)
    phases = [event["phase"] for event in match.events(None) if event["event"] == "PhaseBegan"]
    assert phases[:8] == [
        "weather", "maintenance", "movement", "actions", "leisure", "tests", "food", "dogs"
    ]  # fmt: skip
    steps = [type(step).__name__ for step in ROUND]
    assert steps.index("PlaceCharacters") < steps.index("UnleashAlien") < steps.index("PlayDice")


@clause("C-2.1")
def test_what_differs_is_all_that_differs():
    assert COOP.rooms is BOARDGAME.rooms and COOP.weapons is BOARDGAME.weapons
    assert COOP.maintenance is BOARDGAME.maintenance and COOP.tests is BOARDGAME.tests


@pytest.mark.parametrize("name", ["change_cards", "dormitory_contagion", "first_boarder_shows"])
def test_options_without_meaning_are_not_offered(name):
    with pytest.raises(ValueError, match="no option"):
        new(2, **{name: True})


def test_figures_may_be_typed_in_for_every_number_of_players():
    assert new(1, figures={"shed_fuel": 2}).view(0)["limits"]["fuel"]["shed"] == 2
    with pytest.raises(ValueError, match="at least 6"):
        new(1, figures={"radio_damage": 5})


@clause("C-1.4")
@pytest.mark.parametrize("start", [6, 7])
def test_no_disk_starts_where_the_threat_token_lies_or_beyond(start):
    with pytest.raises(NotAllowed, match="suspicion_start is below 6") as refusal:
        new(2, figures={"suspicion_start": start, "suspicion_red": 8})
    assert refusal.value.problem == "start_below_threat"
    assert new(2, figures={"suspicion_start": 5, "suspicion_red": 8}).view(0)["people"][0]["suspicion"] == 5


def test_an_escape_is_boarding_or_won():
    with pytest.raises(ValueError, match="boarding"):
        new(2, escape="sometimes")
