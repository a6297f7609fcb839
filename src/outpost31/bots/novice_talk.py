"""What novices say: little, from what they noticed, and they believe nobody's words."""

from __future__ import annotations

import random
from collections.abc import Mapping

from outpost31.bots.conversation import USUAL, Conversation
from outpost31.bots.talk import Heard, Saying
from outpost31.bots.tempers import Manner
from outpost31.kernel.questions import Seat

SUSPECT = 0.45
"""How suspect somebody must be, of 1, before a novice says so."""


class NoviceVoice:
    """One novice's talk."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        apart = random.Random()
        apart.setstate(generator.getstate())  # what it says changes nothing in what it does
        self._talk = Conversation(seat, random.Random(apart.random()))

    def speak(
        self,
        heard: list[Heard],
        now: float,
        guilt: Mapping[Seat, float],
        doer: Seat | None,
        manner: Manner = USUAL,
    ) -> list[Saying]:
        """At most one thing: an answer, a suspicion, or after a lull a word to everybody.

        Time is counted in turns of its own. An alien speaks against whomever it holds to be human. `doer` has done
        something lately that one may ask about.
        """
        self._talk.listen(heard)
        suspect = max(guilt, key=guilt.__getitem__, default=None)
        accuse = Saying("i_suspect", about=suspect) if suspect is not None else None
        is_suspect = suspect is not None and guilt[suspect] >= manner.accuses * SUSPECT
        usual = self._talk.greets(now, manner)
        if accuse is not None and is_suspect:
            usual.append(accuse)
        idle: list[Saying] = []
        if suspect is not None and guilt[suspect] > 0.2:
            idle.append(Saying(phrase=manner.asks or "test_them", about=suspect))
        if doer is not None:
            idle.append(Saying(phrase="why_did_you_do_that", about=doer))
        trusted = min(guilt, key=guilt.__getitem__, default=None)
        if trusted is not None and manner.praises > 1.0:
            idle.append(Saying("i_trust", about=trusted))
        idle += [Saying(phrase=phrase) for phrase in manner.sighs if phrase != "stay_away"]
        answers = self._talk.answers(accuse if is_suspect else None, manner)
        return self._talk.choose(now, manner.chattiness, [], answers, usual, idle)
