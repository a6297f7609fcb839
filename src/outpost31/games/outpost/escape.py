"""Escape: boarding, and what those on the ground turn out to be (B-8.1 to B-8.5)."""

from __future__ import annotations

from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.ending import ALIEN_ABOARD, ESCAPED, HUMAN_LEFT_BEHIND, end
from outpost31.games.outpost.events import (
    Boarded,
    BoardingAnswered,
    BoardingAsked,
    EscapeStarted,
    RoleShown,
    VehicleLeft,
)
from outpost31.games.outpost.table import ALIEN, CHARACTER, HUMAN, Outpost, without
from outpost31.kernel import Option, Question, Questions, Silent, frozen

KEYS = "keys"
STAY = "stay"
BOARD = "board"
AGREE = "agree"
REFUSE = "refuse"


def by_suspicion(table: Outpost) -> list[int]:
    """The characters by suspicion, lowest first; ties by the order of moving, leader last (B-8.1)."""
    # Sorting is stable: equal disks keep the order of moving.
    movers = [pawn for pawn in table.movers if table.status[pawn] == CHARACTER]
    return sorted(movers, key=table.suspicion.__getitem__)


def may_board_rescue(table: Outpost, pawn: int) -> bool:
    """Whether the rescue helicopter has arrived and this is the least suspected character (B-8.2)."""
    return (
        table.rescue == table.settings.rescue_track
        and not table.rescue_gone
        and by_suspicion(table)[0] == pawn
    )


def is_ready(table: Outpost, room: str) -> bool:
    """Whether a vehicle has no damage and all its fuel (B-7.8)."""
    return table.damage[room] == 0 and table.fuel.get(room, 0) == table.settings.fuel_limit.get(room, 0)


@frozen
class StartEscape(Silent):
    """Somebody starts the escape and is first on board (B-8.2, B-8.5)."""

    key = "start_escape"

    pawn: int
    vehicle: str

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """As the edition has it."""
        edition_of(table).start_escape(table, self.pawn, self.vehicle)


def start_escape(table: Outpost, pawn: int, vehicle: str) -> None:
    """The first one boards, then the others may ask (B-8.3)."""
    begin_escape(table, pawn, vehicle)
    edition_of(table).board(table, pawn)
    go_through_the_ground(table)


def begin_escape(table: Outpost, pawn: int, vehicle: str) -> None:
    """The escape begins. Keys, with the escape, leave the game (B-8.5)."""
    table.enter("escape")
    if vehicle in edition_of(table).rooms and KEYS in table.items[pawn].value:
        table.items[pawn] = table.own(pawn, without(table.items[pawn].value, KEYS))
        table.send_to_box(KEYS)
    table.vehicle = vehicle
    table.tell(EscapeStarted(pawn, vehicle))


def go_through_the_ground(table: Outpost) -> None:
    """A new pass over the characters on the ground begins with the lowest (B-8.3)."""
    edition = edition_of(table)
    ground = (pawn for pawn in by_suspicion(table) if pawn not in table.aboard)
    table.first(AskNextOnGround(tuple([pawn for pawn in ground if edition.may_board(table, pawn)])))


def anybody_may_board(table: Outpost, pawn: int) -> bool:
    """Where the others are does not matter (B-8.5)."""
    return True


def board(table: Outpost, pawn: int) -> None:
    """Somebody gets on board and shows their role; an alien shown on board has won (B-8.3)."""
    first = not table.aboard
    take_seat(table, pawn)
    if not first or table.settings.first_boarder_shows:
        show_aboard(table, pawn)


def take_seat(table: Outpost, pawn: int) -> None:
    """Somebody is on board (B-8.3)."""
    assert table.vehicle is not None
    table.aboard.append(pawn)
    table.where[pawn] = table.vehicle
    table.tell(Boarded(pawn))


def show_aboard(table: Outpost, pawn: int) -> None:
    """Somebody on board shows their role (B-8.3)."""
    role = table.role[pawn].value
    table.shown.append(pawn)
    table.tell(RoleShown(pawn, role))
    if role == ALIEN:
        end(table, ALIEN_ABOARD, ALIEN)


@frozen
class AskNextOnGround:
    """The next on the ground may ask to board; when a whole pass boards nobody the vehicle leaves (B-8.3)."""

    key = "ask_next_on_ground"

    queue: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """One after the other."""
        if not self.queue:
            return ()
        pawn = self.queue[0]
        about = (("pawn", pawn), ("vehicle", table.vehicle))
        return (Question(table.player[pawn], "wish_to_board", (STAY, BOARD), about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Those on board hear who asks."""
        if not answers:
            edition_of(table).depart(table)
        elif answers[0] == BOARD:
            table.tell(BoardingAsked(self.queue[0]))
            table.first(AskThoseAboard(self.queue[0], self.queue[1:]))
        else:
            table.first(AskNextOnGround(self.queue[1:]))


@frozen
class AskThoseAboard:
    """They board if everyone on board agrees or, under the option, the majority (B-8.3)."""

    key = "ask_those_aboard"

    pawn: int
    rest: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """All on board at the same time."""
        about = (("asking", self.pawn),)
        return tuple(
            [
                Question(
                    table.player[aboard], "boarding_to_allow", (AGREE, REFUSE), (("pawn", aboard), *about)
                )
                for aboard in table.aboard
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """After somebody boards the pass starts again from the lowest."""
        agreed = tuple(
            [aboard for aboard, answer in zip(table.aboard, answers, strict=True) if answer == AGREE]
        )
        boards = may_come_aboard(table, agreed)
        table.tell(BoardingAnswered(self.pawn, agreed, boards))
        if boards:
            edition_of(table).board(table, self.pawn)
            go_through_the_ground(table)
        else:
            table.first(AskNextOnGround(self.rest))


def may_come_aboard(table: Outpost, agreed: tuple[int, ...]) -> bool:
    """Unanimous; or the majority, the least suspected on board breaking ties (B-8.3)."""
    against = len(table.aboard) - len(agreed)
    if not table.settings.majority_boarding or against == 0:
        return against == 0
    if len(agreed) != against:
        return len(agreed) > against
    return next(pawn for pawn in by_suspicion(table) if pawn in table.aboard) in agreed


def depart(table: Outpost) -> None:
    """The vehicle leaves; then everyone on the ground shows their role (B-8.4)."""
    assert table.vehicle is not None
    table.tell(VehicleLeft(table.vehicle, tuple(table.aboard)))
    for pawn in table.aboard:
        if pawn not in table.shown:
            show_aboard(table, pawn)
            if table.outcome is not None:
                return
    ground = [pawn for pawn in table.in_turn() if pawn not in table.aboard]
    for pawn in ground:
        table.tell(RoleShown(pawn, table.role[pawn].value))
    if any(table.role[pawn].value == HUMAN for pawn in ground):
        end(table, HUMAN_LEFT_BEHIND, ALIEN)
    else:
        end(table, ESCAPED, HUMAN)
