"""The learner at the table: what it sees and remembers as numbers, a policy in numpy, whole games and how they went."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from outpost31 import Match
from outpost31.bots import Bot, make_bot
from outpost31.envs.encoding import encoder_for
from outpost31.envs.seating import Seating
from outpost31.lab.play import decide, game_seed

GAME, SEATS = "stayaway", 4
CONTAGION = ("infected", "the_thing")
Floats = NDArray[np.float32]

REMEMBERED = (
    "gave me an Infected! card", "exchanged with me", "refused my exchange", "showed contagion", "showed a clean card",
    "used a flamethrower on me", "used anything else on me", "used something on another", "discarded",
)  # fmt: skip
"""What the learner remembers of each of the others, as counts: an observation is only what lies on the table now."""


class Memory:
    """Counts of what a seat was told that each of the others did."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.told = 0
        self.counts = np.zeros((SEATS - 1, len(REMEMBERED)), np.float32)

    def _count(self, who: int, what: int) -> None:
        if who != self.seat:
            self.counts[(who - self.seat) % SEATS - 1, what] += 1

    def take_in(self, events: list[dict[str, Any]]) -> None:
        """Read on where it stopped reading."""
        me = self.seat
        for event in events:
            kind = event["event"]
            if kind == "CardsExchanged":
                offerer, taker = event["offerer"], event["taker"]
                if me in (offerer, taker):
                    other, card = (offerer, event["offered"]) if taker == me else (taker, event["answered"])
                    self._count(other, 1)
                    if card == "infected":
                        self._count(other, 0)
            elif kind == "DefencePlayed" and event["against"] == me:
                self._count(event["seat"], 2)
            elif kind in ("CardSeen", "HandShown"):
                cards = event["cards"] if kind == "HandShown" else [event["card"]]
                if cards and cards[0] is not None:
                    self._count(event["seat"], 3 if any(card in CONTAGION for card in cards) else 4)
            elif kind == "CardPlayed":
                target = event["target"]
                aimed = 5 if event["card"] == "flamethrower" else 6
                self._count(event["seat"], aimed if target and me in target else 7)
            elif kind == "CardDiscarded":
                self._count(event["seat"], 8)


ENCODER = encoder_for(GAME, SEATS)
ACTIONS = len(ENCODER.actions)
INPUTS = ENCODER.size + (SEATS - 1) * len(REMEMBERED)
SCALE = (1 / np.maximum(1, ENCODER.most)).astype(np.float32)


def inputs(observation: NDArray[np.uint8], memory: Memory) -> Floats:
    """What the network gets: the observation from 0 to 1, then what is remembered, squeezed."""
    return np.concatenate((observation * SCALE, np.tanh(memory.counts.ravel() / 2)))


class Chooser(Protocol):
    """Whatever chooses among the allowed actions."""

    def choose(self, seen: Floats, allowed: NDArray[np.intp]) -> int:
        """The place in `allowed` of the action that it takes."""


@dataclass
class Policy:
    """Two hidden layers, then a number for each action; weights are plain arrays."""

    weights: list[Floats]
    random: np.random.Generator | None = None
    """Chooses by chance as the numbers say while it learns; without one it takes the best."""

    @classmethod
    def new(cls, seed: int, hidden: int = 128) -> Policy:
        """A policy that knows nothing yet."""
        random = np.random.default_rng(seed)
        sizes = ((INPUTS, hidden), (hidden, hidden), (hidden, ACTIONS))
        weights: list[Floats] = []
        for number, (one, other) in enumerate(sizes):
            scale = (0.01 if number == 2 else 1.0) / np.sqrt(one)
            weights += [
                (random.standard_normal((one, other)) * scale).astype(np.float32),
                np.zeros(other, np.float32),
            ]
        return cls(weights, random)

    def logits(self, seen: Floats) -> Floats:
        """A number for each action."""
        one, one_bias, two, two_bias, last, last_bias = self.weights
        found: Floats = np.tanh(np.tanh(seen @ one + one_bias) @ two + two_bias) @ last + last_bias
        return found

    def choose(self, seen: Floats, allowed: NDArray[np.intp]) -> int:
        """The place in `allowed` of the action that it takes."""
        numbers = self.logits(seen)[allowed]
        if self.random is None:
            return int(numbers.argmax())
        chances = np.exp(numbers - numbers.max())
        return int(np.searchsorted(np.cumsum(chances), self.random.random() * chances.sum()))

    def save(self, path: Path) -> None:
        """Keep the weights in a file."""
        np.savez_compressed(path, *self.weights)

    @classmethod
    def load(cls, path: Path) -> Policy:
        """The policy of a file: it takes the best action."""
        with np.load(path) as kept:
            return cls([kept[f"arr_{number}"] for number in range(6)])


@dataclass
class Episode:
    """The learner's choices in one game, and what came of them."""

    seen: list[Floats] = field(default_factory=list)
    allowed: list[NDArray[np.intp]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    reward: float = 0.0


def play(chooser: Chooser, seed: int, seat: int, level: str = "novice") -> Episode:
    """One game of the learner at a seat among bots of a level; the seed decides everything but its own chance."""
    match = Match.new(GAME, SEATS, seed=seed)
    seating = Seating(match)
    bots: list[Bot | None] = [
        None if other == seat else make_bot(level, GAME, other, seed) for other in range(SEATS)
    ]
    memory = Memory(seat)
    episode = Episode()
    while match.outcome is None:
        question = match.questions[0]
        who = question.player
        bot = bots[who]
        if bot is not None:
            match.answer(who, decide(bot, match, question), question.id)
            continue
        if len(question.options) == 1:
            match.answer(who, question.options[0], question.id)
            continue
        memory.take_in(match.events(who, memory.told))
        memory.told = len(match.all_told)
        seen = inputs(ENCODER.observe(match.view(who), question, (), who), memory)
        allowed = np.array(ENCODER.next_actions(question, who), np.intp)
        chosen = chooser.choose(seen, allowed)
        episode.seen.append(seen)
        episode.allowed.append(allowed)
        episode.taken.append(chosen)
        seating.act(who, int(allowed[chosen]))
    episode.reward = seating.reward(seat)
    return episode


def play_as_bot(level: str, seed: int, seat: int, others: str = "novice") -> float:
    """The reward of a bot of a level at that seat, the others being the same."""
    match = Match.new(GAME, SEATS, seed=seed)
    bots = [make_bot(level if one == seat else others, GAME, one, seed) for one in range(SEATS)]
    while match.outcome is None:
        question = match.questions[0]
        match.answer(question.player, decide(bots[question.player], match, question), question.id)
    return Seating(match).reward(seat)


def wins(reward_of: Callable[[int, int], float], games: int, seed: int) -> NDArray[np.bool_]:
    """Which of so many deals are won, the seat going round the table."""
    return np.array([reward_of(game_seed(seed, number), number % SEATS) > 0 for number in range(games)])
