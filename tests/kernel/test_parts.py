"""Piles, secrets, Fate, and copies derived from declarations."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import dataclass, field

import pytest

from outpost31.kernel import Pile, Scripted, Secret, Seeded, State, Unforeseeable, frozen, roll, rolls


def test_a_pile_is_drawn_in_an_order_that_fate_decides() -> None:
    pile = Pile.shuffled("abc")
    assert pile.sides == 3
    assert sorted(pile.take(0) for _ in range(3)) == ["a", "b", "c"]
    assert len(pile) == 0


@pytest.mark.parametrize("pick", [0, 1, 2])
def test_every_card_of_a_pile_can_be_the_top_one(pick: int) -> None:
    assert {Pile.shuffled("abc").take(pick) for pick in range(3)} == {"a", "b", "c"}
    pile = Pile.shuffled("abc")
    taken = pile.take(pick)
    assert sorted([taken, *pile.cards()]) == ["a", "b", "c"]


def test_what_is_laid_on_top_is_drawn_next_and_what_lies_under_last() -> None:
    pile = Pile.shuffled("aa")
    pile.lay_on_top("top")
    pile.put_under(["under"])
    assert [pile.take(0) for _ in range(4)] == ["top", "a", "a", "under"]


def test_mixing_in_makes_one_pile_of_all() -> None:
    pile = Pile.shuffled("a")
    pile.lay_on_top("b")
    pile.mix_in("c")
    assert pile.sides == 3
    pile.remove("b")
    assert Counter(pile.cards()) == Counter("ac")
    with pytest.raises(LookupError):
        pile.remove("b")


def test_a_pile_shows_its_size_and_nothing_else() -> None:
    assert repr(Pile.shuffled(["infected"])) == "Pile(1 cards)"


def test_cards_dealt_in_one_go_are_those_that_would_have_been_taken() -> None:
    at_once, one_by_one = Pile([list("ab"), list("cdef")]), Pile([list("ab"), list("cdef")])
    picks = (1, 2, 0, 0, 1)
    assert at_once.deal(picks) == [one_by_one.take(pick) for pick in picks]
    assert at_once == one_by_one


def test_a_top_card_that_is_turned_up_is_the_next_one_to_be_taken() -> None:
    pile, same = Pile.shuffled("abcd"), Pile.shuffled("abcd")
    pile.turn_up(1)
    assert pile.sides == 1
    assert len(pile) == 4
    assert pile.take(0) == same.take(1)
    assert pile == same


def test_a_secret_is_seen_by_those_who_know_it() -> None:
    secret = Secret("axe", (1,))
    assert secret.seen_by(1) == "axe"
    assert secret.seen_by(0) is None
    assert secret.seen_by(None) is None
    assert secret.shown_to(0, 1).known_to == (1, 0)
    assert "axe" not in repr(secret)


def test_a_seeded_fate_and_its_copy_go_on_alike_and_apart() -> None:
    fate = Seeded(4)
    (die,) = roll(6)
    before = [fate.answer(die) for _ in range(5)]
    copy = fate.copy()
    assert [fate.answer(die) for _ in range(20)] == [copy.answer(die) for _ in range(20)]
    assert [Seeded(4).answer(die) for _ in range(1)] == before[:1]


def test_a_seeded_fate_that_was_sent_elsewhere_goes_on_as_it_would_have_here() -> None:
    fate = Seeded(4)
    (die,) = roll(6)
    for _ in range(5):
        fate.answer(die)
    sent = pickle.loads(pickle.dumps(fate))
    assert [fate.answer(die) for _ in range(20)] == [sent.answer(die) for _ in range(20)]


def test_an_unforeseeable_fate_is_fair_enough() -> None:
    fate = Unforeseeable()
    (die,) = roll(6)
    counts = Counter(fate.answer(die) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(800 < count < 1200 for count in counts.values())


def test_a_script_says_what_comes_and_nothing_impossible() -> None:
    fate = Scripted([2, 5])
    assert fate.answer(roll(3)[0]) == 2
    with pytest.raises(ValueError, match="0 to 2"):
        fate.answer(roll(3)[0])
    assert [len(question.options) for question in rolls(4, 3)] == [4, 3]


@dataclass(slots=True)
class Shelf(State):
    books: list[list[str]] = field(default_factory=list)
    by_name: dict[str, list[int]] = field(default_factory=dict)
    pile: Pile = field(default_factory=Pile)
    spare: Pile | None = None
    seen: set[int] = field(default_factory=set)
    label: tuple[str, ...] = ()
    secret: Secret[tuple[str, ...]] = field(default_factory=lambda: Secret(()))


def test_a_copy_is_derived_all_the_way_down() -> None:
    shelf = Shelf([["a"]], {"x": [1]}, Pile.shuffled("ab"), None, {1}, ("l",))
    copy = shelf.copy()
    copy.books[0].append("b")
    copy.by_name["x"].append(2)
    copy.pile.take(0)
    copy.seen.add(2)
    copy.spare = Pile()
    assert shelf == Shelf([["a"]], {"x": [1]}, Pile.shuffled("ab"), None, {1}, ("l",))


@dataclass(slots=True)
class Odd(State):
    thing: bytearray = field(default_factory=bytearray)


def test_what_cannot_be_copied_safely_is_refused() -> None:
    with pytest.raises(TypeError, match="no way to copy"):
        Odd().copy()


@frozen
class Point:
    x: int


def test_frozen_values_compare_and_hash_by_what_they_are() -> None:
    assert {Point(1), Point(1)} == {Point(1)}
