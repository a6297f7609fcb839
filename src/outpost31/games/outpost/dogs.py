"""The dogs and their Kennel; phase 8: they run, and the leader changes (B-6.11, B-10.10 to B-10.12)."""

from __future__ import annotations

from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.events import (
    DogCaptured,
    DogPlaced,
    DogsGathered,
    KennelOpened,
    LeaderNamed,
    MarkerPlaced,
)
from outpost31.games.outpost.table import OFF_BOARD, OUT_OF_GAME, Outpost
from outpost31.kernel import NOTHING, UNHEARD, Option, Questions, Silent, frozen, roll


def settle_kennel_card(table: Outpost) -> None:
    """The Kennel's card is in the deck while a dog is in the Kennel, otherwise beside it (B-6.4, B-6.11)."""
    if not table.settings.kennel_card:
        return
    kennel = edition_of(table).kennel
    held = kennel in table.dogs
    if held and table.kennel_card:
        table.kennel_card = False
        table.locations.append(kennel)
    elif not held and kennel in table.locations:
        # Lying among the alien's cards it is put aside when those return (B-6.2).
        table.kennel_card = True
        table.locations.remove(kennel)


def capture_dog(table: Outpost, room: str) -> None:
    """The dog is captured and put into the Kennel (B-6.11)."""
    table.dogs[table.dogs.index(room)] = edition_of(table).kennel
    table.tell(DogCaptured(room))
    settle_kennel_card(table)


@frozen
class MoveDogs(Silent):
    """All dogs outside the Kennel are gathered and put in rooms by location cards (B-10.10)."""

    key = "move_dogs"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Begin the phase."""
        table.enter("dogs")
        kennel = edition_of(table).kennel
        table.dogs[:] = [place if place in (kennel, OUT_OF_GAME) else OFF_BOARD for place in table.dogs]
        if table.told is not UNHEARD:
            table.told.append(DogsGathered(table.dogs.count(OFF_BOARD)))
        table.agenda.append(PlaceDogs())


def draw_location(table: Outpost, pick: int) -> str | None:
    """Draw a location card; the Kennel's lets all its dogs out and then lies at the Kennel (B-10.11)."""
    card = table.locations.pop(pick)
    kennel = edition_of(table).kennel
    if card != kennel:
        table.locations_drawn.append(card)
        return card
    table.kennel_card = True
    table.tell(KennelOpened(table.dogs.count(kennel)))
    table.dogs[:] = [OFF_BOARD if place == kennel else place for place in table.dogs]
    return None


@frozen
class PlaceDogs:
    """A card for each dog off the board; those without a card stay there until the next phase 8 (B-10.12)."""

    key = "place_dogs"

    def ask(self, table: Outpost) -> Questions:
        """Fate draws while there are a dog and a card."""
        if OFF_BOARD not in table.dogs or not table.locations:
            return NOTHING
        return roll(len(table.locations), "location")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One dog after the other."""
        if not answers:
            return
        room = draw_location(table, answers[0])
        if room is not None:
            table.dogs[table.dogs.index(OFF_BOARD)] = room
            if table.told is not UNHEARD:
                table.told.append(DogPlaced(room))
        table.agenda.append(self)


@frozen
class ChangeLeader(Silent):
    """The holder of the leader marker becomes leader; the marker goes to its next room (B-10.10)."""

    key = "change_leader"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """If nobody holds it, the leader stays."""
        if table.marker_holder is not None:
            table.leader = table.marker_holder
            table.marker_holder = None
            table.tell(LeaderNamed(table.leader))
        table.marker = None
        table.first(PlaceMarker(), ReturnLocationCards())


@frozen
class PlaceMarker:
    """One more card says where the leader marker lies (B-10.10)."""

    key = "place_marker"

    def ask(self, table: Outpost) -> Questions:
        """Fate draws, if there is a card left."""
        return roll(len(table.locations), "location") if table.locations else NOTHING

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """For the Kennel's card another is drawn, after its dogs have run (B-10.11)."""
        if answers:
            table.marker = draw_location(table, answers[0])
            if table.marker is None:
                table.first(PlaceDogs(), self)
                return
        if table.told is not UNHEARD:
            table.told.append(MarkerPlaced(table.marker))


@frozen
class ReturnLocationCards(Silent):
    """The cards drawn are shuffled back (B-2.3, B-10.12)."""

    key = "return_location_cards"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The deck has no order until it is drawn from."""
        table.locations.extend(table.locations_drawn)
        table.locations_drawn.clear()
