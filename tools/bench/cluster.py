"""Overhead of a Dask cluster on this machine compared with plain processes: `python -m tools.bench.cluster`.

Both are kept running and play the same match in turns, so that what else the machine does hits both alike. Processor
time is that of this process and its children.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

from raenke import arena
from raenke.arena import Match
from raenke.cluster import connected
from raenke.pool import Processes

BATCH: Final = 20

SETTINGS: Final = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "10s",
}
"""As docs/CLUSTER.md advises: by default every process of the cluster wakes up fifty times a second."""


class Cost(NamedTuple):
    """Seconds that a match took."""

    clock: float
    processor: float


@contextmanager
def dask_workers(workers: int) -> Iterator[Executor]:
    """A scheduler and workers of one thread each."""
    import dask
    from distributed import LocalCluster

    with (
        dask.config.set(SETTINGS),
        LocalCluster(n_workers=workers, threads_per_worker=1, memory_limit=0, dashboard_address=None) as cluster,
        connected(cluster.scheduler_address) as (executor, _),
    ):
        yield executor


def _spent() -> float:
    """Processor time of this process and of all below it that run."""
    import psutil  # type: ignore[import-untyped]  # it comes with Dask, without types

    me: Any = psutil.Process()
    times: list[Any] = [one.cpu_times() for one in (me, *me.children(recursive=True))]
    return sum(float(one.user + one.system) for one in times)


def cost(executor: Executor, match: Match) -> Cost:
    """What the match takes."""
    began, spent = perf_counter(), _spent()
    *_, tally = arena.play(match, executor, BATCH)
    assert tally.played == match.games
    return Cost(perf_counter() - began, _spent() - spent)


def costs(match: Match, workers: int, starts: int, rounds: int) -> Iterator[tuple[Cost, Cost]]:
    """Pairs of plain processes and Dask; the first match of each start is for importing the engine."""
    for _ in range(starts):
        with Processes(workers) as plain, dask_workers(workers) as cluster:
            pairs = [(cost(plain, match), cost(cluster, match)) for _ in range(rounds + 1)]
            yield from pairs[1:]


def main() -> None:
    """Print games a second, and how much more the cluster takes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kabale")
    parser.add_argument("--bots", default="greedy,greedy,greedy,greedy")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--starts", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=4)
    options = parser.parse_args()
    match = Match(options.game, tuple(options.bots.split(",")), options.games, "bench")
    print("| workers | processes, games a second | Dask, games a second | by the clock | in processor time |")
    print("|---|---|---|---|---|")
    for workers in (1, 2):
        pairs = [*costs(match, workers, options.starts, options.rounds)]
        plain, there = (match.games / median(pair[way].clock for pair in pairs) for way in range(2))
        clock = median(there.clock / plain.clock - 1 for plain, there in pairs)
        processor = median(there.processor / plain.processor - 1 for plain, there in pairs)
        print(f"| {workers} | {plain:.1f} | {there:.1f} | {clock:+.0%} | {processor:+.0%} |", flush=True)


if __name__ == "__main__":
    main()
