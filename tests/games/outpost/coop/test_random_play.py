"""Random games of 1 to 3 players come to their end, also where people are careful and Fate is kind."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from outpost31 import Match
from tests.clauses import clause
from tests.games.outpost.coop.conservation import wrong
from tests.games.outpost.coop.worlds import CoopWorlds
from tests.golden.coop_temper import Temper, TemperedFate, weight
from tests.laws.play import Chooser
from tests.laws.worlds import Tally, _part

SEATS = (1, 2, 3)
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"open_hands": False},
    {"dog_moves_disk": True, "open_hands": False, "boarding": "majority"},
    {"escape": "won", "leader_allows_fire": False, "open_hands": False},
    {"figures": {"suspicion_red": 8, "suspicion_start": 2}, "kennel_card": False},
)


CAREFUL = Temper(kindness=0.85)
LIKE_FIRE = Temper(
    {
        "room_to_enter": {"armory": 30, "kitchen": 6, "weather_station": 6, "radio_room": 1},
        "weapon_to_keep": {"dynamite": 30, "flamethrower": 30},
        "action_to_take": {"burn": 100},
        "fire_to_use": {"decline": 10},
        "weapon_to_withdraw": {"decline": 10},
    },
    kindness=0.85,
)
"""They look for fire, and burn what they can."""


def grown_old(
    seats: int,
    seed: int,
    options: dict[str, Any],
    look: Callable[[Match], None] = lambda _: None,
    temper: Temper = CAREFUL,
) -> Match:
    """A game of careful people with a Fate that is often kind; what is wrong is looked for after every answer."""
    fate, chance = TemperedFate(seed, temper), random.Random(seed)
    match = Match.new("coop", seats, options=options, fate=fate)
    fate.table = match.table  # type: ignore[assignment]
    while match.outcome is None:
        question = chance.choice(match.questions)
        assert isinstance(question.seat, int)
        weights = [weight(match, question, option, temper) + 0.02 for option in question.options]
        match.answer(question.seat, chance.choices(question.options, weights)[0], question.id)
        assert wrong(match) is None, f"{seats=} {seed=} {options=} after {len(match.answers)} answers"
        look(match)
    return match


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "default")
def test_games_that_grow_old_lose_nothing_and_end(seats, options):
    reasons = set()
    for seed in range(24):
        match = grown_old(seats, seed, options)
        assert match.outcome is not None
        reasons.add(match.outcome.reason)
        assert len(match.outcome.winners) in (0, seats)
    assert len(reasons) > 1


def play_with_fire() -> Counter[str]:
    """Games of people who like fire, with and without the leader's leave: what was told how often."""
    told: Counter[str] = Counter()
    for seed in range(40):
        match = grown_old(2 + seed % 2, seed, {"leader_allows_fire": seed % 4 < 3}, temper=LIKE_FIRE)
        told.update(event["event"] for event in match.events(None))
    return told


@clause("B-7.1", "C-5.7")
def test_people_who_like_fire_burn_with_leave_where_it_is_needed():
    told = play_with_fire()
    fires = {kind: told[kind] for kind in ("BurningAsked", "BurningRefused", "RoomBurned")}
    assert min(fires.values()) > 5, fires


@clause("C-8.1")
def test_where_an_escape_wins_nobody_is_ever_aboard():
    reasons = {grown_old(1 + seed % 3, seed, {"escape": "won"}).outcome.reason for seed in range(24)}  # type: ignore[union-attr]
    assert "escaped" in reasons and not reasons & {"alien_aboard", "human_left_behind"}


def test_a_game_that_grew_old_replays_and_can_be_written_down():
    for seats in SEATS:
        match = grown_old(seats, 5, {"open_hands": False})
        assert Match.replay(json.loads(json.dumps(match.record()))).digest() == match.digest()
        for viewer in (None, *range(seats)):
            assert json.loads(json.dumps(match.view(viewer))) == match.view(viewer)


@pytest.mark.parametrize("seats", SEATS)
def test_two_worlds_cannot_be_told_apart_in_games_that_grow_old(seats):
    """Uniformly random games are lost before anybody finds much; these get to tests, trades and escapes."""
    tally = Tally()

    def part(match: Match) -> None:
        if match.outcome is None and len(match.answers) % 8 == 0:
            chooser = Chooser((seats, match.digest()))
            viewer = chooser.random.choice((None, *range(seats)))
            where = f"{seats=} {match.options} after {len(match.answers)} answers, {viewer=}"
            _part(match, viewer, CoopWorlds(), tally, chooser, 25, where)

    for seed in range(6):
        grown_old(seats, 100 + seed, OPTIONS[seed % len(OPTIONS)], part)
    assert tally.pairs > 50 and tally.answers > 3 * tally.pairs, tally
    assert tally.parted, tally
