"""Reasons are true: whatever can be looked up on the table is so, over random play with an adviser at hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from outpost31 import Match
from outpost31.bots import Adviser, make_bot
from outpost31.bots.advice import Reason
from outpost31.bots.coop.dice import BAD
from outpost31.bots.coop.sight import CoopSight
from outpost31.kernel import Question

GAMES = 14
"""Enough for every reason below to be given several times."""


def _bears(view: Any, question: Question, reason: Reason) -> bool:
    sight = CoopSight(view, question.player, question)
    space = {pawn: sight.people[pawn]["suspicion"] or 0 for pawn in sight.living}
    return space[reason.about["pawn"]] == reason.about["space"] == min(space.values())


def _harmless(view: Any, question: Question, reason: Reason) -> bool:
    sight = CoopSight(view, question.player, question)
    room = view["rooms"].get(reason.about["room"])
    most = sight.limits["damage"].get(reason.about["room"], 0)
    return room is None or room.get("destroyed") or (room["damage"] is not None and room["damage"] >= most)


def _dice_stay(view: Any, question: Question, reason: Reason) -> bool:
    del view, reason
    return not any(face in BAD for face in dict(question.about)["dice"])


def _no_test(view: Any, question: Question, reason: Reason) -> bool:
    sight = CoopSight(view, question.player, question)
    return all(sight.is_proven(pawn) for pawn in [max(sight.living, key=lambda one: sight.guilt[one])])


def _dark(view: Any, question: Question, reason: Reason) -> bool:
    del question, reason
    return bool(view["base"]["dark"])


def _radio(view: Any, question: Question, reason: Reason) -> bool:
    del question
    room = view["rooms"]["radio_room"]
    return not room.get("sos_sent") and room["damage"] == reason.about.get("count", 0)


def _token(view: Any, question: Question, reason: Reason) -> bool:
    sight = CoopSight(view, question.player, question)
    ahead = sight.token - (sight.people[reason.about["pawn"]]["suspicion"] or 0)
    return bool(ahead == reason.about["count"])


def _burn(view: Any, question: Question, reason: Reason) -> bool:
    del reason
    return CoopSight(view, question.player, question).rounds_until_frozen < 8


def _keys(view: Any, question: Question, reason: Reason) -> bool:
    del reason
    return not CoopSight(view, question.player, question).holders("keys")


def _attack(compare: Callable[[int, int], bool]) -> Callable[[Any, Question, Reason], bool]:
    def holds(view: Any, question: Question, reason: Reason) -> bool:
        room = view["rooms"][dict(question.about)["room"]]
        return room["alien"] == reason.about["strength"] and compare(room["alien"], reason.about["count"])

    return holds


HOLDS: dict[str, Callable[[Any, Question, Reason], bool]] = {
    "bears": _bears,
    "harmless": _harmless,
    "dice_stay": _dice_stay,
    "no_test": _no_test,
    "dark": _dark,
    "token": _token,
    "radio": _radio,
    "sos": _radio,
    "burn": _burn,
    "keys": _keys,
    "attack_lost": _attack(lambda alien, people: alien > people),
    "attack_even": _attack(lambda alien, people: alien == people),
    "attack_won": _attack(lambda alien, people: alien < people),
}
"""How each can be looked up. Those that weigh one thing against another are opinions, and are not here."""


def test_every_reason_that_can_be_looked_up_is_true() -> None:
    given: Counter[str] = Counter()
    for seed in range(GAMES):
        seats = 1 + seed % 3
        chance = random.Random(seed)
        match = Match.new("coop", seats, seed=seed)
        bots = [make_bot("seasoned", "coop", seat, seed) for seat in range(seats)]
        while match.outcome is None:
            question = match.questions[0]
            seat = question.player
            view, bot = match.view(seat), bots[seat]
            assert isinstance(bot, Adviser)
            if len(question.options) > 1:
                for reason in bot.give_advice(view, match.events(seat), question).reasons:
                    given[reason.id] += 1
                    if reason.id in HOLDS:
                        assert HOLDS[reason.id](view, question, reason), (seed, question, reason)
            match.answer(seat, chance.choice(list(question.options)), question.id)
    missing = {"bears", "harmless", "dice_stay", "radio", "keys", "token"} - set(given)
    assert not missing, f"never given: {missing}; {given}"
