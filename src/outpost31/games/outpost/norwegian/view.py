"""The view of the Norwegian Outpost: the base game's, and what lies on the table besides."""

from __future__ import annotations

from typing import Any

from outpost31.games.outpost import view as base
from outpost31.games.outpost.norwegian.annex import Annex, Ufo, annex_of
from outpost31.games.outpost.norwegian.figures import LAUNCH_COSTS, UFO_ROUNDS
from outpost31.games.outpost.norwegian.records import dental_record
from outpost31.games.outpost.table import OPERATIONS, UNDERGROUND, Outpost
from outpost31.kernel import Seat, Secret

KEY = "norwegian"


def view(table: Outpost, viewer: Seat | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
    """Everything on the table, and of what is hidden only what this viewer knows; all after the end."""
    if public is None:
        public = _seen_by_all(table)
    seen = base.view(table, viewer, public)
    if viewer is not None and table.outcome is None:
        _add_known(table, viewer, seen)
    return seen


def _add_known(table: Outpost, viewer: Seat, seen: dict[str, Any]) -> None:
    """What a seat knows besides, added to its view of the base: dental records, and tokens of the UFO."""
    people, ufo = seen["people"], annex_of(table).ufo
    for pawn, person in enumerate(people):
        record = dental_record(table, pawn)
        if viewer in record.known_to:
            people[pawn] = {**person, "record": record.value}
    if ufo is None:
        return
    for side, tokens in (("team", ufo.team_tokens), ("humans", ufo.human_tokens)):
        if viewer in tokens.known_to:
            seen["ufo"] = {**seen["ufo"], side: _tokens(tokens, is_known=True)}


def _seen_by_all(table: Outpost) -> dict[str, Any]:
    """What lies open on the table, and after the end everything."""
    annex = annex_of(table)
    over = table.outcome is not None
    seen = base.view(table, None)
    seen["edition"] = KEY
    for pawn, person in enumerate(seen["people"]):
        person["record"] = dental_record(table, pawn).value if over else None
        person["record_shown"] = annex.records_shown[pawn]
    seen["base"]["stores"] = {store: table.fuel[store] for store in (UNDERGROUND, OPERATIONS)}
    seen["vehicles_gone"] = list(annex.vehicles_gone)
    seen["dog"] = {"space": annex.dog, "track": annex.dog_track, "rifles_laid": annex.rifles_laid}
    seen["ufo"] = None if annex.ufo is None else _ufo(annex, annex.ufo, over=over)
    return seen


def _ufo(annex: Annex, ufo: Ufo, *, over: bool) -> dict[str, Any]:
    """The board of the UFO: sectors, tokens and launch cards (N-5.1). Who is where, the rooms and people say."""
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


def _tokens(tokens: Secret[tuple[str, ...]], *, is_known: bool) -> dict[str, Any]:
    """The tokens that one side collected: how many, and which to who may look (N-5.3)."""
    return {"count": len(tokens.value), "kinds": sorted(tokens.value) if is_known else None}
