"""Set-up for 1 to 3 players (C-1)."""

from __future__ import annotations

from typing import Final

from outpost31.games.outpost.coop.annex import Annex
from outpost31.games.outpost.coop.events import RoleCardsDealt, SheetPassed
from outpost31.games.outpost.coop.exposure import characters_of
from outpost31.games.outpost.edition import Edition, ThingKind
from outpost31.games.outpost.figures import PLAYERS
from outpost31.games.outpost.items import FLASHLIGHT, FUEL, KEYS, TOOLS, WIRE
from outpost31.games.outpost.options import OPTIONS, build_settings
from outpost31.games.outpost.setup import BeginRound, TakeCharacters, lay_table
from outpost31.games.outpost.table import ALIEN, HUMAN, Outpost
from outpost31.kernel import NOTHING, UNHEARD, Option, Options, Questions, Secret, frozen, roll, rolls

CHARACTERS: Final = 6
"""Characters in play, whatever the number of players; the tables are read in this column (C-1.1, C-1.2)."""
ROLE_CARDS: Final = {HUMAN: 6, ALIEN: 2}
"""The special role cards (C-1.3)."""
ITEMS: Final = {KEYS: 2, FLASHLIGHT: 3, TOOLS: 3, FUEL: 3, WIRE: 2}
"""More items than 6 players would have (C-1.2)."""


def with_more_items(items: tuple[ThingKind, ...]) -> tuple[ThingKind, ...]:
    """The items with the counts for 1 to 3 players in the column that is read (C-1.2)."""
    column = CHARACTERS - PLAYERS[0]
    return tuple(
        ThingKind(
            item.key,
            (*item.counts[:column], ITEMS[item.key], *item.counts[column + 1 :]),
            fire=item.fire,
            withdraws=item.withdraws,
            kept=item.kept,
            reloads=item.reloads,
            bonus=item.bonus,
        )
        for item in items
    )


def lay_out(edition: Edition, seats: int, options: Options) -> Outpost:
    """The table for this number of players, who divide six characters among them (C-1.1, C-1.6)."""
    each = CHARACTERS // seats
    settings = build_settings(edition, CHARACTERS, {**DEFAULTS, **options})
    table = lay_table(edition, settings, [pawn // each for pawn in range(CHARACTERS)])
    table.annex = Annex(
        open_hands=options["open_hands"],
        dog_moves_disk=options["dog_moves_disk"],
        escape_wins=options["escape"] == "won",
    )
    if options["open_hands"]:
        table.readers = [tuple(range(seats))] * CHARACTERS
        for pawn in range(CHARACTERS):
            for held in (table.weapons, table.items, table.lab):
                held[pawn] = table.own(pawn, ())
    table.first(*edition.laying_out)
    return table


DEFAULTS: Final = {option.name: option.default for option in OPTIONS}
"""Options of the game for 4 to 8 players that mean nothing here keep their defaults."""


def role_card(role: str) -> str:
    """The name of a role card in the box."""
    return f"role:{role}"


@frozen
class DealRoleCards:
    """One special role card goes face down under each character, the other 2 back to the box (C-1.3)."""

    key = "deal_role_cards"

    def ask(self, table: Outpost) -> Questions:
        """Fate deals."""
        cards = sum(ROLE_CARDS.values())
        return rolls(*range(cards, cards - CHARACTERS, -1), kind="role_card")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Nobody looks."""
        cards = [role for role, count in ROLE_CARDS.items() for _ in range(count)]
        table.role = [Secret(cards.pop(pick)) for pick in answers]
        for role in cards:
            table.send_to_box(role_card(role))
        table.tell(RoleCardsDealt(CHARACTERS, len(cards)))


@frozen
class NameFirstLeader:
    """A random player gets the leader sheet (B-2.9, C-1.1)."""

    key = "name_first_player_to_lead"

    def ask(self, table: Outpost) -> Questions:
        """Fate says who, if there are several."""
        return roll(table.seats, "leader") if table.seats > 1 else NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The sheet is a player's, whichever of their characters it lies beside."""
        seat = answers[0] if answers else 0
        table.leader = characters_of(table, seat)[0]
        if table.told is not UNHEARD:
            table.told.append(SheetPassed(seat))


LAYING_OUT = (TakeCharacters(), DealRoleCards(), NameFirstLeader(), BeginRound())
"""The steps of the set-up: no hands, no first alien, no marker (C-1)."""
