"""The box against the rulebook's tables, and variants as functions from editions to editions."""

from __future__ import annotations

import dataclasses
import random

import pytest

from outpost31 import rulebook
from outpost31.games.outpost.actions import PlayActionCards
from outpost31.games.outpost.boardgame import BOARDGAME, GAME, ROUND
from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.editions import EDITIONS, add_edition
from outpost31.games.outpost.figures import PLAYERS
from outpost31.games.outpost.options import build_settings
from outpost31.games.outpost.setup import lay_table
from outpost31.games.outpost.table import CHARACTER, EXTERNAL, UNDERGROUND, Outpost
from outpost31.kernel import Match, Seeded
from outpost31.kernel.options import settle
from tests.clauses import clause
from tests.games.outpost.conservation import wrong

COLUMNS = range(len(PLAYERS))


@clause("B-2.1")
def test_the_counts_are_those_of_the_rulebook():
    rows = {row[0]: row[1:] for row in rulebook.clause("B-2.1").tables[0].rows}

    def printed(*things: tuple[int, ...]) -> tuple[str, ...]:
        return tuple("/".join(str(thing[column]) for thing in things) for column in COLUMNS)

    counts = BOARDGAME.counts
    of = {thing.key: thing.counts for thing in (*BOARDGAME.weapons, *BOARDGAME.items)}
    assert [row for name, row in rows.items() if name.startswith("weapons")] == [
        printed(of["flamethrower"], of["dynamite"], of["melee"], of["firearm"])
    ]
    assert [row for name, row in rows.items() if name.startswith("items")] == [
        printed(of["keys"], of["flashlight"], of["tools"], of["fuel_can"], of["wire"])
    ]
    assert rows["fuel in the Underground Warehouse"] == printed(counts.fuel[UNDERGROUND])
    assert rows["fuel in the External Reserve"] == printed(counts.fuel[EXTERNAL])
    assert rows["damage on the Base Helicopter"] == printed(counts.damage["helicopter"])
    assert rows["damage in the Radio Room"] == printed(counts.damage["radio_room"])
    assert rows["blood bags / failures in the laboratory bag"] == printed(
        counts.lab["blood_bag"], counts.lab["failure"]
    )


@clause("B-2.2", "B-2.10")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_table_is_laid_out_for_every_number_of_players(seats):
    match = Match.new("boardgame", seats, seed=seats)
    base, rooms = match.view(None)["base"], match.view(None)["rooms"]
    assert wrong(match) is None
    assert rooms["shed"]["damage"] == 1 and base["pantry"] == 16
    assert base["rescue"] == {"space": None, "fuel": 5, "gone": False}


def without_trading(edition: Edition) -> Edition:
    """A variant is only its difference."""
    steps = tuple(step for step in edition.round if type(step).__name__ != "Trade")
    return dataclasses.replace(edition, key="no_trading", round=steps)


def test_a_variant_is_a_function_from_edition_to_edition():
    edition = add_edition(without_trading(BOARDGAME))
    try:
        options = settle(GAME.options, {}, 5)
        table: Outpost = lay_table(edition, build_settings(edition, 5, options), list(range(5)))
        table.first(*edition.laying_out)
        match = Match.on(GAME, table, options, Seeded(3))
        chance, kinds = random.Random(3), set()
        while match.outcome is None:
            question = match.questions[0]
            assert isinstance(question.seat, int)
            kinds.add(question.kind)
            match.answer(question.seat, chance.choice(question.options))
        assert "trading_partner" not in kinds and "character_to_accuse" in kinds
    finally:
        del EDITIONS[edition.key]


@clause("B-3.1")
def test_the_round_reads_like_the_contents_of_the_rulebook():
    names = [type(step).__name__ for step in ROUND]
    assert names[:3] == ["RollWeather", "MaintainBase", "PlaceAlien"]
    assert names[-5:] == ["ExposeThemselves", "RunTests", "EatFood", "MoveDogs", "ChangeLeader"]
    assert names.index("BurnRooms") + 1 == names.index(PlayActionCards.__name__)


def test_everybody_begins_as_a_character_in_the_leisure_room():
    people = Match.new("boardgame", 6, seed=2).view(None)["people"]
    assert {(person["status"], person["where"], person["suspicion"]) for person in people} == {
        (CHARACTER, "leisure_room", 1)
    }
    assert len({person["character"] for person in people}) == 6
