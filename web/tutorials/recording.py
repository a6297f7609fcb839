"""Recording a lesson: games of one seed after another are tried until one teaches."""

import itertools
import json
from pathlib import Path

from outpost31.reasons import Sight, why_not


def hindrances(match, seat, question):
    """What is not on offer and why, as the server would tell whoever asks."""
    sight = Sight(match.game.key, seat, match.view(seat), question, match.options)
    return [
        {"what": what, "id": one.id, "about": one.about, "clause": one.clause} for what, one in why_not(sight)
    ]


class Unfit(Exception):
    """This game does not teach what it should."""


def record(game, play, **script):
    """Write the steps of the first game that teaches, with what the page is to know of it."""
    for seed in itertools.count():
        try:
            steps = play(seed)
        except Unfit:
            continue
        page = Path(__file__).with_name(f"{game}.json")
        page.write_text(json.dumps({"game": game, "seed": seed, **script, "steps": steps}, separators=(",", ":")) + "\n")
        print(f"seed {seed}: {len(steps)} steps, {page.stat().st_size} bytes")
        return
