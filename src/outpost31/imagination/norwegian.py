"""The Norwegian Outpost behind a veil."""

from __future__ import annotations

import random

from outpost31.games.outpost.norwegian.annex import ESCAPED, Ufo, annex_of
from outpost31.games.outpost.norwegian.records import RECORDS
from outpost31.games.outpost.table import Outpost
from outpost31.imagination import outpost
from outpost31.imagination.outpost import Assignment, is_open
from outpost31.imagination.veils import BLANK
from outpost31.kernel import Pile, Seat, Secret

__all__ = ["blank", "deal", "is_open"]


def blank(table: Outpost, seat: Seat) -> None:
    """Blank in addition others' dental records, and departure tokens that the other side has seen. (N-1.4, N-5.3)"""
    outpost.blank(table, seat)
    annex = annex_of(table)
    annex.records = [
        record if seat in record.known_to else Secret(BLANK, record.known_to) for record in annex.records
    ]
    ufo = annex.ufo
    if ufo is not None:
        hidden = [*ufo.unseen.cards()]
        for tokens in (ufo.team_tokens, ufo.human_tokens):
            hidden += () if seat in tokens.known_to else tokens.value
        ufo.unseen = Pile.shuffled(sorted(hidden))
        ufo.team_tokens = outpost.blanked(ufo.team_tokens, seat)
        ufo.human_tokens = outpost.blanked(ufo.human_tokens, seat)


def deal(table: Outpost, seat: Seat, assignment: Assignment, chance: random.Random) -> bool:
    """Fill the blanks; false if these roles are impossible: at the UFO all aliens have shown themselves. (N-5.1)"""
    annex = annex_of(table)
    gone = [pawn for pawn, status in enumerate(table.status) if status == ESCAPED]
    human = {*gone, *(table.in_turn() if annex.ufo is not None else ())}
    if human & assignment or not outpost.assign_roles(table, assignment):
        return False
    minimum = {sector.key: sector.minimum for sector in annex.numbers.sectors}
    if not outpost.lay_out_rooms(table, chance, lambda room, strength: minimum.get(room, 0) <= strength):
        return False
    outpost.fill(table, chance)
    for pawn, record in enumerate(annex.records):
        if record.value == BLANK:
            # Anybody human now was human when they showed their record, so it was the one they took.
            taken = annex.records_shown[pawn] or chance.choice(RECORDS)
            annex.records[pawn] = Secret(taken, record.known_to)
    if annex.ufo is not None:
        _deal_tokens(annex.ufo, chance)
    return True


def _deal_tokens(ufo: Ufo, chance: random.Random) -> None:
    tokens = ufo.unseen.empty()
    chance.shuffle(tokens)
    if BLANK in ufo.team_tokens.value:
        ufo.team_tokens = Secret(tuple(tokens.pop() for _ in ufo.team_tokens.value), ufo.team_tokens.known_to)
    if BLANK in ufo.human_tokens.value:
        ufo.human_tokens = Secret(
            tuple(tokens.pop() for _ in ufo.human_tokens.value), ufo.human_tokens.known_to
        )
    ufo.unseen = Pile.shuffled(tokens)
