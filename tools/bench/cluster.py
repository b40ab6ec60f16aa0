"""What a Dask cluster of this machine costs compared with plain processes: by the clock, and in processor time.

Run `python -m tools.bench.cluster` (docs/CLUSTER.md). The clock needs a machine that does nothing else; processor time,
of this process and all that it starts, says on a busy one too how much work there was. A cluster that waits takes some
as well, in proportion to the clock, so that is measured alone and counted as a quiet machine would.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from statistics import median
from time import perf_counter, sleep
from typing import Any, Final, NamedTuple

from raenke import arena
from raenke.arena import Match
from raenke.cluster import connected
from raenke.pool import Processes

BATCH: Final = 20


IDLE_SECONDS: Final = 10


class Cost(NamedTuple):
    """Seconds that a match took, and the share of a core that is taken while there is nothing to do."""

    clock: float
    processor: float
    idle: float

    @property
    def work(self) -> float:
        """Processor time of the games and of handing them out."""
        return self.processor - self.idle * self.clock


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """Plain processes."""
    with Processes(workers) as executor:
        yield executor


@contextmanager
def dask(workers: int) -> Iterator[Executor]:
    """A scheduler and workers of one thread each."""
    from distributed import LocalCluster

    with (
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as cluster,
        connected(cluster.scheduler_address) as (executor, _),
    ):
        yield executor


WAYS: Final = (processes, dask)


def _spent() -> float:
    """Processor time of this process and of all below it that run."""
    import psutil  # type: ignore[import-untyped]

    me: Any = psutil.Process()
    times: list[Any] = [one.cpu_times() for one in (me, *me.children(recursive=True))]
    return sum(float(one.user + one.system) for one in times)


def cost(executor: Executor, match: Match) -> Cost:
    """What the match takes once every worker has imported the engine."""
    *_, _ = arena.play(match, executor, BATCH)
    began, spent = perf_counter(), _spent()
    sleep(IDLE_SECONDS)
    idle = (_spent() - spent) / (perf_counter() - began)
    began, spent = perf_counter(), _spent()
    *_, tally = arena.play(match, executor, BATCH)
    assert tally.played == match.games
    return Cost(perf_counter() - began, _spent() - spent, idle)


def quiet(pair: list[Cost], workers: int) -> float:
    """How much more processor time the cluster takes, where the games have the machine for themselves."""
    plain, there = pair
    return (there.work + there.idle * there.work / workers) / plain.work - 1


def main() -> None:
    """Print games a second, and how much more the cluster takes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kabale")
    parser.add_argument("--bots", default="greedy,greedy,greedy,greedy")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    match = Match(options.game, tuple(options.bots.split(",")), options.games, "bench")
    print("| workers | processes, games a second | Dask, games a second | by the clock | in processor time | idle |")
    print("|---|---|---|---|---|---|")
    for workers in (1, 2):
        pairs: list[list[Cost]] = []
        for _ in range(options.rounds):
            costs = []
            for way in WAYS:
                with way(workers) as executor:
                    costs.append(cost(executor, match))
            pairs.append(costs)
        rates = [match.games / median(pair[way].clock for pair in pairs) for way in range(len(WAYS))]
        clock = median(there.clock / plain.clock - 1 for plain, there in pairs)
        processor = median(quiet(pair, workers) for pair in pairs)
        idle = median(there.idle for _, there in pairs)
        row = f"{rates[0]:.1f} | {rates[1]:.1f} | {clock:+.0%} | {processor:+.1%} | {idle:.1%} of a core"
        print(f"| {workers} | {row} |", flush=True)


if __name__ == "__main__":
    main()
