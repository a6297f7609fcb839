"""Bots: one interface, a seat's knowledge and no more, and sense where sense is promised."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from outpost31 import GAMES, Match
from outpost31.bots import LEVELS, levels_for, make_bot
from outpost31.bots.coop import search as coop_search
from outpost31.bots.outpost import cunning as outpost_cunning
from outpost31.bots.outpost import search as outpost_search
from outpost31.bots.search import budgets
from outpost31.bots.stayaway import search as stayaway_search
from outpost31.kernel import Question
from outpost31.lab import play_game
from outpost31.lab.play import play_with

PAIRS = [(game, level) for game in GAMES for level in levels_for(game)]


@pytest.fixture(autouse=True)
def few_dreams(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who searches does it with few imagined worlds."""
    for name, budget in (("PLAN", 60), ("PARTNER", 60), ("STATION", 60), ("STAYAWAY", 300)):
        monkeypatch.setattr(budgets, name, budget)
    monkeypatch.setattr(outpost_cunning, "WEIGHTY", ("room_to_enter", "boarding_to_allow"))


@pytest.mark.parametrize(("game", "level"), PAIRS)
def test_bots_play_every_game_to_its_end(game, level):
    for seats in (GAMES[game].seats.start, GAMES[game].seats.stop - 1):
        assert play_game(game, seats, level, None, seed=1).outcome is not None


@pytest.mark.parametrize(
    ("game", "seats", "asked"),
    [("stayaway", 6, {200}), ("boardgame", 5, {16}), ("norwegian", 4, {20}), ("coop", 2, {60, 70})],
)
def test_who_searches_does_it_within_the_budget_of_its_game_and_table(game, seats, asked, monkeypatch):
    for name, budget in (("PLAN", 60), ("PARTNER", 70), ("STATION", 80), ("STAYAWAY", 1200)):
        monkeypatch.setattr(budgets, name, budget)
    found = set()

    def favourite(race, *_, budget, **__):
        found.add(budget)
        return race.running[0]

    for room in (coop_search, outpost_search, stayaway_search):
        monkeypatch.setattr(room, "search", favourite)
    match = Match.new(game, seats, seed=1)
    play_with(match, [make_bot("cunning", game, seat, 1) for seat in range(seats)])
    assert found == asked


@pytest.mark.parametrize(("game", "level"), PAIRS)
def test_the_same_seed_gives_the_same_game(game, level):
    seats = GAMES[game].seats.start
    one, other = (play_game(game, seats, level, None, seed=8).record() for _ in range(2))
    assert one == other
    assert play_game(game, seats, level, None, seed=9).record() != one


def test_a_level_that_there_is_not_names_those_there_are(monkeypatch):
    with pytest.raises(ValueError, match="random, novice"):
        make_bot("genius", "stayaway", 0, 1)
    monkeypatch.setitem(GAMES, "bare", replace(GAMES["stayaway"], key="bare", package=""))
    assert levels_for("bare") == ("random",)
    assert list(LEVELS)[:3] == ["random", "novice", "seasoned"]


def test_the_random_bot_is_uniform():
    bot = make_bot("random", "stayaway", 0, 5)
    question = Question(0, "draw", ("draw", "declare"))
    counted = Counter(bot.answer({}, [], question) for _ in range(4000))
    assert abs(counted["declare"] - 2000) < 150


def laid(role: str, hand: list[str], roles: dict[int, str] | None = None, **more: Any) -> dict[str, Any]:
    """Seat 0's view of four players in a circle."""
    known = {0: role, **(roles or {})}
    view: dict[str, Any] = {
        "you": 0, "turn": 1, "active": 0, "direction": 1, "circle": [0, 1, 2, 3], "doors": [], "drawn": None,
        "players": [
            {"seat": seat, "is_alive": True, "cards": 4, "quarantine": 0, "role": known.get(seat),
             "hand": hand if seat == 0 else None}
            for seat in range(4)
        ],
    }  # fmt: skip
    return {**view, **more}


def chosen(
    view: dict[str, Any], events: list[dict[str, Any]], kind: str, options: tuple[Any, ...], **about: Any
) -> Any:
    """What a novice answers; whatever its generator, it must be the same."""
    question = Question(0, kind, options, tuple(about.items()))
    answers = {make_bot("novice", "stayaway", 0, seed).answer(view, events, question) for seed in range(20)}
    assert len(answers) == 1, answers
    return answers.pop()


def test_the_thing_declares_when_no_human_is_left_and_not_before():
    infected = dict.fromkeys((1, 2, 3), "infected")
    view = laid("the_thing", ["the_thing", "axe"], infected)
    assert chosen(view, [], "draw", ("draw", "declare")) == "declare"
    view = laid("the_thing", ["the_thing", "axe"], infected | {2: "human"})
    assert chosen(view, [], "draw", ("draw", "declare")) == "draw"
    view = laid("the_thing", ["the_thing", "axe"], infected | {2: "human"}, circle=[0, 1, 3])
    assert chosen(view, [], "draw", ("draw", "declare")) == "declare"


def test_the_thing_infects_humans_and_spares_its_own():
    hand = ["the_thing", "infected", "axe", "missed"]
    roles = {1: "human", 2: "infected", 3: "human"}
    view = laid("the_thing", hand, roles)
    assert chosen(view, [], "card_to_offer", ("infected", "axe", "missed", "declare"), to=1) == "infected"
    assert chosen(view, [], "card_to_offer", ("infected", "axe"), to=2) == "axe"
    give = (("give", "infected"), ("give", "axe"), ("defend", "missed"))
    assert chosen(view, [], "answer_to_offer", give, **{"from": 3}) == ("give", "infected")


def test_the_thing_rids_itself_of_fire_without_burning_its_own():
    view = laid(
        "the_thing", ["the_thing", "flamethrower", "infected", "axe"], {1: "infected", 3: "human", 2: "human"}
    )
    options = (
        ("play", "flamethrower", 1),
        ("play", "flamethrower", 3),
        ("discard", "flamethrower"),
        "declare",
    )
    assert chosen(view, [], "card_to_use", options) == ("play", "flamethrower", 3)
    assert chosen(view, [], "card_to_use", (options[0], *options[2:])) == ("discard", "flamethrower")


def test_a_human_burns_only_on_evidence():
    view = laid("human", ["flamethrower", "axe", "axe", "missed"])
    options = (("play", "flamethrower", 1), ("play", "flamethrower", 3), ("discard", "axe"))
    assert chosen(view, [], "card_to_use", options) == ("discard", "axe")
    shown = [{"event": "HandShown", "seat": 3, "to": 0, "cards": ["the_thing", "axe"]}]
    assert chosen(view, shown, "card_to_use", options) == ("play", "flamethrower", 3)
    offered = [{"event": "OfferSeen", "seat": 1, "by": 0, "card": "infected"}]
    assert chosen(view, offered, "card_to_use", options) == ("play", "flamethrower", 1)
    hidden = [{"event": "HandShown", "seat": 3, "to": 2, "cards": None}]
    assert chosen(view, hidden, "card_to_use", options) == ("discard", "axe")


def test_a_human_throws_infected_away_and_defends_itself():
    view = laid("human", ["infected", "infected", "infected", "axe"])
    assert chosen(view, [], "card_to_use", (("discard", "infected"), ("discard", "axe"))) == (
        "discard",
        "infected",
    )
    known = [{"event": "HandShown", "seat": 3, "to": 0, "cards": ["the_thing"]}]
    answers = (("give", "axe"), ("defend", "no_thanks"))
    assert chosen(view, known, "answer_to_offer", answers, **{"from": 3}) == ("defend", "no_thanks")
    assert chosen(view, [], "answer_to_fire", ("accept", ("defend", "no_barbecue"))) == (
        "defend",
        "no_barbecue",
    )


def test_an_infected_protects_the_thing_and_feeds_it():
    view = laid("infected", ["flamethrower", "infected", "infected", "axe"], {1: "the_thing"})
    options = (("play", "flamethrower", 1), ("discard", "axe"))
    assert chosen(view, [], "card_to_use", options) == ("discard", "axe")
    assert chosen(view, [], "card_to_offer", ("infected", "axe"), to=1) == "infected"


def test_novices_end_their_games_and_both_sides_win_some():
    reasons: Counter[str] = Counter()
    for seats in (4, 6, 9, 12):
        for seed in range(12):
            outcome = play_game("stayaway", seats, "novice", None, seed).outcome
            assert outcome is not None
            reasons[outcome.reason] += 1
    assert reasons["declared_rightly"] >= 12
    assert reasons["the_thing_eliminated"] >= 8
    assert reasons["declared_wrongly"] == reasons["out_of_turns"] == 0


def test_a_bot_that_sits_down_late_plays_as_if_it_had_been_there():
    match = Match.new("stayaway", 6, seed=4)
    bots = [make_bot("novice", "stayaway", seat, 4) for seat in range(6)]
    for _ in range(60):
        if match.outcome is not None:
            break
        question = match.questions[0]
        seat = question.seat
        assert isinstance(seat, int)
        view, events = match.view(seat), match.events(seat)
        answer = bots[seat].answer(view, events, question)
        late = make_bot("novice", "stayaway", seat, 4)
        assert late.answer(view, events, question) in question.options
        assert late._evidence.suspicion == bots[seat]._evidence.suspicion  # type: ignore[attr-defined]
        match.answer(seat, answer)
