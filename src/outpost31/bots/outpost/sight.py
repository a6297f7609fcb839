"""Sight: a seat's view of the outpost, and short ways to what it says. Every bot at a station reads it so."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import cast

from outpost31.games.outpost.asked import StationAbout
from outpost31.games.outpost.characters import CHARACTERS
from outpost31.games.outpost.coop.shapes import CoopView
from outpost31.games.outpost.norwegian.characters import CHARACTERS as NORWEGIANS
from outpost31.games.outpost.norwegian.rooms import SNOW_CATS, refit
from outpost31.games.outpost.norwegian.shapes import NorwegianView
from outpost31.games.outpost.rooms import ROOMS
from outpost31.games.outpost.shapes import BoardgameView, PersonSeen
from outpost31.kernel.questions import Question
from outpost31.kernel.views import View

USE, REPAIR, SABOTAGE = "use", "repair", "sabotage"
COOPERATIVE = frozenset(
    room.key for room in (*ROOMS.values(), *refit(ROOMS, len(SNOW_CATS)).values()) if room.cooperative
)
"""The rooms where hands help one another, as printed: of the base, and Snow Cats at the Norwegian outpost (B-7.5)."""
ABILITIES = {kind.key: kind.ability for kind in (*CHARACTERS, *NORWEGIANS)}
CERTAIN = 0.95


def has(person: PersonSeen, thing: str) -> bool:
    """Whether somebody is seen to hold this weapon, item or lab token."""
    return any(thing in (shelf or ()) for shelf in (person["weapons"], person["items"], person["lab"]))


class Sight(ABC):
    """What one character's player sees when asked something. How suspect the others are, each level says by itself."""

    def __init__(self, view: View, seat: int, question: Question) -> None:
        self.view = seen = cast(BoardgameView, view)
        self.seat = seat
        self.kind = question.kind
        self.about = question.about_as(StationAbout)
        self.people = seen["people"]
        self.rooms = seen["rooms"]
        self.base = seen["base"]
        self.piles = seen["piles"]
        self.limits = seen["limits"]
        self.is_coop: bool = view["edition"] == "coop"
        self.is_norwegian: bool = view["edition"] == "norwegian"
        self.characters: list[PersonSeen] = [one for one in self.people if one["status"] == "character"]
        self.me = self._me()
        self.pawn: int = self.me["pawn"]
        self.is_alien: bool = self.me["role"] == "alien" and not self.is_coop

    def _me(self) -> PersonSeen:
        """The character that the question is about, or else the seat's first that is in play."""
        pawn = self.about.get("pawn")
        if pawn is not None and self.people[pawn]["player"] == self.seat:
            return self.people[pawn]
        mine = [one for one in self.people if one["player"] == self.seat]
        return next((one for one in mine if one["status"] == "character"), (mine or self.people)[0])

    @property
    def coop(self) -> CoopView:
        """The view as 1 to 3 players have it."""
        return cast(CoopView, self.view)

    @property
    def norwegian(self) -> NorwegianView:
        """The view as the Norwegian Outpost has it."""
        return cast(NorwegianView, self.view)

    # People ---------------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def guilt(self) -> list[float]:
        """How likely each is an alien."""

    @cached_property
    def others(self) -> list[PersonSeen]:
        """The other characters in play."""
        return [one for one in self.characters if one["pawn"] != self.pawn]

    def is_friend(self, pawn: int) -> bool:
        """Surely an alien, in an alien's eyes."""
        return pawn == self.pawn or self.guilt[pawn] >= CERTAIN

    def standing_in(self, room: str) -> list[PersonSeen]:
        """The characters who stand in a room."""
        return [one for one in self.characters if one["standing"] and one["where"] == room]

    def ability(self, person: PersonSeen) -> str | None:
        """What a character is good at."""
        return ABILITIES.get(person["character"] or "")

    def holds(self, thing: str) -> bool:
        """Whether the character that is asked has this weapon, item or lab token."""
        return has(self.me, thing)

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
        return self.rooms[room]["usable"] and not self._is_gone(room)

    def _is_gone(self, room: str) -> bool:
        return self.is_norwegian and room in self.norwegian["vehicles_gone"]

    def fuel_missing(self, room: str) -> int:
        """Fuel that the room still takes."""
        return self.limits["fuel"].get(room, 0) - (self.rooms[room]["fuel"] or 0)

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
        if self.is_norwegian:
            dog = self.norwegian["dog"]
            if dog["track"] - dog["space"] <= 2:
                return True
        return self.base["freezing"] is not None or self.view["round"] >= 10

    @cached_property
    def alien_strength(self) -> int:
        """The exposed alien's strength, on cards and held back."""
        alien = self.view["alien"]
        return alien["pool"] + sum(alien["cards"]) + sum(one["alien"] for one in self.rooms.values())
