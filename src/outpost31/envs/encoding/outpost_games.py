"""What co-op and the Norwegian Outpost add to the numbers of the board game."""

from __future__ import annotations

from typing import Any, ClassVar

from outpost31.envs.encoding.layouts import MOST, Layout
from outpost31.envs.encoding.outpost import STATUSES, OutpostNumbers
from outpost31.games.outpost.coop.asked import ASKED as ASKED_IN_COOP
from outpost31.games.outpost.coop.setup import CHARACTERS
from outpost31.games.outpost.coop.shapes import CoopView
from outpost31.games.outpost.norwegian.asked import ASKED as ASKED_BY_NORWEGIANS
from outpost31.games.outpost.norwegian.figures import SECTORS, TOKEN_VALUES
from outpost31.games.outpost.norwegian.shapes import NorwegianView
from outpost31.games.outpost.table import OPERATIONS, UNDERGROUND
from outpost31.kernel.questions import Form

FACES = ("use", "repair", "sabotage", "threat")
RECORDS = ("healthy", "fillings")
SNOW_CATS = ("norwegian_3", "norwegian_2", "norwegian_1", "norwegian_ufo")


class CoopNumbers(OutpostNumbers):
    """1 to 3 players with six characters: pawns have their own numbers, and say whose they are."""

    game: ClassVar[str] = "coop"
    editions: ClassVar[tuple[str, ...]] = ("coop",)
    asked: ClassVar[dict[str, Form]] = ASKED_IN_COOP

    def __init__(self, seats: int) -> None:
        self.seats = seats
        super().__init__(seats)
        self.circle = 1

    @staticmethod
    def whom(pawn: int) -> Any:  # compiled, an int would be no Whom any more
        """A pawn by its own number."""
        return pawn

    @staticmethod
    def count_pawns(seats: int) -> int:
        """Six, whatever the number of players. (C-1.1)"""
        return CHARACTERS

    def place_of(self, pawn: int, you: int) -> int:
        """A pawn's own number."""
        return pawn

    def add_more(self, layout: Layout) -> None:
        """Dice, the threat token, and who leads."""
        self.leading = layout.add_seats("leading player", self.seats)
        self.owners = [layout.add_seats(f"pawn +{pawn}: played by", self.seats) for pawn in range(CHARACTERS)]
        self.after_known = len(layout.entries)
        self.open_hands = layout.add("hands are open")
        self.escape_wins = layout.add("an escape wins")
        self.threat = layout.add("threat token: space", MOST)
        self.faces = [layout.add_each(f"die {number} shows now", FACES) for number in range(3)]
        self.rerolled = [layout.add(f"die {number} was rolled again") for number in range(3)]
        self.assigned = layout.add_seats("dice assigned to", CHARACTERS, "pawn")
        self.assignments_left = layout.add("assignments left", MOST)
        self.fires = layout.add("fires", MOST)
        self.all_dice = slice(self.after_known, len(layout.entries))
        self.no_dice = bytes(len(layout.entries) - self.after_known)

    def write_more(self, numbers: bytearray, view: CoopView, you: int) -> None:
        """The same, written."""
        numbers[self.leading + (view["leading_player"] - you) % self.seats] = 1
        for person in view["people"]:
            numbers[self.owners[person["pawn"]] + (person["player"] - you) % self.seats] = 1
        numbers[self.open_hands] = view["open_hands"]
        numbers[self.escape_wins] = view["escape_wins"]
        numbers[self.threat] = max(view["threat"]["space"], 0)
        dice = view["dice"]
        for places, face in zip(self.faces, dice["faces"], strict=False):
            numbers[places[face]] = 1
        for number in dice["rerolled"]:
            numbers[self.rerolled[number]] = 1
        if dice["assigned"] is not None:
            numbers[self.assigned + dice["assigned"]] = 1
        numbers[self.assignments_left] = dice["assignments_left"]
        numbers[self.fires] = dice["fires"]


class NorwegianNumbers(OutpostNumbers):
    """The board game's, dental records, the dog and the UFO."""

    game: ClassVar[str] = "norwegian"
    editions: ClassVar[tuple[str, ...]] = SNOW_CATS
    asked: ClassVar[dict[str, Form]] = ASKED_BY_NORWEGIANS
    statuses: ClassVar[tuple[str, ...]] = (*STATUSES, "escaped")
    shown_stores: ClassVar[tuple[str, ...]] = (UNDERGROUND, OPERATIONS)

    def add_more(self, layout: Layout) -> None:
        """Records, the dog, vehicles that are gone, and the UFO's board."""
        self.records = [
            layout.add_each(f"pawn +{further}: known dental record", RECORDS) for further in range(self.pawns)
        ]
        self.shown = [
            layout.add_each(f"pawn +{further}: dental record shown", RECORDS) for further in range(self.pawns)
        ]
        self.after_known = len(layout.entries)
        self.gone = layout.add_each("vehicle gone", self.station.places)
        self.dog = layout.add_each("dog", ("space", "track", "rifles_laid"), MOST)
        self.ufo = layout.add("at the UFO")
        self.ufo_round = layout.add("round at the UFO", MOST)
        self.token = layout.add_each("departure token in", SECTORS)
        self.collecting = layout.add_each("the alien collects in", SECTORS)
        self.reserve = layout.add("departure tokens in reserve", MOST)
        self.paid = layout.add("launch cards paid", MOST)
        self.collected = layout.add_each("departure tokens of", ("team", "humans"), MOST)
        self.team_tokens = layout.add_each("known tokens of the team", TOKEN_VALUES, MOST)
        self.human_tokens = layout.add_each("known tokens of the humans", TOKEN_VALUES, MOST)

    def write_more(self, numbers: bytearray, view: NorwegianView, you: int) -> None:
        """The same, written."""
        pawns, shift = self.pawns, self.place_of(0, you)
        for person in view["people"]:
            record, shown = person["record"], person["record_shown"]
            if record is not None:
                numbers[self.records[(person["pawn"] + shift) % pawns][record]] = 1
            if shown is not None:
                numbers[self.shown[(person["pawn"] + shift) % pawns][shown]] = 1
        for vehicle in view["vehicles_gone"]:
            numbers[self.gone[vehicle]] = 1
        dog = view["dog"]
        numbers[self.dog["space"]] = dog["space"]
        numbers[self.dog["track"]] = dog["track"]
        numbers[self.dog["rifles_laid"]] = dog["rifles_laid"]
        ufo = view["ufo"]
        if ufo is None:
            return
        numbers[self.ufo] = 1
        numbers[self.ufo_round] = ufo["round"]
        for key, sector in ufo["sectors"].items():
            numbers[self.token[key]] = sector["token"]
            numbers[self.collecting[key]] = sector["collecting"]
        numbers[self.reserve] = ufo["reserve"]
        numbers[self.paid] = ufo["launch"]["paid"]
        numbers[self.collected["team"]] = ufo["team"]["count"]
        numbers[self.collected["humans"]] = ufo["humans"]["count"]
        for places, kinds in (
            (self.team_tokens, ufo["team"]["kinds"]),
            (self.human_tokens, ufo["humans"]["kinds"]),
        ):
            for kind in kinds or ():
                numbers[places[kind]] += 1
