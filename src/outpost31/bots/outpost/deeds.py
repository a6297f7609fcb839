"""Deeds: what people were seen to do at the outpost that can be held against them, and how much it says."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from outpost31.bots.outpost.habits import Habit, OutpostHabits, otherwise
from outpost31.bots.outpost.reader import SABOTAGE, USE, WORK
from outpost31.kernel.views import Told

REASONS = (
    "stopped",
    "sabotaged_stack",
    "threw_hand_away",
    "wasted",
    "sought_company",
    "kept_apart",
    "took_marker",
    "met_suspect",
)
"""Why somebody may be suspected, as everybody can say it."""
MEMORY = 3
"""For how many rounds a deed is spoken of."""
BAD_COMPANY = 0.5
"""How suspect somebody must be for it to tell against those who looked at its tokens (B-6.14)."""
BED = "dormitory"
"""The room in which nobody meets anybody."""
WAYS = {
    "sought_company": "sought_company",
    "sought_company_at_work": "sought_company",
    "kept_apart": "kept_apart",
    "took_marker": "took_marker",
}
"""Where people go: no deed to be asked about, and how it is said."""


class Deeds:
    """What each has done, as everybody saw."""

    def __init__(self) -> None:
        self._done: list[tuple[int, int, str, float]] = []
        """In which round, who, as which reason, and among how many it was one."""
        self._round = 0
        self._leader = 0
        self._marker: str | None = None
        """The room where the leader's marker lies, until somebody takes it."""
        self._handers: list[int] = []
        self._is_spoiled = False
        self._given: int | None = None
        self._taken: set[str] = set()
        """The rooms to which somebody went in this round."""
        self._met: list[tuple[int, int, int]] = []
        """In which round, who looked at whose tokens."""
        self._read = 0

    def read(self, events: list[Told]) -> None:
        """Take in what was told since the last time."""
        for event in events[self._read :]:
            if event["event"] == "RoomEntered":
                self._take_in_a_way(event["pawn"], event["room"])
            elif event["event"] == "MarkerPlaced":
                self._marker = event["room"]
            elif event["event"] == "TokenSeen":
                self._met.append((self._round, event["picker"], event["picked"]))
            else:
                self._take_in(event)
        self._read = len(events)

    def _take_in(self, event: Told) -> None:
        kind = event["event"]
        if kind == "RoundBegan":
            self._round, self._handers, self._is_spoiled = event["round"], [], False
            self._taken = set()
        elif kind == "LeaderNamed":
            self._leader = event["pawn"]
        elif kind == "HandDiscarded":
            self._note(event["pawn"], "threw_hand_away")
        elif kind == "CardHandedOver" and event["drawn_by"] is None:
            self._handers.append(event["pawn"])
        elif kind == "CardRevealed":
            self._is_spoiled = self._is_spoiled or event["card"] == SABOTAGE
        elif kind == "CardAssigned":
            self._given = event["pawn"] if event["card"] == USE and not event["lost"] else None
        elif kind == "CardLost" and self._given is not None:
            self._note(self._given, "wasted")
        elif kind == "StackDiscarded":
            if event["count"]:
                self._note(self._leader, "stopped")
            if self._is_spoiled:
                for pawn in self._handers:
                    self._note(pawn, "sabotaged_stack", 1 / len(self._handers))

    def _take_in_a_way(self, pawn: int, room: str) -> None:
        """Somebody went to where others are, or away from them, or to the marker; whoever goes first does neither."""
        if self._taken and room != BED:
            joined = "sought_company_at_work" if room in WORK else "sought_company"
            self._note(pawn, joined if room in self._taken else "kept_apart")
        self._taken.add(room)
        if room == self._marker:
            self._note(pawn, "took_marker")
            self._marker = None

    def _note(self, pawn: int, why: str, share: float = 1.0) -> None:
        self._done.append((self._round, pawn, why, share))

    def last(self, among: Collection[int]) -> int | None:
        """Who of these did something lately that one may ask about."""
        return next(
            (who for _, who, why, _ in reversed(self._done) if who in among and why not in WAYS), None
        )

    def reason(self, pawn: int, habits: Callable[[], OutpostHabits]) -> str | None:
        """What speaks most against somebody, by the habits that beliefs rest on; these are asked for if it matters."""
        done = [
            (why, share)
            for when, who, why, share in self._done
            if who == pawn and when > self._round - MEMORY
        ]
        if not done:
            return None
        known = habits()
        rates: dict[str, Habit] = {
            "stopped": otherwise(known.goes_on),
            "threw_hand_away": known.takes_special,
            "wasted": known.wastes,
            "sabotaged_stack": known.sabotages,
            "sought_company": known.joins_idly,
            "sought_company_at_work": known.joins_work,
            "kept_apart": known.stays_apart,
            "took_marker": known.takes_marker,
        }
        best, most = None, 1.0
        for why, share in done:
            human, alien = rates[why]
            ratio = min(10.0, alien / max(1e-6, human)) * share
            if ratio > most:
                best, most = why, ratio
        return WAYS.get(best, best) if best is not None else None

    def meeting(self, pawn: int, guilt: Sequence[float]) -> str | None:
        """Whether it has looked at the tokens of somebody suspect of late: whoever does may be turned (B-6.14)."""
        whom = [
            picked for when, picker, picked in self._met if picker == pawn and when > self._round - MEMORY
        ]
        return "met_suspect" if any(guilt[one] >= BAD_COMPANY for one in whom) else None
