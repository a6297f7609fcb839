"""Phase 2: Boiler, Generator, rescue helicopter, by the weather table's row (B-4.2)."""

from __future__ import annotations

from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.ending import end_frozen
from outpost31.games.outpost.events import FreezingMoved, FuelBurned, RescueLeft, RescueMoved
from outpost31.games.outpost.supplies import add_damage, destroy_boiler, is_broken, lose_power
from outpost31.games.outpost.table import OPERATIONS, Outpost
from outpost31.kernel import UNHEARD, Option, Silent, frozen


@frozen
class MaintainBase(Silent):
    """The base burns fuel, and help comes nearer (B-4.2)."""

    key = "maintain_base"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One check after the other, until one of them ends the game."""
        table.enter("maintenance")
        for check in edition_of(table).maintenance:
            check(table)
            if table.outcome is not None:
                return


def heat_base(table: Outpost) -> None:
    """The Boiler burns fuel, or the base freezes (B-4.3 to B-4.5)."""
    settings, weather = table.settings, _weather(table)
    if table.freezing is not None:
        table.freezing = min(table.freezing + settings.freezing_steps[weather], settings.freezing_track)
        if table.told is not UNHEARD:
            table.told.append(FreezingMoved(table.freezing))
        if table.freezing == settings.freezing_track:
            end_frozen(table)
        return
    burn_fuel(table, settings.boiler, settings.boiler_burns[weather])
    if is_broken(table, settings.boiler):
        destroy_boiler(table)


def power_base(table: Outpost) -> None:
    """The Generator burns fuel, unless it has failed; fully damaged it fails (B-4.6)."""
    settings = table.settings
    if table.dark:
        return
    burn_fuel(table, settings.generator, settings.generator_burns[_weather(table)])
    if is_broken(table, settings.generator):
        lose_power(table)


def burn_fuel(table: Outpost, room: str, count: int) -> None:
    """Burn this much fuel; each missing token is one damage (B-4.3)."""
    burned = min(count, table.fuel[room])
    table.fuel[room] -= burned
    table.fuel[OPERATIONS] += burned
    if table.told is not UNHEARD:
        table.told.append(FuelBurned(room, burned, count - burned))
    add_damage(table, room, count - burned)


def fly_rescue(table: Outpost) -> None:
    """The rescue helicopter uses fuel and comes nearer, or leaves for good (B-4.7)."""
    if table.rescue is None or table.rescue_gone:
        return
    if table.rescue_fuel == 0:
        table.rescue_gone = True
        table.tell(RescueLeft())
        return
    settings = table.settings
    table.rescue_fuel -= 1
    table.rescue = min(table.rescue + settings.rescue_steps[_weather(table)], settings.rescue_track)
    table.tell(RescueMoved(table.rescue, table.rescue_fuel, table.rescue == settings.rescue_track))


def _weather(table: Outpost) -> str:
    """The current weather."""
    assert table.weather is not None
    return table.weather
