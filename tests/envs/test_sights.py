"""Sights: numbers straight from the table are those of the view to the byte, whoever looked before."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterable
from typing import Any

import pytest

from outpost31 import Match
from outpost31.envs.encoding import encoder_for
from outpost31.envs.encoding.outpost_sight import OutpostSight
from outpost31.envs.encoding.stayaway_sight import StayAwaySight
from outpost31.envs.seating import Seating
from outpost31.envs.stepwise import Stepwise
from tests.envs.playing import SMALLEST, furnished, play_by_actions
from tests.envs.test_encoding import hold_two_worlds_apart
from tests.golden.goldens import goldens
from tests.laws.play import LawBroken, all_options

TABLES = [
    ("stayaway", 4, 5), ("stayaway", 12, 1), ("boardgame", 4, 1), ("boardgame", 8, 1), ("coop", 1, 2), ("coop", 3, 2),
    ("norwegian", 4, 1), ("norwegian", 7, 1),
]  # fmt: skip
"""Games, seats, and how many games are played."""
RARELY_SEEN = {
    "stayaway": {"known as: infected", "drawn and not kept yet", "out by: superinfection", "barred door"},
    "boardgame": {"strength on its card, if you know", "known contagion tokens", "drawn by you", "aboard"},
    "coop": {"was rolled again", "dice assigned to", "known as: alien", "strength of the alien in it"},
    "norwegian": {
        "known dental record",
        "dental record shown",
        "vehicle gone",
        "at the UFO",
        "known tokens of",
    },
}
"""Entries that the law must have met to be worth anything: parts of their names."""


class Watched:
    """A match whose seats look again and again: their sights must be the encodings of their views."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.encoder = encoder_for(match.game.key, match.seats)
        self.sight = self.encoder.sight_of(match)
        self.met: set[str] = set()
        """The names of all entries that were not 0."""

    def compare(self, seats: Iterable[int]) -> None:
        """Some seats look."""
        entries = self.encoder.entries
        for seat in seats:
            seen = self.encoder.look(self.sight, seat)
            by_view = self.encoder.observe(self.match.view(seat), seat=seat)
            differing = [entries[place].name for place in (seen != by_view).nonzero()[0].tolist()]
            assert not differing, f"seat {seat} after {len(self.match.answers)} answers: {differing}"
            self.met.update(entries[place].name for place in seen.nonzero()[0].tolist())


def hold_to_views(game: str, seats: int, seed: int) -> None:
    """At every decision of a random game every seat sees what its view says, its question with it."""
    match = furnished(game, seats, seed)
    watched = Watched(match)
    for seating, seat in play_by_actions(match, seed):
        watched.compare(range(seats))
        question = seating.question_for(seat)
        by_view = watched.encoder.observe(match.view(seat), question, seating.parts(seat, question))
        assert seating.observe(seat).observation.tobytes() == by_view.tobytes()
    watched.compare(range(seats))  # after the end everything is laid open


@pytest.mark.parametrize(("game", "seats", "games"), TABLES)
def test_a_sight_is_the_encoding_of_the_view_to_the_byte(game, seats, games):
    for seed in range(games):
        hold_to_views(game, seats, seed)


@pytest.mark.parametrize("game", SMALLEST)
def test_it_is_so_in_every_way_that_a_game_can_end(game):
    met: set[str] = set()
    for golden in goldens(game):
        watched = None
        for number, match in enumerate(Match.retrace(json.loads(golden.read_text(encoding="utf-8")))):
            watched = watched or Watched(match)
            asked = {one.player for one in match.questions}
            watched.compare(asked if number % 11 and asked else range(match.seats))
        assert watched is not None
        met |= watched.met
    missed = {words for words in RARELY_SEEN[game] if not any(words in name for name in met)}
    assert not missed, "the law never looked at these"


@pytest.mark.parametrize("game", SMALLEST)
def test_it_is_so_while_the_table_is_still_being_laid(game):
    """Where chance is a player, seats look between two cards that are dealt."""
    laying = Stepwise(game, SMALLEST[game])
    watched = Watched(laying.match)
    for _ in range(200):
        watched.compare(range(SMALLEST[game]))
        if laying.match.outcome is not None:
            break
        if laying.fate_question is not None:
            laying.give_fate(laying.fate_question.options[-1])
        else:
            laying.act(laying.actions()[0])


def test_two_matches_are_not_mixed_up():
    """The encoder is one for all tables of a kind; what was seen of one table is not seen of another."""
    encoder = encoder_for("boardgame", 4)
    matches = [Match.new("boardgame", 4, seed=seed) for seed in range(2)]
    sights = [encoder.sight_of(match) for match in matches]
    for _ in range(40):
        for match, sight in zip(matches, sights, strict=True):
            question = match.questions[0]
            seat = question.player
            assert (encoder.look(sight, seat, question) == encoder.observe(match.view(seat), question)).all()
            match.answer(seat, question.options[-1], question.id)


def moments(game: str, seats: int) -> list[Match]:
    """Moments of several games with the same options, in no order."""
    found = []
    for number in range(4 if game != "stayaway" else 20):
        match = furnished(game, seats, number * len(all_options(game)))
        for count, _ in enumerate(play_by_actions(match, number)):
            if count % 17 == 3:
                found.append(match.copy())
    random.Random(seats).shuffle(found)
    return found


def hold_apart(game: str, seats: int) -> None:
    """One sight looks at a moment of one game after a moment of another: it says nothing of what was there before."""
    shown = moments(game, seats)
    encoder = encoder_for(game, seats)
    sight = encoder.sight_of(shown[0])
    for number, match in enumerate(shown):
        for seat in (number % seats, (number + 1) % seats):
            seen = bytes(sight.look(match.table, seat))
            by_view = encoder.observe(match.view(seat), seat=seat).tobytes()
            differing = [
                entry.name
                for entry, one, other in zip(encoder.entries, seen, by_view, strict=True)
                if one != other
            ]
            assert not differing, f"seat {seat} at moment {number}: {differing}"


@pytest.mark.parametrize("game", SMALLEST)
def test_nothing_is_left_of_what_was_seen_before(game):
    hold_apart(game, SMALLEST[game] + 1)


@pytest.mark.sources
@pytest.mark.parametrize(
    ("forgetful", "entry"), [("_write_held", "known action cards"), ("_write_role", "known as")]
)
def test_a_sight_that_keeps_what_somebody_no_longer_knows_is_caught(forgetful, entry, monkeypatch):
    honestly = getattr(OutpostSight, forgetful)

    def keep(self: Any, *told: Any) -> None:
        honestly(self, *told[:-2], None, told[-1])  # as if nothing had been there before

    monkeypatch.setattr(OutpostSight, forgetful, keep)
    with pytest.raises(AssertionError, match=entry):
        hold_apart("boardgame", 5)


class Everybody:
    """All five seats know."""

    def __init__(self, secret: Any) -> None:
        self.value = secret.value
        self.known_to = range(5)


class Opened:
    """A table on which everybody knows some of the secrets."""

    def __init__(self, table: Any, *names: str) -> None:
        self._table, self._names = table, names

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._table, name)
        return [Everybody(one) for one in found] if name in self._names else found


@pytest.mark.sources
@pytest.mark.parametrize(
    ("game", "sight", "secret"), [("stayaway", StayAwaySight, "roles"), ("boardgame", OutpostSight, "role")]
)
def test_a_sight_that_does_not_ask_who_knows_is_caught(game, sight, secret, monkeypatch):
    honestly = sight.look

    def leak(self: Any, table: Any, you: int) -> bytearray:
        return honestly(self, Opened(table, secret), you)  # type: ignore[no-any-return]

    monkeypatch.setattr(sight, "look", leak)
    with pytest.raises(LawBroken):
        hold_two_worlds_apart(game, 5, 70, 30)
    with pytest.raises(AssertionError, match="known as"):
        hold_to_views(game, 5, 1)


@pytest.mark.parametrize("game", SMALLEST)
def test_a_table_among_learners_travels_by_pickle(game: str) -> None:
    """As OpenSpiel and vectorised environments send it, in the middle of a game."""
    seating = Seating(Match.new(game, SMALLEST[game], 7))
    for _ in range(30):
        if seating.is_over:
            break
        seat = seating.match.questions[0].player
        seating.act(seat, int(seating.observe(seat).action_mask.nonzero()[0][0]))
    there = pickle.loads(pickle.dumps(seating))
    assert there.encoder is seating.encoder, "one for all tables of this kind"
    for seat in range(SMALLEST[game]):
        for one, other in zip(seating.observe(seat), there.observe(seat), strict=True):
            assert (one == other).all()
