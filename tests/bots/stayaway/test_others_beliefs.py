"""Mirrors: what others must believe of a seat, as far as that seat can tell."""

from __future__ import annotations

from typing import Any

from outpost31 import Match
from outpost31.bots import make_bot
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.others_beliefs import Mirrors, shared_part, stranger
from outpost31.bots.stayaway.reader import Reader

ROLES = ["the_thing", "human", "human", "infected", "human"]


def mirrors_of(seat: int, events: list[dict[str, Any]]) -> Mirrors:
    mirrors = Mirrors(seat, 5, habits_for(5), 0.65)
    mirrors.read(events)
    return mirrors


def test_who_was_shown_the_thing_knows_it_and_nobody_else():
    shown = {"event": "HandShown", "seat": 0, "to": 2, "cards": ["the_thing", "axe", "whisky", "scary"]}
    readers = mirrors_of(0, [shown]).readers
    assert readers[2].belief.thing[0] == 1.0
    assert readers[1].belief.thing[0] < 0.5
    assert set(readers) == {1, 2, 3, 4}


def test_what_passed_between_two_is_known_to_both_of_them_alone():
    exchanged = {
        "event": "CardsExchanged", "offerer": 0, "taker": 3, "offered": "axe", "answered": "scary",
    }  # fmt: skip
    assert shared_part(exchanged, 3) == exchanged
    assert shared_part(exchanged, 1)["offered"] is shared_part(exchanged, 1)["answered"] is None
    readers = mirrors_of(0, [exchanged]).readers
    assert readers[3].belief.is_alien(0) != readers[1].belief.is_alien(0)


def test_everybody_in_a_world_knows_what_it_is_there():
    readers = mirrors_of(0, []).readers
    human, infected = stranger(readers[1], ROLES), stranger(readers[3], ROLES)
    assert human.belief.is_alien(1) == 0.0
    assert infected.belief.thing[0] == 1.0
    assert infected.belief.is_alien(3) == 1.0
    other = stranger(readers[4], ["human", "human", "human", "human", "the_thing"])
    assert other.belief.thing[4] == 1.0
    assert readers[3].belief.is_alien(3) == 0.0  # the mirror itself is of no world


def test_nobody_takes_itself_for_what_the_seat_was_told_of_itself():
    noticed = {"event": "RoleNoticed", "seat": 0, "role": "the_thing"}
    assert mirrors_of(0, [noticed]).readers[1].belief.thing[0] < 0.5


def test_in_a_real_game_mirrors_come_nearer_to_what_humans_believe_than_what_all_know():
    """Over some games, of what each human believes of a seat: the mirror's error beside the public's."""
    mirrored = public = 0.0
    for seed in range(6):
        match = Match.new("stayaway", 5, seed=seed)
        bots = [make_bot("seasoned", "stayaway", seat, seed) for seat in range(5)]
        while match.outcome is None and len(match.answers) < 120:
            question = match.questions[0]
            seat = question.player
            match.answer(seat, bots[seat].answer(match.view(seat), match.events(seat), question), question.id)
        if match.outcome is not None:
            continue
        readers = mirrors_of(0, match.events(0)).readers
        all_know = Reader(None, 5, habits_for(5), 0.65)
        all_know.read_as_public(match.events(0))
        table: Any = match.table
        for other in table.humans():
            if other != 0:
                real = Reader(other, 5, habits_for(5), 0.65)
                real.read(match.events(other))
                truth = real.belief.is_alien(0)
                mirrored += abs(readers[other].belief.is_alien(0) - truth)
                public += abs(all_know.belief.is_alien(0) - truth)
    assert 0 < mirrored < public
