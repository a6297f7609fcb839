"""Phase 7: food, and hunger (B-10.9)."""

from __future__ import annotations

from outpost31.games.outpost.events import FoodEaten, HungerBegan
from outpost31.games.outpost.hands import discard, hand_limit
from outpost31.games.outpost.table import CHARACTER, Outpost, kinds_in_hand
from outpost31.kernel import UNHEARD, Option, Question, Questions, Silent, frozen

RATION = 4
"""How much food of the Pantry is eaten when nobody cooked (B-10.9)."""


@frozen
class EatFood(Silent):
    """All food in the Kitchen is eaten, or without any 4 from the Pantry; with less everybody is hungry (B-10.9)."""

    key = "eat_food"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Hunger lasts for the rest of the game."""
        table.enter("food")
        if table.kitchen:
            if table.told is not UNHEARD:
                table.told.append(FoodEaten("kitchen", table.kitchen))
            table.send_to_box("food", table.kitchen)
            table.kitchen = 0
            return
        eaten = min(RATION, table.pantry)
        table.pantry -= eaten
        table.send_to_box("food", eaten)
        if table.told is not UNHEARD:
            table.told.append(FoodEaten("pantry", eaten))
        if eaten < RATION:
            begin_hunger(table)
        notice_empty_pantry(table)


def notice_empty_pantry(table: Outpost) -> None:
    """Under the option hunger comes as soon as the Pantry is empty, whatever emptied it (B-10.9)."""
    if table.settings.hunger_when_empty and not table.pantry:
        begin_hunger(table)


def begin_hunger(table: Outpost) -> None:
    """Everybody is hungry from now on (B-10.9)."""
    if not table.hungry:
        table.hungry = True
        table.tell(HungerBegan())
        table.first(DiscardToLimit())


@frozen
class DiscardToLimit:
    """Whoever holds more than the limit at once discards cards of their choice down to it (B-10.9)."""

    key = "discard_to_limit"

    def ask(self, table: Outpost) -> Questions:
        """One card each, all at the same time."""
        return tuple(
            [
                Question(table.player[pawn], "card_to_discard", kinds_in_hand(table.hands[pawn].value))
                for pawn in self._over(table)
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Until nobody holds too many."""
        for pawn, card in zip(self._over(table), answers, strict=True):
            discard(table, pawn, (card,))
        if self._over(table):
            table.first(self)

    def _over(self, table: Outpost) -> list[int]:
        limit = hand_limit(table)
        return [
            pawn
            for pawn, status in enumerate(table.status)
            if status == CHARACTER and len(table.hands[pawn].value) > limit
        ]
