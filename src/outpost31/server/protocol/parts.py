"""The parts of what the server sends: journals, questions, views and notes."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from outpost31.server.protocol.vocabulary import ClaimKind, Notice, Phrase

Channel: TypeAlias = Literal["table", "aliens", "eliminated"]
"""To whom something is said: to everybody, among the exposed aliens, or among those who are out of the game.

What the eliminated say spectators read too, and once the game is over everybody; until then it is all they can say.
"""


class OpenQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open question, as its seat may see it. `decline` makes it a reaction; any of `team` may answer too."""

    id: int
    seat: int
    kind: str
    options: list[Any]
    about: dict[str, Any]
    decline: Any = None
    team: list[int] = []


class Waiting(msgspec.Struct, frozen=True):
    """Who is being waited for, for what kind of choice, and when its reaction window closes by itself. Public."""

    seat: int
    kind: str
    team: list[int]
    closes_at: int | None
    """In milliseconds of the server's clock; nothing where there is no window, and for seats that share a device."""


class Item(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """One thing in a viewer's journal: it comes once, in order, and survives everything.

    The last of a message's `items` has the message's number `n`, the one before it `n - 1`, and so on.
    """

    at: int
    """When, in milliseconds of the server's clock."""


class Happened(Item, frozen=True, tag="happened"):
    """An event of the game as this viewer is told it: its name in `event.event`, and its fields."""

    event: dict[str, Any]


class Said(Item, frozen=True, tag="said"):
    """Somebody said something. It is text: never markup."""

    seat: int
    text: str
    channel: Channel


class PhraseSaid(Item, frozen=True, tag="phrase_said"):
    """Somebody said a quick phrase."""

    seat: int
    phrase: Phrase
    about: int | None
    channel: Channel


class Claimed(Item, frozen=True, tag="claimed"):
    """Somebody claimed something. Nobody says that it is true."""

    seat: int
    claim: ClaimKind
    about: int | None
    thing: str | None
    channel: Channel


class Noticed(Item, frozen=True, tag="noticed"):
    """Something about the table itself: it started, paused, a bot took over a seat."""

    notice: Notice
    seat: int | None


JournalItem: TypeAlias = Happened | Said | PhraseSaid | Claimed | Noticed


class AdviceReason(msgspec.Struct, frozen=True):
    """Why something is advised: an id, and what it speaks of, named as in events."""

    id: str
    about: dict[str, Any]


class Hindrance(msgspec.Struct, frozen=True):
    """Why something is not on offer: an id, what it speaks of, named as in events, and the rule that says so.

    `what` is what would be pointed at, as `sort:key`: one thing, or several together (a card and its target).
    """

    what: list[str]
    id: str
    about: dict[str, Any]
    clause: str


class Foresight(msgspec.Struct, frozen=True):
    """What an option would come to, by what its seat knows: an id, and what it speaks of, named as in events."""

    option: Any
    id: str
    about: dict[str, Any]
    is_warning: bool
    """Whether something may be lost by it at once."""


class Note(msgspec.Struct, frozen=True):
    """A private note about a seat, or about the game."""

    about: int | None
    text: str
    trust: int | None


class Notebook(msgspec.Struct, frozen=True):
    """All notes of one seat."""

    seat: int
    notes: list[Note]
    is_shared: bool


class You(msgspec.Struct, frozen=True):
    """What this socket is to the table."""

    viewer: int | None
    """Whose journal and view this socket is sent: a seat, or nobody for the public ones."""
    device: int | None
    """Which of the table's devices this is; nothing for a spectator."""
    seats: list[int]
    """The seats of this device."""
    is_host: bool
    is_gated: bool
    """Several seats share this device: nothing secret comes without `reveal`."""


class Picture(msgspec.Struct, frozen=True):
    """What one viewer may see and do right now."""

    view: dict[str, Any] | None
    """As the game draws it for this viewer; nothing before the start."""
    questions: list[OpenQuestion]
    """Open to this viewer. Always empty for the public."""
    declines_all: bool
    channel: list[int]
    """The seats in the private channel of the exposed aliens, if this viewer may use it; empty if it may not."""
    eliminated: list[int]
    """The seats that are out of the game while others play on: they speak only in a channel of their own. Public."""
