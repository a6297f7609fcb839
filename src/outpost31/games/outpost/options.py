"""Table options: where editions differ, the table decides before play begins."""

from __future__ import annotations

from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.figures import FIGURES, PLAYERS, FigureOverrides, settle_figures
from outpost31.games.outpost.settings import WEATHERS, Settings
from outpost31.games.outpost.table import USE
from outpost31.kernel import Choice, Options, Switch

OPTIONS = (
    Switch("kennel_card", default=True, clause="B-2.3"),
    Choice("characters", "random", "B-2.6", ("random", "choose")),
    Choice("change_cards", "all", "B-5.10", ("all", "any")),
    Switch("dormitory_contagion", default=False, clause="B-6.18"),
    Switch("first_boarder_shows", default=True, clause="B-8.3"),
    Choice("boarding", "unanimous", "B-8.3", ("unanimous", "majority")),
    Choice("station_fuel", "any", "B-9.4", ("any", "base")),
    Switch("radio_coop_use", default=True, clause="B-9.7"),
    Switch("helicopter_coop_use", default=True, clause="B-9.7"),
    FigureOverrides(FIGURES),
)
"""What a table of 4 to 8 players may decide."""

DIE_FACES = 6


def build_settings(edition: Edition, players: int, options: Options) -> Settings:
    """The figures and options of a table in the column for so many players, or a ValueError that says what is wrong."""
    figures = settle_figures(edition.figures, options["figures"], players)
    rooms = edition.rooms.values()
    settings = Settings(
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
        kennel_card=options["kennel_card"],
        choose_characters=options["characters"] == "choose",
        change_any=options["change_cards"] == "any",
        dormitory_contagion=options["dormitory_contagion"],
        first_boarder_shows=options["first_boarder_shows"],
        majority_boarding=options["boarding"] == "majority",
        station_fuels_vehicles=options["station_fuel"] == "any",
        solitary=tuple(
            (room, USE)
            for room, option in (("radio_room", "radio_coop_use"), ("helicopter", "helicopter_coop_use"))
            if not options[option]
        ),
    )
    _check_components(edition, settings)
    return settings


def _check_components(edition: Edition, settings: Settings) -> None:
    """Figures must fit together and into the box (B-2.10)."""
    column = settings.players - PLAYERS[0]
    counts, limits = edition.counts, edition.limits
    if len(settings.die) != DIE_FACES:
        raise ValueError(
            f"figures die_sun, die_snow and die_storm make {DIE_FACES} faces, not {len(settings.die)}"
        )
    if settings.start >= settings.red:
        raise ValueError(
            f"figure suspicion_start is below suspicion_red ({settings.red}), not {settings.start}"
        )
    fuel = sum(by_players[column] for by_players in counts.fuel.values())
    fuel += settings.fuel_limit[settings.boiler] + settings.fuel_limit[settings.generator]
    if fuel > limits.fuel:
        raise ValueError(
            f"figures boiler_fuel and generator_fuel take {fuel} fuel tokens with the stores; there are {limits.fuel}"
        )
    damage = sum(settings.damage_limit.values())
    printed = sum(
        figure.value(settings.players) for figure in edition.figures if figure.name.endswith("_damage")
    )
    if damage > max(limits.damage, printed):
        raise ValueError(f"the damage figures add up to {damage}; there are {limits.damage} counters")
    for room, by_players in counts.damage.items():
        if settings.damage_limit[room] < by_players[column]:
            raise ValueError(
                f"figure {edition.rooms[room].damage_limit} is at least the damage that {room} starts with, "
                f"{by_players[column]}, not {settings.damage_limit[room]}"
            )
