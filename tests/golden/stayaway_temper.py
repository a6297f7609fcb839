"""Players with a temper, to find games that end in a wanted way. They see the table, which no bot may."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from outpost31 import Match
from outpost31.kernel import Option, Question


@dataclass(frozen=True)
class Temper:
    """How much the players of Stay Away! like what they may do; other things weigh 1."""

    burn_the_thing: float = 1
    burn_others: float = 1
    infect: float = 1
    look_at_the_thing: float = 1
    act: float = 1
    defend: float = 1
    declare: str = "never"
    """When The Thing declares: never, rightly, or at once."""
    spare_the_thing_while_humans_live: bool = False


def weight(match: Match, question: Question, option: Option, temper: Temper) -> float:
    """How much a player of this temper likes an option."""
    table: Any = match.table
    is_the_thing = question.seat == table.the_thing
    if option == "declare":
        wanted = temper.declare == "at once" or (temper.declare == "rightly" and not table.humans())
        return 1000 if wanted else 0
    if option in ("infected", ("give", "infected")):
        return temper.infect if is_the_thing else 1
    if option == "show_hand":
        return temper.look_at_the_thing if is_the_thing else 0.1
    if not isinstance(option, tuple):
        return 1
    how, card, *target = option
    at_the_thing = bool(target) and target[0] == table.the_thing
    if how == "defend":
        return temper.defend
    if how == "play" and card == "flamethrower":
        if at_the_thing and temper.spare_the_thing_while_humans_live and table.humans():
            return 0
        return temper.burn_the_thing if at_the_thing else temper.burn_others
    if how == "play" and card == "analysis" and at_the_thing:
        return temper.look_at_the_thing
    return temper.act if how == "play" else 1
