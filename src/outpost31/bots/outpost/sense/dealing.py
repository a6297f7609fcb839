"""Deals: what somebody can spare goes where it does more (B-10.2).

A deal is made when both gain by what each believes: the giver parts with what it can do without, to somebody whom it
holds to be human enough for that. Aliens take what they are given, and give nothing that would help.
"""

from __future__ import annotations

from collections import Counter

from outpost31.bots.outpost.sense.scoring import Scorer
from outpost31.bots.outpost.sight import Sight
from outpost31.kernel.questions import Option

WIRE = "wire"
TRUSTED = 0.25
"""The suspicion at which a gift does as much harm as good."""
TRUSTED_WITH_WIRE = 0.6
"""The same of a Wire for somebody with fire: without fire it is good for nothing, and together they are a test."""
LASTING = {"firearm": 4.0, "keys": 4.0, WIRE: 2.0, "flashlight": 2.0}
"""Things of which one is enough for one person, and what the second is worth to somebody without (B-9.6)."""
MELEE = "melee"
FIRE = ("dynamite", "grenade")
ARMS = {"dynamite": 4.0, "grenade": 4.0, MELEE: 3.0}
"""Things that are spent on use, and what they are worth to somebody without, from one who has more."""
WORTH = LASTING | ARMS
TEST = 5.0
"""What a Wire is worth to somebody with fire (B-10.6)."""
ENOUGH = 1.5
"""How much of that must be left for a deal to be proposed: more than a whim."""


def spares(sight: Sight) -> list[str]:
    """What one can do without: more of a thing than one can use soon, and a Wire without fire."""
    held = Counter([*(sight.me["weapons"] or ()), *(sight.me["items"] or ())])
    fires = sum(held[kind] for kind in FIRE) + len(sight.me["flamethrowers"])
    spare = [kind for kind in LASTING if held[kind] > 1]
    spare += [kind for kind in FIRE if held[kind] and fires > 1]
    if held[MELEE] + held["firearm"] > 1 and held[MELEE]:
        spare.append(MELEE)
    if held[WIRE] == 1 and not sight.me["flamethrowers"]:
        spare.append(WIRE)
    return spare


def worth_to(sight: Sight, partner: int, kind: str) -> float:
    """What a spare thing does for the humans in somebody's hand: less, the more suspect that is, and then harm."""
    other, guilt = sight.people[partner], sight.guilt[partner]
    if kind == WIRE:
        return TEST * (1.0 - guilt / TRUSTED_WITH_WIRE) if any(other["flamethrowers"]) else -TEST
    is_weapon = kind in ARMS or kind == "firearm"
    has_some = other["weapon_count"] + len(other["flamethrowers"]) if is_weapon else other["item_count"]
    return WORTH[kind] * (1.0 - guilt / TRUSTED) / (1 + has_some)


def is_wire_wanted(sight: Sight) -> bool:
    """Whether a Wire would be a test soon: with fire of one's own, or of somebody whom a human would give it."""
    if any(sight.me["flamethrowers"]):
        return True
    return not sight.is_alien and any(worth_to(sight, one["pawn"], WIRE) >= ENOUGH for one in sight.others)


def best_gift(sight: Sight, partner: int) -> str | None:
    """The thing that does most for the humans in somebody's hand, if it is worth a deal; aliens have none."""
    if sight.is_alien:
        return None
    worth, kind = max(((worth_to(sight, partner, kind), kind) for kind in spares(sight)), default=(0.0, ""))
    return kind if worth >= ENOUGH else None


def _trading_partner(sight: Sight, partner: Option) -> float:
    """Whoever can do most with what one can spare."""
    if partner == "none":
        return 0.0
    gift = best_gift(sight, partner)
    return -5.0 if gift is None else worth_to(sight, partner, gift)


def _things_to_offer(sight: Sight, lot: Option) -> float:
    """The one thing that is meant for the partner."""
    partner = sight.about["partner"]
    gift = None if partner is None else best_gift(sight, partner)
    return 5.0 if [kind for _, kind, _ in lot] == ([] if gift is None else [gift]) else 0.0


def _deal_to_answer(sight: Sight, option: Option) -> float:
    """What is offered is taken; in return, or where somebody asks, one gives what one would give that one anyway."""
    if option == "refuse":
        return 0.0
    partner, lot = option
    gift = best_gift(sight, partner)
    if not lot:
        return 5.0
    return 7.0 if gift is not None and [kind for _, kind, _ in lot] == [gift] else -5.0


def _deal_to_confirm(sight: Sight, option: Option) -> float:
    """What is proposed or answered by oneself is meant so."""
    return 5.0 if option == "agree" else 0.0


SCORERS: dict[str, Scorer] = {
    "trading_partner": _trading_partner,
    "things_to_offer": _things_to_offer,
    "deal_to_answer": _deal_to_answer,
    "deal_to_confirm": _deal_to_confirm,
}
