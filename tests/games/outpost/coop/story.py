"""What can never be told of a whole game for 1 to 3 players. (B-7.1, C-5.7, C-8.1)"""

from __future__ import annotations

from outpost31 import Match
from outpost31.games.outpost.ending import ALIEN_ABOARD, ESCAPED, HUMAN_LEFT_BEHIND
from outpost31.games.outpost.table import Outpost


def wrong_story(match: Match) -> str | None:
    """What is wrong in a game that is over, by what everybody was told."""
    if match.outcome is None:
        return None
    return _fire_without_leave(match) or _wrong_escape(match)


def _fire_without_leave(match: Match) -> str | None:
    """A character of another player than the leader burns its room only with leave, where a table knows it."""
    table: Outpost = match.table  # type: ignore[assignment]
    each = len(table.player) // table.seats
    player = [pawn // each for pawn in range(len(table.player))]
    leader: int | None = None
    phase, asked, refused = "", None, None
    for event in match.events(None):
        match event["event"]:
            case "SheetPassed":
                leader = event["seat"]
            case "CharacterTakenOver":
                player[event["pawn"]] = event["taker"]
            case "PhaseBegan":
                phase = event["phase"]
            case "DiceAssigned":
                asked = refused = None
            case "BurningAsked":
                asked = event["pawn"]
                if not table.settings.leader_allows_fire:
                    return f"{asked} asked for leave that nobody needs (B-7.1)"
                if player[asked] == leader:
                    return f"{asked} asked its own player for leave (C-5.7)"
            case "BurningRefused":
                refused = event["pawn"]
            case "FireUsed" if phase == "actions" and player[event["pawn"]] != leader:
                needed = table.settings.leader_allows_fire
                if needed and (asked != event["pawn"] or refused == event["pawn"]):
                    return f"{event['pawn']} burned its room without leave (C-5.7)"
    return None


def _wrong_escape(match: Match) -> str | None:
    """People board, or an escape wins at once, as the table has it."""
    assert match.outcome is not None
    boarded = any(event["event"] == "Boarded" for event in match.events(None))
    reason = match.outcome.reason
    if match.options["escape"] == "won":
        is_boarding = boarded or reason in (ALIEN_ABOARD, HUMAN_LEFT_BEHIND)
        return f"somebody boarded though an escape wins (C-8.1): {reason}" if is_boarding else None
    return "an escape won though nobody boarded (C-8.2)" if reason == ESCAPED and not boarded else None
