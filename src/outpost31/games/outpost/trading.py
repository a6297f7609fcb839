"""Phase 5, the first part: everybody stands in the Leisure Room and may trade (B-10.1, B-10.2).

Nobody but the two may learn that a deal was proposed. So everybody goes through the same questions at the same time,
whether they propose anything or not: a partner, what they put in, what they say to the deals proposed to them, and
whether their own comes about.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from outpost31.games.outpost.events import DealAnswered, DealMade, DealProposed, DealRefused
from outpost31.games.outpost.finds import ITEMS, LAB, WEAPONS
from outpost31.games.outpost.table import CHARACTER, FLAMETHROWER, LEISURE_ROOM, Outpost, in_order
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Secret, Silent, frozen

NONE = "none"
AGREE = "agree"
REFUSE = "refuse"
MOST_PROPOSALS = 2
"""Proposals a seat and round (B-10.2)."""
MOST_LOTS = 128
"""At most this many selections of one's things are on offer (B-10.2)."""

Thing = tuple[str, str, int]
"""The shelf it is of, its kind, and the reloads on it."""
Lot = tuple[Thing, ...]
"""What one side puts into a deal."""
Proposal = tuple[int, int, Lot]
"""Who proposes a deal to whom, and what they put in."""
Deal = tuple[int, int, Lot, Lot]
"""A proposal with what the partner puts in."""


@frozen
class MeetInLeisureRoom(Silent):
    """All characters stand in the Leisure Room (B-10.1)."""

    key = "meet_in_leisure_room"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Whoever lay down stands up."""
        table.enter("leisure")
        for pawn, status in enumerate(table.status):
            if status == CHARACTER:
                table.where[pawn] = LEISURE_ROOM
                table.standing[pawn] = True


@frozen
class Trade:
    """All are asked for a partner at the same time, twice a round; skipped while nobody holds anything (B-10.2)."""

    key = "trade"

    number: int = 1
    """The first or the second time in this round."""

    def ask(self, table: Outpost) -> Questions:
        """Everybody, whether they proposed something before or not."""
        people = table.in_turn()
        if not can_trade(table):
            return NOTHING
        return tuple(
            [
                Question(
                    table.player[pawn],
                    "trading_partner",
                    (NONE, *people[:place], *people[place + 1 :]),
                    (("pawn", pawn),),
                )
                for place, pawn in enumerate(people)
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Only the partner learns what they propose, and that they propose anything at all."""
        if not answers:
            return
        if self.number < MOST_PROPOSALS:
            table.agenda.append(Trade(self.number + 1))
        partners = zip(table.in_turn(), answers, strict=True)
        proposing = tuple([(pawn, partner) for pawn, partner in partners if partner != NONE])
        table.agenda.append(OfferThings(proposing))


def things_of(table: Outpost, pawn: int) -> tuple[Thing, ...]:
    """Everything that a pawn could put into a deal. Their number is public (B-5.13).

    Under the option lab tokens do not change hands (B-10.2).
    """
    things: list[Thing] = []
    if table.flamethrowers[pawn]:
        things += [(WEAPONS, FLAMETHROWER, reloads) for reloads in sorted(table.flamethrowers[pawn])]
    if table.weapons[pawn].value:
        things += [(WEAPONS, kind, 0) for kind in in_order(table.weapons[pawn].value)]
    if table.items[pawn].value:
        things += [(ITEMS, kind, 0) for kind in in_order(table.items[pawn].value)]
    if table.lab[pawn].value and table.settings.trade_lab_tokens:
        things += [(LAB, kind, 0) for kind in in_order(table.lab[pawn].value)]
    return tuple(things)


def holds_something(table: Outpost, pawn: int) -> bool:
    """Whether a pawn could put anything into a deal."""
    return bool(
        table.items[pawn].value
        or table.weapons[pawn].value
        or (table.lab[pawn].value and table.settings.trade_lab_tokens)
        or table.flamethrowers[pawn]
    )


def can_trade(table: Outpost) -> bool:
    """Whether anybody could put anything into a deal."""
    return any(holds_something(table, pawn) for pawn in table.in_turn())


def lots_of(table: Outpost, pawn: int) -> tuple[Lot, ...]:
    """Every selection of what a pawn holds, smallest first; if very many, only small ones and everything (B-10.2)."""
    things = things_of(table, pawn)
    lots: list[Lot] = [()]
    for size in range(1, len(things) + 1):
        more = list(dict.fromkeys(combinations(things, size)))
        if len(lots) + len(more) > MOST_LOTS:
            lots.append(things)
            break
        lots += more
    return tuple(lots)


def offer_seen(things: tuple[Thing, ...]) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """What the other sees of an offer: weapons and items, and how many lab tokens (B-10.2)."""
    if not things:
        return (), (), 0
    weapons = tuple([kind for shelf, kind, _ in things if shelf == WEAPONS])
    items = tuple([kind for shelf, kind, _ in things if shelf == ITEMS])
    return weapons, items, len(things) - len(weapons) - len(items)


def offer_about(things: tuple[Thing, ...]) -> Option:
    """An offer as a question tells it to the other."""
    if not things:
        return NOTHING_OFFERED
    weapons, items, lab = offer_seen(things)
    return (("weapons", weapons), ("items", items), ("lab", lab))


NOTHING_OFFERED: Final = (("weapons", ()), ("items", ()), ("lab", 0))
"""What a question tells of an offer with nothing in it, as most are."""


@frozen
class OfferThings:
    """Whoever proposes a deal says what they put in; all who hold something are asked the same (B-10.2)."""

    key = "offer_things"

    partners: tuple[tuple[int, int], ...]
    """Who proposes a deal to whom."""

    def ask(self, table: Outpost) -> Questions:
        """Those who propose nothing can only put in nothing."""
        partners = dict(self.partners)
        return tuple(
            [
                Question(
                    table.player[pawn],
                    "things_to_offer",
                    lots_of(table, pawn) if pawn in partners else ((),),
                    (("pawn", pawn), ("partner", partners.get(pawn))),
                )
                for pawn in self._asked(table)
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Only the partner hears it."""
        offers = dict(zip(self._asked(table), answers, strict=True))
        proposals = tuple([(one, other, offers.get(one, ())) for one, other in self.partners])
        if table.told is not UNHEARD:
            for one, other, offer in proposals:
                table.tell(DealProposed(one, other, *offer_seen(offer)), two(table, one, other))
        table.agenda.append(AnswerDeals(proposals))

    def _asked(self, table: Outpost) -> list[int]:
        """Those who hold something, which is public (B-5.13)."""
        return [pawn for pawn in table.in_turn() if holds_something(table, pawn)]


@frozen
class AnswerDeals:
    """Everybody answers one of the deals proposed to them with what they put in, or refuses; all are asked (B-10.2)."""

    key = "answer_deals"

    proposals: tuple[Proposal, ...]

    def ask(self, table: Outpost) -> Questions:
        """Those to whom nobody proposed anything can only refuse."""
        return tuple([self._question(table, pawn) for pawn in table.in_turn()])

    def _question(self, table: Outpost, pawn: int) -> Question:
        heard = [(one, offer) for one, other, offer in self.proposals if other == pawn]
        if not heard:
            return Question(table.player[pawn], "deal_to_answer", (REFUSE,), (("pawn", pawn), ("offers", ())))
        lots = lots_of(table, pawn)
        options = (REFUSE, *[(one, lot) for one, offer in heard for lot in lots if offer or lot])
        offers = tuple([(one, offer_about(offer)) for one, offer in heard])
        return Question(table.player[pawn], "deal_to_answer", options, (("pawn", pawn), ("offers", offers)))

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """By answering, a partner has agreed, knowing both sides; only the two hear it."""
        answered = dict(zip(table.in_turn(), answers, strict=True))
        deals = []
        for one, other, offer in self.proposals:
            answer = answered[other]
            if answer == REFUSE or answer[0] != one:
                refuse_deal(table, one, other)
            else:
                if table.told is not UNHEARD:
                    table.tell(DealAnswered(one, other, *offer_seen(answer[1])), two(table, one, other))
                deals.append((one, other, offer, answer[1]))
        table.agenda.append(ConfirmDeals(tuple(deals)))


@frozen
class ConfirmDeals:
    """Whoever proposed a deal that was answered confirms it or calls it off; all are asked (B-10.2)."""

    key = "confirm_deals"

    deals: tuple[Deal, ...]

    def ask(self, table: Outpost) -> Questions:
        """Those whose deal was not answered have nothing to confirm."""
        deals = {deal[0]: deal for deal in self.deals}
        return tuple([self._question(table, pawn, deals.get(pawn)) for pawn in table.in_turn()])

    def _question(self, table: Outpost, pawn: int, deal: Deal | None) -> Question:
        _, partner, offer, answer = deal or (pawn, None, (), ())
        about = (
            ("pawn", pawn),
            ("partner", partner),
            ("offered", offer_about(offer)),
            ("returned", offer_about(answer)),
        )
        options = (REFUSE,) if deal is None else (REFUSE, AGREE)
        return Question(table.player[pawn], "deal_to_confirm", options, about)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """In turn order. What somebody has already given away in another deal they cannot give again."""
        confirmed = dict(zip(table.in_turn(), answers, strict=True))
        for one, other, offer, answer in self.deals:
            if confirmed[one] == AGREE and holds(table, one, offer) and holds(table, other, answer):
                make_deal(table, one, other, offer, answer)
            else:
                refuse_deal(table, one, other)


def refuse_deal(table: Outpost, one: int, other: int) -> None:
    """Nothing comes of a deal; only the two hear it (B-10.2)."""
    if table.told is not UNHEARD:
        table.tell(DealRefused(one, other), two(table, one, other))


def two(table: Outpost, one: int, other: int) -> tuple[int, int]:
    """The players of the two who deal with each other."""
    return (table.player[one], table.player[other])


def holds(table: Outpost, pawn: int, lot: Lot) -> bool:
    """Whether a pawn still has everything that they put into a deal."""
    things = things_of(table, pawn) if lot else ()
    return all(lot.count(thing) <= things.count(thing) for thing in lot)


def make_deal(table: Outpost, one: int, other: int, offer: Lot, answer: Lot) -> None:
    """All see who dealt and how many each way, but not which, an open Flamethrower excepted (B-10.2)."""
    for thing in offer:
        hand_thing(table, one, other, thing)
    for thing in answer:
        hand_thing(table, other, one, thing)
    both = two(table, one, other)
    table.tell(
        DealMade(
            one,
            other,
            len(offer),
            len(answer),
            sum(kind == FLAMETHROWER for _, kind, _ in offer),
            sum(kind == FLAMETHROWER for _, kind, _ in answer),
            Secret(in_order(kind for _, kind, _ in offer), both),
            Secret(in_order(kind for _, kind, _ in answer), both),
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
