"""What each gate does in one piece, from a number that no other piece has: what it looked at, or it raises."""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from outpost31.kernel import GAMES
from tests.games import LAW_BOOKS
from tests.laws import laws
from tests.laws.play import all_options
from tests.laws.worlds import Tally, two_worlds
from tests.server.asgi import open_house
from tests.server.http.test_fuzz import _fuzz
from tests.server.serving import Running, serving
from tests.server.torture.test_torture import torture

Figures: TypeAlias = dict[str, float]


@dataclass(frozen=True)
class Gate:
    """A long run: what it shows, what is counted, and how far it is to go."""

    title: str
    counted: str
    aim: int
    piece: Callable[[int, float], Figures]
    """One piece of this number, in about so many seconds at most."""


KILLS = 20


def _torture(number: int, *, loses_power: bool) -> Figures:
    with tempfile.TemporaryDirectory(prefix="outpost31-gate-") as folder:
        _, found = torture(Path(folder), "right", KILLS, 10_000 + number, loses_power=loses_power)
    return {"kills": KILLS, "acknowledged answers found again": found}


def kills(number: int, seconds: float) -> Figures:
    """A server killed again and again while people play."""
    del seconds
    return _torture(number, loses_power=False)


def power(number: int, seconds: float) -> Figures:
    """A machine that loses its power: what was not flushed is gone, torn, or there without what was before it."""
    del seconds
    return _torture(number, loses_power=True)


def _table_of(game: str, number: int) -> tuple[int, dict[str, object]]:
    """A number of seats and options of this game, every combination in its turn."""
    choices = all_options(game)
    return GAMES[game].seats[number % len(GAMES[game].seats)], choices[number * 7 % len(choices)]


def worlds(number: int, seconds: float) -> Figures:
    """Pairs of worlds that differ in what a seat cannot know, told apart by nobody."""
    tallies, until = {game: Tally() for game in GAMES}, time.monotonic() + min(seconds, 20)
    repeat = 0
    while repeat == 0 or time.monotonic() < until:
        # Some games give few pairs, or take long over them.
        game = min(GAMES, key=lambda one: tallies[one].pairs)
        seats, options = _table_of(game, number * 97 + repeat)
        seed = 1_000_000 + number * 10_000 + repeat
        two_worlds(game, seats, options, seed, LAW_BOOKS[game].worlds, tallies[game])
        repeat += 1
    return {
        "pairs": sum(tally.pairs for tally in tallies.values()),
        **{f"pairs of {game}": tally.pairs for game, tally in tallies.items()},
        "answers compared": sum(tally.answers for tally in tallies.values()),
    }


def games(number: int, seconds: float) -> Figures:
    """Random games that break no law."""
    until, played = time.monotonic() + min(seconds, 20), 0
    while played == 0 or time.monotonic() < until:
        game = list(GAMES)[(number + played) % len(GAMES)]
        seats, options = _table_of(game, (number + played) // len(GAMES))
        seed = 2_000_000 + number * 10_000 + played
        laws.games_end_and_components_are_conserved(game, seats, options, seed, LAW_BOOKS[game])
        played += 1
    return {"games": played}


def frames(number: int, seconds: float) -> Figures:
    """Frames of nonsense that change nothing at a table."""
    del seconds

    async def story(folder: Path) -> None:
        async with open_house(folder) as house:
            await _fuzz(house, 2_000, 1_000 + number)

    with tempfile.TemporaryDirectory(prefix="outpost31-gate-") as folder:
        asyncio.run(story(Path(folder)))
    return {"frames": 2_000}


SOCKETS = int(os.environ.get("OUTPOST31_SOAK_SOCKETS", "1000"))
ONE_ADDRESS = dict.fromkeys(("sockets_an_address", "sockets_a_minute", "connections_an_address"), 2 * SOCKETS)
"""All of them come from one address here, which may have as many as a thousand people have."""


def soak(number: int, seconds: float) -> Figures:
    """A server with a thousand sockets: how late answers are, and what it grows by."""
    del number
    with (
        tempfile.TemporaryDirectory(prefix="outpost31-gate-") as folder,
        serving(Path(folder) / "data", **ONE_ADDRESS) as server,
    ):
        return asyncio.run(_soak(server, seconds))


def _memory(server: Running) -> float:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


async def _soak(server: Running, seconds: float) -> Figures:
    """Tables of one person, bots and onlookers; the person takes notes, which are put on disk as answers are."""
    until, late = time.monotonic() + seconds, []
    sockets_a_table = 10

    async def look_on(table: str) -> None:
        async with server.sitting(table, None) as (ws, _):
            async for _ in ws:
                pass

    async def sit(table: str, token: str) -> None:
        async with server.sitting(table, token) as (ws, _):
            number = 0
            while time.monotonic() < until:
                number += 1
                note = {"type": "take_note", "client": f"n{number}", "seat": 0, "text": f"note {number}"}
                sent = time.monotonic()
                await ws.send(json.dumps(note))
                while json.loads(await asyncio.wait_for(ws.recv(), 60))["type"] != "ack":
                    pass
                late.append(time.monotonic() - sent)
                await asyncio.sleep(0.5)

    sitting: list[asyncio.Task[None]] = []
    looking: list[asyncio.Task[None]] = []
    for _ in range(max(1, SOCKETS // sockets_a_table)):
        table, token = await asyncio.to_thread(
            server.alone_with_bots, "stayaway", 4, "novice", bot_seconds=1.5
        )
        sitting.append(asyncio.create_task(sit(table, token)))
        looking += [asyncio.create_task(look_on(table)) for _ in range(sockets_a_table - 1)]
        if time.monotonic() > until:
            break
    before = _memory(server)
    await asyncio.gather(*sitting)
    grown = _memory(server) - before
    for one in looking:
        one.cancel()
    await asyncio.gather(*looking, return_exceptions=True)
    late.sort()
    return {
        "minutes": seconds / 60,
        "most sockets": len(sitting) + len(looking),
        "most ms, p99 of what was acknowledged": round(1000 * late[int(len(late) * 0.99)]) if late else 0,
        "most MB grown in a piece": round(grown),
    }


GATES = {
    "kills": Gate("kill -9 while people play; nothing acknowledged is lost", "kills", 10_000, kills),
    "power": Gate(
        "loss of power, writes torn and reordered; nothing acknowledged is lost", "kills", 10_000, power
    ),
    "worlds": Gate("pairs of worlds that nobody can tell apart", "pairs", 1_000_000, worlds),
    "games": Gate("random games that break no law", "games", 1_000_000, games),
    "frames": Gate("frames of nonsense that change nothing", "frames", 5_000_000, frames),
    "soak": Gate("a server with 1,000 sockets", "minutes", 360, soak),
}
