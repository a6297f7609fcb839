"""Where every card of Stay Away! is."""

from __future__ import annotations

from collections import Counter

from outpost31.games.stayaway.table import Table


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
