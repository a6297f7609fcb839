"""Every line of the log holds with every name that people may give themselves, and calls nobody by their own."""

import re
from collections.abc import Mapping
from functools import cache

import pytest

from outpost31 import GAMES
from outpost31.cli.presentation import has_face, present
from outpost31.words import Words, languages
from tests.cli.telling import random_games, recorded_game
from tests.cli.test_outpost_words import RARE
from tests.words.messages import messages

AWKWARD = [
    "I", "Wolfeschlegelsteinhause", "ليلى", "🦊🦊", "Íñigo", "O’Neill-Østergård", "nobody", "hidden", "x y", "Hilda",
    "王", "8",
]  # fmt: skip
"""One letter, as many as fit, another script and direction, no letters at all, vowels that change a conjunction."""

BROKEN = re.compile(r"\{|\bNone\b|  |\s[,.;:!?](?!\.)|[,;:]\s*$|,,|\.\.(?!\.)|\(\s*\)|^\s|\s$")
"""A variable left in, a hole where a name or a number should be, a stop too many."""


MORE = (
    ("stayaway", "declared_rightly_by_all"), ("stayaway", "doors_that_meet"),
    ("boardgame", "last_human_assimilated"), ("boardgame", "an_eventful_game"), ("boardgame", "a_game_in_the_dark"),
    ("boardgame", "alien_let_aboard_the_rescue_helicopter"), ("norwegian", "dog_escaped"),
    ("boardgame", "the_rescue_helicopter_left_without_anybody"),
    ("boardgame", "escaped_alone"), ("boardgame", "frozen_at_a_full_table"),
)  # fmt: skip
"""Recorded games in which the rest happens."""
OF_A_KIND = 2
"""How many events are enough that differ in nothing but names and numbers."""


def shape(event, viewer):
    """What decides how an event is told: its kind, what of it is hidden, and where the reader stands in it."""
    fields = ((name, value is None, value == viewer or (isinstance(value, list) and viewer in value))
              for name, value in event.items())  # fmt: skip
    return event["event"], tuple(fields)


@cache
def samples(game):
    """Events of random and recorded games as they were told, a few of each shape."""
    recorded = [recorded_game(each, name).match for each, name in (*RARE, *MORE) if each == game]
    found: dict[object, list[tuple[int | None, Mapping[str, object]]]] = {}
    for match in (*(played.match for played in random_games(game)), *recorded):
        for viewer in (None, *range(match.seats)):
            told = match.events(viewer)
            for event in (*told, *present(game, Words("en"), AWKWARD).condense(told)):
                found.setdefault(shape(event, viewer), []).append((viewer, event))
    return [sample for some in found.values() for sample in some[:OF_A_KIND]]


def lines(game, language, names):
    """Who reads it, what happened, and the line."""
    told = present(game, Words(language), names)
    for viewer, event in samples(game):
        yield viewer, event, told.event_words(event, viewer)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [game for game in GAMES if has_face(game)])
def test_a_line_holds_with_awkward_names(game, language):
    headings = present(game, Words(language), AWKWARD).headings
    for _, event, line in lines(game, language, AWKWARD):
        is_heading = event["event"] in headings
        assert line and not BROKEN.search(line.removesuffix(":") if is_heading else line), (event, line)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["stayaway", "boardgame", "norwegian"])
def test_nobody_is_called_by_their_own_name(game, language):
    """ "You", in whatever shape, wherever the reader is meant; in the coop game names are those of characters."""
    names = [f"<{number}>" for number in range(12)]
    for viewer, event, line in lines(game, language, names):
        assert viewer is None or names[viewer] not in line, (event, line)


@pytest.mark.parametrize("game", [game for game in GAMES if has_face(game)])
def test_every_event_that_has_words_is_among_the_lines(game):
    """But for those that gather several into one, which the log makes of them."""
    begins = f"{game}-event-"
    there = {message.id.removeprefix(begins) for message in messages("en") if message.id.startswith(begins)}
    told = {event["event"] for _, event in samples(game)}
    assert {kind for kind in there - told if not kind.endswith(("-many", "-self"))} == set()


@pytest.mark.parametrize("language", languages())
def test_people_whose_names_are_keys_are_still_people(language):
    """A player may be called nobody: that is a name, and not the lack of one."""
    told = present("boardgame", Words(language), ["nobody", "Ben"])
    line = told.event_words({"event": "FingerPointed", "pawn": 1, "accused": 0}, None)
    assert "Nobody" in line and "Ben" in line
