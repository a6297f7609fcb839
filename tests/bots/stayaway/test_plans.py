"""Plans at Stay Away!: whoever has fire asks for a place beside the suspect, and others bring it there."""

from __future__ import annotations

import random
from typing import Any

import pytest

from outpost31 import Match
from outpost31.bots.conversation import HOLDS
from outpost31.bots.stayaway.humans import HumanChoice
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.stayaway.talk import FIRE, PLAN, PLAN_LASTS, Voice
from outpost31.bots.talk import Heard, Saying
from outpost31.bots.tempers import STEADY
from outpost31.words import Words, languages

SEATS = 6
HELD = ((0, "flamethrower"), (1, "axe"), (2, "flamethrower"))


def seen(seat: int, hand: list[str], turn: int = 3) -> Sight:
    """A table of humans in the order of their seats, as a human with this hand sees it."""
    view: dict[str, Any] = Match.new("stayaway", SEATS, seed=1).view(seat)
    view["players"] = [
        {**player, "role": "human" if number == seat else None}
        for number, player in enumerate(view["players"])
    ]
    view["players"][seat]["hand"] = hand
    view["turn"] = turn
    return Sight(view, seat)


def reader_who_suspects(whom: int, observer: int) -> Reader:
    reader = Reader(observer, SEATS, habits_for(SEATS), 0.65)
    for seat in range(SEATS):
        if seat != whom:
            reader.belief.clear(seat)
    return reader


def plan(seat: int, about: int) -> Heard:
    return {"seat": seat, "claim": PLAN, "phrase": None, "about": about, "thing": None}


def choice(plans: dict[int, int], hand: list[str], suspect: int = 3, seat: int = 2) -> HumanChoice:
    return HumanChoice(seen(seat, hand), reader_who_suspects(suspect, seat), STEADY, plans)


def test_who_sits_beside_the_suspect_changes_places_with_whoever_has_fire():
    """2 sits beside 3, whom it holds to be The Thing; 0 has fire and is far away."""
    idle, helpful = choice({}, ["better_run"]), choice({0: 3}, ["better_run"])
    assert helpful.moving(0) > idle.moving(0)
    assert helpful.moving(5) == idle.moving(5), "that would bring nobody anywhere"
    accept = {"from": 0}
    assert helpful.score("answer_to_swap", "accept", accept) > idle.score("answer_to_swap", "accept", accept)


def test_nobody_helps_against_somebody_it_holds_to_be_human():
    idle, helpful = choice({}, ["better_run"], suspect=5), choice({0: 3}, ["better_run"], suspect=5)
    assert helpful.moving(0) == idle.moving(0)


def test_fire_is_handed_to_the_neighbour_of_the_thing():
    """1 sits two seats from The Thing: its neighbour 2 can use the Flamethrower, and 0 cannot."""
    giver = choice({}, ["flamethrower"], suspect=3, seat=1)
    assert giver.giving("flamethrower", 2) > giver.giving("flamethrower", 0)


def test_who_sits_beside_the_thing_takes_what_somebody_with_fire_offers():
    """2 sits beside 3, whom it holds to be The Thing; its other neighbour 1 says that it has fire."""

    def taking(hand: list[str], suspect: int, *holders: int, offerer: int = 1) -> float:
        reader = reader_who_suspects(suspect, 2)
        choice = HumanChoice(seen(2, hand), reader, STEADY, {}, holders)
        return choice.score("answer_to_offer", ("give", "axe"), {"from": offerer})

    assert taking(["axe"], 3, 1) > taking(["axe"], 3) + 0.1
    assert taking(["axe"], 4, 1) == taking(["axe"], 4), "4 is out of reach with fire, too"
    assert taking(["axe", FIRE], 3, 1) == taking(["axe", FIRE], 3), "it has fire of its own"
    assert taking(["axe"], 3, 3, offerer=3) == taking(["axe"], 3, offerer=3), (
        "what The Thing says of its cards"
    )


def test_who_says_that_it_has_fire_is_not_shut_out_by_whoever_needs_it():
    open_door, shut_out = (
        HumanChoice(seen(2, ["barred_door"]), reader_who_suspects(3, 2), STEADY, {}, holders)
        for holders in ((1,), ())
    )
    assert open_door.playing("barred_door", (1,)) < shut_out.playing("barred_door", (1,)) - 0.1


def test_whoever_has_fire_and_a_neighbour_beside_the_thing_says_so_and_the_thing_lies_to_hand_over_worse():
    def says(seat: int, hand: list[str], role: str = "human") -> bool:
        voice, reader = Voice(seat, random.Random(1)), reader_who_suspects(3, seat)
        sights = [seen(seat, hand, turn) for turn in range(1, 60)]
        for sight in sights:
            sight.role = role
        said = [voice.speak(sight, reader, reader, reader, STEADY) for sight in sights]
        return any((one.claim, one.thing) == (HOLDS, FIRE) for line in said for one in line)

    assert says(1, [FIRE])
    assert not says(1, ["axe"])
    assert not says(0, [FIRE]), "no neighbour of 0 sits beside 3"
    assert not says(2, [FIRE]), "it can burn 3 itself"
    assert says(1, ["infected"], "the_thing"), "all suspect 3, and 2 would take what 1 offers"
    assert not says(1, ["axe"], "the_thing")
    assert not says(1, ["infected"], "infected"), "it has nothing to win by that"


def test_who_said_that_it_has_fire_is_remembered_for_a_while():
    voice, reader = Voice(2, random.Random(1)), Reader(2, SEATS, habits_for(SEATS), 0.65)
    told = [{"event": "TurnBegan", "turn": 3, "seat": 0}]
    voice.listen([], told, (reader,))
    said = [Saying(HOLDS, thing=thing).plain(seat) for seat, thing in HELD]
    voice.listen(said, told, (reader,))
    assert voice.holders(seen(2, [])) == {0}, "an Axe is no fire, and of oneself one knows better"
    assert voice.holders(seen(2, [], turn=4 + PLAN_LASTS * SEATS)) == set()


def test_a_plan_is_remembered_for_a_while_and_by_others_alone():
    voice = Voice(2, random.Random(1))
    reader = Reader(2, SEATS, habits_for(SEATS), 0.65)
    told = [{"event": "TurnBegan", "turn": 3, "seat": 0}]
    voice.listen([], told, (reader,))
    voice.listen([plan(0, 3), plan(2, 4)], told, (reader,))
    assert voice.plans(seen(2, [])) == {0: 3}
    assert voice.plans(seen(2, [], turn=4 + PLAN_LASTS * SEATS)) == {}


def test_a_bot_made_anew_takes_no_old_plan_for_a_fresh_one():
    """After a restart, or in a seat that a person has left, a bot hears at once all that was ever said."""
    late = 4 + PLAN_LASTS * SEATS
    told = [{"event": "TurnBegan", "turn": late, "seat": 0}]
    anew, reader = Voice(2, random.Random(1)), Reader(2, SEATS, habits_for(SEATS), 0.65)
    anew.listen([plan(0, 3)], told, (reader,))
    assert anew.plans(seen(2, [], turn=late)) == {}, "nobody can tell when that was said"
    anew.listen([plan(0, 3), plan(1, 3)], told, (reader,))
    assert anew.plans(seen(2, [], turn=late)) == {1: 3}, "and this it has heard being said"


def test_what_was_said_in_the_first_round_is_fresh_to_everybody():
    first = Voice(2, random.Random(1))
    told = [{"event": "TurnBegan", "turn": 1, "seat": 0}]
    first.listen([plan(0, 3)], told, (Reader(2, SEATS, habits_for(SEATS), 0.65),))
    assert first.plans(seen(2, [], turn=2)) == {0: 3}


def test_whoever_has_fire_asks_and_who_has_none_or_sits_beside_does_not():
    def asks(seat: int, hand: list[str]) -> bool:
        voice, reader = Voice(seat, random.Random(1)), reader_who_suspects(3, seat)
        said = [voice.speak(seen(seat, hand, turn), reader, reader, reader, STEADY) for turn in range(1, 60)]
        return any(one.claim == PLAN and one.about == 3 for line in said for one in line)

    assert asks(0, ["flamethrower"])
    assert not asks(0, ["axe"])
    assert not asks(2, ["flamethrower"])


def test_who_can_look_first_does_not_burn_on_a_guess():
    reader = Reader(2, SEATS, habits_for(SEATS), 0.65)
    for seat in (0, 2, 4, 5):
        reader.belief.clear(seat)  # 1 or 3: even chances
    blind = HumanChoice(seen(2, ["flamethrower"]), reader, STEADY)
    patient = HumanChoice(seen(2, ["flamethrower", "analysis"]), reader, STEADY)
    assert patient.burning(3) == blind.burning(3)
    assert blind.playing("flamethrower", (3,)) > 0 > patient.playing("flamethrower", (3,))
    certain = HumanChoice(seen(2, ["flamethrower", "analysis"]), reader_who_suspects(3, 2), STEADY)
    assert certain.playing("flamethrower", (3,)) > 0


@pytest.mark.parametrize("language", languages())
def test_a_plan_has_words(language):
    words = Words(language)
    assert "Norris" in words.say("client-claim-bring_me_to", about="Norris", thing="nothing")
    assert words.say("client-claimkind-bring_me_to").endswith("…")
