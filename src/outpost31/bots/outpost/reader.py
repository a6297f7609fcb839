"""Reading: a belief kept up with what a seat is told, facts and habits alike.

How often each role does what is a habit of a kind of table (`counted`). Nothing that is merely a habit makes anybody
certain.
"""

from __future__ import annotations

from collections.abc import Callable

from outpost31.bots.outpost.belief import OutpostBelief, Pairing
from outpost31.bots.outpost.habits import Habit, OutpostHabits, otherwise
from outpost31.games.outpost.norwegian.told import DentalRecordShown
from outpost31.games.outpost.rooms import ROOMS
from outpost31.games.outpost.told.base import FuelMoved, MarkerPlaced, RoundBegan
from outpost31.games.outpost.told.cards import (
    BonusPlayed,
    CardAddedUnseen,
    CardAssigned,
    CardHandedOver,
    CardLost,
    CardRevealed,
    CardShown,
    HandDiscarded,
    StackDiscarded,
)
from outpost31.games.outpost.told.people import (
    AlienExposed,
    AlienRevealed,
    DogTokenSeen,
    FingerPointed,
    FireUsed,
    LeaderNamed,
    RoleDealt,
    RoleShown,
    RoomEntered,
    TestBegan,
    TokenSeen,
    WeaponUsedToWithdraw,
)
from outpost31.kernel.views import Told

SABOTAGE, USE = "sabotage", "use"
ALONE_WITH_A_DOG = 2 / 9
"""How often a dog's token is an alien's. (B-2.7)"""
VOTE_TRUST = 2.7
"""Votes follow one another, so each says less than was counted: this, divided by the others who vote, squared."""
AT_MOST = 10.0
"""How much likelier of one role than of the other a single habit can make somebody, whatever was counted."""
RARE = 0.0001
"""How often anybody does a thing at least: what was never counted of either role tells nothing of who does it."""
WORK = frozenset(room.key for room in ROOMS.values() if room.cooperative)
"""The rooms where joining somebody counts as work: those of the base game where hands help one another (B-7.5).

Habits at the Norwegian outpost were counted so, too; with Snow Cats they would have to be counted again.
"""
VEHICLES = ("helicopter", "shed")


def at_most(habit: Habit) -> Habit:
    """A habit that leaves room for people who do not have it."""
    human, alien = habit
    return max(human, alien / AT_MOST, RARE), max(alien, human / AT_MOST, RARE)


class OutpostReader:
    """A belief kept up with what a seat is told."""

    def __init__(
        self,
        people: int,
        me: int | None,
        habits: OutpostHabits,
        suspicion: float = 1.0,
        belief: OutpostBelief | None = None,
    ) -> None:
        self.belief = OutpostBelief(people, me, suspicion * habits.reliance) if belief is None else belief
        self.habits = habits
        self.me = me
        self._read = 0
        self._leader: int | None = None
        self._marker: str | None = None
        """The room where the leader's marker lies, until somebody takes it."""
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

    def _with(self, belief: OutpostBelief) -> OutpostReader:
        """The same memory with another belief; of what it remembers nothing is copied."""
        new = OutpostReader(belief.people, self.me, self.habits, belief=belief)
        new.is_alien, new._read, new._leader = self.is_alien, self._read, self._leader
        new._blind, new._given, new._marker = self._blind, self._given, self._marker
        new._where, new._handers, new._shown = self._where, self._handers, self._shown
        new._known, new._special, new.haunts = self._known, self._special, self.haunts
        return new

    def copy(self) -> OutpostReader:
        """The same reader, on its own."""
        new = self._with(self.belief.copy())
        new._where, new._handers, new._shown = self._where.copy(), self._handers[:], self._shown[:]
        new._known, new._special = self._known[:], self._special.copy()
        return new

    def __deepcopy__(self, memo: object) -> OutpostReader:
        """A copy: a compiled one cannot be made empty and filled later by others."""
        del memo
        return self.copy()

    def at_another_table(self) -> OutpostReader:
        """The same memory for an imagined table, where nothing has been told yet."""
        new = self.copy()
        new._read = 0
        return new

    def known(self, pawn: int, *, is_alien: bool) -> OutpostReader:
        """What somebody would think who knows this one's role besides, as long as nothing more is told."""
        return self._with(self.belief.known(pawn, is_alien=is_alien))

    def proved(self, pawn: int) -> bool | None:
        """Whether a character is an alien, where facts leave no doubt."""
        return self.belief.proved(pawn)

    def read(self, events: list[Told]) -> bool:
        """Take in what was told since the last time; whether anything was told that says something."""
        said = False
        for event in events[self._read :]:
            read = READERS.get(event["event"])
            if read is not None:
                read(self, event)
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

    def _read_role_dealt(self, event: RoleDealt) -> None:
        if event["pawn"] == self.me and event["role"] is not None:
            self.is_alien = event["role"] == "alien"
            self.belief.know(event["pawn"], is_alien=self.is_alien)

    def _read_role_shown(self, event: RoleShown) -> None:
        self.belief.know(event["pawn"], is_alien=event["role"] == "alien")

    def _read_alien_exposed(self, event: AlienExposed) -> None:
        self.belief.know(event["pawn"], is_alien=True)

    def _read_dental_record_shown(self, event: DentalRecordShown) -> None:
        if event["record"] == "fillings":
            self.belief.know(event["pawn"], is_alien=False)
        else:
            self.belief.observe(event["pawn"], 0.5, 1.0, trust=1.0)

    # Meetings ---------------------------------------------------------------------------------------------

    def _read_token_seen(self, event: TokenSeen) -> None:
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

    def _read_dog_token_seen(self, event: DogTokenSeen) -> None:
        if event["pawn"] == self.me:
            if event["token"] == "alien":
                self.belief.become(event["pawn"])
                self.is_alien = True
        else:
            self.belief.infect(event["pawn"], ALONE_WITH_A_DOG)

    def _read_weapon_used_to_withdraw(self, event: WeaponUsedToWithdraw) -> None:
        self._notice(event["pawn"], self.habits.withdraws)

    def _read_fire_used(self, event: FireUsed) -> None:
        self._notice(event["pawn"], self.habits.burns)

    def _read_alien_revealed(self, event: AlienRevealed) -> None:
        self.haunts = {**self.haunts, event["room"]: self.haunts.get(event["room"], 0.0) + 1.0}

    # The round --------------------------------------------------------------------------------------------

    def _read_round_began(self, event: RoundBegan) -> None:
        self._where, self._handers, self._blind, self._shown = {}, [], 0, []
        self._known = [0, 0]
        self._special.clear()
        self.haunts = {room: 0.6 * weight for room, weight in self.haunts.items()}

    def _read_leader_named(self, event: LeaderNamed) -> None:
        self._leader = event["pawn"]

    def _read_room_entered(self, event: RoomEntered) -> None:
        pawn, room = event["pawn"], event["room"]
        taken = set(self._where.values())
        if taken and room != "dormitory":
            joins = self.habits.joins_work if room in WORK else self.habits.joins_idly
            self._notice(pawn, joins if room in taken else self.habits.stays_apart)
        self._where[pawn] = room
        if self._marker is not None:
            takes = self.habits.takes_marker
            self._notice(pawn, takes if room == self._marker else otherwise(takes))
            self._marker = None if room == self._marker else self._marker

    def _read_marker_placed(self, event: MarkerPlaced) -> None:
        self._marker = event["room"]

    def _read_hand_discarded(self, event: HandDiscarded) -> None:
        self._notice(event["pawn"], self.habits.takes_special)
        self._special.add(event["pawn"])

    def _read_card_handed_over(self, event: CardHandedOver) -> None:
        if event["pawn"] not in self._special:
            self._notice(event["pawn"], otherwise(self.habits.takes_special))
        if event["pawn"] == self.me and event["card"] is not None:
            self._known[event["card"] == SABOTAGE] += 1
        elif event["drawn_by"] is not None or event["pawn"] in self._special:
            self._blind += 1
        else:
            self._handers.append(event["pawn"])

    def _read_card_shown(self, event: CardShown) -> None:
        self._known[event["card"] == SABOTAGE] += 1

    def _read_card_added_unseen(self, event: CardAddedUnseen) -> None:
        self._blind += 1

    def _read_card_revealed(self, event: CardRevealed) -> None:
        if self._shown:
            self._notice(self._leader, self.habits.goes_on)
        self._shown.append(event["card"])

    def _read_stack_discarded(self, event: StackDiscarded) -> None:
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

    def _read_card_assigned(self, event: CardAssigned) -> None:
        self._given = None if event["lost"] else (event["pawn"], event["card"])

    def _read_card_lost(self, event: CardLost) -> None:
        if self._given is not None and self._given[1] == USE:
            self._notice(self._given[0], self.habits.wastes)

    def _read_fuel_moved(self, event: FuelMoved) -> None:
        if self._given is not None and self._given[1] == USE and event["room"] in VEHICLES:
            self._notice(self._given[0], self.habits.fuels)

    def _read_bonus_played(self, event: BonusPlayed) -> None:
        self._notice(event["pawn"], self.habits.plays_bonus)

    def _read_finger_pointed(self, event: FingerPointed) -> None:
        if event["accused"] is not None and event["pawn"] != self.me:
            trust = VOTE_TRUST / (self.belief.people - 1) ** 2 * self.belief.trust
            self.belief.observe_pair(event["pawn"], event["accused"], self.habits.votes, trust)

    def _read_test_began(self, event: TestBegan) -> None:
        self._notice(event["tester"], self.habits.tests)
        if self._leader != event["tester"]:
            self._notice(self._leader, self.habits.lets_test)


READERS: dict[str, Callable[[OutpostReader, Told], None]] = {
    "RoleDealt": OutpostReader._read_role_dealt,
    "RoleShown": OutpostReader._read_role_shown,
    "AlienExposed": OutpostReader._read_alien_exposed,
    "DentalRecordShown": OutpostReader._read_dental_record_shown,
    "TokenSeen": OutpostReader._read_token_seen,
    "DogTokenSeen": OutpostReader._read_dog_token_seen,
    "WeaponUsedToWithdraw": OutpostReader._read_weapon_used_to_withdraw,
    "FireUsed": OutpostReader._read_fire_used,
    "AlienRevealed": OutpostReader._read_alien_revealed,
    "RoundBegan": OutpostReader._read_round_began,
    "LeaderNamed": OutpostReader._read_leader_named,
    "MarkerPlaced": OutpostReader._read_marker_placed,
    "RoomEntered": OutpostReader._read_room_entered,
    "HandDiscarded": OutpostReader._read_hand_discarded,
    "CardHandedOver": OutpostReader._read_card_handed_over,
    "CardShown": OutpostReader._read_card_shown,
    "CardAddedUnseen": OutpostReader._read_card_added_unseen,
    "CardRevealed": OutpostReader._read_card_revealed,
    "StackDiscarded": OutpostReader._read_stack_discarded,
    "CardAssigned": OutpostReader._read_card_assigned,
    "CardLost": OutpostReader._read_card_lost,
    "FuelMoved": OutpostReader._read_fuel_moved,
    "BonusPlayed": OutpostReader._read_bonus_played,
    "FingerPointed": OutpostReader._read_finger_pointed,
    "TestBegan": OutpostReader._read_test_began,
}
"""What is done with each event; of all others nothing is made here."""
