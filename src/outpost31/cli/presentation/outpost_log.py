"""Which of the things that happen at the outpost are worth a line in a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, TypedDict, cast

from outpost31.cli.presentation.plain import Told
from outpost31.games.outpost import told as boardgame_told
from outpost31.games.outpost.coop import told as coop_told
from outpost31.games.outpost.norwegian import told as norwegian_told
from outpost31.games.outpost.told.cards import CardDrawn


class CardsDrawn(TypedDict):
    """A line of the log in place of several draws."""

    event: Literal["CardDrawn-many"]
    pawn: int
    cards: list[str | None]
    count: int


Happened: TypeAlias = boardgame_told.Told | coop_told.Told | norwegian_told.Told
"""Whatever is told at any game of the station."""
Line: TypeAlias = Happened | CardsDrawn

UNTOLD = frozenset({"CardAddedUnseen", "DogsGathered"})
"""What goes without saying: it happens every round, and the board shows it."""


def condense(events: Sequence[Told]) -> Sequence[Told]:
    """The events without what goes without saying, several draws as one, and no phase in which nothing happened."""
    told: list[Line] = []
    busy: int | None = None
    for event in cast(Sequence[Happened], events):
        busy = _set_down(event, busy)
        if _goes_without_saying(event, busy):
            continue
        last = told[-1] if told else None
        if event["event"] == "CardLost" and last is not None and _told_a_loss(last):
            continue
        if event["event"] == "CardDrawn":
            _add_draw(told, event)
            continue
        if last is not None and _is_told_by(last, event):
            told.pop()
        told.append(event)
    if told and told[-1]["event"] == "PhaseBegan":
        told.pop()  # the board says which phase it is
    return told


def _set_down(event: Happened, busy: int | None) -> int | None:
    """Those named by these events always lie down afterwards."""
    if event["event"] == "CardAssigned" or event["event"] == "FireUsed" or event["event"] == "DiceAssigned":
        return event["pawn"]
    return busy


def _told_a_loss(line: Line) -> bool:
    """Whether the line already says that a card is lost."""
    return line["event"] == "CardAssigned" and line["lost"]


def _is_told_by(last: Line, event: Happened) -> bool:
    """Whether an event says what the line before it says: the weather that was rolled, a phase without anything."""
    if event["event"] == "WeatherSet":
        return last["event"] == "WeatherDieRolled" and last["weather"] == event["weather"]
    begins = event["event"] in ("PhaseBegan", "RoundBegan", "UfoRoundBegan")
    return begins and last["event"] == "PhaseBegan"


def _goes_without_saying(event: Happened, busy: int | None) -> bool:
    """Whether nobody would miss it."""
    if event["event"] == "CardDrawn":
        return event["card"] is None
    if event["event"] == "RoleDealt":
        return event["role"] is None
    if event["event"] == "DentalRecordTaken":
        return event["record"] is None
    if event["event"] == "CharactersLaidDown":
        return event["pawns"] == [busy]
    if event["event"] == "FingerPointed":
        return event["accused"] is None
    if event["event"] == "StackDiscarded":
        return event["count"] == 0
    if event["event"] == "HandDiscarded":
        return event["count"] == 0
    if event["event"] == "FuelBurned":
        return event["burned"] == event["lacking"] == 0
    return event["event"] in UNTOLD


def _add_draw(told: list[Line], event: CardDrawn) -> None:
    """Several cards drawn by one person are told together."""
    last = told[-1] if told else None
    if last is not None and last["event"] == "CardDrawn-many" and last["pawn"] == event["pawn"]:
        cards = [*last["cards"], event["card"]]
        told[-1] = {"event": "CardDrawn-many", "pawn": event["pawn"], "cards": cards, "count": len(cards)}
    else:
        told.append({"event": "CardDrawn-many", "pawn": event["pawn"], "cards": [event["card"]], "count": 1})
