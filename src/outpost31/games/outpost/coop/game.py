"""1 to 3 players against an automated alien: a function from the boardgame's edition, and the game it makes.

There are no accusations, no hands of action cards, no contagion tokens and no leader marker. Whatever is not named
here is as with 6 players.
"""

from __future__ import annotations

from dataclasses import replace

from outpost31.games.outpost.boardgame import BOARDGAME
from outpost31.games.outpost.coop.actions import PlayDice
from outpost31.games.outpost.coop.alien import (
    UnleashAlien,
    act_undisturbed,
    may_always_use_fire,
    pay_with_assignment,
    prevail,
)
from outpost31.games.outpost.coop.clauses import CLAUSES
from outpost31.games.outpost.coop.escape import start_escape
from outpost31.games.outpost.coop.exposure import (
    expose,
    keep_sheet,
    look_for_characters,
    show_under_test,
    wins_together,
)
from outpost31.games.outpost.coop.movement import BoardBeforePlacing, PlaceCharacters, meet, meet_dog
from outpost31.games.outpost.coop.options import OPTIONS
from outpost31.games.outpost.coop.rounds import GrowThreat, PassSheet
from outpost31.games.outpost.coop.setup import LAYING_OUT, lay_out, with_more_items
from outpost31.games.outpost.coop.shapes import CoopView
from outpost31.games.outpost.coop.trading import TradeFreely
from outpost31.games.outpost.coop.view import seen_by_all
from outpost31.games.outpost.dogs import MoveDogs, ReturnLocationCards
from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.editions import EDITIONS, add_edition
from outpost31.games.outpost.food import EatFood
from outpost31.games.outpost.maintenance import MaintainBase
from outpost31.games.outpost.meetings import ResolveMeetings
from outpost31.games.outpost.table import Outpost
from outpost31.games.outpost.testing import RunTests
from outpost31.games.outpost.trading import MeetInLeisureRoom
from outpost31.games.outpost.view import known_besides, phase_of
from outpost31.games.outpost.weather import RollWeather
from outpost31.kernel import Game, Options, register

ROUND = (  # C-2.1
    RollWeather(),  # 1
    MaintainBase(),  # 2
    BoardBeforePlacing(),  # 3
    PlaceCharacters(),
    ResolveMeetings(),
    UnleashAlien(),  # 4
    PlayDice(),  # 5
    MeetInLeisureRoom(),  # 6
    TradeFreely(),
    RunTests(),  # 7
    EatFood(),  # 8
    MoveDogs(),  # 9
    ReturnLocationCards(),
    PassSheet(),
    GrowThreat(),
)
"""The steps of a round, in the rulebook's order (C-2.1)."""


def cooperative(edition: Edition) -> Edition:
    """An edition as 1 to 3 players play it: what differs, and nothing else."""
    return replace(
        edition,
        key="coop",
        items=with_more_items(edition.items),  # C-1.2
        counts=replace(edition.counts, action_cards_each=0),  # dice instead (C-1.5)
        laying_out=LAYING_OUT,
        round=ROUND,
        meet=meet,
        meet_dog=meet_dog,
        alien_undisturbed=act_undisturbed,
        alien_prevails=prevail,
        may_use_fire=may_always_use_fire,
        pay_for_fire=pay_with_assignment,
        expose=expose,
        leader_leaves=keep_sheet,
        show_under_test=show_under_test,
        start_escape=start_escape,
        look_for_end=look_for_characters,
        winners=wins_together,
    )


COOP = add_edition(cooperative(BOARDGAME))


def set_up(seats: int, options: Options) -> Outpost:
    """The table for this number of players, with the set-up first on its agenda."""
    return lay_out(EDITIONS[COOP.key], seats, options)


GAME = register(
    Game(
        key="coop",
        title="The Thing: The Boardgame for 1 to 3",
        seats=range(1, 4),
        version=2,
        options=OPTIONS,
        set_up=set_up,
        seen_by_all=seen_by_all,
        known_besides=known_besides,
        package=__package__,
        letter="C",
        builds_on="boardgame",
        is_cooperative=True,
        shape=CoopView,
        clauses=CLAUSES,
        moment_of=phase_of,
    )
)
