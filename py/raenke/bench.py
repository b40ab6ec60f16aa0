"""Engine benchmark: decisions, guesses of a search and other calls per second."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from raenke.game import Game, State
from raenke.search import Search

PLAYERS: Final = 4
DEALS: Final = 64

IN_RATIOS: Final = ("public", "playout", "guesses")
"""Rates compared with a reference loop: decisions, and guesses of a search; the others are calls per second."""

EFFORT: Final = 0.25
"""Of the search whose guesses are counted."""


def rates(game: Game, seconds: float) -> dict[str, float]:
    """Decisions, guesses or calls per second, each measured over at least `seconds`; dealing is not timed."""
    rng = Random(1)
    players = PLAYERS if PLAYERS in game.seats else game.seats[0]
    deals = [game.deal(players, rng) for _ in range(DEALS)]
    long = [_decisions(game, deal, n) for n, deal in enumerate(deals)]

    def through_public_loop(n: int) -> int:
        return _decisions(game, deals[n], n)

    def through_playout(n: int) -> int:
        rng = Random(n)
        game.playout(game.initial_state(deals[n], rng), rng)
        return average

    state = _after(game, deals[0], 0, long[0] // 2)  # mid-game, when columns, hands and piles are typical
    view, search = state.view(state.to_act), Search(game, EFFORT)

    def through_search(n: int) -> int:
        *_, analysis = search.analyse(view, rng)
        return sum(arm.visits for arm in analysis.arms.values())

    average = round(sum(long) / len(long))  # stands in for a playout's, which is not counted
    work: dict[str, Callable[[int], object]] = {
        "clone": lambda n: state.clone(),
        "sample": lambda n: view.sample(rng),
        "view": lambda n: state.view(state.to_act),
    }
    return {
        "public": _rate(seconds, through_public_loop),
        "playout": _rate(seconds, through_playout),
        "guesses": _rate(seconds, through_search),
        **{name: _rate(seconds, _once(call)) for name, call in work.items()},
    }


def _once(call: Callable[[int], object]) -> Callable[[int], int]:
    def work(n: int) -> int:
        call(n)
        return 1

    return work


def _rate(seconds: float, work: Callable[[int], int]) -> float:
    """Units of `work` per second; `work` gets the numbers of the deals in turn."""
    done = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds:
        for n in range(DEALS):
            done += work(n)
    return done / passed


def _decisions(game: Game, deal: object, seed: int) -> int:
    """Play one random game through `legal()` and `apply()`; return the number of decisions."""
    rng = Random(seed)
    state = game.initial_state(deal, rng)
    random = rng.random
    decisions = 0
    while not state.over:
        legal = state.legal()
        state.apply(legal[int(random() * len(legal))])
        decisions += 1
    return decisions


def _after(game: Game, deal: object, seed: int, decisions: int) -> State:
    """The first state with a choice after `decisions` decisions of the same random game."""
    rng = Random(seed)
    state = game.initial_state(deal, rng)
    while decisions > 0 or len(state.legal()) < 2:
        legal = state.legal()
        state.apply(legal[int(rng.random() * len(legal))])
        decisions -= 1
    return state


def run(
    game: Game, seconds: float = 0.5, rounds: int = 3, reference: Callable[[float], float] | None = None
) -> dict[str, float]:
    """Median rates over several rounds; with a reference loop also its rate and the ratios such as `public/reference`.

    The reference and the engine are measured alternately, so that both see the same load on the machine.
    """
    taken: list[dict[str, float]] = []
    for _ in range(rounds):
        bare = {"reference": reference(seconds)} if reference else {}
        found = {**bare, **rates(game, seconds)}
        for name in IN_RATIOS if reference else ():
            found[f"{name}/reference"] = found[name] / found["reference"]
        taken.append(found)
    return {name: median(each[name] for each in taken) for name in taken[0]}


def lines(found: dict[str, float]) -> list[str]:
    """Format the result of `run`, one line per rate."""
    return [f"{name:<20} {f'{rate:.3g}' if '/' in name else f'{rate:,.0f}':>12}" for name, rate in found.items()]
