"""What the seasoned say at the outpost, and how they weigh what others say."""

from __future__ import annotations

import random
from collections import Counter

from outpost31.bots.hearing import Hearing
from outpost31.bots.outpost.belief import OutpostBelief, Pairing
from outpost31.bots.outpost.humans import HOLD_BACK
from outpost31.bots.outpost.informed import Judgement
from outpost31.bots.outpost.reader import SABOTAGE
from outpost31.bots.outpost.table_kinds import Reading
from outpost31.bots.talk import Heard, Saying
from outpost31.kernel.questions import Seat
from outpost31.kernel.views import Told

# How often a human (first row) and an alien say it of a human and of an alien, in proportion. Aliens lie; humans err.
WEIGHTS: dict[str, Pairing] = {
    "i_know_alien": ((0.02, 0.6), (0.3, 0.03)),
    "i_suspect": ((0.12, 0.4), (0.35, 0.1)),
    "i_trust": ((0.4, 0.1), (0.2, 0.35)),
    "i_know_human": ((0.5, 0.03), (0.2, 0.4)),
}
CREDIT = 0.7
"""How much of that counts, before what hearsay counts: whatever tells roles apart here, all see it."""
ACCUSATIONS = ("i_suspect", "i_know_alien")
CERTAIN = 1 - 1e-9
"""Belief that rests on what was shown: no habit makes anybody so sure."""
SUSPECT = 0.5
FRAMED = 0.3
"""What all must think of a human before an alien points at it."""
ENOUGH = 2
"""Once this many have said it, nobody says it again."""
SPEAKING = 0.6
"""How often somebody with something to say says it at once."""
Said = tuple[str | None, str | None, Seat | None]


class Voice:
    """One seat's talk: it repeats nothing, answers when it is accused, and mostly says nothing."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        self.seat = seat
        self._generator = generator
        self._heard = 0
        self._said: set[Said] = set()
        self._spoke_in = 0
        self._accusers: list[Seat] = []
        self._hearing = Hearing(seat)
        self._pointed_at: Counter[Seat] = Counter()
        """How many have said of somebody that they suspect or know it."""

    def listen(self, heard: list[Heard], readers: tuple[Reading, ...]) -> None:
        """Weigh what was said since the last time: once, as the hearsay that it is, and by who said it."""
        belief = readers[0].belief
        self._hearing.judge(range(belief.people), lambda pawn: proved(belief, pawn))
        for saying in heard[self._heard :]:
            seat, about = saying["seat"], saying["about"]
            if about is None or max(seat, about) >= belief.people:
                continue
            if saying["claim"] in ACCUSATIONS and about != seat != self.seat:
                self._pointed_at[about] += 1
                if about == self.seat:
                    self._accusers.append(seat)
            counts = self._hearing.weigh(saying, nobody_knows)
            if counts is not None:
                claim, power = counts
                for reader in readers:
                    reader.hear(seat, about, WEIGHTS[claim], CREDIT * power)
        self._heard = len(heard)

    def speak(self, sight: Judgement, events: list[Told]) -> list[Saying]:
        """At most one thing a round, unless it is urgent."""
        chance = self._generator.random()
        if sight.me["status"] != "character":
            return []
        saying, is_urgent = self._as_alien(sight) if sight.is_alien else self._as_human(sight)
        if saying is not None and saying.about is not None and self._pointed_at[saying.about] >= ENOUGH:
            saying = None
        if saying is None:
            saying, is_urgent = self._about_the_stack(sight, events), False
        if saying is None or (saying.claim, saying.phrase, saying.about) in self._said:
            return []
        quiet = sight.view["round"] == self._spoke_in or chance > SPEAKING * sight.temper.chattiness
        if quiet and not is_urgent:
            return []
        self._said.add((saying.claim, saying.phrase, saying.about))
        self._spoke_in = sight.view["round"]
        return [saying]

    def _as_human(self, sight: Judgement) -> tuple[Saying | None, bool]:
        """What it knows, then that it is human if somebody doubts it, then what it suspects and would have tested."""
        if self._accusers:
            self._accusers.clear()
            return Saying("i_am", thing="human"), True
        if not sight.others or (sight.is_norwegian and sight.rescue_rounds > HOLD_BACK):
            return None, False
        seen = sight.first_hand
        suspect = max(sight.ground, key=seen.is_alien)
        guilt = seen.is_alien(suspect)
        if guilt >= CERTAIN and ("i_know_alien", None, suspect) not in self._said:
            return Saying("i_know_alien", about=suspect, thing="alien"), True
        if guilt > SUSPECT and ("i_suspect", None, suspect) not in self._said:
            return Saying("i_suspect", about=suspect), False
        if SUSPECT < guilt < CERTAIN and sight.holds("blood_bag"):
            return Saying(phrase="test_them", about=suspect), False
        return None, False

    def _as_alien(self, sight: Judgement) -> tuple[Saying | None, bool]:
        """Whoever accuses it is accused; else now and then a human who is suspected anyway."""
        humans = [pawn for pawn in sight.ground if sight.guilt[pawn] < SUSPECT]
        if self._accusers:
            accuser = self._accusers[-1]
            self._accusers.clear()
            if accuser in humans and ("i_suspect", None, accuser) not in self._said:
                return Saying("i_suspect", about=accuser), True
            return Saying("i_am", thing="human"), True
        framed = max(humans, key=sight.seems.__getitem__, default=None)
        if framed is not None and sight.seems[framed] > FRAMED:
            return Saying("i_suspect", about=framed), False
        return None, False

    def _about_the_stack(self, sight: Judgement, events: list[Told]) -> Saying | None:
        """When SABOTAGE came up, what one handed over oneself, or says one did (B-5.12)."""
        mine: str | None = None
        sabotaged = False
        for event in reversed(events):
            kind = event["event"]
            if kind == "RoundBegan":
                break
            sabotaged = sabotaged or (kind == "CardRevealed" and event["card"] == SABOTAGE)
            if kind == "CardHandedOver" and event["pawn"] == sight.pawn:
                mine = event["card"]
        if not sabotaged or mine is None:
            return None
        return Saying("i_handed_over", thing="repair" if mine == SABOTAGE and sight.is_alien else mine)


def nobody_knows(one: Seat, other: Seat) -> bool:
    """Whether the one can know more of the other than all do: whoever sees an alien's token becomes one (B-6.14)."""
    return False


def proved(belief: OutpostBelief, pawn: int) -> bool | None:
    """Whether somebody has turned out to be an alien."""
    guilt = belief.is_alien(pawn)
    return True if guilt >= CERTAIN else False if guilt <= 1 - CERTAIN else None
