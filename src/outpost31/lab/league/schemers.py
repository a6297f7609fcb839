"""Schemers: what a clever person may try against bots, in any game where people hide something.

They play as the bot of their seat does but for one scheme. Most of it is talk; some of it is whom they strike.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

from outpost31.bots import Bot, Saying, make_bot
from outpost31.bots.stayaway.seasoned import SeasonedBot
from outpost31.bots.talk import ACCUSATIONS, Heard
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View
from outpost31.lab.endings import length_of
from outpost31.lab.league.scripts import Script, at_large, is_human
from outpost31.lab.league.talkers import KNOW, SUSPECT, Talker, guilt_of

EARLY = 2.0
"""For how many rounds somebody who waits for its time is good, or quiet, or a beginner."""
CERTAIN = 0.95
"""How likely somebody must be an alien before an alien takes it for one of its own."""
NOTICED = 0.4
"""How likely all must hold somebody to be an alien before it is afraid."""


def rounds_of(view: View) -> float:
    """How many rounds of the table are over."""
    if "players" in view:
        return length_of(view) / max(1, len(cast(StayAwayView, view)["circle"]))
    return length_of(view) - 1.0


def accused(heard: list[Heard], by: Seat | None = None, but: Seat | None = None) -> Counter[Seat]:
    """How many spoke against each: all of them, or one alone, or all but one."""
    said = {
        (one["seat"], one["about"])
        for one in heard
        if one["claim"] in ACCUSATIONS and one["seat"] != but and (by is None or one["seat"] == by)
    }
    return Counter(about for _, about in said if about is not None)


class Schemer(Talker):
    """A talker that has heard what the others said before it speaks."""

    def __init__(self, seat: Seat, usual: Bot, generator: random.Random) -> None:
        super().__init__(seat, usual, generator)
        self.heard: list[Heard] = []

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """Its claim once a turn; between times as usual."""
        self.heard = heard
        return super().speak(view, events, heard)

    def humans(self, view: View, events: list[Told]) -> list[Seat]:
        """The others whom it does not hold to be its own, as an alien; nobody else may be struck."""
        guilt = guilt_of(self.usual, view, events)
        return [seat for seat in at_large(view, self.seat) if guilt.get(seat, 0.0) < CERTAIN]


class Grudge(Schemer):
    """Claims to know that whoever accused it last is not human."""

    def whom(self, view: View, events: list[Told]) -> Seat | None:
        """Its last accuser who still plays."""
        others = at_large(view, self.seat)
        return next(
            (
                one["seat"]
                for one in reversed(self.heard)
                if one["claim"] in ACCUSATIONS and one["about"] == self.seat and one["seat"] in others
            ),
            None,
        )


class Echo(Schemer):
    """Says what most say: whom the most have accused it suspects, too, and nobody else."""

    claim = SUSPECT

    def whom(self, view: View, events: list[Told]) -> Seat | None:
        """The most accused of the others."""
        others = at_large(view, self.seat)
        ranked = [seat for seat, _ in accused(self.heard, but=self.seat).most_common() if seat in others]
        return ranked[0] if ranked else None


class Sleeper(Schemer):
    """Says nothing at all for two rounds, and then one great lie about a human whom others already suspect."""

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """Nothing, until its time comes."""
        if is_human(view, self.seat):
            return self.usual_words(view, events, heard)
        said = super().speak(view, events, heard)
        return [one for one in said if one.claim == KNOW]

    def whom(self, view: View, events: list[Told]) -> Seat | None:
        """One and the same, from the third round on."""
        if rounds_of(view) < EARLY:
            return None
        humans = self.humans(view, events)
        if self._target not in humans:
            against = accused(self.heard)
            self._target = max(humans, key=lambda seat: against[seat], default=None)
        return self._target


class Friend(Schemer):
    """Has a good word for humans who are known to be, and after two rounds claims to know that another is not."""

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """Praise first; then the claim."""
        if is_human(view, self.seat):
            return self.usual_words(view, events, heard)
        self.claim = "i_know_human" if rounds_of(view) < EARLY else KNOW
        return super().speak(view, events, heard)

    def whom(self, view: View, events: list[Told]) -> Seat | None:
        """The most trusted while it praises; then the human most spoken against."""
        humans, against = self.humans(view, events), accused(self.heard)
        sign = 1 if self.claim == KNOW else -1
        return max(humans, key=lambda seat: (sign * against[seat], seat == self._target), default=None)


class Sacrificer(Schemer):
    """Gives one of its own away, in words, with fire and by its vote, and lies about a human when that one is gone."""

    def own(self, view: View, events: list[Told]) -> list[Seat]:
        """The others who are aliens, as it knows itself."""
        if is_human(view, self.seat):
            return []
        guilt = guilt_of(self.usual, view, events)
        return [seat for seat in at_large(view, self.seat) if guilt.get(seat, 0.0) >= CERTAIN]

    def whom(self, view: View, events: list[Told]) -> Seat | None:
        """The first of its own; once one was given away and is gone, a human."""
        own = self.own(view, events)
        if self._target is None:
            self._target = own[0] if own else None
        if self._target in at_large(view, self.seat):
            return self._target
        humans = self.humans(view, events)
        return humans[0] if self._target is not None and humans and not is_human(view, self.seat) else None

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """Fire or a vote against whom it gives away; else as usual."""
        usual = super().answer(view, events, question)
        if self._target is None or self._target not in self.own(view, events):
            return usual
        if question.kind == "character_to_accuse" and self._target in question.options:
            return self._target
        fire: Option = ("play", "flamethrower", self._target)
        return fire if question.kind == "card_to_use" and fire in question.options else usual


class Beginner(Script):
    """An alien that plays and talks like a novice for two rounds, and then as usual."""

    def __init__(self, seat: Seat, usual: Bot, generator: random.Random) -> None:
        super().__init__(seat, usual, generator)
        self._novice: Bot | None = None

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """The novice's answer, at first."""
        usual = super().answer(view, events, question)
        if is_human(view, self.seat) or rounds_of(view) >= EARLY:
            return usual
        if self._novice is None:
            game = "stayaway" if "players" in view else view["edition"]
            self._novice = make_bot("novice", game, self.seat, self.generator.getrandbits(32))
        return self._novice.answer(view, events, question)


class Mute(Script):
    """Never says a word."""

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """Nothing; what is said to it the bot still hears."""
        self.usual_words(view, events, heard)
        return []


class Timid(Script):
    """An alien at Stay Away! that plays no card on anybody unless all suspect it: then as usual."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """What it needs least is thrown away."""
        usual, bot = super().answer(view, events, question), self.usual
        if is_human(view, self.seat) or question.kind != "card_to_use" or not isinstance(bot, SeasonedBot):
            return usual
        if bot.public_reader(view, events).belief.is_alien(self.seat) > NOTICED:
            return usual
        calm = [
            (worth, place)
            for place, (option, worth) in enumerate(bot.advise(view, events, question))
            if cast(tuple[str, ...], option)[0] == "discard"
        ]
        return question.options[max(calm)[1]] if calm else usual
