"""The log of Stay Away! as somebody at the terminal reads it, and what is asked twice."""

from typing import Any

import pytest

from outpost31.cli.presentation import present
from outpost31.cli.sitting import Sitting
from outpost31.games.stayaway.table import HUMAN
from outpost31.words import Words, languages
from tests.clauses import clause
from tests.games.stayaway.scene import AXES, DECK, Scene

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
TAKEN = "infected axe axe axe"


def four(**more):
    """Ann, who is The Thing, and three humans; it is Ann's turn."""
    hands = {"palmer": "the_thing infected axe axe", "norris": AXES, "windows": AXES, "childs": AXES}
    return Scene(**hands | more)


def log(scene, who, language="en"):
    """What somebody reads."""
    presentation = present("stayaway", Words(language), NAMES)
    seat = scene.seat(who)
    return [presentation.event_words(event, seat) for event in presentation.condense(scene.told(who))]


def asked(scene, who, language="en"):
    """The question that somebody reads."""
    presentation = present("stayaway", Words(language), NAMES)
    (question,) = scene.match.questions_for(scene.seat(who))
    return presentation.question_words(question, scene.view(who))


@clause("S-4.4")
def test_who_is_infected_reads_who_the_thing_is():
    scene = four().offers().answers("palmer", "infected").gives("norris", "axe")
    assert "You are Infected, and Ann is The Thing." in log(scene, "norris")


@clause("S-4.10")
def test_a_stand_in_reads_that_it_stands_in_and_what_that_means():
    scene = (
        four(norris="missed axe axe axe").offers().answers("palmer", "infected").defends("norris", "missed")
    )
    assert asked(scene, "windows") == (
        "You stand in for Ben: Ann offers you a card, face down. Not even Infected! would change you. "
        "What do you do?"
    )
    assert "Cleo stands in for you and gets Ann's offer." in log(scene, "norris")
    assert "Cleo stands in for Ben and gets your offer." in log(scene, "palmer")
    assert "Cleo stands in for Ben and gets Ann's offer." in log(scene, None)


@clause("S-5.6")
def test_of_determination_one_reads_three_cards_drawn_and_one_kept():
    scene = four(norris=f"determination {AXES}", active="norris", deck=f"scary missed whisky {DECK}").acts()
    scene.plays("norris", "determination").answers("norris", "missed")
    assert log(scene, "norris")[1:3] == ["You draw three: Whisky, Scary and Missed!", "You keep Missed!"]
    assert log(scene, None)[1:3] == ["Ben draws three cards.", "Ben keeps one of them."]


@clause("S-3.6")
def test_panic_cards_that_are_thrown_aside_are_one_line():
    scene = four(norris="no_thanks axe axe axe", deck=f"oops forgetful revelations {DECK}").offers()
    scene.answers("palmer", "axe").defends("norris", "no_thanks")
    assert log(scene, None)[2] == "3 Panic! cards off the top are tossed aside, unread."


@clause("S-8.7")
def test_of_the_cards_that_go_round_one_reads_ones_own_and_a_line_on_the_rest():
    scene = four(deck=f"round_and_round {DECK}", active="norris").draws()
    for name in scene.names:
        scene.answers(name, "axe")
    assert log(scene, "norris")[2:6] == [
        "Ann passes you Axe.",
        "You pass Axe on to Cleo.",
        "Everybody else passes a card on as well.",
        "You listen to your body. You are human.",
    ]
    assert log(scene, None)[2:4] == ["Everybody passes a card on to the next player.", "Turn 2: Cleo."]


@clause("S-3.3")
def test_whose_exchange_is_stopped_reads_you():
    scene = four(doors=[("palmer", "norris")]).offers()
    assert log(scene, "palmer")[0] == "No exchange between you and Ben: the door is barred."
    assert log(scene, "norris")[0] == "No exchange between Ann and you: the door is barred."
    assert log(scene, None)[0] == "No exchange between Ann and Ben: the door is barred."


@clause("S-7.3")
def test_that_a_door_moved_is_read_after_who_fell():
    scene = four(norris=f"flamethrower {AXES}", active="norris", doors=[("windows", "childs")]).acts()
    scene.plays("norris", "flamethrower", "windows").declines("windows")
    assert log(scene, "childs")[1:3] == [
        "Cleo burns. One voice fewer.",
        "The place closes, and its barred door now stands between Ben and you.",
    ]


@pytest.mark.parametrize("language", languages())
def test_every_line_is_there_in_every_language(language):
    presentation = present("stayaway", Words(language), NAMES)
    for known in (0, 1, 2):
        assert presentation.event_words({"event": "CardPassed-others", "known": known}, None)
    for count in (1, 2, 5):
        assert presentation.event_words({"event": "PanicSkipped", "seat": 0, "count": count}, None)
    scene = four(norris=TAKEN, windows=TAKEN, childs="", infected=["windows"], fallen={"childs": HUMAN})
    scene.offers().answers("palmer", "infected").gives("norris", "axe")
    assert asked(scene, "palmer", language)
    assert log(scene, "norris", language)[-1] != log(scene, "palmer", language)[-1]
    for kind in ("DoorMoved", "DoorDiscarded"):
        lines = {
            presentation.event_words({"event": kind, "seat": 0, "other": 1}, who) for who in (None, 0, 1)
        }
        assert len(lines) == 3


class Typing:
    """Somebody who types these lines."""

    def __init__(self, *lines):
        self.lines = list(lines)
        self.asked = []
        self.printed: list[str] = []

    def read(self, prompt):
        """The next line."""
        self.asked.append(prompt)
        return self.lines.pop(0)

    def print(self, *parts: object) -> None:
        """What is printed before."""
        self.printed += map(str, parts)


@clause("S-9.3")
@pytest.mark.parametrize(("typed", "meant"), [("y", True), ("n", False), ("", False), ("1", False)])
def test_a_declaration_is_asked_twice(typed, meant):
    scene = four().begins_turn()
    terminal: Any = Typing(typed)
    sitting = Sitting(scene.match, {}, present("stayaway", Words(), NAMES), terminal, None)
    (question,) = scene.match.questions
    assert sitting._is_meant(question, "draw", scene.view("palmer"))
    assert terminal.asked == []
    assert sitting._is_meant(question, "declare", scene.view("palmer")) is meant
    assert terminal.printed == ["If anybody else is still human, you lose at once."]
    assert terminal.asked == [
        "Declare that no human is left: this ends the game. There is no way back. Are you sure? (y/n)"
    ]


@clause("S-4.5", "S-8.12")
@pytest.mark.parametrize("hand", ["the_thing flamethrower axe axe", AXES])
def test_a_whole_hand_is_shown_only_after_a_second_look_whatever_is_in_it(hand):
    scene = four(palmer="axe axe axe axe", norris=hand, deck=f"revelations {DECK}").draws()
    scene.answers("palmer", "keep")
    presentation = present("stayaway", Words(), NAMES)
    (question,) = scene.match.questions
    grave = [one for one in question.options if presentation.is_grave(question, one, scene.view("norris"))]
    assert grave == ["show_hand"]
