"""The novice partner: the common sense of the outpost, and what differs with dice and everything in common (C-)."""

from __future__ import annotations

import random
from functools import cached_property

from outpost31.bots.coop.belief import ALIEN_CARDS, HUMAN_CARDS
from outpost31.bots.coop.sight import would_be_in_vain
from outpost31.bots.outpost.sense import BASE, finding, moving
from outpost31.bots.outpost.sense.leading import burning_helps
from outpost31.bots.outpost.sense.needs import best_worth, harm, worth, worth_together
from outpost31.bots.outpost.sense.scoring import Scorer
from outpost31.bots.outpost.sight import COOPERATIVE, REPAIR, SABOTAGE, USE, Sight
from outpost31.bots.outpost.whims import Whims, best_option
from outpost31.games.outpost.shapes import PersonSeen
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View

THREAT = "threat"
BAD = (SABOTAGE, THREAT)
DEATH = 40.0
WAIT = 50.0
"""Who will be asked again, and know more by then, waits."""
CARDS = 10
"""Location cards that the alien's strength may fall on."""


def _good(sight: Sight, dice: list[str], room: str) -> float:
    """What the best of these dice is worth to somebody who stands in a room."""
    return max((worth_together(sight, face, room) for face in dice if face in (USE, REPAIR)), default=0.0)


def _bad(sight: Sight, dice: list[str], room: str) -> float:
    """What the bad ones cost there: a step of the token brings it to the disks (C-5.6)."""
    return dice.count(SABOTAGE) * harm(sight, room) + dice.count(THREAT) * threat_cost(sight)


def room_for_disks(sight: Sight) -> int:
    """How many spaces the token is away from the next disk below it (C-6.1)."""
    space = sight.coop["threat"]["space"]
    return min(
        (space - (one["suspicion"] or 0) for one in sight.characters if (one["suspicion"] or 0) <= space),
        default=9,
    )


def threat_cost(sight: Sight) -> float:
    """What a step of the token towards the disks costs: the next one may be a character's last."""
    return {0: 8.0, 1: 8.0, 2: 4.0}.get(room_for_disks(sight), 1.5)


def disk_cost(sight: Sight, person: PersonSeen) -> float:
    """What a step of one disk towards the token costs: nothing much while others are nearer to it."""
    space, after = sight.coop["threat"]["space"], (person["suspicion"] or 0) + 1
    if after > space:
        return 0.3
    return {0: 12.0, 1: 3.0}.get(space - after, 0.6)


def _character_to_assign(sight: Sight, pawn: Option) -> float:
    """Good dice where they help most; bad ones to somebody who can cancel them, or where they harm least (C-5.2)."""
    person = sight.people[pawn]
    room, dice = person["where"] or "", list(sight.about["dice"])
    good = _good(sight, dice, room) if dice else best_worth(sight, room)
    bad = [face for face in dice if face in BAD]
    if not bad:
        return good
    if len(bad) == 1 and (person["suspicion"] or 0) < sight.limits["red"]:
        return good - disk_cost(sight, person)
    return -_bad(sight, bad, room) - 0.5 * best_worth(sight, room)


def _still_matters(sight: Sight, room: str) -> float:
    """Once the helicopter is called it is enough to live on until it comes: warm, and proven human."""
    if not sight.sos_sent or sight.base["rescue"]["gone"]:
        return 1.0
    return 1.0 if room in ("laboratory", "boiler_room") else 0.3


def _next_dice(sight: Sight, option: Option) -> float:
    """Go on while it helps more than it harms."""
    if option == "stop":
        return 0.0
    rooms = [one["where"] for one in sight.characters if one["standing"] and one["where"] in sight.rooms]
    gain = max(
        (
            _still_matters(sight, room) * worth_together(sight, card, room)
            for room in rooms
            for card in (USE, REPAIR)
        ),
        default=0.0,
    )
    loss = min((harm(sight, room) for room in rooms), default=0.0)
    return 0.55 * gain - 0.45 * (loss + threat_cost(sight))


def _die_to_reroll(sight: Sight, die: Option) -> float:
    dice = list(sight.about["dice"])
    if die == "none":
        return 0.0
    return 5.0 if dice[die] in BAD else -5.0


def _die_to_turn(sight: Sight, option: Option) -> float:
    """The one bad die becomes a good one, if rerolls have not made it one (C-5.4)."""
    if option == "none":
        return WAIT if sight.about["before_rerolls"] else 0.0
    die, face = option
    dice = list(sight.about["dice"])
    assigned = sight.coop["dice"]["assigned"]
    assert assigned is not None, "dice are turned for somebody"
    if face in BAD or dice[die] not in BAD or sum(one in BAD for one in dice) > 1:
        return -9.0
    return 1.0 + worth(sight, face, sight.people[assigned]["where"] or "")


def _die_to_cancel(sight: Sight, die: Option) -> float:
    """A bad die is worth a step of the disk, unless the token waits there (C-5.5)."""
    if die == "none":
        return 0.0
    dice, room = list(sight.about["dice"]), sight.me["where"] or ""
    if dice[die] not in BAD:
        return -9.0
    spared = _bad(sight, [dice[die]], room)
    if sum(face in BAD for face in dice) == 1:
        spared += _good(sight, dice, room)
    return spared - disk_cost(sight, sight.me) - 1.0


def _action_to_take(sight: Sight, action: Option) -> float:
    room = sight.me["where"] or ""
    if action == "none":
        return 0.0
    if action in (USE, REPAIR):
        return worth_together(sight, action, room)
    return 9.0 if burning_helps(sight, room) else -9.0


def _bonus_to_play(sight: Sight, thing: Option) -> float:
    """As with cards, but for Tools that bad dice would undo."""
    if thing == "tools" and would_be_in_vain(sight, sight.me["where"] or ""):
        return -5.0
    return finding.SCORERS["bonus_to_play"](sight, thing)


def _room_to_enter(sight: Sight, room: Option) -> float:
    """Where something is to be done, together where that helps or where the alien may come (C-3.1, C-4.2)."""
    if room == "dormitory":
        idle = len(sight.characters) > 2 and not sight.alien_strength
        return 2.0 + _alien_risk(sight, 0) - (3.0 if idle else 0.0)
    there = sight.standing_in(room)
    useful = _still_matters(sight, room) * best_worth(sight, room)
    if there:
        useful *= 0.8 if room in COOPERATIVE and (sight.rooms[room]["damage"] or 2) > len(there) else 0.15
    if any(one["suspicion"] for one in there):
        useful -= disk_cost(sight, sight.me) + sum(disk_cost(sight, one) for one in there if len(there) == 1)
    return useful - moving.dog_risk(sight, room, there) - _alien_risk(sight, len(there))


def _alien_risk(sight: Sight, company: int) -> float:
    """The larger the largest group, the fewer rooms the alien comes to; it takes one of those it finds (C-4.1)."""
    sizes = [len(sight.standing_in(room)) for room in sight.rooms if sight.rooms[room]["colour"] == "green"]
    goal = max(company + 1, *sizes) + 1
    return DEATH * min(1.0, sight.alien_strength / goal / CARDS) / (company + 1)


def _character_to_lose(sight: Sight, pawn: Option) -> float:
    """Whoever is least likely human, and least proven (C-4.4, C-6.3)."""
    one = sight.people[pawn]
    held: int = one["weapon_count"] + one["item_count"] + one["lab_count"] + 2 * len(one["flamethrowers"])
    return 10.0 * sight.guilt[pawn] - held


def _character_to_hand_over(sight: Sight, option: Option) -> float:
    """Everybody keeps what it has: tests and bonus cards work wherever they are."""
    return 5.0 if option == "none" else 0.0


SCORERS: dict[str, Scorer] = BASE | {
    "room_to_enter": _room_to_enter,
    "character_to_assign": _character_to_assign,
    "next_dice": _next_dice,
    "die_to_reroll": _die_to_reroll,
    "die_to_turn": _die_to_turn,
    "die_to_cancel": _die_to_cancel,
    "action_to_take": _action_to_take,
    "bonus_to_play": _bonus_to_play,
    "character_to_lose": _character_to_lose,
    "character_to_expose": _character_to_lose,
    "character_to_hand_over": _character_to_hand_over,
}
"""How the options of each kind of question are weighed. What has no scorer is answered by whim."""


class NoviceSight(Sight):
    """What a novice partner sees: the view, and how many of the role cards nobody has seen are alien."""

    @cached_property
    def guilt(self) -> list[float]:
        """How likely each is an alien: all unseen role cards are alike to a novice (C-1.3)."""
        seen = [one["role"] for one in self.people if one["role"] is not None]
        unseen = (ALIEN_CARDS - seen.count("alien")) / (HUMAN_CARDS + ALIEN_CARDS - len(seen))
        return [
            unseen if one["role"] is None else 1.0 if one["role"] == "alien" else 0.0 for one in self.people
        ]


class NoviceBot:
    """It goes where it is of use, and shuns bad dice."""

    def __init__(self, seat: Seat, generator: random.Random) -> None:
        self.seat = seat
        self._whims = Whims(generator)

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """The option that scores best; a whim decides among those that are about as good."""
        if len(question.options) == 1:
            return question.options[0]
        scorer = SCORERS.get(question.kind)
        scores = [0.0] * len(question.options)
        if scorer is not None:
            sight = NoviceSight(view, self.seat, question)
            scores = [scorer(sight, option) for option in question.options]
        return best_option(question, scores, self._whims.of(question))
