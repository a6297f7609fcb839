"""Make the goldens anew, after a change of the rules that is meant: `python -m tests.golden.make`."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from outpost31 import Match, Outcome
from outpost31.games.stayaway.cards import PANICS
from outpost31.games.stayaway.effects import ACTIONS
from outpost31.games.stayaway.events import CardPlayed, PanicDrawn, PanicMissedItsMark
from outpost31.games.stayaway.table import HUMAN, INFECTED
from outpost31.kernel import Whispered
from tests.golden.play import Temper, play

HERE = Path(__file__).parent
TRIES = 400


@dataclass(frozen=True)
class Ending:
    """A way to end, at which table and with which players it is sought, and how long it may take."""

    seats: int
    temper: Temper
    is_wanted: Callable[[Match], bool]
    options: dict[str, Any] = field(default_factory=dict)
    most: int = 600


def ends(reason: str, wanted: Callable[[Any, Outcome], bool] = lambda *_: True) -> Callable[[Match], bool]:
    """An ending for this reason, of which more may be wanted."""

    def is_wanted(match: Match) -> bool:
        outcome = match.outcome
        return outcome is not None and outcome.reason == reason and wanted(match.table, outcome)

    return is_wanted


def is_eventful(match: Match) -> bool:
    """Every Panic! card was drawn, and every card that can be played was."""
    cards = {event.card for event in match.all_told if isinstance(event, (PanicDrawn, CardPlayed))}
    return cards == PANICS | set(ACTIONS)


def is_fruitless(match: Match) -> bool:
    """Much was played, and a Panic! card found nobody to act on."""
    cards = {event.card for event in match.all_told if isinstance(event, CardPlayed)}
    return len(cards) > 10 and any(isinstance(event, PanicMissedItsMark) for event in match.all_told)


def living(table: Any, role: object) -> int:
    """How many of a role are alive."""
    return sum(table.role(seat) is role for seat in table.circle)


SPREAD = Temper(infect=30, burn_the_thing=0, burn_others=0, defend=0.2, declare="rightly")
SPREAD_AND_BURN = Temper(infect=30, burn_the_thing=0, burn_others=3, declare="rightly")

ENDINGS: dict[str, Ending] = {
    "the_thing_eliminated": Ending(
        6, Temper(burn_the_thing=5), ends("the_thing_eliminated", lambda table, _: living(table, HUMAN) > 1)
    ),
    "the_thing_eliminated_with_infected_alive": Ending(
        7,
        Temper(infect=20, burn_the_thing=5),
        ends("the_thing_eliminated", lambda table, _: living(table, HUMAN) > 0 < living(table, INFECTED)),
        {"turn_after_swap": "swapped", "quarantine_exchange": "none"},
    ),
    "the_thing_eliminated_without_living_humans": Ending(
        4,
        Temper(
            infect=30, burn_the_thing=100, burn_others=0, defend=0.2, spare_the_thing_while_humans_live=True
        ),
        ends("the_thing_eliminated", lambda table, _: not living(table, HUMAN)),
    ),
    "the_thing_discovered_by_analysis": Ending(
        5,
        Temper(look_at_the_thing=50, burn_the_thing=0),
        ends("the_thing_discovered", lambda table, _: table.in_play == ["analysis"]),
    ),
    "the_thing_discovered_in_revelations": Ending(
        8,
        Temper(look_at_the_thing=50, burn_the_thing=0, burn_others=0, infect=0),
        ends("the_thing_discovered", lambda table, _: table.in_play == ["revelations"]),
        {"quarantine_exchange": "open"},
    ),
    "declared_rightly_alone": Ending(
        4, SPREAD, ends("declared_rightly", lambda table, outcome: outcome.winners == (table.the_thing,))
    ),
    "declared_rightly_but_for_the_last_infected": Ending(
        5,
        SPREAD_AND_BURN,
        ends(
            "declared_rightly",
            lambda table, outcome: len(outcome.winners) > 1 and table.last_infected in outcome.losers,
        ),
    ),
    "declared_rightly_by_all": Ending(
        5,
        SPREAD_AND_BURN,
        ends(
            "declared_rightly",
            lambda table, outcome: len(outcome.winners) > 1 and table.last_infected is None,
        ),
    ),
    "declared_wrongly": Ending(4, Temper(declare="at once"), ends("declared_wrongly")),
    "declared_wrongly_at_a_full_table": Ending(
        12, Temper(infect=5, declare="at once"), ends("declared_wrongly", lambda table, _: table.turn > 11)
    ),
    "the_thing_alone": Ending(
        4, Temper(burn_the_thing=0, burn_others=100, defend=0.1), ends("the_thing_alone"), most=1200
    ),
    "out_of_turns": Ending(
        4,
        Temper(burn_the_thing=0, burn_others=0, infect=0, act=0.01),
        ends("out_of_turns"),
        {"thing_flamethrower": False},
        most=5000,
    ),
    "an_eventful_game": Ending(
        11, Temper(burn_the_thing=0.2, burn_others=0.2, infect=0.3, act=2), is_eventful, most=4000
    ),
    "a_fruitless_panic": Ending(
        10,
        Temper(burn_the_thing=0.2, burn_others=0.2, infect=0.5, act=2),
        is_fruitless,
        {"turn_after_swap": "swapped", "quarantine_exchange": "open", "thing_flamethrower": False},
        most=4000,
    ),
}


def find(ending: Ending) -> Match:
    """The shortest of the games that end like this, among those of the first seeds."""
    best: Match | None = None
    most = ending.most
    for seed in range(TRIES):
        match = play(ending.seats, seed, ending.options, ending.temper, most)
        if match is None or not ending.is_wanted(match):
            continue
        best, most = match, len(match.answers) - 1
    assert best is not None, f"no such ending among {TRIES} games"
    return best


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


def main() -> None:
    """Write every golden."""
    for name, ending in ENDINGS.items():
        match = find(ending)
        path = HERE / "stayaway" / name
        path.with_suffix(".json").write_text(json.dumps(match.record(), separators=(",", ":")) + "\n")
        path.with_suffix(".txt").write_text(transcript(match))
        print(f"{name}: {len(match.answers)} answers, {match.outcome}")


if __name__ == "__main__":
    main()
