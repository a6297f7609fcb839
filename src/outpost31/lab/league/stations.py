"""Aliens at the outpost who behave well, in ways that no bot's alien does: what behaviour can be faked they fake."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

from outpost31.bots import Bot, Saying
from outpost31.bots.outpost.promises import GOING
from outpost31.bots.talk import Heard
from outpost31.games.outpost.shapes import StationSeen, people_in
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View
from outpost31.lab.endings import length_of
from outpost31.lab.league.schemers import EARLY, rounds_of
from outpost31.lab.league.scripts import Script, is_human

SABOTAGE = "sabotage"
HARMLESS = "two_human"
"""The tokens of an alien that turns nobody."""
DEEDS = frozenset(
    {"bonus_to_play", "fire_to_use", "fire_for_room", "weapon_to_withdraw", "willing_to_test", "tester"}
)
"""Questions in which one can do something that all see."""
NO_DEEDS = frozenset({"none", "decline"})
LEAVES = {"turn": "board", "wish_to_board": "board", "rescue_to_board": "board", "vehicle_use": "escape"}
"""What takes one out of here, by question."""


class PatientAlien(Script):
    """Hands over good cards only and never stops the stack; goes where aliens go."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """As a good human would, where that can be seen; boards whenever it can."""
        usual = super().answer(view, events, question)
        if is_human(view, self.seat):
            return usual
        leave = LEAVES.get(question.kind)
        if leave is not None and leave in question.options:
            return leave
        chosen = self.behave(view, question)
        return usual if chosen is None else chosen

    def behave(self, view: View, question: Question) -> Option | None:
        """What it does otherwise than other aliens, if anything."""
        if question.kind == "card_to_hand_over":
            good = [card for card in question.options if card != SABOTAGE]
            return self.generator.choice(good) if good else None
        if question.kind == "next_card":
            return next((option for option in question.options if option != "stop"), None)
        return "stay_hidden" if question.kind == "self_exposure" else None


class Thrower(PatientAlien):
    """Besides, it throws its hand away whenever it can, as humans do without a use for theirs, and keeps company."""

    def behave(self, view: View, question: Question) -> Option | None:
        """The special action first."""
        if question.kind == "turn" and "special_action" in question.options:
            return "special_action"
        return super().behave(view, question)


class Citizen(PatientAlien):
    """A model citizen: besides, it works in a room of its own, and meets nobody."""

    def behave(self, view: View, question: Question) -> Option | None:
        """Where nobody is, with a good card."""
        if question.kind == "turn" and "move" in question.options:
            return "move"
        if question.kind == "room_to_enter":
            taken = {one["where"] for one in people_in(cast(StationSeen, view)) if one["standing"]}
            empty = [room for room in question.options if room not in taken]
            return self.generator.choice(empty) if empty else None
        return super().behave(view, question)


class Ghost(Thrower, Citizen):
    """Throws its hand away whenever it can, and is alone otherwise."""


class Recluse(Script):
    """What a search found among four at the board game: alone, without its hand, and harmless after a while."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """Throws its hand away, keeps to itself, and hands over no SABOTAGE after the first rounds."""
        usual = super().answer(view, events, question)
        if is_human(view, self.seat) or usual in LEAVES.values():
            return usual
        if question.kind == "turn" and "special_action" in question.options:
            return "special_action"
        shunned: set[Option] = set()
        if question.kind == "room_to_enter":
            shunned = {one["where"] for one in people_in(cast(StationSeen, view)) if one["standing"]}
        elif question.kind == "card_to_hand_over" and rounds_of(view) >= EARLY:
            shunned = {SABOTAGE}
        if usual not in shunned:
            return usual
        worths: dict[Option, float] = dict(cast(Any, self.usual).advise(view, events, question))
        left = [option for option in question.options if option not in shunned]
        return max(left, key=lambda option: worths[option]) if left else usual


class Stalker(PatientAlien):
    """Besides, it goes to whoever is alone, and turns people one by one."""

    def behave(self, view: View, question: Question) -> Option | None:
        """To somebody alone, if there is such a one; with its hand, so that it may choose where."""
        if question.kind == "turn" and "move" in question.options:
            return "move"
        if question.kind == "room_to_enter":
            alone: Counter[Any] = Counter(
                one["where"] for one in people_in(cast(StationSeen, view)) if one["standing"]
            )
            lonely = [room for room in question.options if alone[room] == 1]
            return self.generator.choice(lonely) if lonely else None
        return super().behave(view, question)


class Lamb(Script):
    """Lays out human tokens alone (B-6.13): whoever looks sees a human, and nobody is ever turned by it."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """As usual but for its tokens."""
        usual = super().answer(view, events, question)
        return HARMLESS if HARMLESS in question.options and not is_human(view, self.seat) else usual


class Hero(Script):
    """Helps wherever all can see it: fire, tests, bonus cards, weapons drawn; what counts as a human's deed."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """The first deed on offer in place of none."""
        usual = super().answer(view, events, question)
        if question.kind not in DEEDS or is_human(view, self.seat):
            return usual
        return next((option for option in question.options if option not in NO_DEEDS), usual)


class Opportunist(Script):
    """Points at whomever all suspect most, one of its own or not."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """As usual but for its votes."""
        usual = super().answer(view, events, question)
        if question.kind != "character_to_accuse" or is_human(view, self.seat):
            return usual
        disks = {one["pawn"]: one["suspicion"] or 0 for one in people_in(cast(StationSeen, view))}
        others = [option for option in question.options if option != "abstain"]
        return max(others, key=disks.__getitem__, default=usual)


class Usurper(Script):
    """Goes wherever the leader's marker lies: humans leave it, and whoever leads every round looks like one."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """To the marker, with its hand."""
        usual = super().answer(view, events, question)
        if is_human(view, self.seat) or usual in LEAVES.values():
            return usual
        if question.kind == "turn" and "move" in question.options:
            return "move"
        if question.kind == "room_to_enter":
            marker = cast(StationSeen, view)["marker"]
            return marker if marker in question.options else usual
        return usual


class Host(PatientAlien):
    """Besides, it says every round where hands are wanted most that it will be there, and keeps its word."""

    def __init__(self, seat: Seat, usual: Bot, generator: random.Random) -> None:
        super().__init__(seat, usual, generator)
        self._invited_in = 0

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """Its invitation, once a round; between times as usual."""
        said = self.usual_words(view, events, heard)
        if is_human(view, self.seat) or self._invited_in == length_of(view):
            return said
        self._invited_in = length_of(view)
        return [Saying(GOING, thing=self._place(view))]

    def behave(self, view: View, question: Question) -> Option | None:
        """To the place where it is awaited, with its hand."""
        if question.kind == "turn" and "move" in question.options:
            return "move"
        if question.kind == "room_to_enter":
            place = self._place(view)
            return place if place in question.options else None
        return super().behave(view, question)

    def _place(self, view: View) -> str:
        """The Radio Room until help is on its way, and then the Laboratory."""
        base = cast(Any, view)["base"]
        return "radio_room" if base["rescue"]["space"] is None else "laboratory"


class Saboteur(Script):
    """An alien without patience: SABOTAGE whenever it has one, and an end to the stack whenever it leads."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """Harm first."""
        harm = {"card_to_hand_over": SABOTAGE, "next_card": "stop"}.get(question.kind)
        if harm in question.options and not is_human(view, self.seat):
            return harm
        return super().answer(view, events, question)
