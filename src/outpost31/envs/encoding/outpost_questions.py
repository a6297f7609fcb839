"""What a question at the outpost is about, in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from outpost31.envs.encoding.layouts import MOST, Layout
from outpost31.envs.encoding.station import Station
from outpost31.games.outpost.norwegian.figures import TOKEN_VALUES
from outpost31.games.outpost.table import ACTION_CARDS
from outpost31.kernel import Question
from outpost31.kernel.questions import Form

FACES = ("use", "repair", "sabotage", "threat")
ROLES = ("human", "alien")
FLAGS = ("leave", "special", "dark", "lost", "before_rerolls", "refused")
NUMBERS = ("alien", "left", "cost")


class OutpostQuestions:
    """The entries for what is asked of the viewer. Pawns are counted as those of the view."""

    def __init__(self, layout: Layout, asked: Mapping[str, Form], pawns: int, station: Station) -> None:
        things = station.things
        self.pawns = pawns
        self.kinds = layout.add_each("you are asked", sorted(asked))
        self.who = {
            name: layout.add_seats(f"asked about {name}", pawns, "pawn")
            for name in ("pawn", "partner", "asking", "of", "taker")
        }
        self.one_of: dict[str, dict[str, int]] = {
            "room": layout.add_each("asked about the room", station.places),
            "vehicle": layout.add_each("asked about the vehicle", station.places),
            "saw": layout.add_each("you saw the token", ROLES),
            "role": layout.add_each("you are now", ROLES),
            "card": layout.add_each("asked about the card", ACTION_CARDS),
            "token": layout.add_each("asked about the lab token", things.lab),
            "test": layout.add_each("asked about the test", station.tests),
        }
        self.numbers = layout.add_each("asked about", (*FLAGS, *NUMBERS), MOST)
        self.several = {
            "taken": layout.add_each("taken so far", ACTION_CARDS, MOST),
            "drawn": layout.add_each("drawn, to choose from", things.kinds, MOST),
            "down": layout.add_each("put down so far", TOKEN_VALUES, MOST),
        }
        self.deck = layout.add_each("in the deck", ACTION_CARDS, MOST)
        self.dice = [layout.add_each(f"die {number} shows", FACES) for number in range(3)]
        self.thing = layout.add_each("asked about the thing", things.kinds)
        open_things = (*things.weapons, *things.items, "lab tokens")
        self.offers = [
            layout.add_each(f"pawn +{further} offers you", open_things, MOST) for further in range(pawns)
        ]
        self.sides = {
            side: layout.add_each(f"{side} in the deal", open_things, MOST)
            for side in ("offered", "returned")
        }

    def write(self, numbers: bytearray, question: Question, shift: int) -> None:
        """Write a question; the shift leads from a pawn to its entry."""
        numbers[self.kinds[question.kind]] = 1
        for name, value in question.about:
            if value is None:
                continue
            first = self.who.get(name)
            if first is not None:
                numbers[first + (value + shift) % self.pawns] = 1
                continue
            kinds = self.one_of.get(name)
            if kinds is not None:
                numbers[kinds[value]] = 1
            elif name in self.numbers:
                numbers[self.numbers[name]] = value
            elif name in self.several:
                for kind in value:
                    numbers[self.several[name][kind]] += 1
            else:
                self._write_composed(numbers, name, value, shift)

    def _write_composed(self, numbers: bytearray, name: str, value: Any, shift: int) -> None:
        if name == "deck":
            for card, count in value:
                numbers[self.deck[card]] = count
        elif name == "dice":
            for places, face in zip(self.dice, value, strict=False):
                numbers[places[face]] = 1
        elif name == "thing":
            numbers[self.thing[value[1]]] = 1
        elif name == "offers":
            for pawn, offer in value:
                _write_offer(numbers, self.offers[(pawn + shift) % self.pawns], offer)
        else:
            _write_offer(numbers, self.sides[name], value)


def _write_offer(numbers: bytearray, places: dict[str, int], offer: Any) -> None:
    """What somebody puts into a deal, as the other sees it."""
    (_, weapons), (_, items), (_, lab) = offer
    for thing in (*weapons, *items):
        numbers[places[thing]] += 1
    numbers[places["lab tokens"]] = lab
