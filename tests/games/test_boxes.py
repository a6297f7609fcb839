"""Which box do you own? What each printed edition says, against what was found by comparing them."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31 import GAMES, Match
from outpost31.kernel import Editions
from outpost31.kernel.options import settle

TWENTY_TWENTY_ONE = {
    "generator_fails": "at_once",
    "weapons_avoid_dogs": True,
    "weapons_avoid_aliens": True,
    "leader_allows_fire": False,
    "rescue_boarding": "after_encounters",
    "first_boarder_shows": False,
}
"""The Brazilian and the Polish box are of one family."""

BOARDGAME: dict[str, dict[str, Any]] = {
    "ours": {},
    "pt": {**TWENTY_TWENTY_ONE, "boiler_fails": "at_once", "trade_lab_tokens": False},
    "en": {"first_boarder_shows": False},
    "it": {
        "change_cards": "any",
        "leader_allows_fire": False,
        "boarding": "majority",
        "station_fuel": "base",
        "radio_coop_use": False,
        "helicopter_coop_use": False,
        "hunger": "empty",
    },
    "pl": {**TWENTY_TWENTY_ONE, "dormitory_contagion": True},
}
ON_TOP_WITH_FEW: dict[str, dict[str, Any]] = {
    "ours": {},
    "pt": {},
    "en": {"open_hands": False, "rescue_boarding": "on_turn"},
    "it": {"dog_moves_disk": True, "trade_lab_tokens": False, "rescue_boarding": "on_turn"},
    "pl": {"dog_moves_disk": True, "trade_lab_tokens": False, "escape": "won"},
}
STAYAWAY: dict[str, dict[str, Any]] = {
    "ours": {},
    "general_section": {"turn_after_swap": "swapped", "quarantine_exchange": "none"},
    "card_texts": {"turn_after_swap": "mover", "quarantine_exchange": "open"},
}
FOUND = {
    "boardgame": BOARDGAME,
    "coop": {box: {**BOARDGAME[box], **more} for box, more in ON_TOP_WITH_FEW.items()},
    "norwegian": BOARDGAME,
    "stayaway": STAYAWAY,
}
EVERY_BOX = [(game, box) for game, boxes in FOUND.items() for box in boxes]


def boxes(game: str) -> Editions:
    """The boxes of a game."""
    (kind,) = (kind for kind in GAMES[game].options if isinstance(kind, Editions))
    return kind


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_these_boxes_and_ours_comes_first(game):
    kind = boxes(game)
    assert set(kind.values()) == set(FOUND[game])
    assert kind.default == kind.values()[0] == "ours"
    assert GAMES[game].options[0] is kind


@pytest.mark.parametrize(("game", "box"), EVERY_BOX)
def test_a_box_is_played_as_it_was_found(game, box):
    seats = GAMES[game].seats[-1]
    usual = settle(GAMES[game].options, {}, seats)
    wanted = {name: value for name, value in FOUND[game][box].items() if name in usual}
    match = Match.new(game, seats, seed=1, options={"edition": box})
    assert match.options == {**usual, **wanted, "edition": box}
    assert {"kennel_card", "characters"}.isdisjoint(FOUND[game][box]), (
        "that is the table's choice in every box"
    )


@pytest.mark.parametrize(("game", "box"), EVERY_BOX)
def test_the_record_and_the_view_say_what_is_played(game, box):
    seats = GAMES[game].seats[0]
    match = Match.new(game, seats, seed=1, options={"edition": box})
    assert match.view(None)["options"] == match.view(0)["options"] == match.options
    record = match.record()
    assert record["options"] == match.options
    assert Match.replay(record).options == match.options


@pytest.mark.parametrize(("game", "box"), EVERY_BOX)
def test_what_is_settled_once_stays_as_it_is(game, box):
    for seats in GAMES[game].seats:
        settled = settle(GAMES[game].options, {"edition": box}, seats)
        assert settle(GAMES[game].options, settled, seats) == settled


def test_each_option_of_a_box_can_still_be_changed():
    match = Match.new("boardgame", seats=6, options={"edition": "pl", "boarding": "majority"})
    assert match.options["boarding"] == "majority" and match.options["dormitory_contagion"] is True
    match = Match.new("boardgame", 6, options={"edition": "pl", "dormitory_contagion": False})
    assert match.options["dormitory_contagion"] is False and match.options["edition"] == "pl"


@pytest.mark.parametrize(
    ("game", "edition", "said"),
    [
        ("boardgame", "de", "option edition is ours or pt or en or it or pl, not 'de'"),
        ("stayaway", "pl", "option edition is ours or general_section or card_texts, not 'pl'"),
        ("coop", 3, "not 3"),
        ("norwegian", None, "not None"),
        ("norwegian", ["pl"], "not \\['pl'\\]"),
    ],
)
def test_a_box_that_is_none_is_refused_with_those_there_are(game, edition, said):
    with pytest.raises(ValueError, match=said):
        Match.new(game, GAMES[game].seats[-1], options={"edition": edition})


# The weather card --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["boardgame", "norwegian"])
@pytest.mark.parametrize(
    ("box", "seats", "figures"),
    [
        ("pt", 4, {"boiler_snow": 2}),
        ("pl", 5, {"boiler_snow": 2}),
        ("pl", 6, {}),
        ("pt", 8, {}),
        ("it", 4, {}),
        ("en", 5, {}),
        ("ours", 4, {}),
    ],
)
def test_four_and_five_play_by_the_card_of_six_where_a_box_has_no_other(game, box, seats, figures):
    match = Match.new(game, seats, seed=1, options={"edition": box})
    assert match.options["figures"] == figures
    six = Match.new(game, 6, seed=1).view(None)["limits"]["weather"]
    if box in ("pt", "pl") and seats < 6:
        assert match.view(None)["limits"]["weather"] == six


def test_numbers_that_were_typed_in_change_those_of_the_box_one_by_one():
    def figures(**given: int) -> Any:
        options = {"edition": "pl", "figures": given}
        return Match.new("boardgame", 4, options=options).options["figures"]

    assert figures(freezing_track=7) == {"boiler_snow": 2, "freezing_track": 7}
    assert figures(boiler_snow=1) == {"boiler_snow": 1}


def test_a_table_of_one_to_three_reads_its_figures_in_one_column_whatever_the_box():
    assert Match.new("coop", 1, options={"edition": "pl"}).options["figures"] == {}
