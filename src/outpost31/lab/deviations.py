"""Deviations: what seats gain by playing at another level, measured where their answers differ.

A whole game says one bit. But what a level gains over another is exactly the sum, over the games that it plays itself,
of what each of its deviations from the other's answers is worth when everybody goes on at the other level. So we let
it play, and wherever it deviates we play the rest of the real game several times from either answer, with the same
chance and copies of the bots as they are. The mean is the same as that of whole games, the spread far smaller.

That holds for one seat, and for all who were dealt a side and play at the level together: every deviation starts where
those before it have led, so the sum still runs from a game of the other level alone to the game that was played. Who
is turned goes on at the level, and what counts is whether the side wins that was dealt; whoever joins it later plays at
the other level.

With talk, the bots of the other level speak in every seat, and those of the level hear it too: what is measured is what
they answer, not what they say. The rest of a game goes on from what was heard until then.
"""

from __future__ import annotations

import argparse
import copy
import math
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic

from outpost31 import GAMES, Match
from outpost31.bots import Bot, Saying, Talker, all_play_together, levels_for, make_bot
from outpost31.bots.talk import Heard
from outpost31.kernel import Option, Question, Seeded
from outpost31.kernel.views import Told, View
from outpost31.lab.endings import roles_by_seat
from outpost31.lab.league.contest import ALIEN, HUMAN, dealt_to, has_won
from outpost31.lab.play import RoundTable, ask, finish, game_seed, questions_of
from outpost31.lab.times import Times

REPEATS = 12
"""How often the rest of a game is usually played from either answer."""
OFTEN = 10
"""After how many games the total so far is told."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What is measured: a level among those of the one below."""

    game: str
    seats: int
    level: str
    below: str
    side: str | None = None
    """The side whose seats all play at the level, `alien` or `human`, if it is not one seat after another."""
    talk: bool = False
    repeats: int = REPEATS
    """How often the rest of a game is played from either answer."""

    def who(self, match: Match, number: int) -> list[int]:
        """The seats that play at the level, in a match that has only been dealt."""
        return [number % self.seats] if self.side is None else dealt_to(match, self.side)

    def won(self, match: Match, who: Sequence[int]) -> bool:
        """Whether those who play at the level have won, or the side that they were dealt."""
        assert match.outcome is not None
        return who[0] in match.outcome.winners if self.side is None else has_won(match, self.side)


@dataclass(slots=True)
class Deviations:
    """What came of some games."""

    gains: list[float] = field(default_factory=list)
    """By game."""
    counted: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How many deviations there were, by role and kind of question."""
    worth: dict[tuple[str, str], float] = field(default_factory=dict)
    """What they were worth, added up."""
    times: Times = field(default_factory=Times)

    @property
    def gain(self) -> float:
        """The gain, in percentage points of games won."""
        return 100 * sum(self.gains) / max(1, len(self.gains))

    @property
    def half_width(self) -> float:
        """Half the width of the gain's 95 % interval."""
        count = len(self.gains)
        mean = sum(self.gains) / max(1, count)
        spread = sum((gain - mean) ** 2 for gain in self.gains) / max(1, count - 1)
        return 196 * math.sqrt(spread / max(1, count))


class Listener:
    """A seat in which the usual bot speaks, and another hears what is said."""

    def __init__(self, usual: Bot, other: Bot) -> None:
        self._usual, self._other = usual, other

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """What the usual bot answers."""
        return self._usual.answer(view, events, question)

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """What the usual bot says. The other takes in the same, and nobody hears what it would have said."""
        if isinstance(self._other, Talker):
            self._other.speak(view, events, heard)
        return self._usual.speak(view, events, heard) if isinstance(self._usual, Talker) else []


@dataclass(slots=True)
class RealGame:
    """A game that is played, with the usual bots, who answer as well wherever others answer in their place."""

    trial: Trial
    match: Match
    bots: list[Bot]
    """The usual ones, by seat: they go on in whatever is played from here."""
    who: list[int]
    talk: RoundTable
    seed: int

    def worth(self, question: Question, option: Option, usual: Option) -> float:
        """What one answer is worth beside another, on average over the rest of the game."""
        total = 0.0
        chance = game_seed(self.seed, question.id + 1)
        for repeat in range(1, self.trial.repeats + 1):
            for answer, sign in ((option, 1.0), (usual, -1.0)):
                total += sign * self._rest(question, answer, game_seed(chance, repeat))
        return total / self.trial.repeats

    def _rest(self, question: Question, answer: Option, chance: int) -> float:
        """Whether the game is won when somebody answers this now and everybody goes on as they are."""
        match, bots = self.match.copy(Seeded(chance)), copy.deepcopy(self.bots)
        talk = self.talk.copy(match, bots)
        match.answer(question.player, answer, question.id)
        finish(match, bots, talk)
        return float(self.trial.won(match, self.who))


def one_game(trial: Trial, number: int, found: Deviations) -> Match:
    """Some play at a level among others at the one below; the number decides everything. Returns the game played."""
    game, seats = trial.game, trial.seats
    seed = game_seed(0, number)
    match = Match.new(game, seats, seed=seed)
    who = trial.who(match, number)
    bots = [make_bot(trial.below, game, seat, seed) for seat in range(seats)]
    others = {seat: make_bot(trial.level, game, seat, seed, luck=trial.below) for seat in who}
    talkers: list[Bot] = [
        Listener(bot, others[seat]) if seat in others else bot for seat, bot in enumerate(bots)
    ]
    real = RealGame(trial, match, bots, who, RoundTable(match, talkers if trial.talk else []), seed)
    gain = 0.0
    for question in questions_of(match):
        seat = question.player
        real.talk.go_on()
        answer = usual = ask(bots[seat], match, question)
        if seat in others:
            answer = ask(others[seat], match, question, clock=found.times.count)
        if answer != usual:
            value = real.worth(question, answer, usual)
            what = (str(roles_by_seat(match.view(seat), seats)[seat]), question.kind)
            found.counted[what] += 1
            found.worth[what] = found.worth.get(what, 0.0) + value
            gain += value
        match.answer(seat, answer, question.id)
    found.gains.append(gain)
    return match


def heading(trial: Trial, found: Deviations) -> str:
    """What came of the games so far, in a line."""
    about = f"{trial.game} {trial.seats}"
    if trial.side is not None:
        about += f", side {trial.side}"
    if trial.talk:
        about += ", with talk"
    return f"{about}: {len(found.gains)} games, {found.gain:+.2f} ± {found.half_width:.2f} points"


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What the command is asked for."""
    parser = argparse.ArgumentParser(prog="python -m outpost31.lab.deviations", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("seats", type=int)
    parser.add_argument("level")
    parser.add_argument("below")
    parser.add_argument("first", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("seconds", type=float, nargs="?", default=math.inf)
    parser.add_argument(
        "--side", choices=(HUMAN, ALIEN), help="all who were dealt this side play at the level"
    )
    parser.add_argument("--talk", action="store_true", help="everybody talks")
    parser.add_argument("--repeats", type=int, default=REPEATS, help="continuations from either answer")
    asked = parser.parse_args(arguments)
    levels = levels_for(asked.game)
    for level in (asked.level, asked.below):
        if level not in levels:
            parser.error(f"{asked.game} has the levels {', '.join(levels)}, not {level}")
    try:
        GAMES[asked.game].check_seats(asked.seats)
    except ValueError as refusal:
        parser.error(str(refusal))
    if asked.repeats < 1:
        parser.error("--repeats must be at least 1")
    if asked.side == ALIEN and all_play_together(asked.game):
        parser.error(f"nobody is dealt an alien in {asked.game}")
    return asked


def main(arguments: Sequence[str] | None = None) -> None:
    """`python -m outpost31.lab.deviations GAME SEATS LEVEL BELOW FIRST GAMES [SECONDS]`, and its options."""
    asked = read(arguments)
    trial = Trial(asked.game, asked.seats, asked.level, asked.below, asked.side, asked.talk, asked.repeats)
    found, began = Deviations(), monotonic()
    for number in range(asked.first, asked.first + asked.games):
        if monotonic() - began > asked.seconds:
            break
        one_game(trial, number, found)
        if len(found.gains) % OFTEN == 0:
            _say(heading(trial, found))
    lines = [heading(trial, found)]
    lines += [
        f"  {role} {kind}: {count} deviations, {100 * found.worth[role, kind] / len(found.gains):+.2f} points"
        for (role, kind), count in sorted(found.counted.items())
    ]
    lines += [f"  by game: {[round(gain, 3) for gain in found.gains]}", f"  {found.times.plain()}"]
    _say(*lines)


def _say(*lines: str) -> None:
    """At once: who ends a long run early has seen the total so far."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    main()
