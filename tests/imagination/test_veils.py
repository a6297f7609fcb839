"""The veil is the same for all worlds that a seat cannot tell apart, and what is imagined behind it could be."""

from __future__ import annotations

import random

import pytest

from outpost31 import Match
from outpost31.imagination import imagine, veil
from outpost31.imagination.veils import ROOMS
from tests.games import LAW_BOOKS
from tests.imagination.assigning import ASSIGN
from tests.imagination.looking import compare_veils, follow_two_worlds, scenes
from tests.laws.laws import check_questions
from tests.laws.play import Chooser, as_bytes

PAIRS = {"stayaway": 3000}
FEWER_PAIRS = 1500


@pytest.mark.parametrize("game", sorted(ROOMS))
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_veil(game):
    wanted = PAIRS.get(game, FEWER_PAIRS)
    assert compare_veils(game, wanted).pairs == wanted


@pytest.mark.parametrize("game", sorted(ROOMS))
def test_what_others_chose_in_secret_is_behind_the_veil(game):
    wanted = PAIRS.get(game, FEWER_PAIRS) // 5
    assert follow_two_worlds(game, wanted).pairs >= wanted


@pytest.mark.parametrize("game", sorted(ROOMS))
def test_an_imagined_world_looks_the_same_to_the_seat_and_could_be(game):
    book = LAW_BOOKS[game]
    imagined = 0
    for number, (match, seat, _) in enumerate(scenes(game, first_seed=400)):
        if number % 3:
            continue
        veiled = veil(match, seat)
        chance = random.Random(number)
        world = imagine(veiled, ASSIGN[game](match, seat, chance), chance)
        if world is not None:
            imagined += 1
            assert as_bytes(world.view(seat)) == as_bytes(match.view(seat))
            here, there = match.questions_for(seat), world.questions_for(seat)
            assert as_bytes([one.plain() for one in there]) == as_bytes([one.plain() for one in here])
            assert book.components(world.table) == book.components(match.table)
            assert book.wrong(world) is None
        if number == 1200:
            break
    assert imagined > 300


@pytest.mark.parametrize("game", sorted(ROOMS))
def test_imagined_worlds_can_be_played_to_their_end(game):
    book = LAW_BOOKS[game]
    played = 0
    for number, (match, seat, _) in enumerate(scenes(game, first_seed=900)):
        if number % 29:
            continue
        chance = random.Random(number)
        world = imagine(veil(match, seat), ASSIGN[game](match, seat, chance), chance)
        if world is not None:
            play_to_the_end(world, book, number)
            played += 1
        if played == 40:
            break


def play_to_the_end(world: Match, book, seed: int) -> None:
    everything = book.components(world.table)
    chooser = Chooser(seed)
    while world.outcome is None:
        check_questions(world, repr(world))
        chooser.answer(world)
        assert book.components(world.table) == everything
        assert book.wrong(world) is None


@pytest.mark.parametrize("game", sorted(ROOMS))
def test_only_who_is_asked_imagines_worlds(game):
    match = next(scenes(game))[0]
    asked = {one.seat for one in match.questions}
    idle = [other for other in range(match.seats) if other not in asked]
    for other in idle:
        with pytest.raises(ValueError, match="nothing is asked"):
            veil(match, other)
