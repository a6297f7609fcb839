"""Make goldens anew, after a change of the rules that is meant: `python -m tests.golden.make [GAME [ENDING...]]`."""

from __future__ import annotations

import json
import sys

from tests.golden.goldens import SEARCHES, folder
from tests.golden.transcripts import transcript


def main(arguments: list[str]) -> None:
    """Write every golden, those of a game, or those that are named."""
    games = arguments[:1] or list(SEARCHES)
    for game in games:
        search = SEARCHES[game]
        for name in arguments[1:] or search.endings:
            match = search.find(name)
            path = folder(game) / name
            path.with_suffix(".json").write_text(json.dumps(match.record(), separators=(",", ":")) + "\n")
            path.with_suffix(".txt").write_text(transcript(match))
            print(f"{game} {name}: {len(match.answers)} answers, {match.outcome}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
