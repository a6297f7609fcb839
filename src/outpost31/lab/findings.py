"""What an arena found, as plain values: for people, for JSON and for the report."""

from __future__ import annotations

import math
from typing import Any

from outpost31.lab.arena import Contest, Score, Seating
from outpost31.lab.fires import friendly_fire
from outpost31.lab.tallies import rate
from outpost31.lab.times import Times

SIDES = ("human", "alien")


def findings(contest: Contest, scores: dict[Seating, Score]) -> dict[str, Any]:
    """Everything that was measured, JSON-able."""
    times: dict[str, Times] = {}
    for score in scores.values():
        for level, taken in score.times.items():
            times.setdefault(level, Times()).add(taken)
    return {
        "game": contest.game,
        "seats": contest.seats,
        "levels": list(contest.levels),
        "games": contest.games,
        "seed": contest.seed,
        "options": dict(contest.options),
        "talk": contest.talk,
        "sides": [_side(seating, score) for seating, score in scores.items() if seating.kind == "sides"],
        "gains": list(_gains(contest, scores)),
        "seat": [_seat(seating, score) for seating, score in scores.items() if seating.kind == "seat"],
        "times": {level: taken.plain() for level, taken in times.items()},
        "stalls": sum(score.stalls for score in scores.values()),
        "played": sum(score.games for score in scores.values()),
    }


def _side(seating: Seating, score: Score) -> dict[str, Any]:
    """One cell of the matrix: humans of one level, aliens of another."""
    friendly, burned = friendly_fire(score.burnings)
    found: dict[str, Any] = {
        "human_level": seating.one,
        "alien_level": seating.other,
        **{side: rate(score.won[side], score.games) for side in (*SIDES, "nobody")},
        "reasons": dict(sorted(score.reasons.items())),
    }
    if burned:
        found["friendly_fire"] = rate(friendly, burned)
    if score.beliefs.predictions:
        found["beliefs"] = score.beliefs.plain()
    if score.matched.predictions:
        found["matched_beliefs"] = score.matched.plain()
    return found


def _seat(seating: Seating, score: Score) -> dict[str, Any]:
    """One seat of a level among those of another, by the side that it began on."""
    return {
        "level": seating.one,
        "among": seating.other,
        **{side: rate(score.won[side], score.won[f"{side} seats"]) for side in SIDES},
    }


def _gains(contest: Contest, scores: dict[Seating, Score]) -> Any:
    """What a side gains by playing at one level and not at another, the other side being the same."""
    for side in SIDES:
        for better in contest.levels:
            for worse in contest.levels[contest.levels.index(better) + 1 :]:
                for against in contest.levels:
                    pair = [
                        scores[Seating("sides", *((level, against) if side == "human" else (against, level)))]
                        for level in (better, worse)
                    ]
                    rates = [score.won[side] / score.games for score in pair]
                    spread = math.sqrt(
                        sum(one * (1 - one) / score.games for one, score in zip(rates, pair, strict=True))
                    )
                    gain = rates[0] - rates[1]
                    yield {
                        "side": side,
                        "level": better,
                        "over": worse,
                        "against": against,
                        "gain": round(gain, 4),
                        "low": round(gain - 1.96 * spread, 4),
                        "high": round(gain + 1.96 * spread, 4),
                    }
