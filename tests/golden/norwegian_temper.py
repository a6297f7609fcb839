"""Norwegians with a temper, to find games that end in a wanted way. They see the table, which no bot may."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from outpost31 import Match
from outpost31.games.outpost.norwegian.annex import annex_of
from outpost31.games.outpost.norwegian.figures import TOKEN_VALUES
from outpost31.games.outpost.table import Outpost
from outpost31.kernel import Option, Question
from tests.golden.boardgame_temper import is_of
from tests.scene import PASSING

SNOW_CATS = ("snow_cat_a", "snow_cat_b")


@dataclass(frozen=True)
class Temper:
    """How much the players like what they may do; other things weigh 1, and reactions are mostly declined."""

    infect: float = 1
    expose: float = 0.02
    vehicles: tuple[str, ...] = ()
    """Rooms whose vehicles are sought, with Keys."""
    drivers: str = ""
    """The role of those who seek them, or `anybody`."""
    passengers: str = ""
    """The role of those who wish to board, or `anybody`."""
    rescue: float = 0
    """How much they work for the rescue helicopter, and wish to board it."""
    arm: float = 1
    """How much they want weapons that burn."""
    test: float = 1
    repair: float = 1
    sabotage: float = 1
    fire: float = 1
    launch: float = 1
    collect: float = 1
    assimilate: float = 1
    seek_the_alien: float = 1
    """At the UFO."""
    take: float = 1
    """How much humans spread over the sectors to take tokens out."""


def _room(table: Outpost, pawn: int, room: str, temper: Temper) -> float:
    """How much somebody likes to go to a room."""
    if room.startswith("sector"):
        haunted = dict(table.ambush.value).get(room, 0)
        crowd = table.where.count(room)
        return (temper.seek_the_alien if haunted else 1) * (1 if not crowd else 1 / temper.take)
    has_keys = "keys" in table.items[pawn].value
    drives = bool(temper.drivers) and is_of(table, pawn, temper.drivers)
    if room in temper.vehicles and room not in annex_of(table).vehicles_gone:
        return 60 if has_keys and drives and not table.damage[room] else 0.3
    if room == "warehouse":
        return 10 if drives and not has_keys else 0.5
    if room == "armory":
        return temper.arm
    if room == "radio_room" and table.rescue is None:
        return 1 + 5 * temper.rescue
    return 0.4


def _assigned(table: Outpost, pawn: int, card: str, temper: Temper) -> float:
    """How much the leader likes to give a card to somebody."""
    room = table.where[pawn]
    wanted = (room in temper.vehicles and "keys" in table.items[pawn].value) or room == "warehouse"
    return 20 if card == "use" and wanted and is_of(table, pawn, temper.drivers or "anybody") else 1


def weight(match: Match, question: Question, option: Option, temper: Temper) -> float:
    """How much a player of this temper likes an option."""
    table: Any = match.table
    kind = question.kind
    pawn = question.seat
    assert isinstance(pawn, int)
    if kind == "room_to_enter":
        return _room(table, pawn, option, temper)
    if kind == "character_to_assign":
        return _assigned(table, option, dict(question.about)["card"], temper)
    if kind in ("wish_to_board", "boarding_to_allow"):
        asking = pawn if kind == "wish_to_board" else dict(question.about)["asking"]
        willing = bool(temper.passengers) and is_of(table, asking, temper.passengers)
        return 50 if (option in ("board", "agree")) == willing else 1
    weights = {
        "one_alien": temper.infect,
        "expose": temper.expose,
        "escape": 100 if is_of(table, pawn, temper.drivers or "nobody") else 0.001,
        "board": 100 * temper.rescue,
        "move": 20,
        "change_cards": 0.2,
        "keys": 20,
        "grenade": 5 * temper.arm,
        "flamethrower": 5 * temper.arm,
        "carry_out": 5 * temper.test,
        "reload": temper.fire,
        "pay": 5 * temper.launch,
        "wait": 1,
        "collect": temper.collect,
        "go_on": 6,
        "use": 6,
        "repair": temper.repair,
        "sabotage": temper.sabotage,
        "sniper_rifle": 3,
    }
    if kind in ("fire_to_use", "fire_for_room"):
        return (temper.fire if kind == "fire_to_use" else 0.05) if option != "decline" else 1
    if kind == "alien_deed" and isinstance(option, int):
        return temper.assimilate
    if kind == "token_to_pay":
        return TOKEN_VALUES[option]
    if kind == "sector_to_haunt":
        return 3 if option != "done" else 1 / temper.collect
    if kind == "strength_to_place":
        return 3 if option == min(question.options) else 1
    if option == question.decline or option in PASSING:
        return 4
    return weights.get(option, 1.0) if isinstance(option, str) else 1
