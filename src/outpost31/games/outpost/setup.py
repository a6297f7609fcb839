"""Set-up: the table as it is laid out before round 1 (B-2)."""

from __future__ import annotations

from outpost31.games.outpost.chain import FIRST, Infection
from outpost31.games.outpost.dogs import PlaceMarker, ReturnLocationCards
from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.editions import edition_of
from outpost31.games.outpost.ending import end_frozen
from outpost31.games.outpost.events import CharacterTaken, LeaderNamed, RoleDealt, RoundBegan
from outpost31.games.outpost.figures import PLAYERS
from outpost31.games.outpost.hands import DrawCards
from outpost31.games.outpost.settings import LAST_ROUND, Settings
from outpost31.games.outpost.table import (
    ACTION_CARDS,
    ALIEN,
    CHARACTER,
    HUMAN,
    LEISURE_ROOM,
    OFF_BOARD,
    OPERATIONS,
    Outpost,
)
from outpost31.kernel import UNHEARD, Option, Pile, Question, Questions, Secret, Silent, frozen, roll

FIRST_HAND = 2
"""Action cards dealt to each (B-2.4)."""


def lay_table(edition: Edition, settings: Settings, player: list[int]) -> Outpost:
    """Everything except characters, roles and hands, for pawns played by these seats (B-2.1 to B-2.5)."""
    table = Outpost(seats=max(player) + 1, edition=edition.key, settings=settings, player=player)
    _lay_people(table)
    _lay_base(table, edition)
    _lay_finds(table, edition)
    cards = edition.counts.action_cards_each
    table.deck = Pile.shuffled([card for card in ACTION_CARDS for _ in range(cards)])
    table.contagion_bag = tuple(
        token for token, count in edition.counts.infection.items() for _ in range(count)
    )
    table.dogs = [OFF_BOARD] * edition.limits.dogs  # B-2.8
    table.locations = list(edition.green)
    table.kennel_card = True
    return table


def _lay_people(table: Outpost) -> None:
    """Disks on yellow, everybody in the Leisure Room, nobody holding anything (B-2.5, B-2.6)."""
    for seat in table.player:
        nothing: Secret[tuple[str, ...]] = Secret((), (seat,))
        table.readers.append((seat,))
        table.status.append(CHARACTER)
        table.role.append(Secret(HUMAN))  # nobody knows anything before roles are dealt
        table.where.append(LEISURE_ROOM)
        table.standing.append(True)
        table.suspicion.append(table.settings.start)
        table.hands.append(nothing)
        table.weapons.append(nothing)
        table.flamethrowers.append(())
        table.items.append(nothing)
        table.lab.append(nothing)
        table.laid.append(None)


def _lay_base(table: Outpost, edition: Edition) -> None:
    """Fuel, damage, food and tokens (B-2.1, B-2.2)."""
    settings, counts, limits = table.settings, edition.counts, edition.limits
    column = settings.players - PLAYERS[0]
    table.fuel = dict.fromkeys(settings.fuel_limit, 0)
    for room in (settings.boiler, settings.generator):
        table.fuel[room] = settings.fuel_limit[room]
    for store, by_players in counts.fuel.items():
        table.fuel[store] = by_players[column]
    table.fuel[OPERATIONS] = 0
    table.box["fuel"] = limits.fuel - sum(table.fuel.values())
    table.damage = dict.fromkeys(settings.damage_limit, 0)
    for room, by_players in counts.damage.items():
        table.damage[room] = by_players[column]
    table.damage_left = limits.damage - sum(table.damage.values())
    table.fire_left = limits.fire
    table.reloads_left = limits.reloads
    table.pantry = counts.food
    table.box["food"] = limits.food - counts.food
    table.rescue_fuel = settings.rescue_fuel


def _lay_finds(table: Outpost, edition: Edition) -> None:
    """Weapon deck, item deck and laboratory bag; what is not needed stays in the box (B-2.1)."""
    column = table.settings.players - PLAYERS[0]
    decks = []
    for things in (
        {thing.key: thing.counts for thing in edition.weapons},
        {thing.key: thing.counts for thing in edition.items},
        edition.counts.lab,
    ):
        decks.append(Pile.shuffled([kind for kind, counts in things.items() for _ in range(counts[column])]))
        for kind, counts in things.items():
            table.box[kind] = max(counts) - counts[column]
    table.weapon_deck, table.item_deck, table.lab_bag = decks


@frozen
class TakeCharacters(Silent):
    """Characters are dealt at random or chosen in seat order (B-2.6)."""

    key = "take_characters"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One for each pawn."""
        table.first(*map(TakeCharacter, range(len(table.player))))


@frozen
class TakeCharacter:
    """Somebody takes a character that is still free (B-2.6)."""

    key = "take_character"

    pawn: int

    def ask(self, table: Outpost) -> Questions:
        """Fate deals, or the seat chooses."""
        if table.settings.choose_characters:
            return (Question(table.player[self.pawn], "character_to_play", self._free(table)),)
        return roll(len(edition_of(table).characters) - len(table.character), "character")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """The character starts in the Leisure Room."""
        key = answers[0] if table.settings.choose_characters else self._free(table)[answers[0]]
        table.character.append(key)
        table.ability.append(edition_of(table).abilities[key])
        if table.told is not UNHEARD:
            table.told.append(CharacterTaken(self.pawn, key))

    def _free(self, table: Outpost) -> tuple[str, ...]:
        taken = table.character
        return tuple([kind.key for kind in edition_of(table).characters if kind.key not in taken])


@frozen
class DealFirstAlien:
    """As many infection tokens as seats, one of them alien, are dealt face down (B-2.7)."""

    key = "deal_first_alien"

    def ask(self, table: Outpost) -> Questions:
        """Fate says who gets it."""
        return roll(len(table.player), "first_alien")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """Everybody learns their own role."""
        for pawn, seat in enumerate(table.player):
            role = ALIEN if pawn == answers[0] else HUMAN
            table.role[pawn] = Secret(role, (seat,))
            if table.told is not UNHEARD:
                table.told.append(RoleDealt(pawn, table.role[pawn]))
        table.chain.append(Infection(answers[0], None, FIRST, None, 0))


@frozen
class DealHands(Silent):
    """Each seat is dealt 2 action cards (B-2.4)."""

    key = "deal_hands"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """One after the other."""
        table.first(*(DrawCards(pawn, FIRST_HAND) for pawn in range(len(table.player))))


@frozen
class NameFirstLeader:
    """A random seat is the first leader (B-2.9)."""

    key = "name_first_leader"

    def ask(self, table: Outpost) -> Questions:
        """Fate says who."""
        return roll(len(table.player), "leader")

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """They get the sheet."""
        table.leader = answers[0]
        table.tell(LeaderNamed(table.leader))


@frozen
class BeginRound(Silent):
    """A new round: its steps, and then the next round (B-3.1)."""

    key = "begin_round"

    def apply(self, table: Outpost, answers: tuple[Option, ...]) -> None:
        """A game that reaches round 40 ends as frozen (B-8.8)."""
        table.round += 1
        if table.told is not UNHEARD:
            table.told.append(RoundBegan(table.round))
        if table.round >= LAST_ROUND:
            end_frozen(table)
        else:
            table.first(*edition_of(table).round, self)


LAYING_OUT = (
    TakeCharacters(),
    DealFirstAlien(),
    DealHands(),
    NameFirstLeader(),
    PlaceMarker(),  # B-2.3
    ReturnLocationCards(),
    BeginRound(),
)
