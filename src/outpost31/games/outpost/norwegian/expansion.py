"""The Norwegian Outpost, 4 to 8 players: what it changes in the base game, and nothing else (N-1.1 to N-5.6)."""

from __future__ import annotations

from dataclasses import replace

from outpost31.games.outpost.asked import OFTEN_FORMAL
from outpost31.games.outpost.attacks import ResolveAlienEncounters, ReturnAlien
from outpost31.games.outpost.boardgame import BOARDGAME
from outpost31.games.outpost.boxes import editions
from outpost31.games.outpost.edition import GREEN, Edition, RoomKind
from outpost31.games.outpost.editions import EDITIONS, add_edition
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.figures import FigureOverrides, settle_figures
from outpost31.games.outpost.norwegian.annex import Annex
from outpost31.games.outpost.norwegian.characters import CHARACTERS
from outpost31.games.outpost.norwegian.clauses import CLAUSES
from outpost31.games.outpost.norwegian.dog import MoveDog
from outpost31.games.outpost.norwegian.encounters import ResolveNewEncounters
from outpost31.games.outpost.norwegian.ending import winners
from outpost31.games.outpost.norwegian.escape import board, depart, may_board
from outpost31.games.outpost.norwegian.figures import (
    FIGURES,
    MOST_SNOW_CATS,
    NPCS,
    SECTORS,
    check_ufo,
    settle_numbers,
)
from outpost31.games.outpost.norwegian.figures import SNOW_CATS as NUMBER_OF_SNOW_CATS
from outpost31.games.outpost.norwegian.flight import UFO, ufo_components
from outpost31.games.outpost.norwegian.launch import LookForUfoEnd, PayForLaunch
from outpost31.games.outpost.norwegian.records import HEALTHY, TEST_BY_FLASHLIGHT, TakeDentalRecords
from outpost31.games.outpost.norwegian.rooms import SHACK, ready_from_the_start, refit
from outpost31.games.outpost.norwegian.sectors import (
    CollectTokens,
    EnterSectors,
    LeaveSectors,
    PickSector,
    RevealSectors,
    collect_alone,
    face_alien_in_sector,
    needs_no_stack,
    pay_nothing_more,
    prevail_in_sector,
)
from outpost31.games.outpost.norwegian.shapes import NorwegianView
from outpost31.games.outpost.norwegian.things import items, weapons
from outpost31.games.outpost.norwegian.view import KEY, eliminated, known_besides, seen_by_all
from outpost31.games.outpost.options import OPTIONS, build_settings, fits_into_the_box
from outpost31.games.outpost.setup import DealFirstAlien, lay_table
from outpost31.games.outpost.table import OFF_BOARD, Outpost
from outpost31.games.outpost.view import exposed, phase_of
from outpost31.kernel import Game, Options, Secret, Step, register
from outpost31.kernel.options import OptionKind

UFO_ROUND = (
    PickSector(),  # N-5.2
    EnterSectors(),
    RevealSectors(),
    ResolveAlienEncounters(),
    CollectTokens(),  # N-5.3
    ReturnAlien(),
    LookForUfoEnd(),  # N-5.5
    PayForLaunch(),  # N-5.4
    LookForUfoEnd(is_last=True),
    LeaveSectors(),  # N-5.6
)
"""The steps of a round at the UFO (N-5.2 to N-5.6)."""


def _with(steps: tuple[Step, ...], old: Step, *new: Step) -> tuple[Step, ...]:
    """These steps, with others in place of one."""
    at = steps.index(old)
    return (*steps[:at], *new, *steps[at + 1 :])


def norwegian(base: Edition, snow_cats: int = 2) -> Edition:
    """The Norwegian Outpost made from the base game, with this number of Snow Cats (N-1.1)."""
    return replace(
        base,
        key=edition_key(snow_cats),
        rooms=refit(base.rooms, snow_cats),
        characters=CHARACTERS,
        weapons=weapons(base.weapons),
        items=items(base.items),
        counts=ready_from_the_start(base.counts),
        figures=FIGURES,
        tests={**base.tests, TEST_BY_FLASHLIGHT.key: TEST_BY_FLASHLIGHT},
        kennel=SHACK,
        laying_out=_with(base.laying_out, DealFirstAlien(), DealFirstAlien(), TakeDentalRecords()),
        round=(*_with(base.round, ResolveEncounters(), ResolveNewEncounters()), MoveDog()),
        board=board,
        may_board=may_board,
        depart=depart,
        winners=winners,
    )


def at_the_ufo(outpost: Edition) -> Edition:
    """What is played once the base is left behind: the sectors are the rooms (N-5.1)."""
    return replace(
        outpost,
        key=UFO,
        rooms={key: RoomKind(key, GREEN) for key in SECTORS},
        round=UFO_ROUND,
        alien_undisturbed=collect_alone,
        face_alien=face_alien_in_sector,
        alien_prevails=prevail_in_sector,
        may_use_fire=needs_no_stack,
        pay_for_fire=pay_nothing_more,
    )


def edition_key(snow_cats: int) -> str:
    """Where a table finds its edition; how many Snow Cats there are is a figure (N-1.1)."""
    return f"{KEY}_{snow_cats}"


for _count in range(1, MOST_SNOW_CATS + 1):
    add_edition(norwegian(BOARDGAME, _count))
NORWEGIAN = EDITIONS[edition_key(2)]
add_edition(at_the_ufo(NORWEGIAN))

SETTLED = {
    "first_boarder_shows": False,  # N-4.3
    "station_fuel": "base",  # N-1.2
    "radio_coop_use": True,  # USE there is never done twice, nor in a vehicle (N-1.2).
    "helicopter_coop_use": True,
}
"""Options of the base game that the Norwegian Outpost decides."""

_fits_base = fits_into_the_box(
    # The limits may add up to more than the 20 counters: there are simply never more in play (N-1.2).
    NORWEGIAN.rooms,
    NORWEGIAN.counts,
    replace(NORWEGIAN.limits, damage=NORWEGIAN.limits.damage * len(NORWEGIAN.rooms)),
)


def fits(figures: dict[str, int], players: int) -> None:
    """Raise NotAllowed if figures do not fit together."""
    _fits_base(figures, players)
    check_ufo(figures)


def set_up(seats: int, options: Options) -> Outpost:
    """The table for this number of seats, with the set-up first on its agenda."""
    figures = settle_figures(FIGURES, options["figures"], seats)
    edition = EDITIONS[edition_key(figures[NUMBER_OF_SNOW_CATS])]
    table = lay_table(edition, build_settings(edition, seats, {**options, **SETTLED}), list(range(seats)))
    table.dogs = [OFF_BOARD] * figures[NPCS]  # N-1.1
    numbers = settle_numbers(figures)
    table.box.update(ufo_components(numbers.tokens))
    table.annex = Annex(
        numbers,
        records=[Secret(HEALTHY)] * seats,  # nobody knows anything before records are taken
        records_shown=[None] * seats,
        dog_track=figures["dog_track"],  # N-1.5
    )
    table.first(*edition.laying_out)
    return table


_options: tuple[OptionKind, ...] = (
    *(kind for kind in OPTIONS if kind.name not in {*SETTLED, "edition", "figures"}),
    FigureOverrides(FIGURES, fits),
)

GAME = register(
    Game(
        key=KEY,
        title="The Thing: Norwegian Outpost",
        seats=range(4, 9),
        version=2,
        options=(editions(_options), *_options),
        set_up=set_up,
        seen_by_all=seen_by_all,
        known_besides=known_besides,
        package=__package__,
        letter="N",
        builds_on="boardgame",
        shape=NorwegianView,
        clauses=CLAUSES,
        moment_of=phase_of,
        often_formal=OFTEN_FORMAL,
        eliminated=eliminated,
        silence="N-4.1",
        exposed=exposed,
        counsel="B-4.9",
    )
)
