"""The course of a game: who was still what at each turn or round, and who infected whom, once all is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from outpost31 import Match
from outpost31.games.outpost.shapes import StationSeen, people_in
from outpost31.games.stayaway.shapes import StayAwayView
from outpost31.kernel.views import View
from outpost31.lab.learn.truth import OutpostTruth, Truth

BEGINNINGS = ("TurnBegan", "RoundBegan")


class Standing(NamedTuple):
    """How a game stood when a turn or a round began."""

    time: int
    humans: int
    aliens: int
    """Those in play who are not human; at the outpost, those who have not been exposed."""
    out: int


class Link(NamedTuple):
    """One infection in play: who passed it on to whom, and how."""

    by: int
    whom: int
    how: str


def standings(match: Match) -> Iterator[Standing]:
    """How a finished match stood at the beginning of each of its turns or rounds."""
    view = match.view(None)
    if "players" in view:
        circle = Truth(match.seats)
        for event in circle.follow(match.chronicle()):
            if event["event"] in BEGINNINGS:
                yield _standing(event["turn"], circle.roles, set(circle.circle))
    else:
        station = OutpostTruth(len(people_in(cast(StationSeen, view))))
        for event in station.follow(match.chronicle()):
            if event["event"] in BEGINNINGS:
                yield _standing(event["round"], station.roles, station.playing)


def _standing(time: int, roles: list[str], playing: set[int]) -> Standing:
    humans = sum(roles[one] == "human" for one in playing)
    return Standing(time, humans, len(playing) - humans, len(roles) - len(playing))


def links_of(view: View) -> list[Link]:
    """Who infected whom, from the view after the end; whoever was infected from the start has no link."""
    if "players" in view:
        passed = cast(StayAwayView, view)["chain"] or ()
        return [Link(one["by"], one["whom"], one["through"]) for one in passed]
    met = cast(StationSeen, view)["chain"] or ()
    return [Link(-1 if one["by"] is None else one["by"], one["victim"], one["how"])
            for one in met if one["how"] != "first"]  # fmt: skip
