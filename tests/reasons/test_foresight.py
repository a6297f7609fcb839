"""What is foreseen of an option comes true, is said in every language, and warns of what would lose at once."""

from __future__ import annotations

from collections import Counter
from typing import Any

from outpost31 import Match
from outpost31.cli.presentation import present
from outpost31.kernel import Question
from outpost31.reasons import Foresight, Sight, foresee
from outpost31.words import Words, languages
from tests.laws.play import Chooser

NUMBERS = {"fuel": ("fuel", "fuel"), "repair": ("damage", "damage"), "damage": ("damage", "damage")}
"""Which number of a room a message promises, and where the view has it."""
ENOUGH = 4
ACTIONS = ("action_to_take", "vehicle_use")


def sight_of(match: Match, question: Question) -> Sight:
    """What whoever is asked knows."""
    seat = question.player
    return Sight(match.game.key, seat, match.view(seat), question, match.options)


def is_true(one: Foresight, before: Any, after: Any) -> bool:
    """Whether the view afterwards is as it was foretold."""
    about = one.about
    if one.id in NUMBERS:
        promised, seen = NUMBERS[one.id]
        return bool(after["rooms"][about["room"]][seen] == about[promised])
    if one.id in ("food", "spoil"):
        return bool(after["base"]["pantry"] == about["left"])
    if one.id == "sos":
        return before["base"]["rescue"]["space"] is None and after["base"]["rescue"]["space"] == 0
    return True


def test_what_an_action_does_is_what_was_foretold():
    seen: Counter[str] = Counter()
    for seed in range(60):
        match, chooser = Match.new("coop", 1, seed=seed), Chooser(seed)
        while match.outcome is None:
            question = match.questions[0]
            found = foresee(sight_of(match, question)) if question.kind in ACTIONS else []
            fresh = [one for one in found if seen[one.id] < ENOUGH]
            before = match.view(0)
            if not fresh:
                chooser.answer(match)
                continue
            match.answer(question.player, fresh[0].option, question.id)
            after = match.view(0)
            if after["round"] == before["round"] and after["phase"] == before["phase"]:
                assert is_true(fresh[0], before, after), (seed, fresh[0])
                seen[fresh[0].id] += 1
        if all(seen[id] >= ENOUGH for id in ("fuel", "repair", "food", "draw")):
            return
    raise AssertionError(f"too little was seen: {seen}")


def answer_in_between(match: Match) -> None:
    """Nobody adds a bonus, and the first of several is exposed."""
    while match.questions and match.questions[0].kind in ("bonus_to_play", "character_to_expose"):
        question = match.questions[0]
        match.answer(question.player, question.options[0], question.id)


def test_what_dice_cost_and_do_is_what_was_foretold():
    seen: Counter[str] = Counter()
    for seed in range(200):
        match, chooser = Match.new("coop", 1, seed=seed), Chooser(seed)
        while match.outcome is None:
            question = match.questions[0]
            found = foresee(sight_of(match, question)) if question.kind == "die_to_cancel" else []
            fresh = [one for one in found if seen[one.id] < ENOUGH]
            if not fresh:
                chooser.answer(match)
                continue
            before, told = len(match.events(0)), fresh[-1]
            match.answer(question.player, told.option, question.id)
            answer_in_between(match)
            events = match.events(0)[before:]
            spaces = [event["space"] for event in events if event["event"] == "ThreatMoved"]
            disks = {event["pawn"]: event["space"] for event in events if event["event"] == "SuspicionMoved"}
            is_exposed = any(event["event"] == "AlienExposed" for event in events)
            if told.id == "disk":
                assert disks == {told.about["pawn"]: told.about["space"]} and not is_exposed
            elif told.id == "token":
                assert spaces[-1] == told.about["space"] and not is_exposed
            elif told.id in ("disk-threat", "token-meets"):
                assert told.is_warning and is_exposed, (seed, told, events)
            seen[told.id] += 1
        if all(seen[id] >= ENOUGH for id in ("disk", "disk-threat", "token", "token-meets", "damage")):
            return
    raise AssertionError(f"too little was seen: {seen}")


def test_at_the_norwegian_outpost_a_card_does_what_was_foretold():
    seen: Counter[str] = Counter()
    for seed in range(120):
        match, chooser = Match.new("norwegian", 5, seed=seed), Chooser(seed)
        while match.outcome is None:
            question = match.questions[0]
            found = foresee(sight_of(match, question)) if question.kind == "character_to_assign" else []
            fresh = [one for one in found if seen[one.id] < ENOUGH]
            if not fresh:
                chooser.answer(match)
                continue
            before = match.view(None)
            match.answer(question.player, fresh[0].option, question.id)
            answer_in_between(match)
            if match.questions and match.questions[0].kind == "next_card":
                after = match.view(None)
                assert is_true(fresh[0], before, after), (seed, fresh[0])
                seen[fresh[0].id] += 1
        if all(seen[id] >= ENOUGH for id in ("fuel", "damage", "spoil", "food", "sos", "repair")):
            return
    raise AssertionError(f"too little was seen: {seen}")


def test_whoever_lets_somebody_aboard_is_warned_unless_they_are_known():
    asked = Question(0, "boarding_to_allow", ("agree", "refuse"), (("pawn", 0), ("asking", 1)))
    for game, seats in (("boardgame", 4), ("norwegian", 4), ("coop", 1)):
        view = Match.new(game, seats, seed=1).view(0)
        people = [dict(person) for person in view["people"]]
        warned = foresight_of(game, {**view, "people": people}, asked)
        assert {option: (one.id, one.about, one.is_warning) for option, one in warned.items()} == {
            "agree": ("boarding", {"pawn": 1}, True)
        }
        people[1].update(role="human")
        assert foresight_of(game, {**view, "people": people}, asked) == {}


def foresight_of(
    game: str, view: dict[str, Any], question: Question, **options: object
) -> dict[Any, Foresight]:
    """By option, what a seat of this view is told."""
    return {one.option: one for one in foresee(Sight(game, 0, view, question, options))}


def circle(active: int, *hand: str) -> dict[str, Any]:
    """Three at a table of Stay Away!, by the eyes of the first."""
    players = [{"hand": list(hand), "role": "the_thing"}, {"hand": None}, {"hand": None}]
    return {"players": players, "circle": [0, 1, 2], "active": active, "drawn": None, "doors": []}


def test_whoever_would_lose_at_once_is_warned():
    shows = Question(0, "hand_to_show", ("keep", "show_hand"))
    fatal = circle(1, "the_thing", "flamethrower", "axe")
    assert foresight_of("stayaway", fatal, shows, thing_flamethrower=True)["show_hand"].is_warning
    for view, house_rule in (
        (circle(0, "the_thing", "flamethrower"), True),
        (circle(1, "the_thing", "axe"), True),
        (circle(1, "infected", "flamethrower"), True),
        (fatal, False),
    ):
        assert foresight_of("stayaway", view, shows, thing_flamethrower=house_rule) == {}
    declares = Question(0, "draw", ("draw", "declare"))
    warned = foresight_of("stayaway", fatal, declares, thing_flamethrower=True)
    assert list(warned) == ["declare"] and warned["declare"].about == {"count": 2}


def test_company_beside_the_threat_is_warned_of():
    match = Match.new("coop", 1, seed=1)
    chooser = Chooser(1)
    while match.questions[0].kind != "room_to_enter":
        chooser.answer(match)
    question, view = match.questions[0], match.view(0)
    me, other, room = question.about_as(dict)["pawn"], 1, question.options[0]
    assert foresee(sight_of(match, question)) == []
    people = [dict(person) for person in view["people"]]
    space = view["threat"]["space"]
    people[other].update(where=room, suspicion=1)
    people[me].update(suspicion=space - 1)
    warned = foresight_of("coop", {**view, "people": people}, question)
    assert {option: one.about for option, one in warned.items()} == {room: {"pawn": me}}
    people[other].update(suspicion=0)
    assert foresight_of("coop", {**view, "people": people}, question) == {}


def test_every_language_has_words_for_it():
    for language in languages():
        for game in ("boardgame", "coop", "norwegian", "stayaway"):
            presentation = present(game, Words(language), ["Ada", "Bob", "Cid", "Dan", "Eve", "Fay"])
            ids = ["declare", "given-away"] if game == "stayaway" else OUTPOST_IDS
            ids = [*ids, "threat", *DICE_IDS] if game == "coop" else ids
            for id in ids:
                about = {
                    "count": 2, "left": 1, "room": "kitchen", "fuel": 3, "most": 4, "damage": 1,
                    "shelf": "items", "pawn": 0, "space": 3,
                }  # fmt: skip
                words = presentation.say(f"foresee-{id}", **presentation.arguments(about, 0))
                assert words and "foresee" not in words and "{" not in words, (language, game, id, words)


OUTPOST_IDS = ["fuel", "food", "draw", "sos", "weather", "repair", "damage", "spoil", "boarding"]
DICE_IDS = ["disk", "disk-threat", "token", "token-meets"]
