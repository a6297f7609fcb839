"""Simulation: games spread over processes in chunks, added up; the seed alone decides the result."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing import resource_tracker
from typing import TypeAlias

from outpost31.lab.cluster import spread
from outpost31.lab.play import GameFailed, game_seed, play_game
from outpost31.lab.series import Series
from outpost31.lab.tallies import Tally

CHUNK = 40
"""Games handed to a worker at a time: few enough that a stop takes no time."""

Chunk: TypeAlias = tuple[int, int, int]
"""A number of seats, and the games from one number up to another."""


class Stopped(RuntimeError):
    """Somebody stopped the simulation, or a worker was killed; nothing is left running."""


@dataclass(frozen=True, slots=True)
class Experiment(Series):
    """What is simulated: so many games with each of these numbers of seats."""

    def chunks(self) -> Iterator[Chunk]:
        """The games in portions, the numbers of seats one after the other."""
        for seats in self.seats:
            for start in range(0, self.games, CHUNK):
                yield seats, start, min(self.games, start + CHUNK)


def play_chunk(experiment: Experiment, chunk: Chunk) -> Tally | GameFailed:
    """One portion's tally, or the error of the first of its games that broke off."""
    seats, start, stop = chunk
    tally = Tally()
    for number in range(start, stop):
        seed = game_seed(experiment.seed, number)
        try:
            tally.count(play_game(experiment.game, seats, experiment.level, experiment.options, seed))
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            return GameFailed(experiment.game, seats, experiment.level, seed, told, traceback.format_exc())
    return tally


def simulate(
    experiment: Experiment,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> dict[int, Tally]:
    """The tallies by number of seats. `progress` is told the number of games as they are finished.

    In so many processes of this machine, or on a Ray cluster at this address; the numbers are the same.

    GameFailed names the seed that breaks a game; Stopped says that it was interrupted.
    """
    experiment.check()
    jobs = jobs or os.cpu_count() or 1
    tallies = {seats: Tally() for seats in experiment.seats}
    played = _in_this_process if jobs == 1 or experiment.games * len(tallies) <= CHUNK else _in_a_pool
    try:
        found = played(experiment, jobs) if cluster is None else _on_a_cluster(experiment, cluster)
        with closing(found) as results:
            for chunk, result in results:
                if isinstance(result, GameFailed):
                    raise result
                tallies[chunk[0]].add(result)
                if progress is not None:
                    progress(result.games)
    except KeyboardInterrupt:
        raise Stopped("the simulation was stopped") from None
    except BrokenProcessPool:
        raise Stopped("a worker process was killed") from None
    return tallies


Played: TypeAlias = Generator[tuple[Chunk, "Tally | GameFailed"], None, None]


def _in_this_process(experiment: Experiment, jobs: int) -> Played:
    for chunk in experiment.chunks():
        yield chunk, play_chunk(experiment, chunk)


def _on_a_cluster(experiment: Experiment, address: str) -> Played:
    yield from spread(partial(play_chunk, experiment), experiment.chunks(), address)


def _in_a_pool(experiment: Experiment, jobs: int) -> Played:
    """A few portions for each worker are under way at a time, however many there are."""
    chunks = experiment.chunks()
    # Spawned, not forked: a progress bar's thread may be running here.
    pool = ProcessPoolExecutor(
        jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_stopping_to_the_parent
    )
    try:
        running: dict[Future[Tally | GameFailed], Chunk] = {}
        while True:
            with _deaf_to_ctrl_c():  # a worker started now never hears Ctrl-C
                for chunk in islice(chunks, 3 * jobs - len(running)):
                    running[pool.submit(play_chunk, experiment, chunk)] = chunk
            if not running:
                break
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Put Ctrl-C off until this is over; processes started meanwhile never hear it."""
    if not hasattr(signal, "pthread_sigmask"):  # not on Windows
        yield
        return
    resource_tracker.ensure_running()  # started later, it would lift the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
