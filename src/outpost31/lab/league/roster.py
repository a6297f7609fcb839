"""The roster: every scripted exploiter, with the games and the side that it is for."""

from __future__ import annotations

from dataclasses import dataclass

from outpost31.lab.league import circles, schemers, stations, talkers, turncoats
from outpost31.lab.league.contest import ALIEN, HUMAN, ScriptMaker

TALKING = ("stayaway", "boardgame", "norwegian")
STATIONS = ("boardgame", "norwegian")
CIRCLE = ("stayaway",)


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who tries."""

    name: str
    make: ScriptMaker
    side: str
    games: tuple[str, ...] = TALKING


ROSTER = (
    Entrant("early-liar", talkers.EarlyLiar, ALIEN),
    Entrant("liar", talkers.Liar, ALIEN),
    Entrant("spammer", talkers.Spammer, ALIEN),
    Entrant("whisperer", talkers.Whisperer, ALIEN),
    Entrant("flatterer", talkers.Flatterer, ALIEN),
    Entrant("slanderer", talkers.Slanderer, HUMAN),
    Entrant("babbler", talkers.Babbler, ALIEN),
    Entrant("babbler-human", talkers.Babbler, HUMAN),
    Entrant("honest-talker", talkers.HonestTalker, HUMAN),
    Entrant("grudge", schemers.Grudge, ALIEN),
    Entrant("grudge-human", schemers.Grudge, HUMAN),
    Entrant("echo", schemers.Echo, ALIEN),
    Entrant("sleeper", schemers.Sleeper, ALIEN),
    Entrant("friend", schemers.Friend, ALIEN),
    Entrant("sacrificer", schemers.Sacrificer, ALIEN),
    Entrant("beginner", schemers.Beginner, ALIEN),
    Entrant("mute", schemers.Mute, ALIEN),
    Entrant("mute-human", schemers.Mute, HUMAN),
    Entrant("timid", schemers.Timid, ALIEN, CIRCLE),
    Entrant("looking-liar", circles.LookingLiar, ALIEN, CIRCLE),
    Entrant("false-planner", circles.FalsePlanner, ALIEN, CIRCLE),
    Entrant("false-holder", circles.FalseHolder, ALIEN, CIRCLE),
    Entrant("arsonist", circles.Arsonist, ALIEN, CIRCLE),
    Entrant("hermit", circles.Hermit, ALIEN, CIRCLE),
    Entrant("mimic", circles.Mimic, ALIEN, CIRCLE),
    Entrant("citizen", stations.Citizen, ALIEN, STATIONS),
    Entrant("ghost", stations.Ghost, ALIEN, STATIONS),
    Entrant("patient-alien", stations.PatientAlien, ALIEN, STATIONS),
    Entrant("thrower", stations.Thrower, ALIEN, STATIONS),
    Entrant("recluse", stations.Recluse, ALIEN, STATIONS),
    Entrant("stalker", stations.Stalker, ALIEN, STATIONS),
    Entrant("lamb", stations.Lamb, ALIEN, STATIONS),
    Entrant("hero", stations.Hero, ALIEN, STATIONS),
    Entrant("opportunist", stations.Opportunist, ALIEN, STATIONS),
    Entrant("usurper", stations.Usurper, ALIEN, STATIONS),
    Entrant("host", stations.Host, ALIEN, STATIONS),
    Entrant("saboteur", stations.Saboteur, ALIEN, STATIONS),
    Entrant("turncoat", turncoats.Turncoat, HUMAN, STATIONS),
    Entrant("unmasked", turncoats.Unmasked, ALIEN, STATIONS),
    Entrant("impostor", turncoats.Impostor, ALIEN, STATIONS),
    Entrant("shadow", turncoats.Shadow, ALIEN, STATIONS),
    Entrant("denouncer", turncoats.Denouncer, ALIEN, STATIONS),
    Entrant("false-tester", talkers.FalseTester, ALIEN, STATIONS),
)
"""All of them; a searched one is made for the occasion (`search`)."""


def entrants_for(game: str) -> tuple[Entrant, ...]:
    """Who tries at this game."""
    return tuple(one for one in ROSTER if game in one.games)
