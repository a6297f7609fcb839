"""What is asked at the Norwegian Outpost: as at the board game, and about dental records and the UFO."""

from typing import Literal, NotRequired, TypedDict

from outpost31.games.outpost import asked
from outpost31.games.outpost.asked import RoomAbout
from outpost31.kernel.questions import Form, Nothing

AlienDeed = asked.AlienDeed | Literal["collect"]
"""At the UFO the alien collects in place of a sabotage. (N-5.3)"""


class TesterAbout(TypedDict):
    """Who tests; left out while teeth are looked at, one character after the other. (N-2.3)"""

    pawn: NotRequired[int]


class CostAbout(TypedDict):
    """What the next launch card costs. (N-5.4)"""

    cost: int


class PayingAbout(CostAbout):
    """The tokens that were put down so far. (N-5.4)"""

    down: tuple[str, ...]


ASKED = asked.ASKED | {
    "alien_deed": Form(RoomAbout, AlienDeed),
    "character_to_test": Form(TesterAbout, int),
    "card_to_discard_for_test": Form(Nothing, str),
    "sector_to_haunt": Form(Nothing, str),
    "launch_card_to_pay": Form(CostAbout, Literal["wait", "pay"]),
    "token_to_pay": Form(PayingAbout, str),
}
"""By kind of question."""
