"""How far what people do is relied on: no sign makes anybody certain, and many signs together say less than each."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from outpost31.bots.outpost.habits import OutpostHabits, otherwise
from outpost31.bots.outpost.learned_habits import kinds_for, well_behaved
from outpost31.bots.outpost.reader import AT_MOST, OutpostReader, at_most
from outpost31.lab.league.beliefs import beliefs

TABLES = [(game, seats) for game in ("boardgame", "norwegian") for seats in range(4, 9)]
ROUNDING = 1e-9
DEALT: list[dict[str, Any]] = [{"event": "RoleDealt", "pawn": 0, "role": "human"}]
FIRE = {"event": "FireUsed", "pawn": 1, "weapon": "flamethrower", "room": "generator_room"}
STOPPED = [{"event": "LeaderNamed", "pawn": 1}, {"event": "StackDiscarded", "count": 3}]


def guilt(kind: OutpostHabits, told: list[dict[str, Any]], people: int = 5) -> float:
    """How likely pawn 1 is an alien to pawn 0, who was told this at a table of this kind."""
    reader = OutpostReader(people, 0, kind)
    reader.read([*DEALT, *told])
    return reader.belief.is_alien(1)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_single_habit_makes_anybody_certain(game: str, seats: int):
    for kind in kinds_for(game, seats):
        rates = {each.name: getattr(kind, each.name) for each in fields(kind)}
        habits = [rate for name, rate in rates.items() if isinstance(rate, tuple) and name != "votes"]
        for habit in [*habits, *map(otherwise, habits)]:
            human, alien = at_most(habit)
            assert max(alien / human, human / alien) < AT_MOST + ROUNDING, (kind, habit)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_who_uses_fire_is_never_condemned_by_it(game: str, seats: int):
    for kind in kinds_for(game, seats):
        assert guilt(kind, [FIRE], seats) < 1 / (seats - 1) + ROUNDING


def test_what_nobody_was_ever_seen_to_do_tells_nothing():
    unseen = replace(kinds_for("boardgame", 5)[1], burns=(0.0, 0.0))
    assert guilt(unseen, [FIRE]) == pytest.approx(guilt(unseen, []))


def test_signs_count_for_less_where_many_watch_one_another():
    kind = replace(kinds_for("boardgame", 6)[3], goes_on=(0.8, 0.4), reliance=1.0)
    whole, part = guilt(kind, STOPPED), guilt(replace(kind, reliance=0.5), STOPPED)
    odds = [whole / (1 - whole) * 3, part / (1 - part) * 3]  # before, one of four others
    assert odds == pytest.approx([3.0, 3.0**0.5])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_kinds_of_a_table_are_relied_on_alike(game: str, seats: int):
    """Otherwise the one that is relied on least would explain best whatever happens."""
    assert len({kind.reliance for kind in kinds_for(game, seats)}) == 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_good_behaviour_clears_nobody_where_aliens_behave_well(game: str, seats: int):
    """They do everything as humans do, and what only aliens can do as often as others of their table."""
    kinds = kinds_for(game, seats)
    good, usual = kinds[4], kinds[3]
    assert good == well_behaved(usual)
    rates = {each.name: getattr(good, each.name) for each in fields(good)}
    for human, alien in (rate for rate in rates.values() if isinstance(rate, tuple)):
        assert human == alien
    assert (good.lays_alien, good.reliance) == (usual.lays_alien, usual.reliance)
    assert guilt(good, STOPPED, seats) == pytest.approx(guilt(good, [], seats))


def test_beliefs_among_six_are_about_as_sure_as_they_are_right():
    """0.04 was seen in these games, and 0.09 with all signs counted whole."""
    assert beliefs("boardgame", 6, 30, 52, talk=False).error < 0.065
