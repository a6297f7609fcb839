"""Veils compared to the byte, and worlds imagined behind them."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from outpost31 import GAMES, Match
from outpost31.imagination import Veiled, veil
from outpost31.kernel import Seat, Table
from outpost31.kernel.events import stream
from outpost31.kernel.records import everything
from tests.games import LAW_BOOKS
from tests.laws.play import Chooser, all_options, as_bytes
from tests.laws.worlds import seen_by

TABLES: dict[str, list[dict[str, Any]]] = {game: all_options(game) for game in GAMES}
# With open hands there is next to nothing that a player of three could hide. (C-1.6)
TABLES["coop"] = [{"open_hands": False}, {"open_hands": False}, {}]

Draw = Callable[[Match, Seat], Veiled | None]


def written(veiled: Veiled | None) -> bytes:
    """All that there is in a veiled match once it has come to another process: every field of it."""
    if veiled is None:
        return b"nothing"
    again = pickle.loads(pickle.dumps(veiled))
    assert again.table.told == [], "… nobody was told anything at a veiled table …"
    return as_bytes([[one.name, everything(getattr(again, one.name))] for one in fields(again)])


@dataclass
class Tally:
    """How far was looked."""

    pairs: int = 0
    decisions: int = 0


def scenes(game: str, first_seed: int = 1) -> Any:
    """Matches in the middle of random play, each with a seat that is being asked, without end."""
    seed = first_seed
    kind = GAMES[game]
    while True:
        options = TABLES[game][seed % len(TABLES[game])]
        seats = kind.seats[seed // len(TABLES[game]) % len(kind.seats)]
        match, chooser = Match.new(game, seats, seed=seed, options=options), Chooser(seed)
        while match.outcome is None:
            seat, _ = chooser.pick(match.questions)
            yield match, seat, chooser.random
            chooser.answer(match)
        seed += 1


def other_world(match: Match, seat: Seat, chance: random.Random) -> Match | None:
    """A world that the seat cannot tell from this one, by the laws' own book."""
    table: Table | None = LAW_BOOKS[match.game.key].worlds.scramble(match, seat, chance)
    return None if table is None else match.imagine(table)


def compare_veils(game: str, wanted: int, draw: Draw = veil) -> Tally:
    """Draw veils over pairs of worlds that a seat cannot tell apart; they must be the same to the byte."""
    tally = Tally()
    for match, seat, chance in scenes(game):
        tally.decisions += 1
        other = other_world(match, seat, chance)
        if other is None:
            continue
        tally.pairs += _compare(match, other, seat, draw)
        if tally.pairs == wanted:
            return tally
    raise AssertionError("there is always another scene")


def follow_two_worlds(
    game: str, wanted: int, draw: Draw = veil, length: int = 12, asking: str | None = None
) -> Tally:
    """Let two worlds go on side by side while a seat cannot tell them apart, others choosing differently in secret.

    This is how answers come about that lie face down, sealed or carried by a step, when the seat is asked. They begin
    at every fifth question of random play, or wherever a question of one kind, `asking`, is open.
    """
    tally = Tally()
    for number, (match, _, chance) in enumerate(scenes(game, first_seed=5000)):
        if number % 5 if asking is None else all(one.kind != asking for one in match.questions):
            continue
        viewer = chance.randrange(match.seats)
        one, other = match.copy(), match.copy()
        scrambled = other_world(match, viewer, chance) if chance.random() < 0.3 else None
        _go_on(one, scrambled or other, viewer, chance, draw, tally, length)
        tally.decisions += 1
        if tally.pairs >= wanted:
            return tally
    raise AssertionError("there is always another scene")


def _go_on(
    one: Match, other: Match, viewer: Seat, chance: random.Random, draw: Draw, tally: Tally, length: int
) -> None:
    worlds = LAW_BOOKS[one.game.key].worlds
    differ = False
    since = len(one.all_told)
    for _ in range(length):
        if one.outcome is not None or other.outcome is not None or len(one.questions) != len(other.questions):
            return
        place = chance.randrange(len(one.questions))
        question, twin = one.questions[place], other.questions[place]
        option = answer = chance.choice(question.options)
        if not question.is_for(viewer):
            face = worlds.face(one, question, option, viewer)
            alike = [choice for choice in twin.options if worlds.face(other, twin, choice, viewer) == face]
            if not alike:
                return
            answer = chance.choice(alike)
        elif answer not in twin.options:
            return
        assert question.seat != "fate"
        one.answer(question.seat, option, question.id)
        other.answer(question.seat, answer, twin.id)
        differ = differ or option != answer
        here, there = (as_bytes(stream(match.all_told[since:], viewer)) for match in (one, other))
        if here != there or seen_by(one, viewer) != seen_by(other, viewer):
            return
        if differ and one.questions_for(viewer):
            tally.pairs += _compare(one, other, viewer, draw)


def _compare(one: Match, other: Match, seat: Seat, draw: Draw) -> bool:
    """Whether there was a veil to compare."""
    here, there = written(draw(one, seat)), written(draw(other, seat))
    assert here == there, (one, seat, _first_difference(here, there))
    return here != b"nothing"


def _first_difference(here: bytes, there: bytes) -> str:
    place = next((at for at, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
    return f"…{here[max(0, place - 150) : place + 60]!r}… / …{there[max(0, place - 150) : place + 60]!r}…"
