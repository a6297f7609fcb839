"""What USE does in each room (B-9)."""

from __future__ import annotations

from outpost31.games.outpost.characters import (
    COOKS_WITH_LITTLE,
    DRAWS_MORE_LAB_TOKENS,
    ROLLS_TWICE,
)
from outpost31.games.outpost.edition import Use
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.escape import KEYS, StartEscape, is_ready
from outpost31.games.outpost.events import CardLost, FoodMoved, SosSent
from outpost31.games.outpost.finds import DrawLabToken, draw_items, draw_weapons
from outpost31.games.outpost.food import notice_empty_pantry
from outpost31.games.outpost.supplies import fuel_space, move_fuel
from outpost31.games.outpost.table import UNDERGROUND, USE, Outpost
from outpost31.games.outpost.weather import RollDie
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, frozen

REFUEL = "refuel"
ESCAPE = "escape"
NOTHING_DONE = "nothing"
FOOD = 2
"""Food that USE moves to the Kitchen (B-9)."""


def _always(table: Outpost, room: str) -> bool:
    """The die can always be rolled (B-9.4)."""
    return True


def _has_weapons(table: Outpost, room: str) -> bool:
    return bool(table.weapon_deck.blocks)


def _has_items(table: Outpost, room: str) -> bool:
    return bool(table.item_deck.blocks)


def _has_lab_tokens(table: Outpost, room: str) -> bool:
    return bool(table.lab_bag.blocks)


def _has_food(table: Outpost, room: str) -> bool:
    return table.pantry > 0


def _can_refuel(table: Outpost, room: str) -> bool:
    source = edition_of(table).rooms[room].fuel_from
    return source is not None and table.fuel[source] > 0 and fuel_space(table, room) > 0


def _can_be_of_use(table: Outpost, room: str) -> bool:
    """Whether a vehicle takes fuel or is ready; Keys do not count, so that nobody learns who holds them (B-7.8)."""
    return _can_refuel(table, room) or is_ready(table, room)


def _can_send_sos(table: Outpost, room: str) -> bool:
    return table.rescue is None and table.damage[room] == 0


def _cook(table: Outpost, room: str, pawn: int, times: int) -> None:
    """2 food go from the Pantry to the Kitchen; 1 if that is enough, or the last (B-9.5)."""
    count = min(1 if table.ability[pawn] == COOKS_WITH_LITTLE else FOOD, table.pantry)
    table.pantry -= count
    table.kitchen += count
    table.tell(FoodMoved(count))
    notice_empty_pantry(table)


def _draw_lab_tokens(table: Outpost, room: str, pawn: int, times: int) -> None:
    """Draw a lab token for each who stands there; Blair's extra token is not multiplied (B-7.5)."""
    more = 1 if table.ability[pawn] == DRAWS_MORE_LAB_TOKENS else 0
    table.first(DrawLabToken(pawn, times + more))


def _send_sos(table: Outpost, room: str, pawn: int, times: int) -> None:
    """Send the SOS: the rescue helicopter is on the first space of its track (B-9.9)."""
    if _can_send_sos(table, room):
        table.rescue = 0
        table.tell(SosSent())


def _refuel(table: Outpost, room: str, pawn: int, times: int) -> None:
    """Move fuel from the store that belongs to the room."""
    source = edition_of(table).rooms[room].fuel_from
    assert source is not None
    move_fuel(table, source, room, times)


def _use_vehicle(table: Outpost, room: str, pawn: int, times: int) -> None:
    """Fuel, escape or nothing (B-7.8)."""
    table.first(UseVehicle(room, pawn, times))


def _use_station(table: Outpost, room: str, pawn: int, times: int) -> None:
    """Roll the die and leave it here, then move 1 fuel (B-9.4)."""
    shown = (table.weather,) if table.die_at_station and table.weather else ()
    rolls = 2 if table.ability[pawn] == ROLLS_TWICE else 1
    table.first(RollDie(pawn, shown, rolls, at_station=True), SendFuel(pawn))


@frozen
class UseVehicle:
    """Whoever is given USE in a vehicle refuels it, starts the escape, or lets the card be lost (B-7.8)."""

    key = "use_vehicle"

    room: str
    pawn: int
    times: int

    def ask(self, table: Outpost) -> Questions:
        """Always asked, so that nobody learns who holds the Keys."""
        options: tuple[str, ...] = (NOTHING_DONE,)
        if _can_refuel(table, self.room):
            options += (REFUEL,)
        if is_ready(table, self.room) and KEYS in table.items[self.pawn].value:
            options += (ESCAPE,)
        about = (("pawn", self.pawn), ("room", self.room))
        return (Question(table.player[self.pawn], "vehicle_use", options, about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Refuel it, start it, or do nothing."""
        pawn = self.pawn
        if answers[0] == REFUEL:
            _refuel(table, self.room, pawn, self.times)
        elif answers[0] == ESCAPE:
            table.first(StartEscape(pawn, self.room))
        elif table.told is not UNHEARD:
            table.told.append(CardLost(USE))


@frozen
class SendFuel:
    """Whoever used the Weather Station moves 1 fuel from the Underground Warehouse to a room with space (B-9.4)."""

    key = "send_fuel"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """If there is a choice."""
        rooms = self._rooms(table)
        if len(rooms) < 2:
            return NOTHING
        return (Question(table.player[self.pawn], "room_to_fuel", rooms, (("pawn", self.pawn),)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Without fuel or space only the roll happens."""
        rooms = self._rooms(table)
        if rooms:
            move_fuel(table, UNDERGROUND, answers[0] if answers else rooms[0], 1)

    def _rooms(self, table: Outpost) -> tuple[str, ...]:
        if not table.fuel[UNDERGROUND]:
            return ()
        rooms = edition_of(table).rooms
        any_room = table.settings.station_fuels_vehicles
        return tuple(
            [
                room
                for room in table.settings.fuel_limit
                if (any_room or rooms[room].fuel_from == UNDERGROUND) and fuel_space(table, room) > 0
            ]
        )


USE_ARMORY = Use(_has_weapons, draw_weapons)
USE_WAREHOUSE = Use(_has_items, draw_items)
USE_KITCHEN = Use(_has_food, _cook)
USE_LABORATORY = Use(_has_lab_tokens, _draw_lab_tokens)
USE_RADIO = Use(_can_send_sos, _send_sos)
USE_MACHINE = Use(_can_refuel, _refuel)
USE_VEHICLE = Use(_can_be_of_use, _use_vehicle)
USE_STATION = Use(_always, _use_station)
