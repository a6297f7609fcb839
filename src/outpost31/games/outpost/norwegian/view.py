"""The view of the Norwegian Outpost: the base game's, and what lies on the table besides."""

from __future__ import annotations

from typing import Any, cast

from outpost31.games.outpost import view as base
from outpost31.games.outpost.norwegian.annex import ESCAPED, Annex, Ufo, annex_of
from outpost31.games.outpost.norwegian.figures import LAUNCH_COSTS, UFO_ROUNDS
from outpost31.games.outpost.norwegian.records import dental_record
from outpost31.games.outpost.norwegian.shapes import NorwegianView, TokensSeen, UfoSeen
from outpost31.games.outpost.table import DEAD, OPERATIONS, UNDERGROUND, Outpost
from outpost31.kernel import Seat, Secret

KEY = "norwegian"


def eliminated(public: NorwegianView) -> tuple[Seat, ...]:
    """The dead, and those who escaped: they have won and are out (B-6.7, N-4.1)."""
    return tuple(one["player"] for one in public["people"] if one["status"] in (DEAD, ESCAPED))


def known_besides(table: Outpost, viewer: Seat, public: NorwegianView) -> dict[str, Any]:
    """What a seat knows besides what all see: that of the base, dental records, and tokens of the UFO."""
    known = base.known_besides(table, viewer, public)
    if table.outcome is not None:
        return known
    annex = annex_of(table)
    people, ufo = known["people"], annex.ufo
    for pawn, taken in enumerate(annex.records):
        if viewer in taken.known_to:
            people.setdefault(pawn, {})["record"] = dental_record(table, pawn).value
    if ufo is not None and public["ufo"] is not None:
        for side, tokens in (("team", ufo.team_tokens), ("humans", ufo.human_tokens)):
            if viewer in tokens.known_to:
                known["ufo"] = {**known.get("ufo", public["ufo"]), side: _tokens(tokens, is_known=True)}
    return known


def seen_by_all(table: Outpost) -> NorwegianView:
    """What lies open on the table, and after the end everything.

    What the base game shows is new with every look, so the rest is put in there.
    """
    annex = annex_of(table)
    over = table.outcome is not None
    seen = cast(NorwegianView, base.seen_by_all(table))
    seen["edition"] = KEY
    seen["base"]["stores"] = {UNDERGROUND: table.fuel[UNDERGROUND], OPERATIONS: table.fuel[OPERATIONS]}
    for pawn, person in enumerate(seen["people"]):
        person["record"] = dental_record(table, pawn).value if over else None
        person["record_shown"] = annex.records_shown[pawn]
    seen["vehicles_gone"] = list(annex.vehicles_gone)
    seen["dog"] = {"space": annex.dog, "track": annex.dog_track, "rifles_laid": annex.rifles_laid}
    seen["ufo"] = None if annex.ufo is None else _ufo(annex, annex.ufo, over=over)
    return seen


def _ufo(annex: Annex, ufo: Ufo, *, over: bool) -> UfoSeen:
    """The board of the UFO: sectors, tokens and launch cards (N-5.1). Who is where is told by the rooms and people."""
    return {
        "round": ufo.round,
        "rounds": UFO_ROUNDS,
        "sectors": {
            sector.key: {
                "minimum": sector.minimum,
                "value": sector.value,
                "token": sector.key in ufo.sectors_with_token,
                "collecting": sector.key in ufo.collecting,
            }
            for sector in annex.numbers.sectors
        },
        "reserve": ufo.reserve,
        "tokens": [[kind, count] for kind, count in annex.numbers.tokens],
        "launch": {"costs": list(LAUNCH_COSTS), "paid": ufo.launch_cards_paid},
        "team": _tokens(ufo.team_tokens, is_known=over),
        "humans": _tokens(ufo.human_tokens, is_known=over),
        "unseen": sorted(ufo.unseen.cards()) if over else None,
    }


def _tokens(tokens: Secret[tuple[str, ...]], *, is_known: bool) -> TokensSeen:
    """The tokens that one side collected: how many, and to those who may look, which (N-5.3)."""
    return {"count": len(tokens.value), "kinds": sorted(tokens.value) if is_known else None}
