"""A Dask cluster of a scheduler and two workers on the loopback: the same result as here, also if one is killed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from raenke import GAMES, arena
from raenke.arena import Match
from raenke.cluster import NoCluster, connected
from tests.engine.cli_runner import Command
from tools.setup.process import ROOT

pytestmark = [
    pytest.mark.no_cover,
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # Dask's own sockets
]

GAME = next(iter(GAMES))
PLACES = {**os.environ, "PYTHONPATH": str(ROOT / "py"), "DASK_DISTRIBUTED__ADMIN__TICK__LIMIT": "1h"}
QUIET = ["--host", "127.0.0.1", "--no-dashboard"]


def started(*arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "distributed.cli." + arguments[0], *arguments[1:]]
    return subprocess.Popen(command, env=PLACES, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)


class Cluster:
    """A scheduler and its workers, processes without nannies that would start them again."""

    def __init__(self) -> None:
        self.scheduler = started("dask_scheduler", *QUIET, "--port", "0")
        assert self.scheduler.stderr
        self.address = ""
        for line in self.scheduler.stderr:
            if found := re.search(rb"Scheduler at:\s+(tcp://\S+)", line):
                self.address = found[1].decode()
                break
        self.workers: list[subprocess.Popen[bytes]] = []

    def add_worker(self) -> None:
        self.workers.append(
            started("dask_worker", self.address, *QUIET, "--no-nanny", "--nthreads", "1", "--memory-limit", "0")
        )

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
            assert process.stderr
            process.stderr.close()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A scheduler with two workers."""
    made = Cluster()
    try:
        made.add_worker()
        made.add_worker()
        yield made
    finally:
        made.close()


def test_a_worker_that_is_killed_changes_nothing_and_its_games_are_played_again(cluster: Cluster) -> None:
    match = Match(GAME, ("random", "random", "random"), 300, "3")
    *_, here = arena.play(match._replace(games=30))
    with connected(cluster.address) as (executor, _):
        while len(_workers(executor)) < 2:
            time.sleep(0.1)
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
