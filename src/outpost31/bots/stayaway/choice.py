"""What humans and aliens weigh alike at Stay Away!."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.stayaway.temperament import liking
from outpost31.bots.tempers import Temper
from outpost31.games.stayaway.asked import DeedAbout, GivingAbout
from outpost31.kernel.questions import AnyAbout, Nothing, Option, Seat

Scorer: TypeAlias = Callable[[Any, Option, AnyAbout], float]
"""What an option of one kind of question is worth, given what the question is about."""
Play: TypeAlias = Callable[..., float]
"""What it is worth to play one card, given on whom or what."""


class Choice(ABC):
    """One decision at Stay Away!: each option's score, which a side makes of its own worths."""

    at: Sight
    temper: Temper
    SCORERS: ClassVar[Mapping[str, Scorer]]
    """How a side scores the options of each kind of question."""
    PLAYS: ClassVar[Mapping[str, Play]]
    """What it is worth to a side to play each card; one that is not here gains nothing and costs nothing."""

    @abstractmethod
    def worth(self, card: str) -> float:
        """What a card is worth in one's hand."""

    @abstractmethod
    def moving(self, seat: Seat) -> float:
        """What it is worth to change places with somebody."""

    @abstractmethod
    def giving(self, card: str, seat: Seat) -> float:
        """What it is worth to give somebody this card."""

    def score(self, kind: str, option: Option, about: AnyAbout) -> float:
        """What an option is worth."""
        return self.SCORERS[kind](self, option, about) + liking(self.temper, kind, option)

    def playing(self, card: str, target: tuple[Option, ...]) -> float:
        """What it is worth to play a card on a target, before what the card itself is worth."""
        play = self.PLAYS.get(card)
        return 0.0 if play is None else play(self, *target)


def _draw(choice: Choice, option: Option, about: Nothing) -> float:
    return 0.0


def _card_to_give(choice: Choice, card: str, about: GivingAbout) -> float:
    return choice.giving(card, about["to"])


def _card_to_discard(choice: Choice, card: str, about: Nothing) -> float:
    return -choice.worth(card)


def _answer_to_fire(choice: Choice, option: Option, about: DeedAbout) -> float:
    return 0.0 if option == "accept" else 1.0


def _side_to_swap(choice: Choice, side: str, about: Nothing) -> float:
    circle = choice.at.circle
    steps = 3 if side == "left" else -3
    return choice.moving(circle[(circle.index(choice.at.seat) + steps) % len(circle)])


def _seat_to_swap_with(choice: Choice, seat: Seat, about: Nothing) -> float:
    return choice.moving(seat)


def _swap(choice: Choice, target: Seat) -> float:
    return choice.moving(target)


SHARED_SCORERS: dict[str, Scorer] = {
    "draw": _draw,
    "declaration": _draw,
    "card_to_offer": _card_to_give,
    "card_to_pass": _card_to_give,
    "card_to_discard": _card_to_discard,
    "card_to_lay": _card_to_discard,
    "answer_to_fire": _answer_to_fire,
    "side_to_swap": _side_to_swap,
    "seat_to_swap_with": _seat_to_swap_with,
}
"""The questions that both sides answer by the same rule, each with its own worths."""
SHARED_PLAYS: dict[str, Play] = {"change_places": _swap, "better_run": _swap}
"""The cards that both sides play by the same rule."""
