"""The station as one seat sees it, and what its rooms need."""

from __future__ import annotations

from typing import Any

from outpost31.kernel.questions import Seat

USE, REPAIR, SABOTAGE = "use", "repair", "sabotage"
VEHICLES = ("shed", "helicopter", "snow_cat_a", "snow_cat_b", "snow_cat_c")
BOILER, GENERATOR, RADIO = "boiler_room", "generator_room", "radio_room"
ALONE_WITH_A_DOG = 2 / 9
"""How often a dog's token is an alien's. (B-2.7)"""


class Station:
    """One view of the board."""

    def __init__(self, view: dict[str, Any], seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.people: list[dict[str, Any]] = view["people"]
        self.rooms: dict[str, dict[str, Any]] = view["rooms"]
        self.base: dict[str, Any] = view["base"]
        self.limits: dict[str, Any] = view["limits"]
        self.round: int = view["round"]
        self.mine = [person["pawn"] for person in self.people if person["player"] == seat]
        self.characters = [person["pawn"] for person in self.people if person["status"] == "character"]
        me = self.people[self.mine[0]] if self.mine else self.people[seat]
        self.role: str | None = me["role"]
        self.hand: list[str] = me["hand"] or []
        self.leaves_alone = view["edition"] == "norwegian"
        """Whether who leaves without an alien has won, whatever becomes of the others. (N-4.1)"""
        self.gone = set(view.get("vehicles_gone", ()))

    def role_of(self, pawn: int) -> str | None:
        """What the viewer knows a character to be."""
        role: str | None = self.people[pawn]["role"]
        return role

    def suspicion(self, pawn: int) -> int:
        """Where a character's disk is; green is 0."""
        space: int | None = self.people[pawn]["suspicion"]
        return space or 0

    def inside(self, room: str) -> list[int]:
        """The standing characters in a room."""
        return [
            pawn
            for pawn in self.characters
            if self.people[pawn]["where"] == room and self.people[pawn]["standing"]
        ]

    def holds(self, pawn: int, thing: str) -> bool:
        """Whether the viewer knows that a character holds something."""
        person = self.people[pawn]
        return (
            thing in (person["items"] or ())
            or thing in (person["lab"] or ())
            or thing in (person["weapons"] or ())
        )

    def has_space_for_fuel(self, room: str) -> bool:
        """Whether a room takes fuel, has space for more, and its store has some."""
        limit = self.limits["fuel"].get(room)
        if limit is None or self.rooms[room]["fuel"] is None or self.rooms[room]["fuel"] >= limit:
            return False
        store = "underground" if room in (BOILER, GENERATOR) else "external"
        return bool(self.base["stores"].get(store, 0) > 0)

    def is_ready(self, room: str) -> bool:
        """Whether a vehicle could leave with Keys. (B-7.8)"""
        if room not in VEHICLES or room not in self.rooms or room in self.gone:
            return False
        place = self.rooms[room]
        full = place["fuel"] is None or place["fuel"] >= self.limits["fuel"].get(room, 0)
        return bool(place["usable"] and not place["damage"] and full)

    def work_left(self, room: str) -> int:
        """How many actions a vehicle still needs."""
        place = self.rooms[room]
        fuel = (
            max(0, self.limits["fuel"].get(room, 0) - (place["fuel"] or 0))
            if place["fuel"] is not None
            else 0
        )
        return int((place["damage"] or 0) + fuel)

    def best_vehicle(self) -> str | None:
        """The vehicle that is nearest to leaving."""
        there = [room for room in VEHICLES if room in self.rooms and self.rooms[room]["usable"]]
        return min((room for room in there if room not in self.gone), key=self.work_left, default=None)

    def need(self, room: str, card: str) -> float:
        """What it is worth to have a card carried out in a room, for humans."""
        place = self.rooms[room]
        if not place["usable"]:
            return 0.0
        damage, fuel = place["damage"] or 0, place["fuel"] or 0
        if card == REPAIR:
            return self._need_of_repair(room, damage)
        if card == SABOTAGE:
            return -self.harm(room)
        if room == BOILER:
            return max(0.5, 9 - 2.2 * fuel) if self.has_space_for_fuel(room) else 0.0
        if room == GENERATOR:
            return max(0.5, 6 - 1.8 * fuel) if self.has_space_for_fuel(room) else 0.0
        if room in VEHICLES:
            if self.is_ready(room):
                return 0.3
            return (4.5 if room == self.best_vehicle() else 1.0) if self.has_space_for_fuel(room) else 0.0
        if room == RADIO:
            return 6.0 if not damage and self.base["rescue"]["space"] is None else 0.0
        return self._need_of_finds(room)

    def _need_of_repair(self, room: str, damage: int) -> float:
        if not damage:
            return 0.0
        if room == BOILER:
            return 3.0 + 2.5 * damage
        if room == GENERATOR:
            return 7.0 if self.base["dark"] else 2.5 + 1.5 * damage
        if room in VEHICLES:
            return 5.0 if room == self.best_vehicle() else 1.0
        return 1.5

    def _need_of_finds(self, room: str) -> float:
        piles = self.view["piles"]
        if room == "kitchen":
            if self.base["hungry"] or not self.base["pantry"]:
                return 0.0
            return 4.0 if self.base["pantry"] <= 6 and not self.base["kitchen"] else 1.0
        if room == "laboratory":
            return 4.0 if piles["lab_bag"] else 0.0
        if room == "warehouse":
            return 4.0 if piles["item_deck"] else 0.0
        if room == "armory":
            return 2.0 if piles["weapon_deck"] else 0.0
        return 1.5 if room == "weather_station" else 0.0

    def harm(self, room: str) -> float:
        """What a SABOTAGE does in a room, as humans feel it."""
        place = self.rooms[room]
        damage = place["damage"] or 0
        if room in self.limits["damage"] and damage >= self.limits["damage"][room]:
            return 0.0
        if room == BOILER:
            return 3.0 + 2.5 * damage
        if room == GENERATOR:
            return 2.5 + 2.0 * damage
        if room in VEHICLES:
            return 4.0 if room == self.best_vehicle() else 1.0
        return {"laboratory": 1.5, "warehouse": 1.2, RADIO: 1.0, "kitchen": 0.8, "armory": 0.7}.get(room, 0.5)
