"""What a partner in the game for 1 to 3 chooses: nobody knows its own role, and the threat creeps nearer. (C)"""

from __future__ import annotations

from math import comb
from typing import Any

from outpost31.bots.outpost.humans import HumanChoice
from outpost31.bots.outpost.station import REPAIR, USE, Station
from outpost31.kernel.questions import Option

ROLE_CARDS, ALIEN_CARDS = 8, 2  # C-1.3
GOOD = (USE, REPAIR)
TOGETHER = 3.0
"""What it is worth to stay together against an exposed alien."""


class PartnerChoice(HumanChoice):
    """One decision of a player of the co-op game."""

    company = 1.2
    """What it costs that two share a room: both disks move towards the threat. (C-3.3)"""

    margin = 1
    """Spaces that it leaves between a disk and the threat."""
    cancelling = 1.2
    """What a step of a disk towards the threat costs."""
    rolling = 0.8
    """What it costs to roll the dice once more: half of them bring something bad."""

    def contact(self, other: int) -> float:
        """Who was tested moves nobody's disk."""
        return 0.0 if self.at.suspicion(other) == 0 else self.company

    def room_on_the_track(self, pawn: int) -> int:
        """How many spaces lie between a disk and the threat; a green disk has all the room there is."""
        space = self.at.suspicion(pawn)
        threat: int = self.at.view["threat"]["space"]
        return 99 if space == 0 or space > threat else threat - space - self.margin

    def _worth_of_dice(self, pawn: int, room: str, dice: list[str]) -> float:
        useful = max((self.need(room, face) for face in GOOD if face in dice or not dice), default=0.0)
        bad = sum(face not in GOOD for face in dice)
        if bad == 0:
            return useful
        if bad <= self.room_on_the_track(pawn) and bad < len(dice):
            return useful - self.cancelling * bad
        return -self.at.harm(room)

    def _die_to_cancel(self, option: Option, about: dict[str, Any]) -> float:
        if option == "none":
            return 0.0
        pawn, dice = about["pawn"], list(about["dice"])
        if dice[option] in GOOD:
            return -9.0
        room = self.at.people[pawn]["where"]
        bad = sum(face not in GOOD for face in dice)
        useful = max((self.need(room, face) for face in dice if face in GOOD), default=0.0)
        spared = self.at.harm(room) if "sabotage" in dice else 1.0
        if bad > self.room_on_the_track(pawn) or room not in self.at.rooms:
            return -9.0
        return useful + spared - self.cancelling * bad

    def _die_to_reroll(self, option: Option, about: dict[str, Any]) -> float:
        return 0.0 if option == "none" else 1.0 if about["dice"][option] not in GOOD else -1.0

    def _die_to_turn(self, option: Option, about: dict[str, Any]) -> float:
        if option == "none":
            return 0.0
        die, face = option
        return 1.0 if about["dice"][die] not in GOOD and face == USE else -1.0

    def _action_to_take(self, option: Option, about: dict[str, Any]) -> float:
        if option == "none":
            return 0.0
        if option not in GOOD:
            return -9.0
        pawn = about["pawn"]
        room = self.at.people[pawn]["where"]
        if option == USE and self.at.is_ready(room):
            return 9.0 if self.wants_to_leave() and self.at.holds(pawn, "keys") else -0.5
        return self.need(room, option)

    def _next_dice(self, option: str, about: dict[str, Any]) -> float:
        if option == "stop":
            return 0.0
        at = self.at
        standing = [
            pawn
            for pawn in at.characters
            if at.people[pawn]["standing"] and at.people[pawn]["where"] in at.rooms
        ]
        worth = [
            0.7 * max(self.need(at.people[pawn]["where"], face) for face in GOOD)
            - (self.rolling if self.room_on_the_track(pawn) > 1 else self.rolling + 1.2)
            for pawn in standing
        ]
        return max(worth, default=-1.0)

    def _character_to_expose(self, pawn: int, about: dict[str, Any]) -> float:
        keys = 0.3 if self.at.holds(pawn, "keys") else 0.0
        return self.alien(pawn) - keys

    _character_to_lose = _character_to_expose

    def _character_to_give(self, pawn: int, about: dict[str, Any]) -> float:
        return -float(self.at.holds(pawn, "keys"))

    def _character_to_hand_over(self, option: Option, about: dict[str, Any]) -> float:
        return float(option == "none")

    def _willing_to_test(self, option: str, about: dict[str, Any]) -> float:
        return 0.0 if option == "decline" else 1.0

    def _wish_to_board(self, option: str, about: dict[str, Any]) -> float:
        return float((option == "board") == (self.alien(about["pawn"]) < 0.5))


def chance_of_alien(station: Station, pawn: int) -> float:
    """How likely somebody is an alien, by the role cards that were shown. (C-1.3)"""
    role = station.role_of(pawn)
    if role is not None:
        return float(role == "alien")
    if station.suspicion(pawn) == 0 and station.people[pawn]["status"] == "character":
        return 0.0
    unknown, aliens = cards_left(station)
    return aliens / unknown if unknown else 0.0


def cards_left(station: Station) -> tuple[int, int]:
    """The role cards that nobody has seen, and how many of them are alien."""
    roles = [station.role_of(person["pawn"]) for person in station.people]
    shown = sum(role is not None for role in roles)
    return ROLE_CARDS - shown, ALIEN_CARDS - sum(role == "alien" for role in roles)


def chance_all_are_human(station: Station) -> float:
    """How likely it is that none of those still there is an alien, but for those who are known to be."""
    unknown, aliens = cards_left(station)
    open_to = sum(
        station.role_of(pawn) is None and station.suspicion(pawn) > 0 for pawn in station.characters
    )
    if open_to > unknown:
        return 0.0
    return comb(unknown - aliens, open_to) / comb(unknown, open_to) if unknown >= open_to else 0.0


class SeasonedPartner(PartnerChoice):
    """It keeps people apart, tests them, and leaves when the cards that are left allow it."""

    company = 8.0
    margin = 2
    cancelling = 1.6
    rolling = 1.5

    def _room_to_enter(self, room: str, about: dict[str, Any]) -> float:
        """Against an exposed alien three who stay together draw its strength onto few cards. (C-4.1)"""
        at = self.at
        score = super()._room_to_enter(room, about)
        if not at.view["alien"]["pool"]:
            return score
        there = len([pawn for pawn in at.inside(room) if pawn != about.get("pawn")])
        crowds = [len(at.inside(other)) for other in at.rooms]
        if room == "dormitory":
            return score + 2.0
        if there and there == max(crowds):
            return score + there * self.company + TOGETHER * there
        return score

    def need(self, room: str, card: str) -> float:
        """Blood, one vehicle, and Keys for it."""
        at = self.at
        need = at.need(room, card)
        if need <= 0:
            return need
        if room == "laboratory":
            bags = sum(at.holds(pawn, "blood_bag") for pawn in at.characters)
            return need + (4.0 if bags == 0 else 1.0 if bags == 1 else -2.0)
        if room == "warehouse":
            has_keys = any(at.holds(pawn, "keys") for pawn in at.characters)
            return 1.0 if has_keys else need + 3.0
        if room == at.best_vehicle() and not at.is_ready(room):
            return need + 2.0
        return need
