"""Players of Stay Away! with one idea: fire, flight, masks, and lies about what they have really looked at."""

from __future__ import annotations

from typing import cast

from outpost31.bots import Saying
from outpost31.bots.conversation import HOLDS
from outpost31.bots.stayaway.humans import HumanChoice
from outpost31.bots.stayaway.seasoned import SeasonedBot
from outpost31.bots.stayaway.sight import Sight
from outpost31.bots.stayaway.talk import FIRE, PLAN
from outpost31.bots.talk import Heard
from outpost31.bots.tempers import STEADY
from outpost31.kernel.questions import Option, Question, Seat
from outpost31.kernel.views import Told, View
from outpost31.lab.league.scripts import Script, at_large, is_human
from outpost31.lab.league.talkers import Talker

LOOKED = {"HandShown": "to", "CardSeen": "by", "OfferSeen": "by"}
"""The events after which everybody knows that somebody has seen cards of `seat`, and where they say who."""


def _plays(question: Question, card: str) -> list[Option]:
    """The options of a turn that play this card."""
    if question.kind != "card_to_use":
        return []
    return [one for one in question.options if cast(tuple[Option, ...], one)[:2] == ("play", card)]


class Arsonist(Script):
    """Burns whomever it can."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """A Flamethrower, if one can be used; else as usual."""
        usual = super().answer(view, events, question)
        fires = _plays(question, "flamethrower")
        return self.generator.choice(fires) if fires else usual


class Hermit(Script):
    """Refuses every exchange that it can refuse, and bars every door."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """A defence, a door, or else as usual."""
        usual = super().answer(view, events, question)
        away = _plays(question, "barred_door")
        if question.kind == "answer_to_offer":
            away = [one for one in question.options if cast(tuple[str, str], one)[0] != "give"]
        return self.generator.choice(away) if away else usual


class Mimic(Script):
    """An alien that uses its cards as a human would who knows what it knows."""

    def answer(self, view: View, events: list[Told], question: Question) -> Option:
        """On its turn as a human; else as usual."""
        usual = super().answer(view, events, question)
        bot = self.usual
        if is_human(view, self.seat) or question.kind != "card_to_use" or not isinstance(bot, SeasonedBot):
            return usual
        choice = HumanChoice(Sight(view, self.seat), bot.public_reader(view, events), STEADY)
        return max(question.options, key=lambda option: choice.score(question.kind, option, {}))


class FalsePlanner(Talker):
    """Says every turn that it has fire, and asks to be brought beside whomever all suspect most, human or not."""

    claim = PLAN

    def whom(self, view: View, events: list[Told]) -> Seat | None:
        """Whoever most are ready to burn."""
        bot, others = self.usual, at_large(view, self.seat)
        if is_human(view, self.seat) or not isinstance(bot, SeasonedBot) or not others:
            return None
        thing = bot.public_reader(view, events).belief.thing
        return max(others, key=lambda seat: thing[seat])


class FalseHolder(Talker):
    """Says every turn as an alien that it has fire to hand over."""

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """Its lie in place of its usual claim."""
        said = super().speak(view, events, heard)
        return [Saying(HOLDS, thing=FIRE) if one.claim == self.claim else one for one in said]

    def whom(self, view: View, events: list[Told]) -> Seat | None:
        """Anybody, as long as it is no human: it is said to all."""
        return None if is_human(view, self.seat) else super().whom(view, events)


class LookingLiar(Talker):
    """Looks at people's cards as usual, and then says of whom it has looked at that it is not human."""

    def whom(self, view: View, events: list[Told]) -> Seat | None:
        """Somebody whose cards it has seen, as all know."""
        others = at_large(view, self.seat)
        seen = [
            cast(Seat, one["seat"])
            for one in events
            if one["event"] in LOOKED and one[LOOKED[one["event"]]] == self.seat
        ]
        return next((seat for seat in reversed(seen) if seat in others), None)

    def speak(self, view: View, events: list[Told], heard: list[Heard]) -> list[Saying]:
        """Only as an alien."""
        return (
            self.usual_words(view, events, heard)
            if is_human(view, self.seat)
            else super().speak(view, events, heard)
        )
