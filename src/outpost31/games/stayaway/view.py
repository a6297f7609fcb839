"""What each seat may see of the table: the only way out of it."""

from __future__ import annotations

from typing import Any

from outpost31.games.stayaway.cards import as_told, back_of
from outpost31.games.stayaway.places import barred_gaps
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.games.stayaway.table import Table
from outpost31.kernel import Rows, Seat


def seen_by_all(table: Table) -> StayAwayView:
    """What lies open on the table; an eliminated player sees that, and keeps what they knew. (S-4.8)"""
    outcome = table.outcome
    over = outcome is not None
    blocks, circle, quarantines = table.deck.blocks, table.circle, table.quarantines
    return {
        "game": "stayaway",
        "you": None,
        "turn": table.turn,
        "active": table.active,
        "direction": table.direction,
        "circle": circle[:],
        "doors": [list(pair) for pair in barred_gaps(table)] if True in table.doors else [],
        "deck": {"cards": len(table.deck), "back": str(back_of(blocks[-1][-1])) if blocks else None},
        "discards": len(table.discards),
        "in_play": table.in_play[:],
        "players": [
            {
                "seat": seat,
                "is_alive": seat in circle,
                "cards": len(hand.value),
                "quarantine": quarantines[seat],
                "role": table.roles[seat].value.value if over else None,
                "hand": list(as_told(hand.value)) if over else None,
            }
            for seat, hand in enumerate(table.hands)
        ],
        "drawn": list(as_told(tuple(table.aside))) if table.quarantines[table.active] else None,
        "outcome": None
        if outcome is None
        else {"reason": outcome.reason, "winners": list(outcome.winners), "losers": list(outcome.losers)},
        "chain": [
            {"by": link.by, "whom": link.whom, "turn": link.turn, "through": link.through}
            for link in table.chain
        ]
        if over
        else None,  # S-9.5
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


def turn_of(public: StayAwayView) -> int:
    """Which turn it is: this game has no phases."""
    return public["turn"]


def eliminated(public: StayAwayView) -> tuple[Seat, ...]:
    """Those who burned or fell to their own infection: the living hear nothing more from them. (S-4.8)"""
    return tuple(player["seat"] for player in public["players"] if not player["is_alive"])


def known_besides(table: Table, viewer: Seat, public: StayAwayView) -> dict[str, Any]:
    """What a seat knows besides: its hand and role; The Thing, all roles; an Infected, The Thing's. (S-4.4, S-4.9)"""
    del public
    known: dict[str, Any] = {"you": viewer}
    if viewer == table.active:
        known["drawn"] = list(as_told(tuple(table.aside)))
    if table.outcome is None:
        known["players"] = rows = Rows()
        for seat, role in enumerate(table.roles):
            if viewer in role.known_to:
                rows[seat] = {"role": str(role.value)}
        rows.setdefault(viewer, {})["hand"] = list(as_told(table.hands[viewer].value))
    return known


def secrets_of(table: Table, viewer: Seat) -> tuple[Any, ...]:
    """All that `known_besides` looks at for a seat. (S-4.4)"""
    drawn = table.aside[:] if viewer == table.active else None
    return (table.hands[viewer], drawn, table.outcome is None, *table.roles)
