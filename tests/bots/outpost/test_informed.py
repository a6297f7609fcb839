"""The judgement of the seasoned at the outpost: small scenes, and what they do in them."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from outpost31 import Match
from outpost31.bots.outpost.learned_habits import kinds_for
from outpost31.bots.outpost.seasoned import SeasonedBot
from outpost31.bots.outpost.table_kinds import Acquaintance
from outpost31.bots.tempers import TEMPERS
from outpost31.kernel import Question

SEATS = 6


class Seen:
    """A seat's view of a table just dealt, which a scene changes as it likes, and what the seat was told."""

    def __init__(self, role: str, game: str = "boardgame") -> None:
        match = Match.new(game, SEATS, seed=4)
        self.seat = next(s for s in range(SEATS) if match.view(s)["people"][s]["role"] == role)
        self.view = copy.deepcopy(match.view(self.seat))
        self.events = [*match.events(self.seat)]
        self.others = [pawn for pawn in range(SEATS) if pawn != self.seat]
        self.me = self.view["people"][self.seat]
        self.me["hand"] = ["use", "repair", "sabotage"]

    def told(self, event: str, **fields: Any) -> Seen:
        """Something is told."""
        self.events.append({"event": event, **fields})
        return self

    def met(self, picker: int, picked: int, times: int = 1) -> Seen:
        """One looked at another's tokens, and nobody else knows what it saw."""
        for _ in range(times):
            self.told("TokenSeen", picker=picker, picked=picked, token=None)
        return self

    def found_out(self, pawn: int) -> Seen:
        """Somebody turned out to be an alien."""
        self.view["people"][pawn]["status"] = "exposed"
        return self.told("AlienExposed", pawn=pawn, strength=3)

    def stands(self, pawn: int, room: str) -> Seen:
        """Somebody is in a room."""
        self.view["people"][pawn].update(where=room, standing=True)
        return self

    def suspicions(self) -> dict[int, float]:
        """How likely a seasoned bot holds each to be an alien."""
        return SeasonedBot(self.seat, random.Random(1)).suspicions(self.view, self.events)

    def advice(
        self, kind: str, options: tuple[Any, ...], temper: str = "steady", **about: Any
    ) -> dict[Any, float]:
        """What a seasoned bot makes of a question."""
        question = Question(self.seat, kind, options, tuple(about.items()))
        question.id = 1
        bot = SeasonedBot(self.seat, random.Random(1), TEMPERS[temper])
        return dict(bot.advise(self.view, self.events, question))

    def answer(self, kind: str, options: tuple[Any, ...], **about: Any) -> Any:
        """What it would answer, apart from whims."""
        advice = self.advice(kind, options, **about)
        best = max(advice.values())
        (only,) = [option for option, worth in advice.items() if worth > best - 1.0]
        return only

    def rescue(self, fuel: int) -> Seen:
        """The rescue helicopter is here and stays for this many rounds."""
        self.view["base"]["rescue"] = {
            "space": self.view["limits"]["rescue_track"],
            "fuel": fuel,
            "gone": False,
        }
        return self


# Humans ---------------------------------------------------------------------------------------------------


def test_a_human_refuses_to_leave_with_who_looked_at_an_aliens_tokens_twice():
    scene = Seen("human")
    alien, suspect, stranger = scene.others[:3]
    scene.met(suspect, alien, times=2).found_out(alien)
    assert scene.answer("boarding_to_allow", ("agree", "refuse"), asking=suspect) == "refuse"
    assert scene.answer("boarding_to_allow", ("agree", "refuse"), asking=stranger) == "agree"


def test_a_human_boards_when_it_knows_who_is_who_and_else_waits_for_the_last_chance():
    turn = ("move", "special_action", "change_cards", "board")
    in_doubt = Seen("human").rescue(fuel=3)
    assert in_doubt.answer("turn", turn) == "move"
    assert Seen("human").rescue(fuel=0).answer("turn", turn) == "board"
    certain = Seen("human").rescue(fuel=3)
    certain.found_out(certain.others[0])
    assert certain.answer("turn", turn) == "board"


def test_the_cautious_want_to_be_surer_than_the_bold():
    turn = ("move", "board")
    scene = Seen("human").rescue(fuel=3)
    alien, suspect = scene.others[:2]
    scene.found_out(alien).told("DogTokenSeen", pawn=suspect, token=None)
    scene.told("LeaderNamed", pawn=suspect)
    for _ in range(6):  # who leads like a human
        scene.told("CardRevealed", card="use")
    assert scene.advice("turn", turn, "bold")["board"] > 0 > scene.advice("turn", turn, "cautious")["board"]


def test_hands_go_where_hands_are_unless_they_may_be_an_aliens():
    scene = Seen("human")
    friend, other = scene.others[:2]
    scene.stands(friend, "radio_room").stands(other, "kitchen")
    rooms = ("radio_room", "kitchen", "weather_station")
    trusting = scene.advice("room_to_enter", rooms)
    assert max(trusting, key=trusting.__getitem__) == "radio_room"
    scene.met(friend, other, times=4).found_out(other)
    assert scene.advice("room_to_enter", rooms)["radio_room"] < trusting["radio_room"] - 3.0


def test_a_human_shuns_the_room_where_the_alien_lay_in_wait():
    scene = Seen("human")
    scene.found_out(scene.others[0])
    scene.view["alien"]["cards"] = [3]
    before = scene.advice("room_to_enter", ("radio_room", "kitchen"))["radio_room"]
    scene.told("AlienRevealed", room="radio_room", strength=3)
    assert scene.advice("room_to_enter", ("radio_room", "kitchen"))["radio_room"] < before - 1.0


ALIEN_OF_TWO = [2]
"""Its strength in the one room to which the exposed alien has sent a card."""


def where_to_go(scene: Seen, cards: list[int], *rooms: str) -> dict[Any, float]:
    """What somebody thinks of rooms, with the exposed alien about or without it."""
    scene.view["alien"]["cards"] = cards
    return scene.advice("room_to_enter", rooms)


def by_the_alien(scene: Seen, room: str) -> float:
    """How much more a room is worth because the exposed alien is about; mostly less."""
    rooms = (room, "weather_station")
    return where_to_go(scene, ALIEN_OF_TWO, *rooms)[room] - where_to_go(scene, [], *rooms)[room]


def test_humans_stand_by_whoever_the_exposed_alien_could_take():
    """One stands alone where the alien may come with a strength of 2; a second one is worth its life (B-6.6)."""
    scene = Seen("human")
    alien, friend, *others = scene.others
    scene.found_out(alien)
    for one in others:
        scene.stands(one, "weather_station")
    to_be_alone = by_the_alien(scene, "kitchen")
    scene.stands(friend, "kitchen")
    assert to_be_alone < 0.0 < by_the_alien(scene, "kitchen")


def test_nobody_stands_by_somebody_suspect_against_the_alien():
    scene = Seen("human")
    alien, suspect, *others = scene.others
    scene.found_out(alien)
    for one in others:
        scene.stands(one, "weather_station")
    scene.stands(suspect, "kitchen")
    trusting = by_the_alien(scene, "kitchen")
    scene.met(suspect, alien, times=6)
    assert by_the_alien(scene, "kitchen") < trusting - 0.2


def test_who_moves_first_fears_the_alien_less_where_friends_may_follow():
    followed, last = Seen("human"), Seen("human")
    for scene in (followed, last):
        scene.found_out(scene.others[0])
    for one in last.others[1:]:
        last.stands(one, "weather_station")
    assert by_the_alien(last, "kitchen") < by_the_alien(followed, "kitchen") < 0.0


def test_in_the_cold_fire_is_kept_before_anything_else():
    scene = Seen("human")
    assert scene.answer("weapon_to_keep", ("firearm", "melee")) == "firearm"
    scene.view["base"]["freezing"] = 2
    assert scene.answer("weapon_to_keep", ("firearm", "dynamite")) == "dynamite"


def test_use_at_a_ready_vehicle_is_not_given_to_a_suspect():
    scene = Seen("human")
    alien, suspect, stranger = scene.others[:3]
    scene.met(suspect, alien, times=2).found_out(alien)
    for room in ("helicopter", "shed"):
        scene.view["rooms"][room].update(damage=0, fuel=scene.view["limits"]["fuel"][room])
    scene.stands(suspect, "helicopter").stands(stranger, "shed")
    assert scene.answer("character_to_assign", (suspect, stranger), card="use", lost=False) == stranger


def test_whoever_would_tell_most_is_tested():
    scene = Seen("human")
    alien, suspect, stranger = scene.others[:3]
    scene.met(suspect, alien).found_out(alien)
    assert scene.answer("character_to_test", (scene.seat, suspect, stranger)) == suspect


def test_norwegians_accuse_nobody_before_help_is_called():
    scene = Seen("human", "norwegian")
    suspect = scene.others[0]
    scene.told("LeaderNamed", pawn=suspect).told("CardRevealed", card="use").told("StackDiscarded", count=6)
    options = ("abstain", *scene.others)
    assert scene.answer("character_to_accuse", options) == "abstain"
    scene.view["base"]["rescue"]["space"] = 0
    assert scene.answer("character_to_accuse", options) == suspect


# What habits say ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "is_worse"),
    [
        ([{"event": "LeaderNamed", "pawn": 2}, {"event": "StackDiscarded", "count": 5}], True),
        ([{"event": "TestBegan", "kind": "A", "tester": 2}], False),
        ([{"event": "FireUsed", "pawn": 2}], False),
        (
            [
                {"event": "RoomEntered", "pawn": 1, "room": "radio_room"},
                {"event": "RoomEntered", "pawn": 2, "room": "radio_room"},
            ],
            True,
        ),
    ],
    ids=["a leader who stops", "a tester", "who uses fire", "who joins those at work"],
)
def test_what_people_do_tells_on_them(told, is_worse):
    reader = Acquaintance(5, 0, kinds_for("boardgame", 5))
    reader.read([{"event": "RoleDealt", "pawn": 0, "role": "human"}])
    reader.read([{"event": "RoleDealt", "pawn": 0, "role": "human"}, *told])
    assert (reader.belief.is_alien(2) > 0.25) == is_worse
    assert 0 < reader.belief.is_alien(2) < 1


def test_a_card_of_ones_own_says_nothing_about_others():
    def doubted(mine: str) -> float:
        reader = Acquaintance(5, 0, kinds_for("boardgame", 5))
        reader.read(
            [
                {"event": "RoleDealt", "pawn": 0, "role": "human"},
                {"event": "RoundBegan", "round": 1},
                {"event": "CardHandedOver", "pawn": 0, "card": mine, "drawn_by": None},
                {"event": "CardHandedOver", "pawn": 1, "card": None, "drawn_by": None},
                {"event": "CardRevealed", "card": "sabotage"},
                {"event": "CardRevealed", "card": "use"},
                {"event": "StackDiscarded", "count": 0},
            ]
        )
        return reader.belief.is_alien(1)

    assert doubted("use") > 0.25 > doubted("sabotage")


def test_a_card_drawn_for_a_hand_thrown_away_was_not_chosen():
    def doubted(*told: dict[str, Any]) -> float:
        reader = Acquaintance(5, 0, kinds_for("boardgame", 5))
        reader.read(
            [
                {"event": "RoleDealt", "pawn": 0, "role": "human"},
                {"event": "RoundBegan", "round": 1},
                *told,
                {"event": "CardHandedOver", "pawn": 1, "card": None, "drawn_by": None},
                {"event": "CardRevealed", "card": "sabotage"},
                {"event": "StackDiscarded", "count": 0},
            ]
        )
        return reader.belief.is_alien(1)

    assert doubted({"event": "HandDiscarded", "pawn": 1}) < doubted() - 0.1
