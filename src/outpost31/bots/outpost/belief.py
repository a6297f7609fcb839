"""Who is an alien at the outpost: exact probabilities over all sets of people, at most 255 of them. (B-1.1)

Here everybody who is infected infects others, so no product of independent chances will do; but there are at most
eight people, and every set of aliens among them can be written down.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Any

SABOTAGE = "sabotage"
ALONE_WITH_A_DOG = 2 / 9
"""How often a dog's token is an alien's. (B-2.7)"""
FLOOR = 1e-5
"""How unlikely behaviour alone may make a set of aliens."""
LAYS_ALIEN = 0.9
"""How often an alien that can lays out an alien token."""
HANDS_OVER_SABOTAGE = (0.05, 0.5, 1 / 3)
"""How often a card handed over is SABOTAGE: from a human, from an alien, and blindly."""
JOINS = (0.3, 0.55)
"""How often somebody goes where others are though there are empty rooms: a human, an alien."""
WASTES = (0.08, 0.45)
"""How often somebody given USE in a vehicle lets it be lost."""

Plain = dict[str, Any]


class OutpostBelief:
    """What one seat can think of everybody, as weights of sets; a set is a number whose bits are people."""

    def __init__(self, people: int, me: int | None, trust: float = 0.7) -> None:
        self.people = people
        self.me = me
        self.trust = trust
        self.weights = [0.0] * (1 << people)
        for pawn in range(people):
            self.weights[1 << pawn] = 1 / people

    def is_alien(self, pawn: int) -> float:
        """How likely a character is an alien."""
        bit = 1 << pawn
        return sum(weight for aliens, weight in enumerate(self.weights) if aliens & bit)

    def likeliest(self, among: list[int]) -> float:
        """How likely the likeliest set of aliens among these is."""
        return max(self._sets(among).values(), default=1.0)

    def likeliest_given(self, among: list[int], pawn: int) -> float:
        """The same on average, once it is known what this one is."""
        bit = 1 << pawn
        best = [0.0, 0.0]
        for aliens, weight in self._sets([*among, pawn]).items():
            side = bool(aliens & bit)
            best[side] = max(best[side], weight)
        return best[0] + best[1]

    def _sets(self, among: list[int]) -> dict[int, float]:
        """How likely each set of aliens among these is, whatever the others are."""
        mask = 0
        for pawn in among:
            mask |= 1 << pawn
        found: dict[int, float] = {}
        for aliens, weight in enumerate(self.weights):
            if weight:
                part = aliens & mask
                found[part] = found.get(part, 0.0) + weight
        return found

    # Facts ------------------------------------------------------------------------------------------------

    def know(self, pawn: int, *, is_alien: bool) -> None:
        """What somebody is at this moment."""
        bit = 1 << pawn
        for aliens in range(len(self.weights)):
            if bool(aliens & bit) != is_alien:
                self.weights[aliens] = 0.0
        self._settle()

    def become(self, pawn: int) -> None:
        """Somebody has become an alien: what it was before does not matter."""
        bit = 1 << pawn
        for aliens in range(len(self.weights)):
            if aliens & bit:
                self.weights[aliens] += self.weights[aliens ^ bit]
                self.weights[aliens ^ bit] = 0.0

    # Chances ----------------------------------------------------------------------------------------------

    def expose(self, giver: int, taker: int, chance: float) -> None:
        """If the one is an alien the other became one with this chance. (B-6.14)"""
        gives, takes = 1 << giver, 1 << taker
        weights = self.weights
        for aliens in range(len(weights)):
            if aliens & gives and not aliens & takes:
                moved = weights[aliens] * chance
                weights[aliens] -= moved
                weights[aliens | takes] += moved

    def infect(self, pawn: int, chance: float) -> None:
        """Somebody became an alien with this chance, by a dog. (B-6.15)"""
        bit = 1 << pawn
        for aliens in range(len(self.weights)):
            if not aliens & bit:
                moved = self.weights[aliens] * chance
                self.weights[aliens] -= moved
                self.weights[aliens | bit] += moved

    def observe(self, pawn: int, human: float, alien: float, trust: float | None = None) -> None:
        """Something was seen of somebody that is likelier of the one than of the other."""
        power = self.trust if trust is None else trust
        bit, ratio = 1 << pawn, (alien / human) ** power if human > 0 else 1e6
        for aliens in range(len(self.weights)):
            if aliens & bit:
                self.weights[aliens] *= ratio
        self._settle()

    def observe_stack(self, handers: list[int], blind: int, shown: int, sabotaged: int) -> None:
        """So many cards of the stack were shown, so many of them SABOTAGE; these people had chosen cards for it."""
        mask = sum(1 << pawn for pawn in handers)
        for aliens, weight in enumerate(self.weights):
            if weight:
                bad = (aliens & mask).bit_count()
                chance = stack_likelihood(len(handers) - bad, bad, blind, shown, sabotaged)
                self.weights[aliens] = weight * chance**self.trust
        self._settle()

    def _settle(self) -> None:
        total = sum(self.weights)
        if total <= 0:
            people = range(self.people)
            self.weights = [0.0] * len(self.weights)
            for pawn in people:
                if pawn != self.me:
                    self.weights[1 << pawn] = 1 / max(1, self.people - 1)
            return
        lifted = [max(weight, FLOOR * total) if weight else 0.0 for weight in self.weights]
        total = sum(lifted)
        self.weights = [weight / total for weight in lifted]


@lru_cache(maxsize=4096)
def stack_likelihood(humans: int, aliens: int, blind: int, shown: int, sabotaged: int) -> float:
    """How likely so many SABOTAGE cards come up among those shown. (B-7.3)"""
    chances = [1.0]
    for count, chance in zip((humans, aliens, blind), HANDS_OVER_SABOTAGE, strict=True):
        for _ in range(count):
            after = [0.0] * (len(chances) + 1)
            for bad, weight in enumerate(chances):
                after[bad] += weight * (1 - chance)
                after[bad + 1] += weight * chance
            chances = after
    cards = humans + aliens + blind
    total = 0.0
    for bad, weight in enumerate(chances):
        if sabotaged <= bad and shown - sabotaged <= cards - bad and shown <= cards:
            total += weight * comb(bad, sabotaged) * comb(cards - bad, shown - sabotaged) / comb(cards, shown)
    return total


class OutpostReader:
    """A belief kept up with what a seat is told."""

    def __init__(self, people: int, me: int | None, trust: float = 0.7, suspicion: float = 1.0) -> None:
        self.belief = OutpostBelief(people, me, min(1.0, trust * suspicion))
        self.me = me
        self._read = 0
        self._where: dict[int, str] = {}
        self._handers: list[int] = []
        self._blind = 0
        self._shown: list[str] = []
        self._given: tuple[int, str] | None = None
        self.is_alien = False

    def read(self, events: list[Plain]) -> None:
        """Take in what was told since the last time."""
        for event in events[self._read :]:
            read = getattr(self, f"_read_{event['event']}", None)
            if read is not None:
                read(event)
        self._read = len(events)

    def _read_RoleDealt(self, event: Plain) -> None:  # noqa: N802
        if event["pawn"] == self.me and event["role"] is not None:
            self.is_alien = event["role"] == "alien"
            self.belief.know(event["pawn"], is_alien=self.is_alien)

    def _read_RoundBegan(self, event: Plain) -> None:  # noqa: N802
        self._where, self._handers, self._blind, self._shown = {}, [], 0, []

    def _read_RoomEntered(self, event: Plain) -> None:  # noqa: N802
        pawn, room = event["pawn"], event["room"]
        taken = set(self._where.values())
        if pawn != self.me and taken and room != "dormitory":
            human, alien = JOINS
            if room in taken:
                self.belief.observe(pawn, human, alien)
            else:
                self.belief.observe(pawn, 1 - human, 1 - alien)
        self._where[pawn] = room

    def _read_CardHandedOver(self, event: Plain) -> None:  # noqa: N802
        if event["drawn_by"] is not None:
            self._blind += 1
        elif event["pawn"] != self.me:
            self._handers.append(event["pawn"])

    def _read_CardAddedUnseen(self, event: Plain) -> None:  # noqa: N802
        self._blind += 1

    def _read_CardRevealed(self, event: Plain) -> None:  # noqa: N802
        self._shown.append(event["card"])

    def _read_StackDiscarded(self, event: Plain) -> None:  # noqa: N802
        cards = len(self._handers) + self._blind
        if self._shown and len(self._shown) <= cards:
            bad = sum(card == SABOTAGE for card in self._shown)
            self.belief.observe_stack(self._handers, self._blind, len(self._shown), bad)
        self._shown = []

    def _read_CardAssigned(self, event: Plain) -> None:  # noqa: N802
        self._given = None if event["lost"] else (event["pawn"], event["card"])

    def _read_CardLost(self, event: Plain) -> None:  # noqa: N802
        if self._given is not None and self._given[1] == "use" and self._given[0] != self.me:
            self.belief.observe(self._given[0], *WASTES)

    def _read_TokenSeen(self, event: Plain) -> None:  # noqa: N802
        picker, picked, token = event["picker"], event["picked"], event["token"]
        belief = self.belief
        if picker == self.me:
            if token == "alien":
                belief.know(picked, is_alien=True)
                belief.become(picker)
                self.is_alien = True
            elif token == "human":
                belief.observe(picked, 1.0, 1 - 0.5 * LAYS_ALIEN, trust=1.0)
        elif picked == self.me:
            if token == "alien":
                belief.become(picker)
        else:
            belief.expose(picked, picker, 0.5 * LAYS_ALIEN)

    def _read_DogTokenSeen(self, event: Plain) -> None:  # noqa: N802
        if event["pawn"] == self.me:
            if event["token"] == "alien":
                self.belief.become(event["pawn"])
                self.is_alien = True
        else:
            self.belief.infect(event["pawn"], ALONE_WITH_A_DOG)

    def _read_RoleShown(self, event: Plain) -> None:  # noqa: N802
        self.belief.know(event["pawn"], is_alien=event["role"] == "alien")

    def _read_AlienExposed(self, event: Plain) -> None:  # noqa: N802
        self.belief.know(event["pawn"], is_alien=True)

    def _read_DentalRecordShown(self, event: Plain) -> None:  # noqa: N802
        if event["record"] == "fillings":
            self.belief.know(event["pawn"], is_alien=False)
        else:
            self.belief.observe(event["pawn"], 0.5, 1.0, trust=1.0)
