"""How long whole games are to watch at the normal pace: games of bots, timed by the page's own code under Node."""

from __future__ import annotations

import json
import statistics
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from raenke import GAMES, bots, pacing
from raenke.session import HUMAN, Session, collect_events
from tools.bench.limits import Measurement
from tools.setup import env
from tools.setup.process import ROOT, echo
from tools.site.vendor import fill_vendor

MODEL = Path(__file__).with_suffix(".mjs")
VIEWER = 0
LEVEL = "3"
"""It decides at once: what stronger bots think, they mostly think while something is shown."""


Steps = list[dict[str, Any]]
"""A game seen from one seat: the frames of each step, and whether the seat was asked for it."""


@dataclass(frozen=True)
class Watched:
    """Times of some games in seconds."""

    between: list[float]
    """Between the viewer's decisions, where other seats acted in between; awards are not counted."""
    turns: list[float]
    """Of each decision of another seat, with all that follows from it."""
    hints: list[float]
    """Of all hints of a game together."""

    @property
    def median(self) -> float:
        return statistics.median(self.between)

    @property
    def longest(self) -> float:
        return max(self.between)


def played(game: str, seats: int, seed: int) -> Steps:
    """A game of bots, seen from one seat: by step, its frames, and whether that seat was asked for it."""
    rng = Random(seed)
    kinds = [HUMAN if seat == VIEWER else f"bot:{LEVEL}" for seat in range(seats)]
    session = Session.new(game, [{"name": "", "kind": kind} for kind in kinds], None, rng)
    player = bots.make(LEVEL, GAMES[game])
    steps: Steps = []
    shown = 0

    def show(*, asked: bool = False) -> None:
        nonlocal shown
        frames = collect_events(session.record, VIEWER, shown).frames
        steps.append({"asked": asked, "frames": frames})
        shown = len(session.record.tokens)

    show()
    while session.next != "over":
        if session.next == "bot":
            while not session.think():
                pass
            show()
            continue
        forced = session.forced(VIEWER)
        *_, action = [forced] if forced is not None else pacing.think(player, session.record.state, rng)
        session.play(VIEWER, action)
        show(asked=forced is None)
    return steps


def watched(games: Iterable[tuple[str, Steps]], *, first: bool, language: str = "de", **options: Any) -> Watched:
    """The times of games; `first`: each is the first on its device, and has hints."""
    node = env.ensure_npm()
    fill_vendor(ROOT)
    told = [
        {"game": game, "id": str(at), "viewer": VIEWER, "explains": first, "steps": steps, **options}
        for at, (game, steps) in enumerate(games)
    ]
    text = json.dumps({"language": language, "games": told})
    run = subprocess.run([node.node, MODEL], input=text, capture_output=True, text=True, encoding="utf-8", check=True)
    found = json.loads(run.stdout)
    return Watched(
        [ms / 1e3 for one in found for ms in one["between"]],
        [ms / 1e3 for one in found for ms in one["turns"]],
        [one["hints"] / 1e3 for one in found],
    )


BOUNDS: dict[tuple[str, int], tuple[float, float]] = {
    ("adel", 7): (8, 20),
    ("adel", 4): (5, 20),
    ("kabale", 4): (5, 20),
}
"""By game and seats: the most that the time between own decisions may be, at the median and at the longest."""

MAX_HINTS = 20
GAMES_EACH = 6


def measure() -> list[Measurement]:
    """Time first and later games of every kind."""
    found = []
    for (game, seats), (median, longest) in BOUNDS.items():
        games = [(game, played(game, seats, seed)) for seed in range(GAMES_EACH)]
        for first in (True, False):
            which = f"{game}, {seats} seats, {'first' if first else 'later'} games"
            times = watched(games, first=first)
            echo(f"  {which}: {len(times.between)} waits, median {times.median:.1f} s, longest {times.longest:.1f} s")
            found += [
                Measurement(f"between own decisions, {which}, median", times.median, median, "s"),
                Measurement("the same, longest", times.longest, longest, "s"),
            ]
            if first:
                found.append(Measurement("all hints of a first game", max(times.hints), MAX_HINTS, "s"))
    return found
