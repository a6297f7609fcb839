"""Sight: a seat's view, and short ways to what it says."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from outpost31.bots.novice_boardgame.evidence import Evidence
from outpost31.games.outpost.characters import CHARACTERS
from outpost31.games.outpost.norwegian.characters import CHARACTERS as NORWEGIANS
from outpost31.kernel.questions import Question

Person = dict[str, Any]

USE, REPAIR, SABOTAGE = "use", "repair", "sabotage"
COOPERATIVE = {"helicopter", "boiler_room", "radio_room", "shed", "generator_room", "laboratory"}
ABILITIES = {kind.key: kind.ability for kind in (*CHARACTERS, *NORWEGIANS)}
CERTAIN = 0.95
ROLE_CARDS, ALIEN_CARDS = 8, 2
"""The role cards where 1 to 3 players play, of which 2 stay in the box (C-1.3)."""


class Sight:
    """What one character's player sees when it is asked something."""

    def __init__(self, view: dict[str, Any], seat: int, evidence: Evidence, question: Question) -> None:
        self.view = view
        self.seat = seat
        self.evidence = evidence
        self.kind = question.kind
        self.about: dict[str, Any] = dict(question.about)
        self.people: list[Person] = view["people"]
        self.rooms: dict[str, dict[str, Any]] = view["rooms"]
        self.base: dict[str, Any] = view["base"]
        self.piles: dict[str, Any] = view["piles"]
        self.limits: dict[str, Any] = view["limits"]
        self.is_coop: bool = view["edition"] == "coop"
        self.is_norwegian: bool = view["edition"] == "norwegian"
        self.characters: list[Person] = [one for one in self.people if one["status"] == "character"]
        self.me = self._me()
        self.pawn: int = self.me["pawn"]
        self.is_alien: bool = self.me["role"] == "alien" and not self.is_coop

    def _me(self) -> Person:
        """The character that the question is about, or else the seat's first that is in play."""
        pawn = self.about.get("pawn")
        if pawn is not None and self.people[pawn]["player"] == self.seat:
            asked: Person = self.people[pawn]
            return asked
        mine = [one for one in self.people if one["player"] == self.seat]
        return next((one for one in mine if one["status"] == "character"), (mine or self.people)[0])

    # People ---------------------------------------------------------------------------------------------------

    @cached_property
    def guilt(self) -> list[float]:
        """How likely each is an alien."""
        if self.is_coop:
            return self._guilt_by_role_cards()
        return [self.evidence.against(pawn) for pawn in range(len(self.people))]

    def _guilt_by_role_cards(self) -> list[float]:
        """Of the role cards nobody has seen so many are alien (C-1.3)."""
        seen = [one["role"] for one in self.people if one["role"] is not None]
        unseen = (ALIEN_CARDS - seen.count("alien")) / (ROLE_CARDS - len(seen))
        return [
            unseen if one["role"] is None else 1.0 if one["role"] == "alien" else 0.0 for one in self.people
        ]

    @cached_property
    def others(self) -> list[Person]:
        """The other characters in play."""
        return [one for one in self.characters if one["pawn"] != self.pawn]

    def is_friend(self, pawn: int) -> bool:
        """Surely an alien, in an alien's eyes."""
        return pawn == self.pawn or self.guilt[pawn] >= CERTAIN

    def standing_in(self, room: str) -> list[Person]:
        """The characters who stand in a room."""
        return [one for one in self.characters if one["standing"] and one["where"] == room]

    def ability(self, person: Person) -> str | None:
        """What a character is good at."""
        return ABILITIES.get(person["character"])

    def holds(self, thing: str) -> bool:
        """Whether the character that is asked has this weapon, item or lab token."""
        me = self.me
        return any(thing in (me[shelf] or ()) for shelf in ("weapons", "items", "lab"))

    @property
    def hand(self) -> list[str]:
        """The action cards in hand."""
        return self.me["hand"] or []

    @cached_property
    def confidence(self) -> float:
        """How likely it is that every other is what it seems to be: the chance of a right departure (B-8.4)."""
        chance = 1.0
        for one in self.characters if self.is_coop else self.others:
            chance *= max(self.guilt[one["pawn"]], 1.0 - self.guilt[one["pawn"]])
        return chance

    # The base -------------------------------------------------------------------------------------------------

    def is_vehicle(self, room: str) -> bool:
        """Whether one can leave in what stands there."""
        return room in ("helicopter", "shed") or room.startswith("snow_cat")

    def is_there(self, room: str) -> bool:
        """Whether the room is in use, and its vehicle not gone."""
        return self.rooms[room]["usable"] and room not in self.view.get("vehicles_gone", ())

    def fuel_missing(self, room: str) -> int:
        """Fuel that the room still takes."""
        missing: int = self.limits["fuel"].get(room, 0) - (self.rooms[room]["fuel"] or 0)
        return missing

    def is_ready(self, room: str) -> bool:
        """Whether a vehicle lacks nothing but somebody with Keys (B-7.8)."""
        return self.is_there(room) and not self.rooms[room]["damage"] and self.fuel_missing(room) <= 0

    @cached_property
    def vehicles(self) -> list[str]:
        """The vehicles that can still be used."""
        return [room for room in self.rooms if self.is_vehicle(room) and self.is_there(room)]

    @property
    def sos_sent(self) -> bool:
        """Whether the rescue helicopter is on its way, or was."""
        return self.base["rescue"]["space"] is not None

    @property
    def rescue_is_here(self) -> bool:
        """Whether the rescue helicopter can be boarded."""
        rescue = self.base["rescue"]
        return not rescue["gone"] and rescue["space"] == self.limits["rescue_track"]

    @property
    def is_late(self) -> bool:
        """Whether there is little time left: the cold, hunger or the dog will end it soon."""
        dog = self.view.get("dog")
        if dog is not None and dog["track"] - dog["space"] <= 2:
            return True
        return self.base["freezing"] is not None or self.view["round"] >= 10

    @property
    def alien_strength(self) -> int:
        """The exposed alien's strength, on cards and held back."""
        alien = self.view["alien"]
        strength: int = alien["pool"] + sum(alien["cards"]) + sum(one["alien"] for one in self.rooms.values())
        return strength
