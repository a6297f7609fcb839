"""Aliens at the outpost: infect whom they can, work along, and look like one of them as long as it pays."""

from __future__ import annotations

from outpost31.bots.outpost import worth as tempo
from outpost31.bots.outpost.informed import Judgement
from outpost31.bots.outpost.promises import word
from outpost31.bots.outpost.sight import COOPERATIVE, REPAIR, SABOTAGE, USE
from outpost31.kernel.questions import Option

THROW, MOVE = 4.95, 5.0
"""Of hands without SABOTAGE, half of all, somewhat fewer than half are thrown away: as many in all as humans do."""
THROW_SABOTAGE = 4.4
"""The same of hands with SABOTAGE: in all about as many as humans do, so that it tells nothing."""
THROW_NORWEGIAN = 4.75
"""The same of any hand at the Norwegian outpost, where humans throw away more."""
COMPANY = 2.0
"""What it is worth to be with somebody whom one could infect: not much, for all see who seeks people."""
LONELY, LONELY_NORWEGIAN = 8.0, 4.0
"""What it is worth besides that nobody else is there: then that one must be looked at (B-6.14)."""
CROWD = 7
"""How many must play at the board game for that: among fewer, aliens turn people soon enough."""
FEW = 4
"""How many play at most where aliens of the board game are moody."""
IDLE = 0.5
"""How much of that is left where a human would have nothing to do with others."""
SENSE = 0.4
"""How much of what would be sensible for a human an alien does."""
MARKER, MARKER_OF_MANY, MARKER_OF_FEW = 6.0, 10.0, 4.0
"""What the leader's marker is worth, and at a board game of many and few: who leads stops when it likes, and says who
tests. Among many humans want it, too, and nothing is made of who takes it; among few they see who wants it."""
MANY = 6
"""How many are many there."""
UNMASKED = 0.75
"""The suspicion of all from which on there is nothing left to hide."""
MASK = 8.0
"""What it is worth to look human, for somebody who does."""
TESTING, NEWS = 2.0, 8.0
"""What it is worth to be seen testing, and what it costs if all learn that somebody suspect is human."""
BLOOD_TEST = "A"
WORKS_ALONG = 5.0
"""What an alien thinks of the next card: all see who stops the stack."""
AMBUSH = 0.5
"""Rounds before the rescue helicopter comes at which aliens vote so that one of them is the least suspected."""


def looks_human(sight: Judgement) -> float:
    """How much there is to lose by a careless act: nothing for somebody who is found out."""
    seems = sight.seems[sight.pawn]
    return sight.temper.caution * MASK * max(0.0, 1.0 - seems / UNMASKED)


def turn(sight: Judgement, option: Option) -> float:
    """Board, for that wins (B-8.3); throw hands away as often as humans do without a use for theirs (B-5.8)."""
    if option == "board":
        return 50.0
    if option == "special_action":
        if sight.is_norwegian:
            return THROW_NORWEGIAN
        return THROW_SABOTAGE if SABOTAGE in sight.hand else THROW
    return MOVE if option == "move" else -2.0


def _is_friend(sight: Judgement, pawn: int) -> bool:
    return pawn == sight.pawn or sight.guilt[pawn] >= 0.7


def room_to_enter(sight: Judgement, room: Option) -> float:
    """To people who are not aliens yet, where one might have something to do; to a vehicle that one has Keys for."""
    there = sight.standing_in(room)
    if sight.holds("keys") and sight.is_vehicle(room) and sight.is_ready(room):
        return 20.0
    score = SENSE * max(tempo.worth_of_joining(sight, card, room, len(there)) for card in (USE, REPAIR))
    humans = sum(1.0 - sight.guilt[one["pawn"]] for one in there)
    company = COMPANY * sight.temper.boldness * (1.0 if room in COOPERATIVE else IDLE)
    score += company * (min(1.0, humans) + 0.3 * max(0.0, humans - 1.0))
    if len(there) == 1:
        score += _worth_of_the_lonely(sight) * humans
    return score + word(sight, room) + (_worth_of_the_marker(sight) if sight.view["marker"] == room else 0.0)


def _worth_of_the_marker(sight: Judgement) -> float:
    if sight.is_norwegian:
        return MARKER
    return MARKER_OF_MANY if len(sight.people) >= MANY else MARKER_OF_FEW


def _worth_of_the_lonely(sight: Judgement) -> float:
    """What it is worth that a human is alone.

    At the board game among many, where nobody is missed, and at the Norwegian outpost, where nobody comes third.
    """
    if sight.is_norwegian:
        return LONELY_NORWEGIAN
    return LONELY if len(sight.people) >= CROWD else 0.0


def is_moody(sight: Judgement) -> bool:
    """Whether it does harm every other time, by whim: among four there are few hands to make it good.

    Whoever always did would be known by it, and so would whoever never did, where others always do.
    """
    return not sight.is_norwegian and len(sight.people) <= FEW


def next_card(sight: Judgement, option: Option) -> float:
    """A leader works along: what one alien spoils others make good, and they see who it was."""
    return 0.0 if option == "stop" or is_moody(sight) else WORKS_ALONG


def vehicle_use(sight: Judgement, option: Option) -> float:
    """Leave with it if one can: that wins (B-8.3). Else fuel it only to look human."""
    if option == "escape":
        return 50.0
    return looks_human(sight) - 1.5 if option == "refuel" else 0.0


def character_to_accuse(sight: Judgement, pawn: Option) -> float:
    """Whom all suspect anyway, if it is human; before a departure whoever is in the way of being first aboard."""
    if pawn == "abstain":
        return 0.0
    if _is_friend(sight, pawn):
        return -10.0
    disk: float = (sight.people[pawn]["suspicion"] or 0) / sight.limits["red"]
    if sight.rescue_rounds <= AMBUSH:
        return 5.0 - 6.0 * disk
    return 1.0 + 6.0 * sight.seems[pawn] + disk


def willing_to_test(sight: Judgement, option: Option) -> float:
    """To test looks human, if what comes of it is no news (B-10.6)."""
    return 0.0 if option == "decline" else _worth_of_test(sight)


def tester(sight: Judgement, option: Option) -> float:
    """A leader who lets others test looks human, and may where none of its own can be hit (B-10.5)."""
    if option == "none":
        return 0.0
    if not _is_friend(sight, option) and any(_is_friend(sight, pawn) for pawn in _targets(sight)):
        return -5.0
    return _worth_of_test(sight)


def _worth_of_test(sight: Judgement) -> float:
    """To be seen testing, less what all learn of the human of whom they know most among those who can be tested."""
    if sight.is_norwegian:
        return -5.0
    seem = [sight.seems[pawn] for pawn in _targets(sight) if not _is_friend(sight, pawn)]
    return TESTING - NEWS * min(seem) if seem else -5.0


def _targets(sight: Judgement) -> list[int]:
    """Whom the test in question may be carried out on: with a blood bag only the most suspect (B-10.6)."""
    people = sight.characters
    if sight.about["test"] != BLOOD_TEST:
        return [one["pawn"] for one in people]
    highest = max((one["suspicion"] or 0) for one in people)
    return [one["pawn"] for one in people if one["suspicion"] == highest]


def character_to_test(sight: Judgement, pawn: Option) -> float:
    """A human whom all hold to be one anyway."""
    return -5.0 if _is_friend(sight, pawn) else 1.0 - sight.seems[pawn]


def self_exposure(sight: Judgement, option: Option) -> float:
    """At the Norwegian outpost before anybody has called for help: there is a radio to hold (N-1.2). Else never."""
    if option == "stay_hidden":
        return 0.0
    return 5.0 if sight.is_norwegian and not sight.sos_sent else -50.0


def card_to_hand_over(sight: Judgement, card: Option) -> float:
    """Anything but SABOTAGE: an alien turns people. The moody hand over whatever is not shown on red (B-5.6)."""
    is_shown = (sight.me["suspicion"] or 0) >= sight.limits["red"]
    if is_moody(sight) and not is_shown:
        return 0.0
    return -20.0 if card == SABOTAGE else 0.0 if card == REPAIR else 0.3
