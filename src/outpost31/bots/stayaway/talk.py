"""What the seasoned say at Stay Away!, and how they weigh what others say."""

from __future__ import annotations

import random

from outpost31.bots.conversation import HOLDS, WHO_HAS_FIRE, Conversation, has_fire
from outpost31.bots.hearing import AGAINST, Hearing
from outpost31.bots.stayaway.belief import Likelihood, Pairing
from outpost31.bots.stayaway.deeds import Deeds
from outpost31.bots.stayaway.humans import CLEAR
from outpost31.bots.stayaway.looks import Looks
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.talk import Heard, Saying
from outpost31.bots.tempers import Manner, Temper
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
PLAN = "bring_me_to"
"""The claim of somebody who has fire, and asks to be brought beside somebody."""
FIRE = "flamethrower"
"""Whoever has it says so to be handed on to whoever sits beside The Thing, or when somebody believed asks."""
SHOWING, WHISKY = "i_will_play", "whisky"
"""The claim of somebody who will show its hand, for that is what Whisky does (S-5.5)."""
BELIEVED = 0.4
"""How likely an alien somebody may be whom one tells of one's fire."""
BOASTING = 0.5
"""How many aliens without fire say that they have some; the others ask for it."""
PLANS_AT = 0.55
"""How likely somebody must be The Thing before one asks for that: enough to burn it."""
PLAN_LASTS = 2
"""For how many rounds of the table others remember it."""
DOUBT = 1.3
"""How much likelier than at the deal somebody must be The Thing before one asks it why."""
FAITH = 0.5
"""How much less likely than at the deal, before one says that one trusts it."""


class Voice:
    """One seat's talk: it says what it knows and why it suspects, answers when it is spoken of, and is never mute."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        self.seat = seat
        self._talk = Conversation(seat, generator)
        self._hearing = Hearing(seat)
        self._looks = Looks()
        self._deeds = Deeds()
        self._plans: dict[Seat, tuple[Seat, int]] = {}
        """Who said that it has fire and wants to sit beside whom, and on which turn."""
        self._holders: dict[Seat, int] = {}
        """Who said that it has fire to hand over, and on which turn."""
        self._has_listened = False
        self._promised: tuple[str, int] | None = None
        """Which card it said that it will play, and on which turn."""
        self._boasts = generator.random() < BOASTING
        """Whether it says that it has fire when it is an alien and has none."""

    def listen(self, heard: list[Heard], events: list[Told], readers: tuple[Reader, ...]) -> None:
        """Weigh what was said since the last time: once, by what its speaker can have seen, and by who said it.

        Who comes to a table late hears all of it at once and cannot tell when: it takes plans for as old as can be.
        """
        own = readers[0]
        self._looks.read(events)
        self._deeds.read(events)
        now = self._deeds.turn if self._has_listened else 0
        self._has_listened = True
        self._hearing.judge(lambda seat: proved(own, seat))
        for saying in self._talk.listen(heard):
            seat, about = saying["seat"], saying["about"]
            if has_fire(saying):
                self._holders[seat] = now
            if saying["claim"] == SHOWING and saying["thing"] is not None and seat == self.seat:
                self._promised = saying["thing"], now
            if about is None or max(seat, about) >= own.belief.seats:
                continue
            if saying["claim"] == PLAN:
                self._plans[seat] = about, now
            has_looked = (
                self._looks.has_looked
                if AGAINST.get(saying["claim"] or "", False)
                else self._looks.has_seen_clean
            )
            counts = self._hearing.weigh(saying, has_looked)
            if counts is not None and own.alive[about]:
                for reader in readers:
                    reader.hear(seat, about, tempered(*counts))

    def speak(
        self, situation: Sight, first_hand: Reader, reader: Reader, public: Reader, temper: Temper
    ) -> list[Saying]:
        """At most one thing. A human says what it has seen itself, and not what it was told; an alien what suits it."""
        is_human = situation.role == "human"
        urgent: list[Saying] = []
        if is_human:
            believed = first_hand
            whom = situation.others
            urgent = self._known(situation, first_hand, public)
        else:
            believed = public
            whom = [seat for seat in situation.others if _is_human(situation, reader, seat)]
        if not whom:
            return []
        thing = believed.belief.thing
        suspect = max(whom, key=lambda seat: thing[seat])
        accuse = Saying("i_suspect", about=suspect, thing=self._reason(suspect, public))
        usual, manner = 1 / len(situation.circle), temper.manner
        now = situation.turn / max(1, len(situation.circle))
        doubts = thing[suspect] > DOUBT * usual
        answers = self._talk.answers(accuse if doubts else None, manner, self._proof(situation))
        answers += self._tell_asker(situation, reader if is_human else public)
        saying = self._talk.greets(now, manner)
        if thing[suspect] > manner.accuses * (SUSPECT if is_human else 1.5 * usual):
            saying.append(accuse)
        saying += self._talk.demands_proof(suspect) if doubts else []
        saying = self._offer(situation, believed) + self._plan(situation, suspect, thing[suspect]) + saying
        if thing[suspect] > manner.accuses * PLANS_AT and self._lacks_fire(situation):
            saying.append(WHO_HAS_FIRE)
        idle = self._idle(situation, believed, suspect, manner, doubts=doubts)
        return self._talk.choose(now, manner.chattiness, urgent, answers, saying, idle)

    def plans(self, situation: Sight) -> dict[Seat, Seat]:
        """Who of the others wants to be brought beside whom, as far as it was said not long ago."""
        since = situation.turn - PLAN_LASTS * len(situation.circle)
        return {
            who: whom
            for who, (whom, when) in self._plans.items()
            if when >= since and who != self.seat and {who, whom} <= set(situation.circle)
        }

    def holders(self, situation: Sight) -> frozenset[Seat]:
        """Who of the others has fire to hand over, as far as it was said not long ago."""
        since = situation.turn - PLAN_LASTS * len(situation.circle)
        return frozenset(
            who for who, when in self._holders.items() if when >= since and who in situation.others
        )

    def promised(self, situation: Sight) -> str | None:
        """Which card it said that it will play, as far as it said so not long ago."""
        since = situation.turn - PLAN_LASTS * len(situation.circle)
        return self._promised[0] if self._promised is not None and self._promised[1] >= since else None

    def _proof(self, at: Sight) -> Saying | None:
        """What a human can offer to prove that it is one: to show a hand that is clean. No alien has such a hand."""
        is_clean = at.role == "human" and at.is_clean
        return Saying(SHOWING, thing=WHISKY) if is_clean and WHISKY in at.hand else None

    def _tell_asker(self, at: Sight, believed: Reader) -> list[Saying]:
        """Who has fire says so to whoever it believes and asks; The Thing, where it would offer it unasked, too."""
        asker = self._talk.asker
        if asker not in at.others or believed.belief.is_alien(asker) >= BELIEVED:
            return []
        if at.role != "human":
            return self._offer(at, believed)
        return [Saying(HOLDS, thing=FIRE)] if FIRE in at.hand else []

    def _has_fire(self, at: Sight) -> bool:
        """Whether it has fire, or would say so: some aliens do, and the others ask for it as those do who have none."""
        return FIRE in at.hand or (at.role != "human" and self._boasts)

    def _lacks_fire(self, at: Sight) -> bool:
        """Whether it may ask who has fire: it has none, and as far as was said nobody else."""
        since = at.turn - PLAN_LASTS * len(at.circle)
        said = {*self._holders.values(), *(when for _, when in self._plans.values())}
        return not (self._has_fire(at) or self._talk.is_fire_spoken_of or any(when >= since for when in said))

    def _offer(self, at: Sight, believed: Reader) -> list[Saying]:
        """Whoever has fire says so where a neighbour sits beside The Thing; The Thing, to hand over something else."""
        has_some = FIRE in at.hand if at.role == "human" else at.role == "the_thing" and "infected" in at.hand
        belief = believed.belief
        likely = {seat for seat in at.others if belief.thing[seat] > CLEAR}
        neighbours = [
            seat
            for seat in at.beside(at.seat)
            if not at.is_barred(at.seat, seat) and belief.is_alien(seat) < SUSPECT
        ]
        is_wanted = any(
            not at.is_barred(one, seat)
            for one in neighbours
            for seat in (at.beside(one) & likely) - at.beside(at.seat)
        )
        return [Saying(HOLDS, thing=FIRE)] if has_some and is_wanted else []

    def _plan(self, situation: Sight, suspect: Seat, chance: float) -> list[Saying]:
        """Whoever has fire, or an alien that says so, asks to be brought beside the suspect out of its reach."""
        at, is_beside = situation, suspect in situation.beside(situation.seat)
        within_reach = is_beside and not at.is_barred(at.seat, suspect)
        return (
            [Saying(PLAN, about=suspect)]
            if self._has_fire(at) and not within_reach and chance > PLANS_AT
            else []
        )

    def _reason(self, suspect: Seat, public: Reader) -> str | None:
        """What all saw it do; else that its cards were seen, if all know that one has looked."""
        looked = "saw_cards" if self._looks.has_looked(self.seat, suspect) else None
        return self._deeds.reason(suspect, public.habits, sum(public.alive)) or looked

    def _known(self, situation: Sight, first_hand: Reader, public: Reader) -> list[Saying]:
        """What a human knows by the rules, and others do not."""
        belief = first_hand.belief
        known = [
            Saying("i_know_alien", about=seat, thing="the_thing")
            for seat in situation.others
            if belief.thing[seat] >= CERTAIN
        ]
        known += [
            Saying("i_know_human", about=seat, thing="human")
            for seat in situation.others
            if seat in first_hand.seen_clean and public.belief.is_alien(seat) > 0.15
        ]
        return known

    def _idle(
        self, situation: Sight, believed: Reader, suspect: Seat, manner: Manner, *, doubts: bool
    ) -> list[Saying]:
        """What there is to say after a lull: a question to the most suspect, a good word, or a sigh."""
        usual = 1 / len(situation.circle)
        said: list[Saying] = []
        if doubts:
            players = sum(believed.alive)
            wonders = self._deeds.reason(suspect, believed.habits, players) is not None
            asks = manner.asks or ("why_did_you_do_that" if wonders else "test_them")
            said.append(Saying(phrase=asks, about=suspect))
        trusted = min(situation.others, key=believed.belief.is_alien)
        if believed.belief.is_alien(trusted) < manner.praises * FAITH * usual:
            said.append(Saying("i_trust", about=trusted))
        after = situation.after(situation.seat)
        if believed.belief.thing[after] > usual and "stay_away" in manner.sighs:
            said.append(Saying(phrase="stay_away", about=after))
        return [*said, *(Saying(phrase=phrase) for phrase in manner.sighs if phrase != "stay_away")]


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
