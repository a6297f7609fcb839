"""Which clauses stand behind what people ask help on at Stay Away!"""

from __future__ import annotations

from outpost31.games.stayaway.cards import CARDS
from outpost31.kernel.games import Clauses

CLAUSES: Clauses = {
    "card": {card.key: (card.clause,) for card in CARDS.values()},
    "role": {"human": ("S-4.1", "S-9.2"), "infected": ("S-4.1", "S-4.4"), "the_thing": ("S-4.2", "S-9.3")},
    "question": {
        "draw": ("S-3.1", "S-9.3"),
        "declaration": ("S-9.3",),
        "card_to_use": ("S-3.1", "S-3.5"),
        "card_to_offer": ("S-3.2", "S-4.2"),
        "answer_to_offer": ("S-3.2", "S-6.1", "S-4.10"),
        "answer_to_fire": ("S-5.1", "S-6.4"),
        "answer_to_swap": ("S-5.8", "S-6.3"),
        "card_to_keep": ("S-5.6",),
        "side_to_swap": ("S-8.2",),
        "seat_to_swap_with": ("S-8.5",),
        "card_to_discard": ("S-8.6", "S-4.2"),
        "card_to_pass": ("S-8.7", "S-4.2"),
        "seat_to_exchange_with": ("S-8.8",),
        "card_to_lay": ("S-8.9", "S-4.2"),
        "neighbour_to_show": ("S-8.10", "S-3.5"),
        "hand_to_show": ("S-8.12",),
    },
}
