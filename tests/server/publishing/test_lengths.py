"""How long a frame is tells nothing: whoever learns from the lengths of some games guesses no better in others.

The one who guesses sees lengths, and knows all that a spectator knows: how long its own frames are, who is asked, and
whom an event touches. It learns how often a length goes with a secret, and is tried on games that it has not seen.
Without the spaces behind a message (`publishing/padding.py`) it does well, which shows that it can.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from math import sqrt
from typing import Any

import pytest

from outpost31 import GAMES
from outpost31.server.publishing import publisher
from outpost31.server.publishing.padding import STEP, allowances, allowed, filled, stepped
from tests.server.publishing.frames import Moment, laid, played, roles

Length = Callable[[bytes], int]
SEATS = {"stayaway": 6, "boardgame": 4, "norwegian": 4, "coop": 3}
DEALS = 400
PLAYED = {"stayaway": 50, "boardgame": 30, "norwegian": 30, "coop": 10}
NEAR = 8
"""Lengths that differ by less are alike to the one who learns: there are too few games to learn each by itself."""
TURNED = ("stayaway", "boardgame", "norwegian")
"""Where people are turned, and know it."""


def bare(frame: bytes) -> int:
    """How long a frame would be without its padding."""
    return len(frame.rstrip(b" "))


class Guesser:
    """Learns how often each length goes with the secret and how often without."""

    def __init__(self) -> None:
        self._with: Counter[Hashable] = Counter()
        self._without: Counter[Hashable] = Counter()

    def learn(self, seen: Hashable, *, is_so: bool) -> None:
        (self._with if is_so else self._without)[seen] += 1

    def suspicion(self, seen: Hashable) -> float:
        there = (self._with[seen] + 0.5) / (self._with.total() + 1)
        return there / ((self._without[seen] + 0.5) / (self._without.total() + 1))


# Whom the first frame names ------------------------------------------------------------------------------------


def _is_alien(role: Any) -> bool:
    return role == "the_thing" or "alien" in role


def named_by_the_first_frame(game: str, length: Length) -> tuple[float, float, float]:
    """How often the first frame gives an alien away, how often chance would, and how far chance strays."""
    guesser, hits, luck, tried = Guesser(), 0.0, 0.0, 0
    seats = SEATS[game]
    for seed in range(DEALS):
        table, ears = laid(game, seats, seed)
        assert table.standing.match is not None
        are_aliens = [_is_alien(role) for role in roles(table.standing.match)]
        spectator, *people = (length(ear.frames[0]) for ear in ears)
        seen = [one - spectator for one in people]
        if seed < DEALS // 2:
            for one, is_alien in zip(seen, are_aliens, strict=True):
                guesser.learn(one, is_so=is_alien)
            continue
        suspicions = [guesser.suspicion(one) for one in seen]
        suspects = [seat for seat, one in enumerate(suspicions) if one == max(suspicions)]
        hits += sum(are_aliens[seat] for seat in suspects) / len(suspects)
        luck += sum(are_aliens) / seats
        tried += 1
    chance = luck / tried
    return hits / tried, chance, sqrt(chance * (1 - chance) / tried)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_first_frame_names_no_alien(game: str) -> None:
    right, chance, stray = named_by_the_first_frame(game, len)
    assert right < chance + 3 * stray


def test_without_padding_the_first_frame_names_the_thing() -> None:
    right, chance, stray = named_by_the_first_frame("stayaway", bare)
    assert right > chance + 10 * stray


# Who was just turned -------------------------------------------------------------------------------------------


def told_by_the_length(games: list[list[Moment]], length: Length) -> tuple[float, float]:
    """How well the lengths of private frames tell who was turned just now: the area under the curve, and its error.

    Half is chance, one is certainty. What is learned in the first half of the games is tried on the second.
    """
    guesser = Guesser()
    for seen, is_turned in _private_frames(games[: len(games) // 2], length):
        guesser.learn(seen, is_so=is_turned)
    turned: list[tuple[Hashable, float]] = []
    others: list[tuple[Hashable, float]] = []
    for seen, is_turned in _private_frames(games[len(games) // 2 :], length):
        (turned if is_turned else others).append((seen[0], guesser.suspicion(seen)))
    # Only what looks alike to everybody else is compared.
    pairs = wins = 0.0
    for public, suspicion in turned:
        for other, against in others:
            if other == public:
                pairs += 1
                wins += (suspicion > against) + 0.5 * (suspicion == against)
    return wins / pairs, 0.5 / sqrt(len(turned))


def _private_frames(games: list[list[Moment]], length: Length) -> Iterator[tuple[tuple[Hashable, int], bool]]:
    """Of each frame with private news: what all know of it, by how much it is longer than that, and who was turned."""
    for moment in (moment for game in games for moment in game[1:]):
        for seat in moment.with_private_news():
            public = (moment.seats, seat in moment.asked, moment.is_touched(seat))
            spectator = length(moment.frames[None][0])
            surplus = length(moment.frames[seat][0]) - moment.expected(seat, spectator)
            yield (public, surplus // NEAR), seat in moment.turned


@pytest.fixture(scope="module")
def games() -> Callable[[str], list[list[Moment]]]:
    """Some games of a kind, played once for all that is asked of them."""
    kept: dict[str, list[list[Moment]]] = {}

    def of(game: str) -> list[list[Moment]]:
        if game not in kept:
            kept[game] = [played(game, SEATS[game], seed) for seed in range(PLAYED[game])]
        return kept[game]

    return of


@pytest.mark.parametrize("game", TURNED)
def test_no_length_tells_who_was_turned(games: Any, game: str) -> None:
    area, error = told_by_the_length(games(game), len)
    assert abs(area - 0.5) < 2 * error


@pytest.mark.parametrize("game", TURNED)
def test_without_padding_the_length_tells_who_was_turned(games: Any, game: str) -> None:
    area, error = told_by_the_length(games(game), bare)
    assert area > 0.5 + 2 * error


# What it costs, and what it is ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(PLAYED))
def test_a_game_grows_by_a_third_at_most(games: Any, game: str) -> None:
    for moments in games(game):
        frames = [
            frame for moment in moments for seat in range(moment.seats) for frame in moment.frames[seat]
        ]
        assert sum(map(len, frames)) <= sum(map(bare, frames)) * 4 / 3


@pytest.mark.parametrize("game", list(PLAYED))
def test_everybody_is_sent_as_many_frames_of_the_same_kinds(games: Any, game: str) -> None:
    for moments in games(game):
        for moment in moments:
            kinds = {
                viewer: [json.loads(frame)["type"] for frame in frames]
                for viewer, frames in moment.frames.items()
            }
            assert all(one == kinds[None] for one in kinds.values())


@pytest.mark.parametrize("game", list(PLAYED))
def test_almost_every_update_keeps_to_its_allowance(games: Any, game: str) -> None:
    """A longer one is longer by a whole allowance: where that were common, the lengths would tell again."""
    kept = longer = 0
    for moment in (moment for moments in games(game) for moment in moments[1:]):
        for seat in moment.with_private_news():
            surplus = len(moment.frames[seat][0]) - moment.expected(seat, len(moment.frames[None][0]))
            is_asked, is_touched = seat in moment.asked, moment.is_touched(seat)
            most = allowances(moment.seats)[is_asked + is_touched]
            assert surplus in (most, most * 2, most * 4)
            kept, longer = kept + (surplus == most), longer + (surplus != most)
    assert longer < kept / 50


@pytest.mark.sources
def test_padding_that_is_left_out_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publisher, "filled", lambda message, length: message)
    right, chance, stray = named_by_the_first_frame("stayaway", len)
    assert right > chance + 10 * stray


@pytest.mark.parametrize("length", [2, 255, 256, 257, 4000, 5000, 70_000])
def test_an_answer_to_one_person_is_filled_up_to_steps(length: int) -> None:
    message = b"x" * length
    padded = stepped(message)
    assert padded.rstrip(b" ") == message
    assert len(padded) % STEP == 0
    assert len(padded) - length < max(STEP, length / 8)


def test_a_message_is_never_cut() -> None:
    assert filled(b"{}", 1) == b"{}"
    assert filled(b"{}", 4) == b"{}  "
    assert allowed(300, 100) == 400
    assert allowed(-5, 100) == 100
