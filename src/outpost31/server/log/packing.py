"""Packing: the log of a finished game in a tenth of its size.

What is kept is the record and the talk: every entry, in order, with when and by whom. Seals are not, since they follow
from the bodies; the last one is, and says whether the log came out as it went in. Nor are the ids that clients gave
their messages: they tell a message that was sent twice, and nobody sends an answer twice to a game that is over.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from outpost31.server.log.entries import Damaged, Row, seal_of

FIRST = b"\x01"
"""The first byte of a pack says how it was packed."""
COUNTED = ("at", "question")
"""What grows from entry to entry: only by how much is kept."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder()


def pack(table: str, rows: list[Row]) -> bytes:
    """A log, packed. The seals must fit: nothing is hidden under a new seal that was damaged before."""
    seal = table
    for number, row in enumerate(rows):
        if row.seq != number or row.seal != seal_of(seal, row.body):
            raise Damaged(f"row {number} of table {table} does not fit its seal")
        seal = row.seal
    entries = [_without_client(row.body) for row in rows]
    content = _encoder.encode([_sealed(table, entries)[1], _differences(entries)])
    return FIRST + zlib.compress(content, 9)


def unpack(table: str, packed: bytes) -> list[Row]:
    """The rows of a packed log, sealed anew, so that more may follow; Damaged if it is not what was packed."""
    if packed[:1] != FIRST:
        raise Damaged(f"the log of table {table} was packed in a way that is not known here")
    try:
        last, entries = _decoder.decode(zlib.decompress(packed[1:]))
        rows, seal = _sealed(table, _sums(entries))
    except (zlib.error, msgspec.MsgspecError, ValueError, TypeError, AttributeError) as error:
        raise Damaged(f"the packed log of table {table} cannot be read: {error}") from None
    if seal != last:
        raise Damaged(f"the packed log of table {table} was changed after it was packed")
    return rows


def _without_client(body: str) -> dict[str, Any]:
    entry: dict[str, Any] = _decoder.decode(body)
    entry.pop("client", None)
    return entry


def _sealed(table: str, entries: list[dict[str, Any]]) -> tuple[list[Row], str]:
    rows, seal = [], table
    for number, entry in enumerate(entries):
        body = _encoder.encode(entry).decode()
        seal = seal_of(seal, body)
        rows.append(Row(number, body, seal))
    return rows, seal


def _differences(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    last = dict.fromkeys(COUNTED, 0)
    written = []
    for entry in entries:
        changed = {}
        for name in COUNTED:
            if name in entry:
                changed[name] = entry[name] - last[name]
                last[name] = entry[name]
        written.append({**entry, **changed})
    return written


def _sums(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    last = dict.fromkeys(COUNTED, 0)
    for entry in entries:
        for name in COUNTED:
            if name in entry:
                entry[name] = last[name] = last[name] + entry[name]
    return entries
