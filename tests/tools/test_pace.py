"""How long a player waits for the others: whole games, by the page's own timing (tools/bench/pace.py)."""

from __future__ import annotations

import pytest

from tools.bench.pace import BOUNDS, MAX_HINTS, Steps, Watched, played, watched

GAMES = {("adel", 4): 4}
"""Some kinds of games differ more than others; two are enough of the rest."""

Games = tuple[tuple[str, int], list[tuple[str, Steps]]]


@pytest.fixture(scope="module", params=BOUNDS, ids=str)
def games(request: pytest.FixtureRequest) -> Games:
    """Some games of a kind, and of which kind."""
    game, seats = request.param
    return request.param, [(game, played(game, seats, seed)) for seed in range(GAMES.get(request.param, 2))]


def _keep_bounds(kind: tuple[str, int], times: Watched) -> None:
    median, longest = BOUNDS[kind]
    assert times.median <= median
    assert times.longest <= longest


def test_others_do_not_keep_a_player_waiting(games: Games) -> None:
    """Neither in a first game, with its explanations, nor later; who stops only for what concerns them waits least."""
    kind, records = games
    first, later = watched(records, first=True), watched(records, first=False)
    _keep_bounds(kind, first)
    _keep_bounds(kind, later)
    assert 0 < max(first.hints) <= MAX_HINTS
    assert max(later.hints) == 0
    own = watched(records, first=False, concernsOnly=True)
    assert own.median < later.median
