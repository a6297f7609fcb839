"""What bots say at the terminal's table."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31 import Match
from outpost31.bots import TEMPERS, Saying, make_bot
from outpost31.cli.presentation import present
from outpost31.cli.talk import APART, Talk
from outpost31.words import Words, languages
from tests.clauses import clause
from tests.laws.play import Chooser

WORDS = (
    Saying("i_suspect", about=0),
    Saying("i_am", thing="human"),
    Saying(phrase="burn_it"),
    Saying("i_know_alien", about=1, thing="the_thing"),
    Saying(phrase="prove_it", about=2),
)


class Chatterbox:
    def __init__(self) -> None:
        self.words = list(WORDS)
        self.heard: list[int] = []

    def answer(self, view: Any, events: Any, question: Any) -> Any:
        raise AssertionError

    def speak(self, view: dict[str, Any], events: Any, heard: list[dict[str, Any]]) -> list[Saying]:
        self.heard.append(len(heard))
        return [self.words.pop(0), Saying(phrase="hello")] if self.words else []


@pytest.mark.parametrize("language", ["en", "es", "pt-BR", "it", "pl"])
def test_bots_say_one_thing_at_a_time_in_every_language(language: str) -> None:
    match = Match.new("stayaway", 5, seed=4)
    bots: dict[int, Any] = {3: Chatterbox(), 4: make_bot("random", "stayaway", 4, 1)}
    names = ["Ann", "Ben", "Cal", "Dot", "Eve"]
    talk = Talk(match, bots, present("stayaway", Words(language), names))
    chooser = Chooser(5)
    for _ in range(400):
        talk.go_on()
        if match.outcome is not None or len(talk.said) == len(WORDS):
            break
        chooser.answer(match)
    assert talk.said == [saying.plain(3) for saying in WORDS], "and who cannot talk is silent"
    assert bots[3].heard[:4] == [0, 1, 2, 3]
    lines = [line.plain for line in talk.paragraphs(0)]
    assert all(line.startswith("Dot: “") for line in lines)
    assert "Ann" in lines[0]
    assert "Ben" in lines[3]
    assert "Cal" in lines[4], "all hear whom a phrase is said to"
    assert not any("_" in line or "{" in line for line in lines)
    assert len(talk.paragraphs(3)) == 2


def test_bots_speak_only_after_something_happened_before_all_eyes() -> None:
    match = Match.new("stayaway", 5, seed=4)
    bot = Chatterbox()
    talk = Talk(match, {3: bot}, present("stayaway", Words("en"), ["A", "B", "C", "D", "E"]))
    talk.go_on()
    before = len(bot.heard)
    for _ in range(5):
        talk.go_on()
    assert len(bot.heard) == before
    assert APART > 1


@clause("S-4.8", "B-6.7", "N-4.1")
@pytest.mark.parametrize("game", ["stayaway", "boardgame", "norwegian"])
def test_nobody_at_the_terminal_hears_who_is_out(game: str) -> None:
    match = Match.new(game, 5, seed=4)
    living, dead = Chatterbox(), Chatterbox()
    talk = Talk(match, {3: living, 4: dead}, present(game, Words("en"), ["A", "B", "C", "D", "E"]))
    table: Any = match.table
    if game == "stayaway":
        table.circle.remove(4)
    else:
        table.status[4] = "dead"
    assert match.game.eliminated(match.view(None)) == (4,)
    for _ in range(APART):
        talk.go_on()
        Chooser(5).answer(match)
    assert {saying["seat"] for saying in talk.said} == {3}
    assert dead.heard == []


def test_the_seasoned_are_heard_at_the_terminal(run: Any) -> None:
    arguments = ("--seats", "6", "--seed", "1", "--level", "seasoned", "--language", "en")
    result = run("play", "stayaway", *arguments, typed="1\n" * 3000)
    assert result.exit_code == 0, result.output
    assert "suspect" in result.output or "I am human" in result.output or "I know that" in result.output


def test_a_bot_speaks_in_the_voice_of_its_temper_and_not_always_in_the_same_words() -> None:
    match = Match.new("stayaway", 5, seed=4)
    bold: Any = Chatterbox()
    bold.temper = TEMPERS["bold"]
    talk = Talk(match, {3: bold}, present("stayaway", Words("en"), ["Ann", "Ben", "Cal", "Dot", "Eve"]))
    talk.said = [Saying(phrase="burn_it").plain(3)] * 2 + [Saying("i_suspect", about=0).plain(3)]
    fire, again, suspicion = [line.plain for line in talk.paragraphs(0)]
    assert fire != again
    assert "Burn it!" not in fire
    assert "boots" in suspicion
    talk.said = [Saying(phrase="burn_it").plain(2)]
    assert [line.plain for line in talk.paragraphs(0)] == ["Cal: “Burn it!”"]


@pytest.mark.parametrize("language", languages())
def test_where_somebody_will_go_is_told_by_the_name_of_the_room(language: str) -> None:
    words = Words(language)
    for game, room, named in (
        ("boardgame", "radio_room", "boardgame-room-radio_room"),
        ("norwegian", "radio_room", "boardgame-room-radio_room"),
        ("norwegian", "snow_cat_a", "norwegian-room-snow_cat_a"),
    ):
        match = Match.new(game, 5, seed=4)
        talk = Talk(match, {3: Chatterbox()}, present(game, words, ["Ann", "Ben", "Cal", "Dot", "Eve"]))
        talk.said = [Saying("i_will_go", thing=room).plain(3)]
        (line,) = talk.paragraphs(0)
        assert words.say(named) in line.plain
