"""Reading: a belief kept up with what a seat is told, facts and habits alike.

How often each role does what is a habit of a kind of table (`counted`). Nothing that is merely a habit makes anybody
certain.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from outpost31.bots.outpost.belief import OutpostBelief, Pairing
from outpost31.bots.outpost.habits import Habit, OutpostHabits, otherwise

SABOTAGE, USE = "sabotage", "use"
ALONE_WITH_A_DOG = 2 / 9
"""How often a dog's token is an alien's. (B-2.7)"""
VOTE_TRUST = 2.7
"""Votes follow one another, so each says less than was counted: this, divided by the others who vote, squared."""
AT_MOST = 10.0
"""How much likelier of one role than of the other a single habit can make somebody, whatever was counted."""
COOPERATIVE = ("helicopter", "boiler_room", "radio_room", "shed", "generator_room", "laboratory")
VEHICLES = ("helicopter", "shed")

Plain = dict[str, Any]


def at_most(habit: Habit) -> Habit:
    """A habit that leaves room for who does otherwise."""
    human, alien = habit
    return max(human, alien / AT_MOST), max(alien, human / AT_MOST)


class OutpostReader:
    """A belief kept up with what a seat is told."""

    def __init__(
        self,
        people: int,
        me: int | None,
        habits: OutpostHabits,
        suspicion: float = 1.0,
    ) -> None:
        self.belief = OutpostBelief(people, me, suspicion)
        self.habits = habits
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

    def begin_anew(self) -> OutpostReader:
        """The same memory for an imagined table, where nothing has been told yet."""
        new = copy(self)
        new.detach()
        return new

    def detach(self) -> None:
        """Share nothing with the reader that this one is a copy of."""
        self.belief = self.belief.copy()
        self._read = 0
        self._where, self._handers, self._shown = self._where.copy(), self._handers[:], self._shown[:]
        self._known, self._special = self._known[:], self._special.copy()

    def known(self, pawn: int, *, is_alien: bool) -> OutpostReader:
        """What somebody would think who knows this one's role besides, as long as nothing more is told."""
        new = copy(self)
        new.belief = self.belief.known(pawn, is_alien=is_alien)
        return new

    def read(self, events: list[Plain]) -> bool:
        """Take in what was told since the last time; whether anything was told that says something."""
        said = False
        for event in events[self._read :]:
            read = getattr(self, f"_read_{event['event']}", None)
            if read is not None:
                read(event)
                said = True
        self._read = len(events)
        return said

    def hear(self, one: int, other: int, claim: Pairing, credit: float) -> None:
        """Somebody said something about another: how likely that is of each role (rows) about each (columns)."""
        self.belief.observe_pair(one, other, claim, credit)

    def _notice(self, pawn: int | None, habit: Habit) -> None:
        """Somebody did something; what one does oneself says nothing new."""
        if pawn is not None and pawn != self.me:
            self.belief.observe(pawn, *at_most(habit))

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
                belief.observe(picked, 1.0, 1 - 0.5 * self.habits.lays_alien, trust=1.0)
        elif picked == self.me:
            if token == "alien":
                belief.become(picker)
        else:
            belief.expose(picked, picker, 0.5 * self.habits.lays_alien)

    def _read_DogTokenSeen(self, event: Plain) -> None:  # noqa: N802
        if event["pawn"] == self.me:
            if event["token"] == "alien":
                self.belief.become(event["pawn"])
                self.is_alien = True
        else:
            self.belief.infect(event["pawn"], ALONE_WITH_A_DOG)

    def _read_WeaponUsedToWithdraw(self, event: Plain) -> None:  # noqa: N802
        self._notice(event["pawn"], self.habits.withdraws)

    def _read_FireUsed(self, event: Plain) -> None:  # noqa: N802
        self._notice(event["pawn"], self.habits.burns)

    def _read_AlienRevealed(self, event: Plain) -> None:  # noqa: N802
        self.haunts = {**self.haunts, event["room"]: self.haunts.get(event["room"], 0.0) + 1.0}

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
            joins = self.habits.joins_work if room in COOPERATIVE else self.habits.joins_idly
            self._notice(pawn, joins if room in taken else self.habits.stays_apart)
        self._where[pawn] = room

    def _read_HandDiscarded(self, event: Plain) -> None:  # noqa: N802
        self._notice(event["pawn"], self.habits.takes_special)
        self._special.add(event["pawn"])

    def _read_CardHandedOver(self, event: Plain) -> None:  # noqa: N802
        if event["pawn"] not in self._special:
            self._notice(event["pawn"], otherwise(self.habits.takes_special))
        if event["pawn"] == self.me and event["card"] is not None:
            self._known[event["card"] == SABOTAGE] += 1
        elif event["drawn_by"] is not None or event["pawn"] in self._special:
            self._blind += 1
        else:
            self._handers.append(event["pawn"])

    def _read_CardShown(self, event: Plain) -> None:  # noqa: N802
        self._known[event["card"] == SABOTAGE] += 1

    def _read_CardAddedUnseen(self, event: Plain) -> None:  # noqa: N802
        self._blind += 1

    def _read_CardRevealed(self, event: Plain) -> None:  # noqa: N802
        if self._shown:
            self._notice(self._leader, self.habits.goes_on)
        self._shown.append(event["card"])

    def _read_StackDiscarded(self, event: Plain) -> None:  # noqa: N802
        if event["count"]:
            self._notice(self._leader, otherwise(self.habits.goes_on))
        cards = len(self._handers) + self._blind + sum(self._known)
        if self._shown and len(self._shown) <= cards:
            bad = sum(card == SABOTAGE for card in self._shown)
            known = (self._known[0], self._known[1])
            self.belief.observe_stack(
                self._handers, self._blind, len(self._shown), bad, known, at_most(self.habits.sabotages)
            )
        self._shown = []

    def _read_CardAssigned(self, event: Plain) -> None:  # noqa: N802
        self._given = None if event["lost"] else (event["pawn"], event["card"])

    def _read_CardLost(self, event: Plain) -> None:  # noqa: N802
        if self._given is not None and self._given[1] == USE:
            self._notice(self._given[0], self.habits.wastes)

    def _read_FuelMoved(self, event: Plain) -> None:  # noqa: N802
        if self._given is not None and self._given[1] == USE and event["room"] in VEHICLES:
            self._notice(self._given[0], self.habits.fuels)

    def _read_BonusPlayed(self, event: Plain) -> None:  # noqa: N802
        self._notice(event["pawn"], self.habits.plays_bonus)

    def _read_FingerPointed(self, event: Plain) -> None:  # noqa: N802
        if event["accused"] is not None and event["pawn"] != self.me:
            trust = VOTE_TRUST / (self.belief.people - 1) ** 2 * self.belief.trust
            self.belief.observe_pair(event["pawn"], event["accused"], self.habits.votes, trust)

    def _read_TestBegan(self, event: Plain) -> None:  # noqa: N802
        self._notice(event["tester"], self.habits.tests)
        if self._leader != event["tester"]:
            self._notice(self._leader, self.habits.lets_test)
