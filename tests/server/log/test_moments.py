"""The moment that a match is in is worked out once: whatever happens then, nobody is told of an older one."""

from __future__ import annotations

import random

import msgspec
import pytest

from outpost31.kernel import Seeded
from outpost31.server import log
from outpost31.server.log import formalities
from outpost31.server.log.formalities import Moment
from outpost31.server.log.standing import Standing
from outpost31.server.protocol.lobby import Settings
from tests.laws.play import Chooser

PEOPLE = 4


def seated(game: str) -> Standing:
    """Four people whose game has just begun."""
    standing = Standing("table", Seeded(8))
    standing.apply(log.Created(at=0, game=game, seats=PEOPLE, options={}, language="en", settings=Settings()))
    for seat in range(PEOPLE):
        standing.apply(log.Seated(at=0, seat=seat, device=seat, name=f"person {seat}"))
    standing.start(0)
    return standing


def something_else(standing: Standing, chance: random.Random, at: int) -> log.AnyEntry:
    """What may happen between two answers and changes how questions are dealt with."""
    seat = chance.randrange(PEOPLE)
    if standing.places[seat].is_played_by_bot:
        return log.SeatTakenBack(at=at, seat=seat)
    if chance.random() < 0.5:
        return log.BotTookOver(at=at, seat=seat, level="novice", was_away=False)
    clicks = not standing.settings.everybody_clicks
    settings = msgspec.structs.replace(standing.settings, everybody_clicks=clicks)
    return log.TableSet(at=at, seats=PEOPLE, options=standing.options, language="en", settings=settings)


@pytest.mark.parametrize("game", ["stayaway", "boardgame"])
def test_after_whatever_happens_the_moment_is_the_one_that_it_would_be_anew(game: str) -> None:
    standing, chance, chooser = seated(game), random.Random(4), Chooser((game, "moments"))
    seen: set[tuple[bool, bool, bool]] = set()
    for number in range(200):
        match = standing.match
        assert match is not None
        if match.outcome is not None:
            break
        anew = Moment(standing, match)
        assert formalities.is_sealed(standing) == anew.is_sealed
        assert formalities.unanswered(standing) == anew.unanswered
        assert formalities.before_all_eyes(standing) == anew.before_all
        assert formalities.formalities(standing) == anew.formal
        assert formalities.for_people(standing) == anew.for_people
        seen.add((anew.is_sealed, bool(anew.formal), standing.held is not None))
        if standing.held is None and chance.random() < 0.3:
            standing.apply(something_else(standing, chance, number))
            continue
        held = standing.held
        if held is not None:
            standing.answer(number, held.seat, held.option, held.question, held.by, None)
            continue
        question = chance.choice(anew.unanswered)
        option = chooser.choose(question)
        standing.take(number, question.player, option, question.id, "person", None)
    assert {one[0] for one in seen} == {one[1] for one in seen} == {one[2] for one in seen} == {True, False}
