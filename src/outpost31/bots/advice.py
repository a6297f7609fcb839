"""Advice: what a bot would do in somebody's place, and why, in ids and variables that every language has words for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from outpost31.bots.bot import Bot
from outpost31.kernel.questions import Option, Question
from outpost31.kernel.views import Told, View


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: the message `<game>-advice-<id>`, and what it speaks of, named as in events."""

    id: str
    about: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advice:
    """One of a question's options, and the reasons for it, the weightiest first."""

    option: Option
    reasons: tuple[Reason, ...]


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say what it would do, and why. It looks at what the seat knows, and at nothing else."""

    def give_advice(self, view: View, events: list[Told], question: Question) -> Advice:
        """What it would answer in this seat's place."""


def advise(bot: Bot, view: View, events: list[Told], question: Question) -> Advice:
    """What a bot would do in this seat's place; one that knows no reasons gives none."""
    if isinstance(bot, Adviser):
        return bot.give_advice(view, events, question)
    return Advice(bot.answer(view, events, question), ())
