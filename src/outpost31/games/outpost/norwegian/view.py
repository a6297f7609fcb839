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


def view(table: Outpost, viewer: Seat | None) -> dict[str, Any]:
    """Everything on the table, and of what is hidden only what this viewer knows; all after the end."""
    annex = annex_of(table)
    over = table.outcome is not None
    seen = base.view(table, viewer)
    seen["edition"] = KEY
    for pawn, person in enumerate(seen["people"]):
        person["record"] = _known(dental_record(table, pawn), viewer, over=over)
        person["record_shown"] = annex.records_shown[pawn]
    seen["base"]["stores"] = {store: table.fuel[store] for store in (UNDERGROUND, OPERATIONS)}
    seen["vehicles_gone"] = list(annex.vehicles_gone)
    seen["dog"] = {"space": annex.dog, "track": annex.dog_track, "rifles_laid": annex.rifles_laid}
    seen["ufo"] = None if annex.ufo is None else _ufo(annex, annex.ufo, viewer, over=over)
    return seen


def _known(secret: Secret[Any], viewer: Seat | None, *, over: bool) -> Any:
    """A secret's value for who knows it, for everybody once the game is over."""
    return secret.value if over else secret.seen_by(viewer)


def _ufo(annex: Annex, ufo: Ufo, viewer: Seat | None, *, over: bool) -> dict[str, Any]:
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
        "team": _tokens(ufo.team_tokens, viewer, over=over),
        "humans": _tokens(ufo.human_tokens, viewer, over=over),
        "unseen": sorted(ufo.unseen.cards()) if over else None,
    }


def _tokens(tokens: Secret[tuple[str, ...]], viewer: Seat | None, *, over: bool) -> dict[str, Any]:
    """The tokens that one side collected: how many, and which to who may look (N-5.3)."""
    known = _known(tokens, viewer, over=over)
    return {"count": len(tokens.value), "kinds": None if known is None else sorted(known)}
