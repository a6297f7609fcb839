"""Places: who sits beside whom, and what lies between them."""

from __future__ import annotations

from outpost31.games.stayaway.events import (
    DirectionTurned,
    DoorBarred,
    DoorDiscarded,
    DoorMoved,
    DoorOpened,
    PlacesChanged,
    QuarantineLaid,
    QuarantineLifted,
)
from outpost31.games.stayaway.table import Table
from outpost31.kernel import UNHEARD, Seat


def seat_after(table: Table, seat: Seat, direction: int | None = None) -> Seat:
    """The next living seat, in the direction of play or in the one given. (S-3.2)"""
    circle = table.circle
    return circle[(circle.index(seat) + (direction or table.direction)) % len(circle)]


def neighbours(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The living seats to the left (clockwise) and to the right; one seat where two are living. (S-3.5, S-7.3)"""
    circle = table.circle
    place = circle.index(seat)
    if len(circle) > 2:
        return circle[place + 1 - len(circle)], circle[place - 1]
    return (circle[place - 1],) if len(circle) == 2 else ()


def gap_between(table: Table, one: Seat, other: Seat) -> int | None:
    """The gap between two places beside each other; where only two live there is one gap. (S-7.3)"""
    circle = table.circle
    count = len(circle)
    first, second = circle.index(one), circle.index(other)
    if count == 2:
        return 0
    if (first + 1) % count == second:
        return first
    if (second + 1) % count == first:
        return second
    return None


def is_barred(table: Table, one: Seat, other: Seat) -> bool:
    """Whether two seats are neighbours with a barred door between them. (S-7.2)"""
    if True not in table.doors:
        return False
    gap = gap_between(table, one, other)
    return gap is not None and table.doors[gap]


def neighbours_in_reach(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The neighbours that a card can be played on: not through a barred door. (S-3.5)"""
    beside = neighbours(table, seat)
    if True not in table.doors:
        return beside
    return tuple([other for other in beside if not is_barred(table, seat, other)])


def others_in_reach(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Everybody not in quarantine and not a neighbour behind a barred door. (S-5.10, S-8.5, S-8.8)"""
    return tuple(
        [
            other
            for other in table.circle
            if other != seat and not table.quarantines[other] and not is_barred(table, seat, other)
        ]
    )


def swap_places(table: Table, seat: Seat, other: Seat) -> None:
    """Two players change places; doors stay where they are, quarantines go along. (S-7.1, S-7.2)"""
    circle = table.circle
    first, second = circle.index(seat), circle.index(other)
    circle[first], circle[second] = other, seat
    if table.told is not UNHEARD:
        table.tell(PlacesChanged(seat, other))


def change_places(table: Table, seat: Seat, other: Seat) -> None:
    """The active player changes places, which moves the order of turns. (S-3.7)"""
    swap_places(table, seat, other)
    if table.settings.turn_after_swap == "swapped":
        table.next_turn = other


def turn_direction(table: Table) -> None:
    """Play goes the other way round. (S-5.7)"""
    table.direction = -table.direction
    table.tell(DirectionTurned(table.direction))


def lay_quarantine(table: Table, seat: Seat) -> None:
    """A player is in quarantine until the end of their second turn from now. (S-7.1)"""
    table.quarantines[seat] = 2
    table.tell(QuarantineLaid(seat))


def lift_quarantine(table: Table, seat: Seat) -> None:
    """A quarantine ends; its card is discarded. (S-7.1)"""
    table.quarantines[seat] = 0
    table.discards.drop("quarantine")
    table.tell(QuarantineLifted(seat))


def bar_door(table: Table, seat: Seat, other: Seat) -> None:
    """A barred door between two places. (S-7.2)"""
    gap = gap_between(table, seat, other)
    assert gap is not None
    table.doors[gap] = True
    table.tell(DoorBarred(seat, other))


def open_door(table: Table, gap: int) -> None:
    """A barred door is discarded. (S-5.3, S-8.3)"""
    circle = table.circle
    table.doors[gap] = False
    table.discards.drop("barred_door")
    table.tell(DoorOpened(circle[gap], circle[(gap + 1) % len(circle)]))


def barred_gaps(table: Table) -> list[tuple[Seat, Seat]]:
    """The pairs of seats with a barred door between them."""
    circle = table.circle
    return [
        (circle[gap], circle[(gap + 1) % len(circle)]) for gap, barred in enumerate(table.doors) if barred
    ]


def close_place(table: Table, seat: Seat) -> None:
    """An eliminated seat's place closes up: a door beside it moves between its neighbours, a second goes. (S-7.3)

    Where three lived, two are left with one gap, and a door may lie there already.
    """
    if table.quarantines[seat]:
        lift_quarantine(table, seat)
    circle, doors = table.circle, table.doors
    count, place = len(circle), circle.index(seat)
    before, after = circle[place - 1], circle[(place + 1) % count]
    beside = [other for other in neighbours(table, seat)[::-1] if is_barred(table, seat, other)]
    is_barred_already = count == 3 and doors[(place + 1) % count]
    moves = bool(beside) and count > 2 and not is_barred_already
    if count > 3:
        doors[place - 1] = moves
        del doors[place]
    else:
        table.doors = [moves or is_barred_already] if count == 3 else []
    del circle[place]
    if moves:
        table.tell(DoorMoved(before, after))
    for other in beside[moves:]:
        table.discards.drop("barred_door")
        table.tell(DoorDiscarded(seat, other))
