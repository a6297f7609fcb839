"""Phase 5, the second part: accusations, and aliens who expose themselves (B-10.3, B-10.4)."""

from __future__ import annotations

from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import FingerPointed, SuspicionMoved
from outpost31.games.outpost.table import ALIEN, Outpost
from outpost31.kernel import UNHEARD, Option, Question, Questions, frozen

ABSTAIN = "abstain"
STAY_HIDDEN = "stay_hidden"
EXPOSE = "expose"


@frozen
class Accuse:
    """At the same time each points at one other character whose disk is not green, or abstains (B-10.3)."""

    key = "accuse"

    def ask(self, table: Outpost) -> Questions:
        """Everybody at once."""
        people = table.in_turn()
        suspects = [pawn for pawn in people if table.suspicion[pawn] > 0]
        return tuple(
            [
                Question(
                    table.player[pawn],
                    "character_to_accuse",
                    (ABSTAIN, *[other for other in suspects if other != pawn]),
                )
                for pawn in people
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Each accused disk moves up one space a vote, up to red."""
        votes: dict[int, int] = {}
        for pawn, accused in zip(table.in_turn(), answers, strict=True):
            if table.told is not UNHEARD:
                table.told.append(FingerPointed(pawn, None if accused == ABSTAIN else accused))
            if accused != ABSTAIN:
                votes[accused] = votes.get(accused, 0) + 1
        for accused, count in votes.items():
            table.raise_suspicion(accused, count)
            if table.told is not UNHEARD:
                table.told.append(SuspicionMoved(accused, table.suspicion[accused]))


@frozen
class ExposeThemselves:
    """Each hidden alien may expose itself; everybody is asked, so that nobody learns who could (B-10.4)."""

    key = "expose_themselves"

    def ask(self, table: Outpost) -> Questions:
        """Humans can only decline."""
        return tuple(
            [
                Question(
                    table.player[pawn],
                    "self_exposure",
                    (STAY_HIDDEN, EXPOSE) if table.role[pawn].value == ALIEN else (STAY_HIDDEN,),
                    decline=STAY_HIDDEN,
                )
                for pawn in table.in_turn()
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """In turn order."""
        for pawn, answer in zip(table.in_turn(), answers, strict=True):
            if answer == EXPOSE:
                edition_of(table).expose(table, pawn)
