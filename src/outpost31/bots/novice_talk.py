"""What novices say: little, from what they noticed, and they believe nobody's words."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from outpost31.bots.conversation import USUAL, WHO_HAS_FIRE, Conversation
from outpost31.bots.talk import Heard, Saying
from outpost31.bots.tempers import Manner
from outpost31.kernel.questions import Seat

SUSPECT = 0.45
"""How suspect somebody must be, of 1, before a novice says so."""


@dataclass(frozen=True, slots=True)
class Mind:
    """What a novice has to talk about."""

    guilt: Mapping[Seat, float]
    """How suspect it holds the others; an alien, how human."""
    doer: Seat | None
    """Who has done something lately that one may ask about."""
    reason: Callable[[Seat], str | None]
    """What all saw somebody do that speaks against it."""
    proof: Saying | None
    """What it can offer to prove what it says that it is."""
    fire: Callable[[Seat], Saying | None]
    """What it tells somebody who asks who has fire."""
    needs_fire: bool
    """Whether it may ask that itself."""


class NoviceVoice:
    """One novice's talk."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        apart = random.Random()
        apart.setstate(generator.getstate())  # what it says changes nothing in what it does
        self._talk = Conversation(seat, random.Random(apart.random()))

    def speak(self, heard: list[Heard], now: float, mind: Mind, manner: Manner = USUAL) -> list[Saying]:
        """At most one thing: an answer, a suspicion and why, or after a lull a word to everybody.

        Time is counted in turns of its own. An alien speaks against whomever it holds to be human.
        """
        self._talk.listen(heard)
        guilt = mind.guilt
        suspect = max(guilt, key=guilt.__getitem__, default=None)
        is_suspect = suspect is not None and guilt[suspect] >= manner.accuses * SUSPECT
        accuse: Saying | None = None
        usual = self._talk.greets(now, manner)
        idle: list[Saying] = []
        if suspect is not None and is_suspect:
            accuse = Saying("i_suspect", about=suspect, thing=mind.reason(suspect))
            usual += [accuse, *self._talk.demands_proof(suspect)]
        if mind.needs_fire and not self._talk.is_fire_spoken_of:
            usual.append(WHO_HAS_FIRE)
        if suspect is not None and guilt[suspect] > 0.2:
            idle.append(Saying(phrase=manner.asks or "test_them", about=suspect))
        if mind.doer is not None:
            idle.append(Saying(phrase="why_did_you_do_that", about=mind.doer))
        trusted = min(guilt, key=guilt.__getitem__, default=None)
        if trusted is not None and manner.praises > 1.0:
            idle.append(Saying("i_trust", about=trusted))
        idle += [Saying(phrase=phrase) for phrase in manner.sighs if phrase != "stay_away"]
        answers = self._talk.answers(accuse, manner, mind.proof)
        if self._talk.asker is not None:
            told = mind.fire(self._talk.asker)
            answers += [told] if told is not None else []
        return self._talk.choose(now, manner.chattiness, [], answers, usual, idle)
