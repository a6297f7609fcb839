"""The wire protocol: every message that goes between a client and the server over a table's WebSocket.

This file, `parts.py`, `lobby.py` and `vocabulary.py` are the one schema; docs and client's types are made from them.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from outpost31.server.protocol.lobby import SeatPresence, TableInfo
from outpost31.server.protocol.parts import (
    AdviceReason,
    Channel,
    Foresight,
    Hindrance,
    JournalItem,
    Notebook,
    Picture,
    Waiting,
    You,
)
from outpost31.server.protocol.vocabulary import ClaimKind, Farewell, Phrase, Reason, SetAsideReason

ClientId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_.:-]+$")]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=31)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Thing: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z0-9_]+$")]
Trust: TypeAlias = Annotated[int, msgspec.Meta(ge=-100, le=100)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What goes over the socket. `type` says which message it is."""


# ------------------------------------------------------------------------------ from the client


class Hello(Message, frozen=True, tag="hello"):
    """The first message on every socket: who is there, and the last number it saw.

    Without a token the client watches as a spectator, and so does a TV (`watch`), whatever it holds. `epoch` and `seen`
    are those of the last message the client got: `welcome` then holds only what is new. `seen` of 0, an `epoch` that is
    not the server's, or more that is new than fits a page, gives the latest page.
    """

    protocol: Count
    token: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    watch: bool = False
    epoch: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    seen: Count = 0


class Answer(Message, frozen=True, tag="answer"):
    """A seat's answer to an open question: one of its options, exactly as offered.

    Sent again with the same `client` id it is acknowledged again and counts once.
    """

    client: ClientId
    seat: Seat
    question: Count
    option: Any


class Reveal(Message, frozen=True, tag="reveal"):
    """Show me this seat, now, once. On a device with several seats nothing secret comes without it.

    `seen` is the last number that this device saw of that seat's own journal.
    """

    client: ClientId
    seat: Seat
    seen: Count = 0


class DeclineAll(Message, frozen=True, tag="decline_all"):
    """Decline every reaction put to this seat until the next phase (in Stay Away! the next turn), or stop that."""

    client: ClientId
    seat: Seat
    is_on: bool


class Say(Message, frozen=True, tag="say"):
    """Free chat, to the table, in the private channel of the exposed aliens, or in that of the eliminated."""

    client: ClientId
    seat: Seat
    text: Text
    channel: Channel = "table"


class SayPhrase(Message, frozen=True, tag="say_phrase"):
    """A quick phrase, which everybody reads in their own language, perhaps said to somebody."""

    client: ClientId
    seat: Seat
    phrase: Phrase
    about: Seat | None = None
    channel: Channel = "table"


class Claim(Message, frozen=True, tag="claim"):
    """A structured claim that people and bots both understand: "I suspect Blair", "I handed over repair"."""

    client: ClientId
    seat: Seat
    claim: ClaimKind
    about: Seat | None = None
    thing: Thing | None = None
    channel: Channel = "table"


class TakeNote(Message, frozen=True, tag="take_note"):
    """A private note of this seat, about another seat or (`about` is nobody) about the game. Replaces the last."""

    client: ClientId
    seat: Seat
    about: Seat | None = None
    text: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    trust: Trust | None = None


class ShareNotes(Message, frozen=True, tag="share_notes"):
    """Whether everybody may read this seat's notes once the game is over."""

    client: ClientId
    seat: Seat
    is_shared: bool


class AskAdvice(Message, frozen=True, tag="ask_advice"):
    """What would a bot do in this seat's place, and why? Only where all play together,
    or one person among bots, who is told no reasons. Answered by `advised`."""

    client: ClientId
    seat: Seat
    question: Count


class AskWhy(Message, frozen=True, tag="ask_why"):
    """Why can't I? All that this seat sees and cannot choose for a question put to it. Answered by `why_not`."""

    client: ClientId
    seat: Seat
    question: Count


class Reading(Message, frozen=True, tag="reading"):
    """This tab shows a role card, help, rules or a menu, or no longer: a table of one person stands still meanwhile."""

    client: ClientId
    seat: Seat
    is_reading: bool


class AskJournal(Message, frozen=True, tag="ask_journal"):
    """What stands in the journal before this number? The latest page of it, answered by `journal_page`.

    `seat` is one of a device that is passed round; without one it is the journal that this socket is sent.
    """

    client: ClientId
    before: Count
    seat: Seat | None = None


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? Answered by `pong`."""

    client: ClientId


ClientMessage: TypeAlias = (
    Hello
    | Answer
    | Reveal
    | DeclineAll
    | Say
    | SayPhrase
    | Claim
    | TakeNote
    | ShareNotes
    | AskAdvice
    | AskWhy
    | Reading
    | AskJournal
    | Ping
)

# ------------------------------------------------------------------------------ from the server


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to `hello`: everything as it is now, and the journal since the number the client saw."""

    protocol: int
    epoch: str
    now: int
    n: int
    you: You
    table: TableInfo
    presence: list[SeatPresence]
    spectators: int
    waiting: list[Waiting]
    picture: Picture
    items: list[JournalItem]
    is_whole: bool
    """Whether the client forgets what it had: `items` is the latest page of the journal, and the first of them has
    the number `n - items.length + 1`. What stands before that can be had by `ask_journal`."""
    notebooks: list[Notebook]
    """This seat's own, where it is not gated; after the end also those that are shared."""


class Update(Message, frozen=True, tag="update"):
    """Something happened in the game: what is new in the journal, and how things are now.

    Of the view come only the fields that have changed since the last `welcome` or `update`, unless `is_whole`.
    """

    n: int
    items: list[JournalItem]
    waiting: list[Waiting]
    picture: Picture
    is_whole: bool
    """Whether `picture.view` is the whole view; otherwise its fields take the place of those the client has."""


class Told(Message, frozen=True, tag="told"):
    """Something new in the journal that changes nothing in the game: chat, phrases, claims, notices."""

    n: int
    items: list[JournalItem]


class Revealed(Message, frozen=True, tag="revealed"):
    """The answer to `reveal`: one seat as it is now. It is not kept up to date: ask again.

    `items` are at most a page, the latest.
    """

    client: str
    seat: int
    n: int
    items: list[JournalItem]
    picture: Picture
    notebook: Notebook


class JournalPage(Message, frozen=True, tag="journal_page"):
    """The answer to `ask_journal`. `n` is the number of the last of `items`; where there are `n`, nothing is before."""

    client: str
    seat: int | None
    n: int
    items: list[JournalItem]


class Advised(Message, frozen=True, tag="advised"):
    """The answer to `ask_advice`, only to the one who asked: one of the question's options, and the reasons."""

    client: str
    seat: int
    question: int
    option: Any
    reasons: list[AdviceReason]


class WhyNot(Message, frozen=True, tag="why_not"):
    """The answer to `ask_why`, only to the one who asked: what is not on offer, and why; and what comes of what is."""

    client: str
    seat: int
    question: int
    hindrances: list[Hindrance]
    foresights: list[Foresight]


class Ack(Message, frozen=True, tag="ack"):
    """What the message of this client id asked for is done, and kept on disk."""

    client: str


class Refused(Message, frozen=True, tag="refused"):
    """It was not done, and nothing changed. Only the one who asked is told."""

    client: str | None
    reason: Reason
    clause: str | None
    """The rule that says so, where there is one."""
    args: dict[str, Any]


class TableChanged(Message, frozen=True, tag="table_changed"):
    """Who sits where, settings, state: as they are now."""

    n: int
    table: TableInfo
    you: You


class PresenceChanged(Message, frozen=True, tag="presence_changed"):
    """Who is here."""

    n: int
    presence: list[SeatPresence]
    spectators: int


class WaitingChanged(Message, frozen=True, tag="waiting_changed"):
    """Reaction windows opened, closed or were put off."""

    n: int
    waiting: list[Waiting]


class NotesChanged(Message, frozen=True, tag="notes_changed"):
    """A seat's own notes, to its other tabs; after the end, shared ones to everybody."""

    n: int
    notebook: Notebook


class Nudged(Message, frozen=True, tag="nudged"):
    """The host would like this seat to decide."""

    n: int
    seat: int


class Kicked(Message, frozen=True, tag="kicked"):
    """To the device that had this seat: the host gave it away. Without another seat the socket watches from now on."""

    n: int
    seat: int


class BotsHurried(Message, frozen=True, tag="bots_hurried"):
    """To the host: so much is played here now that bots who search answer without, or that they search again."""

    n: int
    is_hurried: bool


class SetAside(Message, frozen=True, tag="set_aside"):
    """The table cannot be played on now; the others can. Its record is kept and exported."""

    n: int
    reason: SetAsideReason
    args: dict[str, Any]
    export: str
    """Where people can fetch what their own seat was told and, once the host has ended the table, everything."""


class RematchReady(Message, frozen=True, tag="rematch_ready"):
    """A new table with the same people: people take their places there by asking for a rematch too."""

    n: int
    table: str


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The server closes this socket. Come back with `hello` and the last number."""

    reason: Farewell


class Pong(Message, frozen=True, tag="pong"):
    """Here."""

    client: str
    now: int


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | Told
    | Revealed
    | JournalPage
    | Advised
    | WhyNot
    | Ack
    | Refused
    | TableChanged
    | PresenceChanged
    | WaitingChanged
    | NotesChanged
    | Nudged
    | Kicked
    | BotsHurried
    | SetAside
    | RematchReady
    | Goodbye
    | Pong
)
