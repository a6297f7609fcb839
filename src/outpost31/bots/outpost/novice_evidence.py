"""What a seat concludes about the others from the meetings it was told of: who may have infected whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from outpost31.games.outpost.norwegian.told import DentalRecordShown
from outpost31.games.outpost.shapes import PersonSeen
from outpost31.games.outpost.told.people import AlienExposed, DogTokenSeen, RoleDealt, RoleShown, TokenSeen
from outpost31.kernel.views import Told

Chances = list[float]

INFECTING = 0.45
"""How likely it is that who looks at an alien's tokens sees the alien one: one of two, if it was laid out at all."""
DOG_INFECTS = 2 / 9
"""Alien tokens in the contagion bag (B-2.7)."""
LEAST = 1e-9


class Evidence:
    """How likely each is an alien by now, for every first alien there may be. It reads each event once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._read = 0
        self._weight: Chances = []
        """How likely each is to have been the first alien."""
        self._guilt: list[Chances] = []
        """By first alien: how likely each is an alien now."""
        self._looks: list[tuple[int, int, Chances]] = []
        """Who looked at whose tokens, and how likely that one was an alien then."""

    def read(self, people: Sequence[PersonSeen], events: list[Told]) -> None:
        """Take in what was told since the last time."""
        if not self._weight:
            count = range(len(people))
            self._weight = [1.0 for _ in count]
            self._guilt = [[1.0 if pawn == first else 0.0 for pawn in count] for first in count]
        for event in events[self._read :]:
            read = self.READERS.get(event["event"])
            if read is not None:
                read(self, event)
        self._read = len(events)
        for person in people:
            if person["player"] == self.seat and person["role"] == "human":
                self._set_guilt(person["pawn"], 0.0)

    def against(self, pawn: int) -> float:
        """How likely it is that this one is an alien."""
        total = sum(self._weight)
        return sum(w * guilt[pawn] for w, guilt in zip(self._weight, self._guilt, strict=True)) / total

    def _set_guilt(self, pawn: int, value: float) -> None:
        for guilt in self._guilt:
            guilt[pawn] = value

    def _read_role_dealt(self, event: RoleDealt) -> None:
        """Its own role says whether it is the first alien itself."""
        if event["role"] is not None:
            first = event["pawn"]
            is_alien = event["role"] == "alien"
            self._weight = [
                weight if (pawn == first) == is_alien else 0.0 for pawn, weight in enumerate(self._weight)
            ]

    def _read_token_seen(self, event: TokenSeen) -> None:
        picker, picked, token = event["picker"], event["picked"], event["token"]
        if token == "alien":
            self._set_guilt(picked, 1.0)
            self._set_guilt(picker, 1.0)
        elif token == "human":
            if picker == self.seat:
                self._believe(picked, 1.0 - INFECTING, 1.0)
        else:
            then = [guilt[picked] for guilt in self._guilt]
            self._looks.append((picker, picked, then))
            for guilt, chance in zip(self._guilt, then, strict=True):
                guilt[picker] += (1.0 - guilt[picker]) * chance * INFECTING

    def _read_dog_token_seen(self, event: DogTokenSeen) -> None:
        if event["token"] is None:
            for guilt in self._guilt:
                guilt[event["pawn"]] += (1.0 - guilt[event["pawn"]]) * DOG_INFECTS

    def _read_role_shown(self, event: RoleShown) -> None:
        self._show(event["pawn"], is_alien=event["role"] == "alien")

    def _read_alien_exposed(self, event: AlienExposed) -> None:
        self._show(event["pawn"], is_alien=True)

    def _read_dental_record_shown(self, event: DentalRecordShown) -> None:
        """Fillings are human; a healthy set is an alien's, and every second human's (N-1.4)."""
        if event["record"] == "fillings":
            self._show(event["pawn"], is_alien=False)
        else:
            self._believe(event["pawn"], 1.0, 0.5)

    def _believe(self, pawn: int, if_alien: float, if_human: float) -> None:
        """Something was seen that is so likely of an alien and so likely of a human."""
        for first, guilt in enumerate(self._guilt):
            alien, human = guilt[pawn] * if_alien, (1.0 - guilt[pawn]) * if_human
            self._weight[first] = max(LEAST * self._weight[first], self._weight[first] * (alien + human))
            guilt[pawn] = alien / (alien + human) if alien + human else guilt[pawn]

    def _show(self, pawn: int, *, is_alien: bool) -> None:
        """Everybody saw what one is: who looked at its tokens before is more suspect, or less."""
        self._believe(pawn, 1.0 if is_alien else LEAST, LEAST if is_alien else 1.0)
        self._set_guilt(pawn, 1.0 if is_alien else 0.0)
        then_infected = INFECTING if is_alien else 0.0
        for picker, picked, then in self._looks:
            if picked != pawn or picker == pawn:
                continue
            for guilt, chance in zip(self._guilt, then, strict=True):
                spared = (1.0 - guilt[picker]) / (1.0 - INFECTING * chance) * (1.0 - then_infected)
                guilt[picker] = min(1.0, max(0.0, 1.0 - spared))
        self._looks = [look for look in self._looks if pawn not in look[:2]]

    READERS: ClassVar[dict[str, Callable[[Evidence, Told], None]]] = {
        "RoleDealt": _read_role_dealt,
        "TokenSeen": _read_token_seen,
        "DogTokenSeen": _read_dog_token_seen,
        "RoleShown": _read_role_shown,
        "AlienExposed": _read_alien_exposed,
        "DentalRecordShown": _read_dental_record_shown,
    }
    """What is done with each event; of all others nothing is made here."""
