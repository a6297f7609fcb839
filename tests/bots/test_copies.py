"""What a bot believes can be copied, compiled or not: nothing is forgotten, and nothing is shared."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, cast

import pytest

from outpost31.bots.outpost.informed import ExactEvidence
from outpost31.bots.outpost.learned_habits import kinds_for, seeking_for
from outpost31.bots.outpost.table_kinds import Acquaintance
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.kernel.views import Told
from outpost31.lab.play import play_game

SEATS = 5
PARTS = 12
"""In how many places a game is stopped to make a copy."""
GAMES = pytest.mark.parametrize("game", ["stayaway", "boardgame", "norwegian"])


def stories(game: str) -> Iterator[tuple[list[Told], Any]]:
    """What everybody was told in some games, each with a reader of it who has read nothing yet."""
    for seed in range(4):
        match = play_game(game, SEATS, "novice", None, seed)
        for seat in range(SEATS):
            if game == "stayaway":
                yield match.events(seat), Reader(seat, SEATS, habits_for(SEATS), 0.65)
            else:
                yield match.events(seat), Acquaintance(SEATS, seat, kinds_for(game, SEATS))


def held(value: Any) -> Any:
    """Everything that is in it, however deep, as plain values of their own."""
    if isinstance(value, list | tuple):
        return [held(one) for one in value]
    if isinstance(value, dict):
        return {key: held(one) for key, one in value.items()}
    if isinstance(value, set):
        return set(value)
    if hasattr(value, "__dict__") or hasattr(value, "__slots__"):
        names = [*getattr(value, "__dict__", ()), *getattr(value, "__slots__", ())]
        return {name: held(getattr(value, name)) for name in names}
    return value


def said_by(reader: Any) -> list[float]:
    return [reader.belief.is_alien(seat) for seat in range(SEATS)]


@pytest.mark.sources  # a compiled reader does not say what it holds
@GAMES
def test_a_copy_holds_all_that_the_first_one_does_and_shares_nothing_with_it(game: str):
    ever_held: set[str] = set()
    for told, reader in stories(game):
        first = reader if game == "stayaway" else reader.readers[0]
        for part in range(1, PARTS):
            reader.read(told[: len(told) * part // PARTS])
            said_by(reader)  # what is worked out when it is asked for is there in both
            other, before = deepcopy(reader), held(reader)
            assert held(other) == before
            other.read(told[: len(told) * (part + 1) // PARTS])
            assert held(reader) == before
            ever_held |= {name for name, value in vars(first).items() if value}
    collections = {name for name, value in vars(first).items() if isinstance(value, list | set | dict)}
    assert collections <= ever_held, "a copy of something empty shows nothing"


@GAMES
def test_a_copy_goes_on_alone(game: str):
    told, first = next(stories(game))
    first.read(told[: len(told) // 2])
    before = said_by(first)
    second = deepcopy(first)
    second.read(told)
    assert said_by(first) == before != said_by(second)
    first.read(told)
    assert said_by(first) == said_by(second)


@pytest.mark.parametrize("game", ["boardgame", "norwegian"])
def test_what_all_believe_is_known_when_it_is_asked_for_and_in_every_copy(game: str):
    match = play_game(game, SEATS, "novice", None, 1)
    told, people = match.events(0), cast(Any, match.view(0))["people"]

    def begun() -> ExactEvidence:
        evidence = ExactEvidence(0)
        evidence.kinds, evidence.seeking = kinds_for(game, SEATS), seeking_for(game, SEATS)
        return evidence

    often, seldom = begun(), begun()
    for part in range(1, PARTS + 1):
        for evidence in (often, seldom):
            evidence.read(people, told[: len(told) * part // PARTS])
        assert often.public is not None
        if part == PARTS // 2:
            copied = deepcopy(seldom)
            assert said_by(copied.public) == said_by(often.public)
            assert copied._told == [], "what was told is not copied"
    assert seldom.public is not None
    assert said_by(seldom.public) == said_by(often.public) != said_by(copied.public)
