"""What everybody was told in a game, as text."""

from __future__ import annotations

import json
from typing import Any

from outpost31 import Match
from outpost31.kernel import Whispered


def transcript(match: Match) -> str:
    """What everybody was told, a line for each event.

    A value that not all know is followed by who knows it; an event that not all are told begins with who is.
    The spectator is `-`.
    """
    viewers = (*range(match.seats), None)
    told = {viewer: iter(match.events(viewer)) for viewer in viewers}
    lines = []
    for event in match.all_told:
        audience = event.audience if isinstance(event, Whispered) else viewers
        seen = {viewer: next(told[viewer]) for viewer in viewers if viewer in audience}
        lines.append(" ".join([_named(seen, viewers), *_values(seen)]).strip())
    assert not any(list(rest) for rest in told.values()), "somebody was told more than happened"
    return "\n".join(lines) + "\n"


def _named(seen: dict[int | None, dict[str, Any]], viewers: tuple[int | None, ...]) -> str:
    name = str(next(iter(seen.values()))["event"])
    return name if len(seen) == len(viewers) else f"{_listed(seen)} {name}"


def _values(seen: dict[int | None, dict[str, Any]]) -> list[str]:
    words = []
    for key in next(iter(seen.values())):
        if key == "event":
            continue
        known: dict[str, list[int | None]] = {}
        for viewer, plain in seen.items():
            known.setdefault(json.dumps(plain[key], separators=(",", ":")).replace('"', ""), []).append(
                viewer
            )
        values = [value if len(known) == 1 else value + _listed(who) for value, who in known.items()]
        words.append(f"{key}={'|'.join(value for value in values if not value.startswith('null{'))}")
    return words


def _listed(viewers: Any) -> str:
    return "{" + ",".join("-" if viewer is None else str(viewer) for viewer in viewers) + "}"
