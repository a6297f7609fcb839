"""How a character leaves the game: exposed as an alien, or assimilated by one (B-6.7, B-10.8)."""

from __future__ import annotations

from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import AlienExposed, CharacterAssimilated, LeaderNamed
from outpost31.games.outpost.table import CHARACTER, DEAD, EXPOSED, FLAMETHROWER, Outpost
from outpost31.kernel import Event

NOWHERE = "nowhere"
"""Where the figure of a character that is gone lies: back in the box."""


def expose(table: Outpost, pawn: int) -> None:
    """An alien is exposed: its character leaves the game, and the team's pool grows (B-10.8)."""
    cards = table.hands[pawn].value
    gained = 1 if table.was_exposed else table.settings.players // 2
    leave(table, pawn, EXPOSED, AlienExposed(pawn, gained))
    table.deck.put_under(cards)
    table.was_exposed = True
    table.strength += gained


def assimilate(table: Outpost, pawn: int, room: str) -> None:
    """The exposed alien takes a character: dead, with the role not shown, and the alien grows there (B-6.7)."""
    cards = table.hands[pawn].value
    leave(table, pawn, DEAD, CharacterAssimilated(pawn, room))
    for card in cards:
        table.discards.drop(card)
    table.lurking[room] += 1
    edition_of(table).look_for_end(table, (pawn,))


def leave(table: Outpost, pawn: int, status: str, news: Event | None = None) -> None:
    """What a character leaves behind; where their action cards go is up to the caller (B-6.7, B-10.8).

    The news of it is told before the new leader is named.
    """
    table.status[pawn] = status
    table.where[pawn] = NOWHERE
    table.standing[pawn] = False
    table.set_hand(pawn, ())
    reloads = table.flamethrowers[pawn]
    table.reloads_left += sum(reloads)
    table.flamethrowers[pawn] = ()
    table.weapon_deck.put_under(table.weapons[pawn].value + (FLAMETHROWER,) * len(reloads))
    table.weapons[pawn] = table.own(pawn, ())
    table.item_deck.put_under(table.items[pawn].value)
    table.items[pawn] = table.own(pawn, ())
    for token in table.lab[pawn].value:
        table.send_to_box(token)
    table.lab[pawn] = table.own(pawn, ())
    if table.marker_holder == pawn:
        table.marker_holder = None
    if news is not None:
        table.tell(news)
    if table.leader == pawn:
        edition_of(table).leader_leaves(table)


def pass_sheet_left(table: Outpost) -> None:
    """The leader's sheet goes to the left at once (B-10.8)."""
    table.leader = table.left_of(table.leader)
    if table.status[table.leader] == CHARACTER:
        table.tell(LeaderNamed(table.leader))
