"""What the seasoned say at Stay Away!, and how they weigh what others say."""

from __future__ import annotations

import random

from outpost31.bots.hearing import AGAINST, Hearing
from outpost31.bots.stayaway.belief import Likelihood, Pairing
from outpost31.bots.stayaway.looks import Looks
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.talk import Heard, Saying
from outpost31.bots.tempers import Temper
from outpost31.kernel.questions import Seat
from outpost31.kernel.views import Told

# How often each role (rows) says it of each role (columns), in proportion. Aliens lie; humans err.
WEIGHTS: dict[str, Pairing] = {
    "i_know_alien": ((0.01, 0.15, 0.6), (0.12, 0.04, 0.01), (0.12, 0.02, 0.0)),
    "i_suspect": ((0.1, 0.25, 0.35), (0.25, 0.12, 0.02), (0.25, 0.05, 0.0)),
    "i_trust": ((0.3, 0.12, 0.1), (0.15, 0.2, 0.3), (0.12, 0.2, 0.0)),
    "i_know_human": ((0.5, 0.05, 0.01), (0.1, 0.2, 0.35), (0.08, 0.25, 0.0)),
}
CERTAIN = 1 - 1e-9
"""Belief that rests on what was seen: no habit makes anybody so sure."""
RIGHT, WRONG = 0.97, 0.03
"""How likely somebody must be or not be an alien before what was said of it counts as right or wrong."""
SUSPECT = 0.5
SPEAKING = 0.7
"""How often somebody with something to say says it at once."""
BETWEEN = 5
"""Turns between two sayings of one bot, unless it is sure of something."""


class Voice:
    """One seat's talk: it repeats nothing, answers when it is accused, and keeps quiet otherwise."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        self.seat = seat
        self._generator = generator
        self._heard = 0
        self._said: set[tuple[str | None, str | None, Seat | None]] = set()
        self._spoke_on = -BETWEEN
        self._accusers: list[Seat] = []
        self._hearing = Hearing(seat)
        self._looks = Looks()

    def listen(self, heard: list[Heard], events: list[Told], readers: tuple[Reader, ...]) -> None:
        """Weigh what was said since the last time: once, by what its speaker can have seen, and by who said it."""
        own = readers[0]
        self._looks.read(events)
        self._hearing.judge(range(own.belief.seats), lambda seat: proved(own, seat))
        for saying in heard[self._heard :]:
            seat, about = saying["seat"], saying["about"]
            if about is None or max(seat, about) >= own.belief.seats:
                continue
            if about == self.seat != seat and saying["claim"] in ("i_suspect", "i_know_alien"):
                self._accusers.append(seat)
            has_looked = (
                self._looks.has_looked
                if AGAINST.get(saying["claim"] or "", False)
                else self._looks.has_seen_clean
            )
            counts = self._hearing.weigh(saying, has_looked)
            if counts is not None and own.alive[about]:
                for reader in readers:
                    reader.hear(seat, about, tempered(*counts))
        self._heard = len(heard)

    def speak(
        self, situation: Sight, first_hand: Reader, reader: Reader, public: Reader, temper: Temper
    ) -> list[Saying]:
        """At most one thing, and seldom. A human says what it has seen itself, not what it was told."""
        saying, is_urgent = (
            self._as_human(situation, first_hand, public)
            if situation.role == "human"
            else self._as_alien(situation, reader, public)
        )
        chance = self._generator.random()
        if saying is None or (saying.claim, saying.phrase, saying.about) in self._said:
            return []
        if not is_urgent and (
            situation.turn - self._spoke_on < BETWEEN or chance > SPEAKING * temper.chattiness
        ):
            return []
        self._said.add((saying.claim, saying.phrase, saying.about))
        self._spoke_on = situation.turn
        return [saying]

    def _as_human(self, situation: Sight, reader: Reader, public: Reader) -> tuple[Saying | None, bool]:
        """What it knows, then what it suspects, then that it is human if somebody doubts it."""
        belief = reader.belief
        suspect = max(situation.others, key=lambda seat: belief.thing[seat])
        if belief.thing[suspect] >= CERTAIN and ("i_know_alien", None, suspect) not in self._said:
            return Saying("i_know_alien", about=suspect, thing="the_thing"), True
        for seat in situation.others:
            known = seat in reader.seen_clean and public.belief.is_alien(seat) > 0.15
            if known and ("i_know_human", None, seat) not in self._said:
                return Saying("i_know_human", about=seat, thing="human"), True
        if self._accusers:
            self._accusers.clear()
            return Saying("i_am", thing="human"), True
        if belief.thing[suspect] > SUSPECT:
            return Saying("i_suspect", about=suspect), False
        return None, False

    def _as_alien(self, situation: Sight, reader: Reader, public: Reader) -> tuple[Saying | None, bool]:
        """Whoever accuses one of us is accused; else now and then a human who is suspected anyway."""
        humans = [seat for seat in situation.others if _is_human(situation, reader, seat)]
        if self._accusers:
            accuser = self._accusers.pop()
            self._accusers.clear()
            if accuser in humans and ("i_suspect", None, accuser) not in self._said:
                return Saying("i_suspect", about=accuser), True
            return Saying("i_am", thing="human"), True
        if humans:
            suspect = max(humans, key=lambda seat: public.belief.thing[seat])
            if public.belief.thing[suspect] > 1.5 / len(situation.circle):
                return Saying("i_suspect", about=suspect), False
        return None, False


def tempered(claim: str, power: float) -> Pairing:
    """How likely each role says it of each, as far as it counts."""
    human, infected, thing = (_powered(row, power) for row in WEIGHTS[claim])
    return human, infected, thing


def _powered(row: Likelihood, power: float) -> Likelihood:
    human, infected, thing = (max(chance, 0.005) ** power for chance in row)
    return human, infected, thing


def proved(reader: Reader, seat: Seat) -> bool | None:
    """Whether somebody has turned out to be an alien."""
    alien = reader.belief.is_alien(seat)
    if alien > RIGHT:
        return True
    return False if alien < WRONG and seat in reader.belief.ruled_out else None


def _is_human(situation: Sight, reader: Reader, seat: Seat) -> bool:
    role = situation.known_role(seat)
    return role == "human" if role is not None else reader.belief.is_alien(seat) < 0.5
