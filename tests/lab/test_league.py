"""The league: exploiters play, what they gain is paired, and bots that can be exploited are found out."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from outpost31 import Match
from outpost31.bots import Saying, make_bot
from outpost31.bots.stayaway.seasoned import SeasonedBot
from outpost31.bots.talk import Heard
from outpost31.kernel import Question
from outpost31.kernel.views import Told, View
from outpost31.lab.endings import roles_by_seat
from outpost31.lab.league.beliefs import beliefs
from outpost31.lab.league.bent import LEANINGS, bent, names_of
from outpost31.lab.league.circles import FalseHolder, FalsePlanner
from outpost31.lab.league.contest import ALIEN, HUMAN, ScriptMaker, Trial, exploit, paired
from outpost31.lab.league.roster import ROSTER, entrants_for
from outpost31.lab.league.schemers import Echo, Friend, Grudge, Mute, Sacrificer, Sleeper
from outpost31.lab.league.search import Search, search
from outpost31.lab.league.stations import Citizen
from outpost31.lab.league.talkers import HonestTalker, Liar, Spammer
from outpost31.lab.play import play_with


class Gullible(SeasonedBot):
    """Believes whatever anybody says of anybody, at once and altogether."""

    listened = 0

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        reader, _ = self._catch_up(view, events)
        for one in heard[self.listened :]:
            about = one["about"]
            if one["claim"] == "i_know_alien" and about is not None and reader.role == "human":
                reader.hear(one["seat"], about, ((0.001, 0.1, 1.0),) * 3)
        self.listened = len(heard)
        return []


def gullible(seat: int, seed: int) -> Gullible:
    return Gullible(seat, random.Random(f"{seat} {seed}"))


GULLIBLE = Trial("stayaway", 5, ALIEN, seed=11, seated=gullible)


def test_who_is_gullible_is_exploited_by_a_liar_and_who_is_not_is_not():
    points, half = exploit(GULLIBLE, Liar, 24).seat
    assert points - half > 0
    points, half = exploit(replace(GULLIBLE, seated=None), Liar, 12).seat
    assert points - half <= 0


def test_a_search_finds_that_lies_pay_among_the_gullible():
    found = search(GULLIBLE, Search(2, 6, 6, among=("lies", "burns")), 16, seed=3)
    assert found.leanings["lies"] > 0
    assert found.gain.seat[0] > 0
    assert len(found.gain.pairs) == 16


def test_who_leans_to_nothing_plays_as_usual():
    for game in LEANINGS:
        gain = exploit(Trial(game, 4, ALIEN, seed=2), bent(game, {"lies": -50.0}), 2)
        assert gain.seat == (0.0, 0.0)
        assert {*LEANINGS[game], "lies", "lies_late", "quiet"} < set(names_of(game))


def test_gains_are_paired():
    points, half = paired([(True, False)] * 3 + [(True, True)] * 9)
    assert points == pytest.approx(25.0)
    assert half == pytest.approx(196 * (0.25 * 0.75 * 12 / 11 / 12) ** 0.5)
    assert paired([(True, True), (False, False)]) == (0.0, 0.0)


@pytest.mark.parametrize("name", [one.name for one in ROSTER])
def test_every_entrant_plays_whole_games_on_its_side(name):
    entrant = next(one for one in ROSTER if one.name == name)
    for game in entrant.games[:2]:
        assert entrant in entrants_for(game)
        gain = exploit(Trial(game, 4, entrant.side, seed=7), entrant.make, 1)
        assert len(gain.pairs) == len(gain.sides) == 1
    assert entrant.side in (ALIEN, HUMAN)


def test_a_citizen_hands_over_no_sabotage_and_stops_no_stack():
    match = Match.new("boardgame", 5, seed=5)
    bots = [make_bot("seasoned", "boardgame", seat, 5) for seat in range(5)]
    alien = next(s for s in range(5) if roles_by_seat(match.view(s), 5)[s] == "alien")
    bots[alien] = Citizen(alien, bots[alien], random.Random(1))
    play_with(match, bots)
    handed = [
        one["card"]
        for one in match.chronicle()
        if one["event"] == "CardHandedOver" and one["pawn"] == alien and one["drawn_by"] is None
    ]
    assert handed
    assert "sabotage" not in handed[: len(handed) // 2]


def test_talkers_say_what_they_are_there_to_say():
    match = Match.new("stayaway", 5, seed=5)
    view, events = match.view(0), match.events(0)
    for kind, times in ((Liar, 1), (Spammer, 15)):
        talker = kind(0, make_bot("seasoned", "stayaway", 0, 5), random.Random(1))
        said = talker.speak(view, events, [])
        assert len(said) == times
        assert {(one.claim, one.about) for one in said} == {("i_know_alien", said[0].about)}
        assert talker.speak(view, events, []) == []  # once a turn
    assert (
        HonestTalker(0, make_bot("seasoned", "stayaway", 0, 5), random.Random(1)).speak(view, events, [])
        == []
    )


def test_a_false_planner_asks_for_a_place_beside_somebody_else_as_long_as_it_is_no_human():
    match = Match.new("stayaway", 5, seed=5)
    roles = [roles_by_seat(match.view(seat), 5)[seat] for seat in range(5)]
    for seat, role in enumerate(roles):
        planner = FalsePlanner(seat, make_bot("seasoned", "stayaway", seat, 5), random.Random(1))
        said = planner.speak(match.view(seat), match.events(seat), [])
        plans = [one.about for one in said if one.claim == "bring_me_to"]
        assert len(plans) == (role != "human")
        assert seat not in plans


def test_a_false_holder_says_that_it_has_fire_as_long_as_it_is_no_human():
    match = Match.new("stayaway", 5, seed=5)
    for seat in range(5):
        holder = FalseHolder(seat, make_bot("seasoned", "stayaway", seat, 5), random.Random(1))
        said = holder.speak(match.view(seat), match.events(seat), [])
        is_alien = roles_by_seat(match.view(seat), 5)[seat] != "human"
        assert (Saying("i_hold", thing="flamethrower") in said) == is_alien


def test_beliefs_are_measured_where_people_talk():
    found = beliefs("stayaway", 4, 2, 3, talk=True)
    assert found.predictions > 10
    assert found.excluded == 0


def speech(speaker: int, claim: str, about: int) -> Heard:
    return Saying(claim, about=about).plain(speaker)


def test_schemers_speak_as_their_scheme_has_it():
    match = Match.new("stayaway", 5, seed=5)
    thing = next(s for s in range(5) if roles_by_seat(match.view(s), 5)[s] == "the_thing")
    one, two, three = [seat for seat in range(5) if seat != thing][:3]
    heard = [
        speech(one, "i_suspect", thing),
        speech(two, "i_suspect", three),
        speech(one, "i_suspect", three),
    ]

    def says(kind: ScriptMaker) -> list[tuple[str | None, int | None]]:
        bot = kind(thing, make_bot("seasoned", "stayaway", thing, 5), random.Random(1))
        said = bot.speak(match.view(thing), match.events(thing), heard)
        return [(saying.claim, saying.about) for saying in said]

    assert says(Grudge) == [("i_know_alien", one)], "who accused it"
    assert says(Echo) == [("i_suspect", three)], "whom most accuse"
    assert says(Sleeper) == [], "its time has not come"
    assert says(Mute) == []
    ((claim, praised),) = says(Friend)
    assert claim == "i_know_human"
    assert praised != three, "nobody whom others accuse"


def test_who_gives_its_own_away_burns_it():
    match = Match.new("stayaway", 5, seed=5)
    thing = next(s for s in range(5) if roles_by_seat(match.view(s), 5)[s] == "the_thing")
    fellow = (thing + 1) % 5
    bot = Sacrificer(thing, make_bot("seasoned", "stayaway", thing, 5), random.Random(1))
    fire, other = ("play", "flamethrower", fellow), ("discard", "axe")
    question = Question(thing, "card_to_use", (other, fire), ())
    view, events = match.view(thing), [*match.events(thing)]
    assert bot.speak(view, events, []) == [] or bot.answer(view, events, question) == other
    events.append({"event": "CardOffered", "seat": thing, "to": fellow, "card": "infected"})
    events.append(
        {
            "event": "CardsExchanged",
            "offerer": thing,
            "taker": fellow,
            "offered": "infected",
            "answered": "axe",
        }
    )
    assert [(one.claim, one.about) for one in bot.speak(view, events, [])] == [("i_know_alien", fellow)]
    assert bot.answer(view, events, question) == fire


def test_the_bent_lie_late_softly_and_of_whom_others_accuse_if_they_lean_to_it():
    match = Match.new("stayaway", 5, seed=5)
    heard = [speech(1, "i_suspect", 3), speech(2, "i_suspect", 3)]

    def says(**leanings: float) -> list[tuple[str | None, int | None]]:
        bot = bent("stayaway", leanings)(0, make_bot("seasoned", "stayaway", 0, 5), random.Random(1))
        said = bot.speak(match.view(0), match.events(0), heard)
        return [(one.claim, one.about) for one in said]

    assert says(lies=50.0, lies_at_suspects=50.0) == [("i_know_alien", 3)]
    assert says(lies=50.0, lies_softly=1.0, lies_at_suspects=50.0) == [("i_suspect", 3)]
    assert says(lies=0.0, lies_at_suspects=-50.0, plans=50.0, lies_late=50.0)[0] != ("i_know_alien", 3)
    assert says(praises=50.0)[0][0] == "i_trust"
    assert says(quiet=50.0) == []


def test_the_bent_pick_on_the_suspect_or_on_anybody_else():
    match = Match.new("stayaway", 5, seed=5)
    usual = make_bot("seasoned", "stayaway", 0, 5)
    fires = [("play", "flamethrower", seat) for seat in (1, 4)]
    question = Question(0, "card_to_use", (*fires, ("discard", "axe")), ())
    events = [*match.events(0)]
    # Everybody sees the hand of 4.
    events.append({"event": "HandShown", "seat": 4, "to": None, "cards": ["the_thing", "axe"]})
    for leaning, target in ((50.0, 4), (-50.0, 1)):
        bot = bent("stayaway", {"burns": 50.0, "burns_suspects": leaning})(0, usual, random.Random(1))
        assert bot.answer(match.view(0), events, question) == ("play", "flamethrower", target)
