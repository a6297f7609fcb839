"""Eliminations, The Thing's declaration, and how the game ends."""

from __future__ import annotations

from outpost31.games.stayaway.cards import as_told
from outpost31.games.stayaway.events import (
    GameEnded,
    HandShown,
    NoHumanLeft,
    NoHumansDeclared,
    PlayerEliminated,
)
from outpost31.games.stayaway.places import close_place
from outpost31.games.stayaway.table import HUMAN, INFECTED, THE_THING, Fall, Table
from outpost31.kernel import UNHEARD, Option, Outcome, Question, Questions, Seat, Secret, Step, frozen

TURNS_PER_PLAYER = 40
"""After this many turns for each starting player, nobody wins. (S-9.4)"""

DECLARE = "declare"
"""The Thing's own option: no human is left. (S-9.3)"""
PLAY_ON = "play_on"


def finish(table: Table, reason: str, winners: list[Seat]) -> None:
    """End the game and show every role. (S-9.5)"""
    won = tuple(sorted(winners))
    lost = tuple([seat for seat in range(table.seats) if seat not in won])
    table.outcome = Outcome(reason, won, lost)
    if table.told is not UNHEARD:
        table.tell(GameEnded(reason, won, lost, tuple([role.value for role in table.roles])))


def _first_left(table: Table, seat: Seat, gone: tuple[Seat, ...]) -> Seat | None:
    """The first seat after this one, in the direction of play, that is not among those gone. (S-3.8)"""
    circle = table.circle
    place = circle.index(seat)
    for step in range(1, len(circle)):
        other = circle[(place + step * table.direction) % len(circle)]
        if other not in gone:
            return other
    return None


def eliminate(table: Table, seats: tuple[Seat, ...], cause: str, *then: Step) -> None:
    """Players are out, all at once: hands discarded face down, places closed, roles kept and not shown. (S-9.1)

    If the active player is among them their turn ends at once: of its agenda only the end of the turn is left, and
    the next turn is that of the first living seat after its closed place. (S-3.8) What is given as `then` goes on
    all the same.
    """
    if table.active in seats:
        table.next_turn = _first_left(table, table.active, seats)
        del table.agenda[1:]
    elif table.next_turn in seats:
        table.next_turn = _first_left(table, table.next_turn, seats)
    for seat in seats:
        table.falls.append(Fall(seat, table.role(seat), table.turn, cause))
        for card in table.hand(seat):
            table.discards.drop(card)
        table.hands[seat] = Secret((), table.hands[seat].known_to)
        if table.told is not UNHEARD:
            table.tell(PlayerEliminated(seat, cause))
        close_place(table, seat)
    if any(table.role(seat) is THE_THING for seat in seats):
        finish(table, "the_thing_eliminated", table.humans())  # S-9.2
    elif len(table.circle) == 1:
        finish(table, "the_thing_alone", table.circle)  # S-9.4: nobody else can be the last one living
    else:
        table.first(*then)
        if any(table.role(seat) is HUMAN for seat in seats):
            look_for_humans(table)


def eliminate_superinfected(table: Table, seats: tuple[Seat, ...], *then: Step) -> None:
    """Anybody who holds only Infected! cards shows them and is out. (S-4.3)"""
    if table.told is not UNHEARD:
        for seat in seats:
            table.tell(HandShown(seat, None, as_told(table.hand(seat))))
    eliminate(table, seats, "superinfection", *then)


def discover_the_thing(table: Table) -> None:
    """A look found The Thing card and a Flamethrower together: The Thing and all Infected lose. (S-4.5, S-9.2)"""
    finish(table, "the_thing_discovered", table.humans())


def may_declare(table: Table, seat: Seat) -> tuple[str, ...]:
    """The declaration, for The Thing alone, whenever it is asked on its own turn. (S-9.3)"""
    return (DECLARE,) if seat == table.active and table.roles[seat].value is THE_THING else ()


def look_for_humans(table: Table) -> None:
    """A human was infected or eliminated: if that was the last one, The Thing is asked before anything else. (S-9.3)"""
    if not table.humans():
        thing = table.the_thing
        table.tell(NoHumanLeft(thing))
        table.first(DeclareOrNot(thing))


@frozen
class DeclareOrNot:
    """The very moment when the last human falls: The Thing is asked whether it declares. (S-9.3)

    Being asked tells that no human is left, to those whom it can no longer harm. No clock answers it.
    """

    key = "declare_or_not"

    seat: Seat

    def ask(self, table: Table) -> Questions:
        """Out of turn too."""
        return (Question(self.seat, "declaration", (PLAY_ON, DECLARE)),)

    def apply(self, table: Table, answers: tuple[Option, ...]) -> None:
        """A Thing that plays on may still declare on its own turns."""
        if answers[0] == DECLARE:
            declare_no_humans(table, self.seat)


def declare_no_humans(table: Table, seat: Seat) -> None:
    """The Thing says that no human is left: right or wrong, the game is over. (S-9.3)"""
    if table.told is not UNHEARD:
        table.tell(NoHumansDeclared(seat))
    humans = table.humans()
    if humans:
        finish(table, "declared_wrongly", humans)
        return
    winners = [seat]
    if any(fall.role is HUMAN for fall in table.falls):
        winners += [
            other for other in table.circle if table.role(other) is INFECTED and other != table.last_infected
        ]
    finish(table, "declared_rightly", winners)
