"""Plans: where everybody might go, near the best placement that the seasoned know."""

from __future__ import annotations

from itertools import combinations

from outpost31.bots.coop.placing import MOST_IN_A_ROOM, Placement, Places, plan_of
from outpost31.bots.coop.sight import DORMITORY, CoopSight


def plans_near(station: CoopSight) -> list[tuple[float, Places]]:
    """The seasoned's plan; then those in which one goes elsewhere or two change places, by their worth."""
    placement, own = plan_of(station)
    others = [(placement.worth(places), places) for places in changed(placement, own)]
    others.sort(key=lambda pair: pair[0], reverse=True)
    return [(placement.worth(own), own), *others]


def can_be(placement: Placement, places: Places) -> bool:
    """Whether everybody finds room (C-3.1)."""
    taken = list(places.values())
    return all(
        taken.count(room) <= (1 if room == DORMITORY else MOST_IN_A_ROOM)
        and (room == DORMITORY or room in placement.rooms)
        for room in {places[pawn] for pawn in placement.waiting}
    )


def changed(placement: Placement, places: Places) -> list[Places]:
    """One of those who wait goes elsewhere, or two change places."""
    waiting = placement.waiting
    moved = [{**places, pawn: room} for pawn in waiting for room in (*placement.rooms, DORMITORY)]
    swapped = [{**places, one: places[other], other: places[one]} for one, other in combinations(waiting, 2)]
    return [one for one in (*moved, *swapped) if one != places and can_be(placement, one)]
