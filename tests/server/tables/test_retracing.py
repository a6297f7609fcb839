"""A finished match is gone through again from the nearest moment that was kept, and is the same match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from outpost31.kernel import Diverged, Match
from outpost31.kernel.records import digest_of
from outpost31.server.tables.retracing import KEPT, STRIDE, Retraced, retraced

GOLDEN = Path(__file__).resolve().parents[2] / "golden"
RECORDS = (
    "stayaway/*.json",
    "boardgame/an_eventful_game.json",
    "coop/lost_in_the_dark.json",
    "norwegian/ufo_launched.json",
)


def record_like(name: str) -> dict[str, Any]:
    """The first recorded game of this name."""
    found: dict[str, Any] = json.loads(min(GOLDEN.glob(name)).read_text())
    return found


def seen(match: Match) -> list[Any]:
    """A moment through every pair of eyes, with what was told until then."""
    return [[match.view(viewer), match.events(viewer)] for viewer in (None, *range(match.seats))]


@pytest.mark.parametrize("name", RECORDS)
def test_every_moment_is_what_it_was_in_whichever_order_it_is_asked_for(name: str):
    record = record_like(name)
    plain = [json.dumps(seen(match)) for match in Match.retrace(record)]
    again = Retraced(record)
    assert len(again) == len(plain)
    last = len(plain) - 1
    for start in (last - 1, 0, STRIDE, STRIDE - 1, last // 2, last, last + 1, -1):
        told = [(number, json.dumps(seen(match))) for number, match in again.moments(start, start + 3)]
        wanted = range(max(0, start), min(start + 3, len(plain)))
        assert told == [(number, plain[number]) for number in wanted]


def test_whoever_changes_eyes_late_does_not_wait_for_the_beginning(monkeypatch: pytest.MonkeyPatch):
    record = record_like("boardgame/an_eventful_game.json")
    again = retraced(record)
    assert len(again) > 3 * STRIDE
    for _ in again.moments(0, len(again)):
        pass
    answered = 0
    answer = Match.answer

    def counted(match: Match, *given: Any) -> Any:
        nonlocal answered
        answered += 1
        return answer(match, *given)

    monkeypatch.setattr(Match, "answer", counted)
    assert list(retraced(dict(record)).moments(len(again) - 2, len(again)))
    assert answered < STRIDE


def test_what_was_not_asked_for_lately_is_forgotten():
    record = record_like("boardgame/an_eventful_game.json")
    first = retraced(record)
    for number in range(KEPT):
        assert retraced({**record, "note": number}).record != record
    assert retraced(record) is not first


def test_a_record_whose_end_is_another_is_no_replay():
    record = record_like("boardgame/an_eventful_game.json")
    record["digest"] = "0" * len(record["digest"])
    record["seal"] = digest_of({key: value for key, value in record.items() if key != "seal"})
    again = Retraced(record)
    with pytest.raises(Diverged):
        list(again.moments(0, len(again)))


def test_a_record_that_does_not_hold_breaks_off_in_the_same_way_each_time():
    record = record_like("boardgame/an_eventful_game.json")
    record["answers"] = [[answer[0], "nonsense", *answer[2:]] for answer in record["answers"]]
    told = []
    for _ in range(2):
        with pytest.raises(Exception, match="its seal does not fit") as broken:
            list(retraced(record).moments(0, 5))
        told.append((broken.type, str(broken.value)))
    assert told[0] == told[1]
