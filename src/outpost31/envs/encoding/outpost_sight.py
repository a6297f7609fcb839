"""What a seat sees of the board game, straight from the table; what did not change is not written anew.

What lies open is kept in an array and brought up to date at each look: what is counted is written again, what is laid
out by room only where it is no longer as it was. People have an array for each viewer, who counts them from their own
seat: a pawn that changed is written into all of them, and each of its secrets into those of the seats that know it.
"""

from __future__ import annotations

from typing import Any

from outpost31.envs.encoding.outpost import OutpostNumbers
from outpost31.envs.encoding.sights import Sight
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.table import CHARACTER, OFF_BOARD, OUT_OF_GAME, Outpost
from outpost31.kernel import Match, Seat

FUEL, DAMAGE, BURNED, USABLE, DOGS, ALIEN, UNRESOLVED, DRAWN, AMBUSH = range(9)
"""How far the entries of a room are from its first."""


class OutpostSight(Sight):
    """A table of the board game."""

    def __init__(self, numbers: OutpostNumbers, match: Match, size: int) -> None:
        super().__init__(numbers, match, size)
        self._numbers = numbers
        self._open = bytearray(size)
        """What lies open, but for people."""
        numbers.write_options(self._open, match.options)
        self._settings: Any = None
        self._edition = ""
        self._here: frozenset[str] = frozenset()
        """The rooms of the edition that is being played: at the UFO it is another."""
        self._chosen: tuple[str | None, ...] = (None,) * 5
        """Phase, marker, weather, vehicle and revealed card at the last look."""
        self._laid: list[Any] = [None] * 9
        """What is laid out by room, as it was at the last look."""
        self._stack_shown: list[str] = []
        self._columns: tuple[Any, ...] = ()
        """What was seen of all pawns at the last look, by what it is."""
        self._people: list[Any] = [None] * numbers.pawns
        """The same by pawn."""
        size = numbers.after_people - numbers.first_person
        self._known: list[bytearray] = [bytearray(size) for _ in range(match.seats)]
        """By viewer, the entries of people, with what the viewer knows of them."""
        self._characters: list[str] = []

    def look(self, table: Outpost, you: Seat) -> bytearray:
        """What lies open, and what the seat knows besides."""
        self._look_at_base(table)
        self._look_at_piles(table)
        self._look_at_rooms(table)
        self._look_at_people(table)
        numbers = self._open[:]
        places = self._numbers
        numbers[places.first_person : places.after_people] = self._known[you]
        self._write_whose(numbers, table, you)
        drawn, ambush = table.drawn, table.ambush
        if you in drawn.known_to:
            for kind in drawn.value:
                numbers[places.drawn[kind]] += 1
        if you in ambush.known_to:
            for room, strength in ambush.value:
                numbers[places.rooms[room] + AMBUSH] = strength
        self.write_more(numbers, table, you)
        return numbers

    def write_more(self, numbers: bytearray, table: Outpost, you: Seat) -> None:
        """What one game alone shows."""

    # ---------------------------------------------------------------------------- what lies open

    def _choose(self, chosen: tuple[str | None, ...]) -> None:
        """Of several entries set the one that is meant, in place of the one that was set before."""
        numbers, places = self._open, self._numbers
        among = (places.phases, places.marker, places.weather, places.vehicle, places.revealed)
        for entries, before, now in zip(among, self._chosen, chosen, strict=True):
            if before is not None:
                numbers[entries[before]] = 0
            if now is not None:
                numbers[entries[now]] = 1
        self._chosen = chosen

    def _look_at_base(self, table: Outpost) -> None:
        numbers, places = self._open, self._numbers
        numbers[places.round] = table.round
        chosen = (table.phase, table.marker, table.weather, table.vehicle, table.revealed)
        if chosen != self._chosen:
            self._choose(chosen)
        first = places.first_base
        numbers[first] = table.pantry
        numbers[first + 1] = table.kitchen
        numbers[first + 4] = table.damage_left
        numbers[first + 5] = table.fire_left
        numbers[first + 6] = table.reloads_left
        numbers[places.die_at_station] = table.die_at_station
        numbers[places.hungry] = table.hungry
        numbers[places.dark] = table.dark
        freezing, rescue = table.freezing, table.rescue
        numbers[places.freezing] = 0 if freezing is None else freezing + 1
        numbers[places.rescue] = 0 if rescue is None else rescue + 1
        numbers[places.rescue_fuel] = table.rescue_fuel
        numbers[places.rescue_gone] = table.rescue_gone
        if table.settings is not self._settings:
            self._settings = table.settings
            for name, place in places.limits.items():
                numbers[place] = getattr(self._settings, name)

    def _look_at_piles(self, table: Outpost) -> None:
        numbers, places = self._open, self._numbers
        first = places.first_pile
        piles = (table.deck, table.discards, table.stack, table.weapon_deck, table.item_deck, table.lab_bag)
        for further, pile in enumerate(piles):
            blocks = pile.blocks
            numbers[first + further] = len(blocks[0]) if len(blocks) == 1 else len(pile)
        numbers[first + 6] = len(table.contagion_bag)
        numbers[first + 7] = len(table.drawn.value)
        numbers[first + 8] = len(table.locations)
        numbers[places.kennel_card] = table.kennel_card
        shown: list[str] = table.stack_shown
        if shown != self._stack_shown:
            for card in self._stack_shown:
                numbers[places.stack_shown[card]] = 0
            for card in shown:
                numbers[places.stack_shown[card]] += 1
            self._stack_shown = shown[:]
        numbers[places.pool] = table.strength
        ambush: tuple[tuple[str, int], ...] = table.ambush.value
        numbers[places.alien_cards] = len(
            ambush
        )  # how many, and how strong together: nobody's secret (B-4.8)
        strength = 0
        for _, one in ambush:
            strength += one
        numbers[places.alien_strength] = strength

    def _look_at_rooms(self, table: Outpost) -> None:
        if table.edition != self._edition:
            self._edition = table.edition
            self._here = frozenset(edition_of(table).rooms)
            self._laid = [None] * len(self._laid)
        laid = self._laid
        if table.fuel != laid[FUEL]:
            self._count(FUEL, table.fuel)
            self._fill_stores(table.fuel)
        if table.damage != laid[DAMAGE]:
            self._count(DAMAGE, table.damage)
        if table.lurking != laid[ALIEN]:
            self._count(ALIEN, table.lurking)
        if table.dogs != laid[DOGS]:
            first = self._numbers.first_base
            self._open[first + 2] = table.dogs.count(OFF_BOARD)
            self._open[first + 3] = table.dogs.count(OUT_OF_GAME)
            self._lay(DOGS, [room for room in table.dogs if room in self._here])
            laid[DOGS] = table.dogs[:]
        if table.unresolved != laid[UNRESOLVED]:
            self._lay(UNRESOLVED, table.unresolved)
        if table.locations_drawn != laid[DRAWN]:
            self._lay(DRAWN, table.locations_drawn)
        usable = (table.freezing is None, *table.burned)
        if usable != laid[USABLE]:
            self._count(BURNED, dict.fromkeys(table.burned, 1))
            self._count(USABLE, {room: 1 for room in self._here if table.is_usable(room)})
            laid[USABLE] = usable

    def _fill_stores(self, fuel: dict[str, int]) -> None:
        for store in self._numbers.shown_stores:
            self._open[self._numbers.stores[store]] = fuel.get(store, 0)

    def _count(self, which: int, found: dict[str, int]) -> None:
        """So much of a kind lies in each room."""
        numbers, here = self._open, self._here
        for room, first in self._numbers.rooms.items():
            numbers[first + which] = found.get(room, 0) if room in here else 0
        self._laid[which] = found.copy()

    def _lay(self, which: int, found: list[str]) -> None:
        """What lies in rooms is counted one by one."""
        rooms, numbers = self._numbers.rooms, self._open
        for first in rooms.values():
            numbers[first + which] = 0
        for room in found:
            numbers[rooms[room] + which] += 1
        self._laid[which] = found[:]

    # ---------------------------------------------------------------------------- people

    def _look_at_people(self, table: Outpost) -> None:
        if table.character != self._characters:
            self._characters = table.character[:]
            self._people, self._columns = [None] * self._numbers.pawns, ()
        columns = (
            table.status, table.where, table.standing, table.suspicion, table.flamethrowers, table.role,
            table.hands, table.weapons, table.items, table.lab, table.laid, table.player,
        )  # fmt: skip
        if columns == self._columns:
            return
        self._columns = tuple([column[:] for column in columns])
        people = self._people
        for pawn, seen in enumerate(zip(*columns, strict=True)):
            if seen != people[pawn]:
                people[pawn] = seen
                self._lay_person(pawn, seen)
                self._tell_secrets(pawn, seen)

    def _lay_person(self, pawn: int, seen: tuple[Any, ...]) -> None:
        """What lies open before a pawn, and how much is hidden."""
        places = self._numbers
        status, where, standing, suspicion, flames, _, hand, weapons, items, lab, laid, player = seen
        person = places.people[0]
        numbers, start = bytearray(places.width), places.first_person
        numbers[4] = standing
        numbers[6] = len(hand.value)
        numbers[7] = len(weapons.value)
        numbers[8] = len(items.value)
        numbers[9] = len(lab.value)
        if laid is not None:
            numbers[10] = len(laid.value)
        if flames:
            numbers[11] = len(flames)
            numbers[12] = sum(flames)
        numbers[person.status[status] - start] = 1
        if status == CHARACTER:
            numbers[5] = suspicion + 1
            numbers[person.where[where] - start] = 1
        if pawn < len(self._characters):
            numbers[person.character[self._characters[pawn]] - start] = 1
        for firsts, known in zip(places.firsts, self._known, strict=True):
            first = firsts[pawn] - start
            known[first : first + places.width] = numbers
        self._known[player][places.firsts[player][pawn] - start] = 1

    def _tell_secrets(self, pawn: int, seen: tuple[Any, ...]) -> None:
        """A pawn's secrets are written for those who know them, and for nobody else."""
        places = self._numbers
        person, start, all_known = places.people[0], places.first_person, self._known
        _, _, _, _, _, role, hand, weapons, items, lab, laid, _ = seen
        for you in role.known_to:
            all_known[you][person.role[role.value] + places.firsts[you][pawn] - 2 * start] = 1
        for kinds, secret in (
            (person.hand, hand),
            (person.weapons, weapons),
            (person.items, items),
            (person.lab, lab),
            (person.tokens, laid),
        ):
            if secret is not None and secret.value:
                for you in secret.known_to:
                    known, first = all_known[you], places.firsts[you][pawn] - 2 * start
                    for kind in secret.value:
                        known[kinds[kind] + first] += 1

    # ---------------------------------------------------------------------------- from where the viewer sits

    def _write_whose(self, numbers: bytearray, table: Outpost, you: Seat) -> None:
        firsts = self._numbers.firsts[you]
        if len(self._characters) == len(self._people):
            numbers[firsts[table.leader] + 1] = 1
        if table.marker_holder is not None:
            numbers[firsts[table.marker_holder] + 2] = 1
        for pawn in table.aboard:
            numbers[firsts[pawn] + 3] = 1
