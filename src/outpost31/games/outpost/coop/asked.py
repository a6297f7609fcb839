"""What is asked at a table of 1 to 3 players: much the same as at the board game, and questions about dice."""

from typing import Literal, TypedDict

from outpost31.games.outpost.asked import COMMON, CharacterOrNone, PawnAbout, RoomAbout, Thing
from outpost31.kernel.questions import Form, Nothing

DieOrNone = Literal["none"] | int
DieToTurn = Literal["none"] | tuple[int, str]
"""A die by its place, and the face that it is to show. (C-5.4)"""
ActionToTake = Literal["none", "use", "repair"] | tuple[Literal["burn"], str]
"""The face of a die, or fire and what with. (C-5.7)"""


class DiceAbout(TypedDict):
    """What the dice show. (C-5.2)"""

    dice: tuple[str, ...]


class DieAbout(PawnAbout):
    """Who is asked, and what the dice show. (C-5.3, C-5.5)"""

    dice: tuple[str, ...]


class TurningAbout(DieAbout):
    """Whether this is before dice are rolled again, or after. (C-5.4)"""

    before_rerolls: bool


class ActionAbout(DieAbout):
    """Whether the leader has refused a fire. (C-5.7)"""

    refused: bool


class LeftAbout(TypedDict):
    """How many things may still be handed over. (C-7.1)"""

    left: int


class ThingAbout(PawnAbout):
    """Who hands over what. (C-7.1)"""

    thing: Thing


class TakerAbout(TypedDict):
    """The player who has no character left. (C-6.4)"""

    taker: int


ASKED = COMMON | {
    "character_to_assign": Form(DiceAbout, int),
    "die_to_reroll": Form(DieAbout, DieOrNone),
    "die_to_turn": Form(TurningAbout, DieToTurn),
    "die_to_cancel": Form(DieAbout, DieOrNone),
    "action_to_take": Form(ActionAbout, ActionToTake),
    "next_dice": Form(Nothing, Literal["go_on", "stop"]),
    "character_to_lose": Form(RoomAbout, int),
    "character_to_expose": Form(Nothing, int),
    "character_to_give": Form(TakerAbout, int),
    "character_to_hand_over": Form(LeftAbout, CharacterOrNone),
    "thing_to_hand_over": Form(PawnAbout, Thing),
    "character_to_take": Form(ThingAbout, int),
}
"""By kind of question."""
