"""Playing: bots are asked one question after another until a match is over. Every loop of the lab is this one."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from time import process_time
from typing import Any

from outpost31 import Match
from outpost31.bots import Bot, Talker, make_bot, show_dreamer
from outpost31.bots.talk import Heard
from outpost31.imagination import veil
from outpost31.kernel import Option, Question


class GameFailed(RuntimeError):
    """A game that broke off; the same game, number of seats, level and seed break it again."""

    def __init__(self, game: str, seats: int, level: str, seed: int, error: str, traceback: str) -> None:
        super().__init__(f"{game} with {seats} seats, {level} bots and seed {seed}: {error}")
        self.game, self.seats, self.level, self.seed = game, seats, level, seed
        self.error, self.traceback = error, traceback

    def __reduce__(self) -> tuple[type[GameFailed], tuple[Any, ...]]:
        """So that a worker process can hand it over."""
        return GameFailed, (self.game, self.seats, self.level, self.seed, self.error, self.traceback)


def game_seed(seed: int, number: int) -> int:
    """The seed of one of a run's games. The first game has the run's own seed, so any game can be run again alone."""
    if number == 0:
        return seed
    digest = hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 1


def questions_of(match: Match) -> Iterator[Question]:
    """The first open question, again and again until the match is over; whoever iterates must see it answered."""
    while match.outcome is None:
        yield match.questions[0]


def ask(
    bot: Bot,
    match: Match,
    question: Question,
    seat: int | None = None,
    clock: Callable[[float], None] | None = None,
) -> Option:
    """What a bot answers, given what its seat knows: the match behind a veil if it searches, the view and the events.

    The bot answers for the player who is asked, or for another seat of the same team. The clock is told the seconds of
    this process's time that the answer took.
    """
    seat = question.player if seat is None else seat
    view, events = match.view(seat), match.events(seat)
    show_dreamer(bot, partial(veil, match, seat))
    if clock is None:
        return bot.answer(view, events, question)
    began = process_time()
    answer = bot.answer(view, events, question)
    clock(process_time() - began)
    return answer


def decide(bot: Bot, match: Match, question: Question) -> Option:
    """The option, if there is only one (no view is then drawn up for nothing); else what the bot answers."""
    return question.options[0] if len(question.options) == 1 else ask(bot, match, question)


def play_on(match: Match, bots: Sequence[Bot]) -> None:
    """Play a match to its end; nobody is asked where there is nothing to think about."""
    for question in questions_of(match):
        match.answer(question.player, decide(bots[question.player], match, question), question.id)


def play_game(game: str, seats: int, level: str, options: Mapping[str, Any] | None, seed: int) -> Match:
    """A finished match among bots of one level; the seed decides everything."""
    match = Match.new(game, seats, seed=seed, options=options)
    play_on(match, [make_bot(level, game, seat, seed) for seat in range(seats)])
    return match


Clock = Callable[[int, float], None]
"""Told, for every decision, whose it was and how many seconds of this process's time it took."""
WORDS_APART = 4
"""How many things happen before everybody may speak again."""


def play_with(
    match: Match, bots: Sequence[Bot], clock: Clock | None = None, *, talk: bool = False
) -> list[Heard]:
    """Play a match to its end with these bots, who are asked everything; returns what was said, if they talk."""
    return finish(match, bots, RoundTable(match, bots if talk else []), clock)


def finish(match: Match, bots: Sequence[Bot], table: RoundTable, clock: Clock | None = None) -> list[Heard]:
    """Play a match to its end, whatever was said at its table so far; returns all that was said by then."""
    for question in questions_of(match):
        seat = question.player
        table.go_on()
        answer = ask(bots[seat], match, question, clock=None if clock is None else partial(clock, seat))
        match.answer(seat, answer, question.id)
    return table.heard


class RoundTable:
    """The talk of a match: every few things that happen, everybody who still plays may say something."""

    def __init__(self, match: Match, talkers: Sequence[Bot]) -> None:
        """`talkers` are the bots by seat; nobody talks if there are none."""
        self.heard: list[Heard] = []
        """What was said so far."""
        self._match = match
        self._talkers = talkers
        self._length = -1

    def copy(self, match: Match, talkers: Sequence[Bot]) -> RoundTable:
        """The same talk so far at a copy of the match, where others go on with it; nobody does if nobody talks here."""
        new = RoundTable(match, talkers if self._talkers else [])
        new.heard = self.heard[:]
        new._length = self._length
        return new

    def go_on(self) -> None:
        """Perhaps it is time to speak: then each may, seat after seat."""
        match = self._match
        if not self._talkers or len(match.all_told) - self._length <= WORDS_APART:
            return
        self._length = len(match.all_told)
        out = match.game.eliminated(match.view(None))
        for seat, bot in enumerate(self._talkers):
            if isinstance(bot, Talker) and seat not in out:
                said = bot.speak(match.view(seat), match.events(seat), self.heard)
                self.heard += [one.plain(seat) for one in said]
