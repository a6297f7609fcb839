"""The games of Stay Away! that are recorded: how each ends, and with which players it is sought."""

from __future__ import annotations

from typing import Any

from outpost31 import Match
from outpost31.games.stayaway.cards import PANICS
from outpost31.games.stayaway.effects import ACTIONS
from outpost31.games.stayaway.events import CardPlayed, DoorDiscarded, PanicDrawn, PanicMissedItsMark
from outpost31.games.stayaway.table import HUMAN, INFECTED
from tests.golden.searching import Ending, Search, ends
from tests.golden.stayaway_temper import Temper, weight


def is_eventful(match: Match) -> bool:
    """Every Panic! card was drawn, and every card that can be played was."""
    cards = {event.card for event in match.all_told if isinstance(event, (PanicDrawn, CardPlayed))}
    return cards == PANICS | set(ACTIONS)


def is_fruitless(match: Match) -> bool:
    """Much was played, and a Panic! card found nobody to act on."""
    cards = {event.card for event in match.all_told if isinstance(event, CardPlayed)}
    return len(cards) > 10 and any(isinstance(event, PanicMissedItsMark) for event in match.all_told)


def has_doors_that_meet(match: Match) -> bool:
    """A place closed between two barred doors: one moved, one went."""
    return any(isinstance(event, DoorDiscarded) for event in match.all_told)


def living(match: Any, role: object) -> int:
    """How many of a role are alive."""
    return sum(match.table.role(seat) is role for seat in match.table.circle)


SPREAD = Temper(infect=30, burn_the_thing=0, burn_others=0, defend=0.2, declare="rightly")
SPREAD_AND_BURN = Temper(infect=30, burn_the_thing=0, burn_others=3, declare="rightly")

ENDINGS: dict[str, Ending] = {
    "the_thing_eliminated": Ending(
        6, Temper(burn_the_thing=5), ends("the_thing_eliminated", lambda match: living(match, HUMAN) > 1)
    ),
    "the_thing_eliminated_with_infected_alive": Ending(
        7,
        Temper(infect=20, burn_the_thing=5),
        ends("the_thing_eliminated", lambda match: living(match, HUMAN) > 0 < living(match, INFECTED)),
        {"turn_after_swap": "swapped", "quarantine_exchange": "none"},
    ),
    "the_thing_eliminated_without_living_humans": Ending(
        4,
        Temper(
            infect=30, burn_the_thing=100, burn_others=0, defend=0.2, spare_the_thing_while_humans_live=True
        ),
        ends("the_thing_eliminated", lambda match: not living(match, HUMAN)),
    ),
    "the_thing_discovered_by_analysis": Ending(
        5,
        Temper(look_at_the_thing=50, burn_the_thing=0),
        ends("the_thing_discovered", lambda match: match.table.in_play == ["analysis"]),
    ),
    "the_thing_discovered_in_revelations": Ending(
        8,
        Temper(look_at_the_thing=50, burn_the_thing=0, burn_others=0, infect=0),
        ends("the_thing_discovered", lambda match: match.table.in_play == ["revelations"]),
        {"quarantine_exchange": "open"},
    ),
    "declared_rightly_alone": Ending(
        4, SPREAD, ends("declared_rightly", lambda match: match.outcome.winners == (match.table.the_thing,))
    ),
    "declared_rightly_but_for_the_last_infected": Ending(
        5,
        SPREAD_AND_BURN,
        ends(
            "declared_rightly",
            lambda match: (
                len(match.outcome.winners) > 1 and match.table.last_infected in match.outcome.losers
            ),
        ),
    ),
    "declared_rightly_by_all": Ending(
        5,
        SPREAD_AND_BURN,
        ends(
            "declared_rightly",
            lambda match: len(match.outcome.winners) > 1 and match.table.last_infected is None,
        ),
    ),
    "declared_wrongly": Ending(4, Temper(declare="at once"), ends("declared_wrongly")),
    "declared_wrongly_at_a_full_table": Ending(
        12, Temper(infect=5, declare="at once"), ends("declared_wrongly", lambda match: match.table.turn > 11)
    ),
    "the_thing_alone": Ending(
        4, Temper(burn_the_thing=0, burn_others=100, defend=0.1), ends("the_thing_alone"), most=1200
    ),
    "out_of_turns": Ending(
        4,
        Temper(burn_the_thing=0, burn_others=0, infect=0, act=0.01),
        ends("out_of_turns"),
        {"thing_flamethrower": False},
        most=5000,
    ),
    "an_eventful_game": Ending(
        11, Temper(burn_the_thing=0.2, burn_others=0.2, infect=0.3, act=2), is_eventful, most=4000
    ),
    "a_fruitless_panic": Ending(
        10,
        Temper(burn_the_thing=0.2, burn_others=0.2, infect=0.5, act=2),
        is_fruitless,
        {"turn_after_swap": "swapped", "quarantine_exchange": "open", "thing_flamethrower": False},
        most=4000,
    ),
    "doors_that_meet": Ending(
        8, Temper(burn_the_thing=0.1, burn_others=3, infect=0.3, act=3), has_doors_that_meet, most=4000
    ),
}

SEARCH = Search("stayaway", weight, ENDINGS, tries=400, most=600)
