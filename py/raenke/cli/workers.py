"""Where `arena` and `train` play their games: in this process, in others, or on a cluster."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Final, NamedTuple

from raenke.arena import OtherEngine
from raenke.cli.streams import FAULT, CommandError, complain, counted, whole_number
from raenke.cluster import NoCluster, connected
from raenke.pool import Here, Processes

MOST_JOBS: Final = 256
MOST_IN_BATCH: Final = 10_000
CLUSTER_BATCH: Final = 20
"""How many games a task has on a cluster by default, so that sending it costs little compared with playing it."""


class Workers(NamedTuple):
    """An executor, and how many games it should get at a time."""

    executor: Executor
    batch: int


def add_workers(command: argparse.ArgumentParser, jobs: int) -> None:
    """Add the flags that say where games are played."""
    where = command.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=whole_number(1, MOST_JOBS), default=jobs, metavar="N",
                       help=f"processes on this machine; the result is the same; default: {jobs}")  # fmt: skip
    where.add_argument("--cluster", metavar="ADDRESS",
                       help="a Dask scheduler whose workers play, such as tcp://127.0.0.1:8786")  # fmt: skip
    command.add_argument("--batch", type=whole_number(1, MOST_IN_BATCH), metavar="GAMES",
                         help=f"games in a task; default: {CLUSTER_BATCH} on a cluster, else one deal")  # fmt: skip


@contextmanager
def workers(options: argparse.Namespace) -> Iterator[Workers]:
    """Open what the flags ask for; what goes wrong there ends the command with a message."""
    try:
        if options.cluster is None:
            with Processes(options.jobs) if options.jobs > 1 else Here() as executor:
                yield Workers(executor, options.batch or 1)
        else:
            with connected(options.cluster) as (executor, number):
                complain(f"{options.cluster} has {counted(number, 'worker')}" + ("" if number else ", waiting for one"))
                yield Workers(executor, options.batch or CLUSTER_BATCH)
    except NoCluster as none:
        raise CommandError(str(none)) from None
    except OtherEngine as other:
        raise CommandError(str(other), FAULT) from None
    except ModuleNotFoundError as missing:
        if missing.name != "raenke":
            raise
        raise CommandError("a worker of the cluster has no raenke installed", FAULT) from None
