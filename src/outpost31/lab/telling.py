"""Telling tempers apart: what everybody saw and heard of a bot in ten of its turns, and a naive Bayes that guesses.

A game of Stay Away! is often over before anybody has had ten turns. Bots keep their tempers from table to table, so the
ten are put together from as many games as it takes, as for somebody who meets the same bot again.
"""

from __future__ import annotations

import math
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping

from outpost31 import Match
from outpost31.bots import TEMPERS, make_bot
from outpost31.bots.stayaway.temperament import PLAYED
from outpost31.bots.talk import Heard
from outpost31.bots.tempers import temper_at
from outpost31.kernel.views import Told
from outpost31.lab.play import game_seed, play_with

TURNS = 10
"""From how many turns of its own a temper is told."""
SMOOTH = 0.5
"""How often a thing counts as seen that was never seen."""
KINDS_OF_SIGNS = ("deeds", "words")

Signs = Counter[str]
"""How often everybody saw or heard a thing of somebody."""
Sample = tuple[str, Signs]
"""A temper, and the signs of it."""


def signs_of_deeds(events: list[Told], seats: int) -> list[Signs]:
    """What everybody saw each seat do, and how many turns of its own it had (`turns`)."""
    seen = [Signs() for _ in range(seats)]
    taken: set[str] = set()
    for event in events:
        kind = event["event"]
        if kind == "TurnBegan":
            seen[event["seat"]]["turns"] += 1
        elif kind == "CardPlayed":
            seen[event["seat"]][f"plays {PLAYED.get(event['card'], 'another card')}"] += 1
        elif kind == "CardDiscarded":
            seen[event["seat"]]["discards"] += 1
        elif kind == "DefencePlayed":
            seen[event["seat"]]["refuses"] += 1
        elif kind == "CardsExchanged":
            seen[event["taker"]]["accepts"] += 1
        elif kind == "RoundBegan":
            taken.clear()
            for one in seen:
                one["turns"] += 1
        elif kind == "RoomEntered" and event["pawn"] < seats:
            seen[event["pawn"]]["joins" if event["room"] in taken else "goes alone"] += 1
            taken.add(event["room"])
        elif kind == "HandDiscarded" and event["pawn"] < seats:
            seen[event["pawn"]]["throws away"] += 1
        elif kind == "FingerPointed" and event["pawn"] < seats:
            seen[event["pawn"]]["accuses" if event["accused"] is not None else "abstains"] += 1
    return seen


def signs_of_words(heard: list[Heard], deeds: list[Signs]) -> list[Signs]:
    """What everybody heard each seat say, and how often it had a turn and said nothing."""
    said = [Signs() for _ in deeds]
    for one in heard:
        said[one["seat"]][f"says {one['claim'] or one['phrase']}"] += 1
    for seat, done in enumerate(deeds):
        said[seat]["keeps quiet"] += max(0, done["turns"] - said[seat].total())
    return said


def watch(
    game: str, seats: int, games: int, seed: int, level: str, *, talk: bool = True
) -> Iterator[tuple[str, Signs, Signs]]:
    """The temper, deeds and words of every seat in that many games among bots of mixed tempers."""
    for number in range(games):
        deal = game_seed(seed, number)
        match = Match.new(game, seats, seed=deal)
        heard = play_with(match, [make_bot(level, game, seat, deal) for seat in range(seats)], talk=talk)
        deeds = signs_of_deeds(match.events(None), seats)
        for seat, words in enumerate(signs_of_words(heard, deeds)):
            yield temper_at(seat, deal), deeds[seat], words


def ten_turns(seen: Iterable[tuple[str, Signs, Signs]], kinds: tuple[str, ...]) -> list[Sample]:
    """Samples of at least ten turns of a temper, put together from one game after another; deeds, words, or both."""
    samples: list[Sample] = []
    begun: defaultdict[str, Signs] = defaultdict(Signs)
    turns: Counter[str] = Counter()
    for temper, deeds, words in seen:
        turns[temper] += deeds["turns"]
        if "deeds" in kinds:
            begun[temper] += Signs({sign: count for sign, count in deeds.items() if sign != "turns"})
        if "words" in kinds:
            begun[temper] += words
        if turns[temper] >= TURNS:
            samples.append((temper, begun.pop(temper, Signs())))
            turns[temper] = 0
    return samples


class Teller:
    """Naive Bayes: each sign says by itself how likely each temper is."""

    def __init__(self, samples: Iterable[Sample]) -> None:
        counts: dict[str, Signs] = {temper: Signs() for temper in TEMPERS}
        for temper, signs in samples:
            counts[temper] += signs
        known = set().union(*counts.values())
        self._logs: dict[str, Mapping[str, float]] = {}
        for temper, signs in counts.items():
            whole = signs.total() + SMOOTH * len(known)
            self._logs[temper] = {sign: math.log((signs[sign] + SMOOTH) / whole) for sign in known}

    def tell(self, signs: Signs) -> str:
        """The likeliest temper."""

        def log_of(temper: str) -> float:
            logs = self._logs[temper]
            return sum(count * logs.get(sign, 0.0) for sign, count in signs.items())

        return max(self._logs, key=log_of)


def scores(teller: Teller, samples: Iterable[Sample]) -> dict[str, float]:
    """The F1 score of each temper: 1 if it is always told, and nobody else is taken for it."""
    hits, told, there = Counter[str](), Counter[str](), Counter[str]()
    for temper, signs in samples:
        guess = teller.tell(signs)
        there[temper] += 1
        told[guess] += 1
        hits[temper] += guess == temper
    return {temper: 2 * hits[temper] / max(1, there[temper] + told[temper]) for temper in TEMPERS}


def main() -> None:
    """`python -m outpost31.lab.telling GAME SEATS LEVEL GAMES SEED`: taught on some deals, tried on others."""
    game, seats, level, games, seed = sys.argv[1:6]
    taught = list(watch(game, int(seats), int(games), int(seed), level))
    tried = list(watch(game, int(seats), int(games), int(seed) + 1, level))
    for kinds in (KINDS_OF_SIGNS, ("deeds",), ("words",)):
        samples = ten_turns(tried, kinds)
        found = scores(Teller(ten_turns(taught, kinds)), samples)
        mean = sum(found.values()) / len(found)
        each = ", ".join(f"{temper} {score:.2f}" for temper, score in found.items())
        sys.stdout.write(
            f"{game} {seats} {level}, {' and '.join(kinds)}: F1 {mean:.2f} ({each}), {len(samples)} samples\n"
        )


if __name__ == "__main__":
    main()
