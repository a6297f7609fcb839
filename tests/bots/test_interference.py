"""A bot's answer depends on what its seat knows and on nothing else."""

from __future__ import annotations

import copy
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import outpost31.bots as bots_room
from outpost31 import Match
from outpost31.bots import Bot, Saying, Talker, levels_for, make_bot, show_dreamer, talks
from outpost31.imagination import veil
from outpost31.kernel import Question
from outpost31.kernel.records import from_json
from tests.games import LAW_BOOKS

GAMES = sorted(LAW_BOOKS)
PAIRS = [(game, level) for game in GAMES for level in levels_for(game)]
TRIALS = {"stayaway": 1000}
FEW = 100
"""Trials of those who search, who take their time."""


def over_the_wire(view: dict[str, Any], events: list[dict[str, Any]], question: Question) -> tuple[Any, ...]:
    """The same view, events and question, made of new objects."""
    plain = json.loads(json.dumps([view, events, question.plain()]))
    options = tuple(from_json(one) for one in plain[2]["options"])
    about = tuple((name, from_json(value)) for name, value in plain[2]["about"].items())
    again = Question(question.seat, question.kind, options, about, question.decline, question.team)
    again.id = question.id
    return plain[0], plain[1], again


def one_bot(level: str, game: str, seat: int, seed: int) -> Bot:
    """A bot; those who search do it with few imagined worlds."""
    bot = make_bot(level, game, seat, seed)
    if hasattr(bot, "budget"):
        bot.budget = 150
    return bot


def ask(bot: Bot, match: Match, seat: int, view: Any, events: Any, question: Question) -> Any:
    """A bot's answer, after it was shown the veiled match if it is one that dreams."""
    show_dreamer(bot, lambda: veil(match, seat))
    return bot.answer(view, events, question)


def trials(game: str, level: str, wanted: int, first_seed: int = 1, compare: Any = None) -> int:
    """Play with bots; at every decision give the one who decides another world that it cannot tell from this one."""
    worlds = LAW_BOOKS[game].worlds
    done, seed = 0, first_seed
    while done < wanted:
        seats = list(_seats(game))[seed % len(list(_seats(game)))]
        chance = random.Random(seed)
        match = Match.new(game, seats, seed=seed)
        bots = [one_bot(level, game, seat, seed) for seat in range(seats)]
        while match.outcome is None and done < wanted:
            question = match.questions[0]
            seat = question.seat
            assert isinstance(seat, int)
            if chance.random() < 0.4:
                done += (compare or _compare)(match, question, bots[seat], worlds, chance)
            answer = ask(bots[seat], match, seat, match.view(seat), match.events(seat), question)
            assert answer in question.options
            match.answer(seat, answer, question.id)
        seed += 1
    return done


def _seats(game: str) -> range:
    from outpost31 import GAMES as KINDS

    return KINDS[game].seats


def _compare(match: Match, question: Question, bot: Bot, worlds: Any, chance: random.Random) -> int:
    seat = question.seat
    assert isinstance(seat, int)
    table = worlds.scramble(match, seat, chance)
    if table is None:
        return 0
    other = match.imagine(table)
    match.events(seat), other.events(seat)
    twin = next(one for one in other.questions if one.seat == seat and one.kind == question.kind)
    here = ask(copy.deepcopy(bot), match, seat, match.view(seat), match.events(seat), question)
    wire = over_the_wire(other.view(seat), other.events(seat), twin)
    there = ask(copy.deepcopy(bot), other, seat, *wire)
    assert here == there, (match, question, here, there)
    return 1


def _compare_words(match: Match, question: Question, bot: Bot, worlds: Any, chance: random.Random) -> Any:
    """What it says to what it was just asked, here and in another world that it cannot tell from this one."""
    seat = question.seat
    assert isinstance(seat, int)
    assert isinstance(bot, Talker)
    table = worlds.scramble(match, seat, chance)
    if table is None:
        return None
    other = match.imagine(table)
    asker = (seat + 1) % match.seats
    asked = chance.choice((Saying(phrase="who_has_fire"), Saying(phrase="prove_it", about=seat), None))
    heard = [asked.plain(asker)] if asked is not None else []
    here = copy.deepcopy(bot).speak(match.view(seat), match.events(seat), heard)
    view, events, _ = over_the_wire(other.view(seat), other.events(seat), question)
    assert copy.deepcopy(bot).speak(view, events, heard) == here, (match, asked, here)
    return here


@pytest.mark.parametrize(("game", "level"), [pair for pair in PAIRS if talks(pair[1], pair[0])])
def test_with_hidden_things_elsewhere_the_words_are_the_same(game, level):
    spoken: list[int] = []

    def compare(*told: Any) -> int:
        words = _compare_words(*told)
        spoken.append(len(words or ()))
        return int(words is not None)

    assert trials(game, level, FEW, first_seed=50, compare=compare) == FEW
    assert sum(spoken) > FEW / 4 or game == "coop", "partners say nothing but warnings"


@pytest.mark.parametrize(("game", "level"), PAIRS)
def test_with_hidden_things_elsewhere_the_answer_is_the_same(game, level):
    assert trials(game, level, FEW if level == "cunning" else TRIALS.get(game, 300)) > 0


@pytest.mark.long
@pytest.mark.parametrize(("game", "level"), PAIRS)
def test_with_hidden_things_elsewhere_the_answer_is_the_same_a_hundred_thousand_times(game, level):
    wanted = 2_000 if level == "cunning" else 100_000
    assert trials(game, level, wanted, first_seed=10_000) == wanted


@pytest.mark.parametrize("level", levels_for("stayaway"))
def test_the_work_is_the_same_wherever_hidden_things_are(level):
    """Time is counted in calls: a bot that worked longer for some hidden state would make more of them."""
    worlds = LAW_BOOKS["stayaway"].worlds
    match = Match.new("stayaway", 7, seed=12)
    bots = [one_bot(level, "stayaway", seat, 12) for seat in range(7)]
    chance = random.Random(5)
    compared = 0
    while match.outcome is None and compared < 40:
        question = match.questions[0]
        seat = question.seat
        assert isinstance(seat, int)
        table = worlds.scramble(match, seat, chance)
        if table is not None:
            other = match.imagine(table)
            match.events(seat), other.events(seat)
            twin = other.questions[0]
            pairs = [(match, question), (other, twin)]
            assert len({_calls(copy.deepcopy(bots[seat]), one, asked) for one, asked in pairs}) == 1
            compared += 1
        answer = ask(bots[seat], match, seat, match.view(seat), match.events(seat), question)
        match.answer(seat, answer, question.id)
    assert compared > 10


BOTS = str(Path(bots_room.__file__).parent)


def _calls(bot: Bot, match: Match, question: Question) -> int:
    seat = question.seat
    assert isinstance(seat, int)
    view, events = match.view(seat), match.events(seat)
    calls = 0

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal calls
        # Others may be called now and then, the collector of garbage among them.
        calls += event == "call" and frame.f_code.co_filename.startswith(BOTS)

    show_dreamer(bot, lambda: veil(match, seat))
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        bot.answer(view, events, question)
    finally:
        sys.setprofile(before)
    return calls
