"""Journals: who reads along from the start has the same as who reads it all later, in every game."""

from __future__ import annotations

import copy
import json
import random

import pytest

from outpost31 import GAMES
from outpost31.kernel import Match
from outpost31.server.log.journals import TOGETHER, Journals
from outpost31.server.protocol.parts import Said
from tests.laws.play import Chooser


@pytest.mark.parametrize("game", list(GAMES))
def test_a_journal_kept_up_is_the_journal_read_later_and_what_the_match_told(game: str) -> None:
    match = Match.new(game, GAMES[game].seats[-1], seed=2)
    chooser = Chooser((game, "journals"))
    journals = Journals()
    viewers = (None, *range(match.seats))
    early = {viewer: journals.of(viewer) for viewer in viewers[::2]}
    told = 0
    for _ in range(150):
        if match.outcome is None:
            chooser.answer(match)
        journals.add_events(7, match.all_told[told:])
        told = len(match.all_told)
    for viewer in viewers:
        items = [json.loads(item) for item in journals.of(viewer)]
        assert [item["event"] for item in items] == json.loads(json.dumps(match.events(viewer)))
        assert all(item["at"] == 7 for item in items)
    assert all(list(journals.of(viewer)) == list(items) and items for viewer, items in early.items())


def test_what_is_said_to_some_is_in_their_journals_only() -> None:
    journals = Journals()
    early = {viewer: journals.of(viewer) for viewer in (None, 0, 1)}
    journals.add(Said(at=1, seat=0, text="to all", channel="table"))
    journals.add(Said(at=2, seat=0, text="to two", channel="aliens"), [0, 2])
    journals.add(Said(at=3, seat=0, text="to nobody", channel="aliens"), [])
    heard = {viewer: [json.loads(item)["text"] for item in journals.of(viewer)] for viewer in (None, 0, 1, 2)}
    assert heard == {None: ["to all"], 0: ["to all", "to two"], 1: ["to all"], 2: ["to all", "to two"]}
    assert all(list(journals.of(viewer)) == list(items) for viewer, items in early.items())


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_folded_away_reads_as_before_from_any_place(game: str) -> None:
    match = Match.new(game, GAMES[game].seats[-1], seed=4)
    chooser, chance = Chooser((game, "folded")), random.Random(5)
    journals, viewers = Journals(), (None, *range(match.seats))
    early, told = journals.of(0), 0
    while match.outcome is None and told < 700:
        chooser.answer(match)
        journals.add_events(told, match.all_told[told:])
        journals.add(Said(at=told, seat=0, text="to two", channel="aliens"), [0, 2])
        told = len(match.all_told)
    assert len(early) > 2 * TOGETHER
    for viewer in viewers:
        journal, whole = journals.of(viewer), list(journals.of(viewer))
        assert len(journal) == len(whole)
        for _ in range(30):
            start, stop = sorted(chance.choices(range(len(whole) + 1), k=2))
            assert (journal[start:], journal[start:stop]) == (whole[start:], whole[start:stop])
            assert journals.after(viewer, start) == (len(whole), whole[start:])
        assert (journal[0], journal[-1], journal[-40:]) == (whole[0], whole[-1], whole[-40:])
    assert list(journals.of(0)) == list(early)


def test_a_copy_tells_the_same_and_goes_its_own_way() -> None:
    """Worlds beside each other are compared with copies of journals, compiled ones too."""
    journals = Journals()
    for at in range(3 * TOGETHER):
        journals.add(Said(at=at, seat=0, text="once", channel="table"), None if at % 3 else [0, 2])
    other = copy.deepcopy(journals)
    assert {viewer: list(other.of(viewer)) for viewer in (None, 0, 1)} == {
        viewer: list(journals.of(viewer)) for viewer in (None, 0, 1)
    }
    other.add(Said(at=99, seat=0, text="there alone", channel="table"))
    assert len(other.of(1)) == len(journals.of(1)) + 1
