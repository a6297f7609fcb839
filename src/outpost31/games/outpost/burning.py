"""Burning: after encounters and before the first card, rooms may be set on fire (B-7.1, B-7.2)."""

from __future__ import annotations

from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import (
    BurningAsked,
    BurningRefused,
    FoodLost,
    FreezingMoved,
    FuelLost,
    RoomBurned,
)
from outpost31.games.outpost.supplies import destroy_boiler, lose_power
from outpost31.games.outpost.table import LEISURE_ROOM, OFF_BOARD, Outpost
from outpost31.games.outpost.weapons import DECLINE, fire_means, spend
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Silent, frozen

ALLOW = "allow"
REFUSE = "refuse"
KITCHEN = "kitchen"


@frozen
class BurnRooms(Silent):
    """Standing characters may burn their rooms, if the leader allows it (B-7.1)."""

    key = "burn_rooms"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Everybody who stands in a green room is asked."""
        table.enter("burning")
        stands, where, green = table.standing, table.where, edition_of(table).green
        standing = tuple([pawn for pawn in table.in_turn() if stands[pawn] and where[pawn] in green])
        if standing:
            table.agenda.append(AskWhoBurns(standing))


def can_be_asked(table: Outpost, pawn: int) -> bool:
    """Whether a pawn stands in a green room."""
    return table.standing[pawn] and table.where[pawn] in edition_of(table).green


def burning_means(table: Outpost, pawn: int) -> tuple[str, ...]:
    """What this pawn could burn their room with: fire, a card to pay, and a fire token (B-7.1)."""
    return fire_means(table, pawn) if table.fire_left and can_be_asked(table, pawn) else ()


@frozen
class AskWhoBurns:
    """All are asked at the same time; those who cannot may only decline (B-7.1)."""

    key = "ask_who_burns"

    standing: tuple[int, ...]

    def ask(self, table: Outpost) -> Questions:
        """With what, if at all."""
        return tuple(
            [
                Question(
                    table.player[pawn],
                    "fire_for_room",
                    (DECLINE, *burning_means(table, pawn)),
                    (
                        ("pawn", pawn),
                        ("room", table.where[pawn]),
                        ("leave", table.settings.leader_allows_fire),
                    ),
                    decline=DECLINE,
                )
                for pawn in self.standing
            ]
        )

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The leader hears each who asked, in turn order; if nobody needs leave, they burn in that order."""
        asking = [
            (pawn, means) for pawn, means in zip(self.standing, answers, strict=True) if means != DECLINE
        ]
        if not table.settings.leader_allows_fire:
            table.first(*(BurnRoom(pawn, means) for pawn, means in asking))
            return
        for pawn, _ in asking:
            table.tell(BurningAsked(pawn, table.where[pawn]))
        if asking:
            table.first(*(AllowBurning(pawn, means) for pawn, means in asking))


def is_possible(table: Outpost, pawn: int) -> bool:
    """Whether they still can: an earlier fire may have driven them out, or used the last card or token (B-7.1)."""
    payable = table.fire_left > 0 and edition_of(table).may_use_fire(table)
    return payable and can_be_asked(table, pawn)


@frozen
class AllowBurning:
    """The leader allows or refuses one who asked, if they still can (B-7.1)."""

    key = "allow_burning"

    pawn: int
    means: str

    def ask(self, table: Outpost) -> Questions:
        """What the leader says."""
        return leave_to_burn(table, self.pawn) if is_possible(table, self.pawn) else NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A refusal costs neither card nor reload."""
        if not answers:
            return
        if answers[0] == REFUSE:
            table.tell(BurningRefused(self.pawn))
        else:
            table.first(BurnRoom(self.pawn, self.means))


def leave_to_burn(table: Outpost, pawn: int) -> Questions:
    """The leader is asked whether somebody may burn their room (B-7.1)."""
    about = (("pawn", pawn), ("room", table.where[pawn]))
    return (Question(table.player[table.leader], "burning_to_allow", (ALLOW, REFUSE), about),)


@frozen
class BurnRoom(Silent):
    """Somebody burns their room, at the price of a card of the active stack (B-7.1)."""

    key = "burn_room"

    pawn: int
    means: str

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """If they still can."""
        if not is_possible(table, self.pawn):
            return
        room = table.where[self.pawn]
        spend(table, self.pawn, self.means, room)
        burn_room(table, room)
        edition_of(table).pay_for_fire(table)


def burn_room(table: Outpost, room: str) -> None:
    """Fire on a room: nobody may enter or use it again; those inside are laid down in the Leisure Room (B-7.1)."""
    table.burned.append(room)
    table.fire_left -= 1
    table.tell(RoomBurned(room))
    if room in table.locations:
        table.locations.remove(room)
        table.locations_out.append(room)
    table.lay_down(tuple(table.people_in(room)), LEISURE_ROOM)
    table.dogs[:] = [OFF_BOARD if place == room else place for place in table.dogs]
    if table.freezing is not None:
        table.freezing = 0
        if table.told is not UNHEARD:
            table.told.append(FreezingMoved(0))
    _lose_contents(table, room)
    if room == table.settings.boiler:
        destroy_boiler(table)  # B-7.2
    elif room == table.settings.generator:
        lose_power(table)  # B-7.2


def _lose_contents(table: Outpost, room: str) -> None:
    """Fuel in the room, and the food in a burned Kitchen, leaves the game (B-7.1)."""
    fuel = table.fuel.get(room, 0)
    if fuel:
        table.fuel[room] = 0
        table.send_to_box("fuel", fuel)
        table.tell(FuelLost(room, fuel))
    if room == KITCHEN and table.kitchen:
        table.send_to_box("food", table.kitchen)
        table.tell(FoodLost(KITCHEN, table.kitchen))
        table.kitchen = 0
