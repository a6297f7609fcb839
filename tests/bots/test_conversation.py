"""Conversation: who is spoken of answers, nobody repeats themselves at once, and reasons are what all saw."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from outpost31 import Match
from outpost31.bots import Saying, make_bot, talks
from outpost31.bots.conversation import AGAIN, GAP, LULL, RECENT, WHO_HAS_FIRE, Conversation
from outpost31.bots.outpost import deeds as station
from outpost31.bots.outpost.learned_habits import kinds_for
from outpost31.bots.stayaway import deeds as circle
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.talk import CLAIMS as BOT_CLAIMS
from outpost31.bots.talk import PHRASES as BOT_PHRASES
from outpost31.bots.talk import Heard
from outpost31.lab.play import play_with
from outpost31.server.protocol.vocabulary import CLAIMS, PHRASES
from outpost31.words import Words, languages

ROOT = Path(__file__).parents[2]
FACES = {"stayaway": circle.REASONS, "outpost": station.REASONS}


def heard(seat: int, about: int, claim: str | None = None, phrase: str | None = None) -> Heard:
    return {"seat": seat, "claim": claim, "phrase": phrase, "about": about, "thing": None}


def answer(call: Heard) -> Saying | None:
    talk = Conversation(0, random.Random(1))
    talk.listen([call])
    said = talk.choose(9.0, 1.0, [], talk.answers(None), [], [])
    return said[0] if said else None


def test_who_is_spoken_of_answers():
    accuse = Saying("i_suspect", about=2, thing="barred_door")
    assert answer(heard(1, 0, claim="i_suspect")) == Saying("i_am", thing="human")
    assert answer(heard(1, 0, phrase="why_did_you_do_that")) == Saying("i_am", thing="human")
    assert answer(heard(1, 0, claim="i_trust")) == Saying(phrase="thank_you", about=1)
    assert answer(heard(1, 0, phrase="test_them")) == Saying(phrase="yes", about=1)
    assert answer(heard(1, 0, phrase="hello")) is None
    assert answer(heard(1, 3, claim="i_suspect")) is None
    talk = Conversation(0, random.Random(1))
    talk.listen([heard(1, 0, claim="i_suspect")])
    assert accuse in talk.answers(accuse)


def test_who_is_spoken_of_while_out_of_breath_answers_when_it_has_it_again():
    talk = Conversation(0, random.Random(1))
    hello = Saying(phrase="hello")
    assert talk.choose(2.0, 1.0, [hello], [], [], []) == [hello]
    talk.listen([hello.plain(0), heard(1, 0, claim="i_suspect")])
    assert talk.choose(2.5, 1.0, [], talk.answers(None), [], []) == []
    assert talk.choose(4.0, 1.0, [], talk.answers(None), [], []) == [Saying("i_am", thing="human")]
    assert talk.answers(None) == [], "once is enough"


def test_who_is_asked_for_a_proof_offers_it_to_whoever_asked_or_swears():
    def replies(proof: Saying | None) -> list[Saying]:
        talk = Conversation(0, random.Random(1))
        talk.listen([heard(1, 0, phrase="prove_it")])
        return talk.answers(None, proof=proof)

    swears = [Saying("i_am", thing="human"), Saying(phrase="trust_me", about=1)]
    shows = Saying("i_will_play", thing="whisky")
    assert replies(None) == swears
    assert replies(shows) == [shows, *swears]
    assert replies(Saying(phrase="yes")) == [Saying(phrase="yes", about=1), *swears]


def test_an_answer_is_owed_though_something_else_was_said_meanwhile():
    talk = Conversation(0, random.Random(1))
    talk.listen([heard(1, 0, phrase="prove_it"), heard(2, 0, claim="i_will_test")])
    assert talk.answers(None)[0] == Saying("i_am", thing="human")


def test_proof_is_demanded_of_who_said_that_it_is_human_and_once():
    talk = Conversation(0, random.Random(1))
    demand = Saying(phrase="prove_it", about=2)
    assert talk.demands_proof(2) == []
    talk.listen(said := [Saying(phrase="i_am_human").plain(2), Saying("i_am", thing="the_thing").plain(3)])
    assert talk.demands_proof(2) == [demand]
    assert talk.demands_proof(3) == []
    talk.listen(said := [*said, demand.plain(4)])
    assert talk.demands_proof(2) == []
    talk.listen([*said, Saying("i_am", thing="human").plain(2)])
    assert talk.demands_proof(2) == [demand]


def test_who_asks_for_fire_is_answered_once_by_each_and_by_two_at_most():
    def asker(*said: Heard) -> int | None:
        talk = Conversation(0, random.Random(1))
        talk.listen(list(said))
        return talk.asker

    asks = WHO_HAS_FIRE.plain(1)
    fire, axe = (Saying("i_hold", thing=thing) for thing in ("flamethrower", "axe"))
    assert asker(asks) == 1
    assert asker(asks | {"about": 0}) == 1
    assert asker(asks | {"about": 2}) is None, "that was said to somebody else"
    assert asker(WHO_HAS_FIRE.plain(0)) is None
    assert asker(asks, fire.plain(2), axe.plain(3)) == 1
    assert asker(asks, fire.plain(2), fire.plain(3)) is None
    assert asker(fire.plain(2), asks, fire.plain(3)) == 1, "what was said before is no answer"
    assert asker(asks, *[heard(2, 3, claim="i_trust")] * RECENT) is None, "that was long ago"
    talk = Conversation(0, random.Random(1))
    talk.listen([asks])
    assert talk.has_occasion(0.0, 1.0)
    assert talk.choose(0.0, 1.0, [], [fire], [], []) == [fire]
    assert talk.asker is None


def test_nobody_asks_for_fire_when_it_was_just_spoken_of():
    def is_spoken_of(*said: Heard) -> bool:
        talk = Conversation(0, random.Random(1))
        talk.listen(list(said))
        return talk.is_fire_spoken_of

    asks = WHO_HAS_FIRE.plain(1)
    assert not is_spoken_of()
    assert is_spoken_of(asks)
    assert is_spoken_of(Saying("i_hold", thing="grenade").plain(2))
    assert not is_spoken_of(asks, *[heard(2, 3, claim="i_trust")] * RECENT)


def test_what_nobody_heard_was_not_said():
    """Somebody spoke in between, so that its words were never heard: it is not out of breath from them."""
    talk = Conversation(0, random.Random(1))
    assert talk.choose(2.0, 1.0, [Saying(phrase="hello")], [], [], [])
    talk.listen([heard(1, 0, claim="i_suspect")])
    assert talk.choose(2.0, 1.0, [], talk.answers(None), [], []) == [Saying("i_am", thing="human")]


def test_nothing_is_said_again_before_its_time_and_nobody_is_quiet_for_long():
    talk = Conversation(0, random.Random(2))
    accuse, sigh = Saying("i_suspect", about=1), Saying(phrase="watch_out")
    times = [at / 10 for at in range(400) if talk.choose(at / 10, 1.0, [], [], [accuse], [])]
    assert all(later - one >= AGAIN for one, later in pairwise(times))
    assert len(times) > 3
    talk = Conversation(0, random.Random(2))
    spoken = [at / 10 for at in range(400) if talk.choose(at / 10, 1.0, [], [], [accuse], [sigh])]
    assert all(GAP <= later - one <= 2 * LULL for one, later in pairwise(spoken))


def test_what_somebody_else_just_said_to_all_is_not_said_again():
    talk = Conversation(0, random.Random(2))
    sigh = Saying(phrase="watch_out")
    talk.listen([sigh.plain(3)])
    assert [at for at in range(100) if talk.choose(float(at), 1.0, [], [], [], [sigh])] == []


def test_a_reason_is_a_deed_that_moved_the_belief():
    reader, deeds = Reader(None, 6, habits_for(6)), circle.Deeds()
    told = [{"event": "TurnBegan", "turn": 1, "seat": 2}]
    told += [{"event": "CardPlayed", "seat": 2, "card": card, "target": [3]} for card in circle.PLAYED]
    told += [{"event": "HandKept", "seat": 4}, {"event": "CardDiscarded", "seat": 5, "card": None}]
    deeds.read(told)
    reason = deeds.reason(2, reader.habits, 6)
    assert reason in circle.PLAYED.values()
    assert deeds.reason(1, reader.habits, 6) is None
    assert deeds.last((2, 4)) == 4
    assert deeds.last((5,)) is None, "what everybody does every turn is nothing to ask about"
    deeds.read([*told, {"event": "TurnBegan", "turn": 60, "seat": 3}])
    assert deeds.reason(2, reader.habits, 6) is None, "nobody speaks of it for ever"


def test_a_leader_who_stops_and_a_sabotaged_stack_are_reasons():
    """By the habits of aliens who do harm: others stop the stack no oftener than humans do."""
    deeds, habits = station.Deeds(), kinds_for("boardgame", 5)[-1]
    deeds.read(
        [
            {"event": "RoundBegan", "round": 1},
            {"event": "LeaderNamed", "pawn": 2},
            {"event": "CardHandedOver", "pawn": 1, "card": None, "drawn_by": None},
            {"event": "CardHandedOver", "pawn": 3, "card": None, "drawn_by": None},
            {"event": "CardRevealed", "card": "sabotage"},
            {"event": "StackDiscarded", "count": 3},
        ]
    )
    assert deeds.reason(2, lambda: habits) == "stopped"
    assert deeds.reason(1, lambda: habits) == "sabotaged_stack"
    assert deeds.reason(4, lambda: habits) is None
    assert deeds.last((4, 5)) is None


def test_where_somebody_goes_and_whom_it_meets_are_reasons_too():
    """Idle company speaks against somebody as far as aliens were counted to seek it; nobody is asked about it."""
    deeds, habits = station.Deeds(), kinds_for("boardgame", 4)[3]
    way = [
        {"event": "RoundBegan", "round": 1},
        {"event": "RoomEntered", "pawn": 0, "room": "kitchen"},
        {"event": "RoomEntered", "pawn": 1, "room": "kitchen"},
        {"event": "RoomEntered", "pawn": 2, "room": "dormitory"},
        {"event": "RoomEntered", "pawn": 3, "room": "armory"},
    ]
    deeds.read(way)
    shy = replace(habits, stays_apart=(0.5, 0.9))
    assert [deeds.reason(pawn, lambda: habits) for pawn in range(4)] == [None, "sought_company", None, None]
    assert deeds.reason(3, lambda: shy) == "kept_apart"
    assert deeds.last(range(4)) is None
    led = station.Deeds()
    led.read([way[0], {"event": "MarkerPlaced", "room": "kitchen"}, *way[1:]])
    leads = replace(habits, takes_marker=(0.3, 0.9), joins_idly=(0.5, 0.5))
    assert [led.reason(pawn, lambda: leads) for pawn in (0, 1)] == ["took_marker", None], "it is taken once"
    met = [*way, {"event": "TokenSeen", "picker": 0, "picked": 1, "token": None}]
    deeds.read(met)
    assert deeds.meeting(0, [0.1, 0.9, 0.1, 0.1]) == "met_suspect"
    assert deeds.meeting(0, [0.9, 0.1, 0.9, 0.9]) is None
    assert deeds.meeting(1, [0.9] * 4) is None, "whoever is looked at learns nothing"
    deeds.read([*met, {"event": "RoundBegan", "round": 1 + station.MEMORY}])
    assert deeds.meeting(0, [0.9] * 4) is None
    assert deeds.reason(1, lambda: habits) is None


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_words(language):
    words = Words(language)
    for game, reasons in (
        ("stayaway", circle.REASONS),
        ("boardgame", station.REASONS),
        ("norwegian", station.REASONS),
    ):
        for reason in reasons:
            why = words.say(f"{game}-because-{reason}")
            said = words.say("client-claim-i_suspect", about="Blair", thing=why)
            assert why in said
            assert "Blair" in said
            assert "_" not in said
    plain = words.say("client-claim-i_suspect", about="Blair", thing="nothing")
    assert plain.count("Blair") == 1
    assert ":" not in plain


@pytest.mark.parametrize("face", sorted(FACES))
def test_people_can_say_every_reason_that_bots_give(face):
    folder = ROOT / "web" / "src" / "games" / face
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ts")))
    (listed,) = re.findall(r"const REASONS = \[(.*?)\];", source, re.DOTALL)
    assert tuple(re.findall(r'"([a-z_]+)"', listed)) == FACES[face]


@pytest.mark.parametrize("game", ["stayaway", "boardgame", "norwegian"])
def test_novices_talk_and_what_they_say_changes_nothing_that_they_do(game):
    assert talks("novice", game)
    silent, loud = (Match.new(game, 5, seed=8) for _ in range(2))
    for match, talk in ((silent, False), (loud, True)):
        said = play_with(match, [make_bot("novice", game, seat, 8) for seat in range(5)], talk=talk)
    assert len({one["seat"] for one in said}) > 1
    assert silent.chronicle() == loud.chronicle()


@pytest.mark.parametrize(("game", "reasons"), [("stayaway", circle.REASONS), ("boardgame", station.REASONS)])
def test_novices_mostly_say_why_they_suspect_somebody(game, reasons):
    accusations = []
    for seed in range(30):
        bots = [make_bot("novice", game, seat, seed) for seat in range(6)]
        said = play_with(Match.new(game, 6, seed=seed), bots, talk=True)
        accusations += [one["thing"] for one in said if one["claim"] == "i_suspect"]
    assert len(accusations) > 10
    assert {*accusations} <= {*reasons, None}
    assert len([why for why in accusations if why]) > 0.6 * len(accusations)
    assert "met_suspect" in accusations or game == "stayaway", "who met whom is what novices go by"


def test_the_seasoned_at_the_board_game_nearly_always_say_why():
    accusations = []
    for seed in range(8):
        bots = [make_bot("seasoned", "boardgame", seat, seed) for seat in range(4)]
        said = play_with(Match.new("boardgame", 4, seed=seed), bots, talk=True)
        accusations += [one["thing"] for one in said if one["claim"] == "i_suspect"]
    assert len(accusations) > 10
    assert len([why for why in accusations if why]) > 0.75 * len(accusations)


@pytest.mark.parametrize("language", languages())
def test_every_phrase_of_bots_is_one_of_the_wire_and_has_words(language):
    words = Words(language)
    assert set(BOT_PHRASES) <= set(PHRASES)
    assert set(BOT_CLAIMS) <= set(CLAIMS)
    for phrase in BOT_PHRASES:
        assert words.has(f"client-phrase-{phrase}")
    for claim in BOT_CLAIMS:
        assert words.has(f"client-claim-{claim}")
