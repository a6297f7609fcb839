"""Reasons: true, complete where they claim to be, in every language, and never more than a seat knows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from outpost31 import GAMES, Match, rulebook
from outpost31.cli.presentation import present
from outpost31.games.outpost.coop.clauses import REPLACED
from outpost31.kernel import Question
from outpost31.reasons import Considered, Hindrance, Sight, consider, why_not
from outpost31.words import Words, languages
from tests.golden.goldens import goldens
from tests.laws.play import Chooser, all_options

SOURCES = Path(__file__).parents[2] / "src" / "outpost31" / "reasons"
RECORDS = 6
"""Games that were kept, of each game: they reach what random play seldom does."""
RANDOM = 4


def sights_of(match: Match) -> Iterator[Sight]:
    """What everybody who is asked now knows."""
    for question in match.questions:
        for seat in (question.player, *question.team):
            yield Sight(match.game.key, seat, match.view(seat), question, match.options)


def moments(game: str) -> Iterator[Sight]:
    """Everything asked of anybody in some kept games and some random ones."""
    for golden in goldens(game)[::-1][:: max(1, len(goldens(game)) // RECORDS)]:
        for match in Match.retrace(json.loads(golden.read_text(encoding="utf-8"))):
            yield from sights_of(match)
    options = all_options(game)
    for seed in range(RANDOM):
        seats = GAMES[game].seats[seed % len(GAMES[game].seats)]
        match, chooser = Match.new(game, seats, seed=seed, options=options[-1 - seed]), Chooser(seed)
        while match.outcome is None and len(match.answers) < 2000:
            yield from sights_of(match)
            chooser.answer(match)


def where(sight: Sight, one: Considered) -> str:
    """What to look at when a reason is wrong."""
    return f"{sight.question.kind} of {sight.game}: {one} among {sight.question.options}"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_on_offer_has_no_reason_and_what_is_not_has_one(game: str):
    told: dict[str, Hindrance] = {}
    presentations = {
        language: present(game, Words(language), [f"Person {seat}" for seat in range(12)])
        for language in languages()
    }
    replaced = set(REPLACED) if game == "coop" else set()
    for sight in moments(game):
        assert replaced.isdisjoint(GAMES[game].clauses_behind("question", sight.question.kind))
        for one in consider(sight):
            assert one.is_offered == (one.hindrance is None), where(sight, one)
            assert one.hindrance is None or one.hindrance.clause not in replaced, where(sight, one)
            if one.hindrance is None or one.hindrance.id in told:
                continue
            told[one.hindrance.id] = one.hindrance
            assert rulebook.clause(one.hindrance.clause).id == one.hindrance.clause
            for presentation in presentations.values():
                words = presentation.hindrance_words(one.hindrance, sight.view, sight.seat)
                assert words
                assert "{" not in words
                assert "hidden" not in words
    least = {"stayaway": 24, "boardgame": 40, "norwegian": 36, "coop": 24}
    assert len(told) >= least[game], sorted(told)


def ids_in(folder: Path) -> set[str]:
    """The ids of reasons that the sources name."""
    text = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    found = set(re.findall(r'Hindrance\(\s*"([a-z-]+)"', text))
    return found | set(re.findall(r'_defending\("\w+", "([a-z-]+)"', text))


def test_every_reason_has_words_and_every_word_a_reason():
    locales = SOURCES.parents[2] / "locales" / "en"
    for games, reasons in (
        (("stayaway",), ids_in(SOURCES) - ids_in(SOURCES / "outpost")),
        (("boardgame", "coop", "norwegian"), ids_in(SOURCES / "outpost")),
    ):
        text = "".join((locales / f"{game}.ftl").read_text(encoding="utf-8") for game in games)
        assert set(re.findall(r"^(?:\w+)-why-([a-z-]+) =", text, re.MULTILINE)) == reasons


def asked(match: Match, kind: str) -> Sight:
    """What the one who is asked this knows."""
    return next(sight for sight in sights_of(match) if sight.question.kind == kind)


def reasons(sight: Sight) -> dict[tuple[str, ...], tuple[str, str]]:
    """What is not on offer, with the id of the reason and its clause."""
    return {what: (hindrance.id, hindrance.clause) for what, hindrance in why_not(sight)}


def test_a_burnt_a_full_and_a_blue_room_say_so():
    match = Match.new("boardgame", 5, seed=1)
    chooser = Chooser(1)
    while match.questions[0].kind != "room_to_enter":
        chooser.answer(match)
    table: Any = match.table
    table.burned.append("armory")
    table.where[:] = ["kitchen", "kitchen", "kitchen", "leisure_room", "leisure_room"]
    imagined = match.imagine(table)
    told = reasons(asked(imagined, "room_to_enter"))
    assert told[("room:armory",)] == ("room-burned", "B-7.1")
    assert told[("room:kitchen",)] == ("room-full", "B-1.2")
    assert told[("room:dormitory",)] == ("dormitory-by-changing", "B-5.10")
    assert told[("room:kennel",)] == ("for-dogs-only", "B-1.4")
    assert told[("room:pantry",)] == ("a-store", "B-1.5")
    assert ("room:laboratory",) not in told


def test_a_reason_looks_at_nothing_but_view_question_and_options():
    match = Match.new("stayaway", 4, seed=3)
    match.answer(match.questions[0].player, "draw")
    sight = next(sights_of(match))
    seen = json.loads(json.dumps(sight.view))
    question = Question(
        sight.question.seat, sight.question.kind, sight.question.options, sight.question.about
    )
    again = Sight(sight.game, sight.seat, seen, question, json.loads(json.dumps(sight.options)))
    assert why_not(again) == why_not(sight)
