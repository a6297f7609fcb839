"""The board game in numbers; co-op and the Norwegian Outpost add theirs (`outpost_games`)."""

from __future__ import annotations

from typing import Any, ClassVar

from outpost31.envs.encoding.actions import Spelling, Whom
from outpost31.envs.encoding.layouts import MOST, Layout
from outpost31.envs.encoding.outpost_questions import OutpostQuestions
from outpost31.envs.encoding.station import Station, Things
from outpost31.games.outpost.asked import ASKED
from outpost31.games.outpost.shapes import PersonSeen, StationSeen
from outpost31.games.outpost.table import ACTION_CARDS
from outpost31.kernel import Choice, Option, Question, Switch
from outpost31.kernel.games import find_game
from outpost31.kernel.questions import Form

ROLES = ("human", "alien")
STATUSES = ("character", "exposed", "dead")
TOKENS = ("human", "alien")
"""Contagion tokens."""
PHASES = (
    "set_up", "weather", "maintenance", "alien", "movement", "encounters", "actions", "burning", "leisure", "tests",
    "food", "dogs", "escape", "sectors",
)  # fmt: skip
STORES = ("underground", "external", "operations")
COUNTED_BASE = (
    "pantry",
    "kitchen",
    "dogs_off_board",
    "dogs_out_of_game",
    "damage_left",
    "fire_left",
    "reloads_left",
)
COUNTED_PILES = (
    "deck", "discards", "stack", "weapon_deck", "item_deck", "lab_bag", "contagion_bag", "drawn_count", "locations",
)  # fmt: skip
LIMITS = ("red", "start", "freezing_track", "rescue_track", "rescue_fuel")


class OutpostNumbers:
    """Writes a view and a question of the board game as numbers; pawns are counted from the viewer's."""

    game: ClassVar[str] = "boardgame"
    editions: ClassVar[tuple[str, ...]] = ("boardgame",)
    asked: ClassVar[dict[str, Form]] = ASKED
    statuses: ClassVar[tuple[str, ...]] = STATUSES
    shown_stores: ClassVar[tuple[str, ...]] = STORES

    def __init__(self, seats: int) -> None:
        self.pawns = self.circle = self.count_pawns(seats)
        self.station = Station(self.editions)
        people = tuple(map(self.whom, range(self.pawns)))
        self.usual, self.vocabularies = self.station.vocabularies(people)
        parts = self.station.things.parts
        self.listed: dict[str, tuple[Option, ...]] = {"thing_to_hand_over": parts}
        self.spelled = {
            "things_to_offer": Spelling((*parts, "done")),
            "deal_to_answer": Spelling(("refuse", *people, *parts, "done")),
        }
        self._last_options: dict[str, Any] | None = None
        self._chosen: list[int] = []
        layout = self.layout = Layout()
        self._add_base(layout)
        self.rooms = {room: self._add_room(layout, room) for room in self.station.rooms}
        self.people = [self._add_person(layout, f"pawn +{further}") for further in range(self.pawns)]
        self.first_person, self.after_people = self.people[0].first, len(layout.entries)
        self.after_known = self.after_people
        """Where what each viewer sees in another way ends: `add_more` puts more of it right after the people."""
        self.add_more(layout)
        self.known = slice(self.first_person, self.after_known)
        self.person = Person(Layout(), "", self.station, self.statuses)
        """The entries of a pawn, counted from its first."""
        self.width = (self.after_people - self.first_person) // self.pawns
        self.firsts = [
            [self.width * self.place_of(pawn, you) for pawn in range(self.pawns)] for you in range(seats)
        ]
        """By viewer and pawn, the first entry of a person, counted from the first of all."""
        self.shifts = [self.place_of(0, you) for you in range(seats)]
        """By viewer, how far the first pawn is from theirs."""
        self.questions = OutpostQuestions(layout, self.asked, self.pawns, self.station)
        self.added = layout.add_each("you have put in so far", map(str, self.station.things.names), 9)
        self.partner = layout.add_seats("you answer the deal of", self.pawns, "pawn")

    @staticmethod
    def whom(pawn: int) -> Any:  # compiled, an int would be no Whom any more
        """A pawn as the table of actions has it."""
        return Whom(pawn)

    @staticmethod
    def count_pawns(seats: int) -> int:
        """Everybody plays one."""
        return seats

    def place_of(self, pawn: int, you: int) -> int:
        """How far a pawn is from the viewer's."""
        return (pawn - you) % self.pawns

    def add_more(self, layout: Layout) -> None:
        """The entries of one game alone."""

    def write_more(self, numbers: bytearray, view: Any, you: int) -> None:
        """What one game alone shows."""

    # ---------------------------------------------------------------------------- entries

    def _add_base(self, layout: Layout) -> None:
        station = self.station
        self.round = layout.add("round", 60)
        self.phases = layout.add_each("phase", PHASES)
        self.marker = layout.add_each("leader marker in", station.places)
        self.weather = layout.add_each("weather", ("sun", "snow", "storm"))
        self.stores = layout.add_each("fuel in", STORES, MOST)
        self.base = layout.add_each("base", COUNTED_BASE, MOST)
        self.first_base = self.base[COUNTED_BASE[0]]
        first_left = self.base["damage_left"]
        self.die_at_station = layout.add("the weather die lies at the Weather Station")
        self.hungry = layout.add("hungry")
        self.dark = layout.add("dark")
        self.freezing = layout.add("freezing track: space, counted from 1", MOST)
        self.rescue = layout.add("rescue helicopter: space, counted from 1", MOST)
        self.rescue_fuel = layout.add("rescue helicopter: fuel", MOST)
        self.rescue_gone = layout.add("rescue helicopter: gone")
        self.left = slice(first_left, len(layout.entries))
        """What is left of damage, fire and reloads, and how far things have come."""
        self.limits = layout.add_each("figure", LIMITS, 40)
        self.piles = layout.add_each("pile", COUNTED_PILES, MOST)
        self.kennel_card = layout.add("the card of the Kennel is in play")
        self.all_piles = slice(self.piles[COUNTED_PILES[0]], len(layout.entries))
        self.stack_shown = layout.add_each("shown in the active stack", ACTION_CARDS, MOST)
        self.revealed = layout.add_each("card being carried out", ACTION_CARDS)
        self.drawn = layout.add_each("drawn by you", station.things.kinds, MOST)
        self.pool = layout.add("strength of the aliens", MOST)
        self.alien_cards = layout.add("location cards of the aliens", MOST)
        self.alien_strength = layout.add("strength on their location cards", MOST)
        self.vehicle = layout.add_each("vehicle that leaves", station.places)
        self.one_of = (self.phases, self.marker, self.weather, self.vehicle, self.revealed)
        """Of each of these one entry is set at most."""
        self.options = {
            kind.name: layout.add_each(f"option {kind.name}", map(str, kind.values()))
            for kind in find_game(self.game).options
            if isinstance(kind, (Choice, Switch))
        }

    def _add_room(self, layout: Layout, room: str) -> int:
        first = layout.add(f"{room}: fuel", MOST)
        layout.add(f"{room}: damage", MOST)
        layout.add(f"{room}: burned")
        layout.add(f"{room}: usable")
        layout.add(f"{room}: dogs", MOST)
        layout.add(f"{room}: strength of the alien in it", MOST)
        layout.add(f"{room}: an alien still to be resolved")
        layout.add(f"{room}: its location card was drawn", MOST)
        layout.add(f"{room}: strength on its card, if you know", MOST)
        return first

    def _add_person(self, layout: Layout, name: str) -> Person:
        return Person(layout, name, self.station, self.statuses)

    # ---------------------------------------------------------------------------- writing

    def write_view(self, numbers: bytearray, view: Any, you: int) -> None:
        """What lies before the viewer."""
        self._write_base(numbers, view)
        self._write_piles(numbers, view)
        self._write_rooms(numbers, view)
        pawns = self.pawns
        people, shift = self.people, self.place_of(0, you)
        for person in view["people"]:
            people[(person["pawn"] + shift) % pawns].write(numbers, person, you)
        leader, holder = view["leader"], view["marker_holder"]
        if leader is not None:
            numbers[people[(leader + shift) % pawns].first + 1] = 1
        if holder is not None:
            numbers[people[(holder + shift) % pawns].first + 2] = 1
        for pawn in view["escape"]["aboard"]:
            numbers[people[(pawn + shift) % pawns].first + 3] = 1
        self.write_more(numbers, view, you)

    def _write_base(self, numbers: bytearray, view: StationSeen) -> None:
        numbers[self.round] = view["round"]
        numbers[self.phases[view["phase"]]] = 1
        if view["marker"] is not None:
            numbers[self.marker[view["marker"]]] = 1
        base: Any = view["base"]
        if base["weather"] is not None:
            numbers[self.weather[base["weather"]]] = 1
        for store, fuel in base["stores"].items():
            numbers[self.stores[store]] = fuel
        for name, place in self.base.items():
            numbers[place] = base[name]
        numbers[self.die_at_station] = base["die_at_station"]
        numbers[self.hungry] = base["hungry"]
        numbers[self.dark] = base["dark"]
        if base["freezing"] is not None:
            numbers[self.freezing] = base["freezing"] + 1
        rescue = base["rescue"]
        if rescue["space"] is not None:
            numbers[self.rescue] = rescue["space"] + 1
        numbers[self.rescue_fuel] = rescue["fuel"]
        numbers[self.rescue_gone] = rescue["gone"]
        limits: Any = view["limits"]
        for name, place in self.limits.items():
            numbers[place] = limits[name]
        options = view.get("options")
        if options is not None:
            self.write_options(numbers, options)
        vehicle = view["escape"]["vehicle"]
        if vehicle is not None:
            numbers[self.vehicle[vehicle]] = 1

    def write_options(self, numbers: bytearray, options: dict[str, Any]) -> None:
        """What the table decided."""
        if options != self._last_options:  # they stay the same for a whole match
            self._last_options = dict(options)
            self._chosen = [values[str(options[name])] for name, values in self.options.items()]
        for place in self._chosen:
            numbers[place] = 1

    def _write_piles(self, numbers: bytearray, view: StationSeen) -> None:
        piles: Any = view["piles"]
        for name, place in self.piles.items():
            numbers[place] = piles[name]
        numbers[self.kennel_card] = piles["kennel_card"]
        for card in piles["stack_shown"]:
            numbers[self.stack_shown[card]] += 1
        if piles["revealed"] is not None:
            numbers[self.revealed[piles["revealed"]]] = 1
        for thing in piles["drawn"] or ():
            numbers[self.drawn[thing]] += 1

    def _write_rooms(self, numbers: bytearray, view: StationSeen) -> None:
        rooms = self.rooms
        for room, seen in view["rooms"].items():
            first = rooms[room]
            if seen["fuel"]:
                numbers[first] = seen["fuel"]
            if seen["damage"]:
                numbers[first + 1] = seen["damage"]
            if seen["burned"]:
                numbers[first + 2] = 1
            if seen["usable"]:
                numbers[first + 3] = 1
            if seen["dogs"]:
                numbers[first + 4] = seen["dogs"]
            if seen["alien"]:
                numbers[first + 5] = seen["alien"]
        self._write_aliens(numbers, view)

    def _write_aliens(self, numbers: bytearray, view: StationSeen) -> None:
        rooms, alien = self.rooms, view["alien"]
        for room in alien["unresolved"]:
            numbers[rooms[room] + 6] = 1
        for room in view["piles"]["locations_drawn"]:
            numbers[rooms[room] + 7] += 1
        numbers[self.pool] = alien["pool"]
        cards = alien["cards"]
        if cards:
            numbers[self.alien_cards] = len(cards)
            numbers[self.alien_strength] = sum(cards)
            if alien["rooms"] is not None:
                for room, strength in zip(alien["rooms"], cards, strict=True):
                    numbers[rooms[room] + 8] = strength

    def write_question(self, numbers: bytearray, question: Question, you: int) -> None:
        """What is asked of the viewer."""
        self.questions.write(numbers, question, self.shifts[you])

    def write_parts(self, numbers: bytearray, parts: tuple[Any, ...], you: int) -> None:
        """The deal that the viewer is putting together."""
        for part in parts:
            if isinstance(part, tuple):
                numbers[self.added[self.station.things.name_of(part)]] += 1
            elif isinstance(part, int):
                numbers[self.partner + self.place_of(part, you)] = 1

    def parts_of(self, kind: str, option: Any) -> tuple[Any, ...]:
        """An option that is put together, part by part."""
        if kind == "things_to_offer":
            return (*option, "done")
        return ("refuse",) if option == "refuse" else (option[0], *option[1], "done")


class Person:
    """The entries of one pawn."""

    def __init__(self, layout: Layout, name: str, station: Station, statuses: tuple[str, ...]) -> None:
        things: Things = station.things
        self.first = layout.add(f"{name}: yours")
        layout.add(f"{name}: leader")
        layout.add(f"{name}: holds the leader marker")
        layout.add(f"{name}: aboard")
        layout.add(f"{name}: stands")
        layout.add(f"{name}: suspicion, counted from 1", 20)
        layout.add(f"{name}: action cards", MOST)
        layout.add(f"{name}: weapons held in secret", MOST)
        layout.add(f"{name}: items", MOST)
        layout.add(f"{name}: lab tokens", MOST)
        layout.add(f"{name}: tokens laid out", 2)
        layout.add(f"{name}: Flamethrowers", 2)
        layout.add(f"{name}: reloads on them", MOST)
        self.status = layout.add_each(f"{name}: is", statuses)
        self.role = layout.add_each(f"{name}: known as", ROLES)
        self.character = layout.add_each(f"{name}: plays", station.characters)
        self.where = layout.add_each(f"{name}: in", station.places)
        self.hand = layout.add_each(f"{name}: known action cards", ACTION_CARDS, MOST)
        self.weapons = layout.add_each(f"{name}: known weapons", things.weapons, MOST)
        self.items = layout.add_each(f"{name}: known items", things.items, MOST)
        self.lab = layout.add_each(f"{name}: known lab tokens", things.lab, MOST)
        self.tokens = layout.add_each(f"{name}: known contagion tokens", TOKENS, 2)

    def write(self, numbers: bytearray, seen: PersonSeen, you: int) -> None:
        """Write what a viewer sees of a person."""
        first = self.first
        if seen["player"] == you:
            numbers[first] = 1
        if seen["standing"]:
            numbers[first + 4] = 1
        suspicion = seen["suspicion"]
        if suspicion is not None:
            numbers[first + 5] = suspicion + 1
        numbers[first + 6] = seen["cards"]
        numbers[first + 7] = seen["weapon_count"]
        numbers[first + 8] = seen["item_count"]
        numbers[first + 9] = seen["lab_count"]
        if seen["laid"]:
            numbers[first + 10] = seen["laid"]
        flames = seen["flamethrowers"]
        if flames:
            numbers[first + 11] = len(flames)
            numbers[first + 12] = sum(flames)
        numbers[self.status[seen["status"]]] = 1
        if seen["role"] is not None:
            numbers[self.role[seen["role"]]] = 1
        if seen["character"] is not None:
            numbers[self.character[seen["character"]]] = 1
        if seen["where"] is not None:
            numbers[self.where[seen["where"]]] = 1
        self._write_holdings(numbers, seen)

    def _write_holdings(self, numbers: bytearray, seen: PersonSeen) -> None:
        if seen["hand"]:
            for card in seen["hand"]:
                numbers[self.hand[card]] += 1
        if seen["weapons"]:
            for weapon in seen["weapons"]:
                numbers[self.weapons[weapon]] += 1
        if seen["items"]:
            for item in seen["items"]:
                numbers[self.items[item]] += 1
        if seen["lab"]:
            for tube in seen["lab"]:
                numbers[self.lab[tube]] += 1
        if seen["tokens"]:
            for token in seen["tokens"]:
                numbers[self.tokens[token]] += 1
