"""Replies at the outpost: what novices and the seasoned alike say of tests and of fire, whatever they are."""

from __future__ import annotations

from outpost31.bots.conversation import FIRES, HOLDS
from outpost31.bots.outpost.sight import Sight, has
from outpost31.bots.talk import Saying
from outpost31.games.outpost.shapes import PersonSeen

FLAMETHROWER, *THROWN = FIRES


def proof(sight: Sight) -> Saying | None:
    """What one can offer to prove what one is: a test, if anybody may have what it takes, as all can count (B-10.6)."""
    return Saying(phrase="yes") if any(one["lab_count"] for one in sight.characters) else None


def own_fire(sight: Sight) -> Saying | None:
    """That one has fire, and which."""
    return fire_of(sight.me)


def fire_of(person: PersonSeen) -> Saying | None:
    """The same of any character: a Flamethrower with reloads lies open, all else lies face down (B-9.8)."""
    held = [FLAMETHROWER] if has_open_fire(person) else [thing for thing in THROWN if has(person, thing)]
    return Saying(HOLDS, thing=held[0]) if held else None


def needs_fire(sight: Sight) -> bool:
    """Whether one may ask who has some: an alien hunts in the open, one has none, and none is to be seen (B-6.5)."""
    is_hunted = any(one["status"] == "exposed" for one in sight.people)
    return is_hunted and own_fire(sight) is None and not any(map(has_open_fire, sight.characters))


def has_open_fire(person: PersonSeen) -> bool:
    """Whether somebody has a Flamethrower with reloads, which all see (B-9.8)."""
    return any(person["flamethrowers"])
