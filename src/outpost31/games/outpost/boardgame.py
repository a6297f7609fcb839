"""The Thing: The Boardgame, 4 to 8 players: the box, the round, and the game as the kernel knows it."""

from __future__ import annotations

from outpost31.games.outpost.accusation import Accuse, ExposeThemselves
from outpost31.games.outpost.actions import PlayActionCards
from outpost31.games.outpost.alien import PlaceAlien
from outpost31.games.outpost.asked import OFTEN_FORMAL
from outpost31.games.outpost.attacks import alien_prevails, alien_undisturbed, face_alien
from outpost31.games.outpost.burning import BurnRooms
from outpost31.games.outpost.characters import CHARACTERS
from outpost31.games.outpost.clauses import CLAUSES
from outpost31.games.outpost.contagion import meet, meet_dog
from outpost31.games.outpost.counts import COUNTS, LIMITS
from outpost31.games.outpost.dogs import ChangeLeader, MoveDogs
from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.editions import EDITIONS, add_edition
from outpost31.games.outpost.encounters import ResolveEncounters
from outpost31.games.outpost.ending import look_for_last_human, winners
from outpost31.games.outpost.escape import anybody_may_board, board, depart, start_escape
from outpost31.games.outpost.figures import FIGURES
from outpost31.games.outpost.food import EatFood
from outpost31.games.outpost.hands import DrawActionCards
from outpost31.games.outpost.items import ITEMS, WEAPONS
from outpost31.games.outpost.leaving import expose, pass_sheet_left
from outpost31.games.outpost.maintenance import MaintainBase, fly_rescue, heat_base, power_base
from outpost31.games.outpost.movement import MoveCharacters
from outpost31.games.outpost.options import OPTIONS, build_settings
from outpost31.games.outpost.rescue import BoardAfterEncounters
from outpost31.games.outpost.rooms import (
    BOILER_ROOM,
    GENERATOR_ROOM,
    KENNEL,
    ROOMS,
)
from outpost31.games.outpost.setup import LAYING_OUT, lay_table
from outpost31.games.outpost.shapes import BoardgameView
from outpost31.games.outpost.table import Outpost
from outpost31.games.outpost.testing import TESTS, RunTests, show_under_test
from outpost31.games.outpost.trading import MeetInLeisureRoom, Trade
from outpost31.games.outpost.view import eliminated, exposed, known_besides, phase_of, seen_by_all
from outpost31.games.outpost.weapons import has_face_down_card, pay_with_stack_card
from outpost31.games.outpost.weather import RollWeather
from outpost31.kernel import Game, Options, register

ROUND = (  # B-3.1
    RollWeather(),  # 1
    MaintainBase(),  # 2
    PlaceAlien(),  # 3
    DrawActionCards(),  # 4.1
    MoveCharacters(),
    ResolveEncounters(),
    BoardAfterEncounters(),
    BurnRooms(),  # 4.2
    PlayActionCards(),
    MeetInLeisureRoom(),  # 5
    Trade(),
    Accuse(),
    ExposeThemselves(),
    RunTests(),  # 6
    EatFood(),  # 7
    MoveDogs(),  # 8
    ChangeLeader(),
)
"""The steps of a round, in the rulebook's order (B-3.1)."""

BOARDGAME = add_edition(
    Edition(
        key="boardgame",
        rooms=ROOMS,
        characters=CHARACTERS,
        weapons=WEAPONS,
        items=ITEMS,
        counts=COUNTS,
        limits=LIMITS,
        figures=FIGURES,
        tests=TESTS,
        boiler=BOILER_ROOM,
        generator=GENERATOR_ROOM,
        kennel=KENNEL,
        laying_out=LAYING_OUT,
        round=ROUND,
        maintenance=(heat_base, power_base, fly_rescue),
        meet=meet,
        meet_dog=meet_dog,
        alien_undisturbed=alien_undisturbed,
        face_alien=face_alien,
        alien_prevails=alien_prevails,
        may_use_fire=has_face_down_card,
        pay_for_fire=pay_with_stack_card,
        expose=expose,
        leader_leaves=pass_sheet_left,
        show_under_test=show_under_test,
        start_escape=start_escape,
        may_board=anybody_may_board,
        board=board,
        depart=depart,
        look_for_end=look_for_last_human,
        winners=winners,
    )
)


def set_up(seats: int, options: Options) -> Outpost:
    """The table for this number of seats, with the set-up first on its agenda."""
    edition = EDITIONS[BOARDGAME.key]
    table = lay_table(edition, build_settings(edition, seats, options), list(range(seats)))
    table.first(*edition.laying_out)
    return table


GAME = register(
    Game(
        key="boardgame",
        title="The Thing: The Boardgame",
        seats=range(4, 9),
        version=2,
        options=OPTIONS,
        set_up=set_up,
        seen_by_all=seen_by_all,
        known_besides=known_besides,
        package=__package__,
        letter="B",
        shape=BoardgameView,
        clauses=CLAUSES,
        moment_of=phase_of,
        often_formal=OFTEN_FORMAL,
        eliminated=eliminated,
        silence="B-6.7",
        exposed=exposed,
        counsel="B-4.9",
    )
)
