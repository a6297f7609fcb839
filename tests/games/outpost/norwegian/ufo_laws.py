"""The laws at the UFO, where random games seldom come: the table is laid by hand, and played on at random."""

from __future__ import annotations

import json

from outpost31 import Match
from outpost31.kernel import Seeded
from tests.games.outpost.norwegian.conservation import wrong
from tests.games.outpost.norwegian.scene import Scene
from tests.games.outpost.norwegian.worlds import NorwegianWorlds
from tests.laws.laws import check_questions
from tests.laws.play import Chooser, LawBroken
from tests.laws.worlds import Tally, _part

PEOPLE = {
    "lars": "alien @snow_cat_a keys",
    "lloyd": "grenade use",
    "carter": "flamethrower:3 fillings",
    "jonas": "melee @kitchen",
    "adam": "alien use repair",
    "edvard": "grenade lying",
    "juliette": "fillings grenade",
    "halvorson": "alien",
}
SEATS = range(4, 9)


def ufo_match(seats: int, seed: int) -> Match:
    """This many people, the first of them an alien who has just reached the UFO."""
    scene = Scene(dict(list(PEOPLE.items())[:seats]), leader="lloyd").reaches_ufo("lars")
    scene.fates.otherwise = Seeded(seed)
    return scene.match


def keep_the_laws_at_the_ufo(seats: int, seed: int) -> Match:
    """Every question has an answer, nothing is lost or made, views can be written down, and it ends."""
    match = ufo_match(seats, seed)
    chooser = Chooser(seed)
    while match.outcome is None:
        where = f"at the UFO, seats={seats} seed={seed}, {len(match.answers)} answers"
        check_questions(match, where)
        before, copy = match.digest(), match.copy()
        chooser.answer(match)
        if copy.digest() != before:
            raise LawBroken(f"an answer changed an old copy: {where}")
        found = wrong(match)
        if found:
            raise LawBroken(f"{found}: {where}")
    for viewer in (None, *range(seats)):
        assert json.loads(json.dumps(match.view(viewer))) == match.view(viewer)
    return match


def part_worlds_at_the_ufo(seats: int, seed: int, tally: Tally) -> None:
    """Two worlds at the UFO that differ in what a viewer cannot know look the same to it."""
    match = ufo_match(seats, seed)
    chooser = Chooser(seed)
    while match.outcome is None:
        viewer = chooser.random.choice((None, *range(seats)))
        where = f"at the UFO, seats={seats} seed={seed}, {len(match.answers)} answers, {viewer=}"
        _part(match, viewer, NorwegianWorlds(), tally, Chooser((seed, len(match.answers))), 15, where)
        chooser.answer(match)
