"""Reading: a belief kept up with what a seat is told, facts and habits alike.

How often each role does what was counted in some hundred games between novices and the seasoned, and is believed of
strangers at a lower power. Nothing that is merely a habit makes anybody certain.
"""

from __future__ import annotations

from typing import Any

from outpost31.bots.outpost.belief import LAYS_ALIEN, OutpostBelief, Pairing

SABOTAGE, USE = "sabotage", "use"
ALONE_WITH_A_DOG = 2 / 9
"""How often a dog's token is an alien's. (B-2.7)"""
TRUST = 0.7
"""How much of what behaviour says in the lab is believed of strangers."""
COOPERATIVE = ("helicopter", "boiler_room", "radio_room", "shed", "generator_room", "laboratory")
VEHICLES = ("helicopter", "shed")

Habit = tuple[float, float]
"""How often a human does it, and how often an alien."""

JOINS_WORK: Habit = (0.3, 0.38)
"""Goes where somebody is already, in a room where hands help one another."""
JOINS_IDLY: Habit = (0.04, 0.08)
"""Goes where somebody is already, and nothing is to be gained by it."""
STAYS_APART: Habit = (0.66, 0.54)
GOES_ON: Habit = (0.79, 0.3)
"""A leader who reveals another card."""
TAKES_SPECIAL: Habit = (0.2, 0.02)
"""Throws the whole hand away, as one does who would have to hand over SABOTAGE."""
WASTES: Habit = (0.08, 0.45)
"""Lets USE in a vehicle be lost."""
FUELS: Habit = (0.6, 0.2)
"""Fuels a vehicle."""
HELPS: Habit = (0.05, 0.01)
"""Tests, lets somebody be tested, uses fire or a bonus card, or a weapon to get away."""
VOTES: Pairing = ((0.5, 0.95), (0.85, 0.55))
"""Accuses: votes follow one another, so each counts for less than was counted."""

Plain = dict[str, Any]


class OutpostReader:
    """A belief kept up with what a seat is told."""

    def __init__(self, people: int, me: int | None, trust: float = TRUST, suspicion: float = 1.0) -> None:
        self.belief = OutpostBelief(people, me, min(1.0, trust * suspicion))
        self.me = me
        self._read = 0
        self._leader: int | None = None
        self._where: dict[int, str] = {}
        self._handers: list[int] = []
        self._blind = 0
        self._known = [0, 0]
        self._special: set[int] = set()
        self._shown: list[str] = []
        self._given: tuple[int, str] | None = None
        self.is_alien = False
        self.haunts: dict[str, float] = {}
        """Where the exposed alien has lain in wait, the last time counting most."""

    def read(self, events: list[Plain]) -> None:
        """Take in what was told since the last time."""
        for event in events[self._read :]:
            read = getattr(self, f"_read_{event['event']}", None)
            if read is not None:
                read(event)
        self._read = len(events)

    def _notice(self, pawn: int | None, habit: Habit) -> None:
        """Somebody did something; what one does oneself says nothing new."""
        if pawn is not None and pawn != self.me:
            self.belief.observe(pawn, *habit)

    # Roles ------------------------------------------------------------------------------------------------

    def _read_RoleDealt(self, event: Plain) -> None:  # noqa: N802
        if event["pawn"] == self.me and event["role"] is not None:
            self.is_alien = event["role"] == "alien"
            self.belief.know(event["pawn"], is_alien=self.is_alien)

    def _read_RoleShown(self, event: Plain) -> None:  # noqa: N802
        self.belief.know(event["pawn"], is_alien=event["role"] == "alien")

    def _read_AlienExposed(self, event: Plain) -> None:  # noqa: N802
        self.belief.know(event["pawn"], is_alien=True)

    def _read_DentalRecordShown(self, event: Plain) -> None:  # noqa: N802
        if event["record"] == "fillings":
            self.belief.know(event["pawn"], is_alien=False)
        else:
            self.belief.observe(event["pawn"], 0.5, 1.0, trust=1.0)

    # Meetings ---------------------------------------------------------------------------------------------

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

    def _read_WeaponUsedToWithdraw(self, event: Plain) -> None:  # noqa: N802
        self._notice(event["pawn"], HELPS)

    def _read_FireUsed(self, event: Plain) -> None:  # noqa: N802
        self._notice(event["pawn"], HELPS)

    def _read_AlienRevealed(self, event: Plain) -> None:  # noqa: N802
        self.haunts[event["room"]] = self.haunts.get(event["room"], 0.0) + 1.0

    # The round --------------------------------------------------------------------------------------------

    def _read_RoundBegan(self, event: Plain) -> None:  # noqa: N802
        self._where, self._handers, self._blind, self._shown = {}, [], 0, []
        self._known = [0, 0]
        self._special.clear()
        self.haunts = {room: 0.6 * weight for room, weight in self.haunts.items()}

    def _read_LeaderNamed(self, event: Plain) -> None:  # noqa: N802
        self._leader = event["pawn"]

    def _read_RoomEntered(self, event: Plain) -> None:  # noqa: N802
        pawn, room = event["pawn"], event["room"]
        taken = set(self._where.values())
        if taken and room != "dormitory":
            joins = JOINS_WORK if room in COOPERATIVE else JOINS_IDLY
            self._notice(pawn, joins if room in taken else STAYS_APART)
        self._where[pawn] = room

    def _read_HandDiscarded(self, event: Plain) -> None:  # noqa: N802
        self._notice(event["pawn"], TAKES_SPECIAL)
        self._special.add(event["pawn"])

    def _read_CardHandedOver(self, event: Plain) -> None:  # noqa: N802
        if event["pawn"] not in self._special:
            self._notice(event["pawn"], (1 - TAKES_SPECIAL[0], 1 - TAKES_SPECIAL[1]))
        if event["pawn"] == self.me and event["card"] is not None:
            self._known[event["card"] == SABOTAGE] += 1
        elif event["drawn_by"] is not None:
            self._blind += 1
        else:
            self._handers.append(event["pawn"])

    def _read_CardShown(self, event: Plain) -> None:  # noqa: N802
        self._known[event["card"] == SABOTAGE] += 1

    def _read_CardAddedUnseen(self, event: Plain) -> None:  # noqa: N802
        self._blind += 1

    def _read_CardRevealed(self, event: Plain) -> None:  # noqa: N802
        if self._shown:
            self._notice(self._leader, GOES_ON)
        self._shown.append(event["card"])

    def _read_StackDiscarded(self, event: Plain) -> None:  # noqa: N802
        if event["count"]:
            self._notice(self._leader, (1 - GOES_ON[0], 1 - GOES_ON[1]))
        cards = len(self._handers) + self._blind + sum(self._known)
        if self._shown and len(self._shown) <= cards:
            bad = sum(card == SABOTAGE for card in self._shown)
            known = (self._known[0], self._known[1])
            self.belief.observe_stack(self._handers, self._blind, len(self._shown), bad, known)
        self._shown = []

    def _read_CardAssigned(self, event: Plain) -> None:  # noqa: N802
        self._given = None if event["lost"] else (event["pawn"], event["card"])

    def _read_CardLost(self, event: Plain) -> None:  # noqa: N802
        if self._given is not None and self._given[1] == USE:
            self._notice(self._given[0], WASTES)

    def _read_FuelMoved(self, event: Plain) -> None:  # noqa: N802
        if self._given is not None and self._given[1] == USE and event["room"] in VEHICLES:
            self._notice(self._given[0], FUELS)

    def _read_BonusPlayed(self, event: Plain) -> None:  # noqa: N802
        self._notice(event["pawn"], HELPS)

    def _read_FingerPointed(self, event: Plain) -> None:  # noqa: N802
        if event["accused"] is not None and event["pawn"] != self.me:
            self.belief.observe_pair(event["pawn"], event["accused"], VOTES)

    def _read_TestBegan(self, event: Plain) -> None:  # noqa: N802
        self._notice(event["tester"], HELPS)
        if self._leader != event["tester"]:
            self._notice(self._leader, HELPS)
