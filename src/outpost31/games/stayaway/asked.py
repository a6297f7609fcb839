"""What is asked at a table of Stay Away!: for each kind of question, what it is about and what its options are."""

from typing import Literal, NotRequired, TypedDict

from outpost31.kernel.questions import Form, Nothing

Declaring = Literal["declare"]
"""The declaration, which The Thing may make in place of another answer. (S-9.3)"""
Card = str
"""A card's key; two cards of a kind are one option."""
Draw = Literal["draw"] | Declaring
Declaration = Literal["play_on"] | Declaring
Discard = tuple[Literal["discard"], Card]
Play = (
    tuple[Literal["play"], Card]
    | tuple[Literal["play"], Card, int]
    | tuple[Literal["play"], Literal["axe"], int, Literal["quarantine"]]
    | tuple[Literal["play"], Literal["axe"], int, Literal["door"], int]
)
"""A card by itself, on somebody, or an axe on what lies before somebody. (S-3.5, S-5.3)"""
CardToUse = Play | Discard | Declaring
Defence = tuple[Literal["defend"], Card]
AnswerToOffer = tuple[Literal["give"], Card] | Defence
AnswerToDeed = Literal["accept"] | Defence
Side = Literal["left", "right"]
HandToShow = Literal["keep", "show_hand", "show_infected"]


class GivingAbout(TypedDict):
    """Whom the card is for. (S-3.2, S-8.7)"""

    to: int


_From = TypedDict("_From", {"from": int})


class DeedAbout(_From):
    """Who plays on the seat that is asked. (S-6.3, S-6.4)"""


class OfferAbout(_From):
    """Who offers; the card, if it is open; whom the seat stands in for. (S-3.2, S-6.2, S-7.1)"""

    card: NotRequired[Card]
    stands_in_for: NotRequired[int]


ASKED = {
    "draw": Form(Nothing, Draw),
    "declaration": Form(Nothing, Declaration),
    "card_to_use": Form(Nothing, CardToUse),
    "card_to_offer": Form(GivingAbout, Card),
    "card_to_pass": Form(GivingAbout, Card),
    "answer_to_offer": Form(OfferAbout, AnswerToOffer),
    "answer_to_fire": Form(DeedAbout, AnswerToDeed),
    "answer_to_swap": Form(DeedAbout, AnswerToDeed),
    "card_to_keep": Form(Nothing, Card),
    "side_to_swap": Form(Nothing, Side),
    "seat_to_swap_with": Form(Nothing, int),
    "seat_to_exchange_with": Form(Nothing, int),
    "neighbour_to_show": Form(Nothing, int),
    "card_to_discard": Form(Nothing, Card),
    "card_to_lay": Form(Nothing, Card),
    "hand_to_show": Form(Nothing, HandToShow),
}
"""By kind of question."""
