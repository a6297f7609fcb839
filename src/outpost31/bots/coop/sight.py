"""The station as partners see it: who is proven, what is held, how far the threat is, and which way out is nearest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from outpost31.bots.coop.belief import ALIEN_CARDS, HUMAN_CARDS, RoleBelief, stopping_chance
from outpost31.bots.coop.outlook import chance_of_waiting
from outpost31.bots.coop.threat import FIRST_EXPOSURE, LATER_EXPOSURE, token_cost
from outpost31.bots.outpost.sight import SABOTAGE, Sight, has
from outpost31.games.outpost.shapes import PersonSeen
from outpost31.kernel.questions import Question
from outpost31.kernel.views import View

DORMITORY, LEISURE_ROOM, RADIO_ROOM, LABORATORY = "dormitory", "leisure_room", "radio_room", "laboratory"
UNPROVEN_LOSS, PROVEN_LOSS = 4.0, 9.0
"""What the loss of a character costs, in points of a hundred games won."""
FEW = 2
"""With this many characters left or fewer, each is worth more."""
STEP = 0.3
"""What a step of a disk costs in itself."""
FREEZING_STEP = 4 / 3
"""Steps of the freezing marker in a round, on average."""


def would_be_in_vain(sight: Sight, room: str) -> bool:
    """Whether a SABOTAGE die breaks again what Tools repair before it, and could break nothing otherwise (C-5.7)."""
    limit = sight.limits["damage"].get(room, 0)
    return SABOTAGE in sight.coop["dice"]["faces"] and (sight.rooms[room]["damage"] or 0) >= limit


class CoopSight(Sight):
    """A seat's view with what follows from it for all who play together."""

    def __init__(self, view: View, seat: int, question: Question) -> None:
        super().__init__(view, seat, question)
        self.belief = RoleBelief(self.people)
        self.token: int = self.coop["threat"]["space"]
        self.living: list[int] = [one["pawn"] for one in self.characters]
        self.memory: dict[str, object] = {}
        """What was thought out for this question already."""

    @cached_property
    def guilt(self) -> list[float]:
        """How likely each is an alien, exactly."""
        return self.belief.alien

    # People -----------------------------------------------------------------------------------------------

    def is_proven(self, pawn: int) -> bool:
        """Human for certain: by its own card, or because both aliens were seen."""
        return self.guilt[pawn] == 0.0

    @cached_property
    def unknown(self) -> list[int]:
        """Those in play of whom one cannot be sure."""
        return [pawn for pawn in self.living if 0.0 < self.guilt[pawn] < 1.0]

    @cached_property
    def in_turn(self) -> list[int]:
        """Those in play, clockwise by player from the leader on (B-1.6)."""
        first = self.coop["leading_player"]
        seats = 1 + max(one["player"] for one in self.people)
        return sorted(self.living, key=lambda pawn: (self.people[pawn]["player"] - first) % seats)

    @cached_property
    def bags(self) -> int:
        """The blood bags that this player knows of."""
        return sum((one["lab"] or []).count("blood_bag") for one in self.characters)

    def holders(self, thing: str) -> list[int]:
        """Who is known to hold this weapon or item: to be looked at, not to be changed."""
        if thing not in self._holders:
            fire = thing == "flamethrower"
            self._holders[thing] = [
                one["pawn"]
                for one in self.characters
                if (any(one["flamethrowers"]) if fire else has(one, thing))
            ]
        return self._holders[thing]

    @cached_property
    def _holders(self) -> dict[str, list[int]]:
        return {}

    @cached_property
    def can_test_with_wire(self) -> bool:
        """Whether somebody will have Wire and a loaded Flamethrower together (B-10.6)."""
        return bool(self.holders("wire") and self.holders("flamethrower"))

    def loss(self, pawn: int) -> float:
        """What it costs to lose somebody, with all that it holds."""
        one = self.people[pawn]
        held: int = (
            one["weapon_count"] + 2 * one["item_count"] + 2 * one["lab_count"] + 3 * len(one["flamethrowers"])
        )
        base = PROVEN_LOSS if self.is_proven(pawn) else UNPROVEN_LOSS * (1.2 - self.guilt[pawn])
        return (base + held) * (2.0 if len(self.living) <= FEW else 1.0)

    # The token --------------------------------------------------------------------------------------------

    @property
    def disks(self) -> list[int | None]:
        """Everybody's disk; nobody's where there is no character any more."""
        return [one["suspicion"] if one["status"] == "character" else None for one in self.people]

    def danger(self, disks: Sequence[int | None], token: int | None = None) -> float:
        """What the threat token costs in the rounds to come, if the disks stand so (C-6.1, C-6.3, C-7.4).

        Every round the token takes a step, and one test puts the highest disk on green before that. Of several
        disks in one space the token takes one, and is pushed back by the others.
        """
        space = self.token if token is None else token
        placed = tuple([(disk, self.losses[pawn]) for pawn, disk in enumerate(disks) if disk])
        exposure = LATER_EXPOSURE if self.alien_was_exposed else FIRST_EXPOSURE
        return token_cost(placed, space, self.bags, exposure)

    @cached_property
    def losses(self) -> list[float]:
        """What it costs to lose each of them."""
        return [self.loss(pawn) for pawn in range(len(self.people))]

    @property
    def alien_was_exposed(self) -> bool:
        """Whether an alien has shown itself already."""
        return bool(self.view["alien"]["exposed"])

    def after_steps(self, pawn: int, steps: int) -> list[int | None]:
        """The disks after one of them has moved up."""
        disks = self.disks
        disk = disks[pawn]
        assert disk is not None
        # It goes space by space, and no farther than the token.
        disks[pawn] = self.token if self.meets_token(pawn, steps) else min(disk + steps, self.limits["red"])
        return disks

    def meets_token(self, pawn: int, steps: int) -> bool:
        """Whether that many steps bring a disk to the token."""
        return 0 < self.steps_to_token(pawn) <= steps

    def steps_to_token(self, pawn: int) -> int:
        """How far a disk is from the token; nothing or less where it is there or has passed it."""
        return self.token - disk_of(self.people[pawn])

    @cached_property
    def danger_now(self) -> float:
        """What the token costs as things stand."""
        return self.danger(self.disks)

    def disk_cost(self, pawn: int, steps: int) -> float:
        """What that many steps of one disk cost."""
        return self.danger(self.after_steps(pawn, steps)) - self.danger_now + STEP * steps

    def threat_cost(self, steps: int) -> float:
        """What that many steps of the token cost."""
        return self.danger(self.disks, max(1, self.token - steps)) - self.danger_now

    # Ways out ---------------------------------------------------------------------------------------------

    @property
    def rounds_until_frozen(self) -> float:
        """About how many rounds there are before everybody freezes, if nobody cares for the Boiler (B-4.3 to B-4.5)."""
        track: int = self.limits["freezing_track"]
        if self.base["freezing"] is not None:
            return float((track - self.base["freezing"]) / FREEZING_STEP)
        boiler = self.rooms["boiler_room"]
        burned = sum(self.limits["weather"]["boiler"].values()) / 3
        last = (boiler["fuel"] or 0) + self.limits["damage"]["boiler_room"] - (boiler["damage"] or 0)
        return float(last / burned + track / FREEZING_STEP)

    @property
    def rescue_possible(self) -> bool:
        """Whether the rescue helicopter was called or can be, and has not left."""
        return not self.base["rescue"]["gone"] and (self.sos_sent or self.is_there(RADIO_ROOM))

    @property
    def rounds_to_stay(self) -> int:
        """For how many rounds one can still put off leaving: until it is too cold, or the helicopter has to go."""
        cold = int(self.rounds_until_frozen)
        rescue = self.base["rescue"]
        if self.rescue_is_here and not any(self.is_ready(room) for room in self.vehicles):
            return min(cold, int(rescue["fuel"]))
        return min(cold, 4)

    def chance_of_leaving(self, first: int | None = None) -> float:
        """How likely a departure now is right and not stopped; somebody may have to be the first on board."""
        aboard = self.view["escape"]["aboard"] if first is None else [first]
        return self.chance_of_departure(aboard) * (1.0 - stopping_chance(self.alien_strength))

    def chance_of_departure(self, aboard: Sequence[int] = ()) -> float:
        """How likely a departure with these on board is right; it always is where an escape wins at once (C-8.1)."""
        if self.coop["escape_wins"]:
            return 1.0
        right, _ = self.belief.departure(self.living, aboard)
        return right

    @cached_property
    def chance_of_staying(self) -> float:
        """How likely one wins by leaving in a later round, after more tests."""
        seen = [one["role"] for one in self.people if one["role"] is not None]
        aliens, cards = ALIEN_CARDS - seen.count("alien"), HUMAN_CARDS + ALIEN_CARDS - len(seen)
        unseen = sum(self.people[pawn]["role"] is None for pawn in self.living)
        if self.coop["escape_wins"]:
            unseen = 0  # nobody asks who is who (C-8.1)
        return chance_of_waiting(unseen, aliens, cards, self.alien_strength, self.bags, self.rounds_to_stay)

    def should_leave(self, first: int | None = None) -> bool:
        """Whether it is time."""
        return self.chance_of_leaving(first) >= self.chance_of_staying


def disk_of(person: PersonSeen) -> int:
    """Where somebody's disk is."""
    disk: int = person["suspicion"] or 0
    return disk
