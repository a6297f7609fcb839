"""What the seasoned say at the outpost, and how they weigh what others say."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from outpost31.bots.conversation import WHO_HAS_FIRE, Conversation
from outpost31.bots.hearing import Hearing
from outpost31.bots.outpost.belief import Pairing
from outpost31.bots.outpost.deeds import Deeds
from outpost31.bots.outpost.habits import OutpostHabits
from outpost31.bots.outpost.humans import HOLD_BACK, room_to_enter
from outpost31.bots.outpost.informed import ExactEvidence, Judgement
from outpost31.bots.outpost.plans import AFTER_MEETINGS, PLAN, Plans, whom_to_test
from outpost31.bots.outpost.promises import BELIEVED, GOING, Promises, is_waiting
from outpost31.bots.outpost.reader import SABOTAGE
from outpost31.bots.outpost.replies import needs_fire, own_fire, proof
from outpost31.bots.outpost.sight import COOPERATIVE
from outpost31.bots.talk import ACCUSATIONS, Heard, Saying
from outpost31.kernel.questions import Seat
from outpost31.kernel.views import Told
from outpost31.reasons.outpost.station import ROOM_LIMIT

ACCUSES: Pairing = ((0.12, 0.4), (0.35, 0.1))
"""How often a human (first row) and an alien say of a human and of an alien that they suspect it, in proportion.

Aliens lie; humans err. Whoever vouches for somebody is not weighed at all: that costs nothing, and aliens gained by it.
Nor is it, who says that it knows: nobody can (`nobody_knows`)."""
CREDIT = 0.7
"""How much of that counts, before what hearsay counts: whatever tells roles apart here, all see it."""
SUSPECT = 0.5
DOUBT = 1.3
"""How much likelier than others somebody must be an alien before one asks it why."""
FAITH = 0.4
"""How much less likely than others, before one says that one trusts it."""
FRAMED = 0.3
"""What all must think of a human before an alien points at it."""
MOVEMENT = "movement"
"""The phase in which all say where they go, and go there in turn (B-5.4)."""
BEFORE_ANY = 0
"""The round before the first."""
ENOUGH = 2
"""Once this many have said it, nobody says it again."""


class Voice:
    """One seat's talk: why it suspects whom, answers when it is spoken of, and something after a lull."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        self.seat = seat
        self._talk = Conversation(seat, generator)
        self._hearing = Hearing(seat)
        self._deeds = Deeds()
        self.plans = Plans()
        self.promises = Promises()
        self._has_listened = False
        self._pointed_at: Counter[Seat] = Counter()
        """How many have said of somebody that they suspect or know it."""

    def listen(self, heard: list[Heard], evidence: ExactEvidence, people: int, now: int) -> None:
        """Weigh what was said since the last time: once, as the hearsay that it is, and by who said it.

        Who comes to a table late hears all of it at once and cannot tell in which round: it follows no plan of those.
        """
        when = now if self._has_listened else BEFORE_ANY
        self._has_listened = True
        self._hearing.judge(evidence.proved)
        for saying in self._talk.listen(heard):
            seat, about = saying["seat"], saying["about"]
            if saying["claim"] == GOING and saying["thing"] is not None:
                self.promises.note(seat, saying["thing"], when)
            if about is None or max(seat, about) >= people:
                continue
            if saying["claim"] == PLAN:
                self.plans.note(seat, about, when)
            if saying["claim"] in ACCUSATIONS and about != seat != self.seat:
                self._pointed_at[about] += 1
            counts = self._hearing.weigh(saying, nobody_knows)
            if counts is not None:
                claim, power = counts
                for reader in evidence.readers if claim in ACCUSATIONS else ():
                    reader.hear(seat, about, ACCUSES, CREDIT * power)

    def speak(
        self, sight: Judgement, events: list[Told], habits: Callable[[], OutpostHabits]
    ) -> list[Saying]:
        """At most one thing. A human says what it has seen itself, and not what it was told; an alien what suits it."""
        self._deeds.read(events)
        if sight.me["status"] != "character":
            return []
        manner, now = sight.temper.manner, float(sight.view["round"])
        if not self._talk.has_occasion(now, manner.chattiness) and not self._has_news(sight):
            return self._talk.choose(now, manner.chattiness, [], [], [], [])
        guilt = (
            sight.seems if sight.is_alien else [sight.first_hand.is_alien(pawn) for pawn in self._all(sight)]
        )
        whom = [pawn for pawn in sight.ground if not sight.is_alien or sight.guilt[pawn] < SUSPECT]
        suspect = max(whom, key=guilt.__getitem__, default=None)
        urgent: list[Saying] = []
        answers: list[Saying] = []
        demands: list[Saying] = []
        usual = self._talk.greets(now - 1.0, manner)
        idle: list[Saying] = [Saying(phrase=phrase) for phrase in manner.sighs if phrase != "stay_away"]
        accuse: Saying | None = None
        if suspect is not None:
            mean = sum(guilt[pawn] for pawn in whom) / len(whom)
            doubts = guilt[suspect] > DOUBT * mean
            reason = self._deeds.reason(suspect, habits) or self._deeds.meeting(suspect, guilt)
            may_accuse = not sight.is_norwegian or sight.rescue_rounds <= HOLD_BACK or sight.is_alien
            accuse = Saying("i_suspect", about=suspect, thing=reason) if may_accuse else None
            if not sight.is_alien and sight.proved(suspect) and may_accuse:
                urgent.append(Saying("i_know_alien", about=suspect, thing="alien"))
            urgent += self._plan(sight, suspect, guilt[suspect])
            answers = self._talk.answers(accuse if doubts else None, manner, proof(sight))
            answers += self._tell_asker(sight)
            enough = manner.accuses * (FRAMED if sight.is_alien else SUSPECT)
            if guilt[suspect] > enough and accuse is not None:
                if self._pointed_at[suspect] < ENOUGH:
                    usual.append(accuse)
                if sight.holds("blood_bag"):
                    usual.append(Saying(phrase="test_them", about=suspect))
            trusted = min(whom, key=guilt.__getitem__)
            if guilt[trusted] < manner.praises * FAITH * mean:
                idle.insert(0, Saying("i_trust", about=trusted))
            if doubts and may_accuse:
                demands = self._talk.demands_proof(suspect)
                asks = manner.asks or ("test_them" if reason is None else "why_did_you_do_that")
                idle.insert(0, Saying(phrase=asks, about=suspect))
        stack = self._about_the_stack(sight, events)
        if stack is not None:
            usual.append(stack)
        if self._talk.is_due(now, manner.chattiness):
            usual += self._whither(sight) + demands + self._asks_for_fire(sight)
        return self._talk.choose(now, manner.chattiness, urgent, answers, usual, idle)

    def _asks_for_fire(self, sight: Judgement) -> list[Saying]:
        """Who needs fire asks for it, if nobody just spoke of that."""
        return [WHO_HAS_FIRE] if needs_fire(sight) and not self._talk.is_fire_spoken_of else []

    def _tell_asker(self, sight: Judgement) -> list[Saying]:
        """Who has fire says so to whoever it believes and asks; an alien, by what all must think of the asker."""
        asker, told = self._talk.asker, own_fire(sight)
        believed = sight.seems if sight.is_alien else sight.guilt
        return [told] if told and asker is not None and believed[asker] < BELIEVED else []

    def _has_news(self, sight: Judgement) -> bool:
        """Whether something may not wait: an alien that was shown to a human, or a test to agree on."""
        if not sight.is_alien and any(map(sight.proved, sight.ground)):
            return True
        return not sight.plans and sight.view["phase"] in AFTER_MEETINGS and bool(sight.me["lab_count"])

    def _plan(self, sight: Judgement, suspect: int, chance: float) -> list[Saying]:
        """Whoever has a blood bag asks all to point at whom it would test; an alien says so of a human all suspect."""
        if sight.plans:
            return []
        if not sight.is_alien:
            whom = whom_to_test(sight)
            return [] if whom is None else [Saying(PLAN, about=whom)]
        may = (
            sight.view["phase"] in AFTER_MEETINGS
            and sight.me["lab_count"]
            and sight.people[suspect]["suspicion"]
        )
        return [Saying(PLAN, about=suspect)] if may and chance > FRAMED else []

    def _whither(self, sight: Judgement) -> list[Saying]:
        """Who has yet to move says where, if hands would help it there and somebody believed has yet to move as well.

        An alien says where a human in its place would go: whoever comes along is where it can be met.
        """
        waiting = [one for one in sight.others if is_waiting(one) and sight.seems[one["pawn"]] < BELIEVED]
        if not is_waiting(sight.me) or sight.view["phase"] != MOVEMENT or not waiting:
            return []
        open_to_all = [
            room
            for room, seen in sight.rooms.items()
            if seen["colour"] == "green"
            and sight.is_there(room)
            and len(sight.standing_in(room)) + 1 < ROOM_LIMIT
        ]
        room = max(open_to_all, key=lambda one: room_to_enter(sight, one), default=None)
        return [Saying(GOING, thing=room)] if room in COOPERATIVE else []

    def _all(self, sight: Judgement) -> range:
        return range(len(sight.people))

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
