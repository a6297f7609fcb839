"""Conversation: when somebody speaks, what it answers, and how long it is before it says a thing again."""

from __future__ import annotations

import random

from outpost31.bots.talk import ACCUSATIONS, Heard, Saying
from outpost31.bots.tempers import Manner
from outpost31.kernel.questions import Seat

GAP = 2.5
"""Turns of one's own between two sayings, unless something calls for an answer."""
LULL = 4.0
"""Turns of one's own after which somebody finds something to say."""
AGAIN = 8.0
"""Turns of one's own before anything is said again."""
BREATH = 1.2
"""Turns of one's own between two answers: nobody argues without end."""
SPEAKING = 0.6
"""How often somebody with something to say says it at once."""
CALLS = frozenset({"why_did_you_do_that", "test_them", "burn_it", "stay_away"})
"""Phrases that call for an answer from whom they are said to or of."""
YOUNG = 1.5
"""Turns of one's own in which a greeting is still in place."""
RECENT = 6
"""What others said among the last so many is not said by one who has nothing better to say."""
PRAISE = frozenset({"i_trust", "i_know_human"})
USUAL = Manner()


class Conversation:
    """One seat's part in the talk of a table. Time is counted in turns of one's own, whatever the game calls them."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        self.seat = seat
        self._generator = generator
        self._said: dict[Saying, float] = {}
        self._began = -LULL * generator.random()
        """Since when it has been quiet at first: nobody begins at the same time as the others."""
        self._spoke_at: float | None = None
        self._unheard: tuple[Saying, float | None] | None = None
        """What it said last as long as it has not heard itself say it, and when it had spoken before that."""
        self._recent: list[Heard] = []
        self._heard = 0
        self.calls: list[Heard] = []
        """What was said to or of this seat and not answered yet."""

    def listen(self, heard: list[Heard]) -> list[Heard]:
        """What is new; what calls for an answer is kept."""
        news = heard[self._heard :]
        self._heard = len(heard)
        self._recent = heard[-RECENT:]
        if self._unheard is not None:
            said, before = self._unheard
            if said.plain(self.seat) not in news:
                self._spoke_at = before  # something came in between: nobody has heard it
            self._unheard = None
        for one in news:
            if one["about"] == self.seat != one["seat"]:
                self.calls.append(one)
        return news

    def answers(self, suspect: Saying | None, manner: Manner = USUAL) -> list[Saying]:
        """What to say to what was said of this seat last, or whom one suspects oneself: the same whatever one is."""
        if not self.calls:
            return []
        call = self.calls[-1]
        claim, phrase, speaker = call["claim"] or "", call["phrase"] or "", call["seat"]
        if claim in PRAISE:
            return [Saying(phrase=manner.thanks, about=speaker)]
        if phrase == "test_them":
            return [Saying(phrase="yes", about=speaker), Saying("i_am", thing="human")]
        if claim in ACCUSATIONS or phrase in CALLS:
            special = {"human": Saying("i_am", thing="human"), "back": suspect}
            words = [special.get(one, Saying(phrase=one, about=speaker)) for one in manner.retorts]
            return [one for one in words if one is not None]
        return []

    def greets(self, now: float, manner: Manner) -> list[Saying]:
        """What it opens with, if it is somebody who greets, and as long as the game is young."""
        return [Saying(phrase=manner.greeting)] if manner.greeting is not None and now < YOUNG else []

    def is_due(self, now: float, chattiness: float) -> bool:
        """Whether it has been quiet for so long that it may say the usual, too."""
        return self._quiet(now) >= GAP / chattiness

    def has_occasion(self, now: float, chattiness: float) -> bool:
        """Whether it may say anything at all now, but for what is urgent: who may not need not think about it."""
        return self.is_due(now, chattiness) or (bool(self.calls) and self._may_answer(now))

    def _may_answer(self, now: float) -> bool:
        """Whether it has taken a breath since it spoke."""
        return self._spoke_at is None or self._quiet(now) >= BREATH

    def _quiet(self, now: float) -> float:
        """For how long it has said nothing."""
        return now - (self._began if self._spoke_at is None else self._spoke_at)

    def choose(
        self,
        now: float,
        chattiness: float,
        urgent: list[Saying],
        answers: list[Saying],
        usual: list[Saying],
        idle: list[Saying],
    ) -> list[Saying]:
        """At most one: what is urgent at once, the usual now and then, and after a lull whatever there is to say."""
        chance = self._generator.random()
        quiet = self._quiet(now)
        may = list(urgent)
        if self._may_answer(now):
            may += answers
            self.calls.clear()
        if self.is_due(now, chattiness) and chance < SPEAKING * chattiness:
            may += usual
            if quiet >= LULL / chattiness:
                may += self._fresh(idle)
        for saying in may:
            if now - self._said.get(saying, -AGAIN) >= AGAIN:
                self._said[saying] = now
                self._unheard, self._spoke_at = (saying, self._spoke_at), now
                return [saying]
        return []

    def _fresh(self, idle: list[Saying]) -> list[Saying]:
        """What nobody has just said, in any order where it is said to nobody in particular."""
        just = {(one["claim"], one["phrase"], one["about"]) for one in self._recent}
        fresh = [one for one in idle if (one.claim, one.phrase, one.about) not in just]
        meant = [one for one in fresh if one.about is not None]
        others = [one for one in fresh if one.about is None]
        return meant + self._generator.sample(others, len(others))
