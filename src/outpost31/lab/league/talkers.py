"""Talkers: who plays as usual, and talks to win. All of them say what people can say, too."""

from __future__ import annotations

import random

from outpost31.bots import Bot, Saying
from outpost31.bots.talk import Heard
from outpost31.kernel.questions import Seat
from outpost31.kernel.views import Told, View
from outpost31.lab.endings import length_of
from outpost31.lab.league.scripts import Script, at_large, is_human

KNOW, SUSPECT = "i_know_alien", "i_suspect"
AT_ONCE = 15
"""How often a spammer says the same at one time."""
DOUBT = 0.5
"""From which belief on the honest talker speaks."""


class Talker(Script):
    """It says one thing of one seat, every turn or once, whether it is true or not."""

    claim = KNOW
    times = 1
    only_on: int | None = None
    """The only turn or round when it speaks."""

    def __init__(self, seat: Seat, usual: Bot, generator: random.Random) -> None:
        super().__init__(seat, usual, generator)
        self._spoke_on = 0
        self._target: Seat | None = None

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """Its claim, as often as it makes it; between times as usual."""
        now = length_of(view)
        said = self.usual_words(view, events, heard)
        if now == self._spoke_on or (self.only_on is not None and now != self.only_on):
            return said
        about = self.whom(view, events)
        if about is None:
            return said
        self._spoke_on = now
        return [Saying(self.claim, about=about) for _ in range(self.times)]

    def whom(self, view: View, events: list[Told]) -> Seat | None:
        """One and the same, until it is gone; never one of its own."""
        others = at_large(view, self.seat)
        if not others:
            return None
        if self._target not in others:
            self._target = self.generator.choice(others)
        return self._target


class EarlyLiar(Talker):
    """Claims on the first turn to know that somebody is not human, when nobody can know anything."""

    only_on = 1


class Liar(Talker):
    """Claims every turn to know it."""


class Spammer(Talker):
    """Claims it many times every turn."""

    times = AT_ONCE


class Whisperer(Talker):
    """Says every turn that it suspects somebody."""

    claim = SUSPECT


class Flatterer(Talker):
    """Claims every turn to know that somebody is human: of aliens, one of its own if it has any."""

    claim = "i_know_human"


class FalseTester(Talker):
    """Asks all every turn to point at somebody whom it says it will test, and tests nobody."""

    claim = "i_will_test"


class Slanderer(Talker):
    """Claims every turn to know of somebody else that it is not human."""

    def whom(self, view: View, events: list[Told]) -> Seat | None:
        """Anybody."""
        others = at_large(view, self.seat)
        return self.generator.choice(others) if others else None


class Babbler(Slanderer):
    """Says anything of anybody every turn: that it knows, trusts or suspects."""

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """Another claim each time."""
        self.claim = self.generator.choice((KNOW, SUSPECT, "i_trust", "i_know_human"))
        return super().speak(view, events, heard)


class HonestTalker(Talker):
    """A human who claims every turn to know what it only believes; once turned it talks as usual."""

    def whom(self, view: View, events: list[Told]) -> Seat | None:
        """Whom it believes to be an alien, if anybody."""
        if not is_human(view, self.seat):
            return None
        guilt = guilt_of(self.usual, view, events)
        suspect = max(at_large(view, self.seat), key=lambda other: guilt.get(other, 0.0), default=None)
        return suspect if suspect is not None and guilt.get(suspect, 0.0) > DOUBT else None


def guilt_of(bot: Bot, view: View, events: list[Told]) -> dict[Seat, float]:
    """How likely a bot holds each seat to be an alien, if it has beliefs."""
    suspicions = getattr(bot, "suspicions", None)
    return suspicions(view, events) if suspicions is not None else {}
