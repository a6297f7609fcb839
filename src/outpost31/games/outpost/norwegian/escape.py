"""Escape: alone or in groups, and the others play on (N-4.1 to N-4.4)."""

from __future__ import annotations

from outpost31.games.outpost.ending import ALIEN_ABOARD, end
from outpost31.games.outpost.ending import ESCAPED as ALL_ESCAPED
from outpost31.games.outpost.escape import board as board_alike
from outpost31.games.outpost.escape import take_seat
from outpost31.games.outpost.events import RoleShown, VehicleLeft
from outpost31.games.outpost.leaving import leave
from outpost31.games.outpost.movement import RESCUE_HELICOPTER
from outpost31.games.outpost.norwegian.annex import ESCAPED, annex_of
from outpost31.games.outpost.norwegian.events import HumansEscaped
from outpost31.games.outpost.norwegian.flight import reach_ufo
from outpost31.games.outpost.norwegian.rooms import SNOW_CATS
from outpost31.games.outpost.table import ALIEN, CHARACTER, FLAMETHROWER, HUMAN, Outpost


def may_board(table: Outpost, pawn: int) -> bool:
    """Anybody in the base may board the rescue helicopter; any other vehicle, only those in its room (N-4.2)."""
    if any(table.role[shown].value == ALIEN for shown in table.shown):
        return False  # the boarding has ended (N-4.3)
    return table.vehicle == RESCUE_HELICOPTER or table.where[pawn] == table.vehicle


def board(table: Outpost, pawn: int) -> None:
    """Whoever joins shows their role; an alien who joins has won, but in a Snow Cat only ends the boarding (N-4.3)."""
    joins = bool(table.aboard)
    if joins and table.vehicle in SNOW_CATS and table.role[pawn].value == ALIEN:
        take_seat(table, pawn)
        table.shown.append(pawn)
        table.tell(RoleShown(pawn, ALIEN))
    else:
        board_alike(table, pawn)


def depart(table: Outpost) -> None:
    """The vehicle leaves and the first aboard shows their role; nobody left behind does (N-4.1, N-4.3)."""
    vehicle, aboard = table.vehicle, tuple(table.aboard)
    assert vehicle is not None
    table.tell(VehicleLeft(vehicle, aboard))
    first = aboard[0]  # those who joined have shown theirs
    table.tell(RoleShown(first, table.role[first].value))
    roles = {table.role[pawn].value for pawn in aboard}
    if ALIEN not in roles:
        _get_away(table, vehicle, aboard)
    elif vehicle in SNOW_CATS and HUMAN not in roles:
        reach_ufo(table, aboard)
    else:
        end(table, ALIEN_ABOARD, ALIEN)


def _get_away(table: Outpost, vehicle: str, aboard: tuple[int, ...]) -> None:
    """Those who left without an alien have won and are out; the vehicle is gone, the others play on (N-4.1)."""
    table.vehicle = None
    table.aboard.clear()
    table.shown.clear()
    for pawn in aboard:
        _leave_with_everything(table, pawn)
    table.tell(HumansEscaped(vehicle, aboard))
    if not any(
        status == CHARACTER and table.role[pawn].value == HUMAN for pawn, status in enumerate(table.status)
    ):
        end(table, ALL_ESCAPED, HUMAN)  # N-4.4
    elif vehicle == RESCUE_HELICOPTER:
        table.rescue_gone = True
        if not table.settings.rescue_after_encounters:  # or nobody is left to move (B-8.2)
            annex_of(table).places_at_departure = tuple(table.where)
            table.enter("movement")
    else:
        annex_of(table).vehicles_gone.append(vehicle)
        table.enter("actions")


def _leave_with_everything(table: Outpost, pawn: int) -> None:
    """What the escaped hold leaves the game; action cards go face down to the discards (N-4.1)."""
    for card in table.hands[pawn].value:
        table.discards.drop(card)
    reloads = table.flamethrowers[pawn]
    table.send_to_box(FLAMETHROWER, len(reloads))
    table.send_to_box("reload", sum(reloads))
    table.flamethrowers[pawn] = ()
    for shelf in (table.weapons, table.items, table.lab):
        for thing in shelf[pawn].value:
            table.send_to_box(thing)
        shelf[pawn] = table.own(pawn, ())
    leave(table, pawn, ESCAPED)
