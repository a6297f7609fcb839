"""The veil is the same for all worlds that a seat cannot tell apart, and what is imagined behind it could be."""

from __future__ import annotations

import random
from typing import Any

import pytest

from outpost31 import GAMES, Match
from outpost31.games.outpost.editions import edition_of
from outpost31.imagination import imagine, veil
from outpost31.imagination.veils import HERE
from tests.games import LAW_BOOKS
from tests.imagination.assigning import ASSIGN
from tests.imagination.looking import compare_veils, follow_two_worlds, scenes, written
from tests.laws.laws import check_questions
from tests.laws.play import Chooser, as_bytes

VEILED = sorted(game.key for game in GAMES.values() if game.place_in(HERE))
PAIRS = {**dict.fromkeys(VEILED, 1000), "stayaway": 3000}
CHOSEN = {"stayaway": 600, "boardgame": 150, "norwegian": 150}
"""With 1 to 3 players hardly anything is chosen in secret."""


@pytest.mark.parametrize("game", VEILED)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_veil(game):
    assert compare_veils(game, PAIRS[game]).pairs == PAIRS[game]


@pytest.mark.long
@pytest.mark.parametrize("game", VEILED)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_veil_a_hundred_thousand_times(game):
    assert compare_veils(game, 100_000).pairs == 100_000


@pytest.mark.parametrize("game", sorted(CHOSEN))
def test_what_others_chose_in_secret_is_behind_the_veil(game):
    assert follow_two_worlds(game, CHOSEN[game]).pairs >= CHOSEN[game]


@pytest.mark.parametrize("game", ["boardgame", "norwegian", "coop"])
def test_what_left_the_game_unseen_is_behind_the_veil(game):
    """Things leave the game face down: the box may hold another one than we think. (B-9)"""
    compared = 0
    for match, seat, chance in scenes(game, first_seed=70):
        one, other = match.copy(), match.copy()
        deck, box = other.table.item_deck, other.table.box
        kind = chance.choice(deck.cards()) if len(deck) else "keys"
        boxed = [one.key for one in edition_of(other.table).items if box.get(one.key) and one.key != kind]
        if not boxed or not len(deck):
            continue
        deck.remove(kind)
        deck.put_under(boxed[:1])
        deck.blocks = [[card for block in deck.blocks for card in block]]
        box[boxed[0]] -= 1
        box[kind] = box.get(kind, 0) + 1
        one.table.item_deck.blocks = [one.table.item_deck.cards()]
        assert written(veil(one, seat)) == written(veil(other, seat))
        compared += 1
        if compared == 200:
            break


@pytest.mark.parametrize("game", VEILED)
def test_an_imagined_world_looks_the_same_to_the_seat_and_could_be(game):
    book = LAW_BOOKS[game]
    imagined = 0
    for number, (match, seat, _) in enumerate(scenes(game, first_seed=400)):
        if number % 3:
            continue
        world = some_world(match, seat, number)
        if world is not None:
            imagined += 1
            assert as_bytes(world.view(seat)) == as_bytes(match.view(seat))
            here, there = match.questions_for(seat), world.questions_for(seat)
            assert as_bytes([one.plain() for one in there]) == as_bytes([one.plain() for one in here])
            assert book.components(world.table) == book.components(match.table)
            assert book.wrong(world) is None
        if imagined == 300:
            break


@pytest.mark.parametrize("game", VEILED)
def test_imagined_worlds_can_be_played_to_their_end(game):
    book = LAW_BOOKS[game]
    played = 0
    for number, (match, seat, _) in enumerate(scenes(game, first_seed=900)):
        if number % 29:
            continue
        world = some_world(match, seat, number)
        if world is not None:
            play_to_the_end(world, book, number)
            played += 1
        if played == 40:
            break


def test_hands_are_imagined_as_they_are_thought_to_be():
    """As many Infected! cards as somebody is thought to hold, where a whole hand is hidden and there are enough."""
    compared = 0
    for match, seat, chance in scenes("stayaway", first_seed=30):
        if match.questions_for(seat)[0].kind == "answer_to_offer":
            continue  # somebody has chosen a card already
        thing, infected, *_ = ASSIGN["stayaway"](match, seat, chance)
        circle = [other for other in match.view(seat)["circle"] if other not in (seat, thing, *infected)]
        wanted = {other: number % 3 for number, other in enumerate(circle[:2])}
        veiled = veil(match, seat)
        assert veiled is not None
        world = imagine(veiled, (thing, infected, wanted), chance)
        if world is not None:
            table: Any = world.table
            assert {other: table.hand(other).count("infected") for other in wanted} == wanted
            compared += len(wanted)
        if compared > 100:
            break


def some_world(match: Match, seat: int, seed: int) -> Match | None:
    veiled, chance = veil(match, seat), random.Random(seed)
    return None if veiled is None else imagine(veiled, ASSIGN[match.game.key](match, seat, chance), chance)


def play_to_the_end(world: Match, book, seed: int) -> None:
    everything = book.components(world.table)
    chooser = Chooser(seed)
    while world.outcome is None:
        check_questions(world, repr(world))
        chooser.answer(world)
        assert book.components(world.table) == everything
        assert book.wrong(world) is None


@pytest.mark.parametrize("game", VEILED)
def test_only_who_is_asked_imagines_worlds(game):
    match = next(scenes(game))[0]
    asked = {one.seat for one in match.questions}
    idle = [other for other in range(match.seats) if other not in asked]
    for other in idle:
        with pytest.raises(ValueError, match="nothing is asked"):
            veil(match, other)
