"""Stay Away! behind a veil."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from outpost31.games.stayaway.cards import PANICS, cards_in_play
from outpost31.games.stayaway.exchange import AnswerOffer, CallSubstitute
from outpost31.games.stayaway.hands import may_give
from outpost31.games.stayaway.panic import LayOnDeck
from outpost31.games.stayaway.table import HUMAN, INFECTED, THE_THING, Fall, Infection, Role, Table
from outpost31.imagination.veils import BLANK
from outpost31.kernel import Seat, Secret

Contagion: TypeAlias = Mapping[Seat, int]
"""How many Infected! cards somebody is thought to hold, by seat; granted as far as there are that many."""
Assignment: TypeAlias = tuple[Seat, frozenset[Seat]] | tuple[Seat, frozenset[Seat], Contagion]
"""Who is The Thing, and who is infected, the dead among them; and what hands are thought to be like, if anything."""

BLANK_PANIC = "!"
"""A card of which nothing is seen but the back of a Panic! card."""
GIVES_INFECTED = 0.8
"""How often a Thing that holds an Infected! card is imagined to have offered it to a human."""
UNKNOWN: Any = None


def is_open(table: Table, seat: Seat) -> bool:
    """Worlds can be imagined whenever somebody is asked."""
    return True


def blank(table: Table, seat: Seat) -> None:
    """Blank what the seat cannot know; where it could have remembered more than it sees, blank that too."""
    for other, hand in enumerate(table.hands):
        if other != seat:
            table.hands[other] = Secret((BLANK,) * len(hand.value), (other,))
    for other, role in enumerate(table.roles):
        # Who else knows a role gives it away: The Thing knows all, an Infected knows The Thing. (S-4.4)
        table.roles[other] = Secret(role.seen_by(seat) or UNKNOWN, ())
    for pile in (table.deck, table.discards):
        # How many Panic! cards are in which pile is told whenever one leaves the deck. (S-3.6)
        pile.blocks = [_backs(block) for block in pile.blocks]
    if table.active != seat and not table.quarantines[table.active]:
        table.aside = [BLANK] * len(table.aside)
    table.agenda = [_blank_step(table, step, seat) for step in table.agenda]
    table.falls = [Fall(fall.seat, UNKNOWN, fall.turn, fall.cause) for fall in table.falls]
    table.chain = []
    table.last_infected = None


def _backs(block: list[str]) -> list[str]:
    return sorted(BLANK_PANIC if card in PANICS else BLANK for card in block)


def _blank_step(table: Table, step: Any, seat: Seat) -> Any:
    """A card that somebody has chosen in secret and that still lies face down."""
    if isinstance(step, (AnswerOffer, CallSubstitute)):
        is_seen = seat == step.offerer or table.quarantines[step.offerer]
        return step if is_seen else replace(step, card=BLANK)
    if isinstance(step, LayOnDeck) and step.seat != seat:
        return replace(step, card=BLANK)
    return step


def deal(table: Table, seat: Seat, assignment: Assignment, chance: random.Random) -> bool:
    """Fill the blanks; false if these roles are impossible."""
    if not _assign_roles(table, assignment[0], assignment[1]):
        return False
    contagion = assignment[2] if len(assignment) == 3 else {}
    hidden = _hidden_cards(table)
    panics = [card for card in hidden if card in PANICS]
    others = [card for card in hidden if card not in PANICS]
    chance.shuffle(panics)
    chance.shuffle(others)
    if not _deal_hands(table, others, contagion):
        return False
    chance.shuffle(others)
    for pile in (table.deck, table.discards):
        pile.blocks = [
            [(panics if card == BLANK_PANIC else others).pop() for card in block] for block in pile.blocks
        ]
    table.aside = [others.pop() if card == BLANK else card for card in table.aside]
    table.agenda = [_settle_step(table, step, chance) for step in table.agenda]
    return all(_is_lawful(table, step, seat) for step in table.agenda)


def _is_lawful(table: Table, step: Any, seat: Seat) -> bool:
    """Whether a card that lies face down could have been offered, as hands are now. (S-4.2)"""
    if not isinstance(step, AnswerOffer) or step.stands_in_for is not None or step.offerer == seat:
        return True
    return step.card in may_give(table, step.offerer, step.taker)


def _assign_roles(table: Table, thing: Seat, infected: frozenset[Seat]) -> bool:
    roles: list[Role] = [
        THE_THING if other == thing else INFECTED if other in infected else HUMAN
        for other in range(table.seats)
    ]
    known = [role.value for role in table.roles]
    if thing not in table.circle or any(
        role not in (UNKNOWN, roles[other]) for other, role in enumerate(known)
    ):
        return False
    for other, role in enumerate(roles):
        knows = {other, thing} if role is not THE_THING else {thing, *infected}
        table.roles[other] = Secret(role, tuple(sorted(knows)))
    table.falls = [Fall(fall.seat, roles[fall.seat], fall.turn, fall.cause) for fall in table.falls]
    table.chain = [Infection(thing, other, table.turn, "exchange") for other in sorted(infected)]
    if all(roles[other] is not HUMAN for other in table.circle):
        table.last_infected = next((other for other in table.circle if roles[other] is INFECTED), None)
    return True


def _hidden_cards(table: Table) -> list[str]:
    """Every card of the game except those in sight."""
    cards = Counter(cards_in_play(table.seats))
    cards.subtract(card for hand in table.hands for card in hand.value if card != BLANK)
    cards.subtract(table.in_play)
    cards.subtract(card for card in table.aside if card != BLANK)
    cards["quarantine"] -= sum(turns > 0 for turns in table.quarantines)
    cards["barred_door"] -= sum(table.doors)
    return sorted(cards.elements())


def _deal_hands(table: Table, cards: list[str], contagion: Contagion) -> bool:
    """What somebody must hold or is thought to hold is dealt first, then what is left."""
    hidden = [seat for seat, hand in enumerate(table.hands) if BLANK in hand.value]
    held = {seat: _must_hold(table, seat) for seat in hidden}
    for seat in hidden:
        if len(held[seat]) > len(table.hand(seat)) or Counter(held[seat]) - Counter(cards):
            return False
        for card in held[seat]:
            cards.remove(card)
    for seat in contagion:
        if seat in held:
            _deal_contagion(table, seat, contagion[seat], held[seat], cards)
    clean = [place for place, card in enumerate(cards) if card != "infected"] if contagion else []
    for seat in hidden:
        missing = len(table.hand(seat)) - len(held[seat])
        if seat in contagion:
            if len(clean) < missing:
                return False
            dealt = (*held[seat], *(cards.pop(clean.pop()) for _ in range(missing)))
        else:
            dealt = (*held[seat], *(cards.pop() for _ in range(missing)))
            clean = [place for place in clean if place < len(cards)]
        if dealt.count("infected") == len(dealt):
            return False  # S-4.3: few are superinfected, and those who are have nothing to pass on
        table.hands[seat] = Secret(dealt, (seat,))
    return True


def _deal_contagion(table: Table, seat: Seat, count: int, held: list[str], cards: list[str]) -> None:
    """Infected! cards that somebody is thought to hold, and one card at least of another kind. (S-4.3)"""
    wanted = min(
        count - held.count("infected"), len(table.hand(seat)) - len(held) - 1, cards.count("infected")
    )
    for _ in range(wanted):
        cards.remove("infected")
        held.append("infected")


def _must_hold(table: Table, seat: Seat) -> list[str]:
    """The Thing holds its card, each Infected an Infected! card, and whoever offered a seen card, that card. (S-4.2)"""
    offers = [step for step in table.agenda if isinstance(step, AnswerOffer) and step.offerer == seat]
    return [
        *{THE_THING: ("the_thing",), INFECTED: ("infected",), HUMAN: ()}[table.role(seat)],
        *(step.card for step in offers if step.card != BLANK),
    ]


def _settle_step(table: Table, step: Any, chance: random.Random) -> Any:
    if not isinstance(step, (AnswerOffer, CallSubstitute)) or step.card != BLANK:
        return step
    taker = step.taker if isinstance(step, AnswerOffer) else step.refuser
    given = may_give(table, step.offerer, taker)
    infects = table.role(step.offerer) is THE_THING and table.role(taker) is HUMAN and "infected" in given
    if infects and chance.random() < GIVES_INFECTED:
        return replace(step, card="infected")
    return replace(step, card=chance.choice(given)) if given else step
