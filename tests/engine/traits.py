"""What tells the tempers apart: by game, a few habits, counted over the same decisions for every temper.

`python -m tests.engine.traits` prints them as a table.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from raenke import GAMES
from raenke.adel.policy.tempers import rival as adel_rival
from raenke.adel.rules import actions as do
from raenke.adel.rules import characters as cast
from raenke.bots import make
from raenke.bots.blurred import Blurred
from raenke.game import Game, choose
from raenke.kabale.actions import COLUMN_OF, KIND_OF, SLIP
from raenke.kabale.cards import ALLIES, AREA_SHIFT, DOWN, FACE_UP, POINTS_MASK, SEAT_SHIFT, Acts
from raenke.kabale.tempers import rival as kabale_rival

PLAYERS: Final = 4
LEVEL: Final = "3"


class Habit(NamedTuple):
    """A habit: the temper that is expected to have it more than any other, and what of an action counts for it."""

    temper: str
    words: str
    shows: Callable[[Any, int], float | None]
    """The view and the action: how much it shows the habit, None where it says nothing about it."""


def _picks(*characters: int) -> Callable[[Any, int], float | None]:
    return lambda view, action: float(action in characters) if action < do.ASIDE else None


def _names_the_rival(view: Any, action: int) -> float | None:
    if not do.NAME <= action < do.SWAP:
        return None
    return float(view.odds()[action - do.NAME + 1][adel_rival(view)])


def _takes_gold(view: Any, action: int) -> float | None:
    return (
        float(action == do.GOLD) if {do.GOLD, do.CARDS} <= {*view.legal()} and action in (do.GOLD, do.CARDS) else None
    )


def _placing(count: Callable[[Any, int, int], float]) -> Callable[[Any, int], float | None]:
    return lambda view, action: count(view, KIND_OF[action], COLUMN_OF[action]) if action < SLIP else None


def _below_a_strangers_hidden_card(view: Any, ally: int, column: int) -> float:
    cards = view.columns[column]
    return float(bool(cards) and bool(cards[-1] & DOWN) and (cards[-1] & FACE_UP) >> SEAT_SHIFT != view.seat)


def _where_the_leader_is(view: Any, ally: int, column: int) -> float:
    return float(any((card & FACE_UP) >> SEAT_SHIFT == kabale_rival(view) for card in view.columns[column]))


def _area_it_lacks(view: Any, ally: int, column: int) -> float:
    area = view.turned_up[column] >> AREA_SHIFT
    return float(all(goal >> AREA_SHIFT != area for goal in view.won[view.seat]))


HABITS: Final[dict[str, tuple[Habit, ...]]] = {
    "kabale": (
        Habit("cautious", "stays clear of others' hidden cards",
              _placing(lambda view, ally, column: 1 - _below_a_strangers_hidden_card(view, ally, column))),
        Habit("vengeful", "goes where the leading opponent is", _placing(_where_the_leader_is)),
        Habit("grasping", "points of the goals it goes for",
              _placing(lambda view, ally, column: float(view.turned_up[column] & POINTS_MASK))),
        Habit("builder", "goes for areas it lacks", _placing(_area_it_lacks)),
        Habit("schemer", "plays allies that act when revealed",
              _placing(lambda view, ally, column: float(ALLIES[ally].acts == Acts.REVEALED))),
    ),
    "adel": (
        Habit("cautious", "is the Preacher or the Pardoner", _picks(cast.PREACHER, cast.PARDONER)),
        Habit("vengeful", "is the Warlord or the Diplomat", _picks(cast.WARLORD, cast.DIPLOMAT)),
        Habit("vengeful", "names whom the leader may be", _names_the_rival),
        Habit("grasping", "is the Merchant, the Thief or their like",
              _picks(cast.MERCHANT, cast.ALCHEMIST, cast.THIEF, cast.TAX_COLLECTOR)),
        Habit("grasping", "takes gold rather than cards", _takes_gold),
        Habit("builder", "is the Architect or the Artist", _picks(cast.ARCHITECT, cast.ARTIST)),
        Habit("schemer", "is the King, the Magician or their like",
              _picks(cast.KING, cast.SCHEMER, cast.MAGICIAN, cast.CONJURER)),
    ),
}  # fmt: skip


def measure(game: Game, games: int, level: str = LEVEL) -> dict[str, list[float]]:
    """By temper, "" for none, the mean of each habit over all decisions of some games at this level without tempers."""
    players: dict[str, Any] = {temper: make(f"{level}:{temper}", game) for temper in game.tempers}
    players[""] = host = make(level, game)
    assert isinstance(host, Blurred)
    sums = {temper: [[0.0, 0.0] for _ in HABITS[game.name]] for temper in players}
    for seed in range(games):
        rng = Random(seed)
        state = game.new(PLAYERS, rng, None)
        while not state.over:
            view: Any = state.view(state.to_act)
            if len(view.legal()) > 1:
                values, number = game.action_values(view, rng), rng.getrandbits(32)
                for temper, player in players.items():
                    action = player.decide(values, view, Random(number))  # the same errors for all
                    for habit, total in zip(HABITS[game.name], sums[temper], strict=True):
                        if (shown := habit.shows(view, action)) is not None:
                            total[0] += shown
                            total[1] += 1
            state.apply(choose(host, view, rng))
    return {temper: [shown / max(1, number) for shown, number in totals] for temper, totals in sums.items()}


def main() -> None:
    for name, game in GAMES.items():
        found = measure(game, 12)
        print(f"\n| {name} | habit of | {' | '.join(temper or 'none' for temper in found)} |")
        print("|---" * (len(found) + 2) + "|")
        for at, habit in enumerate(HABITS[name]):
            row = " | ".join(f"{means[at]:.2f}" for means in found.values())
            print(f"| {habit.words} | {habit.temper} | {row} |")


if __name__ == "__main__":
    main()
