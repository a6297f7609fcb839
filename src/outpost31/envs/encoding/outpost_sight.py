"""What a seat sees of the board game, straight from the table; only what changed is written anew.

Between two decisions little changes. So what was on the table at the last look, whoever looked, is kept beside what was
written of it. What lies open is in one array for all viewers. People have an array for each viewer, who counts them
from their own seat: a pawn that changed is written into all of them, and each of its secrets into those of the seats
that know it. What a seat has drawn, and where the aliens lie in wait, is written at each look, for those who know.
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
COUNTED = (FUEL, DAMAGE, ALIEN)
"""What is counted by room, before what lies there one by one."""
LEADS, HOLDS, ABOARD, STANDS, SUSPECTED, CARDS, FLAMETHROWERS, RELOADS = 1, 2, 3, 4, 5, 6, 11, 12
"""How far the entries of a person are from its first, which says whose it is; after the cards is all else it holds."""
STATUS, WHERE, STANDING, SUSPICION, FLAMES, ROLE, HANDS = range(7)
"""What is looked at of people, by column; after the hands all else they hold."""
COLUMNS = 11


class OutpostSight(Sight):
    """A table of the board game."""

    def __init__(self, numbers: OutpostNumbers, match: Match, size: int) -> None:
        super().__init__(numbers, match, size)
        self._numbers = numbers
        self._open = bytearray(size)
        """What lies open, but for people."""
        numbers.write_options(self._open, match.options)
        places = numbers.after_known - numbers.first_person
        self._known: list[bytearray] = [bytearray(places) for _ in range(match.seats)]
        """By viewer, the entries of people, with what the viewer knows of them."""
        self._rooms = numbers.rooms
        self._here: frozenset[str] = frozenset()
        """The rooms of the edition that is being played: at the UFO it is another."""
        self._held = (
            numbers.person.hand, numbers.person.weapons, numbers.person.items, numbers.person.lab, numbers.person.tokens
        )  # fmt: skip
        # What follows is as it was at the last look.
        self._base: tuple[Any, ...] = (None,) * 5
        """Phase, marker, weather, vehicle and revealed card, and then what is counted."""
        self._edition = ""
        self._settings: Any = None
        self._is_warm = True
        self._piles: tuple[int, ...] = ()
        self._ambush: Any = None
        self._laid: list[Any] = [None] * 8
        """What is laid out by room, and the cards that were shown."""
        self._whose: tuple[Any, ...] = (None, None, [], [], [])
        """Who leads, has the marker and is aboard, who is who and who plays whom."""
        self._leading: list[int] = []
        """Who leads, once all characters are there."""
        self._people: list[list[Any]] = [[None] * numbers.pawns for _ in range(COLUMNS)]
        self._people[STANDING], self._people[FLAMES] = [False] * numbers.pawns, [()] * numbers.pawns
        """What is seen of people, by what it is and pawn."""
        self._placed: list[Any] = [None] * numbers.pawns
        """By pawn, where it is, as far as it is shown."""
        self._shown: list[int] = []
        """The pawns whose role card everybody has seen."""

    def look(self, table: Outpost, you: Seat) -> bytearray:
        """What lies open, and what the seat knows besides."""
        base: tuple[Any, ...] = (
            table.phase, table.marker, table.weather, table.vehicle, table.revealed, table.round, table.pantry,
            table.kitchen, table.damage_left, table.fire_left, table.reloads_left, table.die_at_station, table.hungry,
            table.dark, table.freezing, table.rescue, table.rescue_fuel, table.rescue_gone, table.strength,
            table.settings, table.edition,
        )  # fmt: skip
        if base != self._base:
            self._write_base(table, base)
        drawn, ambush = table.drawn, table.ambush
        deck, discards, stack = table.deck.blocks, table.discards.blocks, table.stack.blocks
        weapons, items, lab = table.weapon_deck.blocks, table.item_deck.blocks, table.lab_bag.blocks
        piles: tuple[int, ...] = (
            len(deck[0]) if len(deck) == 1 else len(table.deck) if deck else 0,
            len(discards[0]) if len(discards) == 1 else len(table.discards) if discards else 0,
            len(stack[0]) if len(stack) == 1 else len(table.stack) if stack else 0,
            len(weapons[0]) if len(weapons) == 1 else len(table.weapon_deck) if weapons else 0,
            len(items[0]) if len(items) == 1 else len(table.item_deck) if items else 0,
            len(lab[0]) if len(lab) == 1 else len(table.lab_bag) if lab else 0,
            len(table.contagion_bag), len(drawn.value), len(table.locations), table.kennel_card,
        )  # fmt: skip
        places = self._numbers
        if piles != self._piles:
            self._piles = piles
            self._open[places.all_piles] = bytes(piles)
        if ambush is not self._ambush:
            self._ambush = ambush
            self._write_strength(ambush.value)
        self.look_at_more(table)
        laid: list[Any] = [
            table.fuel, table.damage, table.lurking, table.dogs, table.unresolved, table.locations_drawn, table.burned,
            table.stack_shown,
        ]  # fmt: skip
        if laid != self._laid:
            self._write_laid(table, laid)
        whose: tuple[Any, ...] = (
            table.leader, table.marker_holder, table.aboard, table.character, table.player
        )  # fmt: skip
        if whose != self._whose:
            self._write_whose(table)
        people: list[list[Any]] = [
            table.status, table.where, table.standing, table.suspicion, table.flamethrowers, table.role,
            table.hands, table.weapons, table.items, table.lab, table.laid,
        ]  # fmt: skip
        if people != self._people:
            self._write_people(people)
        numbers = self._open[:]
        numbers[places.known] = self._known[you]
        if drawn.value and you in drawn.known_to:
            for kind in drawn.value:
                numbers[places.drawn[kind]] += 1
        if ambush.value and you in ambush.known_to:
            for room, strength in ambush.value:
                numbers[places.rooms[room] + AMBUSH] = strength
        return numbers

    def look_at_more(self, table: Outpost) -> None:
        """What one game alone shows, if it changed."""

    def show_roles(self, pawns: list[int]) -> None:
        """Everybody has seen the role cards of these pawns, and no others."""
        self._shown = pawns
        for pawn, role in enumerate(self._people[ROLE]):
            if role is not None:
                self._write_role(pawn, role, role)

    # ---------------------------------------------------------------------------- what lies open

    def _write_base(self, table: Outpost, base: tuple[Any, ...]) -> None:
        """Round, phase, stores and tracks."""
        numbers, places, before = self._open, self._numbers, self._base
        for which, entries in enumerate(places.one_of):
            was, now = before[which], base[which]
            if was != now:
                if was is not None:
                    numbers[entries[was]] = 0
                if now is not None:
                    numbers[entries[now]] = 1
        self._base = base
        if base[5:] == before[5:]:
            return
        numbers[places.round] = table.round
        numbers[places.first_base] = table.pantry
        numbers[places.first_base + 1] = table.kitchen
        freezing, rescue = table.freezing, table.rescue
        numbers[places.left] = bytes((
            table.damage_left, table.fire_left, table.reloads_left, table.die_at_station, table.hungry, table.dark,
            0 if freezing is None else freezing + 1, 0 if rescue is None else rescue + 1, table.rescue_fuel,
            table.rescue_gone,
        ))  # fmt: skip
        numbers[places.pool] = table.strength
        if table.edition != self._edition or table.settings is not self._settings:
            self._edition, self._settings = table.edition, table.settings
            self._begin_anew(table)
        if (freezing is None) != self._is_warm:
            self._is_warm = freezing is None
            self._write_usable(table)

    def _write_strength(self, ambush: tuple[tuple[str, int], ...]) -> None:
        """How many cards of the aliens lie face down, and how strong together: nobody's secret. (B-4.8)"""
        numbers, places = self._open, self._numbers
        numbers[places.alien_cards] = len(ambush)
        numbers[places.alien_strength] = sum([strength for _, strength in ambush])

    def _begin_anew(self, table: Outpost) -> None:
        """Figures and rooms are others than they were: all rooms are written again."""
        numbers, places = self._open, self._numbers
        for name, place in places.limits.items():
            numbers[place] = getattr(table.settings, name)
        self._here = frozenset(edition_of(table).rooms)
        if self._laid[0] is not None:  # at the first look nothing was written yet
            for first in self._rooms.values():
                numbers[first : first + AMBUSH] = bytes(AMBUSH)
            self._laid = [None] * 8

    def _write_usable(self, table: Outpost) -> None:
        """Which rooms burned, and which can be used."""
        numbers, rooms = self._open, self._rooms
        for room in self._here:
            numbers[rooms[room] + BURNED] = room in table.burned
            numbers[rooms[room] + USABLE] = table.is_usable(room)

    def _write_laid(self, table: Outpost, laid: list[Any]) -> None:
        """What lies in rooms, of each kind of thing that does not lie as before."""
        before, numbers, places = self._laid, self._open, self._numbers
        for which, found in enumerate(laid):
            was = before[which]
            if found == was:
                continue
            before[which] = found.copy()
            if which < len(COUNTED):
                self._count(COUNTED[which], was or {}, found)
                if found is table.fuel:
                    for store in places.shown_stores:
                        numbers[places.stores[store]] = found.get(store, 0)
            elif found is table.burned:
                self._write_usable(table)
            elif found is table.stack_shown:
                for card in was or ():
                    numbers[places.stack_shown[card]] = 0
                for card in found:
                    numbers[places.stack_shown[card]] += 1
            elif found is table.dogs:
                numbers[places.first_base + 2] = found.count(OFF_BOARD)
                numbers[places.first_base + 3] = found.count(OUT_OF_GAME)
                self._lay(DOGS, was or [], [room for room in found if room in self._here])
            else:
                self._lay(UNRESOLVED if found is table.unresolved else DRAWN, was or [], found)

    def _count(self, which: int, before: dict[str, int], found: dict[str, int]) -> None:
        """So much of a kind lies in each room."""
        rooms, numbers, here = self._rooms, self._open, self._here
        for room in before:
            if room in here:
                numbers[rooms[room] + which] = 0
        for room, count in found.items():
            if room in here:
                numbers[rooms[room] + which] = count

    def _lay(self, which: int, before: list[str], found: list[str]) -> None:
        """What lies in rooms is counted one by one."""
        rooms, numbers = self._rooms, self._open
        for room in before:
            if room in rooms:
                numbers[rooms[room] + which] = 0
        for room in found:
            numbers[rooms[room] + which] += 1

    # ---------------------------------------------------------------------------- people

    def _write_whose(self, table: Outpost) -> None:
        """Who leads and holds the marker, who is aboard, and which character each pawn is and whose."""
        _, holder, aboard, characters, players = self._whose
        self._whose = (
            table.leader,
            table.marker_holder,
            table.aboard[:],
            table.character[:],
            table.player[:],
        )
        leading = [table.leader] if len(table.character) == self._numbers.pawns else []
        self._move(self._leading, leading, LEADS)
        self._leading = leading
        if table.marker_holder != holder:
            marked = table.marker_holder
            self._move([] if holder is None else [holder], [] if marked is None else [marked], HOLDS)
        if table.aboard != aboard:
            self._move(aboard, table.aboard, ABOARD)
        if table.character != characters:
            entries = self._numbers.person.character
            for pawn, character in enumerate(characters):
                self._write_number(pawn, entries[character], 0)
            for pawn, character in enumerate(table.character):
                self._write_number(pawn, entries[character], 1)
        if table.player != players:
            firsts = self._numbers.firsts
            for pawn, player in enumerate(players):
                self._known[player][firsts[player][pawn]] = 0
            for pawn, player in enumerate(table.player):
                self._known[player][firsts[player][pawn]] = 1

    def _move(self, before: list[int], now: list[int], entry: int) -> None:
        """Something lies before other pawns than it did."""
        if now != before:
            for pawn in before:
                self._write_number(pawn, entry, 0)
            for pawn in now:
                self._write_number(pawn, entry, 1)

    def _write_people(self, people: list[list[Any]]) -> None:
        """What changed of people."""
        is_secret = False
        for which, column in enumerate(people):
            before = self._people[which]
            if column == before:
                continue
            is_secret = which >= ROLE
            for pawn, now in enumerate(column):
                was = before[pawn]
                if now is was:
                    continue
                before[pawn] = now
                if which >= HANDS:
                    self._write_held(which - HANDS, pawn, was, now)
                elif which == ROLE:
                    self._write_role(pawn, was, now)
                elif which == STANDING:
                    self._write_number(pawn, STANDS, now)
                elif which == FLAMES:
                    self._write_number(pawn, FLAMETHROWERS, len(now))
                    self._write_number(pawn, RELOADS, sum(now))
                else:
                    self._write_state(which, pawn, was, people)
        if is_secret:  # what is equal and not the same would be compared at every look
            self._people = [column[:] for column in people]

    def _write_number(self, pawn: int, entry: int, number: int) -> None:
        """One entry of a pawn, for everybody."""
        for known, firsts in zip(self._known, self._numbers.firsts):  # noqa: B905 - each seat has both; strict is slow
            known[firsts[pawn] + entry] = number

    def _write_state(self, which: int, pawn: int, was: Any, people: list[list[Any]]) -> None:
        """What became of a pawn, and if it is still a character, where it is and how much it is suspected."""
        status = people[STATUS][pawn]
        is_played = status == CHARACTER
        if which != WHERE:
            self._write_number(pawn, SUSPECTED, people[SUSPICION][pawn] + 1 if is_played else 0)
        if which != SUSPICION:
            self._place(pawn, people[WHERE][pawn] if is_played else None)
        if which == STATUS:
            entries = self._numbers.person.status
            if was is not None:
                self._write_number(pawn, entries[was], 0)
            self._write_number(pawn, entries[status], 1)

    def _place(self, pawn: int, where: str | None) -> None:
        """Put a pawn where it is shown."""
        rooms, before = self._numbers.person.where, self._placed[pawn]
        if where != before:
            self._placed[pawn] = where
            if before is not None:
                self._write_number(pawn, rooms[before], 0)
            if where is not None:
                self._write_number(pawn, rooms[where], 1)

    def _write_role(self, pawn: int, before: Any, role: Any) -> None:
        """A role is written for those who know it, and for nobody else."""
        roles, all_known, firsts = self._numbers.person.role, self._known, self._numbers.firsts
        if before is not None:
            self._write_number(pawn, roles[before.value], 0)  # for whoever knew it
        for you in range(len(all_known)) if pawn in self._shown else role.known_to:
            all_known[you][firsts[you][pawn] + roles[role.value]] = 1

    def _write_held(self, which: int, pawn: int, before: Any, secret: Any) -> None:
        """How much a pawn holds is seen by all; what it is, is written for those who know it, and for nobody else."""
        kinds, all_known, firsts = self._held[which], self._known, self._numbers.firsts
        if before is None and not secret.value:
            return  # as it was
        if before is not None:
            for you in before.known_to:
                known, first = all_known[you], firsts[you][pawn]
                for kind in before.value:
                    known[first + kinds[kind]] = 0
        self._write_number(pawn, CARDS + which, 0 if secret is None else len(secret.value))
        if secret is not None and secret.value:
            for you in secret.known_to:
                known, first = all_known[you], firsts[you][pawn]
                for kind in secret.value:
                    known[first + kinds[kind]] += 1
