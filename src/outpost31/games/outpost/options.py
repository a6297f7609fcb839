"""Table options: where editions differ, the table decides before play begins."""

from __future__ import annotations

from collections.abc import Callable

from outpost31.games.outpost.boxes import editions
from outpost31.games.outpost.counts import COUNTS, LIMITS
from outpost31.games.outpost.edition import Counts, Edition, Limits, RoomKind
from outpost31.games.outpost.figures import FIGURES, PLAYERS, FigureOverrides, settle_figures
from outpost31.games.outpost.rooms import ROOMS
from outpost31.games.outpost.settings import WEATHERS, Settings
from outpost31.games.outpost.table import USE
from outpost31.kernel import Choice, NotAllowed, Options, Switch
from outpost31.kernel.options import OptionKind

DIE_FACES = 6


def build_settings(edition: Edition, players: int, options: Options) -> Settings:
    """The figures and options of a table, in the column for this number of players."""
    figures = settle_figures(edition.figures, options["figures"], players)
    rooms = edition.rooms.values()
    return Settings(
        players=players,
        red=figures["suspicion_red"],
        start=figures["suspicion_start"],
        die=tuple(weather for weather in WEATHERS for _ in range(figures[f"die_{weather}"])),
        boiler=edition.boiler,
        generator=edition.generator,
        boiler_burns={weather: figures[f"boiler_{weather}"] for weather in WEATHERS},
        generator_burns={weather: figures[f"generator_{weather}"] for weather in WEATHERS},
        freezing_steps={weather: figures[f"freezing_{weather}"] for weather in WEATHERS},
        rescue_steps={weather: figures[f"rescue_{weather}"] for weather in WEATHERS},
        freezing_track=figures["freezing_track"],
        rescue_track=figures["rescue_track"],
        rescue_fuel=figures["rescue_fuel"],
        fuel_limit={room.key: figures[room.fuel_limit] for room in rooms if room.fuel_limit},
        damage_limit={room.key: figures[room.damage_limit] for room in rooms if room.damage_limit},
        boiler_fails_at_once=options["boiler_fails"] == "at_once",
        generator_fails_at_once=options["generator_fails"] == "at_once",
        weapons_avoid_dogs=options["weapons_avoid_dogs"],
        weapons_avoid_aliens=options["weapons_avoid_aliens"],
        rescue_after_encounters=options["rescue_boarding"] == "after_encounters",
        trade_lab_tokens=options["trade_lab_tokens"],
        hunger_when_empty=options["hunger"] == "empty",
        kennel_card=options["kennel_card"],
        choose_characters=options["characters"] == "choose",
        change_any=options["change_cards"] == "any",
        dormitory_contagion=options["dormitory_contagion"],
        leader_allows_fire=options["leader_allows_fire"],
        first_boarder_shows=options["first_boarder_shows"],
        majority_boarding=options["boarding"] == "majority",
        station_fuels_vehicles=options["station_fuel"] == "any",
        solitary=tuple(
            (room, USE)
            for room, option in (("radio_room", "radio_coop_use"), ("helicopter", "helicopter_coop_use"))
            if not options[option]
        ),
    )


def fits_into_the_box(
    rooms: dict[str, RoomKind], counts: Counts, limits: Limits
) -> Callable[[dict[str, int], int], None]:
    """A check that figures fit together and into the box (B-2.10)."""

    def check(figures: dict[str, int], players: int) -> None:
        column = players - PLAYERS[0]
        faces = sum(figures[f"die_{weather}"] for weather in WEATHERS)
        if faces != DIE_FACES:
            raise NotAllowed(
                f"figures die_sun, die_snow and die_storm make {DIE_FACES} faces, not {faces}",
                "die_faces", faces=DIE_FACES, given=faces,
            )  # fmt: skip
        start, red = figures["suspicion_start"], figures["suspicion_red"]
        if start >= red:
            raise NotAllowed(
                f"figure suspicion_start is below suspicion_red, which is {red}, not {start}",
                "start_below_red", red=red, given=start,
            )  # fmt: skip
        fuel = sum(by_players[column] for by_players in counts.fuel.values())
        fuel += figures["boiler_fuel"] + figures["generator_fuel"]
        fuel += 1  # the marker of the rescue helicopter is a fuel token, too
        if fuel > limits.fuel:
            raise NotAllowed(
                f"figures boiler_fuel and generator_fuel take {fuel} fuel tokens with those in store "
                f"and the rescue helicopter's marker; there are {limits.fuel}",
                "fuel_tokens", given=fuel, most=limits.fuel,
            )  # fmt: skip
        damage = sum(figures[room.damage_limit] for room in rooms.values() if room.damage_limit)
        if damage > limits.damage:
            raise NotAllowed(
                f"the damage figures add up to {damage}; there are {limits.damage} counters",
                "damage_counters", given=damage, most=limits.damage,
            )  # fmt: skip
        for key, by_players in counts.damage.items():
            name = rooms[key].damage_limit
            if name and figures[name] < by_players[column]:
                raise NotAllowed(
                    f"figure {name} is at least {by_players[column]}, the damage that {key} starts with, "
                    f"not {figures[name]}",
                    "damage_at_start", figure=name, least=by_players[column],
                )  # fmt: skip

    return check


_OPTIONS: tuple[OptionKind, ...] = (
    Switch("kennel_card", default=True, clause="B-2.3"),
    Choice("characters", "random", "B-2.6", ("random", "choose")),
    Choice("boiler_fails", "check", "B-4.4", ("check", "at_once")),
    Choice("generator_fails", "check", "B-4.6", ("check", "at_once")),
    Choice("change_cards", "all", "B-5.10", ("all", "any")),
    Switch("weapons_avoid_dogs", default=False, clause="B-6.12"),
    Switch("weapons_avoid_aliens", default=False, clause="B-6.12"),
    Switch("dormitory_contagion", default=False, clause="B-6.18"),
    Switch("leader_allows_fire", default=True, clause="B-7.1"),
    Choice("rescue_boarding", "on_turn", "B-8.2", ("on_turn", "after_encounters")),
    Switch("first_boarder_shows", default=True, clause="B-8.3"),
    Choice("boarding", "unanimous", "B-8.3", ("unanimous", "majority")),
    Choice("station_fuel", "any", "B-9.4", ("any", "base")),
    Switch("radio_coop_use", default=True, clause="B-9.7"),
    Switch("helicopter_coop_use", default=True, clause="B-9.7"),
    Switch("trade_lab_tokens", default=True, clause="B-10.2"),
    Choice("hunger", "short", "B-10.9", ("short", "empty")),
    FigureOverrides(FIGURES, fits_into_the_box(ROOMS, COUNTS, LIMITS)),
)
OPTIONS: tuple[OptionKind, ...] = (editions(_OPTIONS), *_OPTIONS)
"""What a table of 4 to 8 players may decide: first the box, then each option by itself."""
