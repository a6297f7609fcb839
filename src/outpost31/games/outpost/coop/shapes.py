"""The shape of what leaves a table of 1 to 3 players: the board game's view, with dice and threat token."""

from typing import TypedDict

from outpost31.games.outpost.shapes import BoardgameView


class ThreatSeen(TypedDict):
    """The threat token on the suspicion track. (C-6.1)"""

    space: int
    first: int
    last: int


class DiceSeen(TypedDict):
    """The action dice: what they show, and what was done with them. (C-5.2)"""

    faces: list[str]
    rerolled: list[int]
    assigned: int | None
    assignments_left: int
    fires: int
    printed: list[str]


class CoopView(BoardgameView):
    """What one player, or the spectator, sees of a table of 1 to 3 players."""

    leading_player: int
    open_hands: bool
    escape_wins: bool
    role_cards_left_over: list[str] | None
    threat: ThreatSeen
    dice: DiceSeen
