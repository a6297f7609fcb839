"""The lab on a cluster: portions of work spread over machines by Ray. Needs the extra `cluster`.

Whoever dies costs the portions that were on it, and these are done again elsewhere; results are added up in whichever
order they come, so that a cluster gives the same numbers as one process for the same deals.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Protocol, TypeVar

Portion = TypeVar("Portion")
Result = TypeVar("Result")
UNDER_WAY = 3
"""Portions that are under way at a time, for each processor of the cluster."""


class NoCluster(RuntimeError):
    """There is no Ray here, or no cluster at this address."""


def spread(
    work: Callable[[Portion], Result], portions: Iterable[Portion], address: str
) -> Generator[tuple[Portion, Result], None, None]:
    """Each portion with its result, as they come. `auto` is the cluster that this machine belongs to."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise NoCluster("Ray is missing: pip install 'outpost31[cluster]'") from None
    is_ours = not ray.is_initialized()
    if is_ours:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise NoCluster(str(error).strip().splitlines()[0]) from None
    try:
        yield from _spread(ray, work, iter(portions))
    finally:
        if is_ours:
            ray.shutdown()


class Each(Protocol):
    """Does a piece of work for each of many portions."""

    def __call__(self, work: Callable[[Portion], Result], portions: Sequence[Portion], /) -> Iterable[Result]:
        """The results, in the order of the portions."""


def here(work: Callable[[Portion], Result], portions: Sequence[Portion], /) -> Iterable[Result]:
    """One portion after another, in this process."""
    return map(work, portions)


def in_order(
    work: Callable[[Portion], Result], portions: Sequence[Portion], address: str
) -> Iterator[Result]:
    """The results from a cluster in the order of their portions, for whatever cannot be added up in any order."""
    early: dict[int, Result] = {}
    waited_for = 0

    def numbered(portion: tuple[int, Portion]) -> Result:
        return work(portion[1])

    for (number, _), result in spread(numbered, enumerate(portions), address):
        early[number] = result
        while waited_for in early:
            yield early.pop(waited_for)
            waited_for += 1


def _spread(
    ray: Any, work: Callable[[Portion], Result], portions: Iterable[Portion]
) -> Generator[tuple[Portion, Result], None, None]:
    def do(portion: Portion) -> Result:
        return work(portion)  # Ray takes functions, and nothing that only can be called

    # A task whose worker or machine died is begun again, however often; one that raises is not.
    task = ray.remote(num_cpus=1, max_retries=-1)(do)
    running: dict[Any, Portion] = {}
    left = iter(portions)
    while True:
        most = UNDER_WAY * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for portion in islice(left, max(0, most - len(running))):
            running[task.remote(portion)] = portion
        if not running:
            return
        for done in ray.wait(list(running), num_returns=1)[0]:
            yield running.pop(done), ray.get(done)
