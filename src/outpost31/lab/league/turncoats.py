"""Players at the outpost with unlikely aims: to be turned, to be seen for what they are, to be taken for human.

Who they are after, and what all must think of somebody, they know by the seasoned bot that they are built on; on
another they play as it does.
"""

from __future__ import annotations

from typing import cast

from outpost31.bots import Bot
from outpost31.bots.outpost.informed import Judgement
from outpost31.bots.outpost.seasoned import HUMAN as AS_A_HUMAN
from outpost31.bots.outpost.seasoned import SeasonedBot
from outpost31.games.outpost.shapes import StationSeen, people_in
from outpost31.kernel.questions import Option, Question
from outpost31.kernel.views import Told, View
from outpost31.lab.league.scripts import Script, is_human
from outpost31.lab.league.stations import LEAVES, PatientAlien
from outpost31.lab.league.talkers import guilt_of

OWN = 0.7
"""How likely an alien somebody must be for an alien to take it for one of its own."""


class Turncoat(Script):
    """A human who means to win as an alien: it goes to whoever is most suspect, unarmed, and looks at its tokens."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """To somebody suspect who is alone, for then there is nobody else to look at (B-6.14); else as usual."""
        usual = super().answer(view, events, question)
        if not is_human(view, self.seat) or usual == "board":
            return usual
        if question.kind == "turn" and "move" in question.options:
            return "move"
        if question.kind == "weapon_to_withdraw" and "decline" in question.options:
            return "decline"
        if question.kind == "character_to_check":
            return max(question.options, key=lambda pawn: guilt_of(self.usual, view, events)[cast(int, pawn)])
        if question.kind != "room_to_enter":
            return usual
        guilt = guilt_of(self.usual, view, events)
        alone: dict[Option, list[int]] = {}
        for one in people_in(cast(StationSeen, view)):
            if one["standing"]:
                alone.setdefault(one["where"], []).append(one["pawn"])
        worst = {room: guilt[alone[room][0]] for room in question.options if len(alone.get(room, ())) == 1}
        return max(worst, key=worst.__getitem__, default=usual)


class Unmasked(Script):
    """Shows itself in the first round in which it may, and hunts."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """As usual but for that."""
        usual = super().answer(view, events, question)
        if question.kind != "self_exposure" or is_human(view, self.seat):
            return usual
        return next((option for option in question.options if option != "stay_hidden"), usual)


class Impostor(Script):
    """Does in everything as a human would who knows what all know; but it turns people, and boards when it can."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """What the seasoned would do as a human, where humans have a way of their own."""
        usual = super().answer(view, events, question)
        if is_human(view, self.seat):
            return usual
        leave = LEAVES.get(question.kind)
        if leave is not None:
            return leave if leave in question.options else usual
        scorer, sight = AS_A_HUMAN.get(question.kind), judgement(self.usual, view, events, question)
        if scorer is None or sight is None:
            return usual
        sight.is_alien, sight.guilt = False, sight.seems
        scores = [(scorer(sight, option), self.generator.random()) for option in question.options]
        return question.options[max(range(len(scores)), key=scores.__getitem__)]


class Shadow(PatientAlien):
    """Besides, it follows whoever seems most human."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """To the room of the least suspect of those who can be joined."""
        sight = judgement(self.usual, view, events, question)
        if question.kind == "room_to_enter" and not is_human(view, self.seat) and sight is not None:
            seems = sight.seems
            rooms = {
                one["where"]: seems[one["pawn"]]
                for one in sorted(people_in(cast(StationSeen, view)), key=lambda one: -seems[one["pawn"]])
                if one["standing"] and one["where"] in question.options and one["player"] != self.seat
            }
            if rooms:
                return cast(Option, min(rooms, key=rooms.__getitem__))
        return super().answer(view, events, question)


class Denouncer(Script):
    """Points at whoever seems most human of those who are."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """As usual but for its votes."""
        usual = super().answer(view, events, question)
        sight = judgement(self.usual, view, events, question)
        if question.kind != "character_to_accuse" or is_human(view, self.seat) or sight is None:
            return usual
        whom = [pawn for pawn in question.options if pawn != "abstain" and sight.guilt[cast(int, pawn)] < OWN]
        return min(whom, key=lambda pawn: sight.seems[cast(int, pawn)], default=usual)


def judgement(bot: Bot, view: View, events: list[Told], question: Question) -> Judgement | None:
    """What a seasoned bot makes of the table."""
    return bot.judge(view, events, question) if isinstance(bot, SeasonedBot) else None
