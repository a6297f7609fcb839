"""Phase 4.2: the leader reveals the active stack and gives each card to a character (B-7.3 to B-7.8)."""

from __future__ import annotations

from outpost31.games.outpost.characters import REPAIRS_MORE
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import (
    BonusPlayed,
    CardAssigned,
    CardLost,
    CardRevealed,
    RoomSabotaged,
    StackDiscarded,
)
from outpost31.games.outpost.supplies import remove_damage
from outpost31.games.outpost.table import CHARACTER, REPAIR, USE, Outpost, distinct, without
from outpost31.kernel import NOTHING, UNHEARD, Option, Question, Questions, Silent, frozen, roll

GO_ON = "go_on"
STOP = "stop"
NONE = "none"


@frozen
class PlayActionCards(Silent):
    """The leader shuffles the active stack and reveals card after card (B-7.3)."""

    key = "play_action_cards"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Cards that were shown are shuffled in."""
        table.enter("actions")
        table.stack.mix_in(table.stack_shown)
        table.stack_shown.clear()
        table.agenda.append(RevealCard())


def can_go_on(table: Outpost) -> bool:
    """Whether there is a card left and a character standing (B-7.3)."""
    return bool(table.stack.blocks) and True in table.standing


@frozen
class RevealCard:
    """One card is revealed and given to somebody; unrevealed cards are discarded unseen (B-7.3)."""

    key = "reveal_card"

    def ask(self, table: Outpost) -> Questions:
        """Fate says which card is on top."""
        return roll(table.stack.sides, "stack_card") if can_go_on(table) else NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Turn it over, or end the phase."""
        if not answers:
            discard_stack(table)
            return
        card = table.stack.take(answers[0])
        table.revealed = card
        if table.told is not UNHEARD:
            table.told.append(CardRevealed(card))
        table.first(AssignCard(card), GoOnOrStop())


def discard_stack(table: Outpost) -> None:
    """What is left of the active stack is discarded unseen (B-7.3)."""
    cards = table.stack.empty()
    for card in cards:
        table.discards.drop(card)
    if table.told is not UNHEARD:
        table.told.append(StackDiscarded(len(cards)))


@frozen
class GoOnOrStop:
    """After each card the leader goes on or stops (B-7.3)."""

    key = "go_on_or_stop"

    def ask(self, table: Outpost) -> Questions:
        """Only while it can go on."""
        if not can_go_on(table):
            return NOTHING
        return (Question(table.player[table.leader], "next_card", (GO_ON, STOP)),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Reveal another, or discard the rest."""
        if answers and answers[0] == GO_ON:
            table.agenda.append(RevealCard())
        else:
            discard_stack(table)


def can_carry_out(table: Outpost, card: str, room: str) -> bool:
    """Whether a card would change something in a room, by what everybody can see (B-9.1)."""
    kind = edition_of(table).rooms[room]
    if not table.is_usable(room):
        return False  # somebody may stand in a Boiler Room that was destroyed at once (B-4.4)
    if card == USE:
        return kind.use is not None and kind.use.can(table, room)
    if card == REPAIR:
        return table.damage.get(room, 0) > 0
    return kind.ruin is not None and kind.ruin.can(table, room)


@frozen
class AssignCard:
    """The leader gives the card to a standing character who can carry it out, or it is lost (B-7.4)."""

    key = "assign_card"

    card: str

    def ask(self, table: Outpost) -> Questions:
        """Judged by the public board alone; asked only if there is a choice."""
        pawns, lost = self._choices(table)
        if len(pawns) == 1:
            return NOTHING
        about = (("card", self.card), ("lost", lost))
        return (Question(table.player[table.leader], "character_to_assign", tuple(pawns), about),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Bonus cards first, then the card, then the character is laid down."""
        if answers:  # whoever was on offer can carry it out, or nobody can
            pawn = answers[0]
            lost = not can_carry_out(table, self.card, table.where[pawn])
        else:
            pawns, lost = self._choices(table)
            pawn = pawns[0]
        if table.told is not UNHEARD:
            table.told.append(CardAssigned(pawn, self.card, lost))
        table.first(PlayBonus(pawn), CarryOut(pawn, self.card, lost), FinishCard(pawn, self.card))

    def _choices(self, table: Outpost) -> tuple[list[int], bool]:
        standing = [pawn for pawn, stands in enumerate(table.standing) if stands]
        where = table.where
        rooms = {where[pawn] for pawn in standing}
        fit = [room for room in rooms if can_carry_out(table, self.card, room)]
        able = [pawn for pawn in standing if where[pawn] in fit] if fit else []
        return (able, False) if able else (standing, True)


@frozen
class PlayBonus:
    """Whoever is given a card is asked for free bonus cards, once or more, whether they have any or not (B-7.6)."""

    key = "play_bonus"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Those that would change something in the room."""
        pawn, things = self.pawn, edition_of(table).things
        options: tuple[str, ...] = (NONE,)
        for held in (table.items[pawn].value, table.weapons[pawn].value):
            for kind in distinct(held) if held else ():
                bonus = things[kind].bonus
                if bonus is not None and bonus.can(table, pawn):
                    options += (kind,)
        return (Question(table.player[pawn], "bonus_to_play", options, (("pawn", pawn),), decline=NONE),)

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The card leaves the game."""
        kind, pawn = answers[0], self.pawn
        if kind == NONE:
            return
        for shelf in (table.items, table.weapons):
            if kind in shelf[pawn].value:
                shelf[pawn] = table.own(pawn, without(shelf[pawn].value, kind))
                break
        table.send_to_box(kind)
        table.tell(BonusPlayed(pawn, kind))
        bonus = edition_of(table).things[kind].bonus
        assert bonus is not None
        bonus.play(table, pawn)
        table.first(self)


@frozen
class CarryOut(Silent):
    """The character does what the card says; in a cooperative room, once for each who stands there (B-7.5)."""

    key = "carry_out"

    pawn: int
    card: str
    lost: bool

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """If nothing can be done any more, the card is lost."""
        if self.lost:
            if table.told is not UNHEARD:
                table.told.append(CardLost(self.card))
            return
        room = table.where[self.pawn]
        kind = edition_of(table).rooms[room]
        times = how_often(table, room, self.card)
        if self.card == REPAIR:
            more = 1 if table.ability[self.pawn] == REPAIRS_MORE else 0  # B-7.7
            remove_damage(table, room, times + more)
        elif self.card == USE:
            assert kind.use is not None
            kind.use.do(table, room, self.pawn, times)
        else:
            assert kind.ruin is not None
            if table.told is not UNHEARD:
                table.told.append(RoomSabotaged(room, by_alien=False))
            kind.ruin.by_card(table, room)


def how_often(table: Outpost, room: str, card: str) -> int:
    """Once, or with cooperation once for each character standing in the room (B-7.5, B-9.7)."""
    kind = edition_of(table).rooms[room]
    if card in kind.cooperative and (room, card) not in table.settings.solitary:
        return len(table.standing_in(room))
    return 1


@frozen
class FinishCard(Silent):
    """The card is discarded and the character laid down, whatever came of it (B-7.4)."""

    key = "finish_card"

    pawn: int
    card: str

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """They take no more cards this round."""
        table.discards.drop(self.card)
        table.revealed = None
        if table.status[self.pawn] == CHARACTER:
            table.lay_down((self.pawn,), table.where[self.pawn])
