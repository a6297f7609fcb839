"""Where every component of the game for 1 to 3 players is, and what can never be so. (B-2.10, C-1.2, C-1.3)"""

from __future__ import annotations

from collections import Counter

from outpost31 import Match
from outpost31.games.outpost.coop.annex import Annex, annex_of
from outpost31.games.outpost.coop.dice import DICE, HUNGRY_DICE
from outpost31.games.outpost.coop.exposure import characters_of
from outpost31.games.outpost.coop.setup import role_card
from outpost31.games.outpost.settings import LAST_ROUND
from outpost31.games.outpost.table import CHARACTER, Outpost
from tests.games.outpost import conservation as base
from tests.games.outpost.coop.story import wrong_story

BOX = Counter(
    {kind: count for kind, count in base.BOX.items() if not kind.startswith("card:")}
    | {"role:human": 6, "role:alien": 2}
)
"""Every component of the box for 1 to 3 players: no action cards, but 8 role cards."""


def components(table: Outpost) -> Counter[str]:
    """Every component, wherever it lies, the box included."""
    found = base.components(table)
    if sum(table.box.get(kind, 0) for kind in ("role:human", "role:alien")):
        found.update(role_card(role.value) for role in table.role)
    else:  # not dealt yet
        found.update({"role:human": 6, "role:alien": 2})
    return found


def wrong(match: Match) -> str | None:
    """What is wrong between two answers."""
    table: Outpost = match.table  # type: ignore[assignment]
    found = components(table)
    if found != BOX:
        return f"the components are not those of the box: lost {BOX - found}, gained {found - BOX} (B-2.10)"
    if table.outcome is None and table.round >= LAST_ROUND:
        return "round 40 is played (C-8.3)"
    return (
        base._wrong_rooms(table)
        or _wrong_people(table)
        or _wrong_annex(table, annex_of(table))
        or wrong_story(match)
    )


def _wrong_people(table: Outpost) -> str | None:
    for pawn, status in enumerate(table.status):
        held = table.weapons[pawn].value + table.items[pawn].value + table.lab[pawn].value
        if table.hands[pawn].value:
            return f"{pawn} holds action cards"
        if status != CHARACTER and (held or table.flamethrowers[pawn] or table.standing[pawn]):
            return f"{pawn} is gone and yet holds something or stands (C-6.2)"
        if table.role[pawn].known_to:
            return f"somebody has looked at the role card of {pawn} (C-1.3)"
        if any(set(held[pawn].known_to) != set(table.readers[pawn]) for held in (table.weapons, table.items)):
            return f"the wrong players see what {pawn} holds (C-1.6)"
        if table.player[pawn] not in table.readers[pawn]:
            return f"the player of {pawn} does not see what it holds (C-1.6)"
    if table.outcome is not None:
        return None
    counts = [len(characters_of(table, seat)) for seat in range(table.seats)]
    is_giving = any(question == "character_to_give" for question in _asked(table))
    if not is_giving and 0 in counts and max(counts) > 1:
        return f"a player has no character though another could give one (C-6.4): {counts}"
    if not is_giving and table.status[table.leader] != CHARACTER:
        return "the leader has no character (C-6.5)"
    return None


def _asked(table: Outpost) -> list[str]:
    return [question.kind for question in table.agenda[-1].ask(table)]


def _wrong_annex(table: Outpost, annex: Annex) -> str | None:
    if not 1 <= annex.threat <= 8:
        return "the threat token is off its track (C-6.3)"
    if len(annex.dice) > (HUNGRY_DICE if table.hungry else DICE):
        return "there are too many dice (C-5.2)"
    if table.outcome is None and annex.assigned is not None and annex.dice:
        kinds = _asked(table)
        helper = table.standing_in("dormitory")
        if "die_to_turn" in kinds and (not helper or table.status[annex.assigned] != CHARACTER):
            return "somebody is asked to turn a die that cannot (C-5.4)"
    if table.where.count("dormitory") > 1:
        return "more than one is in the Dormitory (C-3.1)"
    return None
