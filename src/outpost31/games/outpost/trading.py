"""Phase 5, the first part: everybody stands in the Leisure Room and may trade (B-10.1, B-10.2)."""

from __future__ import annotations

from outpost31.games.outpost.events import DealAnswered, DealMade, DealProposed, DealRefused
from outpost31.games.outpost.finds import ITEMS, LAB, WEAPONS
from outpost31.games.outpost.table import CHARACTER, FLAMETHROWER, LEISURE_ROOM, Outpost
from outpost31.kernel import NOTHING, Option, Question, Questions, Secret, Silent, frozen

NONE = "none"
KEEP = "keep"
PUT_IN = "put_in"
AGREE = "agree"
REFUSE = "refuse"
MOST_PROPOSALS = 2
"""Proposals a seat and round (B-10.2)."""

Thing = tuple[str, str, int]
"""The shelf it is of, its kind, and the reloads on it."""


@frozen
class MeetInLeisureRoom(Silent):
    """All characters stand in the Leisure Room (B-10.1)."""

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Whoever lay down stands up."""
        table.enter("leisure")
        for pawn, status in enumerate(table.status):
            if status == CHARACTER:
                table.where[pawn] = LEISURE_ROOM
                table.standing[pawn] = True
            table.proposals[pawn] = 0


@frozen
class Trade:
    """All are asked for a partner at the same time, again and again until nobody proposes a deal (B-10.2)."""

    def ask(self, table: Outpost) -> Questions:
        """Who has proposals left."""
        people = table.in_turn()
        return tuple(
            Question(
                table.player[pawn],
                "trading_partner",
                (NONE, *(other for other in people if other != pawn)),
                (("pawn", pawn),),
                decline=NONE,
            )
            for pawn in self._asked(table)
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The proposals are heard in turn order."""
        proposals = [
            (pawn, partner)
            for pawn, partner in zip(self._asked(table), answers, strict=True)
            if partner != NONE
        ]
        if proposals:
            table.first(*(ProposeDeal(pawn, partner) for pawn, partner in proposals), self)

    def _asked(self, table: Outpost) -> list[int]:
        return [pawn for pawn in table.in_turn() if table.proposals[pawn] < MOST_PROPOSALS]


def things_of(table: Outpost, pawn: int) -> tuple[Thing, ...]:
    """Everything that a pawn could put into a deal. How many they are is public (B-5.13)."""
    return (
        *((WEAPONS, FLAMETHROWER, reloads) for reloads in table.flamethrowers[pawn]),
        *((WEAPONS, kind, 0) for kind in table.weapons[pawn].value),
        *((ITEMS, kind, 0) for kind in table.items[pawn].value),
        *((LAB, kind, 0) for kind in table.lab[pawn].value),
    )


def thing_question(
    table: Outpost, pawn: int, kind: str, number: int, about: tuple[tuple[str, Option], ...]
) -> Questions:
    """One question for each thing held, so that the number of questions tells nothing of the offer."""
    things = things_of(table, pawn)
    if number == len(things):
        return NOTHING
    shelf, thing, reloads = things[number]
    about = (*about, ("shelf", shelf), ("thing", thing), ("reloads", reloads))
    return (Question(table.player[pawn], kind, (KEEP, PUT_IN), about),)


def offer_seen(things: tuple[Thing, ...]) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """What the other sees of an offer: weapons and items, and how many lab tokens (B-10.2)."""
    weapons = tuple(kind for shelf, kind, _ in things if shelf == WEAPONS)
    items = tuple(kind for shelf, kind, _ in things if shelf == ITEMS)
    return weapons, items, len(things) - len(weapons) - len(items)


def offer_about(name: str, things: tuple[Thing, ...]) -> tuple[str, Option]:
    """An offer as a question tells it to the other."""
    weapons, items, lab = offer_seen(things)
    return (name, (("weapons", weapons), ("items", items), ("lab", lab)))


@frozen
class ProposeDeal:
    """One says what it puts in, thing by thing (B-10.2)."""

    proposer: int
    partner: int
    number: int = 0
    offer: tuple[Thing, ...] = ()

    def ask(self, table: Outpost) -> Questions:
        """The next thing it holds."""
        about = (("partner", self.partner),)
        return thing_question(table, self.proposer, "thing_to_offer", self.number, about)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """At the end only the partner hears it."""
        one, other = self.proposer, self.partner
        if answers:
            more = things_of(table, one)[self.number : self.number + (answers[0] == PUT_IN)]
            table.first(ProposeDeal(one, other, self.number + 1, self.offer + more))
            return
        table.proposals[one] += 1
        two = (table.player[one], table.player[other])
        table.tell(DealProposed(one, other, *offer_seen(self.offer)), two)
        table.first(AnswerDeal(one, other, self.offer))


@frozen
class AnswerDeal:
    """The partner answers with what it puts in, thing by thing (B-10.2)."""

    proposer: int
    partner: int
    offer: tuple[Thing, ...]
    number: int = 0
    answer: tuple[Thing, ...] = ()

    def ask(self, table: Outpost) -> Questions:
        """The next thing it holds, knowing the offer."""
        about = (("partner", self.proposer), offer_about("offered", self.offer))
        return thing_question(table, self.partner, "thing_to_return", self.number, about)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Only the two know it."""
        one, other = self.proposer, self.partner
        if answers:
            more = things_of(table, other)[self.number : self.number + (answers[0] == PUT_IN)]
            table.first(AnswerDeal(one, other, self.offer, self.number + 1, self.answer + more))
            return
        two = (table.player[one], table.player[other])
        table.tell(DealAnswered(one, other, *offer_seen(self.answer)), two)
        table.first(ConfirmDeal(one, other, self.offer, self.answer))


@frozen
class ConfirmDeal:
    """Both confirm, or there is no deal (B-10.2)."""

    proposer: int
    partner: int
    offer: tuple[Thing, ...]
    answer: tuple[Thing, ...]

    def ask(self, table: Outpost) -> Questions:
        """Both at the same time, always."""
        about = (offer_about("offered", self.offer), offer_about("returned", self.answer))
        return tuple(
            Question(
                table.player[pawn],
                "deal_to_confirm",
                (REFUSE, AGREE),
                (("partner", other), *about),
                decline=REFUSE,
            )
            for pawn, other in ((self.proposer, self.partner), (self.partner, self.proposer))
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """All see who dealt and how many each way; what was refused is seen by the two only."""
        one, other = self.proposer, self.partner
        two = (table.player[one], table.player[other])
        if answers != (AGREE, AGREE) or not (self.offer or self.answer):
            table.tell(DealRefused(one, other), two)
            return
        for thing in self.offer:
            hand_thing(table, one, other, thing)
        for thing in self.answer:
            hand_thing(table, other, one, thing)
        table.tell(
            DealMade(
                one,
                other,
                len(self.offer),
                len(self.answer),
                sum(kind == FLAMETHROWER for _, kind, _ in self.offer),
                sum(kind == FLAMETHROWER for _, kind, _ in self.answer),
                Secret(tuple(kind for _, kind, _ in self.offer), two),
                Secret(tuple(kind for _, kind, _ in self.answer), two),
            )
        )


def hand_thing(table: Outpost, giver: int, taker: int, thing: Thing) -> None:
    """A thing changes hands; a Flamethrower keeps its reloads (B-9.8)."""
    shelf, kind, reloads = thing
    if kind == FLAMETHROWER:
        left = list(table.flamethrowers[giver])
        left.remove(reloads)
        table.flamethrowers[giver] = tuple(left)
        table.flamethrowers[taker] = (*table.flamethrowers[taker], reloads)
        return
    held = table.weapons if shelf == WEAPONS else table.items if shelf == ITEMS else table.lab
    rest = list(held[giver].value)
    rest.remove(kind)
    held[giver] = table.own(giver, tuple(rest))
    held[taker] = table.own(taker, (*held[taker].value, kind))
