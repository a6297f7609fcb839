"""What is asked at the outpost: for each kind of question, what it is about and what its options are."""

from typing import Literal, NotRequired, TypedDict

from outpost31.kernel.questions import Form, Nothing

Shelf = Literal["weapons", "items", "lab"]
Thing = tuple[Shelf, str, int]
"""A thing that somebody holds: its shelf, its kind and its reloads. (B-10.2)"""
Lot = tuple[Thing, ...]
OfferSeen = tuple[
    tuple[Literal["weapons"], tuple[str, ...]],
    tuple[Literal["items"], tuple[str, ...]],
    tuple[Literal["lab"], int],
]
"""What somebody puts into a deal, as the partner sees it: lab tokens are only counted. (B-10.2)"""
Deal = tuple[int, Lot]
"""Whose deal is answered, and with what. (B-10.2)"""
DealToAnswer = Literal["refuse"] | Deal
CharacterOrNone = Literal["none"] | int
CharacterToAccuse = Literal["abstain"] | int
AlienDeed = Literal["nothing", "dog", "sabotage"] | int
"""Whom it assimilates, or what it does instead. (B-6.4, B-6.6)"""
Turn = Literal["move", "special_action", "change_cards", "board"]
VehicleUse = Literal["nothing", "refuel", "escape"]


class PawnAbout(TypedDict):
    """The character that is asked."""

    pawn: int


class RoomAbout(TypedDict):
    """The room that it happens in."""

    room: str


class PlaceAbout(PawnAbout):
    """The character that is asked, or asked about, and the room that it happens in."""

    room: str


class WithdrawalAbout(PlaceAbout):
    """Who may withdraw, from where, and from an alien how strong. (B-6.12)"""

    alien: NotRequired[int]


class FireAbout(PlaceAbout):
    """Who may burn which room, and whether the leader must give leave. (B-7.1)"""

    leave: bool


class LightAbout(PawnAbout):
    """What a Flashlight is wanted for: whether in a special action, whether in the dark. (B-5.7, B-5.8)"""

    special: bool
    dark: bool


class TakingAbout(TypedDict):
    """What is in the deck, what was taken so far, and how many are still to be taken. (B-5.10)"""

    deck: tuple[tuple[str, int], ...]
    taken: tuple[str, ...]
    left: int


class NoticeAbout(PlaceAbout):
    """Whose token was seen in the meeting, which token, and what the character is now. (B-6.14, B-6.20)"""

    of: int | None
    saw: str | None
    role: str


class AssigningAbout(TypedDict):
    """The action card, and whether it would be lost on the leader. (B-7.4)"""

    card: str
    lost: bool


class DrawnAbout(PawnAbout):
    """What was drawn, of which one is kept. (B-9.3)"""

    drawn: tuple[str, ...]


class TokenAbout(PawnAbout):
    """The lab token that was drawn. (B-9.3)"""

    token: str


class PartnerAbout(PawnAbout):
    """With whom the character wants to trade, if with anybody. (B-10.2)"""

    partner: int | None


class OffersAbout(PawnAbout):
    """What was proposed to the character, and by whom. (B-10.2)"""

    offers: tuple[tuple[int, OfferSeen], ...]


class DealAbout(PartnerAbout):
    """Both sides of the deal. (B-10.2)"""

    offered: OfferSeen
    returned: OfferSeen


class TestAbout(TypedDict):
    """Which test. (B-10.5)"""

    test: str


class WillingAbout(PawnAbout):
    """Who is asked, and for which test. (B-10.5)"""

    test: str


class BoardingAbout(PawnAbout):
    """Who is asked whether they want to board what. (B-8.1)"""

    vehicle: str


class AskingAbout(PawnAbout):
    """Who is asked on board, and who wants to come. (B-8.3)"""

    asking: int


class StationAbout(TypedDict, total=False):
    """What any question at the outpost may be about, for code that treats questions of many kinds alike."""

    pawn: int
    room: str
    alien: int
    leave: bool
    special: bool
    dark: bool
    deck: tuple[tuple[str, int], ...]
    taken: tuple[str, ...]
    left: int
    of: int | None
    saw: str | None
    role: str
    card: str
    lost: bool
    drawn: tuple[str, ...]
    token: str
    partner: int | None
    offers: tuple[tuple[int, OfferSeen], ...]
    offered: OfferSeen
    returned: OfferSeen
    test: str
    vehicle: str
    asking: int
    dice: tuple[str, ...]
    before_rerolls: bool
    refused: bool
    thing: Thing
    taker: int
    cost: int
    down: tuple[str, ...]


COMMON = {
    "character_to_play": Form(Nothing, str),
    "weather_to_keep": Form(Nothing, str),
    "room_to_enter": Form(PawnAbout, str),
    "room_to_resolve": Form(Nothing, str),
    "weapon_to_withdraw": Form(WithdrawalAbout, str),
    "fire_to_use": Form(PlaceAbout, str),
    "burning_to_allow": Form(PlaceAbout, Literal["allow", "refuse"]),
    "bonus_to_play": Form(PawnAbout, str),
    "weapon_to_keep": Form(DrawnAbout, str),
    "item_to_keep": Form(DrawnAbout, str),
    "lab_token_to_keep": Form(TokenAbout, Literal["keep", "discard"]),
    "vehicle_use": Form(PlaceAbout, VehicleUse),
    "room_to_fuel": Form(PawnAbout, str),
    "test_to_begin_with": Form(Nothing, str),
    "willing_to_test": Form(WillingAbout, Literal["decline", "carry_out"]),
    "tester": Form(TestAbout, CharacterOrNone),
    "character_to_test": Form(PawnAbout, int),
    "rescue_to_board": Form(PawnAbout, Literal["stay", "board"]),
    "wish_to_board": Form(BoardingAbout, Literal["stay", "board"]),
    "boarding_to_allow": Form(AskingAbout, Literal["agree", "refuse"]),
}
"""What is asked at all three games, by kind of question."""
ASKED = COMMON | {
    "room_to_haunt": Form(Nothing, str),
    "strength_to_place": Form(RoomAbout, int),
    "card_to_swap": Form(Nothing, str),
    "turn": Form(Nothing, Turn),
    "flashlight_to_show": Form(LightAbout, Literal["decline", "show"]),
    "card_to_hand_over": Form(Nothing, str),
    "card_to_discard": Form(Nothing, str),
    "card_to_give_up": Form(Nothing, str),
    "card_to_take": Form(TakingAbout, str),
    "alien_deed": Form(RoomAbout, AlienDeed),
    "tokens_to_lay_out": Form(PlaceAbout, Literal["two_human", "one_alien"]),
    "character_to_check": Form(PlaceAbout, int),
    "notice": Form(NoticeAbout, Literal["confirm"]),
    "fire_for_room": Form(FireAbout, str),
    "next_card": Form(Nothing, Literal["go_on", "stop"]),
    "character_to_assign": Form(AssigningAbout, int),
    "trading_partner": Form(PawnAbout, CharacterOrNone),
    "things_to_offer": Form(PartnerAbout, Lot),
    "deal_to_answer": Form(OffersAbout, DealToAnswer),
    "deal_to_confirm": Form(DealAbout, Literal["refuse", "agree"]),
    "character_to_accuse": Form(Nothing, CharacterToAccuse),
    "self_exposure": Form(Nothing, Literal["stay_hidden", "expose"]),
}
"""By kind of question, at the board game."""
OFTEN_FORMAL = frozenset({"tester", "flashlight_to_show", "things_to_offer", "notice"})
"""What one player is asked alone and often has no choice in: nobody is willing, there is no light, nothing to give."""
