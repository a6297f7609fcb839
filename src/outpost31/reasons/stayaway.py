"""Why a card, a player or a deed is not on offer at Stay Away!"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from outpost31.games.stayaway.asked import CardToUse, GivingAbout, OfferAbout, Play
from outpost31.games.stayaway.cards import CARDS, PLAYED_ON_SOMEBODY, Aim, Kind, Limit
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.reasons.foresight import Foresight
from outpost31.reasons.hindrances import Considered, Considering, Hindrance, Sight

TARGETED = PLAYED_ON_SOMEBODY
"""The cards that are played on somebody; the axe is played on an obstacle. (S-3.5)"""


def _view(sight: Sight) -> StayAwayView:
    """What the seat sees, as the shape that a view of this game has."""
    return cast(StayAwayView, sight.view)


class Circle:
    """The circle as a seat sees it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.view = _view(sight)
        self.players = self.view["players"]
        self.me = self.players[sight.seat]
        self.hand = self.me["hand"] or []
        self.kinds = tuple(dict.fromkeys((*self.hand, *(self.view["drawn"] or ()))))

    def is_alive(self, seat: int) -> bool:
        """Whether somebody is still in the circle."""
        return seat in self.view["circle"]

    def is_beside(self, seat: int) -> bool:
        """Whether somebody is a neighbour. (S-3.5)"""
        circle = self.view["circle"]
        return (circle.index(seat) - circle.index(self.seat)) % len(circle) in (1, len(circle) - 1)

    def is_barred(self, seat: int) -> bool:
        """Whether a door bars the way to a neighbour. (S-7.2)"""
        return any({self.seat, seat} == set(pair) for pair in self.view["doors"])

    def others(self) -> list[int]:
        """Everybody else who lives."""
        return [seat for seat in self.view["circle"] if seat != self.seat]

    def is_hunted(self) -> bool:
        """Whether this is The Thing on its own turn with a Flamethrower. (S-4.5)"""
        return bool(
            self.sight.options["thing_flamethrower"]
            and self.view["active"] == self.seat
            and self.me["role"] == "the_thing"
            and "flamethrower" in self.hand
        )

    def is_given_away(self) -> bool:
        """Whether a look at the whole hand, outside its own turn, would find The Thing with a Flamethrower. (S-4.5)"""
        return bool(
            self.sight.options["thing_flamethrower"]
            and self.view["active"] != self.seat
            and {"the_thing", "flamethrower"} <= set(self.hand)
        )

    # What speaks against pointing at a player ---------------------------------------------------------------

    def unreachable(
        self, seat: int, clause: str, *, beside: bool, free: str | None, through_doors: bool = False
    ) -> Hindrance | None:
        """Why somebody cannot be reached: out, oneself, too far, behind a door, in quarantine where the clause `free`
        forbids that. (S-3.5, S-7.1)"""
        about = {"seat": seat}
        if not self.is_alive(seat):
            return Hindrance("out", "S-9.1", about)
        if seat == self.seat:
            return Hindrance("yourself", clause)
        if beside and not self.is_beside(seat):
            return Hindrance("not-beside", clause, about)
        if not through_doors and self.is_barred(seat):
            return Hindrance("behind-door", "S-7.2", about)
        if free and self.players[seat]["quarantine"]:
            return Hindrance("in-quarantine", free, about)
        return None

    def out_of_reach(self, card: str, seat: int) -> Hindrance | None:
        """Why a card cannot be played on somebody. (S-3.5)"""
        kind = CARDS[card]
        return self.unreachable(
            seat,
            "S-3.5",
            beside=kind.aim is Aim.NEIGHBOUR,
            free=kind.clause if Limit.ON_THE_FREE in kind.limits else None,
            through_doors=Limit.THROUGH_DOORS in kind.limits,
        )

    # What speaks against a card -----------------------------------------------------------------------------

    def unplayable(self, card: str) -> Hindrance | None:
        """Why a card cannot be played on one's turn, whoever it is played on. (S-3.5, S-5.11)"""
        kind = CARDS[card].kind
        if kind is Kind.DEFENCE:
            return Hindrance("defence-answers", "S-5.11", {"card": card})
        if kind is Kind.CONTAGION:
            return Hindrance("contagion-unplayed", "S-5.11", {"card": card})
        if Limit.BY_THE_FREE in CARDS[card].limits and self.me["quarantine"]:
            return Hindrance("you-in-quarantine", "S-7.1", {"card": card})
        if card == "axe" and not self._obstacles():
            return Hindrance("nothing-to-chop", "S-5.3")
        if card in TARGETED and all(self.out_of_reach(card, seat) for seat in self.others()):
            return Hindrance("nobody-in-reach", "S-3.5", {"card": card})
        return None

    def _obstacles(self) -> bool:
        """Whether an obstacle lies on this player or on a neighbour in reach. (S-5.3)"""
        near = [seat for seat in self.others() if self.is_beside(seat) and not self.is_barred(seat)]
        return any(
            self.players[seat]["quarantine"] or any(seat in pair for pair in self.view["doors"])
            for seat in (self.seat, *near)
        )

    def kept(self, card: str) -> Hindrance | None:
        """Why a card cannot be discarded. (S-4.2, S-4.5)"""
        if card == "the_thing":
            return Hindrance("the-thing-stays", "S-4.2")
        if self.is_hunted():
            return None if card == "flamethrower" else Hindrance("fire-must-go", "S-4.5")
        if card == "infected" and self.me["role"] == "infected" and self.hand.count("infected") == 1:
            return Hindrance("last-infected-stays", "S-4.2")
        return None

    def ungiven(self, card: str, taker: int) -> Hindrance | None:
        """Why a card cannot be given to somebody. (S-4.2, S-4.5)"""
        role = self.me["role"]
        if role == "the_thing":
            return self.kept(card)
        if card != "infected":
            return None
        if role == "human":
            return Hindrance("humans-keep-infected", "S-4.2")
        if self.players[taker]["role"] != "the_thing":
            return Hindrance("infected-only-to-thing", "S-4.2", {"seat": taker})
        return Hindrance("last-infected-stays", "S-4.2") if self.hand.count("infected") == 1 else None


# By kind of question ------------------------------------------------------------------------------------------


def _everybody(sight: Sight) -> range:
    return range(len(_view(sight)["players"]))


def _declaring(sight: Sight) -> Iterator[Considered]:
    """The declaration is The Thing's alone. (S-9.3)"""
    is_thing = _view(sight)["players"][sight.seat]["role"] == "the_thing"
    hindrance = None if is_thing else Hindrance("only-the-thing-declares", "S-9.3")
    yield Considered(("act:declare",), sight.offers("declare"), hindrance)


def _nobody_is_chosen(sight: Sight, hindrance: Hindrance) -> Iterator[Considered]:
    for seat in _everybody(sight):
        yield Considered((f"seat:{seat}",), is_offered=False, hindrance=hindrance)


def drawing(sight: Sight) -> Iterator[Considered]:
    """A turn opens with drawing. (S-3.1)"""
    first = Hindrance("draw-first", "S-3.1")
    for card in Circle(sight).kinds:
        yield Considered((f"card:{card}",), is_offered=False, hindrance=first)
    yield from _nobody_is_chosen(sight, first)
    yield from _declaring(sight)


def using(sight: Sight) -> Iterator[Considered]:
    """Play a card or discard one. (S-3.1, S-3.5)"""
    circle = Circle(sight)
    options = cast(tuple[CardToUse, ...], sight.question.options)
    plays = cast(list[Play], [option for option in options if option[0] == "play"])
    must_go = Hindrance("fire-must-go", "S-4.5") if circle.is_hunted() else None
    for card in circle.kinds:
        played = [option for option in plays if option[1] == card]
        hindrance = circle.unplayable(card) or (None if played else must_go)
        yield Considered((f"card:{card}", "act:play"), bool(played), hindrance)
        discarded = sight.offers(("discard", card))
        hindrance = None if discarded else circle.kept(card)  # the fire may be kept for an exchange
        yield Considered((f"card:{card}", "act:discard"), discarded, hindrance)
        if card not in TARGETED:
            continue
        for seat in _everybody(sight):
            is_offered = any(seat in option[2:3] for option in played)
            hindrance = circle.out_of_reach(card, seat) or circle.unplayable(card)
            hindrance = hindrance or (None if is_offered else must_go)
            yield Considered((f"card:{card}", f"seat:{seat}"), is_offered, hindrance)
    yield from _targets(sight, circle, plays)
    yield from _declaring(sight)


def _targets(sight: Sight, circle: Circle, plays: list[Play]) -> Iterator[Considered]:
    """Everybody whom no card reaches, with the reason of the first card that is played on somebody."""
    cards = [card for card in circle.kinds if card in TARGETED]
    pointed = {part for option in plays for part in option[2:] if isinstance(part, int)}
    for seat in _everybody(sight):
        hindrances = [circle.out_of_reach(card, seat) or circle.unplayable(card) for card in cards]
        is_out = not circle.is_alive(seat)
        hindrance = (
            Hindrance("out", "S-9.1", {"seat": seat})
            if is_out
            else Hindrance("no-card-for-anybody", "S-3.5")
            if not cards
            else next((one for one in hindrances if one), None)
        )
        if seat in pointed:  # a card reaches them, or an axe does
            hindrance = None
        yield Considered((f"seat:{seat}",), seat in pointed, hindrance)


def _giving(sight: Sight, clause: str) -> Iterator[Considered]:
    circle, taker = Circle(sight), sight.question.about_as(GivingAbout)["to"]
    for card in circle.kinds:
        yield Considered((f"card:{card}",), sight.offers(card), circle.ungiven(card, taker))
    yield from _nobody_is_chosen(sight, Hindrance("partner-is", clause, {"seat": taker}))


def offering(sight: Sight) -> Iterator[Considered]:
    """A card for the next player. (S-3.2, S-4.2)"""
    yield from _giving(sight, "S-3.2")
    yield from _declaring(sight)


def passing(sight: Sight) -> Iterator[Considered]:
    """A card for the next player, all at once. (S-8.7)"""
    yield from _giving(sight, "S-8.7")


def answering_offer(sight: Sight) -> Iterator[Considered]:
    """A card in return, or a defence. (S-3.2, S-6.1)"""
    circle, offerer = Circle(sight), sight.question.about_as(OfferAbout)["from"]
    for card in circle.kinds:
        given = sight.offers(("give", card))
        yield Considered((f"card:{card}", "act:give"), given, circle.ungiven(card, offerer))
        if CARDS[card].kind is Kind.DEFENCE:
            yield Considered(
                (f"card:{card}", "act:defend"),
                sight.offers(("defend", card)),
                _useless_defence(card, ("im_fine_here", "no_barbecue")),
            )
    yield from _nobody_is_chosen(sight, Hindrance("partner-is", "S-3.2", {"seat": offerer}))


def _useless_defence(card: str, useless: tuple[str, ...]) -> Hindrance | None:
    """What a defence card is good for, where it is of no use. (S-6.1, S-6.3, S-6.4)"""
    return Hindrance("other-defence", CARDS[card].clause, {"card": card}) if card in useless else None


def _defending(defence: str, id: str, clause: str) -> Considering:
    def considering(sight: Sight) -> Iterator[Considered]:
        for card in Circle(sight).kinds:
            hindrance = None if card == defence else Hindrance(id, clause)
            yield Considered((f"card:{card}",), sight.offers(("defend", card)), hindrance)
        yield from _nobody_is_chosen(sight, Hindrance(id, clause))

    return considering


def keeping(sight: Sight) -> Iterator[Considered]:
    """One of the cards that were drawn. (S-5.6)"""
    drawn = _view(sight)["drawn"] or ()
    for card in Circle(sight).kinds:
        hindrance = None if card in drawn else Hindrance("only-drawn", "S-5.6")
        yield Considered((f"card:{card}",), sight.offers(card), hindrance)


def counting_to_three(sight: Sight) -> Iterator[Considered]:
    """The third player to one side. (S-8.2)"""
    circle = _view(sight)["circle"]
    place = circle.index(sight.seat)
    thirds = {circle[(place + steps) % len(circle)] for steps in (3, -3)}
    for seat in _everybody(sight):
        hindrance = None if seat in thirds else Hindrance("not-the-third", "S-8.2", {"seat": seat})
        yield Considered((f"seat:{seat}",), seat in thirds, hindrance)


def _choosing(clause: str, *, beside: bool) -> Considering:
    def considering(sight: Sight) -> Iterator[Considered]:
        circle = Circle(sight)
        for seat in _everybody(sight):
            hindrance = circle.unreachable(seat, clause, beside=beside, free=None if beside else clause)
            yield Considered((f"seat:{seat}",), sight.offers(seat), hindrance)

    return considering


def discarding(sight: Sight) -> Iterator[Considered]:
    """A card that may be discarded. (S-8.6, S-8.9)"""
    circle = Circle(sight)
    for card in circle.kinds:
        yield Considered((f"card:{card}",), sight.offers(card), circle.kept(card))


def revealing(sight: Sight) -> Iterator[Considered]:
    """The whole hand, an Infected! card, or nothing. (S-8.12)"""
    circle = Circle(sight)
    for card in circle.kinds:
        yield Considered((f"card:{card}",), is_offered=False, hindrance=Hindrance("whole-hand", "S-8.12"))
    lacking = None if "infected" in circle.hand else Hindrance("no-infected-card", "S-8.12")
    yield Considered(("act:show_infected",), sight.offers("show_infected"), lacking)


def declaring(sight: Sight) -> Iterator[Considered]:
    """The moment of The Thing: it declares, or plays on. (S-9.3)"""
    first = Hindrance("declare-first", "S-9.3")
    for card in Circle(sight).kinds:
        yield Considered((f"card:{card}",), is_offered=False, hindrance=first)
    yield from _nobody_is_chosen(sight, first)
    yield from _declaring(sight)


BY_KIND: dict[str, Callable[[Sight], Iterator[Considered]]] = {
    "draw": drawing,
    "declaration": declaring,
    "card_to_use": using,
    "card_to_offer": offering,
    "card_to_pass": passing,
    "answer_to_offer": answering_offer,
    "answer_to_fire": _defending("no_barbecue", "only-no-barbecue", "S-6.4"),
    "answer_to_swap": _defending("im_fine_here", "only-im-fine-here", "S-6.3"),
    "card_to_keep": keeping,
    "side_to_swap": counting_to_three,
    "seat_to_swap_with": _choosing("S-8.5", beside=False),
    "seat_to_exchange_with": _choosing("S-8.8", beside=False),
    "neighbour_to_show": _choosing("S-8.10", beside=True),
    "card_to_discard": discarding,
    "card_to_lay": discarding,
    "hand_to_show": revealing,
}


def consider(sight: Sight) -> Iterator[Considered]:
    """Everything that the seat may point at, with what speaks against it."""
    return BY_KIND[sight.question.kind](sight)


def foresee(sight: Sight) -> Iterator[Foresight]:
    """What would lose at once: a declaration with humans about, and a hand with The Thing and a Flamethrower."""
    circle = Circle(sight)
    for option in sight.question.options:
        if option == "declare":
            yield Foresight(option, "declare", {"count": len(circle.others())}, is_warning=True)
        elif option == "show_hand" and circle.is_given_away():
            yield Foresight(option, "given-away", is_warning=True)
