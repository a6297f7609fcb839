"""What each seat may see of the table: the only way out of it."""

from __future__ import annotations

from typing import Any

from outpost31.games.stayaway.cards import back_of
from outpost31.games.stayaway.places import barred_gaps
from outpost31.games.stayaway.table import Table
from outpost31.kernel import Seat


def view(table: Table, viewer: Seat | None) -> dict[str, Any]:
    """A seat's view, or the spectator's; an eliminated player sees what a spectator sees, and what it knew. (S-4.8)"""
    over = table.outcome is not None
    blocks = table.deck.blocks
    seen: dict[str, Any] = {
        "game": "stayaway",
        "you": viewer,
        "turn": table.turn,
        "active": table.active,
        "direction": table.direction,
        "circle": table.circle[:],
        "doors": [list(pair) for pair in barred_gaps(table)],
        "deck": {"cards": len(table.deck), "back": back_of(blocks[-1][-1]).value if blocks else None},
        "discards": len(table.discards),
        "in_play": table.in_play[:],
        "players": [
            {
                "seat": seat,
                "is_alive": seat in table.circle,
                "cards": len(hand.value),
                "quarantine": table.quarantines[seat],
                "role": _role(table, seat, viewer),
                "hand": list(hand.value) if over or seat == viewer else None,
            }
            for seat, hand in enumerate(table.hands)
        ],
        "drawn": table.aside[:] if viewer == table.active or table.quarantines[table.active] else None,
        "outcome": None,
        "chain": None,
        "falls": [
            {
                "seat": fall.seat,
                "turn": fall.turn,
                "cause": fall.cause,
                "role": fall.role.value if over else None,
            }
            for fall in table.falls
        ],
    }
    if table.outcome is not None:
        seen["outcome"] = {
            "reason": table.outcome.reason,
            "winners": list(table.outcome.winners),
            "losers": list(table.outcome.losers),
        }
        seen["chain"] = [
            {"by": link.by, "whom": link.whom, "turn": link.turn, "through": link.through}
            for link in table.chain
        ]  # S-9.5
    return seen


def _role(table: Table, seat: Seat, viewer: Seat | None) -> str | None:
    """A seat's role as far as the viewer knows it: its own; The Thing all; an Infected The Thing. (S-4.4)"""
    role = table.roles[seat]
    known = role.seen_by(viewer) if table.outcome is None else role.value
    return known.value if known is not None else None
