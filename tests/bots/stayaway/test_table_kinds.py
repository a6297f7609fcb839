"""Getting to know a table: what people do tells which kind of table it is, and what they will do next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from outpost31.bots.learned import habits_stayaway as many
from outpost31.bots.learned import habits_stayaway_small as few
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.table_kinds import OPEN, Acquaintance
from outpost31.lab.calibration import Calibration, calibrate_match
from outpost31.lab.play import game_seed
from outpost31.lab.tables import play_mixed

HUMAN = (1.0, 0.0, 0.0)
CALM = replace(
    few.HABITS[0],
    does={"whisky": (0.1, 0.1, 0.1)},
    does_to={"scary": ((0.2, 0.2, 0.2), (0.2, 0.2, 0.2), (0.2, 0.2, 0.0))},
    gives={"axe": (0.1, 0.1, 0.1)},
    infecting={"offer": (0.2,) * 16},
)
WILD = replace(
    CALM,
    does={"whisky": (0.4, 0.1, 0.0)},
    does_to={"scary": ((0.6, 0.6, 0.6), (0.2, 0.2, 0.2), (0.2, 0.2, 0.0))},
    gives={"axe": (0.3, 0.1, 0.1)},
    infecting={"offer": (0.8,) * 16},
)


def test_a_stranger_is_taken_for_the_mean_of_all_kinds():
    both = Acquaintance((CALM, WILD))
    assert both.does("whisky") == pytest.approx((0.25, 0.1, 0.05))
    assert both.infection("offer", 3) == pytest.approx(0.5)
    assert both.does("nothing") is None
    assert both.does_to("nothing") is None


def test_what_people_do_tells_how_they_play():
    seen = Acquaintance((CALM, WILD))
    seen.see("whisky", HUMAN)
    assert seen.weights == pytest.approx([0.2, 0.8])
    assert seen.infection("offer", 3) == pytest.approx(0.68)
    seen_to = Acquaintance((CALM, WILD))
    seen_to.see_to("scary", HUMAN, (0.5, 0.5, 0.0))
    assert seen_to.weights == pytest.approx([0.25, 0.75])
    given = Acquaintance((CALM, WILD))
    given.see_given("axe", HUMAN)
    assert given.weights == pytest.approx([0.25, 0.75])


def test_at_imagined_tables_people_are_as_they_are_known_and_nothing_is_learned():
    known = Acquaintance((CALM, WILD))
    known.see("whisky", HUMAN)
    settled = known.settled()
    for _ in range(2):
        assert settled.does("whisky") == known.does("whisky")
        assert settled.does_to("scary") == known.does_to("scary")
        assert settled.gives("axe") == known.gives("axe")
        assert settled.infection("offer", 3) == known.infection("offer", 3)
        assert settled.hand(1, 5) == known.hand(1, 5)
    assert settled.copy() is settled.settled() is settled
    reader = Reader(0, 5, (CALM, WILD))
    imagined = reader.at_another_table()
    played = [{"event": "CardPlayed", "seat": 1, "card": "whisky", "target": ()}]
    imagined.read(played)
    assert imagined.habits.weights == [0.5, 0.5]
    assert imagined.belief.is_alien(1) < reader.belief.is_alien(1)
    reader.read(played)
    assert reader.habits.weights[1] > 0.6


def test_where_aliens_do_not_mask_themselves_habits_are_relied_on_more():
    novices, masked = replace(CALM, reliance=1.4), replace(WILD, reliance=0.7)
    seen = Acquaintance((novices, masked))
    assert seen.reliance == pytest.approx(1.05)
    seen.see("whisky", HUMAN)  # so they are like the wild
    assert seen.reliance == pytest.approx(0.2 * 1.4 + 0.8 * 0.7)
    assert seen.copy().reliance == seen.settled().reliance == seen.reliance
    played = [{"event": "CardPlayed", "seat": 1, "card": "whisky", "target": ()}]
    relied, doubted = (Reader(0, 5, (replace(WILD, reliance=part),), 0.65) for part in (1.4, 0.7))
    relied.read(played)
    doubted.read(played)
    assert relied.belief.is_alien(1) < doubted.belief.is_alien(1)


def test_who_it_was_counts():
    """The Thing never does it at one of the tables: so this is the other."""
    seen = Acquaintance((CALM, WILD))
    seen.see("whisky", (0.0, 0.0, 1.0))
    assert seen.weights[0] > 0.9


def test_nobody_is_ever_known_for_good():
    seen = Acquaintance((CALM, WILD))
    for _ in range(50):
        seen.see("whisky", HUMAN)
    assert seen.weights[0] >= 0.9 * OPEN


def test_a_copy_learns_on_its_own():
    first = Acquaintance((CALM, WILD))
    first.copy().see("whisky", HUMAN)
    assert first.weights == [0.5, 0.5]


def test_an_imagined_table_teaches_nothing_about_the_real_one():
    reader = Reader(0, 4, (CALM, WILD))
    reader.at_another_table().habits.see("whisky", HUMAN)
    assert reader.habits.weights == [0.5, 0.5]


def test_reading_gets_to_know_the_table():
    reader = Reader(0, 4, (CALM, WILD))
    reader.read([{"event": "DefencePlayed", "seat": 1, "card": "scary", "against": 2}])
    assert reader.habits.weights[1] > 0.6
    # One's own ways say nothing about the others'.
    own = Reader(1, 4, (CALM, WILD))
    own.read([{"event": "DefencePlayed", "seat": 1, "card": "scary", "against": 2}])
    assert own.habits.weights == [0.5, 0.5]


def test_small_tables_have_habits_of_their_own():
    assert [replace(kind, reliance=1.0) for kind in habits_for(6)] == list(few.HABITS)
    assert habits_for(7) is many.HABITS
    assert len(few.HABITS) == len(many.HABITS) == 4


@pytest.mark.parametrize("level", ["novice", "seasoned"])
def test_beliefs_are_calibrated_at_small_tables(level):
    total = Calibration()
    for number in range(60):
        total.add(
            calibrate_match("stayaway", play_mixed("stayaway", 4, level, level, None, game_seed(8, number)))
        )
    assert total.error < 0.08
    assert total.skill > 0.05
