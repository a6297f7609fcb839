"""How viewers are told of what `games.outpost.events.base` declares.

Written by `python -m outpost31.shapes`: do not edit.
"""

from __future__ import annotations

from typing import Literal, TypedDict


class RoundBegan(TypedDict):
    """A new round."""

    event: Literal["RoundBegan"]
    round: int


class PhaseBegan(TypedDict):
    """A new phase of the round (B-3.1)."""

    event: Literal["PhaseBegan"]
    phase: str


class WeatherDieRolled(TypedDict):
    """The weather die fell (B-4.1, B-9.4)."""

    event: Literal["WeatherDieRolled"]
    weather: str


class WeatherSet(TypedDict):
    """This is the weather now, or what the die at the Weather Station shows (B-4.1, B-9.4)."""

    event: Literal["WeatherSet"]
    weather: str
    at_station: bool


class FuelBurned(TypedDict):
    """A machine burned fuel, and lacked some (B-4.3)."""

    event: Literal["FuelBurned"]
    room: str
    burned: int
    lacking: int


class FuelMoved(TypedDict):
    """Fuel went from a store to a room (B-9)."""

    event: Literal["FuelMoved"]
    source: str
    room: str
    count: int


class FuelLost(TypedDict):
    """Fuel was discarded or left the game (B-4.4, B-7.1, B-9)."""

    event: Literal["FuelLost"]
    source: str
    count: int


class RoomDamaged(TypedDict):
    """Damage was put on a room (B-9)."""

    event: Literal["RoomDamaged"]
    room: str
    count: int


class RoomRepaired(TypedDict):
    """Damage was taken off a room (B-9)."""

    event: Literal["RoomRepaired"]
    room: str
    count: int


class BoilerDestroyed(TypedDict):
    """The Boiler is gone for good, the freezing marker is on its first space (B-4.4)."""

    event: Literal["BoilerDestroyed"]


class FreezingMoved(TypedDict):
    """The freezing marker is on this space (B-4.5, B-7.1)."""

    event: Literal["FreezingMoved"]
    space: int


class PowerFailed(TypedDict):
    """Darkness (B-4.6)."""

    event: Literal["PowerFailed"]


class PowerReturned(TypedDict):
    """The power is back (B-4.6)."""

    event: Literal["PowerReturned"]


class RescueMoved(TypedDict):
    """The rescue helicopter is on this space of its track, with this much fuel left (B-4.7)."""

    event: Literal["RescueMoved"]
    space: int
    fuel: int
    arrived: bool


class RescueLeft(TypedDict):
    """The rescue helicopter left for good (B-4.7)."""

    event: Literal["RescueLeft"]


class SosSent(TypedDict):
    """The SOS was sent (B-9.9)."""

    event: Literal["SosSent"]


class RoomSabotaged(TypedDict):
    """A room was sabotaged, by the alien or by a card (B-9)."""

    event: Literal["RoomSabotaged"]
    room: str
    by_alien: bool


class RoomBurned(TypedDict):
    """A room is on fire for the rest of the game (B-7.1)."""

    event: Literal["RoomBurned"]
    room: str


class FoodMoved(TypedDict):
    """Food went from the Pantry to the Kitchen (B-9)."""

    event: Literal["FoodMoved"]
    count: int


class FoodLost(TypedDict):
    """Food was discarded (B-9, B-7.1)."""

    event: Literal["FoodLost"]
    source: str
    count: int


class FoodEaten(TypedDict):
    """Food was eaten (B-10.9)."""

    event: Literal["FoodEaten"]
    source: str
    count: int


class HungerBegan(TypedDict):
    """Everybody is hungry for the rest of the game (B-10.9)."""

    event: Literal["HungerBegan"]


class DogsGathered(TypedDict):
    """All dogs outside the Kennel were gathered (B-10.10)."""

    event: Literal["DogsGathered"]
    count: int


class DogPlaced(TypedDict):
    """A dog was put into a room (B-10.10)."""

    event: Literal["DogPlaced"]
    room: str


class KennelOpened(TypedDict):
    """The Kennel's card was drawn and its dogs came out (B-10.11)."""

    event: Literal["KennelOpened"]
    dogs: int


class DogCaptured(TypedDict):
    """A dog was put into the Kennel (B-6.11)."""

    event: Literal["DogCaptured"]
    room: str


class DogAssimilated(TypedDict):
    """The exposed alien assimilated a dog (B-6.4)."""

    event: Literal["DogAssimilated"]
    room: str


class MarkerPlaced(TypedDict):
    """The leader marker lies in a room, or off the board (B-2.3, B-10.10)."""

    event: Literal["MarkerPlaced"]
    room: str | None


Told = (
    RoundBegan
    | PhaseBegan
    | WeatherDieRolled
    | WeatherSet
    | FuelBurned
    | FuelMoved
    | FuelLost
    | RoomDamaged
    | RoomRepaired
    | BoilerDestroyed
    | FreezingMoved
    | PowerFailed
    | PowerReturned
    | RescueMoved
    | RescueLeft
    | SosSent
    | RoomSabotaged
    | RoomBurned
    | FoodMoved
    | FoodLost
    | FoodEaten
    | HungerBegan
    | DogsGathered
    | DogPlaced
    | KennelOpened
    | DogCaptured
    | DogAssimilated
    | MarkerPlaced
)
