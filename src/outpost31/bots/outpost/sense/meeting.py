"""Meetings, accusations and tests: what people do to each other (B-6.12 to B-6.14, B-10.3 to B-10.6)."""

from __future__ import annotations

from outpost31.bots.outpost.sense.scoring import Scorer
from outpost31.bots.outpost.sight import Sight
from outpost31.kernel.questions import Option

PRICE = {"firearm": 0.03, "melee": 0.2, "reload": 0.3}
"""The suspicion at which a weapon is worth using to get away; a Firearm is kept."""
DOG = 2 / 9
"""How many of the contagion bag's tokens are alien (B-2.7)."""


def _weapon_to_withdraw(sight: Sight, option: Option) -> float:
    if option == "decline":
        return 0.0
    if sight.is_alien:
        return -5.0
    there = [one for one in sight.standing_in(sight.about["room"]) if one["pawn"] != sight.pawn]
    alien = sight.about.get("alien")
    if alien is not None:  # only where weapons avoid exposed aliens
        return (10.0 if alien > len(there) else -5.0) - 5.0 * PRICE[option]
    if sight.is_coop:
        return 2.0 if option == "firearm" and any(one["suspicion"] for one in there) else -5.0
    bite = 0.0 if there else DOG  # who is asked alone is alone with a dog
    danger = max((sight.guilt[one["pawn"]] for one in there), default=bite)
    return (10.0 if danger > PRICE[option] else -5.0) - 5.0 * PRICE[option]


def _tokens_to_lay_out(sight: Sight, option: Option) -> float:
    """An alien infects when there is somebody to infect (B-6.13)."""
    there = [one for one in sight.standing_in(sight.about["room"]) if not sight.is_friend(one["pawn"])]
    return 5.0 if (option == "one_alien") == bool(there) else 0.0


def _character_to_check(sight: Sight, pawn: Option) -> float:
    """A human looks at the tokens of the least suspect."""
    return 2.0 * sight.guilt[pawn] if sight.is_alien else -20.0 * sight.guilt[pawn]


def _character_to_accuse(sight: Sight, pawn: Option) -> float:
    """The most suspect; an alien follows the others, but never against its own."""
    if pawn == "abstain":
        return 0.0
    disk: float = (sight.people[pawn]["suspicion"] or 0) / sight.limits["red"]
    if sight.is_alien:
        return -10.0 if sight.is_friend(pawn) else 1.0 + 3.0 * disk
    return 20.0 * sight.guilt[pawn] + disk - 0.5


def _self_exposure(sight: Sight, option: Option) -> float:
    """Late, when it will not be taken along anyway: as an open enemy it can still hold them back."""
    if option == "stay_hidden":
        return 0.0
    if not sight.is_alien:
        return -50.0
    on_red = (sight.me["suspicion"] or 0) >= sight.limits["red"]
    near = sight.sos_sent or any(sight.is_ready(room) for room in sight.vehicles)
    return 0.8 if on_red and near else -0.4 if on_red and sight.view["round"] >= 5 else -9.0


def _willing_to_test(sight: Sight, option: Option) -> float:
    return 0.0 if option == "decline" else -5.0 if sight.is_alien else 5.0


def _character_to_test(sight: Sight, pawn: Option) -> float:
    """The most suspect. Somebody proven human is of use too: somebody must be first on board."""
    if sight.is_alien:
        return -5.0 if sight.is_friend(pawn) else 1.0
    proven = sight.people[pawn]["suspicion"] == 0
    return -5.0 if proven else 20.0 * sight.guilt[pawn] + (1.0 if pawn == sight.pawn else 0.0)


SCORERS: dict[str, Scorer] = {
    "weapon_to_withdraw": _weapon_to_withdraw,
    "tokens_to_lay_out": _tokens_to_lay_out,
    "character_to_check": _character_to_check,
    "character_to_accuse": _character_to_accuse,
    "self_exposure": _self_exposure,
    "willing_to_test": _willing_to_test,
    "character_to_test": _character_to_test,
}
