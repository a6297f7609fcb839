"""What is printed for a game at the outpost, as far as its encoding counts it: places, people, things."""

from __future__ import annotations

from collections.abc import Sequence

from outpost31.envs.encoding.actions import Vocabulary
from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.editions import EDITIONS
from outpost31.games.outpost.finds import ITEMS, LAB, WEAPONS
from outpost31.games.outpost.norwegian.figures import TOKEN_VALUES
from outpost31.games.outpost.settings import WEATHERS
from outpost31.games.outpost.table import ACTION_CARDS
from outpost31.games.outpost.trading import Thing

MOST_STRENGTH = 48
"""The greatest strength that the aliens could put on one card."""
ELSEWHERE = ("rescue_helicopter", "ufo", "nowhere")
"""Where somebody may be besides the rooms."""
DICE = range(3)


class Things:
    """What people can hold, and what each is called in a deal: a Flamethrower by the reloads on it."""

    def __init__(self, editions: Sequence[Edition]) -> None:
        self.weapons = tuple(dict.fromkeys(kind.key for one in editions for kind in one.weapons))
        self.items = tuple(dict.fromkeys(kind.key for one in editions for kind in one.items))
        self.lab = tuple(dict.fromkeys(kind for one in editions for kind in one.counts.lab))
        self.kinds = (*self.weapons, *self.items, *self.lab, *ACTION_CARDS)
        reloads = {kind.key: kind.reloads for one in editions for kind in one.weapons}
        self.parts: tuple[Thing, ...] = (
            *((WEAPONS, kind, left) for kind in self.weapons for left in range(reloads[kind] + 1)),
            *((ITEMS, kind, 0) for kind in self.items),
            *((LAB, kind, 0) for kind in self.lab),
        )
        self._names = {part: f"{part[1]} ({part[2]})" if part[2] else part[1] for part in self.parts}
        self.names = tuple(self._names.values())

    def name_of(self, thing: Thing) -> str:
        """What a thing in a deal is called."""
        return self._names[thing]


class Station:
    """Everything that is printed for a game, over the editions of its tables."""

    def __init__(self, editions: Sequence[str]) -> None:
        printed = [EDITIONS[key] for key in editions]
        self.rooms = tuple(dict.fromkeys(room for one in printed for room in one.rooms))
        self.places = (*self.rooms, *ELSEWHERE)
        self.characters = tuple(dict.fromkeys(kind.key for one in printed for kind in one.characters))
        self.tests = tuple(dict.fromkeys(test for one in printed for test in one.tests))
        self.things = Things(printed)

    def vocabularies(self, people: tuple[int, ...]) -> tuple[Vocabulary, dict[str, Vocabulary]]:
        """What bare words and numbers may be: for most kinds of questions people, for these something else."""
        rooms, weapons, items = self.rooms, self.things.weapons, self.things.items
        fire = ("decline", "reload", *weapons)
        words = {
            "character_to_play": self.characters,
            "weather_to_keep": WEATHERS,
            "room_to_enter": rooms,
            "room_to_resolve": rooms,
            "room_to_fuel": rooms,
            "room_to_haunt": (*rooms, "done"),
            "sector_to_haunt": (*rooms, "done"),
            "weapon_to_withdraw": fire,
            "fire_to_use": fire,
            "fire_for_room": fire,
            "action_to_take": ("reload", *weapons),
            "bonus_to_play": ("none", *weapons, *items),
            "weapon_to_keep": weapons,
            "item_to_keep": items,
            "test_to_begin_with": self.tests,
            "card_to_swap": ("keep", *ACTION_CARDS),
            "card_to_hand_over": ACTION_CARDS,
            "card_to_discard": ACTION_CARDS,
            "card_to_give_up": ("enough", "done", *ACTION_CARDS),
            "card_to_take": ACTION_CARDS,
            "card_to_discard_for_test": ("enough", *ACTION_CARDS),
            "token_to_pay": tuple(TOKEN_VALUES),
        }
        found = {kind: Vocabulary(some, people) for kind, some in words.items()}
        found["strength_to_place"] = Vocabulary((), range(1, MOST_STRENGTH + 1))
        for kind in ("die_to_reroll", "die_to_cancel", "die_to_turn"):
            found[kind] = Vocabulary(("use", "repair", "sabotage", "threat"), DICE)
        return Vocabulary((), people), found
