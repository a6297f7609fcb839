"""Where every component of the Norwegian Outpost is, and what can never be so. (B-2.10, N-1.1 to N-5.6)"""

from __future__ import annotations

from collections import Counter

from outpost31 import Match
from outpost31.games.outpost.ending import ALIEN_ABOARD
from outpost31.games.outpost.norwegian.annex import Annex, Ufo, annex_of
from outpost31.games.outpost.norwegian.figures import LAUNCH_COSTS, SECTORS, UFO_ROUNDS
from outpost31.games.outpost.norwegian.records import FILLINGS, RECORDS, dental_record
from outpost31.games.outpost.norwegian.rooms import SNOW_CATS
from outpost31.games.outpost.table import ALIEN, CHARACTER, HUMAN, Outpost
from tests.games.outpost.conservation import BOX as BASE_BOX
from tests.games.outpost.conservation import components as base_components
from tests.games.outpost.conservation import wrong_components, wrong_table

BOX = {kind: count for kind, count in BASE_BOX.items() if kind not in ("dynamite", "wire")} | {
    "location": 12,  # N-1.1
    "grenade": 4,  # N-1.3
    "sniper_rifle": 3,
    "keys": 3,
    "sector_card": 8,  # N-5.1
    "launch_card": 5,
    "departure_1": 12,
    "departure_2": 8,
    "departure_3": 4,
}
"""Every component of the box for 4 to 8 players, but for the two dental records of each seat."""


def box(seats: int) -> Counter[str]:
    """Every component, with the dental records for this number of seats. (N-1.4)"""
    return Counter(BOX) + Counter({f"record:{record}": seats for record in RECORDS})


def components(table: Outpost) -> Counter[str]:
    """Every component, wherever it lies, the box included."""
    annex = annex_of(table)
    found = base_components(table)
    found["sniper_rifle"] += annex.rifles_laid
    for pawn in range(len(annex.records)):
        # One lies under the sheet, the other is put away.
        own = dental_record(table, pawn).value
        found[f"record:{own}"] += 1
        found.update(f"record:{other}" for other in RECORDS if other != own)
    ufo = annex.ufo
    if ufo is not None:
        found["location"] -= len(SECTORS)
        found["sector_card"] += len(SECTORS)
        found["launch_card"] += len(LAUNCH_COSTS)
        found.update(ufo.unseen.cards())
        found.update(ufo.team_tokens.value)
        found.update(ufo.human_tokens.value)
    return +found


def wrong(match: Match) -> str | None:
    """What is wrong between two answers."""
    table: Outpost = match.table  # type: ignore[assignment]
    annex = annex_of(table)
    return (
        wrong_components(components(table), box(table.seats))
        or wrong_table(table)
        or _wrong_outpost(table, annex)
        or _wrong_departure(table)
        or (_wrong_ufo(table, annex, annex.ufo) if annex.ufo else None)
    )


def _wrong_outpost(table: Outpost, annex: Annex) -> str | None:
    if set(table.fuel) != {"boiler_room", "generator_room", "underground", "operations"}:
        return "there is fuel where none belongs (N-1.2)"
    if annex.rifles_laid > 1:
        return "more than one Sniper Rifle was laid (N-2.2)"
    if annex.dog >= annex.dog_track and table.outcome is None:
        return "the dog has escaped and nobody noticed (N-3.1)"
    for pawn, status in enumerate(table.status):
        role = table.role[pawn].value
        if status == "escaped" and role == ALIEN:
            return f"the alien {pawn} escaped with the humans (N-4.3)"
        if status == "escaped" and table.outcome and table.player[pawn] not in table.outcome.winners:
            return f"{pawn} escaped and did not win (N-4.4)"
        if role == ALIEN and dental_record(table, pawn).value == FILLINGS:
            return f"the alien {pawn} has fillings (N-1.4)"
    for room in annex.vehicles_gone:
        if table.damage[room]:
            return f"something happened to {room}, which is gone (N-4.1)"
    humans = sum(
        status == CHARACTER and role.value == HUMAN
        for status, role in zip(table.status, table.role, strict=True)
    )
    if table.outcome is None and not humans:
        return "no human is left and the game goes on (N-4.4)"
    return None


def _wrong_departure(table: Outpost) -> str | None:
    """Aliens alone win in a helicopter; a Snow Cat brings them to the UFO. (N-4.3)"""
    if table.outcome is None or table.outcome.reason != ALIEN_ABOARD or table.vehicle not in SNOW_CATS:
        return None
    alone = all(table.role[pawn].value == ALIEN for pawn in table.aboard)
    return "aliens alone in a Snow Cat won at once (N-4.3)" if alone else None


def _wrong_ufo(table: Outpost, annex: Annex, ufo: Ufo) -> str | None:
    for pawn in table.in_turn():
        if table.role[pawn].value == ALIEN:
            return f"the alien {pawn} did not show itself (N-5.1)"
    for sector, strength in table.ambush.value:
        if strength < annex.numbers.sector(sector).minimum:
            return f"too little strength lies on {sector} (N-5.2)"
    if ufo.reserve < 0:
        return "there are more tokens in the sectors than there are (N-5.3)"
    if ufo.round > UFO_ROUNDS and table.outcome is None:
        return "more than 20 rounds are played (N-5.5)"
    if ufo.launch_cards_paid == len(LAUNCH_COSTS) and table.outcome is None:
        return "the launch is paid and nobody noticed (N-5.5)"
    return None
