"""Deeds: what people were seen to do at Stay Away! that can be held against them, and how much it says."""

from __future__ import annotations

from collections.abc import Collection

from outpost31.bots.stayaway.table_kinds import Acquaintance
from outpost31.kernel.questions import Seat
from outpost31.kernel.views import Told

PLAYED = {
    "barred_door": "barred_door",
    "quarantine": "quarantine",
    "flamethrower": "fire",
    "change_places": "changed_places",
    "better_run": "changed_places",
    "seduction": "seduction",
}
"""Cards that are played on somebody, and what that is called as a reason."""
REASONS = (
    "barred_door",
    "quarantine",
    "fire",
    "changed_places",
    "seduction",
    "accepted",
    "refused",
    "discarded",
    "hid_hand",
    "showed_infected",
    "saw_cards",
)
"""Why somebody may be suspected, as everybody can say it."""
SHOWN = {"HandKept": ("hid_hand", "keep"), "InfectedShown": ("showed_infected", "show_infected")}
"""What people show or keep when a card asks them to: the reason, and the habit."""
EVERYDAY = ("accepted", "discarded")
"""What everybody does every turn: it may speak against somebody, and nobody asks about it."""
MEMORY = 3
"""For how many rounds of the table a deed is spoken of."""


class Deeds:
    """What each seat has done, as everybody saw."""

    def __init__(self) -> None:
        self._done: list[tuple[int, Seat, str, str, bool]] = []
        """When, who, as which reason, under which habit, and whether to somebody."""
        self._turn = 0
        self._read = 0

    def read(self, events: list[Told]) -> None:
        """Take in what was told since the last time."""
        for event in events[self._read :]:
            kind = event["event"]
            if kind == "TurnBegan":
                self._turn = event["turn"]
            elif kind == "CardPlayed" and event["card"] in PLAYED:
                self._done.append((self._turn, event["seat"], PLAYED[event["card"]], event["card"], True))
            elif kind == "DefencePlayed":
                self._done.append((self._turn, event["seat"], "refused", event["card"], True))
            elif kind in SHOWN:
                self._done.append((self._turn, event["seat"], *SHOWN[kind], False))
            elif kind == "CardsExchanged":
                self._done.append((self._turn, event["taker"], "accepted", "accept", True))
            elif kind == "CardDiscarded":
                self._done.append((self._turn, event["seat"], "discarded", "discard", False))
        self._read = len(events)

    @property
    def turn(self) -> int:
        """Which turn it is, as far as it has read."""
        return self._turn

    def last(self, among: Collection[Seat]) -> Seat | None:
        """Who of these did something lately that one may ask about."""
        return next(
            (deed[1] for deed in reversed(self._done) if deed[1] in among and deed[2] not in EVERYDAY),
            None,
        )

    def reason(self, seat: Seat, habits: Acquaintance, players: int) -> str | None:
        """What speaks most against a seat, by how people play, among so many who still do."""
        since = self._turn - MEMORY * players
        best, most = None, 1.0
        for turn, who, why, habit, is_aimed in self._done:
            if who == seat and turn > since:
                ratio = _ratio(habits, habit, is_aimed=is_aimed)
                if ratio > most:
                    best, most = why, ratio
        return best


def _ratio(habits: Acquaintance, habit: str, *, is_aimed: bool) -> float:
    """How much likelier The Thing does this than a human."""
    if is_aimed:
        pairing = habits.does_to(habit)
        return pairing[2][0] / max(1e-6, pairing[0][0]) if pairing is not None else 0.0
    rates = habits.does(habit)
    return rates[2] / max(1e-6, rates[0]) if rates is not None else 0.0
