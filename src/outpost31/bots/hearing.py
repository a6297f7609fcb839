"""Hearing: how much of what others say counts.

What somebody says of somebody counts once. Most of it is hearsay, what everybody could see too: that counts little, and
nothing where somebody else has said it before. Only who has looked, by what all saw, can know more. And whoever turned
out to be wrong is believed less.
"""

from __future__ import annotations

from collections.abc import Callable

from outpost31.bots.talk import Heard
from outpost31.kernel.questions import Seat

AGAINST = {"i_suspect": True, "i_know_alien": True, "i_trust": False, "i_know_human": False}
"""Claims about what somebody is: whether they speak against it."""
KNOWING = frozenset({"i_know_alien", "i_know_human"})
HEARSAY = 0.25
"""How much of a claim counts whose speaker has seen no more than all have."""
WHO_ACCUSES_MANY = 0.5
"""How much is left of that with each other of whom the speaker said the same before: of all, it says nothing."""
FIRST_HAND = 1.0
PROVED_WRONG, PROVED_RIGHT = 0.4, 1.25
"""What becomes of the trust in somebody when a claim of its has turned out wrong, or right."""
MOST_TRUST = 1.5

Proof = Callable[[Seat], bool | None]
"""Whether a seat has turned out to be an alien; nothing as long as that is open."""
Look = Callable[[Seat, Seat], bool]
"""Whether the one has looked at the other's cards, as everybody saw."""


class Hearing:
    """One listener's memory of what was said, and its trust in those who said it."""

    def __init__(self, listener: Seat) -> None:
        self.listener = listener
        self.trust: dict[Seat, float] = {}
        """How far each speaker is believed, where that is not as usual, 1."""
        self._counted: dict[tuple[Seat, Seat, bool], float] = {}
        """How much has counted of what a speaker (first) said for or against somebody (second)."""
        self._said: set[tuple[Seat, bool]] = set()
        """What has been said of whom by anybody."""
        self._open: dict[tuple[Seat, Seat], bool] = {}
        """The last that each said of each, until it turns out right or wrong."""

    def weigh(self, one: Heard, has_looked: Look) -> tuple[str, float] | None:
        """As which claim it counts, and how much of that; nothing if it does not count."""
        claim, speaker, about = one["claim"] or "", one["seat"], one["about"]
        if claim not in AGAINST or about is None or about in (speaker, self.listener):
            return None
        against = AGAINST[claim]
        looked = claim in KNOWING and has_looked(speaker, about)
        is_echo = (about, against) in self._said and not looked
        self._said.add((about, against))
        self._open[speaker, about] = against
        if speaker == self.listener:
            return None
        before = self._counted.get((speaker, about, against), 0.0)
        others = sum((one, how) == (speaker, against) and whom != about for one, whom, how in self._counted)
        power = FIRST_HAND if looked else HEARSAY * WHO_ACCUSES_MANY**others
        power *= self.trust.get(speaker, 1.0)
        if (is_echo and not before) or power <= before:
            return None
        self._counted[speaker, about, against] = power
        if not looked:
            claim = "i_suspect" if against else "i_trust"
        return claim, power - before

    def judge(self, proved: Proof) -> None:
        """Believe speakers more or less by what has turned out of what they said."""
        proofs = {about: proved(about) for _, about in self._open}
        for (speaker, about), against in list(self._open.items()):
            is_alien = proofs[about]
            if is_alien is None:
                continue
            del self._open[speaker, about]
            change = PROVED_RIGHT if is_alien == against else PROVED_WRONG
            self.trust[speaker] = min(MOST_TRUST, self.trust.get(speaker, 1.0) * change)
