"""Dental records, and test B by flashlight, which looks at them (N-1.4, N-2.3)."""

from __future__ import annotations

from outpost31.games.outpost.edition import TestKind
from outpost31.games.outpost.events import SuspicionMoved
from outpost31.games.outpost.hands import FLASHLIGHT, discard
from outpost31.games.outpost.norwegian.annex import annex_of
from outpost31.games.outpost.norwegian.events import DentalRecordShown, DentalRecordTaken
from outpost31.games.outpost.table import ALIEN, Outpost, kinds_in_hand
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Secret, Silent, frozen, roll

HEALTHY = "healthy"
FILLINGS = "fillings"
RECORDS = (HEALTHY, FILLINGS)
"""The two dental records that each seat has (N-1.4)."""
ENOUGH = "enough"


@frozen
class TakeDentalRecords(Silent):
    """Everybody takes one of their 2 dental records (N-1.4)."""

    key = "take_dental_records"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One after the other."""
        table.first(*map(TakeDentalRecord, range(len(table.player))))


@frozen
class TakeDentalRecord:
    """One of the two at random; an alien's is always healthy (N-1.4)."""

    key = "take_dental_record"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Fate says which."""
        return NOTHING if table.role[self.pawn].value == ALIEN else roll(len(RECORDS), "dental_record")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Only that seat sees it."""
        record = Secret(RECORDS[answers[0]] if answers else HEALTHY, table.readers[self.pawn])
        annex_of(table).records[self.pawn] = record
        if table.told is not UNHEARD:
            table.told.append(DentalRecordTaken(self.pawn, record))


def dental_record(table: Outpost, pawn: int) -> Secret[str]:
    """A pawn's dental record: like the role, it changes in secret, to healthy, when somebody becomes alien (N-1.4)."""
    taken = annex_of(table).records[pawn]
    return Secret(HEALTHY, taken.known_to) if table.role[pawn].value == ALIEN else taken


def _has_light_and_cards(table: Outpost, pawn: int) -> bool:
    """Test B takes a Flashlight, and an action card for each character named (N-2.3)."""
    return FLASHLIGHT in table.items[pawn].value and bool(table.hands[pawn].value)


def _look_at_teeth(table: Outpost, tester: int) -> None:
    """The Flashlight is kept (N-2.4)."""
    table.first(DiscardForTest(tester, is_first=True))


@frozen
class DiscardForTest:
    """For each action card discarded the tester names a character, and may go on while cards last (N-2.3)."""

    key = "discard_for_test"

    tester: int
    is_first: bool

    def ask(self, table: Outpost) -> Questions:
        """Which card; after the first the tester may stop."""
        hand = kinds_in_hand(table.hands[self.tester].value)
        if not hand:
            return NOTHING
        options = hand if self.is_first else (ENOUGH, *hand)
        return (Question(table.player[self.tester], "card_to_discard_for_test", options),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Face down (B-5.13)."""
        if answers and answers[0] != ENOUGH:
            discard(table, self.tester, (answers[0],))
            table.first(NameCharacter(self.tester), DiscardForTest(self.tester, is_first=False))


@frozen
class NameCharacter:
    """The tester names a character, who shows their dental record to all (N-2.3)."""

    key = "name_character"

    tester: int

    def ask(self, table: Outpost) -> Questions:
        """Anyone, the tester too."""
        return (Question(table.player[self.tester], "character_to_test", tuple(table.in_turn())),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Fillings: human, disk to green. Healthy: nothing follows."""
        pawn = answers[0]
        record = dental_record(table, pawn).value
        annex_of(table).records_shown[pawn] = record
        table.tell(DentalRecordShown(pawn, record))
        if record == FILLINGS:
            table.suspicion[pawn] = 0
            if table.told is not UNHEARD:
                table.told.append(SuspicionMoved(pawn, 0))


TEST_BY_FLASHLIGHT = TestKind("B", _has_light_and_cards, _look_at_teeth)
"""Test B (N-2.3); test A is the base game's."""
