"""Deviations: what seats gain where their answers differ."""

from __future__ import annotations

import math
from typing import Any

import pytest

from outpost31 import Match
from outpost31.bots import Saying, Talker, make_bot
from outpost31.kernel import Seeded
from outpost31.lab import deviations
from outpost31.lab.deviations import Deviations, Trial, main, one_game
from outpost31.lab.league.contest import ALIEN, HUMAN, dealt_to, has_won
from outpost31.lab.play import RoundTable, game_seed, play_with

EVERYWHERE = [
    pytest.param({"side": side, "talk": talk}, id=f"{side}-{'talk' if talk else 'silent'}")
    for side in (None, HUMAN, ALIEN)
    for talk in (False, True)
]
EARLY = 30
"""Questions before which nobody deviates, so that there is something to copy."""
GAMES = (("stayaway", 4), ("boardgame", 4))


class Turning:
    """Chance that goes on from another seed once somebody says so."""

    def __init__(self, fate):
        self.fate = fate

    def answer(self, question):
        return self.fate.answer(question)

    def copy(self):
        return Turning(self.fate.copy())


class Contrary:
    """Plays as the usual bot, but answers one question with the first option that the usual one does not choose."""

    def __init__(self, usual, seat, found):
        self.usual, self.seat, self.found = usual, seat, found
        self.rehearsal = None
        """In a game played out from the start: which question it is, what to answer, and what happens then."""

    def answer(self, view, events, question):
        answer = self.usual.answer(view, events, question)
        if self.rehearsal is not None:
            number, instead, then = self.rehearsal
            if question.id == number:
                then()
                return instead
            return answer
        others = [option for option in question.options if option != answer]
        if self.found or question.id < EARLY or not others:
            return answer
        self.found.append((self.seat, question.id, others[0], answer))
        return others[0]

    def speak(self, view, events, heard):
        self.usual.speak(view, events, heard)
        return [Saying("i_am", thing="alien")]  # nobody must hear this


@pytest.mark.parametrize("how", EVERYWHERE)
def test_who_plays_as_all_others_deviates_from_nothing(how):
    for game, seats in GAMES:
        found = Deviations()
        for number in range(2):
            one_game(Trial(game, seats, "seasoned", "seasoned", repeats=1, **how), number, found)
        assert found.gains == [0.0, 0.0]
        assert not found.counted
        assert found.times.decisions > 0


@pytest.mark.parametrize("how", EVERYWHERE)
def test_where_nobody_deviates_the_game_is_that_of_the_level_below(how):
    for game, seats in GAMES:
        played = one_game(Trial(game, seats, "seasoned", "seasoned", **how), 3, Deviations())
        seed = game_seed(0, 3)
        plain = Match.new(game, seats, seed=seed)
        play_with(plain, [make_bot("seasoned", game, seat, seed) for seat in range(seats)], talk=how["talk"])
        assert played.answers == plain.answers


@pytest.mark.parametrize("number", [3, 21])
@pytest.mark.parametrize("how", EVERYWHERE)
def test_a_deviation_is_worth_the_difference_of_two_games_played_out(how, number, monkeypatch):
    """The games are played from the start here, where nothing is copied: so the two rests share nothing."""
    game, seats, repeats = "stayaway", 6, 4
    done: list[tuple[Any, ...]] = []
    seed, true_maker = game_seed(0, number), make_bot

    def maker(level, game, seat, seed, **luck):
        usual = true_maker("seasoned", game, seat, seed)
        return Contrary(usual, seat, done) if level == "contrary" else usual

    monkeypatch.setattr(deviations, "make_bot", maker)
    trial, found = Trial(game, seats, "contrary", "seasoned", repeats=repeats, **how), Deviations()
    one_game(trial, number, found)
    ((seat, asked, option, usual),) = done
    assert sum(found.counted.values()) == 1

    def played_out(answer, repeat):
        fate = Turning(Seeded(seed))
        match = Match.new(game, seats, fate=fate)
        who = [number % seats] if how["side"] is None else dealt_to(match, how["side"])
        bots = [true_maker("seasoned", game, one, seed) for one in range(seats)]

        def then():
            fate.fate = Seeded(game_seed(game_seed(seed, asked + 1), repeat))

        contrary: Any = Contrary(bots[seat], seat, done)
        contrary.rehearsal = (asked, answer, then)
        contrary.speak = bots[seat].speak
        bots[seat] = contrary
        assert isinstance(contrary, Talker)
        play_with(match, bots, talk=how["talk"])
        assert match.outcome is not None
        return who[0] in match.outcome.winners if how["side"] is None else has_won(match, how["side"])

    gaps = [played_out(option, one) - played_out(usual, one) for one in range(1, repeats + 1)]
    assert found.gains == [pytest.approx(sum(gaps) / repeats)]


def test_who_plays_at_random_among_the_seasoned_loses_by_it():
    found = Deviations()
    for number in range(16):
        one_game(Trial("stayaway", 4, "random", "seasoned", repeats=3), number, found)
    assert found.gain < -5
    assert sum(found.counted.values()) > 8
    assert sum(found.worth.values()) == pytest.approx(sum(found.gains))


@pytest.mark.parametrize(
    ("game", "games", "how"),
    [("stayaway", 4, *where.values) for where in EVERYWHERE] + [("boardgame", 1, {"talk": True})],
)
def test_deviations_add_up_to_the_whole_game(game, games, how, monkeypatch):
    """Where every rest is played with the chance of the real game, they do so exactly, however many there are."""
    monkeypatch.setattr(deviations, "Seeded", lambda chance: None)
    found, gaps = Deviations(), []
    for number in range(1, games + 1):
        trial = Trial(game, 4, "random", "novice", repeats=1, **how)
        played = one_game(trial, number, found)
        seed = game_seed(0, number)
        plain = Match.new(game, 4, seed=seed)
        who = trial.who(plain, number)
        play_with(plain, [make_bot("novice", game, seat, seed) for seat in range(4)], talk=trial.talk)
        gaps.append(trial.won(played, who) - trial.won(plain, who))
    assert found.gains == gaps
    assert sum(found.counted.values()) > 4


def test_the_interval_is_that_of_a_mean():
    found = Deviations(gains=[0.0, 0.1, 0.2, 0.1])
    assert found.gain == pytest.approx(10)
    assert found.half_width == pytest.approx(1.96 * 100 * math.sqrt(0.02 / 3 / 4))


def test_the_command_tells_the_total_every_ten_games(capsys):
    main(["stayaway", "4", "novice", "novice", "0", "21", "--side", "human", "--talk", "--repeats", "1"])
    out = capsys.readouterr().out.splitlines()
    assert [line.split(",")[2] for line in out[:3]] == [
        f" with talk: {games} games" for games in (10, 20, 21)
    ]


def test_the_command_knows_the_seconds_that_it_may_take(capsys):
    main(["stayaway", "4", "novice", "novice", "0", "5", "-1"])
    assert capsys.readouterr().out.startswith("stayaway 4: 0 games, +0.00")


@pytest.mark.parametrize(
    "wrong", [["--side", "thing"], ["--repeats", "0"], ["--repeats", "many"]], ids=" ".join
)
def test_the_command_refuses_what_it_does_not_know(wrong, capsys):
    with pytest.raises(SystemExit) as refusal:
        main(["stayaway", "4", "novice", "novice", "0", "5", *wrong])
    assert refusal.value.code == 2
    assert wrong[0] in capsys.readouterr().err


def test_no_side_of_aliens_is_measured_where_nobody_is_one(capsys):
    with pytest.raises(SystemExit) as refusal:
        main(["coop", "3", "seasoned", "novice", "0", "5", "--side", "alien"])
    assert refusal.value.code == 2
    assert "alien" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("said", "allowed"),
    [
        (["chess", "4", "novice", "novice"], "boardgame"),
        (["stayaway", "3", "novice", "novice"], "4 to 12"),
        (["stayaway", "4", "expert", "novice"], "seasoned"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(said, allowed, capsys):
    with pytest.raises(SystemExit) as refusal:
        main([*said, "0", "5"])
    assert refusal.value.code == 2
    assert allowed in capsys.readouterr().err


def test_talk_goes_on_where_it_was_when_a_game_is_played_on():
    """Whoever has just spoken does not speak again because the game was copied."""

    class Parrot:
        def speak(self, view, events, heard):
            return [Saying(phrase="hello")]

    match = Match.new("stayaway", 4, seed=1)
    parrots: list[Any] = [Parrot() for _ in range(4)]
    table = RoundTable(match, parrots)
    table.go_on()
    assert len(table.heard) == 4
    rest = table.copy(match.copy(Seeded(1)), parrots)
    rest.go_on()
    assert rest.heard == table.heard
