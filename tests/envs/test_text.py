"""Text: whole games by scripted players, replies that can and cannot be read, talk, and no secret in any word."""

from __future__ import annotations

import random

import pytest

from outpost31 import GAMES, Match, words
from outpost31.bots.talk import Saying
from outpost31.envs.reading import read_reply
from outpost31.envs.text import TextTable
from outpost31.envs.textarena import PATIENCE, ArenaTable
from tests.envs.playing import SMALLEST
from tests.games import LAW_BOOKS
from tests.laws.play import LawBroken, all_options
from tests.laws.worlds import Tally, Viewer, two_worlds

LANGUAGES = words.languages()


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch):
    monkeypatch.setattr(words, "is_strict", True)


class Scripted:
    """A player of text: answers by number, by phrase, or after thinking aloud."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def reply(self, offer: str) -> str:
        lines = [line.partition(". ") for line in offer.splitlines()[1:]]
        number, _, phrase = self.random.choice([line for line in lines if line[0].isdecimal()])
        phrases = [line[2] for line in lines]
        if self.random.random() < 0.5 and phrases.count(phrase) == 1:
            return phrase
        return self.random.choice((number, f"{number}.", f"I see 3 ways out; the best is {number}"))


@pytest.mark.parametrize("number", range(len(GAMES) + 1))
def test_scripted_players_play_whole_games_in_every_language(number):
    game = list(GAMES)[number % len(GAMES)]
    language = LANGUAGES[number % len(LANGUAGES)]
    table = TextTable(game, SMALLEST[game], players=[0], level="random", language=language, seed=number)
    player = Scripted(number)
    answers = 0
    while not table.is_over:
        text = table.observation(table.seat)
        offer = table.offer(table.seat)
        assert offer and text.endswith(offer)
        assert table.step(player.reply(offer)).is_answer
        answers += 1
    assert answers and table.reward(0) in (1, 0, -1)
    assert table.observation(0)
    assert Match.replay(table.match.record()).outcome == table.match.outcome


PHRASES = ["Discard Axe", "Axe", "Flamethrower on Ben", "Flamethrower on Cleo", "Draw"]


@pytest.mark.parametrize(
    ("reply", "option"),
    [
        ("2", 1),
        ("  4. ", 3),
        ("axe", 1),
        ("I discard axe.", 0),
        ("Flamethrower on Cleo!", 3),
        ("FLAMETHROWER ON BEN", 2),
        ("Option 3 looks bad, so 1", 0),
        ('"I would never burn Ben." 5', 4),
        ("flamethrower", None),
        ("17", None),
        ("", None),
        ('"2"', None),
    ],
)
def test_a_reply_means_one_option_or_none(reply, option):
    assert read_reply(reply, PHRASES).option == option


def test_what_cannot_be_read_is_refused_with_what_was_on_offer():
    for language in LANGUAGES:
        table = TextTable("stayaway", 4, language=language, seed=1)
        before = table.match.digest()
        taken = table.step("the weather is nice")
        assert not taken.is_answer and taken.refusal.endswith(table.offer(table.seat))
        assert "the weather is nice" in taken.refusal and table.match.digest() == before


def test_what_is_said_is_read_by_all_and_claims_are_heard_as_claims():
    table = TextTable("stayaway", 4, seed=1, language="es")
    speaker = table.seat
    claim = table.show.words.say("client-claim-i_suspect", about=table.show.name(2), thing="nothing")
    table.step(f'"{claim}" "Qué noche." 1')
    assert [one["text"] for one in table.said] == [claim, "Qué noche."]
    assert table.heard() == [Saying("i_suspect", about=2).plain(speaker)]
    assert f"“{claim}”" in table.observation(2)
    assert f"“{claim}”" not in table.observation(2), "it was read before"
    table.claim(2, Saying("i_am", thing="human"))
    table.claim(3, Saying(phrase="burn_it"))
    assert table.show.words.say("client-phrase-burn_it") in table.observation(0)
    assert len(table.heard()) == 3


def test_where_somebody_will_go_is_said_and_heard_by_the_name_of_the_room():
    for game in ("boardgame", "norwegian"):
        table = TextTable(game, 5, seed=1)
        table.claim(1, Saying("i_will_go", thing="radio_room"))
        (line,) = table.said
        assert "Radio Room" in line["text"]
        speaker = table.seat
        table.step(f'"{line["text"]}" 1')
        assert table.heard()[-1] == Saying("i_will_go", thing="radio_room").plain(speaker)


def test_the_eliminated_are_not_heard():
    for seed in range(60):
        table = TextTable("stayaway", 5, players=[0], seed=seed)
        while not table.is_over:
            out = table.match.game.eliminated(table.match.view(None))
            if out:
                before = len(table.said)
                table.say(out[0], "It was Dan!")
                table.claim(out[0], Saying("i_suspect", about=0))
                assert len(table.said) == before
                return
            table.step("1")
    raise AssertionError("nobody was ever eliminated")


def test_bots_talk_in_the_language_of_the_table():
    table = TextTable("stayaway", 6, players=[0], level="seasoned", language="pl", seed=5)
    while not table.is_over:
        table.step("1")
    assert table.said and len(table.heard()) == len(table.said)
    english = TextTable("stayaway", 6, players=[0], level="seasoned", seed=5)
    while not english.is_over:
        english.step("1")
    assert english.heard() == table.heard() and english.said != table.said


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="no words in 'tlh'"):
        TextTable("stayaway", 4, language="tlh")


def test_the_loop_of_textarena_fits():
    env = ArenaTable(game="stayaway", language="it")
    env.reset(num_players=4, seed=2)
    players = [Scripted(seat) for seat in range(4)]
    done, steps = False, 0
    while not done:
        player, observation = env.get_observation()
        assert observation.endswith(env.table.offer(player))
        garbled = steps % 5 == 1
        done, info = env.step("???" if garbled else players[player].reply(env.table.offer(player)))
        assert info == {"player": player, "was_understood": not garbled}
        steps += 1
    rewards, told = env.close()
    assert sorted(rewards) == [0, 1, 2, 3] and set(rewards.values()) == {1.0, -1.0}
    assert sum(one["unreadable_replies"] for one in told.values()) > 0
    assert {one["reason"] for one in told.values()} != {None}


def test_whoever_cannot_be_read_again_and_again_is_answered_for():
    env = ArenaTable()
    env.reset(seed=3)
    answers = len(env.table.match.answers)
    for number in range(PATIENCE):
        assert len(env.table.match.answers) == answers
        env.step("???")
        assert number == PATIENCE - 1 or "???" in env.get_observation()[1]
    assert len(env.table.match.answers) > answers


# -------------------------------------------------------------------------------- secrecy


def in_words(match: Match, viewer: Viewer) -> bytes:
    """All that a viewer reads: the scene, what it is asked, and the last of what it was told."""
    table = TextTable.over(match)
    asked = "" if viewer is None else table.offer(viewer)
    told = table.news(viewer, match.events(viewer)[-6:], 0)
    return f"{table.scene(viewer)}\n{asked}\n{told}".encode()


def read_two_worlds(game: str, seats: int, first: int, games: int) -> Tally:
    tally = Tally()
    choices = all_options(game)
    for seed in range(first, first + games):
        options, worlds = choices[seed % len(choices)], LAW_BOOKS[game].worlds
        two_worlds(game, seats, options, seed, worlds, tally, every=37, length=5, look=in_words)
    return tally


WORLDS = {"stayaway": 3, "boardgame": 1, "coop": 3, "norwegian": 1}
"""How many games of each are read twice: words take their time."""


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_cannot_be_told_apart_by_their_words(game):
    tally = read_two_worlds(game, SMALLEST[game] + 1, 3, WORLDS[game])
    assert tally.pairs > 3, "the law hardly looked"


def test_a_planted_leak_in_the_words_is_caught(monkeypatch):
    honest = TextTable.scene

    def leaky(self: TextTable, seat: int | None) -> str:
        hands = [hand.value for hand in self.match.table.hands]  # type: ignore[attr-defined]
        return f"{honest(self, seat)} {max(len(''.join(hand)) for hand in hands)}"

    monkeypatch.setattr(TextTable, "scene", leaky)
    with pytest.raises(LawBroken):
        read_two_worlds("stayaway", 5, 3, 40)
