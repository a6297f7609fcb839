"""What the seasoned say at Stay Away!, and how they weigh what others say."""

from __future__ import annotations

import random

from outpost31.bots.stayaway.belief import Pairing
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.talk import Heard, Saying
from outpost31.bots.tempers import Temper
from outpost31.kernel.questions import Seat

# How often each role (rows) says it of each role (columns), in proportion. Aliens lie; humans err.
WEIGHTS: dict[str, Pairing] = {
    "i_know_alien": ((0.01, 0.15, 0.6), (0.12, 0.04, 0.01), (0.12, 0.02, 0.0)),
    "i_suspect": ((0.1, 0.25, 0.35), (0.25, 0.12, 0.02), (0.25, 0.05, 0.0)),
    "i_trust": ((0.3, 0.12, 0.1), (0.15, 0.2, 0.3), (0.12, 0.2, 0.0)),
    "i_know_human": ((0.5, 0.05, 0.01), (0.1, 0.2, 0.35), (0.08, 0.25, 0.0)),
}
SURE = 0.93
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

    def listen(self, heard: list[Heard], readers: tuple[Reader, ...]) -> None:
        """Weigh what was said since the last time by who said it."""
        for saying in heard[self._heard :]:
            seat, about = saying["seat"], saying["about"]
            if seat == self.seat or about is None or about == seat:
                continue
            if about == self.seat and saying["claim"] in ("i_suspect", "i_know_alien"):
                self._accusers.append(seat)
            pairing = WEIGHTS.get(saying["claim"] or "")
            for reader in readers:
                alive = seat < len(reader.alive) and about < len(reader.alive) and reader.alive[about]
                if pairing is not None and alive and about != reader.observer:
                    reader.hear(seat, about, pairing)
        self._heard = len(heard)

    def speak(self, situation: Sight, reader: Reader, public: Reader, temper: Temper) -> list[Saying]:
        """At most one thing, and seldom."""
        saying, is_urgent = (
            self._as_human(situation, reader, public)
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
        if belief.thing[suspect] > SURE and ("i_know_alien", None, suspect) not in self._said:
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


def _is_human(situation: Sight, reader: Reader, seat: Seat) -> bool:
    role = situation.known_role(seat)
    return role == "human" if role is not None else reader.belief.is_alien(seat) < 0.5
