"""Every event, question and card is either handled by the bots' tables or excused here by name."""

from __future__ import annotations

import re
from types import ModuleType
from typing import Any

import pytest

from outpost31 import words
from outpost31.bots.outpost import reader as outpost_reader
from outpost31.bots.outpost.learned_habits import COUNTED_OTHERS, kinds_for
from outpost31.bots.outpost.novice_evidence import Evidence as OutpostEvidence
from outpost31.bots.outpost.sight import COOPERATIVE
from outpost31.bots.stayaway import reader as stayaway_reader
from outpost31.bots.stayaway.aliens import AlienChoice
from outpost31.bots.stayaway.humans import HumanChoice
from outpost31.bots.stayaway.novice import NoviceBot
from outpost31.bots.stayaway.novice_evidence import Evidence
from outpost31.games.outpost.editions import EDITIONS
from outpost31.games.outpost.events import base, cards, people
from outpost31.games.outpost.norwegian import events as norwegian_events
from outpost31.games.stayaway import effects
from outpost31.games.stayaway import events as stayaway_events
from outpost31.games.stayaway.cards import CARDS, Aim, Kind
from outpost31.imagination.outpost import LAYS_ALIEN
from outpost31.kernel.events import Event
from outpost31.lab.learn.habits_outpost import IN_A_ROUND, Counting
from outpost31.lab.learn.truth import Truth


def events_in(*modules: ModuleType) -> set[str]:
    """The events that a game may tell of."""
    return {
        name
        for module in modules
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
    }


STAYAWAY = events_in(stayaway_events)
OUTPOST = events_in(base, cards, people, norwegian_events)

# What says nothing about roles: the deck and the circle, which a view shows, and the end.
SILENT_AT_STAY_AWAY = set(
    "CardLaidOnDeck DeckRemade DirectionTurned DoorBarred DoorDiscarded DoorMoved DoorOpened ExchangeStopped GameEnded "
    "NoHumanLeft NoHumansDeclared PanicMissedItsMark PanicSkipped PlacesChanged QuarantineLaid QuarantineLifted "
    "StandInCalled".split()
)
# What moves no card, no role and no seat.
MOVES_NOTHING = set(
    "CardOffered CardSeen DeckRemade DirectionTurned DoorBarred DoorDiscarded DoorMoved DoorOpened ExchangeStopped "
    "GameEnded HandKept HandShown InfectedShown NoHumanLeft NoHumansDeclared OfferSeen PanicDrawn PanicMissedItsMark "
    "PanicSkipped QuarantineLaid QuarantineLifted StandInCalled".split()
)
# What a view shows as well, what nobody chose, and what is said by another event at the same time.
SILENT_AT_THE_OUTPOST = set(
    "AlienBeaten AlienCardPlaced AlienFled AlienReturned AlienWaited BloodBagRemoved Boarded BoardingAnswered "
    "BoardingAsked BoilerDestroyed BurningAsked BurningRefused CardDrawn CardsChanged CharacterAssimilated "
    "CharacterTaken CharactersLaidDown CharactersMet DealAnswered DealMade DealProposed DealRefused DeckLookedThrough "
    "DeckShuffled DentalRecordTaken DogAssimilated DogCaptured DogPlaced DogRan DogsGathered EscapeStarted "
    "EverythingShown FlamethrowerLaidOpen FlashlightShown FoodEaten FoodLost FoodMoved FreezingMoved FuelBurned "
    "FuelLost HumansEscaped HungerBegan KennelOpened LabTokenDiscarded LaunchCardPaid MarkerTaken "
    "PhaseBegan PowerFailed PowerReturned RescueLeft RescueMoved RifleLaid RoleChanged RoomBurned RoomDamaged "
    "RoomRepaired RoomSabotaged SectorsLeft SosSent StackCardLost SuspicionMoved ThingKept ThingsDrawn ThingsRemoved "
    "TokensCollected UfoReached UfoRoundBegan VehicleLeft WeatherDieRolled WeatherSet".split()
)
# Roles and hands as they are told, which say what somebody is and not what such people do.
TOLD_NOT_DONE = set(
    "AlienExposed AlienRevealed CardAddedUnseen CardShown DentalRecordShown DogTokenSeen RoleDealt RoleShown".split()
)


@pytest.mark.parametrize(
    ("handled", "excused", "events"),
    [
        (set(stayaway_reader.READERS), SILENT_AT_STAY_AWAY, STAYAWAY),
        (set(Truth.MOVES), MOVES_NOTHING, STAYAWAY),
        (set(outpost_reader.READERS), SILENT_AT_THE_OUTPOST, OUTPOST),
        ({*Counting.COUNTERS, *IN_A_ROUND}, SILENT_AT_THE_OUTPOST | TOLD_NOT_DONE, OUTPOST),
    ],
    ids=["belief at Stay Away!", "truth at Stay Away!", "belief at the outpost", "habits at the outpost"],
)
def test_every_event_is_read_or_excused(handled, excused, events):
    assert not handled & excused
    assert handled | excused == events


@pytest.mark.parametrize(
    ("novice", "exact"),
    [(Evidence, stayaway_reader), (OutpostEvidence, outpost_reader)],
    ids=["Stay Away!", "the outpost"],
)
def test_a_novice_reads_nothing_that_the_seasoned_do_not(novice: Any, exact: Any):
    assert set(novice.READERS) < set(exact.READERS)


def questions_of(game: str) -> set[str]:
    """The kinds of questions that a game has words for."""
    text = (words.locales_folder() / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{game}-question-(\w+) =", text, re.MULTILINE))


@pytest.mark.parametrize("player", [NoviceBot, HumanChoice, AlienChoice])
def test_every_question_of_stay_away_is_scored(player: Any):
    assert set(player.SCORERS) == questions_of("stayaway")


UNTAUGHT: set[str] = set()
"""Cards that bots play without having been taught what they are worth."""


@pytest.mark.parametrize("player", [NoviceBot, HumanChoice, AlienChoice])
def test_every_card_that_can_be_played_on_a_turn_is_weighed(player: Any):
    on_a_turn = {card.key for card in CARDS.values() if card.kind in (Kind.ACTION, Kind.OBSTACLE)}
    assert set(player.PLAYS) == on_a_turn - UNTAUGHT


AIMS = {
    Aim.NEIGHBOUR: {
        effects.on_neighbour,
        effects.on_neighbour_by_fire,
        effects.on_free_neighbour,
        effects.on_uninterned_neighbour,
    },
    Aim.ANYONE: {effects.on_anyone_free, effects.on_anyone_in_reach},
    Aim.OBSTACLE: {effects.on_obstacles},
    Aim.NOBODY: {effects.on_nobody},
}


def test_a_card_is_aimed_as_it_is_carried_out():
    """What reasons, readers and habits know of a card's aim stands on the card, and is what the rules do with it."""
    assert set(effects.ACTIONS) == {card.key for card in CARDS.values() if card.aim is not None}
    for card, action in effects.ACTIONS.items():
        aim = CARDS[card].aim
        assert aim is not None
        assert action.targets in AIMS[aim], card


@pytest.mark.parametrize("game", ["boardgame", "norwegian_2", "norwegian_3", "coop"])
def test_the_rooms_where_hands_help_are_those_of_every_edition(game):
    rooms = EDITIONS[game].rooms
    assert {room for room in rooms if room in COOPERATIVE} == {
        room for room, kind in rooms.items() if kind.cooperative
    }


@pytest.mark.parametrize("game", sorted(COUNTED_OTHERS))
@pytest.mark.parametrize("seats", [4, 8])
def test_aliens_lay_out_their_token_about_as_often_as_was_counted(game, seats):
    """Among four at the board game novices dare to every other time only (B-6.13)."""
    counted = [kind.lays_alien for kind in kinds_for(game, seats)]
    off = 0.12 if (game, seats) == ("boardgame", 4) else 0.05
    assert min(counted) - off < LAYS_ALIEN < max(counted) + off
    assert pytest.approx(sum(counted) / len(counted), abs=off) == LAYS_ALIEN
