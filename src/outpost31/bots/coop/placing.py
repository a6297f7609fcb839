"""Placing: where everybody goes, thought out for all together (C-3.1 to C-3.3, C-4.1, C-4.2)."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from outpost31.bots.coop.sight import DORMITORY, LEISURE_ROOM, CoopSight
from outpost31.bots.coop.worth import worth_of_action
from outpost31.bots.outpost.sight import COOPERATIVE, REPAIR, USE
from outpost31.games.outpost.characters import SHUNNED_BY_DOGS
from outpost31.kernel.questions import Option

SUCCESS = (0.75, 0.55, 0.4)
"""How likely the first, the second and the third who stand in a room get the face they need."""
MOST_IN_A_ROOM = 3
DOG_TAKES = 2 / 9
"""Alien tokens in the contagion bag (B-2.7)."""
HELP = 1.5
"""What it is worth that somebody in the Dormitory may turn a die (C-5.4)."""
FIRE_HELPS = 0.5
"""What is left of an attack where somebody has fire."""
ATTACK = 2.0
"""What the attacks of a round count for: who is lost makes the alien stronger in all rounds to come."""
GROWTH = 3.0
"""What it costs that the alien takes a dog."""
SAFE_PILOT = 12.0
"""What it is worth that who boards first is where no alien comes."""
EVERYTHING = 9
"""More helpers than there is ever anything to do for."""
MORE_FINDS = 1.6
"""What several can find in one round where nobody helps another, in parts of what the first finds."""
PASSES = 3
"""How often everybody is placed anew, at most."""
FULL = 5.0
"""What it costs to go where three others are expected."""

Places = dict[int, str]


class Placement:
    """All ways of placing those who are still to be placed, and what they promise."""

    def __init__(self, station: CoopSight) -> None:
        self.station = station
        self.placed: Places = {
            one["pawn"]: one["where"] or "" for one in station.characters if one["where"] != LEISURE_ROOM
        }
        self.waiting = [pawn for pawn in station.living if pawn not in self.placed]
        self.rooms = [
            room
            for room, state in station.rooms.items()
            if state["colour"] == "green" and station.is_there(room)
        ]
        self._jobs: dict[tuple[str, tuple[int, ...]], float] = {}
        self._dangers: dict[tuple[int | None, ...], float] = {}
        self._worths: dict[tuple[str | None, ...], float] = {}
        self.disks = station.disks
        self.loss = {pawn: station.loss(pawn) for pawn in station.living}

    def best(self) -> Places:
        """One after the other where it is best, then moved as long as that helps."""
        places = dict(self.placed)
        for pawn in self.waiting:
            places[pawn] = self._best_room(places, pawn)
        for _ in range(PASSES):
            before = dict(places)
            for pawn in self.waiting:
                places[pawn] = self._best_room(places, pawn)
            self._swap(places)
            if places == before:
                break
        return places

    def _best_room(self, places: Places, pawn: int) -> str:
        others = {other: room for other, room in places.items() if other != pawn}
        taken = list(others.values())
        rooms = [room for room in self.rooms if taken.count(room) < MOST_IN_A_ROOM]
        if DORMITORY not in taken:
            rooms.append(DORMITORY)
        return max(rooms, key=lambda room: self.worth({**others, pawn: room}))

    def _swap(self, places: Places) -> None:
        """Two who wait to be placed change places if that helps."""
        worth = self.worth(places)
        for place, one in enumerate(self.waiting):
            for other in self.waiting[place + 1 :]:
                if places[one] == places[other]:
                    continue
                swapped = {**places, one: places[other], other: places[one]}
                better = self.worth(swapped)
                if better > worth + 1e-9:
                    places.update(swapped)
                    worth = better

    # What a placement promises -----------------------------------------------------------------------------

    def worth(self, places: Places) -> float:
        """The work done, less what meetings, dogs and the alien cost; the same placement is thought about once."""
        key = tuple(map(places.get, range(len(self.disks))))
        if key not in self._worths:
            self._worths[key] = self._worth(places)
        return self._worths[key]

    def _worth(self, places: Places) -> float:
        groups: dict[str, list[int]] = {}
        for pawn in sorted(places):
            groups.setdefault(places[pawn], []).append(pawn)
        total = HELP if groups.pop(DORMITORY, None) and len(places) > 2 else 0.0
        disks = list(self.disks)
        for room, people in groups.items():
            total += self._job(room, tuple(people)) - self._dog(room, people)
            self._raise(disks, people)
        if self._pilot is not None and places.get(self._pilot) == DORMITORY:
            total += SAFE_PILOT
        return total - self._danger(tuple(disks)) - self._alien(groups)

    @cached_property
    def _pilot(self) -> int | None:
        """Who has to stand to board the rescue helicopter first: the least suspected (C-5.1, B-8.1)."""
        station = self.station
        if not station.rescue_is_here:
            return None
        pilot = min(station.in_turn, key=lambda pawn: self.disks[pawn] or 0)
        return pilot if station.should_leave(pilot) else None

    def _job(self, room: str, people: tuple[int, ...]) -> float:
        """What a group does in a room, one after the other, with fewer and fewer helpers (B-7.5)."""
        key = (room, people)
        if key not in self._jobs:
            self._jobs[key] = self._work(room, people)
        return self._jobs[key]

    def _work(self, room: str, people: tuple[int, ...]) -> float:
        station, count = self.station, len(people)
        shared = room in COOPERATIVE
        faces: list[float] = []
        for face in (USE, REPAIR):
            done = 0.0
            for place in range(count):
                helpers = count - place if shared else 1
                alone = max(worth_of_action(station, face, room, helpers, pawn) for pawn in people)
                left = max(0.0, self._whole(face, room) - done)
                done += SUCCESS[place] * min(alone, left)
            faces.append(done)
        return max(faces) + 0.3 * min(faces)

    def _whole(self, face: str, room: str) -> float:
        """All that there is to be done in a room in one round."""
        key = (face + room, ())
        if key not in self._jobs:
            if room in COOPERATIVE:
                self._jobs[key] = worth_of_action(self.station, face, room, EVERYTHING, None)
            else:
                self._jobs[key] = MORE_FINDS * worth_of_action(self.station, face, room, 1, None)
        return self._jobs[key]

    def _raise(self, disks: list[int | None], people: list[int]) -> None:
        """Whoever is with somebody whose disk is not green moves up (C-3.3); whoever has a Firearm withdraws."""
        meeting = [pawn for pawn in people if pawn not in self._armed]
        if len(meeting) < 2:
            return
        suspects = [pawn for pawn in meeting if disks[pawn]]
        red = self.station.limits["red"]
        for pawn in meeting:
            disk = disks[pawn]
            if disk is not None and disk < red and any(other != pawn for other in suspects):
                disks[pawn] = disk + 1

    @cached_property
    def _armed(self) -> frozenset[int]:
        return frozenset(self.station.holders("firearm"))

    def _danger(self, disks: tuple[int | None, ...]) -> float:
        if disks not in self._dangers:
            self._dangers[disks] = self.station.danger(disks)
        return self._dangers[disks]

    def _dog(self, room: str, people: list[int]) -> float:
        """Alone with a dog one may be exposed; two catch it (C-3.2)."""
        station = self.station
        if not station.rooms[room]["dogs"] or len(people) > 1:
            return 0.0
        if station.ability(station.people[people[0]]) == SHUNNED_BY_DOGS:
            return 0.0
        return DOG_TAKES * (self.loss[people[0]] + (4.0 if station.alien_was_exposed else 12.0))

    def _alien(self, groups: dict[str, list[int]]) -> float:
        """The alien's strength falls on random rooms, as much on each as the largest group and one more (C-4.2)."""
        station = self.station
        strength = station.alien_strength
        if not strength or not groups:
            return 0.0
        goal = 1 + max(map(len, groups.values()))
        cards: int = max(1, station.piles["locations"])
        full, rest = divmod(strength, goal)
        total = 0.0
        for people in groups.values():
            count = len(people)
            deadly = min(1.0, (full + (rest > count)) / cards)
            fire = FIRE_HELPS if any(pawn in self._fire for pawn in people) else 1.0
            total += deadly * fire * (min(self.loss[pawn] for pawn in people) + 3.0 + 2.0 * (count - 1))
            if rest == count:
                total += 2.0 * count / cards
        found = (full + (rest > 0)) * len(self._haunted - groups.keys()) / cards
        return ATTACK * total + GROWTH * found

    @cached_property
    def _haunted(self) -> frozenset[str]:
        """Where there are dogs that the alien may take: each makes it stronger (C-4.4, C-4.5)."""
        return frozenset(room for room, state in self.station.rooms.items() if state["dogs"])

    @cached_property
    def _fire(self) -> frozenset[int]:
        return frozenset((*self.station.holders("dynamite"), *self.station.holders("flamethrower")))


def plan_of(station: CoopSight) -> tuple[Placement, Places]:
    """The best placement of all as this question finds them, thought out once."""
    if "placement" not in station.memory:
        placement = Placement(station)
        station.memory["placement"] = placement, placement.best()
    return cast(tuple[Placement, Places], station.memory["placement"])


def score_room(station: CoopSight, room: Option) -> float:
    """The room that the best placement of all has for this one; other rooms by what they promise then."""
    placement, places = plan_of(station)
    if places[station.pawn] == room:
        return placement.worth(places) + 0.5
    others = [place for pawn, place in places.items() if pawn != station.pawn]
    if others.count(room) >= MOST_IN_A_ROOM:
        return placement.worth(places) - FULL
    return placement.worth({**places, station.pawn: room})
