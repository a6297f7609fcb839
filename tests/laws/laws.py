"""The laws that every game keeps, each as a function that raises LawBroken."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from outpost31 import IllegalAnswer, Match, shapes
from tests.laws.play import Chooser, LawBroken
from tests.shaped import misasked, misshapen


class LawBook(Protocol):
    """What the laws must know of a game: where its components are, and what can never be so."""

    @property
    def components(self) -> Callable[[Any], Counter[str]]:
        """Every component, wherever it lies."""

    @property
    def wrong(self) -> Callable[[Match], str | None]:
        """What is wrong at a table between two answers, if anything."""


MOST_ANSWERS = 40_000
"""No game is longer than this."""


def _new(game: str, seats: int, options: dict[str, Any], seed: int) -> Match:
    return Match.new(game, seats, seed=seed, options=options)


def _where(game: str, seats: int, options: dict[str, Any], seed: int, match: Match) -> str:
    return f"{game} seats={seats} options={options} seed={seed}, after {len(match.answers)} answers"


def check_questions(match: Match, where: str) -> None:
    """Somebody is asked, everybody asked has an option, and declining is one of them."""
    if not match.questions:
        raise LawBroken(f"nobody is asked and the game is not over: {where}")
    for question in match.questions:
        if not len(question.options):
            raise LawBroken(f"{question} has no option: {where}")
        if len(set(question.options)) != len(question.options):
            raise LawBroken(f"{question} offers the same twice: {where}")
        if question.decline is not None and question.decline not in question.options:
            raise LawBroken(f"{question} cannot be declined: {where}")


def games_end_and_components_are_conserved(
    game: str,
    seats: int,
    options: dict[str, Any],
    seed: int,
    book: LawBook,
) -> Match:
    """Every open question has a lawful answer, every offered answer is taken, components stay, the game ends."""
    match = _new(game, seats, options, seed)
    chooser = Chooser(seed)
    everything = book.components(match.table)
    while match.outcome is None:
        where = _where(game, seats, options, seed, match)
        check_questions(match, where)
        if len(match.answers) > MOST_ANSWERS:
            raise LawBroken(f"the game does not end: {where}")
        try:
            chooser.answer(match)
        except IllegalAnswer as error:
            raise LawBroken(f"an offered answer was refused ({error}): {where}") from error
        found = book.components(match.table)
        if found != everything:
            lost, gained = everything - found, found - everything
            raise LawBroken(f"lost {dict(lost)}, gained {dict(gained)}: {where}")
        wrong = book.wrong(match)
        if wrong:
            raise LawBroken(f"{wrong}: {where}")
    if match.questions:
        raise LawBroken(f"the game is over and somebody is asked: {where}")
    outcome = match.outcome
    if set(outcome.winners) & set(outcome.losers):
        raise LawBroken(f"somebody won and lost: {where}")
    return match


def same_answers_give_the_same_digests(game: str, seats: int, options: dict[str, Any], seed: int) -> None:
    """Two matches with the same chance and the same answers are the same all the way."""
    one, other = _new(game, seats, options, seed), _new(game, seats, options, seed)
    chooser, again = Chooser(seed), Chooser(seed)
    while one.outcome is None:
        if len(one.answers) % 7 == 0 and one.digest() != other.digest():
            raise LawBroken(f"digests differ: {_where(game, seats, options, seed, one)}")
        chooser.answer(one)
        again.answer(other)
    if one.digest() != other.digest() or one.all_told != other.all_told:
        raise LawBroken(f"the ends differ: {_where(game, seats, options, seed, one)}")


def a_record_replays_to_the_same_match(game: str, seats: int, options: dict[str, Any], seed: int) -> None:
    """A record, sent through JSON at any moment, gives the same match again."""
    match = _new(game, seats, options, seed)
    chooser = Chooser(seed)
    stops = {chooser.random.randrange(1, 400) for _ in range(3)}
    while match.outcome is None:
        if len(match.answers) in stops:
            _replay_once(match, _where(game, seats, options, seed, match))
        chooser.answer(match)
    _replay_once(match, _where(game, seats, options, seed, match))


def _replay_once(match: Match, where: str) -> None:
    again = Match.replay(json.loads(json.dumps(match.record())))
    same = (
        again.digest() == match.digest()
        and again.all_told == match.all_told
        and again.answers == match.answers
        and [one.plain() for one in again.questions] == [one.plain() for one in match.questions]
        and all(again.view(seat) == match.view(seat) for seat in (None, *range(match.seats)))
    )
    if not same:
        raise LawBroken(f"the replay is another match: {where}")


def a_copy_never_changes_its_original(game: str, seats: int, options: dict[str, Any], seed: int) -> None:
    """What is done to a copy, or to the original after copying, does not show in the other."""
    match = _new(game, seats, options, seed)
    chooser = Chooser(seed)
    kept: list[tuple[Match, str]] = []
    while match.outcome is None:
        if len(match.answers) % 5 == 0:
            where = _where(game, seats, options, seed, match)
            before = match.digest()
            copy = match.copy()
            if copy.digest() != before or [one.plain() for one in copy.questions] != [
                one.plain() for one in match.questions
            ]:
                raise LawBroken(f"a copy differs: {where}")
            playing = match.copy()
            explorer = Chooser((seed, len(match.answers)))
            for _ in range(6):
                if playing.outcome is None:
                    explorer.answer(playing)
            if match.digest() != before:
                raise LawBroken(f"playing on in a copy changed the original: {where}")
            if len(kept) < 12:
                kept.append((copy, before))
        chooser.answer(match)
    for copy, before in kept:
        if copy.digest() != before:
            raise LawBroken(f"playing on changed an old copy: {_where(game, seats, options, seed, match)}")


NONSENSE: tuple[Any, ...] = (
    "nonsense",
    -1,
    99,
    None,
    (),
    ("play",),
    ("play", "axe", 99),
    ["draw"],
    1.5,
    {},
    object(),
)


def an_answer_not_on_offer_changes_nothing(game: str, seats: int, options: dict[str, Any], seed: int) -> None:
    """IllegalAnswer says what was on offer, to whoever asks out of turn too, and nothing changes."""
    match = _new(game, seats, options, seed)
    chooser = Chooser(seed)
    while match.outcome is None:
        if chooser.random.random() < 0.15:
            _try_what_is_not_on_offer(match, chooser, _where(game, seats, options, seed, match))
        chooser.answer(match)
    for seat in range(match.seats):
        _must_refuse(match, seat, "draw", None, f"after the end: {_where(game, seats, options, seed, match)}")


def _try_what_is_not_on_offer(match: Match, chooser: Chooser, where: str) -> None:
    before, told = match.digest(), len(match.all_told)
    seat, question = chooser.pick(match.questions)
    waiting = {one for asked in match.questions for one in (asked.seat, *asked.team)}
    offers = [tuple(one.options) for one in match.questions_for(seat)]
    for option in NONSENSE:
        if all(option not in list(offer) for offer in offers):
            refusal = _must_refuse(match, seat, option, None, where)
            if refusal.offered not in offers:
                raise LawBroken(f"a refusal does not say what is on offer: {where}")
    for other in (*range(match.seats), 99, -1, "fate"):
        if other not in waiting:
            _must_refuse(match, other, question.options[0], None, where)
    _must_refuse(match, seat, question.options[0], question.id + 1_000_000, where)
    if match.digest() != before or len(match.all_told) != told:
        raise LawBroken(f"a refused answer changed the match: {where}")


def _must_refuse(match: Match, seat: Any, option: Any, question: int | None, where: str) -> IllegalAnswer:
    try:
        match.answer(seat, option, question)
    except IllegalAnswer as refusal:
        return refusal
    raise LawBroken(f"{option!r} of seat {seat} was taken though not on offer: {where}")


def what_leaves_a_table_has_its_declared_shape(
    game: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    """Every view, told event and question is exactly what the game declares, to every seat and the spectator."""
    view, told, asked = shapes.view_of(game), shapes.told_shapes(game), shapes.asked_at(game)
    match, chooser = Match.new(game, seats=seats, seed=seed, options=options), Chooser(seed)
    heard = dict.fromkeys((None, *range(seats)), 0)
    checked = 0
    for number in range(MOST_ANSWERS):
        is_over = match.outcome is not None
        wrong: list[str] = []
        for question in match.questions:
            if question.id >= checked:
                wrong += misasked(question, asked)
                checked = question.id + 1
        for viewer in heard if is_over else () if number % 10 else (list(heard)[number // 10 % len(heard)],):
            wrong += misshapen(match.view(viewer), view, game)
            events = match.events(viewer, heard[viewer])
            heard[viewer] += len(events)
            for event in events:
                wrong += misshapen(event, told[event["event"]], event["event"])
        if wrong:
            raise LawBroken(f"{game}, {seats} seats, {options}, seed {seed}: {wrong[0]}")
        if is_over:
            return
        chooser.answer(match)
