"""How long a game takes to watch at the normal pace, from the page's own numbers."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final

from raenke.adel import ADEL, page
from raenke.adel.rules.events import redact
from raenke.bots import make
from raenke.record import Record
from tools.setup import env
from tools.setup.process import ROOT
from tools.site.vendor import fill_vendor

ROUND_AT_MOST: Final = 20.0
BETWEEN_AT_MOST: Final = 4.0
FRAMES_MS: Final = 50
"""What each event takes besides, until its frame is drawn."""
DURATIONS: Final = Path(__file__).with_name("durations.mjs")


def durations(events: list[Any]) -> list[float | None]:
    """How many milliseconds the page shows each event, None if the next one does not wait for it."""
    env.ensure_npm()
    fill_vendor(ROOT)
    command = [env.ensure_node().node, DURATIONS]
    done = subprocess.run(command, input=json.dumps(events), capture_output=True, text=True, check=True)
    found: list[float | None] = json.loads(done.stdout)
    return found


def play(players: int, seed: int) -> Iterator[dict[str, Any] | None]:
    """A greedy game as the first seat watches it: each event, and None where this seat decides."""
    rng, mind = Random(seed), make("greedy", ADEL)
    record = Record(ADEL, ADEL.deal(players, rng, 0, {}), dict(enumerate("ABCDEFG"[:players])))
    told: list[Any] = []
    record.state.observer = lambda event: told.append(redact(event, 0))
    record.resolve_chance(rng)
    while not record.state.over:
        if record.state.to_act == 0:
            yield None
        *_, action = mind.think(record.state.view(record.state.to_act), rng)
        record.play(action)
        record.resolve_chance(rng)
        for event in told:
            yield {**page.event(event, 0)}
        told.clear()


@cache
def watched() -> list[tuple[str, float]]:
    """Six games of four: each event's kind and seconds, and "asked" where the first seat decides."""
    events = [event for seed in range(6) for event in play(4, seed)]
    shown = iter(durations([event for event in events if event]))
    return [(event["kind"], seconds(next(shown))) if event else ("asked", 0.0) for event in events]


def seconds(ms: float | None) -> float:
    """What an event adds to the time of watching."""
    return 0.0 if ms is None else (FRAMES_MS + ms) / 1000


def test_a_round_plays_within_the_time_limit() -> None:
    """Four seats at the normal pace: a whole round, and from one own decision to the next on average."""
    rounds, between = [0.0], [0.0]
    for kind, took in watched():
        if kind == "asked":
            between.append(0.0)
        rounds[-1] += took
        between[-1] += took
        if kind == "round-ended":
            rounds.append(0.0)
    assert max(rounds) <= ROUND_AT_MOST
    assert mean(between) <= BETWEEN_AT_MOST
