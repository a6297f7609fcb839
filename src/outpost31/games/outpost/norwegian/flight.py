"""The way to the UFO: phase 4 breaks off and the base is left behind (N-5.1)."""

from __future__ import annotations

from outpost31.games.outpost.actions import discard_stack
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import RoleShown
from outpost31.games.outpost.norwegian.annex import Ufo, annex_of
from outpost31.games.outpost.norwegian.events import UfoReached
from outpost31.games.outpost.norwegian.figures import LAUNCH_COSTS, SECTORS
from outpost31.games.outpost.norwegian.sectors import IN_THE_UFO, BeginUfoRound
from outpost31.games.outpost.table import ALIEN, Outpost
from outpost31.kernel import Pile, Secret

UFO = "norwegian_ufo"
"""The edition that is played from then on."""
SECTOR_CARD = "sector_card"
LAUNCH_CARD = "launch_card"


def ufo_components(tokens: tuple[tuple[str, int], ...]) -> dict[str, int]:
    """What waits in the box for the UFO: sector cards, launch cards, departure tokens (N-5.1)."""
    return {SECTOR_CARD: len(SECTORS), LAUNCH_CARD: len(LAUNCH_COSTS), **dict(tokens)}


def reach_ufo(table: Outpost, passengers: tuple[int, ...]) -> None:
    """A Snow Cat whose passengers all prove alien leads to the UFO (N-4.3, N-5.1)."""
    table.agenda.clear()
    discard_stack(table)
    if table.revealed is not None:
        table.discards.drop(table.revealed)
        table.revealed = None
    table.vehicle = None
    table.aboard.clear()
    table.shown.clear()
    _show_aliens(table, passengers)
    _leave_base(table)
    _lay_out_ufo(table)
    humans = tuple(table.in_turn())
    table.tell(UfoReached(tuple(table.exposed()), humans))
    table.edition = UFO
    table.first(BeginUfoRound())


def _show_aliens(table: Outpost, passengers: tuple[int, ...]) -> None:
    """All aliens show themselves and join the team; the sheet goes to the next human (N-5.1)."""
    edition = edition_of(table)
    aliens = [pawn for pawn in table.in_turn() if table.role[pawn].value == ALIEN]
    for pawn in passengers:  # they have shown their roles
        edition.expose(table, pawn)
    for pawn in aliens:
        if pawn in passengers:
            continue
        table.tell(RoleShown(pawn, ALIEN))
        edition.expose(table, pawn)


def _leave_base(table: Outpost) -> None:
    """Living humans stand up; rooms, their cards and the leader marker are of no more use (N-5.1)."""
    table.marker = table.marker_holder = None
    for pawn in table.in_turn():
        table.where[pawn] = IN_THE_UFO
        table.standing[pawn] = True
    table.locations_out.extend(table.locations)
    table.locations[:] = SECTORS


def _lay_out_ufo(table: Outpost) -> None:
    """Departure tokens are shuffled, one goes face down on each sector, the rest is the reserve (N-5.1)."""
    annex = annex_of(table)
    tokens = annex.numbers.tokens
    for kind, count in ufo_components(tokens).items():
        table.box[kind] -= count
    humans = tuple([table.player[pawn] for pawn in table.in_turn()])
    annex.ufo = Ufo(
        unseen=Pile.shuffled([kind for kind, count in tokens for _ in range(count)]),
        sectors_with_token=list(SECTORS),
        team_tokens=Secret((), table.team()),
        human_tokens=Secret((), humans),
    )
