"""Decisions for those who study them: one row for each, with what its seat saw, and what was true.

A row's `view`, `about`, `options` and `beliefs` are what the seat could know. Everything under `truth_`, and how the
game ended, is what it could not: learn from those, never feed them to a player.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from outpost31 import Match
from outpost31.bots import Bot, levels_for, make_bot
from outpost31.bots.outpost.learned_habits import kinds_for
from outpost31.bots.outpost.table_kinds import Acquaintance
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.seasoned import TRUST
from outpost31.bots.tempers import Temper
from outpost31.games.outpost.shapes import people_in
from outpost31.lab.endings import plays_together
from outpost31.lab.learn.habits_outpost import OUTPOSTS
from outpost31.lab.learn.truth import OutpostTruth, Truth
from outpost31.lab.play import RoundTable, ask, game_seed, questions_of
from outpost31.lab.series import Series

VERSION = 2
"""Counts the changes of what the columns mean."""

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its name, its type in a Parquet file, what it says, and whether its seat could know it."""

    name: str
    kind: str
    says: str
    known: bool = True


COLUMNS = (
    Column("game", "string", "the game's key"),
    Column("seats", "int", "how many play"),
    Column("level", "string", "the level of the bots, the same at all seats"),
    Column("table", "json", "the table options"),
    Column("number", "int", "the game's number in this file"),
    Column("seed", "int", "the game's seed: with it everything in the game can be had again", known=False),
    Column("decision", "int", "the place of the decision among those of its game, from 0"),
    Column("seat", "int", "who decided"),
    Column("temper", "string", "the temper of the bot that decided; null where bots have none"),
    Column("kind", "string", "what was asked, by name"),
    Column("about", "json", "what the choice is about"),
    Column("options", "json", "everything that was on offer, in order"),
    Column("answer", "int", "the place of the chosen option in `options`"),
    Column("forced", "bool", "whether there was only one option"),
    Column("view", "json", "what lay before the seat, as the game tells it"),
    Column("said", "json",
           "what everybody heard between the decision before and this one, in order: the claims and quick phrases of "
           "the talk, each with its `seat`; empty without `--talk`"),
    Column("beliefs", "floats",
           "how likely each seat is an alien, in the eyes of a seasoned observer at this seat who was told what it was "
           "told and does not listen to talk; null for itself, and everywhere in the cooperative game"),
    Column("truth_roles", "strings", "what each seat (in the cooperative game each character) was", known=False),
    Column("truth_in_play", "bools", "who was still in play: neither eliminated, exposed, dead nor gone", known=False),
    Column("won", "bool", "whether this seat won in the end", known=False),
    Column("reason", "string", "why the game ended", known=False),
    Column("decisions", "int", "how many decisions the game had", known=False),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Collection(Series):
    """What is exported: so many games of one kind, each at the next of these numbers of seats."""

    talk: bool = False
    """Whether the bots talk."""

    def check(self) -> None:
        """Raise a ValueError that says what is allowed, before anything is played."""
        Series.check(self)
        if self.level not in levels_for(self.game):
            raise ValueError(
                f"no {self.level!r} bots for {self.game}; there are: {', '.join(levels_for(self.game))}"
            )

    def matches(self) -> Iterator[list[Row]]:
        """The rows of one game after the other."""
        self.check()
        for number in range(self.games):
            yield game_rows(self, number)


class Observer:
    """A seasoned observer at a seat: it reads what its seat is told, and has no say."""

    def __init__(self, game: str, seat: int, seats: int) -> None:
        self.seat, self.seats = seat, seats
        self.reader: Reader | Acquaintance | None = None
        if game == "stayaway":
            self.reader = Reader(seat, seats, habits_for(seats), TRUST)
        elif game in OUTPOSTS:
            self.reader = Acquaintance(seats, seat, kinds_for(game, seats))

    def beliefs(self, match: Match) -> list[float | None]:
        """How likely each other seat is an alien, after all that was told so far."""
        if self.reader is None:
            return [None] * self.seats
        self.reader.read(match.events(self.seat))
        belief = self.reader.belief
        return [None if seat == self.seat else round(belief.is_alien(seat), 6) for seat in range(self.seats)]


def game_rows(collection: Collection, number: int) -> list[Row]:
    """Every decision of one game, with what came of it."""
    game, level = collection.game, collection.level
    seats = collection.seats[number % len(collection.seats)]
    seed = game_seed(collection.seed, number)
    match = Match.new(game, seats, seed=seed, options=collection.options)
    bots = [make_bot(level, game, seat, seed) for seat in range(seats)]
    talk = RoundTable(match, bots if collection.talk else [])
    observers = [Observer(game, seat, seats) for seat in range(seats)]
    same = {
        "game": game,
        "seats": seats,
        "level": level,
        "table": dict(match.options),
        "number": number,
        "seed": seed,
    }
    rows: list[Row] = []
    moments: list[int] = []
    heard = 0
    for question in questions_of(match):
        seat = question.player
        options = list(question.options)
        moments.append(len(match.all_told))
        talk.go_on()
        said, heard = talk.heard[heard:], len(talk.heard)
        answer = options[0] if len(options) == 1 else ask(bots[seat], match, question)
        rows.append(
            {
                **same,
                "decision": len(rows),
                "seat": seat,
                "temper": temper_of(bots[seat]),
                "kind": question.kind,
                "about": dict(question.about),
                "options": options,
                "answer": options.index(answer),
                "forced": len(options) == 1,
                "view": match.view(seat),
                "said": said,
                "beliefs": observers[seat].beliefs(match),
            }
        )
        match.answer(seat, answer, question.id)
    outcome = match.outcome
    assert outcome is not None
    for row, (roles, in_play) in zip(rows, truths(match, moments), strict=True):
        row["truth_roles"], row["truth_in_play"] = roles, in_play
        row["won"] = row["seat"] in outcome.winners
        row["reason"], row["decisions"] = outcome.reason, len(rows)
    return rows


def temper_of(bot: Bot) -> str | None:
    """The name of a bot's temper, if it has one."""
    temper = getattr(bot, "temper", None)
    return temper.name if isinstance(temper, Temper) else None


def truths(match: Match, moments: list[int]) -> Iterator[tuple[list[str], list[bool]]]:
    """Roles and who is in play at each of these moments of a finished match: after so many things were told."""
    view: Any = match.view(None)
    chronicle = match.chronicle()
    circle = Truth(match.seats) if "players" in view else None
    station = OutpostTruth(len(people_in(view))) if circle is None else None
    followed = (circle or station).follow(chronicle)  # type: ignore[union-attr]
    told = -1  # follow() moves on when it is asked for the next
    for moment in moments:
        while told < moment:
            next(followed, None)
            told += 1
        if circle is not None:
            yield circle.roles[:], [seat in circle.circle for seat in range(match.seats)]
        else:
            assert station is not None
            roles = ["human"] * len(station.roles) if plays_together(view) else station.roles[:]
            yield roles, [pawn in station.playing for pawn in range(len(roles))]
