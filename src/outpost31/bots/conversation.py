"""Conversation: when somebody speaks, what it answers, and how long it is before it says a thing again."""

from __future__ import annotations

import random
from dataclasses import replace

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
I_AM_HUMAN = Saying("i_am", thing="human")
PROVE_IT = "prove_it"
"""What is said to somebody who says that it is human, and is not believed."""
WHO_HAS_FIRE = Saying(phrase="who_has_fire")
HOLDS = "i_hold"
"""The claim of somebody who has a card or a thing."""
FIRES = ("flamethrower", "dynamite", "grenade")
"""Whatever is fire in one of the games."""
ENOUGH_FIRE = 2
"""Once this many have said that they have fire, nobody else answers who asked for it."""
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
        self.asker: Seat | None = None
        """Who asked all, or this seat, who has fire, and has not been answered yet."""
        self._told_asker = 0
        """How many have told whoever asked that they have some."""
        self.sworn: set[Seat] = set()
        """Who has said that it is human, and was not asked to prove it since."""

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
            if one["phrase"] == "i_am_human" or (one["claim"], one["thing"]) == ("i_am", "human"):
                self.sworn.add(one["seat"])
            elif one["phrase"] == PROVE_IT and one["about"] is not None:
                self.sworn.discard(one["about"])
        for one in news[-RECENT:]:
            self._listen_for_fire(one)
        return news

    def _listen_for_fire(self, one: Heard) -> None:
        """Somebody may ask who has fire, or say that it has some."""
        if one["phrase"] == WHO_HAS_FIRE.phrase and one["about"] in (None, self.seat):
            self.asker, self._told_asker = (one["seat"] if one["seat"] != self.seat else None), 0
        elif has_fire(one):
            self._told_asker += 1
            if self._told_asker >= ENOUGH_FIRE:
                self.asker = None

    @property
    def is_fire_spoken_of(self) -> bool:
        """Whether somebody has just asked who has fire, or said that it has some."""
        return any(one["phrase"] == WHO_HAS_FIRE.phrase or has_fire(one) for one in self._recent)

    def answers(
        self, suspect: Saying | None, manner: Manner = USUAL, proof: Saying | None = None
    ) -> list[Saying]:
        """What to say to the last that was said of this seat and calls for an answer: the same whatever one is.

        `suspect` is what it says of whomever it suspects itself, if it does.
        `proof` is what it can offer to whoever asks for one.
        """
        replies = (self._reply(call, suspect, manner, proof) for call in reversed(self.calls))
        return next(filter(None, replies), [])

    def _reply(
        self, call: Heard, suspect: Saying | None, manner: Manner, proof: Saying | None
    ) -> list[Saying]:
        """What to say to one call, the likeliest first: nothing to what calls for no answer."""
        claim, phrase, speaker = call["claim"] or "", call["phrase"] or "", call["seat"]
        if claim in PRAISE:
            return [Saying(phrase=manner.thanks, about=speaker)]
        if phrase == "test_them":
            return [Saying(phrase="yes", about=speaker), I_AM_HUMAN]
        if phrase == PROVE_IT:
            if proof is not None and proof.phrase is not None:
                proof = replace(proof, about=speaker)
            return [*([proof] if proof else []), I_AM_HUMAN, Saying(phrase="trust_me", about=speaker)]
        if claim in ACCUSATIONS or phrase in CALLS:
            special = {"human": I_AM_HUMAN, "back": suspect}
            words = [special.get(one, Saying(phrase=one, about=speaker)) for one in manner.retorts]
            return [one for one in words if one is not None]
        return []

    def demands_proof(self, suspect: Seat) -> list[Saying]:
        """What it says to a suspect that has said that it is human."""
        return [Saying(phrase=PROVE_IT, about=suspect)] if suspect in self.sworn else []

    def greets(self, now: float, manner: Manner) -> list[Saying]:
        """What it opens with, if it is somebody who greets, and as long as the game is young."""
        return [Saying(phrase=manner.greeting)] if manner.greeting is not None and now < YOUNG else []

    def is_due(self, now: float, chattiness: float) -> bool:
        """Whether it has been quiet for so long that it may say the usual, too."""
        return self._quiet(now) >= GAP / chattiness

    def has_occasion(self, now: float, chattiness: float) -> bool:
        """Whether it may say anything at all now, but for what is urgent: who may not need not think about it."""
        is_asked = bool(self.calls) or self.asker is not None
        return self.is_due(now, chattiness) or (is_asked and self._may_answer(now))

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
            self.asker = None
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


def has_fire(one: Heard) -> bool:
    """Whether somebody says that it has fire."""
    return one["claim"] == HOLDS and one["thing"] in FIRES
