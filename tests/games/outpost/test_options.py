"""Table options and figures."""

from __future__ import annotations

import pytest

from outpost31 import Match
from outpost31.games.outpost.figures import FIGURES, PLAYERS
from tests.clauses import clause


@clause("B-9.2")
@pytest.mark.parametrize(
    ("figures", "said"),
    [
        ({"boiler": 3}, "no figure 'boiler'"),
        ({"boiler_fuel": 0}, "from 1 to 8"),
        ({"boiler_fuel": True}, "from 1 to 8"),
        ({"boiler_fuel": 8, "generator_fuel": 8}, "there are 34"),
        ({"radio_damage": 7}, "at least 8"),
        ({"boiler_damage": 4}, "there are 20 counters"),
        ({"die_sun": 3}, "make 6 faces"),
        ({"suspicion_red": 2, "suspicion_start": 2}, "below suspicion_red"),
        (3, "names with numbers"),
    ],
)
def test_a_figure_that_does_not_fit_the_box_is_refused(figures, said):
    with pytest.raises(ValueError, match=said):
        Match.new("boardgame", 8, seed=1, options={"figures": figures})


def test_a_table_may_type_in_what_is_printed():
    match = Match.new("boardgame", 4, seed=1, options={"figures": {"rescue_track": 7, "shed_fuel": 3}})
    assert match.view(None)["limits"]["rescue_track"] == 7
    assert match.view(None)["limits"]["fuel"]["shed"] == 3


def test_every_figure_is_within_its_own_range():
    for figure in FIGURES:
        assert all(figure.least <= figure.value(players) <= figure.most for players in PLAYERS)


@clause("B-2.6")
def test_characters_may_be_chosen_in_seat_order():
    match = Match.new("boardgame", 4, seed=1, options={"characters": "choose"})
    for seat, name in enumerate(("nauls", "garry", "clark", "windows")):
        assert match.questions[0].seat == seat
        match.answer(seat, name)
    assert [person["character"] for person in match.view(None)["people"]] == [
        "nauls",
        "garry",
        "clark",
        "windows",
    ]
