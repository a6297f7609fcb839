"""Phase 1: the weather (B-4.1)."""

from __future__ import annotations

from outpost31.games.outpost.events import WeatherDieRolled, WeatherSet
from outpost31.games.outpost.table import Outpost
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Silent, frozen, roll


@frozen
class RollWeather(Silent):
    """The leader rolls the weather die onto the weather table (B-4.1)."""

    key = "roll_weather"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Begin the phase."""
        table.enter("weather")
        # A die left in the Weather Station still shows what was rolled there (B-4.1, B-7.1).
        shown = (table.weather,) if table.die_at_station and table.weather else ()
        table.agenda.append(RollDie(table.leader, shown, 1, at_station=False))


@frozen
class RollDie:
    """The die is rolled once or more, and one result is kept: a new one, or what was showing before (B-9.4)."""

    key = "roll_die"

    pawn: int
    results: tuple[str, ...]
    left: int
    at_station: bool

    def ask(self, table: Outpost) -> Questions:
        """Fate rolls."""
        return roll(len(table.settings.die), "weather_die")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Note the result."""
        result = table.settings.die[answers[0]]
        if table.told is not UNHEARD:
            table.told.append(WeatherDieRolled(result))
        results = (result, *self.results)
        if self.left > 1:
            table.first(RollDie(self.pawn, results, self.left - 1, self.at_station))
        else:
            table.agenda.append(KeepWeather(self.pawn, tuple(dict.fromkeys(results)), self.at_station))


@frozen
class KeepWeather:
    """Whoever rolled keeps one of the results (B-4.1, B-9.4)."""

    key = "keep_weather"

    pawn: int
    results: tuple[str, ...]
    at_station: bool

    def ask(self, table: Outpost) -> Questions:
        """Only if the results differ."""
        if len(self.results) == 1:
            return NOTHING
        return (Question(table.player[self.pawn], "weather_to_keep", self.results),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Leave the die on the weather table or in the station."""
        table.weather = answers[0] if answers else self.results[0]
        table.die_at_station = self.at_station
        if table.told is not UNHEARD:
            table.told.append(WeatherSet(table.weather, self.at_station))
