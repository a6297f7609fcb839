"""Tables that begin in the middle of a recorded game: what people would have to play an evening for."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from outpost31 import Match
from outpost31.server import entries
from outpost31.server.store_sqlite import FILE, INSERT_ENTRY
from tests.web.house import House

GOLDENS = Path(__file__).parents[1] / "golden"


def golden(game: str, name: str) -> dict[str, Any]:
    """A recorded game of the golden ones."""
    record: dict[str, Any] = json.loads((GOLDENS / game / f"{name}.json").read_text(encoding="utf-8"))
    return record


def continue_record(
    house: House, table: str, record: dict[str, Any], until: Callable[[dict[str, Any]], bool]
) -> None:
    """Put the recorded answers in place of a begun table's own, up to the first moment that is wanted.

    The people, bots and tokens of the table stay as they are; its server is stopped meanwhile.
    """
    house.kill()
    connection = sqlite3.connect(house.data / FILE)
    rows = connection.execute(
        "SELECT seq, body, seal FROM entries WHERE table_id = ? ORDER BY seq", (table,)
    ).fetchall()
    kept = [entries.Row(*row) for row in rows]
    begin = next(number for number, row in enumerate(kept) if '"type":"started"' in row.body)
    seal = kept[begin - 1].seal
    at = msgspec.json.decode(kept[begin].body)["at"]
    connection.execute("DELETE FROM entries WHERE table_id = ? AND seq >= ?", (table, kept[begin].seq))
    for number, entry in enumerate(_told(record, at, until)):
        row = entries.write(entry, kept[begin].seq + number, seal)
        connection.execute(INSERT_ENTRY, (table, row.seq, row.body, row.seal))
        seal = row.seal
    connection.commit()
    connection.close()
    house.open()


def _told(
    record: dict[str, Any], at: int, until: Callable[[dict[str, Any]], bool]
) -> Iterator[entries.AnyEntry]:
    """The log of a table at which the record was played."""
    answers = record["answers"]
    place = 0

    def fate() -> list[int]:
        nonlocal place
        said = []
        while place < len(answers) and answers[place][0] == "fate":
            said.append(answers[place][1])
            place += 1
        return said

    yield entries.Started(at=at, version=record["version"], fate=fate())
    for match in Match.retrace(record):
        if until(match.view(None)):
            return
        seat, option, *question = answers[place]
        asked = question[0] if question else next(one.id for one in match.questions if one.seat == seat)
        place += 1
        yield entries.Answered(at=at, seat=seat, question=asked, option=option, by="person", fate=fate())
    raise ValueError("the record never comes to that moment")
