"""A table's log: everything that ever changed it, in order. The table is what its log says, and nothing else.

Every entry is sealed with a digest of itself and the seal before it, so that a damaged or missing row shows.
"""

from __future__ import annotations

import hashlib
from typing import Any, TypeAlias

import msgspec

from outpost31.server.protocol.lobby import Settings
from outpost31.server.protocol.parts import Channel


class Entry(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, omit_defaults=True):
    """One change of a table. `at` is when, in milliseconds."""

    at: int


class DeviceKept(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who comes along to a rematch: a seat, its name, and its device or its bot."""

    seat: int
    name: str
    device: int | None = None
    level: str | None = None
    temper: str | None = None


class Created(Entry, frozen=True, tag="created"):
    """The table was laid. Its host is device 0 unless people came along from another table."""

    game: str
    seats: int
    options: dict[str, Any]
    language: str
    settings: Settings
    token: str | None = None
    """The digest of the host's token; the token itself is nowhere."""
    kept: list[DeviceKept] = []
    host: int = 0
    code: str | None = None
    """Five letters that find the table while it is a lobby."""


class TokenGiven(Entry, frozen=True, tag="token_given"):
    """A device got a token: this is its digest."""

    device: int
    token: str


class Seated(Entry, frozen=True, tag="seated"):
    """A person took a seat."""

    seat: int
    device: int
    name: str


class BotSeated(Entry, frozen=True, tag="bot_seated"):
    """A bot took a seat."""

    seat: int
    level: str
    name: str
    temper: str | None = None
    """Tables of older logs have none: their bots are steady."""


class SeatOpened(Entry, frozen=True, tag="seat_opened"):
    """A seat became open: somebody left, was sent away, or a bot was removed."""

    seat: int
    is_sent_away: bool = False


class LetBack(Entry, frozen=True, tag="let_back"):
    """Whoever was sent away may sit down again."""


class Renamed(Entry, frozen=True, tag="renamed"):
    """A person has another name."""

    seat: int
    name: str


class ReadySet(Entry, frozen=True, tag="ready_set"):
    """A person is ready, or not yet."""

    seat: int
    is_ready: bool


class TableSet(Entry, frozen=True, tag="table_set"):
    """The table's seats, options, language and settings, as they are from now on."""

    seats: int
    options: dict[str, Any]
    language: str
    settings: Settings


class HostSet(Entry, frozen=True, tag="host_set"):
    """Another device is the host."""

    device: int


class Started(Entry, frozen=True, tag="started"):
    """The match began, under these rules; Fate's answers of the set-up."""

    version: int
    fate: list[int]


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answered, and what Fate said until the next question.

    `by` is who answered for the seat: a person, a bot, the closing of a window, the switch that declines everything,
    or the house where there was one option.
    """

    seat: int
    question: int
    option: Any
    by: str
    client: str | None = None
    fate: list[int] = []
    digest: str | None = None
    """Now and then, what the whole table must be after this answer."""


class Held(Entry, frozen=True, tag="held"):
    """A seat answered in a sealed moment, as the last and before the beat was over: it counts from then on."""

    seat: int
    question: int
    option: Any
    by: str
    client: str | None = None


class SaidText(Entry, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    text: str
    channel: Channel
    to: list[int] | None = None
    """Who may read it, in a private channel."""
    client: str | None = None


class SaidPhrase(Entry, frozen=True, tag="said_phrase"):
    """Somebody said a quick phrase."""

    seat: int
    phrase: str
    about: int | None
    channel: Channel
    to: list[int] | None = None
    client: str | None = None


class MadeClaim(Entry, frozen=True, tag="made_claim"):
    """Somebody claimed something."""

    seat: int
    claim: str
    about: int | None
    thing: str | None
    channel: Channel = "table"
    to: list[int] | None = None
    client: str | None = None


class DeclinesAll(Entry, frozen=True, tag="declines_all"):
    """A seat declines every reaction until the next phase, or no longer."""

    seat: int
    is_on: bool
    client: str | None = None


class PauseSet(Entry, frozen=True, tag="pause_set"):
    """The table was paused, or goes on."""

    is_paused: bool


class BotTookOver(Entry, frozen=True, tag="bot_took_over"):
    """A bot plays on for a person; one who was away gets the seat back by coming back."""

    seat: int
    level: str
    was_away: bool


class SeatTakenBack(Entry, frozen=True, tag="seat_taken_back"):
    """A person plays their seat again."""

    seat: int


class EndedByHost(Entry, frozen=True, tag="ended_by_host"):
    """The host ended the table."""


class EndedUnattended(Entry, frozen=True, tag="ended_unattended"):
    """Nobody came for so long that the house ended the table, or an operator did."""


class RematchLaid(Entry, frozen=True, tag="rematch_laid"):
    """A new table was laid for the same people."""

    table: str


AnyEntry: TypeAlias = (
    Created
    | TokenGiven
    | Seated
    | BotSeated
    | SeatOpened
    | LetBack
    | Renamed
    | ReadySet
    | TableSet
    | HostSet
    | Started
    | Answered
    | Held
    | SaidText
    | SaidPhrase
    | MadeClaim
    | DeclinesAll
    | PauseSet
    | BotTookOver
    | SeatTakenBack
    | EndedByHost
    | EndedUnattended
    | RematchLaid
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


class Damaged(ValueError):
    """A row of a table's log that is not what was written."""


def remembered_as(entry: AnyEntry) -> tuple[Any, ...]:
    """What somebody said or did, without when and to whom: repeated with the same client id, it must be the same."""
    names = [name for name in entry.__struct_fields__ if name not in ("at", "seat", "to", "client")]
    return (type(entry).__name__, *(getattr(entry, name) for name in names))


class Row(msgspec.Struct, frozen=True):
    """An entry as the store keeps it."""

    seq: int
    body: str
    seal: str


def write(entry: AnyEntry, seq: int, before: str) -> Row:
    """An entry as the row after the one with this seal."""
    body = _encoder.encode(entry).decode()
    return Row(seq, body, seal_of(before, body))


def read(row: Row, seq: int, before: str) -> AnyEntry:
    """The entry of a row, which must be the next one and unchanged."""
    if row.seq != seq:
        raise Damaged(f"row {seq} is missing; the next one is {row.seq}")
    if row.seal != seal_of(before, row.body):
        raise Damaged(f"row {seq} was changed after it was written: its seal does not fit")
    try:
        return _decoder.decode(row.body)
    except msgspec.MsgspecError as error:
        raise Damaged(f"row {seq} cannot be read: {error}") from None


def seal_of(before: str, body: str) -> str:
    """The seal of a row: a digest of it and of the seal before it."""
    return hashlib.blake2b((before + body).encode(), digest_size=9).hexdigest()
