"""The shape of what leaves a table of Stay Away!: its view, field by field. Told events have theirs in `told`."""

from typing import Any, Literal, NotRequired, TypedDict

RoleName = Literal["human", "infected", "the_thing"]


class DeckSeen(TypedDict):
    """The deck: how many cards, and the back of the topmost, which everybody sees. (S-1.1)"""

    cards: int
    back: str | None


class PlayerSeen(TypedDict):
    """One player as the viewer sees them; what the viewer may not know is None. (S-4.4)"""

    seat: int
    is_alive: bool
    cards: int
    quarantine: int
    role: RoleName | None
    hand: list[str] | None


class LinkSeen(TypedDict):
    """One link in the chain of infection, once the game is over. (S-9.5)"""

    by: int
    whom: int
    turn: int
    through: str


class FallSeen(TypedDict):
    """An elimination; the role once the game is over. (S-9.1)"""

    seat: int
    turn: int
    cause: str
    role: RoleName | None


class OutcomeSeen(TypedDict):
    """How it ended: why, then who."""

    reason: str
    winners: list[int]
    losers: list[int]


class StayAwayView(TypedDict):
    """What one seat, or the spectator, sees of a table."""

    game: Literal["stayaway"]
    you: int | None
    turn: int
    active: int
    direction: int
    circle: list[int]
    doors: list[list[int]]
    deck: DeckSeen
    discards: int
    in_play: list[str]
    players: list[PlayerSeen]
    drawn: list[str] | None
    outcome: OutcomeSeen | None
    chain: list[LinkSeen] | None
    falls: list[FallSeen]
    options: NotRequired[dict[str, Any]]
    """What the table decided before the game; the match adds it."""
