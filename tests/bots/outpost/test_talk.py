"""What the seasoned say at the outpost: little, in the words that people have, and lies where they serve."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from outpost31 import Match
from outpost31.bots import TEMPERS, Talker, make_bot
from outpost31.bots.conversation import Conversation
from outpost31.bots.outpost.informed import ExactEvidence
from outpost31.bots.outpost.learned_habits import kinds_for
from outpost31.bots.outpost.table_kinds import Acquaintance
from outpost31.bots.outpost.talk import Voice
from outpost31.bots.talk import CLAIMS, PHRASES, Heard
from outpost31.lab.calibration import calibrate_match
from outpost31.lab.play import play_with
from tests.bots.outpost.test_informed import Seen


def saying(seat: int, claim: str, about: int) -> Heard:
    return {"seat": seat, "claim": claim, "phrase": None, "about": about, "thing": None}


@pytest.mark.parametrize("game", ["boardgame", "norwegian"])
def test_they_speak_sparingly_in_the_words_that_people_have(game):
    claims: Counter[str | None] = Counter()
    seats, chances = 6, 0
    for seed in range(4):
        match = Match.new(game, seats, seed=seed)
        heard = play_with(match, [make_bot("seasoned", game, seat, seed) for seat in range(seats)], talk=True)
        chances += seats * match.view(None)["round"]
        for one in heard:
            assert one["claim"] in (*CLAIMS, None)
            assert one["phrase"] in (*PHRASES, None)
            claims[one["claim"]] += 1
    assert 5 < sum(claims.values()) < 0.6 * chances


def test_the_accused_answer_alike_whatever_they_are():
    def first_answers(role: str, temper: str) -> set[tuple[str | None, str | None]]:
        scene = Seen(role)
        calls = [saying(scene.others[0], "i_suspect", scene.seat)]
        said = bot_of(scene, 1, temper).speak(scene.view, scene.events, calls)
        return {(one.claim, one.phrase) for one in said}

    for temper in TEMPERS:
        assert first_answers("human", temper) == first_answers("alien", temper) != set()
    assert first_answers("human", "steady") == {("i_am", None)}
    assert first_answers("human", "charming") == {(None, "trust_me")}


def bot_of(scene: Seen, day: int, temper: str = "steady") -> Talker:
    bot = make_bot("seasoned", scene.view["edition"], scene.seat, day, temper)
    assert isinstance(bot, Talker)
    return bot


def test_once_sabotage_came_up_an_alien_lies_about_its_card():
    for role, thing in (("alien", "repair"), ("human", "sabotage")):
        scene = Seen(role)
        scene.told("RoundBegan", round=1)
        scene.told("CardHandedOver", pawn=scene.seat, card="sabotage", drawn_by=None)
        assert said_of_the_stack(scene) == set()
        scene.told("CardRevealed", card="sabotage")
        assert said_of_the_stack(scene) == {thing}


def said_of_the_stack(scene: Seen) -> set[str]:
    """What it says that it handed over, on one of several days."""
    told = set()
    for day in range(24):
        said = bot_of(scene, day).speak(scene.view, scene.events, [])
        told |= {str(one.thing) for one in said if one.claim == "i_handed_over"}
    return told


def doubted(sayings: list[Heard], *, speaker_is_trusted: bool = False) -> float:
    """How much likelier an alien seat 2 seems to seat 0 after this was said."""
    reader = Acquaintance(6, 0, kinds_for("boardgame", 6))
    told = [{"event": "RoleDealt", "pawn": 0, "role": "human"}]
    if speaker_is_trusted:
        told.append({"event": "RoleShown", "pawn": 1, "role": "human"})
    reader.read(told)
    before = reader.belief.is_alien(2)
    evidence = ExactEvidence(0)
    evidence.reader = reader
    Voice(0, random.Random(1)).listen(sayings, evidence, 6, 1)
    assert reader.first_hand.is_alien(2) == pytest.approx(before)
    return reader.belief.is_alien(2) / before


def test_a_claim_counts_for_as_much_as_its_speaker_and_never_for_much():
    claim = [saying(1, "i_know_alien", 2)]
    assert 1.6 > doubted(claim, speaker_is_trusted=True) > doubted(claim) > 1


def test_to_vouch_for_somebody_says_nothing():
    """It costs nothing, and an alien among four who did so each turn won 5 points more."""
    for claim in ("i_trust", "i_know_human"):
        assert doubted([saying(1, claim, 2)]) == doubted([saying(1, claim, 2)], speaker_is_trusted=True) == 1
    assert doubted([saying(1, "i_suspect", 2)]) > 1.05


def test_what_is_said_again_or_after_another_counts_for_nothing():
    once = doubted([saying(1, "i_know_alien", 2)])
    assert doubted([saying(1, "i_know_alien", 2)] * 15) == once
    assert doubted([saying(seat, "i_suspect", 2) for seat in (1, 3, 4)]) == once


@pytest.mark.parametrize("temper", sorted(TEMPERS))
def test_every_temper_plays_to_the_end_and_its_beliefs_exclude_nothing_true(temper):
    match = Match.new("boardgame", 5, seed=3)
    play_with(match, [make_bot("seasoned", "boardgame", seat, 3, temper) for seat in range(5)])
    found = calibrate_match("boardgame", match)
    assert found.predictions > 0
    assert found.excluded == 0


@pytest.mark.parametrize("game", ["boardgame", "norwegian"])
def test_who_does_not_think_about_talk_would_have_said_nothing(game, monkeypatch):
    def heard() -> list[Heard]:
        bots = [make_bot("seasoned", game, seat, 5) for seat in range(6)]
        return play_with(Match.new(game, 6, seed=5), bots, talk=True)

    short = heard()
    assert len(short) > 5
    monkeypatch.setattr(Conversation, "has_occasion", lambda *_: True)
    assert heard() == short


def test_what_was_shown_is_said_whether_it_is_time_to_talk_or_not(monkeypatch):
    monkeypatch.setattr(Conversation, "has_occasion", lambda *_: False)
    scene = Seen("human")
    alien = scene.others[0]
    assert bot_of(scene, 1).speak(scene.view, scene.events, []) == []
    scene.told("TokenSeen", picker=scene.others[1], picked=alien, token="human")
    assert bot_of(scene, 1).speak(scene.view, scene.events, []) == []
    scene.told("RoleShown", pawn=alien, role="alien")
    said = bot_of(scene, 1).speak(scene.view, scene.events, [])
    assert [(one.claim, one.about) for one in said] == [("i_know_alien", alien)]
