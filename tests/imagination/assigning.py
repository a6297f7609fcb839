"""Roles that a seat may imagine, whether they are so or not."""

from __future__ import annotations

import random
from typing import Any

from outpost31 import Match
from outpost31.kernel import Seat


def stay_away(match: Match, seat: Seat, chance: random.Random) -> Any:
    """Any Thing among the living, any infected, now and then any hands; what the seat itself knows is kept."""
    players = match.view(seat)["players"]
    known = [player["role"] for player in players]
    living = [player["seat"] for player in players if player["is_alive"] and known[player["seat"]] is None]
    thing = known.index("the_thing") if "the_thing" in known else chance.choice(living)
    infected = {
        other
        for other, role in enumerate(known)
        if other != thing and (role == "infected" or (role is None and chance.random() < 0.3))
    }
    if chance.random() < 0.5:
        return thing, frozenset(infected)
    others = [player["seat"] for player in players if player["is_alive"] and player["seat"] != seat]
    return (
        thing,
        frozenset(infected),
        {other: chance.randrange(4) for other in others if chance.random() < 0.8},
    )


def outpost(match: Match, seat: Seat, chance: random.Random) -> Any:
    """Any aliens; what the seat itself knows, and the exposed, are kept."""
    people = match.view(seat)["people"]
    return frozenset(
        person["pawn"]
        for person in people
        if person["role"] == "alien"
        or (person["role"] is None and (person["status"] == "exposed" or chance.random() < 0.25))
    )


ASSIGN = {"stayaway": stay_away, "boardgame": outpost, "norwegian": outpost, "coop": outpost}
