"""Weapons in use: fire and withdrawing, by a card or by a Flamethrower's reload (B-6.5, B-6.12, B-9.6)."""

from __future__ import annotations

from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import FireUsed, StackCardLost
from outpost31.games.outpost.table import Outpost, without
from outpost31.kernel import Option, Questions, frozen, roll

DECLINE = "decline"
RELOAD = "reload"
"""One reload of a Flamethrower."""


def has_reload(table: Outpost, pawn: int) -> bool:
    """Whether a Flamethrower before this pawn has a reload left."""
    return any(table.flamethrowers[pawn])


def fire_means(table: Outpost, pawn: int) -> tuple[str, ...]:
    """What this pawn could use as fire now; nothing if the price cannot be paid (B-6.5)."""
    if not table.weapons[pawn].value and not table.flamethrowers[pawn]:
        return ()
    edition = edition_of(table)
    return _means(table, pawn, edition.fire_cards) if edition.may_use_fire(table) else ()


def withdrawing_means(table: Outpost, pawn: int) -> tuple[str, ...]:
    """What this pawn could use to withdraw from a meeting (B-6.12)."""
    if not table.weapons[pawn].value and not table.flamethrowers[pawn]:
        return ()
    return _means(table, pawn, edition_of(table).withdrawing_cards)


def _means(table: Outpost, pawn: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    held = table.weapons[pawn].value
    means = tuple([kind for kind in kinds if kind in held]) if held else ()
    return (*means, RELOAD) if has_reload(table, pawn) else means


def spend_reload(table: Outpost, pawn: int) -> None:
    """A reload goes back to the supply, from the first Flamethrower that has one."""
    reloads = list(table.flamethrowers[pawn])
    at = next(at for at, count in enumerate(reloads) if count)
    reloads[at] -= 1
    table.flamethrowers[pawn] = tuple(reloads)
    table.reloads_left += 1


def spend(table: Outpost, pawn: int, means: str, burned: str | None = None) -> None:
    """Use a weapon: a reload, a card that is kept, or one that leaves the game (B-9.6); fire is told with its place."""
    if means == RELOAD:
        spend_reload(table, pawn)
    elif not edition_of(table).things[means].kept:
        table.weapons[pawn] = table.own(pawn, without(table.weapons[pawn].value, means))
        table.send_to_box(means)
    if burned is not None:
        table.tell(FireUsed(pawn, means, burned))


def has_face_down_card(table: Outpost) -> bool:
    """Whether the active stack has a card to pay for fire with (B-6.5)."""
    return bool(table.stack.blocks)


def pay_with_stack_card(table: Outpost) -> None:
    """Fire costs a card of the active stack (B-6.5, B-7.1)."""
    table.first(LoseStackCard())


@frozen
class LoseStackCard:
    """The price of fire: a random face-down card of the active stack is discarded unseen (B-6.5, B-7.1)."""

    key = "lose_stack_card"

    def ask(self, table: Outpost) -> Questions:
        """Fate picks it."""
        return roll(len(table.stack), "stack_card")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Nobody sees it."""
        table.discards.drop(table.stack.take(answers[0]))
        table.tell(StackCardLost())
