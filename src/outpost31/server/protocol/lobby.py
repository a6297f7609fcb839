"""The lobby's protocol: what is asked over HTTP, as JSON. Whatever changes something is a POST."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from outpost31.server.protocol.parts import Claimed, PhraseSaid, Said
from outpost31.server.protocol.vocabulary import Language, Reason, SetAsideReason

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=31)]
Level: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern="^[a-z_]+$")]
Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=120)]
TableState: TypeAlias = Literal["lobby", "playing", "ended", "set_aside"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table is run, apart from its game's own options."""

    reaction_seconds: Seconds = 0
    """How long a reaction window stays open; 0, and nobody is hurried: it never closes by itself.

    On a device that is passed round it never does either: whoever comes last would have no time left.
    """
    everybody_clicks: bool = False
    """Whether people answer even those questions that have one option; otherwise the house does."""
    beat_seconds: Annotated[float, msgspec.Meta(ge=1.0, le=10.0)] = 2.5
    """How long reactions and what several are asked stay sealed at least, where two people or more sit and hide
    something from each other: in that time nobody learns who has answered, or who had nothing to choose."""
    bot_seconds: Annotated[float, msgspec.Meta(ge=0.0, le=10.0)] = 1.5
    """How long a bot takes over an answer, whatever it holds."""
    move_hours: Annotated[int, msgspec.Meta(ge=0, le=336)] = 0
    """A slow table: how many hours people have for a move, before a bot plays on for them until they are back; 0, and
    the table waits. It does not sleep meanwhile, and nobody else may let a bot play before that."""
    is_public: bool = False
    """Whether the table is on the public list while it is open."""
    has_chat: bool = True
    """Whether free chat is on; phrases and claims always are."""


# ------------------------------------------------------------------------------ asked


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A new table. With a name the creator takes the first seat; without, it is the host and sits nowhere (a TV)."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=32)]
    options: dict[str, Any] = {}
    language: Language = "en"
    settings: Settings = Settings()
    name: Name | None = None


class PlayNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of one person among bots, begun at once. What is left out is guessed; my name I can change later."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=32)] | None = None
    """Six, where the game takes so many; otherwise as few as it takes."""
    options: dict[str, Any] = {}
    language: Language = "en"
    settings: Settings = Settings()
    name: Name | None = None
    level: Level | None = None
    """Of the bots: novices, where the game has them."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Take a seat, the first open one or this one. Holders of a token of the table get a further seat on
    the same device (hot-seat)."""

    name: Name
    seat: Seat | None = None


class CallMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Call this device when it is waited for: what its browser's `PushSubscription` says. Without an endpoint: no more.

    A call says which table it is, which game, and whose turn it is, which all at the table know, and nothing else.
    """

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    p256dh: Annotated[str, msgspec.Meta(max_length=100)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=30)] = ""
    language: Language = "en"


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Something done to a table by somebody who belongs to it. `type` says what."""


class Rename(Act, frozen=True, tag="rename"):
    """Another name for my seat. Before the start; where one person sits among bots, at any time."""

    seat: Seat
    name: Name


class Leave(Act, frozen=True, tag="leave"):
    """My seat becomes open again. Before the start."""

    seat: Seat


class SetReady(Act, frozen=True, tag="set_ready"):
    """My seat is ready to start, or not yet."""

    seat: Seat
    is_ready: bool


class LetBotPlay(Act, frozen=True, tag="let_bot_play"):
    """A bot plays on for a person: my own seat, or anybody's who has been away for 2 minutes; the host any seat."""

    seat: Seat
    level: Level | None = None


class TakeBack(Act, frozen=True, tag="take_back"):
    """I play my seat myself again, from its next decision on."""

    seat: Seat


class ClaimHost(Act, frozen=True, tag="claim_host"):
    """I am the host now, because the host has been away for 2 minutes."""


class Rematch(Act, frozen=True, tag="rematch"):
    """The same people again, at a new table: gives my token for it. The first who asks lays the table."""


class AddBot(Act, frozen=True, tag="add_bot"):
    """Host: a bot takes an open seat. Before the start."""

    seat: Seat | None = None
    level: Level | None = None


class RemoveBot(Act, frozen=True, tag="remove_bot"):
    """Host: a bot's seat becomes open again. Before the start."""

    seat: Seat


class Kick(Act, frozen=True, tag="kick"):
    """Host: a person's seat becomes open again, and its device may take no other at this table until it is let back,
    unless it is the host's own. Before the start."""

    seat: Seat


class LetBack(Act, frozen=True, tag="let_back"):
    """Host: all who were sent away may sit down again. Before the start."""


class ChangeTable(Act, frozen=True, tag="change_table"):
    """Host: another number of seats, other options, language or settings. After the start settings only."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=32)] | None = None
    options: dict[str, Any] | None = None
    language: Language | None = None
    settings: Settings | None = None


class Start(Act, frozen=True, tag="start"):
    """Host: begin. Every seat is taken and everybody is ready."""


class Nudge(Act, frozen=True, tag="nudge"):
    """Host: remind a seat that it is being waited for. In a sealed moment only those hear it who have not answered."""

    seat: Seat


class Pause(Act, frozen=True, tag="pause"):
    """Host: stop the game and every window and bot, or go on."""

    is_paused: bool


class MakeHost(Act, frozen=True, tag="make_host"):
    """Host: the device of this seat is the host from now on."""

    seat: Seat


class EndTable(Act, frozen=True, tag="end_table"):
    """Host: the table is over, without a winner."""


AnyAct: TypeAlias = (
    Rename
    | Leave
    | SetReady
    | LetBotPlay
    | TakeBack
    | ClaimHost
    | Rematch
    | AddBot
    | RemoveBot
    | Kick
    | LetBack
    | ChangeTable
    | Start
    | Nudge
    | Pause
    | MakeHost
    | EndTable
)


# ------------------------------------------------------------------------------ answered


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    kind: SeatKind
    name: str | None
    device: int | None
    """Seats of the same device are passed round on it."""
    is_ready: bool
    level: str | None
    """Of the bot that sits here, or that plays on for the person (`kind` is then still person)."""
    is_played_by_bot: bool
    temper: str | None
    """How the bot that sits here likes to play and to talk, as everybody may know: it says nothing about its role."""


class SeatPresence(msgspec.Struct, frozen=True):
    """Whether a person is here."""

    seat: int
    is_here: bool
    away_since: int | None
    """In milliseconds of the server's clock."""
    may_be_replaced: bool
    """Away for so long that anyone seated may let a bot play on."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may see it from outside the game."""

    table: str
    state: TableState
    game: str
    rules_version: int
    options: dict[str, Any]
    language: Language
    settings: Settings
    seats: list[SeatInfo]
    host: int
    """The host's device."""
    is_paused: bool
    is_abandoned: bool
    """The host ended it before the game did, or nobody came for so long that the house ended it."""
    created_at: int
    rematch: str | None
    set_aside: SetAsideReason | None
    code: str | None
    """Five letters that find the table while it is a lobby."""
    sent_away: list[str] = []
    """The names of those whom the host sent away and has not let back; before the start."""


class CodeFound(msgspec.Struct, frozen=True):
    """The table that a short code stands for."""

    table: str


class Joined(msgspec.Struct, frozen=True):
    """A place at a table. The token is a secret: it goes into the fragment of the seat's own link."""

    table: str
    token: str
    device: int
    seats: list[int]
    info: TableInfo


class Done(msgspec.Struct, frozen=True):
    """An act was done; the table is now so."""

    info: TableInfo


class CallKey(msgspec.Struct, frozen=True):
    """The house's public key for push (`applicationServerKey`), or nothing where nobody is called."""

    key: str | None


class ListedTable(msgspec.Struct, frozen=True):
    """An open table whose host put it on the public list."""

    table: str
    game: str
    language: Language
    host_name: str | None
    taken: int
    seats: int
    created_at: int


class TableList(msgspec.Struct, frozen=True):
    """The public list of open tables."""

    tables: list[ListedTable]


class NumberInfo(msgspec.Struct, frozen=True):
    """A number that a table may set."""

    name: str
    defaults: list[int]
    """What it is otherwise, for each number of seats that the game can have, in order."""
    least: int
    most: int


class OptionInfo(msgspec.Struct, frozen=True):
    """One thing that a table may decide before play."""

    name: str
    default: Any
    values: list[Any]
    """Every value, where they can be listed; empty otherwise."""
    numbers: list[NumberInfo]
    """If its value is numbers by name: each of them. Those left out are as they are otherwise."""
    allowed: str
    clause: str | None


class EditionInfo(msgspec.Struct, frozen=True):
    """A printed box that a table may be played by: a value of the option `edition`, and what that stands for."""

    edition: str
    options: list[dict[str, Any]]
    """The options in which it differs from the defaults, for each number of seats that the game can have, in order."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    title: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    editions: list[EditionInfo]
    """The boxes there are, the default one first."""
    levels: list[str]
    """The bots that can play it, the default one first."""


class GameList(msgspec.Struct, frozen=True):
    """The games that can be played here."""

    games: list[GameInfo]
    links: list[str]
    """Addresses under which others reach this server, the best one first: invitations and QR codes name that."""


class Frame(msgspec.Struct, frozen=True):
    """One moment of a finished game, as one viewer had it."""

    answer: int
    """After so many answers of people."""
    seat: int | None
    """Who answered last."""
    events: list[dict[str, Any]]
    view: dict[str, Any]
    said: list[Said | PhraseSaid | Claimed]
    """What was said after these events and before the next answer, as far as this viewer heard it."""


class Replay(msgspec.Struct, frozen=True):
    """A part of a finished game, moment by moment."""

    viewer: int | None
    total: int
    frames: list[Frame]


class Problem(msgspec.Struct, frozen=True):
    """A request was refused, and nothing changed."""

    reason: Reason
    clause: str | None
    args: dict[str, Any]
