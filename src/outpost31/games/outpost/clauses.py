"""Which clauses stand behind what people ask help on at the outpost."""

from __future__ import annotations

from outpost31.games.outpost.rooms import ROOMS
from outpost31.kernel.games import Clauses

CLAUSES: Clauses = {
    "question": {
        "character_to_play": ("B-2.6",), "weather_to_keep": ("B-4.1", "B-9.4"), "room_to_haunt": ("B-4.8", "B-4.9"),
        "strength_to_place": ("B-4.8", "B-6.6"), "card_to_swap": ("B-5.3",), "turn": ("B-5.4", "B-5.8", "B-5.10"),
        "room_to_enter": ("B-5.5", "B-1.2"), "flashlight_to_show": ("B-5.7", "B-5.8"),
        "card_to_hand_over": ("B-5.5", "B-5.6"), "card_to_discard": ("B-10.9",), "card_to_give_up": ("B-5.10",),
        "card_to_take": ("B-5.10",), "room_to_resolve": ("B-6.1",), "fire_to_use": ("B-6.5", "B-6.6"),
        "alien_deed": ("B-6.3", "B-6.4", "B-6.6"), "weapon_to_withdraw": ("B-6.12",),
        "tokens_to_lay_out": ("B-6.13", "B-6.14"), "character_to_check": ("B-6.14",), "notice": ("B-6.20", "B-6.14"),
        "fire_for_room": ("B-7.1",), "burning_to_allow": ("B-7.1", "B-7.2"), "next_card": ("B-7.3",),
        "character_to_assign": ("B-7.4", "B-9.1"), "bonus_to_play": ("B-7.6",), "weapon_to_keep": ("B-9.3",),
        "item_to_keep": ("B-9.3",), "lab_token_to_keep": ("B-9.3",), "vehicle_use": ("B-7.8", "B-8.5"),
        "room_to_fuel": ("B-9.4",), "trading_partner": ("B-10.2",), "things_to_offer": ("B-10.2",),
        "deal_to_answer": ("B-10.2",), "deal_to_confirm": ("B-10.2",), "character_to_accuse": ("B-10.3", "B-11.1"),
        "self_exposure": ("B-10.4", "B-10.8"), "test_to_begin_with": ("B-10.5",),
        "willing_to_test": ("B-10.5", "B-10.6"), "tester": ("B-10.5",), "character_to_test": ("B-10.6", "B-10.7"),
        "wish_to_board": ("B-8.1", "B-8.3"), "boarding_to_allow": ("B-8.3", "B-8.4"),
        "rescue_to_board": ("B-8.2",),
    },
    "role": {"": ("B-1.1", "B-8.7")},
    "room": {
        "": ("B-9",), **{room.key: room.clauses for room in ROOMS.values() if room.clauses},
        "pantry": ("B-1.5", "B-10.9"), "underground": ("B-1.5",), "external": ("B-1.5",),
        "rescue_helicopter": ("B-4.7", "B-8.2"),
    },
    "character": {
        "": ("B-2.6",), "bennings": ("B-9.4",), "clark": ("B-6.16",), "windows": ("B-7.7",), "macready": ("B-9",),
        "garry": ("B-5.3",), "norris": ("B-5.7", "B-5.8"), "blair": ("B-9",), "nauls": ("B-9",),
    },
    "card": {"": ("B-7.4", "B-9.1")},
    "thing": {
        "": ("B-9.6",), "flamethrower": ("B-9.3", "B-9.8"), "reload": ("B-9.3", "B-6.5"),
        "dynamite": ("B-6.5", "B-7.1"), "melee": ("B-6.12",), "firearm": ("B-6.12",), "keys": ("B-7.8", "B-8.5"),
        "flashlight": ("B-5.7", "B-5.8"), "tools": ("B-7.6",), "fuel_can": ("B-7.6",), "wire": ("B-10.6",),
        "blood_bag": ("B-10.6",), "failure": ("B-2.1",),
    },
    "test": {"": ("B-10.5", "B-10.6")},
    "track": {
        "": ("B-11.1",), "freezing": ("B-4.5",), "rescue": ("B-4.7",),
    },
    "phase": {
        "set_up": ("B-2",), "weather": ("B-4.1",), "maintenance": ("B-4.2",), "alien": ("B-4.8",),
        "movement": ("B-5.4",), "encounters": ("B-6.1",), "burning": ("B-7.1",), "actions": ("B-7.3",),
        "leisure": ("B-10.1",), "tests": ("B-10.5",), "food": ("B-10.9",), "dogs": ("B-10.10",),
        "escape": ("B-8.3",),
    },
}  # fmt: skip
