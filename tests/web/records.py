"""Tables that begin in the middle of a recorded game: what people would have to play an evening for."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from outpost31 import Match
from outpost31.server.log import entries
from outpost31.server.store.files import FILE
from outpost31.server.store.statements import INSERT_ENTRY
from tests.web.house import House

Until: TypeAlias = Callable[[dict[str, Any]], bool]
"""Whether the public view shows the moment that is wanted."""
GOLDENS = Path(__file__).parents[1] / "golden"


def golden(game: str, name: str) -> dict[str, Any]:
    """A recorded game of the golden ones."""
    record: dict[str, Any] = json.loads((GOLDENS / game / f"{name}.json").read_text(encoding="utf-8"))
    return record


def continue_record(house: House, table: str, record: dict[str, Any], until: Until) -> None:
    """Put the recorded answers in place of a begun table's own, up to the first moment that is wanted.

    Its house rules become the record's; its people, bots and tokens stay. Everybody answers everything themselves:
    the moment would pass where there is nothing to choose. Its server is stopped meanwhile.
    """
    house.kill()
    try:
        with contextlib.closing(sqlite3.connect(house.data / FILE)) as connection:
            _rewrite(connection, table, record, until)
            connection.commit()
    finally:
        house.open()


def _rewrite(connection: sqlite3.Connection, table: str, record: dict[str, Any], until: Until) -> None:
    """The table's log up to its start, and the record's answers from there on."""
    found = connection.execute(
        "SELECT seq, body, seal FROM entries WHERE table_id = ? ORDER BY seq", (table,)
    ).fetchall()
    kept: list[entries.AnyEntry] = []
    seal = table
    for row in (entries.Row(*each) for each in found):
        kept.append(entries.read(row, row.seq, seal))
        seal = row.seal
    begin = next(number for number, entry in enumerate(kept) if isinstance(entry, entries.Started))
    created, at = kept[0], kept[begin].at
    assert isinstance(created, entries.Created)
    settings = msgspec.structs.replace(created.settings, everybody_clicks=True)
    kept[0] = msgspec.structs.replace(created, options=record["options"], settings=settings)
    connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
    seal = table
    for number, entry in enumerate([*kept[:begin], *_told(record, at, until)]):
        written = entries.write(entry, found[0][0] + number, seal)
        connection.execute(INSERT_ENTRY, (table, written.seq, written.body, written.seal))
        seal = written.seal


def _told(record: dict[str, Any], at: int, until: Until) -> Iterator[entries.AnyEntry]:
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
        asked = question[0] if question else next(one.id for one in match.questions if one.is_for(seat))
        place += 1
        yield entries.Answered(at=at, seat=seat, question=asked, option=option, by="person", fate=fate())
        if place == len(answers):
            return
