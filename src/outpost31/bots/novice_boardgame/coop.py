"""What differs where 1 to 3 players play together: dice in place of cards, everything in common (C-)."""

from __future__ import annotations

from outpost31.bots.novice_boardgame.leading import burning_helps
from outpost31.bots.novice_boardgame.needs import best_worth, harm, worth, worth_together
from outpost31.bots.novice_boardgame.scoring import Scorer
from outpost31.bots.novice_boardgame.sight import REPAIR, SABOTAGE, USE, Sight
from outpost31.kernel.questions import Option

THREAT = "threat"
BAD = (SABOTAGE, THREAT)
BAD_FACES = 1 / 3
"""How likely a die shows SABOTAGE or THREAT (C-1.5)."""


def _good(sight: Sight, dice: list[str], room: str) -> float:
    """What the best of these dice is worth to who stands in a room."""
    return max((worth_together(sight, face, room) for face in dice if face in (USE, REPAIR)), default=0.0)


def _bad(sight: Sight, dice: list[str], room: str) -> float:
    """What the bad ones cost there: a step of the token brings it to the disks (C-5.6)."""
    return dice.count(SABOTAGE) * harm(sight, room) + dice.count(THREAT) * threat_cost(sight)


def threat_cost(sight: Sight) -> float:
    """What a step of the token costs: a character, if a disk lies one space below it (C-6.1)."""
    space = sight.view["threat"]["space"]
    return 8.0 if any(one["suspicion"] == space - 1 for one in sight.characters) else 2.0


def _character_to_assign(sight: Sight, pawn: Option) -> float:
    """Good dice where they help most, bad ones where they harm least (C-5.2)."""
    room = sight.people[pawn]["where"]
    dice = list(sight.about["dice"])
    if not dice:
        return best_worth(sight, room)
    left = 0 if sight.people[pawn]["suspicion"] >= sight.limits["red"] else 1
    if sum(face in BAD for face in dice) > left:
        return -_bad(sight, dice, room) - 0.2 * best_worth(sight, room)
    return _good(sight, dice, room)


def _next_dice(sight: Sight, option: Option) -> float:
    """Go on while it helps more than it harms."""
    if option == "stop":
        return 0.0
    rooms = [one["where"] for one in sight.characters if one["standing"] and one["where"] in sight.rooms]
    gain = max((best_worth(sight, room) for room in rooms), default=0.0)
    loss = min((harm(sight, room) for room in rooms), default=0.0)
    return 0.5 * gain - 0.4 * (loss + threat_cost(sight)) + 0.8


def _die_to_reroll(sight: Sight, die: Option) -> float:
    dice = list(sight.about["dice"])
    if die == "none":
        return 0.0
    return 5.0 if dice[die] in BAD else -5.0


def _die_to_turn(sight: Sight, option: Option) -> float:
    """The one bad die becomes a good one (C-5.4)."""
    if option == "none":
        return 0.0
    die, face = option
    dice = list(sight.about["dice"])
    assigned = sight.view["dice"]["assigned"]
    if face in BAD or dice[die] not in BAD or sum(one in BAD for one in dice) > 1:
        return -9.0
    return 1.0 + worth(sight, face, sight.people[assigned]["where"])


def _die_to_cancel(sight: Sight, die: Option) -> float:
    """One bad die alone is worth a step of the disk, unless the token waits there (C-5.5)."""
    if die == "none":
        return 0.0
    dice = list(sight.about["dice"])
    bad = [face for face in dice if face in BAD]
    if dice[die] not in BAD or len(bad) > 1:
        return -9.0
    if sight.me["suspicion"] + 1 >= sight.view["threat"]["space"] - 1:
        return -9.0
    good = [face for face in dice if face not in BAD]
    return _good(sight, good, sight.me["where"]) + _bad(sight, bad, sight.me["where"]) - 4.0


def _action_to_take(sight: Sight, action: Option) -> float:
    room = sight.me["where"]
    if action == "none":
        return 0.0
    if action in (USE, REPAIR):
        return worth_together(sight, action, room)
    return 9.0 if burning_helps(sight, room) else -9.0


def _character_to_lose(sight: Sight, pawn: Option) -> float:
    """Whoever is least likely human, and least proven (C-4.4, C-6.3)."""
    one = sight.people[pawn]
    held = one["weapon_count"] + one["item_count"] + one["lab_count"] + 2 * len(one["flamethrowers"])
    return 10.0 * sight.guilt[pawn] - held


def _character_to_hand_over(sight: Sight, option: Option) -> float:
    """Everybody keeps what it has: tests and bonus cards work wherever they are."""
    return 5.0 if option == "none" else 0.0


SCORERS: dict[str, Scorer] = {
    "character_to_assign": _character_to_assign,
    "next_dice": _next_dice,
    "die_to_reroll": _die_to_reroll,
    "die_to_turn": _die_to_turn,
    "die_to_cancel": _die_to_cancel,
    "action_to_take": _action_to_take,
    "character_to_lose": _character_to_lose,
    "character_to_expose": _character_to_lose,
    "character_to_hand_over": _character_to_hand_over,
}
