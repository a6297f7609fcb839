"""Tempers and talk: bots differ, say little, and lie only where they gain by it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from outpost31 import Match
from outpost31.bots import TEMPERS, Talker, make_bot
from outpost31.bots.hearing import PROVED_RIGHT, PROVED_WRONG, Hearing
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.looks import Looks
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.talk import Voice
from outpost31.bots.stayaway.temperament import liking
from outpost31.bots.talk import CLAIMS, PHRASES, Heard
from outpost31.bots.tempers import LEANINGS, temper_at
from outpost31.lab.endings import roles_by_seat
from outpost31.lab.play import play_with
from outpost31.lab.telling import KINDS_OF_SIGNS, Teller, scores, ten_turns, watch


def test_a_temper_is_one_of_those_there_are():
    with pytest.raises(ValueError, match="cautious, bold, paranoid"):
        make_bot("seasoned", "stayaway", 0, 1, temper="jolly")
    bot = make_bot("seasoned", "stayaway", 0, 1, temper="bold")
    assert getattr(bot, "temper", None) == TEMPERS["bold"]
    make_bot("random", "stayaway", 0, 1, temper="bold")  # bots without a temper


def test_tempers_are_dealt_by_seed_and_seat_whatever_the_level_and_the_game():
    for game, level in (("stayaway", "seasoned"), ("stayaway", "novice"), ("boardgame", "seasoned")):
        dealt = [getattr(make_bot(level, game, seat, 7), "temper", None) for seat in range(12)]
        assert [temper.name for temper in dealt if temper is not None] == [
            temper_at(seat, 7) for seat in range(12)
        ]
    assert len({temper_at(seat, 7) for seat in range(6)}) == len(TEMPERS)


def test_a_liking_is_the_same_for_either_side_and_steady_people_have_none():
    burn, look, refuse = ("play", "flamethrower", 2), ("play", "analysis", 2), ("defend", "no_thanks")
    bold, paranoid = TEMPERS["bold"], TEMPERS["paranoid"]
    assert liking(bold, "card_to_use", burn) > 0 > liking(bold, "card_to_use", look)
    assert liking(paranoid, "answer_to_offer", refuse) > 0
    assert liking(paranoid, "answer_to_offer", ("give", "axe")) == 0
    assert not any(liking(TEMPERS["steady"], "card_to_use", one) for one in (burn, look))
    assert set(LEANINGS) >= {what for temper in TEMPERS.values() for what in temper.leanings}


def test_tempers_can_be_told_from_ten_turns():
    taught, tried = (list(watch("stayaway", 6, 30, seed, "seasoned")) for seed in (1, 2))
    found = scores(Teller(ten_turns(taught, KINDS_OF_SIGNS)), ten_turns(tried, KINDS_OF_SIGNS))
    assert sum(found.values()) / len(found) > 0.6
    shuffled = [(temper_at(number, "any"), deeds, words) for number, (_, deeds, words) in enumerate(tried)]
    nonsense = scores(Teller(ten_turns(taught, KINDS_OF_SIGNS)), ten_turns(shuffled, KINDS_OF_SIGNS))
    assert sum(nonsense.values()) / len(nonsense) < 0.5


@pytest.mark.parametrize("temper", sorted(TEMPERS))
def test_every_temper_plays_to_the_end(temper):
    match = Match.new("stayaway", 6, seed=3)
    play_with(match, [make_bot("seasoned", "stayaway", seat, 3, temper) for seat in range(6)])
    assert match.outcome is not None


def talked(seed: int) -> tuple[Match, list[Heard]]:
    match = Match.new("stayaway", 8, seed=seed)
    bots = [make_bot("seasoned", "stayaway", seat, seed) for seat in range(8)]
    assert all(isinstance(bot, Talker) for bot in bots)
    return match, play_with(match, bots, talk=True)


def test_bots_speak_now_and_then_in_the_words_that_people_have():
    said: Counter[str] = Counter()
    turns = 0
    for seed in range(8):
        match, heard = talked(seed)
        turns += match.view(None)["turn"]
        for saying in heard:
            assert saying["claim"] in (*CLAIMS, None)
            assert saying["phrase"] in (*PHRASES, None)
            said[str(saying["claim"])] += 1
    assert turns / 5 < sum(said.values()) < turns, "about one line in three turns of one's own"


def test_the_same_seed_gives_the_same_talk():
    assert talked(3)[1] == talked(3)[1]


def heard(seat: int, claim: str, about: int) -> Heard:
    return {"seat": seat, "claim": claim, "phrase": None, "about": about, "thing": None}


def suspected(sayings: list[Heard], *, looked: bool = False, trusted: bool = False) -> float:
    """How likely seat 2 is The Thing to seat 0 after this was said, with or without a public look of 1 at 2."""
    reader = Reader(0, 6, habits_for(6), 0.65)
    reader.belief.clear(0)
    if trusted:
        reader.belief.clear(1)
    events = [{"event": "HandShown", "seat": 2, "to": 1, "cards": None}] if looked else []
    Voice(0, random.Random(1)).listen(sayings, events, (reader,))
    return reader.belief.thing[2]


def test_a_claim_counts_for_as_much_as_its_speaker():
    claim = [heard(1, "i_know_alien", 2)]
    assert suspected(claim, looked=True, trusted=True) > suspected(claim, looked=True) > 1 / 5


def test_who_has_looked_is_believed_and_who_has_not_hardly():
    claim = [heard(1, "i_know_alien", 2)]
    assert suspected(claim, looked=True) > 0.4 > 0.27 > suspected(claim) > 1 / 5


def test_what_is_said_again_or_after_another_counts_for_nothing():
    once = suspected([heard(1, "i_know_alien", 2)])
    assert suspected([heard(1, "i_know_alien", 2)] * 15) == once
    assert suspected([heard(seat, "i_suspect", 2) for seat in (1, 3, 4)]) == pytest.approx(once)


def test_who_was_wrong_is_believed_less_and_who_was_right_more():
    def trust(*, is_alien: bool) -> float:
        hearing = Hearing(0)
        hearing.weigh(heard(1, "i_suspect", 2), lambda one, other: False)
        hearing.judge(lambda seat: is_alien if seat == 2 else None)
        hearing.judge(lambda seat: is_alien)
        return hearing.trust[1]

    assert trust(is_alien=True) == PROVED_RIGHT
    assert trust(is_alien=False) == PROVED_WRONG


def test_a_look_at_a_hand_is_good_until_the_next_exchange():
    looks = Looks()
    looks.read([{"event": "HandShown", "seat": 2, "to": 1, "cards": None}])
    assert looks.has_seen_clean(1, 2)
    looks.read([{}, {"event": "CardsExchanged", "offerer": 2, "taker": 4, "offered": None, "answered": None}])
    assert not looks.has_seen_clean(1, 2)
    assert looks.has_looked(1, 2)


def test_humans_say_that_they_know_only_what_they_have_seen():
    known = 0
    for seed in range(6):
        match, sayings = talked(seed)
        roles = roles_by_seat(match.view(None), 8)
        for one in sayings:
            if one["claim"] == "i_know_alien":
                known += 1
                assert roles[one["about"] or 0] != "human"
    assert known
