"""Belief at Stay Away!: exact, quick, sure of what the rules make sure, and never sure of what is not so."""

from __future__ import annotations

import time
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from outpost31.bots.stayaway import belief as beliefs
from outpost31.bots.stayaway.belief import Belief
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.seasoned import TRUST
from outpost31.lab.calibration import Calibration, calibrate, true_roles
from outpost31.lab.tables import play_mixed

SEATS = 4
World = tuple[int, tuple[int, ...]]


def role(world: World, seat: int) -> int:
    """0 human, 1 infected, 2 The Thing."""
    thing, infected = world
    return 2 if seat == thing else infected[seat]


class Enumeration:
    """The same by brute force: every assignment with its weight."""

    def __init__(self) -> None:
        self.weights: dict[World, float] = {}
        for thing in range(SEATS):
            for infected in product((0, 1), repeat=SEATS):
                if not infected[thing]:
                    self.weights[thing, infected] = 1.0 if not any(infected) else 0.0

    def observe(self, seat: int, likelihood: tuple[float, float, float]) -> None:
        for world in self.weights:
            self.weights[world] *= likelihood[role(world, seat)]

    def expose(self, giver: int, taker: int, chance: float) -> None:
        for (thing, infected), weight in list(self.weights.items()):
            if thing == giver and not infected[taker]:
                caught = (*infected[:taker], 1, *infected[taker + 1 :])
                self.weights[thing, caught] += weight * chance
                self.weights[thing, infected] = weight * (1 - chance)

    def chance(self, seat: int, is_what: int) -> float:
        found = sum(weight for world, weight in self.weights.items() if role(world, seat) == is_what)
        return found / sum(self.weights.values())


seats = st.integers(0, SEATS - 1)
chances = st.floats(0.05, 1.0)
happenings = st.one_of(
    st.tuples(st.just("observe"), seats, st.tuples(chances, chances, chances)),
    st.tuples(st.just("expose"), seats, seats, st.floats(0.0, 0.9)),
    st.tuples(st.just("rule_out"), seats),
)


@given(st.lists(happenings, max_size=25))
def test_it_is_exact(happened):
    floor, beliefs.FLOOR = beliefs.FLOOR, 0.0
    try:
        quick, slow = Belief(SEATS), Enumeration()
        gone: set[int] = set()
        for what, *rest in happened:
            if what == "observe":
                quick.observe(*rest)
                slow.observe(*rest)
            elif what == "expose" and rest[0] != rest[1]:
                quick.expose(*rest)
                slow.expose(*rest)
            elif what == "rule_out" and len(gone | {rest[0]}) < SEATS:
                gone.add(rest[0])
                quick.rule_out(rest[0])
                slow.observe(rest[0], (1.0, 1.0, 0.0))
    finally:
        beliefs.FLOOR = floor
    for seat in range(SEATS):
        assert quick.thing[seat] == pytest.approx(slow.chance(seat, 2), abs=1e-9)
        assert quick.is_infected(seat) == pytest.approx(slow.chance(seat, 1), abs=1e-9)
    listed = list(quick.assignments())
    assert len(listed) == SEATS * 2 ** (SEATS - 1)
    assert sum(chance for *_, chance in listed) == pytest.approx(1)
    for thing, infected, chance in listed:
        world = thing, tuple(int(seat in infected) for seat in range(SEATS))
        assert chance == pytest.approx(slow.weights[world] / sum(slow.weights.values()), abs=1e-9)


def test_behaviour_alone_makes_nobody_impossible():
    belief = Belief(6)
    for _ in range(200):
        belief.observe(2, (1.0, 1.0, 0.01))
    assert belief.thing[2] > 0
    belief.clear(2)
    assert belief.thing[2] == 0
    assert sum(belief.thing) == pytest.approx(1)


def test_a_contradiction_begins_again_with_those_whom_the_rules_leave():
    belief = Belief(4)
    belief.rule_out(0)
    belief.observe(1, (0.0, 0.0, 0.0))
    belief.weigh_things([0.0] * 4)
    assert belief.thing[0] == 0
    assert sum(belief.thing) == pytest.approx(1)


def told(*events: tuple[str, dict[str, Any]]) -> Reader:
    """A human at seat 0 of five that was told this."""
    reader = Reader(0, 5, habits_for(5), TRUST)
    dealt = {"event": "HandDealt", "seat": 0, "cards": ["axe"] * 4, "role": "human"}
    reader.read([dealt, *({"event": name, **fields} for name, fields in events)])
    return reader


def test_who_showed_a_clean_hand_is_human_until_it_exchanges_with_somebody():
    shown = ("HandShown", {"seat": 2, "to": 0, "cards": ["axe"] * 4})
    drawn = [("CardDrawn", {"seat": 3, "card": None})] * 4
    swapped = ("CardsExchanged", {"offerer": 3, "taker": 2, "offered": None, "answered": None})
    assert told(shown).belief.is_alien(2) == 0
    after = told(shown, *drawn, swapped).belief
    assert after.is_infected(2) > 0.02
    assert after.thing[2] == 0


def test_only_the_thing_hands_a_human_infected():
    reader = told(("OfferSeen", {"seat": 3, "by": 0, "card": "infected"}))
    assert reader.belief.thing == [0, 0, 0, 1, 0]


def test_a_card_that_was_meant_for_another_may_come_from_an_infected():
    drawn = [("CardDrawn", {"seat": 4, "card": None})] * 5
    met = ("CardsExchanged", {"offerer": 4, "taker": 3, "offered": None, "answered": None})
    reader = told(
        *drawn,
        met,
        ("CardOffered", {"seat": 3, "to": 4, "card": None}),
        ("DefencePlayed", {"seat": 4, "card": "missed", "against": 3}),
        ("DefencePlayed", {"seat": 0, "card": "scary", "against": 3}),
        ("OfferSeen", {"seat": 3, "by": 0, "card": "infected"}),
    )
    assert reader.belief.thing[3] + reader.belief.thing[4] == pytest.approx(1)
    assert min(reader.belief.thing[3], reader.belief.thing[4]) > 0
    assert reader.belief.is_alien(3) == pytest.approx(1)


def test_whoever_is_infected_knows_by_whom():
    reader = told(
        ("CardOffered", {"seat": 4, "to": 0, "card": None}),
        ("CardsExchanged", {"offerer": 4, "taker": 0, "offered": "infected", "answered": "axe"}),
        ("RoleNoticed", {"seat": 0, "role": "infected", "the_thing": 4}),
    )
    assert reader.belief.thing[4] == 1
    assert reader.belief.is_infected(0) == 1


def test_who_burned_and_the_game_goes_on_was_not_the_thing():
    reader = told(("PlayerEliminated", {"seat": 1, "cause": "flamethrower"}))
    assert reader.belief.thing[1] == 0


def test_an_infected_who_stands_in_for_the_thing_still_knows_it():
    reader = told(
        ("RoleNoticed", {"seat": 0, "role": "infected", "the_thing": 4}),
        ("CardOffered", {"seat": 3, "to": 4, "card": None}),
        ("DefencePlayed", {"seat": 4, "card": "missed", "against": 3}),
        ("CardsExchanged", {"offerer": 3, "taker": 0, "offered": "infected", "answered": "axe"}),
    )
    assert reader.belief.thing[4] == 1
    assert reader.belief.is_infected(3) == 1


def test_an_update_takes_less_than_two_milliseconds():
    belief = Belief(12)
    pairing = ((0.2, 0.3, 0.4), (0.5, 0.4, 0.3), (0.2, 0.3, 0.0))
    began = time.process_time()
    for number in range(200):
        belief.observe_pair(number % 12, (number + 1) % 12, pairing)
        belief.expose(number % 12, (number + 1) % 12, 0.4)
    assert (time.process_time() - began) / 200 < 0.002


LEVELS = [(human, alien) for human in ("novice", "seasoned") for alien in ("novice", "seasoned")]


def beliefs_hold(games: int) -> Calibration:
    """Check every belief at every turn of this many games with each number of seats."""
    total = Calibration()
    for seats in range(4, 13):
        for number in range(games):
            match = play_mixed("stayaway", seats, *LEVELS[number % 4], None, 31_000 + number)
            truths = true_roles(match)
            for observer in (number % seats, (number + 1) % seats):
                reader = Reader(observer, seats, habits_for(seats), TRUST)
                events = match.events(observer)
                for place, event in enumerate(events):
                    if event["event"] != "TurnBegan":
                        continue
                    reader.read(events[: place + 1])
                    roles, living = truths[event["turn"]]
                    if observer not in living:
                        break
                    belief = reader.belief
                    assert sum(belief.thing) == pytest.approx(1)
                    assert belief.thing[roles.index("the_thing")] > 0
                    for seat in living:
                        alien = belief.is_alien(seat)
                        assert (alien if roles[seat] != "human" else 1 - alien) > 0, (
                            seats,
                            number,
                            observer,
                            event,
                        )
            total.add(calibrate(match, habits_for(match.seats), TRUST))
    return total


def test_the_truth_is_never_excluded_and_beliefs_are_calibrated():
    total = beliefs_hold(4)
    assert total.excluded == 0
    assert total.error < 0.08
    assert total.skill > 0.15


@pytest.mark.long
def test_the_truth_is_never_excluded_in_thousands_of_games():
    total = beliefs_hold(240)
    assert total.excluded == 0
    assert total.error < 0.05
    assert total.skill > 0.2
