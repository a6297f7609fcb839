"""What happens to the base: weather, fuel, damage, fire, food, dogs."""

from __future__ import annotations

from outpost31.kernel import Event, frozen


@frozen
class RoundBegan(Event):
    """A new round."""

    round: int


@frozen
class PhaseBegan(Event):
    """A new phase of the round (B-3.1)."""

    phase: str


@frozen
class WeatherDieRolled(Event):
    """The weather die fell (B-4.1, B-9.4)."""

    weather: str


@frozen
class WeatherSet(Event):
    """This is the weather now, or what the die at the Weather Station shows (B-4.1, B-9.4)."""

    weather: str
    at_station: bool


@frozen
class FuelBurned(Event):
    """A machine burned fuel, and lacked some (B-4.3)."""

    room: str
    burned: int
    lacking: int


@frozen
class FuelMoved(Event):
    """Fuel went from a store to a room (B-9)."""

    source: str
    room: str
    count: int


@frozen
class FuelLost(Event):
    """Fuel was discarded or left the game (B-4.4, B-7.1, B-9)."""

    source: str
    count: int


@frozen
class RoomDamaged(Event):
    """Damage was put on a room (B-9)."""

    room: str
    count: int


@frozen
class RoomRepaired(Event):
    """Damage was taken off a room (B-9)."""

    room: str
    count: int


@frozen
class BoilerDestroyed(Event):
    """The Boiler is gone for good, the freezing marker is on its first space (B-4.4)."""


@frozen
class FreezingMoved(Event):
    """The freezing marker is on this space (B-4.5, B-7.1)."""

    space: int


@frozen
class PowerFailed(Event):
    """Darkness (B-4.6)."""


@frozen
class PowerReturned(Event):
    """The power is back (B-4.6)."""


@frozen
class RescueMoved(Event):
    """The rescue helicopter is on this space of its track, with this much fuel left (B-4.7)."""

    space: int
    fuel: int
    arrived: bool


@frozen
class RescueLeft(Event):
    """The rescue helicopter left for good (B-4.7)."""


@frozen
class SosSent(Event):
    """The SOS was sent (B-9.9)."""


@frozen
class RoomSabotaged(Event):
    """A room was sabotaged, by the alien or by a card (B-9)."""

    room: str
    by_alien: bool


@frozen
class RoomBurned(Event):
    """A room is on fire for the rest of the game (B-7.1)."""

    room: str


@frozen
class FoodMoved(Event):
    """Food went from the Pantry to the Kitchen (B-9)."""

    count: int


@frozen
class FoodLost(Event):
    """Food was discarded (B-9, B-7.1)."""

    source: str
    count: int


@frozen
class FoodEaten(Event):
    """Food was eaten (B-10.9)."""

    source: str
    count: int


@frozen
class HungerBegan(Event):
    """Everybody is hungry for the rest of the game (B-10.9)."""


@frozen
class DogsGathered(Event):
    """All dogs outside the Kennel were gathered (B-10.10)."""

    count: int


@frozen
class DogPlaced(Event):
    """A dog was put into a room (B-10.10)."""

    room: str


@frozen
class KennelOpened(Event):
    """The Kennel's card was drawn and its dogs came out (B-10.11)."""

    dogs: int


@frozen
class DogCaptured(Event):
    """A dog was put into the Kennel (B-6.11)."""

    room: str


@frozen
class DogAssimilated(Event):
    """The exposed alien assimilated a dog (B-6.4)."""

    room: str


@frozen
class MarkerPlaced(Event):
    """The leader marker lies in a room, or off the board (B-2.3, B-10.10)."""

    room: str | None
