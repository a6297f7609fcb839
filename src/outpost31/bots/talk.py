"""Talk: what bots say, in the claims and quick phrases that people have too, and how far they believe others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypedDict, runtime_checkable

from outpost31.kernel.questions import Seat
from outpost31.kernel.views import Told, View

CLAIMS = (
    "i_am",
    "i_trust",
    "i_suspect",
    "i_know_human",
    "i_know_alien",
    "i_handed_over",
    "i_hold",
    "i_will_play",
    "i_will_go",
    "bring_me_to",
    "i_will_test",
)
"""The claims that bots make; people may make others, which bots hear and do not weigh."""
PHRASES = (
    "burn_it",
    "i_am_human",
    "test_them",
    "stay_away",
    "thank_you",
    "sorry",
    "yes",
    "no",
    "maybe",
    "trust_me",
    "follow_me",
    "hurry_up",
    "take_your_time",
    "well_played",
    "watch_out",
    "why_did_you_do_that",
    "prove_it",
    "who_has_fire",
    "nobody_trusts_anybody",
    "hello",
    "good_luck",
    "boiler_may_fail",
    "power_may_fail",
    "rescue_leaves",
)
"""The quick phrases that bots use."""
WARNINGS = ("rescue_leaves", "boiler_may_fail", "power_may_fail")
"""Phrases that are said again while they are still true, the gravest first."""
ACCUSATIONS = ("i_suspect", "i_know_alien")
"""Claims against somebody. The `thing` of a suspicion is its reason, if one is given: a deed that all saw."""


@dataclass(frozen=True, slots=True)
class Saying:
    """A claim (`claim` is its id) or a quick phrase (`phrase`), about a seat, a role or a card."""

    claim: str | None = None
    phrase: str | None = None
    about: Seat | None = None
    thing: str | None = None

    def plain(self, seat: Seat) -> Heard:
        """As everybody hears it from that seat."""
        return {
            "seat": seat,
            "claim": self.claim,
            "phrase": self.phrase,
            "about": self.about,
            "thing": self.thing,
        }


class Heard(TypedDict):
    """A claim or a quick phrase as everybody hears it, with the seat that said it."""

    seat: Seat
    claim: str | None
    phrase: str | None
    about: Seat | None
    thing: str | None


@runtime_checkable
class Talker(Protocol):
    """A bot that talks and listens."""

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """What it says now, mostly nothing, having heard all that was said so far, its own words included."""
