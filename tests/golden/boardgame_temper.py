"""Players of the boardgame with a temper, to find games that end in a wanted way. They see the table, no bot may."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from outpost31 import Match
from outpost31.games.outpost.table import Outpost
from outpost31.kernel import Option, Question
from tests.scene import PASSING

RESCUE = "rescue_helicopter"


@dataclass(frozen=True)
class Temper:
    """How much the players like what they may do; other things weigh 1, and reactions are mostly declined."""

    vehicle: str = ""
    """What they work on to escape: a room, or the rescue helicopter."""
    starters: str = "human"
    """The role of those who start the escape."""
    passengers: str = ""
    """The role of those who wish to board and are let on board, or `anybody`."""
    infect: float = 0.3
    expose: float = 0.01
    assimilate: float = 1
    maintain: float = 1
    """How much they care for Boiler and Generator."""
    sabotage: float = 1
    dogs: float = 1
    """How much they like rooms with a dog."""
    crowd: float = 1
    """How much they like rooms where somebody is."""
    rest: float = 0.2
    """How much they like the Dormitory."""
    special: float = 0.2
    """How much they like special actions."""
    trade: float = 0.1
    test: float = 1
    fire: float = 1
    burn: float = 0.05
    withdraw: float = 0.5
    arm: float = 0
    """How much they want weapons and lab tokens."""
    equip: float = 0
    """How much they want items."""
    others: float = 0.5
    """How much they like rooms that are of no use for the escape."""
    seek: float = 1
    """How much they like rooms where the alien lies in wait."""


def is_of(table: Outpost, pawn: int, role: str) -> bool:
    """Whether somebody is of this role, or `anybody` will do."""
    return role == "anybody" or table.role[pawn].value == role


def _wanted(table: Outpost, pawn: int, temper: Temper) -> dict[str, tuple[str, float]]:
    """The rooms that somebody would work in, each with the card for it and how much it is wanted."""
    wanted: dict[str, tuple[str, float]] = {}
    for machine in ("boiler_room", "generator_room"):
        if table.fuel[machine] < 3:
            wanted[machine] = ("use", 4 * temper.maintain)
        if table.damage[machine]:
            wanted[machine] = ("repair", 8 * temper.maintain)
    likes = {"armory": temper.arm, "laboratory": temper.arm, "warehouse": temper.equip}
    wanted |= {room: ("use", like) for room, like in likes.items() if like}
    vehicle = temper.vehicle
    if vehicle == RESCUE and table.rescue is None:
        wanted["radio_room"] = ("repair" if table.damage["radio_room"] else "use", 20)
    elif vehicle and vehicle != RESCUE:
        has_keys = "keys" in table.items[pawn].value and is_of(table, pawn, temper.starters)
        ready = not table.damage[vehicle] and table.fuel[vehicle] == table.settings.fuel_limit[vehicle]
        if table.damage[vehicle]:
            wanted[vehicle] = ("repair", 12)
        elif not ready or has_keys:
            wanted[vehicle] = ("use", 40 if ready else 12)
        if not has_keys and is_of(table, pawn, temper.starters):
            wanted["warehouse"] = ("use", 12)
    return wanted


def _room(table: Outpost, pawn: int, room: str, temper: Temper) -> float:
    """How much somebody likes to go to a room."""
    _, liked = _wanted(table, pawn, temper).get(room, ("", temper.others))
    liked *= temper.dogs if room in table.dogs else 1
    liked *= temper.crowd if room in table.where else 1
    return liked * (temper.seek if room in dict(table.ambush.value) else 1)


def _boarding(table: Outpost, asking: int, option: str, temper: Temper) -> float:
    willing = bool(temper.passengers) and is_of(table, asking, temper.passengers)
    return 50 if (option in ("board", "agree")) == willing else 0


def weight(match: Match, question: Question, option: Option, temper: Temper) -> float:
    """How much a player of this temper likes an option."""
    table: Any = match.table
    pawn, kind, about = question.seat, question.kind, dict(question.about)
    assert isinstance(pawn, int)
    if kind == "room_to_enter":
        return _room(table, pawn, option, temper)
    if kind in ("card_to_hand_over", "card_to_take"):
        card, _ = _wanted(table, pawn, temper).get(table.where[pawn], ("use", 1))
        return 20 if option == card else temper.sabotage if option == "sabotage" else 1
    if kind == "character_to_assign":
        card, liked = _wanted(table, option, temper).get(table.where[option], ("", 1))
        return liked * 5 if about["card"] == card else 0.5
    if kind in ("wish_to_board", "boarding_to_allow"):
        return _boarding(table, pawn if kind == "wish_to_board" else about["asking"], option, temper)
    if kind in ("fire_to_use", "fire_for_room"):
        return 1 if option == "decline" else temper.fire if kind == "fire_to_use" else temper.burn
    if kind == "weapon_to_withdraw":
        return 1 if option == "decline" else temper.withdraw
    if kind in ("trading_partner", "deal_to_confirm"):
        return 1 if option in ("none", "refuse") else temper.trade
    if kind == "alien_deed" and isinstance(option, int):
        return temper.assimilate
    starts = is_of(table, pawn, temper.starters)
    weights: dict[Any, float] = {
        "one_alien": temper.infect,
        "expose": temper.expose,
        "escape": 200 if starts and temper.vehicle else 0.001,
        "board": 200 if starts and temper.vehicle == RESCUE else 0.001,
        "refuel": 20,
        "move": 20,
        "special_action": 20 * temper.special,
        "change_cards": 20 * temper.rest,
        "keys": 20,
        "blood_bag": 5,
        "wire": 3 * temper.test,
        "flamethrower": 5 * temper.test,
        "carry_out": 20 * temper.test,
        "go_on": 8,
        "show": 20,
        "tools": 20,
        "fuel_can": 20,
    }
    if option in weights:
        return weights[option]
    return 4 if option == question.decline or option in PASSING else 1
