"""The shape of what leaves a table of the outpost: its view, field by field. Told events have theirs in `told`."""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict, cast

RoleName = Literal["human", "alien"]
Status = Literal["character", "exposed", "dead"]


class PersonSeen(TypedDict):
    """One character's place as the viewer sees it; what the viewer may not know is None."""

    pawn: int
    player: int
    character: str | None
    status: str
    where: str | None
    standing: bool
    suspicion: int | None
    role: str | None
    cards: int
    hand: list[str] | None
    flamethrowers: list[int]
    weapon_count: int
    weapons: list[str] | None
    item_count: int
    items: list[str] | None
    lab_count: int
    lab: list[str] | None
    laid: int | None
    tokens: list[str] | None


class RoomSeen(TypedDict):
    """A room with the counters, dogs and aliens in it."""

    colour: str
    fuel: int | None
    damage: int | None
    burned: bool
    usable: bool
    dogs: int
    alien: int


class RescueSeen(TypedDict):
    """The rescue helicopter on its track. (B-8.1)"""

    space: int | None
    fuel: int
    gone: bool


class BaseSeen(TypedDict):
    """Weather, stores, tracks and tokens."""

    weather: str | None
    die_at_station: bool
    stores: dict[str, int]
    pantry: int
    kitchen: int
    hungry: bool
    freezing: int | None
    dark: bool
    rescue: RescueSeen
    dogs_off_board: int
    dogs_out_of_game: int
    damage_left: int
    fire_left: int
    reloads_left: int


class PilesSeen(TypedDict):
    """How many cards and tokens lie where; what is in them is secret. (B-5.13)"""

    deck: int
    discards: int
    stack: int
    stack_shown: list[str]
    revealed: str | None
    weapon_deck: int
    item_deck: int
    lab_bag: int
    contagion_bag: int
    drawn_count: int
    drawn: list[str] | None
    locations: int
    locations_drawn: list[str]
    kennel_card: bool
    contents: dict[str, list[str]] | None


class AlienSeen(TypedDict):
    """The alien team: its strength, and the strength on its face-down cards. (B-4.8)"""

    exposed: list[int]
    pool: int
    cards: list[int]
    rooms: list[str] | None
    unresolved: list[str]


class EscapeSeen(TypedDict):
    """Who is aboard what. (B-8.2)"""

    vehicle: str | None
    aboard: list[int]


class WeatherTableSeen(TypedDict):
    """The printed weather table of this number of players."""

    die: list[str]
    boiler: dict[str, int]
    generator: dict[str, int]
    freezing: dict[str, int]
    rescue: dict[str, int]


class LimitsSeen(TypedDict):
    """The lengths of the tracks, what the rooms hold, and the weather table."""

    red: int
    start: int
    freezing_track: int
    rescue_track: int
    rescue_fuel: int
    fuel: dict[str, int]
    damage: dict[str, int]
    weather: WeatherTableSeen


class OutcomeSeen(TypedDict):
    """How it ended: why, then who."""

    reason: str
    winners: list[int]
    losers: list[int]


class LinkSeen(TypedDict):
    """One link in the chain of infection, once the game is over."""

    victim: int
    by: int | None
    how: str
    room: str | None
    round: int


class StationSeen(TypedDict):
    """What all three games at the outpost show, except their people."""

    edition: str
    viewer: int | None
    round: int
    phase: str
    leader: int | None
    marker: str | None
    marker_holder: int | None
    rooms: dict[str, RoomSeen]
    base: BaseSeen
    piles: PilesSeen
    alien: AlienSeen
    escape: EscapeSeen
    limits: LimitsSeen
    outcome: OutcomeSeen | None
    chain: list[LinkSeen] | None
    options: NotRequired[dict[str, Any]]
    """What the table decided before the game; the match adds it."""


class BoardgameView(StationSeen):
    """What one seat, or the spectator, sees of a table of the board game."""

    people: list[PersonSeen]


def people_in(view: StationSeen) -> Sequence[PersonSeen]:
    """The people that any game at the outpost shows; what only one game tells of a person is in its own shapes."""
    return cast(BoardgameView, view)["people"]
