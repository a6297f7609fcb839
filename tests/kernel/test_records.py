"""Records: what was written down comes back, and nothing else does."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from outpost31 import GAMES, BadRecord, Diverged, Match, Outcome
from outpost31.kernel import Question, Seeded, Table, frozen
from outpost31.kernel.records import digest_of
from tests.laws.play import Chooser


def a_record(answers: int = 80) -> dict[str, Any]:
    match, chooser = Match.new("stayaway", seats=5, seed=3), Chooser(3)
    while match.outcome is None and len(match.answers) < answers:
        chooser.answer(match)
    return json.loads(json.dumps(match.record()))  # type: ignore[no-any-return]


def sealed_again(record: dict[str, Any]) -> dict[str, Any]:
    """Somebody who edits a record and knows how seals are made."""
    record["seal"] = digest_of({key: value for key, value in record.items() if key != "seal"})
    return record


def test_a_record_goes_on_from_where_it_was() -> None:
    record = a_record()
    match = Match.replay(record, seed=5)
    assert match.record() == record
    chooser = Chooser(9)
    while match.outcome is None:
        chooser.answer(match)
    assert Match.replay(match.record()).outcome == match.outcome


def test_retracing_shows_every_moment() -> None:
    record = a_record()
    moments = [len(match.answers) for match in Match.retrace(record)]
    assert moments == sorted(set(moments))
    assert moments[-1] == len(record["answers"])


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda record: record.clear(), "not a record"),
        (lambda record: record.update(format="outpost31-record-0"), "not a record"),
        (lambda record: record.update(format="outpost31-record-1"), "older format .*names of classes"),
        (lambda record: record.pop("answers"), "a record has exactly"),
        (lambda record: record.update(extra=1), "a record has exactly"),
        (lambda record: record.update(game="chess"), "there are: .*stayaway"),
        (lambda record: record.update(game=["stayaway"]), "there are: .*stayaway"),
        (
            lambda record: record.update(version=99),
            "version 99 of the rules of Stay Away!, these are version",
        ),
        (lambda record: record.update(seats=6), "seal"),
        (lambda record: record["answers"].pop(), "seal"),
        (lambda record: record.update(outcome=["won", [0], []]), "seal"),
    ],
)
def test_a_damaged_record_says_what_is_wrong_with_it(damage: Any, words: str) -> None:
    record = a_record()
    damage(record)
    with pytest.raises(BadRecord, match=words):
        Match.replay(record)


@pytest.mark.parametrize("record", [None, [], "record", 3])
def test_what_is_no_record_is_refused(record: Any) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        Match.replay(record)


def test_an_edited_record_diverges_even_when_sealed_again() -> None:
    original = a_record()
    for place in range(0, len(original["answers"]), 3):
        record = copy.deepcopy(original)
        seat, option = record["answers"][place]
        record["answers"][place] = [seat, option + 1 if isinstance(option, int) else "nonsense"]
        with pytest.raises((Diverged, BadRecord)):
            Match.replay(sealed_again(record))


@pytest.mark.parametrize(
    "answers", [[], [[]], [[0, "draw", 1]], {"0": "draw"}, [["fate", "x"]], [["fate", 999]]]
)
def test_answers_that_are_none_are_refused(answers: Any) -> None:
    record = a_record()
    record["answers"] = answers
    with pytest.raises(BadRecord):
        Match.replay(sealed_again(record))


@pytest.mark.parametrize("field", ["seats", "options"])
@pytest.mark.parametrize("value", [None, 99, "many", {"colour": 1}])
def test_a_sealed_record_of_an_impossible_table_is_refused(field: str, value: Any) -> None:
    record = a_record()
    record[field] = value
    with pytest.raises(BadRecord):
        Match.replay(sealed_again(record))


def test_a_shortened_record_diverges_from_its_digest() -> None:
    record = a_record()
    del record["answers"][-1]
    with pytest.raises(Diverged):
        Match.replay(sealed_again(record))


def test_a_record_says_which_of_several_questions_a_seat_answered() -> None:
    game = GAMES["stayaway"]

    @frozen
    class AskTwice:
        key = "ask_twice"

        def ask(self, table: Table) -> tuple[Question, ...]:
            return Question(0, "first", ("a", "b")), Question(0, "second", ("a", "b"))

        def apply(self, table: Table, answers: tuple[str, ...]) -> None:
            table.outcome = Outcome("-".join(answers), (), (0,))

    def match() -> Match:
        table = Table(1)
        table.first(AskTwice())
        return Match.on(game, table, {}, Seeded(1))

    first = match()
    one, other = first.questions
    first.answer(0, "b", other.id)
    first.answer(0, "a", one.id)
    assert first.outcome == Outcome("a-b", (), (0,))
    again = match()
    for answer in first.answers:
        again.answer(*answer)
    assert again.outcome == first.outcome
