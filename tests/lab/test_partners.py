"""Partners compared: the chance of a game is what whole games come to, with less luck in it."""

from __future__ import annotations

import pytest

from outpost31 import Match
from outpost31.bots.coop.belief import stopping_chance
from outpost31.games.outpost.coop.events import AlienRolled
from outpost31.kernel import Question
from outpost31.kernel.fate import Scripted
from outpost31.lab import partners
from outpost31.lab.partners import Comparison, Stopper, chance_of_game
from outpost31.lab.times import Times


def test_the_chance_of_a_game_is_decided_by_its_number_and_lies_between():
    times = Times()
    chances = [chance_of_game(1, "seasoned", number, times) for number in range(6)]
    assert chances == [chance_of_game(1, "seasoned", number) for number in range(6)]
    assert all(0 <= chance < 1 for chance in chances) and len(set(chances)) > 2
    assert times.decisions > 300


def test_every_escape_is_stopped_and_counts_for_what_it_promised(monkeypatch):
    """One attempt after another: each with the chance that it came so far."""
    rolls: list[AlienRolled] = []
    real = Match.answer

    def watched(self, seat, option, question=None):
        events = real(self, seat, option, question)
        rolls.extend(one for one in events if isinstance(one, AlienRolled))
        return events

    monkeypatch.setattr(Match, "answer", watched)
    number = next(number for number in range(20) if chance_of_game(1, "seasoned", number) > 0.3)
    rolls.clear()
    monkeypatch.setattr(partners, "LEAST", 0.0)
    chance = chance_of_game(1, "seasoned", number)
    assert rolls and all(roll.stopped for roll in rolls)
    most, still_here = 0.0, 1.0
    for roll in rolls:
        most += still_here * (1 - stopping_chance(len(roll.faces)))
        still_here *= stopping_chance(len(roll.faces))
    assert 0 < chance <= most + 1e-9


def test_only_the_aliens_dice_are_changed():
    fate = Stopper(Scripted([0, 0, 0]))
    die, draw = Question("fate", "action_die", range(6)), Question("fate", "draw", range(6))
    assert fate.answer(die) == 0
    fate.stops = True
    assert (fate.answer(die), fate.answer(draw)) == (5, 0)


def test_the_interval_is_that_of_the_gain():
    found = Comparison(pairs=[(0.5, 0.4), (0.6, 0.3), (0.2, 0.2), (0.7, 0.5)])
    assert found.mean(0) == pytest.approx(50) and found.mean(1) == pytest.approx(35)
    assert found.half_width == pytest.approx(1.96 * 100 * (0.05 / 3 / 4) ** 0.5)
