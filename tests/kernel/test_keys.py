"""Records know steps by keys of their own: a class may be renamed, and what was recorded still replays."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections import Counter
from typing import Any

import pytest

from outpost31 import Match, games
from outpost31.kernel import Table, frozen
from outpost31.kernel.records import everything


def steps() -> list[type[Any]]:
    """Every class of the games that asks and applies."""
    modules = [module.name for module in pkgutil.walk_packages(games.__path__, f"{games.__name__}.")]
    things = [(name, thing) for name in modules for thing in vars(importlib.import_module(name)).values()]
    return [
        thing
        for name, thing in things
        if inspect.isclass(thing) and thing.__module__ == name and hasattr(thing, "apply")
    ]


def test_every_step_has_a_key_of_its_own() -> None:
    assert len(steps()) > 150
    assert [step.__name__ for step in steps() if not isinstance(vars(step).get("key"), str)] == []


@pytest.mark.parametrize("family", ["stayaway", "outpost"])
def test_no_two_steps_that_can_meet_at_a_table_share_a_key(family: str) -> None:
    keys = Counter(step.key for step in steps() if f".{family}." in step.__module__)
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize(
    ("game", "seats"), [("stayaway", 6), ("boardgame", 5), ("coop", 2), ("norwegian", 4)]
)
def test_renaming_every_class_changes_no_digest(game: str, seats: int) -> None:
    match = Match.new(game, seats=seats, seed=3)
    while len(match.answers) < 60 and match.outcome is None:
        question = match.questions[0]
        match.answer(question.player, question.options[-1], question.id)
    before, record = match.digest(), match.record()
    names = {one: one.__name__ for one in (*steps(), type(match.table), *map(type, _parts(match.table)))}
    try:
        for number, one in enumerate(names):
            one.__name__ = f"Renamed{number}"
        assert match.digest() == before
        assert Match.replay(record).digest() == before
    finally:
        for one, name in names.items():
            one.__name__ = name


def _parts(table: Table) -> list[Any]:
    return [
        value for name in table.__slots__ if hasattr(value := getattr(table, name), "__dataclass_fields__")
    ]


def test_a_step_without_a_key_is_refused_with_what_it_needs() -> None:
    @frozen
    class Nameless:
        def apply(self, table: Table, answers: tuple[Any, ...]) -> None:
            """Nothing."""

    with pytest.raises(
        TypeError, match='Nameless is a step and needs a key of its own, as in: key = "draw_card"'
    ):
        everything(Nameless())


def test_two_steps_with_the_same_fields_are_told_apart() -> None:
    @frozen
    class One:
        key = "one"

        def apply(self, table: Table, answers: tuple[Any, ...]) -> None:
            """Nothing."""

    @frozen
    class Other:
        key = "other"

        def apply(self, table: Table, answers: tuple[Any, ...]) -> None:
            """Nothing."""

    assert everything([One()]) != everything([Other()])
