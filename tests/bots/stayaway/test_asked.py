"""What is asked at Stay Away!: to prove what one says that one is, and who has fire. Who answers lies where it pays."""

from __future__ import annotations

import random
from typing import Any

import pytest

from outpost31 import Match
from outpost31.bots import TEMPERS, make_bot
from outpost31.bots.conversation import HOLDS, RECENT, WHO_HAS_FIRE
from outpost31.bots.stayaway.humans import HumanChoice
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.novice import NoviceBot
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.seasoned import SeasonedBot
from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.stayaway.talk import FIRE, PLAN, PLAN_LASTS, SHOWING, WHISKY, Voice, tempered
from outpost31.bots.talk import Heard, Saying
from outpost31.bots.tempers import STEADY, Temper
from outpost31.lab.endings import roles_by_seat
from outpost31.lab.play import play_with
from tests.bots.stayaway.test_plans import SEATS, reader_who_suspects, seen

SHOWS = Saying(SHOWING, thing=WHISKY)
BURNS = Saying(HOLDS, thing=FIRE)
HANDS = {
    "human": (["whisky", "axe", "axe", "axe"], ["axe", "axe", "axe", "axe"]),
    "infected": (["whisky", "infected", "axe", "axe"], ["infected", "axe", "axe", "axe"]),
    "the_thing": (["whisky", "the_thing", "axe", "axe"], ["the_thing", "axe", "axe", "axe"]),
}


def demand(about: int, speaker: int = 5) -> Heard:
    return Saying(phrase="prove_it", about=about).plain(speaker)


def sight_of(role: str, hand: list[str], seat: int = 1, turn: int = 9) -> Sight:
    sight = seen(seat, hand, turn)
    sight.role = role
    sight.is_clean = not {"infected", "the_thing"} & set(hand)
    return sight


def all_but_certain(suspect: int, observer: int) -> Reader:
    """Somebody who holds one of two to be The Thing, and that one much likelier."""
    reader = Reader(observer, SEATS, habits_for(SEATS), 0.65)
    cleared = [seat for seat in range(SEATS) if seat not in (suspect, (suspect + 1) % SEATS)]
    for seat in cleared:
        reader.belief.clear(seat)
    witness = next(seat for seat in cleared if seat != observer)
    for _ in range(3):
        reader.hear(witness, suspect, tempered("i_know_alien", 1.0))
    assert 0.8 < reader.belief.thing[suspect] < 1
    return reader


class Speaker:
    """A seasoned bot that suspects somebody, as all do; one that is an alien knows that the others are human."""

    def __init__(self, seat: int, suspect: int, day: int = 1) -> None:
        self.voice = Voice(seat, random.Random(day))
        self.public, self.alien = all_but_certain(suspect, seat), reader_who_suspects(seat, seat)

    def speak(self, sight: Sight, heard: list[Heard], temper: Temper = STEADY) -> list[Saying]:
        self.voice.listen(heard, [{"event": "TurnBegan", "turn": sight.turn, "seat": 0}], (self.public,))
        own = self.public if sight.role == "human" else self.alien
        return self.voice.speak(sight, own, own, self.public, temper)


def seasoned(sight: Sight, heard: list[Heard], suspect: int = 3, temper: Temper = STEADY) -> list[Saying]:
    """What a seasoned bot says at once to what it heard."""
    return Speaker(sight.seat, suspect).speak(sight, heard, temper)


def novice(role: str, hand: list[str], heard: list[Heard], events: list[Any] | None = None) -> list[Saying]:
    """What a novice says at once to what it heard."""
    view: dict[str, Any] = Match.new("stayaway", SEATS, seed=1).view(1)
    view["players"][1] |= {"role": role, "hand": hand}
    return NoviceBot(1, random.Random(2)).speak(view | {"turn": 30}, events or [], heard)


# Prove it! ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["seasoned", "novice"])
def test_who_has_whisky_and_a_clean_hand_says_that_it_will_show_it_and_nobody_else_does(level: str):
    def says(role: str, hand: list[str]) -> list[Saying]:
        if level == "novice":
            return novice(role, hand, [demand(1)])
        return seasoned(sight_of(role, hand), [demand(1)])

    swears = [Saying("i_am", thing="human")]
    assert says("human", HANDS["human"][0]) == [SHOWS]
    assert says("human", ["whisky", "infected", "axe", "axe"]) == swears, "a human may have drawn one"
    for role, (with_whisky, without) in HANDS.items():
        assert says(role, without) == swears
        assert role == "human" or says(role, with_whisky) == swears


@pytest.mark.parametrize("temper", sorted(TEMPERS))
def test_whoever_has_nothing_to_show_answers_alike_whatever_it_is(temper):
    said = [
        seasoned(sight_of(role, hands[1]), [demand(1)], temper=TEMPERS[temper])
        for role, hands in HANDS.items()
    ]
    assert said[0] == said[1] == said[2] == [Saying("i_am", thing="human")]


def test_who_said_that_it_will_show_its_hand_does_so_before_it_looks_at_others_but_not_before_it_burns_the_thing():
    def scores(promised: str | None, suspect: int) -> dict[str, float]:
        sight = sight_of("human", ["whisky", "analysis", FIRE, "axe"], seat=2)
        choice = HumanChoice(sight, reader_who_suspects(suspect, 2), STEADY, promised=promised)
        options = {"whisky": ("play", "whisky"), "analysis": ("play", "analysis", 3), FIRE: ("play", FIRE, 3)}
        return {what: choice.score("card_to_use", option, {}) for what, option in options.items()}

    bound, free = scores(WHISKY, 3), scores(None, 3)
    assert bound["whisky"] > free["whisky"]
    assert bound["whisky"] > bound["analysis"]
    assert bound[FIRE] > bound["whisky"], "3 is The Thing"
    assert bound["analysis"] == free["analysis"]


def test_a_word_is_ones_own_and_good_for_a_while():
    def promised(speaker: int, turn: int, thing: str = WHISKY) -> str | None:
        voice, reader = Voice(2, random.Random(1)), Reader(2, SEATS, habits_for(SEATS), 0.65)
        told = [{"event": "TurnBegan", "turn": 3, "seat": 0}]
        voice.listen([], told, (reader,))
        voice.listen([Saying(SHOWING, thing=thing).plain(speaker)], told, (reader,))
        return voice.promised(seen(2, [], turn=turn))

    assert promised(2, 4) == WHISKY
    assert promised(0, 4) is None
    assert promised(2, 4 + PLAN_LASTS * SEATS) is None


def test_a_bot_that_hears_itself_promise_is_bound_by_it():
    match = Match.new("stayaway", SEATS, seed=1)
    human = next(seat for seat in range(SEATS) if match.view(seat)["players"][seat]["role"] == "human")
    view, events = match.view(human), match.events(human)
    bot = SeasonedBot(human, random.Random(1))
    bot.speak(view, events, [])
    bot.speak(view, events, [SHOWS.plain(human)])
    choice = bot.consider(view, events)
    assert isinstance(choice, HumanChoice)
    assert choice.promised == WHISKY


def test_bots_demand_proof_and_whoever_says_that_it_shows_its_hand_is_human_and_has_whisky():
    demanded = shown = 0
    for seed in range(60):
        level = ("seasoned", "novice")[seed % 2]
        match = Match.new("stayaway", SEATS, seed=seed)
        heard = play_with(
            match, [make_bot(level, "stayaway", seat, seed) for seat in range(SEATS)], talk=True
        )
        roles = roles_by_seat(match.view(None), SEATS)
        sworn: set[int] = set()
        for one in heard:
            if one["phrase"] == "i_am_human" or one["claim"] == "i_am":
                sworn.add(one["seat"])
            if one["phrase"] == "prove_it":
                demanded += 1
                assert one["about"] in sworn
            if one["claim"] == SHOWING:
                shown += 1
                assert roles[one["seat"]] != "the_thing"
    assert demanded >= 3


# Who has fire? --------------------------------------------------------------------------------------------------

ASKED = [WHO_HAS_FIRE.plain(5)]


def test_who_has_fire_tells_whoever_it_believes():
    hand = [FIRE, "axe", "axe", "axe"]
    assert seasoned(sight_of("human", hand), ASKED) == [BURNS]
    assert seasoned(sight_of("human", hand), ASKED, suspect=5) != [BURNS], "5 is The Thing"
    assert seasoned(sight_of("human", ["axe"]), ASKED) != [BURNS]
    assert novice("human", hand, ASKED) == [BURNS]
    assert novice("human", ["axe"], ASKED) == []
    infected = [{"event": "InfectedShown", "seat": 5, "to": None}]
    assert novice("human", hand, ASKED, infected) != [BURNS]


def test_an_infected_keeps_its_fire_to_itself_and_the_thing_lies_to_hand_over_worse():
    for role in ("infected", "the_thing"):
        assert seasoned(sight_of(role, [FIRE, "axe"], seat=0), ASKED) != [BURNS]
        assert novice(role, [FIRE, "axe"], ASKED) != [BURNS]
    liar = ["the_thing", "infected", "axe", "axe"]
    assert seasoned(sight_of("the_thing", liar), ASKED) == [BURNS], (
        "2 would take what 1 offers, and sits beside 3"
    )
    assert seasoned(sight_of("the_thing", liar, seat=0), ASKED) != [BURNS], "nobody beside 0 sits beside 3"
    assert seasoned(sight_of("the_thing", liar), ASKED, suspect=5) != [BURNS], "all suspect who asks"


def test_two_answer_and_no_third():
    two = [*ASKED, BURNS.plain(3), BURNS.plain(4)]
    hand = [FIRE, "axe", "axe", "axe"]
    assert seasoned(sight_of("human", hand, seat=0), two[:2], suspect=3) == [BURNS]
    assert novice("human", hand, two[:2]) == [BURNS]
    assert seasoned(sight_of("human", hand, seat=0), two, suspect=3) != [BURNS]
    assert novice("human", hand, two) == []


def words_of(role: str, hand: list[str], day: int, heard: list[Heard], seat: int = 0) -> set[Saying]:
    """All that a seasoned bot says in the turns of a day where 3 is all but certainly The Thing."""
    speaker = Speaker(seat, 3, day)
    sights = [sight_of(role, hand, seat, turn) for turn in range(1, 60)]
    return {one for sight in sights for one in speaker.speak(sight, heard)}


def test_who_is_certain_of_the_thing_and_has_no_fire_asks_for_some():
    assert any(WHO_HAS_FIRE in words_of("human", ["axe"], day, []) for day in range(5))
    assert not any(WHO_HAS_FIRE in words_of("human", [FIRE], day, []) for day in range(5))
    spoken = [BURNS.plain(4)]
    assert not any(WHO_HAS_FIRE in words_of("human", ["axe"], day, spoken) for day in range(5))


def test_nobody_asks_who_knows_of_fire_for_as_long_as_it_was_said_not_long_ago():
    def asks(*said: Heard) -> bool:
        asked = False
        for day in range(8):
            speaker = Speaker(0, 3, day)
            speaker.speak(sight_of("human", ["axe"], 0, 3), [])
            heard = [*said, *[Saying(phrase="hello").plain(5)] * RECENT]
            lines = [speaker.speak(sight_of("human", ["axe"], 0, turn), heard) for turn in range(4, 15)]
            asked = asked or [WHO_HAS_FIRE] in lines
        return asked

    assert asks()
    assert not asks(BURNS.plain(4))
    assert not asks(Saying(PLAN, about=3).plain(4)), "whoever says so has fire"


def test_an_alien_either_says_that_it_has_fire_or_asks_for_it():
    """Both would tell that it is lying."""
    plan = Saying(PLAN, about=3)
    days = [{plan, WHO_HAS_FIRE} & words_of("the_thing", ["the_thing", "axe"], day, []) for day in range(12)]
    assert {plan} in days
    assert {WHO_HAS_FIRE} in days
    assert {plan, WHO_HAS_FIRE} not in days
