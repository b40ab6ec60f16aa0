"""A Dask cluster as an executor; needs the extra `raenke[cluster]` (docs/CLUSTER.md)."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, Final

PATIENCE: Final = 10
"""Seconds to find the scheduler."""


class NoCluster(Exception):
    """There is no cluster at an address, or no Dask here."""


@contextmanager
def connected(address: str) -> Iterator[tuple[Executor, int]]:
    """Connect to a scheduler: an executor on its workers, and how many there are now."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster("Dask is not installed here: pip install 'raenke[cluster]'") from None
    try:
        client: Any = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"there is no scheduler at {address}: {str(error) or type(error).__name__}") from None
    with client:
        # Not pure: the same games played for two commands are two pieces of work, each counted by its own.
        executor: Executor = client.get_executor(pure=False)
        yield executor, len(client.scheduler_info()["workers"])
