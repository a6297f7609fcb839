"""A move inside the server, without network: from a socket's frame to the frames of all sockets of its table.

    python benchmarks/server/move.py                     one run, in microseconds of processor a move
    python benchmarks/server/move.py --beside CHECKOUT   against another checkout, in alternating pairs
    python benchmarks/server/move.py --compiled          its sources against what was compiled of them
    python benchmarks/server/move.py --profile           and where it goes

Everything is the server's own but the transports, which drop what is written to them: the same seeded games, every move
committed to a file by the store's own thread. What the operating system does for sockets is in `run.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import os
import pstats
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

SEATS = 8
TABLES = 50
ROUNDS = 40
PAIRS = 7
MASK = bytes(4)


class Nowhere:
    """A transport that leads nowhere. As a real one it is no Python: how Python is called is not to be measured."""

    def __init__(self) -> None:
        self._written: list[bytes] = []
        self.write = self._written.append
        self.is_closing = bool
        self.get_write_buffer_size = int
        self.bytes = 0

    def drop(self) -> None:
        """Count what was written, and forget it."""
        self.bytes += sum(map(len, self._written))
        self._written.clear()

    def get_extra_info(self, name: str) -> Any:
        del name


def framed(message: dict[str, Any]) -> bytes:
    """A message as a browser's frame."""
    body = json.dumps(message).encode()
    head = bytes((0x81, 0x80 | len(body))) if len(body) < 126 else b"\x81\xfe" + len(body).to_bytes(2, "big")
    return head + MASK + body


class Seats:
    """A table whose people all sit at sockets that lead nowhere."""

    def __init__(self, live: Any, sockets: list[Any]) -> None:
        self.live = live
        self.sockets = sockets
        self.count = 0

    def frame(self, choice: random.Random) -> tuple[Any, bytes] | None:
        """The next move, and the socket that it comes over."""
        questions = self.live.standing.match.questions
        if not questions:
            return None
        question = questions[0]
        options = [one for one in question.options if one != "declare"]
        option = choice.choice(options)
        self.count += 1
        said = {
            "type": "answer",
            "client": f"c{self.count}",
            "seat": question.player,
            "question": question.id,
        }
        return self.sockets[question.player], framed({**said, "option": option})


async def lay(house: Any, config: Any) -> Seats:
    """A table of eight people, at its beginning."""
    from outpost31.server.http.fast_sockets import DirectSockets
    from outpost31.server.http.sockets import Conversation, Socket
    from outpost31.server.protocol import lobby, wire
    from outpost31.server.protocol.vocabulary import PROTOCOL
    from outpost31.server.tables.creating import create

    settings = lobby.Settings(reaction_seconds=0, everybody_clicks=True)
    asked = lobby.CreateTable(game="stayaway", seats=SEATS, name="person 0", settings=settings)
    made = await create(house, asked)
    live = await house.find(made.table)
    devices = [0]
    for seat in range(1, SEATS):
        joined = await live.ask(lambda seat=seat: _join(live, seat))
        devices.append(joined.device)
        await live.ask(lambda seat=seat: live.act(devices[seat], lobby.SetReady(seat=seat, is_ready=True)))
    await live.ask(lambda: live.act(0, lobby.Start()))
    sockets = []
    for device in devices:
        uvicorn = SimpleNamespace(
            loaded=True, loaded_app=None, root_path="", asgi_version="3.0", ws_per_message_deflate=False,
            ws_max_size=1 << 20, ws_ping_interval=None, ws_ping_timeout=None, door=SimpleNamespace(config=config),
        )  # fmt: skip
        state = SimpleNamespace(connections=set(), tasks=set(), default_headers=[])
        direct = DirectSockets(uvicorn, state, {})
        direct.transport = Nowhere()  # type: ignore[assignment]
        direct.handshake_initiated = direct.handshake_complete = True
        socket = Socket(None, house.services.metrics, direct)  # type: ignore[arg-type]
        socket.device, socket.table = device, live
        hello = wire.Hello(protocol=PROTOCOL)
        await live.ask(lambda socket=socket, hello=hello: live.connect(socket, hello))
        conversation = Conversation(socket, live, 1e9)
        direct.heard = conversation._hear_later  # noqa: SLF001
        sockets.append(direct)
    return Seats(live, sockets)


async def _join(live: Any, seat: int) -> Any:
    from outpost31.server.protocol import lobby
    from outpost31.server.tables.joining import join

    return await join(live, None, lobby.Join(name=f"person {seat}"))


async def play(folder: Path, tables: int, rounds: int, profile: cProfile.Profile | None) -> dict[str, Any]:
    """Moves at all tables at once, round after round; what they cost."""
    from outpost31.kernel import Seeded
    from outpost31.server.app import build
    from outpost31.server.config import Config
    from outpost31.server.running.bot_pool import BotPool
    from outpost31.server.running.clocks import WallClock
    from outpost31.server.running.metrics import Metrics
    from outpost31.server.running.services import Services
    from outpost31.server.store.sqlite import SqliteStore

    config = Config(data=folder, tables_an_hour=1_000_000, messages_a_second=1_000_000)
    services = Services(
        store=SqliteStore(folder), clock=WallClock(), bots=BotPool(1), metrics=Metrics(), folder=folder,
        chance=Seeded(7),
    )  # fmt: skip
    server = build(config, services=services)
    house = server.house
    await services.store.open()
    await house.open()
    seated = [await lay(house, config) for _ in range(tables)]
    transports = [socket.transport for table in seated for socket in table.sockets]
    choice = random.Random(11)
    moves, spent, inside = 0, 0.0, []
    for number in range(rounds):
        frames = [one for table in seated if (one := table.frame(choice)) is not None]
        if not frames:
            break
        before = services.metrics.kept.answers["person"]
        started, started_inside = time.process_time(), time.thread_time()
        if profile is not None and number >= rounds // 5:
            profile.enable()
        for socket, frame in frames:
            socket.data_received(frame)
        while services.metrics.kept.answers["person"] < before + len(frames):
            await asyncio.sleep(0)
            await services.store.probe()  # one flush more, and no turning in circles meanwhile
        if profile is not None:
            profile.disable()
        if number >= rounds // 5:  # the first warm up
            moves += len(frames)
            spent += time.process_time() - started
            inside.append((time.thread_time() - started_inside) / len(frames) * 1e6)
        for transport in transports:
            transport.drop()
    sent = sum(transport.bytes for transport in transports)
    await house.close()
    await services.store.close()
    return {"moves": moves, "all": spent / moves * 1e6, "rounds": inside, "bytes": sent}


def measured(checkout: Path, switch: str, tables: int, rounds: int) -> dict[str, Any]:
    """One run of a checkout's server in a process of its own, compiled or not."""
    command = [sys.executable, str(Path(__file__).resolve()), "--once"]
    command += ["--tables", str(tables), "--rounds", str(rounds)]
    surroundings = {**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"}
    surroundings["OUTPOST31_COMPILED"] = switch
    done = subprocess.run(command, env=surroundings, check=True, capture_output=True, text=True, timeout=600)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def once(tables: int, rounds: int, *, is_profiled: bool) -> dict[str, Any]:
    """One run in this process."""
    import uvloop

    gc.set_threshold(20_000, 20, 50)  # as the server does
    profile = cProfile.Profile(time.thread_time) if is_profiled else None
    where = tempfile.TemporaryDirectory(prefix="outpost31-bench-")
    with where as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(play(Path(folder), tables, rounds, profile))
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--once", action="store_true", help="in this process, as JSON")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument(
        "--beside", type=Path, help="another checkout, which is measured in turn with this one"
    )
    parser.add_argument("--compiled", action="store_true", help="as `python3 play.py compile` built it")
    given = parser.parse_args()
    if given.once or given.profile or not (given.beside or given.compiled):
        print(json.dumps(once(given.tables, given.rounds, is_profiled=given.profile)))
        return
    here = Path(__file__).resolve().parents[2]
    before = (given.beside or here, "0")
    after = (here, "1" if given.compiled else "0")
    ratios: list[float] = []
    """Of each round of each pair: the same moves in both, moments apart."""
    for number in range(given.pairs):
        order = (after, before) if number % 2 else (before, after)
        found = {one: measured(*one, given.tables, given.rounds) for one in order}
        there, ours = found[before], found[after]
        assert there["bytes"] == ours["bytes"], "other bytes were sent"
        ratios += [a / b for a, b in zip(there["rounds"], ours["rounds"], strict=True)]
        print(f"{there['all']:.0f} µs of processor a move before, {ours['all']:.0f} now", flush=True)
    low, middle, high = statistics.quantiles(ratios, n=4)
    print(f"in the loop {middle:.2f} times as cheap; half of {len(ratios)} rounds {low:.2f} to {high:.2f}")


if __name__ == "__main__":
    main()
