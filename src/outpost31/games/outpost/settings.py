"""Settings: what one table has decided, in numbers: its figures and its options."""

from __future__ import annotations

from dataclasses import field

from outpost31.kernel import frozen

WEATHERS = ("sun", "snow", "storm")
LAST_ROUND = 40
"""The round at which the game is over (B-8.8)."""


@frozen
class Settings:
    """The figures and options that hold at one table. They do not change during play."""

    players: int = 0
    """The column of the printed tables that is used."""
    red: int = 0
    """The red space of the suspicion track (B-11.1)."""
    start: int = 0
    """The yellow space (B-11.1)."""
    die: tuple[str, ...] = ()
    """The faces of the weather die."""
    boiler: str = ""
    generator: str = ""
    boiler_burns: dict[str, int] = field(default_factory=dict)
    """By weather, as the three rows below (B-4.2)."""
    generator_burns: dict[str, int] = field(default_factory=dict)
    freezing_steps: dict[str, int] = field(default_factory=dict)
    rescue_steps: dict[str, int] = field(default_factory=dict)
    freezing_track: int = 0
    rescue_track: int = 0
    rescue_fuel: int = 0
    fuel_limit: dict[str, int] = field(default_factory=dict)
    """By room (B-9.2)."""
    damage_limit: dict[str, int] = field(default_factory=dict)
    boiler_fails_at_once: bool = False
    """At its last damage, whenever that comes (B-4.4)."""
    generator_fails_at_once: bool = False
    """As the Boiler (B-4.6)."""
    weapons_avoid_dogs: bool = False
    """Those who withdraw from a meeting leave the dog too (B-6.12)."""
    weapons_avoid_aliens: bool = False
    """Weapons also let people withdraw from an exposed alien (B-6.12)."""
    rescue_after_encounters: bool = False
    """The rescue helicopter is boarded after all encounters, not on a turn (B-8.2)."""
    trade_lab_tokens: bool = True
    hunger_when_empty: bool = False
    """Hunger comes with the last food of the Pantry (B-10.9)."""
    kennel_card: bool = True
    choose_characters: bool = False
    change_any: bool = False
    dormitory_contagion: bool = False
    leader_allows_fire: bool = True
    first_boarder_shows: bool = True
    majority_boarding: bool = False
    station_fuels_vehicles: bool = True
    solitary: tuple[tuple[str, str], ...] = ()
    """Rooms and action cards that do not cooperate although printed so (B-9.7)."""
