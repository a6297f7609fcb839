"""The station as a seat sees it: rooms, stores and people, read from its view."""

from __future__ import annotations

from typing import cast

from outpost31.games.outpost.asked import StationAbout
from outpost31.games.outpost.coop.shapes import CoopView
from outpost31.games.outpost.norwegian.shapes import NorwegianView
from outpost31.games.outpost.rooms import ROOMS
from outpost31.games.outpost.shapes import BoardgameView, PersonSeen
from outpost31.reasons.hindrances import Hindrance, Sight

ROOM_LIMIT = 3
"""Characters in a green room (B-1.2)."""
UNDERGROUND = "underground"
DORMITORY, LEISURE_ROOM = "dormitory", "leisure_room"
RESCUE_HELICOPTER = "rescue_helicopter"


def about_of(sight: Sight) -> StationAbout:
    """What the question is about."""
    return sight.question.about_as(StationAbout)


class Station:
    """What the reasons look at."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.about = about_of(sight)
        self.view = cast(BoardgameView, sight.view)
        self.people = self.view["people"]
        self.rooms = self.view["rooms"]
        self.base = self.view["base"]
        self.piles = self.view["piles"]
        self.limits = self.view["limits"]

    @property
    def coop(self) -> CoopView:
        """The view as 1 to 3 players have it."""
        return cast(CoopView, self.sight.view)

    @property
    def norwegian(self) -> NorwegianView:
        """The view as the Norwegian Outpost has it."""
        return cast(NorwegianView, self.sight.view)

    @property
    def is_coop(self) -> bool:
        """Whether a player has several characters."""
        return self.sight.game == "coop"

    @property
    def is_norwegian(self) -> bool:
        """Whether this is the Norwegian Outpost, where people leave in groups (N-4.1)."""
        return self.sight.game == "norwegian"

    @property
    def pawn(self) -> int:
        """The character that is asked."""
        return self.about.get("pawn", self.sight.seat)

    @property
    def me(self) -> PersonSeen:
        """What lies before the character that is asked."""
        return self.people[self.pawn]

    def room_of(self, pawn: int) -> str:
        """The room that a character stands in (B-1.1)."""
        return self.people[pawn]["where"] or ""

    def suspicion_of(self, pawn: int) -> int:
        """Where a character's disk lies on the track of suspicion (B-1.6)."""
        return self.people[pawn]["suspicion"] or 0

    def person(self, pawn: int) -> str:
        """A person as something to point at."""
        return f"pawn:{pawn}" if self.is_coop else f"seat:{pawn}"

    def name(self, pawn: int) -> dict[str, int]:
        """A person as reasons name them."""
        return {"pawn": pawn}

    def characters(self) -> list[int]:
        """The pawns that are still played as characters (B-1.1)."""
        return [person["pawn"] for person in self.people if person["status"] == "character"]

    def gone(self, pawn: int) -> Hindrance | None:
        """Somebody who is not a character any more (B-1.1)."""
        status = self.people[pawn]["status"]
        return None if status == "character" else Hindrance("gone", "B-1.1", self.name(pawn))

    def lying(self, pawn: int, clause: str) -> Hindrance | None:
        """Somebody who was laid down (B-1.7)."""
        return None if self.people[pawn]["standing"] else Hindrance("lies-down", clause, self.name(pawn))

    # Rooms --------------------------------------------------------------------------------------------------

    def ruined(self, room: str) -> Hindrance | None:
        """A room that burned or was destroyed (B-7.1, B-4.4)."""
        seen = self.rooms[room]
        if seen["burned"]:
            return Hindrance("room-burned", "B-7.1", {"room": room})
        return None if seen["usable"] else Hindrance("room-destroyed", "B-4.4", {"room": room})

    def unenterable(self, room: str) -> Hindrance | None:
        """Why nobody more can go to a room (B-5.5, C-3.1)."""
        if room not in self.rooms:
            return Hindrance("a-store", "B-1.5", {"room": room})
        colour, inside = self.rooms[room]["colour"], [one for one in self.people if one["where"] == room]
        if colour == "lilac":
            return Hindrance("for-dogs-only", "B-1.4", {"room": room})
        if room == LEISURE_ROOM:
            return Hindrance("leisure-later", "C-7.1" if self.is_coop else "B-10.1", {"room": room})
        if room == DORMITORY:
            if not self.is_coop:
                return Hindrance("dormitory-by-changing", "B-5.10", {"room": room})
            return Hindrance("dormitory-taken", "C-3.1", {"room": room}) if inside else None
        ruined = self.ruined(room)
        if ruined is None and len(inside) >= ROOM_LIMIT:
            return Hindrance("room-full", "B-1.2", {"room": room})
        return ruined

    def is_gone_vehicle(self, room: str) -> bool:
        """Whether a vehicle has left (N-4.1)."""
        return self.sight.game == "norwegian" and room in self.norwegian["vehicles_gone"]

    def fuel_store(self, room: str) -> str | None:
        """The store whose fuel belongs in a room, if it takes any (B-7.6)."""
        return ROOMS[room].fuel_from if room in self.limits["fuel"] and room in ROOMS else None

    def unfuelled(self, room: str, clause: str, source: str | None = None) -> Hindrance | None:
        """Why no fuel can go to a room (B-9.2): from its own store, or from the one given."""
        source = source or self.fuel_store(room)
        if source is None or room not in self.limits["fuel"]:
            return Hindrance("takes-no-fuel", clause, {"room": room})
        ruined = self.ruined(room)
        if ruined is not None:
            return ruined
        if (self.rooms[room]["fuel"] or 0) >= self.limits["fuel"][room]:
            return Hindrance("tank-full", "B-9.2", {"room": room})
        if not self.base["stores"].get(source, 0):
            return Hindrance("store-empty", "B-1.5", {"source": source})
        return None

    # What an action card can do in a room -------------------------------------------------------------------

    def undoable(self, card: str, room: str) -> Hindrance | None:
        """Why an action card would change nothing in a room (B-9.1)."""
        if card == "repair":
            ruined = self.ruined(room)
            if ruined is not None:
                return ruined
            damaged = self.rooms[room]["damage"]
            return None if damaged else Hindrance("nothing-to-repair", "B-9.1", {"room": room})
        if card == "sabotage":
            return self._unsabotaged(room)
        return self._unused(room)

    def _unused(self, room: str) -> Hindrance | None:
        if room == "radio_room":
            return self._no_sos()
        if room in ("boiler_room", "generator_room"):
            return self.unfuelled(room, "B-9.1")
        if self.is_gone_vehicle(room):
            return Hindrance("vehicle-gone", "N-4.1", {"room": room})
        if self._is_useless_vehicle(room):
            return Hindrance("nothing-to-use", "B-7.8", {"room": room})
        left = {
            "armory": self.piles["weapon_deck"],
            "warehouse": self.piles["item_deck"],
            "kitchen": self.base["pantry"],
            "laboratory": self.piles["lab_bag"],
            DORMITORY: 0,
            LEISURE_ROOM: 0,
        }.get(room, 1)
        return None if left else Hindrance("nothing-to-use", "B-9.1", {"room": room})

    def _is_useless_vehicle(self, room: str) -> bool:
        """Whether a vehicle neither takes fuel nor is ready (B-7.8)."""
        if room not in ("helicopter", "shed") and not room.startswith("snow_cat"):
            return False
        is_full = (self.rooms[room]["fuel"] or 0) == self.limits["fuel"].get(room, 0)
        is_ready = is_full and not self.rooms[room]["damage"]
        return not is_ready and self.unfuelled(room, "B-7.8") is not None

    def _no_sos(self) -> Hindrance | None:
        if self.base["rescue"]["space"] is not None:
            return Hindrance("sos-sent", "B-9.9")
        return Hindrance("radio-damaged", "B-9.9") if self.rooms["radio_room"]["damage"] else None

    def _unsabotaged(self, room: str) -> Hindrance | None:
        """Why nothing in a room can be lost (B-9, B-9.2)."""
        left = {
            "armory": self.piles["weapon_deck"],
            "warehouse": self.piles["item_deck"],
            "kitchen": self.base["pantry"],
            "laboratory": self.piles["lab_bag"],
            "weather_station": self.base["stores"].get(UNDERGROUND, 0),
        }
        if room in left:
            can = left[room] > 0
        elif self.is_gone_vehicle(room) or room not in self.limits["damage"]:
            can = False
        else:
            space = self.limits["damage"][room] - (self.rooms[room]["damage"] or 0)
            can = min(space, self.base["damage_left"]) > 0
        return None if can else Hindrance("nothing-to-ruin", "B-9.1", {"room": room})

    # What somebody holds ------------------------------------------------------------------------------------

    def things(self, person: PersonSeen) -> list[str]:
        """Every kind of thing that somebody holds, as far as this seat sees it."""
        found = [*(person["weapons"] or ()), *(person["items"] or ()), *(person["lab"] or ())]
        return list(dict.fromkeys((["flamethrower"] if person["flamethrowers"] else []) + found))

    @property
    def trades_lab_tokens(self) -> bool:
        """Whether lab tokens change hands at this table (B-10.2)."""
        return self.sight.options.get("trade_lab_tokens") is not False

    def untraded(self, person: PersonSeen, thing: str) -> Hindrance | None:
        """Why a thing that somebody holds is not traded at this table (B-10.2)."""
        is_kept = thing in (person["lab"] or ()) and not self.trades_lab_tokens
        return Hindrance("lab-untraded", "B-10.2") if is_kept else None

    def has_reload(self, person: PersonSeen) -> bool:
        """Whether a Flamethrower of somebody has a reload left."""
        return any(person["flamethrowers"])

    def has_light(self, person: PersonSeen) -> bool:
        """Whether somebody holds a Flashlight."""
        return "flashlight" in (person["items"] or ())
