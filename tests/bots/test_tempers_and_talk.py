"""Tempers and talk: bots differ, say little, and lie only where they gain by it."""

from __future__ import annotations

from collections import Counter

import pytest

from outpost31 import Match
from outpost31.bots import TEMPERS, Talker, make_bot
from outpost31.bots.stayaway.learned_habits import habits_for
from outpost31.bots.stayaway.reader import Reader
from outpost31.bots.stayaway.talk import WEIGHTS
from outpost31.bots.talk import CLAIMS, PHRASES, Heard
from outpost31.lab.play import play_with


def test_a_temper_is_one_of_those_there_are():
    with pytest.raises(ValueError, match="cautious, bold, paranoid"):
        make_bot("seasoned", "stayaway", 0, 1, temper="jolly")
    bot = make_bot("seasoned", "stayaway", 0, 1, temper="bold")
    assert getattr(bot, "temper", None) == TEMPERS["bold"]
    make_bot("random", "stayaway", 0, 1, temper="bold")  # bots without a temper


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


def test_bots_speak_sparingly_in_the_words_that_people_have():
    said: Counter[str] = Counter()
    turns = 0
    for seed in range(8):
        match, heard = talked(seed)
        turns += match.view(None)["turn"]
        for saying in heard:
            assert saying["claim"] in (*CLAIMS, None)
            assert saying["phrase"] in (*PHRASES, None)
            said[str(saying["claim"])] += 1
        assert len({(one["seat"], one["claim"], one["about"]) for one in heard}) == len(heard)
    assert 5 < sum(said.values()) < turns


def test_the_same_seed_gives_the_same_talk():
    assert talked(3)[1] == talked(3)[1]


def test_a_claim_counts_for_as_much_as_its_speaker():
    def doubted(speaker_is_trusted: bool) -> float:
        reader = Reader(0, 6, habits_for(6), 0.65)
        reader.belief.clear(0)
        if speaker_is_trusted:
            reader.belief.clear(1)
        reader.hear(1, 2, WEIGHTS["i_know_alien"])
        return reader.belief.thing[2]

    assert doubted(True) > doubted(False) > 1 / 5
