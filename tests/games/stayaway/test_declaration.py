"""The moment when no human is left, and The Thing is asked at once. (S-9.3)"""

import pytest

from outpost31.games.stayaway.table import HUMAN, INFECTED
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, DECK, Scene

ALL_INFECTED = "infected infected infected infected"
TAKEN = "infected axe axe axe"
ASKED = [("palmer", "declaration")]


def last_human(**more):
    """Palmer, who is The Thing, two Infected, and Norris, the last human; it is Palmer's turn."""
    hands = {"palmer": "the_thing infected axe axe", "norris": AXES, "windows": TAKEN, "childs": TAKEN}
    return Scene(**hands | {"infected": ["windows", "childs"]} | more)


def infected_last(**more):
    """The last human takes an Infected! card from The Thing."""
    return last_human(**more).offers().answers("palmer", "infected").gives("norris", "axe")


@clause("S-9.3")
def test_the_thing_is_asked_the_moment_its_offer_infects_the_last_human():
    scene = infected_last()
    assert scene.asked == ASKED
    assert scene.offered("palmer") == ["play_on", "declare"]


@clause("S-9.3")
def test_the_thing_is_asked_in_anothers_turn_when_its_answer_infects_the_last_human():
    scene = last_human(active="norris", direction=-1).offers().answers("norris", "axe")
    assert scene.gives("palmer", "infected").asked == ASKED


@clause("S-9.3", "S-8.7")
def test_the_thing_is_asked_when_round_and_round_infects_the_last_human():
    scene = last_human(active="windows", deck=f"round_and_round {DECK}").draws()
    for name in scene.names:
        scene.answers(name, "infected" if name == "palmer" else "axe")
    assert scene.asked == ASKED


@clause("S-9.3", "S-5.1")
def test_the_thing_is_asked_when_the_last_human_burns_and_before_anything_else_happens():
    scene = last_human(windows=f"flamethrower {TAKEN}", active="windows").acts()
    scene.plays("windows", "flamethrower", "norris").declines("norris")
    assert scene.asked == ASKED
    assert scene.answers("palmer", "play_on").asked == [("windows", "card_to_offer")]


@clause("S-9.3", "S-4.3")
def test_the_thing_is_asked_when_the_last_human_is_superinfected_in_its_own_turn():
    scene = last_human(norris=ALL_INFECTED, active="norris").offers()
    assert scene.asked == ASKED
    assert scene.answers("palmer", "play_on").asked == [("windows", "draw")]


@clause("S-9.3", "S-8.7")
def test_in_round_and_round_it_is_asked_before_the_cards_move():
    scene = last_human(norris=ALL_INFECTED, active="norris", deck=f"round_and_round {DECK}").draws()
    assert scene.asked == ASKED
    scene.answers("palmer", "play_on")
    assert scene.asked == [(name, "card_to_pass") for name in ("palmer", "windows", "childs")]


@clause("S-9.3")
def test_whoever_is_asked_may_declare_and_the_last_one_infected_does_not_share_the_victory():
    scene = infected_last(childs="", infected=["windows"], fallen={"childs": HUMAN})
    scene.answers("palmer", "declare")
    assert (scene.reason, scene.winners) == ("declared_rightly", ["palmer", "windows"])


@clause("S-9.3")
def test_whoever_plays_on_may_still_declare_in_its_own_turn_and_is_not_asked_so_again():
    scene = infected_last().answers("palmer", "play_on")
    assert scene.asked == [("norris", "draw")]
    scene = last_human(
        norris=f"flamethrower {TAKEN}", infected=["norris", "windows", "childs"], active="norris"
    )
    scene.acts().plays("norris", "flamethrower", "windows").declines("windows")
    assert scene.asked == [("norris", "card_to_offer")]


@clause("S-9.3")
@pytest.mark.parametrize("role", [HUMAN, INFECTED])
def test_while_a_human_lives_nobody_is_asked_and_nobody_is_told(role):
    scene = last_human(infected=["windows"], fallen=None, childs=AXES)
    if role is INFECTED:
        scene.offers().answers("palmer", "infected").gives("norris", "axe")
    else:
        scene.offers().answers("palmer", "axe").gives("norris", "axe")
    assert scene.asked == [("norris", "draw")]
    assert [scene.told(who, "NoHumanLeft") for who in (*scene.names, None)] == [[]] * 5


@clause("S-9.3", "S-6.2")
def test_a_stand_in_who_took_infected_is_human_and_the_thing_is_not_asked():
    scene = last_human(norris="missed infected axe axe", windows=AXES, infected=["norris", "childs"])
    scene.offers().answers("palmer", "infected").defends("norris", "missed").gives("windows", "axe")
    assert scene.asked == [("norris", "draw")]


@clause("S-9.3", "S-4.7")
def test_that_no_human_is_left_is_told_to_all_since_nobody_is_left_who_must_not_know():
    scene = infected_last()
    told = [scene.told(who, "NoHumanLeft") for who in (*scene.names, None)]
    assert told == [[{"event": "NoHumanLeft", "seat": 0}]] * 5


@clause("S-9.3", "S-4.7")
def test_no_clock_answers_for_the_thing():
    assert infected_last().match.questions[0].decline is None
