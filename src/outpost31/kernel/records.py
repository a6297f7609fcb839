"""Records: a match written down as its answers, Fate's among them, with digests of what they led to."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from outpost31.kernel.errors import BadRecord, Diverged
from outpost31.kernel.events import Event, unsealed
from outpost31.kernel.games import GAMES
from outpost31.kernel.options import settle
from outpost31.kernel.questions import FATE, Question
from outpost31.kernel.secrets import Secret

if TYPE_CHECKING:
    from outpost31.kernel.fate import Fate
    from outpost31.kernel.match import Match

FORMAT = "outpost31-record-2"
OLDER_FORMATS = {"outpost31-record-1": "its digests hold names of classes that have changed since"}
"""Formats that were written once and cannot be read any more, each with the reason."""
STRIDE = 32
"""After this many events, again and again, a digest of everything told so far is kept."""

_KEYS = {"format", "game", "version", "seats", "options", "answers", "events", "digest", "outcome", "seal"}


def digest_of(plain: Any) -> str:
    """A short digest of a JSON-able value."""
    return hashlib.blake2b(_canonical(plain), digest_size=12).hexdigest()


def _canonical(plain: Any) -> bytes:
    return json.dumps(plain, sort_keys=True, separators=(",", ":")).encode()


def everything(value: Any) -> Any:
    """A table, or a part of one, with all its secrets, JSON-able. For digests and the keepers of the laws.

    What lies on a table is told by its place there, and a step by its `key`: no name of a class is in a digest, so a
    class may be renamed and old records still replay.
    """
    if isinstance(value, Secret):
        return [everything(value.value), sorted(value.known_to)]
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        parts = [everything(getattr(value, one.name)) for one in fields(value) if one.name != "told"]
        return [_key_of(type(value)), *parts] if hasattr(value, "apply") else parts
    if isinstance(value, (list, tuple)):
        return [everything(one) for one in value]
    if isinstance(value, (set, frozenset)):
        return sorted((everything(one) for one in value), key=repr)
    if isinstance(value, dict):
        return [[everything(key), everything(one)] for key, one in value.items()]
    return value


def _key_of(step: type[Any]) -> str:
    """The name of a step in digests, which stays when its class is renamed."""
    key = vars(step).get("key")
    if not isinstance(key, str):
        raise TypeError(f'{step.__name__} is a step and needs a key of its own, as in: key = "draw_card"')
    return key


class EventDigests:
    """The chain of digests over the events of a match, one every `STRIDE` events."""

    def __init__(self) -> None:
        self._hash = hashlib.blake2b(digest_size=12)
        self._count = 0
        self.values: list[str] = []

    def add(self, events: Iterable[Event]) -> None:
        """Go on with further events."""
        for event in events:
            self._hash.update(_canonical(unsealed(event)))
            self._count += 1
            if self._count % STRIDE == 0:
                self.values.append(self._hash.hexdigest())


def write_record(match: Match) -> dict[str, Any]:
    """The record of a match as far as it has come."""
    digests = EventDigests()
    digests.add(match.all_told)
    outcome = match.outcome
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.key,
        "version": match.game.version,
        "seats": match.seats,
        "options": match.options,
        "answers": match.answers,
        "events": digests.values,
        "digest": match.digest(),
        "outcome": None if outcome is None else everything(outcome),
    }
    record = json.loads(json.dumps(record))
    record["seal"] = digest_of(record)
    return record


def _check_format(record: Any) -> None:
    found = record.get("format") if isinstance(record, dict) else None
    older = OLDER_FORMATS.get(found) if isinstance(found, str) else None
    if older is not None:
        raise BadRecord(f"the record has the older format {found!r}, not {FORMAT!r}: {older}")
    if found != FORMAT:
        raise BadRecord(f"this is not a record of a match (format {FORMAT!r})")


def check_record(record: Any) -> None:
    """Raise BadRecord unless this is a whole record that these rules can replay."""
    _check_format(record)
    if set(record) != _KEYS:
        raise BadRecord(f"a record has exactly: {', '.join(sorted(_KEYS))}")
    game = GAMES.get(record["game"]) if isinstance(record["game"], str) else None
    if game is None:
        raise BadRecord(f"the record is of {record['game']!r}; there are: {', '.join(GAMES)}")
    if record["version"] != game.version:
        raise BadRecord(
            f"the record was made under version {record['version']!r} of the rules of {game.title}, "
            f"these are version {game.version}"
        )
    if record["seal"] != digest_of({key: value for key, value in record.items() if key != "seal"}):
        raise BadRecord("the record was changed after it was written: its seal does not fit")
    try:
        if record["options"] != settle(game.options, record["options"], game.check_seats(record["seats"])):
            raise BadRecord("a record names every option of its game")
    except ValueError as error:
        raise BadRecord(f"the record is of an impossible table: {error}") from None
    if not isinstance(record["answers"], list) or not isinstance(record["events"], list):
        raise BadRecord("a record's answers and events are lists")
    for entry in record["answers"]:
        if not isinstance(entry, list) or len(entry) not in (2, 3):
            raise BadRecord("a record's answers are a seat and an option, and perhaps a question")


def from_json(value: Any) -> Any:
    """An option read from JSON, back in the form in which it was offered."""
    return tuple(from_json(one) for one in value) if isinstance(value, list) else value


class Recorded:
    """Fate as a record has it: Fate's answers, each at the place where it was given."""

    def __init__(self, answers: list[list[Any]]) -> None:
        self.answers = answers
        self.position = 0

    def answer(self, question: Question) -> int:
        """What Fate said at this place."""
        if self.position == len(self.answers):
            raise Diverged(f"the record ends after {self.position} answers where Fate is asked once more")
        seat, value = self.answers[self.position][:2]
        if seat != FATE or not isinstance(value, int) or value not in question.options:
            raise Diverged(f"answer {self.position + 1} of the record does not answer Fate's {question.kind}")
        self.position += 1
        return value

    def copy(self) -> Fate:
        """Nobody copies a match while it is replayed."""
        raise RuntimeError("a match that is being replayed cannot be copied")
