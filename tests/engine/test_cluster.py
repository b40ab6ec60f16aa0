"""A Dask cluster of a scheduler and two workers on the loopback: the same result as here, also if one is killed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from raenke import GAMES, arena
from raenke.arena import Match
from raenke.cluster import NoCluster, connected
from tests.engine.cli_runner import Command
from tools.setup.process import ROOT

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")  # Dask's own sockets

GAME = next(iter(GAMES))
PLACES = {**os.environ, "PYTHONPATH": str(ROOT / "py"), "DASK_DISTRIBUTED__ADMIN__TICK__LIMIT": "1h"}
QUIET = ["--host", "127.0.0.1", "--no-dashboard"]


STARTING = 120.0
"""Seconds after which a cluster that is not up is taken to be broken."""


class Cluster:
    """A scheduler and its workers, processes without nannies that would start them again; what they say is in files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        self.address = ""

    def start(self) -> None:
        """Start the scheduler, and two workers once its address is known."""
        self._started("dask_scheduler", "--port", "0")
        self.wait(self._finds_address)
        self.workers = [
            self._started("dask_worker", self.address, "--no-nanny", "--nthreads", "1", "--memory-limit", "0")
            for _ in range(2)
        ]

    def _started(self, command: str, *arguments: str) -> subprocess.Popen[bytes]:
        with self._log(len(self.processes)).open("wb") as log:
            whole = [sys.executable, "-m", f"distributed.cli.{command}", *arguments, *QUIET]
            process = subprocess.Popen(whole, env=PLACES, stderr=log, stdout=subprocess.DEVNULL)
        self.processes.append(process)
        return process

    def _log(self, number: int) -> Path:
        return self.folder / f"{number}.log"

    def _finds_address(self) -> bool:
        found = re.search(r"Scheduler at:\s+(tcp://\S+)", self._log(0).read_text(encoding="utf-8"))
        self.address = found[1] if found else ""
        return bool(found)

    def wait(self, true: Callable[[], bool]) -> None:
        """Wait until something is so; fail with what the processes said if one ends or it takes too long."""
        ends = time.monotonic() + STARTING
        while not true():
            ended = [process.args for process in self.processes if process.poll() is not None]
            if ended or time.monotonic() > ends:
                said = [path.read_text(encoding="utf-8")[-2000:] for path in sorted(self.folder.glob("*.log"))]
                raise AssertionError("\n".join([f"ended: {ended}", *said]))
            time.sleep(0.1)

    def close(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A scheduler with two workers."""
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        made.start()
        yield made
    finally:
        made.close()


def test_a_worker_that_is_killed_changes_nothing_and_its_games_are_played_again(cluster: Cluster) -> None:
    match = Match(GAME, ("random", "random", "random"), 300, "3")
    *_, here = arena.play(match._replace(games=30))
    with connected(cluster.address) as (executor, _):
        cluster.wait(lambda: len(_workers(executor)) == 2)
        seen = []
        for tally in arena.play(match, executor, batch=6):
            seen.append(tally.played)
            if len(seen) == 4:
                cluster.workers[0].send_signal(signal.SIGKILL)
    assert cluster.workers[0].wait() == -signal.SIGKILL
    assert seen == [6 * number for number in range(1, 51)]  # every batch once
    together = tally.standings()
    assert sum(row.wins for row in together) == pytest.approx(300)
    assert first_games(tally, 30) == here.standings()


def _workers(executor: object) -> list[str]:
    return list(executor._client.scheduler_info()["workers"])  # type: ignore[attr-defined]


def first_games(tally: arena.Tally, games: int) -> list[arena.Standing]:
    first = arena.Tally(tally.match)
    first._outcomes = {deal: tally._outcomes[deal] for deal in range(games // len(tally.match.bots))}
    return first.standings()


def test_the_command_plays_there_bots_from_files_too(cluster: Cluster, raenke: Command, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def choose(view, rng):\n    return rng.choice(view.legal())\n", encoding="utf-8")
    asked = f"arena {GAME} --bots file:{mine},random --games 8 --seed 2 --json".split()
    result = tmp_path / "result.json"
    there = raenke(*asked, "--cluster", cluster.address, "--batch", "4", "--out", str(result))
    assert there.status == 0, there.err
    assert there.out == raenke(*asked).out
    assert re.search(r"has \d workers?", there.err)
    assert json.loads(result.read_text(encoding="utf-8"))["complete"]


def test_training_there_ends_with_the_same_weights(cluster: Cluster, raenke: Command, tmp_path: Path) -> None:
    asked = f"train {GAME} --bot random --games 20 --matches 0 --seed 5 --out".split()
    assert raenke(*asked, str(tmp_path / "there"), "--cluster", cluster.address).status == 0
    assert raenke(*asked, str(tmp_path / "here"), "--jobs", "1").status == 0
    there, here = ((tmp_path / where / "learned.py").read_text(encoding="utf-8") for where in ("there", "here"))
    assert there == here


def test_no_scheduler_is_one_clear_line(raenke: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("raenke.cluster.PATIENCE", 0.5)
    said = raenke.fails(*f"arena {GAME} --bots random,random --cluster tcp://127.0.0.1:9".split())
    assert "no scheduler at tcp://127.0.0.1:9" in said


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"raenke\[cluster\]"), connected("tcp://127.0.0.1:9"):
        pass
