"""A language model at a table: anything behind an HTTP endpoint that speaks the chat completions of OpenAI's API.

    export MODEL_URL=http://localhost:8000/v1/chat/completions MODEL_NAME=my-model MODEL_KEY=…
    outpost31 sit http://localhost:3131/#/t/TABLE --bot examples.language_model:LanguageModel

It reads what its seat sees, in words, and answers with a number. What it writes in quotation marks is for the table. A
reply that cannot be read is asked for once more; after that, or when the endpoint fails or the model refuses to play, a
novice of ours answers in its place. Tokens are counted, and priced if you say what they cost.
"""

from __future__ import annotations

import json
import os
import random
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from typing import Any

from outpost31.bots import Bot, make_bot
from outpost31.cli.presentation import present
from outpost31.client.house_bots import game_of
from outpost31.envs.reading import read_reply
from outpost31.envs.text import NAMES, ROLES, USUAL_ROLES
from outpost31.words import Words

SYSTEM = (
    "You play {title}, a game of hidden roles, at a table of {seats}. You are {name}. "
    "You are told what you see and what happened, and are asked to choose one numbered option. "
    "Think in a sentence or two if you like, and end your reply with the number of your choice. "
    "Lying about your role is part of the game."
)
AGAIN = "That could not be read. Reply with one number from 1 to {most} and nothing else."
MEMORY = 40
"""How many of the last events the model is reminded of."""


@dataclass
class Costs:
    """What a model has used so far."""

    calls: int = 0
    prompt_tokens: int = 0
    reply_tokens: int = 0
    failures: int = 0
    unreadable: int = 0
    price: tuple[float, float] = (0.0, 0.0)
    """Of a million tokens, in the prompt and in the reply."""

    def count(self, usage: dict[str, Any]) -> None:
        """Count one call."""
        self.calls += 1
        self.prompt_tokens += int(usage.get("prompt_tokens", 0))
        self.reply_tokens += int(usage.get("completion_tokens", 0))

    @property
    def total(self) -> float:
        """What that costs."""
        return (self.prompt_tokens * self.price[0] + self.reply_tokens * self.price[1]) / 1_000_000

    def __str__(self) -> str:
        return (
            f"{self.calls} calls, {self.prompt_tokens} + {self.reply_tokens} tokens, {self.total:.4f}; "
            f"{self.unreadable} unreadable, {self.failures} failed"
        )


@dataclass
class Endpoint:
    """Where the model is."""

    url: str = field(default_factory=lambda: os.environ.get("MODEL_URL", ""))
    model: str = field(default_factory=lambda: os.environ.get("MODEL_NAME", "default"))
    key: str = field(default_factory=lambda: os.environ.get("MODEL_KEY", ""))
    seconds: float = 60.0

    def complete(self, messages: list[dict[str, str]]) -> tuple[str, dict[str, Any]]:
        """The model's reply and what it used; an OSError or a ValueError if there is none."""
        body = {"model": self.model, "messages": messages, "max_tokens": 300}
        headers = {"content-type": "application/json"}
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        request = urllib.request.Request(self.url, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=self.seconds) as answer:
            told = json.loads(answer.read())
        try:
            text = told["choices"][0]["message"]["content"]
        except (KeyError, IndexError, TypeError):
            raise ValueError("the endpoint answered something else than a completion") from None
        return str(text or ""), told.get("usage") or {}


class LanguageModel:
    """A bot that asks a language model."""

    def __init__(self, seat: int, chance: random.Random, endpoint: Endpoint | None = None) -> None:
        self.seat = seat
        self.endpoint = endpoint or Endpoint()
        self.costs = Costs(price=_price())
        self._seed = chance.getrandbits(32)
        self._stand_in: Bot | None = None

    def answer(self, view: dict[str, Any], events: list[Any], question: Any) -> Any:
        """One of the options: the model's choice, or a novice's in its place."""
        messages = self.prompt(view, events, question)
        option = self._ask(messages, len(question.options))
        if option is None:
            if self._stand_in is None:
                self._stand_in = make_bot("novice", game_of(view), self.seat, self._seed)
            return self._stand_in.answer(view, events, question)
        return question.options[option]

    def prompt(self, view: dict[str, Any], events: list[Any], question: Any) -> list[dict[str, str]]:
        """What the model is told: who it is, what it sees and remembers, and what it is asked."""
        people = view["players"] if "players" in view else view["people"]
        seats = 1 + max(person.get("seat", person.get("player", 0)) for person in people)
        names = list(NAMES[:seats])
        show = present(game_of(view), Words("en"), names)
        roles = ROLES.get(show.game, USUAL_ROLES)
        told = [show.event_words(event, self.seat) for event in show.condense(events)] if events else []
        facts = {name: view[name] for name in view if name not in ("limits", "options", "chain")}
        phrases = [show.option_words(question, option, view) for option in question.options]
        parts = [
            "What happened lately: " + " ".join(told[-MEMORY:]),
            "What you see (players are numbered from 0): " + json.dumps(facts, separators=(",", ":")),
            show.question_words(question, view),
            *(f"{number}. {phrase}" for number, phrase in enumerate(phrases, 1)),
        ]
        system = SYSTEM.format(title=show.game, seats=seats, name=names[self.seat])
        system += f" Players are {', '.join(names)}, in this order. Roles are {', '.join(roles)}."
        return [{"role": "system", "content": system}, {"role": "user", "content": "\n".join(parts)}]

    def _ask(self, messages: list[dict[str, str]], most: int) -> int | None:
        """The place of the option that the model chooses, or nothing."""
        for _ in range(2):
            try:
                reply, usage = self.endpoint.complete(messages)
            except (OSError, ValueError, urllib.error.URLError):
                self.costs.failures += 1
                return None
            self.costs.count(usage)
            choice = read_reply(reply, [""] * most).option
            if choice is not None:
                return choice
            self.costs.unreadable += 1
            again = {"role": "user", "content": AGAIN.format(most=most)}
            messages = [*messages, {"role": "assistant", "content": reply}, again]
        return None

    def __del__(self) -> None:
        if self.costs.calls and not sys.is_finalizing():
            print(f"language model at seat {self.seat}: {self.costs}", file=sys.stderr)


def _price() -> tuple[float, float]:
    """What a million tokens cost, as `MODEL_PRICE=3,15` says it."""
    told = os.environ.get("MODEL_PRICE", "0,0").split(",")
    return float(told[0]), float(told[-1])
