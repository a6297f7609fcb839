"""Events: what happens at the outpost, in the past tense. A `Secret` field is nothing to who does not know it."""

from __future__ import annotations

from typing import Any

from outpost31.kernel import Event, Secret, frozen

Pawn = int
Kinds = tuple[str, ...]


@frozen
class CharacterTaken(Event):
    """A seat plays this character (B-2.6)."""

    pawn: Pawn
    character: str


@frozen
class RoleDealt(Event):
    """A dog-infection token said who is the first alien (B-2.7)."""

    pawn: Pawn
    role: Secret[str]


@frozen
class LeaderNamed(Event):
    """The leader's sheet is somebody's (B-2.9, B-10.10)."""

    pawn: Pawn


@frozen
class MarkerPlaced(Event):
    """The leader marker lies in a room, or off the board (B-2.3, B-10.10)."""

    room: str | None


@frozen
class RoundBegan(Event):
    """A new round."""

    round: int


@frozen
class PhaseBegan(Event):
    """A new phase of the round (B-3.1)."""

    phase: str


@frozen
class WeatherDieRolled(Event):
    """The weather die fell (B-4.1, B-9.4)."""

    weather: str


@frozen
class WeatherSet(Event):
    """This is the weather now, or the one the die at the station shows (B-4.1, B-9.4)."""

    weather: str
    at_station: bool


@frozen
class FuelBurned(Event):
    """A machine burned fuel, and lacked some (B-4.3)."""

    room: str
    burned: int
    lacking: int


@frozen
class FuelMoved(Event):
    """Fuel went from a store to a room (B-9)."""

    source: str
    room: str
    count: int


@frozen
class FuelLost(Event):
    """Fuel was discarded or left the game (B-4.4, B-7.1, B-9)."""

    source: str
    count: int


@frozen
class RoomDamaged(Event):
    """Damage was put on a room (B-9)."""

    room: str
    count: int


@frozen
class RoomRepaired(Event):
    """Damage was taken off a room (B-9)."""

    room: str
    count: int


@frozen
class BoilerDestroyed(Event):
    """The Boiler is gone for good, the freezing marker is on its first space (B-4.4)."""


@frozen
class FreezingMoved(Event):
    """The freezing marker is on this space (B-4.5, B-7.1)."""

    space: int


@frozen
class PowerFailed(Event):
    """Darkness (B-4.6)."""


@frozen
class PowerReturned(Event):
    """The power is back (B-4.6)."""


@frozen
class RescueMoved(Event):
    """The rescue helicopter is on this space of its way with so much fuel left (B-4.7)."""

    space: int
    fuel: int
    arrived: bool


@frozen
class RescueLeft(Event):
    """The rescue helicopter left for good (B-4.7)."""


@frozen
class AlienCardPlaced(Event):
    """The alien team put strength on a face-down location card (B-4.8)."""

    strength: int
    room: Secret[str]


@frozen
class CardDrawn(Event):
    """Somebody drew an action card (B-5.1)."""

    pawn: Pawn
    card: Secret[str]


@frozen
class DeckShuffled(Event):
    """The discards went into the action deck (B-5.1, B-5.10)."""


@frozen
class CardAddedUnseen(Event):
    """The top action card went to the active stack, unseen (B-5.2)."""


@frozen
class HandDiscarded(Event):
    """Somebody discarded action cards face down (B-5.3, B-5.8, B-10.9)."""

    pawn: Pawn
    count: int
    cards: Secret[Kinds]


@frozen
class RoomEntered(Event):
    """A character went to a room (B-5.5)."""

    pawn: Pawn
    room: str


@frozen
class MarkerTaken(Event):
    """A character picked up the leader marker (B-5.9)."""

    pawn: Pawn


@frozen
class FlashlightShown(Event):
    """A Flashlight was shown; it is kept (B-5.7, B-5.8)."""

    pawn: Pawn


@frozen
class CardHandedOver(Event):
    """A card went face down to the active stack; in the dark a neighbour drew it blind (B-5.5, B-5.7)."""

    pawn: Pawn
    card: Secret[str]
    drawn_by: Pawn | None


@frozen
class CardShown(Event):
    """A card went to the active stack and had to be shown (B-5.6)."""

    pawn: Pawn
    card: str


@frozen
class DeckLookedThrough(Event):
    """Somebody lay down in the Dormitory and looked through the action deck (B-5.10)."""

    pawn: Pawn
    deck: Secret[Kinds]


@frozen
class CardsChanged(Event):
    """Somebody exchanged action cards with the deck (B-5.10)."""

    pawn: Pawn
    count: int
    given: Secret[Kinds]
    taken: Secret[Kinds]


@frozen
class AlienRevealed(Event):
    """The alien team's card was turned over and its strength placed (B-6.2)."""

    room: str
    strength: int


@frozen
class AlienReturned(Event):
    """The strength went back to the pool, the cards to the deck (B-6.2)."""

    strength: int


@frozen
class AlienWaited(Event):
    """The alien did nothing in a room (B-6.3, B-6.4)."""

    room: str


@frozen
class AlienFled(Event):
    """The alien ran away from a room (B-6.5, B-6.6)."""

    room: str


@frozen
class FireUsed(Event):
    """Somebody used fire against the exposed alien or on a room (B-6.5, B-7.1)."""

    pawn: Pawn
    weapon: str
    room: str


@frozen
class StackCardLost(Event):
    """A random face-down card of the active stack was discarded unseen (B-6.5)."""


@frozen
class AlienBeaten(Event):
    """The exposed alien has no strength left (B-6.9)."""


@frozen
class CharactersLaidDown(Event):
    """Characters were laid down in a room (B-1.7)."""

    pawns: tuple[Pawn, ...]
    room: str


@frozen
class CharacterAssimilated(Event):
    """The exposed alien assimilated a character (B-6.7)."""

    pawn: Pawn
    room: str


@frozen
class DogAssimilated(Event):
    """The exposed alien assimilated a dog (B-6.4)."""

    room: str


@frozen
class RoomSabotaged(Event):
    """A room was sabotaged, by the alien or by a card (B-9)."""

    room: str
    by_alien: bool


@frozen
class DogCaptured(Event):
    """A dog was put into the Kennel (B-6.11)."""

    room: str


@frozen
class WeaponUsedToWithdraw(Event):
    """Somebody showed a weapon and withdrew from a meeting (B-6.12)."""

    pawn: Pawn
    weapon: str


@frozen
class CharactersMet(Event):
    """Characters met; some of them laid out contagion tokens (B-6.13)."""

    room: str
    pawns: tuple[Pawn, ...]
    laid_by: tuple[Pawn, ...]


@frozen
class TokenSeen(Event):
    """A participant saw one of another's tokens; the two know which (B-6.14, B-6.19)."""

    picker: Pawn
    picked: Pawn
    token: Secret[str]


@frozen
class DogTokenSeen(Event):
    """Somebody alone with a dog drew a token from the contagion bag and saw it (B-6.15)."""

    pawn: Pawn
    token: Secret[str]


@frozen
class RoleChanged(Event):
    """A human became an alien; told to nobody else (B-6.14, B-6.15)."""

    pawn: Pawn
    role: Secret[str]


@frozen
class SuspicionMoved(Event):
    """A suspicion disk is on this space (B-11.1)."""

    pawn: Pawn
    space: int


@frozen
class BurningAsked(Event):
    """Somebody asked to burn its room (B-7.1)."""

    pawn: Pawn
    room: str


@frozen
class BurningRefused(Event):
    """The leader refused (B-7.1)."""

    pawn: Pawn


@frozen
class RoomBurned(Event):
    """A room is on fire for the rest of the game (B-7.1)."""

    room: str


@frozen
class CardRevealed(Event):
    """The leader revealed a card of the active stack (B-7.3)."""

    card: str


@frozen
class CardAssigned(Event):
    """The leader gave the card to a character; it may be lost (B-7.4)."""

    pawn: Pawn
    card: str
    lost: bool


@frozen
class StackDiscarded(Event):
    """The rest of the active stack was discarded unseen (B-7.3)."""

    count: int


@frozen
class BonusPlayed(Event):
    """Somebody played a free bonus card (B-7.6)."""

    pawn: Pawn
    card: str


@frozen
class CardLost(Event):
    """A card had no effect; nobody says why (B-7.4, B-7.8)."""

    card: str


@frozen
class ThingsDrawn(Event):
    """Somebody drew weapons, items or a lab token (B-9)."""

    pawn: Pawn
    shelf: str
    count: int
    things: Secret[Kinds]


@frozen
class ThingKept(Event):
    """Somebody kept one of the things drawn (B-9)."""

    pawn: Pawn
    shelf: str
    thing: Secret[str]


@frozen
class FlamethrowerLaidOpen(Event):
    """A drawn Flamethrower was laid open with its reloads (B-9.3)."""

    pawn: Pawn
    reloads: int


@frozen
class LabTokenDiscarded(Event):
    """A lab token was discarded face down (B-9)."""

    pawn: Pawn
    token: Secret[str]


@frozen
class ThingsRemoved(Event):
    """Weapons, items or lab tokens left the game unseen (B-9)."""

    shelf: str
    count: int


@frozen
class BloodBagRemoved(Event):
    """A blood bag was taken out of the laboratory bag, if there was one (B-9.1)."""

    found: bool


@frozen
class FoodMoved(Event):
    """Food went from the Pantry to the Kitchen (B-9)."""

    count: int


@frozen
class FoodLost(Event):
    """Food was discarded (B-9, B-7.1)."""

    source: str
    count: int


@frozen
class FoodEaten(Event):
    """Food was eaten (B-10.9)."""

    source: str
    count: int


@frozen
class HungerBegan(Event):
    """Everybody is hungry for the rest of the game (B-10.9)."""


@frozen
class SosSent(Event):
    """The SOS was sent (B-9.9)."""


@frozen
class DealProposed(Event):
    """One proposed a deal to another; only the two are told (B-10.2)."""

    proposer: Pawn
    partner: Pawn
    weapons: Kinds
    items: Kinds
    lab: int


@frozen
class DealAnswered(Event):
    """The partner put something in; only the two are told (B-10.2)."""

    proposer: Pawn
    partner: Pawn
    weapons: Kinds
    items: Kinds
    lab: int


@frozen
class DealMade(Event):
    """Two dealt; all see how many things went each way, and open Flamethrowers (B-10.2)."""

    proposer: Pawn
    partner: Pawn
    given: int
    taken: int
    flamethrowers_given: int
    flamethrowers_taken: int
    given_things: Secret[Kinds]
    taken_things: Secret[Kinds]


@frozen
class DealRefused(Event):
    """Two did not agree; only the two are told (B-10.2)."""

    proposer: Pawn
    partner: Pawn


@frozen
class FingerPointed(Event):
    """Somebody pointed at another, or abstained (B-10.3)."""

    pawn: Pawn
    accused: Pawn | None


@frozen
class TestBegan(Event):
    """The leader let somebody carry out a test (B-10.5)."""

    __test__ = False

    kind: str
    tester: Pawn


@frozen
class RoleShown(Event):
    """Somebody showed its role to all (B-8.3, B-8.4, B-10.7)."""

    pawn: Pawn
    role: str


@frozen
class AlienExposed(Event):
    """An alien left its character and plays openly (B-10.8)."""

    pawn: Pawn
    strength: int


@frozen
class DogsGathered(Event):
    """All dogs outside the Kennel were gathered (B-10.10)."""

    count: int


@frozen
class DogPlaced(Event):
    """A dog was put into a room (B-10.10)."""

    room: str


@frozen
class KennelOpened(Event):
    """The Kennel's card was drawn and its dogs came out (B-10.11)."""

    dogs: int


@frozen
class EscapeStarted(Event):
    """Somebody started an escape (B-8.2, B-8.5)."""

    pawn: Pawn
    vehicle: str


@frozen
class BoardingAsked(Event):
    """Somebody on the ground asked to board (B-8.3)."""

    pawn: Pawn


@frozen
class BoardingAnswered(Event):
    """Those on board said yes or no (B-8.3)."""

    pawn: Pawn
    agreed: tuple[Pawn, ...]
    boards: bool


@frozen
class Boarded(Event):
    """Somebody is on board (B-8.3)."""

    pawn: Pawn


@frozen
class VehicleLeft(Event):
    """The vehicle left with these on board (B-8.4)."""

    vehicle: str
    aboard: tuple[Pawn, ...]


@frozen
class EverythingShown(Event):
    """The game is over: every role, and the chain of infection (B-8.9)."""

    roles: tuple[str, ...]
    chain: tuple[dict[str, Any], ...]
