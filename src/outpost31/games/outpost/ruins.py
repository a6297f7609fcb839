"""What SABOTAGE does in each room, by a card or by the alien with its strength (B-9)."""

from __future__ import annotations

from outpost31.games.outpost.edition import Ruin
from outpost31.games.outpost.events import BloodBagRemoved, FoodLost, ThingsRemoved
from outpost31.games.outpost.finds import ITEMS, LAB, WEAPONS, deck_of
from outpost31.games.outpost.food import notice_empty_pantry
from outpost31.games.outpost.supplies import add_damage, damage_space, discard_fuel
from outpost31.games.outpost.table import UNDERGROUND, Outpost
from outpost31.kernel import NOTHING, UNHEARD, Option, Questions, frozen, roll

BLOOD_BAG = "blood_bag"
FOOD = 2
"""Food that is lost to a card, and to each strength of the alien (B-9)."""


def _can_be_damaged(table: Outpost, room: str) -> bool:
    return damage_space(table, room) > 0


def _damage_once(table: Outpost, room: str) -> None:
    add_damage(table, room, 1)


def _has_weapons(table: Outpost, room: str) -> bool:
    return bool(table.weapon_deck.blocks)


def _lose_weapon(table: Outpost, room: str) -> None:
    _lose_weapons(table, room, 1)


def _lose_weapons(table: Outpost, room: str, count: int) -> None:
    table.first(RemoveThings(WEAPONS, count, 0))


def _has_items(table: Outpost, room: str) -> bool:
    return bool(table.item_deck.blocks)


def _lose_item(table: Outpost, room: str) -> None:
    _lose_items(table, room, 1)


def _lose_items(table: Outpost, room: str, count: int) -> None:
    table.first(RemoveThings(ITEMS, count, 0))


def _has_food(table: Outpost, room: str) -> bool:
    return table.pantry > 0


def _spoil_food(table: Outpost, room: str) -> None:
    _spoil_much_food(table, room, 1)


def _spoil_much_food(table: Outpost, room: str, strength: int) -> None:
    count = min(FOOD * strength, table.pantry)
    table.pantry -= count
    table.send_to_box("food", count)
    table.tell(FoodLost("pantry", count))
    notice_empty_pantry(table)


def _has_lab_tokens(table: Outpost, room: str) -> bool:
    return bool(table.lab_bag.blocks)


def _remove_blood_bag(table: Outpost, room: str) -> None:
    """A blood bag is taken out, if there is one; that there is none is told (B-9.1)."""
    found = BLOOD_BAG in table.lab_bag.cards()
    if found:
        table.lab_bag.remove(BLOOD_BAG)
        table.send_to_box(BLOOD_BAG)
    table.tell(BloodBagRemoved(found))


def _lose_lab_tokens(table: Outpost, room: str, count: int) -> None:
    table.first(RemoveThings(LAB, count, 0))


def _has_base_fuel(table: Outpost, room: str) -> bool:
    return table.fuel[UNDERGROUND] > 0


def _lose_base_fuel(table: Outpost, room: str) -> None:
    _lose_much_base_fuel(table, room, 1)


def _lose_much_base_fuel(table: Outpost, room: str, count: int) -> None:
    discard_fuel(table, UNDERGROUND, count)


@frozen
class RemoveThings:
    """The top things of a deck, or random tokens of the bag, leave the game unseen (B-9)."""

    key = "remove_things"

    shelf: str
    count: int
    removed: int

    def ask(self, table: Outpost) -> Questions:
        """Fate says which, as long as there are any."""
        deck = deck_of(table, self.shelf)
        return roll(deck.sides) if deck.blocks and self.removed < self.count else NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One after the other."""
        if answers:
            table.send_to_box(deck_of(table, self.shelf).take(answers[0]))
            table.first(RemoveThings(self.shelf, self.count, self.removed + 1))
        elif table.told is not UNHEARD:
            table.told.append(ThingsRemoved(self.shelf, self.removed))


RUIN_MACHINE = Ruin(_can_be_damaged, _damage_once, add_damage)
RUIN_ARMORY = Ruin(_has_weapons, _lose_weapon, _lose_weapons)
RUIN_WAREHOUSE = Ruin(_has_items, _lose_item, _lose_items)
RUIN_KITCHEN = Ruin(_has_food, _spoil_food, _spoil_much_food)
RUIN_LABORATORY = Ruin(_has_lab_tokens, _remove_blood_bag, _lose_lab_tokens)
RUIN_STATION = Ruin(_has_base_fuel, _lose_base_fuel, _lose_much_base_fuel)
