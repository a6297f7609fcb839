"""What a viewer of the Norwegian Outpost cannot know, and what the rules tell it."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from outpost31.games.outpost.norwegian.annex import Ufo, annex_of
from outpost31.games.outpost.norwegian.launch import PutTokenDown
from outpost31.games.outpost.norwegian.sectors import PutStrengthOnSector
from outpost31.games.outpost.table import Outpost
from outpost31.kernel import Secret
from tests.games.outpost.worlds import HIDDEN_CHOICES, MID_CHOICE, OPEN_NEWS, OWN_NEWS, OutpostWorlds
from tests.laws.worlds import Viewer


class NorwegianWorlds(OutpostWorlds):
    """The two-worlds law for the Norwegian Outpost."""

    mid_choice: ClassVar[tuple[type[Any], ...]] = (*MID_CHOICE, PutStrengthOnSector, PutTokenDown)
    hidden_choices: ClassVar[dict[str, tuple[str, ...]]] = HIDDEN_CHOICES | {
        "card_to_discard_for_test": ("enough",),
        "sector_to_haunt": ("done",),
        "token_to_pay": (),
    }
    own_news: ClassVar[dict[str, tuple[str, ...]]] = OWN_NEWS | {"DentalRecordTaken": ("pawn",)}
    open_news: ClassVar[set[str]] = OPEN_NEWS | {"DentalRecordShown", "LaunchCardPaid"}

    def reorder(self, table: Outpost, chance: random.Random) -> bool:
        """Departure tokens as well."""
        changed = super().reorder(table, chance)
        ufo = annex_of(table).ufo
        if ufo is not None:
            team, humans = ufo.team_tokens, ufo.human_tokens
            ufo.team_tokens = self.reordered(team, chance)
            ufo.human_tokens = self.reordered(humans, chance)
            changed |= (team, humans) != (ufo.team_tokens, ufo.human_tokens)
        return changed

    def swap_more(self, table: Outpost, viewer: Viewer, chance: random.Random) -> bool:
        """Dental records, departure tokens and the sectors that the team picked."""
        changed = self._swap_records(table, viewer, chance)
        ufo = annex_of(table).ufo
        if ufo is not None:
            changed |= self._swap_tokens(ufo, viewer, chance)
        return changed

    def _swap_rooms(self, table: Outpost, viewer: Viewer, chance: random.Random) -> bool:
        """At the UFO a card takes its minimum at least. (N-5.2)"""
        before = (table.ambush, table.locations[:])
        changed = super()._swap_rooms(table, viewer, chance)
        if changed and annex_of(table).ufo is not None:
            numbers = annex_of(table).numbers
            if any(numbers.sector(sector).minimum > strength for sector, strength in table.ambush.value):
                table.ambush, table.locations[:] = before
                return False
        return changed

    def _swap_records(self, table: Outpost, viewer: Viewer, chance: random.Random) -> bool:
        records = annex_of(table).records
        others = [pawn for pawn in range(len(records)) if table.player[pawn] != viewer]
        one, other = chance.sample(others, 2)
        mine, theirs = records[one], records[other]
        records[one] = Secret(theirs.value, mine.known_to)
        records[other] = Secret(mine.value, theirs.known_to)
        return mine.value != theirs.value

    def _swap_tokens(self, ufo: Ufo, viewer: Viewer, chance: random.Random) -> bool:
        """A token that only the other side has seen changes places with one that nobody has."""
        unseen = ufo.unseen.blocks[-1] if ufo.unseen.blocks else []
        changed = False
        for name in ("team_tokens", "human_tokens"):
            held: Secret[tuple[str, ...]] = getattr(ufo, name)
            if not held.value or not unseen or viewer in held.known_to:
                continue
            at, to = chance.randrange(len(held.value)), chance.randrange(len(unseen))
            token = held.value[at]
            kinds = (*held.value[:at], unseen[to], *held.value[at + 1 :])
            changed |= unseen[to] != token
            unseen[to] = token
            setattr(ufo, name, Secret(kinds, held.known_to))
        return changed

    def may_learn(self, event: dict[str, Any], viewer: Viewer, view: dict[str, Any]) -> bool:
        """Collected tokens are face down to the other side. (N-5.3)"""
        if event["event"] == "TokensCollected":
            side = "team" if event["side"] == "alien" else "humans"
            return view["ufo"][side]["kinds"] is not None
        return super().may_learn(event, viewer, view)
