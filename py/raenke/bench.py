"""How fast the engine is: decisions through the public loop and through playouts, and what a search pays besides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from raenke.game import Game, State

PLAYERS: Final = 4
DEALS: Final = 64

IN_DECISIONS: Final = ("public", "playout")
"""The rates that count decisions, and so compare with a reference loop; the others count calls."""


def rates(game: Game, seconds: float) -> dict[str, float]:
    """Decisions or calls a second, each taken over at least `seconds`; the dealing is done before any clock runs."""
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

    state = _after(game, deals[0], 0, long[0] // 2)  # columns, hands and piles are as full there as they mostly are
    view = state.view(state.to_act)
    average = round(sum(long) / len(long))  # a playout does not count; random games of the same deals are as long
    work: dict[str, Callable[[int], object]] = {
        "clone": lambda n: state.clone(),
        "sample": lambda n: view.sample(rng),
        "view": lambda n: state.view(state.to_act),
    }
    return {
        "public": _rate(seconds, through_public_loop),
        "playout": _rate(seconds, through_playout),
        **{name: _rate(seconds, _once(call)) for name, call in work.items()},
    }


def _once(call: Callable[[int], object]) -> Callable[[int], int]:
    def work(n: int) -> int:
        call(n)
        return 1

    return work


def _rate(seconds: float, work: Callable[[int], int]) -> float:
    """How much `work` gets done in a second; it is handed the numbers of the deals in turn."""
    done = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds:
        for n in range(DEALS):
            done += work(n)
    return done / passed


def _decisions(game: Game, deal: object, seed: int) -> int:
    """Plays one random game through `legal()` and `apply()`; answers how many decisions it took."""
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
    """The state after so many decisions of that game."""
    rng = Random(seed)
    state = game.initial_state(deal, rng)
    for _ in range(decisions):
        legal = state.legal()
        state.apply(legal[int(rng.random() * len(legal))])
    return state


def run(
    game: Game, seconds: float = 0.5, rounds: int = 3, reference: Callable[[float], float] | None = None
) -> dict[str, float]:
    """The medians of some rounds; with a reference loop also its own rate, and the ratios `public/reference` and so on.

    The reference is measured in turns with the engine, so that both meet the same moods of the machine.
    """
    taken: list[dict[str, float]] = []
    for _ in range(rounds):
        bare = {"reference": reference(seconds)} if reference else {}
        found = {**bare, **rates(game, seconds)}
        for name in IN_DECISIONS if reference else ():
            found[f"{name}/reference"] = found[name] / found["reference"]
        taken.append(found)
    return {name: median(each[name] for each in taken) for name in taken[0]}


def lines(found: dict[str, float]) -> list[str]:
    """What `run` found, one line a rate."""
    return [f"{name:<20} {f'{rate:.3f}' if '/' in name else f'{rate:,.0f}':>12}" for name, rate in found.items()]
