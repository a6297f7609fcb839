"""Phase 6: tests (B-10.5 to B-10.7)."""

from __future__ import annotations

from outpost31.games.outpost.edition import TestKind
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import RoleShown, SuspicionMoved, TestBegan
from outpost31.games.outpost.items import WIRE
from outpost31.games.outpost.ruins import BLOOD_BAG
from outpost31.games.outpost.table import HUMAN, Outpost, without
from outpost31.games.outpost.weapons import has_reload, spend_reload
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Silent, frozen

DECLINE = "decline"
CARRY_OUT = "carry_out"
NONE = "none"


@frozen
class RunTests(Silent):
    """The group may carry out one test of each kind (B-10.5)."""

    key = "run_tests"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Begin the phase."""
        table.enter("tests")
        table.agenda.append(OrderTests())


@frozen
class OrderTests:
    """The leader says which kind comes first (B-10.5)."""

    key = "order_tests"

    def ask(self, table: Outpost) -> Questions:
        """Any of the kinds."""
        return (Question(table.player[table.leader], "test_to_begin_with", tuple(edition_of(table).tests)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The second kind is asked for afresh, after the effects of the first."""
        kinds = [answers[0], *(kind for kind in edition_of(table).tests if kind != answers[0])]
        table.first(*map(AskForTest, kinds))


@frozen
class AskForTest:
    """Everybody is asked at the same time whether they want to carry out a test, even if nobody can (B-10.5)."""

    key = "ask_for_test"

    kind: str

    def ask(self, table: Outpost) -> Questions:
        """Those who cannot may only decline."""
        can = edition_of(table).tests[self.kind].can
        test = ("test", self.kind)
        return tuple(
            [
                Question(
                    table.player[pawn],
                    "willing_to_test",
                    (DECLINE, CARRY_OUT) if can(table, pawn) else (DECLINE,),
                    (("pawn", pawn), test),
                )
                for pawn in table.in_turn()
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Only the leader sees who would."""
        willing = tuple(
            [pawn for pawn, answer in zip(table.in_turn(), answers, strict=True) if answer == CARRY_OUT]
        )
        table.agenda.append(PickTester(self.kind, willing))


@frozen
class PickTester:
    """The leader picks one of the willing, or none; asked even if nobody is, so that nobody can tell (B-10.5)."""

    key = "pick_tester"

    kind: str
    willing: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """Who, if anybody."""
        about = (("test", self.kind),)
        return (Question(table.player[table.leader], "tester", (NONE, *self.willing), about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The tester pays and points."""
        if answers[0] != NONE:
            table.tell(TestBegan(self.kind, answers[0]))
            edition_of(table).tests[self.kind].carry_out(table, answers[0])


def _has_blood_bag(table: Outpost, pawn: int) -> bool:
    return BLOOD_BAG in table.lab[pawn].value


def _test_blood(table: Outpost, tester: int) -> None:
    """Spend a blood bag on the character with the highest suspicion; the tester decides ties (B-10.6)."""
    table.lab[tester] = table.own(tester, without(table.lab[tester].value, BLOOD_BAG))
    table.send_to_box(BLOOD_BAG)
    people = table.in_turn()
    highest = max(table.suspicion[pawn] for pawn in people)
    table.first(PickTarget(tester, tuple([pawn for pawn in people if table.suspicion[pawn] == highest])))


def _has_hot_wire(table: Outpost, pawn: int) -> bool:
    return WIRE in table.items[pawn].value and has_reload(table, pawn)


def _test_with_wire(table: Outpost, tester: int) -> None:
    """With Wire and a Flamethrower, spend 1 reload on any character, even the tester (B-10.6)."""
    spend_reload(table, tester)
    table.first(PickTarget(tester, tuple(table.in_turn())))


@frozen
class PickTarget:
    """The tester says who is tested, if there is a choice (B-10.6)."""

    key = "pick_target"

    tester: int
    targets: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """Any of them, the tester too."""
        if len(self.targets) == 1:
            return NOTHING
        return (
            Question(table.player[self.tester], "character_to_test", self.targets, (("pawn", self.tester),)),
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The target shows their role."""
        edition_of(table).show_under_test(table, answers[0] if answers else self.targets[0])


def show_under_test(table: Outpost, target: int) -> None:
    """Human: disk to the green space. Alien: it is exposed (B-10.7)."""
    role = table.role[target].value
    table.tell(RoleShown(target, role))
    if role == HUMAN:
        table.suspicion[target] = 0
        if table.told is not UNHEARD:
            table.told.append(SuspicionMoved(target, 0))
    else:
        edition_of(table).expose(table, target)


TESTS = {
    test.key: test
    for test in (
        TestKind("A", _has_blood_bag, _test_blood),
        TestKind("B", _has_hot_wire, _test_with_wire),
    )
}
"""The kinds of test (B-10.6)."""
