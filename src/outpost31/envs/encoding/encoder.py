"""The encoder of a game at a number of seats: observations and masks as numpy arrays, and answers from indices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from outpost31.envs.encoding.actions import Spelling, Vocabulary, action_table, seen_from
from outpost31.envs.encoding.layouts import Layout
from outpost31.envs.encoding.outpost import OutpostNumbers
from outpost31.envs.encoding.outpost_games import CoopNumbers, NorwegianNumbers
from outpost31.envs.encoding.outpost_games_sight import CoopSight, NorwegianSight
from outpost31.envs.encoding.outpost_sight import OutpostSight
from outpost31.envs.encoding.sights import Sight
from outpost31.envs.encoding.stayaway import StayAwayNumbers
from outpost31.envs.encoding.stayaway_sight import StayAwaySight
from outpost31.kernel import IllegalAnswer, Match, Option, Question, Seat
from outpost31.kernel.games import find_game
from outpost31.kernel.questions import Form
from outpost31.kernel.views import View

VERSION = 1
"""Counts the changes of what entries and actions mean, over all games."""

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Observed(NamedTuple):
    """What a seat gets: the numbers of its view and question, and which actions it may take."""

    observation: Numbers
    action_mask: Mask


class GameNumbers(Protocol):
    """How one game is written in numbers."""

    @property
    def asked(self) -> Mapping[str, Form]:
        """Its kinds of questions."""

    @property
    def spelled(self) -> Mapping[str, Spelling]:
        """The kinds whose options are put together from parts."""

    @property
    def listed(self) -> Mapping[str, tuple[Option, ...]]:
        """The kinds whose options are fewer than their declared type allows."""

    vocabularies: dict[str, Vocabulary]
    usual: Vocabulary
    layout: Layout
    circle: int
    """How many there are to count from the viewer on."""

    def write_view(self, numbers: bytearray, view: Any, you: Seat) -> None:
        """What lies before the viewer."""

    def write_question(self, numbers: bytearray, question: Question, you: Seat) -> None:
        """What is asked of the viewer."""

    def write_parts(self, numbers: bytearray, parts: tuple[Option, ...], you: Seat) -> None:
        """What the viewer has put together so far of an answer in parts."""

    def parts_of(self, kind: str, option: Option) -> tuple[Option, ...]:
        """An option that is put together, part by part."""


NUMBERS: dict[str, Callable[[int], GameNumbers]] = {
    "stayaway": StayAwayNumbers,
    "boardgame": OutpostNumbers,
    "coop": CoopNumbers,
    "norwegian": NorwegianNumbers,
}

SIGHTS: dict[str, Callable[[Any, Match, int], Sight]] = {
    "stayaway": StayAwaySight,
    "boardgame": OutpostSight,
    "coop": CoopSight,
    "norwegian": NorwegianSight,
}
BYTES = np.dtype(np.uint8)


@cache
def encoder_for(game: str, seats: int) -> Encoder:
    """The encoder of a game at this number of seats; a ValueError names the games and numbers that there are."""
    card = find_game(game)
    return Encoder(game, card.check_seats(seats), NUMBERS[game](seats))


class Encoder:
    """Writes what a seat sees and is asked as numbers, and reads its answers from them."""

    def __init__(self, game: str, seats: int, numbers: GameNumbers) -> None:
        self.game, self.seats = game, seats
        self.numbers = numbers
        self.entries = tuple(numbers.layout.entries)
        """What each entry of an observation says, and how great it can be."""
        self.actions = action_table(
            numbers.asked, numbers.vocabularies, numbers.usual, numbers.spelled, numbers.listed
        )
        """What each action is; the first is to wait, which is no answer."""
        self.size = len(self.entries)
        self.most = np.array([entry.most for entry in self.entries], np.uint8)
        """The greatest value of each entry: divide by it to have numbers from 0 to 1."""
        self.options: list[list[Option]] = []
        """By seat, the option that each action is."""
        self.places: list[dict[str, dict[Option, int]]] = []
        """By seat, kind of question and option, the action."""
        for seat in range(seats):
            options = [seen_from(action.option, seat, numbers.circle) for action in self.actions]
            places: dict[str, dict[Option, int]] = {}
            for place, (action, option) in enumerate(zip(self.actions, options, strict=True)):
                places.setdefault(action.kind, {})[option] = place
            self.options.append(options)
            self.places.append(places)

    def __reduce__(self) -> tuple[Any, ...]:
        """As pickle writes it: there is one for each game and number of seats, and compiled numbers do not travel."""
        return encoder_for, (self.game, self.seats)

    def observe(
        self,
        view: View,
        question: Question | None = None,
        parts: tuple[int, ...] = (),
        seat: Seat | None = None,
    ) -> Numbers:
        """A view in numbers, with the question that is put to its seat and what it has put together of an answer.

        The seat is the view's own; a spectator's view is counted from seat 0.
        """
        if seat is None:
            seat = view.get("you", view.get("viewer")) or 0
        written = bytearray(self.size)
        self.numbers.write_view(written, view, seat)
        return self.with_question(written, question, parts, seat)

    def sight_of(self, match: Match) -> Sight:
        """A match as its seats see it, to look at again and again: quicker than views, and the same to the byte."""
        return SIGHTS[self.game](self.numbers, match, self.size)

    def look(
        self, sight: Sight, seat: Seat, question: Question | None = None, parts: tuple[int, ...] = ()
    ) -> Numbers:
        """What a seat sees now, in numbers, as `observe` writes it from the seat's view."""
        return self.with_question(sight.written(seat), question, parts, seat)

    def with_question(
        self, written: bytearray, question: Question | None, parts: tuple[int, ...], seat: Seat
    ) -> Numbers:
        """What was written of a seat's sight, completed by what it is asked."""
        if question is not None:
            self.numbers.write_question(written, question, seat)
            if parts:
                options = self.options[seat]
                self.numbers.write_parts(written, tuple([options[part] for part in parts]), seat)
        return np.frombuffer(written, BYTES)

    def mask(self, question: Question | None, seat: Seat, parts: tuple[int, ...] = ()) -> Mask:
        """Which actions a seat may take: 1 where it may. Without a question it can only wait."""
        allowed = bytearray(len(self.actions))
        if question is None:
            allowed[0] = 1
        else:
            for place in self.next_actions(question, seat, parts):
                allowed[place] = 1
        return np.frombuffer(allowed, np.int8)

    def next_actions(self, question: Question, seat: Seat, parts: tuple[int, ...] = ()) -> list[int]:
        """The actions that a seat may take, each once."""
        kind = question.kind
        places = self.places[seat][kind]
        if kind not in self.numbers.spelled:
            return [places[option] for option in question.options]
        count = len(parts)
        spellings = [self.spell(question, option, seat) for option in question.options]
        return list(
            dict.fromkeys(one[count] for one in spellings if one[:count] == parts and len(one) > count)
        )

    def spell(self, question: Question, option: Option, seat: Seat) -> tuple[int, ...]:
        """The actions that make an option: one, or for an answer in parts several, in this order."""
        places = self.places[seat][question.kind]
        if question.kind not in self.numbers.spelled:
            return (places[option],)
        return tuple([places[part] for part in self.numbers.parts_of(question.kind, option)])

    def read(self, question: Question, seat: Seat, actions: tuple[int, ...]) -> Option | None:
        """The option that these actions make, or None while some are still missing; IllegalAnswer if there is none."""
        kind = question.kind
        if kind not in self.numbers.spelled:
            (action,) = actions
            if 0 <= action < len(self.actions) and self.actions[action].kind == kind:
                option = self.options[seat][action]
                if option in question.options:
                    return option
            raise self.refusal(question, action)
        begun = False
        for option in question.options:
            spelling = self.spell(question, option, seat)
            if spelling == actions:
                return option
            begun = begun or spelling[: len(actions)] == actions
        if begun:
            return None
        raise self.refusal(question, actions[-1])

    def refusal(self, question: Question, action: int) -> IllegalAnswer:
        """What is raised for an action that is not on offer."""
        known = 0 <= action < len(self.actions)
        name = f" ({self.actions[action].name})" if known else ""
        return IllegalAnswer(
            f"action {action}{name} is not on offer for {question.kind}", tuple(question.options), None
        )

    def describe(self, observation: Numbers) -> list[str]:
        """What an observation says, entry by entry that is not 0: for people who look for a mistake."""
        return [
            f"{self.entries[place].name} = {observation[place]}"
            for place in np.flatnonzero(observation).tolist()
        ]
