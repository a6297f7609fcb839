"""Where every card of Stay Away! is, and what can never be so."""

from __future__ import annotations

from collections import Counter

from outpost31 import Match
from outpost31.games.stayaway.cards import CARDS
from outpost31.games.stayaway.events import HandDealt, NoHumanLeft
from outpost31.games.stayaway.table import INFECTED, THE_THING, Table

PRINTED = list(CARDS)


def components(table: Table) -> Counter[str]:
    """Every card in play, wherever it lies."""
    cards = Counter(card for hand in table.hands for card in hand.value)
    cards.update(table.deck.cards())
    cards.update(table.discards.cards())
    cards.update(table.in_play)
    cards.update(table.aside)
    cards["quarantine"] += sum(turns > 0 for turns in table.quarantines)
    cards["barred_door"] += sum(table.doors)
    return +cards


def wrong(match: Match) -> str | None:
    """What is wrong between two answers: hands of the wrong size, The Thing without its card, and the like."""
    table: Table = match.table  # type: ignore[assignment]
    if [role.value for role in table.roles].count(THE_THING) != 1:
        return "there is not exactly one Thing"
    infected = {link.whom for link in table.chain}
    if {seat for seat, role in enumerate(table.roles) if role.value is INFECTED} != infected:
        return "the Infected are not those of the chain (S-4.1)"
    if table.outcome is None and "the_thing" not in table.hand(table.the_thing):
        return "The Thing's card is not in The Thing's hand (S-4.2)"
    for seat in table.circle:
        if table.role(seat) is INFECTED and "infected" not in table.hand(seat):
            return f"seat {seat} is Infected without an Infected! card (S-4.2)"
        if match.questions and match.questions[0].kind == "draw" and len(table.hand(seat)) != 4:
            return f"seat {seat} holds {len(table.hand(seat))} cards at the start of a turn (S-3.2)"
    return None if table.outcome is not None else _wrong_in_questions(match, table)


def _wrong_in_questions(match: Match, table: Table) -> str | None:
    told = match.all_told
    is_whole = bool(told) and isinstance(told[0], HandDealt)  # an imagined table was told nothing before
    if is_whole and not table.humans() and not any(isinstance(event, NoHumanLeft) for event in told):
        return "the last human fell, and The Thing was not asked in that moment (S-9.3)"
    for question in match.questions:
        if question.kind == "declaration" and (table.humans() or question.seat != table.the_thing):
            return "somebody is asked whether it declares while humans live, or is not The Thing (S-9.3)"
        seen = match.view(question.player)
        hand = seen["players"][question.player]["hand"]
        if hand != sorted(hand, key=PRINTED.index):
            return f"seat {question.player} sees its hand in the order in which it came (S-4.9)"
        cards = [option for option in question.options if option in CARDS]
        if cards != sorted(cards, key=PRINTED.index):
            return f"seat {question.player} is offered cards in the order in which they came (S-4.9)"
    return None
