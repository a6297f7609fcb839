"""What of everything that happens at the outpost is worth a line in a log."""

from __future__ import annotations

from typing import Any

Event = dict[str, Any]

UNTOLD = frozenset({"CardAddedUnseen", "DogsGathered"})
"""What goes without saying: it happens every round, and the board shows it."""
SET_DOWN_BY = frozenset({"CardAssigned", "FireUsed", "DiceAssigned"})
"""Whoever these name lies down afterwards, always."""


def condense(events: list[Event]) -> list[Event]:
    """The events without what goes without saying, several draws as one, and no phase in which nothing happened."""
    told: list[Event] = []
    busy: int | None = None
    for event in events:
        kind = event["event"]
        if kind in SET_DOWN_BY:
            busy = event["pawn"]
        if _goes_without_saying(event, busy):
            continue
        if kind == "CardLost" and told and told[-1].get("lost"):
            continue
        if kind == "CardDrawn":
            _add_draw(told, event)
            continue
        if kind == "WeatherSet" and told and told[-1]["event"] == "WeatherDieRolled":
            told.pop()
        if (
            kind in ("PhaseBegan", "RoundBegan", "UfoRoundBegan")
            and told
            and told[-1]["event"] == "PhaseBegan"
        ):
            told.pop()
        told.append(event)
    if told and told[-1]["event"] == "PhaseBegan":
        told.pop()  # the board says which phase it is
    return told


def _goes_without_saying(event: Event, busy: int | None) -> bool:
    """Whether nobody would miss it."""
    kind = event["event"]
    return (
        kind in UNTOLD
        or (kind == "CardDrawn" and event["card"] is None)
        or (kind in ("RoleDealt", "DentalRecordTaken") and _is_hidden(event))
        or (kind == "CharactersLaidDown" and event["pawns"] == [busy])
        or (kind == "FingerPointed" and event["accused"] is None)
        or (kind == "StackDiscarded" and event["count"] == 0)
        or (kind == "HandDiscarded" and event["count"] == 0)
        or (kind == "FuelBurned" and event["burned"] == event["lacking"] == 0)
    )


def _is_hidden(event: Event) -> bool:
    """Whether its one secret is not the reader's to know."""
    return event.get("role", event.get("record")) is None


def _add_draw(told: list[Event], event: Event) -> None:
    """Several cards drawn by one person are told together."""
    last: Event = told[-1] if told else {"event": None}
    if last["event"] == "CardDrawn-many" and last["pawn"] == event["pawn"]:
        cards = [*last["cards"], event["card"]]
        told[-1] = {**last, "cards": cards, "count": len(cards)}
    else:
        told.append({"event": "CardDrawn-many", "pawn": event["pawn"], "cards": [event["card"]], "count": 1})
