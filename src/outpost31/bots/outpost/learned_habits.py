"""Habits as counted in the lab, for each game at an outpost, small tables and others, and each kind of table."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache

from outpost31.bots.learned import (
    habits_boardgame,
    habits_boardgame_small,
    habits_norwegian,
    habits_norwegian_four,
)
from outpost31.bots.outpost.habits import OutpostHabits, as_humans_do

FOUR, FIVE, CROWD = 4, 5, 7
RELIANCE = {"boardgame": 0.4, "norwegian": 1.0}
"""By game, how far what people do is relied on.

They watch one another and do alike, so many signs together say less than each was counted to say."""
RELIANCE_OF_FOUR = {"boardgame": 0.7, "norwegian": 1.4}
"""The same among four. At the Norwegian outpost signs say more there than each was counted to say."""
COUNTED = {
    ("boardgame", FOUR): habits_boardgame_small.HABITS,
    ("boardgame", FIVE): habits_boardgame_small.HABITS,
    ("norwegian", FOUR): habits_norwegian_four.HABITS,
}
"""By game and number of people, where these play otherwise (`worth.Prices`, `aliens`): the habits of four kinds."""
COUNTED_OTHERS = {"boardgame": habits_boardgame.HABITS, "norwegian": habits_norwegian.HABITS}
"""The same with any other number."""
ALOOF = 0.88
"""How often aliens who keep apart go where nobody is."""
ALOOF_THROWS, ALOOF_SABOTAGES = 0.5, 0.25
"""How often they throw their hand away, and hand over SABOTAGE when they may choose."""
LEADS_ON = 0.4
"""How often obstructive aliens who lead reveal another card."""
WASTEFUL_THROWS = 0.8
"""How often wasteful aliens throw their hand away."""
TAKES_THE_LEAD = 0.9
"""How often domineering aliens go where the leader's marker lies."""
OBSTRUCTIVE_THROWS, OBSTRUCTIVE_SABOTAGES = 0.6, 0.2
"""How often they throw their hand away, and hand over SABOTAGE when they may choose."""

HARMFUL = OutpostHabits(
    joins_work=(0.292, 0.6779),
    joins_idly=(0.0192, 0.0789),
    stays_apart=(0.6887, 0.2433),
    takes_marker=(0.61, 0.61),
    goes_on=(0.7601, 0.3958),
    takes_special=(0.2701, 0.3011),
    wastes=(0.0098, 0.0648),
    fuels=(0.1574, 0.0847),
    tests=(0.0354, 0.0116),
    lets_test=(0.0285, 0.0001),
    burns=(0.0019, 0.0),
    plays_bonus=(0.0051, 0.0),
    withdraws=(0.0079, 0.0),
    sabotages=(0.0003, 0.7825),
    lays_alien=0.9687,
    votes=((0.0942, 0.511), (0.4023, 0.0846)),
)
"""Aliens who stop the stack and hand over SABOTAGE: the seasoned among 4 and 5, counted while theirs still did so.

Who goes for the leader's marker was not counted then: aliens as often as humans, and these as often as among many.
"""

SHY = OutpostHabits(
    joins_work=(0.2338, 0.1601),
    joins_idly=(0.0591, 0.0993),
    stays_apart=(0.7071, 0.7405),
    takes_marker=(0.5, 0.5),
    goes_on=(0.6477, 0.7434),
    takes_special=(0.4346, 0.4463),
    wastes=(0.0189, 0.0431),
    fuels=(0.0, 0.0),
    tests=(0.1168, 0.0003),
    lets_test=(0.0409, 0.0002),
    burns=(0.0027, 0.0),
    plays_bonus=(0.0105, 0.0),
    withdraws=(0.0005, 0.0),
    sabotages=(0.0, 0.0402),
    lays_alien=0.9704,
    votes=((0.3026, 0.4179), (0.3997, 0.0335)),
)
"""Aliens who seek nobody and mean to get away unsuspected: the seasoned among four at the Norwegian outpost, counted
while theirs still did so."""


def well_behaved(kind: OutpostHabits) -> OutpostHabits:
    """The same table with aliens who do everything as humans do, and only meetings and tests tell them apart.

    Nobody counted them: anybody can behave well. As long as nothing bad happens this is what explains it best, and then
    good behaviour clears nobody.
    """
    return replace(kind, **{each.name: as_humans_do(getattr(kind, each.name)) for each in fields(kind)})


def aloof(kind: OutpostHabits) -> OutpostHabits:
    """The same table with aliens who behave as humans do, but keep apart and throw their hands away.

    Nobody counted them: a search found them. Among the usual aliens, who seek people, whoever is alone looks human.
    """
    work, idle = kind.joins_work[0], kind.joins_idly[0]
    joins = (1.0 - ALOOF) / (work + idle)
    return replace(
        well_behaved(kind),
        joins_work=(work, joins * work),
        joins_idly=(idle, joins * idle),
        stays_apart=(kind.stays_apart[0], ALOOF),
        takes_special=(kind.takes_special[0], ALOOF_THROWS),
        sabotages=(kind.sabotages[0], ALOOF_SABOTAGES),
    )


def obstructive(kind: OutpostHabits) -> OutpostHabits:
    """The same table with aliens who hold the others up: they end the stack when they lead, and throw their hands away.

    Nobody counted them: a search found them where the usual aliens work along, and nobody thought ill of either.
    """
    return replace(
        kind,
        goes_on=(kind.goes_on[0], LEADS_ON),
        takes_special=(kind.takes_special[0], OBSTRUCTIVE_THROWS),
        sabotages=(kind.sabotages[0], OBSTRUCTIVE_SABOTAGES),
    )


def wasteful(kind: OutpostHabits) -> OutpostHabits:
    """The same table with aliens who behave as humans do, but throw their hands away, in company.

    Nobody counted them: the usual ones throw as many away as humans do, so that it told nothing.
    """
    return replace(well_behaved(kind), takes_special=(kind.takes_special[0], WASTEFUL_THROWS))


def domineering(kind: OutpostHabits) -> OutpostHabits:
    """The same table with aliens who behave as humans do, but go wherever the leader's marker lies.

    Nobody counted them: whoever leads decides what is done, who is named and who may test.
    """
    return replace(well_behaved(kind), takes_marker=(kind.takes_marker[0], TAKES_THE_LEAD))


def unmarked(kind: OutpostHabits) -> OutpostHabits:
    """The same table where nothing is made of who goes for the leader's marker: among many both do alike."""
    return replace(kind, takes_marker=(0.5, 0.5))


Kinds = tuple[OutpostHabits, ...]
WELL_BEHAVED = 4
"""Which of the kinds of table are the aliens that behave well: the first that nobody counted."""


@cache
def kinds_for(game: str, seats: int) -> Kinds:
    """The kinds of table that there are.

    Novices among themselves, against seasoned aliens, seasoned against novices, seasoned; aliens that behave well among
    the seasoned; at the board game those who keep apart, among many those who throw their hands away, those who do
    harm, and among few those who always lead; at the Norwegian outpost those who hold the others up, and among four the
    seasoned as they play among more, among more those who seek nobody.
    """
    others = COUNTED_OTHERS[game]
    here = COUNTED.get((game, seats), others)
    usual = here[-1]
    others_yet: Kinds
    if game == "norwegian":
        others_yet = obstructive(usual), others[-1] if seats == FOUR else SHY
    else:
        others_yet = aloof(usual), *_of_that_many(usual, seats), HARMFUL
    relied = (RELIANCE_OF_FOUR if seats == FOUR else RELIANCE)[game]
    kinds = (replace(kind, reliance=relied) for kind in (*here, well_behaved(usual), *others_yet))
    return tuple(kinds) if game == "boardgame" and seats <= FIVE else tuple(map(unmarked, kinds))


def _of_that_many(usual: OutpostHabits, seats: int) -> Kinds:
    """What aliens of a board game of that many gained by."""
    if seats <= FIVE:
        return (domineering(usual),)
    return (wasteful(usual),) if seats >= CROWD else ()


def seeking(kind: OutpostHabits) -> float:
    """How much aliens seek people: of the times when a human would be apart, how often an alien is with somebody."""
    human, alien = kind.stays_apart
    return max(0.0, 1.0 - alien / human)


@cache
def seeking_for(game: str, seats: int) -> tuple[float, ...]:
    """By kind of table, in the order of `kinds_for`, how much aliens seek people.

    Those whom nobody counted do as the seasoned do, for all that one knows: good manners tell nothing of it.
    """
    *here, last = kinds_for(game, seats)
    counted = [seeking(kind) for kind in here[:WELL_BEHAVED]]
    return (*counted, *counted[-1:] * len(here[WELL_BEHAVED:]), seeking(last))
